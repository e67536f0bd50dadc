"""Words of the sea kings: what is cancelled, offered and seen, hands and events that come back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import DATIVE, GENITIVE, NOMINATIVE
from thronsaal.core.engine.select import NOUN, Form, cards_in
from thronsaal.core.words import Seat, Word
from thronsaal.games.lcg import asking, hidden
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import Crest, Zone
from thronsaal.games.lcg.words.conditions import Number
from thronsaal.games.lcg.words.costs import Cost, Influence
from thronsaal.games.lcg.words.effects import Effect
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.seats import CHOSEN, Seats
from thronsaal.games.lcg.words.selectors import Selector, cards_of
from thronsaal.games.lcg.words.speech import A_CARD, AIM, SAME, SAY, in_form, naming
from thronsaal.games.lcg.words.triggers import Trigger

if TYPE_CHECKING:
    from thronsaal.games.lcg.deal import Deal
    from thronsaal.games.lcg.realm import Realm


# Which cards, and whose.


@dataclass(frozen=True, slots=True)
class Weaker(Selector):
    """Characters of a lower strength than this card has."""

    name = "weaker"
    forms = in_form(than=Form(NOMINATIVE))
    than: select.Selector = SELF

    def mask(self, s: Realm, scope: Scope) -> int:
        strength, found = s.values.strength, 0
        most = max((strength(card) for card in cards_in(self.than.mask(s, scope))), default=0)
        for card in cards_in(s.characters):
            if strength(card) < most:
                found |= 1 << card
        return found


@dataclass(frozen=True, slots=True)
class Crested(Selector):
    """With a crest, whichever."""

    name = "with-a-crest"

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for crest in Crest:
            found |= s.values.crest(crest)
        return found & s.in_play


@dataclass(frozen=True, slots=True)
class Copies(Selector):
    """All cards of a name, whoever controls them."""

    name = "copies"
    place = NOUN
    gender = "n"
    title: str

    def part(self, form: Form) -> Word:
        from thronsaal.games.lcg.catalogue import title_of  # noqa: PLC0415  (cards are made of these words)

        return Word("cards-copies", {"title": title_of(self.title), **form.values()})

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & s.deal.named.get(self.title, 0)

    def face(self, deal: Deal, scope: Scope) -> int:
        return deal.named.get(self.title, 0)


@dataclass(frozen=True, slots=True)
class ThatPlayer(Seats):
    """The player whom what is answered was about."""

    name = "that-player"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [scope.about.seat]


CRESTED, THAT_PLAYER = Crested(), ThatPlayer()


@dataclass(frozen=True, slots=True)
class Borne(Number):
    """How many attachments are on this card."""

    name = "borne"
    implied = naming(card=(SELF, Form(DATIVE)))

    def count(self, s: Realm, scope: Scope) -> int:
        return s.attachments_on(scope.card).bit_count()


# Cancelling and offers.


@dataclass(frozen=True, slots=True)
class Triggered(Trigger):
    """Anybody triggers a text: an action or a response, be it on an event. What cannot be cancelled is not meant."""

    name = "triggered"
    of = o.Triggers

    def fits(self, s: Realm, scope: Scope, told: o.Triggers) -> bool:
        return not s.deal.abilities[told.card][told.place].is_firm(s.errata)


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """What was triggered does nothing."""

    name = "cancel"

    def do(self, s: Realm, scope: Scope) -> None:
        if s.cancel(scope.about.card):
            s.tell("cancelled", "lcg.cancel", card=scope.about.card)


@dataclass(frozen=True, slots=True)
class UnlessInfluence(Effect):
    """Something happens unless a seat kneels influence to prevent it."""

    name = "unless-influence"
    forms = in_form(then=SAME, who=NOMINATIVE)
    n: int
    who: Seats
    then: Effect

    def could(self, s: Realm, scope: Scope) -> bool:
        return self.then.could(s, scope)

    def do(self, s: Realm, scope: Scope) -> None:
        (seat,) = self.who.seats(s, scope)
        cost = Influence(self.n)
        if cost.payable(s, scope.of(seat), 0):
            s.stack.append(asking.Prevent(seat, cost, self.then, scope))
        else:
            s.occur(*self.then.make(s, scope), first=s.left_of(scope.seat), source=scope.card)


@dataclass(frozen=True, slots=True)
class MayDo(Effect):
    """You may pay a cost for something to happen."""

    name = "may-do"
    forms = in_form(then=AIM)
    cost: Cost
    then: Effect

    def could(self, s: Realm, scope: Scope) -> bool:
        return self.cost.payable(s, scope, 0) and self.then.could(s, scope)

    def do(self, s: Realm, scope: Scope) -> None:
        if self.could(s, scope):
            s.stack.append(asking.Offered(scope.seat, self.cost, self.then, scope))


@dataclass(frozen=True, slots=True)
class Also(Effect):
    """The first and the second, each as far as it can."""

    name = "also"
    forms = in_form(first=SAME, second=SAY)
    first: Effect
    second: Effect

    def could(self, s: Realm, scope: Scope) -> bool:
        return self.first.could(s, scope) or self.second.could(s, scope)

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        return self.first.reaches(s, scope, cards) | self.second.reaches(s, scope, cards)

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (*self.first.make(s, scope), *self.second.make(s, scope))


# Hands and decks.


@dataclass(frozen=True, slots=True)
class LookAtHand(Effect):
    """You look at the hands of some seats; usually of the chosen one."""

    name = "look-at-hand"
    forms = in_form(who=GENITIVE)
    who: Seats = CHOSEN

    def could(self, s: Realm, scope: Scope) -> bool:
        seats = self.who.seats(s, scope)
        return not seats or any(s.hand[seat] for seat in seats)

    def do(self, s: Realm, scope: Scope) -> None:
        for seat in self.who.seats(s, scope):
            hand = s.hand[seat]
            hidden.show(s, hand, 1 << scope.seat)
            s.whisper("looked-hand", "lcg.look", (scope.seat,), {"cards": hand}, seat=scope.seat, other=seat)


@dataclass(frozen=True, slots=True)
class DropSeen(Effect):
    """You discard a card of your choice from the hand of the chosen seat."""

    name = "drop-seen"
    forms = in_form(which=A_CARD)
    which: select.Selector

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(asking.DropOf(scope.seat, scope.who, self.which, scope))


@dataclass(frozen=True, slots=True)
class PeekDrop(Effect):
    """Look at the top card of the chosen seat's deck, and leave it there or discard it."""

    name = "peek-drop"

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.who < 0 or bool(s.deck[scope.who])

    def do(self, s: Realm, scope: Scope) -> None:
        if s.deck[scope.who]:
            s.see_top(scope.seat, scope.who)
            s.stack.append(asking.TopOrGone(scope.seat, scope.who))


