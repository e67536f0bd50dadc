"""The moves worth listing, ascending. Offers are too many to list: the plain one-for-one ones stand for them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer
from thronsaal.core.kernel import kernel, lowest, part, woven
from thronsaal.games.catan.kernel import heroes
from thronsaal.games.catan.kernel.building import post_refusal, road_targets
from thronsaal.games.catan.kernel.development import roads_refusal
from thronsaal.games.catan.kernel.geometry import ALONE, AROUND, HALF, LAND, PATHS_AT
from thronsaal.games.catan.kernel.hands import TOPS, covers, holds, lanes
from thronsaal.games.catan.kernel.material import (
    BENJEN,
    CLASSIC_MAP,
    COSTS,
    MANCE,
    MARSH,
    MELISANDRE,
    MONOPOLY,
    MORMONT,
    PATROL,
    PLACES,
    QHORIN,
    RECRUITS,
    ROAD_BUILDING,
    SECTIONS,
    THORNE,
    WINTER,
    YARWYCK,
    YGRITTE,
    YOREN,
)
from thronsaal.games.catan.kernel.record import (
    ACCEPT,
    AFTER_HERO,
    AGREE,
    ANSWER,
    AT_CAMP,
    BEFORE_DICE,
    BUY,
    COUNTER,
    DEAL,
    DECLINE,
    DEMAND_TOO,
    DISCARD,
    DISCARD_CARD,
    DONE,
    END,
    FINE,
    FLIP,
    FOUND_GUARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROADS,
    GIVE_BACK,
    GUARD,
    HAND_BACK,
    KEEP,
    LISTED_OFFERS,
    MAIN,
    MOVE_TORMUND,
    NOBODY,
    OFFER,
    PACK,
    PATROL_CHOICE,
    PICK,
    PICK_CARD,
    PLACE_ROAD,
    PLAY_MONOPOLY,
    PLAY_PATROL,
    PLAY_RECRUITS,
    PLAY_ROADS,
    PLAY_WINTER,
    REPEL,
    ROAD,
    ROLL,
    SECOND_DEMAND,
    SEIZE,
    SETTLEMENT,
    SUPPLY,
    SWAP,
    TAKE_CARD,
    TARLY_CHOICE,
    TARLY_TAKE,
    TORMUND,
    USE_BENJEN,
    USE_MANCE,
    USE_MARSH,
    USE_MELISANDRE,
    USE_MORMONT,
    USE_QHORIN,
    USE_THORNE,
    USE_YARWYCK,
    USE_YGRITTE,
    USE_YOREN,
    WITHDRAW,
    hand_size,
    has_wall,
    record_of,
    wide,
)
from thronsaal.games.catan.kernel.refusal import acts
from thronsaal.games.catan.kernel.trading import agree_refusal, counter_refusal

MOST_LISTED: int = 512
ROAD_COST, SETTLEMENT_COST, KEEP_COST, CARD_COST, GUARD_COST = (
    sum(count << 8 * resource for resource, count in enumerate(cost)) for cost in COSTS.values()
)
"""Costs with a byte for each resource, as `lanes` lays hands out."""
Moves = NDArray[np.int64]


@woven
def add(out: Moves, n: int, move: int, allowed: bool) -> int:
    """A move, if it is allowed; without a branch, for nobody can foresee it."""
    out[n] = move
    return n + allowed


@woven
def list_bits(out: Moves, n: int, base: int, bits: int) -> int:
    """A move for every member of a set."""
    while bits:
        out[n] = base + lowest(bits)
        n += 1
        bits &= bits - 1
    return n


@woven
def list_paths(s: Any, out: Moves, n: int, low: int, high: int) -> int:
    """A road move for every path of a set."""
    return list_bits(out, list_bits(out, n, ROAD, low), ROAD + HALF, high)


@part
def list_sections(s: Any, out: Moves, n: int, seat: int, base: int) -> int:
    """A move for every section that takes another guard."""
    if s.guards_left[seat]:
        for section in range(SECTIONS):
            if s.manned[section] < PLACES:
                out[n] = base + section
                n += 1
    return n


@woven
def list_tormund(s: Any, out: Moves, n: int, seat: int) -> int:
    """Every hex, with every seat that can be robbed there; his camp after a seven."""
    if s.phase == TORMUND and s.tormund != AT_CAMP and s.map != CLASSIC_MAP:
        out[n] = MOVE_TORMUND
        n += 1
    hexes = LAND[s.map]
    if s.tormund != AT_CAMP:
        hexes &= ~(1 << wide(s.tormund))
    a, b, c, d = prey(s, seat, 0), prey(s, seat, 1), prey(s, seat, 2), prey(s, seat, 3)
    while hexes:
        at = lowest(hexes)
        hexes &= hexes - 1
        around, move = AROUND[s.map, at], MOVE_TORMUND + (at + 1) * 5
        n = add(out, n, move + 1, a & around != 0)
        n = add(out, n, move + 2, b & around != 0)
        n = add(out, n, move + 3, c & around != 0)
        n = add(out, n, move + 4, d & around != 0)
        n = add(out, n, move, (a | b | c | d) & around == 0)
    return n


@part
def prey(s: Any, seat: int, victim: int) -> int:
    """The corners at which one seat can rob another."""
    return s.settlements[victim] | s.keeps[victim] if victim != seat and hand_size(s, victim) else 0


@part
def list_wildlings(s: Any, out: Moves, n: int, base: int) -> int:
    """A move for every kind of wildling on every hex of the Gift."""
    hexes = s.wild
    while hexes:
        at = lowest(hexes)
        hexes &= hexes - 1
        for kind in range(3):
            if s.gift[at, kind]:
                out[n] = base + 3 * at + kind
                n += 1
    return n


@woven
def list_supply(s: Any, out: Moves, n: int, seat: int, held: int) -> int:
    """Every trade with the supply."""
    enough = (held | TOPS) - lanes(s.rates[seat]) & TOPS
    while enough:
        give = lowest(enough) // 8
        enough &= enough - 1
        for take in range(5):
            n = add(out, n, SUPPLY + 5 * give + take, take != give and s.bank[take] > 0)
    return n


@woven
def list_developments(s: Any, out: Moves, n: int, seat: int) -> int:
    """Every development card that may be played, as it may be played."""
    if s.played or lanes(s.cards[seat]) == lanes(s.fresh):
        return n
    if s.cards[seat, PATROL] > s.fresh[PATROL]:
        out[n] = PLAY_PATROL
        n += 1
    if s.cards[seat, ROAD_BUILDING] > s.fresh[ROAD_BUILDING] and roads_refusal(s, seat) == FINE:
        out[n] = PLAY_ROADS
        n += 1
    if s.cards[seat, RECRUITS] > s.fresh[RECRUITS]:
        n = list_sections(s, out, n, seat, PLAY_RECRUITS)
    if s.cards[seat, WINTER] > s.fresh[WINTER]:
        for a in range(5):
            for b in range(a, 5):
                if s.bank[a] > (a == b) and s.bank[b] > 0:
                    out[n] = PLAY_WINTER + 5 * a + b
                    n += 1
    if s.cards[seat, MONOPOLY] > s.fresh[MONOPOLY]:
        for resource in range(5):
            out[n] = PLAY_MONOPOLY + resource
            n += 1
    return n


@woven
def list_offers(s: Any, out: Moves, n: int, seat: int) -> int:
    """One card for another, while this turn has seen few offers and somebody else has cards."""
    if not s.offering or s.offers >= LISTED_OFFERS or (s.apart and s.built):
        return n
    cards = 0
    for other in range(s.seats):
        if other != seat:
            cards += hand_size(s, other)
    if cards == 0:
        return n
    for give in range(5):
        if s.hand[seat, give] > 0:
            for take in range(5):
                if take != give:
                    out[n] = OFFER + (1 << (PACK + 5 * give)) + (1 << 5 * take)
                    n += 1
    return n


@woven
def list_main(s: Any, out: Moves, n: int, seat: int) -> int:
    """Everything between the dice and the end of a turn."""
    out[n] = END
    n += 1
    held = lanes(s.hand[seat])
    n = add(out, n, BUY, s.deck_left > 0 and covers(held, CARD_COST))
    if s.roads_left[seat] > 0 and covers(held, ROAD_COST):
        low, high = road_targets(s, seat)
        n = list_paths(s, out, n, low, high)
    if s.settlements_left[seat] > 0 and covers(held, SETTLEMENT_COST):
        n = list_bits(out, n, SETTLEMENT, s.touched[seat] & s.free)
    if s.keeps_left[seat] > 0 and covers(held, KEEP_COST):
        n = list_bits(out, n, KEEP, s.settlements[seat])
    if has_wall(s) and covers(held, GUARD_COST):
        n = list_sections(s, out, n, seat, GUARD)
    n = list_developments(s, out, n, seat)
    if not (s.apart and s.built):
        n = list_supply(s, out, n, seat, held)
    if has_wall(s):
        n = list_hero(s, out, n, seat)
    return list_offers(s, out, n, seat)


@woven
def list_hero(s: Any, out: Moves, n: int, seat: int) -> int:
    """Every use of a seat's own hero."""
    hero = wide(s.hero[seat])
    if heroes.hero_refusal(s, seat, hero) != FINE:
        return n
    if hero == MORMONT:
        partners = heroes.with_cards(s, seat)
        for resource in range(5):
            n = list_bits(out, n, USE_MORMONT + 4 * resource, partners)
    elif hero == MARSH:
        for at in range(25):
            allowed = at // 5 != at % 5 and s.hand[seat, at // 5] > 0 and s.bank[at % 5] > 0
            n = add(out, n, USE_MARSH + at, allowed)
    elif hero == YARWYCK:
        n = list_end_roads(s, out, n, seat)
    elif hero in (THORNE, MELISANDRE):
        n = list_cheaper(s, out, n, seat, hero)
    else:
        n = list_northern_hero(s, out, n, seat, hero)
    return n


