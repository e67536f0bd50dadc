"""Set-up and founding: the board is laid out, two settlements with roads each, in the Brotherhood a guard too."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer
from thronsaal.core.chance import below, shuffle
from thronsaal.core.kernel import kernel, nth_bit, part, popcount
from thronsaal.games.catan.kernel.building import (
    lay_road,
    learn_rates,
    place_settlement,
    road_refusal,
)
from thronsaal.games.catan.kernel.geometry import BESIDE, CORNER_HEXES, END_SET, HEX_COUNT, LAND, OPEN
from thronsaal.games.catan.kernel.hands import gain
from thronsaal.games.catan.kernel.material import (
    BOARDS,
    CLASSIC_MAP,
    DESERT,
    FIGURES,
    GUARDS,
    KEEPS,
    PER_RESOURCE,
    ROADS,
    SETTLEMENTS,
    STARTING_HEROES,
    TWO_AND_TWELVE,
)
from thronsaal.games.catan.kernel.record import (
    AT_CAMP,
    BEFORE_DICE,
    FINE,
    FOUND_GUARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    N_FOUND_YIELD,
    NOBODY,
    NOT_AT_NEW_SETTLEMENT,
    has_wall,
    note,
    record_of,
    wide,
)
from thronsaal.games.catan.kernel.wall import man
from thronsaal.games.catan.kernel.wildlings import lay_tokens

STANDARD, VARIABLE, RANDOM = range(3)
DECKS = np.array([board.deck for board in BOARDS], np.int64)
FIGURE_COUNT = np.array(FIGURES, np.int64)
FIRST_HEROES = np.full((5, 4), NOBODY, np.int64)
"""By the number of seats, in the order of play."""
for _seats, _heroes in STARTING_HEROES.items():
    FIRST_HEROES[_seats, :_seats] = _heroes
TERRAIN = np.full((4, 21), 6, np.int64)
CHIP = np.zeros((4, 21), np.int64)
STATION = np.full((4, 9), NOBODY, np.int64)
for _m, _board in enumerate(BOARDS):
    for _h, (_, _, _terrain, _number) in enumerate(_board.hexes):
        TERRAIN[_m, _h], CHIP[_m, _h] = _terrain, _number
    for _slot, _station in enumerate(_board.stations):
        STATION[_m, _slot] = _station[3]


@part
def reds_apart(s: Any) -> bool:
    """No two sixes or eights lie side by side."""
    red = 0
    for at in range(HEX_COUNT[s.map]):
        if s.chip[at] in (6, 8):
            if BESIDE[s.map, at] & red:
                return False
            red |= 1 << at
    return True


@part
def mix_land(s: Any, what: NDArray[np.int8], skip_desert: bool) -> None:
    """Shuffle what lies on the land hexes (with `skip_desert`, on all of them but the desert)."""
    hexes = LAND[s.map]
    for at in range(HEX_COUNT[s.map]):
        if skip_desert and s.terrain[at] == DESERT:
            hexes &= ~(1 << at)
    for count in range(popcount(hexes), 1, -1):
        last, other = nth_bit(hexes, count - 1), nth_bit(hexes, below(s.chance, count))
        what[last], what[other] = what[other], what[last]


@part
def lay_out(s: Any, set_up: int) -> None:
    """Terrain, chips and stations: as printed, with shuffled terrain and stations, or all by chance."""
    for at in range(21):
        s.terrain[at] = TERRAIN[s.map, at]
        s.chip[at] = CHIP[s.map, at]
    for slot in range(9):
        s.station[slot] = STATION[s.map, slot]
    if set_up == STANDARD:
        return
    mix_land(s, s.terrain, False)
    stations = 0
    while stations < 9 and s.station[stations] != NOBODY:
        stations += 1
    if has_wall(s) or s.map == CLASSIC_MAP:
        shuffle(s.chance, s.station[:stations])
    give_desert_no_chip(s)
    while set_up == VARIABLE and s.map == CLASSIC_MAP and not reds_apart(s):
        # The chip from under the desert is red and came to lie beside another: the land is mixed again.
        for at in range(21):
            s.chip[at] = CHIP[s.map, at]
        mix_land(s, s.terrain, False)
        give_desert_no_chip(s)
    if set_up == RANDOM:
        mix_land(s, s.chip, True)
        while not reds_apart(s):
            mix_land(s, s.chip, True)


@part
def give_desert_no_chip(s: Any) -> None:
    """After the terrain moved: the chip that would lie on the desert goes to where the desert was printed."""
    for at in range(HEX_COUNT[s.map]):
        if s.terrain[at] == DESERT and s.chip[at] != 0:
            for empty in range(HEX_COUNT[s.map]):
                if s.chip[empty] == 0 and LAND[s.map] >> empty & 1 and s.terrain[empty] != DESERT:
                    s.chip[empty] = s.chip[at]
                    s.chip[at] = 0
                    return


@kernel
def count_producing(s: Any) -> None:
    """Which hexes yield at which sum of the dice."""
    for number in range(13):
        s.producing[number] = 0
    for at in range(HEX_COUNT[s.map]):
        chip = wide(s.chip[at])
        if chip == TWO_AND_TWELVE:
            s.producing[2] |= 1 << at
            s.producing[12] |= 1 << at
        elif chip:
            s.producing[chip] |= 1 << at


@part
def hand_out(s: Any) -> None:
    """Pieces, supply, rates; nothing is known of anything yet."""
    for seat in range(4):
        s.roads_left[seat] = ROADS
        s.settlements_left[seat] = SETTLEMENTS
        s.keeps_left[seat] = KEEPS
        s.guards_left[seat] = GUARDS
        s.hero[seat] = NOBODY
        s.hero_since[seat] = -1
        for place in range(13):
            s.tokens[seat, place] = NOBODY
        learn_rates(s, seat)
    for resource in range(5):
        s.bank[resource] = PER_RESOURCE
    for clan in range(3):
        for camp in range(5):
            s.camps[clan, camp] = NOBODY
    for section in range(4):
        for place in range(5):
            s.wall[section, place] = NOBODY
    s.longest = s.strongest = s.partner = s.demand = s.aside = NOBODY
    s.longest_length = 4
    s.last_seat = NOBODY


@part
def stack_deck(s: Any) -> None:
    """The development cards, shuffled."""
    for at in range(len(s.deck)):
        s.deck[at] = NOBODY
    count = 0
    for kind in range(6):
        for _ in range(DECKS[s.map, kind]):
            s.deck[count] = kind
            count += 1
    s.deck_left = count
    shuffle(s.chance, s.deck[:count])


@kernel
def prepare(buffer: Buffer, board: int, seats: int, set_up: int, apart: int, offering: int, starter: int) -> None:
    """The first position. The buffer holds the chance and is otherwise empty; NOBODY as starter: by lot."""
    s = record_of(buffer)
    s.map, s.seats, s.apart, s.offering = board, seats, apart, offering
    lay_out(s, set_up)
    hand_out(s)
    stack_deck(s)
    s.free = OPEN[board]
    s.first = starter if starter != NOBODY else below(s.chance, seats)
    s.active = s.actor = s.first
    s.tormund = AT_CAMP
    for at in range(HEX_COUNT[board]):
        if s.terrain[at] == DESERT:
            s.tormund = at
    count_producing(s)
    s.phase = FOUND_SETTLEMENT
    if has_wall(s):
        for kind in range(3):
            s.frost[kind] = FIGURE_COUNT[kind]
        lay_tokens(s)
        for place in range(seats):
            s.hero[(s.first + place) % seats] = FIRST_HEROES[seats, place]


@part
def founder(s: Any, placed: int) -> int:
    """Who places the settlement of this number: once round, then back."""
    seats = wide(s.seats)
    at = placed if placed < seats else 2 * seats - 1 - placed
    return (s.first + at) % seats


@part
def found(s: Any, seat: int, corner: int) -> None:
    """A founding settlement; the second one yields at once."""
    place_settlement(s, seat, corner)
    learn_rates(s, seat)
    s.corner = corner
    if s.placed >= s.seats:
        for slot in range(3):
            at = CORNER_HEXES[s.map, corner, slot]
            if at >= 0 and s.terrain[at] < DESERT:
                gain(s, seat, wide(s.terrain[at]), 1)
                note(s, N_FOUND_YIELD, seat, wide(s.terrain[at]), 1)
    s.phase = FOUND_ROAD


@part
def found_road_refusal(s: Any, seat: int, path: int) -> int:
    """FINE, or why this founding road may not lie there."""
    why = road_refusal(s, seat, path)
    if why != FINE:
        return why
    return FINE if END_SET[s.map, path] >> wide(s.corner) & 1 else NOT_AT_NEW_SETTLEMENT


@part
def found_road(s: Any, seat: int, path: int) -> None:
    """The road of a founding settlement; then it is the next seat's turn."""
    lay_road(s, seat, path)
    s.placed += 1
    if s.placed < 2 * s.seats:
        s.active = s.actor = founder(s, wide(s.placed))
        s.phase = FOUND_SETTLEMENT
        return
    s.active = s.actor = s.first
    if has_wall(s):
        s.phase = FOUND_GUARD
    else:
        start_play(s)


@part
def found_guard(s: Any, seat: int, section: int) -> None:
    """The founding guard, clockwise from the first seat."""
    man(s, seat, section)
    s.placed += 1
    s.active = s.actor = (s.active + 1) % s.seats
    if s.placed == 3 * s.seats:
        start_play(s)


@part
def start_play(s: Any) -> None:
    """The founding is over: the first seat throws the dice."""
    s.active = s.actor = s.first
    s.phase = BEFORE_DICE
    s.corner = NOBODY
