"""Princes of the Sun: characters and attachments of other houses and of none are played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.power import needed

HOUND, JOFFREY, BRIENNE, THEON = "POTS35", "POTS36", "POTS37", "POTS38"
"""Others of these names are in other boxes."""


def table_of(**position: Any) -> RealmTable:
    """Stark against Stark."""
    return realm("stark", "stark").given(**position)


# The Hound.


@rule("lcg.passives")
def test_the_hound_runs_home_when_anybody_is_weakened():
    table = table_of(A=f"play: {HOUND}", B="play: Lady; hand: Forever Burning", at="challenge-actions")
    table.do("use Forever Burning", "card Lady").quiet()
    assert (table.seat("A").hand, table.strength("Lady")) == (["The Hound"], 1)


def test_the_hound_runs_home_from_constant_texts_too():
    table = table_of(A=f"play: {HOUND}; hand: The Spear Tower; gold: 3", B="play: Sansa Stark", at="marshalling")
    table.seat("A").plays("play The Spear Tower")
    assert table.quiet().seat("A").hand == ["The Hound"]


def test_the_hound_runs_home_when_a_condition_begins_to_bite():
    table = table_of(A=f"play: {HOUND}", B="play: Arya Stark (with Stinking Drunk)", at="challenge-actions", first="B")
    table.attack("power", "Arya Stark")
    assert table.quiet().zone(HOUND) == "hand"


@pytest.mark.parametrize("what", ["play: The Spear Tower, Lady", "play: Sansa Stark (with Milk of the Poppy)"])
def test_the_hound_stays_while_nobody_is_weakened(what: str):
    table = table_of(A=f"play: {HOUND}; gold: 2; hand: Sansa Stark", B=what, at="marshalling")
    table.seat("A").plays("play Sansa Stark@A").table.quiet()
    assert table.zone(HOUND) == "play", "who comes weak was not weakened"


def test_the_hound_does_not_mind_strength_that_ends():
    table = table_of(A=f"play: {HOUND}, Denys Mallister, Narrow Sea", at="challenge-actions")
    table.seat("A").plays("use Denys Mallister", "card Narrow Sea")
    assert table.strength("Denys Mallister") == 4
    table.end_phase()
    assert (table.strength("Denys Mallister"), table.zone(HOUND)) == (3, "play")


@rule("lcg.duplicates-save")
def test_the_hound_may_be_saved_from_running():
    table = table_of(A=f"play: {HOUND} (duplicate)", B="play: Lady; hand: Forever Burning", at="challenge-actions")
    table.do("use Forever Burning", "card Lady", f"save {HOUND}").quiet()
    assert table.zone(HOUND) == "play"


def test_the_hound_is_at_home_with_stark_and_lannister_and_bears_weapons():
    for house in ("stark", "lannister"):
        table = realm(house, "stark").given(A=f"hand: {HOUND}, Ice; gold: 1", at="marshalling")
        table.seat("A").plays(f"play {HOUND}")
        assert table.seat("A").gold == 0
    assert table.keywords(HOUND) == ["weapons-only"]


# Joffrey Baratheon.


@rule("lcg.responses")
def test_joffrey_answers_the_small_council():
    table = realm("lannister", "stark").given(
        A=f"play: {JOFFREY}, Cersei Lannister; hand: You've Killed the Wrong Dwarf!",
        B="play: Robert Baratheon (1 power), Lady",
        at="challenge-actions",
    )
    table.seat("A").plays("use You've Killed the Wrong Dwarf!", "card Lady")
    table.do(f"use {JOFFREY}", "card Cersei Lannister")
    assert table.targets() == ["Lady", "Robert Baratheon"], "Lady has claimed power"
    table.play("card Robert Baratheon").quiet()
    assert (table.seat("B").discard, table.is_kneeling("Cersei Lannister")) == (["Robert Baratheon"], True)


@rule("lcg.moribund")
def test_joffrey_answers_the_council_that_kills_him():
    table = realm("baratheon", "stark").given(
        A=f"play: {JOFFREY} (2 power), 3x Narrow Sea, Sansa Stark",
        B="play: Robb Stark (1 power); hand: Guilty!",
        at="dominance-actions",
    )
    table.seat("B").plays("use Guilty!", "card Robb Stark")
    table.do(f"use {JOFFREY}", "number 1", "card Narrow Sea", "card Narrow Sea#2", "card Narrow Sea#3").quiet()
    assert (table.seat("A").dead, table.seat("B").discard) == (["Joffrey Baratheon"], ["Robb Stark", "Guilty!"])


@pytest.mark.parametrize(
    ("mine", "event"),
    [
        ("Cersei Lannister (kneeling), 2x Narrow Sea", "You've Killed the Wrong Dwarf!"),
        ("Cersei Lannister", "The Lion's Will"),
    ],
)
def test_joffrey_needs_his_price_and_the_small_council(mine: str, event: str):
    table = realm("lannister", "stark").given(
        A=f"play: {JOFFREY}, {mine}; hand: {event}; gold: 2", B="play: Lady (1 power)", at="challenge-actions"
    )
    table.seat("A").plays(f"use {event}", "card Lady").table.never(f"use {JOFFREY}")


# Brienne of Tarth.


def never_in_challenge(table: RealmTable, *texts: str) -> None:
    """Everybody passes as long as the challenge lasts, and B can do none of this."""
    while table.state.contest >= 0:
        assert not any(table.seat("B").can(text) for text in texts)
        table.play("pass" if "pass" in table.seat("AB"[table.state.actors[0]]).moves else "done")


@rule("lcg.cannot")
def test_no_opponent_triggers_anything_while_brienne_takes_part():
    table = table_of(
        A=f"play: {BRIENNE}, Renly Baratheon, Narrow Sea",
        B="play: Greatjon Umber, Selyse Baratheon, Narrow Sea, Jon Snow (kneeling); hand: Distinct Mastery",
        at="challenges",
    )
    table.attack("power", BRIENNE)
    never_in_challenge(table, "use Greatjon Umber", "use Selyse Baratheon", "use Distinct Mastery")
    assert table.until("B").seat("B").can("use Selyse Baratheon"), "as soon as it is over"


def test_the_refusal_says_why():
    table = table_of(
        A=f"play: {BRIENNE}, Lady", B="play: Selyse Baratheon, Narrow Sea, Knight of Flowers", at="challenges"
    )
    table.attack("military", "Lady").until("B")
    table.state.join(table.card(BRIENNE), attack=True)
    assert table.asked == "action-window"
    table.seat("B").tries("use Selyse Baratheon")
    table.expects(reason="lcg.cannot")


def test_brienne_does_not_hush_her_own_side_or_anybody_from_home():
    table = table_of(A=f"play: {BRIENNE}, Greatjon Umber", B="play: Lady, Greatjon Umber", at="challenges")
    table.attack("military", BRIENNE)
    assert table.until("use Greatjon Umber").state.actors == (0,)
    table = table_of(A=f"play: {BRIENNE}, Arya Stark", B="play: Greatjon Umber", at="challenges")
    table.attack("military", "Arya Stark")
    assert table.until("use Greatjon Umber").state.actors == (1,)


@rule("lcg.passives")
def test_passives_are_not_triggered_by_anybody():
    table = table_of(A=f"play: {BRIENNE}", B="play: Ser Jorah Mormont, Khal Drogo", at="challenges")
    table.attack("military", BRIENNE).defend().play("card Ser Jorah Mormont").quiet()
    assert table.strength("Khal Drogo") == 2


@rule("lcg.responses")
def test_responses_come_too_late_while_brienne_is_still_in_it():
    table = table_of(A=f"play: {BRIENNE}", B="play: Robb Stark, Tywin Lannister", at="challenges")
    table.attack("military", BRIENNE).defend("Tywin Lannister", "Robb Stark").never("use Robb Stark")
    assert "challenge-won" in table.story


# Theon Greyjoy.


@rule("lcg.choices")
def test_theon_costs_whoever_loses_heavily_a_card_of_the_type_they_name():
    table = table_of(
        A=f"play: {THEON}, War Host of the North",
        B="play: Sansa Stark, Arya Stark (duplicate), Great Keep",
        at="challenges",
    )
    table.attack("military", "War Host of the North").defend()
    table.play("card Sansa Stark").quiet()
    assert (table.asked, table.state.actors) == ("either-way", (1,))
    table.play("number 1").quiet()
    assert table.seat("B").discard == ["Arya Stark", "Arya Stark"], "no duplicate saves her"


def test_who_names_locations_loses_one_of_them():
    table = table_of(A=f"play: {THEON}, Lady", B="play: War Host of the North, Great Keep, Narrow Sea", at="challenges")
    table.attack("military", "Lady").defend("War Host of the North").quiet()
    assert (table.asked, table.state.actors) == ("either-way", (0,)), "all players, Theon's own too"
    table.play("number 1")
    assert table.targets() == ["Lady", "Theon Greyjoy"]


def test_a_type_of_which_nobody_is_there_may_be_named_all_the_same():
    table = table_of(A=f"play: {THEON}, War Host of the North", B="play: Lady, Sansa Stark", at="challenges")
    table.attack("military", "War Host of the North").defend()
    table.play("card Lady").quiet()
    table.play("number 2").quiet()
    assert (table.seat("B").court, table.seat("B").discard) == (["Sansa Stark"], [])


def test_theon_asks_nothing_of_close_losers_or_of_those_who_have_nothing():
    table = table_of(A=f"play: {THEON}", B="play: Lady, Great Keep", at="challenges")
    table.attack("power", THEON).sneak("Lady").quiet()
    assert table.asked == "turn", "three are not four"
    table = table_of(A=f"play: {THEON}, War Host of the North", at="challenges")
    table.attack("military", "War Host of the North").quiet()
    assert table.asked == "turn"


# Ser Jorah Mormont.


@rule("lcg.lasting", "lcg.passives")
def test_jorah_weakens_all_he_leaves_behind():
    table = realm("targaryen", "stark").given(
        A="play: Ser Jorah Mormont, Drogon, Khal Drogo", B="play: Hodor, Lady", at="challenges", first="B", active="B"
    )
    table.attack("military", "Lady").defend().play("card Ser Jorah Mormont").quiet()
    assert [table.strength(name) for name in ("Drogon", "Khal Drogo", "Hodor")] == [3, 2, 4]
    table.end_phase()
    assert table.strength("Drogon") == 4


def test_jorah_weakens_them_also_when_he_goes_home():
    table = realm("targaryen", "stark").given(
        A="play: POTS39 (kneeling), Drogon", B="plot: Snowed Under", at="standing-begins"
    )
    assert table.zone("Ser Jorah Mormont") == "hand"
    assert table.strength("Drogon") == 3


# Attachments.


@rule("lcg.victory")
def test_a_formal_petition_makes_thirteen_enough():
    table = table_of(A="hand: Formal Petition; gold: 3; power: 12", at="marshalling")
    assert [needed(table.state, seat) for seat in (0, 1)] == [15, 15]
    table.seat("A").plays("play Formal Petition")
    assert table.bearer("Formal Petition") == "House Stark"
    assert [needed(table.state, seat) for seat in (0, 1)] == [13, 15]
    assert not table.state.ended


@rule("lcg.victory")
def test_a_formal_petition_wins_at_once_with_thirteen():
    table = table_of(A="hand: Formal Petition; gold: 3; power: 13", at="marshalling")
    table.seat("A").plays("play Formal Petition").table.quiet()
    assert (table.state.ended, table.state.winner) == ("power", (0,))


def test_one_formal_petition_to_a_house():
    table = table_of(A="play: Formal Petition (on house); hand: Formal Petition; gold: 3", at="marshalling")
    table.seat("A").plays("play Formal Petition")
    assert (table.seat("A").gold, table.duplicates("Formal Petition"), needed(table.state, 0)) == (3, 1, 13)


@rule("lcg.draw-cap")
def test_a_court_advisor_draws_when_played_and_gives_intrigue():
    table = table_of(A="hand: Court Advisor; gold: 1; play: Arya Stark; deck: Hodor", at="marshalling")
    table.seat("A").plays("play Court Advisor")
    assert (table.seat("A").hand, table.state.drawn) == (["Hodor"], [1, 0])
    assert table.icons("Arya Stark") == ["military", "intrigue", "power"]


def test_a_court_advisor_draws_nothing_beyond_the_cap():
    table = table_of(A="hand: Court Advisor; gold: 1; play: Arya Stark; deck: Hodor", at="marshalling")
    table.state.drawn = [3, 0]
    table.seat("A").plays("play Court Advisor")
    assert table.seat("A").hand == []


@pytest.mark.parametrize(("plot", "strength"), [("The Red Wedding", 6), ("Battle of Oxcross", 2)])
def test_the_art_of_diplomacy_shines_in_power_struggles(plot: str, strength: int):
    table = table_of(A="play: Lannisport Steward (with The Art of Diplomacy)", B=f"plot: {plot}")
    assert table.icons("Lannisport Steward") == ["intrigue", "power"]
    assert table.strength("Lannisport Steward") == strength


def test_a_rusted_sword_is_marshalled_or_drawn_for_influence():
    table = table_of(A="hand: Rusted Sword; gold: 1; play: Sansa Stark", at="marshalling")
    table.seat("A").plays("play Rusted Sword")
    assert (table.strength("Sansa Stark"), table.seat("A").gold) == (4, 0)
    table = table_of(A="hand: Rusted Sword; play: Sansa Stark, Robb Stark, Narrow Sea", B="play: Lady", at="challenges")
    table.attack("power", "Robb Stark")
    table.do("use Rusted Sword:2", "card Narrow Sea")
    assert table.targets() == ["Robb Stark", "Sansa Stark"], "his own, not Lady"
    table.play("card Robb Stark")
    assert (table.strength("Robb Stark"), table.bearer("Rusted Sword")) == (4, "Robb Stark")


@rule("lcg.no-attachments", "lcg.costs")
def test_a_rusted_sword_needs_influence_and_somebody_who_may_bear_it():
    for mine in ("Sansa Stark, Narrow Sea (kneeling)", "Lady, Narrow Sea"):
        table = table_of(A=f"hand: Rusted Sword; play: {mine}", at="challenge-actions")
        assert not table.seat("A").can("use Rusted Sword:2")
    table = table_of(A="hand: Rusted Sword; play: Jon Snow, Narrow Sea", at="challenge-actions")
    table.seat("A").plays("use Rusted Sword:2", "card Narrow Sea")
    assert table.attachments("Jon Snow") == ["Rusted Sword"], "it is a weapon"


# Neutral characters.


def test_denys_mallister_strengthens_the_watch_in_any_phase():
    table = table_of(A="play: Denys Mallister, Jon Snow, Narrow Sea, Hodor", at="dominance-actions")
    table.seat("A").plays("use Denys Mallister", "card Narrow Sea")
    assert table.targets() == ["Denys Mallister", "Jon Snow"]
    table.play("card Jon Snow")
    assert table.strength("Jon Snow") == 4
    assert not table.seat("A").can("use Denys Mallister")


def test_mag_the_mighty_strengthens_wildlings_in_challenges():
    table = table_of(A="play: Mag the Mighty, Narrow Sea", at="challenge-actions")
    table.seat("A").plays("use Mag the Mighty", "card Narrow Sea")
    assert table.strength("Mag the Mighty") == 5
    table = table_of(A="play: Mag the Mighty, Narrow Sea, Denys Mallister", at="dominance-actions")
    assert not table.seat("A").can("use Mag the Mighty")
    assert table.keywords("Mag the Mighty") == ["deadly"]


def test_a_squire_helps_the_kingsguard_up():
    table = table_of(
        A="play: Kingsguard Squire, Ser Barristan Selmy (kneeling), Robb Stark (kneeling)", at="challenge-actions"
    )
    table.seat("A").plays("use Kingsguard Squire")
    assert not table.is_kneeling("Ser Barristan Selmy")
    assert table.is_kneeling("Kingsguard Squire")
    table = table_of(A="play: Kingsguard Squire, Ser Barristan Selmy; hand: Distinct Mastery", at="challenge-actions")
    assert not table.seat("A").can("use Kingsguard Squire")


@pytest.mark.parametrize(
    ("power", "strength", "icons", "keywords"),
    [
        (0, 5, ["military"], ["renown"]),
        (1, 3, ["military", "power"], ["renown", "deadly"]),
        (2, 1, ["military", "intrigue", "power"], ["stealth", "renown", "deadly"]),
        (3, 0, ["military", "intrigue", "power"], ["stealth", "renown", "deadly"]),
    ],
)
def test_the_former_champion_fades_and_learns(power: int, strength: int, icons: list[str], keywords: list[str]):
    table = table_of(A=f"play: Former Champion ({power} power)" if power else "play: Former Champion")
    assert (table.strength("Former Champion"), table.icons("Former Champion")) == (strength, icons)
    assert table.keywords("Former Champion") == keywords


def test_the_former_champion_is_what_his_strength_makes_him():
    table = table_of(A="play: Former Champion (with Rusted Sword, 1 power)")
    assert (table.strength("Former Champion"), table.icons("Former Champion")) == (5, ["military"])
    table = table_of(
        A="play: Former Champion", B="play: Orphan of the Greenblood; hand: 2x Forever Burning", at="challenge-actions"
    )
    table.do("use Forever Burning", "card Former Champion").do("use Forever Burning", "card Former Champion").quiet()
    assert table.icons("Former Champion") == ["military", "power"]


@rule("lcg.lasting")
def test_what_an_effect_has_taken_the_former_champion_does_not_get_back_by_weakness():
    table = table_of(A="play: Former Champion (2 power)", B="play: Orphan of the Greenblood", at="challenge-actions")
    table.do("use Orphan of the Greenblood", "card Former Champion")
    assert table.icons("Former Champion") == []
    table = table_of(A="play: Former Champion (2 power)", B="play: Arya Stark, Narrow Sea", at="challenge-actions")
    table.do("use Arya Stark", "card Narrow Sea")
    assert table.keywords("Former Champion") == ["deadly"]
    assert table.keywords("Arya Stark") == ["stealth", "renown"]
