"""A view of Catan as the board template draws it: the land, the north, the players, my hand, the trade.

Coordinates are in hundredths of a hex's width, north up. A `Spot` is a place that a legal move lights.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from thronsaal.core.text import Voice
from thronsaal.core.words import Json, Seat, seat_letter
from thronsaal.games.catan.kernel.geometry import corner_spot, hex_spot, plan
from thronsaal.games.catan.kernel.material import BOARDS, CLANS, COSTS, PLACES, RESOURCES, TRAILS

SCALE: Final = 100
WALL: Final = -88
"""Where the wall stands, above the first row of hexes."""
CLEARING: Final = -140
CAMP: Final = -205
DOTS: Final = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


@dataclass(frozen=True, slots=True)
class Spot:
    """A lit place: where, which move, what it is called, and what is drawn there."""

    x: float
    y: float
    move: str
    name: str
    kind: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Hex:
    """A landscape with its chip and whoever stands on it."""

    x: float
    y: float
    terrain: str
    chip: str
    dots: int
    red: bool
    name: str
    tormund: bool
    wildlings: Sequence[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a seat on a corner, a path or the wall."""

    x: float
    y: float
    seat: Seat
    letter: str
    kind: str
    name: str
    to_x: float = 0
    to_y: float = 0


@dataclass(frozen=True, slots=True)
class Player:
    """What everybody knows of a seat."""

    seat: Seat
    letter: str
    name: str
    mine: bool
    acts: bool
    active: bool
    points: int
    cards: int
    developments: int
    patrols: int
    length: int
    longest: bool
    strongest: bool
    left: Mapping[str, int]
    hero: str
    side: str
    hand: Sequence[tuple[str, int]] | None
    answer: str


