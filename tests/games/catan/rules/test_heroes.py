"""Heldenkarten: the rules of use, and all eleven heroes."""

import pytest

from games.catan.island import Catan, rule


@rule("catan.heroes", "catan.hero-after")
def test_side_a_is_turned_over_or_exchanged():
    table = Catan(heroes={"A": "marsh"}, hand={"A": "1 ore"})
    table.seat("B").tries("marsh ore for wool")
    table.expects(reason="catan.turn")
    table.seat("A").tries("qhorin")
    table.expects(reason="catan.heroes")
    table.seat("A").plays("marsh ore for wool")
    table.seat("A").tries("swap marsh")
    table.expects(reason="catan.hero-after")
    taken = table.sees("heroes")[1]["hero"]
    table.seat("A").tries(f"swap {taken}")
    table.expects(reason="catan.hero-display")
    table.seat("A").plays("flip")
    assert table.sees("heroes")[0] == {"hero": "marsh", "side": "B", "rests": True}


@rule("catan.hero-after")
def test_side_b_must_be_exchanged():
    table = Catan(heroes={"A": "marsh B"}, hand={"A": "1 ore"})
    table.seat("A").plays("marsh ore for wool").tries("flip")
    table.expects(reason="catan.hero-after")
    table.seat("A").plays("swap ygritte")
    assert table.sees("heroes")[0] == {"hero": "ygritte", "side": "A", "rests": True}
    assert "marsh" in table.sees("display")


@rule("catan.hero-once")
def test_once_a_turn_and_not_in_the_turn_it_was_taken():
    table = Catan(heroes={"A": "marsh"}, hand={"A": "2 ore"})
    table.seat("A").plays("marsh ore for wool").plays("flip").tries("marsh ore for wool")
    table.expects(reason="catan.hero-once")
    table = Catan(heroes={"A": "marsh"}, hand={"A": "2 ore"}, gift={"h1": "regular"})
    table.seat("A").plays("marsh ore for wool").plays("swap ygritte").tries("ygritte regular h1")
    table.expects(reason="catan.hero-once")


@rule("catan.hero-timing")
def test_heroes_before_the_dice():
    table = Catan(phase="before-dice", heroes={"A": "marsh"}, hand={"A": "1 ore"})
    table.seat("A").plays("marsh ore for wool").plays("flip")
    assert table.sees("phase") == "before-dice"
    for hero, move in (("yoren", "yoren s1"), ("melisandre", "melisandre"), ("mance", "mance B")):
        table = Catan(phase="before-dice", heroes={"A": hero}, patrols={"A": 1}, hand={"A": "5 wool + 5 grain + 5 ore"})
        table.seat("A").tries(move)
        table.expects(reason="catan.hero-timing")


@rule("catan.hero-conditions", "catan.hero-mance")
def test_mance_needs_somebody_ahead_with_cards():
    table = Catan(heroes={"A": "mance"}, settlements={"B": "v1", "C": "v3"}, hand={"C": "2 wool + 1 ore"})
    table.seat("A").tries("mance D")
    table.expects(reason="catan.hero-mance")
    table.seat("A").tries("mance B")
    table.expects(reason="catan.hero-conditions")
    table.seat("A").plays("mance C")
    assert table.seat("A").view("least")[2] == [0, 0, 2, 0, 1]
    table.seat("A").tries("take grain")
    table.expects(reason="catan.resources")
    table.seat("A").plays("take ore")
    assert table.hand("A") == "1 ore"
    seen = [event.seen(seat).key for event in table.events if event.kind == "take" for seat in (0, 1, 2)]
    assert seen == ["event-take-seen", "event-take", "event-take-seen"]


@rule("catan.hero-mormont")
def test_mormont_demands_of_two_and_pays_with_any_card():
    table = Catan(heroes={"A": "mormont"}, hand={"A": "1 wool", "B": "1 ore", "C": "1 grain", "D": "2 ore"})
    table.seat("A").plays("mormont ore from B")
    table.seat("A").tries("return brick")
    table.expects(reason="catan.resources")
    table.seat("A").plays("return wool")
    table.seat("A").tries("demand B")
    table.expects(reason="catan.hero-conditions")
    table.seat("A").plays("demand C")
    assert "no-demand" in table.kinds()
    assert table.sees("phase") == "after-hero"
    assert [table.hand(letter) for letter in "ABCD"] == ["1 ore", "1 wool", "1 grain", "2 ore"]


