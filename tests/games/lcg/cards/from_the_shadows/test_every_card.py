"""No card for the shadows from other cycles is without a test."""

from __future__ import annotations

import pytest

from games.lcg.cards.spoken import spoken_of
from thronsaal.games.lcg.cards import NEEDS, SETS
from thronsaal.games.lcg.material import Crest
from thronsaal.games.lcg.printed import Card

CARDS = SETS["from-the-shadows"]
is_played = spoken_of("from-the-shadows", __file__)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_every_card_is_played_by_a_test(card: Card):
    assert is_played(card)


def test_a_card_that_no_test_plays_is_found():
    assert not is_played(Card(code="KR999", name="Nobody from Nowhere"))


def test_the_set_is_complete():
    assert len(CARDS) == len({card.code for card in CARDS}) == 40
    assert NEEDS["from-the-shadows"] == "first"
    assert sum(Crest.SHADOW in card.crests for card in CARDS) == 40


@pytest.mark.parametrize("card", [card for card in CARDS if card.shadow], ids=lambda card: card.code)
def test_the_printed_cost_is_two_more_than_the_number_behind_the_s(card: Card):
    assert (card.cost, card.crests) == (2 + card.shadow[0], (Crest.SHADOW,))
