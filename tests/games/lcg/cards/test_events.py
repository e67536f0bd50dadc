"""Events that kneel and stand, change claims, reveal plots and burn; and what is printed on all of them."""

from __future__ import annotations

import pytest

from games.lcg.cards.cancelling import cancelling
from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.cards.core.events import CARDS as EVENTS
from thronsaal.games.lcg.resolution import claim_of

# Kneeling and standing.


def test_distraction_kneels_a_character_with_the_military_icon():
    table = realm("stark", "stark").given(
        A="hand: Distraction", B="play: Hodor, Sansa Stark, Lady (kneeling), Robb Stark", at="marshalling"
    )
    table.seat("A").plays("use Distraction")
    assert table.targets() == ["Hodor", "Robb Stark"]
    table.play("card Hodor")
    assert table.is_kneeling("Hodor")
    assert table.seat("A").discard == ["Distraction"]


@rule("lcg.targets")
def test_distraction_needs_somebody_standing():
    table = realm("stark", "stark").given(
        A="hand: Distraction", B="play: Hodor (kneeling), Sansa Stark", at="marshalling"
    )
    table.seat("A").tries("use Distraction")
    table.expects(reason="lcg.targets")


@rule("lcg.phases-of-actions")
@pytest.mark.parametrize(
    ("event", "at"),
    [
        ("Distraction", "challenge-actions"),
        ("Winter is Coming", "marshalling"),
        ("Lethal Counterattack", "dominance-actions"),
        ("Bran the Builder's Legacy", "challenge-actions"),
        ("Guilty!", "taxation-actions"),
        ("I Never Bet Against My Family", "dominance-actions"),
        ("Insidious Ways", "draw-actions"),
        ("Call Their Bluff", "challenge-actions"),
        ("I'm You Writ Small", "dominance-actions"),
        ("Muster", "challenge-actions"),
        ("Westeros Bleeds", "standing-actions"),
    ],
)
def test_events_of_a_phase_are_not_played_in_others(event: str, at: str):
    table = realm("stark", "stark").given(
        A=f"play: Robb Stark, 4x Narrow Sea, Knight of the Rainwood, Tywin Lannister; hand: {event}, Distinct Mastery; "
        "gold: 5",
        B="play: Hodor, Sansa Stark (kneeling)",
        at=at,
    )
    assert table.seat("A").can("use Distinct Mastery"), "this is a time for actions"
    assert not table.seat("A").can(f"use {event}")


@rule("lcg.marshal-others")
def test_others_may_play_events_without_gold_while_somebody_marshals():
    table = realm("stark", "stark").given(
        A="hand: Distraction, The Lion's Will; gold: 2", B="play: Hodor", at="marshalling", first="B"
    )
    table.until("A")
    assert table.seat("A").can("use Distraction")
    assert not table.seat("A").can("use The Lion's Will")


@rule("lcg.immunity")
@pytest.mark.parametrize(
    "event", ["Distraction", "The Lion's Will", "You've Killed the Wrong Dwarf!", "Forever Burning"]
)
def test_who_is_immune_to_events_is_no_target(event: str):
    table = realm("stark", "lannister").given(
        A=f"hand: {event}; gold: 2", B="play: Shaggydog, Robb Stark (kneeling)", at="marshalling"
    )
    if event == "Forever Burning":
        table.seat("A").plays(f"use {event}")
        assert table.strength("Robb Stark") == 1
        assert table.strength("Shaggydog") == 4
    else:
        assert not table.seat("A").can(f"use {event}")


def test_the_lions_will_kneels_anybody_for_two_gold():
    table = realm("lannister", "stark").given(A="hand: 2x The Lion's Will; gold: 3", B="play: Hodor", at="marshalling")
    table.seat("A").plays("use The Lion's Will")
    assert table.is_kneeling("Hodor")
    assert (table.seat("A").gold, table.seat("A").discard) == (1, ["The Lion's Will"])


def test_the_lions_will_is_for_every_phase_but_costs_gold():
    table = realm("lannister", "stark").given(
        A="hand: The Lion's Will; gold: 1", B="play: Hodor", at="dominance-actions"
    )
    assert not table.seat("A").can("use The Lion's Will")
    table = realm("lannister", "stark").given(
        A="hand: The Lion's Will; gold: 2", B="play: Hodor", at="dominance-actions"
    )
    assert table.seat("A").plays("use The Lion's Will").gold == 0


