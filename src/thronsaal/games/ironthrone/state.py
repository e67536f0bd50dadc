"""A position of Iron Throne with the answers every game gives."""

from __future__ import annotations

from typing import ClassVar, Self

from thronsaal.core.chance import Chance
from thronsaal.core.game import Event, Game, Outcome, Prompt, State
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.words import Json, Move, Seat, Value, Who, Word
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone import view
from thronsaal.games.ironthrone.cardset import CardSet
from thronsaal.games.ironthrone.flow import begin
from thronsaal.games.ironthrone.frames import advance, question
from thronsaal.games.ironthrone.labels import label
from thronsaal.games.ironthrone.position import Position


class IronThroneState(Position, State):
    """One position. What waits is data on the stack; see `flow.py` for the order of a turn."""

    __slots__ = ()

    game: ClassVar[Game]

    @classmethod
    def begun(cls, seats: int, cards: CardSet, houses: str, seed: int) -> Self:
        """The first position."""
        state = cls(seats, cards, seed)
        begin(state, houses)
        return state

    @property
    def seats(self) -> int:
        return self.seats_count

    @property
    def actors(self) -> tuple[Seat, ...]:
        if self.ended:
            return ()
        asked, frame = question(self)
        return asked.actors(self, frame)

    def legal(self, seat: Seat) -> list[Move]:
        if seat not in self.actors:
            return []
        asked, frame = question(self)
        return asked.legal(self, frame, seat)

    def check(self, seat: Seat, move: Move) -> Reason | None:
        if self.ended:
            return Reason("over", "house.over")
        asked, frame = question(self)
        actors = asked.actors(self, frame)
        if seat not in actors:
            return Reason("not-your-turn", "ironthrone.turn", {"seats": tuple(Who(each) for each in actors)})
        if move not in n.KNOWN:
            return Reason("no-such-move", "ironthrone.turn", {"move": str(move)[:20]})
        if asked.allows(self, frame, seat, move):
            return None
        wanted = {n.sort_of(each) for each in asked.legal(self, frame, seat)}
        if n.sort_of(move) not in wanted and not asked.explains(move):
            values: dict[str, Value] = {"move": n.write(move), "asked": asked.prompt(self, frame, seat)}
            return Reason("not-now", asked.rule, values)
        return asked.refuse(self, frame, seat, move)

    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        reason = self.check(seat, move)
        if reason is not None:
            raise Refused(reason)
        told: list[Event] = []
        self.log = told if events else None
        asked, frame = question(self)
        asked.answer(self, frame, seat, move)
        advance(self)
        if self.ended:
            self._tell_end()
        self.log = None
        return told

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move that is known to be legal, without a word: what playouts use."""
        asked, frame = question(self)
        asked.answer(self, frame, seat, move)
        advance(self)

    def _tell_end(self) -> None:
        outcome = self.outcome
        assert outcome is not None
        rule = "ironthrone.victory" if self.ended == "influence" else "ironthrone.fallen-house"
        winners = tuple(Who(seat) for seat in outcome.winners)
        key = "won" if len(winners) == 1 else "won-together"
        self.tell(
            key,
            rule if len(winners) == 1 else "ironthrone.shared-victory",
            seats=winners,
            why=Word(f"outcome-{self.ended}"),
        )

    def view(self, seat: Seat | None) -> dict[str, Json]:
        return view.view(self, seat)

    def guess(self, seat: Seat | None, rng: Chance) -> Self:
        twin = self.copy()
        view.guess(twin, seat, rng)
        return twin

    @property
    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        points = tuple(self.spread_by(seat) for seat in range(self.seats_count))
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        return Outcome(places, points, self.ended)

    def prompt(self, seat: Seat) -> Prompt | None:
        if seat not in self.actors:
            return None
        asked, frame = question(self)
        return Prompt(asked.prompt(self, frame, seat), asked.rule)

    def because(self, seat: Seat, move: Move) -> str:
        asked, frame = question(self)
        return asked.because(self, frame, move)

    def label(self, seat: Seat, move: Move) -> Word:
        return label(self, move)
