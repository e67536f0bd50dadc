"""The boards and components of Catan as data, each with its provenance.

Hexes are pointy-topped with axial coordinates (q, r): r counts rows from the north, q + r / 2 runs from west to east.
A board is written row by row; a letter is the terrain, the number behind it the chip: `M5` are mountains with a five.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

RESOURCES: Final = ("lumber", "brick", "wool", "grain", "ore")
LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)
TERRAINS: Final = ("forest", "hills", "pasture", "fields", "mountains", "desert", "ice")
DESERT, ICE = 5, 6
"""A terrain below DESERT yields the resource of the same number."""
_LETTERS: Final = "FHPAMDI"

TWO_AND_TWELVE: Final = 13
"""The chip of the three-seat Brotherhood board that yields on 2 and on 12."""
ANY: Final = 5
"""The kind of a station that trades every resource at 3:1; below it, the resource it trades at 2:1."""

PIECES: Final = {"road": 15, "settlement": 5, "keep": 4, "guard": 7}
ROADS, SETTLEMENTS, KEEPS, GUARDS = PIECES.values()
PER_RESOURCE: Final = 19
MOST_SEATS: Final = 4

DEVELOPMENTS: Final = ("patrol", "winter", "roads", "recruits", "monopoly", "point")
PATROL, WINTER, ROAD_BUILDING, RECRUITS, MONOPOLY, POINT = range(6)

KINDS: Final = ("regular", "climber", "giant")
REGULAR, CLIMBER, GIANT = range(3)
FIGURES: Final = (24, 8, 8)
CLANS: Final = ("ice-river", "cave-dwellers", "hornfoots")
TOKENS_PER_CLAN: Final = (12, 4, 3)
"""Wildling tokens of each kind, the same for every clan (reconstructed from the total of 57)."""
CAMPS: Final = 5
SECTIONS: Final = 4
PLACES: Final = 5
TRAILS: Final = ((0, 1), (1, 2), (2, 3))
"""The clearings that a clan's two trails lead to: first the trail of the lower number."""
TRAIL_OF: Final = ((-1, -1), (0, 0), (0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 3), (2, 3))
"""By the number on the wildling die: the clan that advances and its clearing. Nine to twelve move nobody."""

HEROES: Final = (
    "mormont",
    "marsh",
    "tarly",
    "yarwyck",
    "thorne",
    "melisandre",
    "mance",
    "benjen",
    "ygritte",
    "yoren",
    "qhorin",
)
MORMONT, MARSH, TARLY, YARWYCK, THORNE, MELISANDRE, MANCE, BENJEN, YGRITTE, YOREN, QHORIN = range(11)

COSTS: Final = {
    "road": (1, 1, 0, 0, 0),
    "settlement": (1, 1, 1, 1, 0),
    "keep": (0, 0, 0, 2, 3),
    "development": (0, 0, 1, 1, 1),
    "guard": (1, 1, 1, 0, 0),
}


@dataclass(frozen=True, slots=True)
class Board:
    """A board: rows of hexes from north to south, each row with the q of its first hex, and the trade stations."""

    name: str
    provenance: str
    rows: tuple[tuple[int, int, str], ...]
    """(r, q of the first hex, hexes)"""
    stations: tuple[tuple[int, int, str, int], ...]
    """(q, r, side of that hex, kind)"""
    deck: tuple[int, ...]
    """How many development cards of each kind."""
    rate: int
    """What the supply asks without a station."""
    award: int
    """Points for the longest road and for the strongest patrol."""
    has_wall: bool = False

    @property
    def hexes(self) -> tuple[tuple[int, int, int, int], ...]:
        """Each hex as (q, r, terrain, chip); chip 0 where there is none."""
        return tuple(
            (first + at, r, _LETTERS.index(text[0]), _chip(text[1:]))
            for r, first, row in self.rows
            for at, text in enumerate(row.split())
        )


def _chip(text: str) -> int:
    return TWO_AND_TWELVE if text == "2&12" else int(text or 0)


