"""Spielablauf, Phase 1."""

from collections import Counter

import pytest

from games.claim.by_hand import CARDS, allowed, card, follower_wins
from support.table import Table, rule

KINDS = sorted({f"{faction} {value}" for faction, value in CARDS})


@rule("claim.first-phase", "claim.first-phase-ends")
def test_thirteen_tricks_until_deck_and_hands_are_empty():
    table = Table("claim").dealt(5)
    for trick in range(1, 14):
        assert (table.sees("phase"), table.sees("trick")) == (1, trick)
        assert table.sees("hand_sizes") == [14 - trick] * 2
        assert table.sees("deck") == 27 - 2 * trick
        assert table.sees("follower_counts") == [trick - 1] * 2
        for _ in range(2):
            (seat,) = table.state.actors
            table.state.apply(seat, table.state.legal(seat)[-1])
    assert (table.sees("phase"), table.sees("trick"), table.sees("deck")) == (2, 1, 0)
    assert table.sees("turned_up") is None


@rule("claim.turn-up")
def test_the_top_card_is_turned_up_for_each_trick():
    table = Table("claim").given(
        hand={"A": "goblin 1 2, knight 3", "B": "goblin 3 4, knight 5"}, turned_up="dwarf 1", deck="dwarf 2 3 4 5 6"
    )
    turned_up = [table.sees("turned_up")]
    table.play("goblin 1", "goblin 3")
    assert ("turned-up", True) in [(event.kind, event.news) for event in table.events]
    table.expects(rule="claim.turn-up")
    turned_up.append(table.sees("turned_up"))
    table.play("goblin 4", "goblin 2")
    turned_up.append(table.sees("turned_up"))
    assert turned_up == ["dwarf 1", "dwarf 3", "dwarf 5"], "the cards between are drawn by the losers"


@rule("claim.higher")
def test_the_higher_value_of_the_faction_led_wins():
    for value in range(9):
        Table("claim").given(hand={"A": f"dwarf {value}", "B": "dwarf 9"}).play(f"dwarf {value}", "dwarf 9").expects(
            winner="B", rule="claim.higher"
        )
    Table("claim").given(hand={"A": "dwarf 1", "B": "dwarf 0"}).play("dwarf 1", "dwarf 0").expects(
        winner="A", rule="claim.higher"
    )


@rule("claim.higher", "claim.equal", "claim.off-faction", "claim.knight", "claim.doppelganger-follows")
@pytest.mark.parametrize("led", KINDS)
def test_every_pair_of_cards_is_decided_by_the_book(led: str):
    """All 48 kinds against all others that may meet: the kernel agrees with the rule written out by hand."""
    for followed in KINDS:
        if led == followed != "goblin 0":
            continue
        table = Table("claim").given(hand={"A": led, "B": followed}).play(led, followed)
        assert (table.sees("last_winner") == 1) == follower_wins(card(led), card(followed)), followed


@rule("claim.follow", "claim.discard", "claim.doppelganger-follows", "claim.doppelganger-led")
@pytest.mark.parametrize("seed", range(12))
def test_what_may_follow_is_what_the_book_says(seed: int):
    for leader in "AB":
        table = Table("claim", starter=leader).dealt(seed)
        for move in table.state.legal(table.state.actors[0]):
            after = table.state.copy()
            after.apply(after.actors[0], move)
            seat = after.actors[0]
            hand = [card(text) for text in after.view(seat)["hand"]]
            listed = {card(table.game.write(answer)) for answer in after.legal(seat)}
            assert listed == allowed(hand, card(table.game.write(move)))


@rule("claim.equal")
def test_equal_values_the_leader_wins():
    for leader in "AB":
        table = Table("claim").given(leader=leader, hand={"A": "goblin 0", "B": "goblin 0"})
        table.play("goblin 0", "goblin 0").expects(winner=leader, rule="claim.equal")
    table = Table("claim").given(hand={"A": "undead 6", "B": "doppelganger 6"}).play("undead 6", "doppelganger 6")
    table.expects(winner="A", rule="claim.equal")


