"""The wall: guards on its places, wildlings at its foot, climbers, giants and breaches."""

from __future__ import annotations

from typing import Any

from thronsaal.core.kernel import part
from thronsaal.games.catan.kernel.ending import finish
from thronsaal.games.catan.kernel.geometry import LINE
from thronsaal.games.catan.kernel.material import CLIMBER, GIANT, PLACES, REGULAR
from thronsaal.games.catan.kernel.record import (
    BREACHED,
    GIFT_FULL,
    LAST_BREACH,
    N_BREACH,
    N_CLIMBED,
    N_ENTERED,
    N_GIANT,
    N_GUARD_LOST,
    N_SIXTH,
    NOBODY,
    OVER,
    OVERRUN,
    note,
    wide,
)


@part
def man(s: Any, seat: int, section: int) -> None:
    """A guard of a seat on the lowest free place of a section."""
    s.wall[section, s.manned[section]] = seat
    s.manned[section] += 1
    s.guards_left[seat] -= 1


@part
def expel(s: Any, section: int) -> None:
    """The guard on place 1 goes back to its owner, the others move up."""
    if s.manned[section] == 0:
        return
    seat = wide(s.wall[section, 0])
    for place in range(PLACES - 1):
        s.wall[section, place] = s.wall[section, place + 1]
    s.wall[section, PLACES - 1] = NOBODY
    s.manned[section] -= 1
    s.guards_left[seat] += 1
    note(s, N_GUARD_LOST, seat, section, 0)


@part
def enter(s: Any, section: int, kind: int) -> int:
    """A wildling enters the Gift on the first hex behind a section that has the fewest wildlings; that hex."""
    chosen, fewest = NOBODY, 100
    for step in range(4):
        at = LINE[s.map, section, step]
        there = wide(s.gift[at, 0]) + s.gift[at, 1] + s.gift[at, 2]
        if there < fewest:
            chosen, fewest = at, there
    s.gift[chosen, kind] += 1
    s.wild |= 1 << chosen
    return chosen


@part
def leave(s: Any, at: int, kind: int) -> None:
    """A wildling goes from a hex of the Gift back to the Frostfangs."""
    s.gift[at, kind] -= 1
    s.frost[kind] += 1
    if s.gift[at, 0] == 0 and s.gift[at, 1] == 0 and s.gift[at, 2] == 0:
        s.wild &= ~(1 << at)


@part
def in_gift(s: Any) -> int:
    """Wildlings in the Gift."""
    count = 0
    for at in range(21):
        for kind in range(3):
            count += s.gift[at, kind]
    return count


@part
def breach(s: Any, section: int, giant: bool) -> None:
    """The wildlings before a section break through; a giant that met no guard goes with them."""
    note(s, N_BREACH, section, s.breaches + 1, 0)
    expel(s, section)
    while s.clearing[section] > 0:
        s.clearing[section] -= 1
        note(s, N_ENTERED, REGULAR, enter(s, section, REGULAR), section)
    if giant:
        note(s, N_ENTERED, GIANT, enter(s, section, GIANT), section)
    s.breaches += 1
    if s.breaches >= LAST_BREACH:
        finish(s, BREACHED)
    elif in_gift(s) >= GIFT_FULL:
        finish(s, OVERRUN)


@part
def turn_back(s: Any, section: int, kind: int) -> None:
    """A sixth wildling of this kind meets five guards: it and one of the five go home, four guards stay."""
    note(s, N_SIXTH, section, kind, 0)
    s.clearing[section] -= 1
    s.frost[REGULAR] += 1
    s.frost[kind] += 1
    expel(s, section)


@part
def reach_clearing(s: Any, section: int, kind: int) -> None:
    """A wildling steps onto the clearing before a section: regular ones wait, climbers climb, giants strike."""
    if kind == CLIMBER:
        note(s, N_CLIMBED, section, enter(s, section, CLIMBER), 0)
        if in_gift(s) >= GIFT_FULL:
            finish(s, OVERRUN)
        return
    if kind == GIANT:
        if s.manned[section] == 0:
            breach(s, section, True)
            return
        if s.clearing[section] == PLACES and s.manned[section] == PLACES:
            # It is the sixth wildling of the clearing as much as any other.
            turn_back(s, section, GIANT)
            return
        note(s, N_GIANT, section, 0, 0)
        expel(s, section)
        s.frost[GIANT] += 1
    else:
        s.clearing[section] += 1
    if s.clearing[section] <= s.manned[section] or s.phase == OVER:
        return
    if s.clearing[section] == 6 and s.manned[section] == PLACES:
        s.clearing[section] -= 1
        turn_back(s, section, REGULAR)
        return
    breach(s, section, False)
