"""The talks of a truce: a deal lies on the table, is changed in turn, confirmed and carried out, or fails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.reason import Reason
from thronsaal.core.words import Move, Seat, Who, Word
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.hostages import ExchangeHostages, TakeHostage
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.rewards import EndCheck, penalties

PATIENCE: Final = 12
"""So many proposals may be put on the table in one truce; then it is confirmed or fails."""


@record
class Talks(SeatQuestion[Position]):
    """The seat to speak, the deal on the table or 0, and how many were proposed so far."""

    rule = "ironthrone.talks"
    seat: Seat
    deal: int
    proposals: int

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        moves = [n.CONFIRM] if self.deal else []
        moves.append(n.NO_DEAL)
        if self.proposals < PATIENCE:
            moves += [n.move(n.PUT, each) for each in PLAIN_DEALS if each != self.deal and shortage(s, each) is None]
        return moves

    def allows(self, s: Position, seat: Seat, move: Move) -> bool:
        if n.kind_of(move) != n.PUT:
            return move == n.NO_DEAL or (move == n.CONFIRM and self.deal != 0)
        deal = n.about(move)
        return self.proposals < PATIENCE and deal != self.deal and move in n.KNOWN and shortage(s, deal) is None

    def explains(self, move: Move) -> bool:
        return move == n.CONFIRM or n.kind_of(move) == n.PUT

    def refuse(self, s: Position, seat: Seat, move: Move) -> Reason:
        if move == n.CONFIRM:
            return Reason("nothing-to-confirm", "ironthrone.talks")
        if self.proposals >= PATIENCE:
            return Reason("patience", "ironthrone.talks-end", {"count": PATIENCE})
        short = shortage(s, n.about(move))
        if short is not None:
            giver, what = short
            return Reason("cannot-give", "ironthrone.deal-items", {"seat": Who(giver), "what": Word(f"short-{what}")})
        return Reason("same-deal", "ironthrone.talks")

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        if move == n.CONFIRM:
            s.tell("confirmed", "ironthrone.talks", seat=seat, deal=self.deal)
            s.stack[-1] = CarryOut(self.deal)
        elif move == n.NO_DEAL:
            s.stack.pop()
            fail(s, seat)
        else:
            s.tell("put", "ironthrone.talks", seat=seat, deal=n.about(move))
            s.stack[-1] = Talks(s.opposing(seat), n.about(move), self.proposals + 1)

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-talks", {"deal": n.deal_word(self.deal)}) if self.deal else Word("prompt-talks-open")


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
    s.failed = True
    s.tell("no-deal", "ironthrone.truce-failed", seat=seat)
    s.push(*penalties(s), EndCheck())


@record
class CarryOut(Frame[Position]):
    """The confirmed deal is binding and carried out."""

    deal: int

    def run(self, s: Position) -> bool:
        s.stack.pop()
        given: list[int] = []
        for giver, gift in zip((s.challenger, s.defender), n.gifts(self.deal), strict=True):
            taker = s.opposing(giver)
            influence, hostages, power = gift
            if influence:
                s.spread(taker, giver, "ironthrone.deal-items")
            if power:
                s.sheet[giver] -= power
                s.sheet[taker] += power
                s.tell("gave-power", "ironthrone.deal-items", seat=giver, other=taker, count=power)
            given.append(hostages)
        s.push(*_takings(s, *given), EndCheck())
        return False


def _takings(s: Position, ours: int, theirs: int) -> Sequence[Frame[Position]]:
    """The hostages that the challenger and the defender give; both ways at the same time."""
    if ours and theirs:
        return [ExchangeHostages(s.challenger, theirs, ours)]
    return [TakeHostage(s.defender, s.challenger)] * ours + [TakeHostage(s.challenger, s.defender)] * theirs


def _is_plain(deal: int) -> bool:
    """Nobody gives power and gets power in the same deal."""
    ours, theirs = n.gifts(deal)
    return deal > 0 and not (ours[2] and theirs[2])


PLAIN_DEALS: Final = tuple(deal for deal in range(n.DEALS) if _is_plain(deal))
