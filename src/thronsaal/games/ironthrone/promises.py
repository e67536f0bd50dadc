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
from dataclasses import dataclass
from typing import Final

from thronsaal.core.match import Match
from thronsaal.core.talk import Talk
from thronsaal.core.words import SEAT_LETTERS, Move, Seat, Who, Word, seat_letter
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.encounter import laid_truce
from thronsaal.games.ironthrone.frames import number
from thronsaal.games.ironthrone.position import Position

ALONE: Final = ("lay truce", "lay war", "stay out")
ABOUT: Final = ("support", "not support", "accept", "spare", "release")
OPEN, KEPT, BROKEN, VOID = "open", "kept", "broken", "void"


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
        found += [Promise("accept", other) for other in s.clockwise() if not s.side[other]]
    elif is_met and not s.side[seat] and s.laid[s.challenger] == m.NONE:
        found += [Promise("support", s.challenger), Promise("support", s.defender), Promise("stay out")]
    owners = sorted({s.seat_of[m.HOUSE_OF[card]] for card in s.held[seat]})
    return found + [Promise(what, other) for other in owners for what in ("spare", "release")]


@dataclass(slots=True)
class Entry:
    """A promise in the ledger and what became of it."""

    seat: Seat
    promise: Promise
    turn: int
    said_after: int
    held: bool
    """Whether the seat held a hostage of the one it spoke about: without one the word is empty."""
    verdict: str = OPEN
    judged_after: int = m.NONE

    @property
    def word(self) -> Word:
        """The verdict, in the reader's language."""
        return Word(f"verdict-{self.verdict}", {"seat": Who(self.seat)})


class Ledger:
    """All promises of a match, judged as it goes on."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.entries: list[Entry] = []

    def hear(self, seat: Seat, text: str, s: Position, said_after: int = 0) -> Entry:
        """Write a promise down. Raises BadPromise."""
        promise = read_promise(text, self.seats)
        if promise.other == seat:
            raise BadPromise("a promise is about somebody else")
        house = s.house[promise.other]
        held = promise.other != m.NONE and any(m.HOUSE_OF[card] == house for card in s.held[seat])
        entry = Entry(seat, promise, s.turn, said_after, held)
        self.entries.append(entry)
        return entry

    def see(self, before: Position, seat: Seat, move: Move, after: Position, number_of_moves: int = 0) -> list[Entry]:
        """Judge what a move decides; the entries that got their verdict."""
        judged = []
        for entry in self.entries:
            if entry.verdict != OPEN:
                continue
            entry.verdict = _verdict(entry, before, seat, move, after)
            if entry.verdict != OPEN:
                entry.judged_after = number_of_moves
                judged.append(entry)
        return judged

    def open_promises(self, seat: Seat) -> list[Promise]:
        """What this seat's word still stands for."""
        return [entry.promise for entry in self.entries if entry.seat == seat and entry.verdict == OPEN]

    def honesty(self, seat: Seat) -> tuple[int, int]:
        """How often the seat kept its word, and how often it broke it."""
        verdicts = [entry.verdict for entry in self.entries if entry.seat == seat]
        return verdicts.count(KEPT), verdicts.count(BROKEN)

    def trust(self, seat: Seat) -> float:
        """How likely the next word is kept, judged by those before."""
        kept, broken = self.honesty(seat)
        return (kept + 1) / (kept + broken + 2)

    def tally(self) -> list[Word]:
        """The honesty of every seat, in the reader's language."""
        lines = []
        for seat in range(self.seats):
            kept, broken = self.honesty(seat)
            lines.append(Word("honesty", {"seat": Who(seat), "kept": kept, "broken": broken}))
        return lines


def judge(match: Match) -> Ledger:
    """The ledger of a whole match, from its moves and its talk; talk that is no promise of this game is passed over."""
    state = match.at(0)
    assert isinstance(state, Position)
    ledger = Ledger(state.seats_count)
    talk = [each for each in match.talk if each.kind == "promises"]
    _hear_all(ledger, [each for each in talk if each.after == 0], state)
    for count, made in enumerate(match.moves, 1):
        before = state.copy()
        state.apply(made.seat, made.move, events=False)
        ledger.see(before, made.seat, made.move, state, count)
        _hear_all(ledger, [each for each in talk if each.after == count], state)
    return ledger


def _hear_all(ledger: Ledger, talk: list[Talk], state: Position) -> None:
    for each in talk:
        try:
            ledger.hear(each.seat, each.text, state, each.after)
        except BadPromise:
            continue


def _verdict(entry: Entry, before: Position, seat: Seat, move: Move, after: Position) -> str:
    what = entry.promise.what
    if what in ("lay truce", "lay war"):
        verdict = _lay_verdict(entry, before, after)
    elif what in ("spare", "release"):
        return _hostage_verdict(entry, before, seat, move, after)
    elif what == "accept":
        verdict = _accept_verdict(entry, before, seat, move)
    else:
        verdict = _support_verdict(entry, before, seat, move)
    if verdict == OPEN and (after.ended or after.turn > entry.turn):
        return VOID
    return verdict


def _lay_verdict(entry: Entry, before: Position, after: Position) -> str:
    seat = entry.seat
    if not after.shown >> seat & 1 or before.shown >> seat & 1:
        return OPEN
    return KEPT if laid_truce(after, seat) == (entry.promise.what == "lay truce") else BROKEN


def _accept_verdict(entry: Entry, before: Position, seat: Seat, move: Move) -> str:
    frame = before.stack[-1]
    if frame[0] != "accept" or seat != entry.seat or number(frame, 2) != entry.promise.other:
        return OPEN
    return KEPT if move == n.YES else BROKEN


def _support_verdict(entry: Entry, before: Position, seat: Seat, move: Move) -> str:
    """Judged by what the seat itself offers; being pressed into support breaks no word."""
    if before.stack[-1][0] != "support" or seat != entry.seat:
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
