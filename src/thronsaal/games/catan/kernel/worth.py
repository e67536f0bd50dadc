"""What a position looks like to a seat, as numbers, and what they add up to.

A seat's worth is the sum of its features, each times its weight. The worths of all seats are meant as in a contest: a
seat wins with the probability exp(its worth) / sum of exp(all worths). So they are in log-odds, the best rival counts
most, and what a rival gains hurts the more the nearer it is to winning.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.kernel import lowest, maker, part, popcount
from thronsaal.games.catan.kernel.building import A_CARD, A_GUARD, A_KEEP, A_ROAD, A_SETTLEMENT, COST, road_targets
from thronsaal.games.catan.kernel.ending import guards_on_wall, open_points, points, westernmost
from thronsaal.games.catan.kernel.features import (
    ANY_STATION,
    BEST_SPOT,
    BETWEEN,
    BLOCKED,
    BREACH_LEAD,
    BREACH_TWO_LEAD,
    CARD_CLOSE,
    CARD_READY,
    CARD_TRIO,
    CARDS,
    COUNT,
    EIGHT,
    FAR_SPOT,
    FURTHER_SPOT,
    GIFT_LEAD,
    GUARD_CLOSE,
    GUARD_READY,
    GUARDS,
    HAND,
    HELD,
    HERO,
    HERO_B,
    KEEP_CLOSE,
    KEEP_PAIR,
    KEEP_READY,
    KINDS,
    LEAD,
    LONGEST_CLOSE,
    MANY,
    NINE,
    NO_SPOT_CLOSE,
    OVER_SEVEN,
    PATROL_CLOSE,
    PATROL_LEAD,
    PATROLS,
    PATROLS_AT_HAND,
    PIPS,
    POINTS,
    RISK_LEAD,
    ROAD_CLOSE,
    ROAD_LEAD,
    ROAD_PAIR,
    ROADS,
    SECOND_SPOT,
    SETTLE_CLOSE,
    SETTLE_READY,
    SPOTS,
    STATION,
    TEMPO,
    VARIETY,
)
from thronsaal.games.catan.kernel.geometry import AROUND, CORNER_HEXES, END_SET, HALF, MOST_CORNERS, PATHS_AT
from thronsaal.games.catan.kernel.longest_road import road_length
from thronsaal.games.catan.kernel.material import POINT
from thronsaal.games.catan.kernel.material import ROADS as ALL_ROADS
from thronsaal.games.catan.kernel.record import NOBODY, buildings, hand_size, has_wall, wide
from thronsaal.games.catan.kernel.wall import in_gift

Values = NDArray[np.float64]
Table = NDArray[np.int64]
WAYS = np.array([0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1, 2], np.int64)
"""How many of 36 throws make a chip yield; the last is the chip of 2 and 12."""
WON: float = 1000.0
ENOUGH: int = 4
"""Pips of one resource beyond which more of it no longer adds to the variety."""


@maker
def survey(s: Any) -> Table:
    """What each corner yields: pips, a byte for each resource. It stays the same all game long."""
    flow = np.zeros(MOST_CORNERS, np.int64)
    board = wide(s.map)
    for corner in range(MOST_CORNERS):
        for slot in range(3):
            at = CORNER_HEXES[board, corner, slot]
            if at >= 0 and s.terrain[at] < 5:
                flow[corner] += WAYS[wide(s.chip[at])] << 8 * wide(s.terrain[at])
    return flow


@part
def income(s: Any, seat: int, flow: Table) -> int:
    """The pips of a seat's pieces, a byte for each resource, whatever blocks them."""
    total = 0
    corners = s.settlements[seat] | s.keeps[seat]
    while corners:
        total += flow[lowest(corners)]
        corners &= corners - 1
    corners = s.keeps[seat]
    while corners:
        total += flow[lowest(corners)]
        corners &= corners - 1
    return total


@part
def blocked_pips(s: Any, seat: int) -> int:
    """What Tormund and the wildlings keep a seat from."""
    hexes = s.wild
    if s.tormund >= 0:
        hexes |= 1 << wide(s.tormund)
    total, board = 0, wide(s.map)
    while hexes:
        at = lowest(hexes)
        hexes &= hexes - 1
        if s.terrain[at] < 5:
            around = AROUND[board, at]
            pieces = popcount(s.settlements[seat] & around) + 2 * popcount(s.keeps[seat] & around)
            total += pieces * WAYS[wide(s.chip[at])]
    return total


