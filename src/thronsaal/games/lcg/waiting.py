"""What waits and what happened, as plain data: frames and occurrences with all that was chosen for them.

All that they hold was seen by everybody, or it is left out.
"""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, cast

from thronsaal.core.engine.phrase import Phrase
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Json
from thronsaal.games.lcg import hidden
from thronsaal.games.lcg.notation import write_card
from thronsaal.games.lcg.words.scope import Scope

if TYPE_CHECKING:
    from thronsaal.games.lcg.state import LcgState

_CARDS: Final = frozenset(("card", "it", "source", "host", "to", "picked"))
"""Fields that name a card."""
_SETS: Final = frozenset(("cards", "spared", "mine", "taken", "chosen", "taking_part", "beaten", "whom", "them"))
"""Fields that are sets of cards."""


def called(s: LcgState, card: int) -> str | None:
    """An open card as moves call it; None for no card and for one that is not open."""
    return write_card(s.deal.ref[card]) if card >= 0 and hidden.is_public(s, card) else None


def all_called(s: LcgState, cards: int) -> list[Json]:
    """The open cards of a set."""
    return [call for call in (called(s, card) for card in cards_in(cards)) if call is not None]


def seen(s: LcgState, thing: Any, name: str = "") -> Json:
    """Anything that lies on the stack or beside it; `name` is what the field is called that holds it."""
    if isinstance(thing, bool | str) or thing is None:
        return thing
    if isinstance(thing, int):
        return called(s, thing) if name in _CARDS else all_called(s, thing) if name in _SETS else thing
    if isinstance(thing, tuple):
        return [seen(s, each, name) for each in thing]
    if isinstance(thing, Enum):
        return cast("str", thing.value)
    if isinstance(thing, Phrase):
        return str(thing)
    return _record(s, thing)


def _record(s: LcgState, thing: Any) -> dict[str, Json]:
    kind = getattr(thing, "kind", type(thing).__name__.lower())
    found: dict[str, Json] = {"kind": kind} if not isinstance(thing, Scope) else {}
    for each in fields(thing):
        value = getattr(thing, each.name)
        is_paid = isinstance(thing, Scope) and each.name == "paid"
        if each.name == "outside" or value is None or (isinstance(thing, Scope) and value == each.default):
            continue
        found[each.name] = all_called(s, value) if is_paid else seen(s, value, each.name)
    return found
