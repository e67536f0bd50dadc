"""Outcomes: places from points, or from what decides beside them."""

import pytest

from thronsaal.core.game import Outcome


@pytest.mark.parametrize(
    ("points", "places"),
    [((3, 1), (1, 2)), ((2, 2), (1, 1)), ((5, 9, 5, 1), (2, 1, 2, 4)), ((0, 0, 0), (1, 1, 1)), ((-1, -3), (1, 2))],
)
def test_more_points_are_a_better_place_and_equals_share(points: tuple[int, ...], places: tuple[int, ...]):
    assert Outcome.ranked(points, "points") == Outcome(places, points, "points")


def test_the_standing_decides_where_it_is_given():
    outcome = Outcome.ranked([10, 10, 4], "ten", standing=[1, 2, 0])
    assert outcome == Outcome((2, 1, 3), (10, 10, 4), "ten")
    assert outcome.winners == (1,)
    assert not outcome.is_draw
