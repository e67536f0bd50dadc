"""Chance as part of the state: Threefry-4x32 with 20 rounds, counted word by word.

Counter-based: word n of a seed is a pure function of both, so a generator is its key and one counter, a copy is a few
bytes, and the same seed gives the same game on every machine. Everything stays below 2**32, so the same lines run
compiled on int64 and as plain Python. Algorithm: Salmon and others, "Parallel random numbers: as easy as 1, 2, 3".

Kernels draw with `draw`, `below` and `shuffle`. Python draws with `Chance`, which works without Numba: see `ahead`.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from itertools import count
from struct import Struct
from typing import Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.kernel import Kernel, kernel, lean, turn

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


Key = tuple[int, int, int, int]

LANES: Final = 16
_ONES: Final = sum(1 << 64 * lane for lane in range(LANES))
_LANES: Final = sum(lane << 64 * lane for lane in range(LANES))
_WORDS: Final = WORD * _ONES
_EVEN, _ODD = TURNS[:4].tolist(), TURNS[4:].tolist()
_apart: Final = Struct(f"<{LANES}Q").unpack


def ahead(key: Key, block: int) -> list[int]:
    """The words of this block and the next ones, what `threefry` makes of them, for all of them at once.

    One wide integer holds a word of each block in a lane of 64 bits; adding, turning and mixing it does so in every
    lane. Sixteen blocks take plain Python little longer than one, and a word less than a call into compiled code would.
    Sums may grow beyond their 32 bits, where the lane has room, until they are cut.
    """
    ones, words = _ONES, _WORDS
    k0, k1, k2, k3 = key
    k4 = (PARITY ^ k0 ^ k1 ^ k2 ^ k3) * ones
    k0, k1, k2, k3 = k0 * ones, k1 * ones, k2 * ones, k3 * ones
    low, high = (block & WORD) * ones + _LANES, (block >> 32) * ones
    high += low >> 32 & ones  # in lanes that have counted beyond the first word of the counter
    a, b, c, d = (low & words) + k0, high + k1 & words, k2, k3
    for turns, to_a, to_b, to_c, to_d in (
        (_EVEN, k1, k2, k3, k4 + ones),
        (_ODD, k2, k3, k4, k0 + 2 * ones),
        (_EVEN, k3, k4, k0, k1 + 3 * ones),
        (_ODD, k4, k0, k1, k2 + 4 * ones),
        (_EVEN, k0, k1, k2, k3 + 5 * ones),
    ):
        for left, right in turns:
            a += b
            c += d
            b <<= left
            d <<= right
            # They change places: the next round adds each to the other sum.
            b, d = ((d | d >> 32) ^ c) & words, ((b | b >> 32) ^ a) & words
        a, b, c, d = a + to_a, b + to_b & words, c + to_c, d + to_d & words
    mixed = [0] * (4 * LANES)
    for place, lanes in enumerate((a & words, b, c & words, d)):
        mixed[place::4] = _apart(lanes.to_bytes(8 * LANES, "little"))
    return mixed


class _Stretch(NamedTuple):
    """Words of a key that lie ahead, from the number `first` on; the same for all copies of a generator."""

    key: Key
    first: int
    words: Sequence[int] = ()


PAYS_AFTER: Final = 20_000
"""How often a generator is split in plain Python before it pays to load Numba for that."""
_plainly = count()
_NOWHERE: Final = _Stretch((-1, -1, -1, -1), 0)
_new = object.__new__


class Chance:
    """The same generator for Python code: engine games, bots, guesses.

    It needs no Numba. Where kernels draw from it too, through `words`, and Numba is there anyway, they draw for Python.
    """

    __slots__ = ("_at", "_lent", "_stretch")

    def __init__(self, seed: int) -> None:
        self._stretch = _Stretch(seed_words(seed), 0)
        self._at = 0
        """The next word, counted from the first of the stretch."""
        self._lent: NDArray[np.int64] | None = None
        """What kernels draw from, once somebody has asked for it; then it holds the truth."""

    @staticmethod
    def of(words: NDArray[np.int64]) -> Chance:
        """The generator that draws from these words: four key words and the count of words drawn so far."""
        chance = _new(Chance)
        chance._stretch, chance._at, chance._lent = _NOWHERE, 0, words
        return chance

    def copy(self) -> Chance:
        """An independent generator that will draw the same."""
        if self._lent is not None:
            self._catch_up(self._lent)
        other = _new(Chance)
        other._stretch = self._stretch
        other._at = self._at
        other._lent = None
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return Chance.of, (self.copy().words,)

    @property
    def words(self) -> NDArray[np.int64]:
        """Four key words and the count of words drawn so far, for kernels; what they draw from it is drawn here too."""
        if self._lent is None:
            self._lent = np.array([*self._stretch.key, self._stretch.first + self._at], np.int64)
        return self._lent

    def _catch_up(self, lent: NDArray[np.int64]) -> None:
        """Go to where the kernels are."""
        a, b, c, d, drawn = lent.tolist()
        stretch = self._stretch
        if (a, b, c, d) != stretch.key or drawn < stretch.first:
            self._stretch = stretch = _Stretch((a, b, c, d), drawn & ~3)
        self._at = drawn - stretch.first

    def _look_ahead(self, at: int) -> int:
        """Make the stretch that holds the word at this place, and say at which place of it."""
        key, drawn = self._stretch.key, self._stretch.first + at
        self._stretch = _Stretch(key, drawn & ~3, ahead(key, drawn >> 2))
        return drawn & 3

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if not 0 < n <= WORD + 1:
            raise ValueError(f"cannot draw below {n}")
        lent = self._lent
        if lent is not None:
            if Kernel.awake:
                return below(lent, n)
            self._catch_up(lent)
        at, words = self._at, self._stretch.words
        while True:
            if at >= len(words):
                at, words = self._look_ahead(at), self._stretch.words
            word = words[at]
            at += 1
            if word <= WORD - n or word < (WORD + 1) // n * n:
                break
        self._at = at
        if lent is not None:
            lent[4] = self._stretch.first + at
        return word % n

    def die(self, sides: int = 6) -> int:
        """One throw of a die."""
        return 1 + self.below(sides)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put a list into random order."""
        below = self.below
        for i in range(len(items) - 1, 0, -1):
            j = below(i + 1)
            items[i], items[j] = items[j], items[i]

    def uniform(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.below(1 << 32) / (1 << 32)

    def seed(self) -> int:
        """A fresh seed for another generator."""
        word, most = self.below, WORD + 1
        return word(most) | word(most) << 32 | word(most) << 64 | word(most) << 96

    def split(self) -> Chance:
        """A generator of its own, the same as `Chance(self.seed())`: compiled in one step, where that pays."""
        if not Kernel.awake and next(_plainly) < PAYS_AFTER:
            return Chance(self.seed())
        words = np.empty(5, np.int64)
        rekey(words, self.words)
        return Chance.of(words)
