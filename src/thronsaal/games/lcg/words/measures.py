"""Cards by what is counted on them: strength, cost, power, what they carry and yield."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine import select
from thronsaal.core.engine.select import cards_in
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import Selector
from thronsaal.games.lcg.words.speech import TO_A_CARD, in_form

if TYPE_CHECKING:
    from thronsaal.games.lcg.deal import Deal
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class WithStrength(Selector):
    """Characters of at most this strength."""

    name = "strength-at-most"
    most: int

    def mask(self, s: Realm, scope: Scope) -> int:
        strength, found = s.values.strength, 0
        for card in cards_in(s.characters):
            if strength(card) <= self.most:
                found |= 1 << card
        return found


@dataclass(frozen=True, slots=True)
class WithCost(Selector):
    """Cards of at most this printed cost."""

    name = "cost-at-most"
    most: int

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & self.face(s.deal, scope)

    def face(self, deal: Deal, scope: Scope) -> int:
        found = 0
        for card, cost in enumerate(deal.cost):
            if cost <= self.most:
                found |= 1 << card
        return found & ~deal.costless


@dataclass(frozen=True, slots=True)
class CostX(Selector):
    """Cards whose printed cost is the X that was paid."""

    name = "cost-x"

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for card in cards_in(s.in_play):
            if s.deal.cost[card] == scope.x:
                found |= 1 << card
        return found & ~s.deal.costless


@dataclass(frozen=True, slots=True)
class WithPower(Selector):
    """With power on it."""

    name = "with-power"

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for card in s.power:
            found |= 1 << card
        return found & s.in_play


@dataclass(frozen=True, slots=True)
class Carrying(Selector):
    """With such an attachment on it."""

    name = "carrying"
    forms = in_form(what=TO_A_CARD)
    what: select.Selector

    def mask(self, s: Realm, scope: Scope) -> int:
        wanted = self.what.mask(s, scope) & s.attached
        found = 0
        for card in cards_in(wanted):
            found |= 1 << s.host[card]
        return found


@dataclass(frozen=True, slots=True)
class Yielding(Selector):
    """Cards that give gold or influence."""

    name = "yielding"

    def mask(self, s: Realm, scope: Scope) -> int:
        found = s.deal.influential
        for card in cards_in(s.in_play):
            if s.deal.income[card] > 0:
                found |= 1 << card
        return found & s.in_play & ~s.values.blank


@dataclass(frozen=True, slots=True)
class NotDearer(Selector):
    """Cards whose printed cost is not higher than that of the card that is answered."""

    name = "not-dearer"

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & self.face(s.deal, scope)

    def face(self, deal: Deal, scope: Scope) -> int:
        found, most = 0, deal.cost[scope.about.card] if scope.about is not None else -1
        if scope.about is not None and deal.costless >> scope.about.card & 1:
            return 0  # a dash is no number to compare with
        for card, cost in enumerate(deal.cost):
            if cost <= most:
                found |= 1 << card
        return found & ~deal.costless


COST_X, WITH_POWER, YIELDING = CostX(), WithPower(), Yielding()
NOT_DEARER = NotDearer()
