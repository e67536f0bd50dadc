"""Looking ahead: what was begun is played to its end, and what the position is worth then."""

from __future__ import annotations

from typing import Final

from thronsaal.core.engine.window import PASS
from thronsaal.core.words import Seat
from thronsaal.games.lcg import challenge
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.bots.worth import value
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.windows import ActionWindow

PASSING: Final = 0.01
"""What ends with the phase settles only what is equal without it."""
PATIENCE: Final = 40
"""So many answers are given for everybody until a move has settled."""


def settle(s: LcgState, fight: bool = False) -> None:
    """Play on quietly until what was begun is done, or the whole `fight`: all pass, or take the first answer."""
    depth = len(s.stack)
    for _ in range(PATIENCE):
        if s.ended or isinstance(s.asked, challenge.Turn) or (len(s.stack) < depth - 3 and not fight):
            return
        if isinstance(s.asked, ActionWindow) and (not fight or s.contest == m.NONE):
            return
        asked = s.actors[0]
        moves = s.listing(asked)
        s.play(asked, PASS if moves[0] == PASS else moves[0])


def outlook(s: LcgState, seat: Seat) -> float:
    """What a position is worth once all is over that ends with the phase."""
    now, lasting = value(s, seat), s.lasting
    for moment in ("challenge", "phase"):
        s.expire(moment)
    later = now if s.lasting is lasting else value(s, seat)
    return later + PASSING * now
