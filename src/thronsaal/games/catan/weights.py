"""What the bots care for: every feature of a position by name, with its weights.

Four numbers each: for choosing a move, without the wall and with it; for judging a position, without the wall and with
it. They come from benchmarks/catan_tune.py: the first two were set by hand, followed uphill for 100 steps of 240 games
on random boards, and mended by hand where matches of 2,400 to 3,000 games proved it better; the last two were fitted
to the outcomes of 3,000 games between seats that choose so, where the lead in guards was then raised by hand, for
search lost by breaches more than its share (eight games before and after: docs/catan-bots.md).
"""

from __future__ import annotations

from typing import Final

import numpy as np

_TABLE: Final[dict[str, tuple[float, float, float, float]]] = {
    # points
    "points": (2.227, 1.126, 0.412, 0.565),
    "eight": (0.304, 0.281, 0.464, 0.621),
    "nine": (0.305, 0.695, 0.374, 0.227),
    "tempo": (0.027, 0.136, 0.043, 0.025),
    # the flow of resources, in pips
    "lumber": (0.041, 0.063, 0.042, 0.029),
    "brick": (0.085, 0.033, 0.027, 0.033),
    "wool": (0.016, 0.008, 0.041, 0.032),
    "grain": (0.063, 0.061, 0.037, 0.038),
    "ore": (0.076, 0.078, 0.028, 0.030),
    "blocked": (-0.021, -0.024, -0.007, -0.054),
    "variety": (0.091, 0.107, 0.030, -0.026),
    "many": (0.017, 0.030, 0.033, 0.012),
    "kinds": (0.033, 0.014, -0.030, -0.010),
    "station": (0.036, 0.000, 0.028, 0.014),
    "any station": (0.003, 0.003, 0.005, 0.000),
    "lumber with brick": (0.016, 0.005, 0.023, 0.035),
    "grain with ore": (0.023, -0.004, 0.034, 0.012),
    "wool, grain and ore": (-0.002, 0.014, 0.015, 0.018),
    # the hand
    "hand": (0.006, 0.010, 0.051, 0.045),
    "over seven": (-0.073, -0.028, 0.098, 0.093),
    "lumber held": (-0.010, -0.016, 0.025, 0.010),
    "brick held": (-0.001, -0.014, 0.026, 0.001),
    "wool held": (0.011, 0.028, -0.009, -0.009),
    "grain held": (-0.002, -0.014, -0.009, -0.010),
    "ore held": (0.010, -0.005, -0.046, -0.016),
    "close to a keep": (0.183, 0.092, 0.106, 0.078),
    "ready for a keep": (-0.005, 0.015, 0.189, 0.245),
    "close to a settlement": (0.273, 0.133, 0.076, 0.086),
    "ready for a settlement": (0.001, -0.014, -0.143, -0.110),
    "close to a settlement without a place": (0.055, 0.043, -0.026, 0.040),
    "close to a road": (0.053, 0.024, -0.039, 0.045),
    "close to a card": (0.047, 0.035, -0.012, -0.034),
    "ready for a card": (-0.010, 0.019, 0.139, 0.095),
    "close to a guard": (0.002, 0.049, 0.000, -0.043),
    "ready for a guard": (0.022, 0.008, 0.000, 0.030),
    # room to grow
    "places to settle": (-0.155, 0.014, -0.346, 0.048),
    "best place": (0.057, 0.044, 0.045, 0.018),
    "second place": (0.000, 0.005, 0.024, -0.090),
    "place a road away": (0.032, 0.014, 0.001, 0.012),
    "place two roads away": (-0.003, -0.007, -0.018, -0.001),
    # races
    "roads": (0.022, 0.029, 0.035, 0.068),
    "lead of the longest road": (0.032, -0.001, -0.033, -0.019),
    "close to the longest road": (0.199, 0.081, 0.301, 0.210),
    "patrols": (0.152, 0.127, 0.025, 0.331),
    "lead of the strongest patrol": (-0.012, -0.029, 0.040, -0.363),
    "close to the strongest patrol": (0.027, 0.067, 0.294, -0.237),
    "patrols at hand for it": (0.011, -0.005, 0.345, 0.168),
    # development cards in hand
    "patrol": (0.150, 0.120, 0.371, 0.303),
    "winter": (0.200, 0.200, 0.577, 0.213),
    "road building": (0.250, 0.200, -0.058, 0.220),
    "recruits": (-0.006, 0.157, 0.000, 0.191),
    "monopoly": (0.200, 0.013, 0.585, 0.000),
    # the wall
    "guards": (0.010, -0.001, 0.000, -0.018),
    "lead in guards": (0.003, 0.100, 0.000, 0.030),
    "lead after a breach": (-0.035, 0.580, 0.000, 0.100),
    "lead after two": (0.006, 0.694, 0.000, 0.350),
    "lead with wildlings in the Gift": (0.007, 0.079, 0.000, 0.035),
    "lead with the wall at risk": (0.010, 0.099, 0.000, 0.068),
    "guards between points": (0.009, 0.016, 0.000, 0.260),
    "mormont": (-0.011, 0.050, 0.000, -0.084),
    "marsh": (-0.015, 0.138, 0.000, 0.018),
    "tarly": (-0.017, 0.234, 0.000, 0.127),
    "yarwyck": (-0.018, 0.056, 0.000, -0.010),
    "thorne": (-0.001, 0.172, 0.000, -0.100),
    "melisandre": (0.004, 0.176, 0.000, 0.034),
    "mance": (-0.008, 0.019, 0.000, -0.100),
    "benjen": (-0.005, 0.057, 0.000, -0.100),
    "ygritte": (-0.017, 0.055, 0.000, -0.100),
    "yoren": (0.015, -0.003, 0.000, -0.100),
    "qhorin": (-0.005, 0.078, 0.000, 0.068),
    "second use": (0.002, -0.029, 0.000, -0.025),
    # what a move is worth beyond the position right after it, for it leads on to something
    "a card to steal": (0.095, 0.132, 0.000, 0.000),
    "two free roads": (0.450, 0.350, 0.000, 0.000),
    "a card to give back": (0.016, -0.011, 0.000, 0.000),
    "a card to seize": (0.008, 0.195, 0.000, 0.000),
    "a road to place": (0.010, 0.052, 0.000, 0.000),
    "a card to pick": (-0.017, 0.418, 0.000, 0.000),
    "the trouble of a move": (-0.016, -0.005, 0.000, 0.000),
    "what a trade must bring": (0.015, 0.015, 0.000, 0.000),
    "what an offer must bring": (0.050, 0.050, 0.000, 0.000),
}
NAMES: Final = tuple(_TABLE)
WEIGHTS: Final = np.array(list(_TABLE.values())).T.reshape(2, 2, len(NAMES)).swapaxes(0, 1).copy()
"""By game (0 without the wall, 1 with it) and use (0 choosing, 1 judging), in the order of kernel/features.py."""
