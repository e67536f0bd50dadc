"""`thronsaal backup` and `restore`: copies of the database of a hall."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from thronsaal.cli.asked import Asked
from thronsaal.cli.commands import of_hall
from thronsaal.cli.screen import Screen
from thronsaal.cli.wrong import Wrong
from thronsaal.core.text import house_texts


def backup(asked: Asked, arguments: Namespace) -> int:
    """Copy the database, also while a hall writes to it."""
    keeping = of_hall(asked, "safekeeping")
    url, file = url_of(asked, arguments), Path(arguments.file)
    return _told(asked, "backup", keeping.BadCopy, lambda: keeping.back_up(url, file))


def restore(asked: Asked, arguments: Namespace) -> int:
    """Put a copy where no database is yet."""
    keeping = of_hall(asked, "safekeeping")
    url, file = url_of(asked, arguments), Path(arguments.file)
    return _told(asked, "restore", keeping.BadCopy, lambda: keeping.restore(file, url))


def url_of(asked: Asked, arguments: Namespace) -> str:
    """The database that is meant: the one named, else that of the environment, else the usual one."""
    settings = of_hall(asked, "settings")
    given = {"db": arguments.db} if arguments.db else {}
    url: str = settings.Settings.read(os.environ, **given).database
    return url


def _told(asked: Asked, name: str, bad: type[Exception], work: Callable[[], int]) -> int:
    try:
        tables = work()
    except bad as error:
        raise Wrong(asked.say("wrong-copy", why=str(error)), 1) from error
    Screen(asked.language, house_texts()).print(asked.say(f"{name}-done", tables=tables))
    return 0
