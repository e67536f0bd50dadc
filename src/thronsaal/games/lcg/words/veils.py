"""What the cards of the Blackwater do with shadows: who has more there, what is shown, fetched and sent home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import DATIVE
from thronsaal.core.engine.select import NOUN, Form, cards_in
from thronsaal.games.lcg import hidden, rewards, service, slots
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg import unveilings as u
from thronsaal.games.lcg.material import Crest, Zone
from thronsaal.games.lcg.words.conditions import Number
from thronsaal.games.lcg.words.costs import Cost
from thronsaal.games.lcg.words.curfews import Prayed
from thronsaal.games.lcg.words.effects import CardEffect, Effect
from thronsaal.games.lcg.words.modifiers import Granted
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import Selector, face_of
from thronsaal.games.lcg.words.shade import count_veiled
from thronsaal.games.lcg.words.speech import A_CARD, TO_A_CARD, in_form, naming
from thronsaal.games.lcg.words.triggers import Trigger

if TYPE_CHECKING:
    from thronsaal.games.lcg.deal import Deal
    from thronsaal.games.lcg.realm import Realm


# Which cards, and how many.


@dataclass(frozen=True, slots=True)
class WithShadow(Selector):
    """Cards with the keyword shadow; in play as long as their text counts."""

    name = "with-shadow"

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & self.face(s.deal, scope) & ~s.blank

    def face(self, deal: Deal, scope: Scope) -> int:
        found = 0
        for number, card in enumerate(deal.cards):
            if card.shadow and Crest.SHADOW not in card.crests:
                found |= 1 << number
        return found


@dataclass(frozen=True, slots=True)
class Outshone(Selector):
    """Cards whose controller has fewer cards in shadows than you."""

    name = "outshone"

    def mask(self, s: Realm, scope: Scope) -> int:
        found, mine = 0, count_veiled(s, scope.seat)
        for seat in range(s.seats_count):
            if count_veiled(s, seat) < mine:
                found |= s.court[seat]
        return found


@dataclass(frozen=True, slots=True)
class UpToX(Selector):
    """Cards whose printed cost is not higher than the X that was chosen for what is answered."""

    name = "cost-up-to-x"

    def mask(self, s: Realm, scope: Scope) -> int:
        found, most = 0, getattr(scope.about, "x", 0)
        for card in cards_in(s.in_play & ~s.deal.costless):
            if s.deal.cost[card] <= most:
                found |= 1 << card
        return found


@dataclass(frozen=True, slots=True)
class OnTheTable(Selector):
    """Such cards of yours in play, and your revealed plot: power may lie on all of them."""

    name = "on-the-table"
    place = NOUN
    gender = "f"
    trait: str

    def mask(self, s: Realm, scope: Scope) -> int:
        plot = s.revealed[scope.seat]
        lying = s.court[scope.seat] | (1 << plot if plot >= 0 else 0)
        return lying & s.values.trait(self.trait)


@dataclass(frozen=True, slots=True)
class Gathered(Number):
    """How many cards lie in your shadows, with those that are on their way there."""

    name = "gathered"

    def count(self, s: Realm, scope: Scope) -> int:
        owner = s.deal.owner
        coming = sum(zone is Zone.SHADOWS and owner[card] == scope.seat for card, zone in s.leaving.items())
        return count_veiled(s, scope.seat) + coming


WITH_SHADOW, OUTSHONE, UP_TO_X = WithShadow(), Outshone(), UpToX()


# After what.


@dataclass(frozen=True, slots=True)
class TriggeredOn(Trigger):
    """Anybody triggers a text of such a card in play, and it can be cancelled."""

    name = "triggered-on"
    forms = in_form(which=Form(DATIVE))
    of = o.Triggers
    which: select.Selector

    def fits(self, s: Realm, scope: Scope, told: o.Triggers) -> bool:
        if s.deal.abilities[told.card][told.place].is_firm(s.errata):
            return False
        return bool(self.which.mask(s, scope) >> told.card & 1)


@dataclass(frozen=True, slots=True)
class NoEventCameOut(Trigger):
    """A card of yours that is no event comes out of shadows, be it as a duplicate."""

    name = "no-event-came-out"
    of = o.Emerges

    def fits(self, s: Realm, scope: Scope, told: o.Emerges) -> bool:
        return told.seat == scope.seat and not s.deal.events >> told.card & 1


@dataclass(frozen=True, slots=True)
class ChallengeOver(Trigger):
    """A challenge is about to end."""

    name = "challenge-over"
    of = rewards.Closes

    def fits(self, s: Realm, scope: Scope, told: rewards.Closes) -> bool:
        return True


# Costs.


@dataclass(frozen=True, slots=True)
class DropAnotherVeiled(Cost):
    """Discard another card of your shadows."""

    name = "drop-another-veiled"

    def _able(self, s: Realm, scope: Scope) -> int:
        return slots.mask(s, scope.seat) & ~(1 << scope.card)

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return count_veiled(s, scope.seat) > 1

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        s.stack.append(u.DropVeiledToPay(scope.seat, self._able(s, scope)))


# Effects.


@dataclass(frozen=True, slots=True)
class SearchTop(Effect):
    """Search your deck's top cards for such a card, show it, lay it into shadows or attach it, and shuffle."""

    name = "search-top"
    forms = in_form(which=TO_A_CARD)
    raw = frozenset({"to"})
    which: select.Selector
    n: int
    to: Zone

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.deck[scope.seat])

    def do(self, s: Realm, scope: Scope) -> None:
        top = 0
        for card in s.deck[scope.seat][-self.n :]:
            top |= 1 << card
        hidden.show(s, top, 1 << scope.seat)
        s.stack.append(u.SearchingTop(scope.seat, self, scope, top))

    def found(self, s: Realm, scope: Scope, top: int) -> int:
        """The cards among them that fit; what is attached needs somebody to bear it."""
        fitting, able = top & face_of(self.which, s.deal, scope), 0
        if self.to is not Zone.PLAY:
            return fitting
        for card in cards_in(fitting):
            if s.may_enter(card, scope.seat) and self.hosts(s, scope, card):
                able |= 1 << card
        return able

    def hosts(self, s: Realm, scope: Scope, card: int) -> int:
        """Your characters that may bear an attachment; a duplicate needs none."""
        return s.hosts(card, scope.seat) & s.characters & s.court[scope.seat]


