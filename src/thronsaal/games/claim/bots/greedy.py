"""The rule of thumb."""

from __future__ import annotations

from typing import cast

from thronsaal.core.bot import Vantage, blunder
from thronsaal.core.buffer import Buffer
from thronsaal.core.words import Move
from thronsaal.games.claim.kernel.policy import thumb_move
from thronsaal.games.claim.state import ClaimState


def world_of(vantage: Vantage) -> Buffer:
    """A position that fits all the seat has seen, for the kernels."""
    return cast("ClaimState", vantage.world()).buffer


class Greedy:
    """Plays by the rule of thumb; of a hundred moves `slips` are blunders."""

    def __init__(self, slips: int = 0) -> None:
        self.slips = slips

    def choose(self, vantage: Vantage) -> Move:
        slip = blunder(vantage, self.slips)
        return int(thumb_move(world_of(vantage))) if slip is None else slip
