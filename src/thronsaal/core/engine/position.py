"""A position declared once: names, types, starting values. Slots, copies and bytes are made from that.

    class Position(engine.Position):
        cards: CardSet                                  # given when it is made; shared by copies
        turn: int = 0                                   # a plain value: shared by copies
        hand: list[tuple[int, ...]] = each_seat(())     # a flat list: copied by slice
        power: list[int] = row(25, 0)
        seat_of: list[int] = derived(row(5, -1))        # follows from the rest: not packed
        crypt: list[int] = rare("crypt", each_seat(0))  # packed only where there is anything in it
        glanced: int = aside(0)                         # neither copied nor packed

What is declared is all there is: a field that was forgotten cannot exist. Lists are flat, their items are never changed
in place; everything else is immutable.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self, TypeVar, cast

from thronsaal.core.chance import Chance
from thronsaal.core.engine.frame import Frame
from thronsaal.core.game import Event
from thronsaal.core.words import Move, Seat, Value, Who

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Field:
    """How a field starts, and how its value is copied and packed: expressions with {} for the value."""

    start: Callable[[int], Any] | None
    """From the number of seats; None: given when the position is made."""
    copied: str = "{}"
    packed: str = "{}"


def each_seat(value: T) -> list[T]:
    """A list with an entry for each seat."""
    return cast("list[T]", Field(lambda seats: [value] * seats, "{}[:]"))


def each_pair(value: T) -> list[T]:
    """A list with an entry for each seat (row) and each other (column)."""
    return cast("list[T]", Field(lambda seats: [value] * (seats * seats), "{}[:]"))


def row(count: int, value: T) -> list[T]:
    """A list of so many entries."""
    return cast("list[T]", Field(lambda seats: [value] * count, "{}[:]"))


def tally() -> Any:
    """A dictionary, empty at the start: never changed, only replaced."""
    return Field(lambda seats: {}, packed="sorted({}.items())")


def octets(count: int) -> bytearray:
    """So many numbers from 0 to 255, all 0: where a row is long, its copy costs a fifth of a list's."""
    return cast("bytearray", Field(lambda seats: bytearray(count), "{}[:]"))


def derived(declared: T) -> T:
    """A field that follows from the others: copied, not packed."""
    return cast("T", replace(_as_field(declared), packed=""))


def aside(value: T) -> T:
    """A field that is no part of the position: a copy starts with this value again."""
    return cast("T", Field(lambda seats: value, "", ""))


def rare(name: str, declared: T) -> T:
    """A field that most matches never use, a list or a dictionary: packed, by its name, only where something is in it.

    So the bytes of a position in which it is empty are what they were before there was such a field.
    """
    field = _as_field(declared)
    is_used = "any({0})" if field.packed == "{}" else "{0}"
    packed = field.packed.replace("{}", "{0}")
    return cast("T", replace(field, packed=f"*((({name!r}, {packed}),) if {is_used} else ())"))


def _as_field(value: object) -> Field:
    return value if isinstance(value, Field) else Field(lambda seats: value)


