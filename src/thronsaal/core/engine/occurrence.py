"""Things about to happen, as data, so that they can be saved from, cancelled, replaced and answered.

The six steps of a window, as the most thorough card games have them: something is begun (1), those who can may save or
cancel (2), it happens (3), passive abilities follow (4), responses go round until all have passed (5), and what was on
its way out really leaves (6). `open_window` begins one, `occur` is steps 2 and 3 of one thing, `Aftermath` steps 4 to 6
of all that has happened in the window. An action opens a window and occurs in it; a framework window has several things
occur; an ability that answers has its own things occur on top. Windows nest: what happens in an inner one is answered
there and nowhere else. A game in which nobody answers needs none of this.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, Self, TypeVar

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.engine.lasting import NOWHERE, Enduring
from thronsaal.core.engine.window import PASS, Rounds
from thronsaal.core.words import Move, Seat

P = TypeVar("P", bound="Stage")


class Occurrence(ABC, Generic[P]):
    """Something about to happen, or that has happened: a frozen record. Everybody sees it, so it names no hidden card.

    Two things that are about to happen at the same time are equal only if it does not matter which of them is meant.
    """

    __slots__ = ()

    def is_due(self, s: P) -> bool:
        """Whether it can happen now: what it is about may be gone, or may not be there yet.

        Asked when its turn has come, so the second part of "do this, then that" is due once the first has happened.
        """
        return True

    def instead(self, s: P) -> bool:
        """Do something else in its place, if a text says so; True when that was done and this does not happen."""
        return False

    @abstractmethod
    def happen(self, s: P) -> None:
        """Make it a fact."""


Window = tuple[tuple[Occurrence[Any], ...], int, tuple[tuple[int, int], ...], int]
"""What a window keeps while another one is open in it: happened, followed, answered, moribund."""
NO_WINDOW: Window = ((), 0, (), 0)


class Stage(Enduring):
    """A position in which things are answered. The game says who could answer what; the order is kept here."""

    impending: ClassVar[type[Impending]]
    """The game's question for saves and cancels: the rule behind it, and how it asks."""
    aftermath: ClassVar[type[Aftermath]]
    """The game's question for responses."""
    ordering: ClassVar[type[NextPassive]]
    """The game's question which passive comes first."""

    happened: tuple[Occurrence[Any], ...] = ()
    """All that has happened in this window and may still be answered."""
    followed: int = 0
    """How many of them have set off their passives."""
    answered: tuple[tuple[int, int], ...] = ()
    """An ability answers one thing once: its number and the place of what it answered in `happened`."""
    moribund: int = 0
    """Cards on their way out, as bits: still there, already gone for answers."""

    # What the game says.

    @abstractmethod
    def could_interrupt(self, seat: Seat, window: Impending) -> bool:
        """Whether public facts leave open that this seat saves from or cancels something."""

    @abstractmethod
    def interrupts(self, seat: Seat, window: Impending) -> list[Move]:
        """The saves and cancels this seat has, ascending."""

    @abstractmethod
    def could_respond(self, seat: Seat) -> bool:
        """Whether public facts leave open that this seat responds to something that happened."""

    @abstractmethod
    def responses(self, seat: Seat) -> list[Move]:
        """The responses this seat has, ascending."""

    @abstractmethod
    def use(self, seat: Seat, move: Move) -> None:
        """Begin an interrupt or a response: note what it answers, pay, and put on the stack what it does."""

    @abstractmethod
    def set_off(self, by: Occurrence[Any], place: int) -> Sequence[Any]:
        """The passives that something which happened sets off, as the game names them, in no order."""

    @abstractmethod
    def follow(self, passive: Any) -> None:
        """Carry out a passive: put on the stack what it does."""

    @abstractmethod
    def orderer(self) -> Seat:
        """Who orders passives that come at the same time."""

    @abstractmethod
    def order_move(self, passive: Any) -> Move:
        """The move that lets this passive come next. Where two have the same, it does not matter which comes."""

    def rank(self, passive: Any) -> int:
        """Passives of a lower rank come first, whatever the orderer would like."""
        return 0

    @abstractmethod
    def leave(self, cards: int) -> None:
        """These cards, which are moribund, really leave; called at the end of every window, also when none do."""

    # What it gets.

    def open_window(self, first: Seat, responses: bool = True) -> None:
        """Begin a window; put what happens in it on top. `first` is the first to respond, if anybody may."""
        outside = (self.happened, self.followed, self.answered, self.moribund)
        self.stack.append(self.aftermath(first, 0, responses, outside))
        self.happened, self.followed, self.answered = (), 0, ()

    def call_off(self) -> None:
        """End this window at once: nothing more of it happens and nobody answers."""
        while not isinstance(window := self.stack[-1], Aftermath):
            self.stack.pop()
        window.shut(self)

    def occur(self, *coming: Occurrence[Any], first: Seat, source: int = NOWHERE) -> None:
        """These things are about to happen together: unless somebody saves or cancels, they do."""
        self.stack.append(self.impending(first, 0, coming, source))

    def befall(self, *facts: Occurrence[Any]) -> None:
        """These things happen at once and can only be answered afterwards: costs, and what rules do by themselves."""
        for each in facts:
            if each.is_due(self) and not each.instead(self):
                self.happened += (each,)
                each.happen(self)

    def amend(self, occurrence: Occurrence[Any], *instead: Occurrence[Any]) -> bool:
        """Replace something that is about to happen; by nothing: it is saved from. False when it is not about to."""
        for at in self._windows():
            frame = self.stack[at]
            if isinstance(frame, Impending) and occurrence in frame.coming:
                place = frame.coming.index(occurrence)
                coming = (*frame.coming[:place], *instead, *frame.coming[place + 1 :])
                self.stack[at] = replace(frame, coming=coming)
                return True
        return False

    def cancel(self, source: int) -> bool:
        """Nothing of what this source was about to do happens. False when it was about to do nothing."""
        for at in self._windows():
            frame = self.stack[at]
            if isinstance(frame, Impending) and frame.source == source and frame.coming:
                self.stack[at] = replace(frame, coming=())
                return True
        return False

    def _windows(self) -> Iterator[int]:
        """The places on the stack down to the end of this window, from the top."""
        for at in range(len(self.stack) - 1, -1, -1):
            if isinstance(self.stack[at], Aftermath):
                return
            yield at

    def unanswered(self, ability: int) -> Iterator[tuple[int, Occurrence[Any]]]:
        """What has happened in this window and this ability has not answered, with its place."""
        return ((at, each) for at, each in enumerate(self.happened) if (ability, at) not in self.answered)

    def note_answer(self, ability: int, place: int) -> None:
        """Remember that this ability answers what happened at this place: it may not again."""
        self.answered += ((ability, place),)

    def note_interrupt(self, ability: int, occurrence: Occurrence[Any]) -> None:
        """Remember that this ability interrupts a thing in the window on top: it may not again."""
        window = self.stack[-1]
        assert isinstance(window, Impending)
        self.stack[-1] = replace(window, answered=(*window.answered, (ability, occurrence)))

    def follow_up(self) -> bool:
        """Let the passives come that were set off since this was last asked; False when there are none."""
        if self.followed == len(self.happened):
            return False
        news = range(self.followed, len(self.happened))
        self.followed = len(self.happened)
        waiting: list[Any] = []
        for place in news:
            waiting += self.set_off(self.happened[place], place)
        if waiting:
            self.stack.append(self.ordering(self.orderer(), tuple(waiting)))
        return bool(waiting)