@part
def see_yields(s: Any, seat: int, own: int, f: Values) -> None:
    """The flow of resources, its variety, what stations make of it, and what fits together."""
    for resource in range(5):
        pips = own >> 8 * resource & 255
        f[PIPS + resource] = pips
        f[VARIETY] += min(pips, ENOUGH)
        f[MANY] += min(pips, 2 * ENOUGH)
        f[KINDS] += pips > 0
        if s.rates[seat, resource] == 2:
            f[STATION] += pips
        elif s.rates[seat, resource] == 3 and not has_wall(s):
            f[ANY_STATION] += pips
    f[ROAD_PAIR] = min(own & 255, own >> 8 & 255)
    f[KEEP_PAIR] = min(3 * (own >> 24 & 255), 2 * (own >> 32 & 255)) / 2.0
    f[CARD_TRIO] = min(own >> 16 & 255, own >> 24 & 255, own >> 32 & 255)
    f[BLOCKED] = blocked_pips(s, seat)


@part
def short_of(s: Any, seat: int, what: int) -> int:
    """How many cards a hand lacks for a cost."""
    missing = 0
    for resource in range(5):
        missing += max(0, COST[what, resource] - wide(s.hand[seat, resource]))
    return missing


@part
def see_hand(s: Any, seat: int, spots: int, f: Values) -> None:
    """Cards in hand, how close they are to something to build, and the risk of a seven."""
    size = hand_size(s, seat)
    f[HAND] = min(size, 7)
    f[OVER_SEVEN] = max(0, size - 7)
    for resource in range(5):
        f[HELD + resource] = min(wide(s.hand[seat, resource]), 4)
    if s.keeps_left[seat] > 0 and s.settlements[seat]:
        short = short_of(s, seat, A_KEEP)
        f[KEEP_CLOSE] = 5 - short
        f[KEEP_READY] = short == 0
    if s.settlements_left[seat] > 0:
        short = short_of(s, seat, A_SETTLEMENT)
        if spots:
            f[SETTLE_CLOSE] = 4 - short
            f[SETTLE_READY] = short == 0
        else:
            f[NO_SPOT_CLOSE] = 4 - short
            f[ROAD_CLOSE] = 2 - short_of(s, seat, A_ROAD)
    if s.deck_left > 0:
        short = short_of(s, seat, A_CARD)
        f[CARD_CLOSE] = 3 - short
        f[CARD_READY] = short == 0
    if has_wall(s) and s.guards_left[seat] > 0:
        short = short_of(s, seat, A_GUARD)
        f[GUARD_CLOSE] = 3 - short
        f[GUARD_READY] = short == 0


@part
def spot_pips(flow: int, own: int) -> float:
    """What a settlement on a corner would add: its pips, more where the seat has little of a resource."""
    total = 0
    for lane in range(0, 40, 8):
        pips, has = flow >> lane & 255, own >> lane & 255
        total += 4 * pips + 3 * (min(ENOUGH, has + pips) - min(ENOUGH, has))
    return total / 4.0


@part
def best_spot(corners: int, flow: Table, own: int) -> float:
    """The best of some corners to settle on."""
    best = 0.0
    while corners:
        best = max(best, spot_pips(flow[lowest(corners)], own))
        corners &= corners - 1
    return best


@part
def ends_of(board: int, low: int, high: int) -> int:
    """The corners at the ends of some paths."""
    found = 0
    while low:
        found |= END_SET[board, lowest(low)]
        low &= low - 1
    while high:
        found |= END_SET[board, HALF + lowest(high)]
        high &= high - 1
    return found


@part
def see_room(s: Any, seat: int, flow: Table, own: int, f: Values) -> None:
    """Places to settle at the own roads now, one road further, and two."""
    if s.settlements_left[seat] == 0:
        return
    best, second = 0.0, 0.0
    spots = s.touched[seat] & s.free
    corners = spots
    while corners:
        value = spot_pips(flow[lowest(corners)], own)
        corners &= corners - 1
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    f[SPOTS] = min(2, popcount(spots))
    f[BEST_SPOT], f[SECOND_SPOT] = best, second
    if s.roads_left[seat] == 0:
        return
    low, high = road_targets(s, seat)
    board = wide(s.map)
    near = ends_of(board, low, high)
    f[FURTHER_SPOT] = best_spot(near & s.free & ~spots, flow, own)
    corners, low, high = near & ~s.touched[seat] & ~buildings(s), 0, 0
    near |= spots
    while corners:
        corner = lowest(corners)
        corners &= corners - 1
        low |= PATHS_AT[board, corner, 0]
        high |= PATHS_AT[board, corner, 1]
    for other in range(s.seats):
        low &= ~s.roads[other, 0]
        high &= ~s.roads[other, 1]
    f[FAR_SPOT] = best_spot(ends_of(board, low, high) & s.free & ~near, flow, own)


