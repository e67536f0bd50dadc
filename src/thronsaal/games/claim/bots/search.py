"""Search, and in phase 2 the exact solution as soon as it fits into the budget."""

from __future__ import annotations

from typing import Final

import numpy as np

from thronsaal.core.bot import Budget, Hourglass, Vantage
from thronsaal.core.buffer import Buffer
from thronsaal.core.chance import WORD
from thronsaal.core.kernel import popcount
from thronsaal.core.words import Move
from thronsaal.games.claim.bots.greedy import world_of
from thronsaal.games.claim.kernel.material import CARDS
from thronsaal.games.claim.kernel.rules import NOBODY, RECORD
from thronsaal.games.claim.kernel.search import NODE, think, tried
from thronsaal.games.claim.kernel.solver import ENTRY, RACE, RACE_WORDS, UNKNOWN, value_of

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


class Search:
    """Searches; phase 2 it plays perfectly as soon as the exact solution fits into its budget.

    Where perfect play does not win, it looks for the line on which the other seat errs most easily.
    """

    def __init__(self, seconds: float | None = None, playouts: int | None = None) -> None:
        self.usual = Budget(seconds, playouts)

    def choose(self, vantage: Vantage) -> Move:
        glass, moves = Hourglass(vantage.budget.or_else(self.usual)), vantage.legal
        world, hopeful = world_of(vantage), NOBODY
        if len(moves) > 1 and world.view(RECORD)[0].phase == 2:
            solved, moves = _solve(world, moves, glass.budget)
            hopeful = 1 - vantage.seat if solved else NOBODY
        if len(moves) > 1:
            visits = _visits(world, vantage, hopeful, glass)
            return max(moves, key=lambda move: int(visits[move]))
        return moves[0]


def _solve(world: Buffer, moves: list[Move], budget: Budget) -> tuple[bool, list[Move]]:
    """Whether the position is solved; and the best moves, else those that may be."""
    glass = Hourglass(budget.scaled(seconds=EXACT, playouts=POSITIONS))
    race = np.zeros(RACE_WORDS, np.int64)
    # A trick more makes the work about four times as much.
    table = np.zeros(ENTRY << min(20, 2 * popcount(int(max(world.view(RECORD)[0].hand)))), np.int64)
    values: dict[Move, int] = {}
    limit = SLICES[0]
    while len(values) < len(moves):
        for move in moves:
            if move in values:
                continue
            if glass.is_over():
                return False, [each for each in moves if values.get(each) != -1]
            value = int(value_of(world, move, min(limit, glass.left), race, table))
            glass.spent = int(race.view(RACE)[0].nodes)
            if value == 1:
                return True, [move]
            if value != UNKNOWN:
                values[move] = value
        limit = SLICES[1]
    return True, [move for move in moves if values[move] == max(values.values())]


def _visits(world: Buffer, vantage: Vantage, hopeful: int, glass: Hourglass) -> Buffer:
    """How often the search visits each move within the budget."""
    tree, used = np.zeros(TREE, NODE), np.zeros(1, np.int64)
    dice = np.array([1 + vantage.rng.below(WORD)], np.int64)
    while not glass.is_over():
        playouts = min(SLICE, glass.left)
        think(world, vantage.seat, hopeful, playouts, tree, used, dice)
        glass.spent += playouts
    visits = np.zeros(CARDS, np.int64)
    tried(tree, visits)
    return visits
