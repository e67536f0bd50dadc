"""Which texts of a match answer what, and from where: made once, so that what nobody answers costs nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from thronsaal.games.lcg.material import Phase, Zone
from thronsaal.games.lcg.occurrences import Begins, Ends
from thronsaal.games.lcg.reading import Reading, Zones
from thronsaal.games.lcg.terms import Terms, places_of

KINDS: Final = ("response", "interrupt", "passive", "replacement")
ZONES: Final = (Zone.PLAY, Zone.HAND, Zone.DISCARD, Zone.DEAD, Zone.SHADOWS, Zone.ASIDE)
Texts = dict[int, list[tuple[int, Any, Terms]]]
"""By card: its texts that answer, each by its place with what it takes to use it."""


class Answers:
    """The texts of one kind that answer one sort of occurrence, by where their cards must lie."""

    __slots__ = ("anybody", "cards", "emerged", "held", "here", "is_piled", "own", "shaded", "texts")

    def __init__(self) -> None:
        self.texts: dict[Zone, Texts] = {zone: {} for zone in ZONES}
        self.cards: dict[Zone, int] = dict.fromkeys(ZONES, 0)
        self.here = self.held = self.shaded = self.emerged = 0
        """Cards that answer from play, from hand, from shadows, and as events that have come out of them."""
        self.is_piled = False
        """Whether any answers from a pile."""
        self.own = 0
        """Cards in play that answer only what they themselves do or suffer."""
        self.anybody = 0
        """Cards in play with a text that is open to everybody."""

    def add(self, card: int, zone: Zone, place: int, text: Any, terms: Terms) -> None:
        """One more text."""
        bit, first = 1 << card, card not in self.texts[zone]
        self.texts[zone].setdefault(card, []).append((place, text, terms))
        self.cards[zone] |= bit
        self.here, self.held = self.cards[Zone.PLAY], self.cards[Zone.HAND]
        self.shaded, self.emerged = self.cards[Zone.SHADOWS], self.cards[Zone.ASIDE]
        self.is_piled |= zone in (Zone.DISCARD, Zone.DEAD)
        if zone is Zone.PLAY:
            if getattr(text, "anybody", False):
                self.anybody |= bit
            if not text.after.is_about_self:
                self.own &= ~bit
            elif first:
                self.own |= bit

    def lying(self, told: Any) -> int:
        """The cards that might answer this from play."""
        return self.here & (told.concerns() | ~self.own) if self.own else self.here


def answers_by_kind(readings: Iterable[Reading], zones: Zones) -> dict[str, dict[type, Answers]]:
    """The answers of all cards, by kind of ability and sort of occurrence."""
    found: dict[str, dict[type, Answers]] = {kind: {} for kind in KINDS}
    for card, reading in enumerate(readings):
        for kind, place, text, zone, terms, sorts in reading.answers:
            for lying, asked in places_of(card, zone, terms, zones):
                for sort in sorts:
                    found[kind].setdefault(sort, Answers()).add(card, lying, place, text, asked)
    return found


Hearers = tuple[int, int, bool]
"""Who might answer a moment: cards that lie there, cards in a hand, and whether some might from a pile."""
NO_HEARERS: Final[Hearers] = (0, 0, False)


def hearers_by_moment(answering: dict[str, dict[type, Answers]]) -> dict[tuple[type, Phase], Hearers]:
    """By what begins or ends, and which phase it is, those whose texts, of any kind, name it: most moments nobody."""
    return {
        (sort, phase): _hearers([kind[sort] for kind in answering.values() if sort in kind], phase)
        for sort in (Begins, Ends)
        for phase in Phase
    }


def _hearers(kinds: list[Answers], phase: Phase) -> Hearers:
    found: dict[Zone, int] = dict.fromkeys(ZONES, 0)
    for answers in kinds:
        for zone, by_card in answers.texts.items():
            for card, texts in by_card.items():
                if any(getattr(text.after, "phase", None) in (None, phase) for _, text, _ in texts):
                    found[zone] |= 1 << card
    is_piled = bool(found[Zone.DISCARD] or found[Zone.DEAD] or found[Zone.SHADOWS])
    return found[Zone.PLAY], found[Zone.HAND], is_piled
