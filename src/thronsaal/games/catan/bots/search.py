"""The best-looking moves, played on in guessed worlds."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.bot import Budget, Hourglass, Vantage
from thronsaal.core.words import Move
from thronsaal.games.catan.bots.greedy import ranked, tuned, world_of
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.legal import Moves
from thronsaal.games.catan.kernel.policy import think
from thronsaal.games.catan.state import CatanState

USUAL: Final = Budget(seconds=1.0)
MOST_CANDIDATES: Final = 14
TURNS: Final = 12
"""How far a guessed world is played on: three rounds of four seats."""
FOUNDING_TURNS: Final = 28
"""How far it is played on from the founding, which decides more and shows later."""
SURE: Final = 3.5
"""Standard errors by which the best move must lead all others, so that thinking may stop early."""
FEWEST_WORLDS: Final = 24
"""Worlds before anything is taken as sure."""
DOUBT: Final = 0.7
"""Standard errors by which another move must lead the one that looked best at first."""
WORTH_ASKING: Final = 0.01
"""What an offer must add to the chance of winning, or the others are not asked."""


class Search:
    """The best-looking moves, each played on greedily in the same guessed worlds; the worse ones drop out by halves."""

    def choose(self, vantage: Vantage) -> Move:
        state = world_of(vantage)
        chosen = ranked(state, vantage.seat, MOST_CANDIDATES)
        if len(chosen) == 1:
            return int(chosen[0])
        return int(chosen[self._best(vantage, state, chosen)])

    def _best(self, vantage: Vantage, state: CatanState, chosen: Moves) -> int:
        """The place of the candidate that wins most often."""
        # Cards to discard are chosen one by one: the more there are still to go, the less time for each.
        owed = int(state.record.owed[vantage.seat]) if state.record.phase == r.DISCARD else 1
        glass = Hourglass(vantage.budget.or_else(USUAL).scaled(1 / owed, 1 / owed))
        # An offer costs the others' time: it must promise a little more than the rest.
        price = np.where((chosen >= r.OFFER) & (chosen < r.COUNTER), WORTH_ASKING, 0.0)
        turns = FOUNDING_TURNS if state.record.phase <= r.FOUND_GUARD else TURNS
        alive, rows, share = np.arange(len(chosen)), [], 1 / 3
        while True:
            sums = np.zeros(len(alive))
            think(state.buffer, vantage.seat, *tuned(state), vantage.rng.words, chosen[alive], sums, 1, turns)
            rows.append(sums - price[alive])
            glass.spent += len(alive)
            part = glass.part
            if part >= 1 or (len(rows) >= FEWEST_WORLDS and len(rows) % 8 == 0 and _is_clear(np.array(rows))):
                break
            if part >= share and len(alive) > 2:
                better = np.sort(np.argsort(-np.sum(rows, axis=0), kind="stable")[: (len(alive) + 1) // 2])
                alive, rows, share = alive[better], [row[better] for row in rows], (1 + share) / 2
        return int(alive[_choice(np.array(rows), int(np.argmax(chosen[alive] < r.OFFER)))])


def _choice(rows: NDArray[np.float64], usual: int) -> int:
    """The candidate that wins most often; in doubt, the one that looked best at first."""
    lead = rows - rows[:, [usual]]
    error = lead.std(axis=0) / len(rows) ** 0.5
    return int(np.argmax(lead.mean(axis=0) - DOUBT * error))


def _is_clear(rows: NDArray[np.float64]) -> bool:
    """Whether one candidate leads all others beyond doubt, world by world."""
    lead = rows[:, [int(np.argmax(rows.sum(axis=0)))]] - rows
    error = lead.std(axis=0) / len(rows) ** 0.5
    return bool(np.sum(lead.mean(axis=0) > SURE * error + 1e-9) == rows.shape[1] - 1)
