"""May I, and why not: the one authority on every move."""

from __future__ import annotations

from typing import Any

from thronsaal.core.kernel import part
from thronsaal.games.catan.kernel import heroes
from thronsaal.games.catan.kernel.building import (
    build_keep_refusal,
    build_road_refusal,
    build_settlement_refusal,
    buy_refusal,
    corner_refusal,
    post_refusal,
    recruit_refusal,
    road_refusal,
)
from thronsaal.games.catan.kernel.development import card_refusal, recruits_refusal, roads_refusal, winter_refusal
from thronsaal.games.catan.kernel.founding import found_road_refusal
from thronsaal.games.catan.kernel.material import MONOPOLY, PATROL
from thronsaal.games.catan.kernel.record import (
    ACCEPT,
    AFTER_HERO,
    AGREE,
    ANSWER,
    BEFORE_DICE,
    BUY,
    COUNTER,
    DEAL,
    DECLINE,
    DEMAND_TOO,
    DISCARD,
    DISCARD_CARD,
    DISCARD_SOME,
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
    HAS_ROLLED,
    IS_OVER,
    KEEP,
    MAIN,
    MOVE_TORMUND,
    NO_SUCH_MOVE,
    NOT_AMONG_THREE,
    NOT_ENOUGH,
    NOT_IN_THIS_GAME,
    NOT_NOW,
    NOT_YOUR_TURN,
    NOTHING_OWED,
    OFFER,
    OVER,
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
    ROLL_FIRST,
    SAME_PATH,
    SECOND_DEMAND,
    SEIZE,
    SETTLEMENT,
    SMALL_MOVES,
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
    has_wall,
    wide,
)
from thronsaal.games.catan.kernel.trading import (
    BUNDLE,
    accept_refusal,
    agree_refusal,
    counter_refusal,
    offer_refusal,
    supply_refusal,
    waits_for,
)
from thronsaal.games.catan.kernel.yields import (
    discard_refusal,
    discard_some_refusal,
    repel_refusal,
    tarly_refusal,
    tormund_refusal,
)


@part
def acts(s: Any, seat: int) -> bool:
    """Whether this seat may act now."""
    if s.phase == OVER or seat < 0 or seat >= s.seats:
        return False
    if s.phase == DISCARD:
        return s.owed[seat] > 0
    if s.phase == ANSWER:
        return waits_for(s, seat)
    return s.actor == seat


@part
def refusal(s: Any, seat: int, move: int) -> int:
    """FINE, or why this seat may not make this move."""
    if s.phase == OVER:
        return IS_OVER
    if move < 0 or SMALL_MOVES <= move < OFFER or move > DISCARD_SOME + BUNDLE:
        return NO_SUCH_MOVE
    if not acts(s, seat):
        discards = DISCARD_CARD <= move < DISCARD_CARD + 5 or move >= DISCARD_SOME
        if s.phase == DISCARD and discards and 0 <= seat < s.seats:
            return NOTHING_OWED
        return NOT_YOUR_TURN
    if move >= DISCARD_SOME:
        return discard_some_refusal(s, seat, move & BUNDLE) if s.phase == DISCARD else NOT_NOW
    if move >= OFFER:
        gives, takes = move >> PACK & BUNDLE, move & BUNDLE
        if move < COUNTER:
            return offer_refusal(s, seat, gives, takes)
        return counter_refusal(s, seat, gives, takes) if s.phase == ANSWER else NOT_NOW
    if move < ROAD:
        return simple_refusal(s, seat, move)
    if move < PLAY_PATROL:
        return piece_refusal(s, seat, move)
    if move < DISCARD_CARD:
        return development_refusal(s, seat, move)
    if move < USE_MORMONT:
        return card_move_refusal(s, seat, move)
    return hero_move_refusal(s, seat, move)


@part
def simple_refusal(s: Any, seat: int, move: int) -> int:
    """The moves without a target."""
    if move == ROLL:
        return FINE if s.phase == BEFORE_DICE else (HAS_ROLLED if s.rolled else NOT_NOW)
    if move in (END, BUY):
        if s.phase != MAIN:
            return ROLL_FIRST if s.phase == BEFORE_DICE else NOT_NOW
        return FINE if move == END else buy_refusal(s, seat)
    if move == DONE:
        return FINE if s.phase in (TARLY_CHOICE, SECOND_DEMAND, FREE_ROADS) else NOT_NOW
    if move == WITHDRAW:
        return FINE if s.phase == DEAL else NOT_NOW
    if move == ACCEPT:
        return accept_refusal(s, seat) if s.phase == ANSWER else NOT_NOW
    if move == DECLINE:
        return FINE if s.phase == ANSWER else NOT_NOW
    if move == FLIP:
        return heroes.flip_refusal(s, seat) if s.phase == AFTER_HERO else NOT_NOW
    return NO_SUCH_MOVE


@part
def piece_refusal(s: Any, seat: int, move: int) -> int:
    """Roads, settlements, keeps and guards, in the founding and in play."""
    phase = s.phase
    if ROAD <= move < SETTLEMENT:
        if phase == FOUND_ROAD:
            return found_road_refusal(s, seat, move - ROAD)
        if phase == FREE_ROADS:
            return road_refusal(s, seat, move - ROAD)
        if phase == PLACE_ROAD:
            return SAME_PATH if move - ROAD == s.aside else road_refusal(s, seat, move - ROAD)
    elif SETTLEMENT <= move < KEEP and phase == FOUND_SETTLEMENT:
        return corner_refusal(s, move - SETTLEMENT)
    elif move >= GUARD and phase == FOUND_GUARD:
        return post_refusal(s, seat, move - GUARD)
    if phase != MAIN:
        return ROLL_FIRST if phase == BEFORE_DICE else NOT_NOW
    if move < SETTLEMENT:
        return build_road_refusal(s, seat, move - ROAD)
    if move < KEEP:
        return build_settlement_refusal(s, seat, move - SETTLEMENT)
    if move < GUARD:
        return build_keep_refusal(s, seat, move - KEEP)
    return recruit_refusal(s, seat, move - GUARD)


