"""Corners and paths of the boards, computed from their hexes: the tables that the kernels read.

Corners and paths are numbered from north-west to south-east. A set of corners is one integer; a set of paths is two,
of 40 bits each. All tables have the board as their first index.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from thronsaal.games.catan.kernel.material import BOARDS, ICE, LINES, Board

MOST_HEXES: Final = 21
MOST_CORNERS: Final = 60
MOST_PATHS: Final = 80
MOST_STATIONS: Final = 9
HALF: Final = 40
"""Paths in one word of a path set."""

Corner = tuple[int, int, str]

_SIDE_CORNERS = {"E": (1, 2), "NE": (0, 1), "NW": (5, 0), "W": (4, 5), "SW": (3, 4), "SE": (2, 3)}


def _corners(q: int, r: int) -> tuple[Corner, ...]:
    """The six corners of a hex, clockwise from the north; each has one name, whichever hex asks."""
    return (
        (q, r, "N"),
        (q + 1, r - 1, "S"),
        (q, r + 1, "N"),
        (q, r, "S"),
        (q - 1, r + 1, "N"),
        (q, r - 1, "S"),
    )


def _place(corner: Corner) -> tuple[int, int]:
    """Where a corner lies: (y, x), in sixths of a hex's height and halves of its width."""
    q, r, end = corner
    return 3 * r + (2 if end == "S" else -2), 2 * q + r


class Plan(NamedTuple):
    """The corners and paths of one board by name; ice hexes are part of the frame."""

    hexes: tuple[tuple[int, int], ...]
    land: tuple[bool, ...]
    corners: tuple[Corner, ...]
    paths: tuple[tuple[int, int], ...]
    corners_of: tuple[tuple[int, ...], ...]
    """Per hex, clockwise from the north."""
    open_corners: frozenset[int]
    open_paths: frozenset[int]
    stations: tuple[int, ...]
    """The path on which each station lies."""


@cache
def plan(map_id: int) -> Plan:
    """The plan of a board."""
    board: Board = BOARDS[map_id]
    hexes = tuple((q, r) for q, r, _, _ in board.hexes)
    land = tuple(terrain != ICE for _, _, terrain, _ in board.hexes)
    corners = tuple(sorted({corner for at in hexes for corner in _corners(*at)}, key=_place))
    index = {corner: n for n, corner in enumerate(corners)}
    corners_of = tuple(tuple(index[corner] for corner in _corners(*at)) for at in hexes)
    pairs = {tuple(sorted((around[a], around[b]))) for around in corners_of for a, b in _SIDE_CORNERS.values()}
    paths = tuple(sorted(((a, b) for a, b in pairs), key=lambda path: _middle(corners, path)))
    on_land = [around for around, dry in zip(corners_of, land, strict=True) if dry]
    open_paths = {tuple(sorted((around[a], around[b]))) for around in on_land for a, b in _SIDE_CORNERS.values()}
    return Plan(
        hexes,
        land,
        corners,
        paths,
        corners_of,
        frozenset(corner for around in on_land for corner in around),
        frozenset(n for n, path in enumerate(paths) if path in open_paths),
        tuple(path_at(hexes, corners_of, paths, q, r, side) for q, r, side, _ in board.stations),
    )


def _middle(corners: tuple[Corner, ...], path: tuple[int, int]) -> tuple[int, int]:
    (ya, xa), (yb, xb) = _place(corners[path[0]]), _place(corners[path[1]])
    return ya + yb, xa + xb


def path_at(
    hexes: tuple[tuple[int, int], ...],
    corners_of: tuple[tuple[int, ...], ...],
    paths: tuple[tuple[int, int], ...],
    q: int,
    r: int,
    side: str,
) -> int:
    """The path on this side of the hex."""
    around = corners_of[hexes.index((q, r))]
    a, b = _SIDE_CORNERS[side]
    ends = sorted((around[a], around[b]))
    return paths.index((ends[0], ends[1]))


def corner_spot(map_id: int, corner: int) -> tuple[float, float]:
    """Where a corner lies on a drawing with hexes of width 1: (x, y)."""
    y, x = _place(plan(map_id).corners[corner])
    return x / 2, y / 12**0.5


