"""A position of the living card game with the answers every game gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Self

from thronsaal.core.chance import Chance
from thronsaal.core.engine.state import EngineState
from thronsaal.core.game import Game, Outcome
from thronsaal.core.reason import Reason
from thronsaal.core.spaces import Numbers, Spaces
from thronsaal.core.words import Json, Move, Seat, Who, Word
from thronsaal.games.lcg import bribery, reasons, view
from thronsaal.games.lcg import notation as n
from thronsaal.games.lcg.deal import Deal
from thronsaal.games.lcg.guess import guess
from thronsaal.games.lcg.labels import imaginable, label
from thronsaal.games.lcg.material import NONE
from thronsaal.games.lcg.moves import CARD, GIVE, HIDE, PLOT, SHIFT, kind_of
from thronsaal.games.lcg.numbering import spaces_at
from thronsaal.games.lcg.observing import observe
from thronsaal.games.lcg.plotting import ChoosePlots
from thronsaal.games.lcg.power import total
from thronsaal.games.lcg.setup import LayOut, set_up
from thronsaal.games.lcg.timing import Timed

SECRETIVE: Final = frozenset((ChoosePlots, LayOut))
"""Questions whose answers nobody else sees."""
FIRST_RARE: Final = GIVE << SHIFT
"""From here on moves are of kinds that few matches know."""


class LcgState(Timed, EngineState):
    """One position. What waits is data on the stack; see `flow.py` for the order of a round."""

    game: ClassVar[Game]
    turn_rule = "lcg.turns"

    @classmethod
    def begun(cls, deal: Deal, variant: str, errata: bool, seed: int) -> Self:
        """The first position."""
        state = cls(len(deal.decks), seed, deal=deal, variant=variant, errata=errata)
        set_up(state)
        state.advance()
        return state

    def legal(self, seat: Seat) -> list[Move]:
        moves = super().legal(seat)
        return sorted(moves + bribery.gifts(self, seat)) if moves and self.variant == bribery.VARIANT else moves

    def check(self, seat: Seat, move: Move) -> Reason | None:
        if kind_of(move) == GIVE and n.is_move(move) and seat in self.actors:
            return None if move in bribery.gifts(self, seat) else bribery.why_not(self, seat, move)
        return super().check(seat, move)

    def refusal(self, seat: Seat, move: Move) -> Reason:
        told = reasons.why_not(self, seat, move) if n.is_move(move) else None
        return told or super().refusal(seat, move)

    def imaginable(self, seat: Seat) -> list[Move]:
        return imaginable(self, seat)

    def is_idle(self, seat: Seat) -> bool:
        """Whatever leaves no choice: the one card that can pay, the one who can attack, all that could be laid out."""
        return self.forced(seat) is not None

    @property
    def stretches(self) -> Mapping[str, int]:
        if self.phase < 0:
            return {}
        phase = {"phase": 8 * self.round + self.phase}
        if self.contest < 0:
            return phase
        begun = sum(seat >> 4 * contest & 15 for seat in self.challenged for contest in range(3))
        return {"challenge": 64 * self.round + begun, **phase}

    def play(self, seat: Seat, move: Move) -> None:
        self.listed = None
        asked: Any = self.stack[-1]
        if asked.__class__ in SECRETIVE or move >= FIRST_RARE:
            kind = kind_of(move)
            is_secret = kind == HIDE or (kind in (PLOT, CARD) and asked.__class__ in SECRETIVE)
            self.latest = (seat, NONE if is_secret else move)
            if kind == GIVE:
                bribery.give(self, seat, move)
                return
        else:
            self.latest = (seat, move)
        asked.answer(self, seat, move)
        self.advance()

    def is_move(self, move: Move) -> bool:
        return n.is_move(move)

    def sort_of(self, move: Move) -> int:
        return kind_of(move)

    def tell_end(self) -> None:
        outcome = self.outcome
        assert outcome is not None
        winners = tuple(Who(seat) for seat in outcome.winners)
        key = "won" if len(winners) == 1 else "won-together"
        self.tell(key, "lcg.victory", seats=winners, count=outcome.points[outcome.winners[0]])

    @property
    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        points = tuple(total(self, seat) for seat in range(self.seats_count))
        places = tuple(
            1
            if seat in self.winner
            else 2 + sum(other > mine for at, other in enumerate(points) if at not in self.winner)
            for seat, mine in enumerate(points)
        )
        return Outcome(places, points, self.ended)

    @property
    def spaces(self) -> Spaces:
        deal = self.deal
        if deal.spaces is None:
            deal.spaces = spaces_at(deal.decks, deal.edition, self.variant)
        return deal.spaces

    def observe(self, seat: Seat, out: Numbers | None = None) -> Numbers:
        return observe(self, seat, out)

    def view(self, seat: Seat | None) -> dict[str, Json]:
        return view.view(self, seat)

    def guess(self, seat: Seat | None, rng: Chance) -> Self:
        twin = self.copy()
        guess(twin, seat, rng)
        return twin

    def label(self, seat: Seat, move: Move) -> Word:
        return label(self, move, seat)
