"""House Stark: the cards of The Blackwater are played."""

from __future__ import annotations

import pytest

from games.lcg.cards.blackwater.leaving import begin_leaving, remove
from games.lcg.cards.blackwater.shade import second
from support.table import rule
from thronsaal.games.lcg.resolution import claim_of

# Smallfolk Mob.


@rule("lcg.shadows-text", "lcg.costs")
def test_the_mob_comes_out_for_a_unique_stark_character():
    table = second(
        "stark",
        "stark",
        A="shadows: Smallfolk Mob; play: Robb Stark (duplicate), Hodor, Direwolf Pup",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1")
    assert table.targets() == ["Hodor", "Robb Stark"]
    table.seat("A").plays("card Robb Stark").table.never("save Robb Stark")
    assert (table.zone("Smallfolk Mob"), table.seat("A").gold) == ("play", 0)
    assert (sorted(table.seat("A").discard), table.seat("A").dead) == (["Robb Stark", "Robb Stark"], [])


def test_the_mob_needs_somebody_unique_of_ones_own():
    table = second(
        "stark", "stark", A="shadows: Smallfolk Mob; play: Direwolf Pup", B="play: Robb Stark", at="challenge-actions"
    )
    assert not table.seat("A").can("use #1")
    table = second("stark", "stark", A="hand: Smallfolk Mob; play: Robb Stark", at="challenge-actions")
    assert not table.seat("A").can("use Smallfolk Mob"), "only from shadows"


@rule("lcg.shadows-out")
def test_whoever_cannot_bring_cards_out_cannot_put_them_into_play_either():
    table = second(
        "stark",
        "stark",
        A="hand: No Surprises, Hodor; gold: 1",
        B="shadows: Smallfolk Mob; play: Robb Stark; gold: 9",
        at="challenge-actions",
    )
    table.seat("A").plays("use No Surprises")
    table.until("B")
    assert not table.seat("B").can("use #1")
    assert not table.seat("B").can("emerge 1")


# Shadow of the North.


@rule("lcg.shadows-events")
def test_shadow_of_the_north_raises_ones_claim_until_the_challenge_ends():
    table = second(
        "stark", "stark", A="shadows: Shadow of the North; gold: 1; play: Shae", B="hand: 3x Hodor", at="challenges"
    )
    table.attack("intrigue", "Shae").until("A")
    assert claim_of(table.state, 0) == 1
    table.seat("A").plays("use #1").table.quiet()
    assert len(table.seat("B").hand) == 1, "two cards for a claim of 2"
    assert (claim_of(table.state, 0), table.seat("A").discard) == (1, ["Shadow of the North"])


@rule("lcg.limits")
@pytest.mark.parametrize(("plot", "zone"), [("Omens of All Seasons", "hand"), ("Valar Morghulis", "discard")])
def test_shadow_of_the_north_comes_back_in_winter_but_only_once_a_challenge(plot: str, zone: str):
    table = second(
        "stark", "stark", A="shadows: 2x Shadow of the North; gold: 2; play: Shae", B=f"plot: {plot}", at="challenges"
    )
    table.attack("intrigue", "Shae").until("A").seat("A").plays("use #1")
    table.until("A")
    assert not table.seat("A").can("use #2")
    assert table.zone("Shadow of the North") == zone


def test_shadow_of_the_north_needs_a_challenge_and_may_be_used_in_defence():
    table = second("stark", "stark", A="shadows: Shadow of the North; gold: 1", at="challenge-actions")
    assert not table.seat("A").can("use #1")
    table = second("stark", "stark", A="play: Shae", B="shadows: Shadow of the North; gold: 1", at="challenges")
    table.attack("intrigue", "Shae").until("B").seat("B").plays("use #1").table.quiet()
    assert table.seat("B").discard == ["Shadow of the North"]


@rule("lcg.cancel")
def test_a_cancelled_shadow_stays_played_and_does_not_come_back():
    table = second(
        "stark",
        "greyjoy",
        A="shadows: Shadow of the North; gold: 1; play: Shae; plot: Omens of All Seasons",
        B="hand: Seasick",
        at="challenges",
    )
    table.attack("intrigue", "Shae").until("A").seat("A").plays("use #1").table.do("use Seasick").quiet()
    assert (table.zone("Shadow of the North"), table.seat("A").gold) == ("discard", 0)


# No Surprises.


@rule("lcg.look", "lcg.shadows-out")
def test_no_surprises_forbids_events_and_coming_out_for_the_phase():
    table = second(
        "stark",
        "stark",
        A="hand: No Surprises, Hodor, Distraction; gold: 1; shadows: Smallfolk Mob",
        B="hand: Distraction; shadows: Shadow of the North, Smallfolk Mob; gold: 9; play: Robb Stark",
        at="challenge-actions",
    )
    assert table.seat("A").can("use No Surprises")
    table.seat("A").plays("use No Surprises").table.quiet()
    assert "showed-hand" in table.story
    assert table.state.known[table.card("Hodor")] == 3
    table.until("turn") if table.asked != "turn" else None
    for move in ("use Distraction@B", "emerge 2", "use #2"):
        assert not table.seat("B").can(move)


def test_no_surprises_needs_another_card_in_hand():
    table = second("stark", "stark", A="hand: No Surprises; gold: 1", at="challenge-actions")
    assert not table.seat("A").can("use No Surprises")


# Malleon's Tome.


@pytest.mark.parametrize(("bearer", "stands"), [("Eddard Stark", True), ("Robb Stark", False), ("Maester Luwin", True)])
def test_malleons_tome_shows_the_losers_hand_and_stands_eddard_or_a_maester(bearer: str, stands: bool):
    if bearer == "Maester Luwin":
        bearer = "Maester Wendamyr"
    table = second("stark", "stark", A=f"play: {bearer} (with Malleon's Tome)", B="hand: Hodor, Lady", at="challenges")
    assert "intrigue" in table.icons(bearer)
    table.attack("intrigue", bearer).do("use Malleon's Tome:2").quiet()
    assert "looked-hand" in table.story
    assert table.is_kneeling(bearer) is not stands


@rule("lcg.limits")
def test_malleons_tome_works_for_attackers_once_a_phase():
    table = second(
        "stark", "stark", A="play: Eddard Stark (with Malleon's Tome)", B="hand: Hodor, Lady, Ghost", at="challenges"
    )
    table.attack("intrigue", "Eddard Stark").do("use Malleon's Tome:2").quiet()
    table.attack("power", "Eddard Stark").never("use Malleon's Tome:2")
    table = second(
        "stark", "stark", A="play: Shae; hand: Hodor", B="play: Eddard Stark (with Malleon's Tome)", at="challenges"
    )
    table.attack("intrigue", "Shae").defend("Eddard Stark").never("use Malleon's Tome:2")


# White Harbor Watchman.


@rule("lcg.shadows-came-out")
def test_the_watchman_dies_to_kill_whoever_comes_out():
    table = second(
        "stark", "stark", A="shadows: Sparrows; gold: 2", B="play: White Harbor Watchman", at="challenge-actions"
    )
    table.seat("A").plays("emerge 1").table.do("use White Harbor Watchman").quiet()
    assert (table.seat("A").dead, table.seat("B").discard) == (["Sparrows"], ["White Harbor Watchman"])


def test_the_watchman_kills_no_location_and_no_duplicate():
    for lying, place in (("The Maidenvault", "Hodor"), ("Arya Stark", "13101")):
        hidden = "13101" if place == "13101" else lying
        table = second(
            "stark",
            "stark",
            A=f"shadows: {hidden}; gold: 9; play: {place}",
            B="play: White Harbor Watchman",
            at="challenge-actions",
        )
        table.seat("A").plays("emerge 1").table.never("use White Harbor Watchman")


# Tower of the Hand.


@pytest.mark.parametrize("winter", [True, False])
def test_the_tower_stands_a_stark_when_a_card_comes_out_in_winter(winter: bool):
    plot = "Omens of All Seasons" if winter else "Valar Morghulis"
    table = second(
        "stark",
        "stark",
        A="shadows: Sparrows, Sparrows; gold: 4; play: Tower of the Hand, Hodor (kneeling), Shae (kneeling)",
        B=f"plot: {plot}",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1")
    if winter:
        table.do("use Tower of the Hand").until("A")
        assert not table.is_kneeling("Hodor")
        table.seat("A").plays("emerge 2")
    table.never("use Tower of the Hand")


# Arya Stark.


def prayed(mine: str = "", theirs: str = "play: Hodor, Lady, Ghost, Shae, Sansa Stark, Bran Stark"):
    """Arya (13101) comes out and prays for Hodor and Lady."""
    table = second("stark", "stark", A=f"shadows: 13101; gold: 4; {mine}", B=theirs, at="challenge-actions")
    table.seat("A").plays("emerge 1", "use Arya Stark")
    return table


@rule("lcg.targets")
def test_arya_prays_for_up_to_five_and_stands_when_one_of_them_dies():
    table = prayed("deck: Ice")
    table.seat("A").plays("card Hodor", "card Lady", "done").table.quiet()
    table.state.kneel(1 << table.card("Arya Stark@A"))
    remove(table, "Ghost", "killed")
    assert table.is_kneeling("Arya Stark@A"), "nobody prayed for Ghost"
    begin_leaving(table, "Hodor", "killed")
    table.do("use Arya Stark:2").quiet()
    assert not table.is_kneeling("Arya Stark@A")
    assert table.seat("A").hand == ["Ice"]


def test_arya_prays_for_no_more_than_five_and_not_for_ones_own():
    table = prayed("play: Robb Stark")
    assert "Robb Stark" not in table.targets()
    table.seat("A").plays("card Hodor", "card Lady", "card Ghost", "card Shae", "card Sansa Stark")
    assert table.asked != "choose-several"


def test_prayers_end_when_arya_leaves():
    table = prayed()
    table.seat("A").plays("card Shae", "done").table.quiet()
    assert table.sources("Shae") == ["Arya Stark"]
    remove(table, "Arya Stark@A", "returned")
    assert table.sources("Shae") == []
