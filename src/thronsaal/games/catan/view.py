"""What a seat may know, as plain data, and as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import numpy as np

from thronsaal.core.words import Json, Seat, Value, Who, Word
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.geometry import HALF, plan
from thronsaal.games.catan.kernel.material import (
    ANY,
    BOARDS,
    CLANS,
    DEVELOPMENTS,
    HEROES,
    KINDS,
    RESOURCES,
    TERRAINS,
    TWO_AND_TWELVE,
)
from thronsaal.games.catan.kernel.turn import scores
from thronsaal.games.catan.notation import bundles, unpack, write

PHASES: Final = (
    "found-settlement",
    "found-road",
    "found-guard",
    "before-dice",
    "discard",
    "tormund",
    "tarly",
    "main",
    "free-roads",
    "patrol",
    "answer",
    "deal",
    "give-back",
    "second-demand",
    "seize",
    "place-road",
    "pick-card",
    "after-hero",
    "over",
)
_FIELDS: Final = np.dtype((np.void, r.RECORD))
_NAMES: Final = frozenset(r.RECORD.names or ())


class Seen:
    """The fields of the record, as they were at this moment, as plain integers and lists."""

    def __init__(self, buffer: r.Buffer) -> None:
        self.buffer = buffer.copy()
        self._record = self.buffer.view(_FIELDS)[0]

    def __getattr__(self, name: str) -> Any:
        """A field, read when it is first asked for: few of them are."""
        if name not in _NAMES:
            raise AttributeError(name)
        value = self._record[name].tolist()
        setattr(self, name, value)
        return value

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        if self.phase == r.OVER:
            return ()
        if self.phase == r.DISCARD:
            return tuple(seat for seat in range(self.seats) if self.owed[seat])
        if self.phase == r.ANSWER:
            return tuple(s for s in range(self.seats) if s != self.active and self.answers[s] == r.UNASKED)
        return (self.actor,)


def members(mask: int) -> list[int]:
    """The members of a set, ascending."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def paths(low: int, high: int) -> list[int]:
    """The members of a path set, ascending."""
    return [*members(low), *(HALF + n for n in members(high))]


def view(buffer: r.Buffer, seat: Seat | None) -> dict[str, Json]:
    """The position as this seat (None: anybody) may see it."""
    s = Seen(buffer)
    seen: dict[str, Json] = {
        "seat": seat,
        "board": BOARDS[s.map].name,
        "seats": s.seats,
        "apart": bool(s.apart),
        "offering": bool(s.offering),
        "phase": PHASES[s.phase],
        "over": s.phase == r.OVER,
        "turn": s.turn,
        "first": s.first,
        "active": s.active,
        "actors": list(s.actors),
        "dice": [die for die in s.dice if die] if s.rolled else None,
        "terrain": [TERRAINS[terrain] for terrain in s.terrain[: len(plan(s.map).hexes)]],
        "chips": [_chip(chip) for chip in s.chip[: len(plan(s.map).hexes)]],
        "stations": [
            [f"e{path + 1}", "any" if kind == ANY else RESOURCES[kind]]
            for path, kind in zip(plan(s.map).stations, s.station, strict=False)
        ],
        "tormund": _hex(s.tormund),
        "settlements": [[f"v{n + 1}" for n in members(mask)] for mask in s.settlements[: s.seats]],
        "keeps": [[f"v{n + 1}" for n in members(mask)] for mask in s.keeps[: s.seats]],
        "roads": [[f"e{n + 1}" for n in paths(*both)] for both in s.roads[: s.seats]],
        "left": [
            {
                "roads": s.roads_left[each],
                "settlements": s.settlements_left[each],
                "keeps": s.keeps_left[each],
                "guards": s.guards_left[each],
            }
            for each in range(s.seats)
        ],
        "played": bool(s.played),
        "patrols": s.patrols[: s.seats],
        "deck": s.deck_left,
        "longest": _seat(s.longest),
        "strongest": _seat(s.strongest),
        "last": _last(s),
        "owed": s.owed[: s.seats],
        "free_roads": s.free_roads,
        "corner": f"v{s.corner + 1}" if s.phase == r.FOUND_ROAD else None,
        "moving": f"e{s.aside + 1}" if s.phase == r.PLACE_ROAD else None,
    }
    return {**seen, **_hands(s, seat), **_offer(s), **(_north(s) if s.map <= 1 else {}), **_interlude(s, seat)}


