"""The map of Catan as it is drawn: landscapes, the north and the pieces. What may be done on it: spots.py.

Coordinates are in hundredths of a hex's width, north up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2, degrees
from typing import Final

from thronsaal.core.text import Voice, capital
from thronsaal.core.words import Seat, Value, Word
from thronsaal.games.catan.kernel.geometry import corner_spot, hex_spot, plan
from thronsaal.games.catan.kernel.material import CLANS, PLACES, TRAIL_OF
from thronsaal.games.catan.places import Places, beside
from thronsaal.games.catan.view import CatanView, map_id_of, named, names_of
from thronsaal.games.catan.words import section_word

SCALE: Final = 100
WALL: Final = -79
"""Where the wall stands, above the first row of hexes; the clearings and the camps lie north of it."""
CLEARING: Final = -116
CAMPS: Final = ((0, -166), (-24, -176), (22, -185), (-22, -201), (24, -211))
"""The camps of a clan beside its middle, the one nearest to the wall first."""
CLAN_NAME: Final = -240
DOTS: Final[dict[int | str, int]] = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1, "2&12": 2}


@dataclass(frozen=True, slots=True)
class Station:
    """A trade station: where it lies, its piers to two corners, what it takes at which rate, what it is called."""

    x: float
    y: float
    piers: tuple[tuple[float, float], tuple[float, float]]
    kind: str
    rate: str
    name: str


@dataclass(frozen=True, slots=True)
class Hex:
    """A landscape with its chip and the wildlings on it."""

    x: float
    y: float
    id: str
    terrain: str
    chip: str
    dots: int
    red: bool
    name: str
    wildlings: Sequence[tuple[str, float]]
    """Each with its place beside the middle."""
    blocked: bool


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a seat on a corner or a path."""

    x: float
    y: float
    seat: Seat
    kind: str
    place: str
    name: str
    angle: float = 0


