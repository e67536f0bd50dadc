"""All that one viewer may know of a table now. Pages and API draw from this and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from thronsaal.core.game import BadNotation, Game, Outcome, log_lines
from thronsaal.core.pause import Liking, holds, order
from thronsaal.core.talk import EMOTES, Pledge
from thronsaal.core.text import Voice
from thronsaal.core.words import Json, Move, Seat, Who, Word, seat_letter
from thronsaal.server.ending import Ending, ending_of
from thronsaal.server.explaining import Explained, explained
from thronsaal.server.lines import Line, cards, often, places
from thronsaal.server.people import now
from thronsaal.server.promises import TalkShown, talk_shown
from thronsaal.server.sitter import Sitter
from thronsaal.server.speakers import speaker
from thronsaal.server.table import UNTOLD, Chair, Entry, Table, Viewer
from thronsaal.server.voices import Voices

LOG_PAGE = 120
"""So many lines of the log a page brings; earlier ones are asked for."""
MOST_SPOKEN = 300
"""So much of what was said a page brings."""
SPOKEN = ("said", "murmured")


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move: as it is sent, as a button says it, and the rule that allows it."""

    move: str
    label: str
    rule: str


@dataclass(frozen=True, slots=True)
class Asking:
    """What my seat is asked now."""

    text: str
    rule: str


