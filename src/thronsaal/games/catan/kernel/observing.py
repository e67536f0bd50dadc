"""A position of Catan as a seat sees it, in numbers. Seats are counted from whoever looks, clockwise."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer
from thronsaal.core.kernel import kernel, lowest, part, woven
from thronsaal.core.spaces import Field, Layout, Numbers
from thronsaal.games.catan.kernel.ending import open_points, points
from thronsaal.games.catan.kernel.geometry import HALF, HEX_COUNT, STATION_COUNT, plan
from thronsaal.games.catan.kernel.material import BOARDS, CAMPS, PER_RESOURCE, PLACES, SECTIONS
from thronsaal.games.catan.kernel.record import (
    ACCEPTED,
    ANSWER,
    AT_CAMP,
    COUNTER,
    DEAL,
    DECLINED,
    FOUND_ROAD,
    GIVE_BACK,
    NOBODY,
    OVER,
    PACK,
    PICK_CARD,
    PLACE_ROAD,
    SECOND_DEMAND,
    SEIZE,
    TURN_LIMIT,
    UNASKED,
    hand_size,
    has_wall,
    record_of,
    wide,
)
from thronsaal.games.catan.kernel.refusal import acts
from thronsaal.games.catan.kernel.trading import BUNDLE

MOST_CARDS: Final = 5 * PER_RESOURCE
TURNS_A_STEP: Final = 8
ROW: Final = ("corners", "paths")
"""Besides where fields begin, kernels need to know how many corners and paths a board has."""


def _on_the_table(seats: int, hexes: int, corners: int, paths: int, stations: int) -> list[Field]:
    return [
        Field("phase", (OVER + 1,), 0, 1, "one of the phases, in the order of `PHASES`"),
        Field("turn", (), 0, TURN_LIMIT // TURNS_A_STEP, f"the turn, divided by {TURNS_A_STEP}"),
        Field("active", (seats,), 0, 1, "by seat: whose turn it is"),
        Field("asked", (seats,), 0, 1, "by seat: who has to act"),
        Field("first", (seats,), 0, 1, "by seat: who began"),
        Field("dice", (3,), 0, 12, "the dice of this turn, 0 before they fall: two red ones and the wildling die"),
        Field("terrain", (hexes, 7), 0, 1, "by hex: its landscape"),
        Field("chip", (hexes,), 0, 13, "by hex: its number, 13 for the chip of 2 and 12, 0 for none"),
        Field("station", (stations, 6), 0, 1, "by trade station: its resource, the last for any"),
        Field("tormund", (hexes,), 0, 1, "by hex: where Tormund, or the robber, stands"),
        Field("settlements", (seats, corners), 0, 1, "by seat and corner"),
        Field("keeps", (seats, corners), 0, 1, "by seat and corner: keeps, or cities"),
        Field("roads", (seats, paths), 0, 1, "by seat and path"),
        Field("left", (seats, 4), 0, 15, "by seat: roads, settlements, keeps and guards not yet built"),
        Field("points", (seats,), 0, 30, "by seat: the points that all can see, after the end all"),
        Field("longest", (seats,), 0, 1, "by seat: who holds the longest road"),
        Field("longest_length", (), 0, 15, "the length that must be beaten for it"),
        Field("strongest", (seats,), 0, 1, "by seat: who holds the strongest patrol, or the largest army"),
        Field("patrols", (seats,), 0, 14, "by seat: patrols, or knights, played"),
        Field("card_counts", (seats,), 0, 25, "by seat: development cards in hand"),
        Field("deck", (), 0, 25, "development cards left"),
        Field("hand_sizes", (seats,), 0, MOST_CARDS, "by seat: resource cards in hand"),
        Field("supply", (5,), 0, PER_RESOURCE, "by resource: cards left"),
        Field("rates", (seats, 5), 2, 4, "by seat and resource: how many the supply asks for one"),
        Field("owed", (seats,), 0, MOST_CARDS, "by seat: cards still to discard"),
        Field("used", (3,), 0, 1, "in this turn: dice rolled, development card played, building begun"),
        Field("offers", (), 0, 20, "offers made in this turn"),
        Field("free_roads", (), 0, 2, "roads that may be built for nothing now"),
        Field("corner", (), 0, corners, "the settlement just founded, from 1, while its road is chosen"),
        Field("moving", (), 0, paths, "the road that is being moved, from 1"),
        Field("gives", (5,), 0, PER_RESOURCE, "by resource: what the active seat offers"),
        Field("takes", (5,), 0, PER_RESOURCE, "by resource: what it asks for"),
        Field("answers", (seats, 4), 0, 1, "by seat: has not answered, declined, accepted, made a counter-offer"),
        Field("counter_gives", (seats, 5), 0, PER_RESOURCE, "by seat and resource: what it would give instead"),
        Field("counter_takes", (seats, 5), 0, PER_RESOURCE, "by seat and resource: what it would take instead"),
    ]


def _in_the_north(seats: int, hexes: int) -> list[Field]:
    return [
        Field("camps", (3, CAMPS), 0, 3, "by clan and place: regular, climber, giant, from 1; 0 where nobody camps"),
        Field("clearing", (SECTIONS,), 0, 40, "by section of the wall: regulars in the clearing before it"),
        Field("gift", (hexes, 3), 0, 8, "by hex: wildlings of each kind on it"),
        Field("frost", (3,), 0, 24, "by kind: wildlings out of play"),
        Field("wall", (SECTIONS, PLACES), 0, 4, "by section and place: whose guard stands there, from 1"),
        Field("breaches", (), 0, 3, "how often the wall was broken through"),
        Field("heroes", (seats, 11), 0, 1, "by seat: its hero"),
        Field("side_b", (seats,), 0, 1, "by seat: whether its hero lies with the second side up"),
        Field("rests", (seats,), 0, 1, "by seat: whether its hero rests in this turn"),
        Field("came_out", (9,), 0, 12, "by clan and kind: tokens turned up so far"),
        Field("demand", (5,), 0, 1, "by resource: what Mormont asks for"),
        Field("partner", (seats,), 0, 1, "by seat: whom a hero deals with"),
    ]


def _private(seats: int) -> list[Field]:
    return [
        Field("hand", (5,), 0, PER_RESOURCE, "by resource: your cards", private=True),
        Field("cards", (6,), 0, 14, "by kind: your development cards", private=True),
        Field("fresh", (6,), 0, 14, "by kind: those of them bought in this turn", private=True),
        Field("in_deck", (6,), 0, 14, "by kind: cards that you have seen in the deck", private=True),
        Field("own_points", (), 0, 30, "all your points", private=True),
        Field("top", (6,), 0, 3, "by kind: the cards that Melisandre shows you", private=True),
        Field("least", (seats, 5), 0, PER_RESOURCE, "by seat and resource: what it surely holds", private=True),
        Field("most", (seats, 5), 0, PER_RESOURCE, "by seat and resource: the most it can hold", private=True),
    ]


@cache
def layout_for(board: int, seats: int) -> Layout:
    """What an observation says on this board."""
    drawn, stations = plan(board), int(STATION_COUNT[board])
    hexes = len(drawn.hexes)
    north = _in_the_north(seats, hexes) if BOARDS[board].has_wall else []
    table = _on_the_table(seats, hexes, len(drawn.corners), len(drawn.paths), stations)
    return Layout([*table, *north, *_private(seats)])


_NAMES: Final = [field.name for field in (*_on_the_table(1, 1, 1, 1, 1), *_in_the_north(1, 1), *_private(1))]
(
    _PHASE,
    _TURN,
    _ACTIVE,
    _ASKED,
    _FIRST,
    _DICE,
    _TERRAIN,
    _CHIP,
    _STATION,
    _TORMUND,
    _SETTLEMENTS,
    _KEEPS,
    _ROADS,
    _LEFT,
    _POINTS,
    _LONGEST,
    _LENGTH,
    _STRONGEST,
    _PATROLS,
    _CARD_COUNTS,
    _DECK,
    _HAND_SIZES,
    _SUPPLY,
    _RATES,
    _OWED,
    _USED,
    _OFFERS,
    _FREE_ROADS,
    _CORNER,
    _MOVING,
    _GIVES,
    _TAKES,
    _ANSWERS,
    _COUNTER_GIVES,
    _COUNTER_TAKES,
    _CAMPS,
    _CLEARING,
    _GIFT,
    _FROST,
    _WALL,
    _BREACHES,
    _HEROES,
    _SIDE_B,
    _RESTS,
    _CAME_OUT,
    _DEMAND,
    _PARTNER,
    _HAND,
    _CARDS,
    _FRESH,
    _IN_DECK,
    _OWN_POINTS,
    _TOP,
    _LEAST,
    _MOST,
    _CORNERS,
    _PATHS,
) = range(len(_NAMES) + len(ROW))


@cache
def places_for(board: int, seats: int) -> NDArray[np.int64]:
    """Where each field begins on this board, and how many corners and paths it has: what kernels are told of it."""
    layout, drawn = layout_for(board, seats), plan(board)
    first = [layout.first(name) if name in layout.at else NOBODY for name in _NAMES]
    return np.array([*first, len(drawn.corners), len(drawn.paths)], np.int64)


@woven
def set_bits(out: Numbers, at: int, bits: int) -> None:
    """1 for each member of a set."""
    while bits:
        out[at + lowest(bits)] = 1
        bits &= bits - 1


@woven
def unpack(out: Numbers, at: int, bundle: int) -> None:
    """The counts of a packed bundle."""
    for resource in range(5):
        out[at + resource] = bundle >> 5 * resource & 31


@woven
def seen_from(s: Any, seat: int, other: int) -> int:
    """The other seat, counted from this one."""
    return (other - seat + s.seats) % s.seats


@part
def observe_board(s: Any, at: NDArray[np.int64], out: Numbers) -> None:
    """What does not change while people play, and who stands on it."""
    for place in range(HEX_COUNT[s.map]):
        out[at[_TERRAIN] + 7 * place + s.terrain[place]] = 1
        out[at[_CHIP] + place] = s.chip[place]
    for place in range(STATION_COUNT[s.map]):
        out[at[_STATION] + 6 * place + s.station[place]] = 1
    if s.tormund != AT_CAMP:
        out[at[_TORMUND] + s.tormund] = 1


@part
def observe_seat(s: Any, seat: int, step: int, at: NDArray[np.int64], out: Numbers) -> None:
    """What lies before the seat that sits so many places further on."""
    other = (seat + step) % s.seats
    out[at[_ASKED] + step] = acts(s, other)
    set_bits(out, at[_SETTLEMENTS] + step * at[_CORNERS], s.settlements[other])
    set_bits(out, at[_KEEPS] + step * at[_CORNERS], s.keeps[other])
    set_bits(out, at[_ROADS] + step * at[_PATHS], s.roads[other, 0])
    set_bits(out, at[_ROADS] + step * at[_PATHS] + HALF, s.roads[other, 1])
    left = at[_LEFT] + 4 * step
    out[left], out[left + 1] = s.roads_left[other], s.settlements_left[other]
    out[left + 2], out[left + 3] = s.keeps_left[other], s.guards_left[other]
    out[at[_POINTS] + step] = points(s, other) if s.phase == OVER else open_points(s, other)
    out[at[_PATROLS] + step] = s.patrols[other]
    cards = 0
    for kind in range(6):
        cards += wide(s.cards[other, kind])
    out[at[_CARD_COUNTS] + step] = cards
    out[at[_HAND_SIZES] + step] = hand_size(s, other)
    out[at[_OWED] + step] = s.owed[other]
    for resource in range(5):
        out[at[_RATES] + 5 * step + resource] = s.rates[other, resource]
        held = wide(s.hand[other, resource])
        over, under = wide(s.over_min[seat, other, resource]), wide(s.under_max[seat, other, resource])
        if s.phase == OVER:
            over = under = 0
        out[at[_LEAST] + 5 * step + resource] = held - over
        out[at[_MOST] + 5 * step + resource] = held + under


@part
def observe_turn(s: Any, seat: int, at: NDArray[np.int64], out: Numbers) -> None:
    """Where in the game we are, and what belongs to nobody."""
    out[at[_PHASE] + s.phase] = 1
    out[at[_TURN]] = s.turn // TURNS_A_STEP
    out[at[_ACTIVE] + seen_from(s, seat, s.active)] = 1
    out[at[_FIRST] + seen_from(s, seat, s.first)] = 1
    if s.longest != NOBODY:
        out[at[_LONGEST] + seen_from(s, seat, s.longest)] = 1
    if s.strongest != NOBODY:
        out[at[_STRONGEST] + seen_from(s, seat, s.strongest)] = 1
    out[at[_LENGTH]] = s.longest_length
    out[at[_DECK]] = s.deck_left
    out[at[_USED]], out[at[_USED] + 1], out[at[_USED] + 2] = s.rolled, s.played, s.built
    out[at[_OFFERS]], out[at[_FREE_ROADS]] = s.offers, s.free_roads
    if s.rolled:
        for die in range(3):
            out[at[_DICE] + die] = s.dice[die]
    for resource in range(5):
        out[at[_SUPPLY] + resource] = s.bank[resource]
    if s.phase == FOUND_ROAD:
        out[at[_CORNER]] = s.corner + 1
    if s.phase == PLACE_ROAD:
        out[at[_MOVING]] = s.aside + 1


@part
def observe_trade(s: Any, seat: int, at: NDArray[np.int64], out: Numbers) -> None:
    """The offer on the table and its answers."""
    if s.phase not in (ANSWER, DEAL):
        return
    unpack(out, at[_GIVES], s.gives)
    unpack(out, at[_TAKES], s.takes)
    for step in range(s.seats):
        said = s.answers[(seat + step) % s.seats]
        if said < COUNTER:
            out[at[_ANSWERS] + 4 * step + (0 if said == UNASKED else 1 if said == DECLINED else ACCEPTED)] = 1
        else:
            out[at[_ANSWERS] + 4 * step + 3] = 1
            unpack(out, at[_COUNTER_GIVES] + 5 * step, said >> PACK & BUNDLE)
            unpack(out, at[_COUNTER_TAKES] + 5 * step, said & BUNDLE)


@part
def observe_north(s: Any, seat: int, at: NDArray[np.int64], out: Numbers) -> None:
    """Wildlings, wall and heroes."""
    for clan in range(3):
        for place in range(CAMPS):
            out[at[_CAMPS] + CAMPS * clan + place] = s.camps[clan, place] + 1
        out[at[_FROST] + clan] = s.frost[clan]
    for section in range(SECTIONS):
        out[at[_CLEARING] + section] = s.clearing[section]
        for place in range(PLACES):
            guard = wide(s.wall[section, place])
            if guard != NOBODY:
                out[at[_WALL] + PLACES * section + place] = seen_from(s, seat, guard) + 1
    hexes = s.wild
    while hexes:
        place = lowest(hexes)
        hexes &= hexes - 1
        for kind in range(3):
            out[at[_GIFT] + 3 * place + kind] = s.gift[place, kind]
    for kind in range(9):
        out[at[_CAME_OUT] + kind] = s.came_out[kind]
    out[at[_BREACHES]] = s.breaches
    observe_heroes(s, seat, at, out)


@part
def observe_heroes(s: Any, seat: int, at: NDArray[np.int64], out: Numbers) -> None:
    """Who has which hero, and what one of them is about to do."""
    for step in range(s.seats):
        other = (seat + step) % s.seats
        out[at[_HEROES] + 11 * step + s.hero[other]] = 1
        out[at[_SIDE_B] + step] = s.side_b[other]
        out[at[_RESTS] + step] = s.hero_since[other] == s.turn
    if s.phase in (GIVE_BACK, SECOND_DEMAND):
        out[at[_DEMAND] + s.demand] = 1
    if s.phase == SEIZE:
        out[at[_PARTNER] + seen_from(s, seat, s.partner)] = 1
    elif s.phase == GIVE_BACK:
        out[at[_PARTNER] + seen_from(s, seat, s.aside)] = 1


@part
def observe_own(s: Any, seat: int, at: NDArray[np.int64], out: Numbers) -> None:
    """What only the seat itself knows."""
    for resource in range(5):
        out[at[_HAND] + resource] = s.hand[seat, resource]
    for kind in range(6):
        out[at[_CARDS] + kind] = s.cards[seat, kind]
        out[at[_IN_DECK] + kind] = s.in_deck[seat, kind]
        if seat == s.active:
            out[at[_FRESH] + kind] = s.fresh[kind]
    out[at[_OWN_POINTS]] = points(s, seat)
    if s.phase == PICK_CARD and seat == s.actor:
        for n in range(max(0, wide(s.deck_left) - 3), wide(s.deck_left)):
            out[at[_TOP] + s.deck[n]] += 1


@part
def observe_into(s: Any, seat: int, at: NDArray[np.int64], out: Numbers) -> None:
    """Write what a seat may know; `out` is all 0, and `at` says where (`places_for`)."""
    observe_turn(s, seat, at, out)
    observe_board(s, at, out)
    for step in range(s.seats):
        observe_seat(s, seat, step, at, out)
    observe_trade(s, seat, at, out)
    if has_wall(s):
        observe_north(s, seat, at, out)
    observe_own(s, seat, at, out)


@kernel
def observe(buffer: Buffer, seat: int, at: NDArray[np.int64], out: Numbers) -> None:
    """The position as this seat sees it; `out` may hold anything."""
    out[:] = 0
    observe_into(record_of(buffer), seat, at, out)
