"""A position of Catan: the record with its names, its reasons and its events."""

from __future__ import annotations

from typing import ClassVar, Final, Self, cast

import numpy as np

from thronsaal.core.buffer import BufferState, offset_of, seeded
from thronsaal.core.chance import Chance
from thronsaal.core.game import Event, Game, Outcome, Prompt
from thronsaal.core.reason import Reason
from thronsaal.core.spaces import MASK, Numbers, Spaces
from thronsaal.core.words import Json, Move, Seat, Who, Word
from thronsaal.games.catan import view as sight
from thronsaal.games.catan.events import ENDINGS, told
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.founding import prepare
from thronsaal.games.catan.kernel.guess import guess
from thronsaal.games.catan.kernel.legal import MOST_LISTED, options
from thronsaal.games.catan.kernel.material import MOST_SEATS
from thronsaal.games.catan.kernel.numbering import mask
from thronsaal.games.catan.kernel.observing import layout_for, observe, places_for
from thronsaal.games.catan.kernel.turn import check, scores, step, sure
from thronsaal.games.catan.labels import label, shown_by
from thronsaal.games.catan.moves import unpack
from thronsaal.games.catan.numbering import CatanActions, actions_for, spaces_for
from thronsaal.games.catan.reasons import reason
from thronsaal.games.catan.snapshot import PHASES, CatanSnapshot
from thronsaal.games.catan.words import bundle, resource_word

_PHASE, _ACTOR, _SEATS, _MAP, _OFFERING, _OWED, _ACTIVE = (
    offset_of(r.RECORD, name) for name in ("phase", "actor", "seats", "map", "offering", "owed", "active")
)
_ANSWERS: Final = offset_of(r.RECORD, "answers") // 8
_MANY: Final = (r.DISCARD, r.ANSWER)
# The rule behind the question of each phase.
_ASKED_BY: Final = (
    "catan.founding",
    "catan.founding",
    "catan.founding-guard",
    "catan.turn",
    "catan.discard",
    "catan.tormund-moves",
    "catan.hero-tarly",
    "catan.turn",
    "catan.road-building",
    "catan.patrol",
    "catan.seat-trade",
    "catan.seat-trade",
    "catan.hero-mormont",
    "catan.hero-mormont",
    "catan.hero-mance",
    "catan.hero-yarwyck",
    "catan.hero-melisandre",
    "catan.hero-after",
)


