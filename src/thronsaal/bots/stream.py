"""Independent chances from one seed, so that the draws of one bot never move those of another or the deal."""

from __future__ import annotations

import hashlib
from itertools import count
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.chance import SEED_BITS, Chance, draw
from thronsaal.core.kernel import Kernel, kernel


def seed_for(seed: int, *labels: str | int) -> int:
    """The seed of the stream with these labels; from one stream's seed nobody finds another's."""
    text = "/".join(map(str, (seed, *labels)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8], "big")


def stream(seed: int, *labels: str | int) -> Chance:
    """The chance with these labels."""
    return Chance(seed_for(seed, *labels))


PAYS_AFTER: Final = 20_000
"""How many times a chance is split in plain Python before loading Numba for it has paid."""
_plainly = count()


def split(rng: Chance) -> Chance:
    """A chance of its own, the same as `Chance(rng.seed())`: compiled in one step, where that is to be had or pays."""
    if Kernel.awake or next(_plainly) >= PAYS_AFTER:
        return Chance.of(_split(rng.words))
    return Chance(rng.seed())


@kernel
def _split(words: NDArray[np.int64]) -> NDArray[np.int64]:
    child = np.zeros(5, np.int64)
    for i in range(4):
        child[i] = draw(words)
    return child