@rule("lcg.then")
def test_the_wrong_dwarf_kneels_and_then_claims_power():
    table = realm("lannister", "stark").given(
        A="hand: You've Killed the Wrong Dwarf!", B="play: Hodor, Lady (kneeling), Robb Stark", at="draw-actions"
    )
    table.seat("A").plays("use You've Killed the Wrong Dwarf!")
    assert table.is_kneeling("Hodor"), "the only one who stands and is not noble"
    assert (table.power("Hodor"), table.seat("B").power) == (1, 1)


@rule("lcg.then")
def test_the_wrong_dwarf_gives_a_kneeling_character_nothing():
    table = realm("lannister", "stark").given(
        A="hand: You've Killed the Wrong Dwarf!", B="play: Hodor (kneeling), Robb Stark", at="challenge-actions"
    )
    assert not table.seat("A").can("use You've Killed the Wrong Dwarf!")


def test_distinct_mastery_stands_whoever_has_a_crest():
    crested = "Selyse Baratheon, Tyrion Lannister, Robb Stark, Knight of the Tumblestone"
    table = realm("stark", "stark").given(
        A="hand: Distinct Mastery; play: Lady (kneeling), Eddard Stark",
        B="play: " + ", ".join(f"{name} (kneeling)" for name in crested.split(", ")),
        at="draw-actions",
    )
    table.seat("A").plays("use Distinct Mastery")
    assert table.targets() == sorted(crested.split(", "))
    table.play("card Tyrion Lannister")
    assert not table.is_kneeling("Tyrion Lannister")


# Claim.


def claiming(**given: str) -> RealmTable:
    return realm("stark", "lannister").given(**{"at": "challenges", **given})


@rule("lcg.claim", "lcg.lasting")
def test_winter_is_coming_raises_the_claim_of_starks_for_the_challenge():
    table = claiming(A="play: Robb Stark, Grey Wind, Lady; hand: Winter is Coming", B="play: Shae, Bronn (kneeling)")
    table.attack("military", "Grey Wind").do("use Winter is Coming").quiet()
    assert sorted(table.seat("B").dead) == ["Bronn", "Shae"]


def test_winter_is_coming_does_nothing_for_other_houses():
    table = realm("lannister", "stark").given(
        A="play: Bronn", B="play: 2x Direwolf Pup (kneeling); hand: Winter is Coming", at="challenges"
    )
    table.attack("military", "Bronn").do("use Winter is Coming").quiet()
    table.play("card Direwolf Pup").quiet()
    assert table.seat("B").dead == ["Direwolf Pup"]


def test_winter_is_coming_needs_a_challenge_and_a_stark():
    table = claiming(A="play: Grey Wind; hand: Winter is Coming", B="play: Hodor", at="challenge-actions")
    assert not table.seat("A").can("use Winter is Coming")
    table = realm("lannister", "lannister").given(
        A="play: Bronn; hand: Winter is Coming, The Lion's Will; gold: 2", B="play: Hodor", at="challenges"
    )
    table.attack("military", "Bronn").until("use The Lion's Will")
    assert not table.seat("A").can("use Winter is Coming"), "nobody here plays House Stark"


@rule("lcg.limits")
def test_winter_comes_once_a_round_for_each_player():
    table = realm("stark", "stark").given(
        A="play: Grey Wind, Robb Stark; hand: 2x Winter is Coming",
        B="play: Hodor; hand: 2x Winter is Coming",
        at="challenges",
    )
    table.attack("military", "Grey Wind").do("use Winter is Coming")
    assert table.seat("B").can("use Winter is Coming"), "each player may"
    table.seat("B").plays("use Winter is Coming")
    table.defend("Hodor").until("A")
    assert not table.seat("A").can("use Winter is Coming")
    table.quiet().attack("power", "Robb Stark").until("A")
    assert not table.seat("A").can("use Winter is Coming"), "also not in the next challenge of the round"


