"""The plot phase: plots, initiative, the first player, titles."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from support.table import rule


def choose(table, *plots: str):
    """Everybody chooses a plot, by seat."""
    for letter, plot in zip("ABCD", plots, strict=False):
        table.seat(letter).plays(f"plot {plot}")
    return table


@rule("lcg.plot-deck")
def test_the_used_plots_become_the_deck_again_without_the_revealed_one():
    table = realm("stark", "stark").given(
        A="plot: Blockade; plots: Rains of Autumn; used: Hear Me Roar", B="plots: Uneasy Truce, Blockade", at="plots"
    )
    table.until("choose-plots")
    choose(table, "Rains of Autumn", "Uneasy Truce").do("seat A").quiet()
    names = {
        table.state.deal.names[card] for card in range(len(table.state.deal.cards)) if table.state.plots[0] >> card & 1
    }
    assert names == {"Hear Me Roar", "Blockade"}
    assert table.seat("A").plot == "Rains of Autumn"


@rule("lcg.initiative", "lcg.first-player")
def test_the_highest_initiative_names_the_first_player():
    table = realm("stark", "stark").given(A="plots: Rains of Autumn", B="plots: Uneasy Truce", at="plots")
    choose(table.until("choose-plots"), "Rains of Autumn", "Uneasy Truce")
    assert (table.asked, table.state.actors) == ("name-first", (0,))
    table.play("seat B")
    assert table.state.first == 1


@rule("lcg.initiative-tie")
def test_a_tie_goes_to_less_power():
    table = realm("stark", "stark").given(
        A="plots: Blockade; power: 3", B="plots: Wildfire Assault; power: 1", at="plots"
    )
    choose(table.until("choose-plots"), "Blockade", "Wildfire Assault")
    assert table.state.actors == (1,)


@rule("lcg.initiative-tie")
def test_a_tie_of_power_too_goes_to_chance():
    winners = set()
    for seed in range(12):
        table = realm("stark", "stark").given(A="plots: Blockade", B="plots: Wildfire Assault", at="plots", seed=seed)
        choose(table.until("choose-plots"), "Blockade", "Wildfire Assault")
        winners.add(table.state.actors)
    assert winners == {(0,), (1,)}


@rule("lcg.plot-when-revealed", "lcg.passives")
def test_the_new_first_player_orders_what_plots_do_when_revealed():
    table = realm("stark", "stark").given(
        A="play: Robb Stark; plots: Valar Morghulis", B="play: Hodor; plots: Wildfire Assault", at="plots"
    )
    choose(table.until("choose-plots"), "Valar Morghulis", "Wildfire Assault").do("seat B")
    assert (table.asked, table.state.actors) == ("which-first", (1,))
    table.play("card Valar Morghulis").quiet()
    assert (table.seat("A").dead, table.seat("B").dead) == (["Robb Stark"], ["Hodor"])


@rule("lcg.titles")
def test_titles_are_taken_in_turn_from_the_first_player_on():
    table = realm("stark", "stark", "stark", "stark").given(at="titles", first="C")
    for letter, title in zip(
        "CDAB", ("crown-regent", "master-of-coin", "hand-of-the-king", "master-of-laws"), strict=True
    ):
        table.until("choose-title")
        assert table.state.actors == ("ABCD".index(letter),)
        table.play(f"title {title}")
    assert "title crown-regent" not in table.seat("C").moves


@rule("lcg.titles-none", "lcg.two-seats")
@pytest.mark.parametrize(("houses", "variant"), [(2, "melee"), (4, "teams")])
def test_no_titles_with_two_seats_or_in_teams(houses: int, variant: str):
    table = realm(*["stark"] * houses).given(at="titles", variant=variant)
    assert table.state.titles == [-1] * houses
    assert table.asked != "choose-title"


@rule("lcg.titles-three", "lcg.titles-out")
def test_with_three_seats_used_titles_rest_for_a_round():
    table = realm("stark", "stark", "stark").given(at="titles")
    for title in ("crown-regent", "lord-commander", "hand-of-the-king"):
        table.until("choose-title").play(f"title {title}")
    plotting = pytest.importorskip("thronsaal.games.lcg.plotting")
    plotting.return_titles(table.state)
    assert table.state.titles == [-1, -1, -1]
    plotting.choose_titles(table.state)
    assert table.state.offered == 0b111000
    for seat, title in enumerate((3, 4, 5)):
        table.state.titles[seat] = title
    plotting.return_titles(table.state)
    plotting.choose_titles(table.state)
    assert table.state.offered == 0b111111


@rule("lcg.draw")
def test_everybody_draws_two_cards():
    table = realm("stark", "stark").given(A="deck: Hodor, Lady", B="rest: 1", at="draw")
    assert table.quiet().seat("A").hand == ["Hodor", "Lady"]
    assert len(table.seat("B").hand) == 1, "an empty deck gives no more"


@rule("lcg.title-laws")
def test_the_master_of_laws_draws_one_more_outside_the_cap():
    table = realm("stark", "stark", "stark").given(A="title: master-of-laws", at="draw")
    assert [len(table.quiet().seat(letter).hand) for letter in "ABC"] == [3, 2, 2]
    assert table.state.drawn == [0, 0, 0]


@rule("lcg.draw-cap")
def test_effects_let_nobody_draw_more_than_three_cards():
    table = realm("stark", "stark").given(A="plots: Counting Favors", B="plots: Counting Favors", at="plots")
    choose(table.until("choose-plots"), "Counting Favors", "Counting Favors").do("seat A")
    table.play(next(move for move in table.seat("A").moves)) if table.asked == "which-first" else None
    table.quiet()
    assert [len(table.seat(letter).hand) for letter in "AB"] == [3, 3]