@record
class Impending(Rounds[Stage]):
    """Steps 2 and 3: those who can may save or cancel; then what is left happens."""

    at: Seat
    passed: int
    coming: tuple[Occurrence[Any], ...]
    source: int
    """What does it, as the game numbers its cards or abilities: this can be cancelled."""
    answered: tuple[tuple[int, Occurrence[Any]], ...] = ()
    """An ability interrupts one thing once."""

    def moved(self, at: Seat, passed: int) -> Self:
        return type(self)(at, passed, self.coming, self.source, self.answered)

    def unanswered(self, s: Stage, ability: int) -> Iterator[Occurrence[Any]]:
        """What is about to happen, could, and was not interrupted by this ability before."""
        return (each for each in self.coming if (ability, each) not in self.answered and each.is_due(s))

    def could(self, s: Stage, seat: Seat) -> bool:
        return bool(self.coming) and s.could_interrupt(seat, self)

    def shut(self, s: Stage) -> None:
        s.stack[-1] = Happening(self.coming, 0)

    def legal(self, s: Stage, seat: Seat) -> list[Move]:
        return [PASS, *s.interrupts(seat, self)]

    def answer(self, s: Stage, seat: Seat, move: Move) -> None:
        _answer(self, s, seat, move)


@record
class Happening(Frame[Stage]):
    """Step 3: one thing after another becomes a fact; what one of them puts on the stack is done before the next."""

    coming: tuple[Occurrence[Any], ...]
    place: int

    def run(self, s: Stage) -> bool:
        coming, place, stack = self.coming, self.place, s.stack
        while place < len(coming):
            thing = coming[place]
            place += 1
            # It may put frames on the stack or call the window off: what is left must lie ready before.
            stack[-1] = rest = Happening(coming, place)
            if thing.is_due(s) and not thing.instead(s):
                s.happened += (thing,)
                thing.happen(s)
            if stack[-1] is not rest:
                return False
        stack.pop()
        return False


