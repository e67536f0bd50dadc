"""Moves as buttons say them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.words import Move, Who, Word
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.catalogue import CARDS
from thronsaal.games.lcg.notation import TRAITS

if TYPE_CHECKING:
    from thronsaal.games.lcg.state import LcgState

_CARD_KEYS = {
    n.PLAY: "move-play",
    n.ON_HOUSE: "move-on-house",
    n.AMBUSH: "move-ambush",
    n.USE: "move-use",
    n.SAVE: "move-save",
    n.CARD: "move-card",
    n.PLOT: "move-plot",
}


def label(s: LcgState, move: Move) -> Word:
    """The move as a button would say it."""
    kind, thing = n.kind_of(move), n.about(move)
    if kind in _CARD_KEYS:
        return Word(_CARD_KEYS[kind], {"card": CARDS[thing // (n.COPIES * n.OWNERS)].title})
    if kind == n.PLAIN:
        return Word(("move-pass", "move-done", "move-yes", "move-no")[thing])
    if kind == n.SEAT:
        return Word("move-seat", {"seat": Who(thing)})
    if kind == n.NUMBER:
        return Word("move-number", {"count": thing})
    if kind == n.TYPE:
        return Word("move-type", {"type": Word(f"type-{m.ICONS[thing].value}")})
    if kind == n.CHALLENGE:
        return Word("move-challenge", {"type": Word(f"type-{m.ICONS[thing].value}"), "seat": Who(n.extra(move))})
    if kind == n.TITLE:
        return Word("move-title", {"title": Word(f"title-{m.TITLES[thing].value}")})
    if kind == n.NAME:
        return Word("move-name", {"card": CARDS[thing].title})
    if kind == n.TRAIT:
        return Word("move-trait", {"trait": TRAITS[thing]})
    return Word("move-give", {"seat": Who(n.extra(move)), "count": thing})
