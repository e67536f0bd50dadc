"""Costs: what must be paid before an ability does anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from thronsaal.core.engine.phrase import declared
from thronsaal.core.words import Seat
from thronsaal.games.ironthrone import choices
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.terms import ENCOUNTER
from thronsaal.games.ironthrone.vocabulary.ability import Cost


@dataclass(frozen=True, slots=True)
class PaySheet(Cost):
    """Power from your leader sheet goes out of the game."""

    name = "pay-sheet"
    n: int

    def is_payable(self, s: Position, seat: Seat, from_hand: bool) -> bool:
        return s.sheet[seat] >= self.n

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.sheet[seat] -= self.n
        s.box += self.n
        s.tell("sheet-lost", "ironthrone.costs", seat=seat, count=self.n)


@dataclass(frozen=True, slots=True)
class PayCards(Cost):
    """Discard cards from hand, of your choice."""

    name = "pay-cards"
    n: int

    def is_payable(self, s: Position, seat: Seat, from_hand: bool) -> bool:
        return len(s.hand[seat]) - from_hand >= self.n

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.stack.append(choices.DiscardCards(seat, self.n))


@dataclass(frozen=True, slots=True)
class PayFighter(Cost):
    """Power from your participating character returns to your sheet; it must survive."""

    name = "pay-fighter"
    moments = ENCOUNTER
    n: int

    def is_payable(self, s: Position, seat: Seat, from_hand: bool) -> bool:
        return s.side[seat] != 0 and s.power[s.fighter[seat]] > self.n

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.lose(s.fighter[seat], self.n, "ironthrone.costs")


COSTS: Final = declared(globals(), Cost)
