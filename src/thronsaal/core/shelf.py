"""The shelf of a game whose players bring decks: its cards in words, and decks read, checked and written.

A game that has one returns it as `Game.shelf`; `thronsaal deck`, `thronsaal cards` and the deck builder of the hall
need nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Generic, TypeVar

from thronsaal.core.text import Voice
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
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What it has of each facet of its shelf."""
    rules: tuple[str, ...] = ()
    """The rules that its text leans on."""
    rulings: tuple[Word, ...] = ()
    """What was settled about it beyond its text."""
    most: int = 1
    """How many of it a deck may ever hold; 0: it is in no deck."""


@dataclass(frozen=True, slots=True)
class Written:
    """A deck as a file, and what whoever opens that file should know."""

    data: bytes
    notes: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class Chart:
    """Numbers of a deck side by side: what is counted, and how many there are of each."""

    title: Word
    bars: tuple[tuple[Word, int], ...]


class Shelf(ABC, Generic[Deck]):
    """What a game of cards offers to those who look up cards and build decks."""

    formats: ClassVar[tuple[str, ...]]
    """The ways to build a deck; the pages call them `format-<name>`."""
    facets: ClassVar[tuple[str, ...]]
    """What cards are told apart by, the most telling first; the pages call them `facet-<name>`."""
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

    def face(self, code: str, voice: Voice) -> object:
        """The card as `face.html` beside the game's board draws it; None where there is no picture of it."""
        return None

    # For those who build a deck card by card.

    @abstractmethod
    def mark(self, facet: str, value: str) -> Word:
        """A value of a facet in words."""

    @abstractmethod
    def ready(self) -> Mapping[str, Deck]:
        """The decks that come with the game, by id."""

    @abstractmethod
    def blanks(self) -> Mapping[str, Word]:
        """The kinds of empty decks one may begin with, and what they are called."""

    @abstractmethod
    def blank(self, kind: str) -> Deck:
        """An empty deck of one of these kinds."""

    @abstractmethod
    def unline(self, line: str) -> Deck:
        """The deck that `line` wrote. Raises BadDeck."""

    @abstractmethod
    def name(self, deck: Deck) -> Word | str:
        """What the deck is called; empty: nothing."""

    @abstractmethod
    def renamed(self, deck: Deck, name: str) -> Deck:
        """The same deck under another name. Raises BadDeck."""

    @abstractmethod
    def counts(self, deck: Deck) -> Mapping[str, int]:
        """How many of each card are in the deck."""

    @abstractmethod
    def amended(self, deck: Deck, code: str, count: int) -> Deck:
        """The deck with so many of a card. Raises BadDeck where no deck could have them, whatever its format."""

    @abstractmethod
    def piles(self, deck: Deck) -> Sequence[tuple[Word, Sequence[tuple[str, int]]]]:
        """The cards of a deck in the piles in which people look at them: heading, and codes with their copies."""

    @abstractmethod
    def charts(self, deck: Deck) -> Sequence[Chart]:
        """The deck in numbers that are seen best side by side."""

    @abstractmethod
    def options(self, lines: Sequence[str]) -> Mapping[str, str]:
        """The options of a table at which these decks are played, given as lines by seat."""
