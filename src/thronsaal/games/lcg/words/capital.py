"""What King's Landing asks of the position: which cards, when, and what is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import ACCUSATIVE, DATIVE
from thronsaal.core.engine.select import BARE, MANY, ONE, Both, Form, cards_in
from thronsaal.core.words import Seat, Value, Word
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import Icon, Zone
from thronsaal.games.lcg.printed import Character
from thronsaal.games.lcg.words.conditions import Condition
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.seats import Seats
from thronsaal.games.lcg.words.selectors import Selector, cards_of, face_of
from thronsaal.games.lcg.words.speech import HOLDS, Speech, in_form, spoken
from thronsaal.games.lcg.words.triggers import Trigger

if TYPE_CHECKING:
    from thronsaal.games.lcg.deal import Deal
    from thronsaal.games.lcg.realm import Realm

# Which cards.


@dataclass(frozen=True, slots=True)
class InPileOf(Selector):
    """Cards in a pile: in one's own, or in those of all opponents."""

    name = "in-pile-of"
    zone: Zone
    yours: bool = False

    def part(self, form: Form) -> Word:
        whose = "yes" if self.yours else "no"
        return Word("cards-in-pile-of", {**form.values(), "zone": self.zone.value, "yours": whose})

    def mask(self, s: Realm, scope: Scope) -> int:
        seats = [scope.seat] if self.yours else s.opponents(scope.seat)
        found = 0
        for seat in seats:
            found |= cards_of(s, seat, self.zone)
        return found


@dataclass(frozen=True, slots=True)
class Piled(Both):
    """Such cards, by what is printed on them, in a pile."""

    def mask(self, s: Realm, scope: Scope) -> int:
        found = self.second.mask(s, scope)
        return found and found & face_of(self.first, s.deal, scope)


def buried(which: select.Selector, zone: Zone, yours: bool = False) -> Piled:
    """Such a card in your own pile, or in an opponent's."""
    return Piled(which, InPileOf(zone, yours))


@dataclass(frozen=True, slots=True)
class AttachedTo(Selector):
    """Attached to a very card."""

    name = "attached-to"
    forms = in_form(to=Form(DATIVE))
    to: select.Selector = SELF

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for host in cards_in(self.to.mask(s, scope)):
            found |= s.attachments_on(host)
        return found


@dataclass(frozen=True, slots=True)
class Unattached(Selector):
    """Without attachments."""

    name = "unattached"

    def mask(self, s: Realm, scope: Scope) -> int:
        bearing = 0
        for card in cards_in(s.attached):
            bearing |= 1 << s.host[card]
        return s.in_play & ~bearing


@dataclass(frozen=True, slots=True)
class PrintedAtMost(Selector):
    """Characters of at most this printed strength."""

    name = "printed-at-most"
    most: int

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & self.face(s.deal, scope)

    def face(self, deal: Deal, scope: Scope) -> int:
        found = 0
        for number, card in enumerate(deal.cards):
            if isinstance(card, Character) and card.strength <= self.most:
                found |= 1 << number
        return found


UNATTACHED = Unattached()


# Whose, and when.


@dataclass(frozen=True, slots=True)
class Attacked(Seats):
    """Who is being challenged."""

    name = "attacked"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [s.target] if s.contest >= 0 else []


ATTACKED = Attacked()


@dataclass(frozen=True, slots=True)
class Holding(Seats):
    """Each opponent who holds at least so many cards."""

    name = "holding"
    is_single = False
    least: int

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [seat for seat in s.opponents(scope.seat) if s.hand[seat].bit_count() >= self.least]


@dataclass(frozen=True, slots=True)
class Mightier(Condition):
    """You control more such cards than each opponent."""

    name = "mightier"
    which: select.Selector

    def told(self, speech: Speech, form: str = HOLDS, **more: Value) -> Word:
        which = spoken(self.which, speech).formed(Form(ACCUSATIVE, MANY, BARE))
        return Word(self.key, {"which": which, "form": form})

    def holds(self, s: Realm, scope: Scope) -> bool:
        cards = self.which.mask(s, scope)
        mine = (cards & s.court[scope.seat]).bit_count()
        return all((cards & s.court[other]).bit_count() < mine for other in s.opponents(scope.seat))


