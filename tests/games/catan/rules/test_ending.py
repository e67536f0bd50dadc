"""Spielende, Basisspiel und Bruderschaft; Gleichstände."""

import pytest

from games.catan.island import ROAD, SETTLEMENT, Catan, rule

NINE = {"settlements": {"A": "v1"}, "keeps": {"A": "v3 v16 v18 v28"}}


@rule("catan.end")
def test_without_the_wall_ten_points_win_at_once():
    table = Catan(board="base", **NINE, roads={"A": "e43 e51"}, hand={"A": SETTLEMENT})
    assert table.sees("points")[0] == 9
    table.seat("A").plays("settlement v42")
    table.expects(outcome="ten-points", rule="catan.end")
    assert table.state.outcome.places[0] == 1
    assert table.state.actors == ()


@rule("catan.end")
def test_who_has_ten_in_anothers_turn_waits_for_the_own():
    table = Catan(board="base", active="D", **NINE, strongest="A")
    assert table.sees("points")[0] == 11
    assert table.state.outcome is None
    table.seat("D").plays("end")
    table.expects(outcome="ten-points")
    assert table.state.outcome.winners == (0,)


@rule("catan.end-brotherhood", "catan.point-card")
def test_in_the_brotherhood_the_end_of_the_turn_counts():
    table = Catan(
        settlements={"A": "v1 v3"},
        keeps={"A": "v16 v18"},
        wall=["A", "A", "A", ""],
        cards={"A": "point point"},
        strongest="A",
        hand={"A": ROAD},
    )
    assert table.seat("A").view("own_points") == 10
    table.seat("A").plays("road e1")
    assert table.state.outcome is None
    table.seat("A").plays("end")
    table.expects(outcome="ten-points", rule="catan.end-brotherhood")
    assert table.state.outcome.points[0] == 10


@rule("catan.end-brotherhood")
def test_ten_points_do_not_help_when_the_wall_falls_first():
    table = Catan(
        phase="before-dice",
        **NINE,
        strongest="A",
        breaches=2,
        wall=["", "", "", "BB"],
        camps={"ice-river": "regular"},
        luck={"dice": [1, 1, 1]},
    )
    table.seat("A").plays("roll")
    table.expects(outcome="breached")
    assert table.state.outcome.winners == (1,)


@rule("catan.wall-falls")
def test_the_third_breach_ends_the_game_for_the_most_guards():
    table = Catan(
        phase="before-dice",
        breaches=2,
        wall=["", "A", "CC", "B"],
        camps={"ice-river": "giant"},
        luck={"dice": [3, 4, 1]},
    )
    table.seat("A").plays("roll")
    table.expects(outcome="breached", rule="catan.wall-falls")
    assert table.state.outcome.places == (2, 3, 1, 4), "A and B have one guard each, A further west"


@rule("catan.gift-overrun")
def test_eight_wildlings_in_the_gift_end_the_game():
    gift = {f"h{n}": "regular" for n in (5, 9, 13, 14, 15, 20, 21)}
    table = Catan(
        phase="before-dice", gift=gift, wall=["B", "", "", ""], camps={"ice-river": "climber"}, luck={"dice": [3, 4, 1]}
    )
    table.seat("A").plays("roll")
    table.expects(outcome="overrun", rule="catan.gift-overrun")
    assert table.state.outcome.winners == (1,)


@rule("catan.tie-break")
@pytest.mark.parametrize(
    ("wall", "settlements", "winners"),
    [
        (["AB", "", "", ""], {"B": "v1"}, (1,)),
        (["", "BA", "", ""], {}, (1,)),
        (["", "AB", "B", "A"], {"A": "v1", "B": "v3"}, (0,)),
        (["", "", "", ""], {}, (0, 1, 2, 3)),
        (["", "", "", ""], {"D": "v1"}, (3,)),
    ],
)
def test_ties_by_points_then_by_the_west(wall: list[str], settlements: dict[str, str], winners: tuple[int, ...]):
    gift = {f"h{n}": "regular" for n in (5, 9, 13, 14, 15, 20, 21)}
    table = Catan(
        phase="before-dice",
        gift=gift,
        wall=wall,
        settlements=settlements,
        camps={"ice-river": "climber"},
        luck={"dice": [3, 4, 1]},
    )
    table.seat("A").plays("roll")
    assert table.state.outcome.winners == winners


@rule("catan.turn-limit")
def test_a_thousand_turns_end_the_game():
    table = Catan(board="base", settlements={"B": "v1"})
    table.state.record.turn = 999
    table.seat("A").plays("end")
    table.expects(outcome="turns-spent")
    assert table.state.outcome.places == (2, 1, 2, 2)
