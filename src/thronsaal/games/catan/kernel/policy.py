"""Choosing moves: the best next position, and the best first move by playing on in guessed worlds."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.kernel import kernel, part
from thronsaal.games.catan.kernel.guess import guess_into
from thronsaal.games.catan.kernel.hands import hand_over, holds
from thronsaal.games.catan.kernel.legal import MOST_LISTED, list_moves
from thronsaal.games.catan.kernel.record import (
    ACCEPT,
    ANSWER,
    BUY,
    COUNTER,
    DECLINE,
    DISCARD,
    DONE,
    END,
    MAIN,
    MOVE_TORMUND,
    OFFER,
    OVER,
    PACK,
    REPEL,
    ROLL,
    WITHDRAW,
    Buffer,
    record_of,
    wide,
)
from thronsaal.games.catan.kernel.refusal import acts
from thronsaal.games.catan.kernel.trading import BUNDLE
from thronsaal.games.catan.kernel.turn import make
from thronsaal.games.catan.kernel.worth import WON, standing_of, worth

Moves = NDArray[np.int64]
Values = NDArray[np.float64]
MARGIN: float = 0.05
"""A move must better the position by so much, or the turn goes on without it."""
FEAR: int = 8
"""Nobody with so many open points gets a deal."""


@part
def to_act(s: Any) -> int:
    """The first seat that may act."""
    if s.phase not in (DISCARD, ANSWER):
        return wide(s.actor)
    seat = 0
    while not acts(s, seat):
        seat += 1
    return seat


@part
def swap_worth(s: Any, seat: int, partner: int, gives: int, takes: int) -> float:
    """What a trade betters a seat's position, less what it gives the partner."""
    before, theirs = worth(s, seat), worth(s, partner)
    hand_over(s, seat, partner, gives)
    hand_over(s, partner, seat, takes)
    gain = worth(s, seat) - before - 0.5 * max(0.0, worth(s, partner) - theirs)
    hand_over(s, seat, partner, takes)
    hand_over(s, partner, seat, gives)
    return gain


@part
def answer_to_offer(s: Any, seat: int, fear: int) -> int:
    """Accept what helps more than it helps the other, unless the other is about to win."""
    active = wide(s.active)
    if not holds(s, seat, s.takes) or not holds(s, active, s.gives) or fear >= FEAR:
        return DECLINE
    if swap_worth(s, seat, active, s.takes, s.gives) > 0.3:
        return ACCEPT
    for resource in range(5):
        if 0 < (s.gives >> 5 * resource & 31) < 3:
            more = s.gives + (1 << 5 * resource)
            if holds(s, active, more) and swap_worth(s, seat, active, s.takes, more) > 0.6:
                return COUNTER + (s.takes << PACK) + more
    return DECLINE


@part
def values_of(buffer: Buffer, scratch: Buffer, seat: int, moves: Moves, count: int, values: Values) -> None:
    """What each listed move leads to, one step ahead. Going on without a move is worth the position as it is."""
    s = record_of(buffer)
    calm, others = standing_of(s, seat), 0.0
    if s.phase != OVER:
        others = calm - worth(s, seat)
    for n in range(count):
        move = moves[n]
        if move in (ROLL, END, DONE, WITHDRAW):
            values[n] = calm + (0.0 if move == ROLL else -0.001)
        elif move >= OFFER:
            values[n] = -10 * WON
        else:
            scratch[:] = buffer
            after = record_of(scratch)
            make(after, seat, move)
            if after.phase == OVER or MOVE_TORMUND <= move < REPEL:
                values[n] = standing_of(after, seat) - MARGIN
            else:
                # Few moves change what others have; those that do are looked at in full.
                values[n] = worth(after, seat) + others - MARGIN
            if move == BUY:
                # Not the card drawn in this world counts, but that it is one.
                values[n] = calm + buy_worth(s, seat)


@part
def buy_worth(s: Any, seat: int) -> float:
    """What a card of unknown kind betters."""
    before = worth(s, seat)
    s.hand[seat, 2] -= 1
    s.hand[seat, 3] -= 1
    s.hand[seat, 4] -= 1
    after = worth(s, seat)
    s.hand[seat, 2] += 1
    s.hand[seat, 3] += 1
    s.hand[seat, 4] += 1
    return after - before + 4.2


