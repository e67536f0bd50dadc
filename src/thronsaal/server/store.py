"""What the house keeps: people, tables and their journals. All SQL of the server stands here."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from thronsaal.core.words import Json
from thronsaal.server import accounts
from thronsaal.server.database import Clerk, Database, Row, StoreDown, Twice, journal_insert
from thronsaal.server.schema import migrate
from thronsaal.server.table import Chair, Deed, Entry, Mark, Phase

log = logging.getLogger("thronsaal.store")
T = TypeVar("T")

__all__ = ["Brief", "KeptDeck", "Store", "StoreDown", "StoredDeed", "Taken"]


class Taken(Exception):
    """Another process wrote an entry of this number first."""


@dataclass(frozen=True, slots=True)
class Brief:
    """A table as a list shows it."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    public: bool
    coaching: bool
    phase: Phase
    chairs: tuple[Chair, ...]
    actors: tuple[int, ...]
    moves: int
    places: tuple[int, ...] | None
    host: str
    created: int
    touched: int
    mark: Mark = ""

    @property
    def note(self) -> str:
        """What changes while people play, as the store keeps it."""
        return _dump(
            {
                "chairs": [chair.plain() for chair in self.chairs],
                "actors": list(self.actors),
                "moves": self.moves,
                "places": None if self.places is None else list(self.places),
            }
        )


