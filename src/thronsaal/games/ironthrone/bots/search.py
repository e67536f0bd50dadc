"""The bots: rules of thumb alone, or a look ahead through sampled hands."""

from __future__ import annotations

import time
from typing import Final, cast

from thronsaal.core.bot import Budget, Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.words import Move, Seat
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.bots.laying import softly
from thronsaal.games.ironthrone.bots.thumb import thumb
from thronsaal.games.ironthrone.bots.value import standing
from thronsaal.games.ironthrone.state import IronThroneState

PLAYOUTS: Final = 120
"""How many sampled worlds are played on for one decision, unless a budget says otherwise."""
CANDIDATES: Final = 10
SOFTNESS: Final = 0.10
"""How evenly the search mixes cards that it values alike when it lays in secret."""
_AHEAD: Final = 1
"""Turns that are played out beyond the present one."""


class Greedy:
    """Rules of thumb; the easy level plays some moves at random."""

    def __init__(self, blunders: float = 0.0) -> None:
        self.blunders = blunders

    def choose(self, vantage: Vantage) -> Move:
        """A rule of thumb's move."""
        world = cast("IronThroneState", vantage.world())
        if self.blunders and vantage.rng.uniform() < self.blunders:
            return vantage.rng.pick(world.legal(vantage.seat))
        return thumb(world, vantage.seat, vantage.rng)


class Search:
    """Plays every promising move on in sampled worlds and takes the best on average; lays cards by a mixed strategy."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts = playouts

    def choose(self, vantage: Vantage) -> Move:
        """The move that did best."""
        world = cast("IronThroneState", vantage.world())
        seat, rng = vantage.seat, vantage.rng
        first = thumb(world, seat, rng)
        moves = candidates(world, seat, first, rng)
        if len(moves) == 1:
            return moves[0]
        values = self._values(vantage, moves)
        if n.kind_of(moves[0]) == n.LAY:
            return softly(moves, values, rng, SOFTNESS)
        return moves[values.index(max(values))]

    def _values(self, vantage: Vantage, moves: list[Move]) -> list[float]:
        """How each move does on average; worlds are shared, so that luck is too."""
        clock = _Clock(vantage.budget, self.playouts)
        totals = [0.0] * len(moves)
        rounds = 0
        left = list(range(len(moves)))
        while not clock.is_over(len(left)):
            world = cast("IronThroneState", vantage.world())
            seed = vantage.rng.seed()
            for at in left:
                totals[at] += play_on(world, vantage.seat, moves[at], Chance(seed))
            rounds += 1
            clock.spent += len(left)
        return [total / max(rounds, 1) for total in totals]


class _Clock:
    """When to stop thinking."""

    def __init__(self, budget: Budget, default: int) -> None:
        self.spent = 0
        self.playouts = budget.playouts if budget.playouts is not None else default
        self.until = time.monotonic() + budget.seconds if budget.seconds is not None else None
        if budget.seconds is not None and budget.playouts is None:
            self.playouts = 1 << 60

    def is_over(self, need: int) -> bool:
        if self.spent and self.until is not None and time.monotonic() >= self.until:
            return True
        return self.spent > 0 and self.spent + need > self.playouts


def candidates(s: IronThroneState, seat: Seat, first: Move, rng: Chance) -> list[Move]:
    """The moves worth trying; the one by rule of thumb is always among them."""
    moves = s.legal(seat)
    if n.kind_of(moves[-1]) == n.PUT:
        plain = [move for move in moves if n.kind_of(move) != n.PUT]
        return plain if first in plain else [*plain, first]
    if len(moves) <= CANDIDATES:
        return moves
    others = [move for move in moves if move != first]
    rng.shuffle(others)
    return [first, *others[: CANDIDATES - 1]]


def play_on(world: IronThroneState, seat: Seat, move: Move, rng: Chance) -> float:
    """Make the move in a copy of the world, play on by rules of thumb, and see how the seat stands."""
    s = world.copy()
    s.chance = Chance(rng.seed())
    s.apply(seat, move, events=False)
    last = world.turn + _AHEAD
    while not s.ended and s.turn <= last:
        actor = s.actors[0]
        s.play(actor, thumb(s, actor, rng))
    return standing(s, seat)
