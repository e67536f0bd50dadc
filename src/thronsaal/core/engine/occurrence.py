"""Things about to happen, as data, so that they can be saved from, cancelled, replaced and answered.

The six steps of a window, as the most thorough card games have them: something is begun (1), those who can may save or
cancel (2), it happens (3), passive abilities follow (4), responses go round until all have passed (5), and what was on
its way out really leaves (6). `Impending` is steps 2 and 3 of one thing, `Aftermath` steps 4 to 6 of all that has
happened since the last one. A framework window pushes several impending things and one aftermath; an ability that
answers puts its own impending things on top. A game in which nobody answers needs none of this.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, Self, TypeVar

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.engine.lasting import Enduring
from thronsaal.core.engine.window import PASS, Rounds
from thronsaal.core.words import Move, Seat

P = TypeVar("P", bound="Stage")


class Occurrence(Generic[P]):
    """Something about to happen, or that has happened: a record, equal to another only if it is the same thing."""

    __slots__ = ()

    def is_due(self, s: P) -> bool:
        """Whether it still can happen: what it is about may be gone by now."""
        return True

    def instead(self, s: P) -> bool:
        """Do something else in its place, if a text says so; True when that was done."""
        return False

    @abstractmethod
    def happen(self, s: P) -> None:
        """Make it a fact."""


class Stage(Enduring):
    """A position in which things are answered. The game says who could answer what; the order is kept here."""

    impending: ClassVar[type[Impending]]
    """The game's window for saves and cancels: the rule behind it, and how it asks."""
    ordering: ClassVar[type[NextPassive]]
    """The game's question which passive comes first."""

    happened: tuple[Occurrence[Any], ...] = ()
    """All that has happened in this window and may still be answered."""
    followed: int = 0
    """How many of them have set off their passives."""
    waiting: tuple[Any, ...] = ()
    """Passives set off and not yet carried out, as the game names them."""
    answered: tuple[tuple[int, int], ...] = ()
    """An ability answers one thing once: its number and the place of what it answered in `happened`."""
    moribund: int = 0
    """Cards on their way out, as bits: still there, already gone for answers."""

    # What the game says.

    @abstractmethod
    def could_interrupt(self, seat: Seat, coming: tuple[Occurrence[Any], ...]) -> bool:
        """Whether public facts leave open that this seat saves from or cancels something."""

    @abstractmethod
    def interrupts(self, seat: Seat, coming: tuple[Occurrence[Any], ...]) -> list[Move]:
        """The saves and cancels this seat has, ascending."""

    @abstractmethod
    def could_respond(self, seat: Seat) -> bool:
        """Whether public facts leave open that this seat responds to something that happened."""

    @abstractmethod
    def responses(self, seat: Seat) -> list[Move]:
        """The responses this seat has, ascending."""

    @abstractmethod
    def use(self, seat: Seat, move: Move) -> None:
        """Begin an interrupt or a response: pay and put on the stack what it does."""

    @abstractmethod
    def set_off(self, by: Occurrence[Any], place: int) -> Sequence[Any]:
        """The passives that something which happened sets off, in no order."""

    @abstractmethod
    def follow(self, passive: Any) -> None:
        """Carry out a passive: put on the stack what it does."""

    @abstractmethod
    def orderer(self) -> Seat:
        """Who orders passives that come at the same time."""

    @abstractmethod
    def order_moves(self) -> list[Move]:
        """A move for each waiting passive, in their order."""

    @abstractmethod
    def leave(self) -> None:
        """What is moribund really leaves."""

    # What it gets.

    def occur(self, *coming: Occurrence[Any], first: Seat, source: int = -1) -> None:
        """These things are about to happen together: unless somebody saves or cancels, they do."""
        self.stack.append(self.impending(first, 0, coming, source))

    def amend(self, occurrence: Occurrence[Any], *instead: Occurrence[Any]) -> bool:
        """Replace something that is about to happen; by nothing: it is saved from. False when it is not about to."""
        for at in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[at]
            if isinstance(frame, Impending) and occurrence in frame.coming:
                place = frame.coming.index(occurrence)
                coming = (*frame.coming[:place], *instead, *frame.coming[place + 1 :])
                self.stack[at] = replace(frame, coming=coming)
                return True
        return False

    def cancel(self, source: int) -> bool:
        """Nothing of what this source was about to do happens."""
        for at in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[at]
            if isinstance(frame, Impending) and frame.source == source and frame.coming:
                self.stack[at] = replace(frame, coming=())
                return True
        return False


