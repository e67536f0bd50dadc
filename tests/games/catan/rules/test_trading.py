"""Handel; Handel mit dem Vorrat; Handel mit Mitspielern; Handelsstation; Handeln und Bauen."""

import pytest

from games.catan.island import ROAD, Catan, rule


@rule("catan.supply-trade", "catan.trade")
@pytest.mark.parametrize(("board", "rate"), [("brotherhood", 3), ("base", 4)])
def test_rate_without_a_station(board: str, rate: int):
    table = Catan(board=board, hand={"A": f"{2 * rate - 1} ore"})
    table.seat("A").tries("supply wool for ore")
    table.expects(reason="catan.resources")
    table.seat("A").plays("supply ore for lumber")
    assert table.hand("A") == f"1 lumber + {rate - 1} ore"
    table.seat("A").tries("supply ore for lumber")
    table.expects(reason="catan.resources")


@rule("catan.trade")
def test_no_trade_before_the_dice():
    table = Catan(phase="before-dice", hand={"A": "4 ore"})
    for move in ("supply ore for wool", "offer 1 ore for 1 wool"):
        table.seat("A").tries(move)
        table.expects(reason="catan.turn")


@rule("catan.station")
def test_a_station_for_one_resource_helps_only_that_one():
    table = Catan(settlements={"A": "v55"}, hand={"A": "4 wool + 4 grain"})
    assert table.sees("rates")[0] == {"lumber": 3, "brick": 3, "wool": 3, "grain": 2, "ore": 3}
    table.seat("A").plays("supply grain for ore").plays("supply grain for ore").plays("supply wool for ore")
    assert table.hand("A") == "1 wool + 3 ore"


@rule("catan.station")
def test_a_general_station_trades_all_at_three():
    table = Catan(board="base", settlements={"A": "v2", "B": "v55"})
    assert set(table.sees("rates")[0].values()) == {3}
    assert set(table.sees("rates")[1].values()) == {4}


@rule("catan.together")
def test_together_a_new_station_works_at_once():
    table = Catan(roads={"A": "e69"}, hand={"A": "1 lumber + 1 brick + 1 wool + 3 grain"})
    table.seat("A").plays("settlement v55").plays("supply grain for ore")
    assert table.hand("A") == "1 ore"


@rule("catan.apart")
def test_apart_trade_ends_with_the_first_building_and_a_station_waits():
    table = Catan(apart=True, roads={"A": "e69"}, hand={"A": "1 lumber + 1 brick + 1 wool + 3 grain", "B": "1 ore"})
    table.seat("A").plays("settlement v55")
    for move in ("supply grain for ore", "offer 1 grain for 1 ore"):
        table.seat("A").tries(move)
        table.expects(reason="catan.apart")
    assert table.sees("rates")[0]["grain"] == 3
    record = table.state.record
    table.seat("A").plays("end")
    record.active = record.actor = 3
    record.phase = 7
    table.seat("D").plays("end")
    assert table.sees("rates")[0]["grain"] == 2


@rule("catan.seat-trade")
def test_the_printed_talk_peter_olivia_charlotte():
    table = Catan(seats=3, hand={"A": "2 lumber + 3 ore", "B": "1 brick", "C": "1 brick"})
    table.seat("A").plays("offer 1 ore for 1 brick")
    assert table.state.actors == (1, 2)
    table.seat("B").plays("counter 1 brick for 3 ore")
    table.seat("C").plays("counter 1 brick for 1 lumber + 1 ore")
    table.expects(turn="A")
    table.seat("A").plays("agree C")
    assert [table.hand(letter) for letter in "ABC"] == ["1 lumber + 1 brick + 2 ore", "1 brick", "1 lumber + 1 ore"]
    table.expects(rule="catan.seat-trade")


@rule("catan.seat-trade")
def test_accepting_declining_withdrawing():
    table = Catan(hand={"A": "2 ore", "B": "1 wool", "C": "1 wool"})
    table.seat("A").plays("offer 1 ore for 1 wool")
    table.seat("D").tries("accept")
    table.expects(reason="catan.seat-trade")
    table.seat("D").plays("decline")
    table.seat("B").plays("accept")
    table.seat("B").tries("decline")
    table.expects(reason="catan.turn")
    table.seat("C").plays("decline")
    for letter in "ACD":
        table.seat("A").tries(f"agree {letter}")
        table.expects(reason="catan.seat-trade")
    table.seat("A").plays("agree B")
    assert table.hand("A") == "1 wool + 1 ore"
    table.seat("A").plays("offer 1 ore for 1 brick")
    for letter in "BCD":
        table.seat(letter).plays("decline")
    assert table.sees("phase") == "main"
    assert table.sees("offer") is None


@rule("catan.seat-trade")
def test_an_offer_may_be_withdrawn_and_only_the_active_seat_makes_one():
    table = Catan(hand={"A": "2 ore", "B": "1 wool"})
    table.seat("B").tries("offer 1 wool for 1 ore")
    table.expects(reason="catan.turn")
    table.seat("A").tries("offer 3 ore for 1 wool")
    table.expects(reason="catan.seat-trade")
    table.seat("A").plays("offer 1 ore for 1 wool")
    table.seat("B").plays("accept")
    table.seat("C").plays("decline")
    table.seat("D").plays("decline")
    table.seat("A").plays("withdraw")
    assert table.hand("A") == "2 ore"


@rule("catan.no-gifts")
def test_gifts_are_refused_also_when_disguised():
    table = Catan(hand={"A": "2 ore", "B": "2 wool"})
    for move in ("offer 1 ore for nothing", "offer nothing for 1 ore", "offer 1 ore for 2 ore"):
        table.seat("A").tries(move)
        table.expects(reason="catan.no-gifts")
    table.seat("A").plays("offer 1 ore for 1 wool")
    table.seat("B").tries("counter nothing for 1 ore")
    table.expects(reason="catan.no-gifts")


@rule("catan.offer-limit")
def test_twenty_offers_a_turn():
    table = Catan(hand={"A": "1 ore"})
    for _ in range(20):
        table.seat("A").plays("offer 1 ore for 1 wool")
        for letter in "BCD":
            table.seat(letter).plays("decline")
    table.seat("A").tries("offer 1 ore for 1 wool")
    table.expects(reason="catan.offer-limit")


@rule("catan.offers-off")
def test_a_table_without_offers():
    table = Catan(offers=False, hand={"A": ROAD, "B": "1 ore"})
    table.seat("A").tries("offer 1 lumber for 1 ore")
    table.expects(reason="catan.offers-off")
    assert not any(move >= 1 << 50 for move in table.state.legal(0))
