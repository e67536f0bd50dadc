"""What the cards of King's Landing say of shadows: who has more there, what is driven out, what hides instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.select import Form, Selector, cards_in
from thronsaal.core.words import Seat, Value, Word
from thronsaal.games.lcg import causes, hidden, lurking, slots
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import NONE, Entry, How, Zone
from thronsaal.games.lcg.words.conditions import Condition, Number
from thronsaal.games.lcg.words.costs import Cost
from thronsaal.games.lcg.words.edicts import Delayed
from thronsaal.games.lcg.words.effects import CardEffect, Effect
from thronsaal.games.lcg.words.modifiers import TRAITS, CardModifier, Rule
from thronsaal.games.lcg.words.pointing import ABOUT, IT, SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import Selector as Cards
from thronsaal.games.lcg.words.shade import count_veiled, no_emerging
from thronsaal.games.lcg.words.speech import A_CARD, HOLDS, Speech, in_form, naming, predicate, spoken
from thronsaal.games.lcg.words.triggers import Trigger

if TYPE_CHECKING:
    from thronsaal.games.lcg.deal import Deal
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.values import Values

# Which cards, and when.


@dataclass(frozen=True, slots=True)
class OfDimmer(Cards):
    """Controlled by an opponent who has no more cards in shadows than you."""

    name = "of-dimmer"

    def mask(self, s: Realm, scope: Scope) -> int:
        mine, found = count_veiled(s, scope.seat), 0
        for seat in s.opponents(scope.seat):
            if count_veiled(s, seat) <= mine:
                found |= s.court[seat]
        return found


@dataclass(frozen=True, slots=True)
class OfRicher(Cards):
    """Controlled by a player with more cards at command than you: in hand, in play and in shadows."""

    name = "of-richer"

    def mask(self, s: Realm, scope: Scope) -> int:
        mine, found = commanded(s, scope.seat), 0
        for seat in range(s.seats_count):
            if commanded(s, seat) > mine:
                found |= s.court[seat]
        return found


def commanded(s: Realm, seat: Seat) -> int:
    """How many cards a seat has at its command."""
    return s.hand[seat].bit_count() + s.court[seat].bit_count() + count_veiled(s, seat)


@dataclass(frozen=True, slots=True)
class CostVeiled(Cards):
    """Cards whose printed cost is not above the number of cards in shadows."""

    name = "cost-veiled"

    def mask(self, s: Realm, scope: Scope) -> int:
        most = sum(count_veiled(s, seat) for seat in range(s.seats_count))
        found = 0
        for card in cards_in(s.in_play):
            if s.deal.cost[card] <= most:
                found |= 1 << card
        return found


@dataclass(frozen=True, slots=True)
class ForOthers(Cards):
    """Cards that are for another house only."""

    name = "for-others"

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & self.face(s.deal, scope)

    def face(self, deal: Deal, scope: Scope) -> int:
        house, found = deal.decks[scope.seat].house, 0
        for number, card in enumerate(deal.cards):
            if not card.is_for(house):
                found |= 1 << number
        return found


@dataclass(frozen=True, slots=True)
class DiedNow(Cards):
    """Cards that were killed in this phase and lie in an opponent's dead pile."""

    name = "died-now"

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for seat in s.opponents(scope.seat):
            for card in s.dead[seat]:
                if s.used_up(("died", card, "phase")):
                    found |= 1 << card
        return found


@dataclass(frozen=True, slots=True)
class Darkest(Condition):
    """Every opponent has fewer cards in shadows than you."""

    name = "darkest"

    def holds(self, s: Realm, scope: Scope) -> bool:
        mine = count_veiled(s, scope.seat)
        return all(count_veiled(s, seat) < mine for seat in s.opponents(scope.seat))


