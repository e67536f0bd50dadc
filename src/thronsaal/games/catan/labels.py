"""Moves in words: what their buttons say, what the log says of them, and by which rule they are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from thronsaal.core.words import Move, Seat, Value, Who, Word
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.material import COSTS
from thronsaal.games.catan.moves import Meaning, bundles, meaning_of, pack, unpack
from thronsaal.games.catan.places import Places
from thronsaal.games.catan.snapshot import CatanSnapshot
from thronsaal.games.catan.words import bundle, resource_word, some


@dataclass(frozen=True, slots=True)
class Label:
    """A move in words: `move-<kind>` is the button, `event-<kind>` the log line. `secret` is for insiders."""

    kind: str
    rule: str
    values: Mapping[str, Value] = field(default_factory=dict)
    secret: Mapping[str, Value] = field(default_factory=dict)


def label(s: CatanSnapshot, move: Move) -> Label:
    """The move in words."""
    meaning = meaning_of(move)
    kind, rule = meaning.kind.said_in(s.phase)
    if meaning.kind.name == "tormund" and meaning.hex == r.AT_CAMP:
        return Label("tormund-camp", "catan.tormund-camp")
    if meaning.kind.name == "tormund" and meaning.victim is not None:
        kind = "tormund-rob"
    if kind == "agree":
        gives, takes = terms_with(s, meaning.things["partner"])
        partner = Who(meaning.things["partner"])
        return Label(kind, rule, {"partner": partner, "gives": bundle(gives), "takes": bundle(takes)})
    values = values_of(meaning, s.names, lambda resource: s.rates[s.active][resource])
    return Label(kind, rule, {}, values) if meaning.kind.is_secret else Label(kind, rule, values)


def terms_with(s: CatanSnapshot, partner: Seat) -> tuple[Sequence[int], Sequence[int]]:
    """What the active seat gives and takes when it agrees with this one: its own offer, or the other's answer to it."""
    said = s.answers[partner]
    if said >= r.COUNTER:
        takes, gives = bundles(said)
        return gives, takes
    return unpack(s.gives), unpack(s.takes)


def values_of(meaning: Meaning, names: Places, rate: Callable[[int], int]) -> dict[str, Value]:
    """What a move carries, as its sentence wants it; places and the rates of the supply are for the position to say."""
    things = meaning.things
    match meaning.kind.name:
        case "offer" | "counter" | "discard-some":
            return {side: bundle(unpack(packed)) for side, packed in things.items()}
        case "winter":
            return {"cards": tuple(resource_word(each) for each in things.values())}
        case "supply":
            give, take = things["gives"], things["takes"]
            return {"gives": some(rate(give), give), "takes": resource_word(take)}
        case "tormund":
            robbed = {} if meaning.victim is None else {"victim": Who(meaning.victim)}
            return {"hex": _named(names.hexes, meaning.hex), **robbed}
    on_board = {"e": names.paths, "v": names.corners, "h": names.hexes}
    return {
        each.name: _named(each.thing.words or on_board[each.thing.texts[0][0]], things[each.name])
        for each in meaning.kind.carries
    }


def _named(words: Sequence[Value], number: int) -> Value:
    """What something is called; a board may lack a place that another one has."""
    return words[number] if number < len(words) else Word("nothing")


def shown_by(s: CatanSnapshot, move: Move) -> int:
    """The packed bundle that a seat must hold to make this move: what others learn from it at least."""
    meaning = meaning_of(move)
    kind, things = meaning.kind, meaning.things
    match kind.name:
        case "offer" | "counter":
            return things["gives"]
        case "discard-some":
            return things["cards"]
        case "accept":
            return int(s.takes)
        case "discard" | "return":
            return 1 << 5 * things["resource"]
        case "marsh":
            return 1 << 5 * things["gives"]
        case "supply":
            return int(s.rates[s.active][things["gives"]]) << 5 * things["gives"]
        case "agree":
            return pack(terms_with(s, things["partner"])[0])
    if not kind.pays or (s.phase != r.MAIN and not kind.hero):
        return 0
    cost = list(COSTS[kind.pays])
    if "instead" in things:
        cost[things["missing"]] -= 1
        cost[things["instead"]] += 1
    return pack(cost)
