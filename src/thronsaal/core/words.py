"""Values that wait for a language: what events, prompts and reasons are made of.

A `Word` names a message of a game's Fluent file and carries its arguments; a `Who` is a seat that becomes a player's
name. Rules speak in these; only `core.text` turns them into German or English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Seat: TypeAlias = int
Move: TypeAlias = int
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

SEAT_LETTERS = "ABCDEFGHIJ"


def seat_letter(seat: Seat) -> str:
    """The short public name of a seat: 0 is A."""
    return SEAT_LETTERS[seat]


@dataclass(frozen=True, slots=True)
class Who:
    """A seat, to be said as the name of whoever sits there."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Word:
    """A message key with its arguments, to be said in the reader's language."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


Value: TypeAlias = "int | str | Who | Word | tuple[Value, ...]"


def places_in(value: Value) -> Iterator[str]:
    """What a value points at on the board: a Word that names a place says in `at` which one, as the board calls it."""
    if isinstance(value, tuple):
        for each in value:
            yield from places_in(each)
    elif isinstance(value, Word):
        at = value.values.get("at")
        if isinstance(at, str):
            yield at
        else:
            for each in value.values.values():
                yield from places_in(each)


def plain(value: Value) -> Json:
    """The value as JSON: `Who` and `Word` become small objects that name themselves."""
    match value:
        case Who(seat):
            return {"who": seat}
        case Word(key, values):
            return {"word": key, **{name: plain(each) for name, each in values.items()}}
        case tuple():
            return [plain(each) for each in value]
        case _:
            return value


def either(things: Sequence[object]) -> Word | str:
    """Several things of which one is meant: "3, 4 or 5"."""
    *first, last = map(str, things)
    return Word("list-or", {"first": ", ".join(first), "last": last}) if first else last
