"""Locations of Kings of the Sea; every one is played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.cards.kings_of_the_sea.raids import ATTACKER, strike
from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.marshal import price
from thronsaal.games.lcg.material import House


def table_of(**position: Any) -> RealmTable:
    """Greyjoy against Stark."""
    return realm("greyjoy", "stark").given(**position)


# What makes cards cheaper.


@pytest.mark.parametrize(
    ("location", "cheaper", "dearer", "less"),
    [
        ("Iron Island Fiefdoms", "Support of Harlaw", "Seafarer's Bow", 1),
        ("Bloody Keep", "Asha Greyjoy", "Support of Harlaw", 2),
        ("KOTSE25", "Asha Greyjoy", "Randyll Tarly", 2),
        ("KOTSE25", "Tyrion Lannister", "Support of Harlaw", 2),
        ("Shivering Sea", "Randyll Tarly", "Asha Greyjoy", 1),
    ],
)
def test_a_location_makes_the_next_card_cheaper_and_nothing_else(location: str, cheaper: str, dearer: str, less: int):
    table = table_of(A=f"play: {location}, Drumbeater; hand: {cheaper}, {dearer}; gold: 12", at="marshalling")
    usual = {name: cost(table, name) for name in (cheaper, dearer)}
    table.seat("A").plays(f"use {location}")
    assert cost(table, cheaper) == usual[cheaper] - less
    assert cost(table, dearer) == usual[dearer]
    table.seat("A").plays(f"play {cheaper}")
    assert cost(table, dearer) == usual[dearer]


def cost(table: RealmTable, name: str) -> int:
    """What a card costs A now."""
    return price(table.state, table.card(name), 0)


@rule("lcg.costs")
@pytest.mark.parametrize(
    ("location", "is_left"),
    [("Iron Island Fiefdoms", True), ("Bloody Keep", True), ("KOTSE25", False), ("Shivering Sea", False)],
)
def test_a_location_kneels_or_goes_for_it(location: str, is_left: bool):
    table = table_of(A=f"play: {location}; hand: Stowaway; gold: 4", at="marshalling")
    table.seat("A").plays(f"use {location}")
    assert table.zone(location) == ("play" if is_left else "discard")
    assert table.is_kneeling(location) == is_left
    table = table_of(A=f"play: {location}", at="challenge-actions")
    assert not table.seat("A").can(f"use {location}"), "only in the marshalling phase"


@rule("lcg.influence", "lcg.income-bonus")
@pytest.mark.parametrize(
    ("location", "income", "influence"),
    [
        ("Iron Island Fiefdoms", 0, 1),
        ("Aeron's Chambers", 1, 1),
        ("KOTSE25", 0, 1),
        ("Gatehouse", 1, 0),
        ("Kingdom of Shadows", 1, 0),
        ("Shivering Sea", 0, 1),
        ("Bay of Ice", 0, 0),
    ],
)
def test_what_locations_yield(location: str, income: int, influence: int):
    table = table_of(A=f"play: {location}; hand: Stowaway", at="income")
    bare = table_of(A="hand: Stowaway", at="income")
    assert table.seat("A").gold - bare.seat("A").gold == income
    assert table.state.view(0)["seats"][0]["influence"] == influence


@rule("lcg.limited")
@pytest.mark.parametrize("name", ["Iron Island Fiefdoms", "Bloody Keep"])
def test_limited_locations_are_played_one_a_round(name: str):
    table = table_of(A=f"hand: {name}, Gatehouse; gold: 9", at="marshalling")
    table.seat("A").plays("play Gatehouse")
    assert not table.seat("A").can(f"play {name}")


@rule("lcg.attachments")
def test_aerons_chambers_are_a_location_or_only_an_attachment():
    table = table_of(A="hand: Aeron's Chambers; gold: 2", at="marshalling")
    table.seat("A").plays("house Aeron's Chambers")
    assert table.bearer("Aeron's Chambers") == "House Greyjoy"
    table = table_of(A="play: Aeron's Chambers (on house), Theon Greyjoy; gold: 3", at="challenge-actions")
    assert not table.seat("A").can("use Theon Greyjoy"), "there is no location"
    table = table_of(A="play: Aeron's Chambers, Theon Greyjoy; gold: 3", at="challenge-actions")
    assert table.seat("A").can("use Theon Greyjoy")


def test_both_sunset_seas_are_one_title():
    both = Deck("two seas", House.GREYJOY, (("KOTSE25", 2), ("L65", 2)), ())
    assert "deck-copies" in [fault.key for fault in faults(both, FORMATS["standard"])]
    one = Deck("one sea", House.GREYJOY, (("KOTSE25", 2), ("L65", 1)), ())
    assert "deck-copies" not in [fault.key for fault in faults(one, FORMATS["standard"])]
    table = table_of(A="play: KOTSE25, L65; hand: Euron Crow's Eye; gold: 1", at="marshalling")
    table.seat("A").plays("use KOTSE25", "use L65", "play Euron Crow's Eye")
    assert table.seat("A").gold == 0


# The Iron Mines.


@rule("lcg.saves", "lcg.costs")
def test_the_mines_save_anybody_once():
    table = table_of(A="play: The Iron Mines, Arya Stark", B=ATTACKER, at="challenges", first="B")
    strike(table).do("use The Iron Mines").quiet()
    assert (table.zone("Arya Stark"), table.seat("A").discard) == ("play", ["The Iron Mines"])


def test_the_mines_save_also_characters_of_others_and_must_stand():
    table = table_of(A="play: The Iron Mines, Asha Greyjoy", B="play: Lady, Bran Stark", at="challenges")
    table.attack("military", "Asha Greyjoy").defend().until("choose-dead").play("card Lady")
    table.do("use The Iron Mines").quiet()
    assert table.zone("Lady") == "play"
    table = table_of(A="play: The Iron Mines (kneeling), Stowaway, Drumbeater", B=ATTACKER, at="challenges", first="B")
    strike(table, "Stowaway")
    assert table.seat("A").dead == ["Stowaway"]


def test_the_mines_save_from_death_only():
    table = table_of(A="play: The Iron Mines, The Hound; hand: Stowaway", at="dominance-begins")
    table.until("either-effect").play("number 2").never("use The Iron Mines")
    assert table.seat("A").discard == ["The Hound"]


# Longship Iron Victory.


@rule("lcg.lasting")
def test_the_iron_victory_strengthens_somebody_and_pays_with_a_card():
    table = table_of(A="play: Longship Iron Victory, Asha Greyjoy; deck: Seasick", B="play: Hodor", at="challenges")
    table.attack("power", "Asha Greyjoy").defend("Hodor")
    table.seat("A").plays("use Longship Iron Victory:2")
    assert table.targets() == ["Asha Greyjoy", "Hodor"]
    table.play("card Asha Greyjoy").quiet()
    assert table.power("Asha Greyjoy") == 1, "she has won with 5 against 4"
    assert (table.strength("Asha Greyjoy"), table.seat("A").hand) == (3, ["Seasick"])
    assert table.is_kneeling("Longship Iron Victory")


def test_the_iron_victory_pays_nothing_for_a_lost_challenge_and_sails_only_in_one():
    table = table_of(A="play: Longship Iron Victory, Drumbeater; deck: Seasick", B="play: Hodor", at="challenges")
    assert not table.seat("A").can("use Longship Iron Victory:2")
    table.attack("military", "Drumbeater").defend("Hodor")
    table.seat("A").plays("use Longship Iron Victory:2", "card Drumbeater").table.quiet()
    assert table.seat("A").hand == []


@rule("lcg.draw-cap")
def test_the_iron_victory_draws_within_the_cap():
    table = table_of(A="play: Longship Iron Victory, Asha Greyjoy; deck: Seasick", at="challenges")
    table.state.drawn[0] = 3
    table.attack("power", "Asha Greyjoy")
    table.seat("A").plays("use Longship Iron Victory:2").table.quiet()
    assert table.seat("A").hand == []


@rule("lcg.passives")
def test_without_a_greyjoy_all_warships_kneel_when_marshalling_ends():
    table = table_of(
        A="play: Longship Iron Victory, Scouting Vessel, Gatehouse, Shadowcat",
        B="play: Scouting Vessel",
        at="marshalling-ends",
    )
    assert [table.is_kneeling(name) for name in ("Longship Iron Victory", "Scouting Vessel@A")] == [True, True]
    assert [table.is_kneeling(name) for name in ("Gatehouse", "Scouting Vessel@B")] == [False, False]
    table = table_of(A="play: Longship Iron Victory, Stowaway", at="marshalling-ends")
    assert not table.is_kneeling("Longship Iron Victory")


# Scouting Vessel.


@rule("lcg.winner")
def test_a_scouting_vessel_keeps_a_defender_from_counting():
    table = table_of(A="play: Scouting Vessel, Asha Greyjoy", B="play: Eddard Stark, Sansa Stark", at="challenges")
    table.attack("power", "Asha Greyjoy").defend("Eddard Stark", "Sansa Stark")
    table.seat("A").plays("use Scouting Vessel")
    assert table.targets() == ["Eddard Stark", "Sansa Stark"]
    table.play("card Eddard Stark").quiet()
    assert table.power("Asha Greyjoy") == 1, "she won with 3 against 2"
    assert table.is_kneeling("Scouting Vessel")


def test_a_scouting_vessel_finds_no_attackers():
    table = table_of(A="play: Scouting Vessel, Asha Greyjoy", B="play: Eddard Stark", at="challenges", first="B")
    table.attack("power", "Eddard Stark")
    table.never("use Scouting Vessel")


# Bay of Ice.


def led(table: RealmTable, winner: str) -> RealmTable:
    """Plots are chosen and initiative is won."""
    while table.asked == "choose-plots":
        seat = "AB"[table.state.actors[0]]
        table.seat(seat).plays(table.seat(seat).moves[0])
    assert table.asked == "name-first"
    assert "AB"[table.state.actors[0]] == winner
    table.play("seat A")
    return table


@rule("lcg.initiative-bonus", "lcg.initiative")
def test_the_bay_of_ice_helps_to_win_initiative_and_pays_who_does():
    table = table_of(
        A="play: Bay of Ice; plots: An Empty Throne; deck: Seasick", B="plots: After the Mummer's Ford", at="plots"
    )
    led(table, "A").quiet()
    assert (table.is_kneeling("Bay of Ice"), table.seat("A").hand) == (True, ["Seasick"])


def test_the_bay_of_ice_pays_also_somebody_elses_initiative():
    table = table_of(
        A="play: Bay of Ice; plots: Siege of Riverrun", B="plots: Rise of the Kraken; deck: Lady", at="plots"
    )
    led(table, "B").quiet()
    assert (table.is_kneeling("Bay of Ice"), table.seat("A").hand, table.seat("B").hand) == (True, [], ["Lady"])


def test_all_bays_of_ice_kneel_and_one_card_is_drawn():
    table = table_of(
        A="play: 2x Bay of Ice; plots: An Empty Throne; deck: Seasick, Kingsmoot",
        B="play: Bay of Ice; plots: Valar Morghulis",
        at="plots",
    )
    led(table, "A")
    while table.asked == "which-first":
        table.play(table.seat("A").moves[0])
    table.quiet()
    assert table.seat("A").hand == ["Seasick"]
    assert all(table.is_kneeling(name) for name in ("Bay of Ice@A", "Bay of Ice@A#2", "Bay of Ice@B"))


@rule("lcg.then")
def test_a_kneeling_bay_of_ice_pays_nothing():
    table = table_of(
        A="play: Bay of Ice (kneeling); plots: An Empty Throne; deck: Seasick", B="plots: Valar Morghulis", at="plots"
    )
    led(table, "A").quiet()
    assert table.seat("A").hand == []


@rule("lcg.draw-cap")
def test_the_bay_of_ice_draws_within_the_cap():
    table = table_of(
        A="play: Bay of Ice; plots: An Empty Throne; deck: Seasick", B="plots: Valar Morghulis", at="plots"
    )
    table.state.drawn[0] = 3
    led(table, "A").quiet()
    assert (table.is_kneeling("Bay of Ice"), table.seat("A").hand) == (True, [])


@rule("lcg.gold-penalty", "lcg.multi-house")
@pytest.mark.parametrize("name", ["Bay of Ice", "Kingdom of Shadows"])
def test_kingdoms_are_at_home_with_every_house(name: str):
    for house in ("stark", "lannister", "baratheon", "targaryen", "greyjoy", "martell"):
        table = realm(house, "stark").given(A=f"hand: {name}; gold: 1", at="marshalling")
        assert table.seat("A").can(f"play {name}")


# Kingdom of Shadows.


@rule("lcg.passives")
def test_the_kingdom_of_shadows_kneels_and_lets_the_winner_stand_a_shadow():
    table = table_of(
        A="play: Kingdom of Shadows, Shadowcat (kneeling), Silent Sisters (kneeling), Asha Greyjoy",
        B="play: Kingdom of Shadows (kneeling), Bran Stark",
        at="challenges",
    )
    table.attack("intrigue", "Asha Greyjoy").quiet()
    while table.asked == "which-first":
        table.play("card Kingdom of Shadows@A")
    assert table.state.actors == (0,)
    assert table.targets() == ["Shadowcat", "Silent Sisters"]
    table.play("card Shadowcat").quiet()
    assert (table.is_kneeling("Kingdom of Shadows@A"), table.is_kneeling("Shadowcat")) == (True, False)


def test_the_kingdom_of_shadows_serves_whoever_wins_an_intrigue_and_nothing_else():
    table = table_of(
        A="play: Kingdom of Shadows", B="play: Sansa Stark, Shadowcat (kneeling)", at="challenges", first="B"
    )
    table.attack("intrigue", "Sansa Stark").quiet()
    assert not table.is_kneeling("Shadowcat"), "though it is not B's kingdom"
    table = table_of(A="play: Kingdom of Shadows, Asha Greyjoy, Shadowcat (kneeling)", at="challenges")
    table.attack("power", "Asha Greyjoy").quiet()
    assert (table.is_kneeling("Kingdom of Shadows"), table.is_kneeling("Shadowcat")) == (False, True)
