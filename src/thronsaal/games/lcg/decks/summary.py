"""A deck in numbers: what it holds, what it costs, what it can contest, and what pays for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from thronsaal.core.shelf import Chart
from thronsaal.core.words import Word
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.decks import Deck, size
from thronsaal.games.lcg.decks.draft import name_of
from thronsaal.games.lcg.decks.listing import piles
from thronsaal.games.lcg.material import ICONS
from thronsaal.games.lcg.printed import Character, Event, Plot

Headed = tuple[Word, Sequence[Word]]
NAMED: Final = {
    "Core box": "deck-name-core",
    "Raiders of the Iron Islands": "deck-name-raiders",
    "Patience of Dorne": "deck-name-patience",
    "King's Landing": "deck-name-landing",
    "The Blackwater": "deck-name-blackwater",
}
"""The decks that come with the game have names in both languages."""


def summary(deck: Deck) -> tuple[Headed, ...]:
    """The deck in headed lines; all its cards are known."""
    title = Word("deck-title" if deck.name else "deck-title-none", {"name": called(deck), "house": name_of(deck.house)})
    agenda = ((Word("deck-head-agenda"), (CATALOGUE[deck.agenda].title,)),) if deck.agenda else ()
    return ((title, ()), *agenda, _types(deck), _costs(deck), _icons(deck), _means(deck), _plots(deck))


def called(deck: Deck) -> Word | str:
    """What a deck is called: decks that come with the game in the reader's language."""
    key = NAMED.get(deck.name)
    return deck.name if key is None else Word(key)


def _types(deck: Deck) -> Headed:
    counts = [Word(f"deck-count-{pile}", {"count": size(lines)}) for pile, lines in piles(deck) if pile != "plot"]
    return Word("deck-head-cards", {"count": size(deck.cards)}), counts


def _costs(deck: Deck) -> Headed:
    """How many cards cost how much; events are paid for otherwise."""
    costs = Counter(card.cost for card in deck.faces(deck.cards) if not isinstance(card, Event))
    return Word("deck-head-costs"), [Word("deck-cost", {"gold": cost, "count": costs[cost]}) for cost in sorted(costs)]


def _icons(deck: Deck) -> Headed:
    characters = [card for card in deck.faces(deck.cards) if isinstance(card, Character)]
    lines = []
    for icon in ICONS:
        having = [card for card in characters if icon in card.icons]
        strength = sum(card.strength for card in having)
        lines.append(Word(f"deck-icon-{icon.value}", {"count": len(having), "strength": strength}))
    return Word("deck-head-icons"), lines


def _means(deck: Deck) -> Headed:
    """Gold and influence beyond what plots give, and what the gold penalty makes dearer."""
    cards = list(deck.faces(deck.cards))
    foreign = sum(not card.is_neutral and deck.house not in card.house for card in cards)
    lines = [
        Word("deck-income", {"count": f"{sum(card.income for card in cards):+}"}),
        Word("deck-influence", {"count": sum(card.influence for card in cards)}),
        Word("deck-initiative", {"count": f"{sum(card.initiative for card in cards):+}"}),
    ]
    return Word("deck-head-means"), [*lines, Word("deck-foreign", {"count": foreign})] if foreign else lines


def _plots(deck: Deck) -> Headed:
    plots = [card for card in deck.faces(deck.plots) if isinstance(card, Plot)]
    lines = [
        Word("deck-plot", {"card": p.title, "gold": p.gold, "initiative": p.initiative, "claim": p.claim})
        for p in plots
    ]
    return Word("deck-head-plots", {"count": len(plots)}), lines


def charts(deck: Deck) -> tuple[Chart, ...]:
    """What it costs to play, and who can contest what: numbers that are seen best side by side."""
    cards = list(deck.faces(deck.cards))
    costs = Counter(card.cost for card in cards if not isinstance(card, Event))
    span = range(max(costs) + 1) if costs else range(0)
    having = [
        (Word(f"type-{icon.value}"), sum(isinstance(card, Character) and icon in card.icons for card in cards))
        for icon in ICONS
    ]
    return (
        Chart(Word("deck-head-costs"), tuple((Word("deck-gold", {"count": gold}), costs[gold]) for gold in span)),
        Chart(Word("deck-head-icons"), tuple(having)),
    )
