"""Python draws in plain Python what kernels draw compiled, word by word and without Numba."""

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from thronsaal.core import chance
from thronsaal.core.chance import (
    LANES,
    SEED_BITS,
    WORD,
    Chance,
    ahead,
    below,
    draw,
    rekey,
    seed_words,
    shuffle,
    threefry,
)
from thronsaal.core.kernel import Kernel

UNAIDED = """
import sys
from thronsaal.core.chance import Chance
rng = Chance(2**127 + 12345)
cards = list(range(90))
rng.shuffle(cards)
kept = [int(word) for word in rng.copy().words]
print(cards, [rng.below(n) for n in (2, 3, 7, 52, 1000, 2**31 + 1, 2**32)] * 3, kept, rng.seed(), rng.words.tolist())
print([rng.below(1000) for _ in range(9)], rng.split().seed(), rng.words.tolist())
assert "numba" not in sys.modules, "nobody has called a kernel"
"""
seeds = st.integers(0, (1 << SEED_BITS) - 1)
blocks = st.one_of(st.integers(0, 1 << 40), st.integers((1 << 32) - 2 * LANES, (1 << 32) + 2))


def test_python_draws_without_numba_what_kernels_draw():
    run = subprocess.run([sys.executable, "-c", UNAIDED], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    cards, words, child = np.arange(90, dtype=np.int64), Chance(2**127 + 12345).words, Chance(0).words
    shuffle(words, cards)
    kept = words.tolist()
    drawn = [int(below(words, n)) for n in (2, 3, 7, 52, 1000, 2**31 + 1, 2**32)] * 3
    assert run.stdout.splitlines()[0] == f"{cards.tolist()} {drawn} {kept} {fresh_seed(words)} {words.tolist()}"
    drawn = [int(below(words, 1000)) for _ in range(9)]
    rekey(child, words)
    assert run.stdout.splitlines()[1] == f"{drawn} {fresh_seed(child)} {words.tolist()}"


def fresh_seed(words):
    return sum(int(draw(words)) << shift for shift in (0, 32, 64, 96))


@given(seeds, blocks)
def test_looking_ahead_is_threefry_block_by_block(seed: int, block: int):
    key = seed_words(seed)
    fours = [threefry(*key, each & WORD, each >> 32, 0, 0) for each in range(block, block + LANES)]
    assert ahead(key, block) == [int(word) for four in fours for word in four]


@pytest.mark.parametrize("awake", [True, False])
@given(seed=seeds, who=st.lists(st.sampled_from("pkc"), max_size=150))
def test_kernels_and_python_draw_from_one_chance(awake: bool, seed: int, who: list[str]):
    """Whoever draws, be it Python, a kernel or a copy that goes on, the words come in their order."""
    rng, plain = Chance(seed), Chance(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Kernel, "awake", awake)
        for each in who:
            if each == "c":
                rng = rng.copy()
            word = int(draw(rng.words)) if each == "k" else rng.below(1 << 32)
            assert word == plain.below(1 << 32)
        assert rng.words.tolist() == plain.words.tolist()


def test_who_writes_to_the_words_moves_the_chance():
    rng, other = Chance(1), Chance(2)
    rng.below(9)
    rng.words[:] = other.words
    assert [rng.below(1000) for _ in range(9)] == [other.below(1000) for _ in range(9)]
    rng.words[4] = 3
    again = Chance(2)
    assert [again.below(1000) for _ in range(9)][3:] == [rng.below(1000) for _ in range(6)]


def test_a_split_is_a_fresh_chance_however_it_is_made(monkeypatch: pytest.MonkeyPatch):
    one, two = Chance(8), Chance(8)
    children = [one.split() for _ in range(3)]
    monkeypatch.setattr(Kernel, "awake", False)
    monkeypatch.setattr(chance, "_plainly", iter([0, 1, chance.PAYS_AFTER]))
    for child in children:
        seed = two.copy().seed()
        split = two.split()
        assert list(child.words) == list(split.words) == list(Chance(seed).words)
        assert [child.below(50) for _ in range(9)] == [split.below(50) for _ in range(9)]
    assert list(one.words) == list(two.words)
