"""Littlefinger: gold may change hands at any time but in marshalling, paid in advance.

Whoever is asked anything may first hand over gold, and who has some is asked whenever there is time for actions. What
was promised for it binds nobody; see `promises.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.engine.window import Rounds
from thronsaal.core.reason import Reason
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.challenge import Turn
from thronsaal.games.lcg.material import Phase
from thronsaal.games.lcg.plotting import ChoosePlots, ChooseTitle, NameFirst

if TYPE_CHECKING:
    from thronsaal.games.lcg.timing import Timed

VARIANT = "littlefinger"


def gifts(s: Timed, seat: Seat) -> list[Move]:
    """What a seat that is asked may hand over first."""
    if s.variant != VARIANT or s.phase < 0 or s.is_phase(Phase.MARSHALLING) or not is_free(s):
        return []
    return [
        n.give(other, count) for other in range(s.seats_count) if other != seat for count in range(1, s.gold[seat] + 1)
    ]


def could_give(s: Timed, seat: Seat) -> bool:
    """Whether a seat has gold that it may hand over when there is time for actions: a reason to ask it."""
    return s.variant == VARIANT and s.gold[seat] > 0 and not s.is_phase(Phase.MARSHALLING)


def is_free(s: Timed) -> bool:
    """Nothing is being paid or declared: gold that is owed for what was begun cannot be given away."""
    return isinstance(s.stack[-1], Rounds | Turn | ChoosePlots | NameFirst | ChooseTitle)


def why_not(s: Timed, seat: Seat, move: Move) -> Reason:
    """Why gold cannot be handed over."""
    if s.variant != VARIANT:
        return Reason("no-bribes", "lcg.littlefinger")
    if s.is_phase(Phase.MARSHALLING) or s.phase < 0 or not is_free(s):
        return Reason("no-bribes-now", "lcg.littlefinger")
    if n.extra(move) == seat:
        return Reason("bribe-yourself", "lcg.littlefinger")
    return Reason("too-little-gold", "lcg.littlefinger", {"count": s.gold[seat]})


def give(s: Timed, seat: Seat, move: Move) -> None:
    """Gold changes hands; what was asked is still asked."""
    to, count = n.extra(move), n.about(move)
    s.add_gold(seat, -count)
    s.add_gold(to, count)
    s.tell("gave", "lcg.littlefinger", seat=seat, other=to, count=count)
