"""The small council: who holds which title, and who supports and opposes whom by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from thronsaal.core.words import Seat, Who
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.material import Title
from thronsaal.games.lcg.page.tiles import Tiles
from thronsaal.games.lcg.view import View

_AT: Final = {
    Title.HAND: (50, 24),
    Title.WHISPERS: (122, 24),
    Title.COIN: (122, 92),
    Title.LAWS: (50, 92),
    Title.REGENT: (190, 24),
    Title.COMMANDER: (190, 92),
}
"""Where titles stand: the four that support each other around a square, the two strong ones beside it."""
REACH: Final = 21
"""Lines end so far from the middle of a title."""


@dataclass(frozen=True, slots=True)
class Office:
    """A title in the drawing: its place, and whose it is."""

    title: str
    x: int
    y: int
    name: str
    short: str
    holder: str
    house: str
    state: str
    """`held`, `offered`, `rested` or `gone`."""
    about: str
    """What it does for who holds it."""
    text: str
    move: str
    tried: str


@dataclass(frozen=True, slots=True)
class Bond:
    """A line between two titles that are held; `is_live` while a challenge makes it matter."""

    kind: str
    x1: float
    y1: float
    x2: float
    y2: float
    is_live: bool


@dataclass(frozen=True, slots=True)
class Council:
    """The drawing, and its sentences for those who read it."""

    offices: Sequence[Office]
    bonds: Sequence[Bond]
    sentences: Sequence[str]


class Tie(NamedTuple):
    """That a seat `supports` or `opposes` another by their titles; live while a challenge makes it matter."""

    kind: str
    seat: Seat
    other: Seat
    is_live: bool


def ties(view: View) -> list[Tie]:
    """Who supports and who opposes whom."""
    holders = {Title(seat["title"]): at for at, seat in enumerate(view["seats"]) if seat["title"]}
    found = []
    for kind, by, whoms in (
        *(("supports", by, (whom,)) for by, whom in m.SUPPORTS.items()),
        *(("opposes", by, whoms) for by, whoms in m.OPPOSES.items()),
    ):
        for whom in whoms:
            if by in holders and whom in holders:
                seat, other = holders[by], holders[whom]
                found.append(Tie(kind, seat, other, _is_live(view, seat, other)))
    return found


def council(view: View, tiles: Tiles) -> Council | None:
    """The council; None where nobody has a title and none is to be chosen."""
    holders = {Title(seat["title"]): at for at, seat in enumerate(view["seats"]) if seat["title"]}
    if not holders and not view["offered"]:
        return None
    bonds, sentences = [], []
    for tie in ties(view):
        titles = Title(view["seats"][tie.seat]["title"]), Title(view["seats"][tie.other]["title"])
        bonds.append(_bond(tie.kind, *titles, tie.is_live))
        sentences.append(tiles.say(f"board-{tie.kind}", seat=Who(tie.seat), other=Who(tie.other)))
    offices = [_office(title, holders, view, tiles) for title in m.TITLES]
    return Council(offices, bonds, sentences)


def _is_live(view: View, one: Seat, other: Seat) -> bool:
    challenge = view["challenge"]
    if challenge is None:
        return False
    return {one, other} <= {challenge["attacker"], challenge["defender"], challenge["target"]}


def _bond(kind: str, by: Title, whom: Title, is_live: bool) -> Bond:
    (x1, y1), (x2, y2) = _AT[by], _AT[whom]
    # Rivals stand across the square; where a line would run along another it is put a little beside it.
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    dx, dy = (x2 - x1) / length * REACH, (y2 - y1) / length * REACH
    return Bond(kind, round(x1 + dx, 1), round(y1 + dy, 1), round(x2 - dx, 1), round(y2 - dy, 1), is_live)


def _office(title: Title, holders: dict[Title, Seat], view: View, tiles: Tiles) -> Office:
    holder, move = holders.get(title), f"title {title.value}"
    state = "held" if holder is not None else "offered" if title.value in view["offered"] else "gone"
    if holder is None and title.value in view["rested"]:
        state = "rested"
    name, about = tiles.say(f"title-{title.value}"), tiles.say(f"title-does-{title.value}")
    whose = tiles.voice.name(holder) if holder is not None else tiles.say(f"board-title-{state}")
    x, y = _AT[title]
    return Office(
        title.value,
        x,
        y,
        name,
        tiles.say(f"board-title-short-{title.value}"),
        whose,
        view["seats"][holder]["house"] or "" if holder is not None else "",
        state,
        about,
        f"{name}: {about}. {whose}.",
        move if move in tiles.acts.legal else "",
        move if tiles.acts.asked == "choose-title" and tiles.acts.legal else "",
    )