class CatanState(BufferState):
    """One position; `buffer` is what the kernels work on."""

    __slots__ = ()

    game: ClassVar[Game]
    layout = r.RECORD
    most_seats = MOST_SEATS
    top_move = r.MOVE_TOP
    size = offset_of(r.RECORD, "aloud")
    """From here on the buffer holds the journal of the last move."""

    @classmethod
    def laid_out(
        cls,
        seed: int,
        board: int,
        seats: int,
        set_up: int = 0,
        apart: bool = False,
        offering: bool = True,
        first: int = r.NOBODY,
    ) -> Self:
        """A new game; `first` NOBODY lets chance decide who begins."""
        buffer = seeded(r.RECORD, seed)
        prepare(buffer, board, seats, set_up, int(apart), int(offering), first)
        return cls(buffer)

    @property
    def seats(self) -> int:
        return self._byte(_SEATS)

    def _byte(self, at: int) -> int:
        return self.buffer.view(np.int8).item(at)

    @property
    def actors(self) -> tuple[Seat, ...]:
        phase = self._byte(_PHASE)
        if phase == r.OVER:
            return ()
        if phase not in _MANY:
            return (self._byte(_ACTOR),)
        # A snapshot would know it too, and cost twenty times as much.
        octets = self.buffer.view(np.int8)
        seats = range(octets.item(_SEATS))
        if phase == r.DISCARD:
            owed = octets[_OWED : _OWED + MOST_SEATS].tolist()
            return tuple(seat for seat in seats if owed[seat])
        active, answers = octets.item(_ACTIVE), self.buffer[_ANSWERS : _ANSWERS + MOST_SEATS].tolist()
        return tuple(seat for seat in seats if seat != active and answers[seat] == r.UNASKED)

    def legal(self, seat: Seat) -> list[Move]:
        listed = np.empty(MOST_LISTED, np.int64)
        count = options(self.buffer, seat if -1 < seat < MOST_SEATS else r.NOBODY, listed)
        moves: list[int] = listed[:count].tolist()
        return moves

    def _refusal(self, seat: Seat, move: Move) -> int:
        return check(self.buffer, seat, move)

    def forced(self, seat: Seat) -> Move | None:
        only = super().forced(seat)
        if only is None or self._byte(_PHASE) not in (r.MAIN, r.ANSWER):
            return only
        # Who holds a card may offer it: most offers and counter-offers are allowed and not listed.
        return None if self.record.offering and self.record.hand[seat].any() else only

    def is_idle(self, seat: Seat) -> bool:
        """Who has no card to trade with can only say no."""
        return self._byte(_PHASE) == r.ANSWER and self.forced(seat) is not None

    def _step(self, seat: Seat, move: Move) -> int:
        return step(self.buffer, seat, move, 0)

    def _reason(self, why: int, seat: Seat, move: Move) -> Reason:
        return reason(CatanSnapshot(self.buffer), why, seat, move)

    def _told(self, seat: Seat, move: Move) -> list[Event]:
        before, points = CatanSnapshot(self.buffer), scores(self.buffer)[0].tolist()
        known = bool(sure(self.buffer, seat, shown_by(before, move)))
        step(self.buffer, seat, move, 1)
        after = CatanSnapshot(self.buffer)
        tense = _is_tense(before, points, after, scores(self.buffer)[0].tolist(), move)
        return told(before, after, seat, move, not known or tense)

    def view(self, seat: Seat | None) -> dict[str, Json]:
        return cast("dict[str, Json]", sight.view(self.buffer, seat))

    def guess(self, seat: Seat | None, rng: Chance) -> Self:
        return type(self)(guess(self.buffer, r.PUBLIC if seat is None else seat, rng.words))

    @property
    def spaces(self) -> Spaces:
        return spaces_for(self._byte(_MAP), self.seats, bool(self._byte(_OFFERING)))

    @property
    def _actions(self) -> CatanActions:
        octets = self.buffer.view(np.int8)
        return actions_for(octets.item(_MAP), octets.item(_SEATS), bool(octets.item(_OFFERING)))

    def observe(self, seat: Seat, out: Numbers | None = None) -> Numbers:
        octets = self.buffer.view(np.int8)
        board, seats = octets.item(_MAP), octets.item(_SEATS)
        seen = np.empty(layout_for(board, seats).size, np.int8) if out is None else out
        observe(self.buffer, seat, places_for(board, seats), seen)
        return seen

    def mask(self, seat: Seat, out: Numbers | None = None) -> Numbers:
        actions = self._actions
        able = np.empty(actions.size, MASK) if out is None else out
        listed = np.empty(MOST_LISTED, np.int64)
        mask(self.buffer, seat, actions.numbers[seat], actions.small, listed, able)
        return able

    @property
    def outcome(self) -> Outcome | None:
        if self._byte(_PHASE) != r.OVER:
            return None
        _, points, _, standing = (row[: self.seats] for row in scores(self.buffer).tolist())
        return Outcome.ranked(points, ENDINGS[int(self.record.why)][0], standing)

    def prompt(self, seat: Seat) -> Prompt | None:
        if seat not in self.actors:
            return None
        s = CatanSnapshot(self.buffer)
        key, rule = f"prompt-{PHASES[s.phase]}", _ASKED_BY[s.phase]
        match s.phase:
            case r.DISCARD:
                return Prompt(Word(key, {"count": s.owed[seat]}), rule)
            case r.ANSWER:
                gives, takes = bundle(unpack(s.gives)), bundle(unpack(s.takes))
                return Prompt(Word(key, {"seat": Who(s.active), "gives": gives, "takes": takes}), rule)
            case r.SECOND_DEMAND:
                return Prompt(Word(key, {"resource": resource_word(s.demand)}), rule)
            case r.GIVE_BACK:
                return Prompt(Word(key, {"partner": Who(s.aside)}), rule)
            case r.SEIZE:
                return Prompt(Word(key, {"partner": Who(s.partner)}), rule)
            case r.BEFORE_DICE | r.PATROL_CHOICE if not s.has_wall:
                # Without the wall there are neither heroes nor wildlings to speak of.
                return Prompt(Word(f"{key}-plain"), rule)
            case _:
                return Prompt(Word(key), rule)

    def because(self, seat: Seat, move: Move) -> str:
        return label(CatanSnapshot(self.buffer), move).rule

    def label(self, seat: Seat, move: Move) -> Word:
        said = label(CatanSnapshot(self.buffer), move)
        return Word(f"move-{said.kind}", {**said.values, **said.secret})


def _is_tense(
    before: CatanSnapshot, points_before: list[int], after: CatanSnapshot, points: list[int], move: Move
) -> bool:
    """Whether hidden victory points might have ended the game here, so that all learn whether they did."""
    if before.has_wall:
        seat = before.active
        return move == r.END and points_before[seat] + sum(before.cards[seat]) >= r.GOAL
    seat = after.active
    grew = points[seat] > points_before[seat] or seat != before.active
    return bool(grew and points[seat] + sum(after.cards[seat]) >= r.GOAL)
