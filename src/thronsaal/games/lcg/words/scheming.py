"""Effects that King's Landing brought along: gold, gifts, names, cards out of piles, challenges led astray."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.phrase import GENITIVE
from thronsaal.core.engine.select import Form, Selector, cards_in
from thronsaal.games.lcg import calling, dilemmas, hidden, lurking
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import How, Icon, Zone
from thronsaal.games.lcg.words.choosing import Pick
from thronsaal.games.lcg.words.conditions import Condition, Number, number
from thronsaal.games.lcg.words.costs import Cost
from thronsaal.games.lcg.words.effects import CardEffect, Effect, Grant
from thronsaal.games.lcg.words.modifiers import CardModifier, LosesIcon
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.raiding import LookAtHand
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.seats import EACH_OPPONENT, Seats
from thronsaal.games.lcg.words.selectors import CHARACTER, STANDING, YOURS, WithIcon, cards_of, face_of
from thronsaal.games.lcg.words.speech import A_CARD, HOLDS, SAME, SAY, SOME, in_form, naming

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class GainGold(Effect):
    """You take gold from the treasury."""

    name = "gain-gold"
    n: int

    def do(self, s: Realm, scope: Scope) -> None:
        s.add_gold(scope.seat, self.n)
        s.tell("gained-gold", "lcg.gold", seat=scope.seat, count=self.n)


@dataclass(frozen=True, slots=True)
class DrawFor(Effect):
    """You draw a card for each of something."""

    name = "draw-for"
    n: Number

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.deck[scope.seat]) and s.draws_left(scope.seat) > 0 and number(self.n, s, scope) > 0

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return tuple(o.Draws(scope.seat, 1, False, scope.card) for _ in range(number(self.n, s, scope)))


@dataclass(frozen=True, slots=True)
class DropAny(Cost):
    """Discard a card from your hand by chance."""

    name = "drop-any"

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return bool(s.hand[scope.seat])

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        card = lurking.by_chance(s, scope.seat)
        s.befall(o.Drops(card, scope.seat, "", scope.card))


@dataclass(frozen=True, slots=True)
class StealGold(Effect):
    """Gold moves from the pool of some seats to yours, as far as there is so much."""

    name = "steal-gold"
    n: int
    whose: Seats

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.gold[seat] for seat in self.whose.seats(s, scope))

    def do(self, s: Realm, scope: Scope) -> None:
        for seat in self.whose.seats(s, scope):
            count = min(self.n, s.gold[seat])
            if count:
                s.add_gold(seat, -count)
                s.add_gold(scope.seat, count)
                s.tell("took-gold", "lcg.gold", seat=scope.seat, other=seat, count=count)


@dataclass(frozen=True, slots=True)
class GrantOne(Effect):
    """The card gets one of several things, of your choice, until the phase ends."""

    name = "grant-one"
    implied = naming(card=(SELF, Form()))
    gifts: tuple[CardModifier, ...]

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(dilemmas.WhichGift(scope.seat, self.gifts, scope))


@dataclass(frozen=True, slots=True)
class GiveControl(Effect):
    """The chosen seat takes control of this card."""

    name = "give-control"
    implied = naming(card=(SELF, A_CARD))

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.who < 0 or s.may_control(scope.card, scope.who)

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Controls(scope.card, scope.who, scope.card),)


@dataclass(frozen=True, slots=True)
class ReadHand(Effect):
    """You look at the hand of the chosen seat, be it empty."""

    name = "read-hand"

    def do(self, s: Realm, scope: Scope) -> None:
        LookAtHand().do(s, scope)


@dataclass(frozen=True, slots=True)
class Outlaw(Effect):
    """Name a card that is no plot: nobody may play it until the phase ends."""

    name = "outlaw"

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(dilemmas.NamingOutlaw(scope.seat, scope))


@dataclass(frozen=True, slots=True)
class Rather(Effect):
    """Something, or, if a condition holds when its time has come, something else."""

    name = "rather"
    forms = in_form(first=SAME, when=HOLDS, second=SAY)
    first: Effect
    when: Condition
    second: Effect

    def meant(self, s: Realm, scope: Scope) -> Effect:
        """Which of both it is now."""
        return self.second if self.when.holds(s, scope) else self.first

    def could(self, s: Realm, scope: Scope) -> bool:
        return self.meant(s, scope).could(s, scope)

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        return self.first.reaches(s, scope, cards) | self.second.reaches(s, scope, cards)

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return self.meant(s, scope).make(s, scope)


@dataclass(frozen=True, slots=True)
class Ransom(CardEffect):
    """The controller of a card pays you gold or gives the card up, in one way."""

    name = "ransom"
    raw = frozenset({"how"})
    forms = in_form(which=A_CARD)
    n: int
    how: How
    yours: bool = False
    """It is you who gives the card up, not its controller."""

    def able(self, s: Realm, scope: Scope) -> int:
        return s.in_play & ~s.moribund

    def do(self, s: Realm, scope: Scope) -> None:
        for card in cards_in(self.touched(s, scope)):
            seat = s.controller(card)
            by = scope.seat if self.yours else seat
            question = dilemmas.PayRansom(seat, scope.seat, card, self.n, self.how, scope.card, by)
            if s.purse(seat) >= self.n:
                s.stack.append(question)
            else:
                question.give_up(s)


@dataclass(frozen=True, slots=True)
class Raise(CardEffect):
    """A card from an opponent's pile is put into play under your control."""

    name = "raise"
    forms = in_form(which=A_CARD)

    def able(self, s: Realm, scope: Scope) -> int:
        return ~s.in_play

    def touched(self, s: Realm, scope: Scope) -> int:
        return self.reaches(s, scope, self.which.mask(s, scope))

    def reaches(self, s: Realm, scope: Scope, cards: int) -> int:
        return sum(1 << card for card in cards_in(cards) if may_rise(s, card, scope.seat))

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return tuple(s.putting(card, scope.seat, scope.card) for card in cards_in(self.touched(s, scope)))


