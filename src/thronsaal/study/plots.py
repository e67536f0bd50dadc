"""The course of a batch as a picture: how each bot's win rate settles. Needs the extra `study` (matplotlib)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from thronsaal.study.statistics import Played, wilson


class NoPlots(RuntimeError):
    """matplotlib is not installed."""


class Course:
    """The wins of every bot after every game, in order."""

    def __init__(self, bots: Sequence[str]) -> None:
        require()
        self.bots = tuple(bots)
        self._wins: list[list[int]] = [[] for _ in bots]

    def add(self, played: Played) -> None:
        """Count one game."""
        winner = None if played.winner is None else played.bots[played.winner]
        for bot, wins in enumerate(self._wins):
            wins.append((wins[-1] if wins else 0) + (bot == winner))

    def draw(self, file: Path, title: str, games: str, rate: str) -> None:
        """Write the picture; the ending of the file decides its kind. Raises OSError or ValueError."""
        from matplotlib.figure import Figure  # noqa: PLC0415  (only who draws pays for it)

        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.add_subplot()
        for bot, wins in zip(self.bots, self._wins, strict=True):
            numbers = range(1, len(wins) + 1)
            rates = [count / number for count, number in zip(wins, numbers, strict=True)]
            bands = [wilson(count, number) for count, number in zip(wins, numbers, strict=True)]
            low, high = [low for low, _ in bands], [high for _, high in bands]
            (line,) = axes.plot(numbers, rates, label=bot)
            axes.fill_between(numbers, low, high, color=line.get_color(), alpha=0.15)
        axes.set(title=title, xlabel=games, ylabel=rate, ylim=(0, 1))
        axes.legend()
        figure.savefig(file)


def require() -> None:
    """Raise NoPlots unless pictures can be drawn."""
    try:
        import matplotlib  # noqa: F401, PLC0415
    except ImportError as error:
        raise NoPlots("pictures need matplotlib: pip install 'thronsaal[study]'") from error
