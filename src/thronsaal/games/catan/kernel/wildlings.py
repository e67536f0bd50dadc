"""Wildlings north of the wall: tokens, camps, the advance along the trails, the rush."""

from __future__ import annotations

from typing import Any

import numpy as np

from thronsaal.core.chance import below
from thronsaal.core.kernel import part
from thronsaal.games.catan.kernel.material import CAMPS, CLANS, TOKENS_PER_CLAN, TRAIL_OF, TRAILS
from thronsaal.games.catan.kernel.record import (
    N_ADVANCED,
    N_CAMPED,
    N_NO_FIGURE,
    N_RUSH,
    N_TOKEN,
    NOBODY,
    OVER,
    has_wall,
    note,
    wide,
)
from thronsaal.games.catan.kernel.wall import reach_clearing

TRAIL_TABLE = np.array(TRAILS, np.int64)
ADVANCE_TABLE = np.array(TRAIL_OF, np.int64)
TOKEN_COUNT = np.array(TOKENS_PER_CLAN, np.int64)
ALL_TOKENS: int = sum(TOKENS_PER_CLAN) * len(CLANS)


@part
def draw_token(s: Any) -> int:
    """A token leaves the pool, face down: three times its clan plus its kind. NOBODY when the pool is empty."""
    left = 0
    for token in range(9):
        left += wide(s.pool[token])
    if left == 0:
        return NOBODY
    at = below(s.chance, left)
    token = 0
    while at >= s.pool[token]:
        at -= wide(s.pool[token])
        token += 1
    s.pool[token] -= 1
    return token


@part
def lay_tokens(s: Any) -> None:
    """Set-up: a token under each of the three settlements and two under each of the four keeps not yet built."""
    for clan in range(3):
        for kind in range(3):
            s.pool[3 * clan + kind] = TOKEN_COUNT[kind]
    for seat in range(s.seats):
        for place in range(13):
            s.tokens[seat, place] = draw_token(s) if place < 3 or place >= 5 else NOBODY
        s.laid[seat] = 3


@part
def close_up(s: Any, clan: int, camp: int) -> None:
    """A camp was left: all behind it move one camp nearer to the wall."""
    for at in range(camp, CAMPS - 1):
        s.camps[clan, at] = s.camps[clan, at + 1]
    s.camps[clan, CAMPS - 1] = NOBODY


@part
def rush(s: Any, clan: int) -> None:
    """Five camps are full: the first two storm down both trails, the others close up."""
    note(s, N_RUSH, clan, 0, 0)
    for trail in range(2):
        kind = wide(s.camps[clan, 0])
        close_up(s, clan, 0)
        note(s, N_ADVANCED, clan, kind, TRAIL_TABLE[clan, trail])
        reach_clearing(s, TRAIL_TABLE[clan, trail], kind)
        # The wall may fall to the first: then the second stays where it is.
        if s.phase == OVER:
            return


@part
def settle_wildling(s: Any, token: int) -> None:
    """Turn a token up: its wildling takes the free camp of its clan nearest to the wall; the token goes to the pool."""
    clan, kind = token // 3, token % 3
    note(s, N_TOKEN, clan, kind, 0)
    s.pool[token] += 1
    if s.frost[kind] == 0:
        note(s, N_NO_FIGURE, kind, 0, 0)
        return
    s.frost[kind] -= 1
    camp = 0
    while s.camps[clan, camp] != NOBODY:
        camp += 1
    s.camps[clan, camp] = kind
    note(s, N_CAMPED, clan, kind, camp)
    if camp == CAMPS - 1:
        rush(s, clan)


@part
def advance(s: Any, number: int) -> None:
    """The wildling die: who camps nearest to the wall at that trail comes down to the clearing."""
    if number >= len(ADVANCE_TABLE):
        return
    clan, section = ADVANCE_TABLE[number, 0], ADVANCE_TABLE[number, 1]
    kind = wide(s.camps[clan, 0])
    if kind == NOBODY:
        return
    close_up(s, clan, 0)
    note(s, N_ADVANCED, clan, kind, section)
    reach_clearing(s, section, kind)


@part
def turn_up_from_pool(s: Any) -> None:
    """A special card or Benjen: a token is drawn from the pool and turned up."""
    if not has_wall(s) or s.phase == OVER:
        return
    token = draw_token(s)
    if token != NOBODY:
        if s.came_out[token] == 0:
            s.shown |= 1 << token
        settle_wildling(s, token)


@part
def turn_up_settlement(s: Any, seat: int) -> None:
    """A settlement was built: the token that lay longest under a settlement is turned up."""
    if not has_wall(s):
        return
    token = wide(s.tokens[seat, 0])
    for place in range(4):
        s.tokens[seat, place] = s.tokens[seat, place + 1]
    s.tokens[seat, 4] = NOBODY
    if s.laid[seat] > 0:
        s.laid[seat] -= 1
        s.came_out[token] += 1
    elif s.came_out[token] == 0:
        s.shown |= 1 << token
    settle_wildling(s, token)


@part
def turn_up_keep(s: Any, seat: int, keep: int) -> None:
    """A keep was built: the settlement goes back with a new token, then the keep's two are turned up one by one."""
    if not has_wall(s):
        return
    place = 0
    while s.tokens[seat, place] != NOBODY:
        place += 1
    s.tokens[seat, place] = draw_token(s)
    for at in (5 + 2 * keep, 6 + 2 * keep):
        token = wide(s.tokens[seat, at])
        s.tokens[seat, at] = NOBODY
        s.came_out[token] += 1
        if s.phase != OVER:
            settle_wildling(s, token)
        else:
            s.pool[token] += 1
