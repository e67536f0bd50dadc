"""The round: seven phases in their order, who is asked when, plots chosen in secret, what comes before what."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.core.engine.select import cards_in
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.plotting import initiative

PHASES = ["plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"]


def plots_in(table: RealmTable, seat: int) -> list[str]:
    """The names in a plot deck."""
    return sorted(table.state.deal.names[card] for card in cards_in(table.state.plots[seat]))


def choose(table: RealmTable, *plots: str) -> RealmTable:
    """Everybody chooses a plot, by seat."""
    table.until("choose-plots")
    for letter, plot in zip("ABCD", plots, strict=False):
        table.seat(letter).plays(f"plot {plot}")
    return table


# The order of phases.


@rule("lcg.round")
def test_every_phase_begins_and_ends_in_the_order_of_the_book():
    """Nobody can do anything here but choose a plot, so a whole round runs by itself and tells what it does."""
    state = GAME.arrange({"houses": "stark-stark", "at": "round", **dict.fromkeys("AB", "rest: 0; plots: Blockade")})
    events = state.apply(0, state.legal(0)[0])
    events += state.apply(1, state.legal(1)[0])
    events += state.apply(state.actors[0], state.legal(state.actors[0])[0])
    told = [event.values["phase"].key.rpartition("-")[2] for event in events if event.kind == "phase"]
    assert told == [*PHASES[1:], "plot"]
    assert [event.kind for event in events if event.kind in ("round", "income", "dominance-tie", "all-stand")] == [
        "income",
        "income",
        "dominance-tie",
        "all-stand",
        "round",
    ]


@rule("lcg.turns")
def test_who_is_not_asked_waits():
    table = realm("stark", "stark").given(A="play: Lady", B="play: Lady", at="challenges")
    table.until("turn")
    table.seat("B").tries("done")
    table.expects(reason="lcg.turns")
    table.seat("B").tries("challenge power A")
    table.expects(reason="lcg.turns")


@rule("lcg.turns")
@pytest.mark.parametrize("hand", ["Distraction", "Hodor"])
def test_who_might_have_a_fitting_card_is_asked_with_it_or_without(hand: str):
    """Which of two cards is in hand and which in the deck is nobody's business."""
    other = "Hodor" if hand == "Distraction" else "Distraction"
    table = realm("stark", "lannister").given(
        A="play: Robb Stark", B=f"hand: {hand}; deck: {other}; rest: 0", at="marshalling"
    )
    assert table.state.actors == (1,)
    assert table.seat("B").moves == (["pass", "use distraction@B"] if hand == "Distraction" else ["pass"])


@rule("lcg.turns")
def test_who_cannot_have_one_is_not_asked():
    table = realm("stark", "lannister").given(A="play: Robb Stark", B="hand: Hodor; rest: 1", at="marshalling")
    assert table.state.actors == ()


# Plots.


@rule("lcg.plot-choice")
def test_plots_are_chosen_in_secret_and_by_all_at_once():
    table = realm("stark", "stark", "stark").given(
        A="plots: Blockade, Calm Over Westeros", B="plots: Uneasy Truce", C="plots: Uneasy Truce", at="plots"
    )
    table.until("choose-plots")
    assert table.state.actors == (0, 1, 2)
    (event,) = table.state.copy().apply(0, GAME.read("plot blockade@A"))
    assert (event.rule, event.to, "card" in event.values) == ("lcg.plot-choice", (0,), False)
    table.seat("A").plays("plot Blockade")
    assert table.state.actors == (1, 2)
    seen = table.state.view(1)["seats"][0]
    assert (seen["has_chosen"], seen["chosen"], seen["revealed"], seen["plots"]) == (True, None, None, 2)
    assert table.state.view(0)["seats"][0]["chosen"] == "blockade@A"
    table.seat("A").tries("plot Calm Over Westeros")
    table.expects(reason="lcg.turns")


@rule("lcg.plot-choice")
def test_only_a_plot_of_the_own_deck_can_be_chosen():
    table = realm("stark", "stark").given(
        A="plot: Blockade; plots: Calm Over Westeros; used: Hear Me Roar", B="plots: Uneasy Truce", at="plots"
    )
    table.until("choose-plots")
    assert table.seat("A").moves == ["plot calm-over-westeros@A"]
    for name in ("Blockade", "Hear Me Roar", "Uneasy Truce"):
        table.seat("A").tries(f"plot {name}")
        table.expects(reason="lcg.plot-choice")


