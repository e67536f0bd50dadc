"""Decks with shadows: their format, four ready ones, tables that play them, and what the builder filters by."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.lcg.binder import both
from games.lcg.soundness import SHADED, Tally, check, random_game, start
from thronsaal.core.game import BadOption
from thronsaal.games.lcg import GAME, tables
from thronsaal.games.lcg.bots.greedy import decide
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.decks.facets import FACETS, mark, marks_of
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.shipped import shipped
from thronsaal.games.lcg.material import FIRST, OFF, SECOND
from thronsaal.games.lcg.state import LcgState

LANDING = FORMATS["kings-landing"]


@pytest.mark.parametrize("name", SHADED)
def test_each_ready_deck_is_its_box_deck_with_cards_of_kings_landing(name: str):
    deck, box = shipped(name), shipped(name.removesuffix(".shadows"))
    assert (faults(deck, LANDING), faults(deck, FORMATS["standard"])) == ((), ())
    assert set(box.cards) <= set(deck.cards)
    added = dict(set(deck.cards) - set(box.cards))
    assert sum(added.values()) == 15
    assert all(code.startswith("KL") for code in added)
    assert ("KL19", 1) in deck.plots


def test_the_format_of_kings_landing_has_sixty_cards_of_two_sets():
    deck = shipped("stark.shadows")
    assert both(faults(replace(deck, cards=deck.cards[:-1]), LANDING)).splitlines()
    strange = faults(replace(deck, cards=(*deck.cards, ("KOTSE43", 1))), LANDING)
    assert [fault.key for fault in strange] == ["deck-not-in-sets"]


def test_decks_with_shadows_need_a_table_with_shadows():
    with pytest.raises(BadOption):
        GAME.start(2, {"decks": "stark.shadows-lannister.shadows"}, 1)
    state = GAME.start(2, {"decks": "stark.shadows-lannister.shadows", "shadows": FIRST}, 1)
    assert state.actors


@pytest.mark.parametrize(
    ("edition", "name"), [(OFF, "Core box"), (FIRST, "King's Landing"), (SECOND, "The Blackwater")]
)
def test_who_wants_nothing_special_plays_with_shadows_where_the_table_has_them(edition: str, name: str):
    state = GAME.start(2, {"shadows": edition}, 1)
    assert isinstance(state, LcgState)
    assert [(deck.name, deck.house.value) for deck in state.deal.decks] == [(name, "stark"), (name, "lannister")]


def test_random_decks_are_those_for_the_table():
    dark = GAME.start(4, {"decks": "random", "shadows": FIRST}, 3)
    assert isinstance(dark, LcgState)
    assert all(deck.name == "King's Landing" for deck in dark.deal.decks)
    plain = GAME.start(4, {"decks": "random"}, 3)
    assert isinstance(plain, LcgState)
    assert not any(deck.name == "King's Landing" for deck in plain.deal.decks)


def test_who_chooses_a_house_at_a_table_with_shadows_gets_its_deck_with_shadows():
    assert tables.chosen_deck(0, FIRST) == shipped("stark.shadows")
    assert tables.chosen_deck(0, OFF) == shipped("stark")
    assert tables.chosen_deck(4, FIRST) == shipped("greyjoy"), "there is none for Greyjoy"


@pytest.mark.parametrize("number", [2, 8])
def test_greedy_plays_whole_games_with_shadows(number: int):
    s = start(number, landing=True)
    emerged = False
    while not s.ended:
        seat = s.actors[0]
        s.apply(seat, decide(s, seat), events=False)
        check(s)
        emerged |= any(key[0] == "emerged" for key in s.limits)
    assert s.outcome is not None
    assert emerged, "it brings cards out of shadows"


@pytest.mark.parametrize("number", [3, 4])
def test_random_games_with_shadows_are_sound(number: int):
    tally = Tally()
    for _ in random_game(number, tally, s=start(number, landing=True)):
        pass
    assert tally.games == 1


def test_the_builder_filters_by_shadow_cost():
    assert "shadow" in FACETS
    assert marks_of(CATALOGUE["KL5"])["shadow"] == ("2",)
    assert "shadow" not in marks_of(CATALOGUE["S5"])
    assert both([mark("shadow", "2")]) == "2 gold" or "2 Gold" in both([mark("shadow", "2")])
