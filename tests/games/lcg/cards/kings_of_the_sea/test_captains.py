"""House Greyjoy: the unique characters of Kings of the Sea; every one is played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.bleeding import BLEEDING, bleed
from games.lcg.cards.kings_of_the_sea.raids import ATTACKER, strike
from games.lcg.realm import RealmTable, realm
from support.table import rule


def table_of(**position: Any) -> RealmTable:
    """Greyjoy against Stark."""
    return realm("greyjoy", "stark").given(**position)


# Balon Greyjoy.


@rule("lcg.cannot")
def test_balon_keeps_weaker_characters_from_defending():
    table = table_of(A="play: Balon Greyjoy", B="play: Lady, Eddard Stark, Hodor", at="challenges")
    table.attack("military", "Balon Greyjoy").until("declare-defenders")
    assert table.targets() == ["Eddard Stark", "Hodor"], "of equal or higher strength"
    table.seat("B").tries("card Lady")
    table.expects(reason="lcg.cannot")


def test_balon_keeps_nobody_from_defending_unless_he_attacks():
    table = table_of(A="play: Balon Greyjoy, Asha Greyjoy", B="play: Lady, Hodor", at="challenges")
    table.attack("military", "Asha Greyjoy").until("declare-defenders")
    assert table.targets() == ["Hodor", "Lady"]


@pytest.mark.parametrize(("king", "owner"), [("KOTSE36", "A"), ("KOTSE33", "B")])
def test_balon_is_nothing_beside_another_king(king: str, owner: str):
    seats = {"A": "play: Balon Greyjoy", "B": "play: Lady, Hodor"}
    seats[owner] += f", {king} (kneeling)"
    table = table_of(**seats, at="challenges")
    table.attack("military", "Balon Greyjoy").until("declare-defenders")
    assert table.targets() == ["Hodor", "Lady"]


def test_balon_is_compared_when_defenders_are_declared():
    table = table_of(
        A="play: Balon Greyjoy, Longship Iron Victory", B="play: Eddard Stark, Hodor, Grey Wind", at="challenges"
    )
    table.attack("military", "Balon Greyjoy")
    table.seat("A").plays("use Longship Iron Victory:2")
    assert table.strength("Balon Greyjoy") == 5
    table.quiet()
    assert "no-defenders" in table.story, "even Hodor is too weak now"


def test_balon_has_renown():
    table = table_of(A="play: Balon Greyjoy", at="challenges")
    table.attack("power", "Balon Greyjoy").quiet()
    assert table.power("Balon Greyjoy") == 1


# Asha Greyjoy.


@rule("lcg.saves", "lcg.duplicates-save", "lcg.cannot")
def test_asha_cannot_be_saved_not_even_by_a_duplicate():
    table = table_of(
        A="play: Asha Greyjoy (duplicate), The Iron Mines, Maester Wendamyr; hand: Risen from the Sea",
        B=ATTACKER,
        first="B",
        at="challenges",
    )
    strike(table, "Asha Greyjoy")
    assert table.asked != "save-or-cancel"
    assert table.seat("A").dead == ["Asha Greyjoy"]
    assert table.seat("A").discard == ["Asha Greyjoy"], "her duplicate goes too"


def test_asha_has_renown():
    table = table_of(A="play: Asha Greyjoy", at="challenges")
    table.attack("intrigue", "Asha Greyjoy").quiet()
    assert table.power("Asha Greyjoy") == 1


# Theon Greyjoy.


@rule("lcg.targets", "lcg.gold")
def test_theon_pays_to_kneel_a_location():
    table = table_of(A="play: Theon Greyjoy; gold: 2", B="play: Great Keep, Crossroads, Lady", at="challenge-actions")
    table.seat("A").plays("use Theon Greyjoy")
    assert table.targets() == ["Crossroads", "Great Keep"]
    table.play("card Crossroads").quiet()
    assert (table.is_kneeling("Crossroads"), table.seat("A").gold) == (True, 1)


@rule("lcg.limits")
def test_theon_kneels_one_location_a_round():
    table = table_of(A="play: Theon Greyjoy; gold: 2", B="play: Great Keep, Crossroads", at="challenge-actions")
    table.seat("A").plays("use Theon Greyjoy", "card Crossroads")
    table.until("turn")
    assert not table.seat("A").can("use Theon Greyjoy")
    table.end_phase().never("use Theon Greyjoy")


def test_theon_needs_gold_and_a_standing_location():
    table = table_of(A="play: Theon Greyjoy", B="play: Crossroads", at="challenge-actions")
    assert not table.seat("A").can("use Theon Greyjoy")
    table = table_of(A="play: Theon Greyjoy; gold: 1", B="play: Crossroads (kneeling)", at="challenge-actions")
    assert not table.seat("A").can("use Theon Greyjoy")


@rule("lcg.marshal-others")
def test_theon_spends_no_gold_while_others_marshal():
    table = table_of(
        A="play: Theon Greyjoy, Stowaway; gold: 3",
        B="play: Crossroads; hand: Lady; gold: 3",
        at="marshalling",
        active="B",
        first="B",
    )
    assert table.state.active == 1
    assert not table.seat("A").can("use Theon Greyjoy")
    table = table_of(A="play: Theon Greyjoy; gold: 3", B="play: Crossroads", at="marshalling")
    table.seat("A").plays("use Theon Greyjoy").table.quiet()
    assert table.is_kneeling("Crossroads")


# Euron Crow's Eye.


def test_euron_gives_stealth_to_greyjoy_characters_while_he_stands():
    table = table_of(
        A="play: Euron Crow's Eye, Stowaway, Shadowcat, Arya Stark", B="play: Asha Greyjoy", at="challenges"
    )
    for name in ("Euron Crow's Eye", "Stowaway", "Shadowcat"):
        assert "stealth" in table.keywords(name)
    assert table.keywords("Arya Stark") == []
    assert table.keywords("Asha Greyjoy") == ["renown"], "only those of his controller"
    table = table_of(A="play: Euron Crow's Eye (kneeling), Stowaway", at="challenges")
    assert table.keywords("Stowaway") == []


@rule("lcg.stealth")
def test_euron_sends_others_past_the_guards():
    table = table_of(A="play: Euron Crow's Eye, Drumbeater", B="play: Eddard Stark, Bran Stark", at="challenges")
    table.attack("military", "Drumbeater").sneak("Eddard Stark").until("choose-dead")
    assert "no-defenders" in table.story


def test_euron_attacking_himself_switches_his_stealth_off():
    table = table_of(A="play: Euron Crow's Eye, Drumbeater", B="play: Hodor", at="challenges")
    table.attack("military", "Euron Crow's Eye", "Drumbeater").until("declare-defenders")
    assert table.keywords("Euron Crow's Eye") == []


@rule("lcg.immunity")
def test_euron_is_immune_to_events_and_to_nothing_else():
    table = table_of(
        A="play: Euron Crow's Eye, Asha Greyjoy",
        B="play: Hodor; hand: Distraction; gold: 4",
        at="marshalling",
        first="B",
    )
    table.seat("B").plays("use Distraction")
    assert table.targets() == ["Asha Greyjoy", "Hodor"]
    table = table_of(
        A="play: Euron Crow's Eye, Asha Greyjoy; power: 3", B="play: Shae", at="challenge-actions", first="B"
    )
    table.seat("B").plays("use Shae")
    assert table.targets() == ["Asha Greyjoy", "Euron Crow's Eye"]


@rule("lcg.immunity", "lcg.saves")
def test_euron_cannot_be_saved_by_an_event():
    table = table_of(
        A="play: Euron Crow's Eye, Asha Greyjoy; hand: Risen from the Sea", B=ATTACKER, at="challenges", first="B"
    )
    strike(table, "Euron Crow's Eye")
    assert table.asked != "save-or-cancel"
    assert table.seat("A").dead == ["Euron Crow's Eye"]


# Victarion Greyjoy.


@rule("lcg.responses")
def test_victarion_claims_power_when_you_reveal_a_plot_and_have_a_ship():
    table = table_of(A="play: Victarion Greyjoy, Scouting Vessel", at="plots")
    reveal(table)
    table.seat("A").plays("use Victarion Greyjoy")
    assert table.power("Victarion Greyjoy") == 1


def test_victarion_claims_nothing_without_a_ship_of_his_own():
    table = table_of(A="play: Victarion Greyjoy, Crossroads", B="play: Scouting Vessel", at="plots")
    reveal(table).never("use Victarion Greyjoy")
    assert table.power("Victarion Greyjoy") == 0


@rule("lcg.limits")
def test_victarion_claims_once_a_phase():
    table = table_of(
        A="play: Victarion Greyjoy, Scouting Vessel, Bran Stark; plots: Siege of Riverrun, An Empty Throne",
        at="plots",
    )
    reveal(table)
    table.seat("A").plays("use Victarion Greyjoy")
    table.do("use Bran Stark")
    table.until("further-plot").play("plot An Empty Throne").never("use Victarion Greyjoy")
    assert (table.power("Victarion Greyjoy"), table.seat("A").plot) == (1, "An Empty Throne")


def reveal(table: RealmTable) -> RealmTable:
    """Both choose a plot; whoever wins initiative goes first."""
    while table.asked == "choose-plots":
        seat = "AB"[table.state.actors[0]]
        table.seat(seat).plays(next(move for move in table.seat(seat).moves))
    if table.asked == "name-first":
        table.play("seat A")
    return table


@rule("lcg.intimidate")
def test_victarion_makes_weaker_defenders_count_nothing():
    table = table_of(A="play: Victarion Greyjoy", B="play: Arya Stark, Sansa Stark", at="challenges")
    table.attack("power", "Victarion Greyjoy").defend("Arya Stark", "Sansa Stark").quiet()
    assert table.seat("A").house_power == 1, "3 against 0 is unopposed"


# Aeron Damphair.


SEARCHED = "deck: Drowned Disciple, Priest of the Drowned God, Melisandre, Asha Greyjoy, Stowaway"


@rule("lcg.replacement")
def test_aeron_finds_somebody_in_his_place_and_goes_under_the_deck():
    table = table_of(A=f"play: Aeron Damphair; {SEARCHED}", B=ATTACKER, at="challenges", first="B")
    strike(table).until("search-deck")
    assert table.targets() == ["Drowned Disciple", "Priest of the Drowned God"], "not unique, holy, cost 3 or less"
    table.play("card Priest of the Drowned God").quiet()
    assert table.seat("A").court == ["Priest of the Drowned God"]
    assert table.seat("A").deck[0] == "Aeron Damphair", "at the bottom, after the deck was shuffled"
    assert (table.seat("A").dead, "left-killed" in table.story) == ([], False)


def test_aeron_goes_under_the_deck_also_when_nobody_is_found():
    table = table_of(A=f"play: Aeron Damphair; {SEARCHED}", B=ATTACKER, at="challenges", first="B")
    strike(table).until("search-deck").play("done").quiet()
    assert (table.seat("A").court, table.seat("A").deck[0]) == ([], "Aeron Damphair")
    table = table_of(A="play: Aeron Damphair; deck: ; rest: 0", B=ATTACKER, at="challenges", first="B")
    table.state.deck[0] = ()
    strike(table).quiet()
    assert table.seat("A").deck == ["Aeron Damphair"]


@rule("lcg.replacement", "lcg.saves")
def test_aeron_can_be_saved_before_anything_is_replaced():
    table = table_of(
        A=f"play: Aeron Damphair (duplicate), The Iron Mines; {SEARCHED}", B=ATTACKER, at="challenges", first="B"
    )
    strike(table).do("save Aeron Damphair").quiet()
    assert (table.zone("Aeron Damphair"), table.duplicates("Aeron Damphair")) == ("play", 0)


@rule("lcg.replacement")
def test_aeron_is_not_saved_from_going_under_the_deck():
    table = table_of(A=f"play: Aeron Damphair (duplicate); {SEARCHED}", B=ATTACKER, at="challenges", first="B")
    strike(table).until("search-deck").play("done")
    table.never("save Aeron Damphair")
    assert (table.seat("A").deck[0], table.seat("A").discard) == ("Aeron Damphair", ["Aeron Damphair"])


def test_aeron_is_discarded_as_anybody_and_nothing_replaces_that():
    table = table_of(A=f"play: Aeron Damphair; {SEARCHED}", B=BLEEDING, at="dominance-actions")
    bleed(table).quiet()
    assert table.seat("A").discard == ["Aeron Damphair"]


@rule("lcg.blank")
def test_aeron_without_his_text_dies():
    table = table_of(
        A=f"play: Aeron Damphair (with Milk of the Poppy); {SEARCHED}", B=ATTACKER, at="challenges", first="B"
    )
    strike(table).quiet()
    assert table.seat("A").dead == ["Aeron Damphair"]


@rule("lcg.moribund")
def test_nothing_answers_a_death_that_was_replaced():
    table = table_of(
        A=f"play: Aeron Damphair; {SEARCHED}", B="play: Direwolf Pup, Joffrey Baratheon", at="challenges", first="B"
    )
    strike(table).until("search-deck").play("done").never("use Joffrey Baratheon")
    assert table.power("Joffrey Baratheon") == 0


def test_aeron_has_stealth():
    table = table_of(A="play: Aeron Damphair", at="challenges")
    assert table.keywords("Aeron Damphair") == ["stealth"]


# Maester Wendamyr.


@rule("lcg.saves")
def test_wendamyr_saves_a_greyjoy_character_from_death():
    table = table_of(A="play: Maester Wendamyr, Stowaway", B=ATTACKER, at="challenges", first="B")
    strike(table, "Stowaway")
    table.do("use Maester Wendamyr").quiet()
    assert (table.zone("Stowaway"), table.is_kneeling("Maester Wendamyr")) == ("play", True)


def test_wendamyr_saves_from_being_discarded_too():
    table = table_of(A="play: Maester Wendamyr, Stowaway", B=BLEEDING, at="dominance-actions")
    bleed(table).do("use Maester Wendamyr").play("card Stowaway").quiet()
    assert table.seat("A").court == ["Stowaway"]


def test_wendamyr_saves_nobody_of_another_house_and_not_kneeling():
    table = table_of(A="play: Maester Wendamyr, Arya Stark", B=ATTACKER, at="challenges", first="B")
    strike(table, "Arya Stark")
    table.never("use Maester Wendamyr")
    table = table_of(A="play: Maester Wendamyr (kneeling), Stowaway", B=ATTACKER, at="challenges", first="B")
    strike(table, "Stowaway").never("use Maester Wendamyr")
    assert table.seat("A").dead == ["Stowaway"]


@rule("lcg.then", "lcg.costs")
@pytest.mark.parametrize("way", ["influence", "learned"])
def test_wendamyr_may_make_the_saved_character_stand(way: str):
    table = table_of(
        A="play: Maester Wendamyr, Stowaway (kneeling), Crossroads, Aeron's Chambers, Varys",
        B=ATTACKER,
        at="challenges",
        first="B",
    )
    strike(table, "Stowaway")
    table.do("use Maester Wendamyr").until("offered")
    table.play("yes", f"number {1 if way == 'influence' else 2}")
    if way == "influence":
        table.play("card Crossroads", "card Aeron's Chambers")
    else:
        table.play("card Varys")
    table.quiet()
    assert not table.is_kneeling("Stowaway")
    assert [table.is_kneeling(name) for name in ("Crossroads", "Varys")] == [way == "influence", way == "learned"]


def test_wendamyr_need_not_make_anybody_stand_and_not_without_means():
    table = table_of(A="play: Maester Wendamyr, Stowaway (kneeling), Varys", B=ATTACKER, at="challenges", first="B")
    strike(table, "Stowaway")
    table.do("use Maester Wendamyr").until("offered").play("no").quiet()
    assert (table.is_kneeling("Stowaway"), table.is_kneeling("Varys")) == (True, False)
    table = table_of(A="play: Maester Wendamyr, Stowaway (kneeling)", B=ATTACKER, at="challenges", first="B")
    strike(table, "Stowaway")
    table.do("use Maester Wendamyr").quiet()
    assert table.is_kneeling("Stowaway")


# Wex Pyke, Dagmer Cleftjaw.


@rule("lcg.cannot")
def test_wex_keeps_those_without_a_crest_from_defending():
    table = table_of(
        A="play: Wex Pyke", B="play: Lady, Eddard Stark, Hodor, Knight of the Tumblestone", at="challenges"
    )
    table.attack("military", "Wex Pyke").until("declare-defenders")
    assert table.targets() == ["Eddard Stark", "Knight of the Tumblestone"]


def test_wex_matters_only_while_he_attacks():
    table = table_of(A="play: Wex Pyke, Asha Greyjoy", B="play: Lady", at="challenges")
    table.attack("military", "Asha Greyjoy").until("declare-defenders")
    assert table.targets() == ["Lady"]


@rule("lcg.dominance")
def test_dagmer_counts_ships_for_dominance():
    table = table_of(
        A="play: Dagmer Cleftjaw (kneeling), Longship Iron Victory, Scouting Vessel",
        B="play: Eddard Stark",
        at="dominance",
    )
    assert table.seat("A").house_power == 1, "4 against 3"
    table = table_of(A="play: Dagmer Cleftjaw (kneeling)", B="play: Eddard Stark, Scouting Vessel", at="dominance")
    assert table.seat("B").house_power == 1


def test_dagmer_counts_standing_ships_only():
    table = table_of(
        A="play: Dagmer Cleftjaw (kneeling), Longship Iron Victory (kneeling), Scouting Vessel",
        B="play: Eddard Stark",
        at="dominance",
    )
    assert table.seat("B").house_power == 1, "2 against 3"


@rule("lcg.deadly")
def test_dagmer_is_deadly():
    table = table_of(A="play: Dagmer Cleftjaw", B="play: Arya Stark", at="challenges")
    table.attack("power", "Dagmer Cleftjaw").defend("Arya Stark").quiet()
    assert table.seat("B").dead == ["Arya Stark"]
