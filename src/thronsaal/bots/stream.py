"""Independent chances from one seed, so that the draws of one bot never move those of another or the deal."""

from __future__ import annotations

import hashlib

from thronsaal.core.chance import SEED_BITS, Chance


def seed_for(seed: int, *labels: str | int) -> int:
    """The seed of the stream with these labels; from one stream's seed nobody finds another's."""
    text = "/".join(map(str, (seed, *labels)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8], "big")


def stream(seed: int, *labels: str | int) -> Chance:
    """The chance with these labels."""
    return Chance(seed_for(seed, *labels))
