"""The bit tricks say the same compiled, by loop and as plain Python; parts live inside kernels alone."""

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from thronsaal.core.bits import _nth_bit_by_loop
from thronsaal.core.kernel import kernel, lean, lowest, maker, nth_bit, part, popcount, turn, woven

masks = st.integers(1, (1 << 62) - 1)


@kernel
def _counted(mask: int) -> int:
    return popcount(mask)


@kernel
def _lowest(mask: int) -> int:
    return lowest(mask)


@kernel
def _nth(mask: int, n: int) -> int:
    return nth_bit(mask, n)


@kernel
def _turned(word: int, by: int) -> int:
    return turn(word, by)


@part
def _doubled(number: int) -> int:
    return 2 * number


@maker
def _squares(count: int) -> NDArray[np.int64]:
    squares = np.empty(count, np.int64)
    for n in range(count):
        squares[n] = n * n
    return squares


@woven
def _sum(numbers: NDArray[np.int64]) -> int:
    total = 0
    for number in numbers:
        total += number
    return total


@lean
def _double_all(numbers: NDArray[np.int64]) -> None:
    for n in range(len(numbers)):
        numbers[n] = _doubled(numbers[n])


@kernel
def _sum_of_doubled_squares(count: int) -> int:
    squares = _squares(count)
    _double_all(squares)
    return _sum(squares)


@part
def _hoard(count: int) -> int:
    return len(np.empty(count, np.int64))


@kernel
def _hoarding(count: int) -> int:
    return _hoard(count)


@kernel
def _quadrupled(number: int) -> int:
    return _doubled(_doubled(number)) + _doubled(0)


_by_loop = numba.njit(_nth_bit_by_loop)


@given(masks)
def test_popcount(mask: int):
    assert _counted(mask) == popcount(mask) == bin(mask).count("1")
    assert _counted(0) == popcount(0) == 0


@given(masks)
def test_lowest(mask: int):
    assert _lowest(mask) == lowest(mask) == bin(mask)[::-1].index("1")


@given(masks, st.data())
def test_nth_bit(mask: int, data: st.DataObject):
    set_bits = [bit for bit in range(62) if mask >> bit & 1]
    n = data.draw(st.integers(0, len(set_bits) - 1))
    assert _nth(mask, n) == nth_bit(mask, n) == set_bits[n]
    if not numba.config.DISABLE_JIT:
        assert _by_loop(mask, n) == set_bits[n]


@given(st.integers(0, (1 << 32) - 1), st.integers(1, 31))
def test_turn(word: int, by: int):
    bits = f"{word:032b}"
    assert _turned(word, by) == turn(word, by) == int(bits[by:] + bits[:by], 2)


def test_a_part_works_inside_kernels_and_says_so_to_everybody_else():
    assert _quadrupled(3) == 12
    if numba.config.DISABLE_JIT:
        assert _doubled(3) == 6
    else:
        assert len(_doubled.compiled.overloads) <= 1, "constants and variables share one compiled form"
        with pytest.raises(TypeError, match="part of kernels"):
            _doubled(3)


def test_arrays_are_made_by_makers_and_lent_to_all_others():
    assert _sum_of_doubled_squares(5) == 2 * (1 + 4 + 9 + 16)
    numbers = np.array([1, 2], np.int64)
    _double_all(numbers)
    assert numbers.tolist() == [2, 4]
    if not numba.config.DISABLE_JIT:
        with pytest.raises(Exception, match="array"):
            _hoarding(3)
