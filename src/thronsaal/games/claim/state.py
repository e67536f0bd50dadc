"""A position of Claim: the record with the answers every game gives."""

from __future__ import annotations

from typing import ClassVar, Final, Self, cast

import numpy as np

from thronsaal.core.buffer import BufferState, members, offset_of, seeded
from thronsaal.core.chance import Chance
from thronsaal.core.game import Event, Game, Outcome, Prompt
from thronsaal.core.reason import Reason
from thronsaal.core.spaces import MASK, Fixed, Numbers, Spaces
from thronsaal.core.words import Json, Move, Seat, Word
from thronsaal.games.claim import view as sight
from thronsaal.games.claim.events import told
from thronsaal.games.claim.kernel import observing
from thronsaal.games.claim.kernel import rules as k
from thronsaal.games.claim.kernel.material import CARDS, DOPPELGANGER, FACTIONS, faction
from thronsaal.games.claim.labels import ground, label
from thronsaal.games.claim.notation import write
from thronsaal.games.claim.reasons import reason
from thronsaal.games.claim.snapshot import ClaimSnapshot

_PHASE, _TURN, _LED = (offset_of(k.RECORD, name) // 8 for name in ("phase", "turn", "led"))
_SEATS: Final = 2
_KINDS: Final = [0, *range(observing.ZEROS, CARDS)]
SPACES: Final = Spaces(Fixed([write(card) for card in _KINDS], [_KINDS] * _SEATS), observing.LAYOUT)
"""An action is a card to play."""


class ClaimState(BufferState):
    """One position; `buffer` is what the kernels work on."""

    __slots__ = ()

    game: ClassVar[Game]
    layout = k.RECORD
    most_seats = _SEATS
    top_move = CARDS
    size = k.RECORD.itemsize

    @classmethod
    def dealt(cls, seed: int, starter: int) -> Self:
        """A new deal; `starter` is a seat or NOBODY for chance."""
        buffer = seeded(k.RECORD, seed)
        k.deal(buffer, starter)
        return cls(buffer)

    @property
    def seats(self) -> int:
        return _SEATS

    @property
    def actors(self) -> tuple[Seat, ...]:
        buffer = self.buffer
        return () if buffer.item(_PHASE) == k.OVER else (buffer.item(_TURN),)

    def legal(self, seat: Seat) -> list[Move]:
        return members(k.options(self.buffer)) if seat in self.actors else []

    def _refusal(self, seat: Seat, move: Move) -> int:
        return k.check(self.buffer, seat, move)

    def _step(self, seat: Seat, move: Move) -> int:
        return k.step(self.buffer, seat, move)

    def _reason(self, why: int, seat: Seat, move: Move) -> Reason:
        return reason(ClaimSnapshot(self.buffer), why, move, self.legal(seat))

    def _told(self, seat: Seat, move: Move) -> list[Event]:
        before = ClaimSnapshot(self.buffer)
        self._step(seat, move)
        return told(before, ClaimSnapshot(self.buffer), seat, move, self.outcome)

    def view(self, seat: Seat | None) -> dict[str, Json]:
        return cast("dict[str, Json]", sight.view(self.buffer, seat))

    def guess(self, seat: Seat | None, rng: Chance) -> Self:
        if seat is not None:
            return type(self)(k.guess(self.buffer, seat, rng.words))
        return type(self)(sight.guess_for_anybody(self.buffer, rng))

    @property
    def spaces(self) -> Spaces:
        return SPACES

    def observe(self, seat: Seat, out: Numbers | None = None) -> Numbers:
        seen = np.empty(observing.LAYOUT.size, np.int8) if out is None else out
        observing.observe(self.buffer, seat, seen)
        return seen

    def mask(self, seat: Seat, out: Numbers | None = None) -> Numbers:
        able = np.empty(observing.KINDS, MASK) if out is None else out
        observing.mask(self.buffer, seat, able)
        return able

    @property
    def outcome(self) -> Outcome | None:
        if self.buffer.item(_PHASE) != k.OVER:
            return None
        scores = ClaimSnapshot(self.buffer).score
        points = [int(factions) for factions in k.tally(*scores)[:_SEATS]]
        won_by = k.winner(*scores)
        decided_by = "factions" if points[0] != points[1] else "draw" if won_by == k.NOBODY else "sum"
        return Outcome.ranked(points, decided_by, standing=[int(seat == won_by) for seat in range(_SEATS)])

    def prompt(self, seat: Seat) -> Prompt | None:
        if seat not in self.actors:
            return None
        led = self.buffer.item(_LED)
        if led == k.NO_CARD:
            return Prompt(Word("prompt-lead"), "claim.lead")
        if faction(led) == DOPPELGANGER:
            return Prompt(Word("prompt-follow-doppelganger"), "claim.doppelganger-led")
        return Prompt(Word("prompt-follow", {"faction": Word(f"faction-{FACTIONS[faction(led)]}")}), "claim.follow")

    def because(self, seat: Seat, move: Move) -> str:
        return ground(self.buffer.item(_LED), move)

    def label(self, seat: Seat, move: Move) -> Word:
        return label(move)
