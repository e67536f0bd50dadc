"""Cards that a text points at: itself, what was chosen, what is answered, its bearer, what was paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine.select import WHOLE, Form
from thronsaal.core.words import Word
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import Selector

if TYPE_CHECKING:
    from thronsaal.games.lcg.deal import Deal
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class Named(Selector):
    """Cards of a name; `code`: as that card calls itself, since cards of one name may have several German ones."""

    name = "named"
    place = WHOLE
    is_name = True
    title: str
    code: str = ""

    def part(self, form: Form) -> Word:
        from thronsaal.games.lcg.catalogue import title_of  # noqa: PLC0415  (cards are made of these words)

        return Word("cards-named", {"title": title_of(self.title, self.code), **form.values()})

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & s.deal.named.get(self.title, 0)

    def face(self, deal: Deal, scope: Scope) -> int:
        return deal.named.get(self.title, 0)


@dataclass(frozen=True, slots=True)
class Itself(Selector):
    """The card the text stands on."""

    name = "self"
    place = WHOLE
    means = "card"

    def mask(self, s: Realm, scope: Scope) -> int:
        return 1 << scope.card

    def face(self, deal: Deal, scope: Scope) -> int:
        return 1 << scope.card


@dataclass(frozen=True, slots=True)
class Chosen(Selector):
    """The card that was chosen."""

    name = "it"
    place = WHOLE
    means = "it"

    def mask(self, s: Realm, scope: Scope) -> int:
        return 1 << scope.it if scope.it >= 0 else 0


@dataclass(frozen=True, slots=True)
class ChosenOnes(Selector):
    """The cards that were chosen where it may be several."""

    name = "them"
    place = WHOLE
    is_several = True

    def mask(self, s: Realm, scope: Scope) -> int:
        return scope.them or (1 << scope.it if scope.it >= 0 else 0)


@dataclass(frozen=True, slots=True)
class About(Selector):
    """The card that what is answered was about."""

    name = "about"
    place = WHOLE
    means = "about"

    def mask(self, s: Realm, scope: Scope) -> int:
        card = getattr(scope.about, "card", m.NONE)
        return 1 << card if card >= 0 else 0


@dataclass(frozen=True, slots=True)
class Bearer(Selector):
    """The card this attachment is on."""

    name = "bearer"
    place = WHOLE
    gender = "m"

    def mask(self, s: Realm, scope: Scope) -> int:
        host = s.host.get(scope.card, m.NONE)
        return 1 << host if host >= 0 else 0


@dataclass(frozen=True, slots=True)
class Paid(Selector):
    """The cards with which the text was paid."""

    name = "paid"
    place = WHOLE

    def mask(self, s: Realm, scope: Scope) -> int:
        return scope.paid


SELF, IT, THEM, ABOUT, BEARER, PAID = Itself(), Chosen(), ChosenOnes(), About(), Bearer(), Paid()
