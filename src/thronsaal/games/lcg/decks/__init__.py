"""Decks: a house, perhaps an agenda, seven plots and a draw deck."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from thronsaal.core.engine.cards import fingerprint
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.material import House
from thronsaal.games.lcg.printed import Card

Lines = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list: codes with how many copies, always in the order of the codes.

    The order gives the cards their numbers in a match, so equal lists must play alike however they were written.
    """

    name: str
    house: House
    cards: Lines
    plots: Lines
    agenda: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))
        object.__setattr__(self, "plots", in_order(self.plots))

    @property
    def fingerprint(self) -> str:
        """The same for equal lists, whatever they are called."""
        return fingerprint(self.house.value, self.cards, self.plots, self.agenda)

    @property
    def codes(self) -> tuple[str, ...]:
        """Every card in it once: the agenda, the plots, the draw deck."""
        agenda = (self.agenda,) if self.agenda else ()
        return agenda + tuple(code for code, _ in self.plots + self.cards)

    @property
    def unknown(self) -> tuple[str, ...]:
        """Codes that no card has."""
        return tuple(code for code in self.codes if code not in CATALOGUE)

    def faces(self, lines: Lines) -> Iterable[Card]:
        """The cards of a list, copy by copy."""
        return [CATALOGUE[code] for code, copies in lines for _ in range(copies)]


def size(lines: Lines) -> int:
    """How many cards a list has."""
    return sum(copies for _, copies in lines)


def in_order(lines: Iterable[tuple[str, int]]) -> Lines:
    """A list with each code once, in the order of codes: S2 comes before S10."""
    copies: Counter[str] = Counter()
    for code, count in lines:
        if count < 1:
            raise ValueError(f"a deck has at least one copy of what it lists, not {count} of {code}")
        copies[code] += count
    return tuple(sorted(copies.items(), key=lambda line: place(line[0])))


def place(code: str) -> tuple[tuple[str, int], ...]:
    """Where a code stands among others: by its letters, then by its number."""
    return tuple((letters, int(digits or 0)) for letters, digits in re.findall(r"([^0-9]*)([0-9]*)", code))
