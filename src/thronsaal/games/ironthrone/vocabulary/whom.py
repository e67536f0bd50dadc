"""Whom an effect touches, seen from the seat that uses it. Who takes part in nothing touches no side."""

from __future__ import annotations

from typing import Final

from thronsaal.core.engine.phrase import declared
from thronsaal.core.words import Seat
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.vocabulary.ability import Whom


class You(Whom):
    """The user."""

    name = "you"
    needs_sides = False

    def seats(self, s: Position, seat: Seat) -> list[Seat]:
        return [seat]


class YourSide(Whom):
    """All on the user's side."""

    name = "your-side"

    def seats(self, s: Position, seat: Seat) -> list[Seat]:
        return s.members(s.side[seat]) if s.side[seat] else []


class OpposingActive(Whom):
    """The challenger or defender against whom the user stands."""

    name = "opposing-active"

    def seats(self, s: Position, seat: Seat) -> list[Seat]:
        return [s.opposing(seat)] if s.side[seat] else []


class OpposingSupporters(Whom):
    """Those on the other side who are not active."""

    name = "opposing-supporters"

    def seats(self, s: Position, seat: Seat) -> list[Seat]:
        return _supporters_against(s, seat)


class OpposingSide(Whom):
    """All on the other side."""

    name = "opposing-side"

    def seats(self, s: Position, seat: Seat) -> list[Seat]:
        return _all_against(s, seat)


class ChosenOpponent(Whom):
    """One on the other side."""

    name = "chosen-opponent"
    is_chosen = True

    def seats(self, s: Position, seat: Seat) -> list[Seat]:
        return _all_against(s, seat)


class ChosenSupporter(Whom):
    """One on the other side who is not active."""

    name = "chosen-supporter"
    is_chosen = True

    def seats(self, s: Position, seat: Seat) -> list[Seat]:
        return _supporters_against(s, seat)


class ChosenPlayer(Whom):
    """Any other."""

    name = "chosen-player"
    is_chosen = True
    needs_sides = False

    def seats(self, s: Position, seat: Seat) -> list[Seat]:
        return [each for each in range(s.seats_count) if each != seat]


def _all_against(s: Position, seat: Seat) -> list[Seat]:
    return s.members(3 - s.side[seat]) if s.side[seat] else []


def _supporters_against(s: Position, seat: Seat) -> list[Seat]:
    return [each for each in _all_against(s, seat) if not s.is_active(each)]


WHOM: Final = declared(globals(), Whom)
