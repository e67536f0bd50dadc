"""No card of The Blackwater is without a test."""

from __future__ import annotations

import pytest

from games.lcg.cards.spoken import spoken_of
from games.lcg.saying import both
from thronsaal.games.lcg.cards import SETS
from thronsaal.games.lcg.printed import Card
from thronsaal.games.lcg.wording import card_text

CARDS = SETS["blackwater"]
is_played = spoken_of("blackwater", __file__)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_every_card_is_played_by_a_test(card: Card):
    assert is_played(card)


def test_a_card_that_no_test_plays_is_found():
    assert not is_played(Card(code="99999", name="Nobody from Nowhere"))
    assert not is_played(Card(code="99999", name="Robb Stark")), "another box has him"


def test_every_card_has_a_german_name():
    assert all(card.de for card in CARDS)


def test_a_text_calls_its_card_by_the_name_that_stands_on_it():
    """Cards of the first edition have some of these names too, and no German ones."""
    told = {card: both(card_text(card)) for card in CARDS if card.de != card.name}
    naming = [card for card in told if card.name in told[card][1]]
    assert len(naming) > 20
    assert not [card.code for card in naming if card.de.strip('"') not in told[card][0] or card.name in told[card][0]]
