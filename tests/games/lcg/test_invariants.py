"""What holds in every position of a match, over all seats, variants and houses."""

from __future__ import annotations

import pytest

from games.lcg.soundness import TABLES, Tally, check, random_game, start
from thronsaal.games.lcg.bots.greedy import decide


@pytest.mark.parametrize("number", range(2 * len(TABLES)))
def test_random_games_are_sound(number: int):
    tally = Tally()
    for _ in random_game(number, tally):
        pass
    assert tally.games == 1


@pytest.mark.parametrize("number", [1, 2, 4, 6])
def test_games_of_greedy_are_sound(number: int):
    s = start(number)
    while not s.ended:
        seat = s.actors[0]
        s.apply(seat, decide(s, seat), events=False)
        check(s)
    assert s.outcome is not None


def test_a_broken_position_is_noticed():
    s = start(2)
    s.hand[0] = 0
    with pytest.raises(AssertionError):
        check(s)
    s = start(2)
    s.gold[0] = -1
    with pytest.raises(AssertionError):
        check(s)
