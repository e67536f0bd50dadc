"""What is told of a match when it is over: where each point came from, and figures that its players ask for.

A game declares it (`Game.summary`); pages, pictures and the API show it. Everything here waits for a language, and is
asked for only once nothing is secret any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from thronsaal.core.words import Seat, Word

Sound: TypeAlias = Literal["dice", "card", "offer", "coin", "build", "fight", "alarm", "horn"]
"""What a page can let be heard. A game says which of its events sound like which (`Game.sounds`)."""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a seat's points: what it came from, and how many."""

    word: Word
    points: int


@dataclass(frozen=True, slots=True)
class Figure:
    """Something counted for each seat."""

    word: Word
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Figures under a heading."""

    head: Word
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """How often each of several things came: bars under a heading; `expected` is how often each comes on average."""

    head: Word
    labels: tuple[Word | str, ...]
    counts: tuple[int, ...]
    expected: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """All that is told of a match. `shares` go by seat, or are () where a game does not say where points come from."""

    shares: tuple[tuple[Share, ...], ...] = ()
    sheets: tuple[Sheet, ...] = ()
    charts: tuple[Chart, ...] = ()


def count_by(seats: int, seen: Iterable[tuple[Hashable, Seat]]) -> Mapping[Hashable, tuple[int, ...]]:
    """How often each thing was seen, by seat, in the order in which things were first seen."""
    tally: Counter[tuple[Hashable, Seat]] = Counter(seen)
    things = dict.fromkeys(thing for thing, _ in tally)
    return {thing: tuple(tally[thing, seat] for seat in range(seats)) for thing in things}


def shares_of(parts: Sequence[tuple[Word, Sequence[int]]], seats: int) -> tuple[tuple[Share, ...], ...]:
    """Shares by seat, from what each part brought to every seat; what brought a seat nothing is left out there."""
    return tuple(tuple(Share(word, counts[seat]) for word, counts in parts if counts[seat]) for seat in range(seats))
