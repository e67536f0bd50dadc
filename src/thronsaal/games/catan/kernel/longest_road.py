"""The longest road: an unbroken line of single roads, and who holds the card for it."""

from __future__ import annotations

from typing import Any

from thronsaal.core.kernel import kernel, lowest, part
from thronsaal.games.catan.kernel.geometry import CORNER_PATHS, ENDS, FAR_ENDS, HALF
from thronsaal.games.catan.kernel.material import ROADS
from thronsaal.games.catan.kernel.record import N_LONGEST, NOBODY, note, wide

SHORTEST: int = 5
"""Fewer roads in a line win no card."""
SIX_BYTES: int = (1 << 48) - 1


@part
def walk(board: int, low: int, high: int, blocked: int, start: int) -> int:
    """The most roads of these two path sets that can be walked from a corner, each once.

    The way back is a stack of bytes in two words: corners, each with the number of its paths tried. Written without
    recursion, which compiled code does not survive being loaded from the cache, and without an array to allocate.
    """
    best, depth, near, far, corner, slot = 0, 0, 0, 0, start, 0
    while True:
        path = CORNER_PATHS[board, corner, slot] if slot < 3 else -1
        if path < 0:
            if depth == 0:
                return best
            depth -= 1
            corner, slot = near >> 2 & 63, near & 3
            near, far = near >> 8 | (far & 255) << 48, far >> 8
            path = CORNER_PATHS[board, corner, slot - 1]
            if path < HALF:
                low |= 1 << path
            else:
                high |= 1 << (path - HALF)
            continue
        there = FAR_ENDS[board, corner, slot]
        slot += 1
        if (low >> path if path < HALF else high >> (path - HALF)) & 1 == 0:
            continue
        best = max(best, depth + 1)
        # Somebody else's settlement ends the line there.
        if blocked >> there & 1 == 0:
            if path < HALF:
                low &= ~(1 << path)
            else:
                high &= ~(1 << (path - HALF))
            near, far = (near & SIX_BYTES) << 8 | corner << 2 | slot, far << 8 | near >> 48
            depth += 1
            corner, slot = there, 0


@part
def degree(board: int, low: int, high: int, corner: int) -> int:
    """How many roads of these path sets meet at a corner."""
    count = 0
    for slot in range(3):
        path = CORNER_PATHS[board, corner, slot]
        if path < 0:
            break
        count += low >> path & 1 if path < HALF else high >> (path - HALF) & 1
    return count


@part
def held_by_others(s: Any, seat: int) -> int:
    """The corners where a foreign piece cuts a seat's line."""
    blocked = 0
    for other in range(s.seats):
        if other != seat:
            blocked |= s.settlements[other] | s.keeps[other]
    return blocked


@part
def road_length(s: Any, seat: int) -> int:
    """The longest line of a seat's roads.

    A longest line begins at a corner where an odd number of own roads meet, or where a foreign piece cuts them, for
    otherwise it could be made longer; the exception is a ring, which may be walked from anywhere.
    """
    board = wide(s.map)
    low, high, corners = s.roads[seat, 0], s.roads[seat, 1], s.touched[seat]
    blocked, best, even = held_by_others(s, seat), 0, 0
    while corners:
        corner = lowest(corners)
        corners &= corners - 1
        if degree(board, low, high, corner) & 1 or blocked >> corner & 1:
            best = max(best, walk(board, low, high, blocked, corner))
        else:
            even |= 1 << corner
    # Rings: six roads at least, so a line of six or more found above may already be beyond any ring.
    if best < ROADS and even:
        best = max(best, longest_ring(board, low, high, even))
    return best


@part
def longest_ring(board: int, low: int, high: int, even: int) -> int:
    """The longest ring whose corners all have exactly two roads; 0 when there is none."""
    best = 0
    while even:
        start = lowest(even)
        corner, came, length = start, -1, 0
        while even >> corner & 1:
            even &= ~(1 << corner)
            onward = -1
            for slot in range(3):
                path = CORNER_PATHS[board, corner, slot]
                if path < 0:
                    break
                built = low >> path & 1 if path < HALF else high >> (path - HALF) & 1
                if built and path != came and onward < 0:
                    onward = slot
            if onward < 0:
                break
            came = CORNER_PATHS[board, corner, onward]
            corner = FAR_ENDS[board, corner, onward]
            length += 1
        if corner == start and length > 2:
            best = max(best, length)
    return best


@part
def award(s: Any, seat: int, length: int) -> None:
    """Give the card to a seat (NOBODY: set it aside) and keep the length that must be beaten."""
    if s.longest != seat:
        note(s, N_LONGEST, seat, length, s.longest)
    s.longest = seat
    s.longest_length = length


@part
def most_through(s: Any, seat: int, path: int) -> int:
    """At least as much as the longest line of a seat through one of its roads: as if its two sides never met."""
    board, low, high = wide(s.map), s.roads[seat, 0], s.roads[seat, 1]
    if path < HALF:
        low &= ~(1 << path)
    else:
        high &= ~(1 << (path - HALF))
    blocked, most = held_by_others(s, seat), 1
    for end in range(2):
        corner = ENDS[board, path, end]
        if blocked >> corner & 1 == 0:
            most += walk(board, low, high, blocked, corner)
    return most


@part
def road_added(s: Any, seat: int, path: int) -> bool:
    """Judge the card after a seat built a road; True when it has just won the card.

    Nobody's line is longer than what must be beaten, so only a line through the new road can be.
    """
    if ROADS - s.roads_left[seat] <= s.longest_length or most_through(s, seat, path) <= s.longest_length:
        return False
    return overtakes(s, seat)


@part
def overtakes(s: Any, seat: int) -> bool:
    """Give the card to a seat whose line is longer than what must be beaten; True when it has just won it."""
    length = road_length(s, seat)
    if length <= s.longest_length:
        return False
    won = s.longest != seat
    award(s, seat, length)
    return won


@part
def may_lose(s: Any, seat: int) -> bool:
    """Whether it matters that a seat's line gets shorter: it holds the card, or the card lies aside between equals."""
    return s.longest == seat or (s.longest == NOBODY and s.longest_length >= SHORTEST)


@part
def road_moved(s: Any, seat: int) -> bool:
    """Judge the card after a seat moved a road; True when somebody has just won it."""
    return judge(s) != NOBODY if may_lose(s, seat) else overtakes(s, seat)


@part
def settlement_added(s: Any, seat: int, corner: int) -> bool:
    """Judge the card after a seat settled, perhaps between two roads of another; True when somebody has just won it."""
    for other in range(s.seats):
        if other != seat and may_lose(s, other) and degree(s.map, s.roads[other, 0], s.roads[other, 1], corner) > 1:
            return judge(s) != NOBODY
    return False


@kernel
def judge(s: Any) -> int:
    """Judge the card anew after a line was cut or a road moved; the seat that has just won it, or NOBODY."""
    best, count, leader, held = SHORTEST - 1, 0, NOBODY, 0
    for seat in range(s.seats):
        length = road_length(s, seat)
        if s.longest == seat:
            held = length
        if length > best:
            best, count, leader = length, 1, seat
        elif length == best and best >= SHORTEST:
            count += 1
    before = wide(s.longest)
    if before != NOBODY and held == best and best >= SHORTEST:
        s.longest_length = best
        return NOBODY
    award(s, leader if count == 1 else NOBODY, best)
    return leader if count == 1 and leader != before else NOBODY
