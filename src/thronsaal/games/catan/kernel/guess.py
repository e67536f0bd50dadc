"""A position that an observer cannot tell from the real one: hands, cards and tokens that it has not seen, dealt anew.

Everything is computed from what the observer knows: bounds of hands, sizes, and what is left over from the open part.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer
from thronsaal.core.chance import below, rekey, shuffle
from thronsaal.core.kernel import kernel, maker, part
from thronsaal.games.catan.kernel.ending import open_points
from thronsaal.games.catan.kernel.material import POINT
from thronsaal.games.catan.kernel.record import (
    DECK,
    GOAL,
    NOBODY,
    NOTES,
    OVER,
    PICK_CARD,
    PUBLIC,
    has_wall,
    record_of,
    wide,
)
from thronsaal.games.catan.kernel.wildlings import ALL_TOKENS, TOKEN_COUNT

Words = NDArray[np.int64]
Table = NDArray[np.int64]


@maker
def bounds(s: Any, observer: int) -> tuple[Table, Table]:
    """What is surely in each hand, and the most that may be in it, for one observer."""
    low, high = np.zeros((4, 5), np.int64), np.zeros((4, 5), np.int64)
    for seat in range(s.seats):
        for resource in range(5):
            held = wide(s.hand[seat, resource])
            low[seat, resource] = held - s.over_min[observer, seat, resource]
            high[seat, resource] = held + s.under_max[observer, seat, resource]
    return low, high


@maker
def make_room(hands: Table, low: Table, high: Table, free: Words, seats: int, resource: int) -> None:
    """Give one more of a resource to somebody although all who may have it are full: others pass cards on.

    The shortest chain of seats is found, each of which passes a card of some kind to the next; the last has room.
    """
    before, passed = np.full(4, NOBODY, np.int64), np.full(4, NOBODY, np.int64)
    queue, first, last = np.zeros(4, np.int64), 0, 0
    for seat in range(seats):
        if hands[seat, resource] < high[seat, resource]:
            passed[seat] = resource
            queue[last] = seat
            last += 1
    while first < last:
        seat = queue[first]
        first += 1
        if free[seat] > 0:
            free[seat] -= 1
            while seat != NOBODY:
                hands[seat, passed[seat]] += 1
                if before[seat] != NOBODY:
                    hands[before[seat], passed[seat]] -= 1
                seat = before[seat]
            return
        for other in range(seats):
            for kind in range(5):
                if (
                    passed[other] == NOBODY
                    and hands[seat, kind] > low[seat, kind]
                    and hands[other, kind] < high[other, kind]
                ):
                    before[other], passed[other] = seat, kind
                    queue[last] = other
                    last += 1


@maker
def deal_hands(s: Any, observer: int, low: Table, high: Table, chance: Words) -> Table:
    """Hands within the bounds, of the known sizes, with the known sum of every resource."""
    seats = wide(s.seats)
    hands, free = low.copy(), np.zeros(4, np.int64)
    need = np.zeros(5, np.int64)
    for seat in range(seats):
        for resource in range(5):
            free[seat] += s.hand[seat, resource] - low[seat, resource]
            need[resource] += s.hand[seat, resource] - low[seat, resource]
    left = need.sum()
    while left:
        at, resource = below(chance, left), 0
        while at >= need[resource]:
            at -= need[resource]
            resource += 1
        need[resource] -= 1
        left -= 1
        total = 0
        for seat in range(seats):
            total += free[seat] if hands[seat, resource] < high[seat, resource] else 0
        if total == 0:
            make_room(hands, low, high, free, seats, resource)
            continue
        at = below(chance, total)
        for seat in range(seats):
            if hands[seat, resource] < high[seat, resource]:
                if at < free[seat]:
                    hands[seat, resource] += 1
                    free[seat] -= 1
                    break
                at -= free[seat]
    return hands


@maker
def guess_hands(s: Any, observer: int, chance: Words) -> None:
    """Exchange the hands; others are then taken to know of them what anybody knows."""
    low, high = bounds(s, observer)
    open_low, open_high = bounds(s, PUBLIC)
    hands = deal_hands(s, observer, low, high, chance)
    for seat in range(s.seats):
        for resource in range(5):
            held = hands[seat, resource]
            s.hand[seat, resource] = held
            for other in range(PUBLIC + 1):
                least, most = open_low[seat, resource], open_high[seat, resource]
                if other == seat:
                    least = most = held
                elif other == observer:
                    least, most = low[seat, resource], high[seat, resource]
                s.over_min[other, seat, resource] = held - least
                s.under_max[other, seat, resource] = most - held


@part
def draw_hidden(counts: Words, chance: Words, spared: int) -> int:
    """A card out of these counts; none of the spared kind unless there is nothing else."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind] if kind != spared else 0
    if total == 0:
        counts[spared] -= 1
        return spared
    at = below(chance, total)
    for kind in range(len(counts)):
        if kind != spared:
            if at < counts[kind]:
                counts[kind] -= 1
                return kind
            at -= counts[kind]
    return NOBODY