@dataclass(slots=True)
class Drawing:
    """The board while it is put together."""

    seen: Mapping[str, Any]
    legal: Collection[str]
    voice: Voice
    map_id: int = field(init=False)

    def __post_init__(self) -> None:
        self.map_id = next(n for n, board in enumerate(BOARDS) if board.name == self.seen["board"])

    def say(self, key: str, **values: Any) -> str:
        return self.voice.say(f"board-{key}", **values)

    def corner(self, name: str) -> tuple[float, float]:
        x, y = corner_spot(self.map_id, int(name[1:]) - 1)
        return round(x * SCALE, 1), round(y * SCALE, 1)

    def ends(self, name: str) -> tuple[float, float, float, float]:
        a, b = plan(self.map_id).paths[int(name[1:]) - 1]
        return (*self.corner(f"v{a + 1}"), *self.corner(f"v{b + 1}"))

    def middle(self, name: str) -> tuple[float, float]:
        ax, ay, bx, by = self.ends(name)
        return (ax + bx) / 2, (ay + by) / 2

    def hex_at(self, name: str) -> tuple[float, float]:
        x, y = hex_spot(self.map_id, int(name[1:]) - 1)
        return round(x * SCALE, 1), round(y * SCALE, 1)

    def bundle(self, counts: Mapping[str, int]) -> str:
        parts = [f"{count} {self.voice.say(f'resource-{name}')}" for name, count in counts.items() if count]
        return ", ".join(parts) or self.voice.say("nothing")

    def hexes(self) -> list[Hex]:
        seen, gift = self.seen, self.seen.get("gift")
        found = []
        for at, (terrain, chip) in enumerate(zip(seen["terrain"], seen["chips"], strict=True)):
            x, y = self.hex_at(f"h{at + 1}")
            stands = [(kind, count) for kind, count in gift[at].items() if count] if gift else []
            words = [self.voice.say(f"terrain-{terrain}"), *([str(chip)] if chip else [])]
            words += [f"{count} {self.voice.say(f'kind-{kind}')}" for kind, count in stands]
            if seen["tormund"] == f"h{at + 1}":
                words.append(self.say("tormund"))
            name = f"h{at + 1}: {', '.join(words)}"
            tormund = seen["tormund"] == f"h{at + 1}"
            dots, red = (2, False) if chip == "2&12" else (DOTS.get(chip, 0), chip in (6, 8))
            found.append(Hex(x, y, terrain, str(chip or ""), dots, red, name, tormund, stands))
        return found

    def pieces(self) -> list[Piece]:
        """Roads first, so that settlements and keeps stand on them."""
        found: list[Piece] = []
        for kind, many in (("road", "roads"), ("settlement", "settlements"), ("keep", "keeps")):
            for seat, places in enumerate(self.seen[many]):
                for place in places:
                    name = self.say(f"piece-{kind}", seat=self.voice.name(seat), place=place)
                    at = self.ends(place) if kind == "road" else (*self.corner(place), 0.0, 0.0)
                    found.append(Piece(at[0], at[1], seat, seat_letter(seat), kind, name, at[2], at[3]))
        return found

    def stations(self) -> list[tuple[float, float, str, str]]:
        """Each at its path, pushed off the land: where, what it trades, and its name."""
        xs = [self.hex_at(f"h{n + 1}") for n in range(len(self.seen["terrain"]))]
        mid_x, mid_y = sum(x for x, _ in xs) / len(xs), sum(y for _, y in xs) / len(xs)
        found = []
        for path, kind in self.seen["stations"]:
            x, y = self.middle(path)
            length = ((x - mid_x) ** 2 + (y - mid_y) ** 2) ** 0.5 or 1
            rate = "3:1" if kind == "any" else "2:1"
            what = self.say("any") if kind == "any" else self.voice.say(f"resource-{kind}")
            name = self.say("station", rate=rate, what=what)
            found.append((x + 30 * (x - mid_x) / length, y + 30 * (y - mid_y) / length, kind, name))
        return found

    def spots(self) -> list[Spot]:
        """The places on the map that a legal move lights."""
        found = []
        robbed: dict[str, int] = {}
        for move in self.legal:
            what, _, where = move.partition(" ")
            if what in ("road", "yarwyck"):
                found.append(Spot(*self.middle(where), move, self.say(f"spot-{what}", place=where), "path"))
            elif what in ("settlement", "keep"):
                found.append(Spot(*self.corner(where), move, self.say(f"spot-{what}", place=where), what))
            elif what == "guard":
                section = int(where[1:])
                name = self.say("spot-guard", place=section)
                found.append(Spot((section - 1) * SCALE, WALL, move, name, "guard"))
            elif what == "tormund" and where.startswith("h"):
                hex_name, _, victim = where.partition(" rob ")
                x, y = self.hex_at(hex_name)
                shift = robbed.get(hex_name, 0)
                robbed[hex_name] = shift + 1
                name = self.say("spot-tormund", place=hex_name)
                if victim:
                    name = self.say("spot-rob", place=hex_name, seat=self.voice.name("ABCD".index(victim)))
                found.append(Spot(x - 24 + 24 * shift, y + 26, move, name, "tormund", victim))
        return found

    def north(self) -> Mapping[str, object] | None:
        """Camps, clearings and the wall; None on boards without it."""
        seen = self.seen
        if "camps" not in seen:
            return None
        camps = [
            {
                "name": self.voice.say(f"clan-{clan}"),
                "x": (number + 0.5) * SCALE,
                "camps": [
                    (round((number + 0.5) * SCALE + 17 * (camp - 2), 1), kind)
                    for camp, kind in enumerate(seen["camps"][number])
                ],
                "trails": [(round((number + 0.5) * SCALE, 1), end * SCALE) for end in TRAILS[number]],
            }
            for number, clan in enumerate(CLANS)
        ]
        sections = [
            {
                "x": section * SCALE,
                "places": [
                    (
                        round(section * SCALE + 17 * (place - (PLACES - 1) / 2), 1),
                        guard,
                        "" if guard is None else seat_letter(guard),
                    )
                    for place, guard in enumerate(guards)
                ],
                "clearing": seen["clearings"][section],
                "name": self.say(
                    "section",
                    section=section + 1,
                    guards=sum(g is not None for g in guards),
                    wildlings=seen["clearings"][section],
                ),
            }
            for section, guards in enumerate(seen["wall"])
        ]
        return {
            "clans": camps,
            "sections": sections,
            "breaches": seen["breaches"],
            "wall": WALL,
            "clearing": CLEARING,
            "camp": CAMP,
            "breaches_text": self.say("breaches", count=seen["breaches"]),
        }

    def players(self, opened: Mapping[object, Mapping[str, Any]]) -> list[Player]:
        seen = self.seen
        found = []
        for seat in range(seen["seats"]):
            hero = seen["heroes"][seat] if "heroes" in seen else None
            hand = opened.get(seat, {}).get("hand") or (seen["hands"][seat] if seen["hands"] else None)
            found.append(
                Player(
                    seat,
                    seat_letter(seat),
                    self.voice.name(seat),
                    seat == seen["seat"],
                    seat in seen["actors"],
                    seat == seen["active"],
                    seen["own_points"] if seat == seen["seat"] else seen["points"][seat],
                    seen["hand_sizes"][seat],
                    seen["card_counts"][seat],
                    seen["patrols"][seat],
                    seen["lengths"][seat],
                    seen["longest"] == seat,
                    seen["strongest"] == seat,
                    seen["left"][seat],
                    self.voice.say(f"hero-{hero['hero']}") if hero else "",
                    hero["side"] if hero else "",
                    [(name, hand[name]) for name in RESOURCES] if hand and seat != seen["seat"] else None,
                    self.answer(seat),
                )
            )
        return found

    def answer(self, seat: Seat) -> str:
        """What a seat has said to the offer on the table."""
        said = self.seen["answers"][seat] if self.seen["answers"] else None
        if said is None:
            return ""
        if isinstance(said, str):
            return self.say(f"answer-{said}")
        return self.say("answer-counter", gives=self.bundle(said["gives"]), takes=self.bundle(said["takes"]))

    def trade(self) -> Mapping[str, object] | None:
        """The form for an offer or a counter-offer, when I may make one."""
        seen, me = self.seen, self.seen["seat"]
        if me is None or me not in seen["actors"] or not seen["offering"] or not seen["hand"]:
            return None
        offering = seen["phase"] == "main" and me == seen["active"]
        countering = seen["phase"] == "answer"
        if not (offering or countering) or not sum(seen["hand"].values()):
            return None
        word = "offer" if offering else "counter"
        sides = {side: " + ".join(f"{{{side}-{name}}} {name}" for name in RESOURCES) for side in ("gives", "takes")}
        return {
            "makes": f"{word} {sides['gives']} for {sides['takes']}",
            "heading": self.say(f"trade-{word}"),
            "rows": [(name, self.voice.say(f"resource-{name}"), seen["hand"][name]) for name in RESOURCES],
        }


