"""What the bots care for when they choose a move: every feature of a position by name, with its weights.

Two numbers each, without the wall and with it. They come from benchmarks/catan_tune.py: set by hand, followed uphill
for 100 steps of 240 games on random boards, and mended by hand where matches of 2,400 to 3,000 games proved it better.
Positions further on are judged by nets (nets.npz), which the same script fitted to the outcomes of greedy games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

Net = NDArray[np.float64]

_TABLE: Final[dict[str, tuple[float, float]]] = {
    # points
    "points": (2.227, 1.126),
    "eight": (0.304, 0.281),
    "nine": (0.305, 0.695),
    "tempo": (0.027, 0.136),
    # the flow of resources, in pips
    "lumber": (0.041, 0.063),
    "brick": (0.085, 0.033),
    "wool": (0.016, 0.008),
    "grain": (0.063, 0.061),
    "ore": (0.076, 0.078),
    "blocked": (-0.021, -0.024),
    "variety": (0.091, 0.107),
    "many": (0.017, 0.030),
    "kinds": (0.033, 0.014),
    "station": (0.036, 0.000),
    "any station": (0.003, 0.003),
    "lumber with brick": (0.016, 0.005),
    "grain with ore": (0.023, -0.004),
    "wool, grain and ore": (-0.002, 0.014),
    # the hand
    "hand": (0.006, 0.010),
    "over seven": (-0.073, -0.028),
    "lumber held": (-0.010, -0.016),
    "brick held": (-0.001, -0.014),
    "wool held": (0.011, 0.028),
    "grain held": (-0.002, -0.014),
    "ore held": (0.010, -0.005),
    "close to a keep": (0.183, 0.092),
    "ready for a keep": (-0.005, 0.015),
    "close to a settlement": (0.273, 0.133),
    "ready for a settlement": (0.001, -0.014),
    "close to a settlement without a place": (0.055, 0.043),
    "close to a road": (0.053, 0.024),
    "close to a card": (0.047, 0.035),
    "ready for a card": (-0.010, 0.019),
    "close to a guard": (0.002, 0.049),
    "ready for a guard": (0.022, 0.008),
    # room to grow
    "places to settle": (-0.155, 0.014),
    "best place": (0.057, 0.044),
    "second place": (0.000, 0.005),
    "place a road away": (0.032, 0.014),
    "place two roads away": (-0.003, -0.007),
    # races
    "roads": (0.022, 0.029),
    "lead of the longest road": (0.032, -0.001),
    "close to the longest road": (0.199, 0.081),
    "patrols": (0.152, 0.127),
    "lead of the strongest patrol": (-0.012, -0.029),
    "close to the strongest patrol": (0.027, 0.067),
    "patrols at hand for it": (0.011, -0.005),
    # development cards in hand
    "patrol": (0.150, 0.120),
    "winter": (0.200, 0.200),
    "road building": (0.250, 0.200),
    "recruits": (-0.006, 0.157),
    "monopoly": (0.200, 0.013),
    # the wall
    "guards": (0.010, -0.001),
    "lead in guards": (0.003, 0.100),
    "lead after a breach": (-0.035, 0.580),
    "lead after two": (0.006, 0.694),
    "lead with wildlings in the Gift": (0.007, 0.079),
    "lead with the wall at risk": (0.010, 0.099),
    "guards between points": (0.009, 0.016),
    "mormont": (-0.011, 0.050),
    "marsh": (-0.015, 0.138),
    "tarly": (-0.017, 0.234),
    "yarwyck": (-0.018, 0.056),
    "thorne": (-0.001, 0.172),
    "melisandre": (0.004, 0.176),
    "mance": (-0.008, 0.019),
    "benjen": (-0.005, 0.057),
    "ygritte": (-0.017, 0.055),
    "yoren": (0.015, -0.003),
    "qhorin": (-0.005, 0.078),
    "second use": (0.002, -0.029),
    # what a move is worth beyond the position right after it, for it leads on to something
    "a card to steal": (0.095, 0.132),
    "two free roads": (0.450, 0.350),
    "a card to give back": (0.016, -0.011),
    "a card to seize": (0.008, 0.195),
    "a road to place": (0.010, 0.052),
    "a card to pick": (-0.017, 0.418),
    "the trouble of a move": (-0.016, -0.005),
    "what a trade must bring": (0.015, 0.015),
    "what an offer must bring": (0.050, 0.050),
}
NAMES: Final = tuple(_TABLE)
WEIGHTS: Final = np.array(list(_TABLE.values())).T.copy()
"""By game (0 without the wall, 1 with it), in the order of kernel/features.py."""
NETS_FILE: Final = Path(__file__).with_name("nets.npz")


def _nets() -> tuple[Net, Net]:
    with np.load(NETS_FILE) as kept:
        return kept["open"].astype(np.float64), kept["walled"].astype(np.float64)


NETS: Final = _nets()
"""What judges a position, by game as above; laid out as kernel/judge.py says."""
