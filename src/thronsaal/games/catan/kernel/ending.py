"""Points, and the ways a game ends."""

from __future__ import annotations

from typing import Any

from thronsaal.core.kernel import part, popcount
from thronsaal.games.catan.kernel.material import GUARDS, PLACES, POINT, SECTIONS
from thronsaal.games.catan.kernel.record import (
    BREACHED,
    FOUND_GUARD,
    GOAL,
    N_OVER,
    NOBODY,
    OVER,
    OVERRUN,
    TEN_POINTS,
    has_wall,
    note,
    wide,
)


@part
def guards_on_wall(s: Any, seat: int) -> int:
    """A seat's guards on the wall."""
    if has_wall(s):
        return GUARDS - wide(s.guards_left[seat])
    return 0


@part
def open_points(s: Any, seat: int) -> int:
    """The points of a seat that all can see."""
    points = popcount(s.settlements[seat]) + 2 * popcount(s.keeps[seat])
    award = 1 if has_wall(s) else 2
    if s.longest == seat:
        points += award
    if s.strongest == seat:
        points += award
    guards = guards_on_wall(s, seat)
    if guards >= 5:
        points += 2
    elif guards >= 3:
        points += 1
    return points


@part
def points(s: Any, seat: int) -> int:
    """All points of a seat, hidden victory point cards included."""
    return open_points(s, seat) + wide(s.cards[seat, POINT])


@part
def finish(s: Any, why: int) -> None:
    """End the game at once."""
    if s.phase != OVER:
        s.phase = OVER
        s.why = why
        note(s, N_OVER, why, 0, 0)


@part
def claim_at_once(s: Any) -> None:
    """Without the wall a seat wins as soon as it has ten points in its own turn."""
    if not has_wall(s) and FOUND_GUARD < s.phase < OVER and points(s, s.active) >= GOAL:
        finish(s, TEN_POINTS)


@part
def westernmost(s: Any, seat: int) -> int:
    """How far west a seat's westernmost guard stands: higher is further; 0 without a guard."""
    for section in range(SECTIONS):
        for place in range(PLACES):
            if s.wall[section, place] == seat:
                return SECTIONS * PLACES - section * PLACES - place
    return 0


@part
def standing(s: Any, seat: int) -> int:
    """A number that ranks the seats when the game is over: higher is better, equal shares the place."""
    total = points(s, seat)
    if s.why == TEN_POINTS:
        return 1000 if seat == s.active else total
    if s.why in (BREACHED, OVERRUN):
        # The wall has fallen: guards, then points, then who stands furthest west.
        return (guards_on_wall(s, seat) * 100 + total) * 100 + westernmost(s, seat)
    return total


@part
def winner(s: Any) -> int:
    """The seat that stands alone in first place, or NOBODY."""
    best, leader = -1, NOBODY
    for seat in range(s.seats):
        value = standing(s, seat)
        if value > best:
            best, leader = value, seat
        elif value == best:
            leader = NOBODY
    return leader


@part
def share_of_win(s: Any, seat: int) -> float:
    """What a seat has of a win: all, nothing, or a half when nobody stands alone in first place."""
    first = winner(s)
    return 1.0 if first == seat else (0.5 if first == NOBODY else 0.0)
