"""Chance as part of the state: Threefry-4x32 with 20 rounds, counted word by word.

Counter-based: word n of a seed is a pure function of both, so a generator is its key and one counter, a copy is a few
bytes, and the same seed gives the same game on every machine. Everything stays below 2**32, so the same lines run
compiled on int64 and as plain Python. Algorithm: Salmon and others, "Parallel random numbers: as easy as 1, 2, 3".
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.kernel import kernel, lean, turn

T = TypeVar("T")

SEED_BITS = 128
WORD = 0xFFFFFFFF
PARITY = 0x1BD11BDA
TURNS = np.array([[10, 26], [11, 21], [13, 27], [23, 5], [6, 20], [17, 11], [25, 10], [18, 20]], np.int64)


@kernel
def _four_rounds(a: int, b: int, c: int, d: int, row: int) -> tuple[int, int, int, int]:
    """Four rounds of mixing, by four rows of the table."""
    for r in range(row, row + 4, 2):
        a, c = (a + b) & WORD, (c + d) & WORD
        b, d = turn(b, TURNS[r, 0]) ^ a, turn(d, TURNS[r, 1]) ^ c
        a, c = (a + d) & WORD, (c + b) & WORD
        d, b = turn(d, TURNS[r + 1, 0]) ^ a, turn(b, TURNS[r + 1, 1]) ^ c
    return a, b, c, d


@kernel
def threefry(k0: int, k1: int, k2: int, k3: int, a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Four random words for a key and a counter, each of four words."""
    k4 = PARITY ^ k0 ^ k1 ^ k2 ^ k3
    # Written out rather than looped: the compiler then knows every turn and every key.
    a, b, c, d = _four_rounds((a + k0) & WORD, (b + k1) & WORD, (c + k2) & WORD, (d + k3) & WORD, 0)
    a, b, c, d = _four_rounds((a + k1) & WORD, (b + k2) & WORD, (c + k3) & WORD, (d + k4 + 1) & WORD, 4)
    a, b, c, d = _four_rounds((a + k2) & WORD, (b + k3) & WORD, (c + k4) & WORD, (d + k0 + 2) & WORD, 0)
    a, b, c, d = _four_rounds((a + k3) & WORD, (b + k4) & WORD, (c + k0) & WORD, (d + k1 + 3) & WORD, 4)
    a, b, c, d = _four_rounds((a + k4) & WORD, (b + k0) & WORD, (c + k1) & WORD, (d + k2 + 4) & WORD, 0)
    return (a + k0) & WORD, (b + k1) & WORD, (c + k2) & WORD, (d + k3 + 5) & WORD


@lean
def draw(chance: NDArray[np.int64]) -> int:
    """The next word (32 bits). `chance` is four key words and the count of words drawn so far."""
    n = chance[4]
    a, b, c, d = threefry(chance[0], chance[1], chance[2], chance[3], n >> 2 & WORD, n >> 34, 0, 0)
    chance[4] = n + 1
    first, second = (c, d) if n & 2 else (a, b)
    return second if n & 1 else first


@lean
def below(chance: NDArray[np.int64], n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely: words from the uneven rest are thrown away."""
    while True:
        word = draw(chance)
        # Only the last few words can be of the rest: most need not be held against its exact beginning.
        if word <= WORD - n or word < (WORD + 1) // n * n:
            return word % n


@lean
def shuffle(chance: NDArray[np.int64], cards: NDArray[np.int8]) -> None:
    """Put an array into random order, every order equally likely."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(chance, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@lean
def rekey(chance: NDArray[np.int64], source: NDArray[np.int64]) -> None:
    """Give a generator a new key, drawn from another one, of which it has not drawn yet."""
    for i in range(4):
        chance[i] = draw(source)
    chance[4] = 0


@lean
def stir(word: int) -> int:
    """The next of a plain stream of 32 bits (xorshift): quick, and good enough to imagine with; no match draws so."""
    word ^= word << 13 & WORD
    word ^= word >> 17
    return word ^ (word << 5 & WORD)


def seed_words(seed: int) -> tuple[int, int, int, int]:
    """The key of a seed: its 128 bits in four words."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed is a number from 0 to 2**{SEED_BITS} - 1, not {seed}")
    return seed & WORD, seed >> 32 & WORD, seed >> 64 & WORD, seed >> 96


def seed_hash(seed: int) -> str:
    """SHA-256 of the seed as decimal digits: shown before the first move, checked after the last."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


class Chance:
    """The same generator for Python code: engine games, bots, guesses."""

    __slots__ = ("words",)

    def __init__(self, seed: int) -> None:
        self.words = np.array([*seed_words(seed), 0], np.int64)

    def copy(self) -> Chance:
        """An independent generator that will draw the same."""
        other = Chance.__new__(Chance)
        other.words = self.words.copy()
        return other

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if not 0 < n <= WORD + 1:
            raise ValueError(f"cannot draw below {n}")
        return int(below(self.words, n))

    def die(self, sides: int = 6) -> int:
        """One throw of a die."""
        return 1 + self.below(sides)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put a list into random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def uniform(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.below(1 << 32) / (1 << 32)

    def seed(self) -> int:
        """A fresh seed for another generator."""
        return sum(self.below(1 << 32) << shift for shift in (0, 32, 64, 96))

    def split(self) -> Chance:
        """A generator of its own, the same as `Chance(self.seed())` but in one step."""
        child = Chance.__new__(Chance)
        child.words = np.empty(5, np.int64)
        rekey(child.words, self.words)
        return child
