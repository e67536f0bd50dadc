"""Lists that nobody may read: what might stand on them.

Decks are built by the rules of the tournament: three copies of a title, cards of other houses too, but none that is for
another house only.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from thronsaal.games.lcg.catalogue import CARDS
from thronsaal.games.lcg.material import House, Keyword, Zone
from thronsaal.games.lcg.occurrences import Triggers, Weakens
from thronsaal.games.lcg.printed import Card, Plot
from thronsaal.games.lcg.reading import Reading, read

DRAWN: Final = ("character", "location", "attachment", "event")
TITLES: Final = 3
"""Copies of a title in a draw deck."""
BROAD: Final = frozenset((Triggers, Weakens))
"""What happens only where a card may answer it."""


@cache
def may_hold(house: House) -> tuple[Card, ...]:
    """The cards that a house's draw deck may hold."""
    return tuple(card for card in CARDS if card.type in DRAWN and card.only in (None, house) and most(card))


@cache
def may_plot(house: House) -> tuple[Plot, ...]:
    """The plots that a house may bring along."""
    return tuple(card for card in CARDS if isinstance(card, Plot) and card.only in (None, house) and most(card))


@cache
def surprises(house: House) -> tuple[Card, ...]:
    """Those of them that can do something before anybody has seen them, or answer what is done to any text."""
    return tuple(card for card in may_hold(house) if Keyword.AMBUSH in card.keywords or _is_sudden(read(card)))


def _is_sudden(reading: Reading) -> bool:
    acts = any(zone is Zone.HAND for _, _, zone, _ in reading.actions)
    return acts or any(zone is Zone.HAND or not BROAD.isdisjoint(told) for _, _, _, zone, _, told in reading.answers)


def most(card: Card) -> int:
    """How many copies of a title a deck may hold."""
    return card.copies if isinstance(card, Plot) else min(card.copies, TITLES)
