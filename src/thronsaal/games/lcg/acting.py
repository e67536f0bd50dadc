"""Which cards of a match have an action when, and from where: made once, so that a window asks a few sets."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Final

from thronsaal.core.words import Move
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.material import NONE, PHASES, Zone
from thronsaal.games.lcg.reading import Reading, Zones
from thronsaal.games.lcg.terms import Terms, places_of
from thronsaal.games.lcg.words.scope import Scope

RICH: Final = 10
"""Nothing costs so much gold or influence, so who has more is not told apart."""
Texts = dict[int, list[tuple[tuple[Scope, ...], Terms, Move]]]
"""By card: its actions, each with its scopes by who uses it, what it takes to use it, and the move that does."""


class Actions:
    """The actions of one phase: by where a card must lie the set of cards that have any, and these."""

    __slots__ = (
        "dead",
        "dear",
        "discarded",
        "favoured",
        "free",
        "held",
        "in_dead",
        "in_discard",
        "in_hand",
        "in_play",
        "in_shadows",
        "kneelers",
        "likely",
        "lying",
        "shaded",
        "uses",
    )

    def __init__(self, texts: dict[Zone, Texts], seats: int, is_hushed: bool) -> None:
        self.in_play, self.lying = _with_set(texts, Zone.PLAY)
        self.in_hand, self.held = _with_set(texts, Zone.HAND)
        self.in_dead, self.dead = _with_set(texts, Zone.DEAD)
        self.in_discard, self.discarded = _with_set(texts, Zone.DISCARD)
        self.in_shadows, self.shaded = _with_set(texts, Zone.SHADOWS)
        self.kneelers = 0
        """Cards in play that kneel for each of their actions."""
        for card, mine in self.in_play.items():
            if all(terms.kneels for _, terms, _ in mine):
                self.kneelers |= 1 << card
        self.free = 0
        """Cards in play whose actions ask for nothing but that their card, if it must kneel for them, stands.

        Where a text may keep seats from using any there are none."""
        for card, mine in self.in_play.items() if not is_hushed else ():
            is_one_way = self.kneelers >> card & 1 or not any(terms.kneels for _, terms, _ in mine)
            if is_one_way and all(terms.is_free for _, terms, _ in mine):
                self.free |= 1 << card
        self.uses = {card: [use for _, _, use in mine] for card, mine in self.in_play.items()}
        """By card in play all its actions as moves."""
        self.dear = self._needing(attrgetter("least_gold"))
        """By gold: cards in play or in hand of which every action costs more."""
        self.favoured = self._needing(attrgetter("influence"))
        """The same by influence."""
        self.likely = [NONE] * seats
        """By seat a card that it might have used from hand the last time anybody asked: a guess, no more."""

    def _needing(self, what: Callable[[Terms], int]) -> list[int]:
        """By number: the cards of which every action asks for more of this."""
        cards = [0] * RICH
        for texts in (self.in_play, self.in_hand):
            for card, mine in texts.items():
                for number in range(min(RICH, *(what(terms) for _, terms, _ in mine))):
                    cards[number] |= 1 << card
        return cards


def _with_set(texts: dict[Zone, Texts], zone: Zone) -> tuple[Texts, int]:
    cards = 0
    for card in texts[zone]:
        cards |= 1 << card
    return texts[zone], cards


def actions_by_phase(
    readings: Iterable[Reading], refs: Sequence[int], seats: int, zones: Zones, is_hushed: bool
) -> tuple[Actions, ...]:
    """The actions of all cards, which moves call by `refs`, by number of the phase."""
    found: list[dict[Zone, Texts]] = [defaultdict(dict) for _ in PHASES]
    for card, reading in enumerate(readings):
        for place, terms, zone, phases in reading.actions:
            scopes = tuple(Scope(seat, card, place) for seat in range(seats))
            use = n.move(n.USE, refs[card], place)
            for lying, asked in places_of(card, zone, terms, zones):
                for phase in phases:
                    found[phase][lying].setdefault(card, []).append((scopes, asked, use))
    return tuple(Actions(texts, seats, is_hushed) for texts in found)
