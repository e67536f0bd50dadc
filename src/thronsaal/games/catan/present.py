"""A view of Catan as the board template draws it: the map (land.py), the players, my hand, and the desk (desk.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from thronsaal.core.text import Voice
from thronsaal.core.words import Seat
from thronsaal.games.catan.desk import Choice, Desk
from thronsaal.games.catan.kernel.geometry import plan
from thronsaal.games.catan.kernel.material import BOARDS, COSTS, PIECES, RESOURCES, TERRAINS
from thronsaal.games.catan.land import Land
from thronsaal.games.catan.moves import meaning_of
from thronsaal.games.catan.notation import read
from thronsaal.games.catan.spots import Spots
from thronsaal.games.catan.view import CatanView, Counts

BREACHES: Final = 3
OVERRUN: Final = 8
SEVEN: Final = 7


@dataclass(frozen=True, slots=True)
class Got:
    """What a seat has just got: from which hex, which resource, how many."""

    seat: Seat
    hex: str
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Player:
    """What everybody knows of a seat, and what a replay opens."""

    seat: Seat
    name: str
    mine: bool
    acts: bool
    active: bool
    points: int
    hidden: int
    cards: int
    developments: int
    patrols: int
    length: int
    guards: int
    longest: bool
    strongest: bool
    left: Mapping[str, int]
    stock: str
    owed: int
    hero: str
    side: str
    hand: Sequence[tuple[str, int]]
    open_cards: str
    got: Sequence[Got]


def players(land: Land, opened: Mapping[Seat | None, CatanView], got: Sequence[Got]) -> list[Player]:
    """All seats, mine first, then as they follow."""
    seen = land.seen
    start = seen["seat"] or 0
    return [_player(land, (start + n) % seen["seats"], opened, got) for n in range(seen["seats"])]


def _player(land: Land, seat: Seat, opened: Mapping[Seat | None, CatanView], got: Sequence[Got]) -> Player:
    seen, voice = land.seen, land.voice
    mine = seat == seen["seat"]
    known = opened.get(seat)
    hand, cards = _laid_open(seen, seat, known)
    hero = seen["heroes"][seat] if "heroes" in seen else None
    points = seen["points"][seat]
    own = seen["own_points"] if mine else known and known["own_points"]
    return Player(
        seat=seat,
        name=voice.name(seat),
        mine=mine,
        acts=seat in seen["actors"],
        active=seat == seen["active"],
        points=points,
        hidden=(own or points) - points,
        cards=seen["hand_sizes"][seat],
        developments=seen["card_counts"][seat],
        patrols=seen["patrols"][seat],
        length=seen["lengths"][seat],
        guards=sum(guard == seat for section in seen.get("wall", ()) for guard in section),
        longest=seen["longest"] == seat,
        strongest=seen["strongest"] == seat,
        left=seen["left"][seat],
        stock=_stock(land, seat),
        owed=seen["owed"][seat],
        hero=voice.say(f"hero-{hero['hero']}") if hero else "",
        side=hero["side"] if hero else "",
        hand=[(name, hand[name]) for name in RESOURCES] if hand and not mine else [],
        open_cards=", ".join(voice.say(f"card-{name}") for name, n in (cards or {}).items() for _ in range(n))
        if not mine
        else "",
        got=[each for each in got if each.seat == seat],
    )


def _stock(land: Land, seat: Seat) -> str:
    """The pieces that a seat has not yet built."""
    left = land.seen["left"][seat]
    pieces = [name for name in PIECES if name != "guard" or land.has_north]
    return ", ".join(land.voice.say(f"count-{name}", count=left[f"{name}s"]) for name in pieces)


def _laid_open(seen: CatanView, seat: Seat, known: CatanView | None) -> tuple[Counts | None, Counts | None]:
    """The resources and development cards of a seat: of a view that lies open, or of all after the end."""
    hand = seen["hands"][seat] if seen["hands"] else None
    cards = seen["all_cards"][seat] if seen["all_cards"] else None
    return (known and known["hand"]) or hand, (known and known["cards"]) or cards


def yields(land: Land) -> list[Got]:
    """What the dice have just brought, as far as all can see it: a resource that may have run short is left out."""
    seen = land.seen
    last, dice = seen["last"], seen["dice"]
    if seen["over"] or not last or last[1] != "roll" or not dice or sum(dice[:2]) == SEVEN:
        return []
    number = sum(dice[:2])
    hexes = land.hexes()
    found: list[Got] = []
    for at, around in enumerate(plan(land.map_id).corners_of):
        chip = seen["chips"][at]
        if hexes[at].blocked or not (chip == number or (chip == "2&12" and number in (2, 12))):
            continue
        resource = RESOURCES[TERRAINS.index(seen["terrain"][at])]
        for seat in range(seen["seats"]):
            count = sum(f"v{c + 1}" in seen["settlements"][seat] for c in around)
            count += 2 * sum(f"v{c + 1}" in seen["keeps"][seat] for c in around)
            if count:
                found.append(Got(seat, f"h{at + 1}", resource, count))
    wanted = {name: sum(each.count for each in found if each.resource == name) for name in RESOURCES}
    return [each for each in found if seen["supply"][each.resource] >= wanted[each.resource]]


def hand(desk: Desk, got: Sequence[Got]) -> list[Mapping[str, object]]:
    """My resources; in some moments a card of them is laid down with a click."""
    seen, voice = desk.seen, desk.voice
    if seen["hand"] is None:
        return []
    moves: dict[str, Choice] = {}
    # Several cards are chosen first and laid down together.
    several = seen["seat"] is not None and seen["owed"][seen["seat"]] > 1
    for move in desk.of_kinds("return") if several else desk.of_kinds("discard", "return"):
        moves[desk.legal[move].text("resource")] = desk.choice(move)
    return [
        {
            "name": name,
            "label": voice.say(f"resource-{name}"),
            "count": seen["hand"][name],
            "choice": moves.get(name),
            "got": [each for each in got if each.seat == seen["seat"] and each.resource == name],
        }
        for name in RESOURCES
    ]


def costs(land: Land, desk: Desk) -> list[Mapping[str, object]]:
    """What everything costs, whether I can pay it, how many are left, and the move when it needs no place."""
    seen, voice = desk.seen, desk.voice
    me = seen["seat"]
    found: list[Mapping[str, object]] = []
    for what, cost in COSTS.items():
        if what == "guard" and not land.has_north:
            continue
        counts = [(name, count) for name, count in zip(RESOURCES, cost, strict=True) if count]
        kind = "buy" if what == "development" else what
        moves = desk.of_kinds(kind) if seen["phase"] == "main" else []
        ask = "" if moves or not desk.may_act else "buy" if what == "development" else _place_to_ask(land, what)
        found.append(
            {
                "what": what,
                "label": voice.say(f"board-cost-{what}"),
                "cost": counts,
                "cost_text": ", ".join(f"{count} {voice.say(f'resource-{name}')}" for name, count in counts),
                "paid": seen["hand"] is not None and all(seen["hand"][name] >= count for name, count in counts),
                "left": seen["deck"] if what == "development" else None if me is None else seen["left"][me][f"{what}s"],
                "places": len(moves),
                "buy": "buy" if what == "development" and moves else "",
                "ask": ask,
            }
        )
    return found


def _affordable(desk: Desk) -> list[str]:
    """What could still be built or bought in this turn."""
    kinds = {"buy" if what == "development" else what: what for what in COSTS}
    return [what for kind, what in kinds.items() if desk.seen["phase"] == "main" and desk.of_kinds(kind)]


def _place_to_ask(land: Land, what: str) -> str:
    """A move that builds this piece where its place speaks least against it, so that other reasons come to light."""
    seen, board, me = land.seen, plan(land.map_id), land.seen["seat"] or 0
    if what == "guard":
        section = min(range(len(seen["wall"])), key=lambda n: sum(guard is not None for guard in seen["wall"][n]))
        return f"guard s{section + 1}"
    if what == "keep":
        return f"keep {next(iter(seen['settlements'][me]), 'v1')}"
    houses = [{int(v[1:]) - 1 for v in (*s, *k)} for s, k in zip(seen["settlements"], seen["keeps"], strict=True)]
    built, taken = set().union(*houses), {int(e[1:]) - 1 for roads in seen["roads"] for e in roads}
    reached = {end for e in seen["roads"][me] for end in board.paths[int(e[1:]) - 1]}
    if what == "road":
        anchors = houses[me] | (reached - built)
        free = sorted(board.open_paths - taken, key=lambda path: not anchors & set(board.paths[path]))
        return f"road e{free[0] + 1}" if free else ""
    near = {end for ends in board.paths if built & set(ends) for end in ends}
    free = sorted(board.open_corners, key=lambda corner: (corner in near, corner not in reached))
    return f"settlement v{free[0] + 1}"


def dice(land: Land) -> Mapping[str, object] | None:
    """The dice of this turn."""
    thrown = land.seen["dice"]
    if not thrown:
        return None
    return {
        "faces": thrown[:2],
        "sum": sum(thrown[:2]),
        "wild": thrown[2] if len(thrown) > 2 else None,
        "text": land.say("dice", dice=" + ".join(map(str, thrown[:2])), sum=sum(thrown[:2])),
        "wild_text": land.say("wild-die", number=thrown[2]) if len(thrown) > 2 else "",
        "name": f"dice-{land.seen['turn']}",
    }


def threat(land: Land) -> Mapping[str, object] | None:
    """The breach track, the wildlings in the Gift, and those still in the Frostfangs."""
    seen = land.seen
    if not land.has_north:
        return None
    entered = sum(sum(kinds.values()) for kinds in seen["gift"])
    frost = [(kind, count, land.voice.say(f"count-{kind}", count=count)) for kind, count in seen["frost"].items()]
    return {
        "breaches": seen["breaches"],
        "most": BREACHES,
        "breaches_text": land.say("breaches", count=seen["breaches"]),
        "gift": entered,
        "overrun": OVERRUN,
        "gift_text": land.say("gift", count=entered),
        "frost": frost,
        "frost_text": land.say("frost", wildlings=", ".join(said for _, _, said in frost)),
    }


def present(views: Sequence[CatanView], legal: Sequence[str], voice: Voice) -> dict[str, object]:
    """What board.html needs."""
    seen = views[0]
    opened = {view["seat"]: view for view in views[1:]}
    meanings = {move: meaning_of(read(move)) for move in legal}
    land, desk = Land(seen, voice), Desk(seen, meanings, voice)
    got, heroes = yields(land), desk.heroes()
    return {
        "box": land.box(),
        "seats": seen["seats"],
        "phase": seen["phase"],
        "hexes": land.hexes(),
        "stations": land.stations(),
        "pieces": land.pieces(),
        "spots": Spots(land, meanings).all(),
        "north": land.north(),
        "home": land.home() if seen["board"] != "classic" else None,
        "tormund": land.tormund(),
        "tormund_at": seen["tormund"],
        "threat": threat(land),
        "origin": BOARDS[land.map_id].provenance,
        "players": players(land, opened, got),
        "dice": dice(land),
        "hand": hand(desk, got),
        "hand_size": sum(seen["hand"].values()) if seen["hand"] else 0,
        "owed": seen["owed"][seen["seat"]] if seen["seat"] is not None else 0,
        "cards": desk.cards(),
        "hero": next((hero for hero in heroes if hero.holder is not None and hero.holder == seen["seat"]), None),
        "heroes": heroes,
        "supply": [(name, voice.say(f"resource-{name}"), seen["supply"][name]) for name in RESOURCES],
        "rates": None if seen["seat"] is None else seen["rates"][seen["seat"]],
        "costs": costs(land, desk),
        "plain": desk.plain(),
        "end": desk.choice("end") if "end" in meanings else None,
        "still": ", ".join(voice.say(f"board-cost-{what}") for what in _affordable(desk)),
        "declined": desk.declined(),
        "asked": desk.asked(),
        "trades": desk.supply(),
        "trade": desk.trade(),
        "offer": desk.offer(),
        "may_be_asked": seen["offering"] and not seen["over"],
        "names": [voice.name(seat) for seat in range(seen["seats"])],
    }
