"""The talks of a truce: a deal lies on the table, is changed in turn, confirmed and carried out, or fails."""

from __future__ import annotations

from typing import Final

from thronsaal.core.reason import Reason
from thronsaal.core.words import Move, Seat, Who, Word
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.frames import SingleQuestion, Step, frame_kind, number, push_all
from thronsaal.games.ironthrone.position import Frame, Position
from thronsaal.games.ironthrone.resolution import penalties

PATIENCE: Final = 12
"""So many proposals may be put on the table in one truce; then it is confirmed or fails."""


class Talks(SingleQuestion):
    """(talks, seat to speak, deal on the table or 0, proposals so far)."""

    rule = "ironthrone.talks"

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        deal, put = number(frame, 2), number(frame, 3)
        moves = [n.CONFIRM] if deal else []
        moves.append(n.NO_DEAL)
        if put < PATIENCE:
            moves += [n.move(n.PUT, each) for each in PLAIN_DEALS if each != deal and shortage(s, each) is None]
        return moves

    def allows(self, s: Position, frame: Frame, seat: Seat, move: Move) -> bool:
        if n.kind_of(move) != n.PUT:
            return move == n.NO_DEAL or (move == n.CONFIRM and number(frame, 2) != 0)
        return number(frame, 3) < PATIENCE and n.about(move) != number(frame, 2) and shortage(s, n.about(move)) is None

    def explains(self, move: Move) -> bool:
        return move == n.CONFIRM or n.kind_of(move) == n.PUT

    def refuse(self, s: Position, frame: Frame, seat: Seat, move: Move) -> Reason:
        if move == n.CONFIRM:
            return Reason("nothing-to-confirm", "ironthrone.talks")
        if number(frame, 3) >= PATIENCE:
            return Reason("patience", "ironthrone.talks-end", {"count": PATIENCE})
        short = shortage(s, n.about(move))
        if short is not None:
            giver, what = short
            return Reason("cannot-give", "ironthrone.deal-items", {"seat": Who(giver), "what": Word(f"short-{what}")})
        return Reason("same-deal", "ironthrone.talks")

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        if move == n.CONFIRM:
            s.tell("confirmed", "ironthrone.talks", seat=seat, deal=number(frame, 2))
            s.stack[-1] = ("deal", number(frame, 2))
        elif move == n.NO_DEAL:
            s.stack.pop()
            fail(s, seat)
        else:
            s.tell("put", "ironthrone.talks", seat=seat, deal=n.about(move))
            s.stack[-1] = ("talks", s.opposing(seat), n.about(move), number(frame, 3) + 1)

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        if not number(frame, 2):
            return Word("prompt-talks-open")
        return Word("prompt-talks", {"deal": n.deal_word(number(frame, 2))})


def shortage(s: Position, deal: int) -> tuple[Seat, str] | None:
    """Which seat cannot give what, or None when the deal can be carried out."""
    for giver, gift in zip((s.challenger, s.defender), n.gifts(deal), strict=True):
        _, hostages, power = gift
        if power > s.sheet[giver]:
            return giver, "power"
        if hostages > len(s.hand[giver]) + len(s.deck[giver]) + len(s.discard[giver]) + len(s.held[giver]):
            return giver, "hostages"
    return None


def fail(s: Position, seat: Seat) -> None:
    """No exchange: everybody on both sides has lost and suffers the penalty."""
    s.lasting += (("no-deal", s.challenger, 0),)
    s.tell("no-deal", "ironthrone.truce-failed", seat=seat)
    push_all(s, [*penalties(s), ("end-check",)])


class CarryOut(Step):
    """(deal, what): the confirmed deal is binding and carried out."""

    def run(self, s: Position, frame: Frame) -> bool:
        s.stack.pop()
        frames: list[Frame] = []
        for giver, gift in zip((s.challenger, s.defender), n.gifts(number(frame, 1)), strict=True):
            taker = s.opposing(giver)
            influence, hostages, power = gift
            if influence:
                s.spread(taker, giver, "ironthrone.deal-items")
            if power:
                s.sheet[giver] -= power
                s.sheet[taker] += power
                s.tell("gave-power", "ironthrone.deal-items", seat=giver, other=taker, count=power)
            frames += [("take", taker, giver)] * hostages
        push_all(s, [*frames, ("end-check",)])
        return False


def _is_plain(deal: int) -> bool:
    """Nobody gives power and gets power in the same deal."""
    ours, theirs = n.gifts(deal)
    return deal > 0 and not (ours[2] and theirs[2])


PLAIN_DEALS: Final = tuple(deal for deal in range(n.DEALS) if _is_plain(deal))

frame_kind("talks", Talks())
frame_kind("deal", CarryOut())
