"""One server a file: a hall on SQLite takes a lease on it, and a second one is refused.

Without a bus two servers would tell each other nothing: what one shows the other would learn late. The lease is itself
a lock of SQLite, on a file beside the database: it works wherever SQLite does, and ends with the process, however that
ends.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from thronsaal.server.database import StoreDown


@contextmanager
def leased(url: str) -> Iterator[None]:
    """Hold the file of an SQLite database as its only server; other databases are shared. Raises StoreDown."""
    path = url.removeprefix("sqlite:///")
    if path in (url, ":memory:"):
        yield
        return
    with closing(sqlite3.connect(f"{path}.lease", timeout=0.0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            raise StoreDown(
                f"another server already works with {path}. SQLite is for one server: stop the other, give this one a "
                "database of its own (--db), or let both share Postgres and Redis (docs/hosts.md)"
            ) from error
        yield
