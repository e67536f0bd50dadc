"""Plots of Princes of the Sun: each is revealed."""

from __future__ import annotations

import pytest

from games.lcg.cards.test_plots import QUIET, go_on, reveal
from games.lcg.realm import realm
from support.table import rule
from thronsaal.games.lcg.cards.princes_of_the_sun.plots import CARDS as PLOTS
from thronsaal.games.lcg.marshal import price

# Battle of Oxcross.


@rule("lcg.choices", "lcg.killed")
def test_oxcross_kills_one_character_of_each_who_won_no_military_challenge():
    table = realm("martell", "stark", "stark").given(
        A="plot: Battle of Oxcross; play: Doran Martell, Paramour",
        B="play: War Host of the North",
        C="play: Lady, Ghost, Hodor",
        at="challenges",
        first="B",
    )
    table.attack("military", "War Host of the North", target="C").defend().play("card Hodor").quiet()
    go_on(table, lambda: table.asked == "pick-one")
    assert table.state.actors == (0,), "who revealed it goes first"
    table.play("card Paramour")
    assert (table.state.actors, table.targets()) == ((2,), ["Ghost", "Lady"])
    table.play("card Lady").quiet()
    assert [table.seat(letter).dead for letter in "ABC"] == [["Paramour"], [], ["Hodor", "Lady"]]


def test_oxcross_asks_for_this_phase_only():
    table = realm("martell", "stark").given(A="plots: Battle of Oxcross; play: Areo Hotah", at="taxation", round=1)
    table.state.won = [1, 0]
    go_on(table, lambda: table.state.round == 2 and table.state.phase > 3)
    assert table.seat("A").dead == ["Areo Hotah"], "what was won the round before does not count"


