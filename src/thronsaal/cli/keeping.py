"""`thronsaal sim --parquet`: the folder that keeps the games of a batch."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from thronsaal.cli.asked import Asked
from thronsaal.cli.wrong import Wrong, fault_of
from thronsaal.core.game import Game, NoSpaces
from thronsaal.study import Detail, Played
from thronsaal.study.archive import Archive, NoParquet, NoRun, OtherRun, Run, kept_run

SEEDS = 1 << 32


def seed_of(asked: Asked, arguments: Namespace) -> int:
    """The seed that is asked for, else that of the batch to go on with, else any."""
    if arguments.seed is not None:
        return asked.seed(arguments.seed)
    kept = None
    if arguments.parquet is not None:
        with _saying(asked, arguments.parquet):
            kept = kept_run(Path(arguments.parquet))
    seed = kept.get("seed") if kept is not None else None
    return asked.seed(str(seed)) if seed is not None else secrets.randbelow(SEEDS)


def detail_of(asked: Asked, arguments: Namespace) -> Detail:
    """What is noted of each game."""
    if arguments.parquet is None:
        if arguments.decisions:
            raise Wrong(asked.say("wrong-decisions"))
        return "results"
    return "decisions" if arguments.decisions else "turns"


@contextmanager
def keeping(
    asked: Asked, arguments: Namespace, game: Game, bots: Sequence[str], options: Mapping[str, str], seed: int
) -> Iterator[Archive | None]:
    """The folder, open; at the end it has all that was played, however it ended."""
    if arguments.parquet is None:
        yield None
        return
    folder = Path(arguments.parquet)
    run = Run(game.id, game.version, tuple(bots), options, seed, arguments.duplicate, arguments.decisions)
    with _saying(asked, arguments.parquet):
        try:
            spaces = game.spaces(len(bots), options) if arguments.decisions else None
        except NoSpaces as error:
            raise Wrong(asked.say("wrong-no-numbers", game=game.id)) from error
        archive = Archive(folder, run, spaces)
    try:
        yield archive
    finally:
        with _saying(asked, arguments.parquet):
            archive.flush()


def keeper(asked: Asked, file: str, archive: Archive) -> Callable[[Played], None]:
    """Keeps each game that it is told of."""

    def keep(played: Played) -> None:
        with _saying(asked, file):
            archive.add(played)

    return keep


@contextmanager
def _saying(asked: Asked, file: str) -> Iterator[None]:
    """What is wrong with the folder, in a sentence."""
    try:
        yield
    except NoParquet as error:
        raise Wrong(asked.say("wrong-no-parquet", install="pip install 'thronsaal[study]'")) from error
    except NoRun as error:
        raise Wrong(asked.say("wrong-no-run", file=file)) from error
    except OtherRun as error:
        raise Wrong(asked.say("wrong-other-run", file=file, differing=error.differing)) from error
    except OSError as error:
        raise Wrong(asked.say("wrong-file", file=file, why=fault_of(asked.say, error))) from error
