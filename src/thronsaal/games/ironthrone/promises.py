"""Promises: words that bind nobody, and the ledger that says later who kept them.

A promise is talk of the kind `promises` in this notation; B stands for any seat:

    lay truce, lay war              about the card of this turn's encounter
    support B, not support B        about whom the speaker supports this turn
    stay out                        no support for anybody this turn
    accept B                        take the support of B if it is offered this turn
    spare B, release B              about hostages of B when hostages are next dealt with
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from thronsaal.core.talk import BROKEN, KEPT, OPEN, VOID, Pledge, Talk
from thronsaal.core.words import SEAT_LETTERS, Move, Seat, Who, Word, seat_letter
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.facts import laid_truce
from thronsaal.games.ironthrone.flow import ENCOUNTER, END, RESOLUTION, phase
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.support import AcceptSupport, OfferSupport

ALONE: Final = ("lay truce", "lay war", "stay out")
_SUPPORTED: Final = (ENCOUNTER, RESOLUTION, END)
"""Here nobody offers support any more."""
ABOUT: Final = ("support", "not support", "accept", "spare", "release")


class BadPromise(ValueError):
    """A text that is no promise; the message says what was expected."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a seat gives its word for; `other` is the seat it is about, if any."""

    what: str
    other: Seat = m.NONE

    def __str__(self) -> str:
        return self.what if self.other == m.NONE else f"{self.what} {seat_letter(self.other)}"

    def word(self, seat: Seat) -> Word:
        """The promise as this seat says it, in the reader's language."""
        values = {"seat": Who(seat)} if self.other == m.NONE else {"seat": Who(seat), "other": Who(self.other)}
        return Word(f"promise-{self.what.replace(' ', '-')}", values)

    def button(self) -> Word:
        """The promise as the one who gives it would say it."""
        values = {} if self.other == m.NONE else {"other": Who(self.other)}
        return Word(f"pledge-{self.what.replace(' ', '-')}", values)


def read_promise(text: str, seats: int) -> Promise:
    """The promise of a text. Raises BadPromise."""
    if text in ALONE:
        return Promise(text)
    found = re.fullmatch(r"(support|not support|accept|spare|release) ([A-E])", text)
    if found is None or SEAT_LETTERS.index(found[2]) >= seats:
        forms = ", ".join((*ALONE, *(f"{what} B" for what in ABOUT)))
        raise BadPromise(f"a promise is one of {forms}, with a seat of this table; not {text[:40]!r}")
    return Promise(found[1], SEAT_LETTERS.index(found[2]))


def worth_saying(s: Position, seat: Seat) -> list[Promise]:
    """What this seat could give its word for now: only what can still come about."""
    if not s.turn or s.ended:
        return []
    found: list[Promise] = []
    is_met = s.defender != m.NONE
    if is_met and s.is_active(seat) and s.laid[seat] == m.NONE:
        found += [Promise("lay truce"), Promise("lay war")]
        found += [Promise("accept", other) for other in s.clockwise(s.challenger) if not s.side[other]]
    elif is_met and not s.side[seat] and s.laid[s.challenger] == m.NONE:
        found += [Promise("support", s.challenger), Promise("support", s.defender), Promise("stay out")]
    owners = sorted({s.seat_of[m.HOUSE_OF[card]] for card in s.held[seat]})
    return found + [Promise(what, other) for other in owners for what in ("spare", "release")]


@dataclass(frozen=True, slots=True)
class Entry(Pledge):
    """A promise in the ledger, with what it takes to judge it."""

    promise: Promise = field(default_factory=lambda: Promise("stay out"))
    turn: int = 0
    held: bool = False
    """Whether the seat held a hostage of the one it spoke about: without one the word is empty."""


def hear(s: Position, talk: Talk) -> Entry | None:
    """A promise as it enters the ledger; None: talk that is no promise of this game, or that comes too late."""
    try:
        promise = read_promise(talk.text, s.seats_count)
    except BadPromise:
        return None
    if promise.other == talk.seat or s.ended:
        return None
    held = promise.other != m.NONE and any(m.HOUSE_OF[card] == s.house[promise.other] for card in s.held[talk.seat])
    return Entry(
        talk.seat,
        talk.text,
        promise.word(talk.seat),
        talk.after,
        "ironthrone.promises",
        promise=promise,
        turn=s.turn,
        held=held,
    )


def verdict_on(entry: Entry, before: Position, seat: Seat, move: Move, after: Position) -> str:
    """What a move makes of an open promise."""
    what = entry.promise.what
    if what in ("lay truce", "lay war"):
        verdict = _lay_verdict(entry, before, after)
    elif what in ("spare", "release"):
        return _hostage_verdict(entry, before, seat, move, after)
    elif what == "accept":
        verdict = _accept_verdict(entry, before, seat, move)
    else:
        verdict = _support_verdict(entry, before, seat, move)
    is_past = after.ended or after.turn > entry.turn or (what not in ALONE[:2] and phase(after) in _SUPPORTED)
    if verdict == OPEN and is_past:
        return VOID
    return verdict


def _lay_verdict(entry: Entry, before: Position, after: Position) -> str:
    seat = entry.seat
    if not after.shown >> seat & 1 or before.shown >> seat & 1:
        return OPEN
    return KEPT if laid_truce(after, seat) == (entry.promise.what == "lay truce") else BROKEN


def _accept_verdict(entry: Entry, before: Position, seat: Seat, move: Move) -> str:
    asked = before.stack[-1]
    if not isinstance(asked, AcceptSupport) or seat != entry.seat or asked.supporter != entry.promise.other:
        return OPEN
    return KEPT if move == n.YES else BROKEN


def _support_verdict(entry: Entry, before: Position, seat: Seat, move: Move) -> str:
    """Judged by what the seat itself offers; being pressed into support breaks no word."""
    if not isinstance(before.stack[-1], OfferSupport) or seat != entry.seat:
        return OPEN
    what, other = entry.promise.what, entry.promise.other
    offers = move != n.PASS
    if what == "stay out":
        return BROKEN if offers else KEPT
    if not before.is_active(other):
        return VOID
    helps = offers and n.offered(move)[0] == before.side[other]
    return KEPT if helps == (what == "support") else BROKEN


def _hostage_verdict(entry: Entry, before: Position, seat: Seat, move: Move, after: Position) -> str:
    """Judged when the seat has dealt with its hostages: once the next event is drawn."""
    house = after.house[entry.promise.other]
    kind = n.kind_of(move)
    if seat == entry.seat and kind in (n.RELEASE, n.TORTURE) and m.HOUSE_OF[n.about(move)] == house:
        if entry.promise.what == "spare":
            return BROKEN if kind == n.TORTURE else OPEN
        return KEPT if kind == n.RELEASE else OPEN
    is_done = after.event != m.NONE and (before.event == m.NONE or after.turn > before.turn)
    if not is_done:
        return VOID if after.ended else OPEN
    if not entry.held:
        return VOID
    return KEPT if entry.promise.what == "spare" else BROKEN
