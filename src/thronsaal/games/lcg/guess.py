"""Full positions that a seat cannot tell from the real one.

First what the seat knows gets numbers that depend on nothing else; where lists are closed, the unknown cards of others
are imagined. Then all that is unknown is dealt anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.chance import Chance
from thronsaal.core.engine.knowledge import deal_anew
from thronsaal.core.engine.select import cards_in, set_of
from thronsaal.core.words import Seat
from thronsaal.games.lcg import conjecture, hidden, slots
from thronsaal.games.lcg.marshal import price
from thronsaal.games.lcg.material import NONE, Keyword
from thronsaal.games.lcg.renaming import rename
from thronsaal.games.lcg.setup import gold_left, layable

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


def knows(s: Realm, seat: Seat | None, card: int) -> bool:
    """Whether a seat (None: anybody) knows which card lies hidden there."""
    owner, marks = s.deal.owner[card], s.known.get(card, 0)
    if seat is None:
        return marks == hidden.everybody(s)
    if seat == owner and (s.hand[owner] | s.laid[owner]) >> card & 1:
        return True
    if s.veiled >> card & 1 and slots.find(s, card)[0] == seat:
        return True
    return bool(marks >> seat & 1)


def guess(s: Realm, seat: Seat | None, rng: Chance) -> None:
    """Deal anew, in place, all that the seat cannot know."""
    before = list(s.shadows)
    for owner in range(s.seats_count):
        _put_known_first(s, seat, owner)
    if not s.deal.open and s.deal.is_made:
        conjecture.imagine(s, seat, rng)
    for owner in range(s.seats_count):
        if owner != seat:
            if s.laid[owner]:
                _lay_out(s, owner, rng)
            if s.chosen[owner] != NONE:
                s.chosen[owner] = rng.pick(list(cards_in(s.plots[owner])))
        if s.veiled:
            _deal_shadows(s, seat, owner, rng)
        _deal(s, seat, owner, rng)
        hidden.settle(s, owner)
    if s.veiled:
        rename(s, before)
    s.kept = s.listed = None
    s.chance = Chance(rng.seed())


def _put_known_first(s: Realm, seat: Seat | None, owner: Seat) -> None:
    """Of hidden copies those that the seat knows of come first."""
    left = s.deal.repeated & s.stock[owner]
    while left:
        copies = hidden.alike(s, left.bit_length() - 1)
        left &= ~(copies | 1 << left.bit_length() - 1)
        lying = hidden.in_places(s, owner, copies)
        hidden.put_in_order(s, sorted(lying, key=lambda card: not knows(s, seat, card)))


def _deal(s: Realm, seat: Seat | None, owner: Seat, rng: Chance) -> None:
    """What the seat does not know of hand and deck changes places; who else knows a place still does."""
    places = [list(cards_in(s.hand[owner])), *([card] for card in s.deck[owner])]
    marks = [0] * len(s.deal.cards)
    for card, seats in s.known.items():
        marks[card] = seats
    hand, *deck = deal_anew(places, lambda card, _: knows(s, seat, card), marks, rng)
    s.hand[owner] = set_of(*hand)
    s.deck[owner] = tuple(card for (card,) in deck)
    s.stock[owner] = s.hand[owner] | s.laid[owner] | set_of(*s.deck[owner]) | (s.veiled & s.deal.owned[owner])
    s.known = {card: seats for card, seats in enumerate(marks) if seats}


def _deal_shadows(s: Realm, seat: Seat | None, owner: Seat, rng: Chance) -> None:
    """Other cards lie where an owner's unknown cards in shadows lie, such as may lie there; those take their places."""
    lying = [card for places in s.shadows for card in places if card >= 0 and s.deal.owner[card] == owner]
    lying = [card for card in lying if not knows(s, seat, card)]
    if not lying:
        return
    pool = [*cards_in(s.hand[owner]), *s.deck[owner], *lying]
    pool = sorted(card for card in pool if not knows(s, seat, card) and s.deal.shadowy >> card & 1)
    rng.shuffle(pool)
    hidden.move_to(s, lying, pool[: len(lying)])


def _lay_out(s: Realm, owner: Seat, rng: Chance) -> None:
    """Other cards lie face down before the game begins, such as may lie there together."""
    pool = list(cards_in(s.laid[owner] | s.hand[owner] | set_of(*s.deck[owner])))
    rng.shuffle(pool)
    pool.sort(key=lambda card: s.deal.attachable >> card & 1)  # they need somebody to lie there before them
    count, hand = s.laid[owner].bit_count(), s.hand[owner].bit_count()
    laid = layable_set(s, owner, pool, count)
    rest = sorted(card for card in pool if not laid >> card & 1)
    s.laid[owner], s.hand[owner], s.deck[owner] = laid, set_of(*rest[:hand]), tuple(rest[hand:])


def layable_set(s: Realm, owner: Seat, pool: list[int], count: int, laid: int = 0) -> int:
    """The first so many cards of a pool that may be laid together, or 0."""
    if not count:
        return laid
    able = layable(s, owner, laid, set_of(*pool))
    if count > 1 and not _is_enough(s, owner, laid, able, count):
        return 0
    for at, card in enumerate(pool):
        if able >> card & 1:
            found = layable_set(s, owner, pool[at + 1 :], count - 1, laid | 1 << card)
            if found:
                return found
    return 0


def _is_enough(s: Realm, owner: Seat, laid: int, able: int, count: int) -> bool:
    """Whether the cheapest of these would fit, of Limited ones a single one."""
    left = gold_left(s, owner, laid)
    limited = s.deal.with_keyword[Keyword.LIMITED]
    costs = [price(s, card, owner, setup=True) for card in cards_in(able & ~limited)]
    costs += sorted(price(s, card, owner, setup=True) for card in cards_in(able & limited))[:1]
    return len(costs) >= count and sum(sorted(costs)[:count]) <= left
