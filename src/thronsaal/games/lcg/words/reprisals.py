"""Effects that the cards of Dorne brought along: claims passed on, power taken, traits and types named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from thronsaal.core.engine import select
from thronsaal.core.words import Word
from thronsaal.games.lcg import attaching, calling, hidden, ordeals
from thronsaal.games.lcg import choices as c
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import ICONS, Icon
from thronsaal.games.lcg.values import immune_to
from thronsaal.games.lcg.words.choosing import Pick
from thronsaal.games.lcg.words.decrees import Barred
from thronsaal.games.lcg.words.edicts import Discount
from thronsaal.games.lcg.words.effects import Effect, Grant, discard
from thronsaal.games.lcg.words.modifiers import LosesIcon
from thronsaal.games.lcg.words.pointing import BEARER, IT, SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.seats import Seats
from thronsaal.games.lcg.words.selectors import CARD, CHARACTER, LOCATION, YOURS, WithTrait
from thronsaal.games.lcg.words.speech import A_CARD, TO_A_CARD, in_form, naming

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class MovePower(Effect):
    """Power moves from the chosen card to this one; immunity does not guard what lies on a card."""

    name = "move-power"
    implied = naming(it=(IT, TO_A_CARD), card=(SELF, A_CARD))
    n: int = 1

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        return sum(1 << card for card in select.cards_in(cards) if s.power.get(card, 0))

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Shifts(scope.it, scope.card, self.n, "", scope.card),)


@dataclass(frozen=True, slots=True)
class TakeOneOf(Effect):
    """Turn up your deck's top cards, take one to hand and put the others at the bottom."""

    name = "take-one-of"
    n: int

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.deck[scope.seat])

    def do(self, s: Realm, scope: Scope) -> None:
        seat, shown = scope.seat, 0
        for at in range(min(self.n, len(s.deck[seat]))):
            shown |= 1 << hidden.expose(s, s.deck[seat][-1 - at])
            hidden.show(s, shown, hidden.everybody(s))
        if shown:
            s.tell("turned-up", "lcg.reveal", news=True, seat=seat, cards=shown)
            s.stack.append(ordeals.TakeOne(seat, shown, scope.card))


@dataclass(frozen=True, slots=True)
class DropChosen(Effect):
    """Some seats each discard cards of their choice from hand."""

    name = "drop-chosen"
    n: int
    who: Seats

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.hand[seat] for seat in self.who.seats(s, scope))

    def do(self, s: Realm, scope: Scope) -> None:
        s.push(*(c.DropDown(seat, max(0, s.hand[seat].bit_count() - self.n)) for seat in self.who.seats(s, scope)))


@dataclass(frozen=True, slots=True)
class TakeIcon(Effect):
    """You pick an icon of the bearer; it is lost until the phase ends."""

    name = "take-icon"

    def bearer(self, s: Realm, scope: Scope) -> int:
        """Who loses it."""
        return s.host[scope.card]

    def icons(self, s: Realm, scope: Scope) -> list[Icon]:
        """Those that the bearer has."""
        bearer = BEARER.mask(s, scope) & ~immune_to(s, s.values, scope)
        return [icon for icon in ICONS if s.values.icons[icon.number] & bearer]

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(self.icons(s, scope))

    def do(self, s: Realm, scope: Scope) -> None:
        if self.could(s, scope):
            s.stack.append(ordeals.PickIcon(scope.seat, self, scope))

    def take(self, s: Realm, scope: Scope, icon: Icon) -> None:
        """The bearer loses this one."""
        Grant(BEARER, LosesIcon(icon)).do(s, scope)


@dataclass(frozen=True, slots=True)
class NameTrait(Effect):
    """Name a trait: until the phase ends cards with it cost you less."""

    name = "name-trait"
    n: int

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(ordeals.NamingTrait(scope.seat, self, scope))

    def named(self, s: Realm, scope: Scope, trait: str) -> None:
        """It is for cards with this trait."""
        s.grant(Discount(CARD & WithTrait(trait), self.n, once=False), 0, scope, "phase")


@dataclass(frozen=True, slots=True)
class NameBan(Effect):
    """Name a type of challenge: until the phase ends the loser can neither attack nor defend in it."""

    name = "name-ban"

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(calling.NamingType(scope.seat, self, scope.against(scope.about.loser)))

    def named(self, s: Realm, scope: Scope, icon: Icon) -> None:
        """It is for challenges of this type."""
        s.grant(Barred(icon), 0, scope, "phase")
        s.tell("barred", "lcg.cannot", seat=scope.seat, other=scope.who, type=Word(f"type-{icon.value}"))


@dataclass(frozen=True, slots=True)
class PutOn(Effect):
    """The card itself is attached to such a card of your choice, without being paid for."""

    name = "put-on"
    forms = in_form(to=A_CARD)
    implied = naming(card=(SELF, A_CARD))
    to: select.Selector

    def hosts(self, s: Realm, scope: Scope) -> int:
        """Where it may go."""
        return s.hosts(scope.card, scope.seat) & self.to.mask(s, scope) & ~immune_to(s, s.values, scope)

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(self.hosts(s, scope)) and s.may_enter(scope.card, scope.seat)

    def do(self, s: Realm, scope: Scope) -> None:
        hosts = self.hosts(s, scope)
        if hosts:
            s.stack.append(attaching.AttachTo(scope.seat, scope.card, hosts, scope))


@dataclass(frozen=True, slots=True)
class Forfeit(Effect):
    """Some seats each name a type, character or location, and discard a card of it that they control, if they can."""

    name = "forfeit"
    who: Seats

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.court[seat] & ~s.attached for seat in self.who.seats(s, scope))

    def do(self, s: Realm, scope: Scope) -> None:
        character, location = (Pick(kind & YOURS, discard(IT, hard=True)) for kind in (CHARACTER, LOCATION))
        s.push(*(ordeals.EitherWay(seat, character, location, scope.of(seat)) for seat in self.who.seats(s, scope)))


@dataclass(frozen=True, slots=True)
class Wedding(Effect):
    """Your neighbour on the left picks two characters; you kill one of them, and the other claims power."""

    name = "wedding"
    forms = in_form(first=A_CARD, second=A_CARD)
    first: select.Selector
    second: select.Selector
    n: int

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool((self.first.mask(s, scope) | self.second.mask(s, scope)) & ~s.moribund)

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(ordeals.Couple(self, scope, 0, ()))


@dataclass(frozen=True, slots=True)
class PassClaim(Effect):
    """The claim that is answered is cancelled; an opponent of your choice satisfies it instead."""

    name = "pass-claim"

    def do(self, s: Realm, scope: Scope) -> None:
        if s.amend(scope.about):
            s.tell("claim-cancelled", "lcg.cancel", seat=scope.seat)
            s.stack.append(ordeals.ChooseVictim(scope.seat, scope.about, scope.card))
