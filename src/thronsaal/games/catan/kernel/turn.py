"""Making moves: the turn as the book tells it, from the founding to the end."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer
from thronsaal.core.kernel import kernel, part, woven
from thronsaal.games.catan.kernel import heroes
from thronsaal.games.catan.kernel.building import (
    A_CARD,
    A_GUARD,
    A_KEEP,
    A_ROAD,
    A_SETTLEMENT,
    add_keep,
    add_road,
    add_settlement,
    buy_card,
    learn_rates,
    pay_for,
    recruit,
)
from thronsaal.games.catan.kernel.development import (
    patrol_has_acted,
    play_monopoly,
    play_patrol,
    play_recruits,
    play_roads,
    play_winter,
    road_was_free,
)
from thronsaal.games.catan.kernel.ending import claim_at_once, finish, open_points, points, standing
from thronsaal.games.catan.kernel.founding import found, found_guard, found_road
from thronsaal.games.catan.kernel.hands import gain, is_sure, pay, sharpen
from thronsaal.games.catan.kernel.longest_road import road_length
from thronsaal.games.catan.kernel.record import (
    ACCEPT,
    AFTER_HERO,
    AGREE,
    BEFORE_DICE,
    BUY,
    COUNTER,
    DECLINE,
    DECLINED,
    DEMAND_TOO,
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
    GOAL,
    GUARD,
    HAND_BACK,
    KEEP,
    MAIN,
    MOVE_TORMUND,
    N_TURN,
    OFFER,
    PACK,
    PATROL_CHOICE,
    PICK,
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
    SETTLEMENT,
    SUPPLY,
    SWAP,
    TAKE_CARD,
    TARLY_CHOICE,
    TARLY_TAKE,
    TEN_POINTS,
    TURN_LIMIT,
    TURNS_SPENT,
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
    note,
    record_of,
    wide,
)
from thronsaal.games.catan.kernel.refusal import refusal
from thronsaal.games.catan.kernel.trading import (
    BUNDLE,
    accepts,
    agree,
    answer,
    counters,
    drop_offer,
    make_offer,
    trade_with_supply,
)
from thronsaal.games.catan.kernel.wall import man
from thronsaal.games.catan.kernel.yields import discard, discard_some, move_tormund, repel, roll


@woven
def end_turn(s: Any) -> None:
    """The Brotherhood's winner is found at the end of a turn; otherwise the next seat is to throw."""
    if has_wall(s) and points(s, wide(s.active)) >= GOAL:
        finish(s, TEN_POINTS)
        return
    s.turn += 1
    if s.turn >= TURN_LIMIT:
        finish(s, TURNS_SPENT)
        return
    s.active = s.actor = s.active + 1 if s.active + 1 < s.seats else 0
    s.phase = BEFORE_DICE
    s.rolled = s.played = s.built = s.offers = s.vain = 0
    for kind in range(6):
        s.fresh[kind] = 0
    if s.apart:
        learn_rates(s, wide(s.active))
    note(s, N_TURN, s.active, 0, 0)


@part
def make(s: Any, seat: int, move: int) -> None:
    """Make a move that is allowed."""
    if move < ROAD:
        make_simple(s, seat, move)
    elif move < PLAY_PATROL:
        make_piece(s, seat, move)
    elif move < DISCARD_CARD:
        make_development(s, seat, move)
    elif move < USE_MORMONT:
        make_card_move(s, seat, move)
    elif move < OFFER:
        make_hero_move(s, seat, move)
    elif move < COUNTER:
        make_offer(s, seat, move >> PACK & BUNDLE, move & BUNDLE)
    elif move < DISCARD_SOME:
        counters(s, seat, move)
    else:
        discard_some(s, seat, move & BUNDLE)
    # Neither dice nor cards that change hands bring points.
    if ROLL < move < DISCARD_CARD:
        claim_at_once(s)


@woven
def make_simple(s: Any, seat: int, move: int) -> None:
    """The moves without a target."""
    if move == ROLL:
        roll(s)
    elif move == END:
        end_turn(s)
    elif move == BUY:
        s.built = 1
        buy_card(s, seat)
    elif move == DONE:
        stop_interlude(s)
    elif move == WITHDRAW:
        drop_offer(s)
    elif move == ACCEPT:
        accepts(s, seat)
    elif move == DECLINE:
        answer(s, seat, DECLINED)
    elif move == FLIP:
        heroes.flip(s, seat)


@part
def stop_interlude(s: Any) -> None:
    """No more free roads, no second demand, no help from Samwell."""
    if s.phase == SECOND_DEMAND:
        heroes.forget_demand(s)
        s.phase = AFTER_HERO
        return
    if s.phase == TARLY_CHOICE:
        s.actor = s.active
    s.free_roads = 0
    s.phase = s.back


@part
def make_piece(s: Any, seat: int, move: int) -> None:
    """A piece comes onto the board."""
    phase = s.phase
    if phase == FOUND_SETTLEMENT:
        found(s, seat, move - SETTLEMENT)
    elif phase == FOUND_ROAD:
        found_road(s, seat, move - ROAD)
    elif phase == FOUND_GUARD:
        found_guard(s, seat, move - GUARD)
    elif phase == FREE_ROADS:
        add_road(s, seat, move - ROAD)
        road_was_free(s, seat)
    elif phase == PLACE_ROAD:
        heroes.put_down(s, seat, move - ROAD)
    else:
        s.built = 1
        if move < SETTLEMENT:
            pay_for(s, seat, A_ROAD)
            add_road(s, seat, move - ROAD)
        elif move < KEEP:
            pay_for(s, seat, A_SETTLEMENT)
            add_settlement(s, seat, move - SETTLEMENT)
        elif move < GUARD:
            pay_for(s, seat, A_KEEP)
            add_keep(s, seat, move - KEEP)
        else:
            recruit(s, seat, move - GUARD)


