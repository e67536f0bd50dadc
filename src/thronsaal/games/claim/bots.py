"""How to play Claim: by the rule of thumb, or by search and, in phase 2, by exact solution."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import inf
from time import perf_counter
from typing import Final, cast

import numpy as np

from thronsaal.core.bot import Budget, Vantage
from thronsaal.core.chance import WORD
from thronsaal.core.game import BotMaker
from thronsaal.core.kernel import popcount
from thronsaal.core.words import Move
from thronsaal.games.claim.kernel import NOBODY, RECORD, Buffer
from thronsaal.games.claim.material import CARDS
from thronsaal.games.claim.policy import thumb_move
from thronsaal.games.claim.search import NODE, think, tried
from thronsaal.games.claim.solver import ENTRY, RACE, RACE_WORDS, UNKNOWN, value_of
from thronsaal.games.claim.state import ClaimState

TREE: Final = 1 << 17
"""Nodes of a search tree."""
SLICE: Final = 500
"""Playouts between two looks at the clock."""
POSITIONS: Final = 40
"""Positions of an exact solution that take as long as a playout."""
SLICES: Final = (1 << 12, 1 << 17)
"""Positions between two looks at the clock: first a few of each move, for some are decided at once; then more."""
EXACT: Final = 0.7
"""The share of the time for a move that goes to an exact solution; without one the search has the rest."""


def _world(vantage: Vantage) -> Buffer:
    return cast("ClaimState", vantage.world()).buffer


class Greedy:
    """Plays by the rule of thumb."""

    def choose(self, vantage: Vantage) -> Move:
        return int(thumb_move(_world(vantage)))


class Beginner(Greedy):
    """Plays by the rule of thumb, and one move in `slips` without thinking."""

    def __init__(self, slips: int) -> None:
        self.slips = slips

    def choose(self, vantage: Vantage) -> Move:
        if vantage.rng.below(self.slips) == 0:
            return vantage.rng.pick(vantage.legal)
        return super().choose(vantage)


class Search:
    """Searches; phase 2 it plays perfectly as soon as the exact solution fits into its budget.

    Where perfect play does not win, it looks for the line on which the other seat errs most easily.
    """

    def __init__(self, seconds: float | None = None, playouts: int | None = None) -> None:
        self.default = Budget(seconds, playouts)

    def choose(self, vantage: Vantage) -> Move:
        begin, budget, moves = perf_counter(), vantage.budget, vantage.legal
        if budget == Budget():
            budget = self.default
        world, hopeful = _world(vantage), NOBODY
        if len(moves) > 1 and world.view(RECORD)[0].phase == 2:
            solved, moves = _solve(world, moves, begin, budget)
            hopeful = 1 - vantage.seat if solved else NOBODY
        if len(moves) > 1:
            visits = _visits(world, vantage, hopeful, begin, budget)
            return max(moves, key=lambda move: int(visits[move]))
        return moves[0]


def _solve(world: Buffer, moves: list[Move], begin: float, budget: Budget) -> tuple[bool, list[Move]]:
    """Whether the position is solved; and the best moves, else those that may be."""
    end = begin + EXACT * budget.seconds if budget.seconds is not None else inf
    most = POSITIONS * budget.playouts if budget.playouts is not None else 1 << 60
    race = np.zeros(RACE_WORDS, np.int64)
    # A trick more makes the work about four times as much.
    table = np.zeros(ENTRY << min(20, 2 * popcount(int(max(world.view(RECORD)[0].hand)))), np.int64)
    values: dict[Move, int] = {}
    limit = SLICES[0]
    while len(values) < len(moves):
        for move in moves:
            if move in values:
                continue
            left = most - int(race.view(RACE)[0].nodes)
            if left <= 0 or perf_counter() >= end:
                return False, [each for each in moves if values.get(each) != -1]
            value = int(value_of(world, move, min(limit, left), race, table))
            if value == 1:
                return True, [move]
            if value != UNKNOWN:
                values[move] = value
        limit = SLICES[1]
    return True, [move for move in moves if values[move] == max(values.values())]


def _visits(world: Buffer, vantage: Vantage, hopeful: int, begin: float, budget: Budget) -> Buffer:
    """How often the search visits each move within the budget."""
    end = begin + budget.seconds if budget.seconds is not None else inf
    left = budget.playouts if budget.playouts is not None else 1 << 60
    tree, used = np.zeros(TREE, NODE), np.zeros(1, np.int64)
    dice = np.array([1 + vantage.rng.below(WORD)], np.int64)
    while left > 0 and (used[0] == 0 or perf_counter() < end):
        think(world, vantage.seat, hopeful, min(SLICE, left), tree, used, dice)
        left -= SLICE
    visits = np.zeros(CARDS, np.int64)
    tried(tree, visits)
    return visits


BOTS: Mapping[str, BotMaker] = {
    "greedy": Greedy,
    "search": partial(Search, seconds=1.0),
    "easy": partial(Beginner, slips=2),
    "medium": partial(Search, playouts=20),
    "hard": partial(Search, seconds=1.0),
}