@maker
def hidden_cards(s: Any, observer: int) -> tuple[Words, Words]:
    """Development cards that the observer sees nowhere, by kind: all of them, and those it knows to be in the deck."""
    unseen, kept = np.zeros(6, np.int64), np.zeros(6, np.int64)
    for kind in range(6):
        for seat in range(s.seats):
            unseen[kind] += s.cards[seat, kind] if seat != observer else 0
        for at in range(s.deck_left):
            unseen[kind] += s.deck[at] == kind
        if observer < PUBLIC:
            kept[kind] = s.in_deck[observer, kind]
    if s.phase == PICK_CARD and s.actor == observer:
        for kind in range(6):
            top = 0
            for i in range(min(3, wide(s.deck_left))):
                top += s.deck[s.deck_left - 1 - i] == kind
            kept[kind] = max(kept[kind], top)
    return unseen, kept


@maker
def guess_cards(s: Any, observer: int, chance: Words) -> None:
    """Exchange the development cards in other hands with each other and with the deck."""
    unseen, kept = hidden_cards(s, observer)
    for kind in range(6):
        unseen[kind] -= kept[kind]
    for turn in range(s.seats):
        # The active seat first: without the wall it cannot hold the cards that would have won already.
        seat = (s.active + turn) % s.seats
        if seat == observer:
            continue
        count, fresh = 0, 0
        for kind in range(6):
            count += wide(s.cards[seat, kind])
            fresh += wide(s.fresh[kind])
            s.cards[seat, kind] = 0
        most = GOAL - 1 - open_points(s, seat) if turn == 0 and not has_wall(s) else 5
        for _ in range(count):
            s.cards[seat, draw_hidden(unseen, chance, POINT if s.cards[seat, POINT] >= most else NOBODY)] += 1
        if turn == 0:
            held = np.zeros(6, np.int64)
            for kind in range(6):
                held[kind] = s.cards[seat, kind]
                s.fresh[kind] = 0
            for _ in range(fresh):
                s.fresh[draw_hidden(held, chance, NOBODY)] += 1
    guess_deck(s, observer, unseen, kept, chance)


@maker
def guess_deck(s: Any, observer: int, unseen: Words, kept: Words, chance: Words) -> None:
    """The rest of the cards in any order; what the observer is looking at stays on top."""
    for other in range(4):
        for kind in range(6):
            if other != observer:
                s.in_deck[other, kind] = 0
    looking = min(3, wide(s.deck_left)) if s.phase == PICK_CARD and s.actor == observer else 0
    for kind in range(6):
        unseen[kind] += kept[kind]
    for i in range(looking):
        unseen[s.deck[s.deck_left - 1 - i]] -= 1
    cards = np.zeros(DECK, np.int8)
    count = 0
    for kind in range(6):
        for _ in range(unseen[kind]):
            cards[count] = kind
            count += 1
    shuffle(chance, cards[:count])
    for at in range(count):
        s.deck[at] = cards[at]


@maker
def guess_tokens(s: Any, chance: Words) -> None:
    """Exchange the wildling tokens: those of the set-up still face down, and those drawn from the pool since."""
    tokens = np.zeros(ALL_TOKENS, np.int8)
    pool = np.zeros(9, np.int64)
    count = 0
    for token in range(9):
        pool[token] = s.came_out[token]
        unseen = TOKEN_COUNT[token % 3] - s.came_out[token]
        if s.shown >> token & 1 and unseen > 0:
            pool[token] += 1
            unseen -= 1
        for _ in range(unseen):
            tokens[count] = token
            count += 1
    shuffle(chance, tokens[:count])
    for seat in range(s.seats):
        for place in range(13):
            if s.tokens[seat, place] != NOBODY and (place >= 5 or place < s.laid[seat]):
                count -= 1
                s.tokens[seat, place] = tokens[count]
    for i in range(count):
        pool[tokens[i]] += 1
    for seat in range(s.seats):
        for place in range(s.laid[seat], 5):
            if s.tokens[seat, place] != NOBODY:
                s.tokens[seat, place] = draw_hidden(pool, chance, NOBODY)
    for token in range(9):
        s.pool[token] = pool[token]


@part
def forget_journal(s: Any) -> None:
    """The journal is nobody's memory."""
    s.notes = 0
    for n in range(NOTES):
        for i in range(4):
            s.journal[n, i] = 0


@maker
def guess_into(s: Any, observer: int, chance: Words) -> None:
    """Deal anew all that this observer (PUBLIC: somebody without a seat) has not seen. After the end all lies open."""
    if s.phase == OVER:
        nothing = np.zeros(6, np.int64)
        unseen, _ = hidden_cards(s, observer)
        for kind in range(6):
            for seat in range(s.seats):
                unseen[kind] -= s.cards[seat, kind] if seat != observer else 0
        for seat in range(s.seats):
            for resource in range(5):
                for other in range(PUBLIC + 1):
                    s.over_min[other, seat, resource] = 0
                    s.under_max[other, seat, resource] = 0
        guess_deck(s, observer, unseen, nothing, chance)
    else:
        guess_hands(s, observer, chance)
        guess_cards(s, observer, chance)
    if has_wall(s):
        guess_tokens(s, chance)
    rekey(s.chance, chance)
    forget_journal(s)


@kernel
def guess(buffer: Buffer, observer: int, chance: Words) -> Buffer:
    """A position this observer cannot tell from the real one."""
    copy = buffer.copy()
    guess_into(record_of(copy), observer, chance)
    return copy
