"""Every card there is, by code and by the name that moves and deck lists call it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from thronsaal.core.words import Word
from thronsaal.games.lcg.cards import NEEDS, SETS
from thronsaal.games.lcg.printed import Card

CARDS: Final = tuple(card for cards in SETS.values() for card in cards)
CATALOGUE: Final[Mapping[str, Card]] = {card.code: card for card in CARDS}
_INDEX: Final = {card.code: number for number, card in enumerate(CARDS)}


def _slugs() -> Iterator[str]:
    seen: set[str] = set()
    for card in CARDS:
        yield f"{card.slug}-{card.code.lower()}" if card.slug in seen else card.slug
        seen.add(card.slug)


SLUGS: Final = tuple(_slugs())
"""How records write a card: its English name; of several that share it all but the first with their code."""
BY_SLUG: Final[Mapping[str, Card]] = dict(zip(SLUGS, CARDS, strict=True))
SET_OF: Final = {card.code: name for name, cards in SETS.items() for card in cards}
_QUOTED: Final = {card.name: card.quoted for card in CARDS}


def is_at(card: Card, edition: str) -> bool:
    """Whether a card may be played at tables with these rules of shadows."""
    return NEEDS.get(SET_OF[card.code], edition) == edition


def title_of(name: str, code: str = "") -> Word:
    """A name that cards call each other by, or that of a single card, to be said in a sentence."""
    if code in CATALOGUE:
        return CATALOGUE[code].quoted
    return _QUOTED.get(name) or Word("title", {"de": name, "en": name})


def index_of(card: Card) -> int:
    """The number of a face in the catalogue."""
    return _INDEX[card.code]


def slug_of(card: Card) -> str:
    """How records write a card."""
    return SLUGS[_INDEX[card.code]]
