"""House Baratheon: the cards of The Blackwater are played."""

from __future__ import annotations

import pytest

from games.lcg.cards.blackwater.shade import second
from support.table import rule

# Ser Preston Greenfield.


@rule("lcg.power-claim")
def test_preston_makes_the_loser_lay_power_on_a_standing_character():
    table = second(
        "baratheon",
        "stark",
        A="play: Ser Preston Greenfield",
        B="play: Hodor, Lady, Shae (kneeling); power: 2; hand: Ice",
        at="challenges",
    )
    table.attack("intrigue", "Ser Preston Greenfield").do("use Ser Preston Greenfield")
    assert table.targets() == ["Hodor", "Lady"]
    table.seat("B").plays("card Lady").table.quiet()
    assert (table.power("Lady"), table.seat("B").house_power, table.seat("B").power) == (1, 1, 2)


@pytest.mark.parametrize("theirs", ["play: Hodor", "play: Hodor (kneeling); power: 2", "power: 2"])
def test_preston_can_do_nothing_without_power_or_a_standing_character(theirs: str):
    table = second("baratheon", "stark", A="play: Ser Preston Greenfield", B=theirs, at="challenges")
    table.attack("intrigue", "Ser Preston Greenfield").never("use Ser Preston Greenfield")


# Blackwater Rush.


@rule("lcg.shadows-came-out")
def test_the_rush_gives_power_when_a_card_comes_out_be_it_itself():
    table = second(
        "baratheon", "stark", A="shadows: Blackwater Rush; gold: 2; play: Maester Cressen, Shae", at="challenge-actions"
    )
    table.seat("A").plays("emerge 1").table.do("use Blackwater Rush").until("A")
    assert (table.power("Maester Cressen"), table.is_kneeling("Blackwater Rush")) == (1, True)


def test_the_rush_answers_events_and_duplicates_but_not_those_of_others():
    for lying, move in (("Shadow of the Throne", "use #1"), ("Blackwater Rush", "emerge 1")):
        table = second(
            "baratheon",
            "stark",
            A=f"shadows: {lying}; gold: 2; play: Blackwater Rush, Maester Cressen, Great Keep",
            at="challenge-actions",
        )
        table.seat("A").plays(move)
        if table.asked == "choose-within":
            table.seat("A").plays("card Great Keep", "done")
        table.do("use Blackwater Rush").quiet()
        assert table.power("Maester Cressen") == 1
    table = second(
        "baratheon",
        "stark",
        A="play: Blackwater Rush, Maester Cressen",
        B="shadows: Sparrows; gold: 2",
        at="challenge-actions",
    )
    table.seat("B").plays("emerge 1").table.never("use Blackwater Rush")


# Red Keep Gaoler.


