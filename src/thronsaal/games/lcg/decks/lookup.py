"""Which card somebody means: by its code, its English or German name or the name in records; and what is near it."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from thronsaal.core.words import Word
from thronsaal.games.lcg.catalogue import CARDS, CATALOGUE, slug_of
from thronsaal.games.lcg.decks import place
from thronsaal.games.lcg.printed import Card

LONGEST_NAME = 80
"""No name of a card is longer; what is longer is not compared."""
NEAR = 3
"""So many cards are suggested for a name that no card has."""


def plain(text: str) -> str:
    """A name without case, accents, spaces and signs: "Lord Eddard's Chambers" is lordeddardschambers."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.sub(r"[^a-z0-9]", "", letters)


@cache
def _by_name() -> Mapping[str, tuple[Card, ...]]:
    found: dict[str, dict[str, Card]] = defaultdict(dict)
    for card in CARDS:
        for name in (card.name, card.de, slug_of(card), card.code):
            if plain(name):
                found[plain(name)][card.code] = card
    return {name: tuple(sorted(cards.values(), key=lambda card: place(card.code))) for name, cards in found.items()}


def named(written: str) -> tuple[Card, ...]:
    """The cards that can be meant; a code means one."""
    by_code = CATALOGUE.get(written.strip().upper())
    return (by_code,) if by_code else _by_name().get(plain(written[:LONGEST_NAME]), ())


def near(written: str) -> tuple[Card, ...]:
    """Cards whose names look much like this."""
    names = _by_name()
    alike = difflib.get_close_matches(plain(written[:LONGEST_NAME]), names, NEAR, 0.7)
    cards = {card.code: card for name in alike for card in names[name]}
    return tuple(cards.values())[:NEAR]


def identify(name: str, code: str = "") -> Card | Word:
    """The card of this name or code, or both; or what is wrong with them."""
    found = named(name) if name else ()
    if code:
        card = CATALOGUE.get(code.upper())
        if card is None:
            return _nothing("deck-no-code", code, found or near(name))
        if name and card not in found:
            return Word("deck-two-cards", {"code": card.code, "card": card.title, "written": shown(name)})
        return card
    if len(found) == 1:
        return found[0]
    if found:
        return Word("deck-many-cards", {"written": shown(name), "cards": tuple(map(_with_code, found))})
    return _nothing("deck-no-card", name, near(name))


def _nothing(key: str, written: str, alike: tuple[Card, ...]) -> Word:
    if not alike:
        return Word(key, {"written": shown(written)})
    return Word(f"{key}-near", {"written": shown(written), "near": tuple(map(_with_code, alike))})


def _with_code(card: Card) -> Word:
    return Word("deck-card", {"card": card.title, "code": card.code})


def shown(text: str) -> str:
    """What somebody wrote, fit to be shown to them: short, and without what a terminal would obey."""
    clean = "".join(letter if letter.isprintable() else "�" for letter in " ".join(text[:200].split()))
    return clean if len(clean) <= 60 else clean[:59] + "…"
