"""One connection to SQLite or Postgres in a thread of its own; whatever waits is committed together.

A commit costs a sync to disk, a statement a few microseconds. So the thread takes all jobs that wait, runs each in a
savepoint of one transaction, commits once, and only then answers: many tables share one sync, nobody is told early,
and the event loop never waits for a disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Row: TypeAlias = "tuple[Any, ...]"

MOST_AT_ONCE = 256
BUSY_SECONDS = 10.0


class StoreDown(Exception):
    """The database cannot be reached or written; nothing was stored."""


class Twice(Exception):
    """A row with this key is there already."""


class Database(ABC):
    """What the store needs of a database. SQL is written with `?` and without percent signs."""

    clustered = ""
    """Put behind a table whose rows should lie in the order of their key."""

    @abstractmethod
    def run(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """Execute a statement and return its rows. Raises Twice or StoreDown."""

    @abstractmethod
    def begin(self) -> None:
        """Begin a transaction that will write."""

    @abstractmethod
    def abandon(self) -> None:
        """Undo the transaction, if one is open. Raises StoreDown when the connection is gone."""

    @abstractmethod
    def lock(self) -> None:
        """Begin a transaction that no other process can write beside."""

    @abstractmethod
    def others_wrote(self) -> bool:
        """Whether another process may have written since the last call."""

    @abstractmethod
    def close(self) -> None:
        """Let go."""


class Sqlite(Database):
    """SQLite in WAL mode with synchronous=FULL: a commit survives the loss of power, not only of the process."""

    clustered = " WITHOUT ROWID"

    def __init__(self, path: str) -> None:
        if path != ":memory:":
            file = Path(path)
            try:
                file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
                # Seeds and the cookie key lie in here: nobody else on the machine need read them.
                os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
            except OSError as error:
                raise StoreDown(f"{file} cannot be opened: {error.strerror}") from error
        try:
            self._link = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "trusted_schema = OFF"):
                self._link.execute(f"PRAGMA {pragma}")
        except sqlite3.Error as error:
            raise StoreDown(f"{path}: {error}") from error
        self._version = self._data_version()

    def run(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        try:
            return self._link.execute(sql, values).fetchall()
        except sqlite3.IntegrityError as error:
            raise Twice(str(error)) from error
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from error

    def begin(self) -> None:
        # SQLite has one writer at a time: asked for at the start, it is waited for; later it might be refused.
        self.run("BEGIN IMMEDIATE")

    def abandon(self) -> None:
        # SQLite ends some transactions by itself; asking for anything tells whether the connection is still there.
        try:
            is_open = self._link.in_transaction
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from error
        self.run("ROLLBACK" if is_open else "SELECT 1")

    def lock(self) -> None:
        self.begin()

    def _data_version(self) -> int:
        return int(self._link.execute("PRAGMA data_version").fetchone()[0])

    def others_wrote(self) -> bool:
        before, self._version = self._version, self._data_version()
        return self._version != before

    def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self._link.close()


class Postgres(Database):
    """Postgres through psycopg, which the extra `scale` installs."""

    def __init__(self, url: str) -> None:
        try:
            import psycopg  # noqa: PLC0415 - only hosts with Postgres have it
        except ImportError as error:
            raise StoreDown("a postgresql:// database needs the extra: pip install 'thronsaal[scale]'") from error
        self._psycopg = psycopg
        try:
            self._link = psycopg.connect(url, autocommit=True, connect_timeout=10)
        except psycopg.Error as error:
            raise StoreDown(f"Postgres: {error}") from error

    def run(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        try:
            cursor = self._link.execute(sql.replace("?", "%s").encode(), values)
            return cursor.fetchall() if cursor.description else []
        except self._psycopg.errors.UniqueViolation as error:
            raise Twice(str(error)) from error
        except self._psycopg.Error as error:
            raise StoreDown(str(error)) from error

    def begin(self) -> None:
        self.run("BEGIN")

    def abandon(self) -> None:
        self.run("ROLLBACK")

    def lock(self) -> None:
        self.begin()
        self.run("SELECT pg_advisory_xact_lock(7468726)")

    def others_wrote(self) -> bool:
        return True

    def close(self) -> None:
        with contextlib.suppress(self._psycopg.Error):
            self._link.close()


def connect(url: str) -> Database:
    """The database of a URL. Raises StoreDown."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return Sqlite(rest[1:])
    if scheme in ("postgres", "postgresql"):
        return Postgres(url)
    raise StoreDown(f"a database is sqlite:///PATH or postgresql://..., not {url.rpartition('@')[2]!r}")


