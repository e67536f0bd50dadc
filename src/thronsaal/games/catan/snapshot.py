"""All of a position of Catan as plain numbers."""

from __future__ import annotations

from typing import Final

from thronsaal.core.buffer import Snapshot
from thronsaal.core.words import Seat
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.material import BOARDS
from thronsaal.games.catan.places import Places, places

PHASES: Final = (
    "found-settlement",
    "found-road",
    "found-guard",
    "before-dice",
    "discard",
    "tormund",
    "tarly",
    "main",
    "free-roads",
    "patrol",
    "answer",
    "deal",
    "give-back",
    "second-demand",
    "seize",
    "place-road",
    "pick-card",
    "after-hero",
    "over",
)
"""What views and texts call the phases, in the order of their numbers."""


class CatanSnapshot(Snapshot):
    """The fields of the record, and what follows from them."""

    layout = r.RECORD

    @property
    def has_wall(self) -> bool:
        """Whether this is the Brotherhood game."""
        return BOARDS[self.map].has_wall

    @property
    def names(self) -> Places:
        """What the places of this board are called."""
        return places(self.map, tuple(self.terrain), tuple(self.chip), tuple(self.station))

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        if self.phase == r.OVER:
            return ()
        if self.phase == r.DISCARD:
            return tuple(seat for seat in range(self.seats) if self.owed[seat])
        if self.phase == r.ANSWER:
            return tuple(s for s in range(self.seats) if s != self.active and self.answers[s] == r.UNASKED)
        return (self.actor,)