@part
def list_end_roads(s: Any, out: Moves, n: int, seat: int) -> int:
    """Every road that Yarwyck can move."""
    for half in range(2):
        roads = s.roads[seat, half]
        while roads:
            path = HALF * half + lowest(roads)
            roads &= roads - 1
            n = add(out, n, USE_YARWYCK + path, heroes.yarwyck_refusal(s, seat, path) == FINE)
    return n


@part
def list_cheaper(s: Any, out: Moves, n: int, seat: int, hero: int) -> int:
    """Thorne and Melisandre: each way to replace one resource of the cost; with her also none."""
    held = lanes(s.hand[seat])
    if hero == THORNE:
        for section in range(SECTIONS):
            if post_refusal(s, seat, section) == FINE:
                n = list_replaced(out, n, USE_THORNE + 25 * section, held, GUARD_COST)
        return n
    if s.deck_left == 0:
        return n
    n = add(out, n, USE_MELISANDRE, covers(held, CARD_COST))
    return list_replaced(out, n, USE_MELISANDRE, held, CARD_COST)


@part
def list_replaced(out: Moves, n: int, base: int, held: int, cost: int) -> int:
    """A move for every way to pay a cost with one card of it replaced."""
    for missing in range(5):
        if cost >> 8 * missing & 255:
            for instead in range(5):
                paid = cost - (1 << 8 * missing) + (1 << 8 * instead)
                n = add(out, n, base + 5 * missing + instead, missing != instead and covers(held, paid))
    return n


