"""Where the map can be pointed at: places that a legal move lights, and those that say why not when clicked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from thronsaal.core.words import Seat
from thronsaal.games.catan.kernel.geometry import plan
from thronsaal.games.catan.kernel.material import PLACES, RESOURCES, SECTIONS
from thronsaal.games.catan.kernel.record import AT_CAMP
from thronsaal.games.catan.labels import values_of
from thronsaal.games.catan.land import CAMPS, CLEARING, SCALE, Land
from thronsaal.games.catan.moves import Meaning
from thronsaal.games.catan.words import section_word

ROB: Final = -31
"""How far above the middle of a hex stand those who can be robbed there; wildlings stand below it."""
WILDLINGS: Final = 30
_ORDER: Final = {"tormund": 1, "rob": 2, "wildling": 4, "path": 5}
"""What lies over what; other places lie between. Refused ones lie under all of them."""
_ON_PLACES: Final = ("road", "settlement", "keep")
_CORNERS_ASKED: Final = ("found-settlement", "before-dice", "main")
_PATHS_ASKED: Final = ("found-road", "free-roads", "place-road", "before-dice", "main")
_SECTIONS_ASKED: Final = ("found-guard", "before-dice", "main")
_HEXES_ASKED: Final = ("tormund", "patrol")


@dataclass(frozen=True, slots=True)
class Spot:
    """A place to click: where and how it lies, which move it makes, what it is called; `mode` lights it only on demand.

    `room` is how far to each side a click still means it. A refused one is not lit: its move only asks why not.
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
    refused: bool = False


class Spots:
    """The places of a map while it is drawn; `legal` are the viewer's moves with their meanings."""

    def __init__(self, land: Land, legal: Mapping[str, Meaning]) -> None:
        self.land, self.legal, self.seen, self.voice = land, legal, land.seen, land.voice

    def all(self) -> list[Spot]:
        """Refused ones first; paths last, so that a corner's wide target leaves them room."""
        spots = [spot for move, meaning in self.legal.items() for spot in self._spot(move, meaning)]
        lit = sorted([*spots, *self._tormund_spots()], key=lambda spot: _ORDER.get(spot.kind, 3))
        return [*self._refused(), *lit]

    def _say(self, kind: str, place: str) -> str:
        return self.land.say(f"spot-{kind}", place=self.land.place_word(place))

    def _spot(self, move: str, meaning: Meaning) -> Iterator[Spot]:
        what = meaning.kind.name
        # A hero's places are lit only when somebody reaches for the hero.
        mode = "hero" if meaning.kind.hero else ""
        match what:
            case "road" | "yarwyck":
                where = meaning.text("place")
                x, y, angle = self.land.path(where)
                yield Spot(x, y, "path", move, self._say(what, where), angle, mode=mode)
            case "settlement" | "keep":
                where = meaning.text("place")
                yield Spot(*self.land.corner(where), what, move, self._say(what, where))
            case "guard":
                yield self._guard(move, meaning.things["section"])
            case "repel" | "ygritte":
                x, y = self._wildling_in_gift(meaning)
                yield Spot(x, y, "wildling", move, self._label(what, meaning), mode=mode)
            case "benjen":
                x, y = self._wildling_in_north(meaning.things["place"])
                yield Spot(x, y, "wildling", move, self._label(what, meaning), mode=mode)

    def _guard(self, move: str, section: int, refused: bool = False) -> Spot:
        """The next place on a section of the wall, or its last one."""
        manned = sum(guard is not None for guard in self.seen["wall"][section])
        post = self.land.post(section, min(manned, PLACES - 1))
        return Spot(*post, "guard", move, self.land.say("spot-guard", section=section_word(section)), refused=refused)

    def _label(self, key: str, meaning: Meaning) -> str:
        """The words of a move that has its place on the map."""
        rates = self.seen["rates"][self.seen["active"]]
        return self.voice.say(f"move-{key}", **values_of(meaning, self.land.names, lambda n: rates[RESOURCES[n]]))

    def _wildling_in_gift(self, meaning: Meaning) -> tuple[float, float]:
        """Where a wildling stands that can be driven out of the Gift."""
        x, y = self.land.hex_at(meaning.text("hex"))
        stands = self.land.hexes()[meaning.hex].wildlings
        return x + next(place for who, place in stands if who == meaning.text("wildling")), y + WILDLINGS

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
                yield Spot(*self.land.home(), "tormund", moves[0], self.voice.say("move-tormund-camp"))
                continue
            x, y = self.land.hex_at(f"h{at + 1}")
            for n, move in enumerate(moves):
                meaning = self.legal[move]
                if meaning.victim is None:
                    yield Spot(x, y, "tormund", move, self._label("tormund", meaning))
                    continue
                shift = (n - (len(moves) - 1) / 2) * 31
                room = 40 if len(moves) == 1 else 0
                name = self._label("tormund-rob", meaning)
                yield Spot(x + shift, y + ROB, "rob", move, name, seat=meaning.victim, room=room)

    # What says why not

    def _refused(self) -> Iterator[Spot]:
        """Each place that this moment might be about and that no move lights."""
        seen, phase = self.seen, self.seen["phase"]
        if seen["seat"] is None or seen["seat"] not in seen["actors"]:
            return
        lit = {meaning.text("place") for meaning in self.legal.values() if meaning.kind.name in _ON_PLACES}
        if phase in _CORNERS_ASKED:
            corners = [f"v{n + 1}" for n in sorted(plan(self.land.map_id).open_corners)]
            yield from (self._refused_corner(corner) for corner in corners if corner not in lit)
        if phase in _PATHS_ASKED:
            yield from (self._refused_path(path) for path in self._paths_to_ask() if path not in lit)
        if phase in _SECTIONS_ASKED and self.land.has_north:
            for section in range(SECTIONS):
                if f"guard s{section + 1}" not in self.legal:
                    yield self._guard(f"guard s{section + 1}", section, refused=True)
        if phase in _HEXES_ASKED:
            yield from self._refused_hexes()

    def _refused_corner(self, corner: str) -> Spot:
        own = self.seen["settlements"][self.seen["seat"] or 0]
        what = "keep" if corner in own and self.seen["phase"] != "found-settlement" else "settlement"
        return Spot(*self.land.corner(corner), what, f"{what} {corner}", self._say(what, corner), refused=True)

    def _paths_to_ask(self) -> list[str]:
        """All paths but those deep in the ice, which no way leads to."""
        board = plan(self.land.map_id)
        return [f"e{n + 1}" for n, ends in enumerate(board.paths) if board.open_corners & set(ends)]

    def _refused_path(self, path: str) -> Spot:
        x, y, angle = self.land.path(path)
        return Spot(x, y, "path", f"road {path}", self._say("road", path), angle, refused=True)

    def _refused_hexes(self) -> Iterator[Spot]:
        """Where Tormund may not go, or whom he robs must be chosen; a hex with only one to rob is that one's."""
        ways = Counter(meaning.hex for meaning in self.legal.values() if meaning.kind.name == "tormund")
        for at, name in enumerate(self.land.names.hexes):
            move = f"tormund h{at + 1}"
            if move not in self.legal and ways[at] != 1:
                label = self.voice.say("move-tormund", hex=name)
                yield Spot(*self.land.hex_at(f"h{at + 1}"), "tormund", move, label, refused=True)
        if not ways[AT_CAMP] and self.seen["board"] != "classic":
            label = self.voice.say("move-tormund-camp")
            yield Spot(*self.land.home(), "tormund", "tormund camp", label, refused=True)