@dataclass(frozen=True, slots=True)
class Unmask(Effect):
    """The chosen card in shadows is shown; if it is such a card, no event, it is put into play."""

    name = "unmask"
    forms = in_form(which=Form())
    implied = naming(it=(IT, A_CARD))
    which: select.Selector

    def do(self, s: Realm, scope: Scope) -> None:
        if not s.veiled >> scope.it & 1:
            return
        card = hidden.expose(s, scope.it)
        s.announce(card)
        s.tell("unmasked", "lcg.shadows-effects", news=True, seat=scope.seat, card=card)
        fits = face_of(self.which, s.deal, Scope(scope.seat, scope.card)) >> card & 1
        if fits and not s.deal.events >> card & 1 and s.may_enter(card, scope.seat):
            s.bring_out(card, scope.seat)
        s.occur(o.Shows(scope.seat, 1 << card, scope.card), first=s.left_of(scope.seat))


@dataclass(frozen=True, slots=True)
class SendHome(Effect):
    """You may pay gold to send one of the chosen cards in shadows to its owner's hand."""

    name = "send-home"
    n: int

    def could(self, s: Realm, scope: Scope) -> bool:
        return False  # only what comes before it makes it worth anything

    def do(self, s: Realm, scope: Scope) -> None:
        if s.purse(scope.seat) >= self.n and (scope.them or 1 << scope.it) & s.veiled:
            s.stack.append(u.WhomToSendHome(scope.seat, (scope.them or 1 << scope.it) & s.veiled, self.n))


@dataclass(frozen=True, slots=True)
class Plunder(Effect):
    """Put such a card from an opponent's discard pile into play under your control."""

    name = "plunder"
    forms = in_form(which=A_CARD)
    which: select.Selector

    def found(self, s: Realm, scope: Scope) -> int:
        """The cards that may be taken."""
        able = 0
        for seat in s.opponents(scope.seat):
            for card in s.discard[seat]:
                if face_of(self.which, s.deal, scope) >> card & 1 and service.may_serve(s, card, scope.seat):
                    able |= 1 << card
        return able

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(self.found(s, scope))

    def do(self, s: Realm, scope: Scope) -> None:
        cards = self.found(s, scope)
        if cards:
            s.stack.append(u.WhatToPlunder(scope.seat, cards, scope.card))


@dataclass(frozen=True, slots=True)
class Erase(Effect):
    """Up to so many cards of the chosen seat's discard pile are removed from the game."""

    name = "erase"
    n: int

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.who < 0 or bool(s.discard[scope.who])

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(u.WhatToErase(scope.seat, scope.who, self.n))


@dataclass(frozen=True, slots=True)
class Pray(CardEffect):
    """Cards get a prayer token, which stays as long as this card is in play."""

    name = "pray"
    implied = naming(card=(SELF, Form()))

    def able(self, s: Realm, scope: Scope) -> int:
        return s.in_play & ~s.moribund

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Doing(self, scope),)

    def do(self, s: Realm, scope: Scope) -> None:
        cards = self.touched(s, scope)
        if cards and s.in_play >> scope.card & 1:
            s.last(Granted("prayed", cards, 0, scope.card, f"with-{scope.card}", Prayed(), scope))
            s.tell("prayed", "lcg.lasting", card=scope.card, cards=cards)
