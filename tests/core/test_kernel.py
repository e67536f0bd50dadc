"""The bit tricks say the same compiled, by loop and as plain Python; parts live inside kernels alone."""

import numba
import pytest
from hypothesis import given
from hypothesis import strategies as st

from thronsaal.core.kernel import _nth_bit_by_loop, kernel, lowest, nth_bit, part, popcount, turn

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
        assert len(_doubled.overloads) <= 1, "constants and variables share one compiled form"
        with pytest.raises(TypeError, match="part of kernels"):
            _doubled(3)
