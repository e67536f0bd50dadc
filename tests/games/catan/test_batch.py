"""Whole random games in one call are the same games as move by move through the state."""

import numpy as np
import pytest

from thronsaal.core.chance import WORD, stir
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.batch import copy_and_move, random_games
from thronsaal.games.catan.kernel.material import BASE_MAP, BROTHERHOOD_FOUR_MAP, CLASSIC_MAP
from thronsaal.games.catan.state import CatanState


@pytest.mark.parametrize(("board", "offering"), [(BROTHERHOOD_FOUR_MAP, 1), (BASE_MAP, 0), (CLASSIC_MAP, 0)])
def test_the_same_game_move_by_move(board: int, offering: int):
    seed = 12
    ((winner, turns, moves, why),) = random_games(board, 4, 1, offering, 1, seed).tolist()
    state = CatanState.laid_out(seed, board, 4, 1, offering=bool(offering))
    x, count = (seed * 2654435761 + 1) & WORD | 1, 0
    while state.actors:
        seat = state.actors[0]
        listed = state.legal(seat)
        x = stir(x)
        state.apply(seat, listed[x * len(listed) >> 32], events=False)
        count += 1
    outcome = state.outcome
    assert outcome is not None
    assert (count, int(state.record.turn), int(state.record.why)) == (moves, turns, why)
    assert (outcome.winners[0] if len(outcome.winners) == 1 else r.NOBODY) == winner


def test_every_seat_wins_and_games_differ():
    played = random_games(CLASSIC_MAP, 4, 1, 0, 60, 3)
    assert set(played[:, 0].tolist()) >= {0, 1, 2, 3}
    assert len(set(played[:, 2].tolist())) > 40
    assert (played == random_games(CLASSIC_MAP, 4, 1, 0, 60, 3)).all()
    assert (played[:, 2] != random_games(CLASSIC_MAP, 4, 1, 0, 60, 4)[:, 2]).any()


def test_measuring_changes_nothing():
    state = CatanState.laid_out(1, CLASSIC_MAP, 4)
    before = state.buffer.copy()
    copy_and_move(state.buffer, 10)
    assert np.array_equal(state.buffer, before)
