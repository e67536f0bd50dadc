"""What a seat may know, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from thronsaal.core.buffer import Buffer, members
from thronsaal.core.words import Seat, Word
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.geometry import HALF, plan
from thronsaal.games.catan.kernel.material import (
    ANY,
    BOARDS,
    DEVELOPMENTS,
    HEROES,
    KINDS,
    RESOURCES,
    TERRAINS,
    TWO_AND_TWELVE,
)
from thronsaal.games.catan.kernel.turn import scores
from thronsaal.games.catan.moves import bundles, kind_of, unpack
from thronsaal.games.catan.notation import write
from thronsaal.games.catan.places import Places, places
from thronsaal.games.catan.snapshot import PHASES, CatanSnapshot

Counts = dict[str, int]
"""How many of each, by name."""


class Bargain(TypedDict):
    """An offer, or a counter-offer."""

    gives: Counts
    takes: Counts


class HeldHero(TypedDict):
    """A hero that a seat holds, and whether it must rest in this turn."""

    hero: str
    side: str
    rests: bool


class _Table(TypedDict):
    """What lies on the table. Places are written as in moves; lists of all seats go by seat."""

    seat: Seat | None
    board: str
    seats: int
    apart: bool
    offering: bool
    phase: str
    over: bool
    turn: int
    first: Seat
    active: Seat
    actors: list[Seat]
    dice: list[int] | None
    terrain: list[str]
    chips: list[int | str | None]
    stations: list[list[str]]
    """Of each the path and what it trades."""
    tormund: str
    settlements: list[list[str]]
    keeps: list[list[str]]
    roads: list[list[str]]
    left: list[Counts]
    """Pieces not yet built."""
    played: bool
    patrols: list[int]
    deck: int
    longest: Seat | None
    strongest: Seat | None
    last: list[Seat | str] | None
    """Who moved last, and the move as all saw it."""
    owed: list[int]
    free_roads: int
    corner: str | None
    moving: str | None


class _Hands(TypedDict):
    """Hands, cards and points, as far as they are known."""

    hand: Counts | None
    hand_sizes: list[int]
    least: list[list[int]]
    most: list[list[int]]
    supply: Counts
    rates: list[Counts]
    cards: Counts | None
    fresh: Counts | None
    card_counts: list[int]
    in_deck: Counts | None
    points: list[int]
    own_points: int | None
    lengths: list[int]
    hands: list[Counts] | None
    all_cards: list[Counts] | None


class _Trade(TypedDict):
    """The offer on the table and its answers."""

    offer: Bargain | None
    answers: list[str | Bargain | None] | None


class _North(TypedDict, total=False):
    """Wildlings, wall and heroes, where there is a wall."""

    camps: list[list[str | None]]
    clearings: list[int]
    gift: list[Counts]
    frost: Counts
    wall: list[list[Seat | None]]
    breaches: int
    heroes: list[HeldHero]
    display: list[str]
    came_out: list[int]


class _Interlude(TypedDict):
    """What a hero is about to do."""

    demand: str | None
    partner: Seat | None
    top: list[str] | None


class CatanView(_Table, _Hands, _Trade, _North, _Interlude):
    """All that somebody may know."""


def paths(low: int, high: int) -> list[int]:
    """The members of a path set, ascending."""
    return [*members(low), *(HALF + n for n in members(high))]


def view(buffer: Buffer, seat: Seat | None) -> CatanView:
    """The position as this seat (None: anybody) may see it."""
    s = CatanSnapshot(buffer)
    north: _North = _north(s) if s.has_wall else {}
    return {**_table(s, seat), **_hands(s, seat), **_trade(s), **north, **_interlude(s, seat)}


def _table(s: CatanSnapshot, seat: Seat | None) -> _Table:
    return {
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


def _hands(s: CatanSnapshot, seat: Seat | None) -> _Hands:
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
        "least": least[: s.seats],
        "most": most[: s.seats],
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


def _trade(s: CatanSnapshot) -> _Trade:
    if s.phase not in (r.ANSWER, r.DEAL):
        return {"offer": None, "answers": None}
    answers: list[str | Bargain | None] = []
    for seat in range(s.seats):
        said = s.answers[seat]
        if seat == s.active or said == r.UNASKED:
            answers.append(None)
        elif said < r.COUNTER:
            answers.append("accept" if said == r.ACCEPTED else "decline")
        else:
            answers.append(_bargain(*bundles(said)))
    return {"offer": _bargain(unpack(s.gives), unpack(s.takes)), "answers": answers}


def _bargain(gives: Sequence[int], takes: Sequence[int]) -> Bargain:
    return {"gives": _counts(gives), "takes": _counts(takes)}


def _counts(counts: Sequence[int]) -> Counts:
    return {name: count for name, count in zip(RESOURCES, counts, strict=True) if count}


def _north(s: CatanSnapshot) -> _North:
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


def _interlude(s: CatanSnapshot, seat: Seat | None) -> _Interlude:
    picking = s.phase == r.PICK_CARD and seat == s.actor
    return {
        "demand": RESOURCES[s.demand] if s.phase in (r.GIVE_BACK, r.SECOND_DEMAND) else None,
        "partner": s.partner if s.phase == r.SEIZE else (s.aside if s.phase == r.GIVE_BACK else None),
        "top": [DEVELOPMENTS[card] for card in s.deck[: s.deck_left][-3:]] if picking else None,
    }


def _last(s: CatanSnapshot) -> list[Seat | str] | None:
    if s.last_seat == r.NOBODY:
        return None
    kind = kind_of(s.last)
    return [s.last_seat, kind.name if kind.is_secret else write(s.last)]


def _seat(seat: int) -> Seat | None:
    return None if seat == r.NOBODY else seat


def _hex(at: int) -> str:
    return "camp" if at == r.AT_CAMP else f"h{at + 1}"


def _chip(chip: int) -> int | str | None:
    if chip == TWO_AND_TWELVE:
        return "2&12"
    return chip or None


def names_of(seen: CatanView) -> Places:
    """What the places of this board are called."""
    chips = tuple(TWO_AND_TWELVE if isinstance(chip, str) else chip or 0 for chip in seen["chips"])
    stations = tuple(ANY if kind == "any" else RESOURCES.index(kind) for _, kind in seen["stations"])
    return places(map_id_of(seen), tuple(map(TERRAINS.index, seen["terrain"])), chips, stations)


def map_id_of(seen: CatanView) -> int:
    """The number of the board among the maps."""
    return next(n for n, board in enumerate(BOARDS) if board.name == seen["board"])


def named(names: Places, place: str) -> Word:
    """What a hex, a corner or a path is called that moves write so."""
    return {"h": names.hexes, "v": names.corners, "e": names.paths}[place[0]][int(place[1:]) - 1]
