"""What losing, waiting and counting heads asks of the position: words that the cards of Dorne brought along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Seat
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import Icon
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.words.conditions import Condition
from thronsaal.games.lcg.words.costs import Cost, EitherCost, Influence
from thronsaal.games.lcg.words.decrees import Season
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.seats import Seats
from thronsaal.games.lcg.words.selectors import Selector
from thronsaal.games.lcg.words.triggers import Trigger

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class AttackOnMore(Condition):
    """You attack an opponent who controls more characters than you."""

    name = "attack-on-more"

    def holds(self, s: Realm, scope: Scope) -> bool:
        if s.contest < 0 or s.attacker != scope.seat:
            return False
        people = s.characters
        return (people & s.court[s.target]).bit_count() > (people & s.court[scope.seat]).bit_count()


@dataclass(frozen=True, slots=True)
class HandOf(Condition):
    """You hold at least so many cards: everybody can count them."""

    name = "hand-of"
    least: int

    def holds(self, s: Realm, scope: Scope) -> bool:
        return s.hand[scope.seat].bit_count() >= self.least


@dataclass(frozen=True, slots=True)
class IsSummer(Condition):
    """A card says that it is Summer."""

    name = "summer"

    def holds(self, s: Realm, scope: Scope) -> bool:
        return any(not rule.winter for rule, _ in rules(s, Season))


@dataclass(frozen=True, slots=True)
class IsWinter(Condition):
    """A card says that it is Winter."""

    name = "winter"

    def holds(self, s: Realm, scope: Scope) -> bool:
        return any(rule.winter for rule, _ in rules(s, Season))


@dataclass(frozen=True, slots=True)
class PlotThere(Condition):
    """Somebody's revealed plot has a trait."""

    name = "plot-there"
    trait: str

    def holds(self, s: Realm, scope: Scope) -> bool:
        having = s.deal.with_trait.get(self.trait, 0)
        return any(card >= 0 and having >> card & 1 for card in s.revealed)


@dataclass(frozen=True, slots=True)
class NotStronger(Selector):
    """Characters that are not stronger than the one that is answered."""

    name = "not-stronger"

    def mask(self, s: Realm, scope: Scope) -> int:
        strength, found = s.values.strength, 0
        most = strength(scope.about.card)
        for card in cards_in(s.characters):
            if strength(card) <= most:
                found |= 1 << card
        return found


@dataclass(frozen=True, slots=True)
class WithoutVictory(Seats):
    """Everybody who has won no challenge of this type in this phase."""

    name = "without-victory"
    is_single = False
    raw = frozenset({"icon"})
    icon: Icon

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [seat for seat in s.clockwise(scope.seat) if not s.won[seat] >> self.icon.number & 1]


@dataclass(frozen=True, slots=True)
class ClaimDue(Trigger):
    """You have lost a challenge as defender, and its claim is about to be satisfied."""

    name = "claim-due"
    of = o.Claims

    def fits(self, s: Realm, scope: Scope, told: o.Claims) -> bool:
        return told.loser == scope.seat != told.attacker and not told.passed


def asks_influence(cost: Cost) -> bool:
    """Whether influence may be part of a cost."""
    if isinstance(cost, EitherCost):
        return asks_influence(cost.first) or asks_influence(cost.second)
    return isinstance(cost, Influence)


@dataclass(frozen=True, slots=True)
class FreeResponse(Trigger):
    """Anybody triggers a response that is not paid with influence, and that can be cancelled."""

    name = "free-response"
    of = o.Triggers

    def fits(self, s: Realm, scope: Scope, told: o.Triggers) -> bool:
        text = s.deal.abilities[told.card][told.place]
        if text.kind not in ("response", "interrupt") or text.is_firm(s.errata):
            return False
        return not any(asks_influence(cost) for cost in text.cost)


SUMMER, WINTER, NOT_STRONGER = IsSummer(), IsWinter(), NotStronger()
