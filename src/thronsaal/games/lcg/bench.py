"""How fast positions of the living card game are played: random seats and greedy ones, whole games on one core."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from thronsaal.core.chance import Chance
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg.bots.greedy import decide
from thronsaal.games.lcg.material import EDITIONS, OFF

if TYPE_CHECKING:
    from thronsaal.games.lcg.state import LcgState

Begin = Callable[[int, int, str], "LcgState"]
"""Begins a game of so many seats with a seed, by these rules of shadows."""
Choose = Callable[["LcgState", Seat, list[Move]], Move]

GAMES: Final = 20
"""Random games of a round; what greedy does takes longer, so it plays fewer."""
GREEDY_GAMES: Final = 2
ROUNDS: Final = 3
"""The best round counts: whatever else the machine does only takes time."""
COPIES: Final = 5_000


def figures(begin: Begin) -> dict[str, float | None]:
    """Choices among two or more moves per second, all moves, copies, and games by bot: with two and with four seats."""
    found: dict[str, float | None] = {}
    for seats, suffix in ((2, ""), (4, "_4_seats")):
        rounds = [_play(begin, seats, GAMES, _random(number)) for number in range(ROUNDS)]
        spent, decisions, moves = min(rounds, key=lambda each: each[0] / each[1])
        found |= {
            f"decisions_per_s{suffix}": decisions / spent,
            f"moves_per_s{suffix}": moves / spent,
            f"copy_us{suffix}": _copy_us(begin(seats, 1, OFF)),
            f"random_games_per_s{suffix}": GAMES / spent,
            f"greedy_games_per_s{suffix}": GREEDY_GAMES / _play(begin, seats, GREEDY_GAMES, _greedily)[0],
        }
    return found | _with_shadows(begin)


def _with_shadows(begin: Begin) -> dict[str, float | None]:
    """The same choices of two seats with decks of shadows, and what share of the plain speed that is.

    The editions take turns in each round, so that whatever else the machine does slows all of them down alike.
    """
    best = dict.fromkeys(EDITIONS, 0.0)
    for number in range(ROUNDS):
        for edition in EDITIONS:
            spent, decisions, _ = _play(begin, 2, GAMES, _random(number), edition)
            best[edition] = max(best[edition], decisions / spent)
    dark = [edition for edition in EDITIONS if edition != OFF]
    found: dict[str, float | None] = {f"decisions_per_s_shadows_{edition}": best[edition] for edition in dark}
    return found | {f"shadows_{edition}_share": best[edition] / best[OFF] for edition in dark}


def _random(number: int) -> Choose:
    below = Chance(number).below
    return lambda s, seat, legal: legal[below(len(legal))]


def _greedily(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    return decide(s, seat)


def _play(begin: Begin, seats: int, games: int, choose: Choose, edition: str = OFF) -> tuple[float, int, int]:
    """Play whole games; seconds, choices of two or more moves, and moves with those that were forced."""
    decisions = moves = 0
    spent = 0.0
    for seed in range(games):
        s = begin(seats, seed, edition)
        start = time.process_time()
        while not s.ended:
            seat = s.actors[0]
            legal = s.listing(seat)
            if len(legal) > 1:
                decisions += 1
                s.play(seat, choose(s, seat, legal))
            else:
                s.play(seat, legal[0])
            moves += 1
        spent += time.process_time() - start
    return spent, decisions, moves


def _copy_us(s: LcgState) -> float:
    """A copy in the middle of a game, in microseconds."""
    below = Chance(1).below
    while s.round < 4 and not s.ended:
        seat = s.actors[0]
        legal = s.listing(seat)
        s.play(seat, legal[below(len(legal))])
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(COPIES):
            s.copy()
        best = min(best, time.process_time() - start)
    return best / COPIES * 1e6