@rule("lcg.costs")
def test_the_gaoler_comes_out_for_two_power_of_the_house():
    table = second(
        "baratheon",
        "stark",
        A="shadows: Red Keep Gaoler; power: 3; play: Maester Cressen, Shae",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1").table.quiet()
    assert (table.power("Maester Cressen"), table.seat("A").house_power) == (2, 1)
    assert table.zone("Red Keep Gaoler") == "play"


@pytest.mark.parametrize("mine", ["power: 1; play: Maester Cressen", "power: 3; play: Shae"])
def test_the_gaoler_needs_two_power_and_a_baratheon(mine: str):
    table = second("baratheon", "stark", A=f"shadows: Red Keep Gaoler; {mine}", at="challenge-actions")
    assert not table.seat("A").can("use #1")


# The Black Cells.


def jailed(theirs: str, who: str):
    """Somebody of B is locked up by A."""
    table = second(
        "baratheon",
        "stark",
        A="shadows: Sparrows; gold: 2; play: The Black Cells, Shae",
        B=theirs,
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1").table.do("use The Black Cells")
    if table.asked == "choose-target":
        table.seat("A").plays(f"card {who}")
    return table


@rule("lcg.cannot")
def test_who_is_locked_up_neither_kneels_nor_stands():
    table = jailed("play: Robb Stark, Lady", "Robb Stark")
    table.until("turn").play("done").until("turn")
    table.seat("B").plays("challenge military A")
    assert table.targets() == ["Lady"], "who must kneel to attack cannot"
    table = jailed("play: Ser Rodrik Cassel, Lady", "Ser Rodrik Cassel")
    table.attack("intrigue", "Shae")
    assert table.state.values.rooted >> table.card("Ser Rodrik Cassel") & 1


def test_who_does_not_kneel_to_defend_still_may():
    table = jailed("play: Ser Rodrik Cassel, Winterfell Castle", "Ser Rodrik Cassel")
    table.state.kneel(0)
    table.attack("power", "Sparrows").until("declare-defenders")
    assert "Ser Rodrik Cassel" in table.targets()


def test_nothing_stands_or_kneels_who_is_locked_up_until_the_phase_ends():
    table = second(
        "baratheon",
        "stark",
        A="shadows: Sparrows; gold: 2; play: The Black Cells",
        B="play: Hodor (kneeling); shadows: Shadow of the Wall",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1").table.do("use The Black Cells")
    table.quiet()
    assert not table.state.values.rooted & ~table.state.in_play
    table.end_phase()
    assert table.state.rooted == 0


# Shadow of the Throne.


@rule("lcg.targets")
def test_shadow_of_the_throne_kneels_locations_up_to_three_gold_together():
    table = second(
        "baratheon",
        "stark",
        A="shadows: Shadow of the Throne; gold: 1",
        B="play: Great Keep, Winterfell Castle, Tower of the Hand, The Dragonpit, Blackwater Rush",
        at="challenge-actions",
    )
    cost = {
        name: table.state.deal.cost[table.card(name)]
        for name in ("Great Keep", "Tower of the Hand", "The Dragonpit", "Blackwater Rush")
    }
    assert cost == {"Great Keep": 0, "Tower of the Hand": 1, "The Dragonpit": 3, "Blackwater Rush": 3}
    table.seat("A").plays("use #1", "card Great Keep", "card Tower of the Hand")
    assert not {"card the-dragonpit@B", "card blackwater-rush@B"} & set(table.seat("A").moves)
    while table.asked == "choose-within":
        table.seat("A").plays("done")
    table.quiet()
    assert table.is_kneeling("Great Keep")
    assert table.is_kneeling("Tower of the Hand")
    assert not table.is_kneeling("The Dragonpit")
    assert table.seat("A").discard == ["Shadow of the Throne"]


def test_shadow_of_the_throne_comes_back_with_a_kingdom_plot():
    table = second(
        "baratheon",
        "stark",
        A="shadows: Shadow of the Throne; gold: 1",
        B="play: Great Keep; plot: Omens of All Seasons",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1").table.quiet()
    assert table.seat("A").hand == ["Shadow of the Throne"]


# Castle Guard.


@rule("lcg.shadows-effects")
def test_the_castle_guard_sends_back_whoever_came_out_in_this_phase():
    table = second(
        "baratheon",
        "stark",
        A="shadows: Castle Guard; gold: 3; play: Maester Cressen",
        B="shadows: Smallfolk Mob; play: Robb Stark, Lady",
        at="challenge-actions",
        first="B",
    )
    table.seat("B").plays("use #1", "card Robb Stark").table.until("A")
    table.seat("A").plays("emerge 1", "use Castle Guard").table.quiet()
    assert table.seat("B").shadows == ["Smallfolk Mob"], "be it put into play by an effect"


def test_the_castle_guard_does_not_send_back_itself_or_who_came_before():
    table = second("baratheon", "stark", A="shadows: Castle Guard, Sparrows; gold: 9", at="challenge-actions")
    table.seat("A").plays("emerge 1").table.never("use Castle Guard")
