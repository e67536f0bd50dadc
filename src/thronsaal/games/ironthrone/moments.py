"""Opening a moment: the frame that lets abilities be used."""

from __future__ import annotations

from typing import Final

from thronsaal.core.words import Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.vocabulary import Moment

MOMENTS: Final = tuple(Moment)
_NUMBER: Final = {moment: number for number, moment in enumerate(MOMENTS)}


def open_window(s: Position, moment: Moment, about: Seat = m.NONE) -> None:
    """Let abilities of this moment be used; `about` is the seat it concerns, if any."""
    s.stack.append(("window", _NUMBER[moment], about, 0))
