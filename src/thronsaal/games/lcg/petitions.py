"""Questions that the cards of the Blackwater ask: what is given up, drawn back, taken into service, shown and named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import hidden, service
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.choices import DropDown, chosen
from thronsaal.games.lcg.material import Entry, How, Zone
from thronsaal.games.lcg.words.scope import Scope

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


# Paying.


@record
class WhomToGiveUp(SeatQuestion[Any]):
    """Which of one's own cards leaves play as a cost."""

    seat: Seat
    cards: int
    how: How
    source: int

    rule = "lcg.costs"

    def run(self, s: Realm) -> bool:
        if self.cards & (self.cards - 1):
            return True
        self._give(s, self.cards.bit_length() - 1)
        return False

    def _give(self, s: Realm, card: int) -> None:
        s.stack.pop()
        s.rescope(paid=1 << card)
        s.befall(o.Leaves(card, self.how, self.seat, self.source, True, "cost"))

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        self._give(s, chosen(s, move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-give-up", {"how": self.how.value})


@record
class DropToPay(SeatQuestion[Any]):
    """Which card of the hand is discarded as a cost."""

    seat: Seat
    cards: int

    rule = "lcg.costs"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices_by_face(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.befall(o.Drops(hidden.expose(s, chosen(s, move)), seat, "cost"))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-drop-to-pay")


@record
class WhomToEntrust(SeatQuestion[Any]):
    """To which card power of one's house moves as a cost."""

    seat: Seat
    cards: int
    count: int

    rule = "lcg.costs"

    def run(self, s: Realm) -> bool:
        if self.cards & (self.cards - 1):
            return True
        self._entrust(s, self.cards.bit_length() - 1)
        return False

    def _entrust(self, s: Realm, card: int) -> None:
        s.stack.pop()
        s.befall(o.Shifts(s.deal.house_card[self.seat], card, self.count))

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        self._entrust(s, chosen(s, move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-entrust", {"count": self.count})


# Hands and decks.


@record
class LayOnTop(SeatQuestion[Any]):
    """Which card of the hand goes on top of the deck."""

    seat: Seat

    rule = "lcg.choices"

    def run(self, s: Realm) -> bool:
        if s.hand[self.seat]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices_by_face(s.hand[seat])

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        card = chosen(s, move)
        service.stow(s, seat, card, Zone.DECK)
        s.whisper("laid-on-top", "lcg.choices", (seat,), {"card": card}, seat=seat)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-lay-on-top")


@record
class Restocking(SeatQuestion[Any]):
    """Cards of the hand go under the deck one after another; then as many are drawn."""

    seat: Seat
    most: int
    laid: int
    source: int

    rule = "lcg.choices"

    def run(self, s: Realm) -> bool:
        if self.laid < self.most and s.hand[self.seat]:
            return True
        self._end(s)
        return False

    def _end(self, s: Realm) -> None:
        s.stack.pop()
        if self.laid:
            s.tell("restocked", "lcg.choices", seat=self.seat, count=self.laid)
            drawn = (o.Draws(self.seat, 1, False, self.source) for _ in range(self.laid))
            s.occur(*drawn, first=s.left_of(self.seat), source=self.source)

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.DONE, *s.choices_by_face(s.hand[seat])]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            self._end(s)
            return
        service.stow(s, seat, chosen(s, move), Zone.BOTTOM)
        s.stack[-1] = Restocking(seat, self.most, self.laid + 1, self.source)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-restock", {"count": self.most - self.laid})


@record
class Recruiting(SeatQuestion[Any]):
    """Which of the characters that were turned up comes into play; all others go under their deck by chance."""

    seat: Seat
    whose: Seat
    cards: int
    able: int
    source: int

    rule = "lcg.reveal"

    def run(self, s: Realm) -> bool:
        if self.able:
            return True
        self._take(s, m.NONE)
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.DONE, *s.choices(self.able)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        self._take(s, m.NONE if move == n.DONE else chosen(s, move))

    def _take(self, s: Realm, card: int) -> None:
        s.stack.pop()
        rest = [each for each in cards_in(self.cards) if each != card]
        s.chance.shuffle(rest)
        for each in rest:
            s.take(each)
            s.put(each, Zone.BOTTOM, public=False)
        hidden.settle(s, self.whose)
        coming: list[Any] = [o.Shows(self.whose, self.cards, self.source)]
        if card >= 0:
            coming.append(o.Enters(card, self.seat, Entry.PUT, m.NONE, 0, self.source))
        s.occur(*coming, first=s.left_of(self.seat), source=self.source)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-recruit")


@record
class KillOrDrop(SeatQuestion[Any]):
    """Whether cards of the hand are discarded so that something does not happen."""

    seat: Seat
    effect: Any
    scope: Scope

    rule = "lcg.choices"

    def run(self, s: Realm) -> bool:
        if s.hand[self.seat].bit_count() >= self.effect.n:
            return True
        self._go_on(s)
        return False

    def _go_on(self, s: Realm) -> None:
        s.stack.pop()
        coming = self.effect.then.make(s, self.scope)
        s.occur(*coming, first=s.left_of(self.scope.seat), source=self.scope.card)

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        if move == n.NO:
            self._go_on(s)
            return
        s.stack[-1] = DropDown(seat, s.hand[seat].bit_count() - self.effect.n)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-kill-or-drop", {"count": self.effect.n})
