"""The shelf of a game whose players bring decks: its cards in words, and decks read, checked and written.

A game that has one returns it as `Game.shelf`; `thronsaal deck` and `thronsaal cards` need nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from thronsaal.core.words import Word

Deck = TypeVar("Deck")


class BadDeck(ValueError):
    """A deck that cannot be read or used: `wrong` says why, a sentence each; `said` are the same in English."""

    def __init__(self, wrong: Sequence[Word], said: str) -> None:
        super().__init__(said)
        self.wrong = tuple(wrong)


@dataclass(frozen=True, slots=True)
class Entry:
    """A card as somebody looks it up: its title, what is printed on it line by line, and what else it is found by."""

    code: str
    title: Word
    lines: tuple[Word, ...]
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """A deck as a file, and what whoever opens that file should know."""

    data: bytes
    notes: tuple[Word, ...] = ()


class Shelf(ABC, Generic[Deck]):
    """What a game of cards offers to those who look up cards and build decks."""

    formats: ClassVar[tuple[str, ...]]
    """The ways to build a deck."""
    endings: ClassVar[tuple[str, ...]]
    """How names of deck files end that can be written, the game's own form first."""

    @abstractmethod
    def entries(self) -> Sequence[Entry]:
        """Every card."""

    @abstractmethod
    def read(self, data: bytes, file: str) -> Deck:
        """The deck in a file of this name, whatever form it has. Raises BadDeck."""

    @abstractmethod
    def write(self, deck: Deck, ending: str) -> Written:
        """The deck as a file whose name ends so."""

    @abstractmethod
    def line(self, deck: Deck) -> str:
        """The deck in one line, as an option of a table takes it. Raises BadDeck."""

    @abstractmethod
    def check(self, deck: Deck, form: str) -> Sequence[Word]:
        """What keeps a deck from being played in this format, a sentence each."""

    @abstractmethod
    def describe(self, deck: Deck) -> Sequence[tuple[Word, Sequence[Word]]]:
        """The deck in headed lines, as `Game.glance` says a position."""
