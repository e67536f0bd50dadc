"""What a seat may know, and a full position it could not tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.chance import Chance
from thronsaal.core.words import Json, Seat

if TYPE_CHECKING:
    from thronsaal.games.lcg.state import LcgState


def view(s: LcgState, seat: Seat | None) -> dict[str, Json]:
    """The position as this seat (None: anybody) may see it."""
    return {"seat": seat}


def guess(s: LcgState, seat: Seat | None, rng: Chance) -> None:
    """Deal anew, in place, all that the seat cannot know."""
