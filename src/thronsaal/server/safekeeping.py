"""Copies of the database: made while the hall is open, checked, and put back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from thronsaal.server.database import StoreDown
from thronsaal.server.schema import STEPS


class BadCopy(Exception):
    """A copy that cannot be made or put back; the message says why."""


def path_of(url: str) -> Path:
    """The file of a database. Raises BadCopy for one that is none."""
    scheme, _, rest = url.partition("://")
    if scheme != "sqlite" or len(rest) < 2:
        raise BadCopy("only SQLite is copied so; for Postgres take pg_dump and pg_restore")
    return Path(rest[1:])


def back_up(url: str, copy: Path) -> int:
    """Copy a database, also while a hall writes to it; how many tables are in the copy. Raises BadCopy."""
    source = path_of(url)
    if not source.is_file():
        raise BadCopy(f"{source} is not there")
    return _copied(source, copy)


def restore(copy: Path, url: str) -> int:
    """Put a copy where no database is yet; how many tables are in it. Raises BadCopy."""
    if not copy.is_file():
        raise BadCopy(f"{copy} is not there")
    return _copied(copy, path_of(url))


def _copied(source: Path, target: Path) -> int:
    """Copy, check, and only then put it in its place."""
    if target.exists():
        raise BadCopy(f"{target} is there already: move it away first")
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    made = target.with_name(target.name + ".part")
    made.unlink(missing_ok=True)
    os.close(os.open(made, os.O_CREAT | os.O_RDWR, 0o600))  # seeds and keys lie in here
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old, closing(sqlite3.connect(made)) as new:
            old.backup(new)
            tables = _checked(new)
        made.rename(target)
    except (sqlite3.Error, OSError, StoreDown) as error:
        raise BadCopy(f"{source}: {error}") from error
    finally:
        made.unlink(missing_ok=True)
    return tables


def _checked(database: sqlite3.Connection) -> int:
    if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        raise StoreDown("the database is damaged")
    schema = int(database.execute("SELECT value FROM house WHERE key = 'schema'").fetchone()[0])
    if schema > len(STEPS):
        raise StoreDown(f"it has schema {schema}, this version knows {len(STEPS)}: update first")
    return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
