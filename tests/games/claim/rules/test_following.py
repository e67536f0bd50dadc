"""Bedienregel; leading, and whose turn it is."""

from support.table import Table, rule


@rule("claim.lead")
def test_any_card_may_be_led():
    table = Table("claim").given(
        hand={"A": "goblin 0 3, knight 2, doppelganger 5", "B": "dwarf 1 2 3 4"}, turned_up="knight 9"
    )
    table.seat("A").may_play("goblin 0", "goblin 3", "knight 2", "doppelganger 5")
    assert [table.state.because(0, move) for move in table.state.legal(0)] == ["claim.lead"] * 4
    table.seat("A").plays("goblin 3")
    table.expects(turn="B", rule="claim.lead")
    assert table.sees("led") == "goblin 3", "it need not be of the faction turned up"


@rule("claim.lead")
def test_only_what_is_in_the_hand_may_be_led():
    table = Table("claim").given(hand={"A": "goblin 3", "B": "dwarf 1"})
    table.seat("A").tries("dwarf 1")
    table.expects(reason="claim.lead", turn="A")


@rule("claim.turns")
def test_one_card_each_first_the_leader():
    table = Table("claim").given(leader="B", hand={"A": "goblin 3 4", "B": "goblin 1 2"})
    table.seat("A").tries("goblin 3")
    table.expects(reason="claim.turns")
    table.seat("B").plays("goblin 2")
    table.seat("B").tries("goblin 1")
    table.expects(reason="claim.turns")
    table.seat("A").plays("goblin 4")
    assert table.sees("hand_sizes") == [1, 1]
    assert table.sees("last") == ["goblin 4", "goblin 2"]


@rule("claim.follow")
def test_who_can_follow_must():
    table = Table("claim").given(hand={"A": "dwarf 5 6 7 8", "B": "dwarf 1 9, undead 4, goblin 2"})
    table.seat("A").plays("dwarf 5")
    table.seat("B").may_play("dwarf 1", "dwarf 9")
    for card in ("undead 4", "goblin 2"):
        table.seat("B").tries(card)
        table.expects(reason="claim.follow")
    table.seat("B").plays("dwarf 1")
    table.expects(rule="claim.follow", winner="A")


@rule("claim.follow")
def test_the_refusal_says_what_would_work():
    table = Table("claim").given(hand={"A": "dwarf 5 6 7", "B": "dwarf 1, doppelganger 8, goblin 2"})
    table.seat("A").plays("dwarf 5")
    table.seat("B").tries("goblin 2")
    assert table.refusal is not None
    assert [word.key for word in table.refusal.values["held"]] == ["card-dwarf", "card-doppelganger"]


@rule("claim.follow")
def test_a_card_that_is_not_held_does_not_follow():
    table = Table("claim").given(hand={"A": "dwarf 5", "B": "dwarf 1"}).play("dwarf 5")
    table.seat("B").tries("dwarf 9")
    table.expects(reason="claim.follow")


@rule("claim.follow")
def test_holding_only_doppelgangers_beside_other_factions_is_no_duty():
    """Without the faction led a doppelganger is one choice among all."""
    table = Table("claim").given(hand={"A": "dwarf 5 6", "B": "doppelganger 1, goblin 2"}).play("dwarf 5")
    table.seat("B").may_play("doppelganger 1", "goblin 2")


@rule("claim.discard")
def test_who_cannot_follow_plays_anything():
    table = Table("claim").given(hand={"A": "undead 5 6 7", "B": "dwarf 1, knight 9, goblin 2"}).play("undead 5")
    table.seat("B").may_play("dwarf 1", "knight 9", "goblin 2")
    assert {table.state.because(1, move) for move in table.state.legal(1)} == {"claim.discard"}
    table.seat("B").plays("goblin 2")
    table.expects(rule="claim.discard")
    assert table.sees("lacks") == [[], ["undead"]], "all have seen that B had none"


@rule("claim.discard")
def test_a_doppelganger_shows_nothing_about_the_hand():
    table = (
        Table("claim")
        .given(hand={"A": "undead 5 6", "B": "undead 1, doppelganger 9"})
        .play("undead 5", "doppelganger 9")
    )
    assert table.sees("lacks") == [[], []]
