"""One step ahead: the move to the best next position."""

from __future__ import annotations

from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.bot import Vantage, blunder
from thronsaal.core.words import Move, Seat
from thronsaal.games.catan.bots.weights import NETS, WEIGHTS
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.legal import Moves
from thronsaal.games.catan.kernel.material import BOARDS
from thronsaal.games.catan.kernel.policy import think
from thronsaal.games.catan.state import CatanState

_NO_CHANCE: Final = np.zeros(5, np.int64)
_NO_SUMS: Final = np.zeros(0)


def world_of(vantage: Vantage) -> CatanState:
    """A position that fits all the seat has seen."""
    return cast("CatanState", vantage.world())


def tuned(state: CatanState) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The weights and the net for the board of a game: those without the wall, or those with it."""
    has_wall = int(BOARDS[state.record.map].has_wall)
    return WEIGHTS[has_wall], NETS[has_wall]


def ranked(state: CatanState, seat: Seat, most: int) -> Moves:
    """The moves that look best one step ahead, best first."""
    chosen = np.zeros(most, np.int64)
    count = int(think(state.buffer, seat, *tuned(state), _NO_CHANCE, chosen, _NO_SUMS, 0, 0))
    return chosen[:count]


class Greedy:
    """The move to the best next position, an offer when nothing else helps; of a hundred `slips` are blunders."""

    def __init__(self, slips: int = 0) -> None:
        self.slips = slips

    def choose(self, vantage: Vantage) -> Move:
        state = world_of(vantage)
        # Even a beginner knows what an offer is worth, and does not pester the others with some of no sense.
        slips = 0 if state.record.phase == r.ANSWER else self.slips
        slip = blunder(vantage, slips, sane=lambda move: move < r.OFFER)
        return int(ranked(state, vantage.seat, 2)[0]) if slip is None else slip
