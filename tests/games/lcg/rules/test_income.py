"""Marshalling: whose turn it is, income, what cards cost, and when they can be played."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from support.table import rule


@rule("lcg.income", "lcg.income-bonus")
@pytest.mark.parametrize(
    ("plot", "court", "gold"),
    [
        ("Calm Over Westeros", "Great Keep, Crossroads, Lannisport Steward", 4 + 1 + 1 + 2),
        ("Calm Over Westeros", "Beacon Hill, Great Keep (kneeling)", 4 - 1 + 1),
        ("Calm Over Westeros", "Beacon Hill (kneeling)", 4 - 1),
        ("Blockade", "Beacon Hill", 0),
        ("Calm Over Westeros", "Great Keep (of B)", 4 + 1),
    ],
)
def test_income_is_the_plot_with_all_that_is_added_or_taken_away(plot: str, court: str, gold: int):
    table = realm("stark", "stark").given(A=f"plot: {plot}; play: {court}", B="play: Crossroads", at="income")
    assert table.seat("A").gold == gold


@rule("lcg.income")
def test_a_card_that_is_played_now_pays_from_the_next_round_on():
    table = realm("stark", "stark").given(
        A="plot: Calm Over Westeros; plots: Uneasy Truce, Blockade; hand: Great Keep",
        B="plots: Hear Me Roar",
        at="income",
    )
    table.seat("A").plays("play Great Keep")
    assert table.seat("A").gold == 4
    table.end_phase()
    table.until("choose-plots")
    assert table.seat("A").gold == 0, "taxes were paid"
    table.seat("A").plays("plot Uneasy Truce")
    table.seat("B").plays("plot Hear Me Roar")
    table.do("seat A").until("A")
    while table.state.active != 0:
        table.state.go_on() if table.state.is_halted else table.play("pass")
    assert table.seat("A").gold == 4 + 1


@rule("lcg.income", "lcg.marshal-order")
def test_everybody_gets_income_when_it_is_their_turn_and_not_before():
    table = realm("stark", "stark", "stark").given(
        A="plot: Calm Over Westeros", B="plot: Hear Me Roar", C="plot: Wildfire Assault", first="B", at="income"
    )
    seen = []
    while table.state.active != -1:
        seen.append((table.state.active, [table.seat(letter).gold for letter in "ABC"]))
        table.state.go_on()
    assert seen == [(1, [0, 5, 0]), (2, [0, 5, 3]), (0, [4, 5, 3])]


@rule("lcg.marshal-order", "lcg.playing")
def test_one_plays_all_that_one_wants_before_the_next_plays_anything():
    hand = "hand: Hodor, Narrow Sea, Direwolf Pup; plot: Calm Over Westeros"
    table = realm("stark", "stark").given(A=hand, B=hand, first="B", at="income")
    assert table.state.actors == (1,)
    table.seat("A").tries("play Hodor")
    table.expects(reason="lcg.turns")
    table.seat("B").plays("play Hodor", "play Narrow Sea", "play Direwolf Pup")
    assert (table.seat("B").court, table.seat("A").court) == (["Direwolf Pup", "Hodor", "Narrow Sea"], [])
    table.quiet()
    assert table.seat("A").gold == 0
    table.seat("A").plays("play Hodor")
    assert table.seat("A").gold == 3


@rule("lcg.gold", "lcg.playing")
def test_gold_that_is_left_stays_in_the_pool():
    table = realm("stark", "stark").given(A="hand: Hodor; gold: 4", at="marshalling")
    table.seat("A").plays("play Hodor")
    table.end_phase()
    assert table.seat("A").gold == 3


@rule("lcg.playing", "lcg.marshal-order")
@pytest.mark.parametrize(
    "step", ["draw-actions", "drawn-actions", "challenge-actions", "dominance-actions", "standing-actions"]
)
def test_in_other_phases_no_card_is_played_from_hand_for_gold(step: str):
    table = realm("stark", "stark").given(
        A="hand: Hodor, Narrow Sea, Ice; play: Arya Stark, Narrow Sea; gold: 5", B="play: Robert Baratheon", at=step
    )
    assert table.state.actors == (0,)
    for name in ("Hodor", "Narrow Sea#2", "Ice"):
        table.seat("A").tries(f"play {name}")
        table.expects(reason="lcg.marshal-order")


@rule("lcg.marshal-order", "lcg.round")
def test_after_all_turns_the_challenges_phase_follows():
    table = realm("stark", "stark").given(A="play: Lady", B="hand: Hodor; play: Lady", at="marshalling")
    table.until("B")
    table.seat("B").passes()
    table.until("turn")
    assert table.state.view(None)["phase"] == "challenges"
    assert table.state.actors == (0,)


@rule("lcg.gold-penalty")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("Lannisport", 4),
        ("Lightbringer", 4),
        ("Motley", 2),
        ("Sunset Sea", 2),
        ("Crossroads", 2),
        ("Bodyguard", 0),
        ("Ice", 2),
    ],
)
def test_the_penalty_is_for_locations_and_attachments_too(card: str, cost: int):
    table = realm("stark", "stark").given(
        A=f"hand: {card}; gold: 5; play: Robb Stark, Robert Baratheon", B="play: Robb Stark", at="marshalling"
    )
    table.seat("A").plays(f"play {card}")
    assert table.seat("A").gold == 5 - cost


@rule("lcg.gold-penalty")
def test_what_can_be_paid_only_without_the_penalty_cannot_be_played():
    table = realm("stark", "stark").given(A="hand: The Hound; gold: 3", at="marshalling")
    table.seat("A").tries("play The Hound")
    table.expects(reason="lcg.playing")


@rule("lcg.kneeling")
def test_only_a_standing_card_kneels_for_what_it_does():
    table = realm("stark", "stark").given(
        A="play: Godswood (kneeling), Great Hall; hand: Hodor; gold: 1", at="marshalling"
    )
    table.seat("A").tries("use Godswood")
    table.expects(reason="lcg.costs")


@rule("lcg.kneeling")
def test_cards_come_into_play_face_up_and_standing():
    table = realm("stark", "stark").given(A="hand: Hodor; gold: 1", at="marshalling")
    table.seat("A").plays("play Hodor")
    seen = table.state.view(1)["seats"][0]["play"]
    assert [(card["card"], card["kneeling"]) for card in seen] == [("hodor@A", False)]