@record
class Aftermath(Rounds[Stage]):
    """Steps 4 to 6: passives until none is left, responses until all have passed in a row, and the end."""

    at: Seat
    passed: int
    responses: bool = True
    """Whether there is a step 5."""
    outside: Window = NO_WINDOW
    """What belongs to the window in which this one was opened."""

    def moved(self, at: Seat, passed: int) -> Self:
        return type(self)(at, passed, self.responses, self.outside)

    def run(self, s: Stage) -> bool:
        return False if s.follow_up() else Rounds.run(self, s)

    def could(self, s: Stage, seat: Seat) -> bool:
        return self.responses and bool(s.happened) and s.could_respond(seat)

    def shut(self, s: Stage) -> None:
        s.stack.pop()
        s.leave(s.moribund & ~self.outside[-1])
        s.happened, s.followed, s.answered, s.moribund = self.outside

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
    """Step 4: passives set off at the same time, and which of them comes next; a single one comes by itself.

    What a passive sets off in its turn comes before those that still wait.
    """

    seat: Seat
    waiting: tuple[Any, ...]

    def run(self, s: Stage) -> bool:
        if s.follow_up():
            return False
        if len(self.waiting) > 1 and len(self.legal(s, self.seat)) > 1:
            return True
        self._take(s, self._foremost(s)[0])
        return False

    def _foremost(self, s: Stage) -> list[Any]:
        """Those that may come next."""
        first = min(map(s.rank, self.waiting))
        return [each for each in self.waiting if s.rank(each) == first]

    def _take(self, s: Stage, passive: Any) -> None:
        at = self.waiting.index(passive)
        rest = (*self.waiting[:at], *self.waiting[at + 1 :])
        if rest:
            s.stack[-1] = replace(self, waiting=rest)
        else:
            s.stack.pop()
        s.follow(passive)

    def legal(self, s: Stage, seat: Seat) -> list[Move]:
        return sorted({s.order_move(each) for each in self._foremost(s)})

    def answer(self, s: Stage, seat: Seat, move: Move) -> None:
        self._take(s, next(each for each in self._foremost(s) if s.order_move(each) == move))
