"""A table in memory: a match, the chairs around it and the journal of all that happened.

A table is never changed by a wish. A wish is planned (`plan_*`: checked against table and rules, changes nothing), its
entries are stored, and only stored entries are absorbed. Replay after a restart is absorbing the journal again.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace

from thronsaal.bots import called
from thronsaal.core import pause
from thronsaal.core.game import BadNotation, BadOption, Clock, Event, Game
from thronsaal.core.match import Match
from thronsaal.core.pause import Liking, Order
from thronsaal.core.reason import Refused
from thronsaal.core.shares import Shares
from thronsaal.core.talk import KINDS, LONGEST_TALK, Pledge, Talk
from thronsaal.core.words import Json, Move, Seat, either
from thronsaal.server.errors import Denied
from thronsaal.server.explaining import guide_of
from thronsaal.server.journal import Asked, Chair, ChairKind, Deed, Done, Draft, Entry, Mark, Phase, Viewer
from thronsaal.server.lookalikes import apart
from thronsaal.server.people import Person
from thronsaal.server.presence import Presence
from thronsaal.server.takeback import TakingBack
from thronsaal.server.timing import BOARD, Timekeeper

__all__ = ["Asked", "Chair", "ChairKind", "Deed", "Done", "Draft", "Entry", "Mark", "Phase", "Table", "Viewer"]

NOBODY = -1
"""The seat of those who only watch."""
UNTOLD = "untold"
"""What an entry becomes that speaks of a seat which is no longer there."""


class Table(TakingBack):
    """A live table."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed
        self.chairs: list[Chair] = list(deed.chairs)
        self.match = self._dealt()
        self.entries: list[Entry] = []
        self.events: dict[int, list[Event]] = {}
        """What happened, by entry number; also of moves taken back since."""
        self.steps: list[int] = []
        """The entry number of each move of the match."""
        self.undone: set[int] = set()
        self.stood_in: set[int] = set()
        """The entries of moves that a bot made in somebody's place."""
        self.strikes: dict[int, tuple[int, ...]] = {}
        """The moves that each take-back took back, by entry number."""
        self.time = Timekeeper(deed.pace, len(deed.chairs))
        self.presence = Presence()
        self.unheard: dict[str, frozenset[str]] = {}
        """Whom each viewer does not want to hear, as far as it is known yet."""
        self.barred: set[str] = set()
        """Whom the host sent away."""
        self.asked: Asked | None = None
        self.rematch: str | None = None
        self.guide = guide_of(deed)
        self.position = 0
        self.asked_since = [0] * len(deed.chairs)
        """The position at which each seat was asked what it is asked now: it may answer that one or any later."""
        self.time.follow(self, deed.created)
        if self.guide is not None:
            self.guide.note(self.match.state)
        self.likings: dict[Seat, Liking] = {}
        """What the people here want to be asked, as far as it is known yet; theirs alone, and no part of the match."""
        self.orders: dict[Seat, Order] = {}
        """Who wants to be passed over for now."""

    @property
    def id(self) -> str:
        """The unguessable name of the table; knowing it is the invitation."""
        return self.deed.id

    @property
    def game(self) -> Game:
        """What is played."""
        return self.deed.game

    @property
    def number(self) -> int:
        """The number of the last entry; 0 before the first."""
        return len(self.entries)

    @property
    def phase(self) -> Phase:
        """Waiting for people, playing, over, or filed: an uploaded record, to be looked at only."""
        if self.deed.filed:
            return "filed"
        if self.match.outcome is not None:
            return "over"
        return "waiting" if any(chair.kind == "open" for chair in self.chairs) else "playing"

    @property
    def is_open(self) -> bool:
        """Nothing is secret any more."""
        return self.phase in ("over", "filed")

    @property
    def options(self) -> dict[str, str]:
        """What was agreed, as far as all may know it now."""
        return dict(self.deed.options) if self.is_open else self.game.disclosed(self.deed.options)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self.match.actors if self.phase == "playing" else ()

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The seats where bots sit."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == "bot")

    @property
    def ledger(self) -> Sequence[Pledge]:
        """What was promised here and what became of it."""
        return self.match.ledger

    @property
    def deadline(self) -> tuple[Clock, int] | None:
        """The clock that runs, and the time in milliseconds at which it is up; alone with bots nobody is hurried."""
        if self.time.game is None or not self.is_hurried:
            return None
        clock, since = self.time.game
        return clock, since + 1000 * clock.seconds

    @property
    def is_hurried(self) -> bool:
        """Whether clocks run: only while people play with people."""
        return sum(chair.kind == "person" for chair in self.chairs) > 1 and bool(self.actors)

    def missing(self, at: int) -> list[Seat]:
        """The seats that the table waits for though their time is up, or they are long gone."""
        return [seat for seat in self.actors if self.chairs[seat].kind == "person" and self._is_lost(seat, at)]

    def may_take_all(self, seat: Seat, at: int) -> bool:
        """Whether everybody else who played here is gone."""
        others = [other for other, chair in enumerate(self.chairs) if chair.person and other != seat]
        return self.phase == "playing" and bool(others) and all(self._is_lost(other, at) for other in others)

    def _is_lost(self, seat: Seat, at: int) -> bool:
        """Whether the time of a seat is up, or its person long gone; where a move takes days nobody need be here."""
        chair, pace = self.chairs[seat], self.deed.pace
        if pace is not None and pace.kind == "days" and not chair.is_stand_in:
            return seat in self.time.late(at)
        return seat in self.time.late(at) or self.presence.is_long_gone(chair.person, at)

    def spared(self, seat: Seat) -> Move | None:
        """What the hall answers for a seat now; None: it is asked, or nothing is known yet of what it wants."""
        liking = self.likings.get(seat)
        if liking is None or self.phase != "playing" or self.asked is not None:
            return None
        return pause.answer(self.match, seat, liking, self.orders.get(seat))

    def viewer(self, person: Person | None, language: str = "en") -> Viewer:
        """How this person sees the table: from their seat, or as a spectator."""
        return Viewer(person, self.seat_of(person), language)

    def seat_of(self, person: Person | None) -> Seat | None:
        """Where the person sits now."""
        return None if person is None else self._chair_of(person, "person")

    def seat_kept_for(self, person: Person | None) -> Seat | None:
        """The seat that a bot keeps warm for the person."""
        return None if person is None else self._chair_of(person, "bot")

    def _chair_of(self, person: Person, kind: ChairKind) -> Seat | None:
        found = (n for n, chair in enumerate(self.chairs) if chair.kind == kind and chair.person == person.id)
        return next(found, None)

    # What may be done. Each returns the entries to store, or raises Denied or Refused; nothing changes.

    def plan_move(self, seat: Seat, move: Move, position: int) -> list[Draft]:
        """Make a move that answers this position. [] when the very same message was taken already."""
        if not self.is_current(seat, position):
            if self.taken_as(seat, move, position) is not None:
                return []
            raise Denied("late", 409, position=self.position, named=position)
        self.need_playing()
        reason = self.match.check(seat, move)
        if reason is not None:
            raise Refused(reason)
        # A row that cannot be replayed would close the table for ever: try it on a copy before it is stored.
        self.match.state.copy().apply(seat, move, events=False)
        return [Draft("moved", seat, {"move": move, "to": position})]

    def is_current(self, seat: Seat, position: int) -> bool:
        """Whether an answer of this seat to this position still fits."""
        return self.asked_since[seat] <= position <= self.position

    def taken_as(self, seat: Seat, move: Move, position: int) -> Done | None:
        """How this seat's last move was taken, if it is this one in answer to this position."""
        last = next((e for e in reversed(self.entries) if e.kind == "moved" and e.seat == seat), None)
        is_it = last is not None and last.data == {"move": move, "to": position}
        return Done(last.number, last.number) if last is not None and is_it else None

    def plan_lapse(self, now: int) -> list[Draft]:
        """What the clock makes a seat do when its time is up; [] before that."""
        deadline = self.deadline
        if deadline is None or not self.is_late(now):
            return []
        clock, _ = deadline
        return [Draft("lapsed", clock.seat), *self.plan_move(clock.seat, clock.move, self.position)]

    def is_late(self, now: int) -> bool:
        """Whether the clock that runs is up."""
        return self.deadline is not None and now >= self.deadline[1]

    def plan_talk(self, seat: Seat, text: str, how: str = "says") -> list[Draft]:
        """Say something at the table."""
        if how not in KINDS:
            raise Denied("bad-talk", 422, detail=f"talk is one of {', '.join(KINDS)}", most=LONGEST_TALK)
        if self.phase == "filed":
            raise Denied("filed", 409)
        try:
            Talk(0, seat, how, text)
        except ValueError as error:
            raise Denied("bad-talk", 422, detail=str(error), most=LONGEST_TALK) from error
        try:
            if how == "promises":
                self.game.promised(seat, text)
        except BadNotation as error:
            raise Denied("bad-promise", 422, detail=str(error)) from error
        return [Draft("said", seat, {"text": text, "how": how})]

    def plan_murmur(self, person: Person, text: str, how: str = "says") -> list[Draft]:
        """Say something among those who only watch; those who sit read it when the match is over."""
        if self.seat_of(person) is not None:
            raise Denied("not-watching", 409)
        if self.phase == "filed":
            raise Denied("filed", 409)
        try:
            Talk(0, 0, how if how == "signals" else "says", text)
        except ValueError as error:
            raise Denied("bad-talk", 422, detail=str(error), most=LONGEST_TALK) from error
        return [Draft("murmured", NOBODY, {"text": text, "how": how, "name": self.shown(person), "person": person.id})]

    def plan_resign(self, seat: Seat) -> list[Draft]:
        """Give up."""
        self.need_playing()
        copy(self.match).resign(seat)  # on a shallow copy: only to be refused or not
        return [Draft("resigned", seat)]

    def plan_replace(self, seat: Seat, other: Seat, level: str, at: int) -> list[Draft]:
        """Let a bot play on for somebody who is missing."""
        self.need_playing()
        if other == seat or other not in self.missing(at):
            raise Denied("not-missing", 409, "house.absence")
        return [Draft("left", other, {"level": level, "by": seat})]

    def plan_walkover(self, seat: Seat, at: int) -> list[Draft]:
        """Take the match, because all others are gone."""
        self.need_playing()
        if not self.may_take_all(seat, at):
            raise Denied("not-alone", 409, "house.absence")
        return [Draft("walkover", seat)]

    # What the host may do until the match begins.

    def plan_fill(self, person: Person, level: str, seat: Seat | None = None) -> list[Draft]:
        """Put a bot on an open seat, or on all of them."""
        self._need_host(person)
        seats = [n for n in self.open_seats if seat in (None, n)]
        if not seats:
            raise Denied("seat-taken", 409)
        return [Draft("filled", n, {"level": level}) for n in seats]

    def plan_remove(self, person: Person, seat: Seat) -> list[Draft]:
        """Send somebody away; they cannot sit down here again."""
        self._need_host(person)
        chair = self.chairs[seat]
        if chair.kind == "bot":
            return [Draft("left", seat, {"person": "", "by": "host"})]
        if chair.kind != "person" or chair.person == person.id:
            raise Denied("nobody-there", 409)
        return [Draft("left", seat, {"person": chair.person, "by": "host"})]

    def plan_begin(self, person: Person) -> list[Draft]:
        """Begin with those who are there."""
        self._need_host(person)
        if not self.can_begin:
            raise Denied("bad-seats", 409, allowed=either(self.game.seats))
        return [Draft("began", 0, {"kept": [n for n in range(len(self.chairs)) if n not in self.open_seats]})]

    @property
    def open_seats(self) -> list[Seat]:
        """Where nobody sits yet."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    @property
    def can_begin(self) -> bool:
        """Whether those who are there can play without the rest."""
        there = len(self.chairs) - len(self.open_seats)
        if self.phase != "waiting" or there not in self.game.seats or self.match.moves:
            return False
        try:
            Match(self.game, self.deed.options, self.deed.seed, there)
        except BadOption:
            return False
        return True

    def plan_sit(self, person: Person, seat: Seat | None = None, share: str = "") -> list[Draft]:
        """Take an open seat (the first by default), or one's own back from the bot. [] when sitting there already."""
        here = self.seat_of(person)
        if here is not None:
            if seat in (None, here):
                return []
            raise Denied("already-seated", 409)
        kept = self.seat_kept_for(person)
        free = self.open_seats
        if self.is_open:
            raise Denied("table-over", 409)
        if person.id in self.barred:
            raise Denied("sent-away", 403, "house.host")
        choice = kept if kept is not None else seat if seat is not None else next(iter(free), None)
        if choice is None or (kept is None and choice not in free) or (kept is not None and seat not in (None, kept)):
            raise Denied("seat-taken", 409)
        data: dict[str, Json] = {"person": person.id, "name": self.shown(person, choice)}
        return [Draft("sat", choice, {**data, "share": share} if share and kept is None else data)]

    def shown(self, person: Person, seat: Seat = NOBODY) -> str:
        """The name of a person as the table knows it, apart from all others here."""
        others = [
            (n, chair)
            for n, chair in enumerate(self.chairs)
            if n != seat and chair.kind != "open" and chair.person != person.id
        ]
        return apart(person.name, [chair.name or called(n, chair.level) for n, chair in others])

    def plan_leave(self, seat: Seat, level: str) -> list[Draft]:
        """Get up: the seat is open again, or a bot takes it once the match has begun."""
        if self.is_open:
            raise Denied("table-over", 409)
        person = self.chairs[seat].person
        return [Draft("left", seat, {"level": level} if self.phase == "playing" else {"person": person})]

    def plan_rematch(self, seat: Seat, table_id: str) -> list[Draft]:
        """Another match of the same people. [] when somebody was faster."""
        if self.phase != "over":
            raise Denied("not-over", 409)
        return [] if self.rematch is not None else [Draft("rematch", seat, {"table": table_id})]

    def _need_host(self, person: Person) -> None:
        if person.id != self.deed.host:
            raise Denied("not-host", 403, "house.host")
        if self.phase != "waiting":
            raise Denied("table-over" if self.is_open else "has-begun", 409)

    def need_playing(self) -> None:
        """Raises Denied unless the match is on."""
        phase = self.phase
        if phase == "waiting":
            raise Denied("waiting", 409)
        if phase != "playing":
            raise Denied("table-over", 409)

    # What has happened.

    def _dealt(self) -> Match:
        """The match as it is dealt to those who are here; while seats are open it is not dealt yet, only set up."""
        shares = Shares(self.deed.seed, tuple(chair.share for chair in self.chairs))
        if self.open_seats or not any(shares.seats) or self.deed.goes_on:
            return Match(self.game, self.deed.options, self.deed.seed, len(self.chairs))
        return Match(self.game, self.deed.options, 0, len(self.chairs), (), shares)

    def _deal_anew(self) -> None:
        """Deal to those who are here now, and say again what was said."""
        self.match = self._dealt()
        for each in self.entries:
            if each.kind == "said":
                self.match.say(each.seat, str(each.data["text"]), str(each.data["how"]))

    def absorb(self, entry: Entry) -> None:
        """Take over a stored entry, the next in number."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {self.number + 1} of table {self.id} was expected, not {entry.number}")
        match entry.kind:
            case kind if kind in BOARD:
                self._absorb_board(entry)
            case "sat" | "left" | "filled" | "began":
                self._absorb_chairs(entry)
            case "said":
                self.match.say(entry.seat, str(entry.data["text"]), str(entry.data["how"]))
            case "asked":
                self.asked = Asked(entry.seat)
            case "agreed" if self.asked is not None:
                self.asked = Asked(self.asked.seat, self.asked.agreed | {entry.seat})
            case "declined":
                self.asked = None
            case "lapsed" | "murmured":
                pass
            case "rematch":
                self.rematch = str(entry.data["table"])
            case _:
                raise ValueError(f"entry {entry.number} of table {self.id} is of no known kind: {entry.kind}")
        self.entries.append(entry)
        self.time.follow(self, entry.at, entry)

    def _absorb_board(self, entry: Entry) -> None:
        before = self.match.questions
        if entry.kind == "moved":
            move = entry.data["move"]
            assert isinstance(move, int)
            self.events[entry.number] = self.match.apply(entry.seat, move)
            self.steps.append(entry.number)
            if self.chairs[entry.seat].is_stand_in:
                self.stood_in.add(entry.number)
        elif entry.kind == "took-back":
            keep = self.match.take_back(entry.seat, range(len(self.chairs)))
            self.strikes[entry.number] = tuple(self.steps[keep:])
            self.undone.update(self.steps[keep:])
            del self.steps[keep:]
            self.orders.clear()
        elif entry.kind == "resigned":
            self.match.resign(entry.seat)
        else:
            self.match.walk_over(entry.seat)
        self.position = entry.number
        if self.guide is not None:
            by = entry.seat if entry.kind == "moved" else None
            self.guide.note(self.match.state, self.events.get(entry.number, ()), by)
        self.asked = None
        for seat, question in enumerate(self.match.questions):
            if question != before[seat]:
                self.asked_since[seat] = self.position

    def _absorb_chairs(self, entry: Entry) -> None:
        was_waiting = bool(self.open_seats)
        self._absorb_chair(entry)
        is_complete = was_waiting and not self.open_seats and not self.deed.goes_on
        if is_complete and entry.kind != "began" and any(chair.share for chair in self.chairs):
            self._deal_anew()

    def _absorb_chair(self, entry: Entry) -> None:
        match entry.kind:
            case "sat":
                self._forget(entry.seat)
                self._absorb_sat(entry)
            case "filled":
                self.chairs[entry.seat] = Chair("bot", level=str(entry.data["level"]))
            case "left":
                self._absorb_left(entry)
            case _:
                self._absorb_began(entry)

    def _absorb_sat(self, entry: Entry) -> None:
        # Who takes a seat back from a bot adds nothing: the cards are dealt.
        share = self.chairs[entry.seat].share or str(entry.data.get("share", ""))
        self.chairs[entry.seat] = Chair("person", str(entry.data["name"]), str(entry.data["person"]), "", share)

    def _forget(self, seat: Seat) -> None:
        """Somebody else sits there from now on."""
        self.likings.pop(seat, None)
        self.orders.pop(seat, None)

    def _absorb_left(self, entry: Entry) -> None:
        self._forget(entry.seat)
        if "level" in entry.data:
            self.chairs[entry.seat] = replace(self.chairs[entry.seat], kind="bot", level=str(entry.data["level"]))
        else:
            self.chairs[entry.seat] = Chair("open")
            if "by" in entry.data and entry.data["person"]:
                self.barred.add(str(entry.data["person"]))
        if self.asked is not None and entry.seat not in self.asked.agreed:
            self.asked = None  # whoever asked is gone, or somebody who cannot agree any more

    def _absorb_began(self, entry: Entry) -> None:
        """Open seats are taken away, and those behind them move up; so does what was written about them."""
        kept = entry.data["kept"]
        assert isinstance(kept, list)
        self.chairs = [chair for seat, chair in enumerate(self.chairs) if seat in kept]
        self.entries = [
            each
            if each.seat == NOBODY
            else replace(each, seat=kept.index(each.seat))
            if each.seat in kept
            else replace(each, kind=UNTOLD, seat=0)
            for each in self.entries
        ]
        self._deal_anew()
        self.asked_since = [0] * len(self.chairs)
        self.time = Timekeeper(self.deed.pace, len(self.chairs))

    def replay(self, entries: Sequence[Entry]) -> None:
        """Absorb what was stored."""
        for entry in entries:
            self.absorb(entry)
