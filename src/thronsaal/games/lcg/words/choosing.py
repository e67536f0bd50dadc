"""Effects in which somebody chooses while they are carried out: searching, picking, naming, new plots."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import DATIVE, NOMINATIVE
from thronsaal.core.engine.select import Form
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg import attaching, calling
from thronsaal.games.lcg import choices as c
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import How, Icon, Zone
from thronsaal.games.lcg.words.edicts import Toll
from thronsaal.games.lcg.words.effects import Effect
from thronsaal.games.lcg.words.pointing import ABOUT, SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.seats import YOU, Seats
from thronsaal.games.lcg.words.selectors import YOURS, cards_of, face_of
from thronsaal.games.lcg.words.speech import (
    A_CARD,
    ALL_OF_THEM,
    SAY,
    SO,
    SOME,
    TO_A_CARD,
    SoPicked,
    Speech,
    Spoken,
    in_form,
    naming,
    pronoun,
    spoken,
)

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """Some seats each search their deck for a card, show it, take it to hand or into play, and shuffle."""

    name = "search"
    forms = in_form(which=TO_A_CARD, who=NOMINATIVE)
    raw = frozenset({"to"})
    which: select.Selector
    to: Zone = Zone.HAND
    who: Seats = YOU

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.deck[seat] for seat in self.who.seats(s, scope))

    def do(self, s: Realm, scope: Scope) -> None:
        s.push(*(c.SearchDeck(seat, self, scope.of(seat)) for seat in self.who.seats(s, scope)))

    def found(self, s: Realm, scope: Scope) -> int:
        """The cards in the deck that fit."""
        cards = cards_of(s, scope.seat, Zone.DECK) & face_of(self.which, s.deal, scope)
        if self.to is Zone.PLAY:
            return sum(1 << card for card in select.cards_in(cards) if s.may_enter(card, scope.seat))
        return cards


@dataclass(frozen=True, slots=True)
class Pick(Effect):
    """Some seats each pick such a card, as they see it, and something is done to it; not a target.

    What was picked is done to all at once, after everybody has picked.
    """

    name = "pick"
    forms = in_form(which=A_CARD, then=SAY, who=NOMINATIVE)
    which: select.Selector
    then: Effect
    who: Seats = YOU
    optional: bool = False

    def values(self, speech: Speech, form: str) -> dict[str, Value]:
        inner = replace(speech, person=self.who.person)
        it = pronoun(spoken(self.which, speech)) if self.who.is_single else SoPicked()
        then = self.then.told(replace(speech, it=it), SAY)
        which = spoken(self.which, inner).formed(A_CARD)
        return {**Spoken.values(self, speech, form), "which": which, "then": then}

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(self.candidates(s, scope.of(seat)) for seat in self.who.seats(s, scope))

    def candidates(self, s: Realm, scope: Scope) -> int:
        """What this seat may pick."""
        cards = self.which.mask(s, scope)
        return cards and cards & self.then.reaches(s, scope, cards)

    def do(self, s: Realm, scope: Scope) -> None:
        seats = tuple(self.who.seats(s, scope))
        s.stack.append(c.Picking(self, scope, seats, 0, ()))


@dataclass(frozen=True, slots=True)
class Spare(Effect):
    """Each seat picks at most so many cards; all such cards that nobody picked leave play and cannot be saved."""

    name = "spare"
    raw = frozenset({"how"})
    forms = in_form(which=ALL_OF_THEM)
    which: select.Selector
    most: int
    how: How
    own: bool
    """Only one's own may be picked."""

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        picked = spoken(self.which & YOURS if self.own else self.which, replace(speech, person="one")).formed(SOME)
        return Spoken.told(self, speech, form, picked=picked)

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(self.threatened(s, scope))

    def threatened(self, s: Realm, scope: Scope) -> int:
        """The cards that leave unless somebody picks them."""
        return self.which.mask(s, scope) & ~s.moribund & ~s.values.proof.get(self.how, 0)

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(c.Sparing(scope.seat, self, scope, 0, self.most, 0, s.seats_count))


