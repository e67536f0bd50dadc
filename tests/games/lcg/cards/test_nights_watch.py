"""The Night's Watch: neutral characters, and Ghost."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.bleeding import BLEEDING, bleed
from games.lcg.realm import RealmTable, realm
from support.table import rule


def table_of(**position: Any) -> RealmTable:
    """Stark against Stark."""
    return realm("stark", "stark").given(**position)


@rule("lcg.moribund", "lcg.passives")
def test_benjen_empties_the_dead_piles_when_he_is_killed_but_not_of_himself():
    table = table_of(
        A="play: Benjen Stark (kneeling); dead: Hodor", B="play: Robb Stark; dead: Lady", at="challenges", first="B"
    )
    table.attack("military", "Robb Stark").quiet()
    assert (table.seat("A").dead, table.seat("B").dead) == (["Benjen Stark"], [])
    assert ("Hodor" in table.seat("A").deck, "Lady" in table.seat("B").deck) == (True, True)


@rule("lcg.moribund")
def test_benjen_does_not_call_back_who_dies_with_him():
    table = table_of(A="play: Benjen Stark, Hodor; dead: Lady; plots: Valar Morghulis", at="plots")
    table.seat("A").plays("plot Valar Morghulis")
    table.seat("B").plays("plot Planning Ahead")
    table.quiet().play("seat A").quiet()
    assert sorted(table.seat("A").dead) == ["Benjen Stark", "Hodor"]
    assert "Lady" in table.seat("A").deck


def test_benjen_who_is_discarded_or_saved_shuffles_nothing():
    table = table_of(A="play: Benjen Stark; dead: Hodor", B=BLEEDING, at="dominance-actions")
    assert (bleed(table).quiet().seat("A").dead, table.seat("A").discard) == (["Hodor"], ["Benjen Stark"])
    table = table_of(
        A="play: Benjen Stark (kneeling, duplicate); dead: Hodor", B="play: Direwolf Pup", at="challenges", first="B"
    )
    table.attack("military", "Direwolf Pup").do("save Benjen Stark").quiet()
    assert (table.seat("A").dead, table.zone("Benjen Stark")) == (["Hodor"], "play")


@rule("lcg.immunity")
@pytest.mark.parametrize(
    ("mine", "found"),
    [
        ("Jon Snow", ["Hodor", "Jon Snow", "Robb Stark"]),
        ("Ghost", ["Ghost", "Hodor", "Robb Stark"]),
        ("Jon Snow, Ghost", ["Hodor", "Robb Stark"]),
    ],
)
def test_jon_and_ghost_make_each_other_immune_to_events(mine: str, found: list[str]):
    table = table_of(
        A=f"play: {mine}", B="play: Hodor, Robb Stark; hand: The Lion's Will; gold: 2", at="challenge-actions"
    )
    table.seat("B").plays("use The Lion's Will")
    assert table.targets() == found


@rule("lcg.immunity")
def test_jon_makes_an_opponents_ghost_immune_too():
    table = table_of(
        A="play: Jon Snow", B="play: Ghost, Hodor, Robb Stark; hand: The Lion's Will; gold: 2", at="challenge-actions"
    )
    table.seat("B").plays("use The Lion's Will")
    assert table.targets() == ["Hodor", "Robb Stark"]


@rule("lcg.immunity")
def test_events_that_choose_nobody_pass_jon_and_ghost_by_too():
    table = table_of(A="play: Jon Snow, Ghost, Hodor", B=BLEEDING, at="dominance-actions")
    assert bleed(table).quiet().seat("A").court == ["Ghost", "Jon Snow"]


@rule("lcg.responses")
@pytest.mark.parametrize("attackers", [["Jon Snow"], ["Ghost"], ["Jon Snow", "Ghost"]])
def test_jon_claims_power_when_he_or_ghost_wins(attackers: list[str]):
    table = table_of(A="play: Jon Snow, Ghost", at="challenges")
    table.attack("military", *attackers).do("use Jon Snow:2")
    assert table.power("Jon Snow") == 1
    assert not table.seat("A").can("use Jon Snow:2"), "once for each victory"


def test_jon_claims_nothing_when_others_win_or_an_opponents_ghost_does():
    table = table_of(A="play: Jon Snow, Robb Stark", at="challenges")
    table.attack("military", "Robb Stark").quiet()
    assert not table.seat("A").can("use Jon Snow:2")
    table = table_of(A="play: Jon Snow (kneeling)", B="play: Ghost", at="challenges", first="B")
    table.attack("military", "Ghost").sneak().quiet()
    assert not table.seat("A").can("use Jon Snow:2")
    assert "challenge-won" in table.story


@rule("lcg.no-attachments")
@pytest.mark.parametrize("name", ["Jon Snow", "Ser Barristan Selmy"])
def test_some_bear_weapons_only(name: str):
    table = realm("stark", "stark").given(A=f"play: {name}; hand: Lordship, Lightbringer; gold: 9", at="marshalling")
    table.seat("A").tries("play Lordship")
    table = realm("targaryen", "stark").given(A=f"play: {name}; hand: Aegon's Blade; gold: 1", at="marshalling")
    table.seat("A").plays("play Aegon's Blade")
    assert table.bearer("Aegon's Blade") == name


@rule("lcg.saves")
def test_ghost_saves_the_nights_watch_from_death():
    table = table_of(A="play: Ghost, Benjen Stark (kneeling)", B="play: Direwolf Pup", at="challenges", first="B")
    table.attack("military", "Direwolf Pup").defend().do("card Benjen Stark", "use Ghost:2").quiet()
    assert (table.zone("Benjen Stark"), table.is_kneeling("Ghost")) == ("play", True)


def test_ghost_saves_an_opponents_brother():
    table = table_of(A="play: Ghost, Direwolf Pup", B="play: Benjen Stark (kneeling)", at="challenges")
    table.attack("military", "Direwolf Pup").do("use Ghost:2").quiet()
    assert (table.zone("Benjen Stark"), table.is_kneeling("Ghost")) == ("play", True)


@rule("lcg.costs")
def test_ghost_saves_nobody_on_his_knees():
    table = table_of(A="play: Ghost", B="play: Benjen Stark (kneeling)", at="challenges")
    table.attack("military", "Ghost").quiet()
    assert table.seat("B").dead == ["Benjen Stark"]


def test_ghost_saves_from_being_discarded():
    table = table_of(A="play: Ghost, Maester Aemon, Jon Snow, Benjen Stark", B=BLEEDING, at="dominance-actions")
    bleed(table).do("use Ghost:2")
    assert table.targets() == ["Benjen Stark", "Maester Aemon"], "Jon and Ghost are immune anyway"
    table.play("card Maester Aemon").quiet()
    assert table.seat("A").court == ["Ghost", "Jon Snow", "Maester Aemon"]


def test_ghost_saves_nobody_outside_the_nights_watch():
    table = table_of(A="play: Ghost, Hodor (kneeling)", B="play: Direwolf Pup", at="challenges", first="B")
    table.attack("military", "Direwolf Pup").defend().do("card Hodor").quiet()
    assert table.seat("A").dead == ["Hodor"]


@rule("lcg.saves")
@pytest.mark.parametrize("saved", ["Maester Aemon", "Benjen Stark"])
def test_aemon_saves_his_brothers_and_himself(saved: str):
    table = table_of(
        A="play: Maester Aemon, Benjen Stark (kneeling)", B="play: Direwolf Pup", at="challenges", first="B"
    )
    table.attack("military", "Direwolf Pup").do(f"card {saved}", "use Maester Aemon").quiet()
    assert (table.zone(saved), table.is_kneeling("Maester Aemon")) == ("play", True)


def test_aemon_saves_an_opponents_brother():
    table = table_of(A="play: Maester Aemon, Direwolf Pup", B="play: Benjen Stark (kneeling)", at="challenges")
    table.attack("military", "Direwolf Pup").do("use Maester Aemon").quiet()
    assert table.zone("Benjen Stark") == "play"


@rule("lcg.costs")
def test_aemon_must_stand_to_save():
    table = table_of(A="play: Maester Aemon (kneeling)", B="play: Direwolf Pup", at="challenges", first="B")
    table.attack("military", "Direwolf Pup").quiet()
    assert table.seat("A").dead == ["Maester Aemon"]


def test_aemon_saves_nobody_outside_the_nights_watch():
    table = table_of(A="play: Maester Aemon, Hodor (kneeling)", B="play: Direwolf Pup", at="challenges", first="B")
    table.attack("military", "Direwolf Pup").do("card Hodor").quiet()
    assert table.seat("A").dead == ["Hodor"]


def test_aemon_does_not_save_from_being_discarded():
    table = table_of(A="play: Maester Aemon", B=BLEEDING, at="dominance-actions")
    assert bleed(table).quiet().seat("A").discard == ["Maester Aemon"]
