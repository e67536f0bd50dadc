"""Words of shadows: cards that lie there, go there and come out, and what that costs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import ACCUSATIVE, GENITIVE
from thronsaal.core.engine.select import BARE, BEHIND, MANY, NOUN, ONE, THE, Form, cards_in
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg import hidden, paying, slots
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import FIRST, How, Zone
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.words.conditions import Condition, Number
from thronsaal.games.lcg.words.costs import Cost
from thronsaal.games.lcg.words.effects import CardEffect, Effect
from thronsaal.games.lcg.words.modifiers import Rule
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.seats import CHOSEN, EACH_OPPONENT, EVERYBODY, LOSER, YOU, Seats
from thronsaal.games.lcg.words.selectors import CARD, Selector
from thronsaal.games.lcg.words.speech import A_CARD, SAY, Next, Speech, gender_of, naming, spoken
from thronsaal.games.lcg.words.triggers import CardTrigger, is_by

if TYPE_CHECKING:
    from thronsaal.core.words import Seat
    from thronsaal.games.lcg.realm import Realm


ALL: Final = "all"
WHOSE: Final[Mapping[str, Seats]] = {
    ALL: EVERYBODY,
    "you": YOU,
    "opponents": EACH_OPPONENT,
    "chosen": CHOSEN,
    "loser": LOSER,
}
"""Whose shadows texts speak of."""


# Which cards, and how many.


@dataclass(frozen=True, slots=True)
class Veiled(Selector):
    """A card in shadows, of some seats: all that can be asked of it is that it lies there."""

    name = "veiled"
    place = NOUN
    gender = "f"
    area: str = ALL

    def part(self, form: Form) -> Word:
        return Word("cards-veiled", {"area": self.area, **form.values()})

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for seat in WHOSE[self.area].seats(s, scope):
            found |= slots.mask(s, seat)
        return found


IN_SHADOWS, IN_YOUR_SHADOWS, IN_THEIR_SHADOWS = Veiled(), Veiled("you"), Veiled("opponents")


@dataclass(frozen=True, slots=True)
class Emerged(Selector):
    """Cards in play that have come out of shadows in this phase."""

    name = "emerged"
    place = BEHIND

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for key in s.limits:
            if key[0] == "emerged":
                found |= 1 << key[1]
        return found & s.in_play


EMERGED = Emerged()


@dataclass(frozen=True, slots=True)
class CountVeiled(Number):
    """How many cards lie in shadows, of some seats, or several times as many."""

    name = "count-veiled"
    raw = frozenset({"area"})
    area: str = ALL
    times: int = 1

    @property
    def each(self) -> int:
        return self.times

    def count(self, s: Realm, scope: Scope) -> int:
        return self.times * sum(count_veiled(s, seat) for seat in WHOSE[self.area].seats(s, scope))


def count_veiled(s: Realm, seat: Seat) -> int:
    """How many cards a seat has in shadows."""
    return slots.mask(s, seat).bit_count()


@dataclass(frozen=True, slots=True)
class Lurking(Condition):
    """So many cards lie in shadows, of some seats together."""

    name = "lurking"
    raw = frozenset({"area"})
    area: str = ALL
    least: int = 1

    def holds(self, s: Realm, scope: Scope) -> bool:
        return sum(count_veiled(s, seat) for seat in WHOSE[self.area].seats(s, scope)) >= self.least


# What it costs.


@dataclass(frozen=True, slots=True)
class CheaperIn(Rule):
    """To lay a card into shadows costs you less; the next one only, if `once`."""

    name = "cheaper-in"
    n: int
    once: bool = True


@dataclass(frozen=True, slots=True)
class CheaperOut(Rule):
    """To bring such cards out of shadows costs you less, or more if n is below 0.

    `once`: the next one only, however it comes out; `first`: only the first of its type in a round.
    """

    name = "cheaper-out"
    which: select.Selector = CARD
    n: int = 1
    once: bool = False
    first: bool = False

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        which = spoken(Next() & self.which if self.once else self.which, speech)
        shape = Form(ACCUSATIVE, ONE, THE) if self.once else A_CARD if self.first else Form(ACCUSATIVE, MANY, BARE)
        said = which.formed(shape)
        sign = "more" if self.n < 0 else "less"
        values: dict[str, Value] = {"which": said, "gender": gender_of(which), "sign": sign, "n": abs(self.n)}
        return Rule.told(self, speech, form, **{**values, **more})


@dataclass(frozen=True, slots=True)
class NoEmerging(Rule):
    """Some seats can bring no card out of shadows, by whatever means."""

    name = "no-emerging"
    raw = frozenset({"area"})
    area: str = "opponents"


def no_emerging(s: Realm, seat: Seat) -> bool:
    """Whether a text keeps a seat from bringing anything out of shadows."""
    return any(seat in WHOSE[rule.area].seats(s, by) for rule, by in rules(s, NoEmerging))


@dataclass(frozen=True, slots=True)
class PayShadow(Cost):
    """Pay the rest of this card's cost: the number behind the s; nothing makes that cheaper."""

    name = "shadow"
    implied = naming(card=(SELF, Form(GENITIVE)))

    def gold(self, s: Realm, scope: Scope) -> int:
        return max(0, min(s.deal.cards[scope.card].shadow, default=0))

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return s.purse(scope.seat) >= self.gold(s, scope)

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        paying.gold(s, scope.seat, self.gold(s, scope))


