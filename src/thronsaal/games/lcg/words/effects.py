"""Effects: what texts do to cards and seats. Each makes occurrences, or does itself when its time has come."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import GENITIVE, NOMINATIVE
from thronsaal.core.engine.select import Both, Either, Except, Form, cards_in
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg import paying
from thronsaal.games.lcg.material import How, Zone
from thronsaal.games.lcg.values import immune_to
from thronsaal.games.lcg.words.conditions import Condition, Number, number
from thronsaal.games.lcg.words.modifiers import CardModifier, Given, Granted, Modifier, statement
from thronsaal.games.lcg.words.pointing import ABOUT, IT, SELF, Chosen, ChosenOnes, Paid
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.speech import (
    A_CARD,
    AIM,
    ALL,
    ALL_OF_THEM,
    HOLDS,
    SAME,
    SAY,
    SO,
    Speech,
    Spoken,
    in_form,
    naming,
)

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class Effect(Spoken):
    """Something that a text does."""

    family = "effect"
    forms = in_form(which=ALL_OF_THEM, who=NOMINATIVE, whose=GENITIVE)

    def could(self, s: Realm, scope: Scope) -> bool:
        """Whether it would do anything now, by what is public."""
        return True

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        """Those of these cards that are worth choosing."""
        return cards if self.could(s, scope) else 0

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        """What is then about to happen."""
        return (o.Doing(self, scope),)

    def do(self, s: Realm, scope: Scope) -> None:
        """Do it at once."""
        raise TypeError(f"{self.name} makes occurrences")


def points_at_it(selector: select.Selector) -> bool:
    """Whether a selector speaks of the chosen card: read once, and known by which selector it is."""
    found = _POINTING.get(id(selector))
    if found is None or found[0] is not selector:
        found = _POINTING[id(selector)] = (selector, _points_at_it(selector))
    return found[1]


_POINTING: dict[int, tuple[select.Selector, bool]] = {}


def _points_at_it(selector: select.Selector) -> bool:
    match selector:
        case Chosen() | ChosenOnes():
            return True
        case Both(first, second) | Either(first, second) | Except(first, second):
            return _points_at_it(first) or _points_at_it(second)
    return False


@dataclass(frozen=True, slots=True)
class CardEffect(Effect):
    """Something done to cards."""

    which: select.Selector

    @abstractmethod
    def able(self, s: Realm, scope: Scope) -> int:
        """The cards to which it could be done."""

    def touched(self, s: Realm, scope: Scope) -> int:
        """The cards to which it is done now."""
        cards = self.which.mask(s, scope)
        cards = cards and cards & self.able(s, scope)
        return cards and cards & ~immune_to(s, s.values, scope)

    def could(self, s: Realm, scope: Scope) -> bool:
        if self.which.__class__ is Paid and not scope.paid:
            return True  # what it is paid with is not known yet
        return bool(self.touched(s, scope))

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        if points_at_it(self.which):
            return cards & self.able(s, scope)
        return cards if self.could(s, scope) else 0


@dataclass(frozen=True, slots=True)
class Remove(CardEffect):
    """Cards leave play in one way."""

    name = "remove"
    raw = frozenset({"how"})
    how: How
    hard: bool = False

    def able(self, s: Realm, scope: Scope) -> int:
        return s.in_play & ~s.moribund & ~s.values.proof.get(self.how, 0)

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return o.leaving(self.touched(s, scope), self.how, scope, self.hard)


@dataclass(frozen=True, slots=True)
class Kneel(CardEffect):
    """Cards kneel."""

    name = "kneel"

    def able(self, s: Realm, scope: Scope) -> int:
        return s.in_play & ~s.kneeling & ~s.rooted

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return tuple(o.Kneels(card, scope.seat, scope.card) for card in cards_in(self.touched(s, scope)))


@dataclass(frozen=True, slots=True)
class Stand(CardEffect):
    """Cards stand up."""

    name = "stand"

    def able(self, s: Realm, scope: Scope) -> int:
        kneeling = s.in_play & s.kneeling
        return kneeling and kneeling & ~s.kept_kneeling

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return tuple(o.Stands(card, scope.card) for card in cards_in(self.touched(s, scope)))


@dataclass(frozen=True, slots=True)
class ClaimPower(CardEffect):
    """Cards claim power for themselves."""

    name = "claim"
    forms = in_form(which=ALL)
    n: int | Number = 1

    def able(self, s: Realm, scope: Scope) -> int:
        return s.in_play

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        n = number(self.n, s, scope)
        return tuple(o.Gains(card, n, "", scope.card) for card in cards_in(self.touched(s, scope)))


@dataclass(frozen=True, slots=True)
class TakeControl(CardEffect):
    """You take control of cards."""

    name = "take-control"

    def able(self, s: Realm, scope: Scope) -> int:
        found = 0
        for card in cards_in(s.in_play & ~s.court[scope.seat] & ~s.moribund):
            if s.may_control(card, scope.seat):
                found |= 1 << card
        return found

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return tuple(o.Controls(card, scope.seat, scope.card) for card in cards_in(self.touched(s, scope)))


@dataclass(frozen=True, slots=True)
class ReturnControl(Effect):
    """Control of this card goes back to its owner."""

    name = "return-control"
    implied = naming(card=(SELF, A_CARD))

    def could(self, s: Realm, scope: Scope) -> bool:
        owner = s.deal.owner[scope.card]
        return s.controller(scope.card) != owner and s.may_control(scope.card, owner)

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Controls(scope.card, s.deal.owner[scope.card], scope.card),)


@dataclass(frozen=True, slots=True)
class Grant(CardEffect):
    """Cards get something for a while; numbers in it are counted once."""

    name = "grant"
    gives: CardModifier
    until: str = "phase"

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        return statement(self.which, [self.gives], speech, form, self.until)

    def able(self, s: Realm, scope: Scope) -> int:
        return s.in_play

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Doing(replace(self, gives=self.gives.counted(s, scope)), scope),)

    def do(self, s: Realm, scope: Scope) -> None:
        cards = self.touched(s, scope)
        if cards:
            s.last(Granted(self.gives.name, cards, 0, scope.card, self.until, self.gives, scope))
            gives = Given(self.gives, cards.bit_count(), s.deal.names[scope.card])
            s.tell("granted", "lcg.lasting", cards=cards, gives=gives, until=self.until)


@dataclass(frozen=True, slots=True)
class Ordain(Effect):
    """A rule holds for a while, for whoever the text speaks of; numbers in it are counted once."""

    name = "ordain"
    rule: Modifier
    until: str = "phase"

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        return self.rule.told(speech, form, until=self.until)

    def could(self, s: Realm, scope: Scope) -> bool:
        # What is to come of another part of the text is nothing by itself.
        return self.until != "trigger" and self.rule.matters(s, scope)

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Doing(replace(self, rule=self.rule.counted(s, scope)), scope),)

    def do(self, s: Realm, scope: Scope) -> None:
        s.last(Granted(self.rule.name, 0, 0, scope.card, self.until, self.rule, scope))
        s.tell("ordained", "lcg.lasting", card=scope.card, gives=self.rule, until=self.until)


@dataclass(frozen=True, slots=True)
class Save(Effect):
    """What was about to leave play stays."""

    name = "save"
    implied = naming(it=(ABOUT, A_CARD))

    def could(self, s: Realm, scope: Scope) -> bool:
        return not immune_to(s, s.values, scope) >> scope.about.card & 1

    def do(self, s: Realm, scope: Scope) -> None:
        if self.could(s, scope) and s.amend(scope.about):
            s.changed()  # whoever dies of weakness dies again unless that has ended
            s.tell("saved", "lcg.saves", card=scope.about.card)


@dataclass(frozen=True, slots=True)
class Redirect(Effect):
    """What is on its way out goes somewhere else."""

    name = "redirect"
    raw = frozenset({"zone"})
    implied = naming(it=(ABOUT, Form()))
    zone: Zone

    def could(self, s: Realm, scope: Scope) -> bool:
        card = scope.about.card
        if immune_to(s, s.values, scope) >> card & 1:
            return False
        return card in s.leaving and s.leaving[card] is not self.zone

    def do(self, s: Realm, scope: Scope) -> None:
        card = scope.about.card
        if self.could(s, scope):
            s.leaving = {**s.leaving, card: self.zone}
            s.tell("redirected", "lcg.moribund", card=card, to=Word(f"zone-{self.zone.value}"))


@dataclass(frozen=True, slots=True)
class PutIntoPlay(CardEffect):
    """A card out of play is put into play by its owner, without paying."""

    name = "put-into-play"

    def able(self, s: Realm, scope: Scope) -> int:
        return ~s.in_play

    def touched(self, s: Realm, scope: Scope) -> int:
        cards = self.which.mask(s, scope)
        return sum(1 << card for card in cards_in(cards) if s.may_enter(card, s.deal.owner[card]))

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return tuple(s.putting(card, s.deal.owner[card], scope.card) for card in cards_in(self.touched(s, scope)))


@dataclass(frozen=True, slots=True)
class PutUnderControl(Effect):
    """The card is put into play under the control of the chosen seat."""

    name = "put-under-control"
    implied = naming(card=(SELF, A_CARD))

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.who < 0 or s.may_enter(scope.card, scope.who)

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (s.putting(scope.card, scope.who, scope.card),)


@dataclass(frozen=True, slots=True)
class Then(Effect):
    """The second part, if the first took place."""

    name = "then"
    forms = in_form(first=SAME, second=SO)
    first: Effect
    second: Effect

    def could(self, s: Realm, scope: Scope) -> bool:
        return self.first.could(s, scope)

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        return self.first.reaches(s, scope, cards)

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        before = self.first.make(s, scope)
        return (*before, o.Following(before, self.second, scope))


@dataclass(frozen=True, slots=True)
class Join(Effect):
    """The card joins the challenge on its controller's side."""

    name = "join"
    implied = naming(card=(SELF, A_CARD))

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.seat in (s.attacker, s.defender) and not s.participating >> scope.card & 1

    def do(self, s: Realm, scope: Scope) -> None:
        s.join(scope.card, scope.seat == s.attacker)