@part
def make_development(s: Any, seat: int, move: int) -> None:
    """A development card is played."""
    if move == PLAY_PATROL:
        play_patrol(s, seat)
    elif move == PLAY_ROADS:
        play_roads(s, seat)
    elif move < PLAY_WINTER:
        play_recruits(s, seat, move - PLAY_RECRUITS)
    elif move < PLAY_MONOPOLY:
        play_winter(s, seat, (move - PLAY_WINTER) // 5, (move - PLAY_WINTER) % 5)
    else:
        play_monopoly(s, seat, move - PLAY_MONOPOLY)


@woven
def make_card_move(s: Any, seat: int, move: int) -> None:
    """Cards move, or Tormund does."""
    if move < MOVE_TORMUND:
        discard(s, seat, move - DISCARD_CARD)
    elif move < SUPPLY:
        is_patrol = s.phase == PATROL_CHOICE
        if move < REPEL:
            move_tormund(s, seat, (move - MOVE_TORMUND) // 5 - 1, (move - MOVE_TORMUND) % 5 - 1)
        else:
            repel(s, seat, (move - REPEL) // 3, (move - REPEL) % 3)
        if is_patrol:
            patrol_has_acted(s, seat)
    elif move < TARLY_TAKE:
        trade_with_supply(s, seat, (move - SUPPLY) // 5, (move - SUPPLY) % 5)
    elif move < HAND_BACK:
        gain(s, seat, move - TARLY_TAKE, 1)
        heroes.use(s, seat)
        s.back = MAIN
    elif move < TAKE_CARD:
        heroes.give_back(s, seat, move - HAND_BACK)
    elif move < AGREE:
        heroes.seize(s, seat, move - TAKE_CARD)
    else:
        agree(s, seat, move - AGREE)


@part
def make_hero_move(s: Any, seat: int, move: int) -> None:
    """A hero is used, or its card changes."""
    if move < DEMAND_TOO:
        heroes.use(s, seat)
        heroes.demand(s, seat, (move - USE_MORMONT) // 4, (move - USE_MORMONT) % 4, False)
    elif move < USE_MANCE:
        heroes.demand(s, seat, wide(s.demand), move - DEMAND_TOO, True)
    elif move < USE_MARSH:
        heroes.look_into_hand(s, seat, move - USE_MANCE)
    elif move < USE_BENJEN:
        heroes.use(s, seat)
        pay(s, seat, (move - USE_MARSH) // 5, 1)
        gain(s, seat, (move - USE_MARSH) % 5, 1)
    elif move < USE_YGRITTE:
        heroes.drive_off(s, seat, move - USE_BENJEN)
    elif move < USE_YARWYCK:
        heroes.send_home(s, seat, (move - USE_YGRITTE) // 3, (move - USE_YGRITTE) % 3)
    elif move < USE_YOREN:
        heroes.start_moving(s, seat, move - USE_YARWYCK)
    else:
        make_building_hero_move(s, seat, move)


@part
def make_building_hero_move(s: Any, seat: int, move: int) -> None:
    """The heroes of the build phase, Qhorin, and what becomes of the cards."""
    if move < USE_THORNE:
        s.built = 1
        heroes.turn_patrol(s, seat, move - USE_YOREN)
    elif move < USE_QHORIN:
        s.built = 1
        at = move - USE_THORNE
        heroes.use(s, seat)
        heroes.pay_instead(s, seat, A_GUARD, at // 5 % 5, at % 5)
        man(s, seat, at // 25)
    elif move == USE_QHORIN:
        heroes.lead_home(s, seat)
    elif move < PICK:
        s.built = 1
        at = move - USE_MELISANDRE
        heroes.use(s, seat)
        heroes.pay_instead(s, seat, A_CARD, at // 5, at % 5)
        heroes.look_at_three(s, seat)
    elif move < SWAP:
        heroes.pick_card(s, seat, move - PICK)
    else:
        heroes.swap(s, seat, move - SWAP)


@part
def as_seen(move: int) -> int:
    """The move as all see it: which card Mance takes or Melisandre finds is not for everybody."""
    if TAKE_CARD <= move < AGREE:
        return TAKE_CARD
    return PICK if PICK <= move < SWAP else move


@kernel
def step(buffer: Buffer, seat: int, move: int, aloud: int) -> int:
    """Make a move if it is allowed. FINE, or why not, and then nothing has changed."""
    s = record_of(buffer)
    why = refusal(s, seat, move)
    if why == FINE:
        s.aloud = aloud
        s.notes = 0
        make(s, seat, move)
        s.aloud = 0
        s.last, s.last_seat = as_seen(move), seat
        sharpen(s)
    return why


@kernel
def check(buffer: Buffer, seat: int, move: int) -> int:
    """FINE, or why not."""
    return refusal(record_of(buffer), seat, move)


@kernel
def scores(buffer: Buffer) -> NDArray[np.int64]:
    """By seat: the points that all can see, all points, the longest line of roads, and the standing."""
    s = record_of(buffer)
    found = np.zeros((4, 4), np.int64)
    for seat in range(s.seats):
        found[0, seat] = open_points(s, seat)
        found[1, seat] = points(s, seat)
        found[2, seat] = road_length(s, seat)
        found[3, seat] = standing(s, seat)
    return found


@kernel
def sure(buffer: Buffer, seat: int, bundle: int) -> bool:
    """Whether everybody could know that a hand covers a packed bundle."""
    return is_sure(record_of(buffer), seat, bundle)
