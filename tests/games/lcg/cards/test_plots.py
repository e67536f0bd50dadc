"""Plots that search, make truces, change gold and strength, with two seats and with more; and what is printed."""

from __future__ import annotations

import pytest

from games.lcg.cards.revealing import QUIET, go_on, reveal, to_challenges
from games.lcg.realm import realm
from support.table import rule
from thronsaal.games.lcg.cards.core.plots import CARDS as PLOTS
from thronsaal.games.lcg.resolution import claim_of

# The order of things.


@rule("lcg.plot-when-revealed", "lcg.first-player")
def test_the_new_first_player_orders_what_happens_when_plots_are_revealed():
    table = reveal(
        "Wildfire Assault", "Drunken Allegations", first="B", A="play: Hodor, Lady", B="play: Robb Stark, Sansa Stark"
    )
    assert (table.asked, table.state.actors) == ("which-first", (1,))
    assert table.targets() == ["Drunken Allegations", "Wildfire Assault"]
    table.play("card Drunken Allegations", "card Hodor", "card Robb Stark")
    assert (table.is_kneeling("Hodor"), table.asked) == (True, "sparing")


@rule("lcg.plot-when-revealed")
def test_when_revealed_effects_come_before_other_passives_of_revealing():
    table = reveal(
        "Rule by Decree", QUIET, A="play: Golden Tooth Mines; hand: 5x Knight of the Tumblestone; deck: Hodor"
    )
    assert table.asked == "drop-down", "before the mines draw"
    table.play("card Knight of the Tumblestone")
    assert sorted(table.seat("A").hand) == ["Hodor", *["Knight of the Tumblestone"] * 4]


@rule("lcg.plot-when-revealed", "lcg.cannot")
def test_constant_texts_hold_at_once_and_together():
    table = reveal("Valar Morghulis", "The Power of Blood", A="play: Hodor, Robb Stark", B="play: Lady, Eddard Stark")
    assert (table.seat("A").dead, table.seat("B").dead) == (["Hodor"], ["Lady"])
    assert (table.seat("A").court, table.seat("B").court) == (["Robb Stark"], ["Eddard Stark"])
    table = reveal("Hear Me Roar", "The Power of Arms", B="play: Knight of the Tumblestone")
    assert table.strength("Knight of the Tumblestone@B") == 2 - 1 + 2


@rule("lcg.plot-reveal")
def test_a_constant_text_ends_when_a_further_plot_is_revealed():
    table = realm("stark", "stark").given(
        A="plot: The Power of Arms; plots: Rains of Autumn; play: Bran Stark, Knight of the Tumblestone",
        at="title-actions",
    )
    assert table.strength("Knight of the Tumblestone@A") == 4
    table.seat("A").plays("use Bran Stark", "plot Rains of Autumn")
    assert table.strength("Knight of the Tumblestone@A") == 2


# Searching and drawing.


@rule("lcg.search", "lcg.choices")
@pytest.mark.parametrize(("plot", "found"), [("Summoning Season", "Hodor"), ("Building Season", "Great Keep")])
def test_seasons_let_you_and_an_opponent_search(plot: str, found: str):
    deck = "deck: Hodor, Great Keep, Ice; rest: 0"
    table = reveal(plot, QUIET, first="B", A=deck, B=deck)
    assert (table.asked, table.state.actors, table.targets()) == ("search-deck", (0,), [found])
    table.play(f"card {found}")
    assert (table.asked, table.state.actors) == ("search-deck", (1,))
    table.play(f"card {found}")
    assert (table.seat("A").hand, table.seat("B").hand) == ([found], [found])
    assert len(table.seat("A").deck) == 2
    assert table.state.drawn == [0, 0], "searching is not drawing"


def test_a_season_of_four_is_for_two_of_them():
    table = reveal("Summoning Season", QUIET, QUIET, QUIET)
    assert sorted(table.seat("A").moves) == ["seat B", "seat C", "seat D"]
    table.play("seat C", "done")
    assert table.state.actors == (2,)
    table.play("card Knight of the Tumblestone")
    assert [len(table.seat(letter).hand) for letter in "ABCD"] == [0, 0, 1, 0]


