"""Phase 2: the other seats offer a character to one side, and its active seat accepts or declines."""

from __future__ import annotations

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.position import BARRED, Position
from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.windows import open_window


def offer_support(s: Position) -> None:
    """Clockwise from the challenger's left, each seat once."""
    s.push(*(Approach(seat) for seat in s.clockwise(s.challenger) if not s.is_active(seat)))


@record
class Approach(Frame[Position]):
    """First what happens before this seat offers, then its offer."""

    seat: Seat

    def run(self, s: Position) -> bool:
        s.stack[-1] = OfferSupport(self.seat)
        open_window(s, Moment.BEFORE_OFFER, self.seat)
        return False


@record
class OfferSupport(SeatQuestion[Position]):
    """Offer a character to a side, or stay out."""

    rule = "ironthrone.support"
    seat: Seat

    def run(self, s: Position) -> bool:
        if not s.side[self.seat] and not s.lasts(BARRED, self.seat):
            return True
        s.stack.pop()
        return False

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        alive = s.alive(seat)
        return [n.PASS, *(n.offer(side, each) for side in (n.CHALLENGERS, n.DEFENDERS) for each in alive)]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.PASS:
            s.tell("stayed-out", "ironthrone.support", seat=seat)
            return
        side, character = n.offered(move)
        active = s.challenger if side == n.CHALLENGERS else s.defender
        s.tell("offered", "ironthrone.support", seat=seat, character=character, other=active)
        s.stack.append(AcceptSupport(active, seat, side, character))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-support")


@record
class AcceptSupport(SeatQuestion[Position]):
    """The active seat takes the offered character or sends it back."""

    rule = "ironthrone.acceptance"
    seat: Seat
    supporter: Seat
    side: int
    character: int

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.YES:
            s.join(self.supporter, self.side, self.character, "ironthrone.acceptance")
        else:
            s.tell("declined", "ironthrone.acceptance", seat=seat, other=self.supporter)

    def prompt(self, s: Position, seat: Seat) -> Word:
        house, character = n.house_word(s.house[self.supporter]), n.character_word(self.character)
        return Word("prompt-accept", {"other": house, "character": character, "power": s.power[self.character]})
