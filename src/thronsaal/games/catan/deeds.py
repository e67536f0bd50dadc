"""What a move is called and by which rule it is made: the one source of buttons and log lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from thronsaal.core.words import Move, Value, Who, Word
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.material import CLANS, COSTS, DEVELOPMENTS, HEROES, KINDS, RESOURCES, TERRAINS
from thronsaal.games.catan.notation import bundles, pack
from thronsaal.games.catan.reasons import cost_of, hero_of
from thronsaal.games.catan.view import Seen, some


@dataclass(frozen=True, slots=True)
class Deed:
    """A move in words: `move-<kind>` is the button, `event-<kind>` the log line. `secret` is for insiders."""

    kind: str
    rule: str
    values: Mapping[str, Value] = field(default_factory=dict)
    secret: Mapping[str, Value] = field(default_factory=dict)


def resource_word(resource: int) -> Word:
    """A resource, to be said."""
    return Word(f"resource-{RESOURCES[resource]}")


def hex_word(s: Seen, at: int) -> Word:
    """A hex, to be said with its terrain."""
    return Word("place-hex", {"name": f"h{at + 1}", "terrain": Word(f"terrain-{TERRAINS[s.terrain[at]]}")})


def deed(s: Seen, move: Move) -> Deed:
    """The move in words."""
    if move >= r.OFFER:
        gives, takes = (some(dict(zip(RESOURCES, counts, strict=True))) for counts in bundles(move))
        kind = "offer" if move < r.COUNTER else "counter"
        return Deed(kind, "catan.seat-trade", {"gives": gives, "takes": takes})
    if move < r.ROAD:
        return _simple(s, move)
    if move < r.PLAY_PATROL:
        return _piece(s, move)
    if move < r.DISCARD_CARD:
        return _development(move)
    hero = hero_of(move)
    if hero is not None:
        return _hero(s, hero, move)
    return _card_move(s, move)


_SIMPLE = {
    r.ROLL: ("roll", "catan.dice"),
    r.END: ("end", "catan.turn"),
    r.BUY: ("buy", "catan.development"),
    r.WITHDRAW: ("withdraw", "catan.seat-trade"),
    r.ACCEPT: ("accept", "catan.seat-trade"),
    r.DECLINE: ("decline", "catan.seat-trade"),
    r.FLIP: ("flip", "catan.hero-after"),
}
_DONE = {
    r.TARLY_CHOICE: ("done-tarly", "catan.hero-tarly"),
    r.SECOND_DEMAND: ("done-demand", "catan.hero-mormont"),
    r.FREE_ROADS: ("done-roads", "catan.road-building"),
}


def _simple(s: Seen, move: Move) -> Deed:
    return Deed(*(_DONE.get(s.phase, ("done-roads", "catan.road-building")) if move == r.DONE else _SIMPLE[move]))


def _piece(s: Seen, move: Move) -> Deed:
    if move < r.SETTLEMENT:
        values: dict[str, Value] = {"place": f"e{move - r.ROAD + 1}"}
        kinds = {
            r.FOUND_ROAD: ("found-road", "catan.founding"),
            r.FREE_ROADS: ("free-road", "catan.road-building"),
            r.PLACE_ROAD: ("moved-road", "catan.hero-yarwyck"),
        }
        return Deed(*kinds.get(s.phase, ("road", "catan.road")), values)
    if move < r.KEEP:
        founding = s.phase == r.FOUND_SETTLEMENT
        values = {"place": f"v{move - r.SETTLEMENT + 1}"}
        if founding:
            return Deed("found-settlement", "catan.founding", values)
        return Deed("settlement", "catan.settlement", values)
    if move < r.GUARD:
        return Deed("keep", "catan.keep", {"place": f"v{move - r.KEEP + 1}"})
    values = {"section": move - r.GUARD + 1}
    if s.phase == r.FOUND_GUARD:
        return Deed("found-guard", "catan.founding-guard", values)
    return Deed("guard", "catan.guard", values)


def _development(move: Move) -> Deed:
    if move == r.PLAY_PATROL:
        return Deed("patrol", "catan.patrol")
    if move == r.PLAY_ROADS:
        return Deed("roads", "catan.road-building")
    if move < r.PLAY_WINTER:
        return Deed("recruits", "catan.recruits", {"section": move - r.PLAY_RECRUITS + 1})
    if move < r.PLAY_MONOPOLY:
        a, b = divmod(move - r.PLAY_WINTER, 5)
        return Deed("winter", "catan.winter", {"cards": (resource_word(a), resource_word(b))})
    return Deed("monopoly", "catan.monopoly", {"resource": resource_word(move - r.PLAY_MONOPOLY)})


def _card_move(s: Seen, move: Move) -> Deed:
    if move < r.DISCARD_CARD + 5:
        return Deed("discard", "catan.discard", {"resource": resource_word(move - r.DISCARD_CARD)})
    if move < r.REPEL:
        return _tormund(s, move)
    if move < r.SUPPLY:
        at, kind = divmod(move - r.REPEL, 3)
        values: dict[str, Value] = {"wildling": Word(f"kind-{KINDS[kind]}"), "hex": hex_word(s, at)}
        return Deed("repel", "catan.patrol-wildling", values)
    if move < r.TARLY_TAKE:
        give, take = divmod(move - r.SUPPLY, 5)
        count = s.rates[s.active][give]
        gives = Word("some", {"count": count, "what": resource_word(give)})
        return Deed("supply", "catan.supply-trade", {"gives": gives, "takes": resource_word(take)})
    if move < r.HAND_BACK:
        return Deed("tarly", "catan.hero-tarly", {"resource": resource_word(move - r.TARLY_TAKE)})
    if move < r.TAKE_CARD:
        return Deed("return", "catan.hero-mormont", {"resource": resource_word(move - r.HAND_BACK)})
    if move < r.AGREE:
        return Deed("take", "catan.hero-mance", {}, {"resource": resource_word(move - r.TAKE_CARD)})
    if move < r.USE_MORMONT:
        return Deed("agree", "catan.seat-trade", {"partner": Who(move - r.AGREE)})
    if move < r.USE_MANCE:
        return Deed("demand", "catan.hero-mormont", {"partner": Who(move - r.DEMAND_TOO)})
    if move < r.SWAP:
        return Deed("pick", "catan.hero-melisandre", {}, {"card": Word(f"card-{DEVELOPMENTS[move - r.PICK]}")})
    return Deed("swap", "catan.hero-after", {"hero": Word(f"hero-{HEROES[move - r.SWAP]}")})


def _tormund(s: Seen, move: Move) -> Deed:
    at, victim = (move - r.MOVE_TORMUND) // 5 - 1, (move - r.MOVE_TORMUND) % 5 - 1
    rule = "catan.patrol-tormund" if s.phase == r.PATROL_CHOICE else "catan.tormund-moves"
    if at == r.AT_CAMP:
        return Deed("tormund-camp", "catan.tormund-camp")
    if victim < 0:
        return Deed("tormund", rule, {"hex": hex_word(s, at)})
    return Deed("tormund-rob", rule, {"hex": hex_word(s, at), "victim": Who(victim)})


def _hero(s: Seen, hero: str, move: Move) -> Deed:
    rule = f"catan.hero-{hero}"
    match hero:
        case "mormont":
            resource, partner = divmod(move - r.USE_MORMONT, 4)
            return Deed(hero, rule, {"resource": resource_word(resource), "partner": Who(partner)})
        case "mance":
            return Deed(hero, rule, {"partner": Who(move - r.USE_MANCE)})
        case "marsh":
            give, take = divmod(move - r.USE_MARSH, 5)
            return Deed(hero, rule, {"gives": resource_word(give), "takes": resource_word(take)})
        case "benjen":
            return Deed(hero, rule, {"place": _north_word(move - r.USE_BENJEN)})
        case "ygritte":
            at, kind = divmod(move - r.USE_YGRITTE, 3)
            return Deed(hero, rule, {"wildling": Word(f"kind-{KINDS[kind]}"), "hex": hex_word(s, at)})
        case "yarwyck":
            return Deed(hero, rule, {"place": f"e{move - r.USE_YARWYCK + 1}"})
        case "yoren":
            return Deed(hero, rule, {"section": move - r.USE_YOREN + 1})
        case "thorne":
            at = move - r.USE_THORNE
            swapped = {"missing": resource_word(at // 5 % 5), "instead": resource_word(at % 5)}
            return Deed(hero, rule, {"section": at // 25 + 1, **swapped})
        case "melisandre" if move > r.USE_MELISANDRE:
            missing, instead = divmod(move - r.USE_MELISANDRE, 5)
            values = {"missing": resource_word(missing), "instead": resource_word(instead)}
            return Deed("melisandre-instead", rule, values)
        case _:
            return Deed(hero, rule)


def _north_word(place: int) -> Word:
    if place < 4:
        return Word("place-clearing", {"section": place + 1})
    clan, camp = divmod(place - 4, 5)
    return Word("place-camp", {"clan": Word(f"clan-{CLANS[clan]}"), "camp": camp + 1})


def shown_by(s: Seen, move: Move) -> int:
    """The packed bundle that a seat must hold to make this move: what others learn from it at least."""
    if move >= r.OFFER:
        return pack(bundles(move)[0])
    if move == r.ACCEPT:
        return int(s.takes)
    if r.DISCARD_CARD <= move < r.DISCARD_CARD + 5:
        return 1 << 5 * (move - r.DISCARD_CARD)
    if r.SUPPLY <= move < r.TARLY_TAKE:
        give = (move - r.SUPPLY) // 5
        return int(s.rates[s.active][give]) << 5 * give
    if r.HAND_BACK <= move < r.TAKE_CARD:
        return 1 << 5 * (move - r.HAND_BACK)
    if r.USE_MARSH <= move < r.USE_BENJEN:
        return 1 << 5 * ((move - r.USE_MARSH) // 5)
    if r.AGREE <= move < r.USE_MORMONT:
        said = s.answers[move - r.AGREE]
        return int(said & (1 << r.PACK) - 1 if said >= r.COUNTER else s.gives)
    name = cost_of(move)
    if name is None or (s.phase != r.MAIN and move < r.USE_MORMONT):
        return 0
    cost = list(COSTS[name])
    if r.USE_THORNE <= move < r.USE_QHORIN or r.USE_MELISANDRE < move < r.PICK:
        at = (move - r.USE_THORNE) % 25 if name == "guard" else move - r.USE_MELISANDRE
        cost[at // 5] -= 1
        cost[at % 5] += 1
    return pack(cost)