@rule("lcg.draw-cap")
def test_counting_favors_draws_three_within_the_cap():
    table = reveal("Counting Favors", QUIET)
    assert (len(table.seat("A").hand), len(table.seat("B").hand), table.state.drawn) == (3, 3, [3, 3])
    table = reveal("Counting Favors", "Counting Favors", A="rest: 8", B="rest: 2")
    table.play("card Counting Favors@A") if table.asked == "which-first" else None
    assert (len(table.seat("A").hand), len(table.seat("B").hand)) == (3, 2)


def test_counting_favors_with_one_of_two_opponents():
    table = reveal("Counting Favors", QUIET, QUIET)
    table.play("seat C")
    assert [len(table.seat(letter).hand) for letter in "ABC"] == [3, 0, 3]


# Truces.

MUTUAL = [("Mutual Enemies", "military"), ("Mutual Blackmail", "intrigue"), ("Mutual Cause", "power")]
EVERY_ICON = "play: Tywin Lannister, Littlefinger"


@pytest.mark.parametrize(("plot", "contest"), MUTUAL)
def test_you_and_an_opponent_spare_each_other_for_a_round(plot: str, contest: str):
    table = reveal(plot, QUIET, QUIET, A=EVERY_ICON, B=EVERY_ICON, C=EVERY_ICON)
    to_challenges(table.play("seat B"))
    other = next(each for _, each in MUTUAL if each != contest)
    assert not table.seat("A").can(f"challenge {contest} B")
    assert table.seat("A").can(f"challenge {contest} C")
    assert table.seat("A").can(f"challenge {other} B")
    table.play("done")
    assert not table.seat("B").can(f"challenge {contest} A")
    assert table.seat("B").can(f"challenge {contest} C")
    table.play("done")
    assert table.seat("C").can(f"challenge {contest} A")
    assert table.seat("C").can(f"challenge {contest} B")


@pytest.mark.parametrize(("plot", "contest"), MUTUAL)
def test_there_is_no_truce_with_a_single_opponent(plot: str, contest: str):
    table = reveal(plot, QUIET, A=EVERY_ICON, B=EVERY_ICON)
    assert table.state.lasting == ()
    assert to_challenges(table).seat("A").can(f"challenge {contest} B")


def test_a_truce_ends_with_the_round():
    table = reveal("Mutual Cause", QUIET, QUIET)
    table.play("seat B")
    assert table.state.lasting
    go_on(table, lambda: table.state.round == 2)
    assert (table.state.round, table.state.lasting) == (2, ())


@rule("lcg.title-regent")
def test_the_crown_regent_cannot_turn_a_challenge_against_a_truce():
    table = reveal("Mutual Enemies", QUIET, QUIET, A="play: Grey Wind", B="play: Hodor")
    table.play("seat B").do("title master-of-coin", "title hand-of-the-king", "title crown-regent")
    table.attack("military", "Grey Wind", target="C")
    assert table.asked != "redirect"


def test_a_truce_between_partners_is_not_offered():
    table = reveal("Mutual Cause", QUIET, QUIET, QUIET, variant="teams")
    assert sorted(table.seat("A").moves) == ["seat B", "seat D"]


# Gold.


@rule("lcg.tolls")
def test_uneasy_truce_makes_military_challenges_cost_two_gold_for_who_is_attacked():
    table = realm("stark", "stark", "stark").given(
        A="play: Robb Stark; gold: 3", B="plot: Uneasy Truce; play: Hodor", C="gold: 1", at="challenges"
    )
    table.attack("military", "Robb Stark", target="C")
    assert [table.seat(letter).gold for letter in "ABC"] == [1, 0, 3]