@rule("catan.hero-mormont")
def test_mormont_may_leave_it_at_one():
    table = Catan(heroes={"A": "mormont"}, hand={"B": "1 ore", "C": "1 grain"})
    table.seat("A").plays("mormont ore from B").plays("return ore").plays("done").plays("flip")
    assert table.hand("B") == "1 ore"
    assert table.sees("phase") == "main"


@rule("catan.hero-mormont")
def test_mormont_is_used_even_when_nobody_has_the_resource():
    table = Catan(heroes={"A": "mormont"}, hand={"B": "1 ore", "C": "1 grain"})
    table.seat("A").plays("mormont wool from B").plays("demand C").plays("flip")
    assert table.hand("A") == "nothing"
    assert table.sees("heroes")[0] == {"hero": "mormont", "side": "B", "rests": True}


@rule("catan.hero-marsh")
def test_marsh_exchanges_one_for_one():
    table = Catan(heroes={"A": "marsh"}, hand={"A": "1 ore"})
    table.seat("A").tries("marsh wool for ore")
    table.expects(reason="catan.hero-marsh")
    table.seat("A").plays("marsh ore for wool")
    assert table.hand("A") == "1 wool"


@rule("catan.hero-tarly", "catan.hero-timing")
@pytest.mark.parametrize("roller", ["A", "C"])
def test_tarly_helps_whoever_has_him_in_any_turn(roller: str):
    table = Catan(phase="before-dice", active=roller, heroes={"A": "tarly"}, luck={"dice": [1, 1, 12]})
    table.seat(roller).plays("roll")
    table.expects(turn="A")
    table.seat("A").plays("tarly ore").plays("flip")
    assert table.hand("A") == "1 ore"
    table.expects(turn=roller)
    assert table.sees("phase") == "main"


@rule("catan.hero-tarly")
def test_tarly_is_silent_on_a_seven_and_after_a_yield():
    table = Catan(phase="before-dice", heroes={"A": "tarly"}, luck={"dice": [3, 4, 12]})
    table.seat("A").plays("roll")
    assert table.sees("phase") == "tormund"
    table = Catan(phase="before-dice", heroes={"A": "tarly"}, settlements={"A": "v1"}, luck={"dice": [1, 4, 12]})
    table.seat("A").plays("roll")
    assert table.sees("phase") == "main"
    table = Catan(phase="before-dice", heroes={"A": "tarly"}, luck={"dice": [1, 1, 12]})
    table.seat("A").plays("roll").plays("done")
    assert table.sees("phase") == "main"
    assert not table.sees("heroes")[0]["rests"]


@rule("catan.hero-yarwyck")
def test_yarwyck_moves_an_end_road():
    table = Catan(heroes={"A": "yarwyck"}, settlements={"A": "v1", "B": "v17"}, roads={"A": "e2 e10 e17"})
    for path in ("e2", "e10", "e5"):
        table.seat("A").tries(f"yarwyck {path}")
        table.expects(reason="catan.hero-yarwyck")
    table.seat("A").plays("yarwyck e17").tries("road e17")
    table.expects(reason="catan.hero-yarwyck")
    table.seat("A").plays("road e1").plays("flip")
    assert table.sees("roads")[0] == ["e1", "e2", "e10"]
    assert table.sees("left")[0]["roads"] == 12


@rule("catan.hero-yarwyck")
def test_yarwyck_fetches_a_road_from_behind_a_foreign_settlement():
    table = Catan(heroes={"A": "yarwyck"}, settlements={"B": "v6"}, roads={"A": "e2 e10"})
    table.seat("A").plays("yarwyck e10").plays("road e1")
    assert table.sees("roads")[0] == ["e1", "e2"]


@rule("catan.hero-yarwyck")
def test_yarwyck_needs_another_place_for_the_road():
    table = Catan(heroes={"A": "yarwyck"}, settlements={"A": "v1"}, roads={"A": "e2", "B": "e1"})
    table.seat("A").tries("yarwyck e2")
    table.expects(reason="catan.hero-yarwyck")


@rule("catan.hero-yarwyck", "catan.longest-aside")
def test_a_moved_road_may_cost_the_longest_road():
    table = Catan(heroes={"A": "yarwyck"}, settlements={"A": "v1"}, roads={"A": "e2 e3 e4 e5 e6"})
    assert table.sees("longest") == 0
    table.seat("A").plays("yarwyck e6").plays("road e1")
    assert table.sees("longest") == 0, "five again, at the other end"
    table = Catan(heroes={"A": "yarwyck"}, settlements={"A": "v1"}, roads={"A": "e2 e3 e4 e5 e6"})
    table.seat("A").plays("yarwyck e6").plays("road e10")
    assert table.sees("longest") is None


