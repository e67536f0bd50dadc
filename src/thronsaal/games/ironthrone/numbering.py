"""Iron Throne for programs that learn: the moves of a table numbered, and deals made of their parts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from thronsaal.core.game import State
from thronsaal.core.spaces import Fixed, Recipe, Spaces
from thronsaal.core.words import Move, Seat
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.observing import layout_for
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.truce import PATIENCE, PLAIN_DEALS, Talks, shortage

_MOST: Final = (1, 2, 3, 1, 2, 3)


class Bargain(Recipe):
    """A deal: what the challenger gives, then what the defender gives."""

    name = "deal"
    slots = tuple(
        f"{side} gives {what}" for side in ("challenger", "defender") for what in ("influence", "hostage", "power")
    )

    def may_add(self, state: State, seat: Seat, counts: Sequence[int]) -> list[int]:
        assert isinstance(state, Position)
        asked = state.stack[-1]
        if not isinstance(asked, Talks) or asked.proposals >= PATIENCE:
            return []
        able = [slot for slot in range(len(self.slots)) if self._fits(state, counts, slot)]
        # What lies on the table already is no new deal: there must be something left to add to it.
        return [slot for slot in able if _put(counts, slot) != asked.deal or self._goes_on(state, counts, slot)]

    def _fits(self, s: Position, counts: Sequence[int], slot: int) -> bool:
        return counts[slot] < _MOST[slot] and shortage(s, _put(counts, slot)) is None

    def _goes_on(self, s: Position, counts: Sequence[int], slot: int) -> bool:
        more = [count + (at == slot) for at, count in enumerate(counts)]
        return any(self._fits(s, more, later) for later in range(slot, len(self.slots)))

    def move(self, state: State, seat: Seat, counts: Sequence[int]) -> Move:
        return n.move(n.PUT, _deal(counts))

    def counts(self, state: State, seat: Seat, move: Move) -> tuple[int, ...] | None:
        if n.kind_of(move) != n.PUT:
            return None
        ours, theirs = n.gifts(n.about(move))
        return (*ours, *theirs)


def _deal(counts: Sequence[int]) -> int:
    a, b, c, d, e, f = counts
    return n.about(n.put((a, b, c), (d, e, f)))


def _put(counts: Sequence[int], slot: int) -> int:
    """The deal with one more of something."""
    return _deal([count + (at == slot) for at, count in enumerate(counts)])


@cache
def spaces_for(seats: int) -> Spaces:
    """Actions and observations of a table: all moves but those that nobody lists; seats from whoever moves on."""
    listed = [move for move in n.MOVES if n.kind_of(move) not in (n.PUT, n.SEAT)]
    listed += [n.move(n.PUT, deal) for deal in PLAIN_DEALS]
    names = [*map(n.write, listed), *(f"seat +{step}" for step in range(seats))]
    moves = [[*listed, *(n.move(n.SEAT, (seat + step) % seats) for step in range(seats))] for seat in range(seats)]
    return Spaces(Fixed(names, moves, (Bargain(),)), layout_for(seats))
