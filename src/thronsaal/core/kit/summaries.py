"""What is told at the end: points that add up, a figure for every seat, words in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from thronsaal.core.chance import Chance
from thronsaal.core.game import Game
from thronsaal.core.kit.walk import Broken, Route, Tally, choose
from thronsaal.core.kit.wording import Listener
from thronsaal.core.match import Match
from thronsaal.core.summary import Sound, Summary
from thronsaal.core.words import Word


def summaries(game: Game, seeds: Iterable[int]) -> Tally:
    """A match that is over tells where the points came from; events that sound or begin a turn are ones it has."""
    tally = Tally()
    _check_kinds(game)
    listener = Listener(game)
    for seed in seeds:
        match = Route.of(game, seed).match()
        rng = Chance(seed)
        while len(match.moves) <= game.longest and (chosen := choose(match.state, rng)) is not None:
            match.apply(*chosen)
        before = match.state.digest()
        told = game.summary(match)
        if match.state.digest() != before or told != game.summary(match):
            raise Broken(f"telling the end changes it; seed {seed}")
        _check_numbers(match, told)
        for word in _words(told):
            listener.hear(word, lambda what, seed=seed: Broken(f"{what}; seed {seed}"))  # type: ignore[misc]
        tally["matches"] += 1
        tally["figures"] += sum(len(sheet.figures) for sheet in told.sheets) + len(told.charts)
    return tally


def _check_kinds(game: Game) -> None:
    for kind, sound in game.sounds.items():
        if sound not in get_args(Sound):
            raise Broken(f"{kind!r} sounds like {sound!r}, which is none of {', '.join(get_args(Sound))}")
    known = game.texts.placeholders("en")
    for kind in (*game.sounds, *game.turns):
        if f"event-{kind}" not in known:
            raise Broken(f"{kind!r} sounds or begins a turn, and no event is called so")


def _check_numbers(match: Match, told: Summary) -> None:
    seats, outcome, where = match.state.seats, match.state.outcome, f"seed {match.seed}"
    if told.shares and outcome is not None:
        sums = tuple(sum(share.points for share in shares) for shares in told.shares)
        if sums != outcome.points:
            raise Broken(f"the shares add up to {sums}, the points are {outcome.points}; {where}")
    for sheet in told.sheets:
        for figure in sheet.figures:
            if len(figure.counts) != seats:
                many = len(figure.counts)
                raise Broken(f"the figure {figure.word.key!r} has {many} counts for {seats} seats; {where}")
    for chart in told.charts:
        if len(chart.labels) != len(chart.counts) or len(chart.expected) not in (0, len(chart.counts)):
            raise Broken(f"the chart {chart.head.key!r} has bars without labels or labels without bars; {where}")


def _words(told: Summary) -> Iterable[Word]:
    for shares in told.shares:
        yield from (share.word for share in shares)
    for sheet in told.sheets:
        yield from (sheet.head, *(figure.word for figure in sheet.figures))
    for chart in told.charts:
        yield from (chart.head, *(label for label in chart.labels if isinstance(label, Word)))
