"""Search: what is worth trying, played on to the end of the round in guessed worlds, and judged there."""

from __future__ import annotations

from typing import Final

from thronsaal.core.bot import Budget, Hourglass, Vantage
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg.bots import bribes, swift
from thronsaal.games.lcg.bots.greedy import decide, world_of
from thronsaal.games.lcg.bots.judge import chance_of
from thronsaal.games.lcg.bots.lines import Line, lines, matters
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.windows import ActionWindow

USUAL: Final = Budget(playouts=8)
"""How much is thought about one answer, unless a budget says otherwise."""
DOUBT: Final = 0.005
"""What another line must add to the chance of winning over what greedy would do."""
PASSING: Final = 0.5
"""The part of the time that is thought where a seat is only asked whether it acts."""
LONGEST: Final = 2000
"""Answers after which a world is left, whatever goes on there."""


class Search:
    """Greedy's answers, unless another leads further in guessed worlds; the worse lines drop out by halves."""

    def speak(self, vantage: Vantage) -> str | None:
        """A promise, at Littlefinger's table."""
        return bribes.speak(world_of(vantage), vantage.seat, vantage.heard)

    def choose(self, vantage: Vantage) -> Move:
        """The beginning of the line that did best."""
        world = world_of(vantage)
        seat = vantage.seat
        gift = bribes.gift(vantage, world)
        if gift is not None:
            return gift
        shunned = bribes.broken_by(world, seat, vantage.heard)
        usual = decide(world, seat, shunned)
        if not matters(world, seat, usual):
            return usual
        tried = [line for line in lines(world, seat, usual) if line[0] not in shunned]
        return usual if len(tried) == 1 else best(vantage, world, tried)[0]


def best(vantage: Vantage, world: LcgState, tried: list[Line]) -> Line:
    """The line after which the seat wins most often."""
    share = PASSING if is_passing(world, vantage.seat) else 1.0
    glass = Hourglass(vantage.budget.or_else(USUAL).scaled(share, share))
    totals, alive = [0.0] * len(tried), list(range(len(tried)))
    share = 1 / 3
    while True:
        for at in alive:
            totals[at] += play_on(world, vantage.seat, tried[at]) - (DOUBT if at else 0.0)
        glass.spent += len(alive)
        if glass.part >= share and len(alive) > 2:
            alive = sorted(sorted(alive, key=lambda at: -totals[at])[: (len(alive) + 1) // 2])
            share = (1 + share) / 2
        if glass.is_over(len(alive)):
            return tried[max(alive, key=lambda at: totals[at])]
        world = world_of(vantage)


def is_passing(s: LcgState, seat: Seat) -> bool:
    """Whether a seat is only asked whether it acts."""
    return isinstance(s.asked, ActionWindow) and s.asked.pause(s, seat) is not None


def play_on(world: LcgState, seat: Seat, line: Line) -> float:
    """Answer so in a copy of the world, let everybody play on to the end of the round, and see how the seat stands."""
    s = world.copy()
    s.play(seat, line[0])
    for move in line[1:]:
        if s.ended or s.actors[0] != seat or move not in s.listing(seat):
            break
        s.play(seat, move)
    last = max(world.round, 1)
    for _ in range(LONGEST):
        if s.ended or s.round > last:
            break
        swift.play_on(s)
    return chance_of(s, seat)
