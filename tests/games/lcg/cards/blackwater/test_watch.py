"""The Night's Watch: the cards of The Blackwater are played."""

from __future__ import annotations

import pytest

from games.lcg.cards.blackwater.leaving import remove
from games.lcg.realm import RealmTable, realm
from support.table import rule


def with_yoren(theirs: str, mine: str = "") -> RealmTable:
    """A marshals Yoren."""
    table = realm("stark", "stark").given(A=f"hand: Yoren; gold: 8{mine}", B=theirs, at="marshalling")
    table.seat("A").plays("play Yoren")
    assert table.seat("A").gold == 0, "a card of another house costs 2 more"
    return table


@rule("lcg.control", "lcg.gold-penalty")
def test_yoren_takes_a_character_along():
    table = with_yoren("play: Hodor, War Host of the North")
    table.seat("A").plays("use Yoren")
    assert table.controller("Hodor") == "A", "the War Host costs too much"
    assert table.zone("Hodor") == "play"


@pytest.mark.parametrize("way", ["killed", "returned"])
def test_when_yoren_leaves_control_goes_back(way: str):
    table = realm("stark", "lannister").given(
        A="hand: Yoren; gold: 8; play: Lady", B="play: Robb Stark (duplicate)", at="marshalling"
    )
    table.seat("A").plays("play Yoren", "use Yoren")
    if table.asked == "choose-target":
        table.seat("A").plays("card Robb Stark")
    table.quiet()
    assert table.controller("Robb Stark") == "A"
    remove(table, "Yoren", way)
    assert table.controller("Robb Stark") == "B"
    assert table.state.lost == (), "who gets back what is theirs has lost nothing"


def test_whoever_left_play_meanwhile_does_not_go_back():
    table = with_yoren("play: Hodor, Lady")
    table.seat("A").plays("use Yoren", "card Hodor").table.quiet()
    remove(table, "Hodor", "returned")
    assert table.zone("Hodor") == "hand"
    remove(table, "Yoren", "killed")
    assert (table.zone("Hodor"), table.controller("Hodor")) == ("hand", "B")


@rule("lcg.unique")
def test_yoren_cannot_take_a_unique_character_of_whom_one_has_a_copy():
    table = realm("stark", "stark").given(
        A="hand: Yoren; gold: 8; play: Robb Stark; dead: Bran Stark",
        B="play: Robb Stark, Bran Stark, Lady",
        at="marshalling",
    )
    table.seat("A").plays("play Yoren", "use Yoren")
    assert table.controller("Lady") == "A"


def test_nobody_is_taken_without_a_cost_that_can_be_compared():
    """Every printed cost up to 5 will do; 6 will not."""
    table = with_yoren("play: War Host of the North")
    assert not table.seat("A").can("use Yoren")


# Bound for the Wall.

TOP = "deck: Lady, Ghost, Hodor, Winterfell Castle, Robb Stark, Arya Stark"


def raided(mine: str = "", theirs: str = "", take: str = "") -> RealmTable:
    """A wins as attacker and binds somebody for the Wall."""
    table = realm("stark", "stark").given(
        A=f"hand: Bound for the Wall; gold: 2; play: Shae{mine}", B=f"{TOP}{theirs}", at="challenges"
    )
    table.attack("intrigue", "Shae").do("use Bound for the Wall")
    if take:
        table.seat("A").plays(f"card {take}")
    return table


@rule("lcg.reveal", "lcg.put-into-play")
def test_bound_for_the_wall_takes_a_character_from_the_losers_deck():
    table = raided(take="Hodor")
    assert (table.controller("Hodor"), table.zone("Hodor"), table.seat("A").gold) == ("A", "play", 0)
    table.quiet()
    deck = table.seat("B").deck
    assert (deck[-1], sorted(deck[:4])) == ("Arya Stark", ["Ghost", "Lady", "Robb Stark", "Winterfell Castle"])


def test_one_may_take_nobody():
    table = raided()
    table.seat("A").plays("done")
    assert table.seat("B").deck[-1] == "Arya Stark"
    assert sorted(table.seat("B").deck[:5])[0] == "Ghost"


@rule("lcg.unique")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [(", Robb Stark", ""), ("; dead: Robb Stark", ""), ("", "; play: Robb Stark"), ("", "; dead: Robb Stark")],
)
def test_no_unique_character_of_whom_a_copy_is_in_play_or_dead(mine: str, theirs: str):
    table = raided(mine, theirs)
    assert "Robb Stark" not in table.targets()
    assert "Hodor" in table.targets()


def test_where_no_character_lies_on_top_all_go_under_the_deck():
    table = realm("stark", "stark").given(
        A="hand: Bound for the Wall; gold: 2; play: Shae",
        B="deck: Winterfell Castle, Great Keep, Great Keep; rest: 0",
        at="challenges",
    )
    table.attack("intrigue", "Shae").do("use Bound for the Wall")
    assert "turned-up" in table.story
    assert sorted(table.seat("B").deck) == ["Great Keep", "Great Keep", "Winterfell Castle"]


@rule("lcg.limits")
def test_bound_for_the_wall_once_in_a_challenge_and_as_attacker_only():
    table = realm("stark", "stark").given(A="hand: 2x Bound for the Wall; gold: 4; play: Shae", B=TOP, at="challenges")
    table.attack("intrigue", "Shae").do("use Bound for the Wall")
    table.seat("A").plays("done")
    table.never("use Bound for the Wall")
    table = realm("stark", "stark").given(
        A="play: Shae; deck: Lady",
        B="hand: Bound for the Wall; gold: 2; play: Sansa Stark, Catelyn Stark",
        at="challenges",
    )
    table.attack("intrigue", "Shae").defend("Catelyn Stark").never("use Bound for the Wall")
