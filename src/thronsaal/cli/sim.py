"""`thronsaal sim`: a batch of games between bots, with its figures as a table, as JSON or as one line a game."""

from __future__ import annotations

import csv
import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from thronsaal.cli.asked import Asked
from thronsaal.cli.keeping import detail_of, keeper, keeping, seed_of
from thronsaal.cli.screen import Screen
from thronsaal.cli.wrong import Wrong, fault_of
from thronsaal.core.game import Game
from thronsaal.core.words import either, seat_letter
from thronsaal.study import Played, Report, Tally, simulate, wilson
from thronsaal.study.plots import Course, NoPlots

INTERRUPTED = 130
FAILED = 1


def sim(asked: Asked, arguments: Namespace) -> int:
    """Play a batch and say how it went; the exit code."""
    game = asked.game(arguments.game)
    bots = asked.names(arguments.bots)
    for bot in bots:
        asked.bot(game, bot)
    if len(bots) not in game.seats:
        raise Wrong(asked.say("wrong-bots", game=game.id, seats=either(game.seats), count=len(bots)))
    options = asked.options(game, arguments.option)
    seed, detail = seed_of(asked, arguments), detail_of(asked, arguments)
    with (
        keeping(asked, arguments, game, bots, options, seed) as archive,
        _writing(asked, arguments.csv) as rows,
        _writing(asked, _file(arguments.json)) as out,
    ):
        course = _course(arguments.plot, bots)
        each = _all(
            _csv(rows, bots) if rows is not None else None,
            course.add if course is not None else None,
            keeper(asked, arguments.parquet, archive) if archive is not None else None,
        )
        with _progress(asked, arguments.games) as progress:
            try:
                report = simulate(
                    game,
                    bots,
                    arguments.games,
                    seed,
                    arguments.workers,
                    arguments.duplicate,
                    options,
                    each,
                    progress,
                    detail,
                    archive.played() if archive is not None else (),
                )
            except BrokenProcessPool as error:
                raise Wrong(asked.say("worker-died"), FAILED) from error
        if out is not None:
            _write_json(out, report)
    if course is not None:
        _plot(asked, arguments.plot, course, report)
    if arguments.json == "-":
        _write_json(sys.stdout, report)
    else:
        show(Screen(asked.language, game.texts), game, report)
    return INTERRUPTED if report.interrupted else 0


def _course(file: str | None, bots: Sequence[str]) -> Course | None:
    try:
        return None if file is None else Course(bots)
    except NoPlots as error:
        raise Wrong(str(error)) from error


def _all(*each: Callable[[Played], None] | None) -> Callable[[Played], None]:
    """One call for all who want to hear of every game."""
    wanted = [hear for hear in each if hear is not None]

    def tell(played: Played) -> None:
        for hear in wanted:
            hear(played)

    return tell


def _plot(asked: Asked, file: str, course: Course, report: Report) -> None:
    try:
        course.draw(Path(file), report.game, asked.say("sim-running"), asked.say("sim-rate"))
    except (OSError, ValueError) as error:
        raise Wrong(asked.say("wrong-file", file=file, why=str(error))) from error


def _file(json_to: str | None) -> str | None:
    return None if json_to == "-" else json_to


def _write_json(out: TextIO, report: Report) -> None:
    json.dump(report.json(), out, ensure_ascii=False, indent=2)
    out.write("\n")


@contextmanager
def _writing(asked: Asked, file: str | None) -> Iterator[TextIO | None]:
    if file is None:
        yield None
        return
    try:
        opened = Path(file).open("w", encoding="utf-8", newline="")  # noqa: SIM115  (closed below)
    except (OSError, ValueError) as error:
        why = fault_of(asked.say, error)
        raise Wrong(asked.say("wrong-file", file=file, why=why)) from error
    with opened:
        yield opened


def _csv(file: TextIO, bots: Sequence[str]) -> Callable[[Played], None]:
    """One line a game, in order: the deal, who sat where and came in which place."""
    writer = csv.writer(file, lineterminator="\n")
    seats = [seat_letter(seat) for seat in range(len(bots))]
    of_seats = [f"{seat}_{what}" for seat in seats for what in ("bot", "place", "points")]
    writer.writerow(["game", "deal", "deal_seed", "first", "winner", *of_seats, "moves", "faults"])

    def write(played: Played) -> None:
        first = "" if played.first is None else seats[played.first]
        winner = "" if played.winner is None else seats[played.winner]
        about = [
            value
            for bot, place, points in zip(played.bots, played.places, played.points, strict=True)
            for value in (bots[bot], place, points)
        ]
        deal = (played.number + 1, played.deal + 1, played.seed)
        writer.writerow([*deal, first, winner, *about, played.moves, len(played.faults)])

    return write


@contextmanager
def _progress(asked: Asked, games: int) -> Iterator[Callable[[Tally], None] | None]:
    """A bar on stderr, where it disturbs no figures; none where nobody watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(asked.say("sim-running"), total=games)
        yield lambda tally: bar.update(task, completed=tally.games)


def show(screen: Screen, game: Game, report: Report) -> None:
    """The report as people read it."""
    tally, say = report.tally, screen.say
    screen.title(
        say(
            "sim-title", game=game.id, games=tally.games, how=say("sim-duplicate" if report.duplicate else "sim-single")
        )
    )
    if report.interrupted:
        screen.warn(say("sim-interrupted"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 2))
    for column in ("bot", "wins", "rate", "interval"):
        table.add_column(say(f"sim-{column}"), justify="left" if column == "bot" else "right")
    for number, bot in enumerate(report.bots):
        shares = tally.shares[number]
        table.add_row(bot, *_rate(screen, shares, tally.games, report.interval(number)))
    draws = wilson(tally.draws, tally.games)
    table.add_row(say("sim-draws"), *_rate(screen, tally.draws, tally.games, draws), style="dim")
    if tally.first_games:
        first = tally.first_rate.interval()
        table.add_row(say("sim-first"), *_rate(screen, tally.first_shares, tally.first_games, first), style="dim")
    screen.console.print(table)
    if report.earlier:
        screen.print(say("sim-earlier", games=report.earlier), "dim")
    speed = screen.number(report.games_per_s, 1 if report.games_per_s < 100 else 0)
    seconds = screen.number(report.seconds, 1)
    screen.print(say("sim-speed", speed=speed, seconds=seconds, workers=report.workers, seed=str(report.seed)), "dim")
    for (bot, kind), count in sorted(tally.faults.items()):
        example = screen.voice.say(tally.examples[bot, kind].word)
        screen.warn(say("sim-fault", count=count, example=example))


def _rate(screen: Screen, wins: float, games: int, interval: tuple[float, float]) -> tuple[str, str, str]:
    """So many wins, of which what was shared shows as a fraction, their rate, and where it lies."""
    low, high = map(screen.percent, interval)
    count = screen.number(wins, 0 if wins == int(wins) else 1)
    return count, screen.percent(wins / games if games else 0.0), f"{low} – {high}"
