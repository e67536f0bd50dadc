"""Plots that kill, discard, copy and keep from standing and defending, with two seats and with more."""

from __future__ import annotations

import pytest

from games.lcg.cards.cancelling import CancellingTable, cancelling
from games.lcg.cards.revealing import QUIET, reveal
from games.lcg.realm import realm
from support.table import rule

# Killing and discarding.


@rule("lcg.saves", "lcg.duplicates-save")
def test_valar_morghulis_kills_everybody_who_is_not_saved():
    table = reveal(
        "Valar Morghulis",
        QUIET,
        A="play: Hodor, Arya Stark (with Nymeria), Great Keep",
        B="play: Robb Stark (duplicate), Lady, Eddard Stark",
    )
    table.do("save Robb Stark", "use Nymeria").quiet()
    assert (table.seat("A").dead, table.seat("B").dead) == (["Hodor"], ["Lady"])
    assert table.seat("B").deck[-1] == "Eddard Stark"
    assert table.seat("A").court == ["Arya Stark", "Great Keep", "Nymeria"]


@rule("lcg.moribund")
def test_a_second_valar_morghulis_strikes_those_who_were_saved_from_the_first():
    table = reveal("Valar Morghulis", "Valar Morghulis", A="play: Robb Stark (2 duplicates)", B="play: Lady")
    assert table.asked == "which-first"
    table.play("card Valar Morghulis@A").do("save Robb Stark", "save Robb Stark").quiet()
    assert (table.duplicates("Robb Stark"), table.seat("B").dead) == (0, ["Lady"])


def test_wildfire_burns_all_but_three_of_each():
    table = reveal(
        "Wildfire Assault",
        QUIET,
        first="B",
        A="play: Hodor, Lady, Robb Stark (duplicate), Sansa Stark",
        B="play: Grey Wind, Shaggydog",
    )
    assert (table.asked, table.state.actors) == ("sparing", (0,)), "its controller first"
    table.play("card Hodor", "card Lady", "card Sansa Stark")
    assert table.state.actors == (1,)
    assert table.targets() == ["Grey Wind", "Shaggydog"], "one's own only"
    table.play("card Grey Wind", "done")
    assert (table.seat("A").dead, table.seat("B").dead) == (["Robb Stark"], ["Shaggydog"]), "nobody can be saved"
    assert table.seat("A").discard == ["Robb Stark"]


def test_wildfire_in_a_game_of_three_goes_clockwise_from_its_controller():
    table = reveal(QUIET, "Wildfire Assault", QUIET, A="play: Hodor", B="play: Lady", C="play: Grey Wind")
    asked = []
    for move in ("done", "card Grey Wind", "done"):
        asked.append("ABC"[table.state.actors[0]])
        table.play(move)
    assert asked == ["B", "C", "A"]
    assert [table.seat(letter).dead for letter in "ABC"] == [["Hodor"], ["Lady"], []]


def test_fleeing_to_the_wall_leaves_three_locations_for_each_to_pick():
    table = reveal(
        "Fleeing to the Wall",
        QUIET,
        A="play: Great Keep, Godswood, Narrow Sea, Lord Eddard's Chambers (duplicate), Hodor",
        B="play: Crossroads, 2x Street of Steel",
    )
    table.play("card Crossroads", "card Godswood", "card Great Keep")
    assert table.state.actors == (1,)
    assert "Hodor" not in table.targets()
    table.play("card Narrow Sea", "done")
    assert sorted(table.seat("A").court) == ["Godswood", "Great Keep", "Hodor", "Narrow Sea"]
    assert table.seat("B").court == ["Crossroads"]
    assert "Lord Eddard's Chambers" in table.seat("A").discard, "it could not be saved"


@rule("lcg.attached-only")
def test_a_location_on_the_house_card_does_not_flee():
    table = reveal("Fleeing to the Wall", QUIET, A="play: Lord Eddard's Chambers (on house), Great Keep")
    assert table.targets() == ["Great Keep"]
    table.play("done", "done")
    assert table.seat("A").court == ["Lord Eddard's Chambers"]


