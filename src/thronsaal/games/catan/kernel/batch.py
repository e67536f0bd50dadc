"""Whole random games at full speed, with the very rules of the table."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer
from thronsaal.core.chance import WORD, stir
from thronsaal.core.kernel import kernel, part
from thronsaal.games.catan.kernel.ending import winner
from thronsaal.games.catan.kernel.founding import prepare
from thronsaal.games.catan.kernel.legal import MOST_LISTED, list_moves
from thronsaal.games.catan.kernel.policy import to_act
from thronsaal.games.catan.kernel.record import NOBODY, OVER, WORDS, record_of
from thronsaal.games.catan.kernel.turn import make


@part
def play_randomly(s: Any, moves: NDArray[np.int64], x: int) -> tuple[int, int]:
    """Random moves to the end; how many there were, and the stream as it was left."""
    count = 0
    while s.phase != OVER:
        seat = to_act(s)
        listed = list_moves(s, seat, moves)
        x = stir(x)
        make(s, seat, moves[x * listed >> 32])
        count += 1
    return count, x


@kernel
def random_games(board: int, seats: int, set_up: int, offering: int, games: int, seed: int) -> NDArray[np.int64]:
    """So many random games: for each the winner (NOBODY when shared), the turns, the moves, and how it ended."""
    played = np.zeros((games, 4), np.int64)
    buffer: Buffer = np.zeros(WORDS, np.int64)
    moves = np.empty(MOST_LISTED, np.int64)
    x = (seed * 2654435761 + 1) & WORD | 1
    for n in range(games):
        buffer[:] = 0
        buffer[0], buffer[1] = seed & WORD, n
        prepare(buffer, board, seats, set_up, 0, offering, NOBODY)
        s = record_of(buffer)
        count, x = play_randomly(s, moves, x)
        played[n, 0], played[n, 1], played[n, 2], played[n, 3] = winner(s), s.turn, count, s.why
    return played


@kernel
def copy_and_move(buffer: Buffer, rounds: int) -> int:
    """Copy a position and make a move on the copy, so often; for measuring."""
    twin, moves = buffer.copy(), np.empty(MOST_LISTED, np.int64)
    s = record_of(buffer)
    seat = to_act(s)
    listed = list_moves(s, seat, moves)
    done = 0
    for n in range(rounds):
        twin[:] = buffer
        make(record_of(twin), seat, moves[n % listed])
        done += twin[0] & 1
    return done
