"""What promises are worth: the open ones of this turn, each weighed by how its giver kept others before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from thronsaal.core.engine.frame import Frame
from thronsaal.core.talk import OPEN, Pledge, honesty
from thronsaal.core.words import Move, Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.bots.laying import TRUCE_SHARE
from thronsaal.games.ironthrone.encounter import LayCards
from thronsaal.games.ironthrone.hostages import DealWithHostages
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.promises import Entry, Promise
from thronsaal.games.ironthrone.support import AcceptSupport, Approach, OfferSupport

SUBJECTS: Final = frozenset((LayCards, OfferSupport, AcceptSupport, DealWithHostages))
"""The questions in which a word given can be kept or broken."""
DOUBT: Final = 0.35
"""Whoever keeps fewer words than this share is believed the contrary."""
GOODWILL: Final = 0.12
"""What a trusted kind word is worth to the one it was said to, in markers."""
CONSCIENCE: Final = 0.6
"""What it costs to betray a truce that was promised by somebody who keeps such words: one will meet again."""


@dataclass(frozen=True, slots=True)
class Hearsay:
    """The open promises by seat, and how likely each seat keeps its word."""

    turn: int
    promises: tuple[tuple[Promise, ...], ...]
    faith: tuple[float, ...]

    def of(self, s: Position, seat: Seat) -> tuple[Promise, ...]:
        """What this seat has promised that can still come about: most words are about this turn alone."""
        if s.turn == self.turn:
            return self.promises[seat]
        return tuple(each for each in self.promises[seat] if each.what in ("spare", "release"))

    def truce_share(self, s: Position, seat: Seat) -> float:
        """How likely this seat lays a truce."""
        told = [each.what for each in self.of(s, seat) if each.what in ("lay truce", "lay war")]
        faith = self.faith[seat]
        if not told:
            return TRUCE_SHARE
        if told[-1] == "lay war":
            return TRUCE_SHARE * (1 - faith)
        if faith < DOUBT:
            return TRUCE_SHARE * faith / DOUBT
        return TRUCE_SHARE + (1 - TRUCE_SHARE) * (faith - DOUBT)

    def conscience(self, s: Position, rival: Seat) -> float:
        """What it costs to meet this rival's promised truce with war."""
        peaceful = self.truce_share(s, rival) > TRUCE_SHARE
        return CONSCIENCE * self.faith[rival] if peaceful else 0.0

    def help_to_come(self, s: Position) -> float:
        """The power that is promised to the challengers' side, less that to the other, by seats still to be asked."""
        total = 0.0
        waiting = {frame.seat for frame in s.stack if isinstance(frame, Approach)}
        for seat in waiting:
            strongest = max(s.power[character] for character in s.alive(seat))
            for each in self.of(s, seat):
                if each.what == "support" and s.side[each.other]:
                    sign = 1 if s.side[each.other] == n.CHALLENGERS else -1
                    total += sign * self.faith[seat] * 0.7 * strongest
        return total

    def goodwill(self, s: Position, seat: Seat, other: Seat) -> float:
        """What kind words of another to this seat are worth."""
        kind = any(each.other == seat and each.what in ("spare", "release", "accept") for each in self.of(s, other))
        return GOODWILL * self.faith[other] if kind else 0.0


def listen(heard: Sequence[Pledge], s: Position, seat: Seat, own: float) -> Hearsay | None:
    """What a seat that keeps `own` of its words makes of the ledger; None when nothing promised is open."""
    still = [each for each in heard if isinstance(each, Entry) and each.verdict == OPEN]
    if not still:
        return None
    seats = range(s.seats_count)
    promises = tuple(tuple(each.promise for each in still if each.seat == other) for other in seats)
    return Hearsay(s.turn, promises, tuple(own if other == seat else trust(heard, other) for other in seats))


def trust(heard: Sequence[Pledge], seat: Seat) -> float:
    """How likely the next word of a seat is kept, judged by its tally."""
    kept, broken = honesty(heard, seat)
    return (kept + 1) / (kept + broken + 2)


def keeping(s: Position, asked: Frame[Any], moves: list[Move], promises: Sequence[Promise]) -> list[Move]:
    """The moves that keep these words; all of them where none does."""
    for promise in promises:
        moves = [move for move in moves if _keeps(s, asked, move, promise)] or moves
    return moves


def _keeps(s: Position, asked: Frame[Any], move: Move, promise: Promise) -> bool:
    match asked:
        case LayCards() if promise.what in ("lay truce", "lay war"):
            return (m.TYPE[n.about(move)] == m.TRUCE) == (promise.what == "lay truce")
        case OfferSupport():
            return _keeps_side(s, move, promise)
        case AcceptSupport(supporter=promise.other) if promise.what == "accept":
            return move == n.YES
        case DealWithHostages() if promise.what in ("spare", "release"):
            return _keeps_hostage(s, move, promise)
        case _:
            return True


def _keeps_side(s: Position, move: Move, promise: Promise) -> bool:
    if promise.what == "stay out":
        return move == n.PASS
    if promise.what not in ("support", "not support") or not s.side[promise.other]:
        return True
    helps = move != n.PASS and n.offered(move)[0] == s.side[promise.other]
    return helps == (promise.what == "support")


def _keeps_hostage(s: Position, move: Move, promise: Promise) -> bool:
    kind = n.kind_of(move)
    theirs = kind in (n.RELEASE, n.TORTURE) and m.HOUSE_OF[n.about(move)] == s.house[promise.other]
    if promise.what == "spare":
        return not (theirs and kind == n.TORTURE)
    return theirs and kind == n.RELEASE


def weighed(s: Position, heard: Hearsay, wins: float) -> tuple[float, float]:
    """How likely the challengers and the defenders win, when war alone would give the challengers `wins`.

    A truce that is believed in takes something from both; a truce on one side alone is betrayed.
    """
    ours = max(0.0, heard.truce_share(s, s.challenger) - TRUCE_SHARE)
    theirs = max(0.0, heard.truce_share(s, s.defender) - TRUCE_SHARE)
    war = (1 - ours) * (1 - theirs)
    return war * wins + (1 - ours) * theirs, war * (1 - wins) + ours * (1 - theirs)
