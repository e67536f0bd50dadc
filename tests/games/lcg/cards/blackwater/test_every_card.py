"""No card of The Blackwater is without a test."""

from __future__ import annotations

import pytest

from games.lcg.cards.spoken import spoken_of
from thronsaal.games.lcg.cards import SETS
from thronsaal.games.lcg.printed import Card

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