def may_rise(s: Realm, card: int, seat: int) -> bool:
    """Whether a card of another may come into play with a seat: no further copy of a unique one is dead."""
    if not s.may_enter(card, seat):
        return False
    same = s.deal.named[s.deal.names[card]] & ~(1 << card)
    return not (s.deal.unique >> card & 1 and any(same >> each & 1 for each in s.dead[s.deal.owner[card]]))


@dataclass(frozen=True, slots=True)
class Revive(Raise):
    """A card from your own pile is put into play."""

    name = "revive"


@dataclass(frozen=True, slots=True)
class TakePower(Effect):
    """Power moves from the houses of some seats to yours."""

    name = "take-power"
    forms = in_form(whose=GENITIVE)
    n: int
    whose: Seats

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.power.get(s.deal.house_card[seat], 0) for seat in self.whose.seats(s, scope))

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        houses = s.deal.house_card
        seats = self.whose.seats(s, scope)
        return tuple(o.Shifts(houses[seat], houses[scope.seat], self.n, "", scope.card) for seat in seats)


@dataclass(frozen=True, slots=True)
class SpoilPlot(Effect):
    """You look at the unused plots of an opponent of your choice, and put one of them on the used ones."""

    name = "spoil-plot"

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.further_plots(seat) for seat in s.opponents(scope.seat))

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(dilemmas.WhosePlots(scope.seat, scope.card))


@dataclass(frozen=True, slots=True)
class Arm(Effect):
    """You search your deck for X such attachments and attach them to this card."""

    name = "arm"
    forms = in_form(which=Form("dat", "many", "bare"))
    implied = naming(card=(SELF, A_CARD))
    which: Selector

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.deck[scope.seat])

    def found(self, s: Realm, scope: Scope) -> int:
        """The cards in the deck that fit."""
        cards = cards_of(s, scope.seat, Zone.DECK) & face_of(self.which, s.deal, scope)
        return sum(1 << card for card in cards_in(cards) if s.may_enter(card, scope.seat))

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(dilemmas.SearchArms(scope.seat, self, scope, scope.x))


@dataclass(frozen=True, slots=True)
class NameWeakness(Effect):
    """Name an icon: each opponent picks a standing character that has it, and it is lost until the phase ends."""

    name = "name-weakness"

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(self._pick(icon).could(s, scope) for icon in Icon)

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(calling.NamingType(scope.seat, self, scope))

    def named(self, s: Realm, scope: Scope, icon: Icon) -> None:
        """It is for this icon."""
        self._pick(icon).do(s, scope)

    def _pick(self, icon: Icon) -> Pick:
        return Pick(CHARACTER & STANDING & WithIcon(icon) & YOURS, Grant(IT, LosesIcon(icon)), EACH_OPPONENT)


@dataclass(frozen=True, slots=True)
class LeadAstray(Effect):
    """The challenge is against another opponent of the attacker, of your choice; titles do not matter for that."""

    name = "lead-astray"

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(dilemmas.diverted(s))

    def do(self, s: Realm, scope: Scope) -> None:
        if s.contest >= 0 and dilemmas.diverted(s):
            s.stack.append(dilemmas.NewTarget(scope.seat, scope.card))


@dataclass(frozen=True, slots=True)
class StandAny(Effect):
    """You stand any number of such cards."""

    name = "stand-any"
    forms = in_form(which=SOME)
    which: Selector

    def able(self, s: Realm, scope: Scope) -> int:
        """Those that could stand up."""
        return self.which.mask(s, scope) & s.kneeling & ~s.kept_kneeling

    def do(self, s: Realm, scope: Scope) -> None:
        s.stack.append(dilemmas.WhoStands(scope.seat, self, scope, 0))


@dataclass(frozen=True, slots=True)
class SiftTop(Effect):
    """Turn up as many of your deck's top cards as something counts, take one to hand and shuffle the rest."""

    name = "sift-top"
    n: Number

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.deck[scope.seat]) and number(self.n, s, scope) > 0

    def do(self, s: Realm, scope: Scope) -> None:
        seat, shown = scope.seat, 0
        for at in range(min(number(self.n, s, scope), len(s.deck[seat]))):
            shown |= 1 << hidden.expose(s, s.deck[seat][-1 - at])
            hidden.show(s, shown, hidden.everybody(s))
        if shown:
            s.tell("turned-up", "lcg.reveal", news=True, seat=seat, cards=shown)
            s.stack.append(dilemmas.TakeAndShuffle(seat, shown, scope.card))


@dataclass(frozen=True, slots=True)
class RecallTop(Effect):
    """You take the uppermost card of your discard pile to hand."""

    name = "recall-top"

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.discard[scope.seat])

    def do(self, s: Realm, scope: Scope) -> None:
        if s.discard[scope.seat]:
            card = s.discard[scope.seat][-1]
            s.take(card)
            s.put(card, Zone.HAND)
            s.tell("recovered", "lcg.piles", seat=scope.seat, card=card)


@dataclass(frozen=True, slots=True)
class SeeTop(Effect):
    """Look at the top card of your own deck, and leave it there or put it at the bottom."""

    name = "see-top"

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.deck[scope.seat])

    def do(self, s: Realm, scope: Scope) -> None:
        from thronsaal.games.lcg.choices import TopOrBottom  # noqa: PLC0415

        if s.deck[scope.seat]:
            s.see_top(scope.seat, scope.seat)
            s.stack.append(TopOrBottom(scope.seat, scope.seat))
