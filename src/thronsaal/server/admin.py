"""What a host does to a hall from outside: straight in the database, heard of by every running hall."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from thronsaal.server import accounts, forgetting
from thronsaal.server.accounts import Account, Ban
from thronsaal.server.database import Database, StoreDown, connect
from thronsaal.server.gate import is_address, network_of
from thronsaal.server.manners import Report, drop_reports, reports
from thronsaal.server.moments import DAY, now
from thronsaal.server.orders import give
from thronsaal.server.people import COOKIE_KEY
from thronsaal.server.schema import migrate
from thronsaal.server.signing import RECORD_KEY, Signer
from thronsaal.server.store import BRIEF, CLOSED, Brief, read_briefs

KEYS = {"cookies": COOKIE_KEY, "records": RECORD_KEY}


class NotFound(Exception):
    """Nobody, or nothing, or more than one of that name: how many there are."""

    def __init__(self, what: str, named: str, count: int) -> None:
        super().__init__(named)
        self.what, self.named, self.count = what, named, count


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in the list of the host, and how many of its entries are stored."""

    brief: Brief
    entries: int


class Office:
    """The desk of whoever keeps a hall. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    @contextmanager
    def _work(self) -> Iterator[Database]:
        self._db.begin()
        try:
            yield self._db
            self._db.run("COMMIT")
        except BaseException:
            self._db.abandon()
            raise

    def tables(self, *, with_finished: bool, limit: int = 200) -> list[Listed]:
        """The tables of the hall, the last touched first."""
        where = "" if with_finished else "WHERE phase IN ('waiting', 'playing')"
        rows = self._db.run(f"SELECT {BRIEF} FROM tables {where} ORDER BY touched DESC, id LIMIT ?", (limit,))
        return [Listed(brief, self._entries(brief.id)) for brief in read_briefs(rows)]

    def _entries(self, table_id: str) -> int:
        return int(self._db.run("SELECT count(*) FROM journal WHERE table_id = ?", (table_id,))[0][0])

    def people(self, words: str) -> list[Account]:
        """People by the beginning of their id or by a part of their name."""
        return accounts.find(self._db, words)

    def bans(self) -> list[Ban]:
        """Who may not come in."""
        return accounts.bans(self._db)

    def reports(self) -> list[Report]:
        """What people had to complain of."""
        return reports(self._db)

    def close(self, named: str) -> str:
        """Close a table for good or until it is opened again; its id. Raises NotFound."""
        with self._work() as db:
            table_id = self._table(named)
            db.run("UPDATE tables SET phase = ? WHERE id = ?", (CLOSED, table_id))
            give(db, "table", table_id)
        return table_id

    def reopen(self, named: str) -> str:
        """Open a closed table again; its id. Raises NotFound."""
        with self._work() as db:
            table_id = self._table(named)
            # The hall notes what it really is as soon as somebody comes to it.
            db.run("UPDATE tables SET phase = 'playing' WHERE id = ? AND phase = ?", (table_id, CLOSED))
            give(db, "table", table_id)
        return table_id

    def ban(self, named: str, days: float, why: str) -> Ban:
        """Let a person or an address in no more. Raises NotFound."""
        with self._work() as db:
            at = now()
            made = Ban(self._whom(named), why, at, round(at + days * DAY) if days else 0)
            accounts.ban(db, made)
        return made

    def unban(self, named: str) -> str:
        """Let them in again. Raises NotFound."""
        with self._work() as db:
            found = [ban.whom for ban in accounts.bans(db) if ban.whom.startswith(named)]
            whom = network_of(named) if is_address(named) else _only(found, "ban", named)
            if not accounts.unban(db, whom):
                raise NotFound("ban", named, 0)
        return whom

    def revoke(self, named: str) -> Account:
        """End every visit of a person and take back their token. Raises NotFound."""
        with self._work() as db:
            found = self._person(named)
            accounts.end_visits(db, found.id)
        return found

    def forget(self, named: str) -> Account:
        """Delete everything of a person. Raises NotFound."""
        with self._work() as db:
            found = self._person(named)
            forgetting.forget(db, found.id)
        return found

    def settle(self, named: str) -> int:
        """Lay reports about a person aside; how many. Raises NotFound."""
        with self._work() as db:
            found = {report.other for report in reports(db) if report.other.startswith(named)}
            return drop_reports(db, _only(sorted(found), "person", named))

    def rotate(self, which: str, *, at_once: bool) -> str:
        """Another key for cookies or records; of the latter the public half."""
        with self._work() as db:
            accounts.rotate(db, KEYS[which], at_once=at_once)
            return Signer(*accounts.keys(db, RECORD_KEY)).key

    def _table(self, named: str) -> str:
        rows = self._db.run("SELECT id FROM tables WHERE substr(id, 1, ?) = ?", (len(named), named))
        return _only([str(row[0]) for row in rows], "table", named)

    def _person(self, named: str) -> Account:
        people = self.people("")
        by_id = [each for each in people if each.id.startswith(named)]
        exact = [each for each in people if each.name == named]
        found = {each.id: each for each in by_id or exact}
        return found[_only(list(found), "person", named)]

    def _whom(self, named: str) -> str:
        return network_of(named) if is_address(named) else self._person(named).id


def _only(found: list[str], what: str, named: str) -> str:
    if len(found) != 1 or not named:
        raise NotFound(what, named, len(found))
    return found[0]


@contextmanager
def office(url: str) -> Iterator[Office]:
    """The desk for a database, which is brought up to date first. Raises StoreDown."""
    if url.startswith("sqlite:") and not Path(url.removeprefix("sqlite:///")).is_file():
        raise StoreDown(f"{url}: there is none")
    database = connect(url)
    try:
        migrate(database)
        yield Office(database)
    finally:
        database.close()