@part
def see_races(s: Any, seat: int, f: Values) -> None:
    """The longest road and the strongest patrol: who is ahead, and by how much."""
    built = ALL_ROADS - wide(s.roads_left[seat])
    f[ROADS] = built
    if s.longest == seat:
        rival = 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, ALL_ROADS - wide(s.roads_left[other]))
        f[ROAD_LEAD] = 4 + max(-2, min(3, wide(s.longest_length) - rival))
    elif built >= s.longest_length - 1:
        f[LONGEST_CLOSE] = max(0, 2 + road_length(s, seat) - wide(s.longest_length))
    own, most = wide(s.patrols[seat]), 2
    for other in range(s.seats):
        if other != seat:
            most = max(most, wide(s.patrols[other]))
    f[PATROLS] = own
    if s.strongest == seat:
        f[PATROL_LEAD] = 1 + min(2, own - most)
    else:
        f[PATROL_CLOSE] = max(0, 3 - (most + 1 - own))
    for kind in range(5):
        f[CARDS + kind] = s.cards[seat, kind]
    f[PATROLS_AT_HAND] = min(wide(s.cards[seat, 0]), f[PATROL_CLOSE])


@part
def risk_at_wall(s: Any) -> float:
    """How near the next breach is, from the sections and the camps behind them."""
    risk = 0.0
    for section in range(4):
        behind = 0
        for clan in range(max(0, section - 1), min(3, section + 1)):
            for camp in range(5):
                behind += s.camps[clan, camp] != NOBODY
        spare = wide(s.manned[section]) - wide(s.clearing[section])
        if behind > spare:
            risk += 1.0 / (1.0 + 2.0 * max(0, spare))
    return risk


@part
def see_wall(s: Any, seat: int, f: Values) -> None:
    """Who has the most guards when the wall falls wins: the nearer that is, the more the lead counts."""
    own, rival, ahead = guards_on_wall(s, seat), 0, 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, guards_on_wall(s, other))
    lead = 1.0 * (own - rival)
    if own == rival:
        mine = 100 * open_points(s, seat) + westernmost(s, seat)
        for other in range(s.seats):
            if other != seat and guards_on_wall(s, other) == own:
                ahead += 100 * open_points(s, other) + westernmost(s, other) > mine
        lead = -0.5 if ahead else 0.5
    lead = max(-2.0, min(2.0, lead))
    breaches, inside = wide(s.breaches), in_gift(s)
    f[GUARDS] = own
    f[LEAD] = lead
    f[BREACH_LEAD] = lead * (breaches >= 1)
    f[BREACH_TWO_LEAD] = lead * (breaches >= 2)
    f[GIFT_LEAD] = lead * inside * inside / 16.0
    f[RISK_LEAD] = lead * risk_at_wall(s) * (1 + breaches + inside // 3)
    f[BETWEEN] = own in (1, 2, 4)
    if s.hero[seat] != NOBODY:
        f[HERO + wide(s.hero[seat])] = 1.0
        f[HERO_B] = s.side_b[seat]


@part
def see(s: Any, seat: int, flow: Table, f: Values) -> None:
    """All features of a position for a seat."""
    f[:] = 0.0
    total = points(s, seat)
    f[POINTS] = total
    f[EIGHT] = max(0, total - 7)
    f[NINE] = max(0, total - 8)
    f[TEMPO] = -((seat - wide(s.active)) % wide(s.seats))
    own = income(s, seat, flow)
    see_yields(s, seat, own, f)
    see_hand(s, seat, popcount(s.touched[seat] & s.free), f)
    see_room(s, seat, flow, own, f)
    see_races(s, seat, f)
    if has_wall(s):
        see_wall(s, seat, f)


@part
def worth(s: Any, seat: int, flow: Table, w: Values, f: Values) -> float:
    """The features of a seat times their weights; `f` is scratch paper."""
    see(s, seat, flow, f)
    total = 0.0
    for n in range(COUNT):
        total += w[n] * f[n]
    return total


@maker
def rivals(s: Any, seat: int, flow: Table, w: Values, f: Values) -> float:
    """The worth of all other seats taken together: the logarithm of the sum of their chances."""
    best, values = -WON, np.empty(4)
    for other in range(s.seats):
        if other != seat:
            values[other] = worth(s, other, flow, w, f)
            best = max(best, values[other])
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            total += np.exp(values[other] - best)
    return best + np.log(total)


@part
def hidden_card_worth(s: Any, w: Values) -> float:
    """What the next card of the deck is worth on average, in a world where the deck is guessed."""
    total = 0.0
    for at in range(s.deck_left):
        kind = wide(s.deck[at])
        total += w[POINTS] if kind == POINT else w[CARDS + kind]
    return total / max(1, wide(s.deck_left))
