"""Cards that lie hidden: copies are alike, who knows which lies where, and what was seen of lists that nobody may read.

Copies of a card have numbers, and on the table one says `great-keep@A#2`. Which of them lies hidden where must tell
nothing: those in hand come before those in the deck, from its top to its bottom, and whichever is turned up is the
first of those that were hidden. So the number of a card that is seen says no more than how many were seen before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Seat
from thronsaal.games.lcg import slots

if TYPE_CHECKING:
    from thronsaal.games.lcg.position import Position

ANYBODY = 0
"""Who looks on without a seat; seat n is n + 1."""


def everybody(s: Position) -> int:
    """All seats, as bits."""
    return (1 << s.seats_count) - 1


def is_open(s: Position, card: int) -> bool:
    """Whether everybody knows that this card lies in the hidden place where it is."""
    return s.known.get(card) == everybody(s)


def alike(s: Position, card: int) -> int:
    """The copies of a card of which nobody can say which of them lies where."""
    copies = s.deal.copies[card] & s.stock[s.deal.owner[card]]
    for other, marks in s.known.items():
        if copies >> other & 1 and marks == everybody(s):
            copies &= ~(1 << other)
    return copies


def exchange(s: Position, one: int, other: int) -> None:
    """Two hidden copies change places; who knows what lies in a place still does."""
    both, seat = 1 << one | 1 << other, s.deal.owner[one]
    for piles in (s.hand, s.laid):
        if (piles[seat] & both).bit_count() == 1:
            piles[seat] ^= both
    swapped = {one: other, other: one}
    s.deck[seat] = tuple(swapped.get(card, card) for card in s.deck[seat])
    if s.veiled & both:
        slots.exchange(s, one, other)
    if one in s.known or other in s.known:
        s.known = {swapped.get(card, card): marks for card, marks in s.known.items()}


def expose(s: Position, card: int) -> int:
    """A hidden card is about to be seen by all: the first of its copies takes its place, and is what they see."""
    if not s.deal.copies[card] or is_open(s, card):
        return card
    first = min(cards_in(alike(s, card)), key=s.deal.ref.__getitem__, default=card)
    if first != card:
        exchange(s, card, first)
    return first


def settle(s: Position, seat: Seat) -> None:
    """Hidden copies lie in order again: those laid out, in hand, in shadows by place, in the deck from its top."""
    left = s.deal.repeated & s.stock[seat]
    while left:
        copies = alike(s, left.bit_length() - 1)
        left &= ~(copies | 1 << left.bit_length() - 1)
        if copies & (copies - 1):
            put_in_order(s, in_places(s, seat, copies))


def in_places(s: Position, seat: Seat, copies: int) -> list[int]:
    """These hidden copies in the order of the places where they lie."""
    ref = s.deal.ref.__getitem__
    return [
        *sorted(cards_in(copies & s.laid[seat]), key=ref),
        *sorted(cards_in(copies & s.hand[seat]), key=lambda card: (-s.known.get(card, 0).bit_count(), ref(card))),
        *(sorted(cards_in(copies & s.veiled), key=lambda card: slots.find(s, card)) if s.veiled else ()),
        *(card for card in reversed(s.deck[seat]) if copies >> card & 1),
    ]


def put_in_order(s: Position, lying: list[int]) -> None:
    """The first of these hidden copies comes to lie where the first one lies now, and so on."""
    move_to(s, lying, sorted(lying, key=s.deal.ref.__getitem__))


def move_to(s: Position, lying: list[int], wanted: list[int]) -> None:
    """Where these hidden cards lie come others of the same owner, one for one, which leave their places to them."""
    lying = lying[:]
    for at, card in enumerate(wanted):
        if lying[at] != card:
            exchange(s, lying[at], card)
            if card in lying:
                lying[lying.index(card)] = lying[at]
            lying[at] = card


def show(s: Position, cards: int, seats: int) -> None:
    """Some seats see these cards where they lie hidden."""
    s.known = {**s.known, **{card: s.known.get(card, 0) | seats for card in cards_in(cards)}}
    if not s.deal.open:
        for card in cards_in(cards):
            meet(s, card)


def meet(s: Position, card: int) -> None:
    """Where lists are closed: who sees this card now has learned of how many copies there must be in a deck."""
    deal = s.deal
    owner, face = deal.owner[card], deal.faces[card]
    if is_public(s, card):
        s.aired |= 1 << card
    for looker in range(s.seats_count + 1):
        if looker != owner + 1:
            count = sum(sees(s, looker, copy) for copy in cards_in(deal.copies[card] | 1 << card))
            if count > s.met.get((looker, owner, face), 0):
                s.met = {**s.met, (looker, owner, face): count}


def is_public(s: Position, card: int) -> bool:
    """Whether everybody sees a card."""
    if s.deal.of_type["plot"] >> card & 1:
        return not any(plots >> card & 1 for plots in s.plots)
    return not s.stock[s.deal.owner[card]] >> card & 1 or is_open(s, card)


def sees(s: Position, looker: int, card: int) -> bool:
    """Whether somebody sees a card of another's deck now; a seat looks as its number and one more."""
    if is_public(s, card):
        return True
    if looker == ANYBODY:
        return False
    if s.deal.of_type["plot"] >> card & 1:
        return bool(s.plots[looker - 1] >> card & 1)
    return bool(s.known.get(card, 0) >> looker - 1 & 1)
