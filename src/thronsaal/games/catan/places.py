"""What hexes, corners and paths are called: by the landscapes beside them, as people at a table call them.

Each name is unique on its board. It carries where it lies (`at`, as moves write it), so that a page can point at it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from thronsaal.core.words import Value, Word
from thronsaal.games.catan.kernel.geometry import corner_spot, hex_spot, plan
from thronsaal.games.catan.kernel.material import ANY, DESERT, ICE, RESOURCES, TWO_AND_TWELVE

CORNER_SIDES: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
"""Where the corners of a hex lie, clockwise from the north."""
PATH_SIDES: Final = ("north-east", "east", "south-east", "south-west", "west", "north-west")
"""Where the paths lie that lead from those corners to the next."""
_ROWS: Final = {
    2: (("west", "east"), ("north", "south")),
    3: (("west", "middle", "east"), ("north", "middle", "south")),
}


@dataclass(frozen=True, slots=True)
class Places:
    """The names of all places of a board, by their numbers."""

    hexes: Sequence[Word]
    corners: Sequence[Word]
    paths: Sequence[Word]


@cache
def beside(map_id: int) -> tuple[Mapping[int, Sequence[int]], Mapping[int, Sequence[int]]]:
    """The landscapes at each corner and along each path."""
    board = plan(map_id)
    corners: dict[int, list[int]] = {n: [] for n in range(len(board.corners))}
    for at, around in enumerate(board.corners_of):
        for corner in around if board.land[at] else ():
            corners[corner].append(at)
    paths = {n: [at for at in corners[a] if at in corners[b]] for n, (a, b) in enumerate(board.paths)}
    return corners, paths


@lru_cache(64)
def places(map_id: int, terrain: tuple[int, ...], chips: tuple[int, ...], stations: tuple[int, ...]) -> Places:
    """The names on a board that was laid out so; all as the record has it, what is beyond the board is ignored."""
    hexes = _hexes(map_id, terrain, chips)
    corners = _corners(map_id, hexes, stations)
    return Places(hexes, corners, _paths(map_id, hexes, corners))


def _hexes(map_id: int, terrain: Sequence[int], chips: Sequence[int]) -> list[Word]:
    """Each by its number and what it yields; of several that are alike, also by where it lies among them."""
    alike: dict[tuple[int, int], list[int]] = {}
    for at in range(len(plan(map_id).hexes)):
        alike.setdefault((terrain[at], chips[at]), []).append(at)
    words: dict[int, Word] = {}
    for (kind, chip), found in alike.items():
        sides = _sides([hex_spot(map_id, at) for at in found])
        for number, (at, side) in enumerate(zip(found, sides, strict=True), 1):
            words[at] = _hex(kind, chip, side, number, f"h{at + 1}")
    return [words[at] for at in sorted(words)]


def _hex(kind: int, chip: int, side: str, number: int, at: str) -> Word:
    if kind == ICE:
        return Word("place-ice", {"number": number, "at": at})
    if kind == DESERT:
        return Word("place-desert", {"at": at})
    values: dict[str, Value] = {
        "chip": "2/12" if chip == TWO_AND_TWELVE else str(chip),
        "what": Word(f"resource-{RESOURCES[kind]}"),
        "at": at,
    }
    return Word(f"place-hex-{side}" if side else "place-hex", values)


def _sides(spots: Sequence[tuple[float, float]]) -> list[str]:
    """How things that are called alike differ by where they lie; each answer once."""
    if len(spots) not in _ROWS:
        return [""] * len(spots)
    across, down = _ROWS[len(spots)]
    xs, ys = sorted(x for x, _ in spots), sorted(y for _, y in spots)
    if len(set(xs)) < len(xs) and len(set(ys)) == len(ys):
        return [down[ys.index(y)] for _, y in spots]
    order = sorted(spots)
    return [across[order.index(spot)] for spot in spots]


def _corners(map_id: int, hexes: Sequence[Word], stations: Sequence[int]) -> list[Word]:
    found, beside_corner = [], beside(map_id)[0]
    alike: dict[tuple[int, ...], list[int]] = {}
    for corner, around in beside_corner.items():
        alike.setdefault(tuple(around), []).append(corner)
    for corner, around in beside_corner.items():
        twins = alike[tuple(around)]
        values: dict[str, Value] = {name: hexes[at] for name, at in zip("abc", around, strict=False)}
        values["at"] = f"v{corner + 1}"
        if not around:
            word = Word("place-corner-ice", {"number": twins.index(corner) + 1, "at": values["at"]})
        elif len(around) == 1:
            side = CORNER_SIDES[plan(map_id).corners_of[around[0]].index(corner)]
            word = Word("place-corner-1", {**values, "side": Word(f"side-{side}")})
        elif len(twins) > 1:
            side = _sides([corner_spot(map_id, twin) for twin in twins])[twins.index(corner)]
            word = Word(f"place-corner-{len(around)}-side", {**values, "side": Word(f"side-{side}")})
        else:
            word = Word(f"place-corner-{len(around)}", values)
        found.append(_with_station(map_id, corner, word, stations))
    return found


def _with_station(map_id: int, corner: int, word: Word, stations: Sequence[int]) -> Word:
    board = plan(map_id)
    for path, kind in zip(board.stations, stations, strict=False):
        if corner in board.paths[path]:
            station = Word("place-station-any") if kind == ANY else Word(f"resource-{RESOURCES[kind]}")
            return Word("place-at-station", {"place": word, "station": station})
    return word


def _paths(map_id: int, hexes: Sequence[Word], corners: Sequence[Word]) -> list[Word]:
    board, found, deep = plan(map_id), [], 0
    for path, along in beside(map_id)[1].items():
        at, ends = f"e{path + 1}", board.paths[path]
        if len(along) == 2:
            word = Word("place-path-2", {"a": hexes[along[0]], "b": hexes[along[1]], "at": at})
        elif along:
            around = board.corners_of[along[0]]
            side = next(n for n in range(6) if {around[n], around[(n + 1) % 6]} == set(ends))
            word = Word("place-path-1", {"a": hexes[along[0]], "side": Word(f"side-{PATH_SIDES[side]}"), "at": at})
        elif open_end := [end for end in ends if end in board.open_corners]:
            word = Word("place-path-into-ice", {"place": _without_at(corners[open_end[0]]), "at": at})
        else:
            deep += 1
            word = Word("place-path-ice", {"number": deep, "at": at})
        found.append(word)
    return found


def _without_at(word: Word) -> Word:
    """A name inside another one, which is not what is pointed at."""
    inner = {name: _without_at(value) if isinstance(value, Word) else value for name, value in word.values.items()}
    return Word(word.key, {name: value for name, value in inner.items() if name != "at"})