@rule("catan.hero-thorne")
def test_thorne_replaces_one_resource_of_a_guard():
    table = Catan(heroes={"A": "thorne"}, hand={"A": "1 lumber + 1 brick + 1 ore"})
    table.seat("A").tries("guard s1")
    table.expects(reason="catan.cost")
    table.seat("A").tries("thorne s1 ore instead of brick")
    table.expects(reason="catan.hero-thorne")
    table.seat("A").plays("thorne s1 ore instead of wool")
    assert table.hand("A") == "nothing"
    assert table.sees("wall")[0][0] == 0


@rule("catan.hero-melisandre")
def test_melisandre_chooses_from_three():
    table = Catan(
        heroes={"A": "melisandre"}, hand={"A": "1 lumber + 1 wool + 1 grain"}, deck="patrol point winter roads"
    )
    table.seat("A").tries("melisandre")
    table.expects(reason="catan.hero-melisandre")
    table.seat("A").plays("melisandre lumber instead of ore")
    assert sorted(table.seat("A").view("top")) == ["patrol", "point", "winter"]
    assert table.seat("B").view("top") is None
    table.seat("A").tries("pick roads")
    table.expects(reason="catan.hero-melisandre")
    table.seat("A").plays("pick point")
    assert table.seat("A").view("cards")["point"] == 1
    assert table.sees("deck") == 24
    assert table.seat("A").view("in_deck")["winter"] == 1
    table = Catan(heroes={"A": "melisandre"}, hand={"A": "1 wool + 1 grain + 1 ore"})
    table.seat("A").plays("melisandre")


@rule("catan.hero-benjen")
def test_benjen_drives_off_and_a_token_brings_another():
    given = {"heroes": {"A": "benjen"}, "camps": {"ice-river": "giant regular"}, "clearings": [0, 0, 0, 1]}
    table = Catan(**given, wall=["", "", "", "A"], luck={"pool": "hornfoots climber"})
    table.seat("A").tries("benjen clearing 1")
    table.expects(reason="catan.hero-benjen")
    table.seat("A").plays("benjen ice-river 1")
    assert table.sees("camps")[0][:2] == ["regular", None]
    assert table.sees("camps")[2][0] == "climber"
    table = Catan(**given, wall=["", "", "", "A"], luck={"pool": "hornfoots climber"})
    table.seat("A").plays("benjen clearing 4")
    assert table.sees("clearings")[3] == 0


@rule("catan.hero-ygritte")
def test_ygritte_sends_a_wildling_home():
    table = Catan(heroes={"A": "ygritte"}, gift={"h7": "giant"})
    table.seat("A").tries("ygritte regular h7")
    table.expects(reason="catan.hero-ygritte")
    table.seat("A").plays("ygritte giant h7")
    assert table.sees("frost")["giant"] == 8
    assert table.hand("A") == "nothing"


@rule("catan.hero-yoren")
def test_yoren_turns_a_patrol_into_a_guard():
    table = Catan(heroes={"A": "yoren"})
    table.seat("A").tries("yoren s1")
    table.expects(reason="catan.hero-yoren")
    table = Catan(heroes={"A": "yoren"}, patrols={"A": 1})
    table.seat("A").plays("yoren s1")
    assert table.sees("patrols")[0] == 0
    assert table.sees("wall")[0][0] == 0


@rule("catan.hero-qhorin")
def test_qhorin_leads_tormund_home():
    table = Catan(heroes={"A": "qhorin"})
    table.seat("A").tries("qhorin")
    table.expects(reason="catan.hero-qhorin")
    table = Catan(heroes={"A": "qhorin"}, tormund="h4")
    table.seat("A").plays("qhorin")
    assert [event.rule for event in table.events if event.kind == "yield"] == ["catan.hero-qhorin"]
    assert table.sees("tormund") == "camp"
    assert table.hand("A") == "1 grain"
    table = Catan(heroes={"A": "qhorin"}, tormund="h4", hand={"B": "19 grain"})
    table.seat("A").tries("qhorin")
    table.expects(reason="catan.hero-qhorin")
