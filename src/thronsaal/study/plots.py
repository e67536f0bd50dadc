"""The course of a batch as a picture: how each bot's win rate settles. Needs the extra `study` (matplotlib)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from thronsaal.study.statistics import Mean, Played


class NoPlots(RuntimeError):
    """matplotlib is not installed."""


class Course:
    """The win rate of every bot after every game, in order."""

    def __init__(self, bots: Sequence[str]) -> None:
        require()
        self.bots = tuple(bots)
        self._rates = [Mean() for _ in bots]
        self._course: list[list[tuple[float, float, float]]] = [[] for _ in bots]

    def add(self, played: Played) -> None:
        """Count one game."""
        for seat, bot in enumerate(played.bots):
            rate = self._rates[bot]
            rate.add(played.shares[seat])
            self._course[bot].append((rate.rate, *rate.interval()))

    def draw(self, file: Path, title: str, games: str, rate: str) -> None:
        """Write the picture; the ending of the file decides its kind. Raises OSError or ValueError."""
        from matplotlib.figure import Figure  # noqa: PLC0415  (only who draws pays for it)

        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.add_subplot()
        for bot, course in zip(self.bots, self._course, strict=True):
            numbers = range(1, len(course) + 1)
            (line,) = axes.plot(numbers, [rate for rate, _, _ in course], label=bot)
            low, high = [low for _, low, _ in course], [high for _, _, high in course]
            axes.fill_between(numbers, low, high, color=line.get_color(), alpha=0.15)
        axes.set(title=title, xlabel=games, ylabel=rate, ylim=(0, 1))
        axes.legend()
        figure.savefig(file)


def draw_ladder(file: Path, title: str, axis: str, rows: Sequence[tuple[str, float, float]]) -> None:
    """Write a picture of bots with their points and how far off these may be. Raises OSError or ValueError."""
    from matplotlib.figure import Figure  # noqa: PLC0415  (only who draws pays for it)

    figure = Figure(figsize=(8, 1 + 0.45 * len(rows)), layout="constrained")
    axes = figure.add_subplot()
    names, points, reach = zip(*reversed(rows), strict=True)
    axes.errorbar(points, range(len(rows)), xerr=reach, fmt="o", capsize=4)
    axes.set_yticks(range(len(rows)), names)
    axes.set(title=title, xlabel=axis)
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(file)


def require() -> None:
    """Raise NoPlots unless pictures can be drawn."""
    try:
        import matplotlib  # noqa: F401, PLC0415
    except ImportError as error:
        raise NoPlots("pictures need matplotlib: pip install 'thronsaal[study]'") from error
