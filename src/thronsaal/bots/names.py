"""What bots are called, in the hall and in the terminal alike: one name for each seat and strength."""

from __future__ import annotations

from thronsaal.core.words import Seat

NAMES = (
    ("Alda", "Bruno", "Clara", "Dankwart", "Ella", "Falk", "Gisela", "Hanno", "Ida", "Jost"),
    ("Arnulf", "Berta", "Cuno", "Dora", "Egon", "Frieda", "Gero", "Hilda", "Ivo", "Jutta"),
    ("Adela", "Baldur", "Cosima", "Detlef", "Edda", "Frank", "Greta", "Hektor", "Irma", "Justus"),
)
"""A row for each level, a column for each seat: a name begins with the letter of its seat."""
LEVELS = ("easy", "medium", "hard")


def called(seat: Seat, level: str) -> str:
    """The name of a bot of this level on this seat; two at a table never share one."""
    row = LEVELS.index(level) if level in LEVELS else len(level) % len(NAMES)
    return NAMES[row][seat % len(NAMES[row])]
