"""What a position is worth to a seat: points, yields, what the hand is close to, room to grow, the danger at the wall.

The numbers are in tenths of a point and come from thought and self-play, not from the book.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from thronsaal.core.kernel import lowest, part, popcount
from thronsaal.games.catan.kernel.building import (
    A_CARD,
    A_GUARD,
    A_KEEP,
    A_ROAD,
    A_SETTLEMENT,
    COST,
    anchors,
)
from thronsaal.games.catan.kernel.ending import guards_on_wall, points, winner
from thronsaal.games.catan.kernel.geometry import CORNER_HEXES, CORNER_PATHS, FAR_ENDS, HALF
from thronsaal.games.catan.kernel.material import POINT
from thronsaal.games.catan.kernel.record import NOBODY, OVER, hand_size, has_wall, wide
from thronsaal.games.catan.kernel.wall import in_gift

PIPS = np.array([0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1, 2], np.int64)
"""How many of 36 throws make a chip yield; the last is the chip of 2 and 12."""
NEED = np.array([1.0, 1.0, 0.85, 1.1, 1.1])
HERO_WORTH = np.array([1.0, 0.9, 1.3, 0.2, 0.9, 1.2, 1.0, 0.4, 0.5, 0.8, 0.6])
WON: float = 1000.0


@part
def corner_pips(s: Any, corner: int) -> float:
    """How much a corner would yield, in pips weighted by need."""
    total = 0.0
    for slot in range(3):
        at = CORNER_HEXES[s.map, corner, slot]
        if at >= 0 and s.terrain[at] < 5:
            total += PIPS[s.chip[at]] * NEED[s.terrain[at]]
    return total


@part
def flow_of(s: Any, corners: int) -> tuple[int, int]:
    """The pips of some corners, a byte for each resource: of free hexes, and of blocked ones."""
    free, blocked = 0, 0
    board, tormund = wide(s.map), wide(s.tormund)
    while corners:
        corner = lowest(corners)
        corners &= corners - 1
        for slot in range(3):
            at = CORNER_HEXES[board, corner, slot]
            if at < 0:
                break
            resource = wide(s.terrain[at])
            if resource < 5:
                pips = PIPS[wide(s.chip[at])] << 8 * resource
                if s.wild >> at & 1 or at == tormund:
                    blocked += pips
                else:
                    free += pips
    return free, blocked


@part
def yields_worth(s: Any, seat: int) -> float:
    """The flow of resources, its variety, and what stations make of it."""
    free, blocked = flow_of(s, s.settlements[seat])
    twice, twice_blocked = flow_of(s, s.keeps[seat])
    total = 0.0
    for resource in range(5):
        lane = 8 * resource
        pips = 1.0 * ((free >> lane & 255) + 2 * (twice >> lane & 255))
        pips += 0.45 * ((blocked >> lane & 255) + 2 * (twice_blocked >> lane & 255))
        if pips > 0:
            total += 0.62 * NEED[resource] * pips + min(pips, 4.0) * 0.45
            if s.rates[seat, resource] == 2:
                total += 0.25 * pips
            elif s.rates[seat, resource] == 3 and not has_wall(s):
                total += 0.08 * pips
    return total


@part
def short_of(s: Any, seat: int, what: int) -> int:
    """How many cards a hand lacks for a cost."""
    missing = 0
    for resource in range(5):
        missing += max(0, COST[what, resource] - wide(s.hand[seat, resource]))
    return missing


@part
def hand_worth(s: Any, seat: int, spots: int) -> float:
    """Cards in hand: each a little, close to something to build a lot, beyond seven a risk."""
    size = hand_size(s, seat)
    total = 0.35 * min(size, 7) - 0.25 * max(0, size - 7)
    if s.keeps_left[seat] > 0 and s.settlements[seat]:
        total += 1.1 * max(0, 5 - short_of(s, seat, A_KEEP))
    if s.settlements_left[seat] > 0:
        close = 4 - short_of(s, seat, A_SETTLEMENT)
        total += (1.5 if spots else 0.5) * max(0, close)
        if not spots and s.roads_left[seat] > 0:
            total += 0.8 * (2 - short_of(s, seat, A_ROAD))
    if s.deck_left > 0:
        total += 0.5 * (3 - short_of(s, seat, A_CARD))
    if has_wall(s) and s.guards_left[seat] > 0:
        total += 0.5 * (3 - short_of(s, seat, A_GUARD))
    return total


@part
def room_worth(s: Any, seat: int) -> float:
    """Places to settle at the own roads now, and one road further."""
    if s.settlements_left[seat] == 0:
        return 0.0
    best, second, count = 0.0, 0.0, 0
    corners = s.touched[seat] & s.free
    while corners:
        pips = corner_pips(s, lowest(corners))
        corners &= corners - 1
        count += 1
        if pips > best:
            best, second = pips, best
        elif pips > second:
            second = pips
    further = 0.0
    board, open_to_all, low, high = wide(s.map), s.free & ~s.touched[seat], 0, 0
    for other in range(s.seats):
        low |= s.roads[other, 0]
        high |= s.roads[other, 1]
    corners = anchors(s, seat)
    while corners:
        corner = lowest(corners)
        corners &= corners - 1
        for slot in range(3):
            path = CORNER_PATHS[board, corner, slot]
            if path < 0:
                break
            there = FAR_ENDS[board, corner, slot]
            taken = low >> path if path < HALF else high >> (path - HALF)
            if open_to_all >> there & 1 and taken & 1 == 0:
                further = max(further, corner_pips(s, there))
    return (3.0 if count else 0.0) + 0.3 * best + 0.15 * second + 0.12 * further


@part
def wall_worth(s: Any, seat: int) -> float:
    """Who has the most guards when the wall falls wins: the nearer that is, the more guards count."""
    own, most = guards_on_wall(s, seat), 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, guards_on_wall(s, other))
    inside = in_gift(s)
    danger = 0.12 * s.breaches * s.breaches + 0.02 * inside * inside
    for section in range(4):
        if s.clearing[section] >= s.manned[section]:
            danger += 0.06
    lead = min(2, max(-2, own - most))
    return 1.2 * own + min(danger, 1.5) * (9.0 * lead - 4.0)


@part
def worth(s: Any, seat: int) -> float:
    """What the position is worth to a seat, by itself."""
    spots = popcount(s.touched[seat] & s.free)
    total = 10.0 * points(s, seat) + yields_worth(s, seat) + hand_worth(s, seat, spots) + room_worth(s, seat)
    hidden = 0
    for kind in range(6):
        hidden += wide(s.cards[seat, kind]) if kind != POINT else 0
    total += 2.2 * hidden + 0.9 * s.patrols[seat] + 0.25 * (15 - s.roads_left[seat])
    if has_wall(s):
        total += wall_worth(s, seat)
        if s.hero[seat] != NOBODY:
            total += HERO_WORTH[s.hero[seat]] * (0.8 if s.side_b[seat] else 1.0)
    return total


@part
def standing_of(s: Any, seat: int) -> float:
    """The worth of a position to a seat against the others, the best of them most."""
    if s.phase == OVER:
        first = winner(s)
        return WON if first == seat else (0.0 if first == NOBODY else -WON)
    best, rest = -WON, 0.0
    for other in range(s.seats):
        if other != seat:
            value = worth(s, other)
            best = max(best, value)
            rest += value
    return worth(s, seat) - 0.4 * best - 0.2 * rest / (s.seats - 1)