@rule("lcg.cancel", "lcg.errata")
@pytest.mark.parametrize(
    ("plot", "errata", "can"),
    [
        ("Fleeing to the Wall", "on", False),
        ("Fleeing to the Wall", "off", True),
        ("Rule by Decree", "on", False),
        ("Rule by Decree", "off", False),
        ("Wildfire Assault", "on", True),
    ],
)
def test_what_can_be_cancelled(plot: str, errata: str, can: bool):
    table = reveal(
        plot, QUIET, table=cancelling("stark", "stark"), A="play: Great Keep, Lady; hand: 5x Hodor", errata=errata
    )
    assert isinstance(table, CancellingTable)
    table.until("save-or-cancel") if table.asked != "save-or-cancel" else None
    table.cancel(plot)
    assert table.was_cancelled is can
    assert (table.asked in ("sparing", "drop-down")) is not can


@rule("lcg.cannot")
def test_the_power_of_blood_keeps_nobles_from_being_killed_or_chosen_for_it():
    table = realm("stark", "stark").given(
        A="play: Grey Wind",
        B="play: Robb Stark (kneeling), Hodor (kneeling); plot: The Power of Blood",
        at="challenges",
    )
    table.attack("military", "Grey Wind").quiet()
    assert table.seat("B").dead == ["Hodor"], "nobody else could be chosen"
    table = realm("stark", "stark").given(
        A="play: Eddard Stark; hand: Guilty!, The Lion's Will; gold: 2",
        B="play: Tywin Lannister; plot: The Power of Blood",
        at="dominance-actions",
    )
    assert not table.seat("A").can("use Guilty!")


def test_the_power_of_blood_does_not_keep_nobles_from_being_discarded():
    table = realm("targaryen", "stark").given(
        A="hand: Westeros Bleeds; play: 4x Narrow Sea; plot: The Power of Blood",
        B="play: Robb Stark",
        at="dominance-actions",
    )
    table.seat("A").plays("use Westeros Bleeds", "card Narrow Sea", "card Narrow Sea#2")
    table.play("card Narrow Sea#3", "card Narrow Sea#4").quiet()
    assert table.seat("B").discard == ["Robb Stark"]


def test_condemned_by_the_realm_an_opponent_kills_somebody_it_does_not_control():
    table = reveal("Condemned by the Realm", QUIET, A="play: Hodor, Robb Stark", B="play: Lady")
    assert (table.asked, table.state.actors, table.targets()) == ("pick-one", (1,), ["Hodor", "Robb Stark"])
    table.play("card Robb Stark")
    assert (table.seat("A").dead, table.seat("B").dead) == (["Robb Stark"], [])


def test_in_a_game_of_three_the_condemned_may_be_a_third_players():
    table = reveal("Condemned by the Realm", QUIET, QUIET, A="play: Hodor", B="play: Lady", C="play: Grey Wind")
    assert sorted(table.seat("A").moves) == ["seat B", "seat C"]
    table.play("seat B")
    assert (table.state.actors, table.targets()) == ((1,), ["Grey Wind", "Hodor"])
    table.play("card Grey Wind")
    assert table.seat("C").dead == ["Grey Wind"]


def test_nobody_is_condemned_where_nobody_is():
    table = reveal("Condemned by the Realm", QUIET, B="play: Lady")
    assert (table.state.is_halted, table.seat("B").dead) == (True, [])


@rule("lcg.saves")
def test_the_condemned_may_be_saved():
    table = reveal("Condemned by the Realm", QUIET, A="play: Robb Stark (duplicate)")
    table.do("save Robb Stark")
    assert table.zone("Robb Stark") == "play"


@rule("lcg.choices")
def test_drunken_allegations_kneel_a_character_of_each_ones_choice():
    table = reveal(QUIET, "Drunken Allegations", A="play: Hodor, Lady", B="play: Grey Wind, Robb Stark (kneeling)")
    assert (table.state.actors, table.targets()) == ((1,), ["Grey Wind", "Hodor", "Lady"]), "its controller first"
    table.play("card Hodor")
    assert (table.state.actors, table.targets()) == ((0,), ["Grey Wind", "Lady"])
    table.play("card Grey Wind")
    assert [table.is_kneeling(name) for name in ("Hodor", "Lady", "Grey Wind")] == [True, False, True]


def test_allegations_of_a_single_standing_character():
    table = reveal("Drunken Allegations", QUIET, B="play: Grey Wind, Lady (kneeling)")
    assert table.is_kneeling("Grey Wind")
    assert table.state.is_halted


def test_allegations_among_three_are_made_by_two():
    table = reveal("Drunken Allegations", QUIET, QUIET, A="play: Hodor", B="play: Lady", C="play: Grey Wind")
    table.play("seat C", "card Lady")
    assert (table.state.actors, table.targets()) == ((2,), ["Grey Wind", "Hodor"])


