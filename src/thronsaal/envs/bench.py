"""Steps a second through PettingZoo, observation and mask included: our games, and its own classics in the same run.

Seconds are those of the processor, so that a busy machine measures the same.
"""

from __future__ import annotations

import time
from typing import Any, Final

import numpy as np
import pettingzoo

from thronsaal.core.registry import find_game, game_ids

SECONDS: Final = 1.0
"""How long each environment is measured."""
PEERS: Final = ("classic/tictactoe_v3", "classic/connect_four_v3")


def run(seconds: float = SECONDS) -> dict[str, float | None]:
    """Steps a second of every game at its smallest and its greatest table, and of the peers where they can be had."""
    figures: dict[str, float | None] = {}
    for name in game_ids():
        game = find_game(name)
        for seats in sorted({min(game.seats), max(game.seats)}):
            env = pettingzoo.make("aec", f"thronsaal/{name}-v{game.version}", seats=seats)
            figures[f"{name}_{seats}_steps_per_s"] = steps_per_s(env, seconds)
    for peer in PEERS:
        figures[f"peer_{peer.rpartition('/')[2]}_steps_per_s"] = _of_peer(peer, seconds)
    return figures


def _of_peer(peer: str, seconds: float) -> float | None:
    """None where the packages are missing that it draws with."""
    try:
        return steps_per_s(pettingzoo.make("aec", peer), seconds)
    except Exception as error:
        if isinstance(error.__cause__ or error, ImportError):
            return None
        raise


def steps_per_s(env: Any, seconds: float) -> float:
    """Random play; what choosing at random costs is not counted."""
    random = np.random.default_rng(1)
    steps, spent = 0, 0.0
    env.reset(seed=1)
    _play(env, random, 200)  # kernels are loaded now
    while spent < seconds:
        env.reset(seed=steps)
        done, took = _play(env, random, 2000)
        steps += done
        spent += took
    return steps / spent


def _play(env: Any, random: np.random.Generator, most: int) -> tuple[int, float]:
    """Random play to the end, or so many steps: how many there were, and how long they took."""
    steps, spent = 0, 0.0
    since = time.process_time()
    for _ in env.agent_iter(most):
        seen, _, over, cut, _ = env.last()
        spent += time.process_time() - since
        action = None if over or cut else int(random.choice(np.flatnonzero(seen["action_mask"])))
        since = time.process_time()
        env.step(action)
        steps += 1
    return steps, spent + time.process_time() - since
