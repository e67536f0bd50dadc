"""How fast the kernels of Catan are, and beside them catanatron in the same run, when it is installed."""

from __future__ import annotations

import time
from importlib.util import find_spec
from typing import Final

from thronsaal.core.chance import Chance
from thronsaal.games.catan.kernel.batch import copy_and_move, random_games
from thronsaal.games.catan.kernel.founding import VARIABLE
from thronsaal.games.catan.kernel.material import BROTHERHOOD_FOUR_MAP, CLASSIC_MAP
from thronsaal.games.catan.kernel.record import MAIN
from thronsaal.games.catan.state import CatanState

GAMES: Final = 2_000
ROUNDS: Final = 5
COPIES: Final = 1_000_000
THEIR_GAMES: Final = 4


def figures() -> dict[str, float | None]:
    """Random whole games per second by four seats without trade between them, copy plus move, and the ratio."""
    random_games(CLASSIC_MAP, 4, VARIABLE, 0, 1, 1)
    classic = brotherhood = theirs = 0.0
    for seed in range(1, ROUNDS + 1):
        classic = max(classic, _rate(CLASSIC_MAP, seed))
        brotherhood = max(brotherhood, _rate(BROTHERHOOD_FOUR_MAP, seed))
        theirs = max(theirs, _catanatron(seed))
    return {
        "classic_games_per_s": classic,
        "brotherhood_games_per_s": brotherhood,
        "copy_move_ns": _copy_move_ns(),
        "catanatron_games_per_s": theirs or None,
        "catanatron_ratio": classic / theirs if theirs else None,
    }


def _rate(board: int, seed: int) -> float:
    start = time.perf_counter()
    random_games(board, 4, VARIABLE, 0, GAMES, seed)
    return GAMES / (time.perf_counter() - start)


def _copy_move_ns() -> float:
    """Copy plus one move in the middle of a game."""
    state, rng = CatanState.laid_out(1, CLASSIC_MAP, 4, offering=False), Chance(1)
    while state.record.turn < 60 or state.record.phase != MAIN:
        seat = state.actors[0]
        state.apply(seat, rng.pick(state.legal(seat)), events=False)
    copy_and_move(state.buffer, 1)
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        copy_and_move(state.buffer, COPIES)
        best = min(best, (time.perf_counter() - start) / COPIES)
    return best * 1e9


def _catanatron(seed: int) -> float:
    """Random whole games per second of catanatron; 0 without it."""
    if find_spec("catanatron") is None:
        return 0.0
    from catanatron.game import Game  # noqa: PLC0415  (optional)
    from catanatron.models.player import Color, RandomPlayer  # noqa: PLC0415

    start = time.perf_counter()
    for n in range(THEIR_GAMES):
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]
        Game(players, seed=1000 * seed + n + 1).play()
    return THEIR_GAMES / (time.perf_counter() - start)
