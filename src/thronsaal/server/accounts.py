"""What the house keeps of people: their visits and tokens, who is banned, and the keys of the house.

Plain SQL over a database, for the hall and for `thronsaal admin` alike. Whatever running halls must hear of is given
out as an order (`server.orders`).
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from thronsaal.server.database import Database, Row
from thronsaal.server.orders import give


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody as the house keeps them."""

    id: str
    name: str
    created: int
    seen: int
    epoch: int
    secret_made: int
    has_token: bool


@dataclass(frozen=True, slots=True)
class Ban:
    """Who may not come in: a person (by id) or an address, why, and until when (0: for ever)."""

    whom: str
    why: str
    at: int
    until: int

    def holds(self, at: int) -> bool:
        """Whether it still stands."""
        return self.until == 0 or at < self.until


ACCOUNT = "id, name, created, seen, epoch, secret_made, secret_hash IS NOT NULL"


def _account(row: Row) -> Account:
    return Account(row[0], row[1], row[2], row[3], row[4], row[5], bool(row[6]))


# Visits and tokens


def person(db: Database, person_id: str) -> Account | None:
    """The person of this id."""
    rows = db.run(f"SELECT {ACCOUNT} FROM people WHERE id = ?", (person_id,))
    return _account(rows[0]) if rows else None


def of_secret(db: Database, secret_hash: str) -> Account | None:
    """Whoever has this secret."""
    rows = db.run(f"SELECT {ACCOUNT} FROM people WHERE secret_hash = ?", (secret_hash,))
    return _account(rows[0]) if rows else None


def see(db: Database, person_id: str, at: int) -> None:
    """Note that somebody was here."""
    db.run("UPDATE people SET seen = ? WHERE id = ?", (at, person_id))


def give_secret(db: Database, person_id: str, secret_hash: str, at: int) -> None:
    """A new token for a person, in place of the old one."""
    db.run("UPDATE people SET secret_hash = ?, secret_made = ? WHERE id = ?", (secret_hash, at, person_id))
    give(db, "person", person_id)


def end_visits(db: Database, person_id: str) -> int:
    """No cookie and no token of before is good any more; the epoch that begins."""
    db.run("UPDATE people SET epoch = epoch + 1, secret_hash = NULL WHERE id = ?", (person_id,))
    give(db, "person", person_id)
    return int(db.run("SELECT epoch FROM people WHERE id = ?", (person_id,))[0][0])


def find(db: Database, words: str, limit: int = 200) -> list[Account]:
    """People whose id begins with this, or whose name holds it; all for "". The last who came first."""
    rows = db.run(f"SELECT {ACCOUNT} FROM people ORDER BY seen DESC, id")
    wanted = words.casefold()
    people = [_account(row) for row in rows]
    return [each for each in people if each.id.startswith(words) or wanted in each.name.casefold()][:limit]


# Bans


def bans(db: Database) -> list[Ban]:
    """Everybody who may not come in, the last first."""
    return [Ban(*row) for row in db.run("SELECT whom, why, at, until FROM bans ORDER BY at DESC, whom")]


def ban(db: Database, made: Ban) -> None:
    """Let somebody in no more."""
    sql = """INSERT INTO bans (whom, why, at, until) VALUES (?, ?, ?, ?)
        ON CONFLICT (whom) DO UPDATE SET why = excluded.why, at = excluded.at, until = excluded.until"""
    db.run(sql, (made.whom, made.why, made.at, made.until))
    give(db, "bans")


def unban(db: Database, whom: str) -> bool:
    """Let somebody in again; whether they were banned at all."""
    was = bool(db.run("SELECT 1 FROM bans WHERE whom = ?", (whom,)))
    db.run("DELETE FROM bans WHERE whom = ?", (whom,))
    give(db, "bans")
    return was


# Keys


def keys(db: Database, name: str) -> tuple[bytes, ...]:
    """The key of this name, made at the first call, and behind it those that it took the place of."""
    made = secrets.token_hex(32)
    db.run("INSERT INTO house (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, made))
    held = {row[0]: row[1] for row in db.run("SELECT key, value FROM house WHERE key IN (?, ?)", (name, _old(name)))}
    return tuple(bytes.fromhex(word) for word in (held[name], *held.get(_old(name), "").split()))


def rotate(db: Database, name: str, *, at_once: bool) -> None:
    """A new key; what was signed with the old ones is still believed, unless they are to go at once."""
    old = () if at_once else keys(db, name)
    for key, value in ((name, secrets.token_hex(32)), (_old(name), " ".join(each.hex() for each in old))):
        sql = "INSERT INTO house (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        db.run(sql, (key, value))
    give(db, "keys")


def _old(name: str) -> str:
    return f"{name}-before"
