"""Questions of effects that take a choice to their end: claims passed on, couples, icons lost, traits named."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.choices import EitherEffect, PickOne, chosen
from thronsaal.games.lcg.material import How, Zone
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.speech import trait_word

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@record
class TakeOne(SeatQuestion[Any]):
    """Which of the cards that were turned up comes to hand; the others go under the deck."""

    seat: Seat
    cards: int
    source: int

    rule = "lcg.reveal"

    def run(self, s: Realm) -> bool:
        if self.cards & (self.cards - 1):
            return True
        self._take(s, self.cards.bit_length() - 1)
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        self._take(s, chosen(s, move))

    def _take(self, s: Realm, card: int) -> None:
        s.stack.pop()
        s.take(card)
        s.put(card, Zone.HAND)
        s.tell("took-one", "lcg.reveal", seat=self.seat, card=card)
        self._put_away(s, self.cards & ~(1 << card))
        s.occur(o.Shows(self.seat, self.cards, self.source), first=s.left_of(self.seat))

    def _put_away(self, s: Realm, others: int) -> None:
        for other in cards_in(others):
            s.take(other)
            s.put(other, Zone.BOTTOM)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-take-one")


@record
class PickIcon(SeatQuestion[Any]):
    """Which icon of a character is lost."""

    seat: Seat
    effect: Any
    scope: Scope

    rule = "lcg.choices"

    def run(self, s: Realm) -> bool:
        icons = self.effect.icons(s, self.scope)
        if len(icons) > 1:
            return True
        s.stack.pop()
        for icon in icons:
            self.effect.take(s, self.scope, icon)
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.TYPE, icon.number) for icon in self.effect.icons(s, self.scope)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        self.effect.take(s, self.scope, m.ICONS[n.about(move)])

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-icon", {"card": s.deal.cards[self.effect.bearer(s, self.scope)].title})


def all_traits() -> tuple[str, ...]:
    """Every trait there is, as moves number them."""
    from thronsaal.games.lcg.notation import TRAITS  # noqa: PLC0415  (cards are made of words that ask this)

    return TRAITS


@record
class NamingTrait(SeatQuestion[Any]):
    """Name any trait; those of one's own cards are worth naming."""

    seat: Seat
    effect: Any
    scope: Scope

    rule = "lcg.naming"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        mine = {trait for card in cards_in(s.deal.draw_deck[seat]) for trait in s.deal.cards[card].traits}
        return [n.move(n.TRAIT, at) for at, trait in enumerate(all_traits()) if trait in mine or not mine]

    def allows(self, s: Realm, seat: Seat, move: Move) -> bool:
        return n.kind_of(move) == n.TRAIT and not n.extra(move) and n.about(move) < len(all_traits())

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        trait = all_traits()[n.about(move)]
        s.tell("named", "lcg.naming", seat=seat, name=trait_word(trait))
        self.effect.named(s, self.scope, trait)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-trait")


@record
class EitherWay(EitherEffect):
    """Name the first or the second, whether it can be done or not."""

    def run(self, s: Realm) -> bool:
        if self.first.could(s, self.scope) or self.second.could(s, self.scope):
            return True
        s.stack.pop()
        return False


@record
class Couple(Frame[Any]):
    """The neighbour picks both, then the seat itself picks who of them dies."""

    effect: Any
    scope: Scope
    place: int
    picked: tuple[int, ...]

    def run(self, s: Realm) -> bool:
        if self.place == len(self._parts()):
            return self._end(s)
        seat, cards = self._asked(s)
        if cards & (cards - 1):
            s.stack.append(PickOne(seat, cards, False, self.scope.card))
        else:
            self.take(s, cards.bit_length() - 1)
        return False

    def _parts(self) -> tuple[Any, ...]:
        return self.effect.first, self.effect.second, None

    def _asked(self, s: Realm) -> tuple[Seat, int]:
        """Who picks next, among which cards."""
        which = self._parts()[self.place]
        if which is None:
            mortal = ~s.values.proof.get(How.KILLED, 0) & ~s.moribund
            return self.scope.seat, sum(1 << card for card in self.picked) & mortal
        taken = sum(1 << card for card in self.picked)
        return s.left_of(self.scope.seat), which.mask(s, self.scope) & ~taken & ~s.moribund

    def take(self, s: Realm, card: int) -> None:
        """The next one was picked, or none."""
        picked = self.picked
        if self.place == len(self._parts()) - 1:
            picked = (card, *(each for each in picked if each != card)) if card >= 0 else ()
        elif card >= 0:
            picked = (*picked, card)
        s.stack[-1] = replace(self, place=self.place + 1, picked=picked)

    def _end(self, s: Realm) -> bool:
        s.stack.pop()
        if self.picked:
            dead, *others = self.picked
            coming: list[Any] = [o.Leaves(dead, How.KILLED, self.scope.seat, self.scope.card)]
            coming += [o.Gains(other, self.effect.n, "", self.scope.card) for other in others]
            s.occur(*coming, first=s.left_of(self.scope.seat), source=self.scope.card)
        return False


@record
class ChooseVictim(SeatQuestion[Any]):
    """Which opponent satisfies a claim that was cancelled."""

    seat: Seat
    claim: o.Claims
    source: int

    rule = "lcg.choices"

    def run(self, s: Realm) -> bool:
        others = s.opponents(self.seat)
        if len(others) > 1:
            return True
        self._choose(s, others[0])
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return sorted(n.move(n.SEAT, other) for other in s.opponents(seat))

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        self._choose(s, n.about(move))

    def _choose(self, s: Realm, other: Seat) -> None:
        s.stack.pop()
        s.tell("claim-passed", "lcg.claim", seat=self.seat, other=other)
        s.occur(replace(self.claim, seat=other, passed=True), first=s.left_of(self.seat), source=self.source)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-victim")