def present(views: Sequence[Mapping[str, Json]], legal: Sequence[str], voice: Voice) -> dict[str, object]:
    """What board.html needs."""
    seen = cast("Mapping[str, Any]", views[0])
    drawing = Drawing(seen, legal, voice)
    opened: dict[object, Mapping[str, Any]] = {v["seat"]: cast("Mapping[str, Any]", v) for v in views[1:]}
    hexes, stations = drawing.hexes(), drawing.stations()
    north = drawing.north()
    xs, ys = [h.x for h in hexes] + [s[0] for s in stations], [h.y for h in hexes] + [s[1] for s in stations]
    left, top = min(xs) - 70, (CAMP - 42 if north else min(ys) - 75)
    offer = seen["offer"]
    return {
        "box": f"{left:.0f} {top:.0f} {max(xs) + 70 - left:.0f} {max(ys) + 75 - top:.0f}",
        "hexes": hexes,
        "stations": stations,
        "pieces": drawing.pieces(),
        "spots": drawing.spots(),
        "north": north,
        "camp_tormund": seen["tormund"] == "camp",
        "players": drawing.players(opened),
        "dice": [str(die) for die in seen["dice"]] if seen["dice"] else [],
        "dice_text": drawing.say("dice", dice=" + ".join(map(str, seen["dice"]))) if seen["dice"] else "",
        "hand": [(name, voice.say(f"resource-{name}"), seen["hand"][name]) for name in RESOURCES]
        if seen["hand"]
        else None,
        "cards": [(voice.say(f"card-{n}"), c, (seen["fresh"] or {}).get(n, 0)) for n, c in seen["cards"].items() if c]
        if seen["cards"]
        else [],
        "supply": [(name, voice.say(f"resource-{name}"), seen["supply"][name]) for name in RESOURCES],
        "rates": None if seen["seat"] is None else seen["rates"][seen["seat"]],
        "deck": seen["deck"],
        "costs": [
            (voice.say(f"piece-{what}"), [(n, c) for n, c in zip(RESOURCES, cost, strict=True) if c])
            for what, cost in COSTS.items()
            if what != "guard" or north is not None
        ],
        "offer": offer
        and drawing.say(
            "offer",
            seat=voice.name(seen["active"]),
            gives=drawing.bundle(offer["gives"]),
            takes=drawing.bundle(offer["takes"]),
        ),
        "trade": drawing.trade(),
    }
