"""What changed in drawn HTML, said in few bytes: an update brings only the pieces that the page does not have yet.

HTML is cut before each `<`. A patch is a list: two numbers stand for pieces that the page has, the first and how many;
a text stands for itself. Of what was sent the server keeps a hash a piece, not the text. A patch is made of nothing but
what this viewer was sent before and is to see now, so neither it nor its length can tell them more.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TypeAlias

CUT = "<"
MOST_EXACT = 2**53 - 1
"""The largest number that scripts count to exactly."""

Patch: TypeAlias = "list[int | str]"


class Traces:
    """What a page has of each of its parts. `mark` tells two of them apart; 0: nothing yet."""

    __slots__ = ("_parts", "mark")

    def __init__(self, parts: dict[str, array[int]] | None = None) -> None:
        self._parts = parts or {}
        whole = b"".join(part for name in sorted(self._parts) for part in (name.encode(), self._parts[name].tobytes()))
        self.mark = hash(whole) & MOST_EXACT

    def news(self, parts: Mapping[str, str]) -> tuple[dict[str, str | Patch], Traces]:
        """Of these parts what the page lacks, and what it has then. Parts that stay as they are do not come."""
        found: dict[str, str | Patch] = {}
        kept = dict(self._parts)
        for name, html in parts.items():
            pieces = html.split(CUT)
            now = array("q", map(hash, pieces))
            before = kept.get(name)
            if before == now:
                continue
            found[name] = html if before is None else make_patch(before, now, pieces)
            kept[name] = now
        return found, Traces(kept)


def make_patch(before: Sequence[int], now: Sequence[int], pieces: Sequence[str]) -> Patch:
    """How what a page has becomes these pieces; `before` and `now` are hashes, a piece each."""
    patch: Patch = []
    same = _same_at_start(before, now)
    if same:
        patch += (0, same)
    tail = _same_at_end(before, now, same)
    places = {piece: place for place, piece in enumerate(before)}
    end, at, most = len(now) - tail, same, len(before)
    while at < end:
        first, piece = at, now[at]
        place = places.get(piece)
        if place is None:
            while at < end and now[at] not in places:
                at += 1
            patch.append(CUT.join(pieces[first:at]))
            continue
        while at < end and place < most and before[place] == now[at]:
            at, place = at + 1, place + 1
        patch += (place - (at - first), at - first)
    if tail:
        patch += (most - tail, tail)
    return patch


def _same_at_start(before: Sequence[int], now: Sequence[int]) -> int:
    same = 0
    for one, other in zip(before, now, strict=False):
        if one != other:
            break
        same += 1
    return same


def _same_at_end(before: Sequence[int], now: Sequence[int], start: int) -> int:
    most = min(len(before), len(now)) - start
    same = 0
    for one, other in zip(reversed(before), reversed(now), strict=False):
        if same == most or one != other:
            break
        same += 1
    return same


def apply_patch(html: str, patch: Patch) -> str:
    """What the page has, patched."""
    pieces, found = html.split(CUT), list[str]()
    steps = iter(patch)
    for step in steps:
        if isinstance(step, str):
            found.append(step)
        else:
            count = next(steps)
            assert isinstance(count, int)
            found += pieces[step : step + count]
    return CUT.join(found)