@dataclass(frozen=True, slots=True)
class StoredDeed:
    """What a table was set up with, as stored: the game by name and version."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    seed: int
    public: bool
    coaching: bool
    filed: bool
    host: str
    created: int
    origin: tuple[str, int] | None
    pace: str
    guided: bool = False
    mark: Mark = ""
    is_closed: bool = False
    """The host of the hall has closed it."""


@dataclass(frozen=True, slots=True)
class KeptDeck:
    """A deck that a person keeps, in one line as its game writes it."""

    id: str
    person: str
    game: str
    line: str
    touched: int


class Store:
    """The database, asked in the words of the house. Every method returns only once its work is committed."""

    def __init__(self, url: str) -> None:
        self._clerk = Clerk(url)
        self.is_shared = not url.startswith("sqlite:")
        """Whether several servers may work with it at once."""

    def open(self) -> None:
        """Connect and migrate. Raises StoreDown."""
        self._clerk.start(lambda database: _discard(migrate(database)))

    async def close(self) -> None:
        """Finish what waits and let go."""
        await self._clerk.stop()

    @property
    def waiting(self) -> int:
        """How many jobs wait for the database."""
        return self._clerk.waiting

    async def ping(self) -> None:
        """Ask the database anything. Raises StoreDown."""
        await self._clerk.do(lambda db: db.run("SELECT value FROM house WHERE key = 'schema'"), writes=False)

    async def probe(self) -> None:
        """Write something and see that it is there. Raises StoreDown."""
        mark = secrets.token_hex(8)

        def work(db: Database) -> bool:
            db.run("DELETE FROM house WHERE key = 'probe'")
            db.run("INSERT INTO house (key, value) VALUES ('probe', ?)", (mark,))
            return db.run("SELECT value FROM house WHERE key = 'probe'") == [(mark,)]

        if not await self._clerk.do(work):
            raise StoreDown("what was written is not there")

    async def keys(self, name: str) -> tuple[bytes, ...]:
        """A secret of 256 bits, the same for all processes, and behind it those that were in its place before."""
        return await self._clerk.do(lambda db: accounts.keys(db, name))

    async def do(self, work: Callable[[Database], T], key: str = "", writes: bool = True) -> T:
        """Do something that other modules have the words for; returns once it is committed."""
        return await self._clerk.do(work, key, writes)

    # People

    async def person(self, person_id: str) -> str | None:
        """The name of a person, if known."""
        rows = await self._read("SELECT name FROM people WHERE id = ?", (person_id,))
        return str(rows[0][0]) if rows else None

    async def save_person(self, person_id: str, name: str, created: int, secret_hash: str | None = None) -> None:
        """Keep a person, or another name of one who is known."""
        sql = """INSERT INTO people (id, name, secret_hash, created, secret_made, seen) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name"""
        await self._clerk.do(lambda db: db.run(sql, (person_id, name, secret_hash, created, created, created)))

    async def wish(self, person_id: str, *about: str) -> dict[str, Json] | None:
        """What a person wishes about the first of these things that they ever said anything about."""
        marks = ", ".join("?" for _ in about)
        sql = f"SELECT about, wish FROM wishes WHERE person = ? AND about IN ({marks})"
        found: dict[str, str] = {row[0]: row[1] for row in await self._read(sql, (person_id, *about))}
        return next((json.loads(found[each]) for each in about if each in found), None)

    async def save_wish(self, person_id: str, about: str, wish: Mapping[str, Json]) -> None:
        """Keep what a person wishes."""
        sql = """INSERT INTO wishes (person, about, wish) VALUES (?, ?, ?)
            ON CONFLICT (person, about) DO UPDATE SET wish = excluded.wish"""
        await self._clerk.do(lambda db: db.run(sql, (person_id, about, _dump(dict(wish)))))

    # Decks

    async def decks_of(self, person_id: str, game_id: str) -> list[KeptDeck]:
        """The decks that a person keeps for a game, the last touched first."""
        rows = await self._read(
            "SELECT id, person, game, line, touched FROM decks WHERE person = ? AND game = ? ORDER BY touched DESC, id",
            (person_id, game_id),
        )
        return [KeptDeck(*row) for row in rows]

    async def deck(self, deck_id: str) -> KeptDeck | None:
        """The deck of this id."""
        rows = await self._read("SELECT id, person, game, line, touched FROM decks WHERE id = ?", (deck_id,))
        return KeptDeck(*rows[0]) if rows else None

    async def keep_deck(self, deck: KeptDeck) -> None:
        """Keep a new deck, or what has become of one."""
        sql = """INSERT INTO decks (id, person, game, line, touched) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET line = excluded.line, touched = excluded.touched"""
        values = (deck.id, deck.person, deck.game, deck.line, deck.touched)
        await self._clerk.do(lambda db: db.run(sql, values), deck.id)

    async def drop_deck(self, deck_id: str) -> None:
        """Forget a deck."""
        await self._clerk.do(lambda db: db.run("DELETE FROM decks WHERE id = ?", (deck_id,)), deck_id)

    # Tables

    async def add_table(self, deed: Deed, brief: Brief, entries: Sequence[Entry] = ()) -> None:
        """Keep a new table and what has happened there already."""
        await self._clerk.do(lambda db: _add_table(db, deed, brief, entries), deed.id)

    async def deed(self, table_id: str) -> StoredDeed | None:
        """What a table was set up with."""
        rows = await self._read(
            """SELECT id, game, version, options, chairs, seed, public, coaching, filed, host, created,
                origin_table, origin_count, pace, guided, mark, phase FROM tables WHERE id = ?""",
            (table_id,),
        )
        return _deed(rows[0]) if rows else None

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The journal from the entry behind `after` on."""
        rows = await self._read(
            "SELECT number, kind, seat, data, at FROM journal WHERE table_id = ? AND number > ? ORDER BY number",
            (table_id, after),
        )
        return [Entry(row[0], row[1], row[2], json.loads(row[3]), row[4]) for row in rows]

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Write entries, all or none. Raises Taken when one of their numbers is there already."""
        is_plain = not any(entry.kind in ("sat", "left") for entry in entries)
        rows = [_row(table_id, entry) for entry in entries] if is_plain else ()
        await self._clerk.do(lambda db: _append(db, table_id, entries), table_id, rows=rows)

    async def call_rematch(self, table_id: str, entries: Sequence[Entry], deed: Deed, brief: Brief) -> None:
        """Write the call and the new table together. Raises Taken."""

        def work(db: Database) -> None:
            _append(db, table_id, entries)
            _add_table(db, deed, brief, ())

        await self._clerk.do(work, table_id)

    async def note(self, briefs: Iterable[Brief]) -> None:
        """Bring the lists up to date."""
        rows = [(brief.phase, brief.note, brief.touched, brief.id, brief.touched) for brief in briefs]

        def work(db: Database) -> None:
            for row in sorted(rows, key=lambda row: row[3]):
                # What another server knew better must not be written over by one that has fallen behind.
                db.run(
                    """UPDATE tables SET phase = ?, brief = ?, touched = ?
                        WHERE id = ? AND touched <= ? AND phase <> 'closed'""",
                    row,
                )

        await self._clerk.do(work)

    async def open_tables(self, since: int, limit: int) -> list[Brief]:
        """Public tables that wait for people or are being played, the youngest first."""
        rows = await self._read(
            f"""SELECT {BRIEF} FROM tables WHERE public = 1 AND phase IN ('waiting', 'playing') AND touched > ?
                ORDER BY phase DESC, touched DESC LIMIT ?""",
            (since, limit),
        )
        return read_briefs(rows)

    async def tables_of(self, person_id: str, limit: int) -> list[Brief]:
        """The tables where a person sits or set up, the last touched first."""
        rows = await self._read(
            f"""SELECT {BRIEF} FROM tables WHERE id IN (SELECT table_id FROM sitters WHERE person = ?) OR host = ?
                ORDER BY touched DESC LIMIT ?""",
            (person_id, person_id, limit),
        )
        return read_briefs(rows)

    async def brief(self, table_id: str) -> Brief | None:
        """A table as a list shows it; None where there is none, or its line cannot be read."""
        return next(iter(read_briefs(await self._read(f"SELECT {BRIEF} FROM tables WHERE id = ?", (table_id,)))), None)

    async def count_hosted(self, person_id: str) -> int:
        """How many unfinished tables a person has set up."""
        rows = await self._read(
            "SELECT count(*) FROM tables WHERE host = ? AND phase IN ('waiting', 'playing')", (person_id,)
        )
        return int(rows[0][0])

    async def numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last entry number of each of these tables, if another process may have written; else nothing."""
        marks = ", ".join("?" for _ in table_ids)
        sql = f"SELECT table_id, max(number) FROM journal WHERE table_id IN ({marks}) GROUP BY table_id"
        return await self._clerk.do(
            lambda db: {row[0]: row[1] for row in db.run(sql, table_ids)} if db.others_wrote() else {},
            writes=False,
        )

    async def seen(self, table_ids: Sequence[str]) -> dict[str, dict[str, int]]:
        """When those who sit at these tables were last there, by table and person."""
        marks = ", ".join("?" for _ in table_ids)
        rows = await self._read(f"SELECT table_id, person, seen FROM sitters WHERE table_id IN ({marks})", table_ids)
        found: dict[str, dict[str, int]] = {table_id: {} for table_id in table_ids}
        for table_id, person, seen in rows:
            found[table_id][person] = seen
        return found

    async def see(self, seen: Iterable[tuple[str, str, int]]) -> None:
        """Note who was at which table when: table, person, time."""
        rows = sorted(seen)

        def work(db: Database) -> None:
            for table_id, person, at in rows:
                db.run("UPDATE sitters SET seen = ? WHERE person = ? AND table_id = ?", (at, person, table_id))

        await self._clerk.do(work)

    async def _read(self, sql: str, values: Sequence[object]) -> list[Row]:
        return await self._clerk.do(lambda db: db.run(sql, values), writes=False)