def _hands(s: Seen, seat: Seat | None) -> dict[str, Json]:
    """Hands, cards and points, as far as they are known."""
    observer = r.PUBLIC if seat is None else seat
    open_points, all_points, lengths, _ = scores(s.buffer).tolist()
    over = s.phase == r.OVER
    if over:  # after the end all lies open
        s.over_min[observer] = s.under_max[observer] = [[0] * 5] * 4
    least = [[h - o for h, o in zip(*pair, strict=True)] for pair in zip(s.hand, s.over_min[observer], strict=True)]
    most = [[h + u for h, u in zip(*pair, strict=True)] for pair in zip(s.hand, s.under_max[observer], strict=True)]
    return {
        "hand": None if seat is None else dict(zip(RESOURCES, s.hand[seat], strict=True)),
        "hand_sizes": [sum(hand) for hand in s.hand[: s.seats]],
        "least": cast("Json", least[: s.seats]),
        "most": cast("Json", most[: s.seats]),
        "supply": dict(zip(RESOURCES, s.bank, strict=True)),
        "rates": [dict(zip(RESOURCES, rates, strict=True)) for rates in s.rates[: s.seats]],
        "cards": None if seat is None else dict(zip(DEVELOPMENTS, s.cards[seat], strict=True)),
        "fresh": dict(zip(DEVELOPMENTS, s.fresh, strict=True)) if seat == s.active else None,
        "card_counts": [sum(cards) for cards in s.cards[: s.seats]],
        "in_deck": None if seat is None else dict(zip(DEVELOPMENTS, s.in_deck[seat], strict=True)),
        "points": (all_points if over else open_points)[: s.seats],
        "own_points": None if seat is None else all_points[seat],
        "lengths": lengths[: s.seats],
        "hands": [dict(zip(RESOURCES, hand, strict=True)) for hand in s.hand[: s.seats]] if over else None,
        "all_cards": [dict(zip(DEVELOPMENTS, cards, strict=True)) for cards in s.cards[: s.seats]] if over else None,
    }


def _offer(s: Seen) -> dict[str, Json]:
    """The offer on the table and its answers."""
    if s.phase not in (r.ANSWER, r.DEAL):
        return {"offer": None, "answers": None}
    answers: list[Json] = []
    for seat in range(s.seats):
        said = s.answers[seat]
        if seat == s.active or said == r.UNASKED:
            answers.append(None)
        elif said < r.COUNTER:
            answers.append("accept" if said == r.ACCEPTED else "decline")
        else:
            gives, takes = bundles(said)
            answers.append({"gives": _bundle(gives), "takes": _bundle(takes)})
    return {"offer": {"gives": _bundle(unpack(s.gives)), "takes": _bundle(unpack(s.takes))}, "answers": answers}


def _north(s: Seen) -> dict[str, Json]:
    """Wildlings, wall and heroes."""
    taken = s.hero[: s.seats]
    return {
        "camps": [[None if kind == r.NOBODY else KINDS[kind] for kind in camps] for camps in s.camps],
        "clearings": s.clearing,
        "gift": [dict(zip(KINDS, kinds, strict=True)) for kinds in s.gift],
        "frost": dict(zip(KINDS, s.frost, strict=True)),
        "wall": [[_seat(guard) for guard in section] for section in s.wall],
        "breaches": s.breaches,
        "heroes": [
            {"hero": HEROES[hero], "side": "B" if s.side_b[seat] else "A", "rests": s.hero_since[seat] == s.turn}
            for seat, hero in enumerate(taken)
        ],
        "display": [name for hero, name in enumerate(HEROES) if hero not in taken],
        "came_out": s.came_out,
    }


def _interlude(s: Seen, seat: Seat | None) -> dict[str, Json]:
    """What a hero is about to do."""
    picking = s.phase == r.PICK_CARD and seat == s.actor
    return {
        "demand": RESOURCES[s.demand] if s.phase in (r.GIVE_BACK, r.SECOND_DEMAND) else None,
        "partner": s.partner if s.phase == r.SEIZE else (s.aside if s.phase == r.GIVE_BACK else None),
        "top": [DEVELOPMENTS[card] for card in s.deck[: s.deck_left][-3:]] if picking else None,
    }


