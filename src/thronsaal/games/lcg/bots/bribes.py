"""Littlefinger's table: whom bots promise to spare, that they keep their word, and whom they pay for such a word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from thronsaal.core.bot import Vantage
from thronsaal.core.talk import OPEN, Pledge
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import bribery
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.bots.contest import plan
from thronsaal.games.lcg.challenge import Turn, challenges
from thronsaal.games.lcg.flow import dominance_of
from thronsaal.games.lcg.material import Phase
from thronsaal.games.lcg.power import needed, total
from thronsaal.games.lcg.promises import Entry, Promise, has_challenged
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.targeting import may_target

SPARE: Final = "spare"
WORTHLESS: Final = 1.5
"""An attack that is worth no more than this is given up for a word, which may be paid for."""
NEARLY: Final = 4
"""Whoever lacks so little power is spared by nobody."""


CLOSE: Final = 3
"""Who is no further from dominating than this may still do so, and keeps its gold."""


def speak(s: LcgState, seat: Seat, heard: Sequence[Pledge]) -> str | None:
    """Before its challenges a seat promises, once a round, to spare whom it would hardly attack anyway."""
    if not s.is_phase(Phase.CHALLENGES) or has_challenged(s, seat) or s.contest >= 0:
        return None
    if any(isinstance(each, Entry) and each.seat == seat and each.round == s.round for each in heard):
        return None
    tempting = {other: temptation(s, seat, other) for other in s.opponents(seat) if not is_near(s, other)}
    if len(s.opponents(seat)) < 2 or not tempting:
        return None
    least = min(tempting, key=lambda other: (tempting[other], other))
    return str(Promise(SPARE, least)) if tempting[least] <= WORTHLESS else None


def temptation(s: LcgState, seat: Seat, other: Seat) -> float:
    """What the best attack on a seat is worth."""
    return max((plan(s, seat, kind, other)[0] for kind in range(3) if may_target(s, seat, kind, other)), default=0.0)


def is_near(s: LcgState, seat: Seat) -> bool:
    """Whether a seat is about to win."""
    return needed(s, seat) - total(s, seat) <= NEARLY


def broken_by(s: LcgState, seat: Seat, heard: Sequence[Pledge]) -> set[Move]:
    """The challenges that would break a word of one's own; nobody is bound towards who is about to win."""
    if s.variant != bribery.VARIANT or not isinstance(s.asked, Turn):
        return set()
    spared = {each.promise.other for each in _open(heard, seat) if not is_near(s, each.promise.other)}
    return {move for move in challenges(s, seat) if n.extra(move) in spared}


def _open(heard: Sequence[Pledge], seat: Seat) -> list[Entry]:
    found = [each for each in heard if isinstance(each, Entry) and each.seat == seat and each.verdict == OPEN]
    return [each for each in found if each.promise.what == SPARE]


def gift(vantage: Vantage, s: LcgState) -> Move | None:
    """A gold for who promised to spare this seat and comes to challenge, out of what neither buys nor dominates."""
    seat = vantage.seat
    if s.variant != bribery.VARIANT or not s.gold[seat] or not s.is_phase(Phase.CHALLENGES):
        return None
    for other in s.opponents(seat):
        promised = any(each.promise.other == seat and each.round == s.round for each in _open(vantage.heard, other))
        if not promised or has_challenged(s, other) or is_near(s, other) or s.gold[other] >= s.gold[seat]:
            continue
        move = n.give(other, 1)
        if move in bribery.gifts(s, seat) and not decides_dominance(s, seat, other):
            return move
    return None


def decides_dominance(s: LcgState, seat: Seat, other: Seat) -> bool:
    """Whether a gold handed over might change who has the most strength and gold in the end."""
    counts = [dominance_of(s, each) for each in range(s.seats_count)]
    most = max(counts)
    if counts[seat] + CLOSE >= most:
        return True
    return counts[other] < most <= counts[other] + 1
