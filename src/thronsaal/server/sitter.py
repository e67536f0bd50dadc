"""A chair as anybody may see it."""

from __future__ import annotations

from dataclasses import dataclass

from thronsaal.core.words import Json, Seat


@dataclass(frozen=True, slots=True)
class Sitter:
    """A chair as anybody may see it. `keeps` says that a bot keeps the seat warm for this person.

    `since`: when whoever sits (or sat) there went away; None: they are here. `until`: when their time is up, if it
    runs; `left`: what they have of the match, if it does not. `is_missing`: the others need not wait any longer.
    """

    seat: Seat
    letter: str
    kind: str
    name: str
    level: str
    is_me: bool
    keeps: bool
    since: int | None = None
    until: int | None = None
    left: int | None = None
    is_missing: bool = False

    def plain(self) -> dict[str, Json]:
        """The chair as JSON."""
        return {
            "seat": self.seat,
            "letter": self.letter,
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "me": self.is_me,
            "here": self.kind in ("person", "bot") and self.since is None,
            "since": self.since,
            "until": self.until,
            "left": self.left,
            "missing": self.is_missing,
        }