@rule("lcg.tolls")
@pytest.mark.parametrize(("gold", "plots", "may"), [(1, 1, False), (2, 1, True), (3, 2, False), (4, 2, True)])
def test_uneasy_truces_forbid_what_cannot_be_paid(gold: int, plots: int, may: bool):
    table = realm("stark", "stark").given(
        A=f"play: Robb Stark, Sansa Stark; gold: {gold}; plot: Uneasy Truce",
        B="play: Hodor; plot: " + ("Uneasy Truce" if plots == 2 else "Rains of Autumn"),
        at="challenges",
    )
    assert table.seat("A").can("challenge military B") is may
    assert table.seat("A").can("challenge power B")
    if may:
        table.attack("military", "Robb Stark")
        assert (table.seat("A").gold, table.seat("B").gold) == (0, gold)


@rule("lcg.tolls", "lcg.title-regent")
def test_who_has_paid_for_a_truce_pays_nothing_when_the_regent_turns_the_challenge():
    table = realm("stark", "stark", "stark").given(
        A="play: Robb Stark; gold: 2", B="plot: Uneasy Truce; title: crown-regent", C="play: Hodor", at="challenges"
    )
    table.attack("military", "Robb Stark", target="B")
    assert table.asked == "redirect"
    table.play("yes", "seat C")
    assert ([table.seat(letter).gold for letter in "ABC"], table.state.target) == ([0, 2, 0], 2)


def income_of_a(*, seats: int = 2, **given: str) -> int:
    """What A has after its income."""
    table = realm(*["stark"] * seats).given(**given, at="income")
    table.state.go_on()
    return table.seat("A").gold


@rule("lcg.income")
def test_rains_of_autumn_leave_nothing_but_plots_and_titles():
    mine = "play: Great Keep, Lannisport Steward, Robb Stark (with Lordship); plot: Noose and Swordpoint"
    assert income_of_a(A=mine) > 4
    assert income_of_a(A=mine, B="plot: Rains of Autumn") == 4
    assert income_of_a(seats=3, A=f"{mine}; title: master-of-coin", B="plot: Rains of Autumn") == 4 + 2


@rule("lcg.income")
def test_a_blockade_takes_the_plot_income_of_opponents_not_ones_own():
    assert income_of_a(A="plot: Noose and Swordpoint; play: Great Keep", B="plot: Blockade") == 1
    assert income_of_a(A="plot: Blockade; play: Great Keep", B="plot: Noose and Swordpoint") == 1
    partners = {"A": "plot: Rains of Autumn", "C": "plot: Blockade", "variant": "teams"}
    assert income_of_a(seats=4, **partners) == 4, "partners are no opponents"


@rule("lcg.taxation")
@pytest.mark.parametrize(("plot", "left"), [("Planning Ahead", 3), ("Rains of Autumn", 0)])
def test_planning_ahead_takes_the_taxation_phase_from_everybody(plot: str, left: int):
    table = realm("stark", "stark").given(A="gold: 3", B=f"gold: 2; plot: {plot}", at="standing")
    go_on(table, lambda: table.state.round == 2)
    assert table.seat("A").gold == left
    assert table.seat("B").gold == (2 if left else 0)


@rule("lcg.tolls", "lcg.events")
def test_calm_over_westeros_makes_every_event_cost_a_gold_for_an_opponent():
    table = realm("stark", "stark").given(
        A="hand: Distinct Mastery; play: Robb Stark (kneeling); gold: 1; plot: Calm Over Westeros", at="draw-actions"
    )
    table.seat("A").plays("use Distinct Mastery")
    assert (table.seat("A").gold, table.seat("B").gold, table.is_kneeling("Robb Stark")) == (0, 1, False)
    table = realm("stark", "stark").given(
        A="hand: Distinct Mastery; play: Robb Stark (kneeling)", B="plot: Calm Over Westeros", at="draw-actions"
    )
    assert not table.seat("A").can("use Distinct Mastery")


