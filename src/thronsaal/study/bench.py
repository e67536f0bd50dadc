"""Speed, measured and printed, never asserted: flat figures for any installed game."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import Final

from thronsaal.core.chance import Chance
from thronsaal.core.game import Game
from thronsaal.core.registry import find_game

SECONDS: Final = 1.0
"""How long each figure is measured."""


def run(game_id: str) -> dict[str, float | None]:
    """All figures of a game."""
    game = find_game(game_id)
    cold, warm = start_seconds(game_id)
    return {
        **game.bench(),
        "api_moves_per_s": api_moves_per_s(game),
        "copies_per_s": copies_per_s(game),
        "cold_start_s": cold,
        "warm_start_s": warm,
    }


def api_moves_per_s(game: Game) -> float:
    """Moves per second through `State.apply` with events off, each with its full check of legality."""
    rng = Chance(1)
    lines = []
    for seed in range(20):
        state = game.start(seed=seed)
        first = state.copy()
        moves = []
        while state.actors:
            seat = state.actors[0]
            move = rng.pick(state.legal(seat))
            state.apply(seat, move, events=False)
            moves.append((seat, move))
        lines.append((first, moves))
    count, spent = 0, 0.0
    while spent < SECONDS:
        for first, moves in lines:
            apply = first.copy().apply
            start = time.perf_counter()
            for seat, move in moves:
                apply(seat, move, events=False)
            spent += time.perf_counter() - start
            count += len(moves)
    return count / spent


def copies_per_s(game: Game) -> float:
    """Copies per second of a position, through the public API."""
    state = game.start(seed=1)
    copy = state.copy
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        for _ in range(1000):
            copy()
        count += 1000
    return count / (time.perf_counter() - start)


FIRST_MOVE: Final = """
import sys, time
start = time.perf_counter()
from thronsaal.core.registry import find_game
state = find_game(sys.argv[1]).start(seed=1)
seat = state.actors[0]
state.apply(seat, state.legal(seat)[0])
state.view(seat)
print(time.perf_counter() - start)
"""


def start_seconds(game_id: str) -> tuple[float, float]:
    """Seconds from nothing to the first move made and seen: with an empty cache of kernels, and with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        command = [sys.executable, "-c", FIRST_MOVE, game_id]
        cold, warm = (
            float(subprocess.run(command, env=environment, capture_output=True, check=True, text=True).stdout)
            for _ in range(2)
        )
    return cold, warm
