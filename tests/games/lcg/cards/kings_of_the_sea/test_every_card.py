"""No card of Kings of the Sea is without a test, and the deck that uses them can be played."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from thronsaal.games.lcg.cards import SETS
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.shipped import shipped
from thronsaal.games.lcg.printed import Card

FOLDER = Path(__file__).parent
SPOKEN = "\n".join(
    node.value
    for path in FOLDER.glob("test_*.py")
    if path != Path(__file__)
    for node in ast.walk(ast.parse(path.read_text("utf-8")))
    if isinstance(node, ast.Constant) and isinstance(node.value, str)
)
CARDS = SETS["kings-of-the-sea"]
SAME_NAME = {card.name for name, cards in SETS.items() if name != "kings-of-the-sea" for card in cards}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_every_card_is_played_by_a_test(card: Card):
    assert (card.code if card.name in SAME_NAME else card.name) in SPOKEN


def test_the_set_is_complete():
    assert sorted(int(card.code.removeprefix("KOTSE")) for card in CARDS) == list(range(1, 55))


def test_the_deck_of_the_iron_islands_fits_the_core_format():
    deck = shipped("greyjoy")
    assert not faults(deck, FORMATS["core"])
    assert sum(copies for _, copies in deck.cards) == 45
