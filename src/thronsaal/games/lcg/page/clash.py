"""The challenge in the middle: who takes part, both sums as they stand, and what the claim would be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from thronsaal.core.words import Seat, Value, Who
from thronsaal.games.lcg.page.tiles import Tile, Tiles
from thronsaal.games.lcg.view import ChallengeSeen, View


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a challenge."""

    role: str
    name: str
    house: str
    note: str
    fighters: Sequence[Tile]
    rest: int
    """What titles and texts add to the sum, or take from it."""
    total: int
    leads: bool
    text: str


@dataclass(frozen=True, slots=True)
class Clash:
    """A challenge that is under way."""

    type: str
    title: str
    sides: Sequence[Side]
    claim: str
    extras: Sequence[str]


def clash(view: View, tiles: Tiles) -> Clash | None:
    """The challenge, if there is one."""
    seen = view["challenge"]
    if seen is None:
        return None
    sides = [_side("attacking", seen, view, tiles), _side("defending", seen, view, tiles)]
    return Clash(
        seen["type"],
        tiles.say(f"glance-challenge-{seen['type']}"),
        sides,
        _claim(seen, tiles),
        [*_extras(seen, tiles)],
    )


def _side(role: str, seen: ChallengeSeen, view: View, tiles: Tiles) -> Side:
    attacks = role == "attacking"
    seat: Seat = seen["attacker"] if attacks else seen["defender"]
    calls = seen["attackers"] if attacks else seen["defenders"]
    own, other = seen["strength"] if attacks else reversed(seen["strength"])
    fighters = [tiles.drawn[call] for call in calls if call in tiles.drawn]
    is_helper = not attacks and seen["defender"] != seen["target"]
    return Side(
        role,
        tiles.voice.name(seat),
        view["seats"][seat]["house"] or "",
        tiles.say("board-defends-for", seat=Who(seen["target"])) if is_helper else tiles.say(f"board-{role}"),
        fighters,
        own - sum(each.strength or 0 for each in fighters),
        own,
        own > 0 and (own >= other if attacks else own > other),
        tiles.say(f"board-sum-{role}", seat=Who(seat), count=own),
    )


def _claim(seen: ChallengeSeen, tiles: Tiles) -> str:
    if seen["claim"] is None:
        return ""
    values: dict[str, Value] = {"seat": Who(seen["attacker"]), "other": Who(seen["target"]), "count": seen["claim"]}
    return tiles.say(f"board-claim-{seen['type']}", **values)


def _extras(seen: ChallengeSeen, tiles: Tiles) -> Sequence[str]:
    found = []
    if seen["strength"][1] == 0 and seen["strength"][0] > 0:
        found.append(tiles.say("board-unopposed"))
    if seen["rival"]:
        found.append(tiles.say("board-rival"))
    if seen["sneaked"]:
        found.append(tiles.say("glance-sneaked", cards=", ".join(tiles.face(call).name for call in seen["sneaked"])))
    return found
