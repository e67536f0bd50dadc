"""House Tyrell and the Night's Watch: the cards of The Blackwater with shadow are played."""

from __future__ import annotations

import pytest

from games.lcg.cards.blackwater.shade import second
from support.table import rule

# Shadow of the Rose.


@rule("lcg.search", "lcg.shadows-effects")
def test_shadow_of_the_rose_lays_a_card_with_shadow_from_the_top_ten_into_shadows():
    table = second(
        "stark",
        "stark",
        A="shadows: Shadow of the Rose; gold: 2; deck: Hodor, Smallfolk Mob, Shadow of the North",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1")
    assert table.targets() == ["Shadow of the North", "Smallfolk Mob"]
    table.seat("A").plays("card Smallfolk Mob")
    assert table.zone("Smallfolk Mob") == "shadows"
    assert table.state.known[table.card("Smallfolk Mob")] == 3, "all have seen it"


def test_shadow_of_the_rose_comes_back_in_summer_whatever_was_found():
    table = second(
        "stark",
        "stark",
        A="shadows: Shadow of the Rose; gold: 2; deck: Smallfolk Mob",
        B="plot: Omens of All Seasons",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1", "done").table.quiet()
    assert (table.seat("A").hand, "found-nothing" in table.story) == (["Shadow of the Rose"], True)


# The Knight of Flowers.


@rule("lcg.limits")
def test_the_knight_of_flowers_stands_kingsguard_twice_a_round():
    table = second(
        "stark",
        "stark",
        A="shadows: The Knight of Flowers, 3x Sparrows; gold: 13; play: Ser Arys Oakheart (kneeling), Shae (kneeling)",
        at="challenge-actions",
    )
    arys = 1 << table.card("Ser Arys Oakheart")
    for place in (1, 2):
        table.until("A").seat("A").plays(f"emerge {place}").table.do("use The Knight of Flowers")
        assert not table.state.kneeling & arys
        table.state.kneel(arys)
    table.until("A").seat("A").plays("emerge 3").table.never("use The Knight of Flowers")


# Unexpected Guile.


@rule("lcg.shadows-effects")
def test_unexpected_guile_takes_its_bearer_into_shadows_when_the_challenge_ends():
    table = second(
        "stark", "stark", A="play: Sparrows (with Unexpected Guile), Shae; deck: Ice", B="power: 1", at="challenges"
    )
    assert (table.strength("Sparrows"), table.keywords("Sparrows")) == (4, ["insight"])
    table.attack("power", "Sparrows").quiet()
    table.seat("A").plays("yes").table.quiet()
    assert sorted(table.seat("A").shadows) == ["Sparrows", "Unexpected Guile"]
    assert table.seat("A").court == ["Shae"]
    assert table.seat("A").house_power == 2, "what comes of winning comes first"


def test_unexpected_guile_stays_if_its_bearer_took_no_part_and_is_for_cards_with_shadow():
    table = second("stark", "stark", A="play: Sparrows (with Unexpected Guile), Shae", B="hand: Ice", at="challenges")
    table.attack("intrigue", "Shae").quiet()
    assert table.bearer("Unexpected Guile") == "Sparrows"
    table = second(
        "stark", "stark", A="hand: Unexpected Guile; gold: 9; play: Hodor", B="play: Sparrows", at="marshalling"
    )
    assert not table.seat("A").can("play Unexpected Guile")


# The Maidenvault.


def test_the_maidenvault_takes_a_lady_out_of_the_challenge():
    table = second("stark", "stark", A="play: Sansa Stark", B="shadows: The Maidenvault; gold: 3", at="challenges")
    table.attack("power", "Sansa Stark").until("B").seat("B").plays("emerge 1")
    table.do("use The Maidenvault").quiet()
    assert (table.takes_part("Sansa Stark"), table.is_kneeling("Sansa Stark")) == (False, False)
    assert table.seat("A").power == 0


@pytest.mark.parametrize(("answer", "shadows"), [("yes", ["The Maidenvault"]), ("no", [])])
def test_the_maidenvault_may_go_back_when_challenges_end(answer: str, shadows: list[str]):
    table = second("stark", "stark", A="play: The Maidenvault", at="challenges")
    while table.asked != "offered":
        table.state.go_on() if table.state.is_halted else table.play("pass")
    table.seat("A").plays(answer).table.quiet()
    assert table.seat("A").shadows == shadows


# The Queen's Retinue.


@rule("lcg.shadows-text", "lcg.draw-cap")
def test_the_retinue_comes_out_for_nothing_and_opponents_draw():
    table = second(
        "stark", "stark", A="shadows: The Queen's Retinue", B="deck: Ice, Lady, Ghost", at="challenge-actions"
    )
    table.seat("A").plays("use #1").table.quiet()
    assert (table.zone("The Queen's Retinue"), table.seat("B").hand) == ("play", ["Ice", "Lady"])


# Shadow of the Wall, Forest Patrol, Blackbird.


@pytest.mark.parametrize(("plot", "zone"), [("Omens of All Seasons", "hand"), ("Valar Morghulis", "discard")])
def test_shadow_of_the_wall_stands_somebody_with_one_icon(plot: str, zone: str):
    table = second(
        "stark",
        "stark",
        A="shadows: Shadow of the Wall; play: Forest Patrol (kneeling), Robb Stark (kneeling)",
        B=f"plot: {plot}",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1").table.until("turn")
    assert (table.is_kneeling("Forest Patrol"), table.is_kneeling("Robb Stark")) == (False, True)
    assert table.zone("Shadow of the Wall") == zone


@rule("lcg.no-attachments")
def test_the_patrol_comes_out_for_a_location_of_the_watch_and_bears_weapons_only():
    table = second(
        "stark", "stark", A="shadows: Forest Patrol; play: Blackbird, Great Keep; gold: 0", at="challenge-actions"
    )
    table.seat("A").plays("use #1")
    if table.asked == "kneel-to-pay":
        assert table.targets() == ["Blackbird"]
        table.seat("A").plays("card Blackbird")
    assert (table.zone("Forest Patrol"), table.is_kneeling("Blackbird")) == ("play", True)
    assert table.keywords("Forest Patrol") == ["weapons-only"]


def test_the_blackbird_stands_another_location_of_the_watch():
    table = second(
        "stark",
        "stark",
        A="shadows: Blackbird; gold: 9; play: Great Keep (kneeling)",
        B="play: Blackbird (kneeling)",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1").table.do("use Blackbird").quiet()
    assert not table.is_kneeling("Blackbird@B")


# Recruit from the Dungeons.


@rule("lcg.participation")
def test_the_recruit_joins_the_defence_and_slips_away_when_it_is_lost():
    table = second("stark", "stark", A="play: Robb Stark", B="play: Recruit from the Dungeons", at="challenges")
    table.attack("military", "Robb Stark").until("B").seat("B").plays("use Recruit from the Dungeons")
    assert "joined" in table.story
    table.quiet()
    assert (table.seat("B").shadows, table.seat("B").dead) == (["Recruit from the Dungeons"], []), (
        "gone before the claim"
    )


def test_the_recruit_stays_when_the_challenge_is_won_and_helps_no_attacker():
    table = second("stark", "stark", A="play: House Dayne Knight", B="play: Recruit from the Dungeons", at="challenges")
    table.attack("military", "House Dayne Knight").until("B").seat("B").plays(
        "use Recruit from the Dungeons"
    ).table.quiet()
    assert table.seat("B").court == ["Recruit from the Dungeons"]
    table = second("stark", "stark", A="play: Shae, Recruit from the Dungeons", at="challenges")
    table.attack("intrigue", "Shae").never("use Recruit from the Dungeons")
