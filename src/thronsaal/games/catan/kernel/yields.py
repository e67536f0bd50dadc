"""The dice: wildlings advance, hexes yield, a seven wakes Tormund."""

from __future__ import annotations

from typing import Any

from thronsaal.core.chance import below
from thronsaal.core.kernel import lowest, part, popcount, woven
from thronsaal.games.catan.kernel.geometry import AROUND, HEX_COUNT, LAND
from thronsaal.games.catan.kernel.hands import gain, pay, steal
from thronsaal.games.catan.kernel.material import CLASSIC_MAP, MOST_SEATS, TARLY
from thronsaal.games.catan.kernel.record import (
    AT_CAMP,
    CAMP_ONLY_ON_SEVEN,
    CANNOT_ROB,
    DISCARD,
    FINE,
    MAIN,
    MUST_ROB,
    N_OWES,
    N_ROLLED,
    N_SCARCE,
    N_SHORT,
    N_YIELD,
    NO_LANDSCAPE,
    NO_SUCH_PLACE,
    NO_WILDLING,
    NOBODY,
    NOT_ENOUGH,
    NOT_WHAT_IS_OWED,
    NOTHING_OWED,
    OVER,
    SUPPLY_EMPTY,
    TARLY_CHOICE,
    TORMUND,
    TORMUND_STAYS,
    hand_size,
    has_wall,
    note,
    wide,
)
from thronsaal.games.catan.kernel.wall import leave
from thronsaal.games.catan.kernel.wildlings import advance

MOST_SAFE: int = 7
"""Cards that a seven does not touch."""