@dataclass(frozen=True, slots=True)
class Shroud(Cost):
    """The card goes from play into shadows, and nobody can save it."""

    name = "shroud"
    implied = naming(card=(SELF, A_CARD))

    def takes(self, s: Realm, scope: Scope) -> int:
        return 1 << scope.card

    def payable(self, s: Realm, scope: Scope, taken: int) -> bool:
        return bool(may_shade(s) & ~s.moribund & 1 << scope.card)

    def pay(self, s: Realm, scope: Scope, taken: int) -> None:
        s.befall(o.Leaves(scope.card, How.SHADED, scope.seat, scope.card, True, "cost"))


# What comes out.


@dataclass(frozen=True, slots=True)
class CameOut(CardTrigger):
    """Such a card comes out of shadows, with you, with an opponent or with anybody.

    Any card: an event and a duplicate, too. Of what is seen in play only what has come into play is meant.
    """

    name = "came-out"
    of = o.Emerges
    which: select.Selector = SELF
    by: str = "anybody"

    def fits(self, s: Realm, scope: Scope, told: o.Emerges) -> bool:
        if not is_by(s, self.by, scope, told.seat):
            return False
        if self.which == CARD:
            return True
        return not told.is_duplicate and bool(self.which.mask(s, scope) >> told.card & 1)


# What goes in.


def may_shade(s: Realm) -> int:
    """The cards in play that effects may send into shadows: in the first edition only those with the crest."""
    return s.in_play & s.deal.shadowy if s.deal.edition == FIRST else s.in_play


@dataclass(frozen=True, slots=True)
class Shade(CardEffect):
    """Cards go from play into shadows, of their owners, without paying; `further`: they gain Shadow (their cost)."""

    name = "shade"
    further: bool = False

    def able(self, s: Realm, scope: Scope) -> int:
        return may_shade(s) & ~s.moribund & ~s.values.proof.get(How.SHADED, 0)

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        cards = self.touched(s, scope)
        coming: tuple[Any, ...] = o.leaving(cards, How.SHADED, scope)
        return (*coming, o.Doing(self, scope.having(them=cards))) if self.further and cards else coming

    def do(self, s: Realm, scope: Scope) -> None:
        """A token says what they cost now, besides what is printed on them."""
        gone = [card for card in cards_in(scope.them) if s.leaving.get(card) is Zone.SHADOWS]
        s.further = {**s.further, **{card: s.deal.cost[card] for card in gone}}


@dataclass(frozen=True, slots=True)
class BringOut(CardEffect):
    """Cards are put from shadows into play without paying; all see them, and an event stays where it lies."""

    name = "bring-out"

    def able(self, s: Realm, scope: Scope) -> int:
        return s.veiled

    def touched(self, s: Realm, scope: Scope) -> int:
        return self.which.mask(s, scope) & s.veiled

    def do(self, s: Realm, scope: Scope) -> None:
        for place in [slots.find(s, card) for card in cards_in(self.touched(s, scope))]:
            s.put_out(*place)


@dataclass(frozen=True, slots=True)
class LayIntoShadows(CardEffect):
    """Cards out of play that all see, as in a pile, are laid into shadows of their owners."""

    name = "lay-into-shadows"

    def able(self, s: Realm, scope: Scope) -> int:
        return s.deal.shadowy if s.deal.edition == FIRST else -1

    def touched(self, s: Realm, scope: Scope) -> int:
        return self.which.mask(s, scope) & self.able(s, scope) & ~s.in_play & ~s.veiled

    def do(self, s: Realm, scope: Scope) -> None:
        for card in cards_in(self.touched(s, scope)):
            s.take(card)
            s.put(card, Zone.SHADOWS)
            s.tell_veiled(card)


@dataclass(frozen=True, slots=True)
class DropVeiled(CardEffect):
    """Cards in shadows are discarded."""

    name = "drop-veiled"

    def able(self, s: Realm, scope: Scope) -> int:
        return s.veiled

    def touched(self, s: Realm, scope: Scope) -> int:
        return self.which.mask(s, scope) & s.veiled

    def do(self, s: Realm, scope: Scope) -> None:
        for place in [slots.find(s, card) for card in cards_in(self.touched(s, scope))]:
            card = hidden.expose(s, slots.at(s, *place))
            s.befall(o.Drops(card, s.deal.owner[card], "", scope.card))


@dataclass(frozen=True, slots=True)
class PeekVeiled(CardEffect):
    """You look at cards in shadows; you know them as long as they lie there."""

    name = "peek-veiled"

    def able(self, s: Realm, scope: Scope) -> int:
        return s.veiled

    def touched(self, s: Realm, scope: Scope) -> int:
        return self.which.mask(s, scope) & s.veiled

    def do(self, s: Realm, scope: Scope) -> None:
        for card in cards_in(self.touched(s, scope)):
            s.peek_veiled(card, scope.seat)


@dataclass(frozen=True, slots=True)
class HideFromHand(Effect):
    """You may lay up to so many cards that can go there from your hand into shadows, without paying."""

    name = "hide-from-hand"
    n: int = 1

    def could(self, s: Realm, scope: Scope) -> bool:
        return bool(s.hand[scope.seat])

    def do(self, s: Realm, scope: Scope) -> None:
        s.ask_to_hide(scope, self.n)


@dataclass(frozen=True, slots=True)
class BackToHand(Effect):
    """The event goes back to its owner's hand and not to the discard pile."""

    name = "back-to-hand"
    implied = naming(card=(SELF, A_CARD))

    def do(self, s: Realm, scope: Scope) -> None:
        s.use_up(("taken-back", scope.card, "window"))


def shade(which: select.Selector = IT) -> Shade:
    """Send cards from play into shadows."""
    return Shade(which)
