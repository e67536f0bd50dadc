"""Outcomes: places from points, or from what decides beside them; and events as lines of a log."""

import pytest

from thronsaal.core.game import Event, Outcome, log_lines
from thronsaal.core.words import Who, Word


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


def test_what_happens_again_in_a_row_is_one_line() -> None:
    def drew(seat: int, card: int, rule: str = "a.draw") -> Event:
        return Event("drew", rule, {"seat": Who(seat)}, {"card": card}, (seat,))

    events = [drew(0, 7), drew(0, 8), drew(1, 9), drew(1, 9, "a.other"), drew(0, 7)]
    public = Word("event-drew", {"seat": Who(0)})
    assert [(line == public, rule, times) for line, rule, times in log_lines(events, None)] == [
        (True, "a.draw", 2),
        (False, "a.draw", 1),
        (False, "a.other", 1),
        (True, "a.draw", 1),
    ]
    assert [times for *_, times in log_lines(events, 0)] == [1] * 5, "who saw two cards reads of both"
    assert [times for *_, times in log_lines(events, None, is_open=True)] == [1] * 5