def test_the_mad_king_discards_an_attachment_in_play():
    table = reveal("Mad King's Legacy", QUIET, A="play: Robb Stark (with Ice)", B="play: Arya Stark (with Nymeria)")
    assert (table.asked, table.targets()) == ("choose-target", ["Ice", "Nymeria"])
    table.play("card Nymeria")
    assert table.seat("B").discard == ["Nymeria"]
    table = reveal("Mad King's Legacy", QUIET, A="play: Robb Stark")
    assert table.state.is_halted, "there was none"


# Hands.


@rule("lcg.discard-hand")
def test_rule_by_decree_leaves_four_cards_to_who_holds_most():
    table = reveal("Rule by Decree", QUIET, A="hand: 5x Hodor", B="hand: 5x Lady, Ice")
    assert (table.asked, table.state.actors) == ("drop-down", (1,))
    table.play("card Ice", "card Lady")
    assert (table.seat("B").hand, len(table.seat("A").hand)) == (["Lady"] * 4, 5)


@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_rule_by_decree_strikes_all_who_are_tied_its_controller_first(first: str):
    table = reveal(
        QUIET, "Rule by Decree", QUIET, first=first, A="hand: 5x Hodor", B="hand: 5x Lady", C="hand: 4x Ice, Summer"
    )
    asked = []
    for move in ("card Lady", "card Summer", "card Hodor"):
        asked.append("ABC"[table.state.actors[0]])
        table.play(move)
    assert asked == ["B", "C", "A"]
    assert [len(table.seat(letter).hand) for letter in "ABC"] == [4, 4, 4]


def test_rule_by_decree_in_a_game_of_four_spares_those_with_fewer():
    table = reveal(QUIET, QUIET, "Rule by Decree", QUIET, A="hand: 6x Hodor", B="hand: 5x Lady", D="hand: 6x Ice")
    table.play("card Ice", "card Ice", "card Hodor", "card Hodor")
    assert [len(table.seat(letter).hand) for letter in "ABCD"] == [4, 5, 0, 4]


def test_rule_by_decree_takes_nothing_from_four_cards():
    table = reveal("Rule by Decree", QUIET, B="hand: 4x Lady")
    assert table.asked != "drop-down"
    assert len(table.seat("B").hand) == 4


# Good for the Gander.


def test_the_gander_does_what_the_goose_did():
    table = reveal(
        "Good for the Gander", "Condemned by the Realm", A="play: Hodor, Lady", B="play: Robb Stark, Grey Wind"
    )
    table.play("card Good for the Gander")
    assert (table.state.actors, table.targets()) == ((1,), ["Hodor", "Lady"]), "A's opponent picks"
    table.play("card Hodor")
    assert (table.state.actors, table.targets()) == ((0,), ["Grey Wind", "Robb Stark"])
    table.play("card Grey Wind").quiet()
    assert (table.seat("A").dead, table.seat("B").dead) == (["Hodor"], ["Grey Wind"])


def test_the_gander_chooses_whom_to_follow_and_whom_to_take_along():
    table = reveal("Good for the Gander", "Counting Favors", "Mutual Cause", "Rains of Autumn")
    table.play("card Good for the Gander")
    assert sorted(table.seat("A").moves) == ["seat B", "seat C"], "D's rains have no effect when revealed"
    table.play("seat B")
    assert sorted(table.seat("A").moves) == ["seat B", "seat C", "seat D"]
    table.play("seat D")
    assert [len(table.seat(letter).hand) for letter in "ABCD"] == [3, 0, 0, 3]


@pytest.mark.parametrize("other", ["Good for the Gander", "Snowed Under", "Rains of Autumn", "Mutual Cause"])
def test_the_gander_finds_nothing_to_copy(other: str):
    table = reveal("Good for the Gander", other, A="play: Hodor", B="play: Lady")
    assert table.state.is_halted
    assert table.state.lasting == ()


@rule("lcg.cancel")
def test_what_cannot_be_cancelled_cannot_when_the_gander_does_it():
    table = reveal(
        "Good for the Gander",
        "Rule by Decree",
        table=cancelling("stark", "stark"),
        A="hand: 5x Hodor",
        B="hand: 5x Lady",
    )
    table.play("card Good for the Gander")
    table.play("pass", "pass").cancel("Rule by Decree")
    assert (table.was_cancelled, table.asked) == (False, "drop-down")


# Standing and defending.


