"""Challenges that a text lets a seat begin as an action, in whatever phase; never during another challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import causes
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.targeting import may_challenge
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.words.customs import ChallengeAnytime
from thronsaal.games.lcg.words.modifiers import Granted

if TYPE_CHECKING:
    from thronsaal.games.lcg.timing import Timed


def moves(s: Timed, seat: Seat) -> list[Move]:
    """Those that a seat may begin now."""
    free = rules(s, ChallengeAnytime) if s.contest < 0 else ()
    if not free:
        return []
    from thronsaal.games.lcg import challenge as c  # noqa: PLC0415  (a challenge has times for actions itself)

    types = {rule.icon.number for rule, by in free if seat in rule.whose.seats(s, by)}
    able = [each for each in types if c.can_attack(s, seat, each) and not c.is_denied(s, seat, each)]
    return [
        n.challenge(contest, other)
        for contest in sorted(able)
        for other in range(s.seats_count)
        if other != seat and may_challenge(s, seat, contest, other)
    ]


def begin(s: Timed, seat: Seat, move: Move) -> None:
    """The challenge begins; what allowed it is used up."""
    from thronsaal.games.lcg import challenge as c  # noqa: PLC0415

    contest = n.about(move)
    spent = next(
        each
        for each in s.lasting
        if isinstance(each, Granted)
        and isinstance(each.gives, ChallengeAnytime)
        and each.gives.icon.number == contest
        and each.scope is not None
        and seat in each.gives.whose.seats(s, each.scope)
    )
    s.lasting = tuple(each for each in s.lasting if each is not spent)
    s.changed(causes.EDICTS)
    c.begin(s, seat, contest, n.extra(move))
