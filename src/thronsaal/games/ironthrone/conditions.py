"""Whether an ability can be used now. Everything asked here is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thronsaal.core.words import Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.encounter import laid_truce, result
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.vocabulary import PayCards, PayFighter, PaySheet, Phrase, Result, When


def supports(s: Position, seat: Seat) -> bool:
    """Takes part without being active."""
    return s.side[seat] != 0 and not s.is_active(seat)


def won(s: Position, seat: Seat) -> bool:
    """On the side that won."""
    return s.winner != 0 and s.side[seat] == s.winner


def lost(s: Position, seat: Seat) -> bool:
    """On a side that lost: beaten, tied in a war, or in talks that failed."""
    if not s.side[seat] or s.result is None or s.side[seat] == s.winner:
        return False
    return s.result is not Result.TRUCE or s.lasts("no-deal", s.challenger)


def laid_card(s: Position, seat: Seat) -> int:
    """The type of the card an active seat laid; NONE for the others."""
    return m.TYPE[s.laid[seat]] if s.is_active(seat) and s.laid[seat] >= 0 else m.NONE


def _holds_hostage(s: Position, seat: Seat) -> bool:
    house = s.house[s.opposing(seat)]
    return s.side[seat] != 0 and any(m.HOUSE_OF[card] == house for card in s.held[seat])


def _behind(s: Position, seat: Seat) -> bool:
    return s.spread_by(seat) == min(s.spread_by(other) for other in range(s.seats_count))


def _rival_ahead(s: Position, seat: Seat) -> bool:
    return s.side[seat] != 0 and s.spread_by(s.opposing(seat)) > s.spread_by(seat)


def _outnumbered(s: Position, seat: Seat) -> bool:
    return s.side[seat] != 0 and len(s.members(3 - s.side[seat])) > len(s.members(s.side[seat]))


def _alone(s: Position, seat: Seat) -> bool:
    return s.side[seat] != 0 and len(s.members(s.side[seat])) == 1


_HOLDS: Final[dict[When, Callable[[Position, Seat], bool]]] = {
    When.ACTIVE: Position.is_active,
    When.CHALLENGER: lambda s, seat: seat == s.challenger,
    When.DEFENDER: lambda s, seat: seat == s.defender,
    When.SUPPORTING: supports,
    When.WAR: lambda s, seat: s.side[seat] != 0 and result(s) is Result.WAR,
    When.TRUCE: lambda s, seat: s.side[seat] != 0 and result(s) is Result.TRUCE,
    When.BETRAYAL: lambda s, seat: s.side[seat] != 0 and result(s) is Result.BETRAYAL,
    When.WON: won,
    When.LOST: lost,
    When.LAID_TRUCE: lambda s, seat: s.is_active(seat) and laid_truce(s, seat),
    When.LAID_WAR: lambda s, seat: laid_card(s, seat) in (m.WAR, m.CHARACTER),
    When.LAID_CHARACTER: lambda s, seat: laid_card(s, seat) == m.CHARACTER,
    When.HOLDS_HOSTAGE: _holds_hostage,
    When.OUTNUMBERED: _outnumbered,
    When.ALONE: _alone,
    When.BEHIND: _behind,
    When.RIVAL_AHEAD: _rival_ahead,
}


def holds(s: Position, seat: Seat, condition: When, about: Seat) -> bool:
    """Whether a condition holds for a seat; `about` is the seat about to offer support."""
    if condition is When.INFLUENCE_THERE:
        return s.influence[seat * s.seats_count + about] > 0
    return _HOLDS[condition](s, seat)


def payable(s: Position, seat: Seat, cost: Phrase, from_hand: bool) -> bool:
    """Whether a seat can pay; a card that is played from hand cannot pay for itself."""
    if isinstance(cost, PaySheet):
        return s.sheet[seat] >= cost.n
    if isinstance(cost, PayCards):
        return len(s.hand[seat]) - from_hand >= cost.n
    assert isinstance(cost, PayFighter)
    return s.side[seat] != 0 and s.power[s.fighter[seat]] > cost.n
