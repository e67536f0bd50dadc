"""Houses Greyjoy and Martell: the cards of The Blackwater with shadow are played."""

from __future__ import annotations

import pytest

from games.lcg.cards.blackwater.shade import second
from support.table import rule

# Nightflyer.


@rule("lcg.shadows-costs")
def test_the_nightflyer_discards_a_location_that_costs_no_more_than_x():
    table = second(
        "greyjoy",
        "stark",
        A="shadows: Nightflyer; gold: 2",
        B="play: Great Keep, Tower of the Hand, The Dragonpit",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1", "number 1").table.do("use Nightflyer")
    assert table.targets() == ["Great Keep", "Nightflyer", "Tower of the Hand"]
    table.seat("A").plays("card Tower of the Hand").table.quiet()
    assert (table.seat("B").discard, table.seat("A").gold) == (["Tower of the Hand"], 1)


@rule("lcg.shadows-costs")
def test_what_makes_it_cheaper_leaves_x_as_it_is():
    table = second(
        "lannister",
        "stark",
        A="shadows: A Very Large Shadow, Nightflyer; gold: 2",
        B="play: The Dragonpit",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1").table.until("A")
    table.seat("A").plays("emerge 2", "number 3").table.do("use Nightflyer")
    assert "The Dragonpit" in table.targets()
    assert table.seat("A").gold == 0, "two more for a card of another house"


def test_put_into_play_its_x_is_nothing_and_marshalled_it_does_not_answer():
    table = second(
        "targaryen",
        "stark",
        A="shadows: Jon Connington, Nightflyer; gold: 9",
        B="play: Tower of the Hand, Great Keep",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1").table.do("use Jon Connington", "use Nightflyer").quiet()
    assert table.seat("B").discard == ["Great Keep"]
    table = second("greyjoy", "stark", A="hand: Nightflyer; gold: 9", B="play: Great Keep", at="marshalling")
    table.seat("A").plays("play Nightflyer").table.never("use Nightflyer")


# King's Landing Proselyte, Shadow of the Isles, Blackwater Raiders.


@rule("lcg.costs")
def test_the_proselyte_comes_out_for_a_standing_greyjoy():
    table = second(
        "greyjoy",
        "stark",
        A="shadows: King's Landing Proselyte; play: Wex Pyke, Victarion Greyjoy (kneeling), Shae",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1").table.quiet()
    assert (table.seat("A").dead, table.zone("King's Landing Proselyte")) == (["Wex Pyke"], "play")


@pytest.mark.parametrize(("plot", "zone"), [("Omens of All Seasons", "hand"), ("Valar Morghulis", "discard")])
def test_shadow_of_the_isles_costs_everybody_a_location(plot: str, zone: str):
    table = second(
        "greyjoy",
        "stark",
        A="shadows: Shadow of the Isles; gold: 1; play: Crossroads, Lion Gate",
        B=f"play: Crossroads, Winterfell Castle; plot: {plot}",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1")
    table.seat("B").plays("card Winterfell Castle").table.quiet()
    assert (table.seat("A").court, table.seat("B").court) == (["Lion Gate"], ["Crossroads"])
    assert table.zone("Shadow of the Isles") == zone


@rule("lcg.piles", "lcg.unique")
def test_the_raiders_take_a_cheap_location_from_an_opponents_pile():
    table = second(
        "greyjoy",
        "stark",
        A="shadows: Blackwater Raiders; gold: 3; discard: Great Keep; play: Tower of the Hand",
        B="discard: Great Keep, The Dragonpit, Tower of the Hand, Hodor",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1").table.do("use Blackwater Raiders").until("A")
    assert sorted(table.seat("A").court) == ["Blackwater Raiders", "Great Keep", "Tower of the Hand"]
    assert table.controller("Great Keep@B") == "A"


# Southron Escort.


@rule("lcg.costs")
def test_the_escort_comes_out_for_another_card_in_shadows():
    table = second(
        "martell", "stark", A="shadows: Southron Escort, Sparrows, Shadow of the South", at="challenge-actions"
    )
    table.seat("A").plays("use #1", "slot A 2").table.quiet()
    assert (table.seat("A").discard, table.zone("Southron Escort")) == (["Sparrows"], "play")
    table = second("martell", "stark", A="shadows: Southron Escort", at="challenge-actions")
    assert not table.seat("A").can("use #1")


# Shadow of the South, Arianne Martell.


@pytest.mark.parametrize(("plot", "zone"), [("Omens of All Seasons", "hand"), ("Valar Morghulis", "discard")])
def test_shadow_of_the_south_takes_an_icon_for_the_phase(plot: str, zone: str):
    table = second(
        "martell",
        "stark",
        A="shadows: Shadow of the South; gold: 1",
        B=f"play: Robb Stark; plot: {plot}",
        at="challenge-actions",
    )
    before = table.icons("Robb Stark")
    table.seat("A").plays("use #1", f"type {before[0]}").table.until("turn")
    assert table.icons("Robb Stark") == before[1:]
    assert table.zone("Shadow of the South") == zone
    table.end_phase()
    assert table.icons("Robb Stark") == before


@rule("lcg.limits")
def test_arianne_takes_an_icon_whenever_a_card_comes_out_three_times_a_round():
    table = second(
        "martell",
        "stark",
        A="shadows: 13055, Sparrows, Sparrows, Sparrows; gold: 11",
        B="play: Robb Stark, Eddard Stark",
        at="challenge-actions",
    )
    for place in range(1, 5):
        table.until("A").seat("A").plays(f"emerge {place}")
        if place < 4:
            table.do("use Arianne Martell").seat("A").plays(
                "card Arianne Martell", "type intrigue"
            ) if place == 1 else table.do("use Arianne Martell").seat("A").plays("card Eddard Stark")
            while table.asked == "pick-icon":
                table.play(table.seat("A").moves[0])
    table.never("use Arianne Martell")


# Friends at Court.


@rule("lcg.shadows-lie")
def test_friends_at_court_look_into_shadows_and_may_send_one_home():
    table = second(
        "martell",
        "stark",
        A="shadows: Friends at Court, Sparrows; gold: 4",
        B="shadows: Smallfolk Mob, Shadow of the North",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1").table.do("use Friends at Court")
    table.seat("A").plays("slot B 1", "slot B 2", "done")
    assert (table.state.known[table.card("Smallfolk Mob")], table.asked) == (1, "whom-to-send-home")
    table.seat("A").plays("slot B 1")
    assert (table.seat("B").hand, table.seat("A").gold) == (["Smallfolk Mob"], 0)
    assert table.seat("B").shadows == ["", "Shadow of the North"]
    assert table.state.known[table.card("Smallfolk Mob")] == 1, "who saw it knows where it went"


def test_friends_at_court_need_not_pay():
    table = second(
        "martell", "stark", A="shadows: Friends at Court; gold: 2", B="shadows: Smallfolk Mob", at="challenge-actions"
    )
    table.seat("A").plays("emerge 1").table.do("use Friends at Court").quiet()
    assert table.seat("B").shadows == ["Smallfolk Mob"]


# Poisoned Dagger.


def test_the_poisoned_dagger_kills_one_of_the_losers_participants():
    table = second(
        "martell",
        "stark",
        A="play: Shae (with Poisoned Dagger)",
        B="play: Bran Stark, Lady, Cersei Lannister; hand: Ice",
        at="challenges",
    )
    assert table.strength("Shae") == table.state.deal.strength[table.card("Shae")] + 2
    table.attack("intrigue", "Shae").defend("Cersei Lannister")
    if table.strength("Shae") >= table.strength("Cersei Lannister"):
        table.do("use Poisoned Dagger:2").quiet()
        assert (table.seat("B").dead, table.seat("A").discard) == (["Cersei Lannister"], ["Poisoned Dagger"])


def test_the_poisoned_dagger_needs_an_intrigue_and_somebody_who_defended():
    table = second(
        "martell", "stark", A="play: Shae (with Poisoned Dagger)", B="play: Lady; hand: Ice", at="challenges"
    )
    table.attack("intrigue", "Shae").never("use Poisoned Dagger:2")
