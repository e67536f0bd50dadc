"""Names that can be told apart: nothing invisible in them, and none that passes for another's.

What looks alike is told by a skeleton, as Unicode's UTS #39 does it: letters that pass for plain ones become those. The
table beside this file has what passes for Latin letters and digits: what names in our two languages are made of.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

UNSEEN = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
"""Categories that show nothing, or nothing that all see alike; among them what turns the direction of writing."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that draw nothing, though their category does not say so."""
PICKERS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Marks that only pick another drawing of the letter before them."""
MOST_MARKS = 2
"""So many marks a letter may carry: some languages need two, towers of them hide what stands around."""
PLAIN = {"|": "l", "1": "l", "I": "l", "0": "O", "m": "rn"}


def tidy(name: str) -> str:
    """The name in one way of writing it: NFKC, and single spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def is_plain_to_see(name: str) -> bool:
    """Whether everything in a tidy name shows, and something does."""
    marks, shows = MOST_MARKS, False  # a mark needs a letter before it
    for letter in name:
        kind = unicodedata.category(letter)
        if kind in UNSEEN or letter in BLANK or any(ord(letter) in picker for picker in PICKERS):
            return False
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return False
        shows = shows or kind[0] in "LNS"
    return shows


@cache
def _passes_for() -> dict[int, str]:
    found = {ord(letter): plain for letter, plain in PLAIN.items()}
    for line in (files("thronsaal.server") / "lookalikes.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            plain, letters = line.split(" ")
            plain = "".join(PLAIN.get(each, each) for each in plain)
            found |= {ord(letter): plain for letter in letters}
    return found


def _skeleton(text: str) -> str:
    bones = unicodedata.normalize("NFD", text).translate(_passes_for())
    return "".join(bone for bone in bones if not bone.isspace())


def looks(name: str) -> frozenset[str]:
    """What a name looks like: two that share anything of this pass for each other."""
    clean = tidy(name)
    # Both ways, since a capital I passes for a small l, and a small i is the same name as a capital one.
    return frozenset((_skeleton(clean).casefold(), _skeleton(clean.casefold()).casefold()))


def is_like(name: str, others: Iterable[str]) -> bool:
    """Whether a name passes for one of these."""
    mine = looks(name)
    return any(mine & looks(other) for other in others)


def apart(name: str, others: Iterable[str]) -> str:
    """The name as it is shown beside these: with a number where it passes for one of them."""
    taken = list(others)
    if not is_like(name, taken):
        return name
    return next(shown for n in range(2, len(taken) + 3) if not is_like(shown := f"{name} ({n})", taken))
