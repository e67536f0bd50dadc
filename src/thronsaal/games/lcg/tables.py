"""How a table is set: which decks its options mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thronsaal.games.lcg.catalogue import CARDS, SET_OF
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.material import House
from thronsaal.games.lcg.printed import Plot

VARIANTS: Final = ("melee", "teams", "littlefinger")


def _box_deck(house: House) -> Deck:
    """The deck of the box: all cards whose number begins with the letter of the house."""
    own = [card for card in CARDS if SET_OF[card.code] == "core" and card.code[0] == house.name[0]]
    cards = tuple((card.code, 1) for card in own if not isinstance(card, Plot))
    return Deck(house.value, house, cards, tuple((card.code, 1) for card in own if isinstance(card, Plot)))


SHIPPED: Final[Mapping[str, Deck]] = {
    house.value: _box_deck(house) for house in (House.STARK, House.LANNISTER, House.BARATHEON, House.TARGARYEN)
}


def shipped(name: str) -> Deck | None:
    """The deck that comes with the game under this name."""
    return SHIPPED.get(name)
