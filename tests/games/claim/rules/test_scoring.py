"""Spielende und Wertung. The last trick is played for real; the piles before it are given."""

import pytest

from support.table import Table, rule

# Piles before the last trick. Goblins: A leads a zero, B follows with a zero, A takes both.
TIED = {
    "A": "knight 2 3 4, undead 0 1 2 3 8 9, dwarf 8 9, doppelganger 8 9",
    "B": "goblin 0 0, knight 5, undead 4 5 6 7, dwarf 1 3 5 7, doppelganger 1 3 5 7",
}


def finish(score: dict[str, str], led: str = "goblin 0", followed: str = "goblin 0", leader: str = "A") -> Table:
    hand = {"A": led, "B": followed} if leader == "A" else {"A": followed, "B": led}
    table = Table("claim").given(phase=2, leader=leader, hand=hand, score=score)
    assert table.state.outcome is None
    return table.play(led, followed)


def sides(table: Table) -> dict[str, str | None]:
    names = ("goblin", "knight", "undead", "dwarf", "doppelganger")
    return {name: None if seat is None else "AB"[seat] for name, seat in zip(names, table.sees("favour"), strict=True)}


def rules(table: Table, kind: str) -> list[str]:
    return [event.rule for event in table.events if event.kind.startswith(kind)]


@rule("claim.end")
def test_the_game_ends_when_both_have_played_all():
    table = finish(TIED)
    assert table.sees("over")
    assert table.state.actors == ()
    assert table.sees("hand_sizes") == [0, 0]
    assert table.state.outcome is not None
    assert len(rules(table, "favour")) == 5, "all five factions are told"
    for seat in range(2):
        reason = table.state.check(seat, 0)
        assert reason is not None
        assert reason.rule == "house.over"


@rule("claim.end")
def test_no_game_ends_before_fifty_two_cards():
    table = Table("claim").dealt(3)
    for _ in range(52):
        assert table.state.outcome is None
        (seat,) = table.state.actors
        table.state.apply(seat, table.state.legal(seat)[0])
    assert table.state.outcome is not None


@rule("claim.favour")
def test_most_cards_win_a_faction_whatever_their_values():
    table = finish(TIED)
    assert sides(table) == {"goblin": None, "knight": "A", "undead": "A", "dwarf": "B", "doppelganger": "B"}
    # Three knights 2, 3, 4 against the 5; four low dwarves against 8 and 9.
    assert rules(table, "favour") == ["claim.favour-nobody"] + ["claim.favour"] * 4


@rule("claim.favour")
def test_only_score_piles_count():
    """Followers won and cards out of the game are worth nothing by themselves."""
    table = Table("claim").given(hand={"A": "knight 9", "B": "knight 2"}, followers={"A": "goblin 1 2 3 4 5 6 7 8 9"})
    assert table.sees("favour") == [None] * 5


@rule("claim.favour-tie")
@pytest.mark.parametrize(
    ("a", "b", "side"),
    [
        ("knight 2 9", "knight 7 8", "A"),
        ("knight 7 8", "knight 2 9", "B"),
        ("knight 2", "knight 3", "B"),
        ("knight 6 7 8", "knight 2 3 9", "B"),
    ],
)
def test_the_highest_card_breaks_a_tie(a: str, b: str, side: str):
    score = {"A": TIED["A"].replace("knight 2 3 4", a), "B": TIED["B"].replace("knight 5", b)}
    table = finish(score)
    assert sides(table)["knight"] == side
    assert rules(table, "favour")[1] == "claim.favour-tie"


@rule("claim.favour-tie")
def test_goblins_above_zero_break_a_tie_of_goblins():
    table = finish({"A": TIED["A"], "B": TIED["B"].replace("goblin 0 0", "goblin 0 1")})
    assert sides(table)["goblin"] == "B"
    assert rules(table, "favour")[0] == "claim.favour-tie"


@rule("claim.favour-nobody")
def test_equally_many_zeros_win_nothing():
    table = finish(TIED)
    assert table.sees("score")[0].count("goblin 0") == table.sees("score")[1].count("goblin 0") == 2
    assert sides(table)["goblin"] is None


@rule("claim.favour-nobody")
def test_a_faction_that_nobody_has_sides_with_nobody():
    table = finish(
        {"A": TIED["A"], "B": TIED["B"].replace("goblin 0 0, ", "")},
        led="knight 9",
        followed="knight 8",
    )
    assert sides(table)["goblin"] is None
    assert rules(table, "favour")[0] == "claim.favour-nobody"


@rule("claim.most-factions")
def test_more_factions_win_though_the_other_sum_is_higher():
    score = {
        "A": "knight 2 3 4, undead 0 1 2 3 4 5, dwarf 0 2, doppelganger 0",
        "B": "goblin 0 9, knight 9, undead 6 7 8 9, dwarf 7 8 9, doppelganger 6 7 8 9",
    }
    table = finish(score, led="goblin 1", followed="goblin 0")
    assert sides(table) == {"goblin": "B", "knight": "A", "undead": "A", "dwarf": "B", "doppelganger": "B"}
    table.expects(outcome="factions", rule="claim.most-factions")
    assert table.state.outcome is not None
    assert table.state.outcome.places == (2, 1)
    assert table.state.outcome.points == (2, 3)


@rule("claim.sum")
@pytest.mark.parametrize(("of_a", "of_b"), [("knight 4 6 7", "knight 5"), ("knight 2 3 5", "knight 4")])
def test_with_equally_many_factions_the_higher_sum_wins(of_a: str, of_b: str):
    table = finish({"A": TIED["A"].replace("knight 2 3 4", of_a), "B": TIED["B"].replace("knight 5", of_b)})
    table.expects(outcome="sum", rule="claim.sum")
    assert table.state.outcome is not None
    assert (table.state.outcome.places, table.state.outcome.points) == ((1, 2), (2, 2))


@rule("claim.sum")
def test_only_own_cards_in_won_factions_are_added():
    """B has 4 to 7 of the undead and a knight, more in all than A, but lost those factions."""
    score = {"A": TIED["A"], "B": TIED["B"].replace("dwarf 1 3 5 7", "dwarf 0 3 5 7").replace("knight 5", "knight 9")}
    table = finish(score)
    table.expects(outcome="sum")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,), "32 in knights and undead against 31 in dwarves and doppelgangers"


@rule("claim.sum")
def test_the_other_side_can_win_by_the_sum_too():
    score = {"A": TIED["A"], "B": TIED["B"].replace("dwarf 1 3 5 7", "dwarf 2 3 5 7")}
    table = finish(score).expects(outcome="sum")
    assert table.state.outcome is not None
    assert table.state.outcome.places == (2, 1)


@rule("claim.draw")
def test_equal_sums_are_a_draw():
    table = finish(TIED).expects(outcome="draw", rule="claim.draw")
    assert table.state.outcome is not None
    assert table.state.outcome.is_draw
    assert table.state.outcome.places == (1, 1)
    assert table.state.outcome.winners == (0, 1)
