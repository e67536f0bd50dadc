"""Building, recruiting and buying: what each needs, where it may stand, and what follows from it."""

from __future__ import annotations

from typing import Any

import numpy as np

from thronsaal.core.kernel import kernel, lowest, part, popcount
from thronsaal.games.catan.kernel.geometry import (
    END_SET,
    ENDS,
    HALF,
    MOST_CORNERS,
    MOST_PATHS,
    NEAR,
    OPEN,
    OPEN_PATHS,
    PATHS_AT,
    STATION_CORNERS,
    STATION_COUNT,
)
from thronsaal.games.catan.kernel.hands import pay
from thronsaal.games.catan.kernel.longest_road import road_added, settlement_added
from thronsaal.games.catan.kernel.material import ANY, COSTS, KEEPS, MOST_SEATS, PLACES, SECTIONS
from thronsaal.games.catan.kernel.record import (
    CANNOT_PAY,
    CORNER_DEAD,
    CORNER_TAKEN,
    DECK_EMPTY,
    FINE,
    N_BOUGHT,
    NO_OWN_SETTLEMENT,
    NO_PIECE_LEFT,
    NO_SUCH_PLACE,
    NOBODY,
    NOT_CONNECTED,
    NOT_IN_THIS_GAME,
    PATH_FORBIDDEN,
    PATH_TAKEN,
    SECTION_FULL,
    TOO_CLOSE,
    buildings,
    has_wall,
    note,
    wide,
)
from thronsaal.games.catan.kernel.wall import man
from thronsaal.games.catan.kernel.wildlings import turn_up_from_pool, turn_up_keep, turn_up_settlement

COST = np.array(list(COSTS.values()), np.int64)
A_ROAD, A_SETTLEMENT, A_KEEP, A_CARD, A_GUARD = range(5)


@part
def can_pay(s: Any, seat: int, what: int) -> bool:
    """Whether a hand covers the cost."""
    short = 0
    for resource in range(5):
        short += s.hand[seat, resource] < COST[what, resource]
    return short == 0


@part
def pay_for(s: Any, seat: int, what: int) -> None:
    """The cost goes to the supply."""
    for resource in range(5):
        if COST[what, resource]:
            pay(s, seat, resource, COST[what, resource])


