"""What can be counted: strength that grows with something."""

from __future__ import annotations

from typing import Final

from thronsaal.core.engine.phrase import declared
from thronsaal.core.words import Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.vocabulary.ability import Count


class Supporters(Count):
    """Those on one's side who are not active."""

    name = "supporters"

    def count(self, s: Position, seat: Seat) -> int:
        return len(s.members(s.side[seat])) - 1


class Enemies(Count):
    """All on the other side."""

    name = "enemies"

    def count(self, s: Position, seat: Seat) -> int:
        return len(s.members(3 - s.side[seat]))


class Hostages(Count):
    """Hostages one holds."""

    name = "hostages"

    def count(self, s: Position, seat: Seat) -> int:
        return len(s.held[seat])


class Influence(Count):
    """Markers one has spread."""

    name = "influence"

    def count(self, s: Position, seat: Seat) -> int:
        return s.spread_by(seat)


class Dead(Count):
    """Characters one has lost."""

    name = "dead"

    def count(self, s: Position, seat: Seat) -> int:
        return m.PER_HOUSE - 1 - len(s.alive(seat))


COUNTS: Final = declared(globals(), Count)
