"""A position as a flat buffer: layouts, sets, snapshots, and what the states of kernel games share."""

import pickle

import numpy as np
import pytest

from thronsaal.core.buffer import Snapshot, layout_of, members, offset_of, seeded, words_of
from thronsaal.core.chance import Chance, seed_words
from thronsaal.core.reason import Refused
from thronsaal.core.registry import find_game

LAYOUT = layout_of([("chance", "i8", (5,)), ("small", "i1", (3,)), ("wide", "i8"), ("pairs", "i2", (2, 2))])
KERNEL_GAMES = ("catan", "claim")


class Small(Snapshot):
    layout = LAYOUT


def test_fields_lie_as_c_would_lay_them():
    assert [offset_of(LAYOUT, name) for name in ("chance", "small", "wide", "pairs")] == [0, 40, 48, 56]
    assert words_of(LAYOUT) == 8
    assert seeded(LAYOUT, 3 << 64 | 7).tolist() == [7, 0, 3, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("mask", [0, 1, 0b1011, 1 << 51 | 1, (1 << 60) - 1])
def test_members_of_a_set(mask: int):
    assert members(mask) == [n for n in range(64) if mask >> n & 1]
    assert members(np.int64(mask)) == members(mask)


def test_a_snapshot_is_plain_and_stays_as_it_was():
    buffer = seeded(LAYOUT, 5)
    record = buffer.view(LAYOUT)[0]
    record.small, record.wide, record.pairs = (1, 2, 3), 9, ((1, 2), (3, 4))
    shot = Small(buffer)
    record.wide, record.small = 10, (4, 5, 6)
    assert (shot.small, shot.wide, shot.pairs) == ([1, 2, 3], 9, [[1, 2], [3, 4]])
    assert type(shot.wide) is int
    assert all(type(each) is int for each in shot.small)
    with pytest.raises(AttributeError, match="large"):
        _ = shot.large


@pytest.mark.parametrize("game_id", KERNEL_GAMES)
def test_copies_and_pickles_are_equal_and_loose(game_id: str):
    state = find_game(game_id).start(seed=3)
    for twin in (state.copy(), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert type(twin) is type(state)
        seat = twin.actors[0]
        twin.apply(seat, twin.legal(seat)[0])
        assert twin != state


@pytest.mark.parametrize("game_id", KERNEL_GAMES)
@pytest.mark.parametrize("events", [True, False])
def test_what_no_kernel_could_hold_is_refused(game_id: str, events: bool):
    state = find_game(game_id).start(seed=3)
    before, seat = state.pack(), state.actors[0]
    for who, move in ((seat, 1 << 200), (seat, -1), (1 << 200, state.legal(seat)[0]), (-5, state.legal(seat)[0])):
        reason = state.check(who, move)
        assert reason is not None
        with pytest.raises(Refused) as refused:
            state.apply(who, move, events)
        assert refused.value.reason == reason
        assert state.pack() == before


@pytest.mark.parametrize("game_id", KERNEL_GAMES)
def test_reseeding_changes_the_chance_and_nothing_else(game_id: str):
    state = find_game(game_id).start(seed=3)
    fresh = state.reseed(Chance(9))
    assert (fresh.buffer[5:] == state.buffer[5:]).all()
    assert tuple(fresh.buffer[:4]) == seed_words(Chance(9).seed())
    assert fresh.buffer[4] == 0
