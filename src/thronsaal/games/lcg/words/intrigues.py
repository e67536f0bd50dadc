"""Effects of the cards of the Blackwater: control for a while, power that moves, hands, decks, challenges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import NOMINATIVE
from thronsaal.core.engine.select import Form, cards_in
from thronsaal.games.lcg import hidden, ordeals, petitions, service
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import ICONS, Icon, Zone
from thronsaal.games.lcg.words.edicts import Delayed
from thronsaal.games.lcg.words.effects import CardEffect, Effect, Grant, TakeControl
from thronsaal.games.lcg.words.modifiers import Granted, LosesIcon
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.speech import A_CARD, SAY, in_form, naming
from thronsaal.games.lcg.words.triggers import ANY_WAY, Left

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


# Control.


@dataclass(frozen=True, slots=True)
class GiveBack(Effect):
    """Control of the chosen card goes back to its owner, who may have it whatever was lost before."""

    name = "give-back"
    implied = naming(it=(IT, A_CARD))

    def could(self, s: Realm, scope: Scope) -> bool:
        return s.controller(scope.it) != s.deal.owner[scope.it] and bool(s.in_play & ~s.moribund & 1 << scope.it)

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Controls(scope.it, s.deal.owner[scope.it], scope.card),)


@dataclass(frozen=True, slots=True)
class Captivate(TakeControl):
    """You take control of a card for as long as this card is in play."""

    name = "captivate"
    implied = naming(card=(SELF, Form()))

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        taken = TakeControl.make(self, s, scope)
        return (*taken, *((o.Doing(self, scope),) if taken else ()))

    def do(self, s: Realm, scope: Scope) -> None:
        if s.court[scope.seat] >> scope.it & 1 and s.in_play & ~s.moribund & 1 << scope.card:
            back = Delayed(Left(SELF, ANY_WAY), GiveBack())
            s.last(Granted("captive", 1 << scope.it, 0, scope.card, "game", back, scope))


# Power.


@dataclass(frozen=True, slots=True)
class Bestow(Effect):
    """Power moves from the house card of whoever does this to the chosen card."""

    name = "bestow"
    implied = naming(it=(IT, A_CARD))
    n: int = 1

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        return cards if s.power.get(s.deal.house_card[scope.seat], 0) else 0

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Shifts(s.deal.house_card[scope.seat], scope.it, self.n, "", scope.card),)


@dataclass(frozen=True, slots=True)
class Divert(Effect):
    """Power moves from the house card of the chosen seat to the chosen card."""

    name = "divert"
    implied = naming(it=(IT, A_CARD))
    n: int = 1

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.who < 0 or bool(s.power.get(s.deal.house_card[scope.who], 0))

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Shifts(s.deal.house_card[scope.who], scope.it, self.n, "", scope.card),)


# Hands and decks.


@dataclass(frozen=True, slots=True)
class LayBack(Effect):
    """A card of your hand goes on top of your deck: by chance, unless such a card is in play, then of your choice."""

    name = "lay-back"
    forms = in_form(unless=Form(NOMINATIVE))
    unless: select.Selector

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.hand[scope.seat])

    def do(self, s: Realm, scope: Scope) -> None:
        seat = scope.seat
        if self.unless.mask(s, scope) & ~s.moribund:
            s.stack.append(petitions.LayOnTop(seat))
        elif s.hand[seat]:
            held = list(cards_in(s.hand[seat]))
            s.chance.shuffle(held)
            service.stow(s, seat, held[0], Zone.DECK)
            s.whisper("laid-on-top", "lcg.choices", (seat,), {"card": held[0]}, seat=seat)


@dataclass(frozen=True, slots=True)
class Recruit(Effect):
    """The loser's top cards are turned up; you may put one character into play, the rest goes under the deck."""

    name = "recruit"
    n: int

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.deck[scope.about.loser])

    def do(self, s: Realm, scope: Scope) -> None:
        whose, shown, able = scope.about.loser, 0, 0
        for at in range(min(self.n, len(s.deck[whose]))):
            card = hidden.expose(s, s.deck[whose][-1 - at])
            shown |= 1 << card
            hidden.show(s, shown, hidden.everybody(s))
        for card in cards_in(shown & s.deal.of_type["character"]):
            able |= service.may_serve(s, card, scope.seat) << card
        if shown:
            s.tell("turned-up", "lcg.reveal", news=True, seat=whose, cards=shown)
            s.stack.append(petitions.Recruiting(scope.seat, whose, shown, able, scope.card))


@dataclass(frozen=True, slots=True)
class UnlessDrops(Effect):
    """Something happens unless the chosen seat discards so many cards of its choice from hand."""

    name = "unless-drops"
    forms = in_form(then=SAY)
    n: int
    then: Effect

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.who < 0 or self.then.could(s, scope)

    def do(self, s: Realm, scope: Scope) -> None:
        if self.then.could(s, scope):
            s.stack.append(petitions.KillOrDrop(scope.who, self, scope))


@dataclass(frozen=True, slots=True)
class Restock(Effect):
    """Lay up to so many cards of your hand under your deck in any order, then draw as many."""

    name = "restock"
    n: int

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.hand[scope.seat])

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(petitions.Restocking(scope.seat, self.n, 0, scope.card))


@dataclass(frozen=True, slots=True)
class ShowHand(Effect):
    """Your hand is shown to everybody."""

    name = "show-hand"

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.hand[scope.seat])

    def do(self, s: Realm, scope: Scope) -> None:
        if s.hand[scope.seat]:
            s.show_hand(scope.seat)
            s.occur(o.Shows(scope.seat, s.hand[scope.seat], scope.card), first=s.left_of(scope.seat))


# Characters.


@dataclass(frozen=True, slots=True)
class NameIcon(Effect):
    """You name an icon; the chosen character loses it until the phase ends."""

    name = "name-icon"
    implied = naming(it=(IT, Form()))

    def bearer(self, s: Realm, scope: Scope) -> int:
        """Who loses it."""
        return scope.it

    def icons(self, s: Realm, scope: Scope) -> list[Icon]:
        """Those that it has."""
        return [icon for icon in ICONS if s.values.icons[icon.number] >> scope.it & 1]

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        having = s.values.icons
        return cards & (having[0] | having[1] | having[2])

    def do(self, s: Realm, scope: Scope) -> None:
        if s.in_play >> scope.it & 1 and self.icons(s, scope):
            s.stack.append(ordeals.PickIcon(scope.seat, self, scope))

    def take(self, s: Realm, scope: Scope, icon: Icon) -> None:
        """It loses this one."""
        Grant(IT, LosesIcon(icon)).do(s, scope)


@dataclass(frozen=True, slots=True)
class Withdraw(CardEffect):
    """Characters are removed from the challenge."""

    name = "withdraw"

    def able(self, s: Realm, scope: Scope) -> int:
        return s.participating & s.in_play

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Doing(self, scope),)

    def do(self, s: Realm, scope: Scope) -> None:
        for card in cards_in(self.touched(s, scope)):
            service.withdraw(s, card)
