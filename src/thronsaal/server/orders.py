"""Orders: what running halls must hear of when somebody changed the database beside them.

`thronsaal admin` and other servers write them; every hall looks for new ones about once a second and looks again at
what it keeps in memory: keys, bans, a person, whom they shun, or a table.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Literal, TypeAlias

from thronsaal.server.database import Database
from thronsaal.server.moments import HOUR, now

Kind: TypeAlias = Literal["keys", "bans", "person", "shunned", "table"]

SKEW = 60_000
"""So far, in milliseconds, the clocks of two machines may be apart."""


@dataclass(frozen=True, slots=True)
class Order:
    """What to look at again: all keys, all bans, a person or a table by id."""

    kind: Kind
    about: str


def give(db: Database, kind: Kind, about: str = "") -> None:
    """Have every hall look again."""
    at = now()
    db.run("DELETE FROM orders WHERE at < ?", (at - HOUR,))
    db.run("INSERT INTO orders (id, at, kind, about) VALUES (?, ?, ?, ?)", (secrets.token_hex(8), at, kind, about))


class Heard:
    """The orders that one hall has heard of."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._since = now() - SKEW

    def new(self, db: Database) -> list[Order]:
        """What was ordered since the last call."""
        rows = db.run("SELECT id, kind, about FROM orders WHERE at >= ? ORDER BY at, id", (self._since,))
        fresh = [Order(kind, about) for id, kind, about in rows if id not in self._known]
        self._known = {row[0] for row in rows}
        self._since = now() - SKEW
        return fresh
