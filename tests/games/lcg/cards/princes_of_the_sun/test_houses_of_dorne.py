"""House Martell: those who are not unique, attachments and locations of Princes of the Sun are played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.marshal import income, price
from thronsaal.games.lcg.material import Entry
from thronsaal.games.lcg.occurrences import Enters
from thronsaal.games.lcg.paying import influence_of

ALL_ICONS = ["military", "intrigue", "power"]


def table_of(**position: Any) -> RealmTable:
    """Martell against Stark."""
    return realm("martell", "stark").given(**position)


# House Messenger.


@rule("lcg.reveal")
def test_the_messenger_takes_one_of_two_cards_and_leaves_the_other_below():
    table = table_of(A="hand: House Messenger; gold: 2; deck: Hodor, Lady; rest: 1", at="marshalling")
    table.seat("A").plays("play House Messenger")
    assert (table.asked, table.targets()) == ("take-one", ["Hodor", "Lady"])
    table.play("card Lady")
    assert table.seat("A").hand == ["Lady"]
    assert table.seat("A").deck == ["Hodor", "Knight of the Tumblestone"], "the bottom first"
    assert table.state.drawn == [0, 0], "that is no draw"


def test_the_messenger_takes_the_last_card_of_a_deck():
    table = table_of(A="hand: House Messenger; gold: 2; deck: Hodor; rest: 0", at="marshalling")
    table.seat("A").plays("play House Messenger")
    assert (table.seat("A").hand, table.seat("A").deck) == (["Hodor"], [])


def test_two_copies_on_top_are_told_apart():
    table = table_of(A="hand: House Messenger; gold: 2; rest: 3", at="marshalling")
    table.seat("A").plays("play House Messenger")
    table.seat("A").plays(table.seat("A").moves[1])
    assert (len(table.seat("A").hand), len(table.seat("A").deck)) == (1, 2)


@rule("lcg.put-into-play")
def test_a_messenger_that_is_put_into_play_brings_nothing():
    table = table_of(A="hand: House Messenger; deck: Hodor, Lady", at="challenge-actions")
    state = table.state
    state.open_window(0)
    state.occur(Enters(table.card("House Messenger"), 0, Entry.PUT), first=0)
    state.advance()
    assert (table.zone("House Messenger"), table.seat("A").hand) == ("play", [])
    assert "turned-up" not in table.story


# Knights, lovers, skirmishers.


@pytest.mark.parametrize(
    ("name", "cost", "strength", "icons"),
    [
        ("House Dayne Knight", 1, 1, ["military", "intrigue"]),
        ("Lord Edric's Knight", 2, 2, ["military"]),
        ("Paramour", 1, 1, ["intrigue"]),
    ],
)
def test_plain_folk_are_as_printed(name: str, cost: int, strength: int, icons: list[str]):
    table = table_of(A=f"hand: {name}; gold: {cost}", at="marshalling")
    table.seat("A").plays(f"play {name}")
    assert (table.seat("A").gold, table.strength(name), table.icons(name)) == (0, strength, icons)


@rule("lcg.stealth")
def test_lord_edrics_knight_comes_by_stealth():
    table = table_of(A="play: Lord Edric's Knight", B="play: Lady", at="challenges")
    table.attack("military", "Lord Edric's Knight").sneak("Lady").quiet()
    assert table.seat("A").power == 1, "unopposed"


@rule("lcg.influence")
def test_a_paramour_kneels_for_influence():
    table = table_of(A="play: Paramour, Sarella Sand; hand: The Prince's Wrath", B="play: Lady", at="challenges")
    assert influence_of(table.state, 0, 0) == 1
    table.attack("military", "Sarella Sand").do("use The Prince's Wrath", "card Paramour", "card Lady")
    assert table.is_kneeling("Paramour")
    assert influence_of(table.state, 0, 0) == 0


@rule("lcg.costs", "lcg.draw-cap", "lcg.then")
def test_the_skirmisher_dies_for_a_card_and_costs_every_opponent_one():
    table = realm("martell", "stark", "stark").given(
        A="play: House Dayne Skirmisher; deck: Hodor",
        B="hand: Lady, Ghost",
        C="hand: Ice",
        at="challenge-actions",
    )
    table.seat("A").plays("use House Dayne Skirmisher")
    assert (table.seat("A").hand, table.asked) == (["Hodor"], "drop-down")
    table.seat("B").plays("card Ghost")
    table.seat("C").plays("card Ice")
    assert (table.seat("B").hand, table.seat("B").discard, table.seat("C").discard) == (["Lady"], ["Ghost"], ["Ice"])
    assert (table.seat("A").dead, table.state.drawn[0]) == (["House Dayne Skirmisher"], 1)


@rule("lcg.draw-cap")
def test_the_skirmisher_does_not_die_for_a_card_that_may_not_be_drawn():
    table = table_of(A="play: 4x House Dayne Skirmisher", B="hand: 4x Lady", at="challenge-actions")
    for copy in ("", "#2", "#3"):
        table.seat("A").plays(f"use House Dayne Skirmisher{copy}")
        table.seat("B").plays("card Lady")
    assert not table.seat("A").can("use House Dayne Skirmisher#4")
    assert len(table.seat("A").hand) == 3


@rule("lcg.saves")
def test_nobody_saves_a_skirmisher_who_is_paid_with():
    table = table_of(A="play: House Dayne Skirmisher, Strong Belwas, Maester Aemon; gold: 2", at="challenge-actions")
    table.seat("A").plays("use House Dayne Skirmisher")
    assert table.quiet().seat("A").dead == ["House Dayne Skirmisher"]


@rule("lcg.lasting")
def test_an_orphan_takes_all_icons_until_the_phase_ends():
    table = table_of(A="play: Orphan of the Greenblood", B="play: Tywin Lannister", at="challenge-actions")
    table.seat("A").plays("use Orphan of the Greenblood", "card Tywin Lannister").table.quiet()
    assert (table.icons("Tywin Lannister"), table.seat("A").discard) == ([], ["Orphan of the Greenblood"])
    table.end_phase()
    assert table.icons("Tywin Lannister") == ALL_ICONS


def test_an_orphan_takes_icons_that_attachments_give():
    table = table_of(
        A="play: Orphan of the Greenblood", B="play: Sansa Stark (with Rusted Sword)", at="challenge-actions"
    )
    assert table.icons("Sansa Stark") == ALL_ICONS
    table.seat("A").plays("use Orphan of the Greenblood", "card Sansa Stark")
    assert table.icons("Sansa Stark") == []


@rule("lcg.participation")
def test_who_loses_the_icon_stays_in_the_challenge():
    table = table_of(
        A="play: Orphan of the Greenblood, Sarella Sand", B="play: Lady", at="challenges", first="B", active="B"
    )
    table.attack("military", "Lady")
    table.do("use Orphan of the Greenblood", "card Lady")
    assert (table.asked, table.icons("Lady"), table.takes_part("Lady")) == ("declare-defenders", [], True)


# The great armies.


@rule("lcg.reveal", "lcg.draw-cap")
def test_the_bannermen_bring_two_cards_when_they_come():
    table = table_of(A="hand: The Viper's Bannermen; gold: 7; deck: Hodor, Lady", at="marshalling")
    table.seat("A").plays("play The Viper's Bannermen", "use The Viper's Bannermen")
    assert (table.seat("A").hand, table.state.drawn) == (["Hodor", "Lady"], [0, 0])


@pytest.mark.parametrize("pile", ["dead", "discard"])
def test_the_bannermen_bring_two_cards_when_they_go(pile: str):
    mine = "play: The Viper's Bannermen; deck: Hodor, Lady"
    if pile == "dead":
        table = table_of(A=mine, B="plots: Valar Morghulis", at="plots")
        table.seat("A").plays("plot Planning Ahead")
        table.seat("B").plays("plot Valar Morghulis")
        table.play("seat A")
    else:
        table = table_of(A=mine, B="play: 4x Narrow Sea; hand: Westeros Bleeds", at="dominance-actions")
        names = [f"card Narrow Sea{copy}" for copy in ("", "#2", "#3", "#4")]
        table.seat("B").plays("use Westeros Bleeds", *names)
    table.do("use The Viper's Bannermen").quiet()
    assert (table.seat("A").hand, getattr(table.seat("A"), pile)) == (["Hodor", "Lady"], ["The Viper's Bannermen"])


@rule("lcg.replacement", "lcg.claim-intrigue", "lcg.put-into-play")
def test_the_reserves_answer_the_claim_of_an_intrigue():
    table = table_of(A="hand: House Dayne Reserves", B="play: Sansa Stark", at="challenges", first="B", active="B")
    table.attack("intrigue", "Sansa Stark").quiet()
    assert (table.zone("House Dayne Reserves"), table.seat("A").gold) == ("play", 0)
    assert "entered-put" in table.story, "put into play from hand, as limits on that count it"


def test_the_reserves_are_lost_to_anything_else():
    table = table_of(A="hand: House Dayne Reserves", B="play: House Dayne Skirmisher", at="challenge-actions")
    table.seat("B").plays("use House Dayne Skirmisher")
    table.seat("A").plays("card House Dayne Reserves")
    assert table.seat("A").discard == ["House Dayne Reserves"]
    table = table_of(A="play: The Hound; deck: House Dayne Reserves", at="dominance-begins")
    table.seat("A").plays("number 1")
    assert table.seat("A").discard == ["House Dayne Reserves"]


def test_the_reserves_go_home_for_influence():
    table = table_of(A="play: House Dayne Reserves, Paramour", at="challenge-actions")
    table.seat("A").plays("use House Dayne Reserves:2", "card Paramour")
    assert table.quiet().seat("A").hand == ["House Dayne Reserves"]
    table = table_of(A="play: House Dayne Reserves, Summer Sea (kneeling)", at="challenge-actions")
    assert not table.seat("A").can("use House Dayne Reserves:2")


# Attachments.


def test_a_taste_for_blood_strengthens_and_is_whetted_by_losses():
    table = table_of(
        A="play: Doran Martell (kneeling, with Taste for Blood)",
        B="play: Arya Stark",
        at="challenges",
        first="B",
        active="B",
    )
    assert table.strength("Doran Martell") == 3
    table.attack("power", "Arya Stark").do("use Taste for Blood:2")
    assert table.power("Doran Martell") == 1


def test_a_taste_for_blood_is_not_for_lost_attacks():
    table = table_of(A="play: Paramour (with Taste for Blood)", B="play: Sansa Stark", at="challenges")
    table.attack("intrigue", "Paramour").defend("Sansa Stark").never("use Taste for Blood:2")


def test_a_taste_for_blood_on_an_enemy_still_answers_your_losses():
    table = table_of(
        A="play: Taste for Blood (on Arya Stark@B)", B="play: Arya Stark", at="challenges", first="B", active="B"
    )
    table.attack("power", "Arya Stark").do("use Taste for Blood:2")
    assert table.power("Arya Stark") == 1


@rule("lcg.choices", "lcg.lasting")
def test_locked_away_takes_an_icon_of_your_choice():
    table = table_of(
        A="play: Paramour, Summer Sea, Locked Away (on Tywin Lannister@B)",
        B="play: Tywin Lannister",
        at="challenge-actions",
    )
    table.seat("A").plays("use Locked Away", "card Summer Sea")
    assert (table.asked, table.seat("A").moves) == ("pick-icon", ["type military", "type intrigue", "type power"])
    table.play("type intrigue")
    assert table.icons("Tywin Lannister") == ["military", "power"]
    table.seat("A").plays("use Locked Away", "card Paramour", "type power")
    assert table.icons("Tywin Lannister") == ["military"]
    assert not table.seat("A").can("use Locked Away"), "no influence is left"
    table.end_phase()
    assert table.icons("Tywin Lannister") == ALL_ICONS


def test_locked_away_takes_the_only_icon_and_then_nothing():
    table = table_of(A="play: 2x Summer Sea, Locked Away (on Shae@B)", B="play: Shae", at="challenge-actions")
    table.seat("A").plays("use Locked Away", "card Summer Sea")
    assert table.icons("Shae") == []
    assert not table.seat("A").can("use Locked Away")


# Locations.


@pytest.mark.parametrize(
    ("location", "hand", "cost", "influence"),
    [
        ("Dornish Fiefdoms", "Paramour", 0, 1),
        ("Palace Fountains", "Paramour", 0, 0),
        ("Palace Fountains", "Dorne", 2, 0),
        ("POTS28", "Darkstar", 2, 1),
        ("POTS28", "Khal Drogo", 4, 1),
    ],
)
def test_locations_make_the_next_card_of_the_house_cheaper(location: str, hand: str, cost: int, influence: int):
    table = table_of(A=f"play: {location}; hand: {hand}, Lady; gold: 6", at="marshalling")
    assert influence_of(table.state, 0, 0) == influence
    table.seat("A").plays(f"use {location}")
    assert price(table.state, table.card("Lady"), 0) == 4, "of another house"
    table.seat("A").plays(f"play {hand}")
    assert table.seat("A").gold == 6 - cost
    assert table.zone(location) == ("discard" if location == "POTS28" else "play")


def test_the_summer_sea_is_the_same_title_in_both_boxes():
    table = realm("targaryen", "martell").given(A="play: POTS28, T134; hand: Drogon; gold: 4", at="marshalling")
    table.seat("A").plays("use POTS28", "use T134", "play Drogon")
    assert (table.seat("A").gold, table.seat("A").discard) == (4, ["Summer Sea", "Summer Sea"])


@rule("lcg.limited")
def test_fountains_fiefdoms_and_garden_are_limited():
    for first, second in (("Palace Fountains", "Water Garden"), ("Dornish Fiefdoms", "Palace Fountains")):
        table = table_of(A=f"hand: {first}, {second}; gold: 3", at="marshalling")
        table.seat("A").plays(f"play {first}").tries(f"play {second}")
        table.expects(reason="lcg.limited")


def test_the_water_garden_and_the_chambers_give_income():
    table = table_of(A="play: Water Garden, Lord Doran's Chambers", at="income")
    assert income(table.state, 0) == 3 + 2
    assert influence_of(table.state, 0, 0) == 1


@rule("lcg.attached-only")
def test_lord_dorans_chambers_may_be_attached_to_the_house():
    table = table_of(
        A="hand: Lord Doran's Chambers; gold: 1", B="plots: Attack from the Sea; play: Great Keep", at="marshalling"
    )
    table.seat("A").plays("house Lord Doran's Chambers")
    assert table.bearer("Lord Doran's Chambers") == "House Martell"
    assert influence_of(table.state, 0, 0) == 1
    assert not table.state.of_type("location") >> table.card("Lord Doran's Chambers") & 1


@rule("lcg.naming")
def test_dorne_makes_a_trait_cheaper_until_the_phase_ends():
    table = table_of(
        A="play: Dorne; hand: House Dayne Knight, Lord Edric's Knight, Paramour, Lady; gold: 5", at="marshalling"
    )
    table.seat("A").plays("use Dorne")
    assert "trait Ally" in table.seat("A").moves
    assert table.seat("A").can("trait Maester"), "whatever there is"
    table.play("trait House Dayne")
    assert table.is_kneeling("Dorne")
    costs = [price(table.state, table.card(f"{name}@A"), 0) for name in ("House Dayne Knight", "Paramour", "Lady")]
    assert costs == [0, 1, 4]
    table.seat("A").plays("play House Dayne Knight", "play Lord Edric's Knight")
    assert table.seat("A").gold == 4, "each of them"


def test_dorne_is_no_help_to_others():
    table = table_of(A="play: Dorne", B="hand: Knight of the Tumblestone", at="marshalling")
    table.seat("A").plays("use Dorne", "trait Knight")
    assert price(table.state, table.card("Knight of the Tumblestone@B"), 1) == 2


@pytest.mark.parametrize(("attacker", "sneaks"), [("Lord Edric's Knight", False), ("Sarella Sand", True)])
def test_the_old_palace_lets_nobody_without_intrigue_sneak(attacker: str, sneaks: bool):
    table = table_of(A=f"play: {attacker}", B="play: Lady, The Old Palace", at="challenges")
    table.attack("military", attacker).until("sneak" if sneaks else "declare-defenders")
    assert "stealth" in table.keywords(attacker)


def test_the_spear_tower_weakens_who_has_no_military_icon():
    table = table_of(A="play: The Spear Tower, Arianne Martell, Areo Hotah", B="play: Sansa Stark, Lady")
    strengths = [table.strength(name) for name in ("Arianne Martell", "Areo Hotah", "Sansa Stark", "Lady")]
    assert strengths == [2, 4, 2, 2], "Lady makes up for Sansa's loss"


@rule("lcg.renown")
def test_the_tower_of_the_sun_dims_renown_without_a_power_icon():
    table = table_of(A="play: Tower of the Sun, Darkstar, Harmen Uller", at="challenges")
    table.attack("military", "Darkstar", "Harmen Uller").quiet()
    assert (table.power("Darkstar"), table.power("Harmen Uller")) == (0, 1)
    table = table_of(A="play: Tower of the Sun, Darkstar (with The Art of Diplomacy)", at="challenges")
    table.attack("military", "Darkstar").quiet()
    assert table.power("Darkstar") == 1