@rule("lcg.costs")
def test_i_never_bet_lowers_a_claim_by_what_is_paid():
    table = realm("lannister", "stark").given(
        A="play: Shae, Lannisport Steward, Cersei's Attendant; hand: I Never Bet Against My Family; gold: 2",
        B="play: Grey Wind; plot: The Power of Arms",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").do("use I Never Bet Against My Family")
    assert table.seat("A").moves == ["number 1", "number 2"]
    table.play("number 2")
    assert table.targets() == ["Cersei's Attendant", "Lannisport Steward"]
    table.play("card Lannisport Steward").quiet()
    assert table.is_kneeling("Lannisport Steward")
    assert (table.seat("A").gold, table.seat("A").dead) == (0, [])
    assert "claim-zero" in table.story


def test_a_claim_never_falls_below_zero_and_the_wager_ends_with_the_challenge():
    table = realm("lannister", "stark", "stark").given(
        A="play: Lannisport Steward; hand: I Never Bet Against My Family; gold: 3",
        B="play: Grey Wind",
        C="play: Robb Stark",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind", target="C").do("use I Never Bet Against My Family", "number 3")
    table.play("card Lannisport Steward")
    assert sorted(table.seat("A").moves) == ["seat B", "seat C"]
    table.play("seat B")
    assert [claim_of(table.state, seat) for seat in range(3)] == [1, 0, 1]
    table.quiet()
    table.defend() if table.asked == "declare-defenders" else None
    table.quiet()
    assert [claim_of(table.state, seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize(
    "mine",
    ["play: Lannisport Steward (kneeling); gold: 2", "play: Lannisport Steward; gold: 0", "play: Hodor; gold: 2"],
)
def test_i_never_bet_needs_gold_and_a_standing_lannister(mine: str):
    table = realm("lannister", "stark").given(
        A=f"{mine}; hand: I Never Bet Against My Family, Distinct Mastery",
        B="play: Grey Wind, Robb Stark (kneeling)",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").until("use Distinct Mastery")
    assert not table.seat("A").can("use I Never Bet Against My Family")


# Plots.


@rule("lcg.plot-reveal")
def test_lords_of_the_narrow_sea_make_an_opponent_reveal_a_poorer_plot():
    table = realm("baratheon", "stark", "stark").given(
        A="hand: Lords of the Narrow Sea; play: Robert Baratheon; plot: Rains of Autumn",
        B="plots: Blockade, The Power of Arms",
        at="challenge-actions",
    )
    table.seat("A").plays("use Lords of the Narrow Sea", "card Robert Baratheon", "seat B")
    table.seat("B").plays("plot The Power of Arms")
    assert (table.seat("B").plot, table.seat("A").house_power) == ("The Power of Arms", 1)
    assert table.state.first == 0, "initiative is not counted again"


@rule("lcg.plot-when-revealed")
def test_lords_of_the_narrow_sea_claim_nothing_for_a_richer_plot_which_works_at_once():
    table = realm("baratheon", "stark").given(
        A="hand: Lords of the Narrow Sea; play: 2x Narrow Sea, Crossroads, Robert Baratheon (kneeling); plot: Blockade",
        B="plots: Valar Morghulis; play: Hodor",
        at="draw-actions",
    )
    table.seat("A").plays("use Lords of the Narrow Sea", "card Narrow Sea", "card Narrow Sea#2", "card Crossroads")
    table.play("plot Valar Morghulis").quiet()
    assert table.seat("B").dead == ["Hodor"]
    assert table.seat("A").house_power == 0, "0 is not less than 0: A's own Blockade makes it count so"


def test_a_blockade_that_answers_the_lords_makes_all_plots_equal():
    table = realm("baratheon", "stark").given(
        A="hand: Lords of the Narrow Sea; play: Robert Baratheon; plot: Rains of Autumn",
        B="plots: Blockade",
        at="draw-actions",
    )
    table.seat("A").plays("use Lords of the Narrow Sea", "card Robert Baratheon")
    table.play("plot Blockade")
    assert table.seat("A").house_power == 0


def test_the_lords_of_the_narrow_sea_do_nothing_for_free():
    table = realm("baratheon", "stark").given(
        A="hand: Lords of the Narrow Sea, The Lion's Will; gold: 2; play: Hodor, 2x Narrow Sea", at="draw-actions"
    )
    assert not table.seat("A").can("use Lords of the Narrow Sea")


@rule("lcg.cancel", "lcg.costs")
def test_a_cancelled_event_stays_played_and_paid():
    table = cancelling("baratheon", "stark").given(
        A="hand: Lords of the Narrow Sea; play: 3x Narrow Sea", B="plots: Blockade", at="draw-actions"
    )
    table.seat("A").plays("use Lords of the Narrow Sea", "card Narrow Sea", "card Narrow Sea#2", "card Narrow Sea#3")
    table.cancel("Lords of the Narrow Sea")
    assert table.seat("B").plot == "Counting Favors"
    assert table.is_kneeling("Narrow Sea")
    assert table.seat("A").discard == ["Lords of the Narrow Sea"]


# Forever Burning.


@rule("lcg.deathbound", "lcg.lasting")
def test_forever_burning_weakens_and_goes_to_the_dead():
    table = realm("targaryen", "stark").given(A="hand: Forever Burning", B="play: Hodor, Lady", at="draw-actions")
    table.seat("A").plays("use Forever Burning", "card Hodor")
    assert (table.strength("Hodor"), table.seat("A").dead, table.seat("A").discard) == (3, ["Forever Burning"], [])
    table.end_phase()
    assert table.strength("Hodor") == 4


@rule("lcg.deathbound", "lcg.cancel")
def test_a_cancelled_forever_burning_is_discarded():
    table = cancelling("targaryen", "stark").given(A="hand: Forever Burning", B="play: Hodor", at="draw-actions")
    table.seat("A").plays("use Forever Burning")
    table.cancel("Forever Burning")
    assert (table.strength("Hodor"), table.seat("A").dead, table.seat("A").discard) == (4, [], ["Forever Burning"])


@rule("lcg.deathbound", "lcg.cancel")
def test_what_was_cancelled_once_works_when_it_is_played_again():
    table = cancelling("targaryen", "stark").given(A="hand: Forever Burning", B="play: Hodor", at="draw-actions")
    table.state.use_up(("cancelled", table.card("Forever Burning"), ""))
    table.seat("A").plays("use Forever Burning").table.quiet()
    assert table.seat("A").dead == ["Forever Burning"]


@rule("lcg.piles")
@pytest.mark.parametrize(
    ("mine", "moves"),
    [
        ("play: Narrow Sea", ["card Narrow Sea"]),
        ("gold: 2", []),
        ("play: Narrow Sea; gold: 2", ["number 2"]),
        ("play: Narrow Sea; gold: 2", ["number 1", "card Narrow Sea"]),
    ],
)
def test_forever_burning_comes_back_from_the_dead(mine: str, moves: list[str]):
    table = realm("targaryen", "stark").given(A=f"dead: Forever Burning; {mine}", at="dominance-actions")
    table.seat("A").plays("use Forever Burning:2", *moves)
    assert (table.seat("A").hand, table.seat("A").dead) == (["Forever Burning"], [])
    assert (table.seat("A").gold == 0) == ("card Narrow Sea" not in moves or "gold" not in mine)


@pytest.mark.parametrize(("at", "gold"), [("draw-actions", 2), ("dominance-actions", 1)])
def test_forever_burning_stays_dead_in_other_phases_and_unpaid(at: str, gold: int):
    table = realm("targaryen", "stark").given(
        A=f"dead: Forever Burning; gold: {gold}; hand: Distinct Mastery; play: Robb Stark (kneeling)", at=at
    )
    assert table.seat("A").can("use Distinct Mastery")
    assert not table.seat("A").can("use Forever Burning:2")


@rule("lcg.events", "lcg.tolls")
def test_bringing_forever_burning_back_is_not_playing_it():
    table = realm("targaryen", "stark").given(
        A="dead: Forever Burning; gold: 2; plot: Calm Over Westeros", at="dominance-actions"
    )
    table.seat("A").plays("use Forever Burning:2")
    assert (table.seat("A").gold, table.seat("B").gold, table.seat("A").hand) == (0, 0, ["Forever Burning"])


@rule("lcg.terminal")
def test_forever_burning_kills_the_flame_kissed():
    table = realm("targaryen", "stark").given(
        A="hand: Forever Burning; play: Flame-Kissed (on Catelyn Stark@B)", B="play: Catelyn Stark", at="draw-actions"
    )
    assert table.strength("Catelyn Stark") == 1
    table.seat("A").plays("use Forever Burning")
    assert table.quiet().seat("B").dead == ["Catelyn Stark"]


@rule("lcg.moribund", "lcg.killed")
def test_others_may_answer_the_death_of_who_retreats():
    table = realm("baratheon", "lannister").given(
        A="play: Robert Baratheon; hand: Retreat",
        B="play: Bronn, Joffrey Baratheon",
        at="challenges",
        first="B",
    )
    table.attack("military", "Bronn").defend()
    table.do("use Retreat", "use Joffrey Baratheon").quiet()
    assert (table.power("Joffrey Baratheon"), table.seat("A").hand) == (1, ["Robert Baratheon"])


# What is printed.


@pytest.mark.parametrize(
    ("house", "names"),
    [
        ("stark", ["Bran the Builder's Legacy", "Guilty!"]),
        ("lannister", ["The Lion's Will", "Call Their Bluff", "I'm You Writ Small", "You've Killed the Wrong Dwarf!"]),
        ("baratheon", ["Prosperity and Plenty", "Lords of the Narrow Sea"]),
        ("targaryen", ["Forever Burning"]),
    ],
)
def test_events_that_only_one_house_may_play(house: str, names: list[str]):
    core = [card for card in EVENTS if card.only is not None and card.only.value == house]
    assert [card.name for card in core] == names
    assert all(card.is_neutral for card in EVENTS)
    assert [card.name for card in EVENTS if "Small Council" in card.traits] == [
        "Guilty!",
        "You've Killed the Wrong Dwarf!",
    ]
