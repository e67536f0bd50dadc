"""What can be read off a position at any time: how an encounter stands, who has won and who has lost."""

from __future__ import annotations

from typing import Final

from thronsaal.core.words import Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.position import STRENGTH, Position
from thronsaal.games.ironthrone.terms import Result

_BY_TRUCES: Final = (Result.WAR, Result.BETRAYAL, Result.TRUCE)


def supports(s: Position, seat: Seat) -> bool:
    """Takes part without being active."""
    return s.side[seat] != 0 and not s.is_active(seat)


def laid_truce(s: Position, seat: Seat) -> bool:
    """Whether this active seat's card is a truce."""
    return s.laid[seat] >= 0 and m.TYPE[s.laid[seat]] == m.TRUCE


def laid_type(s: Position, seat: Seat) -> int:
    """The type of the card an active seat laid; NONE for the others."""
    return m.TYPE[s.laid[seat]] if s.is_active(seat) and s.laid[seat] >= 0 else m.NONE


def card_value(s: Position, seat: Seat) -> int:
    """What the laid card adds to the side in a war."""
    return m.VALUE[s.laid[seat]] if s.laid[seat] >= 0 else 0


def result(s: Position) -> Result:
    """What the open cards mean, unless an effect or the decision says otherwise."""
    if s.result is not None:
        return s.result
    return _BY_TRUCES[laid_truce(s, s.challenger) + laid_truce(s, s.defender)]


def strength(s: Position, side: int) -> int:
    """Power of participating characters, the value of the war card, and what effects add; once decided, it stays."""
    if s.sums is not None:
        return s.sums[side - 1]
    total = card_value(s, s.challenger if side == n.CHALLENGERS else s.defender)
    for seat in range(s.seats_count):
        if s.side[seat] == side:
            total += s.power[s.fighter[seat]]
    if s.lasting:
        total += bonus(s, side)
    return total


def bonus(s: Position, side: int) -> int:
    """What effects add to a side."""
    return sum(each.n for each in s.lasting_on(STRENGTH, side))


def won(s: Position, seat: Seat) -> bool:
    """On the side that won."""
    return s.winner != 0 and s.side[seat] == s.winner


def lost(s: Position, seat: Seat) -> bool:
    """On a side that lost: beaten, tied in a war, or in talks that failed."""
    if not s.side[seat] or s.result is None or s.side[seat] == s.winner:
        return False
    return s.result is not Result.TRUCE or s.failed