class Declared(ABCMeta):
    """Makes slots, `copy` and `pack` of what a class body declares."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any) -> Declared:
        """Build the class; starting values leave the body, since slots take their place."""
        declared: dict[str, Field] = {}
        for each, kind in body.get("__annotations__", {}).items():
            if not str(kind).startswith("ClassVar"):
                declared[each] = _as_field(body.pop(each)) if each in body else Field(None, packed="mark({})")
        body["__slots__"] = tuple(declared)
        made = super().__new__(cls, name, bases, body, **more)
        fields: dict[str, Field] = {}
        for base in reversed(made.__mro__[1:]):
            fields |= vars(base).get("declared", {})
        fields |= declared
        _refuse_shadows(made, fields)
        if not declared and "copy" in dir(made):
            return made
        built: Any = made
        built.declared = fields
        built.copy, built.pack = _copying(fields), _packing(fields)
        return made


def _refuse_shadows(made: type, fields: Mapping[str, Field]) -> None:
    """A field must not hide what another class calls by the same name."""
    for base in made.__mro__:
        for name in fields.keys() & (vars(base).keys() - vars(base).get("__slots__", ())):
            raise TypeError(f"{made.__name__} has a field {name!r}, which means something else in {base.__name__}")


def _copying(fields: Mapping[str, Field]) -> Any:
    """A method that copies field by field, without looking anything up."""
    lines = ["def copy(self):", "    twin = new(type(self))"]
    aside: dict[str, Any] = {}
    for name, field in fields.items():
        if field.copied:
            lines.append(f"    twin.{name} = {field.copied.format(f'self.{name}')}")
        else:
            assert field.start is not None
            value = field.start(0)
            if value is not None:
                aside[f"_{name}"] = value
            lines.append(f"    twin.{name} = {'None' if value is None else f'_{name}'}")
    return _compiled([*lines, "    return twin"], {"new": object.__new__, **aside})


def _packing(fields: Mapping[str, Field]) -> Any:
    """A method that writes all fields that tell positions apart, the same on every machine."""
    parts = [field.packed.format(f"self.{name}") for name, field in fields.items() if field.packed]
    return _compiled(["def pack(self):", f"    return repr(({', '.join(parts)},)).encode()"], {"mark": _mark})


def _mark(given: Any) -> Any:
    """What was given, by its fingerprint if it has one."""
    return getattr(given, "fingerprint", given)


def _compiled(lines: list[str], known: dict[str, Any]) -> Any:
    space = dict(known)
    exec("\n".join(lines), space)  # from our own declarations alone, as dataclasses do
    return space[lines[0].removeprefix("def ").partition("(")[0]]


_CHANCE = Field(lambda seats: Chance(0), "{}.copy()", "list(map(int, {}.words))")


class Position(metaclass=Declared):
    """What every position of an engine game has."""

    declared: ClassVar[Mapping[str, Field]]
    """All fields, by name."""

    seats_count: int
    chance: Chance = cast("Chance", _CHANCE)
    stack: list[Frame[Any]] = cast("list[Frame[Any]]", Field(lambda seats: [], "{}[:]"))
    """What is still to be done, the top last. Frames are never changed, only replaced."""
    ended: str = ""
    """Why the game ended, or empty."""
    log: list[Event] | None = aside(None)
    """Where events go while a move is made; None: nobody reads them."""
    listed: tuple[Seat, list[Move]] | None = aside(None)
    """The legal moves of the seat that was last asked for them, until something changes.

    A frame may leave a list here when it begins to wait for an answer, and looks at none while it works."""

    def __init__(self, seats: int, seed: int, **given: Any) -> None:
        for name, field in type(self).declared.items():
            if field.start is not None:
                setattr(self, name, field.start(seats))
        self.seats_count = seats
        self.chance = Chance(seed)
        for name, value in given.items():
            setattr(self, name, value)

    def copy(self) -> Self:
        """An equal and independent position."""
        raise NotImplementedError  # made by Declared

    def pack(self) -> bytes:
        """Everything as bytes, the same on every machine."""
        raise NotImplementedError  # made by Declared

    def listing(self, seat: Seat) -> list[Move]:
        """What this seat, which is asked, may answer: listed once for each position."""
        listed = self.listed
        if listed is not None and listed[0] == seat:
            return listed[1]
        moves: list[Move] = self.stack[-1].legal(self, seat)  # type: ignore[attr-defined]
        self.listed = (seat, moves)
        return moves

    def push(self, *frames: Frame[Any]) -> None:
        """Put frames on the stack so that the first is done first."""
        self.stack.extend(reversed(frames))

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats, from this one on."""
        return [*range(first, self.seats_count), *range(first)]

    # Telling what happens.

    def said(self, name: str, value: Any) -> Value:
        """A value of an event, to be said: numbers become seats, cards and the like by their name."""
        return Who(value) if name in ("seat", "other") and isinstance(value, int) else value

    def tell(self, kind: str, rule: str, news: bool = False, **values: Any) -> None:
        """Put an event in the log, if anybody reads it."""
        if self.log is not None:
            self.log.append(Event(kind, rule, self._all_said(values), news=news))

    def whisper(self, kind: str, rule: str, to: tuple[Seat, ...], secret: Mapping[str, Any], **values: Any) -> None:
        """Put an event in the log of which some seats see more: what they did not know before is news."""
        if self.log is not None:
            self.log.append(Event(kind, rule, self._all_said(values), self._all_said(secret), to, news=True))

    def confide(self, kind: str, rule: str, seat: Seat, secret: Mapping[str, Any], **values: Any) -> None:
        """Put a seat's own secret choice in the log: nobody has learned anything."""
        if self.log is not None:
            told = self._all_said({"seat": Who(seat), **values})
            self.log.append(Event(kind, rule, told, self._all_said(secret), (seat,)))

    def _all_said(self, values: Mapping[str, Any]) -> dict[str, Value]:
        return {name: self.said(name, value) for name, value in values.items()}
