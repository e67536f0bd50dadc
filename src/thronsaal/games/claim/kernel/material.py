"""The 52 cards of Claim (printed), and what follows from them alone.

A card is a number from 0 to 51, so a set of cards is one integer of 52 bits. Inside a faction the numbers ascend with
the value: goblins 0 to 13 (five zeros, then 1 to 9), knights 14 to 21 (2 to 9), undead 22 to 31, dwarves 32 to 41,
doppelgangers 42 to 51 (0 to 9 each).
"""

from __future__ import annotations

from typing import Final

import numpy as np

FACTIONS: Final = ("goblin", "knight", "undead", "dwarf", "doppelganger")
GOBLIN, KNIGHT, UNDEAD, DWARF, DOPPELGANGER = range(5)
FIRST: Final = (0, 14, 22, 32, 42, 52)
CARDS: Final = 52
HAND: Final = 13
"""Cards in a hand, and tricks in a phase."""
PROVENANCE: Final = "printed"


def faction(card: int) -> int:
    """Which of the five factions."""
    return next(f for f in range(5) if card < FIRST[f + 1])


def value(card: int) -> int:
    """The number on the card."""
    first = FIRST[faction(card)]
    match faction(card):
        case 0:
            return max(0, card - 4)
        case 1:
            return card - first + 2
        case _:
            return card - first


def mask(cards: range) -> int:
    """The set of these cards."""
    return sum(1 << card for card in cards)


ALL: Final = mask(range(CARDS))
MASKS: Final = tuple(mask(range(FIRST[f], FIRST[f + 1])) for f in range(5))
GOBLIN_ZEROS: Final = mask(range(5))
"""Five cards alike; the move 0 plays any of them."""


def _beats(led: int) -> int:
    """The cards that win when they follow this one."""
    won = 0
    for card in range(CARDS):
        follows = faction(card) in (faction(led), DOPPELGANGER)
        strikes = faction(card) == KNIGHT and faction(led) == GOBLIN
        if strikes or (follows and value(card) > value(led)):
            won |= 1 << card
    return won


# What the kernels read: by card, and by faction.
VALUE: Final = np.array([value(card) for card in range(CARDS)], np.int64)
FACTION: Final = np.array([faction(card) for card in range(CARDS)], np.int64)
SAME: Final = np.array([MASKS[faction(card)] for card in range(CARDS)], np.int64)
BEATS: Final = np.array([_beats(card) for card in range(CARDS)], np.int64)
FACTION_MASK: Final = np.array(MASKS, np.int64)
# Cards that decide a tie by the highest; equal goblin zeros decide nothing.
TIE_MASK: Final = np.array([MASKS[0] & ~GOBLIN_ZEROS, *MASKS[1:]], np.int64)