@record
class Impending(Rounds[Stage]):
    """Steps 2 and 3: those who can may save or cancel; then what is left happens."""

    at: Seat
    passed: int
    coming: tuple[Occurrence[Any], ...]
    source: int

    def moved(self, at: Seat, passed: int) -> Self:
        return type(self)(at, passed, self.coming, self.source)

    def could(self, s: Stage, seat: Seat) -> bool:
        return bool(self.coming) and s.could_interrupt(seat, self.coming)

    def shut(self, s: Stage) -> None:
        s.stack[-1] = Happening(self.coming, 0)

    def legal(self, s: Stage, seat: Seat) -> list[Move]:
        return [PASS, *s.interrupts(seat, self.coming)]

    def answer(self, s: Stage, seat: Seat, move: Move) -> None:
        _answer(self, s, seat, move)


@record
class Happening(Frame[Stage]):
    """Step 3: one thing after another becomes a fact; what one of them puts on the stack is done before the next."""

    coming: tuple[Occurrence[Any], ...]
    place: int

    def run(self, s: Stage) -> bool:
        here = len(s.stack)
        for place in range(self.place, len(self.coming)):
            each = self.coming[place]
            if each.is_due(s) and not each.instead(s):
                s.happened += (each,)
                each.happen(s)
                if len(s.stack) > here:
                    s.stack[here - 1] = Happening(self.coming, place + 1)
                    return False
        s.stack.pop()
        return False


@record
class Aftermath(Rounds[Stage]):
    """Steps 4 to 6: passives until none is left, responses until all have passed in a row, and the end."""

    at: Seat
    passed: int

    def moved(self, at: Seat, passed: int) -> Self:
        return type(self)(at, passed)

    def run(self, s: Stage) -> bool:
        for place in range(s.followed, len(s.happened)):
            s.waiting += tuple(s.set_off(s.happened[place], place))
        s.followed = len(s.happened)
        if s.waiting:
            s.stack.append(s.ordering(s.orderer()))
            return False
        return Rounds.run(self, s)

    def could(self, s: Stage, seat: Seat) -> bool:
        return bool(s.happened) and s.could_respond(seat)

    def shut(self, s: Stage) -> None:
        s.stack.pop()
        s.leave()
        s.happened, s.followed, s.answered, s.moribund = (), 0, (), 0

    def legal(self, s: Stage, seat: Seat) -> list[Move]:
        return [PASS, *s.responses(seat)]

    def answer(self, s: Stage, seat: Seat, move: Move) -> None:
        _answer(self, s, seat, move)


def _answer(window: Rounds[Stage], s: Stage, seat: Seat, move: Move) -> None:
    if move == PASS:
        window.passes(s)
    else:
        window.acts(s)
        s.use(seat, move)


@record
class NextPassive(SeatQuestion[Stage]):
    """Which of several passives comes first; a single one comes by itself."""

    seat: Seat

    def run(self, s: Stage) -> bool:
        if len(s.waiting) > 1:
            return True
        self._take(s, 0)
        return False

    def _take(self, s: Stage, place: int) -> None:
        s.stack.pop()
        passive = s.waiting[place]
        s.waiting = (*s.waiting[:place], *s.waiting[place + 1 :])
        s.follow(passive)

    def legal(self, s: Stage, seat: Seat) -> list[Move]:
        return sorted(s.order_moves())

    def answer(self, s: Stage, seat: Seat, move: Move) -> None:
        self._take(s, s.order_moves().index(move))
