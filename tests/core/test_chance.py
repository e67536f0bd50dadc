"""Chance: the published answers of Threefry, fair draws, and the same numbers compiled or not."""

import os
import pickle
import subprocess
import sys
from collections import Counter
from itertools import pairwise, permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from thronsaal.core.chance import SEED_BITS, WORD, Chance, draw, rekey, seed_hash, seed_words, shuffle, stir, threefry

# Known answers of Threefry-4x32 with 20 rounds, from the authors' Random123 library: counter, key, words.
KNOWN = [
    ("00000000 " * 4, "00000000 " * 4, "9c6ca96a e17eae66 fc10ecd4 5256a7d8"),
    ("ffffffff " * 4, "ffffffff " * 4, "2a881696 57012287 f6c7446e a16a6732"),
    (
        "243f6a88 85a308d3 13198a2e 03707344",
        "a4093822 299f31d0 082efa98 ec4e6c89",
        "59cd1dbb b8879579 86b5d00c ac8b6d84",
    ),
]
PROGRAM = """
import numpy as np
from thronsaal.core.chance import Chance, shuffle, threefry
rng = Chance(2**127 + 12345)
cards = np.arange(52, dtype=np.int8)
shuffle(rng.words, cards)
print([rng.below(n) for n in (2, 3, 7, 52, 1000, 2**31 + 1, 2**32)] * 3, cards.tolist(), rng.words.tolist())
print([int(word) for word in threefry(1, 2, 3, 4, 5, 6, 7, 8)])
"""


def words(text: str) -> tuple[int, ...]:
    return tuple(int(word, 16) for word in text.split())


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN)
def test_known_answers(counter: str, key: str, answer: str):
    assert tuple(threefry(*words(key), *words(counter))) == words(answer)


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN)
def test_known_answers_as_plain_python(counter: str, key: str, answer: str):
    plain = threefry.py_func if hasattr(threefry, "py_func") else threefry
    assert tuple(int(word) for word in plain(*words(key), *words(counter))) == words(answer)


def test_words_are_counted_across_blocks():
    rng = Chance(0)
    drawn = [int(draw(rng.words)) for _ in range(9)]
    assert drawn[:4] == list(words(KNOWN[0][2]))
    assert drawn[4:8] == [int(word) for word in threefry(0, 0, 0, 0, 1, 0, 0, 0)]
    assert int(rng.words[4]) == 9
    far = Chance(0)
    far.words[4] = (1 << 34) + 1
    assert int(draw(far.words)) == int(threefry(0, 0, 0, 0, 0, 1, 0, 0)[1])


def test_compiled_and_interpreted_draw_the_same():
    said = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for disabled in ("0", "1")
    ]
    assert said[0] == said[1]
    assert len(said[0].splitlines()) == 2


def chi_square(counts: Counter[object], kinds: int) -> float:
    mean = counts.total() / kinds
    return sum((counts[kind] - mean) ** 2 / mean for kind in counts) + mean * (kinds - len(counts))


# Each bound is the 99.99 % point of chi-square with n - 1 degrees of freedom. Seeds are fixed: nothing flickers.
@pytest.mark.parametrize(("n", "bound"), [(2, 15.1), (3, 18.4), (6, 25.7), (7, 27.9), (52, 95.9)])
def test_below_is_even(n: int, bound: float):
    rng = Chance(2024)
    counts = Counter(rng.below(n) for _ in range(20_000))
    assert set(counts) == set(range(n))
    assert chi_square(counts, n) < bound


def test_below_throws_the_uneven_rest_away():
    """With 3 * 2**30 a plain remainder would make the lowest quarter twice as likely."""
    rng = Chance(7)
    n = 3 << 30
    low = sum(rng.below(n) < n // 3 for _ in range(6_000))
    assert abs(low - 2_000) < 150  # a remainder would give 3 000


def test_every_order_is_as_likely():
    rng, counts = Chance(99), Counter[object]()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 57.0


def test_shuffles_of_kernels_and_of_python_agree():
    cards, listed = np.arange(30, dtype=np.int8), list(range(30))
    one, other = Chance(5), Chance(5)
    shuffle(one.words, cards)
    other.shuffle(listed)
    assert cards.tolist() == listed
    assert one.words.tolist() == other.words.tolist()


def test_neighbouring_seeds_are_unlike():
    first = [Chance(seed).below(1 << 32) for seed in range(2_000)]
    assert len(set(first)) == 2_000
    flips = [(a ^ b).bit_count() for a, b in pairwise(first)]
    assert 15.5 < sum(flips) / len(flips) < 16.5


@given(st.integers(0, (1 << SEED_BITS) - 1), st.integers(1, 1 << 32))
def test_same_seed_same_draws(seed: int, n: int):
    one, other = Chance(seed), Chance(seed)
    assert [one.below(n) for _ in range(5)] == [other.below(n) for _ in range(5)]
    assert all(0 <= one.below(n) < n for _ in range(5))


@given(st.integers(0, (1 << SEED_BITS) - 1))
def test_the_words_of_a_seed_hold_all_of_it(seed: int):
    low, second, third, high = seed_words(seed)
    assert low | second << 32 | third << 64 | high << 96 == seed
    assert max(seed_words(seed)) <= WORD


def test_a_copy_goes_its_own_way():
    rng = Chance(3)
    rng.below(10)
    twin, away = rng.copy(), pickle.loads(pickle.dumps(rng))
    drawn = [rng.below(1000) for _ in range(20)]
    assert [twin.below(1000) for _ in range(20)] == drawn
    assert [away.below(1000) for _ in range(20)] == drawn
    assert rng.words.nbytes == 40


@pytest.mark.parametrize("seed", [-1, 1 << SEED_BITS])
def test_a_seed_has_128_bits(seed: int):
    with pytest.raises(ValueError, match="a seed is a number from 0"):
        Chance(seed)


@pytest.mark.parametrize("n", [0, -3, (1 << 32) + 1])
def test_bad_ranges_are_refused(n: int):
    rng = Chance(1)
    with pytest.raises(ValueError, match="cannot draw below"):
        rng.below(n)
    assert int(rng.words[4]) == 0


def test_dice_picks_and_fresh_seeds():
    rng = Chance(8)
    assert {rng.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {rng.die(4) for _ in range(200)} == {1, 2, 3, 4}
    assert {rng.pick("abc") for _ in range(100)} == set("abc")
    assert all(0 <= rng.uniform() < 1 for _ in range(100))
    seeds = {rng.seed() for _ in range(100)}
    assert len(seeds) == 100
    assert max(seeds) > 1 << 120


def test_the_hash_of_a_seed_is_sha256_of_its_digits():
    assert seed_hash(42) == "73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049"


def test_a_split_is_a_fresh_chance():
    one, two = Chance(8), Chance(8)
    child, expected = one.split(), Chance(two.seed())
    assert list(child.words) == list(expected.words)
    assert list(one.words) == list(two.words)


def test_a_new_key_leaves_nothing_of_the_old_one():
    used, fresh = Chance(1), Chance(2)
    for _ in range(7):
        used.below(6)
    rekey(used.words, Chance(3).words)
    rekey(fresh.words, Chance(3).words)
    assert list(used.words) == list(fresh.words) == [*seed_words(Chance(3).seed()), 0]


def test_the_plain_stream_is_the_published_one():
    """The first words of Marsaglia's xorshift of 32 bits with 13, 17 and 5, from his own seed."""
    word, found = 2463534242, []
    for _ in range(3):
        word = int(stir(word))
        found.append(word)
    assert found == [723471715, 2497366906, 2064144800]
