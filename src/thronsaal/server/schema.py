"""The schema of the database, step by step, and how a database is brought up to date."""

from __future__ import annotations

from collections.abc import Sequence

from thronsaal.server.database import Database, StoreDown

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            secret_hash TEXT UNIQUE,
            created BIGINT NOT NULL)""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            version INTEGER NOT NULL,
            options TEXT NOT NULL,
            chairs TEXT NOT NULL,
            seed TEXT NOT NULL,
            seed_hash TEXT NOT NULL,
            public INTEGER NOT NULL,
            coaching INTEGER NOT NULL,
            filed INTEGER NOT NULL,
            host TEXT NOT NULL,
            created BIGINT NOT NULL,
            origin_table TEXT,
            origin_count INTEGER,
            phase TEXT NOT NULL,
            brief TEXT NOT NULL,
            touched BIGINT NOT NULL)""",
        "CREATE INDEX tables_by_phase ON tables (public, phase, touched)",
        "CREATE INDEX tables_by_host ON tables (host, phase)",
        """CREATE TABLE sitters (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            PRIMARY KEY (person, table_id)){clustered}""",
        """CREATE TABLE journal (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER NOT NULL,
            data TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, number)){clustered}""",
    ),
    (
        """CREATE TABLE decks (
            id TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            line TEXT NOT NULL,
            touched BIGINT NOT NULL)""",
        "CREATE INDEX decks_by_person ON decks (person, game, touched)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE people ADD COLUMN likes TEXT NOT NULL DEFAULT '{}'",
        "ALTER TABLE sitters ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
    ),
    (
        """CREATE TABLE likings (
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            liking TEXT NOT NULL,
            PRIMARY KEY (person, game)){clustered}""",
    ),
    ("ALTER TABLE tables ADD COLUMN guided INTEGER NOT NULL DEFAULT 0",),
    (
        "ALTER TABLE tables ADD COLUMN mark TEXT NOT NULL DEFAULT ''",
        """CREATE TABLE wishes (
            person TEXT NOT NULL,
            about TEXT NOT NULL,
            wish TEXT NOT NULL,
            PRIMARY KEY (person, about)){clustered}""",
        "INSERT INTO wishes SELECT id, 'page', likes FROM people WHERE likes <> '{}'",
        "INSERT INTO wishes SELECT person, 'pauses', liking FROM likings WHERE game = ''",
        "INSERT INTO wishes SELECT person, 'pauses ' || game, liking FROM likings WHERE game <> ''",
        "DROP TABLE likings",
        "ALTER TABLE people DROP COLUMN likes",
    ),
    (
        "ALTER TABLE people ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE people ADD COLUMN secret_made BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
        "UPDATE people SET secret_made = created, seen = created",
        """CREATE TABLE orders (
            id TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            kind TEXT NOT NULL,
            about TEXT NOT NULL)""",
        """CREATE TABLE bans (
            whom TEXT PRIMARY KEY,
            why TEXT NOT NULL,
            at BIGINT NOT NULL,
            until BIGINT NOT NULL)""",
        """CREATE TABLE shunned (
            person TEXT NOT NULL,
            other TEXT NOT NULL,
            name TEXT NOT NULL,
            how TEXT NOT NULL,
            PRIMARY KEY (person, other)){clustered}""",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            person TEXT NOT NULL,
            other TEXT NOT NULL,
            name TEXT NOT NULL,
            table_id TEXT NOT NULL,
            words TEXT NOT NULL,
            said TEXT NOT NULL)""",
        """CREATE TABLE chronicles (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            number INTEGER NOT NULL,
            digest TEXT NOT NULL,
            told TEXT NOT NULL)""",
    ),
)
"""The schema, step by step: a database at version n has taken the first n."""


def migrate(database: Database, steps: Sequence[Sequence[str]] = STEPS) -> int:
    """Bring the schema up to date; returns its version. Raises StoreDown for a database of the future."""
    database.run("CREATE TABLE IF NOT EXISTS house (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
    database.lock()
    try:
        rows = database.run("SELECT value FROM house WHERE key = 'schema'")
        version = int(rows[0][0]) if rows else 0
        if version > len(steps):
            raise StoreDown(f"the database has schema {version}, this server knows {len(steps)}: update the server")
        for step in steps[version:]:
            for statement in step:
                database.run(statement.replace("{clustered}", database.clustered))
        database.run("DELETE FROM house WHERE key = 'schema'")
        database.run("INSERT INTO house (key, value) VALUES ('schema', ?)", (str(len(steps)),))
        database.run("COMMIT")
    except Exception:
        database.run("ROLLBACK")
        raise
    return len(steps)
