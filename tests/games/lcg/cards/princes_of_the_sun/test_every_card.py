"""No card of Princes of the Sun is without a test, and the deck that uses them can be played."""

from __future__ import annotations

import pytest

from games.lcg.cards.spoken import spoken_of
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.cards import SETS
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.shipped import shipped
from thronsaal.games.lcg.material import House
from thronsaal.games.lcg.printed import Card

CARDS = SETS["princes-of-the-sun"]
is_played = spoken_of("princes-of-the-sun", __file__)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_every_card_is_played_by_a_test(card: Card):
    assert is_played(card)


def test_a_card_that_no_test_plays_is_found():
    assert not is_played(Card(code="POTS99", name="Nobody from Nowhere"))
    assert not is_played(Card(code="POTS99", name="Robb Stark")), "another box has him"


def test_the_set_is_complete():
    assert sorted(int(card.code.removeprefix("POTS")) for card in CARDS) == list(range(1, 61))


def test_the_deck_of_dorne_fits_the_core_format():
    deck = shipped("martell")
    assert (deck.house, faults(deck, FORMATS["core"])) == (House.MARTELL, ())
    assert sum(copies for _, copies in deck.cards) == 45


def test_the_deck_of_dorne_sits_down_at_a_table():
    state = GAME.start(seats=2, options={"decks": "martell-greyjoy"}, seed=1)
    assert state.actors