@part
def list_northern_hero(s: Any, out: Moves, n: int, seat: int, hero: int) -> int:
    """Mance, Benjen, Ygritte, Yoren and Qhorin."""
    if hero == MANCE:
        for partner in range(s.seats):
            if heroes.mance_refusal(s, seat, partner) == FINE:
                out[n] = USE_MANCE + partner
                n += 1
    elif hero == BENJEN:
        for place in range(19):
            n = add(out, n, USE_BENJEN + place, heroes.lurks(s, place))
    elif hero == YGRITTE:
        n = list_wildlings(s, out, n, USE_YGRITTE)
    elif hero == YOREN and s.patrols[seat]:
        n = list_sections(s, out, n, seat, USE_YOREN)
    elif hero == QHORIN and heroes.qhorin_refusal(s, seat) == FINE:
        out[n] = USE_QHORIN
        n += 1
    return n


@part
def list_answers(s: Any, out: Moves, n: int, seat: int) -> int:
    """Accept, decline, or ask for one card more."""
    able = holds(s, seat, s.takes)
    if able:
        out[n] = ACCEPT
        n += 1
    out[n] = DECLINE
    n += 1
    for resource in range(5):
        wanted = s.gives >> 5 * resource & 31
        if able and 0 < wanted < 19:
            more = s.gives + (1 << 5 * resource)
            if counter_refusal(s, seat, s.takes, more) == FINE:
                out[n] = COUNTER + (s.takes << PACK) + more
                n += 1
    return n


