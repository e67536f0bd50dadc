"""Moves as text: "road e34", "tormund h7 rob B", "offer 2 wool for 1 ore", "discard 2 wool + 1 ore".

Corners are v1 to v60, paths e1 to e80, hexes h1 to h21, sections of the wall s1 to s4, all counted from the north-west.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from thronsaal.core.game import BadNotation
from thronsaal.core.words import Move
from thronsaal.games.catan.kernel.material import PER_RESOURCE, RESOURCES
from thronsaal.games.catan.moves import (
    MEANINGS,
    bundles,
    counter,
    discard,
    is_bargain,
    is_discard,
    kind_of,
    offer,
    unpack,
)

_TEXTS: Final[dict[Move, str]] = {move: meaning.write() for move, meaning in MEANINGS.items()}
_MOVES: Final[dict[str, Move]] = {text: move for move, text in _TEXTS.items()}


def bundle_text(counts: Iterable[int]) -> str:
    """A bundle as text: "2 wool + 1 ore"; "nothing" when it is empty."""
    parts = [f"{count} {name}" for count, name in zip(counts, RESOURCES, strict=True) if count]
    return " + ".join(parts) or "nothing"


def write(move: Move) -> str:
    """The move as text. A number that is no move is written as it is."""
    if move in _TEXTS:
        return _TEXTS[move]
    if is_bargain(move):
        gives, takes = bundles(move)
        return f"{kind_of(move).name} {bundle_text(gives)} for {bundle_text(takes)}"
    if is_discard(move):
        return f"discard {bundle_text(unpack(move))}"
    return f"#{move}"


_BUNDLE: Final = r"nothing|[1-9][0-9]? [a-z]+(?: \+ [1-9][0-9]? [a-z]+)*"


def read_bundle(text: str) -> tuple[int, ...]:
    """The counts of a bundle such as "2 wool + 1 ore". Raises BadNotation."""
    counts = [0] * 5
    for part in () if text == "nothing" else text.split(" + "):
        count, name = part.split(" ")
        if name not in RESOURCES or counts[RESOURCES.index(name)] or int(count) > PER_RESOURCE:
            raise BadNotation(f"up to {PER_RESOURCE} of each of {', '.join(RESOURCES)} was expected, not {part!r}")
        counts[RESOURCES.index(name)] = int(count)
    if bundle_text(counts) != text:
        raise BadNotation(f"resources go in the order {', '.join(RESOURCES)}: {bundle_text(counts)!r}, not {text!r}")
    return tuple(counts)


def read(text: str) -> Move:
    """The move of this text. Raises BadNotation."""
    if text in _MOVES:
        return _MOVES[text]
    if len(text) < 200 and (found := re.fullmatch(f"discard ({_BUNDLE})", text)):
        return discard(read_bundle(found[1]))
    found = re.fullmatch(f"(offer|counter) ({_BUNDLE}) for ({_BUNDLE})", text) if len(text) < 200 else None
    if found is None:
        raise BadNotation(f"a move such as 'road e34' or 'offer 1 wool for 1 ore' was expected, not {text[:40]!r}")
    make = offer if found[1] == "offer" else counter
    return make(read_bundle(found[2]), read_bundle(found[3]))
