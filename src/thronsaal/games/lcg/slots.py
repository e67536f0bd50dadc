"""Where cards in shadows lie: each has a place of its own, which everybody sees and which stays its place.

The first free place is taken; a place that falls free stays free until another card takes it. So the number of a place
means the same card as long as that card lies there, and nothing is ever shuffled or moved up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.words import Seat
from thronsaal.games.lcg.material import NONE

if TYPE_CHECKING:
    from thronsaal.games.lcg.position import Position


def find(s: Position, card: int) -> tuple[Seat, int]:
    """With whom a card in shadows lies, and in which place; the first place is 0."""
    for seat, places in enumerate(s.shadows):
        if card in places:
            return seat, places.index(card)
    raise LookupError(f"card {card} is not in shadows")


def lying(s: Position, seat: Seat) -> list[tuple[int, int]]:
    """The cards in shadows of a seat, each with its place before it."""
    return [(place, card) for place, card in enumerate(s.shadows[seat]) if card != NONE]


def mask(s: Position, seat: Seat) -> int:
    """The cards in shadows of a seat, as a set."""
    found = 0
    for card in s.shadows[seat]:
        if card != NONE:
            found |= 1 << card
    return found


def at(s: Position, seat: Seat, place: int) -> int:
    """The card in this place, or NONE."""
    places = s.shadows[seat]
    return places[place] if place < len(places) else NONE


def lay(s: Position, card: int, seat: Seat) -> int:
    """Lay a lifted card into the first free place of a seat; which it is."""
    places = list(s.shadows[seat])
    place = places.index(NONE) if NONE in places else len(places)
    places[place : place + 1] = [card]
    s.shadows[seat] = tuple(places)
    s.veiled |= 1 << card
    return place


def lift(s: Position, card: int) -> None:
    """Take a card from its place, which falls free; no token stays on it."""
    seat, place = find(s, card)
    places = [*s.shadows[seat]]
    places[place] = NONE
    while places and places[-1] == NONE:
        places.pop()
    s.shadows[seat] = tuple(places)
    s.veiled &= ~(1 << card)
    for tokens in ("power", "coins", "further"):
        if card in getattr(s, tokens):
            setattr(s, tokens, {each: n for each, n in getattr(s, tokens).items() if each != card})


def exchange(s: Position, one: int, other: int) -> None:
    """Two hidden copies change places; tokens stay where they lie."""
    swapped = {one: other, other: one}
    for seat, places in enumerate(s.shadows):
        if one in places or other in places:
            s.shadows[seat] = tuple(swapped.get(card, card) for card in places)
    both = 1 << one | 1 << other
    if (s.veiled & both).bit_count() == 1:
        s.veiled ^= both
    for tokens in ("power", "coins", "further"):
        lying = getattr(s, tokens)
        if one in lying or other in lying:
            setattr(s, tokens, {swapped.get(card, card): n for card, n in lying.items()})
