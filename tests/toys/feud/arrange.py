"""Positions as scenes and tests describe them.

seats   how many, 2 unless said; at  the step to begin with, `feud` unless said; first  seat, A unless said
play, hand, dead   cards by seat: "headsman, shield-bearer"; kneeling  cards in play that kneel: "A-headsman"
deck    cards by seat, the top first; what is not named lies below in the order of the faces
gold, power   by seat
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from thronsaal.core.engine.select import set_of
from thronsaal.core.scene import BadScene
from thronsaal.core.words import SEAT_LETTERS
from toys.feud import cards as c
from toys.feud import notation as n
from toys.feud.flow import STEPS, Round
from toys.feud.position import GOLD
from toys.feud.state import FeudState

KEYS = frozenset(("seats", "at", "first", "play", "hand", "dead", "kneeling", "deck", "gold", "power"))


def arrange(given: Mapping[str, Any]) -> FeudState:
    """The position that is described. Raises BadScene."""
    strange = sorted(set(given) - KEYS)
    if strange:
        raise BadScene(f"unknown: {', '.join(strange)}; known: {', '.join(sorted(KEYS))}")
    s = FeudState(given.get("seats", 2), 0, round=1, first=SEAT_LETTERS.index(given.get("first", "A")))
    try:
        for seat in range(s.seats_count):
            _lay(s, given, seat)
        s.kneeling = sum(1 << card for card in map(_card, _split(given.get("kneeling", ""))))
        step = [name for name, _ in STEPS].index(given.get("at", "feud"))
    except (KeyError, ValueError) as error:
        raise BadScene(f"cannot be set up: {error}") from error
    s.stack.append(Round(step))
    s.advance()
    return s


def _lay(s: FeudState, given: Mapping[str, Any], seat: int) -> None:
    letter = SEAT_LETTERS[seat]
    piles = {
        pile: [_card(f"{letter}-{slug}") for slug in _split(given.get(pile, {}).get(letter, ""))]
        for pile in ("play", "hand", "dead", "deck")
    }
    named = [card for cards in piles.values() for card in cards]
    if len(named) != len(set(named)):
        raise BadScene(f"a card of {letter} lies in two places")
    rest = [card for card in range(seat * c.COUNT, (seat + 1) * c.COUNT) if card not in named]
    s.table[seat], s.dead[seat] = set_of(*piles["play"]), set_of(*piles["dead"])
    s.hand[seat] = tuple(piles["hand"])
    s.deck[seat] = (*reversed(rest), *reversed(piles["deck"]))
    s.gold[seat] = given.get("gold", {}).get(letter, GOLD)
    s.power[seat] = given.get("power", {}).get(letter, 0)


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _card(name: str) -> int:
    for card in range(len(c.CARDS)):
        if n.card_name(card) == name:
            return card
    raise BadScene(f"there is no card {name!r}")
