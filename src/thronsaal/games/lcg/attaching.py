"""Questions that effects ask about attachments: which of them, and on which card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.choices import chosen
from thronsaal.games.lcg.material import Entry
from thronsaal.games.lcg.values import immune_to
from thronsaal.games.lcg.words.scope import Scope

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@record
class MoveTo(SeatQuestion[Any]):
    """To which card an attachment moves."""

    seat: Seat
    card: int
    cards: int

    rule = "lcg.attachments"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.attach(self.card, chosen(s, move))
        s.tell("moved-attachment", "lcg.attachments", card=self.card, it=chosen(s, move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-attach", {"card": s.deal.cards[self.card].title})


@record
class AttachEvent(SeatQuestion[Any]):
    """To which card an event is attached."""

    seat: Seat
    effect: Any
    scope: Scope
    cards: int

    rule = "lcg.attachments"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.become_attachment(self.scope.card, chosen(s, move), seat, self.effect)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-attach", {"card": s.deal.cards[self.scope.card].title})


@record
class AttachFrom(SeatQuestion[Any]):
    """Which attachment comes back from the pile."""

    seat: Seat
    cards: int
    scope: Scope

    rule = "lcg.piles"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices_by_face(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        card = chosen(s, move)
        hosts = s.hosts(card, seat) & s.characters & s.court[seat] & ~immune_to(s, s.values, self.scope)
        if hosts and s.may_enter(card, seat):
            s.stack[-1] = AttachTo(seat, card, hosts, self.scope)
        else:
            s.stack.pop()
            s.tell("fits-nowhere", "lcg.attachments", card=card)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-from-pile")


@record
class AttachTo(SeatQuestion[Any]):
    """To which card an attachment that is put into play goes."""

    seat: Seat
    card: int
    cards: int
    scope: Scope

    rule = "lcg.attachments"

    def run(self, s: Realm) -> bool:
        if self.cards & (self.cards - 1):
            return True
        self._attach(s, self.cards.bit_length() - 1)
        return False

    def _attach(self, s: Realm, host: int) -> None:
        s.stack.pop()
        thing = o.Enters(self.card, self.seat, Entry.PUT, host, 0, self.scope.card)
        s.occur(thing, first=s.left_of(self.seat), source=self.scope.card)

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        self._attach(s, chosen(s, move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-attach", {"card": s.deal.cards[self.card].title})
