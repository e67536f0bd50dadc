"""What programs that learn need of a game: a fixed numbering of its actions, and a position as one row of numbers.

Both are the same for every match of a table, and both are told from the seat that looks: seat 0 is whoever looks, seat
1 the next one clockwise. A player that has learned to play from one seat can so play from all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.words import Move, Seat

if TYPE_CHECKING:
    from thronsaal.core.game import State

Numbers: TypeAlias = NDArray[Any]
"""An observation, or a mask."""
MASK: Final = np.int8
"""What masks are made of: 1 for an action that is possible, else 0."""


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of an observation: their name, how many, between which bounds, and what they say."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    what: str
    private: bool = False
    """Whether only the seat that looks knows them."""

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)


class Layout:
    """What the numbers of an observation mean: one field behind the other, first those that all may know."""

    def __init__(self, fields: Sequence[Field], kind: type[np.signedinteger[Any]] = np.int8) -> None:
        self.fields = (*(each for each in fields if not each.private), *(each for each in fields if each.private))
        self.dtype = np.dtype(kind)
        self.at: dict[str, slice] = {}
        end = 0
        for field in self.fields:
            self.at[field.name] = slice(end, end + field.size)
            end += field.size
        if len(self.at) != len(self.fields):
            raise ValueError("two fields of an observation have the same name")
        self.size = end
        open_numbers = sum(field.size for field in self.fields if not field.private)
        self.public, self.private = slice(0, open_numbers), slice(open_numbers, end)

    def first(self, name: str) -> int:
        """Where a field begins."""
        return int(self.at[name].start)

    @cached_property
    def low(self) -> Numbers:
        """The least that each number can be."""
        return np.concatenate([np.full(field.size, field.low, self.dtype) for field in self.fields])

    @cached_property
    def high(self) -> Numbers:
        """The most that each number can be."""
        return np.concatenate([np.full(field.size, field.high, self.dtype) for field in self.fields])

    @cached_property
    def places(self) -> SimpleNamespace:
        """Where the fields begin, by name: quicker to ask than `first`."""
        return SimpleNamespace(**{field.name: self.first(field.name) for field in self.fields})

    def blank(self) -> array[int]:
        """A row of zeros for plain Python to write into: it is quicker there than NumPy's arrays are."""
        return array(self.dtype.char, bytes(self.size * self.dtype.itemsize))

    def filled(self, row: array[int], out: Numbers | None) -> Numbers:
        """A row that was written, as numbers."""
        numbers = np.frombuffer(row, self.dtype)
        if out is None:
            return numbers
        out[:] = numbers
        return out

    def named(self, numbers: Numbers) -> dict[str, Numbers]:
        """An observation, or several in rows, taken apart by name; nothing is copied."""
        rows = numbers.shape[:-1]
        return {field.name: numbers[..., self.at[field.name]].reshape((*rows, *field.shape)) for field in self.fields}


class Recipe(ABC):
    """Moves too many to list that are made of counts, as an offer is of cards: `envs` puts them together one by one."""

    name: str
    slots: tuple[str, ...]
    """What is counted, in the order in which it is added."""

    @abstractmethod
    def may_add(self, state: State, seat: Seat, counts: Sequence[int]) -> list[int]:
        """The slots that may get one more: an allowed move can still be reached by adding to these or later ones."""

    @abstractmethod
    def move(self, state: State, seat: Seat, counts: Sequence[int]) -> Move:
        """The move that these counts make; whether it is allowed, `check` knows."""

    @abstractmethod
    def counts(self, state: State, seat: Seat, move: Move) -> tuple[int, ...] | None:
        """What the move is made of; None where it is of another kind."""


class Actions(ABC):
    """The moves that a table lists, numbered from 0 without gaps, each with a name."""

    names: tuple[str, ...]
    recipes: tuple[Recipe, ...] = ()
    """How the moves are made that are allowed and not listed."""

    @property
    def size(self) -> int:
        """How many there are."""
        return len(self.names)

    @abstractmethod
    def move(self, state: State, seat: Seat, action: int) -> Move:
        """The move that this action is for this seat in this position. Raises LookupError where it is none."""

    @abstractmethod
    def action(self, state: State, seat: Seat, move: Move) -> int:
        """The number of a move that is listed. Raises LookupError where it has none."""


class Fixed(Actions):
    """Actions that are the same moves in every position: for each seat a table, and the way back."""

    def __init__(self, names: Sequence[str], moves: Sequence[Sequence[Move]], recipes: Sequence[Recipe] = ()) -> None:
        """`moves` has for each seat the move of each action."""
        self.names, self.recipes = tuple(names), tuple(recipes)
        self.moves = tuple(tuple(row) for row in moves)
        self.numbers: tuple[Mapping[Move, int], ...] = tuple({m: n for n, m in enumerate(row)} for row in self.moves)

    def move(self, state: State, seat: Seat, action: int) -> Move:
        if action < 0:
            raise IndexError(action)
        return self.moves[seat][action]

    def action(self, state: State, seat: Seat, move: Move) -> int:
        return self.numbers[seat][move]


@dataclass(frozen=True, slots=True)
class Spaces:
    """What the matches of one table are to a program: its actions, and what an observation says."""

    actions: Actions
    layout: Layout


def empty(out: Numbers | None, size: int, kind: Any) -> Numbers:
    """Numbers to be filled: those given, set to 0, or new ones."""
    if out is None:
        return np.zeros(size, kind)
    out.fill(0)
    return out
