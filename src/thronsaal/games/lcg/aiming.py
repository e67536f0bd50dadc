"""Questions to who uses a text: at which cards and seats it is aimed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import service

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@record
class ChooseTarget(SeatQuestion[Any]):
    """The card that a text is aimed at."""

    seat: Seat
    cards: int

    rule = "lcg.targets"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        card = s.meant(move)
        s.rescope(it=card)
        s.tell("targeted", "lcg.targets", seat=seat, card=card)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-target", {"card": s.deal.cards[s.scope.card].title})


@record
class ChooseSeveral(SeatQuestion[Any]):
    """The cards that a text is aimed at, one after another; at least one."""

    seat: Seat
    cards: int
    left: int
    chosen: int

    rule = "lcg.targets"

    def run(self, s: Realm) -> bool:
        if self.left and self.cards:
            return True
        self._end(s)
        return False

    def _end(self, s: Realm) -> None:
        s.stack.pop()
        s.rescope(it=self.chosen.bit_length() - 1, them=self.chosen)

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        moves = s.choices(self.cards)
        return [n.DONE, *moves] if self.chosen else moves

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            self._end(s)
            return
        card = s.meant(move)
        s.tell("targeted", "lcg.targets", seat=seat, card=card)
        bit = 1 << card
        s.stack[-1] = ChooseSeveral(seat, self.cards & ~bit, self.left - 1, self.chosen | bit)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-targets", {"card": s.deal.cards[s.scope.card].title, "count": self.left})


@record
class ChooseWithin(ChooseSeveral):
    """The same, as many as one likes, but only so much of printed cost together."""

    budget: int

    def run(self, s: Realm) -> bool:
        fitting = service.within_cost(s, self.cards, self.budget)
        if fitting != self.cards:
            s.stack[-1] = ChooseWithin(self.seat, fitting, self.left, self.chosen, self.budget)
            return False
        return ChooseSeveral.run(self, s)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        ChooseSeveral.answer(self, s, seat, move)
        rest = s.stack[-1]
        if type(rest) is ChooseSeveral:
            spent = s.deal.cost[(rest.chosen & ~self.chosen).bit_length() - 1]
            s.stack[-1] = ChooseWithin(seat, rest.cards, rest.left, rest.chosen, self.budget - spent)


@record
class ChooseSeat(SeatQuestion[Any]):
    """The seat that a text is aimed at."""

    seat: Seat
    seats: int

    rule = "lcg.targets"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in range(s.seats_count) if self.seats >> other & 1]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.rescope(who=n.about(move))
        s.tell("aimed", "lcg.targets", seat=seat, other=n.about(move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-whom", {"card": s.deal.cards[s.scope.card].title})
