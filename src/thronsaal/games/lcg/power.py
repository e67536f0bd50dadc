"""Power and victory: fifteen, thirty for a team, and who decides when several get there at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.engine.occurrence import Happening
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import NONE, Keyword
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.words.conditions import number
from thronsaal.games.lcg.words.tides import NeedsLess

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


def needed(s: Realm, seat: Seat) -> int:
    """The power with which a seat wins."""
    enough = m.TEAM_VICTORY if s.variant == "teams" else m.VICTORY
    for rule, by in rules(s, NeedsLess):
        if not s.is_opponent(seat, by.seat):
            enough = min(enough, max(rule.least, enough - number(rule.n, s, by)))
    return enough


def total(s: Realm, seat: Seat) -> int:
    """The power that counts for a seat, with its mate's."""
    own = s.power_of(seat)
    return own + s.power_of((seat + 2) % 4) if s.variant == "teams" else own


def check_victory(s: Realm) -> None:
    """The game ends at once when somebody has enough; of several the first player names the winner."""
    if s.ended or s.first < 0:
        return
    needs_less = NeedsLess in s.deal.having or NeedsLess in s.edicts
    if not needs_less and sum(s.power.values()) < m.VICTORY:
        return  # nobody needs less, and there is less on the whole table
    if _is_out_of_reach(s) or _is_more_coming(s):
        return
    winners = [seat for seat in s.clockwise(s.first) if total(s, seat) >= needed(s, seat)]
    if not winners:
        return
    if len(winners) == 1 or (s.variant == "teams" and len({seat % 2 for seat in winners}) == 1):
        crown(s, winners[0])
    elif not any(isinstance(frame, NameWinner) for frame in s.stack):
        s.stack.append(NameWinner(s.first, sum(1 << seat for seat in winners)))


def _is_out_of_reach(s: Realm) -> bool:
    """Whether nobody can have enough, though all power counted that lies with a seat."""
    if s.variant == "teams" or rules(s, NeedsLess):
        return False
    power, reckoned = s.power, s.reckoned
    if reckoned is not None and reckoned[0] is power and reckoned[1] == s.court:
        return True  # power is never changed in place, so it lies as it did
    lying = [court | 1 << house for court, house in zip(s.court, s.deal.house_card, strict=True)]
    counts = [0] * len(lying)
    for card, count in power.items():
        for seat, cards in enumerate(lying):
            if cards >> card & 1:
                counts[seat] += count
                break
    if max(counts) >= m.VICTORY:
        return False
    s.reckoned = (power, s.court[:])
    return True


def _is_more_coming(s: Realm) -> bool:
    """Whether power comes to somebody else at the same time: then all is counted together, once it lies there."""
    top = s.stack[-1] if s.stack else None
    if top.__class__ is not Happening:
        return False
    assert isinstance(top, Happening)
    return any(isinstance(each, o.Gains | o.Shifts) and each.is_due(s) for each in top.coming[top.place :])


def crown(s: Realm, seat: Seat) -> None:
    """A seat wins, with its mate."""
    s.winner = tuple(sorted({seat, (seat + 2) % 4})) if s.variant == "teams" else (seat,)
    s.ended = "power"


@record
class NameWinner(SeatQuestion[Any]):
    """The first player says who of those with enough power has won."""

    seat: Seat
    seats: int

    rule = "lcg.victory-tie"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in range(s.seats_count) if self.seats >> other & 1]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        crown(s, n.about(move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-winner")


@record
class PlacePower(SeatQuestion[Any]):
    """Power for a house may be laid on a card with Infamy instead."""

    seat: Seat
    count: int
    how: str
    source: int = NONE
    """What it is moved from; until it is placed it lies there."""

    rule = "lcg.infamy"

    def _able(self, s: Realm) -> int:
        return s.values.keyword(Keyword.INFAMY) & s.court[self.seat] & ~s.moribund

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        house = n.move(n.CARD, s.deal.ref[s.deal.house_card[seat]])
        return sorted([house, *(n.move(n.CARD, s.deal.ref[card]) for card in cards_in(self._able(s)))])

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.place_power(s.deal.number_of[n.about(move)], self.count, self.how, self.source)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-infamy", {"count": self.count})