def hex_spot(map_id: int, at: int) -> tuple[float, float]:
    """Where the middle of a hex lies on a drawing with hexes of width 1: (x, y)."""
    q, r = plan(map_id).hexes[at]
    return q + r / 2, 3 * r / 12**0.5


def _table(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.full((len(BOARDS), *shape), -1, np.int64)


HEX_COUNT: Final = np.array([len(plan(m).hexes) for m in range(len(BOARDS))], np.int64)
LAND: Final = np.array([sum(1 << h for h, dry in enumerate(plan(m).land) if dry) for m in range(len(BOARDS))], np.int64)
"""The hexes that are no ice, as a set."""
OPEN: Final = np.array([sum(1 << c for c in plan(m).open_corners) for m in range(len(BOARDS))], np.int64)
"""The corners that touch land."""
OPEN_PATHS: Final = np.zeros((len(BOARDS), 2), np.int64)
AROUND: Final = _table(MOST_HEXES)
"""The corners of a hex, as a set."""
BESIDE: Final = np.zeros((len(BOARDS), MOST_HEXES), np.int64)
"""The land hexes beside a hex, as a set."""
CORNER_HEXES: Final = _table(MOST_CORNERS, 3)
"""The land hexes at a corner, then -1."""
CORNER_PATHS: Final = _table(MOST_CORNERS, 3)
"""The open paths at a corner, then -1."""
FAR_ENDS: Final = _table(MOST_CORNERS, 3)
"""The corners at the other ends of those paths."""
PATHS_AT: Final = np.zeros((len(BOARDS), MOST_CORNERS, 2), np.int64)
"""The open paths at a corner, as a set."""
NEAR: Final = np.zeros((len(BOARDS), MOST_CORNERS), np.int64)
"""A corner and its neighbours, as a set: none of them may bear a settlement when one is built there."""
ENDS: Final = _table(MOST_PATHS, 2)
ACROSS: Final = np.zeros((len(BOARDS), MOST_PATHS), np.int64)
"""The two ends of a path, one xor the other: what leads from either corner to the other."""
ALONE: Final = np.array(
    [[1 << path, 0] if path < HALF else [0, 1 << path - HALF] for path in range(MOST_PATHS)], np.int64
)
"""A path as a set of its own."""
END_SET: Final = np.zeros((len(BOARDS), MOST_PATHS), np.int64)
STATION_CORNERS: Final = np.zeros((len(BOARDS), MOST_STATIONS), np.int64)
STATION_COUNT: Final = np.array([len(board.stations) for board in BOARDS], np.int64)
LINE: Final = np.array(
    [
        [[plan(m).hexes.index(at) for at in line] if BOARDS[m].has_wall else [-1] * 4 for line in LINES]
        for m in range(len(BOARDS))
    ],
    np.int64,
)
"""The hexes behind each section of the wall."""


def _fill(m: int) -> None:
    board = plan(m)
    for path, (a, b) in enumerate(board.paths):
        ENDS[m, path] = a, b
        ACROSS[m, path] = a ^ b
        END_SET[m, path] = 1 << a | 1 << b
        NEAR[m, a] |= 1 << a | 1 << b
        NEAR[m, b] |= 1 << a | 1 << b
        if path not in board.open_paths:
            continue
        OPEN_PATHS[m, path // HALF] |= 1 << path % HALF
        for here, there in ((a, b), (b, a)):
            slot = list(CORNER_PATHS[m, here]).index(-1)
            CORNER_PATHS[m, here, slot] = path
            FAR_ENDS[m, here, slot] = there
            PATHS_AT[m, here, path // HALF] |= 1 << path % HALF
    for h, around in enumerate(board.corners_of):
        AROUND[m, h] = sum(1 << corner for corner in around)
        for corner in around if board.land[h] else ():
            CORNER_HEXES[m, corner, list(CORNER_HEXES[m, corner]).index(-1)] = h
        for other in range(h):
            if AROUND[m, h] & AROUND[m, other] and board.land[h] and board.land[other]:
                BESIDE[m, h] |= 1 << other
                BESIDE[m, other] |= 1 << h
    for slot, path in enumerate(board.stations):
        STATION_CORNERS[m, slot] = END_SET[m, path]


for _map in range(len(BOARDS)):
    _fill(_map)
