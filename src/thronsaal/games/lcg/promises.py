"""Promises at Littlefinger's table: words that bind nobody, and the ledger that says later who kept them.

A promise is talk of the kind `promises` in this notation; B stands for any other seat:

    challenge B     begin a challenge against B in the next turn to challenge
    spare B         begin none against B in the next turn to challenge
    first B         make B the first player the next time it is one's choice
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from thronsaal.core.talk import BROKEN, KEPT, OPEN, VOID, Pledge, Talk
from thronsaal.core.words import SEAT_LETTERS, Move, Seat, Who, Word, seat_letter
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.bribery import VARIANT
from thronsaal.games.lcg.challenge import Turn, challenges
from thronsaal.games.lcg.material import PHASES, Phase
from thronsaal.games.lcg.plotting import NameFirst

if TYPE_CHECKING:
    from thronsaal.games.lcg.state import LcgState

FORMS: Final = ("challenge", "spare", "first")
LAST: Final = PHASES.index(Phase.CHALLENGES)


class BadPromise(ValueError):
    """A text that is no promise; the message says what was expected."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a seat gives its word for."""

    what: str
    other: Seat

    def __str__(self) -> str:
        return f"{self.what} {seat_letter(self.other)}"

    def word(self, seat: Seat) -> Word:
        """The promise as this seat says it, in the reader's language."""
        return Word(f"promise-{self.what}", {"seat": Who(seat), "other": Who(self.other)})

    def button(self) -> Word:
        """The promise as the one who gives it would say it."""
        return Word(f"pledge-{self.what}", {"other": Who(self.other)})


def read_promise(text: str, seats: int) -> Promise:
    """The promise of a text. Raises BadPromise."""
    found = re.fullmatch(r"(challenge|spare|first) ([A-D])", text)
    if found is None or SEAT_LETTERS.index(found[2]) >= seats:
        forms = ", ".join(f"{what} B" for what in FORMS)
        raise BadPromise(f"a promise is one of {forms}, with a seat of this table; not {text[:40]!r}")
    return Promise(found[1], SEAT_LETTERS.index(found[2]))


def has_challenged(s: LcgState, seat: Seat) -> bool:
    """Whether a seat's turn to challenge is past in this round."""
    if s.phase != LAST:
        return s.phase > LAST
    order = s.clockwise(s.first)
    return s.active >= 0 and order.index(s.active) > order.index(seat)


def worth_saying(s: LcgState, seat: Seat) -> list[Promise]:
    """What this seat could give its word for now: only what can still come about."""
    if s.variant != VARIANT or s.ended or s.round < 1:
        return []
    forms = ("first",) if has_challenged(s, seat) else FORMS
    others = s.opponents(seat)
    return [Promise(what, other) for other in others for what in forms]


@dataclass(frozen=True, slots=True)
class Entry(Pledge):
    """A promise in the ledger, with what it takes to judge it."""

    promise: Promise = field(default_factory=lambda: Promise("first", 0))
    round: int = 0


def hear(s: LcgState, talk: Talk) -> Entry | None:
    """A promise as it enters the ledger; None: talk that is no promise here, or that comes too late."""
    try:
        promise = read_promise(talk.text, s.seats_count)
    except BadPromise:
        return None
    if promise not in worth_saying(s, talk.seat):
        return None
    said = promise.word(talk.seat)
    rule = "lcg.littlefinger-promises"
    return Entry(talk.seat, talk.text, said, talk.after, rule, promise=promise, round=s.round)


def verdict_on(entry: Entry, before: LcgState, seat: Seat, move: Move, after: LcgState) -> str:
    """What a move makes of an open promise."""
    what, other = entry.promise.what, entry.promise.other
    if what == "first":
        if seat == entry.seat and n.kind_of(move) == n.SEAT and isinstance(before.asked, NameFirst):
            return KEPT if n.about(move) == other else BROKEN
        return VOID if after.ended else OPEN
    begins = seat == entry.seat and n.kind_of(move) == n.CHALLENGE and n.extra(move) == other
    if begins:
        return KEPT if what == "challenge" else BROKEN
    if what == "challenge" and seat == entry.seat and move == n.DONE and isinstance(before.asked, Turn):
        able = any(n.extra(each) == other for each in challenges(before, seat))
        return BROKEN if able else VOID
    if after.ended or after.round > entry.round or has_challenged(after, entry.seat):
        return KEPT if what == "spare" and not after.ended else VOID
    return OPEN
