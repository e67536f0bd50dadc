"""Cards of a match as places in a row: what numbers say about cards, they say in this order.

A seat has as many places as the greatest deck needs; its house card comes first, then agenda, plots and draw deck. The
places of the seat that looks come first, then clockwise those of the others.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from thronsaal.core.words import Seat
from thronsaal.games.lcg.decks.shipped import SHIPPED, shipped
from thronsaal.games.lcg.tables import is_complete

if TYPE_CHECKING:
    from thronsaal.games.lcg.deal import Deal
    from thronsaal.games.lcg.decks import Deck


def size_of(deck: Deck) -> int:
    """How many cards a deck has, with its house and agenda."""
    return 1 + bool(deck.agenda) + sum(copies for _, copies in (*deck.plots, *deck.cards))


@cache
def usual_size() -> int:
    """The size of the greatest deck that comes with the game: so many places there are at least."""
    return max(size_of(shipped(name)) for name in SHIPPED if is_complete(name))


def places_for(decks: tuple[Deck, ...]) -> int:
    """The places of each seat at a table with these decks."""
    return max(usual_size(), *map(size_of, decks))


class Row:
    """The places of all cards as one seat counts them."""

    __slots__ = ("card_at", "each", "is_made", "place")

    def __init__(self, deal: Deal, seat: Seat) -> None:
        seats = len(deal.decks)
        self.each = places_for(deal.decks)
        self.is_made = deal.is_made
        self.card_at: list[int] = [-1] * (seats * self.each)
        """By place the card, or -1."""
        self.place: list[int] = []
        """By card its place."""
        if self.is_made:
            for card, owner in enumerate(deal.owner[: sum(map(size_of, deal.decks))]):
                at = (owner - seat) % seats * self.each + card - deal.house_card[owner]
                self.place.append(at)
                self.card_at[at] = card


def row_of(deal: Deal, seat: Seat) -> Row:
    """The places of the cards of a match, as this seat counts them."""
    if seat not in deal.rows:
        deal.rows[seat] = Row(deal, seat)
    return deal.rows[seat]