@dataclass(frozen=True, slots=True)
class AdoptKeywords(Effect):
    """The chosen character loses such keywords until the phase ends, and this one has those that were lost."""

    name = "adopt-keywords"
    every = frozenset({"keywords"})
    implied = naming(it=(IT, Form()), card=(SELF, Form()))
    keywords: tuple[Any, ...]

    def do(self, s: Realm, scope: Scope) -> None:
        from thronsaal.games.lcg.words.modifiers import GainsKeyword, LosesKeyword  # noqa: PLC0415

        for keyword in self.keywords:
            if s.values.keyword(keyword) >> scope.it & 1:
                Grant(IT, LosesKeyword(keyword)).do(s, scope)
                Grant(SELF, GainsKeyword(keyword)).do(s, scope)


@dataclass(frozen=True, slots=True)
class MayPay(Effect):
    """You may pay gold for something to happen."""

    name = "may-pay"
    forms = in_form(then=AIM)
    n: int
    then: Effect

    def could(self, s: Realm, scope: Scope) -> bool:
        return s.purse(scope.seat) >= self.n and self.then.could(s, scope)

    def do(self, s: Realm, scope: Scope) -> None:
        if self.could(s, scope):
            s.stack.append(paying.Offer(scope.seat, self, scope))


@dataclass(frozen=True, slots=True)
class If(Effect):
    """Something happens if a condition holds when its time has come."""

    name = "if"
    forms = in_form(when=HOLDS, then=SO)
    when: Condition
    then: Effect

    def could(self, s: Realm, scope: Scope) -> bool:
        return self.when.holds(s, scope) and self.then.could(s, scope)

    def do(self, s: Realm, scope: Scope) -> None:
        if self.when.holds(s, scope):
            coming = self.then.make(s, scope)
            if coming:
                s.occur(*coming, first=s.left_of(scope.seat), source=scope.card)


def kill(which: select.Selector = IT) -> Remove:
    """Kill cards."""
    return Remove(which, How.KILLED)


def discard(which: select.Selector = IT, hard: bool = False) -> Remove:
    """Discard cards from play."""
    return Remove(which, How.DISCARDED, hard)


def to_hand(which: select.Selector = IT) -> Remove:
    """Return cards to their owners' hands."""
    return Remove(which, How.RETURNED)


SAVE, JOIN = Save(), Join()
