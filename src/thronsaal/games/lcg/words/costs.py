"""Costs: what is paid before anything happens. There is no save and no cancel against paying."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine import select
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg import paying
from thronsaal.games.lcg.material import How
from thronsaal.games.lcg.occurrences import Leaves
from thronsaal.games.lcg.words.pointing import BEARER, SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import YOURS
from thronsaal.games.lcg.words.speech import A_CARD, SAY, SOME, Speech, Spoken, in_form, naming, spoken

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class Cost(Spoken):
    """Something to be paid; a question is put on the stack where there is a choice."""

    family = "cost"
    forms = in_form(which=A_CARD)

    @abstractmethod
    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        """Whether it can be paid without the cards that other parts of the cost take."""

    @abstractmethod
    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        """Pay it."""

    def is_held(self, s: Realm, scope: Scope) -> bool:
        """Whether what it takes is in hand, where that is not public: asked of who pays only."""
        return True

    def takes(self, s: Realm, scope: Scope) -> int:
        """The cards that it takes in any case."""
        return 0

    def gold(self, s: Realm, scope: Scope) -> int:
        """The gold that it takes at least."""
        return 0

    @property
    def may_take_gold(self) -> bool:
        """Whether it takes gold at any time."""
        return type(self).gold is not Cost.gold


@dataclass(frozen=True, slots=True)
class Kneel(Cost):
    """Kneel one very card: itself, or its bearer."""

    name = "kneel"
    which: select.Selector = SELF

    def takes(self, s: Realm, scope: Scope) -> int:
        return self.which.mask(s, scope)

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        card = self.which.mask(s, scope)
        return bool(card & s.court[scope.seat] & ~s.kneeling & ~s.rooted)  # costs are paid with what is one's own

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        card = self.which.mask(s, scope)
        s.kneel(card)
        s.tell("knelt-to-pay", "lcg.costs", seat=scope.seat, card=card.bit_length() - 1)


@dataclass(frozen=True, slots=True)
class Lose(Cost):
    """The card leaves play: discarded, killed or returned, and nobody can save it."""

    name = "lose"
    raw = frozenset({"how"})
    implied = naming(card=(SELF, A_CARD))
    how: How = How.DISCARDED

    def takes(self, s: Realm, scope: Scope) -> int:
        return 1 << scope.card

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return bool(s.in_play & ~s.moribund & 1 << scope.card)

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        s.befall(Leaves(scope.card, self.how, scope.seat, scope.card, True, "cost"))


@dataclass(frozen=True, slots=True)
class PayGold(Cost):
    """Pay gold."""

    name = "gold"
    n: int

    def gold(self, s: Realm, scope: Scope) -> int:
        return self.n

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return s.purse(scope.seat) >= self.n

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        paying.gold(s, scope.seat, self.n)


@dataclass(frozen=True, slots=True)
class PayX(Cost):
    """Pay X gold, X being what one likes, at least `least`."""

    name = "x-gold"
    least: int = 0

    def gold(self, s: Realm, scope: Scope) -> int:
        return self.least

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return s.purse(scope.seat) >= self.least

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        s.stack.append(paying.ChooseX(scope.seat, self.least, s.purse(scope.seat)))


@dataclass(frozen=True, slots=True)
class Influence(Cost):
    """Kneel influence; what is too much is wasted."""

    name = "influence"
    n: int

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return paying.influence_of(s, scope.seat, taken) >= self.n

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        s.stack.append(paying.PayInfluence(scope.seat, self.n, taken))


@dataclass(frozen=True, slots=True)
class KneelYours(Cost):
    """Kneel so many of your own standing cards of some kind."""

    name = "kneel-yours"
    which: select.Selector
    n: int = 1

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        which = spoken(self.which & YOURS, speech).formed(A_CARD if self.n == 1 else SOME)
        return Spoken.told(self, speech, form, which=which)

    def _able(self, s: Realm, scope: Scope, taken: int) -> int:
        return self.which.mask(s, scope) & s.court[scope.seat] & ~s.kneeling & ~s.rooted & ~taken

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return self._able(s, scope, taken).bit_count() >= self.n

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        s.stack.append(paying.KneelToPay(scope.seat, self._able(s, scope, taken), self.n))


@dataclass(frozen=True, slots=True)
class EitherCost(Cost):
    """One or the other."""

    name = "either"
    first: Cost
    second: Cost

    @property
    def may_take_gold(self) -> bool:
        return self.first.may_take_gold or self.second.may_take_gold

    def gold(self, s: Realm, scope: Scope) -> int:
        if not self.may_take_gold:
            return 0
        able = (cost for cost in (self.first, self.second) if cost.payable(s, scope, 0))
        return min((cost.gold(s, scope) for cost in able), default=0)

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return self.first.payable(s, scope, taken) or self.second.payable(s, scope, taken)

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        able = [cost for cost in (self.first, self.second) if cost.payable(s, scope, taken)]
        if len(able) == 1:
            able[0].pay(s, scope, taken)
        else:
            s.stack.append(paying.ChooseCost(scope.seat, (self.first, self.second), taken))


@dataclass(frozen=True, slots=True)
class DropTop(Cost):
    """Discard the top card of your draw deck."""

    name = "drop-top"
    n: int = 1

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return len(s.deck[scope.seat]) >= self.n

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        for _ in range(self.n):
            s.drop_top(scope.seat)


def all_payable(s: Realm, scope: Scope, costs: tuple[Cost, ...], extra: int = 0) -> bool:
    """Whether all can be paid together; `extra` is gold that is owed besides."""
    if not costs and not extra:
        return True
    taken = gold = 0
    for cost in costs:
        taken |= cost.takes(s, scope)
        gold += cost.gold(s, scope)
    if (gold or extra) and s.purse(scope.seat) < gold + extra:
        return False
    return all(cost.payable(s, scope, taken) for cost in costs)


def all_to_be_had(s: Realm, scope: Scope, costs: tuple[Cost, ...]) -> bool:
    """The same for costs of which none takes gold, where nothing is owed besides."""
    taken = 0
    for cost in costs:
        taken |= cost.takes(s, scope)
    for cost in costs:  # noqa: SIM110  (this is asked too often to make a generator for it)
        if not cost.payable(s, scope, taken):
            return False
    return True


KNEEL_SELF, KNEEL_BEARER, DISCARD_SELF = Kneel(), Kneel(BEARER), Lose()
