"""Wildling-Plättchen; Wildlinge einsetzen; Lager; Pfad; Vorrücken; Sturm; Kletterer; Riese; Mauerdurchbruch."""

import pytest

from games.catan.island import KEEP, SETTLEMENT, Catan, rule


def roll(number: int, **given: object) -> Catan:
    """A throw of the wildling die with dice that yield nothing to anybody."""
    table = Catan(
        phase="before-dice",
        heroes={"A": "mance", "B": "benjen", "C": "qhorin", "D": "yoren"},
        luck={"dice": [1, 1, number]},
        **given,
    )
    table.seat("A").plays("roll")
    return table


@rule("catan.tokens", "catan.camp", "catan.token-returns")
def test_a_settlement_turns_up_one_token_and_it_returns_to_the_pool():
    table = Catan(roads={"A": "e2"}, hand={"A": SETTLEMENT}, tokens={"A": "cave-dwellers giant"})
    before = int(table.state.record.pool[3 * 1 + 2])
    table.seat("A").plays("settlement v1")
    assert table.sees("camps")[1] == ["giant", None, None, None, None]
    assert table.sees("frost")["giant"] == 7
    assert int(table.state.record.pool[3 * 1 + 2]) == before + 1
    assert {"catan.tokens", "catan.camp"} <= table.rules()


@rule("catan.tokens")
def test_a_keep_turns_up_two_and_lays_a_new_one_under_the_freed_settlement():
    table = Catan(
        settlements={"A": "v1"},
        hand={"A": KEEP},
        tokens={"A": "hornfoots regular, ice-river climber, ice-river regular"},
    )
    table.seat("A").plays("keep v1")
    assert table.sees("camps")[0][:3] == ["climber", "regular", None]
    under = table.state.record.tokens[0]
    assert [int(token) >= 0 for token in under[:7]] == [True] * 5 + [False] * 2
    assert int((table.state.record.tokens >= 0).sum() + table.state.record.pool.sum()) == 57


@rule("catan.no-figure")
def test_without_a_figure_nobody_comes():
    camps = {"ice-river": "giant giant giant giant", "hornfoots": "giant giant giant giant"}
    table = Catan(roads={"A": "e2"}, hand={"A": SETTLEMENT}, tokens={"A": "cave-dwellers giant"}, camps=camps)
    table.seat("A").plays("settlement v1")
    assert table.sees("camps")[1] == [None] * 5
    table.expects(rule="catan.no-figure")


@rule("catan.trail", "catan.advance", "catan.clan")
@pytest.mark.parametrize(
    ("number", "clan", "section"),
    [(1, 0, 0), (2, 0, 0), (3, 0, 1), (4, 1, 1), (5, 1, 2), (6, 2, 2), (7, 2, 3), (8, 2, 3)],
)
def test_trails(number: int, clan: int, section: int):
    camps = {"ice-river": "regular climber", "cave-dwellers": "regular climber", "hornfoots": "regular climber"}
    table = roll(number, camps=camps, wall=["A", "A", "A", "A"])
    assert table.sees("clearings") == [int(each == section) for each in range(4)]
    for each in range(3):
        moved = ["climber", None] if each == clan else ["regular", "climber"]
        assert table.sees("camps")[each][:2] == moved


@rule("catan.trail")
@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_nine_to_twelve_move_nobody(number: int):
    table = roll(number, camps={"ice-river": "regular", "hornfoots": "regular"})
    assert table.sees("clearings") == [0] * 4


@rule("catan.trail")
def test_an_empty_clan_sends_nobody():
    assert roll(1).sees("clearings") == [0] * 4


@rule("catan.regular", "catan.clearing", "catan.advance")
def test_example_1_two_wildlings_before_four_guards():
    table = roll(5, camps={"cave-dwellers": "regular giant"}, clearings=[0, 0, 1, 0], wall=["", "", "AABB", ""])
    assert table.sees("clearings")[2] == 2
    assert table.sees("breaches") == 0
    assert table.sees("camps")[1][0] == "giant"


@rule("catan.giant", "catan.breach", "catan.breach-places", "catan.breach-guard")
def test_example_2_giant_then_breach():
    table = roll(3, camps={"ice-river": "giant climber"}, clearings=[0, 2, 0, 0], wall=["", "BA", "", ""])
    assert table.sees("wall")[1] == [None] * 5
    assert table.sees("clearings")[1] == 0
    assert [table.sees("gift")[at]["regular"] for at in (1, 5, 10, 16)] == [1, 1, 0, 0]
    assert table.sees("breaches") == 1
    assert table.sees("camps")[0][0] == "climber"
    assert table.sees("frost")["giant"] == 8
    assert [left["guards"] for left in table.sees("left")[:2]] == [7, 7]
    assert {"catan.giant", "catan.breach", "catan.breach-guard", "catan.breach-places"} <= table.rules()


@rule("catan.giant")
def test_a_giant_takes_a_guard_and_the_others_move_up():
    table = roll(1, camps={"ice-river": "giant"}, wall=["ABC", "", "", ""])
    assert table.sees("wall")[0] == [1, 2, None, None, None]
    assert table.sees("breaches") == 0


@rule("catan.giant-breach")
def test_a_giant_without_a_guard_before_it_breaks_through():
    table = roll(1, camps={"ice-river": "giant"})
    assert table.sees("gift")[0]["giant"] == 1
    assert table.sees("breaches") == 1


