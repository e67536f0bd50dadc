"""Moves as text: "road e34", "tormund h7 rob B", "offer 2 wool for 1 ore".

Corners are v1 to v60, paths e1 to e80, hexes h1 to h21, sections of the wall s1 to s4, all counted from the north-west.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from thronsaal.core.game import BadNotation
from thronsaal.core.words import SEAT_LETTERS, Move
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.material import CLANS, DEVELOPMENTS, HEROES, KINDS, RESOURCES

_PLAIN: Final = {
    r.ROLL: "roll",
    r.END: "end",
    r.DONE: "done",
    r.BUY: "buy",
    r.WITHDRAW: "withdraw",
    r.ACCEPT: "accept",
    r.DECLINE: "decline",
    r.FLIP: "flip",
    r.PLAY_PATROL: "play patrol",
    r.PLAY_ROADS: "play roads",
    r.USE_QHORIN: "qhorin",
}
MOST_OF_A_KIND: Final = 19


def _pieces() -> Iterator[tuple[Move, str]]:
    yield from _PLAIN.items()
    yield from ((r.ROAD + n, f"road e{n + 1}") for n in range(80))
    yield from ((r.USE_YARWYCK + n, f"yarwyck e{n + 1}") for n in range(80))
    for n in range(60):
        yield r.SETTLEMENT + n, f"settlement v{n + 1}"
        yield r.KEEP + n, f"keep v{n + 1}"
    for n in range(4):
        yield r.GUARD + n, f"guard s{n + 1}"
        yield r.PLAY_RECRUITS + n, f"play recruits s{n + 1}"
        yield r.USE_YOREN + n, f"yoren s{n + 1}"
        yield r.AGREE + n, f"agree {SEAT_LETTERS[n]}"
        yield r.DEMAND_TOO + n, f"demand {SEAT_LETTERS[n]}"
        yield r.USE_MANCE + n, f"mance {SEAT_LETTERS[n]}"


def _cards() -> Iterator[tuple[Move, str]]:
    for a, first in enumerate(RESOURCES):
        yield r.PLAY_MONOPOLY + a, f"play monopoly {first}"
        yield r.DISCARD_CARD + a, f"discard {first}"
        yield r.TARLY_TAKE + a, f"tarly {first}"
        yield r.HAND_BACK + a, f"return {first}"
        yield r.TAKE_CARD + a, f"take {first}"
        for n in range(4):
            yield r.USE_MORMONT + 4 * a + n, f"mormont {first} from {SEAT_LETTERS[n]}"
        for b, second in enumerate(RESOURCES):
            if a <= b:
                yield r.PLAY_WINTER + 5 * a + b, f"play winter {first} {second}"
            if a != b:
                yield r.SUPPLY + 5 * a + b, f"supply {first} for {second}"
                yield r.USE_MARSH + 5 * a + b, f"marsh {first} for {second}"
                yield r.USE_MELISANDRE + 5 * a + b, f"melisandre {second} instead of {first}"
                for n in range(4):
                    yield r.USE_THORNE + 25 * n + 5 * a + b, f"thorne s{n + 1} {second} instead of {first}"
    yield r.USE_MELISANDRE, "melisandre"
    yield from ((r.PICK + n, f"pick {name}") for n, name in enumerate(DEVELOPMENTS))
    yield from ((r.SWAP + n, f"swap {name}") for n, name in enumerate(HEROES))


def _places() -> Iterator[tuple[Move, str]]:
    for at in range(-1, 21):
        where = "camp" if at < 0 else f"h{at + 1}"
        for victim in range(-1, 4):
            robbing = "" if victim < 0 else f" rob {SEAT_LETTERS[victim]}"
            yield r.MOVE_TORMUND + 5 * (at + 1) + victim + 1, f"tormund {where}{robbing}"
    for at in range(21):
        for n, kind in enumerate(KINDS):
            yield r.REPEL + 3 * at + n, f"repel {kind} h{at + 1}"
            yield r.USE_YGRITTE + 3 * at + n, f"ygritte {kind} h{at + 1}"
    for place in range(19):
        yield r.USE_BENJEN + place, f"benjen {north_text(place)}"


def north_text(place: int) -> str:
    """A place north of the wall: a clearing, or a camp of a clan."""
    if place < 4:
        return f"clearing {place + 1}"
    return f"{CLANS[(place - 4) // 5]} {(place - 4) % 5 + 1}"


_TEXTS: Final[dict[Move, str]] = dict((*_pieces(), *_cards(), *_places()))
_MOVES: Final[dict[str, Move]] = {text: move for move, text in _TEXTS.items()}


def pack(counts: Iterable[int]) -> int:
    """A bundle of resources as one number."""
    return sum(count << 5 * resource for resource, count in enumerate(counts))


def unpack(bundle: int) -> tuple[int, ...]:
    """The counts of a bundle."""
    return tuple(bundle >> 5 * resource & 31 for resource in range(5))


def offer(gives: Iterable[int], takes: Iterable[int]) -> Move:
    """The move that offers these for those."""
    return r.OFFER | pack(gives) << r.PACK | pack(takes)


def counter(gives: Iterable[int], takes: Iterable[int]) -> Move:
    """The move that answers: I would give these for those."""
    return r.COUNTER | pack(gives) << r.PACK | pack(takes)


def bundles(move: Move) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What an offer or counter-offer gives and takes."""
    return unpack(move >> r.PACK & (1 << r.PACK) - 1), unpack(move & (1 << r.PACK) - 1)


def bundle_text(counts: Iterable[int]) -> str:
    """A bundle as text: "2 wool + 1 ore"; "nothing" when it is empty."""
    parts = [f"{count} {name}" for count, name in zip(counts, RESOURCES, strict=True) if count]
    return " + ".join(parts) or "nothing"


def write(move: Move) -> str:
    """The move as text. A number that is no move is written as it is."""
    if move in _TEXTS:
        return _TEXTS[move]
    if r.OFFER <= move < r.MOVE_TOP and move >> 50 in (1, 2):
        gives, takes = bundles(move)
        word = "counter" if move & r.COUNTER else "offer"
        return f"{word} {bundle_text(gives)} for {bundle_text(takes)}"
    return f"#{move}"


_BUNDLE: Final = r"nothing|[1-9][0-9]? [a-z]+(?: \+ [1-9][0-9]? [a-z]+)*"


def read_bundle(text: str) -> tuple[int, ...]:
    """The counts of a bundle such as "2 wool + 1 ore". Raises BadNotation."""
    counts = [0] * 5
    for part in () if text == "nothing" else text.split(" + "):
        count, name = part.split(" ")
        if name not in RESOURCES or counts[RESOURCES.index(name)] or int(count) > MOST_OF_A_KIND:
            raise BadNotation(f"up to {MOST_OF_A_KIND} of each of {', '.join(RESOURCES)} was expected, not {part!r}")
        counts[RESOURCES.index(name)] = int(count)
    if bundle_text(counts) != text:
        raise BadNotation(f"resources go in the order {', '.join(RESOURCES)}: {bundle_text(counts)!r}, not {text!r}")
    return tuple(counts)


def read(text: str) -> Move:
    """The move of this text. Raises BadNotation."""
    if text in _MOVES:
        return _MOVES[text]
    found = re.fullmatch(f"(offer|counter) ({_BUNDLE}) for ({_BUNDLE})", text) if len(text) < 200 else None
    if found is None:
        raise BadNotation(f"a move such as 'road e34' or 'offer 1 wool for 1 ore' was expected, not {text[:40]!r}")
    make = offer if found[1] == "offer" else counter
    return make(read_bundle(found[2]), read_bundle(found[3]))