@dataclass(slots=True)
class Land:
    """The map while it is drawn."""

    seen: CatanView
    voice: Voice
    map_id: int = field(init=False)
    names: Places = field(init=False)

    def __post_init__(self) -> None:
        self.map_id, self.names = map_id_of(self.seen), names_of(self.seen)

    def say(self, key: str, **values: Value) -> str:
        return self.voice.say(f"board-{key}", **values)

    # Where things lie

    def corner(self, name: str) -> tuple[float, float]:
        x, y = corner_spot(self.map_id, int(name[1:]) - 1)
        return round(x * SCALE, 1), round(y * SCALE, 1)

    def path(self, name: str) -> tuple[float, float, float]:
        """The middle of a path and how it is turned."""
        a, b = plan(self.map_id).paths[int(name[1:]) - 1]
        (ax, ay), (bx, by) = self.corner(f"v{a + 1}"), self.corner(f"v{b + 1}")
        return round((ax + bx) / 2, 1), round((ay + by) / 2, 1), round(degrees(atan2(by - ay, bx - ax)), 1)

    def hex_at(self, name: str) -> tuple[float, float]:
        x, y = hex_spot(self.map_id, int(name[1:]) - 1)
        return round(x * SCALE, 1), round(y * SCALE, 1)

    def post(self, section: int, place: int) -> tuple[float, float]:
        """A place on the wall."""
        return section * SCALE + 18 * (place - (PLACES - 1) / 2), WALL

    def home(self) -> tuple[float, float]:
        """Tormund's camp, at the west end."""
        return (-118, -96) if self.has_north else (self.hex_at("h1")[0] - 165, self.hex_at("h1")[1] - 20)

    @property
    def has_north(self) -> bool:
        return "camps" in self.seen

    # What things are called

    def place_word(self, name: str) -> Word:
        """A hex, a corner or a path by its landscapes."""
        return named(self.names, name)

    def hex_name(self, at: int) -> str:
        """A landscape, and who stands there."""
        words = [self.voice.say(f"terrain-{self.seen['terrain'][at]}")]
        if self.has_north:
            words += [
                self.voice.say(f"count-{kind}", count=count) for kind, count in self.seen["gift"][at].items() if count
            ]
        if self.seen["tormund"] == f"h{at + 1}":
            words.append(self.say("tormund"))
        return f"{capital(self.voice.say(self.names.hexes[at]))}: {', '.join(words)}"

    # What is drawn

    def hexes(self) -> list[Hex]:
        found = []
        for at, (terrain, chip) in enumerate(zip(self.seen["terrain"], self.seen["chips"], strict=True)):
            x, y = self.hex_at(f"h{at + 1}")
            kinds = self.seen["gift"][at].items() if self.has_north else ()
            stands = [kind for kind, count in kinds for _ in range(count)]
            gap = min(22, 72 / max(len(stands), 1))
            wildlings = [(kind, round((n - (len(stands) - 1) / 2) * gap, 1)) for n, kind in enumerate(stands)]
            dots, red = (DOTS[chip], chip in (6, 8)) if chip is not None else (0, False)
            blocked = bool(stands) or self.seen["tormund"] == f"h{at + 1}"
            name = self.hex_name(at)
            found.append(Hex(x, y, f"h{at + 1}", terrain, str(chip or ""), dots, red, name, wildlings, blocked))
        return found

    def pieces(self) -> list[Piece]:
        """Roads first, so that settlements and keeps stand on them."""
        found: list[Piece] = []
        pieces = {"road": self.seen["roads"], "settlement": self.seen["settlements"], "keep": self.seen["keeps"]}
        for kind, by_seat in pieces.items():
            for seat, places in enumerate(by_seat):
                for place in places:
                    name = self.say(f"piece-{kind}", seat=self.voice.name(seat), place=self.place_word(place))
                    x, y, angle = self.path(place) if kind == "road" else (*self.corner(place), 0.0)
                    found.append(Piece(x, y, seat, kind, place, name, angle))
        return found

    def stations(self) -> list[Station]:
        """Each beside its path, off the land, with piers to its two corners."""
        found = []
        for path, kind in self.seen["stations"]:
            a, b = (self.corner(f"v{n + 1}") for n in plan(self.map_id).paths[int(path[1:]) - 1])
            x, y, _ = self.path(path)
            inland = self.hex_at(f"h{beside(self.map_id)[1][int(path[1:]) - 1][0] + 1}")
            out = 0.66
            rate = "3:1" if kind == "any" else "2:1"
            what = self.say("any") if kind == "any" else self.voice.say(f"resource-{kind}")
            found.append(
                Station(
                    round(x + out * (x - inland[0]), 1),
                    round(y + out * (y - inland[1]), 1),
                    (a, b),
                    kind,
                    rate,
                    self.say("station", rate=rate, what=what),
                )
            )
        return found

    def tormund(self) -> tuple[float, float]:
        """Where Tormund stands."""
        at = self.seen["tormund"]
        if at == "camp":
            return self.home()
        x, y = self.hex_at(at)
        return x - 27, y - 16

    def north(self) -> Mapping[str, object] | None:
        """Clans, clearings and the wall; None on boards without them."""
        if not self.has_north:
            return None
        return {
            "clans": [self._clan(number) for number in range(len(CLANS))],
            "trails": [self._trail(number) for number in range(1, len(TRAIL_OF))],
            "sections": [self._section(section) for section in range(len(self.seen["wall"]))],
            "wall": WALL,
            "clearing": CLEARING,
            "clan_name": CLAN_NAME,
        }

    def _clan(self, number: int) -> Mapping[str, object]:
        x, camps = (number + 0.5) * SCALE, self.seen["camps"][number]
        who = ", ".join(self.voice.say(f"kind-{kind}") for kind in camps if kind) or self.voice.say("nobody")
        clan = self.voice.say(f"clan-{CLANS[number]}")
        return {
            "x": x,
            "title": self.say(f"clan-{CLANS[number]}"),
            "name": self.say("camps", clan=clan, wildlings=who),
            "id": CLANS[number],
            "camps": [(x + dx, y, kind, n + 1) for n, ((dx, y), kind) in enumerate(zip(CAMPS, camps, strict=True))],
        }

    def _trail(self, number: int) -> Mapping[str, object]:
        """A trail from the nearest camp to a clearing; two that share both ends run side by side."""
        clan, clearing = TRAIL_OF[number]
        twins = [other for other in range(1, len(TRAIL_OF)) if TRAIL_OF[other] == TRAIL_OF[number]]
        bend = 0.0 if len(twins) == 1 else (-14.0 if number == twins[0] else 14.0)
        ax, ay = (clan + 0.5) * SCALE, CAMPS[0][1] + 8
        bx, by = clearing * SCALE, CLEARING - 13
        x, y = (ax + bx) / 2 + bend, (ay + by) / 2 + (bend / 3 if bx > ax else -bend / 3)
        thrown = self.seen["dice"] and len(self.seen["dice"]) > 2 and self.seen["dice"][2] == number
        return {"from": (ax, ay), "by": (round(x, 1), round(y, 1)), "to": (bx, by), "number": number, "lit": thrown}

    def _section(self, section: int) -> Mapping[str, object]:
        guards, waiting = self.seen["wall"][section], self.seen["clearings"][section]
        gap = min(17, 68 / max(waiting, 1))
        return {
            "x": section * SCALE,
            "number": section + 1,
            "places": [(*self.post(section, place), guard, place + 1) for place, guard in enumerate(guards)],
            "waiting": [round(section * SCALE + (n - (waiting - 1) / 2) * gap, 1) for n in range(waiting)],
            "danger": waiting > 0 and waiting >= sum(guard is not None for guard in guards),
            "name": self.say(
                "section",
                section=section_word(section),
                guards=", ".join(self.voice.name(g) for g in guards if g is not None) or self.voice.say("nobody"),
                wildlings=waiting,
            ),
        }

    def box(self) -> str:
        """The part of the plane that is drawn."""
        hexes = [self.hex_at(f"h{n + 1}") for n in range(len(self.seen["terrain"]))]
        stations = [(station.x, station.y) for station in self.stations()]
        xs, ys = [x for x, _ in hexes], [y for _, y in hexes]
        left = min(min(xs) - 68, *(x - 20 for x, _ in stations), self.home()[0] - 32)
        right = max(max(xs) + 68, *(x + 20 for x, _ in stations))
        top = CLAN_NAME - 15 if self.has_north else min(min(ys) - 61, *(y - 20 for _, y in stations))
        bottom = max(max(ys) + 61, *(y + 20 for _, y in stations))
        return f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}"