@dataclass(frozen=True, slots=True)
class ExchangeHand(Effect):
    """You may lay your whole hand under your deck and take as many cards from its top; that is no drawing."""

    name = "exchange-hand"

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.hand[scope.seat])

    def do(self, s: Realm, scope: Scope) -> None:
        if s.hand[scope.seat]:
            s.stack.append(asking.Exchange(scope.seat))


@dataclass(frozen=True, slots=True)
class Replay(Effect):
    """You play an any-phase event from your discard pile as if from hand; then it is shuffled into your deck."""

    name = "replay"

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(self.found(s, scope))

    def found(self, s: Realm, scope: Scope) -> int:
        """The events that could be played."""
        events = cards_of(s, scope.seat, Zone.DISCARD) & s.deal.of_type["event"]
        return sum(1 << card for card in cards_in(events) if asking.any_phase_text(s, scope.seat, card) >= 0)

    def do(self, s: Realm, scope: Scope) -> None:
        cards = self.found(s, scope)
        if cards:
            s.stack.append(asking.WhichEvent(scope.seat, cards))


# Cards in play.


@dataclass(frozen=True, slots=True)
class AttachSelf(Effect):
    """The attachment moves to the chosen card."""

    name = "attach-self"
    implied = naming(card=(SELF, A_CARD), it=(IT, A_CARD))

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        return cards & s.in_play & ~s.moribund

    def do(self, s: Realm, scope: Scope) -> None:
        if s.in_play & ~s.moribund & 1 << scope.card:
            s.attach(scope.card, scope.it)
            s.tell("moved-attachment", "lcg.attachments", card=scope.card, it=scope.it)


@dataclass(frozen=True, slots=True)
class ChosenCrest(Effect):
    """The card has one of these crests, of your choice, until the phase ends."""

    name = "chosen-crest"
    implied = naming(card=(SELF, Form()))
    crests: tuple[Crest, ...]

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(asking.WhichCrest(scope.seat, self.crests, scope))


@dataclass(frozen=True, slots=True)
class LayPaid(Effect):
    """The gold that was paid for what is answered comes to lie on this card."""

    name = "lay-paid"
    implied = naming(card=(SELF, A_CARD))

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.about.paid > 0

    def do(self, s: Realm, scope: Scope) -> None:
        s.add_coins(scope.card, scope.about.paid)
        s.tell("placed-gold", "lcg.gold", card=scope.card, count=scope.about.paid)
