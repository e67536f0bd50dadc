"""A position of Catan: the record with its names, its reasons and its events."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

import numpy as np

from thronsaal.core.chance import Chance, seed_words
from thronsaal.core.game import Event, Game, Outcome, Prompt, State
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.words import Json, Move, Seat, Who, Word
from thronsaal.games.catan import view as sight
from thronsaal.games.catan.deeds import deed, resource_word, shown_by
from thronsaal.games.catan.events import ENDINGS, told
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.founding import prepare
from thronsaal.games.catan.kernel.guess import guess
from thronsaal.games.catan.kernel.legal import MOST_LISTED, options
from thronsaal.games.catan.kernel.material import RESOURCES
from thronsaal.games.catan.kernel.turn import check, scores, step, sure
from thronsaal.games.catan.notation import unpack
from thronsaal.games.catan.reasons import reason

_OFFSETS: Final = {name: r.RECORD.fields[name][1] for name in r.RECORD.names or ()}  # type: ignore[index]
_JOURNAL: Final = _OFFSETS["aloud"]
"""From here on the record is not part of the position: the last move's journal."""
_PHASE, _ACTOR, _SEATS = _OFFSETS["phase"], _OFFSETS["actor"], _OFFSETS["seats"]
_MANY: Final = (r.DISCARD, r.ANSWER)
# What is asked in each phase, and the rule behind it.
_PROMPTS: Final = (
    ("found-settlement", "catan.founding"),
    ("found-road", "catan.founding"),
    ("found-guard", "catan.founding-guard"),
    ("before-dice", "catan.turn"),
    ("discard", "catan.discard"),
    ("tormund", "catan.tormund-moves"),
    ("tarly", "catan.hero-tarly"),
    ("main", "catan.turn"),
    ("free-roads", "catan.road-building"),
    ("patrol", "catan.patrol"),
    ("answer", "catan.seat-trade"),
    ("deal", "catan.seat-trade"),
    ("give-back", "catan.hero-mormont"),
    ("second-demand", "catan.hero-mormont"),
    ("seize", "catan.hero-mance"),
    ("place-road", "catan.hero-yarwyck"),
    ("pick-card", "catan.hero-melisandre"),
    ("after-hero", "catan.hero-after"),
)


