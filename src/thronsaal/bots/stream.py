"""Independent chances from one seed, so that the draws of one bot never move those of another or the deal."""

from __future__ import annotations

import hashlib

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.chance import SEED_BITS, Chance, draw
from thronsaal.core.kernel import kernel


def seed_for(seed: int, *labels: str | int) -> int:
    """The seed of the stream with these labels; from one stream's seed nobody finds another's."""
    text = "/".join(map(str, (seed, *labels)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8], "big")


def stream(seed: int, *labels: str | int) -> Chance:
    """The chance with these labels."""
    return Chance(seed_for(seed, *labels))


@kernel
def _split(words: NDArray[np.int64]) -> NDArray[np.int64]:
    child = np.zeros(5, np.int64)
    for i in range(4):
        child[i] = draw(words)
    return child


def split(rng: Chance) -> Chance:
    """A chance of its own, the same as `Chance(rng.seed())` but in one step."""
    child = Chance.__new__(Chance)
    child.words = _split(rng.words)
    return child