@rule("catan.breach", "catan.regular")
def test_one_wildling_breaks_an_empty_section():
    table = roll(7, camps={"hornfoots": "regular"})
    assert table.sees("gift")[3]["regular"] == 1
    assert table.sees("breaches") == 1


@rule("catan.breach-guard")
def test_the_others_on_the_section_move_up_after_a_breach():
    table = roll(7, camps={"hornfoots": "regular"}, clearings=[0, 0, 0, 2], wall=["", "", "", "AB"])
    assert table.sees("wall")[3] == [1, None, None, None, None]
    assert [table.sees("gift")[at]["regular"] for at in (3, 7, 12, 18)] == [1, 1, 1, 0]


@rule("catan.breach-places", "catan.wild-hex")
def test_the_fifth_begins_again_and_tormund_is_no_hindrance():
    table = roll(1, camps={"ice-river": "regular"}, clearings=[4, 0, 0, 0], wall=["AAAA", "", "", ""], tormund="h1")
    assert [table.sees("gift")[at]["regular"] for at in (0, 4, 9, 15)] == [2, 1, 1, 1]


@rule("catan.climber")
def test_a_climber_takes_the_first_hex_without_a_wildling_and_that_is_no_breach():
    table = roll(4, camps={"cave-dwellers": "climber"}, wall=["", "AAA", "", ""], gift={"h2": "regular"})
    assert table.sees("gift")[5]["climber"] == 1
    assert table.sees("breaches") == 0
    assert table.sees("wall")[1][:3] == [0, 0, 0]


@rule("catan.climber")
def test_a_climber_behind_four_taken_hexes_takes_the_first_with_the_fewest():
    gift = {"h2": "regular regular", "h6": "giant", "h11": "regular", "h17": "regular"}
    table = roll(4, camps={"cave-dwellers": "climber"}, wall=["", "A", "", ""], gift=gift)
    assert table.sees("gift")[5] == {"regular": 0, "climber": 1, "giant": 1}


@rule("catan.breach-places")
def test_a_breach_passes_over_hexes_with_wildlings_first():
    table = roll(
        7, camps={"hornfoots": "regular"}, clearings=[0, 0, 0, 1], wall=["", "", "", "A"], gift={"h4": "climber"}
    )
    assert [table.sees("gift")[at]["regular"] for at in (3, 7, 12, 18)] == [0, 1, 1, 0]


@rule("catan.sixth")
def test_the_sixth_wildling_against_five_guards():
    table = roll(1, camps={"ice-river": "regular"}, clearings=[5, 0, 0, 0], wall=["ABCDA", "", "", ""])
    assert table.sees("clearings")[0] == 4
    assert table.sees("wall")[0] == [1, 2, 3, 0, None]
    assert table.sees("breaches") == 0
    assert table.sees("frost")["regular"] == 24 - 4
    table.expects(rule="catan.sixth")


@rule("catan.sixth", "catan.giant")
def test_a_giant_is_a_sixth_wildling_like_any_other():
    table = roll(1, camps={"ice-river": "giant"}, clearings=[5, 0, 0, 0], wall=["ABCDA", "", "", ""])
    assert table.sees("clearings")[0] == 4
    assert table.sees("wall")[0] == [1, 2, 3, 0, None]
    assert table.sees("breaches") == 0
    assert table.sees("frost") == {"regular": 24 - 4, "climber": 8, "giant": 8}
    assert [kind for kind in table.kinds() if kind in ("sixth", "sixth-giant", "giant", "breach", "guard-lost")] == [
        "sixth-giant",
        "guard-lost",
    ]
    table.expects(rule="catan.sixth")
    table = roll(1, camps={"ice-river": "giant"}, clearings=[4, 0, 0, 0], wall=["ABCDA", "", "", ""])
    assert "giant" in table.kinds(), "as a fifth it strikes"
    assert (table.sees("clearings")[0], table.sees("breaches")) == (4, 0)


def before_a_rush(**more: object) -> Catan:
    """A can settle, and the token under that settlement fills the camps of the cave dwellers."""
    return Catan(
        roads={"A": "e2"},
        hand={"A": SETTLEMENT},
        tokens={"A": "cave-dwellers regular"},
        camps={"cave-dwellers": "giant climber regular climber"},
        wall=["", "", "BC", ""],
        **more,
    )


@rule("catan.rush", "catan.camp")
def test_the_printed_rush_of_the_cave_dwellers():
    table = before_a_rush(heroes={"B": "benjen"})
    table.seat("A").plays("settlement v1")
    assert table.sees("camps")[1] == ["regular", "climber", "regular", None, None]
    assert table.sees("gift")[1]["giant"] == 1, "down the 4 to the empty second section"
    assert table.sees("gift")[2]["climber"] == 1, "down the 5, over the guards"
    assert table.sees("breaches") == 1
    assert table.sees("wall")[2][:2] == [1, 2]
    assert {"catan.rush", "catan.climber", "catan.breach"} <= table.rules()


@rule("catan.rush", "catan.wall-falls")
def test_when_the_wall_falls_to_the_first_of_a_rush_the_second_stays_in_camp():
    table = before_a_rush(breaches=2)
    table.seat("A").plays("settlement v1")
    table.expects(outcome="breached")
    assert table.sees("camps")[1] == ["climber", "regular", "climber", "regular", None]
    assert table.sees("gift")[1]["giant"] == 1
    assert table.sees("frost") == {"regular": 22, "climber": 6, "giant": 7}
