"""Die Fähigkeiten der Fraktionen."""

from collections import Counter

import pytest

from games.claim.by_hand import CARDS
from support.table import Table, rule


def duel(led: str, followed: str, phase: int = 1, **given: str) -> Table:
    """One trick: A leads, B follows with the only card."""
    return Table("claim").given(phase=phase, hand={"A": led, "B": followed}, **given).play(led, followed)


@rule("claim.goblins")
def test_goblins_are_the_largest_faction_and_nothing_else():
    sizes = Counter(faction for faction, _ in CARDS)
    assert sizes.most_common(1) == [("goblin", 14)]
    for other in ("knight 2", "undead 0", "dwarf 0", "doppelganger 0"):
        duel(other, "goblin 9").expects(winner="A", rule="claim.off-faction")
    duel("goblin 5", "goblin 6").expects(winner="B", rule="claim.higher")


@rule("claim.goblin-zeros")
def test_goblin_zeros_are_alike():
    table = Table("claim").given(hand={"A": "goblin 0 0 7", "B": "goblin 0 0 8"})
    table.seat("A").may_play("goblin 0", "goblin 7")
    assert table.state.legal(0) == [0, 11]
    before = table.sees("out").count("goblin 0")
    table.play("goblin 0", "goblin 0").expects(winner="A", rule="claim.equal")
    assert [table.seat(letter).view("hand") for letter in "AB"] == [["goblin 0", "goblin 7"], ["goblin 0", "goblin 8"]]
    assert table.sees("out").count("goblin 0") == before + 2


@rule("claim.knight")
@pytest.mark.parametrize("knight", range(2, 10))
@pytest.mark.parametrize("goblin", [0, 1, 5, 9])
def test_a_knight_beats_any_goblin(knight: int, goblin: int):
    duel(f"goblin {goblin}", f"knight {knight}").expects(winner="B", turn="B", rule="claim.knight")


@rule("claim.knight")
@pytest.mark.parametrize("led", ["undead 2", "dwarf 2", "doppelganger 2"])
def test_a_knight_beats_nothing_else(led: str):
    duel(led, "knight 9").expects(winner="A", rule="claim.off-faction")


@rule("claim.knight")
def test_a_knight_that_leads_has_no_ability():
    duel("knight 2", "goblin 9").expects(winner="A", rule="claim.off-faction")
    duel("knight 2", "knight 3").expects(winner="B", rule="claim.higher")


@rule("claim.knight")
@pytest.mark.parametrize("phase", [1, 2])
def test_knights_strike_in_both_phases(phase: int):
    duel("goblin 9", "knight 2", phase).expects(winner="B")


@rule("claim.knight-follows-too")
def test_who_holds_a_goblin_may_not_strike():
    table = Table("claim").given(hand={"A": "goblin 5 6 7", "B": "goblin 0, knight 9, doppelganger 1"}).play("goblin 5")
    table.seat("B").may_play("goblin 0", "doppelganger 1")
    table.seat("B").tries("knight 9")
    table.expects(reason="claim.knight-follows-too")
    table.seat("B").plays("goblin 0")
    table.expects(winner="A")


@rule("claim.undead")
@pytest.mark.parametrize(
    ("led", "followed", "winner", "kept"),
    [
        ("undead 5", "undead 3", "A", ["undead 3", "undead 5"]),
        ("undead 5", "undead 8", "B", ["undead 5", "undead 8"]),
        ("undead 5", "goblin 8", "A", ["undead 5"]),
        ("dwarf 5", "undead 8", "A", ["undead 8"]),
        ("undead 5", "doppelganger 8", "B", ["undead 5"]),
        ("goblin 5", "knight 8", "B", []),
    ],
)
def test_played_undead_go_to_the_winner(led: str, followed: str, winner: str, kept: list[str]):
    table = Table("claim").given(hand={"A": f"{led}, dwarf 0", "B": f"{followed}, dwarf 1"}, turned_up="knight 2")
    if led.startswith("dwarf"):
        table.given(hand={"A": f"{led}, goblin 0", "B": f"{followed}, goblin 1"}, turned_up="knight 2")
    table.play(led, followed).expects(winner=winner)
    loser = "B" if winner == "A" else "A"
    table.seat(winner).has("score", *kept)
    table.seat(loser).has("score")
    assert not set(kept) & set(table.sees("out"))


@rule("claim.undead-second-phase")
def test_in_phase_two_undead_are_ordinary():
    table = duel("knight 5", "undead 8", 2).expects(winner="A", rule="claim.take")
    assert {"knight 5", "undead 8"} <= set(table.seat("A").pile("score"))
    assert "undead 8" not in table.seat("B").pile("score")
    assert "claim.undead" not in [event.rule for event in table.events]


