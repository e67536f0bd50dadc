"""A seed that nobody chose: the house gives a number, every seat adds to it, and the seed is the hash of it all.

The house binds itself first: it shows the SHA-256 of its number before anybody adds anything. Whoever added something
and finds it here again knows that the house could not have chosen the shuffle.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from thronsaal.core.chance import SEED_BITS, seed_hash
from thronsaal.core.words import SEAT_LETTERS, seat_letter

SHARE = r"[0-9a-f]{16,64}"
"""What a seat may add: hexadecimal digits."""


class BadShares(ValueError):
    """A text that is no account of where a seed came from."""


@dataclass(frozen=True, slots=True)
class Shares:
    """What a seed was made of: the number of the house, and by seat what it added; "" where it added nothing."""

    house: int
    seats: tuple[str, ...]

    def __str__(self) -> str:
        added = (f"{seat_letter(seat)}={share}" for seat, share in enumerate(self.seats) if share)
        return " ".join([str(self.house), *added])

    @property
    def promise(self) -> str:
        """What the house showed before anybody added anything."""
        return seed_hash(self.house)

    @property
    def seed(self) -> int:
        """The seed: the first 128 bits of the SHA-256 of the text; the house's own number where nobody added any."""
        if not any(self.seats):
            return self.house
        return int.from_bytes(hashlib.sha256(str(self).encode()).digest()[: SEED_BITS // 8], "big")

    @staticmethod
    def read(text: str, seats: int) -> Shares:
        """What was written, for so many seats. Raises BadShares."""
        found = re.fullmatch(rf"(0|[1-9][0-9]{{0,38}})((?: [A-J]={SHARE})+)", text)
        if found is None or int(found[1]) >= 1 << SEED_BITS:
            raise BadShares(text[:80])
        added = [""] * seats
        for part in found[2].split():
            seat = SEAT_LETTERS.index(part[0])
            if seat >= seats:
                raise BadShares(text[:80])
            added[seat] = part[2:]
        shares = Shares(int(found[1]), tuple(added))
        if str(shares) != text:  # in order, and each seat once
            raise BadShares(text[:80])
        return shares
