"""Counts, rates and how far to trust them."""

from __future__ import annotations

import pytest

from thronsaal.bots import Fault
from thronsaal.study import Played, Tally, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # to four digits as in tables of the Wilson score interval
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (500, 1000, 0.4691, 0.5309),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_holds_the_rate_and_mirrors() -> None:
    for games in (1, 7, 100):
        for wins in range(games + 1):
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
            assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low))


def game(bots: tuple[int, ...], places: tuple[int, ...], first: int | None = 0, *faults: Fault) -> Played:
    return Played(0, 0, 0, bots, first, places, places, 10, faults)


def test_a_win_goes_to_the_bot_and_not_to_the_seat() -> None:
    tally = Tally.of(["a", "b"])
    tally.add(game((0, 1), (1, 2)))
    tally.add(game((1, 0), (2, 1)))
    tally.add(game((1, 0), (1, 2)))
    assert (tally.games, tally.wins, tally.draws, tally.moves) == (3, [2, 1], 0, 30)


def test_a_shared_first_place_is_a_draw() -> None:
    tally = Tally.of(["a", "b", "c"])
    tally.add(game((0, 1, 2), (1, 1, 3)))
    tally.add(game((0, 1, 2), (1, 1, 1)))
    tally.add(game((0, 1, 2), (3, 2, 1)))
    assert (tally.games, tally.wins, tally.draws) == (3, [0, 0, 1], 2)


def test_the_first_to_act_is_counted_in_games_with_a_winner() -> None:
    tally = Tally.of(["a", "b"])
    tally.add(game((0, 1), (1, 2), 0))
    tally.add(game((0, 1), (1, 2), 1))
    tally.add(game((0, 1), (1, 1), 0))
    tally.add(game((0, 1), (1, 2), None))
    assert (tally.first_games, tally.first_wins) == (2, 1)


def test_faults_are_counted_by_name_with_the_first_as_an_example() -> None:
    tally = Tally.of(["a", "b"])
    one, two = Fault("b", "raised", "ValueError"), Fault("b", "raised", "KeyError")
    tally.add(game((0, 1), (1, 2), 0, one, two))
    tally.add(game((0, 1), (1, 2), 0, Fault("a", "stalled", "1")))
    assert tally.faults == {("b", "raised"): 2, ("a", "stalled"): 1}
    assert tally.examples["b", "raised"] is one