@rule("claim.dwarves")
@pytest.mark.parametrize(
    ("led", "followed", "to_a", "to_b"),
    [
        ("dwarf 7", "dwarf 3", [], ["dwarf 7", "dwarf 3"]),
        ("dwarf 7", "dwarf 9", ["dwarf 7", "dwarf 9"], []),
        ("dwarf 7", "goblin 9", ["goblin 9"], ["dwarf 7"]),
        ("knight 4", "dwarf 9", ["knight 4"], ["dwarf 9"]),
        ("dwarf 7", "doppelganger 9", ["dwarf 7"], ["doppelganger 9"]),
        ("dwarf 7", "doppelganger 2", ["doppelganger 2"], ["dwarf 7"]),
    ],
)
def test_dwarves_go_to_the_loser_and_the_rest_to_the_winner(led: str, followed: str, to_a: list[str], to_b: list[str]):
    table = duel(led, followed, 2)
    before = Table("claim").given(phase=2, hand={"A": led, "B": followed})
    for letter, gained in (("A", to_a), ("B", to_b)):
        table.seat(letter).has("score", *before.seat(letter).pile("score"), *gained)


@rule("claim.dwarves-first-phase")
def test_in_phase_one_dwarves_are_ordinary():
    table = Table("claim").given(hand={"A": "dwarf 7, goblin 1", "B": "dwarf 3, goblin 2"}, turned_up="dwarf 9")
    table.play("dwarf 7", "dwarf 3").expects(winner="A")
    assert {"dwarf 7", "dwarf 3"} <= set(table.sees("out"))
    assert table.sees("score") == [[], []]
    assert "dwarf 9" in table.seat("A").view("followers")


@rule("claim.doppelganger-follows")
def test_a_doppelganger_may_always_follow():
    table = Table("claim").given(hand={"A": "undead 5 6 7", "B": "undead 1, doppelganger 0 8"}).play("undead 5")
    table.seat("B").may_play("undead 1", "doppelganger 0", "doppelganger 8")
    table.seat("B").plays("doppelganger 8")
    table.expects(winner="B", rule="claim.doppelganger-follows")


@rule("claim.doppelganger-follows")
@pytest.mark.parametrize("faction", ["goblin", "knight", "undead", "dwarf"])
@pytest.mark.parametrize(("value", "winner"), [(4, "A"), (5, "A"), (6, "B")])
def test_it_compares_as_the_faction_led(faction: str, value: int, winner: str):
    duel(f"{faction} 5", f"doppelganger {value}").expects(winner=winner)


@rule("claim.doppelganger-led")
def test_a_led_doppelganger_asks_for_doppelgangers():
    table = (
        Table("claim").given(hand={"A": "doppelganger 5 6 7", "B": "doppelganger 2 8, knight 9"}).play("doppelganger 5")
    )
    table.seat("B").may_play("doppelganger 2", "doppelganger 8")
    table.seat("B").tries("knight 9")
    table.expects(reason="claim.doppelganger-led")
    prompt = table.state.prompt(1)
    assert prompt is not None
    assert prompt.rule == "claim.doppelganger-led"
    table.seat("B").plays("doppelganger 8")
    table.expects(winner="B", rule="claim.doppelganger-led")


@rule("claim.doppelganger-led")
def test_without_a_doppelganger_anything_goes_and_loses():
    table = Table("claim").given(hand={"A": "doppelganger 0 6", "B": "goblin 9, knight 9"}).play("doppelganger 0")
    table.seat("B").may_play("goblin 9", "knight 9")
    table.seat("B").plays("knight 9")
    table.expects(winner="A", rule="claim.off-faction")
    assert table.sees("lacks") == [[], ["doppelganger"]]


@rule("claim.doppelganger-own-self")
def test_beside_an_undead_it_leaves_the_game():
    for followed, winner in (("doppelganger 9", "B"), ("doppelganger 1", "A")):
        table = Table("claim").given(hand={"A": "undead 5, goblin 1", "B": f"{followed}, goblin 2"})
        table.play("undead 5", followed).expects(winner=winner)
        table.seat(winner).has("score", "undead 5")
        assert followed in table.sees("out")


@rule("claim.doppelganger-own-self")
def test_on_a_goblin_it_is_no_knight():
    duel("goblin 9", "doppelganger 8").expects(winner="A")


@rule("claim.doppelganger-own-self")
def test_beside_a_dwarf_it_goes_to_the_winner_and_counts_as_itself():
    table = duel("dwarf 5", "doppelganger 9", 2).expects(winner="B")
    assert "doppelganger 9" in table.seat("B").pile("score")
    assert "dwarf 5" in table.seat("A").pile("score")
