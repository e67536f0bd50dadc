"""What waits and what lasts speaks of cards in shadows by number: when another card lies there, of that one.

Only who guesses needs this: a card in shadows that was chosen is known by its place, and what it is by who may look.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from thronsaal.core.engine.phrase import Phrase
from thronsaal.core.engine.select import cards_in

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm

CARDS: Final = frozenset(("card", "it", "source", "host", "to", "picked"))
"""Fields that name a card."""
SETS: Final = frozenset(("cards", "spared", "mine", "taken", "chosen", "taking_part", "beaten", "whom", "them", "paid"))
"""Fields that are sets of cards."""


def rename(s: Realm, before: Sequence[tuple[int, ...]]) -> None:
    """Cards lie in shadows now where others lay before: all that meant those means these."""
    names: dict[int, int] = {}
    for then, now in zip(before, s.shadows, strict=True):
        names |= {old: new for old, new in zip(then, now, strict=True) if old != new}
    if not names:
        return
    s.stack = [_renamed(frame, names) for frame in s.stack]
    s.happened = tuple(_renamed(each, names) for each in s.happened)
    s.lasting = tuple(_renamed(each, names) for each in s.lasting)


def _renamed(thing: Any, names: Mapping[int, int], name: str = "") -> Any:
    if isinstance(thing, int):
        if isinstance(thing, bool):
            return thing
        if name in CARDS:
            return names.get(thing, thing)
        return _all_renamed(thing, names) if name in SETS and thing > 0 else thing
    if isinstance(thing, tuple):
        return tuple(_renamed(each, names, name) for each in thing)
    if isinstance(thing, Phrase) or not is_dataclass(thing) or isinstance(thing, type):
        return thing
    given = {field.name: getattr(thing, field.name) for field in fields(thing)}
    changed = {key: _renamed(value, names, key) for key, value in given.items()}
    return replace(thing, **changed) if changed != given else thing


def _all_renamed(cards: int, names: Mapping[int, int]) -> int:
    found = 0
    for card in cards_in(cards):
        found |= 1 << names.get(card, card)
    return found
