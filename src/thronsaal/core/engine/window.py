"""Who may act when: each seat once, or round and round until all have passed in a row.

Being asked must tell nothing, and not being asked neither. So `could` answers by public facts alone: a seat that might
hold a fitting card is asked even when it does not. What remains to it then is to pass, and that is a move like any.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Self

from thronsaal.core.engine.frame import Question, S
from thronsaal.core.words import Move, Seat

PASS: Move = 0
"""To pass is the same move in every game with windows."""


class Window(Question[S]):
    """A time to act. Whoever acts puts frames on top of it; when they are done, it goes on."""

    __slots__ = ()

    @abstractmethod
    def could(self, s: S, seat: Seat) -> bool:
        """Whether public facts leave open that this seat could act now."""

    def shut(self, s: S) -> None:
        """Nobody acts any more."""
        s.stack.pop()


class Once(Window[S]):
    """Places are asked one after another, each once; `place` counts through them."""

    __slots__ = ()

    place: int

    @abstractmethod
    def places(self, s: S) -> int:
        """How many places there are."""

    @abstractmethod
    def moved(self, place: int) -> Self:
        """The same window at another place."""

    def run(self, s: S) -> bool:
        for place in range(self.place, self.places(s)):
            if self.could_at(s, place):
                if place != self.place:
                    s.stack[-1] = self.moved(place)
                return True
        self.shut(s)
        return False

    def could_at(self, s: S, place: int) -> bool:
        """Whether public facts leave open that the seat at a place could act now."""
        at = self if place == self.place else self.moved(place)
        return at.could(s, at.actors(s)[0])

    def next(self, s: S) -> None:
        """The next place is asked once everything on top is done. Call it before putting anything there."""
        s.stack[-1] = self.moved(self.place + 1)


class Rounds(Window[S]):
    """Seats are asked clockwise from `at` on, one act each, until all have passed in a row."""

    __slots__ = ()

    at: Seat
    passed: int

    @abstractmethod
    def moved(self, at: Seat, passed: int) -> Self:
        """The same window when another seat is asked."""

    def run(self, s: S) -> bool:
        at, passed, seats = self.at, self.passed, s.seats_count
        while passed < seats:
            if self.could(s, at):
                if at != self.at:
                    s.stack[-1] = self.moved(at, passed)
                return True
            at, passed = (at + 1) % seats, passed + 1
        self.shut(s)
        return False

    def actors(self, s: S) -> tuple[Seat, ...]:
        return (self.at,)

    def passes(self, s: S) -> None:
        """The seat that was asked does nothing."""
        s.stack[-1] = self.moved((self.at + 1) % s.seats_count, self.passed + 1)

    def acts(self, s: S) -> None:
        """The seat that was asked acts, so everybody is asked again. Call it before putting anything on top."""
        s.stack[-1] = self.moved((self.at + 1) % s.seats_count, 0)
