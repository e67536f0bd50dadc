"""Trade: with the supply at one's rate, and between the active seat and the others by offer and answer."""

from __future__ import annotations

from typing import Any

from thronsaal.core.kernel import part
from thronsaal.games.catan.kernel.hands import gain, hand_over, holds, pay, show
from thronsaal.games.catan.kernel.material import PER_RESOURCE
from thronsaal.games.catan.kernel.record import (
    ACCEPTED,
    ANSWER,
    COUNTER,
    DEAL,
    DECLINED,
    FINE,
    LACKS_OFFERED,
    MAIN,
    N_TRADED,
    NO_AGREEMENT,
    NO_GIFTS,
    NO_OFFERS_HERE,
    NO_SUCH_MOVE,
    NOT_ENOUGH,
    NOT_NOW,
    OFFER_LIMIT,
    PACK,
    ROLL_FIRST,
    SAME_RESOURCE,
    SUPPLY_EMPTY,
    TOO_MANY_OFFERS,
    TRADE_OVER,
    UNASKED,
    note,
    wide,
)

BUNDLE: int = (1 << PACK) - 1


@part
def trade_refusal(s: Any) -> int:
    """FINE, or why this is no time to trade."""
    if not s.rolled:
        return ROLL_FIRST
    if s.phase != MAIN:
        return NOT_NOW
    return TRADE_OVER if s.apart and s.built else FINE


@part
def supply_refusal(s: Any, seat: int, give: int, take: int) -> int:
    """FINE, or why this seat may not trade so with the supply."""
    why = trade_refusal(s)
    if why != FINE:
        return why
    if give == take:
        return SAME_RESOURCE
    if s.hand[seat, give] < s.rates[seat, give]:
        return NOT_ENOUGH
    return FINE if s.bank[take] > 0 else SUPPLY_EMPTY


@part
def trade_with_supply(s: Any, seat: int, give: int, take: int) -> None:
    """Cards of one kind for one of another."""
    pay(s, seat, give, wide(s.rates[seat, give]))
    gain(s, seat, take, 1)


@part
def bundle_refusal(gives: int, takes: int) -> int:
    """FINE, or why these two bundles are no trade: both sides give something, and nothing on both sides."""
    if gives == 0 or takes == 0:
        return NO_GIFTS
    for resource in range(5):
        given, taken = gives >> 5 * resource & 31, takes >> 5 * resource & 31
        if given and taken:
            return SAME_RESOURCE
        if given + taken > PER_RESOURCE:
            return NO_SUCH_MOVE
    return FINE


@part
def offer_refusal(s: Any, seat: int, gives: int, takes: int) -> int:
    """FINE, or why the active seat may not make this offer."""
    if not s.offering:
        return NO_OFFERS_HERE
    why = trade_refusal(s)
    if why != FINE:
        return why
    if s.offers >= OFFER_LIMIT:
        return TOO_MANY_OFFERS
    why = bundle_refusal(gives, takes)
    if why != FINE:
        return why
    return FINE if holds(s, seat, gives) else LACKS_OFFERED


@part
def make_offer(s: Any, seat: int, gives: int, takes: int) -> None:
    """The active seat asks all others."""
    show(s, seat, gives)
    s.gives, s.takes = gives, takes
    s.offers += 1
    for other in range(4):
        s.answers[other] = UNASKED
    s.phase = ANSWER
    s.back = MAIN


@part
def waits_for(s: Any, seat: int) -> bool:
    """Whether a seat has still to answer the open offer."""
    return seat < s.seats and seat != s.active and s.answers[seat] == UNASKED


@part
def accept_refusal(s: Any, seat: int) -> int:
    """FINE, or why this seat cannot accept the open offer."""
    return FINE if holds(s, seat, s.takes) else LACKS_OFFERED


@part
def counter_refusal(s: Any, seat: int, gives: int, takes: int) -> int:
    """FINE, or why this seat may not make this counter-offer."""
    why = bundle_refusal(gives, takes)
    if why != FINE:
        return why
    return FINE if holds(s, seat, gives) else LACKS_OFFERED


@part
def answer(s: Any, seat: int, said: int) -> None:
    """A seat answers; after the last answer the active seat chooses, if there is anything to choose."""
    s.answers[seat] = said
    willing = False
    for other in range(s.seats):
        if other == s.active:
            continue
        if s.answers[other] == UNASKED:
            return
        if s.answers[other] != DECLINED:
            willing = True
    if willing:
        s.phase = DEAL
    else:
        drop_offer(s)


@part
def close_offer(s: Any) -> None:
    """Nothing is on the table any more."""
    s.gives = s.takes = 0
    for other in range(4):
        s.answers[other] = UNASKED
    s.phase = MAIN


@part
def drop_offer(s: Any) -> None:
    """The offer came to nothing."""
    for resource in range(5):
        if s.takes >> 5 * resource & 31:
            s.vain |= 1 << resource
    close_offer(s)


@part
def terms(s: Any, partner: int) -> tuple[int, int]:
    """What the active seat would give to and take from this partner."""
    said = s.answers[partner]
    if said >= COUNTER:
        return said & BUNDLE, said >> PACK & BUNDLE
    return s.gives, s.takes


@part
def agree_refusal(s: Any, seat: int, partner: int) -> int:
    """FINE, or why the active seat cannot close the deal with this partner."""
    if partner == seat or partner >= s.seats or s.answers[partner] in (UNASKED, DECLINED):
        return NO_AGREEMENT
    gives, _ = terms(s, partner)
    return FINE if holds(s, seat, gives) else LACKS_OFFERED


@part
def agree(s: Any, seat: int, partner: int) -> None:
    """The bundles change hands."""
    gives, takes = terms(s, partner)
    hand_over(s, seat, partner, gives)
    hand_over(s, partner, seat, takes)
    note(s, N_TRADED, seat, partner, 0)
    close_offer(s)


@part
def counters(s: Any, seat: int, move: int) -> None:
    """The answer with other terms."""
    show(s, seat, move >> PACK & BUNDLE)
    answer(s, seat, move)


@part
def accepts(s: Any, seat: int) -> None:
    """The answer yes."""
    show(s, seat, s.takes)
    answer(s, seat, ACCEPTED)
