"""Phase 2: the other seats offer a character to one side, and its active seat accepts or declines."""

from __future__ import annotations

from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.frames import SingleQuestion, Step, frame_kind, number, push_all
from thronsaal.games.ironthrone.moments import open_window
from thronsaal.games.ironthrone.position import Frame, Position
from thronsaal.games.ironthrone.vocabulary import Moment


def offer_support(s: Position) -> None:
    """Clockwise from the challenger's left, each seat once."""
    push_all(s, [("approach", seat) for seat in s.clockwise() if not s.is_active(seat)])


class Approach(Step):
    """(approach, seat): first what happens before this seat offers, then its offer."""

    def run(self, s: Position, frame: Frame) -> bool:
        seat = number(frame, 1)
        s.stack[-1] = ("support", seat)
        open_window(s, Moment.BEFORE_OFFER, seat)
        return False


class OfferSupport(SingleQuestion):
    """(support, seat): offer a character to a side, or stay out."""

    rule = "ironthrone.support"

    def run(self, s: Position, frame: Frame) -> bool:
        seat = number(frame, 1)
        if not s.side[seat] and not s.lasts("barred", seat):
            return True
        s.stack.pop()
        return False

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        alive = s.alive(seat)
        return [n.PASS, *(n.offer(side, each) for side in (n.CHALLENGERS, n.DEFENDERS) for each in alive)]

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.PASS:
            s.tell("stayed-out", "ironthrone.support", seat=seat)
            return
        side, character = n.offered(move)
        active = s.challenger if side == n.CHALLENGERS else s.defender
        s.tell("offered", "ironthrone.support", seat=seat, character=character, other=active)
        s.stack.append(("accept", active, seat, side, character))

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-support")


class AcceptSupport(SingleQuestion):
    """(accept, active seat, seat, side, character): take the offered character or send it back."""

    rule = "ironthrone.acceptance"

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack.pop()
        supporter, side, character = number(frame, 2), number(frame, 3), number(frame, 4)
        if move == n.YES:
            join(s, supporter, side, character, "ironthrone.acceptance")
        else:
            s.tell("declined", "ironthrone.acceptance", seat=seat, other=supporter)

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        from_seat, character = number(frame, 2), number(frame, 4)
        values = {"other": n.house_word(s.house[from_seat]), "character": n.character_word(character)}
        return Word("prompt-accept", {**values, "power": s.power[character]})


def join(s: Position, seat: Seat, side: int, character: int, rule: str) -> None:
    """A supporter joins a side with a character."""
    s.side[seat] = side
    s.fighter[seat] = character
    s.tell("joined", rule, seat=seat, character=character, side=Word(f"side-{n.SIDES[side]}"))


def withdraw(s: Position, seat: Seat) -> None:
    """A supporter leaves: its character goes home, its played cards are discarded, nothing more concerns it."""
    if s.is_active(seat) or not s.side[seat]:
        return
    s.side[seat], s.fighter[seat] = 0, -1
    for card in s.played[seat]:
        s.throw(card)
    s.played[seat] = ()
    s.tell("withdrew", "ironthrone.withdrawal", seat=seat)


frame_kind("approach", Approach())
frame_kind("support", OfferSupport())
frame_kind("accept", AcceptSupport())
