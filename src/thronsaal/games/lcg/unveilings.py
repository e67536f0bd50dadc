"""Questions about shadows that the cards of the Blackwater ask: what is found, shown, sent home, plundered, erased."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import attaching, causes, hidden, paying, service
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.choices import chosen
from thronsaal.games.lcg.material import Entry, Zone
from thronsaal.games.lcg.words.scope import Scope

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@record
class DropVeiledToPay(SeatQuestion[Any]):
    """Which card of one's own shadows is discarded as a cost."""

    seat: Seat
    cards: int

    rule = "lcg.costs"

    def run(self, s: Realm) -> bool:
        if self.cards & (self.cards - 1):
            return True
        self._drop(s, self.cards.bit_length() - 1)
        return False

    def _drop(self, s: Realm, card: int) -> None:
        s.stack.pop()
        card = hidden.expose(s, card)
        s.befall(o.Drops(card, s.deal.owner[card], "cost"))

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        self._drop(s, s.meant(move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-drop-veiled")


@record
class SearchingTop(SeatQuestion[Any]):
    """A seat looks through the top cards of its deck; it may find nothing, whatever lies there."""

    seat: Seat
    effect: Any
    scope: Scope
    top: int

    rule = "lcg.search"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.DONE, *s.choices_by_face(self.effect.found(s, self.scope, self.top))]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.DONE:
            s.tell("found-nothing", "lcg.search", seat=seat)
            s.shuffle(seat)
            return
        card = hidden.expose(s, chosen(s, move))
        s.tell("found", "lcg.search", news=True, seat=seat, card=card)
        if self.effect.to is Zone.SHADOWS:
            s.take(card)
            s.put(card, Zone.SHADOWS)
            s.tell_veiled(card)
            s.shuffle(seat)
        else:
            s.shuffle(seat)
            self._attach(s, card)
        s.occur(o.Shows(seat, 1 << card, self.scope.card), first=s.left_of(seat), source=self.scope.card)

    def _attach(self, s: Realm, card: int) -> None:
        if s.twin_of(card, self.seat) >= 0:
            thing = o.Enters(card, self.seat, Entry.PUT, m.NONE, 0, self.scope.card)
            s.occur(thing, first=s.left_of(self.seat), source=self.scope.card)
        else:
            s.stack.append(attaching.AttachTo(self.seat, card, self.effect.hosts(s, self.scope, card), self.scope))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-search", {"card": s.deal.cards[self.scope.card].title})


@record
class WhomToSendHome(SeatQuestion[Any]):
    """Which of some cards in shadows goes to its owner's hand for gold, if any."""

    seat: Seat
    cards: int
    price: int

    rule = "lcg.shadows-effects"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.DONE, *s.choices(self.cards & s.veiled)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move != n.DONE:
            s.stack.append(SentHome(seat, s.meant(move)))
            paying.gold(s, seat, self.price)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-send-home", {"count": self.price})


@record
class SentHome(Frame[Any]):
    """A card in shadows goes to its owner's hand; who knew it there knows it still."""

    seat: Seat
    card: int

    def run(self, s: Realm) -> bool:
        s.stack.pop()
        service.send_home(s, self.card)
        return False


@record
class WhatToPlunder(SeatQuestion[Any]):
    """Which card of an opponent's discard pile comes into play."""

    seat: Seat
    cards: int
    source: int

    rule = "lcg.piles"

    def run(self, s: Realm) -> bool:
        if self.cards & (self.cards - 1):
            return True
        self._take(s, self.cards.bit_length() - 1)
        return False

    def _take(self, s: Realm, card: int) -> None:
        s.stack.pop()
        thing = o.Enters(card, self.seat, Entry.PUT, m.NONE, 0, self.source)
        s.occur(thing, first=s.left_of(self.seat), source=self.source)

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices_by_face(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        self._take(s, chosen(s, move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-plunder")


@record
class WhatToErase(SeatQuestion[Any]):
    """Which cards of a discard pile are removed from the game, one after another; at least one."""

    seat: Seat
    whose: Seat
    left: int
    is_begun: bool = False

    rule = "lcg.piles"

    def run(self, s: Realm) -> bool:
        if self.left and s.discard[self.whose]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        moves = s.choices_by_face(sum(1 << card for card in s.discard[self.whose]))
        return [n.DONE, *moves] if self.is_begun else moves

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            s.stack.pop()
            return
        card = chosen(s, move)
        s.stack[-1] = WhatToErase(seat, self.whose, self.left - 1, True)
        s.take(card)
        s.removed |= 1 << card
        s.changed(causes.PILES)
        s.tell("erased", "lcg.piles", seat=seat, card=card)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-erase", {"count": self.left})


@record
class MayHide(SeatQuestion[Any]):
    """Whether a card that was discarded from hand goes into shadows in place of the pile."""

    seat: Seat
    card: int

    rule = "lcg.replacement"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.YES:
            s.take(self.card)
            s.put(self.card, Zone.SHADOWS)
            s.tell_veiled(self.card)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-may-hide", {"card": s.deal.cards[self.card].title})