@rule("lcg.plot-reveal")
def test_all_reveal_together_and_what_lay_there_is_used():
    table = realm("stark", "stark").given(
        A="plot: Blockade; plots: Calm Over Westeros, Uneasy Truce; used: Hear Me Roar",
        B="plots: Uneasy Truce, Blockade",
        at="plots",
    )
    table.until("choose-plots").seat("B").plays("plot Uneasy Truce")
    assert table.state.revealed[1] == -1, "it lies face down until all have chosen"
    table.seat("A").plays("plot Calm Over Westeros")
    assert (table.seat("A").plot, table.seat("B").plot) == ("Calm Over Westeros", "Uneasy Truce")
    assert [table.state.deal.names[card] for card in table.state.used[0]] == ["Hear Me Roar", "Blockade"]
    assert plots_in(table, 0) == ["Uneasy Truce"]


@rule("lcg.plot-deck")
def test_the_new_plot_deck_is_made_after_the_effect_of_the_last_plot():
    table = realm("stark", "stark").given(
        A="plots: Wildfire Assault; used: Blockade, Hear Me Roar; play: 4x Direwolf Pup",
        B="plots: Uneasy Truce, Blockade",
        at="plots",
    )
    choose(table, "Wildfire Assault", "Uneasy Truce").do("seat A")
    assert table.asked == "sparing", "the effect of the last plot"
    assert plots_in(table, 0) == []
    while table.asked == "sparing":
        table.play("done" if "done" in table.seat("A").moves else table.seat("A").moves[0])
    table.quiet()
    assert plots_in(table, 0) == ["Blockade", "Hear Me Roar"]
    assert (table.seat("A").plot, table.state.used[0]) == ("Wildfire Assault", ())


@rule("lcg.plot-deck")
def test_as_long_as_a_plot_is_left_used_ones_stay_used():
    table = realm("stark", "stark").given(
        A="plots: Blockade, Uneasy Truce; used: Hear Me Roar", B="plots: Uneasy Truce, Blockade", at="plots"
    )
    choose(table, "Blockade", "Uneasy Truce").do("seat A").quiet()
    assert plots_in(table, 0) == ["Uneasy Truce"]


@rule("lcg.plot-when-revealed")
def test_several_when_revealed_effects_come_one_after_the_other():
    """The first player lets Summoning Season come first; the card that was found is then in danger."""
    table = realm("stark", "stark", "stark").given(
        A="plots: Rule by Decree; hand: 3x Direwolf Pup; rest: 0",
        B="plots: Building Season; deck: Great Keep; rest: 0",
        C="plots: Building Season; deck: Godswood; rest: 0",
        at="plots",
    )
    choose(table, "Rule by Decree", "Building Season", "Building Season").do("seat C")
    assert (table.asked, table.state.actors) == ("which-first", (2,))
    assert table.targets() == ["Building Season", "Building Season", "Rule by Decree"]
    table.play("card Building Season@C")
    assert table.state.actors != (), "C's plot asks whom to share it with"


@rule("lcg.plot-when-revealed")
def test_constant_texts_of_plots_hold_at_once():
    """The Rains wash bonuses away as soon as they lie there, whoever reveals them."""
    table = realm("stark", "stark").given(
        A="play: 2x Great Keep; plots: Calm Over Westeros", B="plots: Rains of Autumn", at="plots"
    )
    choose(table, "Calm Over Westeros", "Rains of Autumn")
    assert table.state.view(0)["seats"][0]["income"] == 4


# Initiative.


@rule("lcg.initiative", "lcg.initiative-bonus")
@pytest.mark.parametrize("mark", ["", " (kneeling)"])
def test_bonuses_count_with_the_plot_even_on_kneeling_cards(mark: str):
    table = realm("stark", "stark").given(
        A=f"play: 2x Beacon Hill{mark}; plots: Uneasy Truce", B="plots: Calm Over Westeros", at="plots"
    )
    choose(table, "Uneasy Truce", "Calm Over Westeros")
    assert [initiative(table.state, seat) for seat in (0, 1)] == [4, 3]
    assert (table.asked, table.state.actors) == ("name-first", (0,))


@rule("lcg.initiative-bonus")
def test_what_another_controls_does_not_count():
    table = realm("stark", "stark").given(
        A="play: Beacon Hill (of B); plots: Uneasy Truce", B="plots: Uneasy Truce", at="plots"
    )
    choose(table, "Uneasy Truce", "Uneasy Truce")
    assert [initiative(table.state, seat) for seat in (0, 1)] == [2, 0]