@rule("claim.off-faction")
@pytest.mark.parametrize(
    ("led", "followed"), [("undead 0", "dwarf 9"), ("knight 2", "undead 9"), ("dwarf 0", "knight 9")]
)
def test_another_faction_loses_however_high(led: str, followed: str):
    Table("claim").given(hand={"A": led, "B": followed}).play(led, followed).expects(
        winner="A", rule="claim.off-faction"
    )


@rule("claim.recruit", "claim.draw-follower")
def test_the_winner_recruits_and_the_loser_draws():
    table = Table("claim").given(
        hand={"A": "knight 3 4", "B": "knight 7 8"}, turned_up="goblin 9", deck="undead 4, dwarf 8"
    )
    before = [table.seat(letter).view("followers") for letter in "AB"]
    table.play("knight 3", "knight 7").expects(winner="B", rule="claim.recruit").expects(rule="claim.draw-follower")
    table.seat("B").has("followers", *before[1], "goblin 9")
    table.seat("A").has("followers", *before[0], "undead 4")
    assert table.sees("turned_up") == "dwarf 8"


@rule("claim.draw-follower")
def test_only_the_loser_sees_what_was_drawn():
    table = Table("claim").given(hand={"A": "knight 3 4", "B": "knight 7 8"}, turned_up="goblin 9", deck="undead 4")
    table.play("knight 3", "knight 7")
    (drew,) = [event for event in table.events if event.kind == "drew"]
    assert drew.to == (0,)
    assert drew.seen(0).key == "event-drew-seen"
    assert drew.seen(0).values["card"].values == {"value": 4}
    for other in (1, None):
        assert drew.seen(other).key == "event-drew"
        assert "card" not in drew.seen(other).values
    assert "undead 4" in table.seat("B").view("unseen")
    assert "undead 4" not in table.seat("A").view("unseen")


@rule("claim.discard-pile")
def test_other_cards_played_are_out_of_the_game():
    table = Table("claim").given(hand={"A": "knight 3, goblin 1", "B": "knight 7, goblin 2"})
    before = Counter(table.sees("out"))
    table.play("knight 3", "knight 7", "goblin 2", "goblin 1")
    assert Counter(table.sees("out")) - before == Counter(["knight 3", "knight 7", "goblin 2", "goblin 1"])
    assert not {"knight 3", "knight 7"} & {*table.seat("A").view("hand"), *table.seat("B").view("hand")}


@rule("claim.undead-recruited")
def test_an_undead_won_from_the_middle_becomes_a_follower():
    table = Table("claim").given(hand={"A": "knight 9, goblin 1", "B": "knight 7, goblin 2"}, turned_up="undead 8")
    table.play("knight 9", "knight 7")
    assert "undead 8" in table.seat("A").view("followers")
    assert table.sees("score") == [[], []]


@rule("claim.piles")
def test_score_piles_are_open_and_follower_piles_are_not():
    table = Table("claim").given(
        hand={"A": "undead 9, goblin 1", "B": "undead 7, goblin 2"}, turned_up="knight 8", deck="dwarf 3"
    )
    table.play("undead 9", "undead 7")
    for seen in (table.state.view(None), table.state.view(0), table.state.view(1)):
        assert seen["score"] == [["undead 7", "undead 9"], []]
        assert seen["follower_counts"] == [12, 12]
    assert table.sees("followers") is None
    assert "dwarf 3" not in [text for pile in table.sees("recruits") for text in pile]


@rule("claim.winner-leads")
def test_the_winner_leads_the_next_trick():
    table = Table("claim").given(hand={"A": "knight 3 4 9", "B": "knight 5 2 8"})
    table.play("knight 3", "knight 5").expects(turn="B")
    table.play("knight 2", "knight 4").expects(turn="A")
    table.play("knight 9", "knight 8").expects(turn="A")
    assert table.sees("phase") == 2
