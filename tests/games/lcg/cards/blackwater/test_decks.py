"""The ready decks of The Blackwater are legal, sit down at tables with shadows, and are played to the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from games.lcg.saying import both
from games.lcg.soundness import Tally, check, random_game, start
from thronsaal.core.game import BadOption
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.bots.greedy import decide
from thronsaal.games.lcg.cards import SETS
from thronsaal.games.lcg.catalogue import CATALOGUE, SET_OF
from thronsaal.games.lcg.decks import size
from thronsaal.games.lcg.decks.facets import marks_of
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.shipped import shipped
from thronsaal.games.lcg.lists import may_hold
from thronsaal.games.lcg.material import GREAT_HOUSES, House
from thronsaal.games.lcg.tables import BOX, chosen_deck
from thronsaal.games.lcg.wording import card_lines

IDS = tuple(f"{house}.blackwater" for house in BOX)


@pytest.mark.parametrize("deck_id", IDS)
def test_each_is_legal_in_its_format_and_for_tournaments(deck_id: str):
    deck = shipped(deck_id)
    assert faults(deck, FORMATS["blackwater"]) == faults(deck, FORMATS["standard"]) == ()
    assert (size(deck.cards), size(deck.plots), deck.house.value) == (60, 7, deck_id.partition(".")[0])
    box = Counter(dict(shipped(deck_id.partition(".")[0]).cards))
    added = Counter(dict(deck.cards)) - box
    assert Counter(dict(deck.cards)) & box == box, "the deck of the box with fifteen more cards"
    new = {code: copies for code, copies in added.items() if SET_OF[code] == "blackwater"}
    assert 9 <= sum(new.values()) <= added.total() == 15
    assert sum(copies for code, copies in new.items() if CATALOGUE[code].shadow) >= 9
    assert set(added) - set(new) <= set(box), "what else was added are further copies"


def test_the_format_knows_no_other_boxes():
    fault = [each.key for each in faults(shipped("greyjoy"), FORMATS["blackwater"])]
    assert "deck-not-in-sets" in fault
    assert "deck-size-least" in fault


def test_they_need_a_table_with_shadows_of_the_second_edition():
    decks = "-".join(IDS[:2])
    assert GAME.start(seats=2, options={"decks": decks, "shadows": "second"}, seed=1).actors
    for shadows in ("off", "first"):
        with pytest.raises(BadOption):
            GAME.start(seats=2, options={"decks": decks, "shadows": shadows}, seed=1)


def test_such_tables_draw_and_choose_among_them():
    state = GAME.start(seats=4, options={"decks": "random", "shadows": "second"}, seed=3)
    assert {deck.name for deck in state.deal.decks} == {"The Blackwater"}
    assert chosen_deck(0, "second") == shipped("stark.blackwater")
    assert chosen_deck(0) == shipped("stark")
    assert chosen_deck(4, "second") == shipped("greyjoy"), "which has no shadows"


@pytest.mark.parametrize("number", [2, 6])
def test_greedy_plays_whole_games_with_them(number: int):
    s = start(number, blackwater=True)
    hidden = 0
    while not s.ended:
        seat = s.actors[0]
        s.apply(seat, decide(s, seat), events=False)
        check(s)
        hidden |= s.veiled
    assert s.outcome is not None
    assert hidden, "it lays cards into shadows"


@pytest.mark.parametrize("number", [1, 2, 5])
def test_random_games_with_them_are_sound(number: int):
    """Odd ones with decks thrown together from all cards of the second edition."""
    tally = Tally()
    for _ in random_game(number, tally, s=start(number, blackwater=True)):
        pass
    assert tally.games == 1


def test_the_builder_filters_them_by_shadow_cost():
    assert marks_of(CATALOGUE["13089"])["shadow"] == ("5",)
    assert marks_of(CATALOGUE["13032"])["shadow"] == ("x",)
    assert "shadow" not in marks_of(CATALOGUE["13085"])
    assert "cost" not in marks_of(CATALOGUE["13082"])


@pytest.mark.parametrize("code", ["13026", "13044", "13066", "13084", "13085", "13086"])
def test_what_is_for_a_house_that_nobody_plays_is_lent_to_all(code: str):
    """Tyrell and the Night's Watch have no house card."""
    deck = shipped("stark.blackwater")
    assert faults(replace(deck, cards=tuple(sorted((*deck.cards, (code, 3))))), FORMATS["blackwater"]) == ()
    assert all(CATALOGUE[code] in may_hold(house, "second") for house in GREAT_HOUSES)
    german, english = both(card_lines(CATALOGUE[code])[0])
    assert "Deck eines anderen Hauses" in german
    assert "deck of another House" in english


def test_every_card_of_shadows_fits_a_deck():
    for name in ("kings-landing", "from-the-shadows", "blackwater"):
        assert all(any(card.is_for(house) for house in GREAT_HOUSES) for card in SETS[name])
    assert not CATALOGUE["13082"].is_for(House.LANNISTER), "a house that is played keeps what is its own"
