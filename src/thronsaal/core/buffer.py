"""A position as a flat buffer of int64 with a record of names laid over it: what the states of kernel games share.

The buffer is cheap to copy and to pass to a kernel; kernels and tests read it by names. It begins with the chance: four
words of key and the count of words drawn. Every machine that kernels are compiled for stores the low byte first, so its
bytes are the same everywhere.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.chance import Chance, rekey, seed_words
from thronsaal.core.game import Event, State
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.words import Move, Seat

Buffer: TypeAlias = NDArray[np.int64]
Layout: TypeAlias = np.dtype[Any]

NOBODY = -1
"""A seat, or a move, that there is not: kernels are asked about it instead of numbers that they could not hold."""


def layout_of(fields: Sequence[tuple[Any, ...]]) -> Layout:
    """The record of these fields: name, kind of number and shape."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


def offset_of(layout: Layout, name: str) -> int:
    """At which byte of the buffer a field begins."""
    assert layout.fields is not None
    return layout.fields[name][1]


def words_of(layout: Layout) -> int:
    """How many words a buffer needs for this record."""
    return layout.itemsize // 8


def seeded(layout: Layout, seed: int) -> Buffer:
    """An empty buffer with the chance of this seed."""
    buffer = np.zeros(words_of(layout), np.int64)
    buffer[:4] = seed_words(seed)
    return buffer


def members(mask: int) -> list[int]:
    """The members of a set that is kept as the bits of one number, ascending."""
    found, rest = list[int](), int(mask)
    while rest:
        low = rest & -rest
        found.append(low.bit_length() - 1)
        rest ^= low
    return found


class Snapshot:
    """All of a position at one moment, also what is hidden, as plain integers and lists under the record's names.

    A field is read when it is first asked for: NumPy is slow at handing them out one by one.
    """

    layout: ClassVar[Layout]
    _plain: ClassVar[Layout]

    def __init_subclass__(cls) -> None:
        cls._plain = np.dtype((np.void, cls.layout))  # records hand out fields more slowly still

    def __init__(self, buffer: Buffer) -> None:
        self.buffer = buffer.copy()
        self._record = self.buffer.view(self._plain)[0]

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in (self.layout.names or ()):
            raise AttributeError(name)
        value = self._record[name].tolist()
        setattr(self, name, value)
        return value


class BufferState(State):
    """A position whose rules are kernels on its buffer. A kernel answers 0 when nothing forbids a move."""

    __slots__ = ("buffer",)

    layout: ClassVar[Layout]
    most_seats: ClassVar[int]
    top_move: ClassVar[int]
    """All moves are below this number."""
    size: ClassVar[int]
    """Bytes of the buffer that are the position; behind them kernels may keep what they noted of the last move."""

    def __init__(self, buffer: Buffer) -> None:
        self.buffer = buffer

    @property
    def record(self) -> Any:
        """The fields by name."""
        return self.buffer.view(self.layout)[0]

    @abstractmethod
    def _refusal(self, seat: Seat, move: Move) -> int:
        """0, or the kernel's number for why this move is refused."""

    @abstractmethod
    def _step(self, seat: Seat, move: Move) -> int:
        """The same, and when it is 0 the move is made."""

    @abstractmethod
    def _reason(self, why: int, seat: Seat, move: Move) -> Reason:
        """The refusal of this number in full."""

    @abstractmethod
    def _told(self, seat: Seat, move: Move) -> list[Event]:
        """Make a move that is allowed, and tell what happened."""

    def check(self, seat: Seat, move: Move) -> Reason | None:
        why = self._refusal(
            seat if -1 < seat < self.most_seats else NOBODY, move if -1 < move < self.top_move else NOBODY
        )
        return self._reason(why, seat, move) if why else None

    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        if events:
            reason = self.check(seat, move)
            if reason is not None:
                raise Refused(reason)
            return self._told(seat, move)
        # Written out once more: a call between would cost as much as the move.
        why = self._step(seat if -1 < seat < self.most_seats else NOBODY, move if -1 < move < self.top_move else NOBODY)
        if why:
            raise Refused(self._reason(why, seat, move))
        return []

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.buffer = self.buffer.copy()
        return twin

    def reseed(self, rng: Chance) -> Self:
        twin = self.copy()
        rekey(twin.buffer, rng.words)
        return twin

    def pack(self) -> bytes:
        return self.buffer.view(np.int8)[: self.size].tobytes()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpack, (type(self), self.buffer.tobytes())


def _unpack(kind: type[BufferState], packed: bytes) -> BufferState:
    return kind(np.frombuffer(packed, np.int64).copy())
