"""The bots of Catan: greedy looks one step ahead, search plays on in guessed worlds, and three levels for people."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.bot import Budget, Vantage
from thronsaal.core.game import BotMaker
from thronsaal.core.words import Move
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.material import BROTHERHOOD_THREE_MAP
from thronsaal.games.catan.kernel.policy import think
from thronsaal.games.catan.state import CatanState
from thronsaal.games.catan.weights import NETS, WEIGHTS

Moves = NDArray[np.int64]

SECONDS: Final = 1.0
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
_NO_CHANCE: Final = np.zeros(5, np.int64)
_NO_SUMS: Final = np.zeros(0)


def _world(vantage: Vantage) -> CatanState:
    world = vantage.world()
    assert isinstance(world, CatanState)
    return world


def _game(state: CatanState) -> int:
    """Which weights and net are for the board of a game: those without the wall, or those with it."""
    return 1 if state.record.map <= BROTHERHOOD_THREE_MAP else 0


def ranked(state: CatanState, seat: int, most: int) -> Moves:
    """The moves that look best one step ahead, best first."""
    chosen, game = np.zeros(most, np.int64), _game(state)
    count = int(think(state.buffer, seat, WEIGHTS[game], NETS[game], _NO_CHANCE, chosen, _NO_SUMS, 0, 0))
    return chosen[:count]


class Greedy:
    """The move to the best next position, an offer when nothing else helps; `slips` of a hundred are random."""

    def __init__(self, slips: int = 0) -> None:
        self.slips = slips

    def choose(self, vantage: Vantage) -> Move:
        state = _world(vantage)
        if self.slips and state.record.phase != r.ANSWER and vantage.rng.below(100) < self.slips:
            # Even a weak player does not pester the others with offers of no sense.
            return vantage.rng.pick([move for move in vantage.legal if move < r.OFFER])
        return int(ranked(state, vantage.seat, 2)[0])


class Search:
    """The best-looking moves, each played on greedily in the same guessed worlds; the worse ones drop out by halves."""

    def choose(self, vantage: Vantage) -> Move:
        state = _world(vantage)
        chosen = ranked(state, vantage.seat, MOST_CANDIDATES)
        if len(chosen) == 1:
            return int(chosen[0])
        return int(chosen[self._best(vantage, state, chosen)])

    def _best(self, vantage: Vantage, state: CatanState, chosen: Moves) -> int:
        """The place of the candidate that wins most often."""
        # Cards to discard are chosen one by one: the more there are still to go, the less time for each.
        owed = int(state.record.owed[vantage.seat]) if state.record.phase == r.DISCARD else 1
        game, spent = _game(state), _Spent(vantage.budget, owed)
        # An offer costs the others' time: it must promise a little more than the rest.
        price = np.where((chosen >= r.OFFER) & (chosen < r.COUNTER), WORTH_ASKING, 0.0)
        turns = FOUNDING_TURNS if state.record.phase <= r.FOUND_GUARD else TURNS
        alive, rows, share = np.arange(len(chosen)), [], 1 / 3
        while True:
            sums = np.zeros(len(alive))
            think(
                state.buffer,
                vantage.seat,
                WEIGHTS[game],
                NETS[game],
                vantage.rng.words,
                chosen[alive],
                sums,
                1,
                turns,
            )
            rows.append(sums - price[alive])
            part = spent.share(len(alive))
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


class _Spent:
    """How much is spent of one move's share of a budget."""

    def __init__(self, budget: Budget, moves: int) -> None:
        self.playouts = 0
        self.most = budget.playouts / moves if budget.playouts else None
        seconds = budget.seconds if budget.seconds or budget.playouts else SECONDS
        self.seconds = seconds / moves if seconds else None
        self.since = time.monotonic()

    def share(self, playouts: int) -> float:
        """After so many playouts more: the spent part of what was given, 1 when all is spent."""
        self.playouts += playouts
        parts = [self.playouts / self.most] if self.most else []
        if self.seconds:
            parts.append((time.monotonic() - self.since) / self.seconds)
        return max(parts)


BOTS: Final[Mapping[str, BotMaker]] = {
    "greedy": Greedy,
    "search": Search,
    "easy": lambda: Greedy(slips=35),
    "medium": Greedy,
    "hard": Search,
}