@dataclass(frozen=True, slots=True)
class ChosenIs(Condition):
    """The chosen card is such a card."""

    name = "chosen-is"
    which: Selector

    def told(self, speech: Speech, form: str = HOLDS, **more: Value) -> Word:
        card = spoken(IT, speech).formed(Form())
        return Word(self.key, {"card": card, "which": predicate(self.which, form)})

    def holds(self, s: Realm, scope: Scope) -> bool:
        return scope.it >= 0 and bool(self.which.mask(s, scope) >> scope.it & 1)


@dataclass(frozen=True, slots=True)
class FoePower(Number):
    """The power of an opponent of your choice: the highest is what one chooses."""

    name = "foe-power"

    def count(self, s: Realm, scope: Scope) -> int:
        return max((s.power_of(seat) for seat in s.opponents(scope.seat)), default=0)


# What is answered.


@dataclass(frozen=True, slots=True)
class FreshlyTriggered(Trigger):
    """Anybody triggers an effect of a card that has just come out of shadows."""

    name = "freshly-triggered"
    of = o.Triggers

    def fits(self, s: Realm, scope: Scope, told: o.Triggers) -> bool:
        if s.deal.abilities[told.card][told.place].is_firm(s.errata):
            return False
        return any(isinstance(each, o.Emerges) and each.card == told.card for each in s.happened)


@dataclass(frozen=True, slots=True)
class NextPhase(Trigger):
    """The next phase begins."""

    name = "next-phase"
    of = o.Begins

    def fits(self, s: Realm, scope: Scope, told: o.Begins) -> bool:
        return True


# Rules and modifiers.


@dataclass(frozen=True, slots=True)
class OwnCheaperOut(Rule):
    """The card costs its player less to come out of shadows."""

    name = "own-cheaper-out"
    implied = naming(card=(SELF, A_CARD))
    n: int | Number


@dataclass(frozen=True, slots=True)
class StealsAway(Rule):
    """If the card would be discarded from hand it goes into shadows, and then its player draws."""

    name = "steals-away"
    implied = naming(card=(SELF, Form()), whom=(SELF, A_CARD))
    n: int


@dataclass(frozen=True, slots=True)
class GoesToShadows(CardModifier):
    """However it would leave play, it goes into shadows."""

    name = "goes-to-shadows"
    verb = "goes"

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.redirects += [(cards, how, Zone.SHADOWS) for how in How]


@dataclass(frozen=True, slots=True)
class Mask(CardModifier):
    """Has the text, the strength, the icons, the traits and the crests of the card that lies under it."""

    name = "mask"
    layer = TRAITS

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        lurking.wear(values, scope.card, s)


# Coming out.


@dataclass(frozen=True, slots=True)
class ComeOut(Cost):
    """The card comes out of shadows."""

    name = "come-out"
    implied = naming(card=(SELF, A_CARD))

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return may_emerge(s, scope.card, scope.seat)

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        s.befall(emerging(s, scope))


def may_emerge(s: Realm, card: int, seat: Seat) -> bool:
    """Whether a text may bring a card out of shadows."""
    if not s.veiled >> card & 1:
        return s.deal.edition != "off" and not s.in_play >> card & 1  # it may lie there for all that is known
    return not no_emerging(s, seat) and (bool(s.deal.events >> card & 1) or s.may_enter(card, seat))


def emerging(s: Realm, scope: Scope) -> Any:
    """What is about to happen when a text brings its own card out."""
    if s.deal.events >> scope.card & 1:
        return o.Doing(ComeForth(SELF), scope)
    return o.Enters(scope.card, scope.seat, Entry.PUT, NONE, 0, scope.card)


@dataclass(frozen=True, slots=True)
class ComeForth(CardEffect):
    """A card comes out of shadows by its own text; `kneeling`: it kneels then."""

    name = "come-forth"
    forms = in_form(which=A_CARD)
    kneeling: bool = False

    def able(self, s: Realm, scope: Scope) -> int:
        return s.veiled

    def could(self, s: Realm, scope: Scope) -> bool:
        return may_emerge(s, scope.card, scope.seat)

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        coming = emerging(s, scope)
        return (coming, o.Doing(self, scope)) if self.kneeling else (coming,)

    def do(self, s: Realm, scope: Scope) -> None:
        if self.kneeling:
            s.kneel(1 << scope.card)
        elif s.veiled >> scope.card & 1:
            s.take(scope.card)
            s.resolve(scope.card)
            s.befall(o.Emerges(scope.card, scope.seat))