@dataclass(frozen=True, slots=True)
class Result:
    """How it ended: places and points by seat, and why in words and as the game calls it."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    why: str
    code: str
    is_draw: bool


@dataclass(frozen=True, slots=True)
class PausesShown:
    """What a viewer wants to be asked, what may be passed over now, and what is being passed over ("": nothing)."""

    liking: Liking
    orders: tuple[str, ...]
    stands: str

    def plain(self) -> dict[str, Json]:
        """The same as JSON."""
        return {**self.liking.plain(), "orders": list(self.orders), "stands": self.stands or None}


class Sight:
    """What a viewer sees. Built lazily: what is not drawn is not computed; nothing in it outlives the next entry."""

    def __init__(self, table: Table, viewer: Viewer, voices: Voices, after: int = 0, *, warming: bool = False) -> None:
        self._table = table
        self._voices = voices
        self.viewer = viewer
        self.after = after
        """The last entry the viewer has; `lines` holds only younger ones."""
        self.warming = warming
        """Whether the bots of this game are still being prepared."""
        self.id = table.id
        self.game: Game = table.game
        self.options = table.options
        self.seat = viewer.seat
        self.language = viewer.language
        self.phase = table.phase
        self.number = table.number
        self.position = table.position
        self.moves = len(table.match.moves)
        self.actors = table.actors
        self.public = table.deed.public
        self.coaching = table.deed.coaching
        self.seed_hash = table.deed.seed_hash
        self.mark = table.deed.mark
        self.shares = tuple(chair.share for chair in table.chairs)
        """What each seat has added to the seed; theirs to know from the start, for the hall is bound already."""
        self.rematch = table.rematch
        self.origin = table.deed.origin
        self.created = table.deed.created
        self.until = None if table.deadline is None else table.deadline[1]
        """When the game's own clock is up, in milliseconds since 1970; else mine, or that of whoever is to move."""
        self.at = now()
        self.clock = "none" if table.deed.pace is None else str(table.deed.pace)
        if self.until is None and table.actors:
            mine = self.seat if self.seat in table.actors else table.actors[0]
            self.until = table.time.until(mine)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Who sits where, in the viewer's language."""
        return self._voices.names(self._table.chairs, self.language)

    @cached_property
    def voice(self) -> Voice:
        """Says the game's words with the names of those who sit here."""
        return self._voices.of_game(self.game, self.language, self.names)

    @cached_property
    def hall_voice(self) -> Voice:
        """Says the hall's own words (server/texts)."""
        return self._voices.of_hall(self.language, self.names)

    @cached_property
    def sitters(self) -> tuple[Sitter, ...]:
        """Everybody at the table."""
        return tuple(self._sitter(seat, chair) for seat, chair in enumerate(self._table.chairs))

    def _sitter(self, seat: Seat, chair: Chair) -> Sitter:
        person = self.viewer.person
        keeps = chair.is_stand_in and person is not None and chair.person == person.id
        table = self._table
        since = table.presence.gone_since(chair.person, self.at) if chair.person and not table.is_open else None
        times = since, table.time.until(seat), table.time.left(seat), seat in table.missing(self.at)
        mine = seat == self.seat
        return Sitter(seat, seat_letter(seat), chair.kind, self.names[seat], chair.level, mine, keeps, *times)

    @property
    def is_host(self) -> bool:
        """Whether the viewer set up this table."""
        return self.viewer.person is not None and self.viewer.person.id == self._table.deed.host

    @property
    def can_begin(self) -> bool:
        """Whether the host may begin with those who are there."""
        return self._table.can_begin

    @cached_property
    def view(self) -> Mapping[str, Json] | None:
        """The board as this seat may see it; None until everybody sits."""
        return None if self.phase == "waiting" else self._table.match.state.view(self.seat)

    @property
    def is_my_turn(self) -> bool:
        """Whether the table waits for this viewer, and not for the hall to answer in their place."""
        return self.seat is not None and self.seat in self.actors and not self.is_spared

    @cached_property
    def is_spared(self) -> bool:
        """Whether the hall is about to answer for this viewer. Nobody else sees that."""
        return self.seat is not None and self._table.spared(self.seat) is not None

    @cached_property
    def pauses(self) -> PausesShown | None:
        """What this viewer wants to be asked and may pass over; None where nobody is asked in vain."""
        table, seat = self._table, self.seat
        if seat is None or self.game.pauses is None or self.phase != "playing":
            return None
        stands = table.orders.get(seat)
        is_held = stands is not None and holds(stands, table.match)
        return PausesShown(
            table.likings.get(seat, Liking()),
            tuple(name for name in self.game.pauses.orders if order(table.match, name) is not None),
            stands.name if stands is not None and is_held else "",
        )

    @cached_property
    def asking(self) -> Asking | None:
        """What my seat is asked now."""
        if self.seat is None or not self.is_my_turn:
            return None
        prompt = self._table.match.state.prompt(self.seat)
        return None if prompt is None else Asking(self.voice.say(prompt.word), prompt.rule)

    @cached_property
    def legal(self) -> tuple[Move, ...]:
        """My legal moves as the rules number them, for the board to light."""
        return tuple(self._table.match.state.legal(self.seat)) if self.seat is not None and self.is_my_turn else ()

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """My legal moves in words; two that are written alike are one."""
        seat, state, game = self.seat, self._table.match.state, self.game
        if seat is None:
            return ()
        found: dict[str, Choice] = {}
        for move in self.legal:
            text = game.write(move)
            if text not in found:
                found[text] = Choice(text, self.voice.say(state.label(seat, move)), state.because(seat, move))
        return tuple(found.values())

    @cached_property
    def explained(self) -> Explained | None:
        """What is explained to the one who plays here for the first time."""
        table = self._table
        return explained(table.guide, table.match.state, self.seat, self.language)

    @cached_property
    def talk(self) -> TalkShown:
        """Promises to give, those that are open, and how often each seat kept its word."""
        pledges: Sequence[tuple[str, Word]] = ()
        if self.seat is not None and self.phase == "playing":
            pledges = self.game.pledges(self._table.match.state, self.seat)
        ledger = self._table.ledger
        still = [(each.seat, each.text) for each in ledger if each.verdict == "open"]
        fresh = [(text, word) for text, word in pledges if (self.seat, text) not in still]
        return talk_shown(ledger, len(self._table.chairs), self.voice, fresh)

    @cached_property
    def take_back_asked_by(self) -> Seat | None:
        """The seat that asks the others to let it take back."""
        return None if self._table.asked is None else self._table.asked.seat

    @cached_property
    def result(self) -> Result | None:
        """How it ended."""
        outcome: Outcome | None = self._table.match.outcome
        if outcome is None:
            return None
        why = self.voice.say(Word(f"outcome-{outcome.why}"))
        return Result(outcome.places, outcome.points, why, outcome.why, outcome.is_draw)

    @cached_property
    def ending(self) -> Ending | None:
        """Everything that is told of a match that is over."""
        return ending_of(self._table.match, self.voice, self.names) if self._table.is_open else None

    @property
    def ended(self) -> int:
        """When the last thing happened, in milliseconds since 1970."""
        return self._table.entries[-1].at if self._table.entries else self.created

    @property
    def seed(self) -> int | None:
        """The seed, once nothing is secret any more."""
        return self._table.match.seed if self._table.is_open else None

    @property
    def seed_from(self) -> str | None:
        """What the seed was made of, once nothing is secret any more; None where no seat added anything."""
        shares = self._table.match.shares
        return str(shares) if shares is not None and self._table.is_open else None

    @cached_property
    def may(self) -> frozenset[str]:
        """What this viewer may do here now.

        Among move, talk, undo, agree, decline, resign, leave, rematch, hint, sit, replace, walkover, murmur, fill,
        remove and begin.
        """
        table, seat = self._table, self.seat
        hosting = {"fill", "remove"} if self.phase == "waiting" and self.is_host else set()
        hosting |= {"begin"} if hosting and self.can_begin else set()
        if seat is None:
            kept = table.seat_kept_for(self.viewer.person) is not None and not table.is_open
            murmur = {"murmur"} if self.viewer.person is not None and self.phase != "filed" else set()
            return frozenset({*hosting, *murmur, *(("sit",) if kept or self.phase == "waiting" else ())})
        if self.phase == "over":
            return frozenset(("talk", "rematch"))
        found = {"talk", "leave", *hosting}
        if self.phase != "playing":
            return frozenset(found)
        missing = table.missing(self.at)
        found |= {"replace"} if any(other != seat for other in missing) else set()
        found |= {"walkover"} if table.may_take_all(seat, self.at) else set()
        if len(table.chairs) == 2:
            found.add("resign")
        if self.is_my_turn:
            found |= {"move", "hint"} if self.coaching else {"move"}
        if table.asked is None:
            found |= {"undo"} if table.may_undo(seat) else set()
        elif table.asked.seat == seat:
            found.add("decline")
        elif seat not in table.asked.agreed:
            found |= {"agree", "decline"}
        return frozenset(found)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The log since `after`, oldest first."""
        return tuple(line for entry in self._table.entries[self.after :] for line in self._lines_of(entry))

    @cached_property
    def spoken(self) -> tuple[Line, ...]:
        """What was said since `after`, oldest first; of very much the last."""
        fresh = self._table.entries[self.after :]
        told = [entry for entry in fresh if entry.kind in SPOKEN][-MOST_SPOKEN:]
        return tuple(line for entry in told for line in self._lines_of(entry))

    @cached_property
    def _judged(self) -> Mapping[int, Sequence[Pledge]]:
        """The promises judged by each entry."""
        found: dict[int, list[Pledge]] = {}
        for each in self._table.ledger:
            if each.judged_after > 0:
                found.setdefault(self._table.steps[each.judged_after - 1], []).append(each)
        return found

    @property
    def _heads(self) -> frozenset[str]:
        return self.game.turns if self.game.heads is None else self.game.heads

    def _is_new_turn(self, entry: Entry) -> bool:
        """Whether another seat moved before this one."""
        entries = self._table.entries
        before = (entries[n].seat for n in range(entry.number - 2, -1, -1) if entries[n].kind == "moved")
        return next(before, None) != entry.seat

    def recent(self, before: int, most: int = LOG_PAGE) -> tuple[tuple[Line, ...], bool]:
        """The lines before an entry, as many as fit on a page of the log, and whether there are earlier ones."""
        found: list[Line] = []
        for number in range(min(before, self.number + 1) - 1, 0, -1):
            found[:0] = self._lines_of(self._table.entries[number - 1])
            if len(found) >= most:
                return tuple(found), number > 1
        return tuple(found), False

    def _told(self, entry: Entry, place: int, line: Word, rule: str, times: int) -> Line:
        """A line about something that a move brought about, the `place`th of them."""
        text = self.voice.say(line)
        what, who = line.key.removeprefix("event-").removesuffix("-seen"), line.values.get("seat")
        return Line(
            entry.number,
            entry.kind,
            who.seat if isinstance(who, Who) else entry.seat,
            often(text, times),
            rule,
            entry.at,
            undone=entry.number in self._table.undone,
            mover=entry.seat,
            heads=what in self._heads or (not self._heads and place == 0 and self._is_new_turn(entry)),
            sign=self.game.sounds.get(what, ""),
            places=places(line),
            cards=cards(self.game, line, text, self.voice),
        )

    @cached_property
    def _unheard(self) -> frozenset[str]:
        """Whom the viewer does not want to hear."""
        return (
            frozenset() if self.viewer.person is None else self._table.unheard.get(self.viewer.person.id, frozenset())
        )

    def _lines_of(self, entry: Entry) -> Iterable[Line]:
        number, kind, seat, at = entry.number, entry.kind, entry.seat, entry.at
        if self._unheard and speaker(self._table.entries, self._table.chairs, entry) in self._unheard:
            return
        if kind == "moved":
            for place, (line, rule, times) in enumerate(log_lines(self._table.events[number], self.seat)):
                yield self._told(entry, place, line, rule, times)
            for each in self._judged.get(number, ()):
                verdict = f"{self.voice.say(each.said)} {self.voice.say(each.judged)}"
                yield Line(number, kind, each.seat, verdict, each.rule, at)
        elif kind == "said":
            text, told = self._said(seat, str(entry.data["text"]), str(entry.data["how"]))
            yield Line(number, kind, seat, text, "", at, told=told)
        elif kind == "murmured":
            if self.seat is None or self._table.is_open:
                by = str(entry.data["name"])
                text, told = self._said(by, str(entry.data["text"]), str(entry.data["how"]))
                yield Line(number, kind, seat, text, "", at, told=told, by=by)
        elif kind != UNTOLD:
            strikes = self._table.strikes.get(number, ())
            text = self.hall_voice.say(_log_word(entry))
            yield Line(number, kind, seat, text, _RULES.get(kind, ""), at, strikes=strikes)

    def _said(self, who: Seat | str, text: str, how: str) -> tuple[str, bool]:
        """Something said, as the viewer reads it; and whether that tells of the speaker, and is not their own words."""
        if how == "signals":
            named = Who(who) if isinstance(who, int) else who
            return self.hall_voice.say(f"signal-{text}", seat=named), text in EMOTES
        if how == "promises" and isinstance(who, int):
            with suppress(BadNotation):  # an uploaded record may say anything
                return self.voice.say(self.game.promised(who, text)), True
        return text, False

    @cached_property
    def sounds(self) -> tuple[str, ...]:
        """What is to be heard of what happened since `after`: each once, in order; nothing for who comes in anew."""
        if not self.after:
            return ()
        table, sounds = self._table, self.game.sounds
        happened = (event.kind for entry in table.entries[self.after :] for event in table.events.get(entry.number, ()))
        return tuple(dict.fromkeys(sounds[kind] for kind in happened if kind in sounds))

    def plain(self) -> dict[str, Json]:
        """All of it as JSON."""
        result = self.result
        return {
            "table": self.id,
            "game": self.game.id,
            "version": self.game.version,
            "options": dict(self.options),
            "public": self.public,
            "coaching": self.coaching,
            "phase": self.phase,
            "number": self.number,
            "position": self.position,
            "moves": self.moves,
            "seat": self.seat,
            "seats": [sitter.plain() for sitter in self.sitters],
            "clock": self.clock,
            "host": self.is_host,
            "actors": list(self.actors),
            "spared": self.is_spared,
            "pauses": None if self.pauses is None else self.pauses.plain(),
            "view": None if self.view is None else dict(self.view),
            "prompt": None if self.asking is None else {"text": self.asking.text, "rule": self.asking.rule},
            "until": self.until,
            "legal": [{"move": c.move, "label": c.label, "rule": c.rule} for c in self.choices],
            "may": [*sorted(self.may)],
            "take_back_asked_by": self.take_back_asked_by,
            "result": None
            if result is None
            else {
                "places": list(result.places),
                "points": list(result.points),
                "why": result.why,
                "code": result.code,
            },
            "mark": self.mark,
            "shares": list(self.shares),
            "seed_hash": self.seed_hash,
            "seed_from": self.seed_from,
            "seed": None if self.seed is None else str(self.seed),
            "rematch": self.rematch,
            "lines": [line.plain() for line in self.lines],
        }


_RULES = {
    "took-back": "house.take-back",
    "asked": "house.take-back",
    "resigned": "house.resign",
    "walkover": "house.absence",
    "filled": "house.host",
    "began": "house.host",
}


def _log_word(entry: Entry) -> Word:
    """The line that the hall itself writes about an entry."""
    key, by = f"log-{entry.kind}", entry.data.get("by")
    if entry.kind == "left":
        key += "-sent" if by == "host" else "-replaced" if by is not None else "-bot" if "level" in entry.data else ""
    return Word(key, {"seat": Who(entry.seat), "by": Who(by) if isinstance(by, int) else ""})
