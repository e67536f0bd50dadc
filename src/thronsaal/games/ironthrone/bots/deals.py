"""Bargaining: what a deal is worth to each side, what to propose, when to take it and when to leave."""

from __future__ import annotations

from typing import Final

from thronsaal.core.chance import Chance
from thronsaal.core.words import Move, Seat
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.bots import value as w
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.truce import PATIENCE, PLAIN_DEALS, Talks, shortage

GREED: Final = 0.35
"""How much better than no deal a first proposal should be for oneself; it melts away with every proposal."""


def deal_value(s: Position, seat: Seat, deal: int) -> float:
    """What a deal is worth to an active seat."""
    ours, theirs = n.gifts(deal)
    give, take = (ours, theirs) if seat == s.challenger else (theirs, ours)
    rival = s.opposing(seat)
    total = _influence(s, seat, rival, give[0], take[0])
    total += w.HOSTAGE * take[1] - 1.3 * w.HOSTAGE * give[1]
    return total + 1.3 * w.SHEET * (take[2] - give[2])


def _influence(s: Position, seat: Seat, rival: Seat, give: int, take: int) -> float:
    they_win = bool(give) and w.is_about_to_win(s, rival)
    we_win = bool(take) and w.is_about_to_win(s, seat)
    if they_win and we_win:
        return w.WIN / 2
    if they_win:
        return -w.WIN
    if we_win:
        return w.WIN
    return (w.marker(s, seat) if take else 0.0) - (w.dread(s, rival) if give else 0.0)


def no_deal_value(s: Position, seat: Seat) -> float:
    """What breaking off is worth: everybody suffers the penalty."""
    return -w.penalty(s, seat) + 0.3 * w.penalty(s, s.opposing(seat))


def bargain(s: Position, talks: Talks, seat: Seat, rng: Chance) -> Move:
    """Confirm, change or break off."""
    deal, put = talks.deal, talks.proposals
    floor = no_deal_value(s, seat)
    patience = max(0.0, 1.0 - put / 6)
    if deal and deal_value(s, seat, deal) >= floor + GREED * patience * 0.5:
        return n.CONFIRM
    if put >= PATIENCE - 1:
        return n.CONFIRM if deal and deal_value(s, seat, deal) >= floor else n.NO_DEAL
    best = propose(s, seat, deal, put, rng)
    if best and deal_value(s, seat, best) > floor:
        return n.move(n.PUT, best)
    return n.CONFIRM if deal and deal_value(s, seat, deal) >= floor else n.NO_DEAL


def propose(s: Position, seat: Seat, lies: int, put: int, rng: Chance) -> int:
    """The deal that is best for oneself among those the other side should take; 0 when there is none."""
    rival = s.opposing(seat)
    need = no_deal_value(s, rival) + GREED * 0.5 * max(0.0, 1.0 - (put + 1) / 6) + 0.02 + 0.05 * put
    best, best_value = 0, no_deal_value(s, seat)
    for deal in USUAL_DEALS:
        if deal == lies:
            continue
        mine = deal_value(s, seat, deal)
        if mine > best_value and deal_value(s, rival, deal) >= need and shortage(s, deal) is None:
            best, best_value = deal, mine
    return best


USUAL_DEALS: Final = tuple(deal for deal in PLAIN_DEALS if sum(n.gifts(deal)[0]) <= 3 and sum(n.gifts(deal)[1]) <= 3)