@rule("lcg.tolls")
def test_with_several_opponents_the_player_of_an_event_says_who_gets_the_gold():
    table = realm("stark", "stark", "stark").given(
        A="hand: The Lion's Will; gold: 3", B="play: Hodor; plot: Calm Over Westeros", at="draw-actions"
    )
    table.seat("A").plays("use The Lion's Will")
    assert sorted(table.seat("A").moves) == ["seat B", "seat C"]
    table.play("seat C")
    assert ([table.seat(letter).gold for letter in "ABC"], table.is_kneeling("Hodor")) == ([0, 0, 1], True)
    table = realm("stark", "stark").given(
        A="hand: The Lion's Will; gold: 2", B="play: Hodor; plot: Calm Over Westeros", at="draw-actions"
    )
    assert not table.seat("A").can("use The Lion's Will"), "two and one are three"


@rule("lcg.marshal-others")
def test_in_calm_times_events_cost_gold_and_wait_while_somebody_else_marshals():
    table = realm("stark", "stark").given(
        A="hand: Distraction; gold: 1", B="play: Hodor; plot: Calm Over Westeros; gold: 1", at="marshalling", first="B"
    )
    assert not table.seat("A").can("use Distraction")


# Strength.


@pytest.mark.parametrize(
    ("plot", "mine", "strengths"),
    [
        ("Tourney for the Hand", "Knight of the Rainwood", (3, 2)),
        ("Hear Me Roar", "Knight of the Rainwood", (1, 1)),
        ("Hear Me Roar", "Cersei's Attendant", (1, 1)),
        ("The Power of Arms", "Host of Storm's End", (8, 6)),
        ("The Power of Arms", "Cersei's Attendant", (1, 1)),
        ("Power and Wealth", "Warlock's Servitors", (3, 3)),
    ],
)
def test_plots_that_change_strength(plot: str, mine: str, strengths: tuple[int, int]):
    table = realm("stark", "stark").given(A=f"plot: {plot}; play: {mine}", B=f"play: {mine}", at="draw-actions")
    assert (table.strength(f"{mine}@A"), table.strength(f"{mine}@B")) == strengths


def test_whoever_has_no_intrigue_icon_at_the_time_loses_strength():
    table = realm("lannister", "stark").given(
        A="plot: Hear Me Roar; play: Robb Stark, Selyse Baratheon, Viserys Targaryen, Narrow Sea",
        at="challenge-actions",
    )
    assert [table.strength(name) for name in ("Robb Stark", "Viserys Targaryen")] == [1, 0]
    table.seat("A").plays("use Selyse Baratheon", "card Narrow Sea", "card Robb Stark")
    assert table.strength("Robb Stark") == 2
    table.end_phase()
    assert table.strength("Robb Stark") == 1


@rule("lcg.immunity")
def test_the_tourney_makes_ones_knights_immune_to_opponents_characters_only():
    table = realm("lannister", "stark").given(
        A="play: Cersei Lannister, Knight of the Rainwood; gold: 2",
        B="play: Hodor, Knight of the Tumblestone; plot: Tourney for the Hand",
        at="dominance-actions",
    )
    table.seat("A").plays("use Cersei Lannister")
    assert table.targets() == ["Cersei Lannister", "Hodor", "Knight of the Rainwood"]
    table = realm("lannister", "stark").given(
        A="hand: Distraction", B="play: Knight of the Tumblestone; plot: Tourney for the Hand", at="marshalling"
    )
    table.seat("A").plays("use Distraction")
    assert table.is_kneeling("Knight of the Tumblestone@B"), "events are no characters"
    table = realm("lannister", "stark").given(
        A="play: Cersei Lannister, Knight of the Rainwood; gold: 2; plot: Tourney for the Hand", at="dominance-actions"
    )
    table.seat("A").plays("use Cersei Lannister", "card Knight of the Rainwood")
    assert table.is_kneeling("Knight of the Rainwood"), "not to one's own"


