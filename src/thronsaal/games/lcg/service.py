"""What the cards of the Blackwater do to a position: hands stowed away, challengers gone, cards that serve another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Seat
from thronsaal.games.lcg import causes, hidden
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import SECOND, How, Zone
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.words.curfews import HidesInstead, SlipsAway

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


def stow(s: Realm, seat: Seat, card: int, zone: Zone) -> None:
    """A card goes from hand to the deck, and nobody else sees which: it may be any that was known to be in hand."""
    held = s.hand[seat]
    s.take(card)
    s.known = {each: marks for each, marks in s.known.items() if not held >> each & 1}
    s.put(card, zone, public=False)
    hidden.show(s, 1 << card, 1 << seat)
    hidden.settle(s, seat)


def may_serve(s: Realm, card: int, seat: Seat) -> bool:
    """Whether a card of another's may come into play with a seat: of a unique one nobody has a copy, alive or dead."""
    owner = s.deal.owner[card]
    return not s.deal.unique >> card & 1 or not (s.is_barred(card, seat) or s.is_barred(card, owner))


def within_cost(s: Realm, cards: int, most: int) -> int:
    """Those of these cards whose printed cost is no higher; what has none is not among them."""
    found = 0
    for card in cards_in(cards):
        if s.deal.cost[card] <= most:
            found |= 1 << card
    return found & ~s.deal.costless


def withdraw(s: Realm, card: int) -> None:
    """A character leaves the running challenge."""
    s.attacking &= ~(1 << card)
    s.defending &= ~(1 << card)
    s.changed(causes.CHALLENGE)
    s.tell("withdrew", "lcg.participation", card=card)


def dropped(s: Realm, card: int) -> None:
    """A card was discarded from hand: its text may let it go into shadows instead, if there are any."""
    from thronsaal.games.lcg.unveilings import MayHide  # noqa: PLC0415  (it asks with words that are made of this)

    if s.deal.having.get(HidesInstead, 0) >> card & 1 and s.deal.edition == SECOND:
        s.stack.append(MayHide(s.deal.owner[card], card))


def slip_away(s: Realm, won: o.Wins) -> None:
    """Who was to go into shadows if this challenge was lost goes, before anything else comes of it."""
    for _, by in rules(s, SlipsAway):
        if by.seat == won.loser:
            s.befall(o.Leaves(by.card, How.SHADED, by.seat, by.card))


def send_home(s: Realm, card: int) -> None:
    """A card in shadows goes to its owner's hand; who knew it there knows it still."""
    owner, marks = s.deal.owner[card], s.known.get(card, 0)
    s.take(card)
    s.put(card, Zone.HAND, public=False)
    if marks:
        hidden.show(s, 1 << card, marks)
    seen = tuple(seat for seat in range(s.seats_count) if (marks | 1 << owner) >> seat & 1)
    name = s.deal.cards[card].quoted
    s.whisper("sent-home", "lcg.shadows-effects", seen, {"card": name}, seat=owner)
    hidden.settle(s, owner)
