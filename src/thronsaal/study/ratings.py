"""How strong players are, from who came in before whom: Bradley-Terry for two, Plackett-Luce for more.

A player's strength is a number; of those still to be placed, each comes next with a chance that grows with e to the
power of it. Who shares a place counts as having come in in each order equally often. Intervals come from how deals
differ from each other, not games: a deal that is played in all rotations is one observation.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby, permutations
from math import log

import numpy as np
from numpy.typing import NDArray

from thronsaal.study.statistics import Z

ELO = 400 / log(10)
"""Points for one unit of strength: 400 of them are ten to one."""
LOOSE = 1e-3
"""How firmly strengths are held near each other before anything was seen: a wide field, so that an unbeaten player's
strength is a number too."""
STEPS = 100
CLOSE = 1e-9

Vector = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Result:
    """One game: the players by seat, and the place of each. `deal` is the same for games of the same deal."""

    deal: Hashable
    players: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ratings:
    """Points of each player, which add up to nothing, and how far off they may be with 95 % confidence."""

    points: tuple[float, ...]
    reach: tuple[float, ...]


def rate(results: Sequence[Result], players: int) -> Ratings:
    """Points for so many players from what they have played."""
    games = [_orders(each.players, each.places) for each in results]
    strength = _most_likely(games, players)
    slopes = {orders: _slope(orders, strength) for orders in set(games)}
    deals: dict[Hashable, Vector] = {}
    curve = LOOSE * np.eye(players)
    for result, orders in zip(results, games, strict=True):
        slope, bend = slopes[orders]
        deals[result.deal] = deals.get(result.deal, np.zeros(players)) + slope
        curve += bend
    # The sandwich: how the deals pull, as the curve lets them. One deal too many is added, so that few prove little.
    inverse = np.linalg.inv(curve)
    pull = sum((np.outer(slope, slope) for slope in deals.values()), start=np.zeros((players, players)))
    spread = inverse @ (pull + curve / max(len(deals), 1)) @ inverse
    centred = np.eye(players) - 1 / players
    reach = Z * ELO * np.sqrt(np.clip(np.diag(centred @ spread @ centred), 0, None))
    points = ELO * (strength - strength.mean())
    return Ratings(tuple(map(float, points)), tuple(map(float, reach)))


def _most_likely(games: Sequence[_Orders], players: int) -> Vector:
    """The strengths under which what happened was most likely, by Newton's way."""
    counted: dict[_Orders, int] = {}
    for orders in games:
        counted[orders] = counted.get(orders, 0) + 1
    strength = np.zeros(players)
    for _ in range(STEPS):
        slope, curve = -LOOSE * strength, LOOSE * np.eye(players)
        for orders, count in counted.items():
            up, bend = _slope(orders, strength)
            slope += count * up
            curve += count * bend
        step = np.linalg.solve(curve, slope)
        strength += np.clip(step, -1, 1)  # far from the top the curve promises too much
        if np.abs(step).max() < CLOSE:
            break
    return strength


_Orders = tuple[tuple[int, ...], ...]
"""The orders in which players may have come in, each as likely as the other."""


@cache
def _orders(players: tuple[int, ...], places: tuple[int, ...]) -> _Orders:
    by_place = sorted(zip(places, players, strict=True))
    shared = [[player for _, player in group] for _, group in groupby(by_place, key=lambda each: each[0])]
    orders: list[tuple[int, ...]] = [()]
    for group in shared:
        orders = [(*before, *after) for before in orders for after in permutations(group)]
    return tuple(sorted(orders))


def _slope(orders: _Orders, strength: Vector) -> tuple[Vector, NDArray[np.float64]]:
    """How the likelihood of one game grows with each strength, and how that falls off."""
    slope, bend = np.zeros(len(strength)), np.zeros((len(strength), len(strength)))
    for order in orders:
        for at in range(len(order) - 1):
            chance = _chances(order[at:], strength)
            slope[order[at]] += 1
            slope -= chance
            bend += np.diag(chance) - np.outer(chance, chance)
    return slope / len(orders), bend / len(orders)


def _chances(left: Iterable[int], strength: Vector) -> Vector:
    """Who of those left comes in next, and how likely; a player may sit there more than once."""
    weights = np.zeros(len(strength))
    for player in left:
        weights[player] += 1
    weights *= np.exp(strength - strength.max())
    chances: Vector = weights / weights.sum()
    return chances
