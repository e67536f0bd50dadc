"""A table in memory: a match, the chairs around it and the journal of all that happened.

A table is never changed by a wish. A wish is planned (`plan_*`: checked against table and rules, changes nothing), its
entries are stored, and only stored entries are absorbed. Replay after a restart is absorbing the journal again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from thronsaal.core import pause
from thronsaal.core.chance import seed_hash
from thronsaal.core.game import BadNotation, Clock, Event, Game
from thronsaal.core.match import Match
from thronsaal.core.pause import Liking, Order
from thronsaal.core.reason import Refused
from thronsaal.core.talk import KINDS, LONGEST_TALK, Pledge, Talk
from thronsaal.core.words import Json, Move, Seat
from thronsaal.server.errors import Denied
from thronsaal.server.people import Person

ChairKind: TypeAlias = Literal["person", "open", "bot", "past"]
Phase: TypeAlias = Literal["waiting", "playing", "over", "filed"]


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits there. A bot that sits in for a person keeps that person's id and name.

    `past` is a seat of an uploaded record: a name and nobody behind it.
    """

    kind: ChairKind
    name: str = ""
    person: str = ""
    level: str = ""

    @property
    def is_stand_in(self) -> bool:
        """A bot keeps the seat warm for somebody who left."""
        return self.kind == "bot" and self.person != ""

    def plain(self) -> dict[str, Json]:
        """The chair as the store keeps it."""
        return {"kind": self.kind, "name": self.name, "person": self.person, "level": self.level}

    @staticmethod
    def read(stored: Mapping[str, str]) -> Chair:
        """The chair that was stored."""
        return Chair(stored["kind"], stored["name"], stored["person"], stored["level"])  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is not stored yet."""

    kind: str
    seat: Seat
    data: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal. `at` is the time in milliseconds since 1970.

    Kinds: moved (move), took-back, resigned change the board; said (text, how), asked, agreed, declined (a take-back),
    sat (person, name), left (the level of the bot that takes over, or the person when the match has not begun),
    lapsed (the move that follows was made by the clock), rematch (table).
    """

    number: int
    kind: str
    seat: Seat
    data: Mapping[str, Json]
    at: int


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a wish: the entry that records it, and the position right after."""

    number: int
    position: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A wish to take back that waits for the others."""

    seat: Seat
    agreed: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Deed:
    """What a table was set up with; it never changes. `origin` is the table and the move count it was forked from."""

    id: str
    game: Game
    options: Mapping[str, str]
    seed: int
    chairs: tuple[Chair, ...]
    public: bool = False
    coaching: bool = False
    filed: bool = False
    host: str = ""
    created: int = 0
    origin: tuple[str, int] | None = None

    @property
    def seed_hash(self) -> str:
        """Shown from the start; the seed itself only at the end."""
        return seed_hash(self.seed)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the seat (None: a spectator) is all that decides what may be seen."""

    person: Person | None
    seat: Seat | None
    language: str = "en"


class Table:
    """A live table."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed
        self.match = Match(deed.game, deed.options, deed.seed, len(deed.chairs))
        self.chairs: list[Chair] = list(deed.chairs)
        self.entries: list[Entry] = []
        self.events: dict[int, list[Event]] = {}
        """What happened, by entry number; also of moves taken back since."""
        self.steps: list[int] = []
        """The entry number of each move of the match."""
        self.undone: set[int] = set()
        self.strikes: dict[int, tuple[int, ...]] = {}
        """The moves that each take-back took back, by entry number."""
        self._clock: tuple[Clock, int] | None = None
        """What runs, and since when."""
        self.asked: Asked | None = None
        self.rematch: str | None = None
        self.position = 0
        self.asked_since = [0] * len(deed.chairs)
        """The position at which each seat was asked what it is asked now: it may answer that one or any later."""
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
        if self._clock is None or sum(chair.kind == "person" for chair in self.chairs) < 2 or not self.actors:
            return None
        clock, since = self._clock
        return clock, since + 1000 * clock.seconds

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
        self._need_playing()
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

    def plan_undo(self, seat: Seat) -> list[Draft]:
        """Take back alone where the house rules let it, else ask the others. Bots always agree."""
        self._need_playing()
        if self.asked is not None:
            raise Denied("already-asked", 409)
        reason = self.match.may_take_back(seat, self.bots)
        if reason is None:
            return self._take_backs(seat, self.bots)
        if reason.code == "take-back-alone":
            return [Draft("asked", seat)]
        raise Refused(reason)

    def _take_backs(self, seat: Seat, agreed: Collection[Seat]) -> list[Draft]:
        """Back to the last answer that the seat gave itself: what the hall answered for it would only come again."""
        drafts, liking = [Draft("took-back", seat)], self.likings.get(seat)
        if liking is None:
            return drafts
        twin = self.match.fork()
        twin.take_back(seat, agreed)
        while pause.answer(twin, seat, liking) is not None and twin.may_take_back(seat, agreed) is None:
            twin.take_back(seat, agreed)
            drafts.append(Draft("took-back", seat))
        return drafts

    def plan_agree(self, seat: Seat) -> list[Draft]:
        """Agree to the take-back; the last to agree brings it about."""
        asked = self._need_asked(seat)
        agreed = {*self.bots, *asked.agreed, seat}
        if self.match.may_take_back(asked.seat, agreed) is None:
            return [Draft("agreed", seat), *self._take_backs(asked.seat, agreed)]
        return [Draft("agreed", seat)]

    def plan_decline(self, seat: Seat) -> list[Draft]:
        """Refuse the take-back, or withdraw one's own wish."""
        if self.asked is not None and seat == self.asked.seat:
            return [Draft("declined", seat)]
        self._need_asked(seat)
        return [Draft("declined", seat)]

    def plan_resign(self, seat: Seat) -> list[Draft]:
        """Give up."""
        self._need_playing()
        copy(self.match).resign(seat)  # on a shallow copy: only to be refused or not
        return [Draft("resigned", seat)]

    def plan_sit(self, person: Person, seat: Seat | None = None) -> list[Draft]:
        """Take an open seat (the first by default), or one's own back from the bot. [] when sitting there already."""
        here = self.seat_of(person)
        if here is not None:
            if seat in (None, here):
                return []
            raise Denied("already-seated", 409)
        kept = self.seat_kept_for(person)
        free = [n for n, chair in enumerate(self.chairs) if chair.kind == "open"]
        if self.is_open:
            raise Denied("table-over", 409)
        choice = kept if kept is not None else seat if seat is not None else next(iter(free), None)
        if choice is None or (kept is None and choice not in free) or (kept is not None and seat not in (None, kept)):
            raise Denied("seat-taken", 409)
        return [Draft("sat", choice, {"person": person.id, "name": person.name})]

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

    def _need_playing(self) -> None:
        phase = self.phase
        if phase == "waiting":
            raise Denied("waiting", 409)
        if phase != "playing":
            raise Denied("table-over", 409)

    def _need_asked(self, seat: Seat) -> Asked:
        if self.asked is None or seat == self.asked.seat:
            raise Denied("not-asked", 409)
        if seat in self.asked.agreed:
            raise Denied("already-agreed", 409)
        return self.asked

    # What has happened.

    def absorb(self, entry: Entry) -> None:
        """Take over a stored entry, the next in number."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {self.number + 1} of table {self.id} was expected, not {entry.number}")
        match entry.kind:
            case "moved" | "took-back" | "resigned":
                self._absorb_board(entry)
            case "said":
                self.match.say(entry.seat, str(entry.data["text"]), str(entry.data["how"]))
            case "sat":
                self._forget(entry.seat)
                self.chairs[entry.seat] = Chair("person", str(entry.data["name"]), str(entry.data["person"]))
            case "left":
                self._absorb_left(entry)
            case "asked":
                self.asked = Asked(entry.seat)
            case "agreed" if self.asked is not None:
                self.asked = Asked(self.asked.seat, self.asked.agreed | {entry.seat})
            case "declined":
                self.asked = None
            case "lapsed":
                pass
            case "rematch":
                self.rematch = str(entry.data["table"])
            case _:
                raise ValueError(f"entry {entry.number} of table {self.id} is of no known kind: {entry.kind}")
        self.entries.append(entry)

    def _absorb_board(self, entry: Entry) -> None:
        before = self.match.questions
        if entry.kind == "moved":
            move = entry.data["move"]
            assert isinstance(move, int)
            self.events[entry.number] = self.match.apply(entry.seat, move)
            self.steps.append(entry.number)
        elif entry.kind == "took-back":
            keep = self.match.take_back(entry.seat, range(len(self.chairs)))
            self.strikes[entry.number] = tuple(self.steps[keep:])
            self.undone.update(self.steps[keep:])
            del self.steps[keep:]
            self.orders.clear()
        else:
            self.match.resign(entry.seat)
        self.position = entry.number
        clock = None if self.match.outcome is not None else self.game.clock(self.match.state, self.match.options)
        goes_on = clock is not None and self._clock is not None and self._clock[0].name == clock.name
        since = self._clock[1] if goes_on and self._clock is not None else entry.at
        self._clock = None if clock is None else (clock, since)
        self.asked = None
        for seat, question in enumerate(self.match.questions):
            if question != before[seat]:
                self.asked_since[seat] = self.position

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
        if self.asked is not None and self.asked.seat == entry.seat:
            self.asked = None

    def replay(self, entries: Sequence[Entry]) -> None:
        """Absorb what was stored."""
        for entry in entries:
            self.absorb(entry)
