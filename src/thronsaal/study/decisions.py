"""What bots knew, could do and did: every choice of a game as numbers."""

from __future__ import annotations

from dataclasses import dataclass

from thronsaal.core.match import Match
from thronsaal.core.words import Seat


@dataclass(frozen=True, slots=True)
class Decisions:
    """The choices of one game, in order. What was seen and what was possible lie one behind the other, as bytes."""

    moves: tuple[int, ...]
    """How many moves were made before each."""
    seats: tuple[Seat, ...]
    actions: tuple[int | None, ...]
    """The number of what was chosen; None for a move that is not listed, such as an offer."""
    written: tuple[str, ...]
    """The same as records write it."""
    observations: bytes
    masks: bytes


class Diary:
    """Notes the choices of one match. Who has only one move chooses nothing, and nothing is noted."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._actions = match.state.spaces.actions
        self._moves: list[int] = []
        self._seats: list[Seat] = []
        self._chosen: list[int | None] = []
        self._written: list[str] = []
        self._seen: list[bytes] = []
        self._masks: list[bytes] = []

    def look(self, seat: Seat) -> None:
        """A seat is about to choose."""
        state = self._match.state
        # What number a move has may hang on the position before it.
        self._before = state.copy()
        self._moves.append(len(self._match.moves))
        self._seats.append(seat)
        self._seen.append(state.observe(seat).tobytes())
        self._masks.append(state.mask(seat).tobytes())

    def write(self) -> None:
        """The seat has chosen."""
        made = self._match.moves[-1]
        try:
            action = self._actions.action(self._before, made.seat, made.move)
        except LookupError:
            action = None
        self._chosen.append(action)
        self._written.append(self._match.game.write(made.move))

    def decisions(self) -> Decisions:
        """All of them."""
        return Decisions(
            tuple(self._moves),
            tuple(self._seats),
            tuple(self._chosen),
            tuple(self._written),
            b"".join(self._seen),
            b"".join(self._masks),
        )