@part
def has_road(s: Any, seat: int, path: int) -> bool:
    """Whether this seat's road lies on a path."""
    return s.roads[seat, path // HALF] >> (path % HALF) & 1 == 1


@part
def path_taken(s: Any, path: int) -> bool:
    """Whether any road lies on a path."""
    half, bit = path // HALF, path % HALF
    taken = 0
    for seat in range(s.seats):
        taken |= s.roads[seat, half] >> bit
    return taken & 1 == 1


@part
def anchors(s: Any, seat: int) -> int:
    """The corners from which a seat may build a road: own pieces, and ends of own roads that nobody else holds."""
    own = s.settlements[seat] | s.keeps[seat]
    return own | (s.touched[seat] & ~buildings(s))


@part
def road_targets(s: Any, seat: int) -> tuple[int, int]:
    """The paths on which a seat may build a road, cost and stock aside."""
    low = high = 0
    corners = anchors(s, seat)
    board = wide(s.map)
    while corners:
        corner = lowest(corners)
        corners &= corners - 1
        low |= PATHS_AT[board, corner, 0]
        high |= PATHS_AT[board, corner, 1]
    for other in range(MOST_SEATS):
        low &= ~s.roads[other, 0]
        high &= ~s.roads[other, 1]
    return low, high


@part
def road_refusal(s: Any, seat: int, path: int) -> int:
    """FINE, or why no road of this seat may lie there; cost and stock aside."""
    if path < 0 or path >= MOST_PATHS or ENDS[s.map, path, 0] < 0:
        return NO_SUCH_PLACE
    if OPEN_PATHS[s.map, path // HALF] >> (path % HALF) & 1 == 0:
        return PATH_FORBIDDEN
    if path_taken(s, path):
        return PATH_TAKEN
    if anchors(s, seat) & END_SET[s.map, path] == 0:
        return NOT_CONNECTED
    return FINE


@part
def corner_refusal(s: Any, corner: int) -> int:
    """FINE, or why nobody may settle there: the corner must be free, and all its neighbours too."""
    if corner < 0 or corner >= MOST_CORNERS or NEAR[s.map, corner] == 0:
        return NO_SUCH_PLACE
    if OPEN[s.map] >> corner & 1 == 0:
        return CORNER_DEAD
    if s.free >> corner & 1 == 0:
        return CORNER_TAKEN if buildings(s) >> corner & 1 else TOO_CLOSE
    return FINE


@part
def build_road_refusal(s: Any, seat: int, path: int) -> int:
    """FINE, or why this seat may not build and pay a road there."""
    if s.roads_left[seat] == 0:
        return NO_PIECE_LEFT
    why = road_refusal(s, seat, path)
    if why == FINE and not can_pay(s, seat, A_ROAD):
        return CANNOT_PAY
    return why


@part
def build_settlement_refusal(s: Any, seat: int, corner: int) -> int:
    """FINE, or why this seat may not build a settlement there."""
    if s.settlements_left[seat] == 0:
        return NO_PIECE_LEFT
    why = corner_refusal(s, corner)
    if why != FINE:
        return why
    if s.touched[seat] >> corner & 1 == 0:
        return NOT_CONNECTED
    return FINE if can_pay(s, seat, A_SETTLEMENT) else CANNOT_PAY


@part
def build_keep_refusal(s: Any, seat: int, corner: int) -> int:
    """FINE, or why this seat may not build a keep there."""
    if corner < 0 or corner >= MOST_CORNERS or NEAR[s.map, corner] == 0:
        return NO_SUCH_PLACE
    if s.keeps_left[seat] == 0:
        return NO_PIECE_LEFT
    if s.settlements[seat] >> corner & 1 == 0:
        return NO_OWN_SETTLEMENT
    return FINE if can_pay(s, seat, A_KEEP) else CANNOT_PAY


@part
def post_refusal(s: Any, seat: int, section: int) -> int:
    """FINE, or why this seat may not post a guard on a section; cost aside."""
    if not has_wall(s):
        return NOT_IN_THIS_GAME
    if section < 0 or section >= SECTIONS:
        return NO_SUCH_PLACE
    if s.guards_left[seat] == 0:
        return NO_PIECE_LEFT
    return SECTION_FULL if s.manned[section] == PLACES else FINE


@part
def recruit_refusal(s: Any, seat: int, section: int) -> int:
    """FINE, or why this seat may not recruit a guard for a section."""
    why = post_refusal(s, seat, section)
    if why == FINE and not can_pay(s, seat, A_GUARD):
        return CANNOT_PAY
    return why


@part
def buy_refusal(s: Any, seat: int) -> int:
    """FINE, or why this seat may not buy a development card."""
    if s.deck_left == 0:
        return DECK_EMPTY
    return FINE if can_pay(s, seat, A_CARD) else CANNOT_PAY


@part
def lay_road(s: Any, seat: int, path: int) -> None:
    """A road of a seat on a path; the special card is not judged yet."""
    s.roads[seat, path // HALF] |= 1 << (path % HALF)
    s.touched[seat] |= END_SET[s.map, path]
    s.roads_left[seat] -= 1


@part
def add_road(s: Any, seat: int, path: int) -> None:
    """Lay a road and judge the longest; who wins the card brings a wildling."""
    lay_road(s, seat, path)
    if road_added(s, seat, path):
        turn_up_from_pool(s)


@kernel
def learn_rates(s: Any, seat: int) -> None:
    """The rates at which a seat trades with the supply, from all its stations."""
    usual = 3 if has_wall(s) else 4
    own = s.settlements[seat] | s.keeps[seat]
    for resource in range(5):
        s.rates[seat, resource] = usual
    for slot in range(STATION_COUNT[s.map]):
        if own & STATION_CORNERS[s.map, slot]:
            kind = wide(s.station[slot])
            if kind == ANY:
                for resource in range(5):
                    s.rates[seat, resource] = min(3, wide(s.rates[seat, resource]))
            else:
                s.rates[seat, kind] = 2


@part
def place_settlement(s: Any, seat: int, corner: int) -> None:
    """A settlement of a seat on a corner."""
    s.settlements[seat] |= 1 << corner
    s.settlements_left[seat] -= 1
    s.free &= ~NEAR[s.map, corner]
    # With trade and building apart, a new station works from the next turn on.
    if not s.apart:
        learn_rates(s, seat)


@part
def add_settlement(s: Any, seat: int, corner: int) -> None:
    """Build a settlement: it may cut somebody's road, and its token is turned up."""
    place_settlement(s, seat, corner)
    won = settlement_added(s, seat, corner)
    turn_up_settlement(s, seat)
    if won:
        turn_up_from_pool(s)


@part
def add_keep(s: Any, seat: int, corner: int) -> None:
    """A settlement becomes a keep; its piece may be built again, and the keep's tokens are turned up."""
    keep = KEEPS - wide(s.keeps_left[seat])
    s.settlements[seat] &= ~(1 << corner)
    s.keeps[seat] |= 1 << corner
    s.settlements_left[seat] += 1
    s.keeps_left[seat] -= 1
    turn_up_keep(s, seat, keep)


@part
def forget_top(s: Any, seat: int, kind: int) -> None:
    """A card left the deck: what others have seen in there may be gone."""
    for observer in range(s.seats):
        for each in range(6):
            if s.in_deck[observer, each] > 0 and (observer != seat or each == kind):
                s.in_deck[observer, each] -= 1


@part
def draw_card(s: Any, seat: int) -> None:
    """The top card of the deck to a hand."""
    s.deck_left -= 1
    kind = wide(s.deck[s.deck_left])
    s.deck[s.deck_left] = NOBODY
    s.cards[seat, kind] += 1
    s.fresh[kind] += 1
    forget_top(s, seat, kind)
    note(s, N_BOUGHT, seat, kind, 0)


@part
def buy_card(s: Any, seat: int) -> None:
    """Pay for a development card and draw it."""
    pay_for(s, seat, A_CARD)
    draw_card(s, seat)


@part
def recruit(s: Any, seat: int, section: int) -> None:
    """Pay for a guard and post it."""
    pay_for(s, seat, A_GUARD)
    man(s, seat, section)


@part
def road_count(s: Any, seat: int) -> int:
    """How many roads a seat could build now, cost and stock aside."""
    low, high = road_targets(s, seat)
    return popcount(low) + popcount(high)
