"""A state over a stack of frames: the answers that are the same in every engine game."""

from __future__ import annotations

from typing import Any, ClassVar, Self, cast

from thronsaal.core.chance import Chance
from thronsaal.core.engine.frame import Question
from thronsaal.core.engine.position import Position
from thronsaal.core.engine.window import PASS
from thronsaal.core.game import Event, Prompt, State
from thronsaal.core.pause import Pause
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.words import Move, Seat, Who


class EngineState(Position, State):
    """What a game's state adds to its position: who is asked, what may be answered and why not."""

    turn_rule: ClassVar[str]
    """The rule that says whose turn it is to answer."""

    @property
    def seats(self) -> int:
        return self.seats_count

    @property
    def asked(self) -> Question[Any]:
        """What is being asked now."""
        return cast("Question[Any]", self.stack[-1])

    @property
    def actors(self) -> tuple[Seat, ...]:
        return () if self.ended else self.stack[-1].actors(self)  # type: ignore[attr-defined]  # (a question, whenever anybody looks)

    def legal(self, seat: Seat) -> list[Move]:
        return self.listing(seat)[:] if seat in self.actors else []

    def check(self, seat: Seat, move: Move) -> Reason | None:
        if self.ended:
            return Reason("over", "house.over")
        asked = self.asked
        actors = asked.actors(self)
        if seat not in actors:
            return Reason("not-your-turn", self.turn_rule, {"seats": tuple(Who(each) for each in actors)})
        return None if asked.allows(self, seat, move) else self.refusal(seat, move)

    def refusal(self, seat: Seat, move: Move) -> Reason:
        """Why this seat, which is asked, cannot give this answer."""
        if not self.is_move(move):
            return Reason("no-such-move", self.turn_rule)
        asked, named = self.asked, {"move": self.label(seat, move)}
        if asked.explains(move) or self.sort_of(move) in {self.sort_of(each) for each in self.listing(seat)}:
            told = asked.refuse(self, seat, move) or self.why_not(seat, move)
            return told or Reason("not-possible", asked.because(self, move), named)
        return Reason("not-now", asked.rule, {**named, "asked": asked.prompt(self, seat)})

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        """Why the things that a move names cannot be chosen, whatever is asked; None: they could be."""
        return None

    def is_move(self, move: Move) -> bool:
        """Whether there is such a move at all."""
        raise NotImplementedError

    def sort_of(self, move: Move) -> int:
        """What kind of answer a move is, so that a refusal can say that another kind is wanted."""
        raise NotImplementedError

    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        reason = self.check(seat, move)
        if reason is not None:
            raise Refused(reason)
        told: list[Event] = []
        self.log = told if events else None
        self.play(seat, move)
        if self.ended:
            self.tell_end()
        self.log = None
        return told

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move that is known to be legal: what playouts use."""
        self.listed = None
        self.stack[-1].answer(self, seat, move)  # type: ignore[attr-defined]
        self.advance()

    def advance(self) -> None:
        """Work until a seat must answer or the game is over."""
        stack = self.stack
        while not self.ended:
            if stack[-1].run(self):
                return
            self.listed = None  # a frame may have looked at a list that holds no longer
        stack.clear()

    def tell_end(self) -> None:
        """Say in the log how it ended."""

    def reseed(self, rng: Chance) -> Self:
        """The same position with fresh chance."""
        twin = self.copy()
        twin.chance = Chance(rng.seed())
        return twin

    def is_idle(self, seat: Seat) -> bool:
        return self.forced(seat) == PASS

    def pause(self, seat: Seat) -> Pause | None:
        return self.asked.pause(self, seat) if seat in self.actors else None

    def prompt(self, seat: Seat) -> Prompt | None:
        if seat not in self.actors:
            return None
        return Prompt(self.asked.prompt(self, seat), self.asked.rule)

    def because(self, seat: Seat, move: Move) -> str:
        return self.asked.because(self, move)