@rule("lcg.returned", "lcg.choices")
def test_snowed_under_its_controller_picks_a_kneeling_card_of_each_player():
    table = realm("stark", "stark", "stark").given(
        A="play: Hodor (kneeling), Great Keep (kneeling), Lady",
        B="plot: Snowed Under; play: Robb Stark (kneeling, with Ice), Sansa Stark (kneeling)",
        C="play: Grey Wind (kneeling)",
        at="standing-begins",
    )
    assert (table.asked, table.state.actors, table.targets()) == ("pick-one", (1,), ["Robb Stark", "Sansa Stark"])
    table.play("card Robb Stark")
    assert (table.state.actors, table.targets()) == ((1,), ["Great Keep", "Hodor"])
    table.play("card Great Keep").quiet()
    assert [table.seat(letter).hand for letter in "ABC"] == [["Great Keep"], ["Robb Stark"], ["Grey Wind"]]
    assert table.seat("B").discard == ["Ice"]


@rule("lcg.control", "lcg.duplicates-save")
def test_who_is_snowed_under_goes_to_the_owner_unless_saved():
    table = realm("stark", "stark").given(
        A="plot: Snowed Under; play: Hodor (kneeling, of B)",
        B="play: Robb Stark (kneeling, duplicate)",
        at="standing-begins",
    )
    table.do("save Robb Stark").quiet()
    assert (table.seat("B").hand, table.zone("Robb Stark")) == (["Hodor"], "play")


def test_nobody_is_snowed_under_who_stands():
    table = realm("stark", "stark", "stark", "stark").given(
        A="plot: Snowed Under; play: Hodor",
        B="play: Lady (kneeling)",
        D="play: Ice (on Robb Stark), Robb Stark",
        at="standing-begins",
    )
    assert [table.seat(letter).hand for letter in "ABCD"] == [[], ["Lady"], [], []]


@rule("lcg.standing")
def test_noose_and_swordpoint_keeps_the_weak_kneeling():
    table = realm("stark", "stark").given(
        A="plot: Noose and Swordpoint; play: Lady (kneeling), Jon Snow (kneeling), Great Keep (kneeling)",
        B="play: Direwolf Pup (kneeling), Robb Stark (kneeling), Eddard Stark (kneeling)",
        at="standing",
    )
    kneeling = [name for name in (*table.seat("A").court, *table.seat("B").court) if table.is_kneeling(name)]
    assert sorted(kneeling) == ["Direwolf Pup", "Lady", "Robb Stark"]


@rule("lcg.standing", "lcg.lasting")
def test_the_noose_goes_by_strength_as_it_is_whatever_changes_it():
    table = realm("stark", "stark").given(
        A="plot: Noose and Swordpoint; play: Robb Stark (kneeling), Winterfell Castle",
        B="plot: Hear Me Roar; play: Jon Snow (kneeling), Catelyn Stark (kneeling), Hodor (kneeling)",
        at="standing",
    )
    names = ("Robb Stark", "Jon Snow", "Catelyn Stark", "Hodor")
    assert [table.is_kneeling(name) for name in names] == [True, True, False, False]
    table = realm("stark", "stark").given(
        A="plot: The Power of Arms; play: Knight of the Tumblestone (kneeling)",
        B="plot: Noose and Swordpoint",
        at="standing",
    )
    assert not table.is_kneeling("Knight of the Tumblestone@A")


@rule("lcg.cannot")
def test_nothing_else_makes_the_weak_stand_in_the_standing_phase():
    table = realm("stark", "stark").given(
        A="hand: Distinct Mastery, The Lion's Will; gold: 2; play: Robb Stark (kneeling), Jon Snow",
        B="plot: Noose and Swordpoint",
        at="standing-actions",
    )
    assert not table.seat("A").can("use Distinct Mastery")
    table = realm("stark", "stark").given(
        A="hand: Distinct Mastery; play: Robb Stark (kneeling)", B="plot: Noose and Swordpoint", at="taxation-actions"
    )
    table.seat("A").plays("use Distinct Mastery")
    assert not table.is_kneeling("Robb Stark")


@rule("lcg.defenders")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_herding_the_masses_lets_only_unique_characters_defend(owner: str):
    plots = {"A": "", "B": "", owner: "; plot: Herding the Masses"}
    table = realm("stark", "stark").given(
        A="play: Knight of the Tumblestone" + plots["A"],
        B="play: Direwolf Pup, Lady, Hodor" + plots["B"],
        at="challenges",
    )
    table.attack("military", "Knight of the Tumblestone@A").until("declare-defenders")
    assert table.targets() == ["Hodor", "Lady"]
