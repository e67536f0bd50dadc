"""Choosing moves: the best next position, and the best first move by playing on in guessed worlds."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from thronsaal.core.buffer import Buffer
from thronsaal.core.kernel import kernel, maker, part, woven
from thronsaal.games.catan.kernel.ending import open_points, points, share_of_win
from thronsaal.games.catan.kernel.features import (
    ASKING,
    BLOCKED,
    COUNT,
    FREE,
    GIVING,
    GLAD,
    HERO,
    HERO_B,
    PICKING,
    PLACING,
    SEIZING,
    STEAL,
    TROUBLE,
)
from thronsaal.games.catan.kernel.guess import guess_into
from thronsaal.games.catan.kernel.hands import hand_over, holds
from thronsaal.games.catan.kernel.judge import chance_to_win
from thronsaal.games.catan.kernel.legal import MOST_LISTED, Moves, list_moves
from thronsaal.games.catan.kernel.record import (
    ACCEPT,
    AFTER_HERO,
    AGREE,
    ANSWER,
    BUY,
    COUNTER,
    DECLINE,
    DISCARD,
    DONE,
    END,
    FREE_ROADS,
    GIVE_BACK,
    GOAL,
    KEEP,
    MAIN,
    MOVE_TORMUND,
    OFFER,
    OVER,
    PACK,
    PATROL_CHOICE,
    PICK_CARD,
    PLACE_ROAD,
    PLAY_MONOPOLY,
    ROLL,
    SEIZE,
    SETTLEMENT,
    SUPPLY,
    TARLY_TAKE,
    USE_MORMONT,
    WITHDRAW,
    has_wall,
    record_of,
    wide,
)
from thronsaal.games.catan.kernel.refusal import acts
from thronsaal.games.catan.kernel.turn import make
from thronsaal.games.catan.kernel.worth import (
    WON,
    Table,
    Values,
    blocked_pips,
    hidden_card_worth,
    rivals,
    survey,
    worth,
)

FEAR: int = 8
"""Nobody with so many open points gets a deal."""
MOST_OFFERS: int = 2
"""Offers that a bot makes in a turn; one more if it thinks thoroughly."""
MOST_TRIED: int = 6
"""Offers that are tried out."""
SECOND_CARD: float = 0.03
"""What a bot would rather keep a second card for, when one might do."""
THROW: int = 256
"""Words of chance that are set aside for each turn of a world that is played on."""


class Slate(NamedTuple):
    """A slate to work on: a position, moves and their values, what corners yield, and features."""

    scratch: Buffer
    moves: Moves
    values: Values
    flow: Table
    paper: Values


@maker
def slate_for(buffer: Buffer) -> Slate:
    """A slate for a game that is laid out like this one."""
    return Slate(
        buffer.copy(),
        np.empty(MOST_LISTED, np.int64),
        np.empty(MOST_LISTED),
        survey(record_of(buffer)),
        np.zeros(COUNT),
    )


@woven
def to_act(s: Any) -> int:
    """The first seat that may act."""
    if s.phase not in (DISCARD, ANSWER):
        return wide(s.actor)
    seat = 0
    while not acts(s, seat):
        seat += 1
    return seat


@part
def fearsome(s: Any, seat: int) -> bool:
    """Whether a seat is so near to winning that nobody should trade with it."""
    hidden = 0
    for kind in range(6):
        hidden += wide(s.cards[seat, kind])
    return open_points(s, seat) + min(1, hidden // 2) >= FEAR


@part
def swap_gain(s: Any, seat: int, partner: int, gives: int, takes: int, slate: Slate, w: Values) -> float:
    """What a trade brings a seat, less a part of what the partner gets out of it: more, the further on that one is."""
    own, theirs = worth(s, seat, slate.flow, w, slate.paper), worth(s, partner, slate.flow, w, slate.paper)
    hand_over(s, seat, partner, gives)
    hand_over(s, partner, seat, takes)
    own = worth(s, seat, slate.flow, w, slate.paper) - own
    theirs = worth(s, partner, slate.flow, w, slate.paper) - theirs
    hand_over(s, seat, partner, takes)
    hand_over(s, partner, seat, gives)
    return own - (0.25 + 0.05 * open_points(s, partner)) * max(0.0, theirs)


@part
def answer_to_offer(s: Any, seat: int, slate: Slate, w: Values) -> int:
    """Accept what betters the own standing, or ask for something better that the other might still like."""
    active = wide(s.active)
    if not holds(s, seat, s.takes) or fearsome(s, active):
        return DECLINE
    best, chosen = w[GLAD], DECLINE
    if holds(s, active, s.gives):
        best = max(best, swap_gain(s, seat, active, s.takes, s.gives, slate, w))
        if best > w[GLAD]:
            return ACCEPT
    for resource in range(5):
        if s.takes >> 5 * resource & 31:
            continue
        more = 1 << 5 * resource
        if s.gives >> 5 * resource & 31:
            more += s.gives
        if holds(s, active, more):
            gain = swap_gain(s, seat, active, s.takes, more, slate, w)
            if gain > best and swap_gain(s, active, seat, more, s.takes, slate, w) > 0.0:
                best, chosen = gain, COUNTER + (s.takes << PACK) + more
    return chosen


@part
def after_hero(s: Any, seat: int, w: Values) -> float:
    """What the card of a used hero can become: its other side, or the best hero on display."""
    own = wide(s.hero[seat])
    best = -WON if s.side_b[seat] else w[HERO_B]
    for hero in range(11):
        taken = hero == own
        for other in range(s.seats):
            taken |= s.hero[other] == hero
        if not taken:
            best = max(best, w[HERO + hero] - w[HERO + own] - w[HERO_B] * s.side_b[seat])
    return best


@part
def promise(s: Any, seat: int, w: Values) -> float:
    """What a seat still gets out of a move that leads on to a question."""
    phase = s.phase
    if phase == AFTER_HERO:
        return after_hero(s, seat, w)
    if phase == FREE_ROADS:
        return w[FREE] * s.free_roads / 2.0
    if phase == PATROL_CHOICE:
        return w[STEAL] - 0.8 * w[BLOCKED] * blocked_pips(s, seat)
    if phase == GIVE_BACK:
        return w[GIVING] + after_hero(s, seat, w)
    if phase == SEIZE:
        return w[SEIZING] + after_hero(s, seat, w)
    if phase == PLACE_ROAD:
        return w[PLACING] + after_hero(s, seat, w)
    if phase == PICK_CARD:
        return w[PICKING] + hidden_card_worth(s, w) + after_hero(s, seat, w)
    return 0.0


@part
def concerns_others(before: Any, after: Any, move: int) -> bool:
    """Whether a move changes what the other seats have."""
    if SETTLEMENT <= move < KEEP or MOVE_TORMUND <= move < SUPPLY or PLAY_MONOPOLY <= move < PLAY_MONOPOLY + 5:
        return True
    if TARLY_TAKE + 5 <= move < USE_MORMONT:
        return True
    return before.longest != after.longest or before.wild != after.wild or before.breaches != after.breaches


@maker
def values_of(buffer: Buffer, seat: int, count: int, slate: Slate, w: Values) -> None:
    """What each listed move leads to, one step ahead. Going on without a move is worth the position as it is."""
    s = record_of(buffer)
    flow, paper, values = slate.flow, slate.paper, slate.values
    calm = worth(s, seat, flow, w, paper)
    others, known = 0.0, False
    for n in range(count):
        move = slate.moves[n]
        if move in (ROLL, END, DONE, WITHDRAW):
            won = move == END and has_wall(s) and points(s, seat) >= GOAL
            values[n] = WON if won else calm
        elif move >= OFFER or (AGREE <= move < USE_MORMONT and fearsome(s, move - AGREE)):
            values[n] = -10 * WON
        elif move == BUY:
            values[n] = calm + buy_gain(s, seat, calm, slate, w)
        else:
            slate.scratch[:] = buffer
            after = record_of(slate.scratch)
            make(after, seat, move)
            if after.phase == OVER:
                values[n] = WON * (2.0 * share_of_win(after, seat) - 1.0)
                continue
            values[n] = worth(after, seat, flow, w, paper) + promise(after, seat, w) + w[TROUBLE]
            if concerns_others(s, after, move):
                if not known:
                    others, known = rivals(s, seat, flow, w, paper), True
                values[n] += others - rivals(after, seat, flow, w, paper)


@part
def buy_gain(s: Any, seat: int, calm: float, slate: Slate, w: Values) -> float:
    """What a card of unknown kind betters: not the one on top in this world counts, but what lies in the deck."""
    for resource in range(2, 5):
        s.hand[seat, resource] -= 1
    after = worth(s, seat, slate.flow, w, slate.paper)
    for resource in range(2, 5):
        s.hand[seat, resource] += 1
    return after - calm + hidden_card_worth(s, w) + w[TROUBLE]


@part
def greedy_move(buffer: Buffer, seat: int, slate: Slate, w: Values) -> int:
    """The move to the best next position; without offers of its own."""
    s = record_of(buffer)
    if s.phase == ANSWER:
        return answer_to_offer(s, seat, slate, w)
    moves, values = slate.moves, slate.values
    count = list_moves(s, seat, moves)
    if count == 1:
        return moves[0]
    values_of(buffer, seat, count, slate, w)
    best = 0
    for n in range(1, count):
        if values[n] > values[best]:
            best = n
    return moves[best]


@part
def offer_worth(s: Any, seat: int, gives: int, takes: int, slate: Slate, w: Values) -> float:
    """What an offer promises: the best gain among those who would accept it in this world."""
    best = -WON
    for other in range(s.seats):
        if other != seat and holds(s, other, takes) and not fearsome(s, other):
            gain = swap_gain(s, seat, other, gives, takes, slate, w)
            if gain > best and swap_gain(s, other, seat, takes, gives, slate, w) > w[GLAD]:
                best = gain
    return best


@maker
def best_offers(s: Any, seat: int, slate: Slate, w: Values, chosen: Moves, thorough: bool) -> int:
    """The offers that promise most, best first: one card, two of a kind or, thoroughly, any two for one; how many."""
    most, least = len(chosen), 0.0 if thorough else w[ASKING]
    gains = np.full(most, least)
    count = 0
    if not s.offering or s.phase != MAIN or s.offers >= MOST_OFFERS + thorough or (s.apart and s.built):
        return 0
    for at in range(150):
        give, more, take = at // 30, at // 5 % 6, at % 5  # 5: nothing more
        if more < give or (give < more < 5 and not thorough) or take in (give, more) or s.vain >> take & 1:
            continue
        gives, takes = (1 << 5 * give) + (1 << 5 * more if more < 5 else 0), 1 << 5 * take
        if not holds(s, seat, gives):
            continue
        gain = offer_worth(s, seat, gives, takes, slate, w) - SECOND_CARD * (more < 5)
        place = min(count, most - 1)
        if (gain <= gains[place] and count == most) or gain <= least:
            continue
        while place > 0 and gains[place - 1] < gain:
            gains[place], chosen[place] = gains[place - 1], chosen[place - 1]
            place -= 1
        gains[place], chosen[place] = gain, OFFER + (gives << PACK) + takes
        count = min(most, count + 1)
    return count


@part
def go_on(s: Any, seat: int, move: int) -> None:
    """Make a move in a guessed world; the dice of a turn fall the same whatever chance brought before."""
    if move == ROLL:
        s.chance[4] = wide(s.turn) * THROW
    make(s, seat, move)


@part
def play_on(buffer: Buffer, slate: Slate, w: Values, until: int) -> None:
    """All seats play greedily up to a turn, or to the end."""
    s = record_of(buffer)
    while s.phase != OVER and s.turn < until:
        seat = to_act(s)
        go_on(s, seat, greedy_move(buffer, seat, slate, w))


@maker
def list_candidates(buffer: Buffer, seat: int, w: Values, chosen: Moves) -> int:
    """The moves that look best one step ahead, best first, with offers before the end of a turn; how many."""
    s = record_of(buffer)
    slate, most = slate_for(buffer), len(chosen)
    if s.phase == ANSWER:
        return list_answers(s, seat, slate, w, chosen)
    count = list_moves(s, seat, slate.moves)
    values_of(buffer, seat, count, slate, w)
    order = np.argsort(-slate.values[:count])
    kept, first = 0, slate.moves[order[0]]
    listed = slate.moves[:count].copy()
    thorough = most > 2
    if count and (thorough or first == END or SUPPLY <= first < TARLY_TAKE) and slate.values[order[0]] < WON:
        offers = np.empty(MOST_TRIED if thorough else MOST_OFFERS + 1, np.int64)
        found = best_offers(s, seat, slate, w, offers, thorough)
        for n in range(min(found, most - 1)):
            chosen[kept] = offers[n]
            kept += 1
    for at in order:
        if kept < most and slate.values[at] > -2 * WON:
            chosen[kept] = listed[at]
            kept += 1
    return kept


@part
def list_answers(s: Any, seat: int, slate: Slate, w: Values, chosen: Moves) -> int:
    """What may be said to an offer with sense, the greedy answer first."""
    chosen[0] = answer_to_offer(s, seat, slate, w)
    count = 1
    if len(chosen) > 2 and not fearsome(s, wide(s.active)):
        if chosen[0] != DECLINE:
            chosen[count] = DECLINE
            count += 1
        if chosen[0] != ACCEPT and holds(s, seat, s.takes):
            chosen[count] = ACCEPT
            count += 1
    return count


@kernel
def think(
    buffer: Buffer,
    seat: int,
    w: Values,
    net: Values,
    chance: Moves,
    chosen: Moves,
    sums: Values,
    rounds: int,
    turns: int,
) -> int:
    """Without rounds: list candidates, best first; how many. Otherwise: add up how often each one wins.

    Every candidate is tried in as many guessed worlds, the same for all, each played on for some turns and then judged.
    One kernel does both, for each that holds the whole of the rules takes its time to compile.
    """
    if rounds == 0:
        return list_candidates(buffer, seat, w, chosen)
    world, start, slate, seen = buffer.copy(), buffer.copy(), slate_for(buffer), np.zeros((4, COUNT))
    for _ in range(rounds):
        start[:] = buffer
        guess_into(record_of(start), seat, chance)
        # The same turn for all candidates: one that ends the turn must not be given another.
        until = wide(record_of(start).turn) + turns
        for n in range(len(chosen)):
            world[:] = start
            s = record_of(world)
            go_on(s, seat, chosen[n])
            play_on(world, slate, w, until)
            sums[n] += chance_to_win(s, seat, slate.flow, net, seen)
    return len(chosen)
