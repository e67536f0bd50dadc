"""`thronsaal ladder`: everyone against everyone, until it is known who is how strong."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from thronsaal.cli.asked import Asked
from thronsaal.cli.screen import Screen
from thronsaal.cli.sim import FAILED, INTERRUPTED
from thronsaal.cli.wrong import Wrong, fault_of
from thronsaal.core.words import either
from thronsaal.study import BadLadder, Standing, climb
from thronsaal.study.plots import NoPlots, draw_ladder, require


def ladder(asked: Asked, arguments: Namespace) -> int:
    """Climb, and say who stands where; the exit code."""
    game = asked.game(arguments.game)
    for bot in arguments.bots:
        asked.bot(game, bot)
    if len(set(arguments.bots)) < max(2, len(arguments.bots)):
        raise Wrong(asked.say("wrong-ladder-bots"))
    if arguments.seats is not None and arguments.seats not in game.seats:
        raise Wrong(asked.say("wrong-seats", game=game.id, seats=either(game.seats), count=arguments.seats))
    _can_draw(arguments.plot)
    keep = None if arguments.keep is None else Path(arguments.keep)
    with _progress(asked) as progress:
        try:
            standing = climb(
                game,
                arguments.bots,
                arguments.within,
                arguments.games,
                arguments.seats,
                asked.options(game, arguments.option),
                asked.seed(arguments.seed),
                arguments.workers,
                keep,
                progress,
            )
        except BadLadder as error:
            raise Wrong(asked.say("wrong-ladder", file=str(keep))) from error
        except BrokenProcessPool as error:
            raise Wrong(asked.say("worker-died"), FAILED) from error
        except (OSError, UnicodeDecodeError) as error:
            raise Wrong(asked.say("wrong-file", file=str(keep), why=fault_of(asked.say, error))) from error
    if not standing.results:
        raise Wrong(asked.say("ladder-nothing"), INTERRUPTED)
    if arguments.json:
        print(json.dumps(standing.json(), ensure_ascii=False, indent=2))
    else:
        show(Screen(asked.language, game.texts), standing)
    if arguments.plot is not None:
        _draw(asked, arguments.plot, standing)
    return INTERRUPTED if standing.interrupted else 0


def _can_draw(file: str | None) -> None:
    try:
        if file is not None:
            require()
    except NoPlots as error:
        raise Wrong(str(error)) from error


def _draw(asked: Asked, file: str, standing: Standing) -> None:
    ratings = standing.ratings
    rows = [(standing.plan.bots[bot], ratings.points[bot], ratings.reach[bot]) for bot in standing.order(ratings)]
    try:
        draw_ladder(Path(file), standing.plan.game, asked.say("ladder-points"), rows)
    except (OSError, ValueError) as error:
        raise Wrong(asked.say("wrong-file", file=file, why=str(error))) from error


@contextmanager
def _progress(asked: Asked) -> Iterator[Callable[[Standing], None] | None]:
    """How many games are played and how sure they make us, on stderr; nothing where nobody watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    with console.status(asked.say("sim-running")) as status:

        def tell(standing: Standing) -> None:
            reach = round(max(standing.ratings.reach))
            status.update(asked.say("ladder-running", games=len(standing.results), reach=reach))

        yield tell


def show(screen: Screen, standing: Standing) -> None:
    """The ladder as people read it."""
    say, plan = screen.say, standing.plan
    screen.title(say("ladder-title", game=plan.game, games=len(standing.results), seats=plan.seats))
    if standing.interrupted:
        screen.warn(say("sim-interrupted"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 2))
    for column in ("sim-bot", "ladder-points", "sim-interval", "ladder-games", "sim-rate"):
        table.add_column(say(column), justify="left" if column == "sim-bot" else "right")
    ratings = standing.ratings
    for bot in standing.order(ratings):
        points, reach = ratings.points[bot], ratings.reach[bot]
        table.add_row(
            plan.bots[bot],
            screen.number(points),
            f"{screen.number(points - reach)} – {screen.number(points + reach)}",
            screen.number(standing.games(bot)),
            screen.percent(standing.score(bot)),
        )
    screen.console.print(table)
    screen.print(say("ladder-about"), "dim")