_NOTCHES = ((-3, 3, "SE"), (-2, 3, "SE"), (-1, 3, "SE"), (0, 3, "SE"), (1, 3, "SE"))
_WEST_TO_EAST = (GRAIN, BRICK, LUMBER, WOOL, ORE)

BROTHERHOOD_FOUR: Final = Board(
    "brotherhood-4",
    "reconstructed",
    (
        (0, 0, "M5 P6 H5 A8"),
        (1, -1, "M6 H4 A9 P10 F11"),
        (2, -2, "P3 F9 P11 M3 F8 M4"),
        (3, -3, "A10 F12 H3 A10 H4 M2"),
    ),
    tuple((*notch, kind) for notch, kind in zip(_NOTCHES, _WEST_TO_EAST, strict=True)),
    (14, 2, 2, 2, 0, 5),
    3,
    1,
    True,
)
BROTHERHOOD_THREE: Final = Board(
    "brotherhood-3",
    "reconstructed",
    (
        (0, 0, "M5 P6 H5 A8"),
        (1, -1, "M6 H4 A9 P10 I"),
        (2, -2, "P3 F9 M11 M3 I I"),
        (3, -3, "A10 F2&12 H3 F10 I I"),
    ),
    tuple((*notch, kind) for notch, kind in zip(((-3, 3, "W"), *_NOTCHES[:4]), _WEST_TO_EAST, strict=True)),
    (14, 2, 2, 2, 0, 5),
    3,
    1,
    True,
)
BASE: Final = Board(
    "base",
    "reconstructed",
    (
        (0, 0, "P6 A11 F8 A9"),
        (1, -1, "F12 H3 P9 P10 M6"),
        (2, -2, "M10 A8 F5 M4 F11 I"),
        (3, -3, "I P4 H2 A3 H5 I"),
    ),
    (
        (-2, 2, "W", GRAIN),
        (-2, 3, "SE", BRICK),
        (-1, 3, "SE", LUMBER),
        (0, 3, "SE", WOOL),
        (1, 3, "SE", ORE),
        (-1, 1, "NW", ANY),
        (1, 0, "NW", ANY),
        (3, 0, "NE", ANY),
        (3, 1, "E", ANY),
    ),
    (14, 2, 2, 0, 0, 5),
    4,
    2,
)
CLASSIC: Final = Board(
    "classic",
    "reconstructed",
    (
        (-2, 0, "M10 P2 F9"),
        (-1, -1, "A12 H6 P4 H10"),
        (0, -2, "A9 F11 D F3 M8"),
        (1, -2, "F8 M3 A4 P5"),
        (2, -2, "H5 A6 P11"),
    ),
    (
        (0, -2, "NW", ANY),
        (1, -2, "NE", GRAIN),
        (2, -1, "NE", ORE),
        (2, 0, "E", ANY),
        (1, 1, "SE", WOOL),
        (-1, 2, "SE", ANY),
        (-2, 2, "SW", ANY),
        (-2, 1, "W", BRICK),
        (-1, -1, "W", LUMBER),
    ),
    (14, 2, 2, 0, 2, 5),
    4,
    2,
)
BOARDS: Final = (BROTHERHOOD_FOUR, BROTHERHOOD_THREE, BASE, CLASSIC)
BROTHERHOOD_FOUR_MAP, BROTHERHOOD_THREE_MAP, BASE_MAP, CLASSIC_MAP = range(4)
BOARD_NAMES: Final = ("brotherhood", "base", "classic")


def map_of(board: str, seats: int) -> int:
    """The number of a board among the maps."""
    if board == "brotherhood":
        return BROTHERHOOD_FOUR_MAP if seats == 4 else BROTHERHOOD_THREE_MAP
    return BASE_MAP if board == "base" else CLASSIC_MAP


LINES: Final = tuple(tuple((section - step, step) for step in range(4)) for section in range(SECTIONS))
"""The hexes (q, r) behind each section of the wall, from the wall to the south-west."""
STARTING_HEROES: Final = {4: (YARWYCK, TARLY, MARSH, MORMONT), 3: (TARLY, MARSH, MORMONT)}
"""By seats, in the order of play."""