@part
def development_refusal(s: Any, seat: int, move: int) -> int:
    """The development cards."""
    if move == PLAY_PATROL:
        return card_refusal(s, seat, PATROL)
    if move == PLAY_ROADS:
        return roads_refusal(s, seat)
    if move < PLAY_RECRUITS + 4:
        return recruits_refusal(s, seat, move - PLAY_RECRUITS)
    if PLAY_WINTER <= move < PLAY_WINTER + 25:
        a, b = (move - PLAY_WINTER) // 5, (move - PLAY_WINTER) % 5
        return winter_refusal(s, seat, a, b) if a <= b else NO_SUCH_MOVE
    if PLAY_MONOPOLY <= move < PLAY_MONOPOLY + 5:
        return card_refusal(s, seat, MONOPOLY)
    return NO_SUCH_MOVE


@part
def card_move_refusal(s: Any, seat: int, move: int) -> int:
    """Discards, Tormund, the trade with the supply, and the answers that name a resource or a seat."""
    phase = s.phase
    if move < DISCARD_CARD + 5:
        return discard_refusal(s, seat, move - DISCARD_CARD) if phase == DISCARD else NOT_NOW
    if MOVE_TORMUND <= move < MOVE_TORMUND + 110:
        at, victim = (move - MOVE_TORMUND) // 5 - 1, (move - MOVE_TORMUND) % 5 - 1
        return tormund_refusal(s, seat, at, victim) if phase in (TORMUND, PATROL_CHOICE) else NOT_NOW
    if REPEL <= move < REPEL + 63:
        if not has_wall(s):
            return NOT_IN_THIS_GAME
        at, kind = (move - REPEL) // 3, (move - REPEL) % 3
        return repel_refusal(s, at, kind) if phase == PATROL_CHOICE else NOT_NOW
    if SUPPLY <= move < SUPPLY + 25:
        return supply_refusal(s, seat, (move - SUPPLY) // 5, (move - SUPPLY) % 5)
    if TARLY_TAKE <= move < HAND_BACK:
        return tarly_refusal(s, move - TARLY_TAKE) if phase == TARLY_CHOICE else NOT_NOW
    if HAND_BACK <= move < TAKE_CARD:
        if phase != GIVE_BACK:
            return NOT_NOW
        return FINE if s.hand[seat, move - HAND_BACK] > 0 else NOT_ENOUGH
    if TAKE_CARD <= move < AGREE:
        if phase != SEIZE:
            return NOT_NOW
        return FINE if s.hand[wide(s.partner), move - TAKE_CARD] > 0 else NOT_ENOUGH
    if AGREE <= move < AGREE + 4:
        return agree_refusal(s, seat, move - AGREE) if phase == DEAL else NOT_NOW
    return NO_SUCH_MOVE


@part
def hero_move_refusal(s: Any, seat: int, move: int) -> int:
    """The heroes, and what becomes of their cards."""
    if move < DEMAND_TOO:
        return heroes.mormont_refusal(s, seat, (move - USE_MORMONT) % 4)
    if move < DEMAND_TOO + 4:
        return heroes.demand_refusal(s, seat, move - DEMAND_TOO) if s.phase == SECOND_DEMAND else NOT_NOW
    if USE_MANCE <= move < USE_MANCE + 4:
        return heroes.mance_refusal(s, seat, move - USE_MANCE)
    if USE_MARSH <= move < USE_MARSH + 25:
        return heroes.marsh_refusal(s, seat, (move - USE_MARSH) // 5, (move - USE_MARSH) % 5)
    if USE_BENJEN <= move < USE_BENJEN + 19:
        return heroes.benjen_refusal(s, seat, move - USE_BENJEN)
    if USE_YGRITTE <= move < USE_YGRITTE + 63:
        return heroes.ygritte_refusal(s, seat, (move - USE_YGRITTE) // 3, (move - USE_YGRITTE) % 3)
    if USE_YARWYCK <= move < USE_YARWYCK + 80:
        return heroes.yarwyck_refusal(s, seat, move - USE_YARWYCK)
    return building_hero_refusal(s, seat, move)


@part
def building_hero_refusal(s: Any, seat: int, move: int) -> int:
    """The heroes of the build phase, Qhorin, and what becomes of the cards."""
    if USE_YOREN <= move < USE_YOREN + 4:
        return heroes.yoren_refusal(s, seat, move - USE_YOREN)
    if USE_THORNE <= move < USE_QHORIN:
        at = move - USE_THORNE
        return heroes.thorne_refusal(s, seat, at // 25, at // 5 % 5, at % 5)
    if move == USE_QHORIN:
        return heroes.qhorin_refusal(s, seat)
    if USE_MELISANDRE <= move < USE_MELISANDRE + 25:
        at = move - USE_MELISANDRE
        if at // 5 == at % 5 and at != 0:
            return NO_SUCH_MOVE
        return heroes.melisandre_refusal(s, seat, at // 5, at % 5)
    if PICK <= move < PICK + 6:
        if s.phase != PICK_CARD:
            return NOT_NOW
        return FINE if heroes.in_top_three(s, move - PICK) >= 0 else NOT_AMONG_THREE
    if SWAP <= move < SMALL_MOVES:
        return heroes.swap_refusal(s, seat, move - SWAP) if s.phase == AFTER_HERO else NOT_NOW
    return NO_SUCH_MOVE
