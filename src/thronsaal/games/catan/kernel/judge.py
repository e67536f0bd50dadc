"""How likely a seat wins from a position: a small network, fitted to how games between greedy seats ended.

It looks at each seat by the features of that seat beside the mean of the others' features, and gives it a worth; seats
win in proportion to exp(worth). Unlike a weighted sum it knows that ten pips matter early and a point matters late.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from thronsaal.core.kernel import maker
from thronsaal.games.catan.kernel.ending import share_of_win
from thronsaal.games.catan.kernel.features import COUNT
from thronsaal.games.catan.kernel.record import OVER
from thronsaal.games.catan.kernel.worth import Table, Values, see

INPUTS: int = 2 * COUNT
"""The features of a seat, and the mean of those of the others."""
BIAS, OUT, NET_ROWS = INPUTS, INPUTS + 1, INPUTS + 2
"""A net is one table: a row for each input, one for the bias of each unit, one for what each unit adds to the worth.
The last column is the straight way from each input to the worth."""


@maker
def worth_by_net(inputs: Values, net: Values) -> float:
    """The worth of a seat that is seen so."""
    units = net.shape[1] - 1
    sums = net[BIAS].copy()
    for n in range(INPUTS):
        value = inputs[n]
        if value != 0.0:
            for unit in range(units + 1):
                sums[unit] += value * net[n, unit]
    total = sums[units]
    for unit in range(units):
        total += max(0.0, sums[unit]) * net[OUT, unit]
    return total


@maker
def chance_to_win(s: Any, seat: int, flow: Table, net: Values, seen: Values) -> float:
    """How likely a seat wins from here; `seen` is scratch paper, a row for each seat."""
    if s.phase == OVER:
        return share_of_win(s, seat)
    seats = int(s.seats)
    inputs, worths = np.zeros(INPUTS), np.zeros(4)
    for each in range(seats):
        see(s, each, flow, seen[each])
    for each in range(seats):
        for n in range(COUNT):
            others = 0.0
            for other in range(seats):
                others += seen[other, n]
            inputs[n] = seen[each, n]
            inputs[COUNT + n] = (others - seen[each, n]) / (seats - 1)
        worths[each] = worth_by_net(inputs, net)
    best = worths[:seats].max()
    total = 0.0
    for each in range(seats):
        total += np.exp(worths[each] - best)
    return float(np.exp(worths[seat] - best) / total)
