"""Rohstoffertrag; Sieben gewürfelt; Tormund; die Würfel."""

import pytest

from games.catan.island import Catan, rule


@rule("catan.yield", "catan.keep")
def test_one_for_a_settlement_two_for_a_keep():
    table = Catan(
        phase="before-dice", settlements={"A": "v18", "B": "v12"}, keeps={"B": "v14"}, luck={"dice": [2, 3, 12]}
    )
    table.seat("A").plays("roll")
    assert table.hand("A") == "1 brick"
    assert table.hand("B") == "1 brick"
    table = Catan(phase="before-dice", keeps={"B": "v4"}, luck={"dice": [2, 6, 12]}, heroes={"A": "mance"})
    table.seat("A").plays("roll")
    assert table.hand("B") == "2 grain"


@rule("catan.scarcity")
def test_a_short_resource_goes_to_nobody_and_others_are_not_affected():
    table = Catan(
        phase="before-dice",
        keeps={"A": "v1", "B": "v16"},
        settlements={"B": "v13"},
        hand={"D": "16 ore"},
        heroes={"A": "mance"},
        luck={"dice": [2, 3, 12]},
    )
    table.seat("A").plays("roll")
    assert table.hand("A") == "nothing"
    assert table.hand("B") == "1 brick"
    assert table.sees("supply")["ore"] == 3
    table.expects(rule="catan.scarcity")


@rule("catan.scarcity-one")
def test_when_only_one_seat_is_owed_it_gets_the_rest():
    table = Catan(phase="before-dice", keeps={"A": "v1"}, hand={"D": "18 ore"}, luck={"dice": [1, 4, 12]})
    table.seat("A").plays("roll")
    assert table.hand("A") == "1 ore"
    table.expects(rule="catan.scarcity-one")


@rule("catan.scarcity-one")
def test_when_only_one_seat_is_owed_and_nothing_is_left_it_is_told_so():
    table = Catan(phase="before-dice", keeps={"A": "v1"}, hand={"D": "19 ore"}, luck={"dice": [1, 4, 12]})
    table.seat("A").plays("roll")
    assert table.hand("A") == "nothing"
    assert "scarce-one" in table.kinds()
    assert "catan.scarcity" not in table.rules()
    table.expects(rule="catan.scarcity-one")


@rule("catan.seven", "catan.discard")
def test_the_printed_hands_of_six_eight_and_eleven():
    table = Catan(
        phase="before-dice",
        hand={"A": "6 wool", "B": "8 ore", "C": "5 wool + 6 grain"},
        luck={"dice": [3, 4, 12]},
    )
    table.seat("A").plays("roll")
    assert table.sees("owed") == [0, 4, 5, 0]
    assert table.state.actors == (1, 2)
    table.seat("A").tries("discard wool")
    table.expects(reason="catan.discard")
    table.seat("B").tries("discard wool")
    table.expects(reason="catan.resources")
    for _ in range(5):
        table.seat("C").plays("discard grain")
    table.seat("C").tries("discard grain")
    table.expects(reason="catan.discard")
    for _ in range(4):
        table.seat("B").plays("discard ore")
    assert table.sees("phase") == "tormund"
    table.expects(turn="A")
    assert table.sees("hand_sizes") == [6, 4, 6, 0]


@rule("catan.discard")
@pytest.mark.parametrize(("held", "owed"), [(7, 0), (8, 4), (9, 4), (15, 7)])
def test_half_rounded_down(held: int, owed: int):
    table = Catan(phase="before-dice", hand={"B": f"{held} ore"}, luck={"dice": [3, 4, 12]})
    table.seat("A").plays("roll")
    assert table.sees("owed")[1] == owed


@rule("catan.seven", "catan.tormund-moves", "catan.rob")
def test_tormund_moves_and_a_card_is_drawn():
    table = Catan(
        board="base",
        phase="before-dice",
        tormund="h3",
        settlements={"A": "v5", "B": "v1", "C": "v16"},
        hand={"B": "1 wool"},
        luck={"dice": [3, 4]},
    )
    table.seat("A").plays("roll")
    for move, why in (
        ("tormund h3", "catan.tormund-moves"),
        ("tormund h16", "catan.tormund-moves"),
        ("tormund h1", "catan.rob"),
        ("tormund h1 rob C", "catan.rob"),
        ("tormund h1 rob A", "catan.rob"),
        ("tormund h9 rob B", "catan.rob"),
    ):
        table.seat("A").tries(move)
        table.expects(reason=why)
    table.seat("A").plays("tormund h1 rob B")
    assert table.hand("A") == "1 wool"
    stole = next(event for event in table.events if event.kind == "stole")
    assert [stole.seen(seat).key for seat in (0, 1, 2, None)] == ["event-stole-seen"] * 2 + ["event-stole"] * 2


@rule("catan.tormund-camp")
def test_after_a_seven_tormund_may_go_to_his_camp():
    table = Catan(phase="before-dice", tormund="h3", luck={"dice": [3, 4, 12]})
    table.seat("A").plays("roll").plays("tormund camp")
    assert table.sees("tormund") == "camp"
    table = Catan(phase="before-dice", luck={"dice": [3, 4, 12]})
    table.seat("A").plays("roll").tries("tormund camp")
    table.expects(reason="catan.tormund-moves")


@rule("catan.tormund")
def test_tormund_begins_in_his_camp_and_blocks_his_hex():
    assert Catan().sees("tormund") == "camp"
    table = Catan(phase="before-dice", tormund="h1", keeps={"A": "v1"}, luck={"dice": [1, 4, 12]})
    table.seat("A").plays("roll")
    assert table.hand("A") == "nothing"


@rule("catan.dice", "catan.wild-hex")
def test_wildlings_come_before_the_yield():
    table = Catan(
        phase="before-dice",
        camps={"ice-river": "climber"},
        keeps={"A": "v1"},
        luck={"dice": [1, 4, 1]},
    )
    table.seat("A").plays("roll")
    assert table.hand("A") == "nothing", "the climber already stands on the five"
    assert table.kinds().index("climbed") < len(table.kinds())


@rule("catan.wild-hex")
def test_a_wildling_blocks_also_beside_tormund():
    table = Catan(
        phase="before-dice", gift={"h1": "regular"}, tormund="h1", keeps={"A": "v1"}, luck={"dice": [1, 4, 12]}
    )
    table.seat("A").plays("roll")
    assert table.hand("A") == "nothing"
