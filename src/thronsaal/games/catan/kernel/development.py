"""Playing development cards: border patrol, winter, road building, recruits, monopoly."""

from __future__ import annotations

from typing import Any

from thronsaal.core.kernel import part
from thronsaal.games.catan.kernel.building import post_refusal, road_count
from thronsaal.games.catan.kernel.ending import claim_at_once
from thronsaal.games.catan.kernel.hands import gain, pass_on
from thronsaal.games.catan.kernel.material import MONOPOLY, PATROL, RECRUITS, ROAD_BUILDING, WINTER
from thronsaal.games.catan.kernel.record import (
    BEFORE_DICE,
    FINE,
    FREE_ROADS,
    JUST_BOUGHT,
    MAIN,
    N_MONOPOLY,
    N_STRONGEST,
    NO_PIECE_LEFT,
    NO_ROAD_POSSIBLE,
    NOBODY,
    NOT_HELD,
    NOT_NOW,
    ONE_CARD_A_TURN,
    OVER,
    PATROL_CHOICE,
    SUPPLY_EMPTY,
    note,
    wide,
)
from thronsaal.games.catan.kernel.wall import man
from thronsaal.games.catan.kernel.wildlings import turn_up_from_pool

FEWEST_PATROLS: int = 3


@part
def card_refusal(s: Any, seat: int, kind: int) -> int:
    """FINE, or why this seat may not play a card of this kind now; what the card itself needs aside."""
    if s.phase not in (BEFORE_DICE, MAIN):
        return NOT_NOW
    if s.cards[seat, kind] == 0:
        return NOT_HELD
    if s.cards[seat, kind] == s.fresh[kind]:
        return JUST_BOUGHT
    return ONE_CARD_A_TURN if s.played else FINE


@part
def winter_refusal(s: Any, seat: int, a: int, b: int) -> int:
    """FINE, or why this seat may not take these two from the supply."""
    why = card_refusal(s, seat, WINTER)
    if why != FINE:
        return why
    wanted = 2 if a == b else 1
    return FINE if s.bank[a] >= wanted and s.bank[b] >= wanted else SUPPLY_EMPTY


@part
def roads_refusal(s: Any, seat: int) -> int:
    """FINE, or why this seat may not play road building."""
    why = card_refusal(s, seat, ROAD_BUILDING)
    if why != FINE:
        return why
    if s.roads_left[seat] == 0:
        return NO_PIECE_LEFT
    return FINE if road_count(s, seat) else NO_ROAD_POSSIBLE


@part
def recruits_refusal(s: Any, seat: int, section: int) -> int:
    """FINE, or why this seat may not play new recruits for a section."""
    why = card_refusal(s, seat, RECRUITS)
    return why if why != FINE else post_refusal(s, seat, section)


@part
def spend(s: Any, seat: int, kind: int) -> None:
    """A card leaves the hand; no other may be played in this turn."""
    s.cards[seat, kind] -= 1
    s.played = 1


@part
def play_patrol(s: Any, seat: int) -> None:
    """Lay a patrol open; its owner chooses what it does."""
    spend(s, seat, PATROL)
    s.patrols[seat] += 1
    s.back = s.phase
    s.phase = PATROL_CHOICE
    s.actor = seat


@part
def patrol_has_acted(s: Any, seat: int) -> None:
    """Only now the patrol may win the special card, which brings a wildling of its own."""
    holder = wide(s.strongest)
    to_beat = FEWEST_PATROLS - 1
    if holder != NOBODY:
        to_beat = max(to_beat, wide(s.patrols[holder]))
    if holder != seat and s.patrols[seat] > to_beat:
        note(s, N_STRONGEST, seat, holder, 0)
        s.strongest = seat
        turn_up_from_pool(s)
        claim_at_once(s)


@part
def play_winter(s: Any, seat: int, a: int, b: int) -> None:
    """Two resources of one's choice from the supply."""
    spend(s, seat, WINTER)
    gain(s, seat, a, 1)
    gain(s, seat, b, 1)


@part
def play_roads(s: Any, seat: int) -> None:
    """Two roads free of charge, if there are so many pieces and places."""
    spend(s, seat, ROAD_BUILDING)
    s.back = s.phase
    s.phase = FREE_ROADS
    s.actor = seat
    s.free_roads = min(2, wide(s.roads_left[seat]))


@part
def road_was_free(s: Any, seat: int) -> None:
    """One free road less; the interlude ends with the last one, or when no place is left."""
    if s.phase == OVER:
        return
    s.free_roads -= 1
    if s.free_roads == 0 or road_count(s, seat) == 0:
        s.free_roads = 0
        s.phase = s.back


@part
def play_recruits(s: Any, seat: int, section: int) -> None:
    """A guard free of charge."""
    spend(s, seat, RECRUITS)
    man(s, seat, section)


@part
def play_monopoly(s: Any, seat: int, resource: int) -> None:
    """All others hand over all they have of one resource."""
    spend(s, seat, MONOPOLY)
    for other in range(s.seats):
        count = wide(s.hand[other, resource])
        if other != seat:
            pass_on(s, other, seat, resource, count)
            note(s, N_MONOPOLY, other, count, resource)
            for observer in range(5):
                s.over_min[observer, other, resource] = 0
                s.under_max[observer, other, resource] = 0
