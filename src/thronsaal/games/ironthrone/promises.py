"""Promises: words that bind nobody, and the ledger that says later who kept them.

A promise is talk of the kind `promises` in this notation; B stands for any seat:

    lay truce, lay war              about the card of this turn's encounter
    support B, not support B        about whom the speaker supports this turn
    stay out                        no support for anybody this turn
    accept B                        take the support of B if it is offered this turn
    spare B, release B              about hostages of B when the speaker next deals with hostages

What was past when it was said is no promise; the same word again is one word (`core.match` sees to that).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from thronsaal.core.talk import BROKEN, KEPT, OPEN, VOID, Pledge, Talk
from thronsaal.core.words import SEAT_LETTERS, Move, Seat, Who, Word, seat_letter
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.abilities import UseAbility
from thronsaal.games.ironthrone.cardset import FIRST_CARD
from thronsaal.games.ironthrone.flow import ENCOUNTER, END, RESOLUTION, START, STEPS, SUPPORT, Turn, phase
from thronsaal.games.ironthrone.hostages import DealWithHostages
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.support import AcceptSupport, Approach, OfferSupport
from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary.handling import SwapCard
from thronsaal.games.ironthrone.windows import fitting, may_lead

ALONE: Final = ("lay truce", "lay war", "stay out")
LAYING: Final = ALONE[:2]
_SUPPORTED: Final = (ENCOUNTER, RESOLUTION, END)
"""Here nobody offers support any more."""
_DECIDED: Final = (RESOLUTION, END)
"""Here the cards have been compared."""
ABOUT: Final = ("support", "not support", "accept", "spare", "release")
HOSTAGES: Final = ABOUT[3:]


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
    found += [Promise(what, other) for other in owners for what in HOSTAGES]
    return [promise for promise in found if not is_past(s, seat, promise)]


def is_past(s: Position, seat: Seat, promise: Promise) -> bool:
    """Whether what this seat would promise is over and done with in this turn."""
    now = phase(s)
    if promise.what in LAYING:
        return now in _DECIDED or (s.shown >> seat & 1 == 1 and not may_swap(s, seat))
    if promise.what in HOSTAGES:
        return now == START and not has_hostages_to_come(s, seat)
    if now != SUPPORT:
        return now in _SUPPORTED
    if promise.what == "accept":
        offering = {frame.supporter for frame in s.stack if isinstance(frame, AcceptSupport)}
        return promise.other not in _to_offer(s) | offering
    return seat not in _to_offer(s)


def has_hostages_to_come(s: Position, seat: Seat) -> bool:
    """Whether a seat is still to deal with its hostages in this turn."""
    turn = s.stack[0]
    if isinstance(turn, Turn) and turn.step == STEPS["hostages"]:
        return True
    return any(isinstance(frame, DealWithHostages) and frame.seat == seat for frame in s.stack)


def may_swap(s: Position, seat: Seat) -> bool:
    """Whether, for all that is public, a seat might still exchange the card it showed."""
    if phase(s) != ENCOUNTER:
        return False
    refs = [frame.ref for frame in s.stack if isinstance(frame, UseAbility) and frame.seat == seat]
    refs += [FIRST_CARD + card for card in fitting(s, seat, Moment.AFTER_REVEAL)]
    if may_lead(s, seat, Moment.AFTER_REVEAL, m.NONE):
        refs.append(s.leader[seat])
    return any(isinstance(step, SwapCard) for ref in refs for step in s.cards.steps[ref])


def _to_offer(s: Position) -> set[Seat]:
    """The seats that are still to be asked for their support."""
    return {frame.seat for frame in s.stack if isinstance(frame, Approach | OfferSupport)}


@dataclass(frozen=True, slots=True)
class Entry(Pledge):
    """A promise in the ledger, with what it takes to judge it."""

    promise: Promise = field(default_factory=lambda: Promise("stay out"))
    turn: int = 0
    """When it was given."""
    due: int = 0
    """The turn that it is about."""
    held: bool = False
    """Whether the seat held a hostage of the one it spoke about: without one the word is empty."""


def hear(s: Position, talk: Talk) -> Entry | None:
    """A promise as it enters the ledger; None: talk that is no promise of this game, or that comes too late."""
    try:
        promise = read_promise(talk.text, s.seats_count)
    except BadPromise:
        return None
    if promise.other == talk.seat or s.ended or is_past(s, talk.seat, promise):
        return None
    is_next = promise.what in HOSTAGES and phase(s) != START
    return Entry(
        talk.seat,
        talk.text,
        promise.word(talk.seat),
        talk.after,
        "ironthrone.promises",
        promise=promise,
        turn=s.turn,
        due=max(s.turn, 1) if not is_next else s.turn + 1,
        held=promise.other != m.NONE and _holds(s, talk.seat, promise.other),
    )


def _holds(s: Position, seat: Seat, other: Seat) -> bool:
    """Whether a seat holds a hostage of another."""
    return any(m.HOUSE_OF[card] == s.house[other] for card in s.held[seat])


def verdict_on(entry: Entry, before: Position, seat: Seat, move: Move, after: Position) -> str:
    """What a move makes of an open promise."""
    what = entry.promise.what
    if what in LAYING:
        return _lay_verdict(entry, after)
    if what in HOSTAGES:
        return _hostage_verdict(entry, seat, move, after)
    verdict = (_accept_verdict if what == "accept" else _support_verdict)(entry, before, seat, move)
    is_over = after.ended or after.turn > entry.due or (after.turn == entry.due and phase(after) in _SUPPORTED)
    return VOID if verdict == OPEN and is_over else verdict


def _lay_verdict(entry: Entry, after: Position) -> str:
    """Judged by the card that counts in the end, even if the same move ended the turn."""
    seat, last = entry.seat, after.previous
    if after.turn > entry.due:
        card = last.laid[seat] if last is not None and last.turn == entry.due else m.NONE
    elif not after.shown >> seat & 1:
        is_out = after.turn == entry.due and after.defender != m.NONE and not after.is_active(seat)
        return VOID if is_out or after.ended else OPEN
    elif may_swap(after, seat):
        return OPEN
    else:
        card = after.laid[seat]
    if card == m.NONE:
        return VOID
    is_truce = card >= 0 and m.TYPE[card] == m.TRUCE
    return KEPT if is_truce == (entry.promise.what == "lay truce") else BROKEN


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


def _hostage_verdict(entry: Entry, seat: Seat, move: Move, after: Position) -> str:
    """Judged by what the seat does to its hostages, at the latest when it has dealt with them."""
    spares, other = entry.promise.what == "spare", entry.promise.other
    kind = n.kind_of(move)
    is_own = seat == entry.seat and kind in (n.RELEASE, n.TORTURE) and m.HOUSE_OF[n.about(move)] == after.house[other]
    if is_own and kind == (n.TORTURE if spares else n.RELEASE):
        return BROKEN if spares else KEPT
    if not _holds(after, entry.seat, other):
        if is_own:
            return KEPT if spares else BROKEN
        if entry.held:
            return VOID  # somebody took the hostage away
    if after.ended:
        return VOID
    if after.turn < entry.due or (after.turn == entry.due and has_hostages_to_come(after, entry.seat)):
        return OPEN
    if not entry.held:
        return VOID
    return KEPT if spares else BROKEN
