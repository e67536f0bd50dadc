"""The map in characters, 80 columns wide, for a terminal; moves that have a place there stand at it with their numbers.

(A) is a settlement, [A] a keep, AAA a road of seat A; `12)` is the twelfth move of the list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from thronsaal.core.text import Voice
from thronsaal.core.words import seat_letter
from thronsaal.games.catan.kernel.geometry import plan
from thronsaal.games.catan.kernel.material import CLANS, RESOURCES, TERRAINS, TRAIL_OF
from thronsaal.games.catan.moves import Meaning, meaning_of
from thronsaal.games.catan.notation import read
from thronsaal.games.catan.places import beside
from thronsaal.games.catan.view import CatanView, map_id_of

WIDE: Final = 80
HALF: Final = 6
"""Columns from the middle of a hex to its side."""
ROW: Final = 5
"""Lines from one row of hexes to the next: two along the slanted paths, three along the upright ones."""
NORTH: Final = 4
"""Lines for what lies north of the land."""


class Canvas:
    """Lines to write on."""

    def __init__(self, high: int) -> None:
        self.lines = [[" "] * WIDE for _ in range(high)]

    def put(self, column: int, line: int, text: str) -> None:
        """Write with the middle there, within the lines."""
        start = min(max(0, column - (len(text) - 1) // 2), WIDE - len(text))
        self.lines[line][start : start + len(text)] = text

    def text(self) -> list[str]:
        """All lines but empty ones at the end."""
        lines = ["".join(line).rstrip() for line in self.lines]
        while lines and not lines[-1]:
            lines.pop()
        return lines


class Sketch:
    """A map while it is drawn."""

    def __init__(self, seen: CatanView, moves: Sequence[str], voice: Voice) -> None:
        self.seen, self.voice = seen, voice
        self.map_id = map_id_of(seen)
        self.board = plan(self.map_id)
        self.moves: list[tuple[str, Meaning]] = [
            (f"{number})", meaning_of(read(move))) for number, move in enumerate(moves, 1)
        ]
        self.west = min(2 * q + r for q, r in self.board.hexes) - 1
        self.north = min(r for _, r in self.board.hexes)
        self.top = NORTH if "camps" in seen else 1
        self.margin = 1
        self.margin += max([0, *(len(text) + 1 - column for text, column in self._western_stations())])
        rows = max(r for _, r in self.board.hexes) - self.north + 1
        self.canvas = Canvas(self.top + ROW * rows + 4)

    def draw(self) -> list[str]:
        """All of it."""
        for path in sorted(self.board.open_paths):
            self._path(path)
        for corner in sorted(self.board.open_corners):
            self.canvas.put(*self._corner(corner), "+")
        for at in range(len(self.board.hexes)):
            self._hex(at)
        self._stations()
        self._pieces()
        self._numbers()
        if "camps" in self.seen:
            self._north()
        legend = [self.voice.say("sketch-legend")]
        if "camps" in self.seen:
            legend.append(self.voice.say("sketch-legend-north"))
        return [*self.canvas.text(), self._tormund_at_home(), *legend]

    # Where things lie

    def _corner(self, corner: int) -> tuple[int, int]:
        q, r, end = self.board.corners[corner]
        row, lower = divmod(3 * r + (2 if end == "S" else -2) + 2, 3)
        return (2 * q + r - self.west) * HALF + self.margin, self.top + ROW * (row - self.north) + 2 * lower

    def _hex_at(self, at: int) -> tuple[int, int]:
        """The column of a hex, and the line of its upper side corners."""
        q, r = self.board.hexes[at]
        return (2 * q + r - self.west) * HALF + self.margin, self.top + ROW * (r - self.north) + 2

    def _middle(self, path: int) -> tuple[int, int]:
        (ax, ay), (bx, by) = (self._corner(end) for end in self.board.paths[path])
        return (ax + bx) // 2, (ay + by) // 2

    # What is drawn

    def _path(self, path: int) -> None:
        (ax, ay), (bx, by) = (self._corner(end) for end in self.board.paths[path])
        column, line = self._middle(path)
        if ax == bx:
            for between in range(min(ay, by) + 1, max(ay, by)):
                self.canvas.put(column, between, "|")
        else:
            self.canvas.put(column, line, "/" if (bx - ax) * (by - ay) < 0 else "\\")

    def _hex(self, at: int) -> None:
        column, line = self._hex_at(at)
        terrain, chip = self.seen["terrain"][at], self.seen["chips"][at]
        if terrain in ("desert", "ice"):
            what = self.voice.say(f"terrain-{terrain}")
        else:
            what = f"{chip} {self.voice.say(f'resource-{RESOURCES[TERRAINS.index(terrain)]}')}".replace("&", "/")
        self.canvas.put(column, line + 1, what)
        here = [self.voice.say("board-tormund")] if self.seen["tormund"] == f"h{at + 1}" else []
        if "camps" in self.seen:
            here += [self._short(kind) for kind, count in self.seen["gift"][at].items() for _ in range(count)]
        self.canvas.put(column, line + 2, " ".join(here))

    def _short(self, kind: str) -> str:
        return self.voice.say(f"sketch-{kind}")

    def _stations(self) -> None:
        """Each off the land, beside its path."""
        for path, kind in self.seen["stations"]:
            number = int(path[1:]) - 1
            column, line = self._middle(number)
            inland, above = self._hex_at(beside(self.map_id)[1][number][0])
            text = self._station(kind)
            out = (column > inland) - (column < inland)
            down = 1 if line > above + 1 else -1 if line < above + 1 else 0
            if column == inland - HALF:
                self.canvas.put(column - 2 - len(text) // 2, line, text)
            elif column == inland + HALF:
                self.canvas.put(column + 3 + len(text) // 2, line, text)
            else:
                self.canvas.put(column + 2 * out, line + down, text)

    def _station(self, kind: str) -> str:
        return "3:1" if kind == "any" else self.voice.say(f"resource-{kind}")

    def _western_stations(self) -> Iterator[tuple[str, int]]:
        """What stands left of an upright path, and the column of that path: there the land makes room."""
        for path, kind in self.seen["stations"]:
            number = int(path[1:]) - 1
            column, _ = self._middle(number)
            if column == self._hex_at(beside(self.map_id)[1][number][0])[0] - HALF:
                yield self._station(kind), column

    def _pieces(self) -> None:
        for seat in range(self.seen["seats"]):
            letter = seat_letter(seat)
            for road in self.seen["roads"][seat]:
                column, line = self._middle(int(road[1:]) - 1)
                a, b = (self._corner(end) for end in self.board.paths[int(road[1:]) - 1])
                if a[0] == b[0]:
                    for between in range(min(a[1], b[1]) + 1, max(a[1], b[1])):
                        self.canvas.put(column, between, letter)
                else:
                    self.canvas.put(column, line, letter * 3)
            for places, form in ((self.seen["settlements"], "({})"), (self.seen["keeps"], "[{}]")):
                for place in places[seat]:
                    self.canvas.put(*self._corner(int(place[1:]) - 1), form.format(letter))

    def _numbers(self) -> None:
        """Moves that have a place on the land, by their numbers."""
        robs: dict[int, list[str]] = {}
        drives: dict[int, list[str]] = {}
        for number, meaning in self.moves:
            match meaning.kind.name:
                case "road" | "yarwyck":
                    self.canvas.put(*self._middle(meaning.things["place"]), number)
                case "settlement":
                    self.canvas.put(*self._corner(meaning.things["place"]), number)
                case "keep":  # where a settlement of one's own stands
                    self.canvas.put(*self._corner(meaning.things["place"]), f"({number}")
                case "tormund" if meaning.hex >= 0:
                    victim = meaning.victim
                    robs.setdefault(meaning.hex, []).append(number + ("" if victim is None else seat_letter(victim)))
                case "repel" | "ygritte":
                    drives.setdefault(meaning.hex, []).append(number + self._short(meaning.text("wildling")))
        for told, below in ((robs, 0), (drives, 3)):
            for at, numbers in told.items():
                column, line = self._hex_at(at)
                self.canvas.put(column, line + below, " ".join(numbers))

    def _north(self) -> None:
        """The camps in a line of their own; clearings and wall above their hexes."""
        at: Mapping[str, str] = {
            meaning.text("place"): number for number, meaning in self.moves if meaning.kind.name == "benjen"
        }
        posts = {m.things["section"]: number for number, m in self.moves if m.kind.name == "guard"}
        clans = []
        for clan, camps in zip(CLANS, self.seen["camps"], strict=True):
            here = enumerate(camps, 1)
            who = [self._short(kind) + at.get(f"{clan} {camp}", "") for camp, kind in here if kind is not None]
            clans.append(f"{self.voice.say(f'board-clan-{clan}')}: {' '.join(who) or '–'}")
        self.canvas.put(WIDE // 2, 0, "   ".join(clans)[:WIDE])
        for section, guards in enumerate(self.seen["wall"]):
            column = (2 * section - self.west) * HALF + self.margin
            trails = "".join(str(n) for n in range(1, len(TRAIL_OF)) if TRAIL_OF[n][1] == section)
            waiting = " ".join([self._short("regular")] * self.seen["clearings"][section])
            number = at.get(f"clearing {section + 1}", "")
            self.canvas.put(column, 1, f"{trails[0]}\\ /{trails[1]}")
            self.canvas.put(column, 2, f"{waiting or '.'}{number}")
            wall = "".join("_" if guard is None else seat_letter(guard) for guard in guards)
            self.canvas.put(column, 3, f"={wall}={posts.get(section, '')}")

    def _tormund_at_home(self) -> str:
        goes = "".join(number for number, meaning in self.moves if meaning.kind.name == "tormund" and meaning.hex < 0)
        home = self.voice.say("board-tormund-camp")
        if self.seen["tormund"] == "camp":
            return f"{home}: {self.voice.say('board-tormund')}"
        return f"{home}: {goes}" if goes else ""


def sketch(seen: CatanView, moves: Sequence[str], voice: Voice) -> list[str]:
    """The map as lines of text."""
    return [line for number, line in enumerate(Sketch(seen, moves, voice).draw()) if line or number < 2]
