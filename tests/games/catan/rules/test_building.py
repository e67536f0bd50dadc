"""Bauen; Baukostenkarte; Befestigung; Siedlung; Straße; Wächter; Siegpunkte; der Zug."""

import pytest

from games.catan.island import CARD, GUARD, KEEP, ROAD, SETTLEMENT, Catan, rule


@rule("catan.turn")
def test_dice_first_then_build_then_the_left_neighbour():
    table = Catan(board="base", phase="before-dice", hand={"A": ROAD}, settlements={"A": "v1"}, luck={"dice": [1, 1]})
    table.seat("B").tries("roll")
    table.expects(reason="catan.turn")
    for move in ("road e1", "end", "buy"):
        table.seat("A").tries(move)
        table.expects(reason="catan.turn")
    table.seat("A").plays("roll")
    table.seat("A").tries("roll")
    table.expects(reason="catan.turn")
    table.seat("A").plays("road e1").plays("end")
    table.expects(turn="B")


@rule("catan.build", "catan.cost")
@pytest.mark.parametrize(
    ("cost", "move"),
    [(ROAD, "road e1"), (SETTLEMENT, "settlement v17"), (KEEP, "keep v1"), (CARD, "buy"), (GUARD, "guard s1")],
)
def test_costs_go_to_the_supply(cost: str, move: str):
    table = Catan(settlements={"A": "v1"}, roads={"A": "e2 e10 e17"}, hand={"A": cost})
    table.seat("A").plays(move)
    assert table.hand("A") == "nothing"
    assert set(table.sees("supply").values()) == {19}
    table.seat("A").tries("road e16" if move != "road e1" else "road e9")
    table.expects(reason="catan.cost")


@rule("catan.pieces")
def test_stock_of_roads_keeps_and_guards():
    ring = "e1 e2 e10 e16 e15 e9 e17 e18 e11 e4 e3 e26 e34 e33 e25"
    table = Catan(board="base", settlements={"A": "v1"}, roads={"A": ring}, hand={"A": ROAD})
    table.seat("A").tries("road e14")
    table.expects(reason="catan.pieces")
    table = Catan(keeps={"A": "v1 v3 v16 v18"}, settlements={"A": "v28"}, hand={"A": KEEP})
    table.seat("A").tries("keep v28")
    table.expects(reason="catan.pieces")
    table = Catan(wall=["AAAAA", "AA", "", ""], hand={"A": GUARD})
    table.seat("A").tries("guard s3")
    table.expects(reason="catan.pieces")


@rule("catan.keep", "catan.keep-frees")
def test_a_keep_replaces_an_own_settlement_and_frees_it():
    table = Catan(
        board="base",
        settlements={"A": "v1 v3 v16 v18 v28", "B": "v37"},
        roads={"A": "e43 e51"},
        hand={"A": "1 lumber + 1 brick + 1 wool + 3 grain + 3 ore"},
    )
    table.seat("A").tries("settlement v42")
    table.expects(reason="catan.keep-frees")
    for corner in ("v37", "v5"):
        table.seat("A").tries(f"keep {corner}")
        table.expects(reason="catan.keep")
    table.seat("A").plays("keep v28")
    assert table.sees("left")[0]["settlements"] == 1
    assert table.sees("points")[0] == 6
    table.seat("A").plays("settlement v42")
    assert table.sees("points")[0] == 7


@rule("catan.settlement")
def test_a_settlement_needs_an_own_road():
    table = Catan(settlements={"A": "v1"}, roads={"A": "e2", "B": "e17"}, hand={"A": SETTLEMENT})
    table.seat("A").tries("settlement v17")
    table.expects(reason="catan.settlement")


@rule("catan.road")
def test_a_foreign_settlement_stops_roads():
    table = Catan(settlements={"A": "v1", "B": "v6"}, roads={"A": "e2"}, hand={"A": ROAD})
    for path in ("e3", "e10"):
        table.seat("A").tries(f"road {path}")
        table.expects(reason="catan.road")
    table.seat("A").plays("road e1")
    table = Catan(settlements={"A": "v1 v6"}, roads={"A": "e2"}, hand={"A": ROAD})
    table.seat("A").plays("road e3")


@rule("catan.guard", "catan.wall-section")
def test_a_guard_takes_the_lowest_free_place():
    table = Catan(wall=["BB", "CCBBB", "", ""], hand={"A": GUARD})
    table.seat("A").tries("guard s2")
    table.expects(reason="catan.wall-section")
    table.seat("A").plays("guard s1")
    assert table.sees("wall")[0] == [1, 1, 0, None, None]


@rule("catan.points", "catan.guard-points")
def test_points():
    table = Catan(
        settlements={"A": "v1 v3"},
        keeps={"A": "v16 v18"},
        wall=["A", "A", "AB", "BB"],
        cards={"A": "point point"},
        strongest="A",
    )
    assert table.sees("points")[:2] == [2 + 4 + 1 + 1, 1]
    assert table.seat("A").view("own_points") == 10
    table = Catan(board="base", settlements={"A": "v1 v3"}, strongest="A")
    assert table.sees("points")[0] == 4


@rule("catan.guard-points")
@pytest.mark.parametrize(("guards", "points"), [(2, 0), (3, 1), (4, 1), (5, 2), (7, 2)])
def test_points_for_guards(guards: int, points: int):
    wall = ["A" * min(guards, 5), "A" * max(0, guards - 5), "", ""]
    assert Catan(wall=wall).sees("points")[0] == points
