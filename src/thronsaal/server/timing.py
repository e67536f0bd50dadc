"""The clocks of a table: that of the game where it runs one, else the one that was chosen when the table was set up.

Both are read off the journal, so a restart winds neither up: what runs, since when, and how much is left follows from
the times of the entries.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from thronsaal.core.game import Clock
from thronsaal.core.words import Seat

if TYPE_CHECKING:
    from thronsaal.server.table import Entry, Table

PaceKind: TypeAlias = Literal["move", "match", "days"]

BOARD = frozenset(("moved", "took-back", "resigned", "walkover"))
"""The kinds of entries that change the board."""
MERCY = 60
"""Who sits down again has at least so many seconds, whatever was left of the match."""
DAY = 86_400
LIMITS: Mapping[PaceKind, tuple[int, int]] = {"move": (10, 3600), "match": (60, 4 * 3600), "days": (1, 14)}
MOST_BONUS = 300
PACES = ("none", "move 30", "move 60", "move 180", "match 600+10", "match 1800+20", "days 1", "days 3", "days 7")
"""What a form offers."""


class BadPace(ValueError):
    """A text that is no clock; the message says what was expected."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long people may take.

    `move 60` are seconds for each move, `days 3` days; `match 600+10` are seconds for the whole match, and more for
    each move that is made.
    """

    kind: PaceKind
    count: int
    bonus: int = 0

    def __str__(self) -> str:
        return f"{self.kind} {self.count}" + (f"+{self.bonus}" if self.kind == "match" else "")

    @property
    def seconds(self) -> int:
        """The time for a move, or at the start for all of them."""
        return self.count * DAY if self.kind == "days" else self.count

    @staticmethod
    def read(text: str) -> Pace | None:
        """The pace that is written so; None for `none`. Raises BadPace."""
        if text in ("", "none"):
            return None
        found = re.fullmatch(r"(move|days) ([1-9][0-9]{0,5})|(match) ([1-9][0-9]{0,5})\+([0-9]{1,3})", text)
        if found is not None:
            kind: PaceKind = found[1] or found[3]  # type: ignore[assignment]
            pace = Pace(kind, int(found[2] or found[4]), int(found[5] or 0))
            least, most = LIMITS[kind]
            if least <= pace.count <= most and pace.bonus <= MOST_BONUS:
                return pace
        forms = ", ".join(f"{kind} {least} to {most}" for kind, (least, most) in LIMITS.items())
        raise BadPace(f"none, {forms} (match 600+10: ten minutes, and 10 seconds more a move)")


class Timekeeper:
    """Follows the journal of one table."""

    def __init__(self, pace: Pace | None, seats: int) -> None:
        self.pace = pace
        self.game: tuple[Clock, int] | None = None
        """The game's own clock, and since when it runs."""
        self._left = [1000 * pace.seconds if pace else 0] * seats
        self._running: dict[Seat, tuple[int, int]] = {}
        """Whose time runs: the question that the seat is to answer, and since when."""

    def follow(self, table: Table, at: int, entry: Entry | None = None) -> None:
        """An entry was absorbed (None: the table was set up)."""
        if entry is not None and entry.kind in BOARD:
            self._follow_game(table, at)
        if self.pace is None:
            return
        waiting = self._waiting(table)
        for seat, (question, since) in list(self._running.items()):
            if waiting.get(seat) != question:
                del self._running[seat]
                self._left[seat] = max(0, self._left[seat] - (at - since))
                if entry is not None and entry.kind == "moved" and entry.seat == seat:
                    self._left[seat] += 1000 * self.pace.bonus
        if entry is not None and entry.kind == "sat":
            self._left[entry.seat] = max(self._left[entry.seat], 1000 * MERCY)
        for seat, question in waiting.items():
            self._running.setdefault(seat, (question, at))

    def _follow_game(self, table: Table, at: int) -> None:
        clock = None if table.match.outcome is not None else table.game.clock(table.match.state, table.match.options)
        goes_on = clock is not None and self.game is not None and self.game[0].name == clock.name
        since = self.game[1] if goes_on and self.game is not None else at
        self.game = None if clock is None else (clock, since)

    def _waiting(self, table: Table) -> dict[Seat, int]:
        """The people whose time runs, and the question before each; where the game has a clock, that one counts."""
        if not table.is_hurried or self.game is not None:
            return {}
        return {seat: table.match.questions[seat] for seat in table.actors if table.chairs[seat].kind == "person"}

    def until(self, seat: Seat) -> int | None:
        """When the time of a seat is up, in milliseconds since 1970; None where it does not run."""
        if self.pace is None or seat not in self._running:
            return None
        since = self._running[seat][1]
        return since + (self._left[seat] if self.pace.kind == "match" else 1000 * self.pace.seconds)

    def left(self, seat: Seat) -> int | None:
        """What a seat whose time does not run has left of the match, in milliseconds; None with any other clock."""
        is_kept = self.pace is not None and self.pace.kind == "match" and seat not in self._running
        return self._left[seat] if is_kept else None

    def late(self, at: int) -> list[Seat]:
        """The seats whose time is up."""
        return [seat for seat in sorted(self._running) if (until := self.until(seat)) is not None and at >= until]
