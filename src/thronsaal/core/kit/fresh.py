"""A reseeded position is the same one, and chance begins anew in it."""

from __future__ import annotations

from collections.abc import Iterable

from thronsaal.core.chance import Chance
from thronsaal.core.game import Game
from thronsaal.core.kit.promises import attempts, play_on
from thronsaal.core.kit.secrecy import differing, name_of, observers, received, traces
from thronsaal.core.kit.walk import Stop, Tally, stops

TRIES = 4
"""Fresh chances from which each move is made, to see whether it then goes otherwise."""


def reseed(game: Game, seeds: Iterable[int]) -> Tally:
    """Nobody can tell a reseeded position, nothing hidden moves, and of the old chance nothing is left.

    How many moves then went otherwise is counted: none, in a game whose cards all lie before the first move.
    """
    tally = Tally({"positions": 0, "moves": 0, "otherwise": 0})
    for seed in seeds:
        rng = Chance(seed)
        for stop in stops(game, seed):
            tally["positions"] += 1
            _check_same(stop, rng)
            _check_fresh(stop, rng)
            if stop.chosen is not None:
                tally["moves"] += 1
                tally["otherwise"] += _goes_otherwise(stop, rng)
    return tally


def _check_same(stop: Stop, rng: Chance) -> None:
    """All receive what they received, and the position goes on as it was."""
    state, before = stop.state, stop.state.pack()
    fresh = state.reseed(rng.split())
    tried = sorted({move for _, move in attempts(state, rng)})
    for observer in observers(state):
        real, now = received(state, observer, tried), received(fresh, observer, tried)
        for what, value in real.items():
            if now[what] != value:
                where = differing(value, now[what])
                raise stop.broken(f"{name_of(observer)} can tell by the {what} that a position is reseeded: {where}")
    play_on(fresh, rng.split())
    if state.pack() != before:
        raise stop.broken("reseeding, or playing on with what was reseeded, changed the position")


def _check_fresh(stop: Stop, rng: Chance) -> None:
    """What is reseeded depends on the new chance alone, and on nothing of the old one."""
    state, one, two = stop.state, rng.split(), rng.split()
    fresh = state.reseed(one.copy())
    if any(trace in fresh.pack() for trace in traces(stop.route.seed)):
        raise stop.broken("a reseeded position still holds the seed, and so every die to come")
    if fresh != state.reseed(one.copy()):
        raise stop.broken("the same chance reseeds a position differently from one time to the next")
    if fresh != state.reseed(two).reseed(one):
        raise stop.broken("a position that is reseeded twice remembers the first time: more than its chance changed")
    if fresh != state and fresh == state.reseed(rng.split()):
        raise stop.broken("every chance reseeds a position alike")


def _goes_otherwise(stop: Stop, rng: Chance) -> bool:
    """Whether the move leads somewhere else from some fresh chance; their keys apart, which are made alike."""
    assert stop.chosen is not None
    alike, results = rng.split(), set[bytes]()
    for _ in range(TRIES):
        twin = stop.state.reseed(rng.split())
        twin.apply(*stop.chosen, events=False)
        results.add(twin.reseed(alike.copy()).pack())
    return len(results) > 1
