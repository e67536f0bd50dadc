"""Resource cards changing hands, and what every observer may know of every hand.

For each observer a hand lies between bounds: what is surely in it and the most that may be in it. The record keeps how
far the true hand is from both. Open gains and losses move hand and bounds together; only a hidden theft widens them.
"""

from __future__ import annotations

from typing import Any

from thronsaal.core.chance import below
from thronsaal.core.kernel import part
from thronsaal.games.catan.kernel.record import N_STOLE, PUBLIC, hand_size, note, wide

TOPS: int = 0x8080808080
"""The top bit of each lane of a hand laid out by `lanes`."""


@part
def gain(s: Any, seat: int, resource: int, count: int) -> None:
    """Cards from the supply to a hand."""
    s.hand[seat, resource] += count
    s.bank[resource] -= count


@part
def pay(s: Any, seat: int, resource: int, count: int) -> None:
    """Cards from a hand to the supply."""
    s.hand[seat, resource] -= count
    s.bank[resource] += count


@part
def pass_on(s: Any, giver: int, taker: int, resource: int, count: int) -> None:
    """Cards openly from one hand to another."""
    s.hand[giver, resource] -= count
    s.hand[taker, resource] += count


@part
def steal(s: Any, thief: int, victim: int) -> int:
    """A random card from a hand; only thief and victim see which."""
    at = below(s.chance, hand_size(s, victim))
    resource = 0
    while at >= s.hand[victim, resource]:
        at -= s.hand[victim, resource]
        resource += 1
    take_unseen(s, thief, victim, resource)
    note(s, N_STOLE, thief, victim, resource)
    return resource


@part
def take_unseen(s: Any, thief: int, victim: int, resource: int) -> None:
    """Move a card that only the two see, and widen the bounds of all others."""
    for observer in range(PUBLIC + 1):
        if observer in (thief, victim):
            continue
        for kind in range(5):
            held = wide(s.hand[victim, kind])
            over = wide(s.over_min[observer, victim, kind])
            if held + s.under_max[observer, victim, kind] > 0:
                # The thief may have got this kind. Where it did, its hand grew with the upper bound.
                if kind == resource:
                    s.over_min[observer, thief, kind] += 1
                else:
                    s.under_max[observer, thief, kind] += 1
            if kind == resource:
                s.under_max[observer, victim, kind] += 1
                s.over_min[observer, victim, kind] = min(over, held - 1)
            else:
                s.over_min[observer, victim, kind] = min(over + 1, held)
    pass_on(s, victim, thief, resource, 1)


@part
def sharpen(s: Any) -> None:
    """Draw all bounds as tight as the hands allow: nobody holds less than nothing, nor more than the hand's size."""
    for observer in range(PUBLIC + 1):
        for seat in range(s.seats):
            slack = 0
            for resource in range(5):
                over = min(wide(s.over_min[observer, seat, resource]), wide(s.hand[seat, resource]))
                s.over_min[observer, seat, resource] = over
                slack += over
            room = 0
            for resource in range(5):
                # All cards that are not surely something else could at most be of this kind.
                most = slack - wide(s.over_min[observer, seat, resource])
                under = min(wide(s.under_max[observer, seat, resource]), most)
                s.under_max[observer, seat, resource] = under
                room += under
            for resource in range(5):
                # And what no other kind has room for must be of this one.
                least = room - wide(s.under_max[observer, seat, resource])
                over = min(wide(s.over_min[observer, seat, resource]), least)
                s.over_min[observer, seat, resource] = over


@part
def reveal_hand(s: Any, observer: int, seat: int) -> None:
    """An observer sees a whole hand."""
    for resource in range(5):
        s.over_min[observer, seat, resource] = 0
        s.under_max[observer, seat, resource] = 0


@part
def lacks(s: Any, seat: int, resource: int) -> None:
    """All learn that a hand holds nothing of a kind."""
    for observer in range(PUBLIC + 1):
        s.under_max[observer, seat, resource] = 0
        s.over_min[observer, seat, resource] = 0


@part
def show(s: Any, seat: int, bundle: int) -> None:
    """All learn that a hand covers a packed bundle."""
    for observer in range(PUBLIC + 1):
        for resource in range(5):
            most = wide(s.hand[seat, resource]) - (bundle >> 5 * resource & 31)
            over = wide(s.over_min[observer, seat, resource])
            s.over_min[observer, seat, resource] = min(over, most)


@part
def is_sure(s: Any, seat: int, bundle: int) -> bool:
    """Whether everybody could know that a hand covers a packed bundle."""
    doubts = 0
    for observer in range(PUBLIC + 1):
        if observer != seat:
            for resource in range(5):
                least = wide(s.hand[seat, resource]) - s.over_min[observer, seat, resource]
                doubts += least < (bundle >> 5 * resource & 31)
    return doubts == 0


@part
def holds(s: Any, seat: int, bundle: int) -> bool:
    """Whether a hand covers a packed bundle."""
    short = 0
    for resource in range(5):
        short += s.hand[seat, resource] < (bundle >> 5 * resource & 31)
    return short == 0


@part
def hand_over(s: Any, giver: int, taker: int, bundle: int) -> None:
    """A packed bundle openly from one hand to another."""
    for resource in range(5):
        pass_on(s, giver, taker, resource, bundle >> 5 * resource & 31)


@part
def lanes(counts: Any) -> int:
    """Five small counts side by side, a byte each."""
    return (
        wide(counts[0]) | wide(counts[1]) << 8 | wide(counts[2]) << 16 | wide(counts[3]) << 24 | wide(counts[4]) << 32
    )


@part
def covers(held: int, cost: int) -> bool:
    """Whether every count covers its cost: no lane borrows from its top bit."""
    return (held | TOPS) - cost & TOPS == TOPS