@dataclass(frozen=True, slots=True)
class HoldsMore(Condition):
    """The chosen seat holds more cards than you: everybody can count them."""

    name = "holds-more"

    def holds(self, s: Realm, scope: Scope) -> bool:
        return s.hand[scope.who].bit_count() > s.hand[scope.seat].bit_count()


@dataclass(frozen=True, slots=True)
class IsFirst(Condition):
    """You are the first player."""

    name = "is-first"

    def holds(self, s: Realm, scope: Scope) -> bool:
        return s.first == scope.seat


@dataclass(frozen=True, slots=True)
class AttackOnMightier(Condition):
    """You attack an opponent who has more power than you."""

    name = "attack-on-mightier"

    def holds(self, s: Realm, scope: Scope) -> bool:
        if s.contest < 0 or s.attacker != scope.seat:
            return False
        return s.power_of(s.target) > s.power_of(scope.seat)


@dataclass(frozen=True, slots=True)
class SideHas(Condition):
    """Such a character of yours takes part in the challenge."""

    name = "side-has"
    which: select.Selector

    def told(self, speech: Speech, form: str = HOLDS, **more: Value) -> Word:
        which = spoken(self.which, speech)
        return Word(self.key, {"which": which.formed(Form(number=ONE)), "form": form})

    def holds(self, s: Realm, scope: Scope) -> bool:
        return bool(self.which.mask(s, scope) & s.participating & s.court[scope.seat])


# What is answered.


@dataclass(frozen=True, slots=True)
class Drawn(Trigger):
    """An opponent draws a card."""

    name = "drawn"
    of = o.Draws

    def fits(self, s: Realm, scope: Scope, told: o.Draws) -> bool:
        return s.is_opponent(scope.seat, told.seat)


@dataclass(frozen=True, slots=True)
class FromDeck(Trigger):
    """Such a card is discarded from anybody's draw deck."""

    name = "from-deck"
    of = o.Drops
    which: select.Selector

    def fits(self, s: Realm, scope: Scope, told: o.Drops) -> bool:
        return told.reason == "deck" and bool(face_of(self.which, s.deal, scope) >> told.card & 1)


@dataclass(frozen=True, slots=True)
class BearerFails(Trigger):
    """The bearer's controller does not win dominance: another does, or nobody."""

    name = "bearer-fails"
    of = (o.Dominates, o.Undecided)

    def fits(self, s: Realm, scope: Scope, told: o.Dominates | o.Undecided) -> bool:
        host = s.host.get(scope.card, -1)
        return host >= 0 and (isinstance(told, o.Undecided) or told.seat != s.controller(host))


@dataclass(frozen=True, slots=True)
class LostSoMany(Trigger):
    """You have lost so many challenges in one phase."""

    name = "lost-so-many"
    of = o.Wins
    n: int

    def fits(self, s: Realm, scope: Scope, told: o.Wins) -> bool:
        return told.loser == scope.seat and s.used_up(("lost", scope.seat, "phase")) == self.n


@dataclass(frozen=True, slots=True)
class YouDeclare(Trigger):
    """You declare attackers in a challenge of these types."""

    name = "you-declare"
    forms = in_form(types=DATIVE)
    of = o.Declares
    types: tuple[Icon, ...] = ()

    def fits(self, s: Realm, scope: Scope, told: o.Declares) -> bool:
        if not told.attack or told.seat != scope.seat:
            return False
        return not self.types or any(icon.number == s.contest for icon in self.types)


@dataclass(frozen=True, slots=True)
class Challenged(Trigger):
    """An opponent declares a challenge; `you`: against you."""

    name = "challenged"
    of = o.Declares
    you: bool = False

    def fits(self, s: Realm, scope: Scope, told: o.Declares) -> bool:
        if not told.attack or not s.is_opponent(scope.seat, told.seat):
            return False
        return not self.you or s.target == scope.seat
