"""Dominance, standing, taxation."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from support.table import rule


@rule("lcg.dominance")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("play: Hodor", "play: Lady", "A"),
        ("play: Hodor (kneeling)", "play: Lady", "B"),
        ("gold: 3", "play: Lady", "A"),
        ("play: Lady; gold: 1", "play: Lady", "A"),
        ("play: Great Keep, Crossroads, Winterfell Castle", "gold: 1", "B"),
        ("play: Lady; hand: 3x Hodor; power: 9", "gold: 3", "B"),
    ],
)
def test_standing_characters_and_gold_count_and_nothing_else(mine: str, theirs: str, winner: str):
    table = realm("stark", "stark").given(A=mine, B=theirs, at="dominance")
    before = 9 if "power" in mine else 0
    assert (table.seat("A").house_power - before, table.seat("B").house_power) == (
        int(winner == "A"),
        int(winner == "B"),
    )


@rule("lcg.dominance")
def test_gold_on_cards_does_not_count():
    table = realm("stark", "lannister").given(A="gold: 5", B="play: Tywin Lannister (kneeling, 6 gold)", at="dominance")
    assert (table.seat("A").power, table.seat("B").power) == (1, 0)


@rule("lcg.dominance")
def test_it_is_counted_before_anybody_can_act():
    """Arya could act in any phase, but is asked only when the power lies there."""
    table = realm("stark", "stark").given(
        A="play: Arya Stark, Narrow Sea, Hodor; gold: 1", B="play: Robert Baratheon", at="dominance-begins"
    )
    assert table.state.is_halted, "nobody was asked when the phase began"
    assert table.seat("A").house_power == 0
    table.until("A")
    assert table.seat("A").house_power == 1
    assert table.seat("A").can("use Arya Stark")


@rule("lcg.dominance-tie")
def test_in_a_tie_nobody_wins():
    table = realm("stark", "stark", "stark").given(
        A="play: Hodor", B="play: Lady; gold: 2", C="gold: 3", at="dominance"
    )
    assert [table.seat(letter).power for letter in "ABC"] == [0, 0, 0]
    table = realm("stark", "stark", "stark").given(A="gold: 2", B="gold: 2", C="gold: 3", at="dominance")
    assert [table.seat(letter).power for letter in "ABC"] == [0, 0, 1], "a tie behind the first does no harm"


@rule("lcg.dominance-tie")
def test_nothing_on_either_side_is_a_tie_too():
    table = realm("stark", "stark").given(at="dominance")
    assert [table.seat(letter).power for letter in "AB"] == [0, 0]


@rule("lcg.dominance-tie", "lcg.responses")
def test_a_tie_sets_off_nothing_that_needs_a_winner():
    kings = "hand: Kings in the North; play: Lady, Direwolf Pup"
    realm("stark", "stark").given(A=kings, B="play: Hodor", at="dominance").never("use Kings in the North")
    table = realm("stark", "stark").given(A=f"{kings}; gold: 1", B="play: Hodor", at="dominance")
    assert table.seat("A").can("use Kings in the North")


@rule("lcg.standing")
def test_all_kneeling_cards_of_all_stand_at_the_same_time():
    table = realm("stark", "stark").given(
        A="play: Robb Stark (kneeling, with Ice), Great Keep (kneeling), Hodor",
        B="play: Lady (kneeling)",
        at="standing",
    )
    assert table.state.kneeling == 0


@rule("lcg.standing")
def test_attachments_stand_too():
    table = realm("stark", "stark").given(A="play: Robb Stark (with Ice)", at="dominance-ends")
    table.state.kneel(1 << table.card("Ice"))
    table.end_phase()
    table.end_phase()
    assert not table.is_kneeling("Ice")


@rule("lcg.taxation")
def test_everybody_gives_back_the_gold_of_the_pool_and_nothing_else():
    table = realm("lannister", "stark").given(A="gold: 3; play: Tywin Lannister (2 gold)", B="gold: 5", at="taxation")
    assert (table.seat("A").gold, table.seat("B").gold) == (0, 0)
    assert table.gold("Tywin Lannister") == 2


@rule("lcg.taxation")
def test_gold_is_kept_until_then():
    table = realm("stark", "stark").given(A="gold: 3", at="standing")
    table.end_phase()
    assert table.seat("A").gold == 3


@rule("lcg.taxation", "lcg.round", "lcg.titles-out")
def test_after_taxation_the_next_round_begins_with_plots_and_titles_are_back():
    table = realm("stark", "stark", "stark", "stark").given(
        A="title: crown-regent", B="title: master-of-coin", at="taxation"
    )
    table.until("choose-plots")
    assert table.state.round == 2
    assert (table.state.titles, table.state.view(None)["phase"]) == ([-1] * 4, "plot")
