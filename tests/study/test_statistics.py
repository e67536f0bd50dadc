"""Counts, rates and how far to trust them."""

from __future__ import annotations

import pytest

from thronsaal.bots import Fault
from thronsaal.core.chance import Chance
from thronsaal.study import Mean, Played, Tally, wilson


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


def test_a_shared_win_counts_its_share_and_only_a_win_of_all_is_a_draw() -> None:
    tally = Tally.of(["a", "b", "c"])
    tally.add(game((0, 1, 2), (1, 1, 3)))
    tally.add(game((0, 1, 2), (1, 1, 1)))
    tally.add(game((0, 1, 2), (3, 2, 1)))
    assert (tally.games, tally.wins, tally.draws) == (3, [0, 0, 1], 1)
    assert tally.shares == pytest.approx([1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3 + 1])
    assert sum(tally.shares) == pytest.approx(tally.games)
    assert [rate.rate for rate in tally.rates] == pytest.approx([share / 3 for share in tally.shares])


def test_what_the_first_to_act_won_counts_its_share_too() -> None:
    tally = Tally.of(["a", "b"])
    tally.add(game((0, 1), (1, 2), 0))
    tally.add(game((0, 1), (1, 2), 1))
    tally.add(game((0, 1), (1, 1), 0))
    tally.add(game((0, 1), (1, 2), None))
    assert (tally.games, tally.first_games, tally.first_shares) == (4, 3, 1.5)
    assert tally.first_rate.rate == 0.5


def test_zeros_and_ones_have_wilsons_interval() -> None:
    mean = Mean()
    for value in (0, 1, 1, 0, 1, 1, 1):
        mean.add(value)
    assert mean.interval() == wilson(5, 7)
    assert Mean().interval() == (0.0, 1.0)


def test_halves_tell_more_than_zeros_and_ones_but_never_everything() -> None:
    halves, binary = Mean(), Mean()
    for number in range(40):
        halves.add(0.5)
        binary.add(number % 2)
    low, high = halves.interval()
    assert binary.interval()[0] < low < 0.5 < high < binary.interval()[1]
    one = Mean(1, 0.5, 0.25)
    assert one.interval() == pytest.approx(wilson(0.5, 1)), "a single value says as much as a single game"


def test_deals_are_compared_where_they_are_paired() -> None:
    """The seat that is dealt the good cards wins: that says much about deals and nothing about bots."""
    paired, single = Tally.of(["a", "b"], 2), Tally.of(["a", "b"])
    for deal in range(50):
        good = (1, 2) if deal % 2 else (2, 1)
        for bots in ((0, 1), (1, 0)):
            for tally in (paired, single):
                tally.add(game(bots, good))
    assert paired.shares == single.shares == [50, 50]
    narrow, wide = paired.rates[0].interval(), single.rates[0].interval()
    assert narrow[1] - narrow[0] < (wide[1] - wide[0]) / 4
    assert paired.first_rate.interval() == wilson(25, 50), "the same deal twice says once what acting first is worth"


def test_the_paired_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Bots of 55 and 45 %, in deals of which some are as good as won: 400 batches of 60 deals."""
    chance, held = Chance(5), 0
    for _ in range(400):
        tally = Tally.of(["a", "b"], 2)
        for _ in range(60):
            luck = chance.below(100)
            for bots in ((0, 1), (1, 0)):
                to_a = chance.below(100) < (100 * (bots[0] == 0) if luck < 50 else 60)
                won = bots.index(0 if to_a else 1)
                tally.add(game(bots, (1, 2) if won == 0 else (2, 1)))
        low, high = tally.rates[0].interval()
        held += low <= 0.55 <= high
    assert 0.92 <= held / 400 <= 0.985


def test_faults_are_counted_by_name_with_the_first_as_an_example() -> None:
    tally = Tally.of(["a", "b"])
    one, two = Fault("b", "raised", "ValueError"), Fault("b", "raised", "KeyError")
    tally.add(game((0, 1), (1, 2), 0, one, two))
    tally.add(game((0, 1), (1, 2), 0, Fault("a", "stalled", "1")))
    assert tally.faults == {("b", "raised"): 2, ("a", "stalled"): 1}
    assert tally.examples["b", "raised"] is one
