"""Conditions and numbers: what texts ask of the position."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import ACCUSATIVE, DATIVE, NOMINATIVE
from thronsaal.core.engine.select import BARE, EACH, MANY, NO, ONE, Form
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg.material import Icon, Phase, Zone
from thronsaal.games.lcg.words.pointing import BEARER, SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import CARD, YOURS, cards_of, face_of
from thronsaal.games.lcg.words.speech import (
    FAILS,
    HOLDS,
    SAME,
    Amount,
    Speech,
    Spoken,
    amount_of,
    in_form,
    joined_again,
    naming,
    parts_of,
    predicate,
    spoken,
)

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class Condition(Spoken):
    """Something that holds or not. All of it is public unless it says otherwise."""

    family = "when"

    def said(self, case: str | None = None) -> Word:
        return self.told(Speech(), HOLDS)

    @abstractmethod
    def holds(self, s: Realm, scope: Scope) -> bool:
        """Whether it holds now."""

    def __and__(self, other: Condition) -> All:
        return All(self, other)

    def __or__(self, other: Condition) -> Any_:
        return Any_(self, other)


@dataclass(frozen=True, slots=True)
class All(Condition):
    """One and the other."""

    name = "all"
    forms = in_form(first=SAME, second=SAME)
    first: Condition
    second: Condition

    def holds(self, s: Realm, scope: Scope) -> bool:
        return self.first.holds(s, scope) and self.second.holds(s, scope)


@dataclass(frozen=True, slots=True)
class Any_(Condition):  # noqa: N801  (`any` is taken)
    """One or the other."""

    name = "any"
    forms = in_form(first=SAME, second=SAME)
    first: Condition
    second: Condition

    def holds(self, s: Realm, scope: Scope) -> bool:
        return self.first.holds(s, scope) or self.second.holds(s, scope)


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """Not that."""

    name = "not"
    what: Condition

    def told(self, speech: Speech, form: str = HOLDS, **more: Value) -> Word:
        return self.what.told(speech, FAILS if form == HOLDS else HOLDS, **more)

    def holds(self, s: Realm, scope: Scope) -> bool:
        return not self.what.holds(s, scope)


@dataclass(frozen=True, slots=True)
class There(Condition):
    """There are at least so many such cards in play."""

    name = "there"
    which: select.Selector
    least: int = 1

    def told(self, speech: Speech, form: str = HOLDS, **more: Value) -> Word:
        parts = [part for part in parts_of(self.which) if part != YOURS] or [CARD]
        yours = YOURS in parts_of(self.which)
        number, article = (ONE, NO if form == FAILS else "a") if self.least == 1 else (MANY, BARE)
        shape = Form(ACCUSATIVE if yours else NOMINATIVE, number, article)
        which = spoken(joined_again(parts), speech)
        values: dict[str, Value] = {
            "which": which.formed(shape),
            "named": HOLDS if amount_of(which, Form(number=MANY)) == ONE else FAILS,
            "least": self.least,
            "form": form,
        }
        return Word("when-you-control" if yours else self.key, values)

    def holds(self, s: Realm, scope: Scope) -> bool:
        found = self.which.mask(s, scope)
        return found != 0 if self.least == 1 else found.bit_count() >= self.least


@dataclass(frozen=True, slots=True)
class Itself(Condition):
    """The card itself is such a card."""

    name = "itself"
    which: select.Selector

    def told(self, speech: Speech, form: str = HOLDS, **more: Value) -> Word:
        card = spoken(SELF, speech).formed(Form())
        return Word(self.key, {"card": card, "which": predicate(self.which, form)})

    def holds(self, s: Realm, scope: Scope) -> bool:
        return bool(self.which.mask(s, scope) >> scope.card & 1)


@dataclass(frozen=True, slots=True)
class BearerIs(Condition):
    """The card this is attached to is such a card."""

    name = "bearer-is"
    which: select.Selector

    def told(self, speech: Speech, form: str = HOLDS, **more: Value) -> Word:
        card = spoken(BEARER, speech).formed(Form())
        return Word(self.key, {"card": card, "which": predicate(self.which, form)})

    def holds(self, s: Realm, scope: Scope) -> bool:
        host = s.host.get(scope.card, -1)
        return host >= 0 and bool(self.which.mask(s, scope) >> host & 1)


@dataclass(frozen=True, slots=True)
class InPile(Condition):
    """So many such cards lie in one of your piles."""

    name = "in-pile"
    raw = frozenset({"zone"})
    which: select.Selector
    zone: Zone
    least: int = 1

    def told(self, speech: Speech, form: str = HOLDS, **more: Value) -> Word:
        shape = Form(NOMINATIVE) if self.least == 1 else Form(NOMINATIVE, MANY, BARE)
        return Spoken.told(self, speech, form, which=spoken(self.which, speech).formed(shape))

    def holds(self, s: Realm, scope: Scope) -> bool:
        found = cards_of(s, scope.seat, self.zone) & face_of(self.which, s.deal, scope)
        return found.bit_count() >= self.least


@dataclass(frozen=True, slots=True)
class Challenge(Condition):
    """A challenge is under way; of one of these types, if any are named."""

    name = "challenge"
    forms = in_form(types=NOMINATIVE)
    types: tuple[Icon, ...] = ()

    def holds(self, s: Realm, scope: Scope) -> bool:
        return s.contest >= 0 and (not self.types or any(icon.number == s.contest for icon in self.types))


@dataclass(frozen=True, slots=True)
class YouAttack(Condition):
    """You are the attacker."""

    name = "you-attack"

    def holds(self, s: Realm, scope: Scope) -> bool:
        return s.contest >= 0 and s.attacker == scope.seat


@dataclass(frozen=True, slots=True)
class Opponents(Condition):
    """You have at least so many opponents."""

    name = "opponents"
    least: int

    def holds(self, s: Realm, scope: Scope) -> bool:
        return len(s.opponents(scope.seat)) >= self.least


@dataclass(frozen=True, slots=True)
class Outnumbered(Condition):
    """One opponent controls more characters than you."""

    name = "outnumbered"

    def holds(self, s: Realm, scope: Scope) -> bool:
        people = s.characters
        mine = (people & s.court[scope.seat]).bit_count()
        return any((people & s.court[other]).bit_count() > mine for other in s.opponents(scope.seat))


# Numbers.


@dataclass(frozen=True, slots=True)
class Number(Amount):
    """A number that the position tells."""

    family = "number"

    @abstractmethod
    def count(self, s: Realm, scope: Scope) -> int:
        """How much it is now."""


@dataclass(frozen=True, slots=True)
class Count(Number):
    """How many such cards are in play."""

    name = "count"
    forms = in_form(which=Form(ACCUSATIVE, ONE, EACH))
    which: select.Selector

    def told(self, speech: Speech, form: str = NOMINATIVE, **more: Value) -> Word:
        return Spoken.told(self, speech, form, yours=HOLDS if YOURS in parts_of(self.which) else FAILS)

    def count(self, s: Realm, scope: Scope) -> int:
        return self.which.mask(s, scope).bit_count()


@dataclass(frozen=True, slots=True)
class CountInPile(Number):
    """How many such cards lie in one of your piles."""

    name = "count-in-pile"
    forms = in_form(which=Form(ACCUSATIVE, ONE, EACH))
    raw = frozenset({"zone"})
    which: select.Selector
    zone: Zone

    def count(self, s: Realm, scope: Scope) -> int:
        return (cards_of(s, scope.seat, self.zone) & face_of(self.which, s.deal, scope)).bit_count()


@dataclass(frozen=True, slots=True)
class GoldInPool(Number):
    """The gold in your pool."""

    name = "gold"

    def count(self, s: Realm, scope: Scope) -> int:
        return s.gold[scope.seat]


@dataclass(frozen=True, slots=True)
class X(Number):
    """The X that was paid."""

    name = "x"
    per = False

    def count(self, s: Realm, scope: Scope) -> int:
        return scope.x


@dataclass(frozen=True, slots=True)
class Tokens(Number):
    """Power or gold that lies on this card, or several times as much."""

    name = "tokens"
    implied = naming(card=(SELF, Form(DATIVE)))
    what: str
    times: int = 1

    @property
    def each(self) -> int:
        return self.times

    def count(self, s: Realm, scope: Scope) -> int:
        return self.times * (s.power if self.what == "power" else s.coins).get(scope.card, 0)


def number(value: int | Number, s: Realm, scope: Scope) -> int:
    """A number, whether it is printed or told by the position."""
    return value if isinstance(value, int) else value.count(s, scope)


IN_CHALLENGE, YOU_ATTACK, OUTNUMBERED = Challenge(), YouAttack(), Outnumbered()


@dataclass(frozen=True, slots=True)
class PlotsChosen(Condition):
    """Plots are chosen and not yet revealed."""

    name = "plots-chosen"

    def holds(self, s: Realm, scope: Scope) -> bool:
        return -1 not in s.chosen


@dataclass(frozen=True, slots=True)
class OnlyAttachment(Condition):
    """The bearer carries no other attachment."""

    name = "only-attachment"
    implied = naming(bearer=(BEARER, Form()))

    def holds(self, s: Realm, scope: Scope) -> bool:
        host = s.host.get(scope.card, -1)
        return host >= 0 and s.attachments_on(host) == 1 << scope.card


@dataclass(frozen=True, slots=True)
class InPhase(Condition):
    """A phase is on."""

    name = "in-phase"
    phase: Phase

    def holds(self, s: Realm, scope: Scope) -> bool:
        return s.is_phase(self.phase)


@dataclass(frozen=True, slots=True)
class PoorerPlot(Condition):
    """The chosen seat's revealed plot has less income than yours."""

    name = "poorer-plot"

    def holds(self, s: Realm, scope: Scope) -> bool:
        return s.plot_income(scope.who) < s.plot_income(scope.seat)
