"""House Tyrell: the cards of The Blackwater are played."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule

WITH_JESTER = "play: Highgarden Jester, Shae; hand: Hodor, Lady; deck: Ghost, Arya Stark"


def won(mine: str = WITH_JESTER, theirs: str = "") -> RealmTable:
    """A wins a power challenge with the Jester."""
    table = realm("stark", "stark").given(A=mine, B=theirs, at="challenges")
    table.attack("power", "Highgarden Jester").quiet()
    return table


@rule("lcg.insight")
def test_insight_draws_a_card_for_the_winner():
    table = won("play: Highgarden Jester; deck: Ghost")
    assert table.asked == "insight"
    table.seat("A").plays("yes").table.quiet()
    assert (table.state.drawn[0], table.seat("A").hand) == (1, []), "and the Jester lays the only card back"
    assert table.seat("A").deck[-1] == "Ghost"


@rule("lcg.insight")
def test_nobody_must_draw_by_insight():
    table = won()
    table.seat("A").plays("no")
    assert (table.state.drawn[0], len(table.seat("A").hand)) == (0, 2)


@rule("lcg.insight", "lcg.draw-cap")
def test_insight_counts_for_the_cap():
    table = realm("stark", "stark").given(A=WITH_JESTER, at="challenges")
    table.state.drawn[0] = 3
    table.attack("power", "Highgarden Jester").quiet()
    assert table.asked == "turn"


@rule("lcg.insight")
def test_who_did_not_take_part_or_lost_draws_nothing():
    table = realm("stark", "stark").given(A="play: Shae", B=WITH_JESTER, at="challenges")
    table.attack("intrigue", "Shae").defend().quiet()
    assert table.state.drawn == [0, 0]
    table = realm("stark", "stark").given(A=WITH_JESTER, B="play: Robb Stark", at="challenges")
    table.attack("power", "Highgarden Jester").defend("Robb Stark").quiet()
    assert table.state.drawn == [0, 0]


@rule("lcg.insight")
def test_who_defends_with_insight_and_wins_draws_too():
    table = realm("stark", "stark").given(
        A="play: Sansa Stark", B="play: Highgarden Jester, Eddard Stark; deck: Ghost", at="challenges"
    )
    table.attack("power", "Sansa Stark").defend("Highgarden Jester", "Eddard Stark").quiet()
    table.seat("B").plays("yes")
    assert table.state.drawn == [0, 1]


def test_the_jester_takes_a_card_by_chance_and_only_its_owner_sees_which():
    table = won()
    table.seat("A").plays("yes").table.quiet()
    (told,) = [event for event in table.told if event.kind == "laid-on-top"]
    assert (told.secret is not None, len(table.seat("A").hand)) == (True, 2)
    assert table.seat("A").deck[-1] in ("Hodor", "Lady", "Ghost")


@pytest.mark.parametrize("whose", ["A", "B"])
def test_with_another_fool_the_owner_picks(whose: str):
    mine = WITH_JESTER.replace("Shae", "2x Highgarden Jester" if whose == "A" else "Shae")
    theirs = "play: Highgarden Jester (kneeling)" if whose == "B" else ""
    table = realm("stark", "stark").given(A=mine, B=theirs, at="challenges")
    table.attack("power", "Highgarden Jester@A").quiet()
    table.seat("A").plays("yes").table.quiet()
    assert table.asked == "lay-on-top"
    table.seat("A").plays("card Lady")
    assert (table.seat("A").deck[-1], table.seat("A").hand) == ("Lady", ["Ghost", "Hodor"])


def test_the_jester_lays_nothing_back_for_the_insight_of_others():
    table = realm("stark", "stark").given(
        A="play: Highgarden Jester, Highgarden Jester; hand: Hodor; deck: Ghost, Lady", at="challenges"
    )
    table.attack("power", "Highgarden Jester").quiet()
    table.seat("A").plays("yes").table.quiet()
    assert table.asked == "lay-on-top"
    table.seat("A").plays("card Hodor").table.quiet()
    assert table.asked != "lay-on-top", "only the one whose insight it was"
