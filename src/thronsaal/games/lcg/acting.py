"""Which cards of a match have an action when, and from where: made once, so that a window asks a few sets."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from thronsaal.games.lcg.material import NONE, PHASES, Zone
from thronsaal.games.lcg.reading import Reading
from thronsaal.games.lcg.terms import Terms

Texts = dict[int, list[tuple[int, Terms]]]
"""By card: its actions, each by its place with what it takes to use it."""


class Actions:
    """The actions of one phase: by where a card must lie the set of cards that have any, and these."""

    __slots__ = (
        "dead",
        "discarded",
        "held",
        "in_dead",
        "in_discard",
        "in_hand",
        "in_play",
        "kneelers",
        "likely",
        "lying",
    )

    def __init__(self, texts: dict[Zone, Texts], seats: int) -> None:
        self.in_play, self.lying = _with_set(texts, Zone.PLAY)
        self.in_hand, self.held = _with_set(texts, Zone.HAND)
        self.in_dead, self.dead = _with_set(texts, Zone.DEAD)
        self.in_discard, self.discarded = _with_set(texts, Zone.DISCARD)
        self.kneelers = 0
        """Cards in play that kneel for each of their actions."""
        for card, mine in self.in_play.items():
            if all(terms.kneels for _, terms in mine):
                self.kneelers |= 1 << card
        self.likely = [NONE] * seats
        """By seat a card that it might have used from hand the last time anybody asked: a guess, no more."""


def _with_set(texts: dict[Zone, Texts], zone: Zone) -> tuple[Texts, int]:
    cards = 0
    for card in texts[zone]:
        cards |= 1 << card
    return texts[zone], cards


def actions_by_phase(readings: Iterable[Reading], seats: int) -> tuple[Actions, ...]:
    """The actions of all cards, by number of the phase."""
    found: list[dict[Zone, Texts]] = [defaultdict(dict) for _ in PHASES]
    for card, reading in enumerate(readings):
        for place, terms, zone, phases in reading.actions:
            for phase in phases:
                found[phase][zone].setdefault(card, []).append((place, terms))
    return tuple(Actions(texts, seats) for texts in found)