CLOSED = "closed"
BRIEF = "id, game, version, options, public, coaching, phase, brief, host, created, touched, mark"


def _discard(_: object) -> None:
    return None


def _dump(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _add_table(db: Database, deed: Deed, brief: Brief, entries: Sequence[Entry]) -> None:
    origin = deed.origin or (None, None)
    db.run(
        f"INSERT INTO tables VALUES ({', '.join('?' * 20)})",
        (
            deed.id,
            deed.game.id,
            deed.game.version,
            _dump(dict(deed.options)),
            _dump([chair.plain() for chair in deed.chairs]),
            str(deed.seed),
            deed.seed_hash,
            int(deed.public),
            int(deed.coaching),
            int(deed.filed),
            deed.host,
            deed.created,
            *origin,
            brief.phase,
            brief.note,
            brief.touched,
            str(deed.pace or ""),
            int(deed.guided),
            deed.mark,
        ),
    )
    for person in sorted({chair.person for chair in deed.chairs if chair.person}):
        _sit(db, deed.id, person)
    _append(db, deed.id, entries)


def _sit(db: Database, table_id: str, person: str) -> None:
    db.run("INSERT INTO sitters (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, table_id))


def _row(table_id: str, entry: Entry) -> Row:
    return (table_id, entry.number, entry.kind, entry.seat, _dump(dict(entry.data)), entry.at)


def _append(db: Database, table_id: str, entries: Sequence[Entry]) -> None:
    for entry in entries:
        try:
            db.run(journal_insert(1), _row(table_id, entry))
        except Twice as error:
            raise Taken(f"entry {entry.number} of table {table_id}") from error
        if entry.kind == "sat":
            _sit(db, table_id, str(entry.data["person"]))
        if entry.kind == "left" and "level" not in entry.data:
            db.run(
                "DELETE FROM sitters WHERE table_id = ? AND person = ?", (table_id, str(entry.data.get("person", "")))
            )


def _deed(row: Row) -> StoredDeed:
    chairs = tuple(Chair.read(stored) for stored in json.loads(row[4]))
    origin = None if row[11] is None else (str(row[11]), int(row[12]))
    flags = bool(row[6]), bool(row[7]), bool(row[8])
    first = row[0], row[1], row[2], json.loads(row[3]), chairs, int(row[5])
    return StoredDeed(*first, *flags, row[9], row[10], origin, row[13], bool(row[14]), row[15], row[16] == CLOSED)


def read_briefs(rows: Iterable[Row]) -> list[Brief]:
    """The tables of a list, without those whose line cannot be read: one of them must not hide the others."""
    found = []
    for row in rows:
        try:
            found.append(_brief(row))
        except (KeyError, TypeError, ValueError) as error:
            log.error("brief cannot be read", extra={"table": str(row[0])[:6], "why": repr(error)})
    return found


def _brief(row: Row) -> Brief:
    note = json.loads(row[7])
    return Brief(
        id=row[0],
        game=row[1],
        version=row[2],
        options=json.loads(row[3]),
        public=bool(row[4]),
        coaching=bool(row[5]),
        phase=row[6],
        chairs=tuple(Chair.read(stored) for stored in note["chairs"]),
        actors=tuple(note["actors"]),
        moves=note["moves"],
        places=None if note["places"] is None else tuple(note["places"]),
        host=row[8],
        created=row[9],
        touched=row[10],
        mark=row[11],
    )
