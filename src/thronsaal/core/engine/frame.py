"""What may lie on the stack: typed records that work by themselves, and questions that wait for a seat.

A frame is data with a method: never a closure, always picklable and packable, and never changed once it lies on the
stack; what goes on replaces it by another. Bots and views ask `isinstance`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast, dataclass_transform

from thronsaal.core.pause import Pause
from thronsaal.core.reason import Reason
from thronsaal.core.words import Json, Move, Seat, Word

if TYPE_CHECKING:
    from thronsaal.core.engine.position import Position

S = TypeVar("S", bound="Position")
C = TypeVar("C", bound=type)


@dataclass_transform()
def record(kind: C) -> C:
    """Make a class a record with slots. Not frozen, because that makes it four times as slow; still never changed."""
    return cast("C", dataclass(slots=True)(kind))


class Frame(ABC, Generic[S]):
    """A step: it does its work and takes itself off the stack."""

    __slots__ = ()

    kind: ClassVar[str]
    """The name of the frame, for views: `ChooseTarget` is `choose-target`."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    @abstractmethod
    def run(self, s: S) -> bool:
        """Do what is due; True when a seat must answer first."""

    def plain(self) -> list[Json]:
        """The frame as JSON: its kind and what it holds."""
        return [self.kind, *(_plain(getattr(self, field.name)) for field in fields(cast("Any", self)))]


def _plain(value: object) -> Json:
    if isinstance(value, Enum):
        return _plain(value.value)
    return value if isinstance(value, int | str | None) else repr(value)


class Question(Frame[S]):
    """A frame that waits for an answer, and takes itself off the stack when it has got it."""

    __slots__ = ()

    rule: ClassVar[str]
    """The rule behind the question."""

    def run(self, s: S) -> bool:
        """Most questions just wait."""
        return True

    @abstractmethod
    def actors(self, s: S) -> tuple[Seat, ...]:
        """Who is asked. This must tell nothing that is not public."""

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> list[Move]:
        """The answers worth listing, ascending."""

    @abstractmethod
    def answer(self, s: S, seat: Seat, move: Move) -> None:
        """Carry out a legal answer."""

    @abstractmethod
    def prompt(self, s: S, seat: Seat) -> Word:
        """What the seat is asked."""

    def pause(self, s: S, seat: Seat) -> Pause | None:
        """What kind of window this is, if it only waits whether the seat acts. It must tell nothing that is hidden."""
        return None

    def allows(self, s: S, seat: Seat, move: Move) -> bool:
        """Whether the answer is possible; more may be than are listed."""
        return move in s.listing(seat)

    def refuse(self, s: S, seat: Seat, move: Move) -> Reason | None:
        """Why an answer of a sort that is wanted is not possible; None: nothing more to say than that it is not."""
        return None

    def explains(self, move: Move) -> bool:
        """Whether `refuse` has something to say about a sort of answer that is not listed at all."""
        return False

    def because(self, s: S, move: Move) -> str:
        """The rule behind an answer."""
        return self.rule


class SeatQuestion(Question[S]):
    """A question to one seat, which the frame names as `seat`."""

    __slots__ = ()

    seat: Seat

    def actors(self, s: S) -> tuple[Seat, ...]:
        return (self.seat,)


def kinds_of_questions(package: str) -> tuple[str, ...]:
    """All that a seat can be asked in a game, by name: the questions that the modules of its folder declare."""

    def below(kind: Any) -> Iterator[Any]:
        for each in kind.__subclasses__():
            yield each
            yield from below(each)

    return tuple(sorted({each.kind for each in below(Question) if each.__module__.startswith(f"{package}.")}))