def test_holding_the_trident_is_for_who_has_fewer_characters_than_some_opponent():
    table = realm("stark", "stark", "stark").given(
        A="plot: Holding the Trident; play: Hodor, Lady",
        B="play: Robb Stark",
        C="play: 2x Direwolf Pup",
        at="draw-actions",
    )
    assert table.strength("Hodor") == 4, "as many as C, more than B"
    table = realm("stark", "stark", "stark").given(
        A="plot: Holding the Trident; play: Hodor",
        B="play: Great Keep",
        C="play: 2x Direwolf Pup",
        at="draw-actions",
    )
    assert (table.strength("Hodor"), table.strength("Direwolf Pup")) == (6, 2), "one opponent is enough"


def test_holding_the_trident_counts_all_the_time():
    table = realm("stark", "stark").given(
        A="plot: Holding the Trident; play: Hodor; hand: Lady; gold: 2",
        B="play: Jon Snow, Sansa Stark",
        at="marshalling",
    )
    assert table.strength("Hodor") == 6
    table.seat("A").plays("play Lady")
    assert table.strength("Hodor") == 4


def test_power_and_wealth_counts_attachments_but_no_duplicates():
    table = realm("stark", "stark").given(
        A="plot: Power and Wealth; play: Robb Stark (duplicate, with Ice + Lordship), Arya Stark (duplicate)",
        B="play: Eddard Stark (with Milk of the Poppy)",
        at="draw-actions",
    )
    without = realm("stark", "stark").given(A="play: Robb Stark (with Ice + Lordship)", at="draw-actions")
    assert table.strength("Robb Stark") == without.strength("Robb Stark") + 2
    assert (table.strength("Arya Stark"), table.strength("Eddard Stark")) == (2, 3)


def test_power_and_wealth_counts_what_others_attached():
    table = realm("stark", "stark").given(
        A="plot: Power and Wealth; play: Robb Stark", B="play: Milk of the Poppy (on Robb Stark@A)", at="draw-actions"
    )
    assert table.strength("Robb Stark") == 3


# What is printed.

NUMBERS = """
Summoning Season 4 3 1 | Mutual Cause 3 3 2 | Uneasy Truce 4 0 1 | Rains of Autumn 4 5 1 | Good for the Gander 4 0 1
Tourney for the Hand 3 6 1 | Fleeing to the Wall 3 3 1 | Drunken Allegations 3 4 1 | Mutual Blackmail 3 1 2
Planning Ahead 3 0 1 | Wildfire Assault 3 4 1 | Hear Me Roar 5 3 1 | Blockade 0 4 1 | The Power of Blood 4 3 1
Building Season 4 1 1 | Mutual Enemies 2 2 2 | Holding the Trident 3 4 1 | Calm Over Westeros 4 3 1 | Snowed Under 3 0 1
The Power of Arms 3 1 2 | Valar Morghulis 2 0 0 | Condemned by the Realm 5 3 1 | Counting Favors 3 3 1
Power and Wealth 3 5 1 | Mad King's Legacy 4 3 1 | Rule by Decree 4 4 1 | Noose and Swordpoint 4 3 1
Herding the Masses 2 0 2
"""


def test_the_numbers_of_all_plots():
    printed = [f"{card.name} {card.gold} {card.initiative} {card.claim}" for card in PLOTS]
    assert printed == [each.strip() for each in NUMBERS.replace("\n", "|").split("|") if each.strip()]


def test_how_many_of_a_plot_a_deck_may_hold_and_whose_they_are():
    assert [card.name for card in PLOTS if card.copies == 2] == ["The Power of Blood", "The Power of Arms"]
    assert all(card.copies == 1 for card in PLOTS if not card.name.startswith("The Power of"))
    only = {card.name: card.only.value for card in PLOTS if card.only is not None}
    assert only == {"Hear Me Roar": "lannister", "Mad King's Legacy": "targaryen"}


@rule("lcg.claim")
def test_the_claim_of_the_revealed_plot_counts():
    table = realm("stark", "stark").given(A="plot: Valar Morghulis", B="plot: The Power of Arms", at="draw-actions")
    assert [claim_of(table.state, seat) for seat in (0, 1)] == [0, 2]
