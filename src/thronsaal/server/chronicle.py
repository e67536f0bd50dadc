"""Chronicles: what happened at a table in words, as all could read it, written down for the time after these rules.

A table is replayed from its moves, and that works as long as its game stays what it is. Where a newer version plays by
other rules, or the position that comes out is not the one that was there, the table is shown from its chronicle: who
sat there, what happened and what was said, in both languages, with nothing in it that onlookers could not see.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.registry import UnknownGame, find_game
from thronsaal.core.text import LANGUAGES
from thronsaal.core.words import Json
from thronsaal.server.database import Database, StoreDown
from thronsaal.server.deeds import deed_of
from thronsaal.server.journal import Deed, Entry, Viewer
from thronsaal.server.lines import Line
from thronsaal.server.sight import Sight
from thronsaal.server.table import Table
from thronsaal.server.voices import Voices

if TYPE_CHECKING:
    from thronsaal.server.hall import Hall

log = logging.getLogger("thronsaal.chronicle")

REST_SECONDS = 30.0
"""A table is written down when nothing has happened there for so long."""
CLOSE_SECONDS = 5.0
"""When the hall closes, it takes so long at most to write down what is left."""


@dataclass(frozen=True, slots=True)
class Told:
    """A line: the entry that it tells of, its kind, and its words."""

    number: int
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Chronicle:
    """All that was written down of a table: up to which entry, the hash of the position there, and the lines."""

    number: int
    digest: str
    told: dict[str, tuple[Told, ...]]


class RulesChanged(Exception):
    """The journal was replayed, and another position came out than was there."""


# What is kept


def read(db: Database, table_id: str) -> Chronicle | None:
    """The chronicle of a table."""
    rows = db.run("SELECT number, digest, told FROM chronicles WHERE table_id = ?", (table_id,))
    if not rows:
        return None
    told = {language: tuple(Told(*line) for line in lines) for language, lines in json.loads(rows[0][2]).items()}
    return Chronicle(rows[0][0], rows[0][1], told)


def known_position(db: Database, table_id: str) -> tuple[int, str] | None:
    """Up to which entry a table is written down, and the hash of the position there."""
    rows = db.run("SELECT number, digest FROM chronicles WHERE table_id = ?", (table_id,))
    return (rows[0][0], rows[0][1]) if rows else None


def write(db: Database, table_id: str, made: Chronicle) -> None:
    """Keep a chronicle, unless the table is gone."""
    if not db.run("SELECT 1 FROM tables WHERE id = ?", (table_id,)):
        return
    lines: dict[str, Json] = {
        language: [[line.number, line.kind, line.text] for line in told] for language, told in made.told.items()
    }
    sql = """INSERT INTO chronicles (table_id, number, digest, told) VALUES (?, ?, ?, ?)
        ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, digest = excluded.digest, told = excluded.told"""
    text = json.dumps(lines, ensure_ascii=False, separators=(",", ":"))
    db.run(sql, (table_id, made.number, made.digest, text))


def unwritten(db: Database) -> list[str]:
    """The tables of which something is not written down yet, the last touched first."""
    rows = db.run(
        """SELECT t.id FROM tables t LEFT JOIN chronicles c ON c.table_id = t.id
            WHERE t.phase <> 'closed' AND coalesce(c.number, -1) < (
                SELECT coalesce(max(number), 0) FROM journal j WHERE j.table_id = t.id)
            ORDER BY t.touched DESC"""
    )
    return [str(row[0]) for row in rows]


# Replaying and telling


def replayed(deed: Deed, entries: Sequence[Entry], known: tuple[int, str] | None = None) -> Table:
    """The table, played again. Raises RulesChanged when the position is not the one that is known."""
    table = Table(deed)
    for entry in entries:
        if known is not None and entry.number == known[0] + 1:
            _compare(table, known)
        table.absorb(entry)
    if known is not None and table.number == known[0]:
        _compare(table, known)
    return table


def _compare(table: Table, known: tuple[int, str]) -> None:
    number, digest = known
    if table.match.state.digest() != digest:
        raise RulesChanged(f"another position after entry {number}")


def tell(table: Table, voices: Voices) -> Chronicle:
    """All that happened at a table, as an onlooker reads it; what onlookers said among themselves once it is over."""
    told = {}
    for language in LANGUAGES:
        sight = Sight(table, Viewer(None, None, language), voices)
        told[language] = tuple(
            Told(line.entry, line.kind, _in_full(line, sight.names))
            for line in sight.lines
            if line.kind != "murmured" or table.is_open
        )
    return Chronicle(table.number, table.match.state.digest(), told)


def _in_full(line: Line, names: Sequence[str]) -> str:
    """A line with the name of whoever says it."""
    if line.told or line.kind not in ("said", "murmured"):
        return line.text
    return f"{line.by or names[line.seat]}: {line.text}"


class Chronicler:
    """Writes down what happened, one table after the other, whenever there is time."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._due: dict[str, float] = {}
        """Tables of which something is not written down yet, with the time when that was last heard of."""
        self._has_begun = False

    def hear(self, table_ids: Iterable[str]) -> None:
        """Something happened at these tables."""
        self._due |= dict.fromkeys(table_ids, time.monotonic())

    async def tend(self) -> None:
        """Write down one table where nothing has happened for a while."""
        if not self._has_begun:
            self._has_begun = True
            left = await self._hall.store.do(unwritten, writes=False)
            self._due = dict.fromkeys(left, 0.0) | self._due
        at = time.monotonic() - REST_SECONDS
        table_id = next((each for each, heard in self._due.items() if heard < at), None)
        if table_id is not None:
            del self._due[table_id]
            await self._write(table_id)

    async def finish(self) -> None:
        """Write down what is in memory, before the hall closes; but let nobody wait for long."""
        until = time.monotonic() + CLOSE_SECONDS
        for live in self._hall.tables:
            if live.table.id in self._due and time.monotonic() < until:
                await self._write(live.table.id)

    async def _write(self, table_id: str) -> None:
        store = self._hall.store
        try:
            stored = await store.deed(table_id)
            if stored is None or stored.is_closed or not is_of_now(stored.game, stored.version):
                return
            if not self._hall.is_ready(stored.game):
                self._due[table_id] = time.monotonic()
                return
            known = await store.do(lambda db: known_position(db, table_id), writes=False)
            entries = await store.entries(table_id)
            made = await asyncio.to_thread(self._told, deed_of(stored), entries, known)
        except StoreDown:
            self._due[table_id] = time.monotonic()
            raise
        except Exception as error:
            log.error("table cannot be written down", extra={"table": table_id[:6], "why": repr(error)})
            return
        await store.do(lambda db: write(db, table_id, made), table_id)

    def _told(self, deed: Deed, entries: Sequence[Entry], known: tuple[int, str] | None) -> Chronicle:
        return tell(replayed(deed, entries, known), self._hall.voices)


def is_of_now(game_id: str, version: int) -> bool:
    """Whether a game is installed in this version."""
    try:
        return find_game(game_id).version == version
    except UnknownGame:
        return False
