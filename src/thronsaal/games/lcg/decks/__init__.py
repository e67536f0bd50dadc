"""Decks: a house, perhaps an agenda, seven plots and a draw deck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from thronsaal.core.engine.cards import fingerprint
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.material import House
from thronsaal.games.lcg.printed import Card

Lines = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list: codes with how many copies."""

    name: str
    house: House
    cards: Lines
    plots: Lines
    agenda: str = ""

    @property
    def fingerprint(self) -> str:
        """The same for equal lists, whatever they are called."""
        return fingerprint(self.house.value, sorted(self.cards), sorted(self.plots), self.agenda)

    def faces(self, lines: Lines) -> Iterable[Card]:
        """The cards of a list, copy by copy."""
        return [CATALOGUE[code] for code, copies in lines for _ in range(copies)]
