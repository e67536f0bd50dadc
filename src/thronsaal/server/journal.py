"""What tables are made of: chairs, deeds, and the entries of a journal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from thronsaal.core.chance import seed_hash
from thronsaal.core.game import Game
from thronsaal.core.words import Json, Seat
from thronsaal.server.people import Person
from thronsaal.server.timing import Pace

ChairKind: TypeAlias = Literal["person", "open", "bot", "past"]
Mark: TypeAlias = Literal["", "known", "signed"]
"""`known`: somebody may know how the cards lie, for this goes on from a match that was seen; `signed`: an uploaded
record that bears this hall's own signature."""
Phase: TypeAlias = Literal["waiting", "playing", "over", "filed"]


NAMELESS = "nobody-"
"""How the id begins of whoever took the place of somebody who had everything of theirs deleted."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits there. A bot that sits in for a person keeps that person's id and name.

    `past` is a seat of an uploaded record: a name and nobody behind it.
    """

    kind: ChairKind
    name: str = ""
    person: str = ""
    level: str = ""
    share: str = ""
    """What whoever sits there added to the seed."""

    @property
    def is_stand_in(self) -> bool:
        """A bot keeps the seat warm for somebody who left."""
        return self.kind == "bot" and self.person != ""

    def plain(self) -> dict[str, Json]:
        """The chair as the store keeps it."""
        kept: dict[str, Json] = {"kind": self.kind, "name": self.name, "person": self.person, "level": self.level}
        return {**kept, "share": self.share} if self.share else kept

    @staticmethod
    def read(stored: Mapping[str, str]) -> Chair:
        """The chair that was stored."""
        kind, share = stored["kind"], stored.get("share", "")
        return Chair(kind, stored["name"], stored["person"], stored["level"], share)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is not stored yet."""

    kind: str
    seat: Seat
    data: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal. `at` is the time in milliseconds since 1970.

    Kinds: moved (move), took-back, resigned, walkover change the board; said (text, how), asked, agreed, declined (a
    take-back), sat (person, name), left (the level of the bot that takes over, or the person when the match has not
    begun; `by`: another seat, or the host, saw to it), filled (the level of a bot on an open seat), began (the seats
    that are kept), lapsed (the move that follows was made by the clock), murmured
    (text, how, name and person: said by somebody who only watches), rematch (table).
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
    pace: Pace | None = None
    guided: bool = False
    """Whether the page explains each new thing to whoever plays here for the first time."""
    mark: Mark = ""

    @property
    def goes_on(self) -> bool:
        """Whether this goes on from moves that were made elsewhere: then the cards lie as they lay there."""
        return self.origin is not None and self.origin[1] > 0

    @property
    def is_known(self) -> bool:
        """Whether somebody may have known the cards: it goes on, or was dealt once more for one who plays alone."""
        return self.goes_on or (self.origin is not None and all(chair.kind != "open" for chair in self.chairs))

    @property
    def seed_hash(self) -> str:
        """Of the house's own number: shown from the start; what the seed was made of is told at the end."""
        return seed_hash(self.seed)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the seat (None: a spectator) is all that decides what may be seen."""

    person: Person | None
    seat: Seat | None
    language: str = "en"
