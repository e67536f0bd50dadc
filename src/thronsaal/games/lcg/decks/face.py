"""A card in words, for whoever looks it up: what is printed on it, line by line."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator

from thronsaal.core.words import Value, Word
from thronsaal.games.lcg.decks.draft import name_of
from thronsaal.games.lcg.printed import Card, Character, Event, HouseCard, Plot

_WORDING = "thronsaal.games.lcg.wording"


def face(card: Card) -> tuple[Word, ...]:
    """The lines of a card: what it is, its numbers, traits and crests, keywords, text."""
    rows = (tuple(_kind(card)), tuple(_numbers(card)), tuple(_marks(card)), tuple(_keywords(card)))
    return tuple(Word("face-line", {"parts": row}) for row in rows if row) + text(card)


def text(card: Card) -> tuple[Word, ...]:
    """The text of a card as the game words it."""
    if not card.text or importlib.util.find_spec(_WORDING) is None:
        return ()
    word: Word = importlib.import_module(_WORDING).card_text(card)
    return (word,)


def _kind(card: Card) -> Iterator[Value]:
    yield Word(f"face-type-{card.type}")
    for house in card.house:
        yield Word("face-house", {"house": name_of(house)})
    if card.is_neutral:
        yield Word("face-neutral")
    if card.only:
        yield Word("face-house-only", {"house": name_of(card.only)})
    if card.unique:
        yield Word("face-unique")


def _numbers(card: Card) -> Iterator[Value]:
    if isinstance(card, Plot):
        for name, count in (("gold", card.gold), ("initiative", card.initiative), ("claim", card.claim)):
            yield Word(f"face-{name}", {"count": count})
        return
    if not isinstance(card, Event | HouseCard):
        yield Word("face-cost", {"count": card.cost})
    if isinstance(card, Character):
        yield Word("face-strength", {"count": card.strength})
        yield from [Word(f"face-icon-{icon.value}") for icon in card.icons] or [Word("face-no-icon")]
    for name, bonus in (("income", card.income), ("initiative", card.initiative)):
        if bonus:
            yield Word(f"face-{name}", {"count": f"{bonus:+}"})
    if card.influence:
        yield Word("face-influence", {"count": card.influence})


def _marks(card: Card) -> Iterator[Value]:
    yield from card.traits
    for crest in card.crests:
        yield Word(f"face-crest-{crest.value}")


def _keywords(card: Card) -> Iterator[Value]:
    for keyword in card.keywords:
        yield Word(f"face-keyword-{keyword.value}")
