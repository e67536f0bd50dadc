"""No card of Kings of the Sea is without a test, and the deck that uses them can be played."""

from __future__ import annotations

import pytest

from games.lcg.cards.spoken import spoken_of
from thronsaal.games.lcg.cards import SETS
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.shipped import shipped
from thronsaal.games.lcg.printed import Card

CARDS = SETS["kings-of-the-sea"]
is_played = spoken_of("kings-of-the-sea", __file__)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_every_card_is_played_by_a_test(card: Card):
    assert is_played(card)


def test_the_set_is_complete():
    assert sorted(int(card.code.removeprefix("KOTSE")) for card in CARDS) == list(range(1, 55))


def test_the_deck_of_the_iron_islands_fits_the_core_format():
    deck = shipped("greyjoy")
    assert not faults(deck, FORMATS["core"])
    assert sum(copies for _, copies in deck.cards) == 45
