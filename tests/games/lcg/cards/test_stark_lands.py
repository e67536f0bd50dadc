"""House Stark: characters that are not unique, and locations."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.bleeding import BLEEDING, bleed
from games.lcg.realm import RealmTable, realm
from support.table import rule


def table_of(**position: Any) -> RealmTable:
    """Stark against Stark."""
    return realm("stark", "stark").given(**position)


def test_cards_without_a_text_are_just_there():
    table = table_of(A="play: War Host of the North, Knight of the Tumblestone, Direwolf Pup", at="challenges")
    names = ("War Host of the North", "Knight of the Tumblestone", "Direwolf Pup")
    assert [table.strength(name) for name in names] == [11, 2, 2]
    assert table.icons("Knight of the Tumblestone") == ["military", "power"]


@rule("lcg.put-into-play", "lcg.control")
def test_the_honor_guard_goes_to_an_opponent_and_comes_back():
    table = table_of(A="hand: Winterfell Honor Guard", B="play: Robb Stark", at="challenge-actions", first="B")
    table.seat("A").plays("use Winterfell Honor Guard")
    assert table.controller("Winterfell Honor Guard") == "B"
    table.attack("military", "Robb Stark", "Winterfell Honor Guard").quiet()
    assert table.controller("Winterfell Honor Guard") == "A"


@rule("lcg.put-into-play")
def test_the_honor_guard_needs_neither_gold_nor_the_right_house():
    table = realm("lannister", "stark").given(A="hand: Winterfell Honor Guard", at="challenge-actions")
    table.seat("A").plays("use Winterfell Honor Guard")
    assert (table.controller("Winterfell Honor Guard"), table.seat("A").gold) == ("B", 0)


@rule("lcg.phases-of-actions")
def test_the_honor_guard_is_sent_in_the_challenges_phase_only():
    table = table_of(A="hand: Winterfell Honor Guard, Hodor; gold: 1", at="marshalling")
    table.seat("A").tries("use Winterfell Honor Guard")


def test_the_kennel_master_counts_direwolves_and_comes_back():
    table = table_of(
        A="play: Kennel Master (kneeling), Shaggydog (kneeling), Robb Stark (kneeling, with Summer)",
        B="play: Lady, Robb Stark",
        at="challenges",
        first="B",
    )
    assert table.strength("Kennel Master") == 2 + 3
    table.attack("military", "Robb Stark").quiet()
    table.play("card Kennel Master")
    assert not table.seat("A").can("use Kennel Master:2"), "only two of the direwolves are A's"
    table = table_of(
        A="play: Kennel Master (kneeling), Shaggydog (kneeling), Lady (kneeling), Grey Wind (kneeling)",
        B="play: Robb Stark",
        at="challenges",
        first="B",
    )
    table.attack("military", "Robb Stark").quiet()
    table.do("card Kennel Master", "use Kennel Master:2").quiet()
    assert table.zone("Kennel Master") == "hand"


def test_the_kennel_master_counts_wolves_that_are_attachments_and_flees_from_being_discarded():
    table = table_of(
        A="play: Kennel Master, Lady, Sansa Stark (with Nymeria + Summer)", B=BLEEDING, at="dominance-actions"
    )
    assert table.strength("Kennel Master") == 2 + 3
    bleed(table).do("use Kennel Master:2").quiet()
    assert table.seat("A").hand == ["Kennel Master"]


@rule("lcg.gold-penalty", "lcg.costs")
@pytest.mark.parametrize(
    ("name", "card", "cost", "less"),
    [
        ("House Tully Recruiter", "Sansa Stark", 2, 1),
        ("Godswood", "Robb Stark", 4, 2),
        ("Northern Fiefdoms", "Winterfell Castle", 3, 1),
        ("Narrow Sea", "Robb Stark", 4, 2),
        ("Narrow Sea", "Robert Baratheon", 4 + 2, 2),
    ],
)
def test_what_makes_the_next_card_cheaper(name: str, card: str, cost: int, less: int):
    table = table_of(A=f"play: {name}; hand: {card}; gold: 8", at="marshalling")
    table.seat("A").plays(f"use {name}", f"play {card}")
    assert table.seat("A").gold == 8 - cost + less


@pytest.mark.parametrize("name", ["House Tully Recruiter", "Godswood", "Northern Fiefdoms"])
def test_most_of_them_kneel_for_it(name: str):
    table = table_of(A=f"play: {name}; hand: Robb Stark; gold: 4", at="marshalling")
    table.seat("A").plays(f"use {name}")
    assert table.is_kneeling(name)
    assert not table.seat("A").can(f"use {name}")


@rule("lcg.costs")
def test_the_narrow_sea_is_given_up_for_it():
    table = table_of(A="play: Narrow Sea; hand: Robb Stark; gold: 4", at="marshalling")
    table.seat("A").plays("use Narrow Sea")
    assert table.seat("A").discard == ["Narrow Sea"]


@rule("lcg.influence", "lcg.costs")
def test_the_fiefdoms_give_influence_or_a_discount_but_not_both():
    described = {"A": "play: Northern Fiefdoms, Arya Stark; hand: Robb Stark; gold: 4", "B": "play: Ghost"}
    table = table_of(**described, at="marshalling")
    table.seat("A").plays("use Northern Fiefdoms")
    assert not table.seat("A").can("use Arya Stark")
    table = table_of(**described, at="marshalling")
    table.seat("A").plays("use Arya Stark", "card Northern Fiefdoms")
    assert not table.seat("A").can("use Northern Fiefdoms")


def test_discounts_do_not_fit_other_cards():
    table = table_of(A="play: Godswood; hand: Winterfell Castle; gold: 2", at="marshalling")
    table.seat("A").plays("use Godswood").tries("play Winterfell Castle")


@rule("lcg.piles")
@pytest.mark.parametrize(
    ("dead", "at", "may"),
    [
        ("Hodor, Lady", "dominance-actions", True),
        ("Hodor", "dominance-actions", False),
        ("Hodor, Forever Burning", "dominance-actions", False),
        ("Hodor, Lady", "challenge-actions", False),
    ],
    ids=["the third itself", "two", "an event", "another phase"],
)
def test_trident_reinforcements_return_from_the_dead(dead: str, at: str, may: bool):
    table = table_of(A=f"play: Arya Stark, Narrow Sea; dead: Trident Reinforcements, {dead}", B="play: Ghost", at=at)
    assert table.asked == "action-window"
    assert table.seat("A").can("use Trident Reinforcements") is may


def test_trident_reinforcements_go_to_hand():
    table = table_of(A="dead: Trident Reinforcements, Hodor, Lady", at="dominance-actions")
    table.seat("A").plays("use Trident Reinforcements")
    assert (table.seat("A").hand, table.seat("A").dead) == (["Trident Reinforcements"], ["Hodor", "Lady"])


def test_winterfell_reserves_recover_the_top_of_a_discard_pile():
    table = table_of(
        A="play: Robb Stark", B="play: Winterfell Reserves; gold: 1; discard: Hodor, Lady", at="challenges"
    )
    table.attack("military", "Robb Stark").defend("Winterfell Reserves")
    table.do("use Winterfell Reserves").quiet()
    assert (table.seat("B").deck[-1], table.seat("B").discard, table.seat("B").gold) == ("Lady", ["Hodor"], 0)


def test_winterfell_reserves_may_choose_any_players_pile():
    table = table_of(
        A="play: Robb Stark; discard: Ice", B="play: Winterfell Reserves; gold: 1; discard: Lady", at="challenges"
    )
    table.attack("military", "Robb Stark").defend("Winterfell Reserves").do("use Winterfell Reserves")
    assert table.seat("B").moves == ["seat A", "seat B"]
    table.play("seat A").quiet()
    assert (table.seat("A").deck[-1], table.seat("B").discard) == ("Ice", ["Lady"])


@pytest.mark.parametrize("theirs", ["discard: Lady", "gold: 1"], ids=["without gold", "without a discard pile"])
def test_winterfell_reserves_recover_nothing(theirs: str):
    table = table_of(A="play: Robb Stark", B=f"play: Winterfell Reserves; {theirs}", at="challenges")
    table.attack("military", "Robb Stark").defend("Winterfell Reserves").quiet()
    assert "used" not in table.story


@rule("lcg.search")
def test_the_kennels_find_a_direwolf():
    table = table_of(A="play: Winterfell Kennels; gold: 1; deck: Hodor, Summer, Lady", at="challenge-actions")
    table.seat("A").plays("use Winterfell Kennels")
    assert table.targets() == ["Lady", "Summer"]
    table.play("card Summer")
    assert (table.seat("A").hand, table.seat("A").gold) == (["Summer"], 0)
    assert table.is_kneeling("Winterfell Kennels")


@rule("lcg.search", "lcg.draw-cap")
def test_the_kennels_do_not_draw():
    table = table_of(A="play: Winterfell Kennels; gold: 1; deck: Lady", at="challenge-actions")
    table.state.drawn[0] = 3
    table.seat("A").plays("use Winterfell Kennels", "card Lady")
    assert (table.seat("A").hand, table.state.drawn[0]) == (["Lady"], 3)


@rule("lcg.costs")
@pytest.mark.parametrize("described", ["Winterfell Kennels", "Winterfell Kennels (kneeling); gold: 1"])
def test_the_kennels_cost_gold_and_kneel(described: str):
    table = table_of(A=f"play: Arya Stark, Narrow Sea, {described}", B="play: Ghost", at="challenge-actions")
    assert table.asked == "action-window"
    assert not table.seat("A").can("use Winterfell Kennels")


def test_winterfell_castle_strengthens_its_house():
    table = table_of(A="play: Winterfell Castle, Robb Stark, Jon Snow", B="play: Sansa Stark", at="challenges")
    assert [table.strength(name) for name in ("Robb Stark", "Jon Snow", "Sansa Stark")] == [3, 3, 2]


@rule("lcg.attached-only")
def test_lord_eddards_chambers_may_lie_on_the_house_card():
    table = table_of(A="hand: Lord Eddard's Chambers; gold: 1", at="marshalling")
    table.seat("A").plays("house Lord Eddard's Chambers")
    assert table.bearer("Lord Eddard's Chambers") == "House Stark"
    assert not table.state.of_type("location")
    table = table_of(A="hand: Lord Eddard's Chambers; gold: 1", at="marshalling")
    table.seat("A").plays("play Lord Eddard's Chambers")
    assert table.state.of_type("location")


@rule("lcg.limited")
def test_one_limited_card_a_round():
    table = table_of(A="hand: Great Keep, Northern Fiefdoms; gold: 3", at="marshalling")
    table.seat("A").plays("play Great Keep").tries("play Northern Fiefdoms")


@rule("lcg.attached-only", "lcg.income-bonus", "lcg.influence")
def test_lord_eddards_chambers_serve_on_the_house_card_too():
    table = table_of(
        A="play: Lord Eddard's Chambers (on house), Arya Stark; plot: Blockade; hand: Hodor",
        B="play: Ghost",
        at="income",
    ).until("A")
    assert table.seat("A").gold == 1
    table.seat("A").plays("use Arya Stark", "card Lord Eddard's Chambers")
    assert table.keywords("Arya Stark") == ["stealth"]


@rule("lcg.attached-only")
def test_lord_eddards_chambers_on_the_house_card_are_spared_as_no_location():
    table = table_of(
        A="play: Lord Eddard's Chambers (on house), Great Keep; plots: Fleeing to the Wall",
        B="plots: Blockade",
        at="plots",
    )
    table.seat("A").plays("plot Fleeing to the Wall")
    table.seat("B").plays("plot Blockade")
    table.quiet().play("seat A")
    assert table.targets() == ["Great Keep"]
    table.play("done", "done").quiet()
    assert (table.seat("A").court, table.seat("A").discard) == (["Lord Eddard's Chambers"], ["Great Keep"])
