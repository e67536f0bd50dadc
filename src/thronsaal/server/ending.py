"""How a match ended, said in a language: the ranking with what each point came from, figures and bars.

Drawn only from a match that is over, when nothing is secret any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from thronsaal.core.match import Match
from thronsaal.core.summary import Chart, Summary
from thronsaal.core.text import Voice
from thronsaal.core.words import Json, Seat, Word, seat_letter

CHART_WIDE, CHART_HIGH = 36, 120
"""Of a bar with the space around it, and of the highest one, in the units of the drawing."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A seat in the ranking; `shares` are what its points came from, in words."""

    seat: Seat
    letter: str
    name: str
    place: int
    points: int
    shares: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class FigureShown:
    """A count of each seat, in the order of the ranking; `most` is the highest where it stands out."""

    text: str
    counts: tuple[int, ...]
    most: int | None


@dataclass(frozen=True, slots=True)
class SheetShown:
    """Figures under a heading."""

    head: str
    figures: tuple[FigureShown, ...]


@dataclass(frozen=True, slots=True)
class Bar:
    """How often something came; `high` and `usual` are drawn: the bar, and where it would be on average."""

    label: str
    count: int
    expected: float | None
    high: float
    usual: float | None


@dataclass(frozen=True, slots=True)
class ChartShown:
    """Bars under a heading."""

    head: str
    bars: tuple[Bar, ...]

    @property
    def wide(self) -> int:
        """The width of the drawing."""
        return CHART_WIDE * len(self.bars)


@dataclass(frozen=True, slots=True)
class Ending:
    """Everything that is told of a match that is over."""

    ranking: tuple[Ranked, ...]
    sheets: tuple[SheetShown, ...]
    charts: tuple[ChartShown, ...]

    def plain(self) -> dict[str, Json]:
        """All of it as JSON; counts go by the ranking."""
        return {
            "ranking": [
                {
                    "seat": each.seat,
                    "name": each.name,
                    "place": each.place,
                    "points": each.points,
                    "shares": [{"text": text, "points": points} for text, points in each.shares],
                }
                for each in self.ranking
            ],
            "sheets": [
                {
                    "head": sheet.head,
                    "figures": [{"text": figure.text, "counts": list(figure.counts)} for figure in sheet.figures],
                }
                for sheet in self.sheets
            ],
            "charts": [
                {
                    "head": chart.head,
                    "bars": [{"label": b.label, "count": b.count, "expected": b.expected} for b in chart.bars],
                }
                for chart in self.charts
            ],
        }


def ending_of(match: Match, voice: Voice, names: Sequence[str]) -> Ending | None:
    """How the match ended; None while it goes on."""
    told, outcome = match.summary, match.outcome
    if told is None or outcome is None:
        return None
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], -outcome.points[seat], seat))
    ranking = tuple(
        Ranked(
            seat,
            seat_letter(seat),
            names[seat],
            outcome.places[seat],
            outcome.points[seat],
            tuple((voice.say(share.word), share.points) for share in told.shares[seat]) if told.shares else (),
        )
        for seat in order
    )
    return Ending(ranking, _sheets(told, voice, order), tuple(_chart(chart, voice) for chart in told.charts))


def _sheets(told: Summary, voice: Voice, order: Sequence[Seat]) -> tuple[SheetShown, ...]:
    return tuple(
        SheetShown(
            voice.say(sheet.head),
            tuple(
                FigureShown(
                    voice.say(figure.word),
                    tuple(figure.counts[seat] for seat in order),
                    max(figure.counts) if min(figure.counts) < max(figure.counts) else None,
                )
                for figure in sheet.figures
            ),
        )
        for sheet in told.sheets
    )


def _chart(chart: Chart, voice: Voice) -> ChartShown:
    highest = max([1, *chart.counts, *chart.expected])
    expected: Sequence[float | None] = chart.expected or [None] * len(chart.counts)

    def high(count: float) -> float:
        return round(CHART_HIGH * count / highest, 1)

    return ChartShown(
        voice.say(chart.head),
        tuple(
            Bar(
                voice.say(label) if isinstance(label, Word) else label,
                count,
                usual,
                high(count),
                None if usual is None else high(usual),
            )
            for label, count, usual in zip(chart.labels, chart.counts, expected, strict=True)
        ),
    )