class CatanState(State):
    """One position; `buffer` is what the kernels work on."""

    __slots__ = ("buffer",)

    game: ClassVar[Game]

    def __init__(self, buffer: r.Buffer) -> None:
        self.buffer = buffer

    @classmethod
    def laid_out(
        cls,
        seed: int,
        board: int,
        seats: int,
        set_up: int = 0,
        apart: bool = False,
        offering: bool = True,
        first: int = -1,
    ) -> Self:
        """A new game; `first` NOBODY lets chance decide who begins."""
        buffer = np.zeros(r.WORDS, np.int64)
        buffer[:4] = seed_words(seed)
        prepare(buffer, board, seats, set_up, int(apart), int(offering), first)
        return cls(buffer)

    @property
    def record(self) -> Any:
        """The fields by name."""
        return self.buffer.view(r.RECORD)[0]

    @property
    def seats(self) -> int:
        return self._byte(_SEATS)

    def _byte(self, at: int) -> int:
        return int(self.buffer.view(np.int8)[at])

    @property
    def actors(self) -> tuple[Seat, ...]:
        phase = self._byte(_PHASE)
        if phase == r.OVER:
            return ()
        return sight.Seen(self.buffer).actors if phase in _MANY else (self._byte(_ACTOR),)

    def legal(self, seat: Seat) -> list[Move]:
        listed = np.empty(MOST_LISTED, np.int64)
        count = options(self.buffer, _seat_in_range(seat), listed)
        moves: list[int] = listed[:count].tolist()
        return moves

    def check(self, seat: Seat, move: Move) -> Reason | None:
        why = check(self.buffer, _seat_in_range(seat), _in_range(move))
        return None if why == r.FINE else reason(self.buffer, why, move)

    def forced(self, seat: Seat) -> Move | None:
        only = super().forced(seat)
        if only is None or self._byte(_PHASE) not in (r.MAIN, r.ANSWER):
            return only
        # Who holds a card may offer it: most offers and counter-offers are allowed and not listed.
        return None if self.record.offering and self.record.hand[seat].any() else only

    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        if not events:
            why = step(self.buffer, _seat_in_range(seat), _in_range(move), 0)
            if why != r.FINE:
                raise Refused(reason(self.buffer, why, move))
            return []
        refused = self.check(seat, move)
        if refused is not None:
            raise Refused(refused)
        before, points = sight.Seen(self.buffer), scores(self.buffer)[0].tolist()
        known = bool(sure(self.buffer, seat, shown_by(before, move)))
        step(self.buffer, seat, move, 1)
        after = sight.Seen(self.buffer)
        tense = _is_tense(before, points, after, scores(self.buffer)[0].tolist(), move)
        return told(before, after, seat, move, not known or tense)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.buffer = self.buffer.copy()
        return twin

    def view(self, seat: Seat | None) -> dict[str, Json]:
        return sight.view(self.buffer, seat)

    def guess(self, seat: Seat | None, rng: Chance) -> Self:
        return type(self)(guess(self.buffer, r.PUBLIC if seat is None else seat, rng.words))

    @property
    def outcome(self) -> Outcome | None:
        if self._byte(_PHASE) != r.OVER:
            return None
        _, points, _, standing = (row[: self.seats] for row in scores(self.buffer).tolist())
        places = tuple(1 + sum(other > mine for other in standing) for mine in standing)
        return Outcome(places, tuple(points), ENDINGS[int(self.record.why)][0])

    def prompt(self, seat: Seat) -> Prompt | None:
        if seat not in self.actors:
            return None
        s = sight.Seen(self.buffer)
        key, rule = _PROMPTS[s.phase]
        match s.phase:
            case r.DISCARD:
                return Prompt(Word("prompt-discard", {"count": s.owed[seat]}), rule)
            case r.ANSWER:
                gives, takes = (sight.some(dict(zip(RESOURCES, unpack(b), strict=True))) for b in (s.gives, s.takes))
                return Prompt(Word("prompt-answer", {"seat": Who(s.active), "gives": gives, "takes": takes}), rule)
            case r.SECOND_DEMAND:
                return Prompt(Word("prompt-second-demand", {"resource": resource_word(s.demand)}), rule)
            case r.GIVE_BACK:
                return Prompt(Word("prompt-give-back", {"partner": Who(s.aside)}), rule)
            case r.SEIZE:
                return Prompt(Word("prompt-seize", {"partner": Who(s.partner)}), rule)
            case r.BEFORE_DICE | r.PATROL_CHOICE if s.map > 1:
                # Without the wall there are neither heroes nor wildlings to speak of.
                return Prompt(Word(f"prompt-{key}-plain"), rule)
            case _:
                return Prompt(Word(f"prompt-{key}"), rule)

    def because(self, seat: Seat, move: Move) -> str:
        return deed(sight.Seen(self.buffer), move).rule

    def label(self, seat: Seat, move: Move) -> Word:
        made = deed(sight.Seen(self.buffer), move)
        return Word(f"move-{made.kind}", {**made.values, **made.secret})

    def pack(self) -> bytes:
        return self.buffer.view(np.int8)[:_JOURNAL].tobytes()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpack, (self.buffer.tobytes(),)


def _is_tense(before: sight.Seen, points_before: list[int], after: sight.Seen, points: list[int], move: Move) -> bool:
    """Whether hidden victory points might have ended the game here, so that all learn whether they did."""
    if before.map <= 1:
        seat = before.active
        return move == r.END and points_before[seat] + sum(before.cards[seat]) >= r.GOAL
    seat = after.active
    grew = points[seat] > points_before[seat] or seat != before.active
    return bool(grew and points[seat] + sum(after.cards[seat]) >= r.GOAL)


def _in_range(move: Move) -> int:
    """Moves of any size, as the kernel's int64 can hold them."""
    return move if -1 < move < r.MOVE_TOP else -1


def _seat_in_range(seat: Seat) -> int:
    return seat if -1 < seat < 4 else r.NOBODY


def _unpack(packed: bytes) -> CatanState:
    return CatanState(np.frombuffer(packed, np.int64).copy())
