"""Lists that nobody may read: what might stand on them.

Decks are built by the rules of the tournament: three copies of a title, cards of other houses too, but none that is for
another house only.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from thronsaal.games.lcg.catalogue import CARDS, is_at
from thronsaal.games.lcg.material import OFF, House, Keyword, Zone
from thronsaal.games.lcg.occurrences import Triggers, Weakens
from thronsaal.games.lcg.printed import Card, Plot
from thronsaal.games.lcg.reading import Reading, read

DRAWN: Final = ("character", "location", "attachment", "event")
TITLES: Final = 3
"""Copies of a title in a draw deck."""
UNSEEN: Final = (Zone.HAND, Zone.SHADOWS)
"""Where a card may lie before anybody has seen it."""
BROAD: Final = frozenset((Triggers, Weakens))
"""What happens only where a card may answer it."""


@cache
def may_hold(house: House, edition: str = OFF) -> tuple[Card, ...]:
    """The cards that a house's draw deck may hold at a table with these rules of shadows."""
    able = (card for card in CARDS if card.type in DRAWN and is_at(card, edition))
    return tuple(card for card in able if card.is_for(house) and most(card))


@cache
def may_plot(house: House, edition: str = OFF) -> tuple[Plot, ...]:
    """The plots that a house may bring along."""
    able = (card for card in CARDS if isinstance(card, Plot) and is_at(card, edition))
    return tuple(card for card in able if card.is_for(house) and most(card))


@cache
def surprises(house: House, edition: str = OFF) -> tuple[Card, ...]:
    """Those of them that can do something before anybody has seen them, or answer what is done to any text."""
    able = may_hold(house, edition)
    return tuple(card for card in able if Keyword.AMBUSH in card.keywords or _is_sudden(read(card)))


def _is_sudden(reading: Reading) -> bool:
    if any(zone in UNSEEN for _, _, zone, _ in reading.actions):
        return True
    return any(zone in UNSEEN or not BROAD.isdisjoint(told) for _, _, _, zone, _, told in reading.answers)


def most(card: Card) -> int:
    """How many copies of a title a deck may hold."""
    return card.copies if isinstance(card, Plot) else min(card.copies, TITLES)
