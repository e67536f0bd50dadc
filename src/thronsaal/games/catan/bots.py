"""The bots of Catan: greedy looks one step ahead, search plays on in guessed worlds, and three levels for people."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

import numpy as np

from thronsaal.core.bot import Vantage
from thronsaal.core.game import BotMaker
from thronsaal.core.words import Move
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.legal import MOST_LISTED
from thronsaal.games.catan.kernel.policy import best_offer, candidates, choose_greedily, try_out
from thronsaal.games.catan.state import CatanState

SECONDS: Final = 1.0
MOST_CANDIDATES: Final = 8
TURNS: Final = 12
"""How far a guessed world is played on: three rounds of four seats."""
WORLDS_A_GLANCE: Final = 2
"""Worlds between two looks at the clock."""


def _world(vantage: Vantage) -> CatanState:
    world = vantage.world()
    assert isinstance(world, CatanState)
    return world


class Greedy:
    """The move to the best next position; offers a trade when nothing else helps; `slips` of a hundred are random."""

    def __init__(self, slips: int = 0) -> None:
        self.slips = slips

    def choose(self, vantage: Vantage) -> Move:
        if self.slips and vantage.rng.below(100) < self.slips:
            return vantage.rng.pick(vantage.legal)
        return int(choose_greedily(_world(vantage).buffer, vantage.seat, True))


class Search:
    """The best-looking moves, each played on greedily in many guessed worlds."""

    def choose(self, vantage: Vantage) -> Move:
        state = _world(vantage)
        s, seat = state.record, vantage.seat
        if s.phase == r.ANSWER:
            return int(choose_greedily(state.buffer, seat, False))
        listed = np.zeros(MOST_CANDIDATES, np.int64)
        count = int(candidates(state.buffer, seat, MOST_CANDIDATES, listed))
        chosen = listed[:count]
        if count == 1:
            return self._or_offer(state, seat, int(chosen[0]))
        sums, tries = np.zeros(count), np.zeros(count, np.int64)
        until = time.monotonic() + (vantage.budget.seconds or SECONDS)
        left = vantage.budget.playouts
        while True:
            try_out(state.buffer, seat, vantage.rng.words, chosen, sums, tries, WORLDS_A_GLANCE, TURNS)
            if left is not None and tries.sum() >= left:
                break
            if (left is None or vantage.budget.seconds is not None) and time.monotonic() >= until:
                break
        return self._or_offer(state, seat, int(chosen[int(np.argmax(sums / tries))]))

    @staticmethod
    def _or_offer(state: CatanState, seat: int, move: Move) -> Move:
        """Before the turn ends, ask the others once or twice."""
        if move != r.END:
            return move
        offered = int(best_offer(state.buffer, seat, np.empty(MOST_LISTED, np.int64)))
        return offered if offered >= 0 else move


BOTS: Final[Mapping[str, BotMaker]] = {
    "greedy": Greedy,
    "search": Search,
    "easy": lambda: Greedy(slips=35),
    "medium": Greedy,
    "hard": Search,
}