def _last(s: Seen) -> Json:
    """The last move as all saw it."""
    if s.last_seat == r.NOBODY:
        return None
    hidden = {r.TAKE_CARD: "take", r.PICK: "pick"}
    return [s.last_seat, hidden.get(s.last) or write(s.last)]


def _bundle(counts: Sequence[int]) -> Json:
    return {name: count for name, count in zip(RESOURCES, counts, strict=True) if count}


def _seat(seat: int) -> Seat | None:
    return None if seat == r.NOBODY else seat


def _hex(at: int) -> str:
    return "camp" if at == r.AT_CAMP else f"h{at + 1}"


def _chip(chip: int) -> Json:
    if chip == TWO_AND_TWELVE:
        return "2&12"
    return chip or None


def some(counts: Mapping[str, int]) -> Value:
    """A bundle, to be said: "2 wool, 1 ore"."""
    words = tuple(Word("some", {"count": n, "what": Word(f"resource-{name}")}) for name, n in counts.items() if n)
    return words or Word("nothing")


def glance(seen: Mapping[str, Json]) -> list[tuple[Word, list[Word]]]:
    """The view as headed lines of text."""
    get = cast("Mapping[str, Any]", seen)
    head = "glance-over" if get["over"] else "glance-turn"
    lines = [(Word(head, {"turn": get["turn"] + 1, "seat": Who(get["active"])}), _table(get))]
    for seat in range(get["seats"]):
        lines.append((Word("glance-seat", {"seat": Who(seat), "points": get["points"][seat]}), _side(get, seat)))
    if "camps" in get:
        lines.append((Word("glance-north", {"breaches": get["breaches"]}), _north_lines(get)))
    if get["hand"] is not None:
        mine = [Word("glance-hand", {"cards": some(get["hand"])})]
        held = tuple(Word(f"card-{name}") for name, count in get["cards"].items() for _ in range(count))
        if held:
            mine.append(Word("glance-cards", {"cards": held}))
        lines.append((Word("glance-you", {"points": get["own_points"]}), mine))
    return lines


def _table(get: Mapping[str, Any]) -> list[Word]:
    lines = [Word("glance-supply", {"cards": some(get["supply"]), "deck": get["deck"]})]
    if get["dice"]:
        lines.append(Word("glance-dice", {"dice": tuple(str(die) for die in get["dice"])}))
    tormund = get["tormund"]
    lines.append(Word("glance-tormund-camp") if tormund == "camp" else Word("glance-tormund", {"hex": tormund}))
    if get["offer"]:
        terms = {"gives": some(get["offer"]["gives"]), "takes": some(get["offer"]["takes"])}
        lines.append(Word("glance-offer", {"seat": Who(get["active"]), **terms}))
    return lines


def _side(get: Mapping[str, Any], seat: Seat) -> list[Word]:
    counts = {"cards": get["hand_sizes"][seat], "developments": get["card_counts"][seat]}
    lines = [Word("glance-counts", {**counts, "patrols": get["patrols"][seat]})]
    for what in ("settlements", "keeps", "roads"):
        if get[what][seat]:
            lines.append(Word(f"glance-{what}", {"places": tuple(get[what][seat])}))
    if get["longest"] == seat:
        lines.append(Word("glance-longest", {"length": get["lengths"][seat]}))
    if get["strongest"] == seat:
        lines.append(Word("glance-strongest"))
    if "heroes" in get:
        hero = get["heroes"][seat]
        lines.append(Word("glance-hero", {"hero": Word(f"hero-{hero['hero']}"), "side": hero["side"]}))
    return lines


def _north_lines(get: Mapping[str, Any]) -> list[Word]:
    lines = []
    for clan, camps in zip(CLANS, get["camps"], strict=True):
        who = tuple(Word(f"kind-{kind}") for kind in camps if kind)
        if who:
            lines.append(Word("glance-camps", {"clan": Word(f"clan-{clan}"), "wildlings": who}))
    for section, guards in enumerate(get["wall"]):
        posted = tuple(Who(guard) for guard in guards if guard is not None) or Word("nothing")
        values: dict[str, Value] = {"section": section + 1, "guards": posted, "wildlings": get["clearings"][section]}
        lines.append(Word("glance-section", values))
    for at, kinds in enumerate(get["gift"]):
        who = tuple(Word(f"kind-{kind}") for kind, count in kinds.items() for _ in range(count))
        if who:
            lines.append(Word("glance-gift", {"hex": f"h{at + 1}", "wildlings": who}))
    return lines
