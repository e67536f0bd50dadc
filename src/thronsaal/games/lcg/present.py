"""A view of the living card game as the board template draws it. The pieces are made in `page/`."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from thronsaal.core.text import Voice
from thronsaal.core.words import Seat
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.glance import all_lasting
from thronsaal.games.lcg.page.acts import Acts
from thronsaal.games.lcg.page.clash import clash
from thronsaal.games.lcg.page.council import council
from thronsaal.games.lcg.page.seats import Places
from thronsaal.games.lcg.page.tiles import Tiles
from thronsaal.games.lcg.page.window import choices, window
from thronsaal.games.lcg.view import View


@dataclass(frozen=True, slots=True)
class Step:
    """A phase in the bar: `state` is past, now or to come."""

    name: str
    title: str
    state: str


@dataclass(frozen=True, slots=True)
class Team:
    """Two who play together, and their power."""

    names: str
    houses: Sequence[str]
    power: int
    goal: int
    text: str


def present(views: Sequence[View], legal: Sequence[str], voice: Voice) -> dict[str, object]:
    """All that `board.html` draws."""
    seen, viewer = views[0], views[0]["seat"]
    tiles = Tiles(Acts(seen, legal), voice, seen["errata"])
    beside = {view["seat"]: view for view in views if view["seat"] is not None}
    places = Places(seen, tiles, beside)
    count, first = len(seen["seats"]), viewer or 0
    mine = places.place(first)
    others = [places.place((first + step) % count) for step in range(1, count)]
    offered = choices(seen, tiles)
    return {
        "seats": count,
        "round": seen["round"],
        "phase": seen["phase"],
        "steps": _steps(seen, voice),
        "next": _next(seen, voice),
        "mine": mine,
        "is_mine": viewer is not None,
        "others": others,
        "clash": clash(seen, tiles),
        "window": window(seen, tiles),
        "choices": offered,
        "council": council(seen, tiles),
        "teams": _teams(seen, voice),
        "lasting": [voice.say(word) for word in all_lasting(seen["lasting"])],
        "events": [tiles.face(call) for call in seen["events"]],
        "littlefinger": seen["variant"] == "littlefinger",
        "calm": f"{zlib.crc32(repr((seen['asked'], seen['pending'], seen['latest'], seen['step'])).encode()):08x}",
        "concerned": next((place.letter for place in others if place.is_concerned), ""),
        "tiles": list(tiles.drawn.values()),
        "faces": list(tiles.faces.values()),
    }


def _steps(seen: View, voice: Voice) -> list[Step]:
    names = [phase.value for phase in m.PHASES]
    now = names.index(seen["phase"]) if seen["phase"] in names else -1
    return [
        Step(name, voice.say(f"phase-{name}"), "past" if at < now else "now" if at == now else "later")
        for at, name in enumerate(names)
    ]


def _next(seen: View, voice: Voice) -> str:
    """What comes after this phase."""
    names = [phase.value for phase in m.PHASES]
    if seen["ended"]:
        return ""
    if seen["phase"] not in names:
        return voice.say("board-next", phase=voice.say("phase-plot"))
    at = names.index(seen["phase"]) + 1
    if at == len(names):
        return voice.say("board-next-round", count=seen["round"] + 1)
    return voice.say("board-next", phase=voice.say(f"phase-{names[at]}"))


def _teams(seen: View, voice: Voice) -> list[Team]:
    found, told = [], set[Seat]()
    for seat, given in enumerate(seen["seats"]):
        mate = given["mate"]
        if mate is None or seat in told:
            continue
        told |= {seat, mate}
        houses = [seen["seats"][each]["house"] or "" for each in (seat, mate)]
        names = f"{voice.name(seat)} & {voice.name(mate)}"
        text = voice.say("board-team", names=names, count=given["power"], goal=m.TEAM_VICTORY)
        found.append(Team(names, houses, given["power"], m.TEAM_VICTORY, text))
    return found