@dataclass(frozen=True, slots=True)
class NewPlot(Effect):
    """Some seats each choose and reveal a further plot."""

    name = "new-plot"
    who: Seats = YOU

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.further_plots(seat) for seat in self.who.seats(s, scope))

    def do(self, s: Realm, scope: Scope) -> None:
        s.push(*(c.FurtherPlot(seat, scope.card) for seat in self.who.seats(s, scope) if s.further_plots(seat)))


@dataclass(frozen=True, slots=True)
class PeekTop(Effect):
    """Look at the top card of the chosen seat's deck, and leave it there or put it at the bottom."""

    name = "peek-top"

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.who < 0 or bool(s.deck[scope.who])

    def do(self, s: Realm, scope: Scope) -> None:
        s.see_top(scope.seat, scope.who)
        s.stack.append(c.TopOrBottom(scope.seat, scope.who))


@dataclass(frozen=True, slots=True)
class RevealTop(Effect):
    """Turn up your deck's top card and take it to hand."""

    name = "reveal-top"
    n: int = 1

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.deck[scope.seat])

    def do(self, s: Realm, scope: Scope) -> None:
        shown = 0
        for _ in range(self.n):
            card = s.turn_up(scope.seat)
            if card >= 0:
                s.put(card, Zone.HAND)
                shown |= 1 << card
                s.tell("revealed-top", "lcg.reveal", news=True, seat=scope.seat, card=card)
        if shown:
            s.occur(o.Shows(scope.seat, shown, scope.card), first=s.left_of(scope.seat))


@dataclass(frozen=True, slots=True)
class GiveUp(Effect):
    """You must do one of two things: the first if you can and like to, else the second."""

    name = "give-up"
    forms = in_form(first=SO, second=SO)
    first: Effect
    second: Effect

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(c.EitherEffect(scope.seat, self.first, self.second, scope))


@dataclass(frozen=True, slots=True)
class DownTo(Effect):
    """Whoever holds the most hand cards discards cards of their choice until so many are left."""

    name = "down-to"
    n: int

    def could(self, s: Realm, scope: Scope) -> bool:
        return True

    def do(self, s: Realm, scope: Scope) -> None:
        most = max(hand.bit_count() for hand in s.hand)
        if most > self.n:
            seats = [seat for seat in s.clockwise(scope.seat) if s.hand[seat].bit_count() == most]
            s.push(*(c.DropDown(seat, self.n) for seat in seats))


@dataclass(frozen=True, slots=True)
class FromPile(Effect):
    """A card from one of your piles goes to hand; you choose which."""

    name = "from-pile"
    forms = in_form(which=A_CARD)
    raw = frozenset({"zone"})
    which: select.Selector
    zone: Zone

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(self.found(s, scope))

    def found(self, s: Realm, scope: Scope) -> int:
        """The cards that may be taken."""
        return cards_of(s, scope.seat, self.zone) & face_of(self.which, s.deal, scope)

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(c.TakeFromPile(scope.seat, self.found(s, scope)))


@dataclass(frozen=True, slots=True)
class MoveAttachment(Effect):
    """The attachment moves to a different character it may be on."""

    name = "move-attachment"
    implied = naming(card=(SELF, A_CARD))

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.hosts(scope.card, scope.seat) & ~(1 << s.host.get(scope.card, 0)))

    def do(self, s: Realm, scope: Scope) -> None:
        cards = s.hosts(scope.card, scope.seat) & ~(1 << s.host.get(scope.card, 0))
        if cards:
            s.stack.append(attaching.MoveTo(scope.seat, scope.card, cards))


@dataclass(frozen=True, slots=True)
class ToHand(Effect):
    """The card goes from a pile to its owner's hand."""

    name = "to-hand"
    implied = naming(card=(SELF, A_CARD))

    def do(self, s: Realm, scope: Scope) -> None:
        s.take(scope.card)
        s.put(scope.card, Zone.HAND)
        s.tell("recovered", "lcg.piles", seat=scope.seat, card=scope.card)


