"""Costs of the cards of the Blackwater: cards given up or discarded, power that moves, a house that kneels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine import select
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg import petitions
from thronsaal.games.lcg.material import How
from thronsaal.games.lcg.words.costs import Cost
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import YOURS, face_of
from thronsaal.games.lcg.words.speech import A_CARD, SAY, Speech, Spoken, in_form, spoken

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class GiveUp(Cost):
    """One of your own cards in play leaves it in this way, and nobody can save it."""

    name = "give-up"
    raw = frozenset({"how"})
    which: select.Selector
    how: How = How.DISCARDED

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        return Spoken.told(self, speech, form, which=spoken(self.which & YOURS, speech).formed(A_CARD))

    def _able(self, s: Realm, scope: Scope, taken: int) -> int:
        proof = s.values.proof.get(self.how, 0)
        return self.which.mask(s, scope) & s.court[scope.seat] & ~s.moribund & ~taken & ~proof

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return bool(self._able(s, scope, taken))

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        s.stack.append(petitions.WhomToGiveUp(scope.seat, self._able(s, scope, taken), self.how, scope.card))


@dataclass(frozen=True, slots=True)
class DropHeld(Cost):
    """Discard such a card from your hand. Whether there is one is known to who pays; others see a hand."""

    name = "drop-held"
    which: select.Selector

    def _able(self, s: Realm, scope: Scope) -> int:
        return s.hand[scope.seat] & face_of(self.which, s.deal, scope)

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return bool(s.hand[scope.seat])

    def is_held(self, s: Realm, scope: Scope) -> bool:
        return bool(self._able(s, scope))

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        s.stack.append(petitions.DropToPay(scope.seat, self._able(s, scope)))


@dataclass(frozen=True, slots=True)
class KneelHouse(Cost):
    """Kneel your house card."""

    name = "kneel-house"

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return not s.kneeling >> s.deal.house_card[scope.seat] & 1

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        house = s.deal.house_card[scope.seat]
        s.kneel(1 << house)
        s.tell("knelt-to-pay", "lcg.costs", seat=scope.seat, card=house)


@dataclass(frozen=True, slots=True)
class Entrust(Cost):
    """Power moves from your house card to such a card."""

    name = "entrust"
    forms = in_form(to=A_CARD)
    n: int
    to: select.Selector

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        house = s.deal.house_card[scope.seat]
        return s.power.get(house, 0) >= self.n and bool(self.to.mask(s, scope) & ~s.moribund)

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        s.stack.append(petitions.WhomToEntrust(scope.seat, self.to.mask(s, scope) & ~s.moribund, self.n))


KNEEL_HOUSE = KneelHouse()
