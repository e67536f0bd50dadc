"""Spielablauf, Phase 2."""

from collections import Counter

import pytest

from support.table import Table, rule


@rule("claim.second-phase")
@pytest.mark.parametrize("winner", ["A", "B"])
def test_both_take_up_their_followers_and_the_last_winner_leads(winner: str):
    cards = {"A": "knight 9", "B": "knight 2"} if winner == "A" else {"A": "knight 2", "B": "knight 9"}
    lacks = {"A": ["goblin"], "B": ["undead"]}
    table = Table("claim").given(hand=cards, turned_up="goblin 4", deck="dwarf 0", lacks=lacks)
    assert table.sees("lacks") == [["goblin"], ["undead"]]
    followers = {letter: table.seat(letter).view("followers") for letter in "AB"}
    followers[winner].append("goblin 4")
    followers["B" if winner == "A" else "A"].append("dwarf 0")
    table.play(cards["A"], cards["B"]).expects(turn=winner, rule="claim.second-phase")
    for letter in "AB":
        table.seat(letter).has("hand", *followers[letter])
        assert len(followers[letter]) == 13
        assert table.seat(letter).view("followers") == []
    assert table.sees("lacks") == [[], []], "what was missing from the old hands says nothing about the new ones"


@rule("claim.second-phase")
def test_thirteen_more_tricks_without_a_card_in_the_middle():
    table = Table("claim").dealt(8)
    while table.sees("phase") == 1:
        (seat,) = table.state.actors
        table.state.apply(seat, table.state.legal(seat)[0])
    for trick in range(1, 14):
        assert (table.sees("trick"), table.sees("turned_up"), table.sees("deck")) == (trick, None, 0)
        assert table.sees("hand_sizes") == [14 - trick] * 2
        for _ in range(2):
            (seat,) = table.state.actors
            table.state.apply(seat, table.state.legal(seat)[0])
    assert table.sees("over")


@rule("claim.second-phase-follow")
def test_the_duty_to_follow_holds():
    table = Table("claim").given(phase=2, hand={"A": "undead 5 6 7", "B": "undead 1, knight 9, doppelganger 2"})
    table.play("undead 5")
    table.seat("B").may_play("undead 1", "doppelganger 2")
    table.seat("B").tries("knight 9")
    table.expects(reason="claim.follow")


@rule("claim.second-phase-follow")
@pytest.mark.parametrize(
    ("led", "followed", "winner"),
    [
        ("undead 5", "undead 6", "B"),
        ("undead 5", "doppelganger 5", "A"),
        ("goblin 9", "knight 2", "B"),
        ("dwarf 0", "knight 9", "A"),
        ("doppelganger 0", "undead 9", "A"),
    ],
)
def test_the_winner_is_found_as_before(led: str, followed: str, winner: str):
    for phase in (1, 2):
        table = Table("claim").given(phase=phase, hand={"A": f"{led}, goblin 1", "B": f"{followed}, goblin 2"}, led="")
        if not led.startswith("goblin"):
            table.play(led, followed).expects(winner=winner, turn=winner)
        else:
            table.given(phase=phase, hand={"A": led, "B": followed}).play(led, followed).expects(winner=winner)


@rule("claim.take")
def test_the_winner_takes_both_cards():
    table = Table("claim").given(phase=2, hand={"A": "knight 3, undead 1", "B": "knight 7, undead 2"})
    before = [Counter(pile) for pile in table.sees("score")]
    out = table.sees("out")
    table.play("knight 3", "knight 7").expects(winner="B", rule="claim.take")
    table.play("undead 2", "undead 1").expects(winner="B", rule="claim.take")
    after = [Counter(pile) for pile in table.sees("score")]
    assert after[1] - before[1] == Counter(["knight 3", "knight 7", "undead 1", "undead 2"])
    assert after[0] == before[0]
    assert table.sees("out") == out, "nothing leaves the game in phase 2"


@rule("claim.take", "claim.winner-leads")
def test_the_winner_leads_again():
    table = Table("claim").given(phase=2, leader="B", hand={"A": "knight 7 3", "B": "knight 5 4"})
    table.play("knight 5", "knight 7").expects(turn="A")
    table.play("knight 3", "knight 4").expects(winner="B")