@part
def greedy_move(buffer: Buffer, scratch: Buffer, seat: int, moves: Moves, values: Values) -> int:
    """The move to the best next position; without offers of its own."""
    s = record_of(buffer)
    if s.phase == ANSWER:
        return answer_to_offer(s, seat, open_fear(s))
    count = list_moves(s, seat, moves)
    if count == 1:
        return moves[0]
    values_of(buffer, scratch, seat, moves, count, values)
    best = 0
    for n in range(1, count):
        if values[n] > values[best]:
            best = n
    return moves[best]


@part
def open_fear(s: Any) -> int:
    """The points of the active seat that make others careful: those in the open, without the cards."""
    total = 0
    corners = s.settlements[s.active]
    while corners:
        total += 1
        corners &= corners - 1
    corners = s.keeps[s.active]
    while corners:
        total += 2
        corners &= corners - 1
    if s.longest == s.active:
        total += 1 if s.map <= 1 else 2
    if s.strongest == s.active:
        total += 1 if s.map <= 1 else 2
    return total


@kernel
def best_offer(buffer: Buffer, seat: int, moves: Moves) -> int:
    """An offer that betters the position a good deal and that somebody could accept; -1 when there is none."""
    s = record_of(buffer)
    if s.phase != MAIN or s.offers >= 2:
        return -1
    best, chosen = 1.2, -1
    before = worth(s, seat)
    for n in range(list_moves(s, seat, moves)):
        move = moves[n]
        if move < OFFER:
            continue
        gives, takes = move >> PACK & BUNDLE, move & BUNDLE
        for other in range(s.seats):
            if other != seat and holds(s, other, takes):
                hand_over(s, seat, other, gives)
                hand_over(s, other, seat, takes)
                gain = worth(s, seat) - before
                hand_over(s, seat, other, takes)
                hand_over(s, other, seat, gives)
                if gain > best:
                    best, chosen = gain, move
                break
    return chosen


@part
def play_on(buffer: Buffer, scratch: Buffer, moves: Moves, values: Values, turns: int) -> None:
    """All seats play greedily for so many turns, or to the end."""
    s = record_of(buffer)
    until = wide(s.turn) + turns
    while s.phase != OVER and s.turn < until:
        seat = to_act(s)
        make(s, seat, greedy_move(buffer, scratch, seat, moves, values))


@kernel
def choose_greedily(buffer: Buffer, seat: int, with_offers: bool) -> int:
    """The greedy move of a seat, with an offer when nothing else is better."""
    scratch, moves, values = buffer.copy(), np.empty(MOST_LISTED, np.int64), np.empty(MOST_LISTED)
    move = greedy_move(buffer, scratch, seat, moves, values)
    if move == END and with_offers:
        offered = best_offer(buffer, seat, moves)
        if offered >= 0:
            return offered
    return move


@kernel
def candidates(buffer: Buffer, seat: int, most: int, chosen: Moves) -> int:
    """The moves that look best one step ahead, best first; how many."""
    scratch, moves, values = buffer.copy(), np.empty(MOST_LISTED, np.int64), np.empty(MOST_LISTED)
    count = list_moves(record_of(buffer), seat, moves)
    values_of(buffer, scratch, seat, moves, count, values)
    order = np.argsort(-values[:count])
    kept = 0
    for at in order:
        if kept < most and values[at] > -WON:
            chosen[kept] = moves[at]
            kept += 1
    return kept


@kernel
def try_out(
    buffer: Buffer, seat: int, chance: Moves, chosen: Moves, sums: Values, tries: Moves, rounds: int, turns: int
) -> None:
    """Every candidate in as many guessed worlds, the same for all, each played on for some turns."""
    world, scratch, start = buffer.copy(), buffer.copy(), buffer.copy()
    moves, values = np.empty(MOST_LISTED, np.int64), np.empty(MOST_LISTED)
    for _ in range(rounds):
        start[:] = buffer
        guess_into(record_of(start), seat, chance)
        for n in range(len(chosen)):
            world[:] = start
            s = record_of(world)
            make(s, seat, chosen[n])
            play_on(world, scratch, moves, values, turns)
            value = standing_of(s, seat)
            sums[n] += 1.0 / (1.0 + np.exp(-value / 14.0))
            tries[n] += 1
