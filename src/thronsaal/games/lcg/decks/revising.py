"""A deck while somebody builds it: one card more, one less, another house."""

from __future__ import annotations

from dataclasses import replace

from thronsaal.core.words import Word
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.decks import Deck, Lines
from thronsaal.games.lcg.decks.draft import bad, hold
from thronsaal.games.lcg.decks.lookup import shown
from thronsaal.games.lcg.printed import Agenda, HouseCard, Plot


def amended(deck: Deck, code: str, count: int) -> Deck:
    """The deck with so many of a card; a house card chooses the house, an agenda replaces the other. Raises BadDeck."""
    card = CATALOGUE.get(code)
    if card is None:
        raise bad([Word("deck-no-code", {"written": shown(code)})])
    found = deck
    if isinstance(card, HouseCard):
        found = replace(deck, house=card.house[0])
    elif isinstance(card, Agenda):
        found = replace(deck, agenda=code if count > 0 else "")
    elif isinstance(card, Plot):
        found = replace(deck, plots=_with(deck.plots, code, count))
    else:
        found = replace(deck, cards=_with(deck.cards, code, count))
    hold(found)
    return found


def _with(lines: Lines, code: str, count: int) -> Lines:
    others = tuple(line for line in lines if line[0] != code)
    return (*others, (code, count)) if count > 0 else others
