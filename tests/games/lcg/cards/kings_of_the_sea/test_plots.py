"""Plots of Kings of the Sea; every one is revealed."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.bleeding import BLEEDING, bleed
from games.lcg.cards.kings_of_the_sea.raids import ATTACKER, raid, strike
from games.lcg.realm import RealmTable, realm
from support.table import rule


def table_of(**position: Any) -> RealmTable:
    """Greyjoy against Stark."""
    return realm("greyjoy", "stark").given(**position)


# After the Mummer's Ford, The Breaking of Oaths, An Empty Throne.


MORE = [("After the Mummer's Ford", "military"), ("The Breaking of Oaths", "intrigue"), ("An Empty Throne", "power")]


@rule("lcg.challenges")
@pytest.mark.parametrize(("plot", "contest"), MORE)
def test_every_player_may_begin_one_more_challenge_of_a_type(plot: str, contest: str):
    table = table_of(
        A="play: Asha Greyjoy, Wex Pyke, Euron Crow's Eye, Old Red Priest",
        B=f"plot: {plot}; play: Renly Baratheon, Daario Naharis",
        at="challenges",
    )
    seen = [table.state.view(None)["seats"][seat]["challenges"] for seat in (0, 1)]
    for each in seen:
        assert {name: most for name, (_, most) in each.items()} == {
            name: 2 if name == contest else 1 for name in ("military", "intrigue", "power")
        }


def test_a_further_challenge_is_really_begun_and_no_third():
    table = table_of(
        A="play: Asha Greyjoy, Balon Greyjoy, Euron Crow's Eye", B="plot: An Empty Throne", at="challenges"
    )
    raid(table, "power", "Asha Greyjoy").quiet()
    raid(table, "power", "Balon Greyjoy").until("turn")
    assert table.seat("A").house_power == 2
    assert not table.seat("A").can("challenge power B")


# Siege of Riverrun.


@rule("lcg.cannot")
def test_the_siege_of_riverrun_leaves_no_time_for_intrigues():
    table = table_of(A="plot: Siege of Riverrun; play: Asha Greyjoy", B="play: Sansa Stark", at="challenges")
    assert table.seat("A").moves == ["done", "challenge military B", "challenge power B"]
    table.seat("A").tries("challenge intrigue B")
    table.expects(reason="lcg.cannot")
    table.seat("A").plays("done")
    assert table.seat("B").can("challenge intrigue A"), "others may"


# The Promise of Victory.


@rule("lcg.draw-cap")
def test_the_promise_of_victory_exchanges_a_hand_after_an_intrigue():
    table = table_of(
        A="plot: The Promise of Victory; play: Asha Greyjoy; hand: Seasick, Kingsmoot; deck: Stowaway, Drumbeater, Ice",
        B="play: Bran Stark",
        at="challenges",
    )
    table.state.drawn[0] = 3
    table.attack("intrigue", "Asha Greyjoy").until("exchange").play("yes").quiet()
    assert table.seat("A").hand == ["Drumbeater", "Stowaway"], "it is no drawing"
    assert sorted(table.seat("A").deck[:2]) == ["Kingsmoot", "Seasick"]
    assert table.state.drawn[0] == 3


def test_the_promise_of_victory_is_an_offer_and_for_intrigues_only():
    table = table_of(
        A="plot: The Promise of Victory; play: Asha Greyjoy, Balon Greyjoy; hand: Seasick; deck: Stowaway",
        B="play: Bran Stark",
        at="challenges",
    )
    table.attack("intrigue", "Asha Greyjoy").until("exchange").play("no").quiet()
    assert table.seat("A").hand == ["Seasick"]
    table.attack("power", "Balon Greyjoy").quiet()
    assert table.story.count("challenge-won") == 2
    assert table.asked != "exchange"


@rule("lcg.look")
def test_only_the_owner_knows_what_lies_under_the_deck_then():
    table = table_of(
        A="plot: The Promise of Victory; play: Asha Greyjoy; hand: Seasick; deck: Stowaway, Drumbeater",
        B="play: Bran Stark",
        at="challenges",
    )
    table.attack("intrigue", "Asha Greyjoy").until("exchange").play("yes")
    bottom = str(len(table.seat("A").deck))
    seen = [table.state.view(seat)["seats"][0]["known_deck"] for seat in (0, 1, None)]
    assert seen == [{bottom: "seasick@A"}, {}, {}]


def test_a_hand_larger_than_the_deck_comes_back_in_part():
    table = table_of(
        A="plot: The Promise of Victory; play: Asha Greyjoy; hand: Seasick, Kingsmoot, Stowaway",
        B="play: Bran Stark",
        at="challenges",
    )
    table.state.deck[0] = table.state.deck[0][:1]
    table.attack("intrigue", "Asha Greyjoy").until("exchange").play("yes")
    assert (len(table.seat("A").hand), len(table.seat("A").deck)) == (3, 1)
    assert "Knight of the Tumblestone" in table.seat("A").hand


# Stay of Execution.


@rule("lcg.replacement")
def test_a_stay_of_execution_sends_kings_and_queens_to_hand_instead_of_killing_them():
    table = table_of(
        A="play: Balon Greyjoy, Stowaway", B="play: Direwolf Pup; plot: Stay of Execution", at="challenges", first="B"
    )
    strike(table, "Balon Greyjoy").quiet()
    assert (table.seat("A").hand, table.seat("A").dead) == (["Balon Greyjoy"], [])
    assert "left-killed" not in table.story


def test_a_stay_of_execution_is_for_everybody_and_for_both_at_once():
    table = table_of(
        A="play: Balon Greyjoy, Stowaway, Asha Greyjoy; plots: Valar Morghulis",
        B="play: Daenerys Targaryen, Lady; plots: Stay of Execution",
        at="plots",
    )
    table.play("plot Valar Morghulis", "plot Stay of Execution", "seat A").quiet()
    assert (table.seat("A").hand, table.seat("B").hand) == (["Balon Greyjoy"], ["Daenerys Targaryen"])
    assert sorted(table.seat("A").dead + table.seat("B").dead) == ["Asha Greyjoy", "Lady", "Stowaway"]


@rule("lcg.saves")
def test_a_king_may_be_saved_before_the_stay_of_execution():
    table = table_of(
        A="play: Balon Greyjoy (duplicate)", B="play: Direwolf Pup; plot: Stay of Execution", at="challenges", first="B"
    )
    strike(table).do("save Balon Greyjoy").quiet()
    assert (table.zone("Balon Greyjoy"), table.seat("A").discard) == ("play", ["Balon Greyjoy"])


def test_a_stay_of_execution_keeps_nobody_from_being_discarded_and_ends_with_its_round():
    table = table_of(A="play: Balon Greyjoy; plot: Stay of Execution", B=BLEEDING, at="dominance-actions")
    bleed(table).quiet()
    assert table.seat("A").discard == ["Balon Greyjoy"]
    table = table_of(A="play: Balon Greyjoy; used: Stay of Execution", B=ATTACKER, at="challenges", first="B")
    strike(table).quiet()
    assert table.seat("A").dead == ["Balon Greyjoy"]


@rule("lcg.attachments")
def test_who_returns_by_a_stay_of_execution_loses_what_was_attached():
    table = table_of(
        A="play: Balon Greyjoy (with Bodyguard, 2 power)",
        B="play: Direwolf Pup; plot: Stay of Execution",
        at="challenges",
        first="B",
    )
    strike(table).quiet()
    assert (table.seat("A").hand, table.seat("A").discard, table.seat("A").power) == (
        ["Balon Greyjoy"],
        ["Bodyguard"],
        0,
    )


# Rise of the Kraken.


@rule("lcg.unopposed")
def test_the_rise_of_the_kraken_pays_more_for_unopposed_challenges():
    table = table_of(A="plot: Rise of the Kraken; play: Asha Greyjoy", B="play: Bran Stark", at="challenges")
    raid(table, "intrigue", "Asha Greyjoy").quiet()
    assert table.seat("A").house_power == 2


def test_the_rise_of_the_kraken_pays_only_its_player_and_only_unopposed_challenges():
    table = table_of(A="plot: Rise of the Kraken", B="play: Sansa Stark", at="challenges", first="B")
    table.attack("power", "Sansa Stark").quiet()
    assert table.seat("B").house_power == 1
    table = table_of(A="plot: Rise of the Kraken; play: Asha Greyjoy", B="play: Sansa Stark", at="challenges")
    table.attack("intrigue", "Asha Greyjoy").defend("Sansa Stark").quiet()
    assert table.seat("A").house_power == 0