@dataclass(frozen=True, slots=True)
class BringAnother(Effect):
    """You may bring one more card out of shadows at once, for the rest of its cost."""

    name = "bring-another"

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.shadows[scope.seat])

    def do(self, s: Realm, scope: Scope) -> None:
        if self.could(s, scope):
            s.stack.append(lurking.OneMore(scope.seat, scope.card))


@dataclass(frozen=True, slots=True)
class FlushOut(Effect):
    """The chosen seat brings out a card of its shadows that chance picks, or discards it."""

    name = "flush-out"

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.who < 0 or bool(s.shadows[scope.who])

    def do(self, s: Realm, scope: Scope) -> None:
        lying = slots.lying(s, scope.who)
        if lying:
            place, _ = s.chance.pick(lying)
            s.stack.append(lurking.OutOrGone(scope.who, place, scope.card))


@dataclass(frozen=True, slots=True)
class FlushNext(Effect):
    """When the next phase begins, the chosen seat has to bring out or to discard a card of its shadows."""

    name = "flush-next"

    def do(self, s: Realm, scope: Scope) -> None:
        s.grant(Delayed(NextPhase(), FlushOut()), 0, scope, "trigger")
        s.tell("flushed", "lcg.lasting", seat=scope.seat, other=scope.who, card=scope.card)


@dataclass(frozen=True, slots=True)
class PeekEach(Effect):
    """You may look at one card in shadows of each opponent."""

    name = "peek-each"

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.shadows[seat] for seat in s.opponents(scope.seat))

    def do(self, s: Realm, scope: Scope) -> None:
        s.push(*(lurking.PeekOne(scope.seat, other, scope.card) for other in s.opponents(scope.seat)))


@dataclass(frozen=True, slots=True)
class Abduct(Effect):
    """The card that is answered goes into your own shadows."""

    name = "abduct"
    implied = naming(it=(ABOUT, A_CARD))

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.about is not None and bool(s.deal.shadowy >> scope.about.card & 1)

    def do(self, s: Realm, scope: Scope) -> None:
        card = scope.about.card
        if card in s.discard[s.deal.owner[card]]:
            s.take(card)
            slots.lay(s, card, scope.seat)
            s.stock[s.deal.owner[card]] |= 1 << card
            hidden.show(s, 1 << card, hidden.everybody(s))
            s.changed(causes.PILES)
            s.tell_veiled(card)


@dataclass(frozen=True, slots=True)
class RaiseBound(Effect):
    """The chosen card is put into play, and this attachment is attached to it."""

    name = "raise-bound"
    implied = naming(it=(IT, A_CARD), card=(SELF, A_CARD))

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        return sum(1 << card for card in cards_in(cards) if lurking.may_bear(s, card, scope))

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Enters(scope.it, scope.seat, Entry.PUT, NONE, 0, scope.card), o.Doing(self, scope))

    def do(self, s: Realm, scope: Scope) -> None:
        if (
            s.in_play >> scope.it & 1
            and s.resolving >> scope.card & 1
            and s.hosts(scope.card, scope.seat) >> scope.it & 1
        ):
            s.befall(o.Enters(scope.card, scope.seat, Entry.PUT, scope.it, 0, scope.card))


@dataclass(frozen=True, slots=True)
class PutOnMask(Effect):
    """The chosen dead card comes to lie under this one as its duplicate."""

    name = "put-on-mask"
    implied = naming(it=(IT, A_CARD), card=(SELF, A_CARD))

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        return cards

    def do(self, s: Realm, scope: Scope) -> None:
        if s.in_play >> scope.card & 1:
            s.take(scope.it)
            s.underlay(scope.it, scope.card)
            s.changed()
            s.tell("masked", "lcg.duplicates", card=scope.card, it=scope.it)