@dataclass(frozen=True, slots=True)
class NameCard(Effect):
    """Name a card: all opponents show their hands and discard every card of that name."""

    name = "name-card"

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.hand[seat] for seat in s.opponents(scope.seat))

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(calling.NamingCard(scope.seat, scope))


@dataclass(frozen=True, slots=True)
class NamePlot(Effect):
    """Name a plot: for each opponent who reveals it this phase you claim 1 power for your house."""

    name = "name-plot"

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(calling.NamingPlot(scope.seat, scope))


@dataclass(frozen=True, slots=True)
class BecomeAttachment(Effect):
    """The event is attached to a card of your choice, as an attachment with a trait that gives strength."""

    name = "become-attachment"
    forms = in_form(to=A_CARD)
    implied = naming(card=(SELF, A_CARD))
    to: select.Selector
    trait: str
    strength: int

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.may_receive(self.to.mask(s, scope), scope, self.trait))

    def do(self, s: Realm, scope: Scope) -> None:
        cards = s.may_receive(self.to.mask(s, scope), scope, self.trait)
        if cards and self.to == ABOUT:
            s.become_attachment(scope.card, cards.bit_length() - 1, scope.seat, self)
        elif cards:
            s.stack.append(attaching.AttachEvent(scope.seat, self, scope, cards))


@dataclass(frozen=True, slots=True)
class RemoveGold(Effect):
    """Gold is removed from the pool of a seat of your choice."""

    name = "remove-gold"
    n: int

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(gold >= self.n for gold in s.gold)

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(c.WhosePool(scope.seat, self.n))


@dataclass(frozen=True, slots=True)
class LayToll(Effect):
    """Name a type of challenge: the chosen seat owes you gold for each one of it that it begins this phase."""

    name = "lay-toll"
    n: int

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(calling.NamingType(scope.seat, self, scope))

    def named(self, s: Realm, scope: Scope, icon: Icon) -> None:
        """It is for challenges of this type."""
        s.grant(Toll("challenge", self.n, (icon,), to_you=True), 0, scope, "phase")
        of = Word(f"type-{icon.value}")
        s.tell("toll-laid", "lcg.tolls", seat=scope.seat, other=scope.who, type=of, count=self.n)


@dataclass(frozen=True, slots=True)
class PickForEach(Effect):
    """You pick one such card of each player; it is done to all of them."""

    name = "pick-for-each"
    forms = in_form(which=A_CARD)
    which: select.Selector
    then: Effect
    optional = False

    def values(self, speech: Speech, form: str) -> dict[str, Value]:
        then = self.then.told(replace(speech, it=SoPicked()), SAY)
        return {**Spoken.values(self, speech, form), "then": then}

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(self.which.mask(s, scope))

    def candidates(self, s: Realm, scope: Scope) -> int:
        """The cards of the player whose turn it is to be picked from."""
        return self.which.mask(s, scope) & s.court[scope.who]

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(c.PickingFor(self, scope, tuple(s.clockwise(scope.seat)), 0, ()))


@dataclass(frozen=True, slots=True)
class CopyRevealed(Effect):
    """Take on the when-revealed effect of the chosen seat's revealed plot."""

    name = "copy-revealed"
    implied = naming(card=(SELF, Form(DATIVE)))

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.who < 0 or s.revealing_text(scope.who) is not None

    def do(self, s: Realm, scope: Scope) -> None:
        s.copy_revealed(scope)


@dataclass(frozen=True, slots=True)
class AttachFromPile(Effect):
    """An attachment from your discard pile is attached to one of your characters; if that is not legal it stays."""

    name = "attach-from-pile"

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(self.found(s, scope))

    def found(self, s: Realm, scope: Scope) -> int:
        """The attachments in the pile."""
        return cards_of(s, scope.seat, Zone.DISCARD) & s.deal.attachable

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(attaching.AttachFrom(scope.seat, self.found(s, scope), scope))