def test_a_defender_who_won_is_spared_by_oxcross():
    table = realm("martell", "stark").given(
        A="plot: Battle of Oxcross; play: Areo Hotah",
        B="play: Lady, Sansa Stark",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("military", "Lady").defend("Areo Hotah").quiet()
    go_on(table, lambda: table.asked == "pick-one")
    assert table.state.actors == (1,)
    table.play("card Sansa Stark").quiet()
    assert (table.seat("A").dead, table.seat("B").dead) == ([], ["Sansa Stark"])


@rule("lcg.cannot")
def test_who_cannot_be_killed_is_not_picked_at_oxcross():
    table = realm("martell", "stark").given(
        A="plot: Battle of Oxcross", B="plot: The Power of Blood; play: Sansa Stark, Hodor", at="challenges"
    )
    go_on(table, lambda: table.state.phase > 3)
    assert table.seat("B").dead == ["Hodor"]


# Let My Porridge Fly.


@rule("lcg.targets", "lcg.passives")
def test_porridge_flies_at_an_attachment_for_each_intrigue_won():
    table = realm("martell", "stark").given(
        A="plot: Let My Porridge Fly; play: Arianne Martell (with Taste for Blood)",
        B="play: Robb Stark (with Ice); hand: Lady",
        at="challenges",
    )
    table.attack("intrigue", "Arianne Martell").sneak().quiet()
    assert (table.asked, table.targets()) == ("choose-target", ["Ice", "Taste for Blood"])
    table.play("card Ice").quiet()
    assert sorted(table.seat("B").discard) == ["Ice", "Lady"]
    assert table.attachments("Arianne Martell") == ["Taste for Blood"]


def test_porridge_must_fly_at_the_own_attachment_if_there_is_no_other():
    table = realm("martell", "stark").given(
        A="plot: Let My Porridge Fly; play: Arianne Martell (with Taste for Blood)", at="challenges"
    )
    table.attack("intrigue", "Arianne Martell").quiet()
    assert table.seat("A").discard == ["Taste for Blood"]


@pytest.mark.parametrize(
    ("contest", "mine", "theirs"), [("power", "Doran Martell", ()), ("intrigue", "Paramour", ("Shae", "Sansa Stark"))]
)
def test_porridge_stays_in_the_bowl_otherwise(contest: str, mine: str, theirs: tuple[str, ...]):
    table = realm("martell", "stark").given(
        A=f"plot: Let My Porridge Fly; play: {mine}", B="play: Sansa Stark (with Lordship), Shae", at="challenges"
    )
    table.attack(contest, mine).defend(*theirs).quiet()
    assert "challenge-won" in table.story
    assert table.attachments("Sansa Stark") == ["Lordship"]


# Threat from the North.


@rule("lcg.terminal", "lcg.saves")
def test_the_threat_from_the_north_discards_the_weak_whatever_would_save_them():
    table = reveal(
        "Threat from the North",
        QUIET,
        A="play: Paramour, Areo Hotah",
        B="play: Shaggydog, Viserys Targaryen (duplicate), Robb Stark, Kennel Master",
    )
    table.quiet()
    while table.asked == "which-first":
        table.play(table.seat("A").moves[0]).quiet()
    assert (table.strength("Areo Hotah"), table.seat("A").discard, table.seat("A").dead) == (3, ["Paramour"], [])
    assert "Viserys Targaryen" in table.seat("B").discard
    assert table.zone("Shaggydog") == "play", "a lord is there: 1 and 3 more, less 1"
    assert table.strength("Robb Stark") == 1


def test_the_threat_meets_who_comes_later():
    table = realm("martell", "stark").given(
        A="plot: Threat from the North; hand: House Dayne Knight; gold: 1", at="marshalling"
    )
    table.seat("A").plays("play House Dayne Knight").table.quiet()
    assert table.seat("A").discard == ["House Dayne Knight"]


# The Red Wedding.


@rule("lcg.plot-when-revealed", "lcg.choices")
def test_the_red_wedding_kills_one_of_a_couple_and_crowns_the_other():
    table = reveal(
        "The Red Wedding",
        QUIET,
        QUIET,
        A="play: Doran Martell",
        B="play: Robb Stark, Sansa Stark",
        C="play: Arya Stark, Tywin Lannister, Hodor",
    )
    assert (table.state.actors, table.targets()) == ((1,), ["Doran Martell", "Robb Stark", "Tywin Lannister"])
    table.play("card Tywin Lannister")
    assert (table.state.actors, table.targets()) == ((1,), ["Arya Stark", "Sansa Stark"])
    table.play("card Arya Stark")
    assert (table.state.actors, table.targets()) == ((0,), ["Arya Stark", "Tywin Lannister"])
    table.play("card Tywin Lannister").quiet()
    assert (table.seat("C").dead, table.power("Arya Stark")) == (["Tywin Lannister"], 2)


def test_a_single_guest_of_the_red_wedding_dies():
    table = reveal("The Red Wedding", QUIET, A="play: Doran Martell", B="play: Hodor")
    assert (table.seat("A").dead, "power" in table.story) == (["Doran Martell"], False)
    table = reveal("The Red Wedding", QUIET, B="play: Hodor")
    assert table.seat("B").court == ["Hodor"]


@rule("lcg.cannot")
def test_who_cannot_be_killed_survives_the_red_wedding():
    table = reveal("The Red Wedding", "The Power of Blood", B="play: Robb Stark, Arya Stark")
    assert (table.seat("B").dead, table.power("Robb Stark")) == (["Arya Stark"], 2)


@rule("lcg.duplicates-save")
def test_a_save_at_the_red_wedding_does_not_cost_the_other_its_power():
    table = reveal("The Red Wedding", QUIET, B="play: Robb Stark (duplicate), Arya Stark")
    table.play("card Robb Stark").do("save Robb Stark").quiet()
    assert (table.seat("B").dead, table.power("Arya Stark")) == ([], 2)


def test_a_lady_who_is_a_lord_is_picked_once():
    table = reveal("The Red Wedding", QUIET, B="play: Sansa Stark (with Lordship)")
    assert (table.seat("B").dead, "power" in table.story) == (["Sansa Stark"], False)


# The rest.


def test_an_attack_from_the_sea_kneels_all_locations():
    table = reveal(
        "Attack from the Sea",
        QUIET,
        A="play: Water Garden, Lord Doran's Chambers (on house), Paramour",
        B="play: Great Keep, Lady",
    )
    names = ("Water Garden", "Great Keep", "Lord Doran's Chambers", "Paramour", "Lady")
    assert [table.is_kneeling(name) for name in names] == [True, True, False, False, False]


@rule("lcg.gold-penalty")
def test_an_alliance_forgives_the_penalty_to_who_made_it():
    table = realm("martell", "stark").given(
        A="plot: Alliance; hand: Lady, Paramour; gold: 2", B="hand: Paramour, Lady", at="marshalling"
    )
    assert [price(table.state, table.card(f"{name}@A"), 0) for name in ("Lady", "Paramour")] == [2, 1]
    assert price(table.state, table.card("Paramour@B"), 1) == 3
    table.seat("A").plays("play Lady")
    assert table.seat("A").gold == 0


@rule("lcg.attackers")
def test_to_the_spears_nobody_kneels_to_attack():
    table = realm("martell", "stark").given(
        A="plot: To the Spears!; play: Areo Hotah, Hodor", B="play: Lady, Arya Stark", at="challenges"
    )
    table.attack("military", "Areo Hotah").defend("Lady")
    assert (table.is_kneeling("Areo Hotah"), table.is_kneeling("Lady")) == (False, True)
    table.quiet().play("card Lady").attack("power", "Areo Hotah")
    assert not table.is_kneeling("Areo Hotah"), "again and again"


def test_the_spears_are_not_for_defenders_or_opponents():
    table = realm("martell", "stark").given(
        A="plot: To the Spears!; play: Areo Hotah", B="play: Arya Stark", at="challenges", first="B", active="B"
    )
    table.attack("power", "Arya Stark").defend("Areo Hotah")
    assert (table.is_kneeling("Areo Hotah"), table.is_kneeling("Arya Stark")) == (True, True)


NUMBERS = """
Battle of Oxcross 4 3 1 | Let My Porridge Fly 3 0 1 | Threat from the North 2 4 1 | The Red Wedding 4 3 1
Attack from the Sea 4 5 1 | Alliance 4 3 1 | To the Spears! 3 0 1
"""


def test_the_numbers_of_all_plots():
    printed = [f"{card.name} {card.gold} {card.initiative} {card.claim}" for card in PLOTS]
    assert printed == [each.strip() for each in NUMBERS.replace("\n", "|").split("|") if each.strip()]
    assert all(card.copies == 1 for card in PLOTS)
    assert [card.name for card in PLOTS if card.only is not None] == ["To the Spears!"]


@pytest.mark.parametrize(
    ("trait", "names"),
    [
        ("Military Battle", ["Battle of Oxcross"]),
        ("Intrigue Gambit", ["Let My Porridge Fly"]),
        ("Power Struggle", ["The Red Wedding"]),
    ],
)
def test_the_traits_of_plots(trait: str, names: list[str]):
    assert [card.name for card in PLOTS if trait in card.traits] == names
