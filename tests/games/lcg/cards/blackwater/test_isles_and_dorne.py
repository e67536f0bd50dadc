"""Houses Greyjoy and Martell: the cards of The Blackwater are played."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from support.table import rule

# Maester Kerwin.


@rule("lcg.saves", "lcg.costs")
def test_kerwin_dies_for_somebody_else():
    table = realm("greyjoy", "stark").given(
        A="play: Maester Kerwin, Asha Greyjoy (kneeling), Wex Pyke",
        B="play: Robb Stark",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("military", "Robb Stark").defend().until("choose-dead")
    table.seat("A").plays("card Wex Pyke", "use Maester Kerwin").table.quiet()
    assert (table.seat("A").dead, table.zone("Wex Pyke")) == (["Maester Kerwin"], "play")


def test_kerwin_may_save_an_opponents_character():
    table = realm("greyjoy", "stark").given(
        A="play: Maester Kerwin, Victarion Greyjoy", B="play: Hodor", at="challenges"
    )
    table.attack("military", "Victarion Greyjoy").defend().do("use Maester Kerwin").quiet()
    assert (table.zone("Hodor"), table.zone("Maester Kerwin")) == ("play", "dead")


@rule("lcg.claim-military")
def test_one_death_is_enough_for_a_claim_of_two_on_kerwin_and_whom_he_saves():
    table = realm("greyjoy", "stark").given(
        A="play: Maester Kerwin, Wex Pyke, Stowaway",
        B="play: Robb Stark; plot: The Power of Arms",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("military", "Robb Stark").defend().until("choose-dead")
    table.seat("A").plays("card Maester Kerwin", "card Wex Pyke", "use Maester Kerwin").table.quiet()
    assert (table.seat("A").dead, sorted(table.seat("A").court)) == (["Maester Kerwin"], ["Stowaway", "Wex Pyke"])


def test_kerwin_does_not_save_himself():
    table = realm("greyjoy", "stark").given(
        A="play: Maester Kerwin", B="play: Robb Stark", at="challenges", first="B", active="B"
    )
    table.attack("military", "Robb Stark").never("use Maester Kerwin")
    assert table.seat("A").dead == ["Maester Kerwin"]


@rule("lcg.costs")
def test_nobody_saves_kerwin_from_being_the_cost():
    table = realm("greyjoy", "stark").given(
        A="play: Maester Kerwin (duplicate), Wex Pyke", B="play: Robb Stark", at="challenges", first="B", active="B"
    )
    table.attack("military", "Robb Stark").defend().until("choose-dead")
    table.seat("A").plays("card Wex Pyke", "use Maester Kerwin").table.never("save Maester Kerwin")
    assert table.zone("Maester Kerwin") == "dead"


# "The Bloody Cup".


@rule("lcg.topped")
def test_the_bloody_cup_sends_a_character_to_the_top_of_the_deck():
    table = realm("greyjoy", "stark").given(
        A='hand: "The Bloody Cup"; gold: 2; play: Wex Pyke',
        B="play: Hodor (kneeling), Lady (kneeling)",
        at="challenges",
    )
    table.attack("intrigue", "Wex Pyke").do('use "The Bloody Cup"')
    table.seat("A").plays("card Hodor").table.quiet()
    assert (table.seat("B").deck[-1], table.seat("A").gold) == ("Hodor", 0)
    assert table.seat("A").discard == ['"The Bloody Cup"']


def test_the_bloody_cup_needs_an_unopposed_challenge_and_two_gold():
    for gold, defender in ((2, "Cersei Lannister"), (1, "")):
        table = realm("greyjoy", "stark").given(
            A=f'hand: "The Bloody Cup"; gold: {gold}; play: Wex Pyke', B="play: Cersei Lannister", at="challenges"
        )
        table.attack("intrigue", "Wex Pyke").defend(*filter(None, [defender]))
        table.never('use "The Bloody Cup"')


@rule("lcg.limits")
def test_the_bloody_cup_once_in_a_challenge():
    table = realm("greyjoy", "stark").given(
        A='hand: 2x "The Bloody Cup"; gold: 4; play: Wex Pyke',
        B="play: Hodor (kneeling), Lady (kneeling)",
        at="challenges",
    )
    table.attack("intrigue", "Wex Pyke").do('use "The Bloody Cup"')
    table.seat("A").plays("card Hodor").table.never('use "The Bloody Cup"')


# Dagos Manwoody.


@pytest.mark.parametrize(
    ("used", "keywords"),
    [("Omens of All Seasons", ["stealth", "renown"]), ("King's Landing Riot, Battle of Oxcross", [])],
)
def test_dagos_is_renowned_and_stealthy_by_five_traits_of_used_plots(used: str, keywords: list[str]):
    table = realm("martell", "stark").given(A=f"play: Dagos Manwoody; used: {used}", at="challenges")
    assert table.keywords("Dagos Manwoody") == keywords


def test_the_same_trait_twice_counts_once_for_dagos():
    table = realm("martell", "stark").given(A="play: Dagos Manwoody; used: 5x King's Landing Riot", at="challenges")
    assert table.keywords("Dagos Manwoody") == []


def test_dagos_loses_it_when_used_plots_become_the_deck_again():
    table = realm("martell", "stark").given(
        A="play: Dagos Manwoody; used: Omens of All Seasons; plots: Battle of Oxcross", at="plots"
    )
    assert table.keywords("Dagos Manwoody") == ["stealth", "renown"]
    for seat in ("A", "B"):
        table.seat(seat).plays(next(move for move in table.seat(seat).moves if move.startswith("plot")))
    table.play("seat A").quiet()
    assert table.keywords("Dagos Manwoody") == []


# The Mountain's Skull.


def beheaded(mine: str, theirs: str = "War Host of the North"):
    """A kills a mighty character of B."""
    table = realm("martell", "stark").given(
        A=f"play: The Viper's Bannermen; {mine}", B=f"play: {theirs}", at="challenges"
    )
    return table.attack("military", "The Viper's Bannermen").sneak(*([theirs] if theirs != "Hodor" else []))


@rule("lcg.put-into-play")
@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_the_skull_comes_into_play_when_somebody_mighty_is_killed(pile: str):
    table = realm("martell", "stark").given(
        A=f"play: House Dayne Knight, Areo Hotah; {pile}: The Mountain's Skull",
        B="play: The Viper's Bannermen",
        at="challenges",
    )
    table.attack("military", "House Dayne Knight")
    while table.asked in ("sneak", "declare-defenders"):
        table.play("done")
    place = {"hand": 2, "discard": 3}[pile]
    table.do(f"use The Mountain's Skull:{place}")
    table.seat("A").plays("card Areo Hotah").table.quiet()
    assert (table.bearer("The Mountain's Skull"), table.strength("Areo Hotah")) == ("Areo Hotah", 6)
    assert table.keywords("Areo Hotah") == ["renown"]
    assert table.seat("B").dead == ["The Viper's Bannermen"]


@pytest.mark.parametrize(("mine", "theirs"), [("The Viper's Bannermen (kneeling)", "Hodor"), ("Hodor", "Lady")])
def test_the_skull_asks_for_printed_strength_six_of_an_opponent(mine: str, theirs: str):
    table = realm("martell", "stark").given(
        A=f"play: House Dayne Knight, {mine}; hand: The Mountain's Skull",
        B=f"play: {theirs} (kneeling)",
        at="challenges",
    )
    table.attack("military", "House Dayne Knight").never("use The Mountain's Skull:2")
    assert table.seat("B").dead == [theirs]


@rule("lcg.attachments")
def test_the_skull_needs_somebody_to_bear_it():
    table = realm("martell", "stark").given(
        A="play: Lord Edric's Knight (with Rusted Sword); hand: The Mountain's Skull; gold: 3", at="marshalling"
    )
    table.seat("A").plays("play The Mountain's Skull")
    assert table.strength("Lord Edric's Knight") == 6
