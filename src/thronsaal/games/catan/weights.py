"""What the bots care for: every feature of a position by name, with its weight without the wall and with it."""

from __future__ import annotations

from typing import Final

import numpy as np

_TABLE: Final[dict[str, tuple[float, float]]] = {
    # points
    "points": (0.80, 0.80),
    "eight": (0.25, 0.25),
    "nine": (0.40, 0.40),
    "tempo": (0.05, 0.05),
    # the flow of resources, in pips
    "lumber": (0.05, 0.05),
    "brick": (0.05, 0.05),
    "wool": (0.04, 0.04),
    "grain": (0.06, 0.06),
    "ore": (0.06, 0.06),
    "blocked": (-0.04, -0.04),
    "variety": (0.035, 0.035),
    "many": (0.0, 0.0),
    "kinds": (0.0, 0.0),
    "station": (0.02, 0.02),
    "any station": (0.007, 0.0),
    "lumber with brick": (0.0, 0.0),
    "grain with ore": (0.0, 0.0),
    "wool, grain and ore": (0.0, 0.0),
    # the hand
    "hand": (0.03, 0.03),
    "over seven": (-0.02, -0.02),
    "lumber held": (0.0, 0.0),
    "brick held": (0.0, 0.0),
    "wool held": (0.0, 0.0),
    "grain held": (0.0, 0.0),
    "ore held": (0.0, 0.0),
    "close to a keep": (0.09, 0.09),
    "ready for a keep": (0.0, 0.0),
    "close to a settlement": (0.12, 0.12),
    "ready for a settlement": (0.0, 0.0),
    "close to a settlement without a place": (0.04, 0.04),
    "close to a road": (0.06, 0.06),
    "close to a card": (0.04, 0.04),
    "ready for a card": (0.0, 0.0),
    "close to a guard": (0.0, 0.04),
    "ready for a guard": (0.0, 0.0),
    # room to grow
    "places to settle": (0.15, 0.15),
    "best place": (0.025, 0.025),
    "second place": (0.012, 0.012),
    "place a road away": (0.01, 0.01),
    "place two roads away": (0.003, 0.003),
    # races
    "roads": (0.02, 0.02),
    "lead of the longest road": (0.02, 0.02),
    "close to the longest road": (0.1, 0.1),
    "patrols": (0.07, 0.07),
    "lead of the strongest patrol": (0.05, 0.05),
    "close to the strongest patrol": (0.05, 0.05),
    "patrols at hand for it": (0.0, 0.0),
    # development cards in hand
    "patrol": (0.18, 0.18),
    "winter": (0.18, 0.18),
    "road building": (0.18, 0.18),
    "recruits": (0.0, 0.18),
    "monopoly": (0.18, 0.0),
    # the wall
    "guards": (0.0, 0.1),
    "lead in guards": (0.0, 0.1),
    "lead after a breach": (0.0, 0.2),
    "lead after two": (0.0, 0.4),
    "lead with wildlings in the Gift": (0.0, 0.2),
    "lead with the wall at risk": (0.0, 0.05),
    "guards between points": (0.0, 0.0),
    "mormont": (0.0, 0.08),
    "marsh": (0.0, 0.07),
    "tarly": (0.0, 0.10),
    "yarwyck": (0.0, 0.02),
    "thorne": (0.0, 0.07),
    "melisandre": (0.0, 0.10),
    "mance": (0.0, 0.08),
    "benjen": (0.0, 0.03),
    "ygritte": (0.0, 0.04),
    "yoren": (0.0, 0.06),
    "qhorin": (0.0, 0.05),
    "second use": (0.0, -0.02),
    # what a move is worth beyond the position right after it, for it leads on to something
    "a card to steal": (0.12, 0.12),
    "two free roads": (0.25, 0.25),
    "a card to give back": (0.0, -0.08),
    "a card to seize": (0.0, 0.12),
    "a road to place": (0.0, 0.12),
    "a card to pick": (0.0, 0.25),
    "the trouble of a move": (-0.005, -0.005),
}
NAMES: Final = tuple(_TABLE)
WEIGHTS: Final = np.array(list(_TABLE.values()), np.float64).T.copy()
"""By game (0 without the wall, 1 with it), in the order of kernel/features.py."""
