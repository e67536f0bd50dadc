"""Conditions: what must hold so that an ability can be used."""

from __future__ import annotations

from typing import Final

from thronsaal.core.engine.phrase import declared
from thronsaal.core.words import Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.facts import laid_truce, laid_type, lost, result, supports, won
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.terms import DECIDED, ENCOUNTER, REVEALED, Moment, Result
from thronsaal.games.ironthrone.vocabulary.ability import Condition


class Active(Condition):
    """Challenger or defender."""

    name = "active"
    is_for_active = True

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return s.is_active(seat)


class Challenger(Condition):
    """It is one's own turn."""

    name = "challenger"
    is_for_active = True

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return seat == s.challenger


class Defender(Condition):
    """The event has named this seat."""

    name = "defender"
    is_for_active = True
    moments = (Moment.BEFORE_OFFER, *ENCOUNTER)

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return seat == s.defender


class Supporting(Condition):
    """Takes part without being active."""

    name = "supporting"
    moments = ENCOUNTER

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return supports(s, seat)


class War(Condition):
    """Both cards are war."""

    name = "war"
    moments = REVEALED

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return s.side[seat] != 0 and result(s) is Result.WAR


class Truce(Condition):
    """Both cards are truces, or an effect has made peace."""

    name = "truce"
    moments = REVEALED

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return s.side[seat] != 0 and result(s) is Result.TRUCE


class Betrayal(Condition):
    """A truce was met with war."""

    name = "betrayal"
    moments = REVEALED

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return s.side[seat] != 0 and result(s) is Result.BETRAYAL


class Won(Condition):
    """On the side that won."""

    name = "won"
    moments = DECIDED

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return won(s, seat)


class Lost(Condition):
    """On a side that lost."""

    name = "lost"
    moments = DECIDED

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return lost(s, seat)


class LaidTruce(Condition):
    """The own card is a truce."""

    name = "laid-truce"
    moments = REVEALED

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return s.is_active(seat) and laid_truce(s, seat)


class LaidWar(Condition):
    """The own card counts as war."""

    name = "laid-war"
    moments = REVEALED

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return laid_type(s, seat) in (m.WAR, m.CHARACTER)


class LaidCharacter(Condition):
    """The own card is a character card."""

    name = "laid-character"
    moments = REVEALED

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return laid_type(s, seat) == m.CHARACTER


class InfluenceThere(Condition):
    """A marker of one's own lies on the house about to offer support."""

    name = "influence-there"
    moments = (Moment.BEFORE_OFFER,)

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return s.influence[seat * s.seats_count + about] > 0


class HoldsHostage(Condition):
    """A card of the opposing active house is one's hostage."""

    name = "holds-hostage"
    moments = ENCOUNTER

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        house = s.house[s.opposing(seat)]
        return s.side[seat] != 0 and any(m.HOUSE_OF[card] == house for card in s.held[seat])


class Outnumbered(Condition):
    """More seats stand on the other side."""

    name = "outnumbered"
    moments = ENCOUNTER

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return s.side[seat] != 0 and len(s.members(3 - s.side[seat])) > len(s.members(s.side[seat]))


class Alone(Condition):
    """Nobody else stands on one's side."""

    name = "alone"
    moments = ENCOUNTER

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return s.side[seat] != 0 and len(s.members(s.side[seat])) == 1


class Behind(Condition):
    """Nobody has spread less influence."""

    name = "behind"

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return s.spread_by(seat) == min(s.spread_by(other) for other in range(s.seats_count))


class RivalAhead(Condition):
    """The opposing active seat has spread more influence."""

    name = "rival-ahead"
    moments = ENCOUNTER

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        return s.side[seat] != 0 and s.spread_by(s.opposing(seat)) > s.spread_by(seat)


CONDITIONS: Final = declared(globals(), Condition)
