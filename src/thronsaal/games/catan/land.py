"""The map of Catan as it is drawn: landscapes, the north, pieces, and the places that a legal move lights.

Coordinates are in hundredths of a hex's width, north up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import atan2, degrees
from typing import Final

from thronsaal.core.text import Voice
from thronsaal.core.words import Seat, Value, Word
from thronsaal.games.catan.kernel.geometry import corner_spot, hex_spot, plan
from thronsaal.games.catan.kernel.material import BOARDS, CLANS, PLACES, RESOURCES, SECTIONS, TRAIL_OF
from thronsaal.games.catan.kernel.record import AT_CAMP
from thronsaal.games.catan.labels import values_of
from thronsaal.games.catan.moves import Meaning
from thronsaal.games.catan.view import CatanView

SCALE: Final = 100
WALL: Final = -79
"""Where the wall stands, above the first row of hexes; the clearings and the camps lie north of it."""
CLEARING: Final = -116
CAMPS: Final = ((0, -166), (-24, -176), (22, -185), (-22, -201), (24, -211))
"""The camps of a clan beside its middle, the one nearest to the wall first."""
CLAN_NAME: Final = -240
DOTS: Final[dict[int | str, int]] = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1, "2&12": 2}


@dataclass(frozen=True, slots=True)
class Spot:
    """A lit place: where and how it lies, which move it makes, what it is called; `mode` lights it only on demand.

    `room` is how far to each side a click still means it.
    """

    x: float
    y: float
    kind: str
    move: str
    name: str
    angle: float = 0
    seat: Seat | None = None
    mode: str = ""
    room: float = 0


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


@dataclass(slots=True)
class Land:
    """The map while it is drawn; `legal` are the viewer's moves with their meanings."""

    seen: CatanView
    legal: Mapping[str, Meaning]
    voice: Voice
    map_id: int = field(init=False)

    def __post_init__(self) -> None:
        self.map_id = next(n for n, board in enumerate(BOARDS) if board.name == self.seen["board"])

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

    def hex_word(self, at: int) -> str:
        """A landscape by its terrain and number: "hills 8"."""
        chip = self.seen["chips"][at]
        terrain = self.voice.say(f"terrain-{self.seen['terrain'][at]}")
        return f"{terrain} {chip}" if chip else terrain

    def place_word(self, name: str) -> str:
        """A corner or a path by its landscapes: "v14 at hills 8, forest 3"."""
        corners, paths = beside(self.map_id)
        hexes = (corners if name[0] == "v" else paths)[int(name[1:]) - 1]
        return self.say("place", place=name, hexes=", ".join(map(self.hex_word, hexes)))

    def hex_name(self, at: int) -> str:
        words = [self.hex_word(at)]
        if self.has_north:
            words += [
                self.voice.say("some", count=count, what=Word(f"kind-{kind}"))
                for kind, count in self.seen["gift"][at].items()
                if count
            ]
        if self.seen["tormund"] == f"h{at + 1}":
            words.append(self.say("tormund"))
        return f"h{at + 1}: {', '.join(words)}"

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
        who = ", ".join(self.voice.say(f"kind-{kind}") for kind in camps if kind) or self.voice.say("nothing")
        clan = self.voice.say(f"clan-{CLANS[number]}")
        return {
            "x": x,
            "title": self.say(f"clan-{CLANS[number]}"),
            "name": self.say("camps", clan=clan, wildlings=who),
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
                section=section + 1,
                guards=", ".join(self.voice.name(g) for g in guards if g is not None) or self.voice.say("nothing"),
                wildlings=waiting,
            ),
        }

    # What may be done

    def spots(self) -> list[Spot]:
        """The places that a legal move lights; paths last, so that a corner's wide target leaves them room."""
        spots = [spot for move, meaning in self.legal.items() for spot in self._spot(move, meaning)]
        return sorted([*spots, *self._tormund_spots()], key=lambda spot: spot.kind == "path")

    def _spot(self, move: str, meaning: Meaning) -> Iterator[Spot]:
        what = meaning.kind.name
        # A hero's places are lit only when somebody reaches for the hero.
        mode = "hero" if meaning.kind.hero else ""
        match what:
            case "road" | "yarwyck":
                where = meaning.text("place")
                name = self.say(f"spot-{what}", place=self.place_word(where))
                x, y, angle = self.path(where)
                yield Spot(x, y, "path", move, name, angle, mode=mode)
            case "settlement" | "keep":
                where = meaning.text("place")
                yield Spot(*self.corner(where), what, move, self.say(f"spot-{what}", place=self.place_word(where)))
            case "guard":
                section = meaning.things["section"]
                post = self.post(section, self.seen["wall"][section].index(None))
                yield Spot(*post, "guard", move, self.say("spot-guard", section=section + 1))
            case "repel" | "ygritte":
                x, y = self._wildling_in_gift(meaning)
                yield Spot(x, y, "wildling", move, self._label(what, meaning), mode=mode)
            case "benjen":
                x, y = self._wildling_in_north(meaning.things["place"])
                yield Spot(x, y, "wildling", move, self._label(what, meaning), mode=mode)

    def _label(self, key: str, meaning: Meaning) -> str:
        """The words of a move that has its place on the map."""
        rates = self.seen["rates"][self.seen["active"]]
        return self.voice.say(f"move-{key}", **values_of(meaning, self.hex_word, lambda n: rates[RESOURCES[n]]))

    def _wildling_in_gift(self, meaning: Meaning) -> tuple[float, float]:
        """Where a wildling stands that can be driven out of the Gift."""
        x, y = self.hex_at(meaning.text("hex"))
        stands = self.hexes()[meaning.hex].wildlings
        return x + next(place for who, place in stands if who == meaning.text("wildling")), y + 30

    def _wildling_in_north(self, place: int) -> tuple[float, float]:
        """Where the wildlings of a clearing stand, or the one in a camp."""
        if place < SECTIONS:
            return place * SCALE, CLEARING
        clan, camp = divmod(place - SECTIONS, len(CAMPS))
        dx, y = CAMPS[camp]
        return (clan + 0.5) * SCALE + dx, y

    def _tormund_spots(self) -> Iterator[Spot]:
        """Tormund's camp and hexes; where somebody can be robbed there is one place for each of them."""
        hexes: dict[int, list[str]] = {}
        for move, meaning in self.legal.items():
            if meaning.kind.name == "tormund":
                hexes.setdefault(meaning.hex, []).append(move)
        for at, moves in hexes.items():
            if at == AT_CAMP:
                yield Spot(*self.home(), "tormund", moves[0], self.voice.say("move-tormund-camp"))
                continue
            x, y = self.hex_at(f"h{at + 1}")
            for n, move in enumerate(moves):
                meaning = self.legal[move]
                if meaning.victim is None:
                    yield Spot(x, y, "tormund", move, self._label("tormund", meaning))
                    continue
                shift = (n - (len(moves) - 1) / 2) * 31
                room = 40 if len(moves) == 1 else 15.5
                name = self._label("tormund-rob", meaning)
                yield Spot(x + shift, y + 34, "rob", move, name, seat=meaning.victim, room=room)

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
