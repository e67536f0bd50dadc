"""A position of Iron Throne with the answers every game gives. Most come from the stack, as in every engine game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self, cast

from thronsaal.core.chance import Chance
from thronsaal.core.engine.state import EngineState
from thronsaal.core.game import Game, Outcome
from thronsaal.core.reason import Reason
from thronsaal.core.spaces import Numbers, Spaces
from thronsaal.core.words import Json, Move, Seat, Who, Word
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone import view
from thronsaal.games.ironthrone.cardset import CardSet
from thronsaal.games.ironthrone.choices import DiscardCards, RaiseCard, SwapCard
from thronsaal.games.ironthrone.encounter import LayCards
from thronsaal.games.ironthrone.flow import begin
from thronsaal.games.ironthrone.labels import label
from thronsaal.games.ironthrone.numbering import spaces_for
from thronsaal.games.ironthrone.observing import observe
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.reasons import why_not


class IronThroneState(Position, EngineState):
    """One position. What waits is data on the stack; see `flow.py` for the order of a turn."""

    game: ClassVar[Game]
    turn_rule = "ironthrone.turn"

    @classmethod
    def begun(cls, seats: int, cards: CardSet, houses: str, seed: int) -> Self:
        """The first position."""
        state = cls(seats, seed, cards=cards)
        begin(state, houses)
        state.advance()
        return state

    def is_idle(self, seat: Seat) -> bool:
        """Whatever leaves no choice, unless that would tell the others what is in a hand."""
        if self.forced(seat) is None:
            return False
        return not isinstance(self.asked, LayCards | DiscardCards | SwapCard | RaiseCard) or len(self.hand[seat]) < 2

    @property
    def stretches(self) -> Mapping[str, int]:
        return {"turn": self.turn} if self.turn else {}

    def is_move(self, move: Move) -> bool:
        return move in n.KNOWN

    def sort_of(self, move: Move) -> int:
        return n.sort_of(move)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return why_not(self, seat, move)

    def tell_end(self) -> None:
        outcome = self.outcome
        assert outcome is not None
        winners = tuple(Who(seat) for seat in outcome.winners)
        kind, rule = "won", "ironthrone.victory" if self.ended == "influence" else "ironthrone.fallen-house"
        if len(winners) > 1:
            kind, rule = "won-together", "ironthrone.shared-victory"
        self.tell(kind, rule, seats=winners, why=Word(f"outcome-{self.ended}"))

    def view(self, seat: Seat | None) -> dict[str, Json]:
        return cast("dict[str, Json]", view.view(self, seat))

    def guess(self, seat: Seat | None, rng: Chance) -> Self:
        twin = self.copy()
        view.guess(twin, seat, rng)
        return twin

    @property
    def spaces(self) -> Spaces:
        return spaces_for(self.seats_count)

    def observe(self, seat: Seat, out: Numbers | None = None) -> Numbers:
        return observe(self, seat, out)

    @property
    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        points = tuple(self.spread_by(seat) for seat in range(self.seats_count))
        return Outcome.ranked(points, self.ended)

    def label(self, seat: Seat, move: Move) -> Word:
        return label(self, move)
