"""What the board template draws: houses, the encounter, what is asked. Pieces of it are in `faces.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from thronsaal.core.words import Seat
from thronsaal.games.ironthrone.faces import Back, Face, Sheet, Token


@dataclass(frozen=True, slots=True)
class Pip:
    """A place on an influence track: the house the marker lies on, or "" while it is at home."""

    house: str


@dataclass(frozen=True, slots=True)
class House:
    """All that lies before one seat."""

    seat: Seat
    letter: str
    name: str
    house: str
    title: str
    mine: bool
    role: str
    role_text: str
    leader: Sheet | None
    chosen: bool
    sheet: int
    tokens: Sequence[Token]
    track: Sequence[Pip]
    spread: int
    track_text: str
    owed: Sequence[Back]
    hand: Sequence[Face] | None
    hand_size: int
    deck: int
    known: Sequence[Face]
    discard: Sequence[Face]
    hostages: Sequence[Back]
    captives: Sequence[Face]
    hostages_text: str
    summary: str
    move: str


@dataclass(frozen=True, slots=True)
class Fighter:
    """A character on a side of the encounter and whose it is."""

    token: Token
    owner: str
    active: bool
    waiting: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """Where an active seat lays its card: empty, back, face or nothing (a seat without any card)."""

    kind: str
    text: str
    face: Face | None = None
    house: str = ""
    glide: str = ""
    is_secret: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the encounter."""

    role: str
    title: str
    name: str
    house: str
    fighters: Sequence[Fighter]
    slot: Slot
    terms: Sequence[str]
    total: str
    sum_text: str
    won: bool
    played: Sequence[tuple[str, Face]]


@dataclass(frozen=True, slots=True)
class Ask:
    """A legal move as a button in the middle of the table."""

    move: str
    label: str
    token: Token | None = None
    house: str = ""
    icon: str = ""
    side: str = ""


@dataclass(frozen=True, slots=True)
class Captive:
    """A hostage of mine with what may be done to it."""

    face: Face
    release: str
    torture: str


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that a side may give in a deal: what lies on the table and the most that is possible."""

    field: str
    what: str
    label: str
    value: int
    most: int


@dataclass(frozen=True, slots=True)
class Gift:
    """What one side gives."""

    name: str
    house: str
    title: str
    items: Sequence[Item]
    text: str


@dataclass(frozen=True, slots=True)
class Deal:
    """The talks of a truce."""

    gifts: Sequence[Gift]
    is_on_table: bool
    speaker: str
    mine: bool
    can_put: bool
    can_confirm: bool
    can_refuse: bool
    proposals: str