@rule("lcg.initiative-tie")
def test_power_on_characters_counts_in_a_tie():
    table = realm("stark", "stark", "stark").given(
        A="plots: Uneasy Truce; power: 2",
        B="plots: Uneasy Truce; play: Hodor (3 power)",
        C="plots: Blockade; power: 1",
        at="plots",
    )
    choose(table, "Uneasy Truce", "Uneasy Truce", "Blockade")
    assert table.state.actors == (2,), "the highest initiative, whatever power"
    table = realm("stark", "stark", "stark").given(
        A="plots: Blockade; power: 2", B="plots: Blockade; play: Hodor (3 power)", C="plots: Uneasy Truce", at="plots"
    )
    choose(table, "Blockade", "Blockade", "Uneasy Truce")
    assert table.state.actors == (0,), "among those with the highest the least power"


@rule("lcg.initiative-tie")
def test_lots_are_drawn_among_those_with_least_power_only():
    winners = set()
    for seed in range(16):
        table = realm("stark", "stark", "stark").given(
            A="plots: Blockade", B="plots: Blockade; power: 1", C="plots: Blockade", at="plots", seed=seed
        )
        winners |= set(choose(table, "Blockade", "Blockade", "Blockade").state.actors)
    assert winners == {0, 2}


@rule("lcg.first-player")
def test_who_wins_initiative_may_name_anybody():
    table = realm("stark", "stark", "stark").given(
        A="plots: Blockade", B="plots: Uneasy Truce", C="plots: Uneasy Truce", at="plots"
    )
    choose(table, "Blockade", "Uneasy Truce", "Uneasy Truce")
    assert table.seat("A").moves == ["seat A", "seat B", "seat C"]
    table.play("seat C")
    assert table.state.first == 2


@rule("lcg.first-player", "lcg.actions")
@pytest.mark.parametrize(
    "step",
    ["draw-actions", "drawn-actions", "challenge-actions", "dominance-actions", "standing-actions", "taxation-actions"],
)
def test_the_first_player_acts_first_in_every_phase_and_the_others_clockwise(step: str):
    acting = "play: Arya Stark, Narrow Sea"
    table = realm("stark", "stark", "stark").given(
        A=acting, B=f"{acting}, Robert Baratheon", C=acting, first="B", at=step
    )
    for letter in "BCA":
        assert table.state.actors == ("ABC".index(letter),)
        table.play("pass")
    assert table.state.is_halted


# Drawing.


@rule("lcg.draw", "lcg.draw-cap")
def test_the_two_cards_of_the_phase_do_not_count_against_the_cap():
    table = realm("stark", "stark").given(at="draw")
    table.quiet()
    assert (len(table.seat("A").hand), table.state.drawn) == (2, [0, 0])


@rule("lcg.draw")
def test_an_empty_deck_ends_nothing():
    table = realm("stark", "stark").given(A="rest: 0; hand: Hodor", at="draw")
    assert (table.quiet().seat("A").hand, table.state.ended) == (["Hodor"], "")


@rule("lcg.draw-cap")
def test_the_cap_is_for_each_player_and_each_round():
    table = realm("stark", "stark").given(
        A="plots: Counting Favors, Blockade; rest: 8", B="plots: Uneasy Truce, Blockade; rest: 8", at="end"
    )
    table.state.drawn = [2, 0]
    choose(table, "Counting Favors", "Uneasy Truce").do("seat A").quiet()
    assert [len(table.seat(letter).hand) for letter in "AB"] == [3, 3], "a new round began before"
    table = realm("stark", "stark").given(A="plots: Counting Favors; rest: 8", B="rest: 8", at="plots")
    table.state.drawn = [2, 0]
    choose(table, "Counting Favors", "Planning Ahead").do("seat A").quiet()
    assert [len(table.seat(letter).hand) for letter in "AB"] == [1, 3], "one more and no more"


@rule("lcg.draw-cap")
def test_what_is_not_called_drawing_does_not_count():
    table = realm("stark", "stark").given(
        A="plots: Summoning Season; deck: Hodor", B="plots: Uneasy Truce; rest: 0", at="plots"
    )
    table.state.drawn = [3, 3]
    choose(table, "Summoning Season", "Uneasy Truce").do("seat A")
    table.do("card Hodor").quiet()
    assert table.seat("A").hand == ["Hodor"]
