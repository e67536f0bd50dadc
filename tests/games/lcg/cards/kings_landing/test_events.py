"""Events of King's Landing."""

from __future__ import annotations

import pytest

from games.lcg.cards.shaded import CAT, dark, out, win


def test_who_may_play_no_events_plays_none_in_that_phase():
    table = dark(
        "martell",
        "stark",
        A="shadows: KL16; play: Great Keep",
        B="play: KL61; hand: KL38",
        at="challenges-begins",
        first="B",
    )
    table.seat("A").plays("emerge 1", "use The Shadow of the South")
    win(table, "intrigue", "KL61").never("use KL38")
    assert table.seat("A").discard == ["The Shadow of the South"]


@pytest.mark.parametrize("card", ["The Shadow of the South", "The Shadow of the East"])
def test_in_summer_these_shadows_return_to_hand(card: str):
    table = out("martell", card, A="play: Warm Wind", B="play: Robb Stark (with Ice)")
    table.do(f"use {card}").quiet()
    assert (table.seat("A").hand, table.seat("A").discard) == ([card], [])


def test_a_shadow_event_cannot_be_played_from_hand():
    table = dark("lannister", "stark", A="hand: A Fistful of Coppers; gold: 5", at="marshalling")
    table.seat("A").tries("use A Fistful of Coppers")
    table.seat("A").plays("hide A Fistful of Coppers")
    assert table.seat("A").gold == 3


def test_shadow_politics_allow_an_intrigue_more_in_whatever_phase():
    table = dark(A="shadows: KL18; gold: 1; play: KL61", B="hand: Hodor", at="dominance-begins")
    table.seat("A").plays("emerge 1", "use KL18", "seat A")
    table.until("challenge intrigue B").seat("A").plays("challenge intrigue B", "card KL61", "done")
    table.quiet()
    assert (table.seat("B").discard, table.seat("A").house_power) == (["Hodor"], 2), "Shadow Politics, and dominance"
    assert not any(each.startswith("challenge") for each in table.seat("A").moves)


def test_shadow_politics_begin_nothing_during_another_challenge():
    table = dark(A="shadows: KL18; gold: 1; play: KL61, Robb Stark, KL22", B="play: Hodor", at="challenges-begins")
    table.seat("A").plays("emerge 1", "use KL18", "seat A")
    table.attack("power", "Robb Stark")
    assert not any(each.startswith("challenge") for seat in "AB" for each in table.seat(seat).moves)


def test_a_fistful_of_coppers_is_two_gold():
    table = dark("lannister", "stark", A="shadows: A Fistful of Coppers; gold: 0", at="challenges-begins")
    table.seat("A").plays("emerge 1", "use A Fistful of Coppers")
    assert table.seat("A").gold == 2
    assert table.quiet().seat("A").discard == ["A Fistful of Coppers"]


def test_the_shadow_of_the_east_discards_an_attachment():
    table = out("targaryen", "The Shadow of the East", B="play: Robb Stark (with Ice)")
    table.do("use The Shadow of the East").quiet()
    assert (table.seat("B").discard, table.seat("A").discard) == (["Ice"], ["The Shadow of the East"])


@pytest.mark.parametrize(("location", "zone"), [("Great Keep", "discard"), ("Kingswood Trail", "shadows")])
def test_the_council_condemns_a_location_of_the_loser(location: str, zone: str):
    table = dark(A="play: KL61; hand: Condemned by the Council", B=f"play: {location}", at="challenges")
    win(table, "intrigue", "KL61").do("use Condemned by the Council").quiet()
    assert table.zone(location) == zone


def test_the_shadow_of_the_isles_costs_everybody_a_location_that_is_not_limited():
    table = out(
        "greyjoy",
        "The Shadow of the Isles",
        A="play: Hidden Chambers, KL42",
        B="play: Great Keep, Twilight Market",
    )
    table.do("use The Shadow of the Isles")
    assert table.state.actors == (0,), "its controller first"
    table.play("card Hidden Chambers")
    table.quiet()
    assert table.seat("A").discard == ["Hidden Chambers", "The Shadow of the Isles"]
    assert "Twilight Market" in table.seat("B").court


def test_the_shadow_of_the_isles_returns_in_winter():
    table = out("greyjoy", "The Shadow of the Isles", A="play: Cold Wind", B="play: Hidden Chambers")
    table.do("use The Shadow of the Isles").quiet()
    assert table.seat("A").hand == ["The Shadow of the Isles"]


def test_by_the_light_of_the_sun_the_loser_picks_a_card_of_its_own_shadows():
    table = dark(A="play: KL61; hand: By the Light of the Sun", B=f"shadows: KL1, {CAT}", at="challenges")
    win(table, "intrigue", "KL61").do("use By the Light of the Sun")
    assert table.state.actors == (1,)
    table.play("slot B 2")
    assert table.quiet().seat("B").discard == [CAT]


def test_aegons_legacy_weakens_by_all_shadows_in_the_dominance_phase():
    table = dark(
        "targaryen",
        "stark",
        A=f"hand: Aegon's Legacy; shadows: {CAT}",
        B=f"play: Direwolf Pup, Hodor; shadows: {CAT}",
        at="dominance-actions",
    )
    table.do("use Aegon's Legacy", "card Direwolf Pup").quiet()
    assert table.seat("B").dead == ["Direwolf Pup"]


def test_backroom_bribery_moves_a_gold_from_who_has_one():
    table = out("martell", "Backroom Bribery", B="gold: 1")
    table.do("use Backroom Bribery")
    assert (table.seat("A").gold, table.seat("B").gold) == (10, 0)
    table = out("martell", "Backroom Bribery", B="gold: 0")
    table.never("use Backroom Bribery")
