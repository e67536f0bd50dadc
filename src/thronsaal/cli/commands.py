"""`thronsaal serve`, `rules`, `games`, `check`, `prepare` and `bench`: the house and what it knows about its games."""

from __future__ import annotations

import importlib
import json
import time
from argparse import Namespace
from typing import Any

from thronsaal.cli.asked import Asked
from thronsaal.cli.look import list_games, look_up, title_of
from thronsaal.cli.screen import Screen
from thronsaal.cli.wrong import Wrong
from thronsaal.core.registry import game_ids
from thronsaal.core.text import house_texts

SERVED = ("db", "redis", "pool", "ray_address")
"""What `thronsaal serve` may be told besides where to listen, as the settings call it."""


def serve(asked: Asked, arguments: Namespace) -> int:
    """Open the hall to browsers until told to stop."""
    of_hall(asked, "running")
    server = importlib.import_module("thronsaal.server")
    asked_for = arguments.db, arguments.redis, arguments.thinkers, arguments.ray_address
    given = {name: value for name, value in zip(SERVED, asked_for, strict=True) if value}
    code: int = server.main(arguments.host, arguments.port, arguments.open, **given)
    return code


def of_hall(asked: Asked, module: str) -> Any:
    """A module of the server; or a word how to get the packages that it needs and nobody else does."""
    return _of_extra(asked, "wrong-hall", "thronsaal.server.pages", f"thronsaal.server.{module}")


def _of_extra(asked: Asked, word: str, *modules: str) -> Any:
    """The last of these modules; or a word which packages are missing."""
    try:
        return [importlib.import_module(module) for module in modules][-1]
    except ModuleNotFoundError as error:
        if str(error.name).startswith("thronsaal"):
            raise
        raise Wrong(asked.say(word, package=str(error.name))) from error


def rules(asked: Asked, arguments: Namespace) -> int:
    """Look up a rule; the exit code is 1 when there is none."""
    game = asked.game(arguments.game)
    return 0 if look_up(Screen(asked.language, game.texts), game, " ".join(arguments.word)) else 1


def games(asked: Asked, arguments: Namespace) -> int:
    """List what is installed."""
    if arguments.ids:
        print(*game_ids(), sep="\n")
        return 0
    return list_games(asked.language)


def check(asked: Asked, arguments: Namespace) -> int:
    """Run the conformance kit on a game; the exit code is 1 when it fails."""
    game = asked.game(arguments.game)
    seed = None if arguments.seed is None else asked.seed(arguments.seed)
    screen = Screen(asked.language, game.texts)
    kit = importlib.import_module("thronsaal.core.kit")  # only here: it is for authors of games
    return 0 if kit.run(game, seed, screen.print) else 1


def prepare(asked: Asked, arguments: Namespace) -> int:
    """Compile the rules and bots of games, once for all processes of this machine; 1 when a bot cannot play."""
    thinkers = importlib.import_module("thronsaal.server.thinkers")
    failed = False
    for game in [asked.game(game_id) for game_id in arguments.games or game_ids()]:
        screen, start = Screen(asked.language, game.texts), time.monotonic()
        name = title_of(screen, game)
        with screen.thinking(screen.say("prepare-running", game=name)):
            thinkers.rehearse(game.id)
            faults = thinkers.warm(game.id)
        for level, fault in faults.items():
            failed = True
            screen.print(screen.say("prepare-failed", game=name, level=level, fault=fault))
        if not faults:
            screen.print(screen.say("prepare-done", game=name, seconds=round(time.monotonic() - start)))
    return 1 if failed else 0


def bench(asked: Asked, arguments: Namespace) -> int:
    """Measure a game, the server or the environments."""
    screen = Screen(asked.language, house_texts())
    with screen.thinking(screen.say("bench-running")):
        figures: dict[str, float | None]
        if arguments.game == "server":
            game = asked.game(arguments.of).id if arguments.of else None
            figures = of_hall(asked, "bench").run(arguments.tables, game=game)
        elif arguments.game == "envs":
            figures = _of_extra(asked, "wrong-envs", "thronsaal.envs", "thronsaal.envs.bench").run()
        else:
            figures = importlib.import_module("thronsaal.study.bench").run(asked.game(arguments.game).id)
    if arguments.json:
        print(json.dumps(figures, indent=2))
        return 0
    wide = max(map(len, figures)) + 2
    for name, figure in figures.items():
        value = "-" if figure is None else screen.number(figure, 0 if figure >= 1000 else 3)
        screen.print(f"{name:{wide}}{value:>14}")
    return 0
