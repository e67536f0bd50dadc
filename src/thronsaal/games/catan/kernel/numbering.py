"""The listed moves of a table numbered without gaps, in kernels: from moves to masks, and from actions to moves.

A table numbers its small moves, by seat; behind them come the offers of one card for another, and the counter-offers
that ask for one card more.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer
from thronsaal.core.kernel import kernel, lowest, part
from thronsaal.core.spaces import Numbers
from thronsaal.games.catan.kernel.legal import list_moves
from thronsaal.games.catan.kernel.record import COUNTER, OFFER, PACK, SMALL_MOVES, record_of
from thronsaal.games.catan.kernel.refusal import acts
from thronsaal.games.catan.kernel.trading import BUNDLE

OFFERS, COUNTERS = 20, 5
"""So many ways there are to offer one card for another, and to ask for one card more."""
GIVE: Final = np.array([give for give in range(5) for take in range(5) if give != take], np.int64)
TAKE: Final = np.array([take for give in range(5) for take in range(5) if give != take], np.int64)
"""By offer: the resource given, and the one taken."""


@part
def number_of(s: Any, move: int, numbers: NDArray[np.int64], small: int) -> int:
    """The number of a listed move; `numbers` has those of the small moves of the seat, of which there are so many."""
    if move < SMALL_MOVES:
        return numbers[move]
    if move < COUNTER:
        give, take = lowest(move >> PACK & BUNDLE) // 5, lowest(move & BUNDLE) // 5
        return small + 4 * give + take - (take > give)
    return small + OFFERS + lowest((move & BUNDLE) - s.gives) // 5


@part
def move_of(s: Any, action: int, moves: NDArray[np.int64]) -> int:
    """The move of an action; `moves` are the small moves of the seat, by number."""
    small = len(moves)
    if action < small:
        return moves[action]
    if action < small + OFFERS:
        at = action - small
        return OFFER + (1 << (PACK + 5 * GIVE[at])) + (1 << 5 * TAKE[at])
    return COUNTER + (s.takes << PACK) + s.gives + (1 << 5 * (action - small - OFFERS))


@part
def mask_into(
    s: Any, seat: int, numbers: NDArray[np.int64], small: int, listed: NDArray[np.int64], out: Numbers
) -> None:
    """Write 1 for each action that a seat has; `out` is all 0, and `listed` is room for the moves."""
    if acts(s, seat):
        for n in range(list_moves(s, seat, listed)):
            out[number_of(s, listed[n], numbers, small)] = 1


@kernel
def mask(
    buffer: Buffer, seat: int, numbers: NDArray[np.int64], small: int, listed: NDArray[np.int64], out: Numbers
) -> None:
    """What this seat may do; `out` and `listed` may hold anything."""
    out[:] = 0
    mask_into(record_of(buffer), seat, numbers, small, listed, out)


@kernel
def meant(buffer: Buffer, action: int, moves: NDArray[np.int64]) -> int:
    """The move of an action."""
    return move_of(record_of(buffer), action, moves)
