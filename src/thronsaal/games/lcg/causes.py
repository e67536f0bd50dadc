"""What derived values hang on: the facts of a position at which a text looks, read from the code of its words.

Values are kept until a fact changes at which some text in play looks. Most texts look at nothing but which cards lie
where in play, so kneeling, gold and cards in hand leave their values as they are. Words need not say what they look at:
all fields of the position that their methods name, and whatever these call, count. What cannot be told counts as all.
"""

from __future__ import annotations

import dis
from dataclasses import fields, is_dataclass
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thronsaal.games.lcg.printed import Card

COURT, KNEELING, POWER, GOLD, PILES, CHALLENGE, ROUND, LIMITS, EDICTS, TURN = (1 << bit for bit in range(10))
"""On the court, and on what lasts, all values hang; edicts that last are rules for seats."""
ALL: Final = -1
"""Every fact, also those that have no name here."""

_FACTS: Final[dict[str, int]] = {
    "kneeling": KNEELING,
    "limits": LIMITS,
    **dict.fromkeys(("lasting", "kept", "edicts"), EDICTS),
    "power": POWER,
    **dict.fromkeys(("gold", "coins"), GOLD),
    **dict.fromkeys(("hand", "deck", "discard", "dead", "duplicates", "stock", "shadows", "veiled"), PILES),
    **dict.fromkeys(("contest", "attacker", "defender", "target", "attacking", "defending", "sneaked"), CHALLENGE),
    **dict.fromkeys(("phase", "round", "first", "titles"), ROUND),
    "active": TURN,
    # Fixed, or values are derived anew whenever they change.
    **dict.fromkeys(("deal", "variant", "errata", "seats_count"), 0),
    **dict.fromkeys(("court", "in_play", "attached", "host", "revealed", "lost"), 0),
}
_ASKED: Final = ("mask", "holds", "count", "seats", "apply")
"""The methods by which values are derived from words."""
_UNTOLD: Final = frozenset(
    (
        "getattr",
        "vars",
        "hosts",
        "may_stay",
        "revealing_text",
        "can_use",
        "is_ready",
        "does_something",
        "targets",
        "fits",
    )
)
"""Who uses these may look at anything: other texts are asked, or what is printed on other cards."""


@cache
def looked_at(word: object) -> int:
    """The facts that a word and all words in it look at, as bits."""
    if isinstance(word, tuple):
        return _all_of(looked_at(each) for each in word)
    if not is_dataclass(word):
        return 0
    kind: type = type(word)
    return _of_kind(kind) | _all_of(looked_at(getattr(word, field.name)) for field in fields(word))


def of_card(card: Card) -> int:
    """The facts on which values hang while a card lies in play: its constant texts, and where it may lie."""
    texts = (text for text in card.text if text.kind == "constant")
    return looked_at(getattr(card, "on", None)) | _all_of(
        looked_at(getattr(text, "to", None)) | looked_at(getattr(text, "gives", None)) | looked_at(text.when)
        for text in texts
    )


def _all_of(facts: Iterator[int]) -> int:
    found = 0
    for each in facts:
        found |= each
    return found


@cache
def _of_kind(kind: type) -> int:
    return _all_of(_of_function(method, kind, set()) for name in _ASKED if (method := _function(kind, name)))


def _function(kind: type, name: str) -> FunctionType | None:
    """The code behind a method or a property of a class."""
    for base in kind.__mro__:
        if name in vars(base):
            found = vars(base)[name]
            found = found.fget if isinstance(found, property) else found
            return found if isinstance(found, FunctionType) else None
    return None


def _of_function(function: FunctionType, kind: type, seen: set[CodeType]) -> int:
    """What a function looks at; `kind` is the class of its `self`."""
    from thronsaal.games.lcg.timing import Timed  # noqa: PLC0415  (positions read the cards that are made of words)

    if function.__code__ in seen:
        return 0
    seen.add(function.__code__)
    found = 0
    for name, is_own in _names(function.__code__):
        if name in _UNTOLD:
            return ALL
        if name == "values":
            continue  # what other texts give: they are counted themselves
        if name in Timed.declared and not (is_own and kind is not Timed):
            found |= _FACTS.get(name, ALL)
            continue
        for called in _meant(function, name):
            found |= _of_function(called, kind, seen)
        owner = kind if is_own else Timed
        method = _function(owner, name)
        if method is not None:
            found |= _of_function(method, owner, seen)
    return found


def _meant(function: FunctionType, name: str) -> Iterator[FunctionType]:
    """The functions of ours that a name may mean there: of its module, or of another that it speaks of."""
    known = function.__globals__
    modules = (known.get(each) for each in function.__code__.co_names)
    for called in (known.get(name), *(vars(each).get(name) for each in modules if isinstance(each, ModuleType))):
        if isinstance(called, FunctionType) and called.__module__.startswith(str(__package__)):
            yield called


def _names(code: CodeType) -> Iterator[tuple[str, bool]]:
    """All names that some code uses, with whether it asks them of `self`."""
    before = None
    for step in dis.get_instructions(code):
        if step.opname.startswith(("LOAD_GLOBAL", "LOAD_ATTR", "LOAD_METHOD", "LOAD_NAME")):
            yield str(step.argval), before == "self"
        elif isinstance(step.argval, CodeType):
            yield from _names(step.argval)
        before = step.argval if step.opname.startswith(("LOAD_FAST", "LOAD_DEREF")) else None
