"""The longest road: an unbroken line of single roads, and who holds the card for it."""

from __future__ import annotations

from typing import Any

from thronsaal.core.kernel import kernel, lowest, part
from thronsaal.games.catan.kernel.geometry import (
    ACROSS,
    ALONE,
    CORNER_PATHS,
    END_SET,
    ENDS,
    FAR_ENDS,
    HALF,
    MOST_PATHS,
    PATHS_AT,
)
from thronsaal.games.catan.kernel.material import ROADS
from thronsaal.games.catan.kernel.record import N_LONGEST, NOBODY, note, wide

SHORTEST: int = 5
"""Fewer roads in a line win no card."""
SIX_BYTES: int = (1 << 48) - 1


@part
def walk(board: int, low: int, high: int, blocked: int, start: int) -> tuple[int, int]:
    """The most roads of these two path sets that can be walked from a corner, each once, and all corners come to.

    The way back is a stack of paths, a byte each in two words. Written without recursion, which compiled code does not
    survive being loaded from the cache, and without an array to allocate.
    """
    best, depth, near, far, corner, seen, since = 0, 0, 0, 0, start, 0, 0
    while True:
        # The roads onward, but for those before `since`, which were tried.
        here = low & PATHS_AT[board, corner, 0] & -1 << min(since, 63)
        more = high & PATHS_AT[board, corner, 1] & -1 << max(since - HALF, 0)
        if here | more:
            path = lowest(here) if here else HALF + lowest(more)
            near, far = (near & SIX_BYTES) << 8 | path, far << 8 | near >> 48
            corner ^= ACROSS[board, path]
            depth += 1
            best = max(best, depth)
            seen |= 1 << corner
            # Somebody else's settlement ends the line there.
            since = MOST_PATHS if blocked >> corner & 1 else 0
        else:
            if depth == 0:
                return best, seen
            path = near & 255
            near, far = near >> 8 | (far & 255) << 48, far >> 8
            corner ^= ACROSS[board, path]
            depth -= 1
            since = path + 1
        low ^= ALONE[path, 0]
        high ^= ALONE[path, 1]


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
            best = max(best, walk(board, low, high, blocked, corner)[0])
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
def longest_through(s: Any, seat: int, path: int) -> int:
    """The longest line of a seat through one of its roads; where it cannot beat what must be beaten, at least that."""
    board, low, high = wide(s.map), s.roads[seat, 0] & ~ALONE[path, 0], s.roads[seat, 1] & ~ALONE[path, 1]
    blocked, length, seen = held_by_others(s, seat), 1, 0
    for end in range(2):
        corner = ENDS[board, path, end]
        if blocked >> corner & 1 == 0:
            further, corners = walk(board, low, high, blocked, corner)
            length, seen = length + further, seen | corners
    # Where its two sides meet they may have counted a road twice.
    return road_length(s, seat) if length > s.longest_length and seen & END_SET[board, path] else length


@part
def road_added(s: Any, seat: int, path: int) -> bool:
    """Judge the card after a seat built a road; True when it has just won the card.

    Nobody's line is longer than what must be beaten, so only a line through the new road can be.
    """
    if ROADS - s.roads_left[seat] <= s.longest_length:
        return False
    length = longest_through(s, seat, path)
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
def road_moved(s: Any, seat: int, path: int) -> bool:
    """Judge the card after a seat moved a road to this path; True when somebody has just won it."""
    return judge(s) != NOBODY if may_lose(s, seat) else road_added(s, seat, path)


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
