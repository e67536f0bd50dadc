"""The end of a match as a picture that one can keep: an SVG that needs nothing else."""

from __future__ import annotations

from textwrap import shorten, wrap

from markupsafe import Markup

from thronsaal.server.ending import CHART_HIGH, CHART_WIDE, ChartShown, Ending, Ranked, SheetShown
from thronsaal.server.render import draw

LEFT, RIGHT = 44, 796
COLUMN = 100
LINE = 24
CHARACTERS = 88
"""So many fit beside the points."""


class Paper:
    """Lays out one thing below the other; `y` is where the next line of writing stands."""

    def __init__(self, seats: int) -> None:
        self.y = 130
        self._columns = [RIGHT - COLUMN * (seats - 1 - n) for n in range(seats)]

    def rank(self, each: Ranked) -> dict[str, object]:
        """A seat of the ranking."""
        row: dict[str, object] = {"y": self.y, "place": each.place, "points": each.points}
        row["name"] = shorten(each.name, 48, placeholder="…")
        told = " · ".join(f"{text} {points}" for text, points in each.shares)
        lines = wrap(told, CHARACTERS)
        row["lines"] = [{"y": self.y + LINE * n, "text": line} for n, line in enumerate(lines, 1)]
        self.y += LINE * len(lines) + 40
        return row

    def sheet(self, sheet: SheetShown, names: list[str]) -> dict[str, object]:
        """Figures under a heading."""
        self.y += 14
        drawn: dict[str, object] = {"y": self.y, "head": sheet.head}
        drawn["names"] = [{"x": x, "text": name} for x, name in zip(self._columns, names, strict=True)]
        figures = []
        for figure in sheet.figures:
            self.y += LINE
            counts = zip(self._columns, figure.counts, strict=True)
            cells = [{"x": x, "count": count, "most": count == figure.most} for x, count in counts]
            figures.append({"y": self.y, "text": shorten(figure.text, 48, placeholder="…"), "cells": cells})
        drawn["figures"] = figures
        self.y += LINE
        return drawn

    def chart(self, chart: ChartShown) -> dict[str, object]:
        """Bars under a heading."""
        self.y += 14
        bars = [
            {
                "x": CHART_WIDE * n,
                "top": round(CHART_HIGH - bar.high, 1),
                "high": bar.high,
                "usual": None if bar.usual is None else round(CHART_HIGH - bar.usual, 1),
                "count": bar.count,
                "label": bar.label,
            }
            for n, bar in enumerate(chart.bars)
        ]
        drawn: dict[str, object] = {"y": self.y, "x": LEFT + 16, "head": chart.head, "bars": bars}
        self.y += CHART_HIGH + 70
        return drawn


def picture(ending: Ending, title: str, lede: str) -> Markup:
    """The picture; `lede` is the sentence under the title."""
    paper = Paper(len(ending.ranking))
    names = [shorten(each.name, 13, placeholder="…") if " " in each.name else each.name[:13] for each in ending.ranking]
    rows = [paper.rank(each) for each in ending.ranking]
    charts = [paper.chart(chart) for chart in ending.charts]
    sheets = [paper.sheet(sheet, names) for sheet in ending.sheets]
    shown = {"title": title, "lede": shorten(lede, CHARACTERS, placeholder="…"), "high": paper.y + 20}
    return draw("parts/picture.svg", rows=rows, sheets=sheets, charts=charts, **shown)