@cache
def journal_insert(rows: int) -> str:
    """The statement that adds so many entries to the journal."""
    marks = ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows)
    return f"INSERT INTO journal (table_id, number, kind, seat, data, at) VALUES {marks}"


@dataclass(slots=True)
class _Job:
    work: Callable[[Database], Any]
    key: str
    """Jobs are run in the order of their keys, the same in every process: so no two wait for each other."""
    writes: bool
    answer: asyncio.Future[Any]
    rows: Sequence[Row] = ()
    """A job that only adds rows to the journal says which: such jobs are done in one statement."""
    result: Any = None
    error: Exception | None = None


class Clerk:
    """The thread that works through the jobs."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._database: Database | None = None
        self._thread: threading.Thread | None = None

    def start(self, prepare: Callable[[Database], None]) -> None:
        """Connect, prepare the schema and begin to work. Raises StoreDown."""
        self._database = connect(self._url)
        prepare(self._database)
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._jobs.qsize()

    async def stop(self) -> None:
        """Finish what waits and let go."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def do(
        self, work: Callable[[Database], T], key: str = "", writes: bool = True, rows: Sequence[Row] = ()
    ) -> T:
        """Run a job; returns once it is committed. Raises what the job raised, or StoreDown."""
        if self._thread is None:
            raise StoreDown("the store is closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, key, writes, answer, rows))
        return await answer

    def _work(self) -> None:
        going = True
        while going:
            jobs = [self._jobs.get()]
            while not self._jobs.empty() and len(jobs) < MOST_AT_ONCE:
                jobs.append(self._jobs.get())
            going = None not in jobs
            batch = sorted((job for job in jobs if job is not None), key=lambda job: job.key)
            if batch:
                self._commit(batch)
                _tell(batch)
        if self._database is not None:
            self._database.close()

    def _commit(self, batch: Sequence[_Job]) -> None:
        try:
            if self._database is None:
                self._database = connect(self._url)
            if any(job.writes for job in batch):
                self._write(self._database, batch)
            else:
                for job in batch:
                    _attempt(self._database, job)
        except Exception as error:
            if self._recover() and len(batch) > 1:
                # One of them may be to blame, or two processes were in each other's way: the others need not suffer.
                for job in batch:
                    job.error = job.result = None
                    self._commit([job])
                return
            for job in batch:
                job.error = error if isinstance(error, StoreDown) else StoreDown(repr(error))

    @staticmethod
    def _write(database: Database, batch: Sequence[_Job]) -> None:
        """Run a batch in one transaction, with as few statements as can be.

        Each statement gives the interpreter away and must win it back from a busy event loop.
        """
        adding = [job for job in batch if job.rows]
        alone = [job for job in batch if not job.rows]
        database.begin()
        if adding and not _add_together(database, adding):
            database.run("ROLLBACK")
            database.begin()
            alone = list(batch)
        for job in alone:
            database.run("SAVEPOINT job")
            _attempt(database, job)
            if job.error is not None:
                database.run("ROLLBACK TO SAVEPOINT job")
            database.run("RELEASE SAVEPOINT job")
        database.run("COMMIT")

    def _recover(self) -> bool:
        """Get out of the broken transaction; False when the connection is gone: the next batch makes a new one."""
        if self._database is None:
            return False
        try:
            self._database.abandon()
        except Exception:  # whatever it is: the thread must live on, or nothing is ever stored again
            self._database.close()
            self._database = None
            return False
        return True


def _attempt(database: Database, job: _Job) -> None:
    try:
        job.result = job.work(database)
    except Exception as error:
        job.error = error


def _add_together(database: Database, jobs: Sequence[_Job]) -> bool:
    """Add the rows of all these jobs at once; False when one of them is there already."""
    rows = [row for job in jobs for row in job.rows]
    try:
        database.run(journal_insert(len(rows)), [value for row in rows for value in row])
    except Twice:
        return False
    return True


def _tell(batch: Sequence[_Job]) -> None:
    loops = {job.answer.get_loop() for job in batch}
    for loop in loops:
        mine = [job for job in batch if job.answer.get_loop() is loop]
        # A loop that was closed meanwhile has nobody left to tell.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_answer, mine)


def _answer(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        if job.answer.done():
            continue
        if job.error is not None:
            job.answer.set_exception(job.error)
        else:
            job.answer.set_result(job.result)
