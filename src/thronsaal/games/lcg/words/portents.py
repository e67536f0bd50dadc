"""What the cards of the Blackwater ask of the position: plots that were used, numbers on faces, what was drawn how."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine.select import cards_in
from thronsaal.games.lcg import rewards
from thronsaal.games.lcg.words.conditions import Condition
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import Selector, WithTrait
from thronsaal.games.lcg.words.triggers import CardTrigger

if TYPE_CHECKING:
    from thronsaal.games.lcg.deal import Deal
    from thronsaal.games.lcg.realm import Realm


# When.


@dataclass(frozen=True, slots=True)
class UsedTraits(Condition):
    """Your used plots have at least so many different traits."""

    name = "used-traits"
    least: int

    def holds(self, s: Realm, scope: Scope) -> bool:
        traits = {trait for card in s.used[scope.seat] for trait in s.deal.cards[card].traits}
        return len(traits) >= self.least


@dataclass(frozen=True, slots=True)
class UsedPlots(Condition):
    """At least so many of your used plots have a trait."""

    name = "used-plots"
    trait: str
    least: int

    def holds(self, s: Realm, scope: Scope) -> bool:
        having = s.deal.with_trait.get(self.trait, 0)
        return sum(having >> card & 1 for card in s.used[scope.seat]) >= self.least


@dataclass(frozen=True, slots=True)
class HasOthers(Condition):
    """You hold at least one card besides this one: everybody can count them."""

    name = "has-others"

    def holds(self, s: Realm, scope: Scope) -> bool:
        return s.hand[scope.seat].bit_count() > 1


@dataclass(frozen=True, slots=True)
class YouDefend(Condition):
    """You are the defender."""

    name = "you-defend"

    def holds(self, s: Realm, scope: Scope) -> bool:
        return s.contest >= 0 and s.defender == scope.seat


YOU_DEFEND = YouDefend()


# Which cards.


@dataclass(frozen=True, slots=True)
class CostAtLeast(Selector):
    """Cards of at least this printed cost; what has none has not."""

    name = "cost-at-least"
    least: int

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & self.face(s.deal, scope)

    def face(self, deal: Deal, scope: Scope) -> int:
        found = 0
        for card, cost in enumerate(deal.cost):
            if cost >= self.least:
                found |= 1 << card
        return found & ~deal.costless


@dataclass(frozen=True, slots=True)
class PrintedStrength(Selector):
    """Characters of at least this printed strength."""

    name = "printed-strength"
    least: int

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.characters & self.face(s.deal, scope)

    def face(self, deal: Deal, scope: Scope) -> int:
        found = 0
        for card in cards_in(deal.of_type["character"]):
            if deal.strength[card] >= self.least:
                found |= 1 << card
        return found


@dataclass(frozen=True, slots=True)
class FewIcons(Selector):
    """Characters with at most so many challenge icons."""

    name = "few-icons"
    most: int

    def mask(self, s: Realm, scope: Scope) -> int:
        icons, found = s.values.icons, 0
        for card in cards_in(s.characters):
            if sum(having >> card & 1 for having in icons) <= self.most:
                found |= 1 << card
        return found


# After what.


@dataclass(frozen=True, slots=True)
class DrewByInsight(CardTrigger):
    """The insight of such a character gave a card."""

    name = "drew-by-insight"
    of = rewards.Discerns

    def fits(self, s: Realm, scope: Scope, told: rewards.Discerns) -> bool:
        return bool(self.which.mask(s, scope) >> told.source & 1)


FOOL, KINGSGUARD, MAESTER, ALLY = (WithTrait(trait) for trait in ("Fool", "Kingsguard", "Maester", "Ally"))
