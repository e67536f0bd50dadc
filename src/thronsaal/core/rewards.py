"""What an outcome is worth to each seat, as a number to learn from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from thronsaal.core.game import Outcome


def _by_win(outcome: Outcome) -> list[float]:
    """A win is worth 1; who share it share that too."""
    share = 1 / len(outcome.winners)
    return [share if place == 1 else 0.0 for place in outcome.places]


def _by_place(outcome: Outcome) -> list[float]:
    """1 for the first place, 0 for the last, evenly between; equals share what their places are worth together."""
    others = len(outcome.places) - 1
    worth = []
    for mine in outcome.places:
        better, equal = (sum(test) for test in zip(*((p < mine, p == mine) for p in outcome.places), strict=True))
        worth.append(1 - (better + (equal - 1) / 2) / others)
    return worth


WAYS: Final[Mapping[str, Callable[[Outcome], list[float]]]] = {"win": _by_win, "places": _by_place}


def rewards(outcome: Outcome, by: str = "win", zero_sum: bool = True) -> tuple[float, ...]:
    """What each seat gets at the end: `by` the `win` or the `places`.

    Zero-sum they add up to 0, and who alone did best has 1: between two, 1 and -1, and 0 each for a draw.
    """
    worth = WAYS[by](outcome)
    if not zero_sum:
        return tuple(worth)
    mean = sum(worth) / len(worth)
    return tuple((each - mean) / (1 - mean) for each in worth)
