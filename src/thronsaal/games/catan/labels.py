"""Moves in words: what their buttons say, what the log says of them, and by which rule they are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from thronsaal.core.words import Move, Value, Who, Word
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.material import COSTS, TERRAINS
from thronsaal.games.catan.moves import HEX, Meaning, bundles, meaning_of, pack, unpack
from thronsaal.games.catan.snapshot import CatanSnapshot
from thronsaal.games.catan.words import bundle, resource_word, some


@dataclass(frozen=True, slots=True)
class Label:
    """A move in words: `move-<kind>` is the button, `event-<kind>` the log line. `secret` is for insiders."""

    kind: str
    rule: str
    values: Mapping[str, Value] = field(default_factory=dict)
    secret: Mapping[str, Value] = field(default_factory=dict)


def hex_word(s: CatanSnapshot, at: int) -> Word:
    """A hex, to be said with its terrain."""
    return Word("place-hex", {"name": HEX.texts[at], "terrain": Word(f"terrain-{TERRAINS[s.terrain[at]]}")})


def label(s: CatanSnapshot, move: Move) -> Label:
    """The move in words."""
    meaning = meaning_of(move)
    kind, rule = meaning.kind.said_in(s.phase)
    if meaning.kind.name == "tormund" and meaning.hex == r.AT_CAMP:
        return Label("tormund-camp", "catan.tormund-camp")
    if meaning.kind.name == "tormund" and meaning.victim is not None:
        kind = "tormund-rob"
    values = values_of(meaning, lambda at: hex_word(s, at), lambda resource: s.rates[s.active][resource])
    return Label(kind, rule, {}, values) if meaning.kind.is_secret else Label(kind, rule, values)


def values_of(meaning: Meaning, hex_word: Callable[[int], Value], rate: Callable[[int], int]) -> dict[str, Value]:
    """What a move carries, as its sentence wants it; hexes and the rates of the supply are for the position to say."""
    things = meaning.things
    match meaning.kind.name:
        case "offer" | "counter":
            return {side: bundle(unpack(packed)) for side, packed in things.items()}
        case "winter":
            return {"cards": tuple(resource_word(each) for each in things.values())}
        case "supply":
            give, take = things["gives"], things["takes"]
            return {"gives": some(rate(give), give), "takes": resource_word(take)}
        case "tormund":
            robbed = {} if meaning.victim is None else {"victim": Who(meaning.victim)}
            return {"hex": hex_word(meaning.hex), **robbed}
    return {
        each.name: each.thing.words[things[each.name]] if each.thing.words else hex_word(things[each.name])
        for each in meaning.kind.carries
    }


def shown_by(s: CatanSnapshot, move: Move) -> int:
    """The packed bundle that a seat must hold to make this move: what others learn from it at least."""
    meaning = meaning_of(move)
    kind, things = meaning.kind, meaning.things
    match kind.name:
        case "offer" | "counter":
            return things["gives"]
        case "accept":
            return int(s.takes)
        case "discard" | "return":
            return 1 << 5 * things["resource"]
        case "marsh":
            return 1 << 5 * things["gives"]
        case "supply":
            return int(s.rates[s.active][things["gives"]]) << 5 * things["gives"]
        case "agree":
            said = s.answers[things["partner"]]
            return pack(bundles(said)[1]) if said >= r.COUNTER else int(s.gives)
    if not kind.pays or (s.phase != r.MAIN and not kind.hero):
        return 0
    cost = list(COSTS[kind.pays])
    if "instead" in things:
        cost[things["missing"]] -= 1
        cost[things["instead"]] += 1
    return pack(cost)
