"""Every card there is, by code and by the name that moves and deck lists call it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from thronsaal.core.words import Word
from thronsaal.games.lcg.cards import SETS
from thronsaal.games.lcg.printed import Card

CARDS: Final = tuple(card for cards in SETS.values() for card in cards)
CATALOGUE: Final[Mapping[str, Card]] = {card.code: card for card in CARDS}
_INDEX: Final = {card.code: number for number, card in enumerate(CARDS)}
_TIMES: Final = Counter(card.slug for card in CARDS)
SLUGS: Final = tuple(card.slug if _TIMES[card.slug] == 1 else f"{card.slug}-{card.code.lower()}" for card in CARDS)
"""How records write a card: its English name, with the code where several cards share it."""
BY_SLUG: Final[Mapping[str, Card]] = dict(zip(SLUGS, CARDS, strict=True))
SET_OF: Final = {card.code: name for name, cards in SETS.items() for card in cards}
_QUOTED: Final = {card.name: card.quoted for card in CARDS}


def title_of(name: str) -> Word:
    """A name that cards call each other by, to be said in a sentence."""
    return _QUOTED.get(name) or Word("title", {"de": name, "en": name})


def index_of(card: Card) -> int:
    """The number of a face in the catalogue."""
    return _INDEX[card.code]


def slug_of(card: Card) -> str:
    """How records write a card."""
    return SLUGS[_INDEX[card.code]]