@woven
def roll(s: Any) -> None:
    """Throw all dice and do what they say: first the wildlings, then the yield or the seven."""
    if has_wall(s):
        dice = below(s.chance, 432)
        throw(s, 1 + dice % 36 // 6, 1 + dice % 6, 1 + dice // 36)
    else:
        dice = below(s.chance, 36)
        throw(s, 1 + dice // 6, 1 + dice % 6, 0)


@woven
def throw(s: Any, a: int, b: int, wildling: int) -> None:
    """The dice have fallen so."""
    s.dice[0], s.dice[1], s.dice[2] = a, b, wildling
    s.rolled = 1
    s.phase = MAIN
    note(s, N_ROLLED, a, b, wildling)
    if wildling:
        advance(s, wildling)
        if s.phase == OVER:
            return
    if a + b == 7:
        seven(s)
        return
    helped = produce(s, a + b)
    if has_wall(s):
        ask_tarly(s, helped)


@woven
def produce(s: Any, number: int) -> int:
    """All hexes of a number yield; the seats that got something, as a set."""
    hexes = wide(s.producing[number]) & ~s.wild
    if s.tormund != AT_CAMP:
        hexes &= ~(1 << wide(s.tormund))
    helped = 0
    while hexes:
        at = lowest(hexes)
        resource, shares = wide(s.terrain[at]), due(s, at)
        hexes &= hexes - 1
        # Hexes of one kind are judged together: the supply must cover them all.
        rest = hexes
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            if s.terrain[other] == resource:
                hexes &= ~(1 << other)
                shares += due(s, other)
        if shares:
            helped |= share_out(s, resource, shares)
    return helped


@woven
def due(s: Any, at: int) -> int:
    """What a hex owes the seats, a byte for each."""
    around, shares = AROUND[s.map, at], 0
    for seat in range(MOST_SEATS):
        count = popcount(s.settlements[seat] & around) + 2 * popcount(s.keeps[seat] & around)
        shares |= count << 8 * seat
    return shares


@woven
def share_out(s: Any, resource: int, shares: int) -> int:
    """One resource to all who are owed, as a set; when it is short, nobody gets it, unless only one seat is owed."""
    total = 0
    for seat in range(MOST_SEATS):
        total += shares >> 8 * seat & 255
    if total > s.bank[resource]:
        return share_short(s, resource, shares)
    helped = 0
    s.bank[resource] -= total
    for seat in range(MOST_SEATS):
        count = shares >> 8 * seat & 255
        s.hand[seat, resource] += count
        helped |= (count > 0) << seat
        if count and s.aloud:
            note(s, N_YIELD, seat, resource, count)
    return helped


@part
def share_short(s: Any, resource: int, shares: int) -> int:
    """The supply is short: only a seat that is owed alone gets what is left."""
    only, left = lowest(shares) // 8, wide(s.bank[resource])
    if shares >> 8 * only > 255:
        note(s, N_SCARCE, resource, NOBODY, 0)
        return 0
    if left == 0:
        note(s, N_SCARCE, resource, only, 0)
        return 0
    note(s, N_SHORT, only, resource, left)
    gain(s, only, resource, left)
    return 1 << only


@part
def ask_tarly(s: Any, helped: int) -> None:
    """Whoever has Samwell Tarly and got nothing may take a resource."""
    for seat in range(s.seats):
        if s.hero[seat] == TARLY and helped >> seat & 1 == 0 and s.hero_since[seat] != s.turn:
            for resource in range(5):
                if s.bank[resource] > 0:
                    s.phase = TARLY_CHOICE
                    s.back = MAIN
                    s.actor = seat
                    return


@part
def seven(s: Any) -> None:
    """Who holds more than seven cards discards half of them, rounded down; then Tormund is moved."""
    waiting = False
    for seat in range(s.seats):
        size = hand_size(s, seat)
        s.owed[seat] = size // 2 if size > MOST_SAFE else 0
        if s.owed[seat]:
            waiting = True
            note(s, N_OWES, seat, s.owed[seat], 0)
    s.phase = DISCARD if waiting else TORMUND
    s.back = MAIN
    s.actor = s.active


@part
def discard_refusal(s: Any, seat: int, resource: int) -> int:
    """FINE, or why this seat may not discard this."""
    if s.owed[seat] == 0:
        return NOTHING_OWED
    return FINE if s.hand[seat, resource] > 0 else NOT_ENOUGH


@part
def discard_some_refusal(s: Any, seat: int, bundle: int) -> int:
    """FINE, or why this seat may not discard these at once: they must be all that it owes."""
    total = 0
    for resource in range(5):
        count = bundle >> 5 * resource & 31
        total += count
        if count > s.hand[seat, resource]:
            return NOT_ENOUGH
    return FINE if total == s.owed[seat] else NOT_WHAT_IS_OWED


@part
def discard_some(s: Any, seat: int, bundle: int) -> None:
    """All that a seat owes, at once."""
    for resource in range(5):
        for _ in range(bundle >> 5 * resource & 31):
            discard(s, seat, resource)


@part
def discard(s: Any, seat: int, resource: int) -> None:
    """One card less; after the last one Tormund is moved."""
    pay(s, seat, resource, 1)
    s.owed[seat] -= 1
    for other in range(s.seats):
        if s.owed[other]:
            return
    s.phase = TORMUND


@part
def stands_at(s: Any, seat: int, at: int) -> bool:
    """Whether a seat has a settlement or keep at a hex."""
    return (s.settlements[seat] | s.keeps[seat]) & AROUND[s.map, at] != 0


@part
def can_rob(s: Any, seat: int, at: int, victim: int) -> bool:
    """Whether a seat may draw from another's hand at a hex."""
    if victim == seat or hand_size(s, victim) == 0:
        return False
    return stands_at(s, victim, at)


@part
def tormund_refusal(s: Any, seat: int, at: int, victim: int) -> int:
    """FINE, or why this seat may not move Tormund to a hex (AT_CAMP: his camp) and rob that seat (NOBODY: none)."""
    if at == s.tormund:
        return TORMUND_STAYS
    if at == AT_CAMP:
        if s.map == CLASSIC_MAP:
            return NO_SUCH_PLACE
        if s.phase != TORMUND:
            return CAMP_ONLY_ON_SEVEN
        return FINE if victim == NOBODY else CANNOT_ROB
    if at >= HEX_COUNT[s.map]:
        return NO_SUCH_PLACE
    if LAND[s.map] >> at & 1 == 0:
        return NO_LANDSCAPE
    if victim >= s.seats:
        return CANNOT_ROB
    if victim != NOBODY:
        return FINE if can_rob(s, seat, at, victim) else CANNOT_ROB
    for other in range(s.seats):
        if can_rob(s, seat, at, other):
            return MUST_ROB
    return FINE


@part
def move_tormund(s: Any, seat: int, at: int, victim: int) -> None:
    """Tormund goes there, and one card changes hands unseen."""
    s.tormund = at
    s.phase = s.back
    if victim != NOBODY:
        steal(s, seat, victim)


@part
def repel_refusal(s: Any, at: int, kind: int) -> int:
    """FINE, or why a patrol cannot send this wildling home."""
    if at >= HEX_COUNT[s.map]:
        return NO_SUCH_PLACE
    return FINE if s.gift[at, kind] > 0 else NO_WILDLING


@part
def repel(s: Any, seat: int, at: int, kind: int) -> None:
    """A wildling goes back to the Frostfangs, and its hex gives one resource, if the supply has it."""
    resource = wide(s.terrain[at])
    if s.bank[resource] > 0:
        gain(s, seat, resource, 1)
        note(s, N_YIELD, seat, resource, 1)
    leave(s, at, kind)
    s.phase = s.back


@part
def tarly_refusal(s: Any, resource: int) -> int:
    """FINE, or why Samwell cannot fetch this resource."""
    return FINE if s.bank[resource] > 0 else SUPPLY_EMPTY