@part
def list_hand(s: Any, out: Moves, n: int, seat: int, base: int) -> int:
    """A move for every kind of card in a hand."""
    for resource in range(5):
        if s.hand[seat, resource] > 0:
            out[n] = base + resource
            n += 1
    return n


@part
def list_interlude(s: Any, out: Moves, seat: int) -> int:
    """The phases that ask one small question."""
    n = 0
    phase = s.phase
    if phase in (TARLY_CHOICE, SECOND_DEMAND, FREE_ROADS):
        out[n] = DONE
        n += 1
    if phase in (FREE_ROADS, PLACE_ROAD):
        low, high = road_targets(s, seat)
        if phase == PLACE_ROAD:
            low &= ~ALONE[s.aside, 0]
            high &= ~ALONE[s.aside, 1]
        n = list_paths(s, out, n, low, high)
    elif phase == TARLY_CHOICE:
        for resource in range(5):
            if s.bank[resource] > 0:
                out[n] = TARLY_TAKE + resource
                n += 1
    elif phase in (GIVE_BACK, SEIZE, SECOND_DEMAND):
        n = list_bargain(s, out, n, seat)
    elif phase == PICK_CARD:
        for kind in range(6):
            if heroes.in_top_three(s, kind) != NOBODY:
                out[n] = PICK + kind
                n += 1
    elif phase == AFTER_HERO:
        n = list_after_hero(s, out, n, seat)
    return n


@part
def list_bargain(s: Any, out: Moves, n: int, seat: int) -> int:
    """Mormont's demands and what he gives back; what Mance takes."""
    if s.phase == GIVE_BACK:
        return list_hand(s, out, n, seat, HAND_BACK)
    if s.phase == SEIZE:
        return list_hand(s, out, n, wide(s.partner), TAKE_CARD)
    return list_bits(out, n, DEMAND_TOO, heroes.with_cards(s, seat))


@part
def list_after_hero(s: Any, out: Moves, n: int, seat: int) -> int:
    """Turn the hero over, or take another."""
    n = add(out, n, FLIP, heroes.flip_refusal(s, seat) == FINE)
    return list_bits(out, n, SWAP, heroes.on_display(s))


@woven
def list_moves(s: Any, seat: int, out: Moves) -> int:
    """Write the moves of a seat that acts; how many."""
    phase = s.phase
    if phase == MAIN:
        return list_main(s, out, 0, seat)
    if phase == BEFORE_DICE:
        out[0] = ROLL
        n = list_developments(s, out, 1, seat)
        return list_hero(s, out, n, seat) if has_wall(s) else n
    if phase == FOUND_SETTLEMENT:
        return list_bits(out, 0, SETTLEMENT, s.free)
    if phase == FOUND_ROAD:
        return list_founding_roads(s, out)
    if phase == FOUND_GUARD:
        return list_sections(s, out, 0, seat, GUARD)
    if phase == DISCARD:
        return list_hand(s, out, 0, seat, DISCARD_CARD)
    if phase in (TORMUND, PATROL_CHOICE):
        n = list_tormund(s, out, 0, seat)
        return list_wildlings(s, out, n, REPEL) if phase == PATROL_CHOICE and has_wall(s) else n
    if phase == ANSWER:
        return list_answers(s, out, 0, seat)
    if phase == DEAL:
        out[0] = WITHDRAW
        n = 1
        for partner in range(s.seats):
            if agree_refusal(s, seat, partner) == FINE:
                out[n] = AGREE + partner
                n += 1
        return n
    return list_interlude(s, out, seat)


@part
def list_founding_roads(s: Any, out: Moves) -> int:
    """The free paths at the settlement just founded."""
    corner = wide(s.corner)
    low, high = PATHS_AT[s.map, corner, 0], PATHS_AT[s.map, corner, 1]
    for other in range(s.seats):
        low &= ~s.roads[other, 0]
        high &= ~s.roads[other, 1]
    return list_paths(s, out, 0, low, high)


@kernel
def options(buffer: Buffer, seat: int, out: Moves) -> int:
    """The moves of a seat; none when it does not act."""
    s = record_of(buffer)
    if not acts(s, seat):
        return 0
    return list_moves(s, seat, out)
