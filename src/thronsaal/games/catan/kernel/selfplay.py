"""Whole games between greedy seats, each with weights of its own: what the weights are tuned by."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer
from thronsaal.core.chance import below
from thronsaal.core.kernel import kernel, part
from thronsaal.games.catan.kernel.ending import winner
from thronsaal.games.catan.kernel.founding import prepare
from thronsaal.games.catan.kernel.legal import list_moves
from thronsaal.games.catan.kernel.policy import Slate, greedy_move, slate_for, to_act
from thronsaal.games.catan.kernel.record import NOBODY, OVER, WORDS, record_of
from thronsaal.games.catan.kernel.turn import make
from thronsaal.games.catan.kernel.worth import Values, see

Results = NDArray[np.int64]


@part
def note_position(s: Any, slate: Slate, seen: Values) -> None:
    """The features of all seats, in a row each."""
    for seat in range(s.seats):
        see(s, seat, slate.flow, seen[seat])


@kernel
def greedy_games(
    board: int,
    seats: int,
    set_up: int,
    games: int,
    seed: int,
    weights: Values,
    slips: int,
    seen: Values,
    whose: Results,
) -> Results:
    """So many games: for each the winner, the turns, the moves and how it ended.

    Of a thousand moves so many are random `slips`. `seen` takes as many positions of each game as it has room for, all
    at the beginning of turns, and `whose` the game that each is from. In game n seat i plays by row (i + n) of the
    weights.
    """
    played = np.zeros((games, 4), np.int64)
    buffer: Buffer = np.zeros(WORDS, np.int64)
    luck = np.array([seed, 17, 4, 1, 0])
    each, rows = len(seen) // games, len(weights)
    for n in range(games):
        buffer[:] = 0
        buffer[0], buffer[1] = seed, n // rows
        prepare(buffer, board, seats, set_up, 0, 0, NOBODY)
        s = record_of(buffer)
        slate, count, kept = slate_for(buffer), 0, 0
        while s.phase != OVER:
            seat = to_act(s)
            move = greedy_move(buffer, seat, slate, weights[(seat + n) % rows])
            if slips and below(luck, 1000) < slips:
                move = slate.moves[below(luck, list_moves(s, seat, slate.moves))]
            turn = s.turn
            make(s, seat, move)
            count += 1
            if each and s.phase != OVER and s.turn > turn:
                # A reservoir: every turn is as likely to be kept.
                place = n * each + (kept if kept < each else below(luck, kept + 1))
                kept += 1
                if place < (n + 1) * each:
                    note_position(s, slate, seen[place])
                    whose[place] = n
        played[n, 0], played[n, 1], played[n, 2], played[n, 3] = winner(s), s.turn, count, s.why
    return played
