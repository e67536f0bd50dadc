"""All that the house keeps of a person: handed over, or deleted; and what is deleted by itself after a time.

Where others played along, a match stays as it was played: the person becomes somebody without a name, and what they
said is gone. Where nobody else did, the table goes, too.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from thronsaal.core.words import Json
from thronsaal.server.database import Database
from thronsaal.server.journal import NAMELESS, Chair, Entry
from thronsaal.server.manners import reports, shunned
from thronsaal.server.moments import DAY
from thronsaal.server.orders import give
from thronsaal.server.settings import Settings
from thronsaal.server.speakers import speaker

UNSAID = "…"
"""In place of what somebody said."""
NO_NAME = "?"
OVER = "('over', 'filed', 'closed')"


def _dump(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# Handing over


def export(db: Database, person_id: str) -> dict[str, Json]:
    """Everything that is kept of a person, as JSON. The keys are words of the house."""
    row = db.run("SELECT name, created, seen, secret_made FROM people WHERE id = ?", (person_id,))
    person: dict[str, Json] = dict(zip(("name", "created", "seen", "token_made"), row[0], strict=True)) if row else {}
    decks = db.run("SELECT game, line, touched FROM decks WHERE person = ? ORDER BY touched", (person_id,))
    wishes = db.run("SELECT about, wish FROM wishes WHERE person = ? ORDER BY about", (person_id,))
    mine: list[Json] = [
        {"at": each.at, "about": each.name, "table": each.table_id, "words": each.words}
        for each in reports(db)
        if each.person == person_id
    ]
    return {
        "person": person,
        "wishes": {about: json.loads(wish) for about, wish in wishes},
        "decks": [{"game": game, "deck": line, "touched": touched} for game, line, touched in decks],
        "shunned": [{"name": each.name, "how": each.how} for each in shunned(db, person_id)],
        "reports": mine,
        "tables": [_exported(db, table_id, person_id) for table_id in _tables_of(db, person_id)],
    }


def _exported(db: Database, table_id: str, person_id: str) -> dict[str, Json]:
    """What a person did at a table: that of the others is theirs."""
    stored = _read_table(db, table_id)
    game, version, options, created, phase = db.run(
        "SELECT game, version, options, created, phase FROM tables WHERE id = ?", (table_id,)
    )[0]
    done: list[Json] = [
        {"number": each.number, "at": each.at, "kind": each.kind, **_own(each.data)}
        for each in stored.entries
        if stored.doer(each) == person_id
    ]
    about: dict[str, Json] = {"table": table_id, "game": game, "version": version, "created": created, "phase": phase}
    # Options may hold decks that others brought in secret.
    is_over = phase in ("over", "filed")
    return {
        **about,
        **({"options": json.loads(options)} if is_over else {}),
        "host": stored.host == person_id,
        "done": done,
    }


def _own(data: Any) -> dict[str, Json]:
    return {name: value for name, value in data.items() if name not in ("person", "to")}


# Deleting


@dataclass(frozen=True, slots=True)
class _Stored:
    """A table as its rows have it."""

    id: str
    host: str
    chairs: tuple[Chair, ...]
    brief: dict[str, Any]
    entries: tuple[Entry, ...]

    @property
    def seated(self) -> tuple[Chair, ...]:
        return tuple(Chair.read(each) for each in self.brief["chairs"])

    @property
    def people(self) -> set[str]:
        """Everybody who ever had to do with it."""
        named = {str(each.data.get("person", "")) for each in self.entries}
        return ({chair.person for chair in (*self.chairs, *self.seated)} | named | {self.host}) - {""}

    def doer(self, entry: Entry) -> str:
        """Who did something: by name, by what they said, or by where they sat."""
        if entry.data.get("person"):
            return str(entry.data["person"])
        as_said = Entry(entry.number, "said", entry.seat, entry.data, entry.at)
        return "" if entry.seat < 0 else speaker(self.entries, self.seated, as_said)


def _read_table(db: Database, table_id: str) -> _Stored:
    host, chairs, brief = db.run("SELECT host, chairs, brief FROM tables WHERE id = ?", (table_id,))[0]
    rows = db.run("SELECT number, kind, seat, data, at FROM journal WHERE table_id = ? ORDER BY number", (table_id,))
    entries = tuple(Entry(row[0], row[1], row[2], json.loads(row[3]), row[4]) for row in rows)
    return _Stored(table_id, host, tuple(Chair.read(each) for each in json.loads(chairs)), json.loads(brief), entries)


def _tables_of(db: Database, person_id: str) -> list[str]:
    """Every table that a person set up, sat at or talked at."""
    rows = db.run(
        """SELECT id FROM tables WHERE host = ?
            UNION SELECT table_id FROM sitters WHERE person = ?
            UNION SELECT table_id FROM journal WHERE kind IN ('sat', 'left', 'murmured') AND data LIKE ?""",
        (person_id, person_id, f'%"person":"{person_id}"%'),
    )
    return sorted(str(row[0]) for row in rows)


def forget(db: Database, person_id: str) -> None:
    """Delete everything of a person. A ban stays: it is kept by the id alone."""
    alias = f"{NAMELESS}{secrets.token_urlsafe(12)}"
    for table_id in _tables_of(db, person_id):
        stored = _read_table(db, table_id)
        if {each for each in stored.people if not each.startswith(NAMELESS)} <= {person_id}:
            drop_table(db, table_id)
        else:
            _unname(db, stored, person_id, alias)
        give(db, "table", table_id)
    for table, column in (("people", "id"), ("wishes", "person"), ("decks", "person"), ("shunned", "person")):
        db.run(f"DELETE FROM {table} WHERE {column} = ?", (person_id,))
    for table in ("shunned", "reports"):
        db.run(f"DELETE FROM {table} WHERE other = ?", (person_id,))
    db.run("DELETE FROM reports WHERE person = ?", (person_id,))
    give(db, "person", person_id)


def drop_table(db: Database, table_id: str) -> None:
    """Delete a table with all that happened there."""
    for table in ("chronicles", "journal", "sitters", "reports"):
        db.run(f"DELETE FROM {table} WHERE table_id = ?", (table_id,))
    db.run("DELETE FROM tables WHERE id = ?", (table_id,))


def _unname(db: Database, stored: _Stored, person_id: str, alias: str) -> None:
    """Make somebody without a name of a person at a table where others played."""

    def unnamed(chairs: Iterable[Chair]) -> list[Json]:
        return [
            {**chair.plain(), "person": alias, "name": NO_NAME} if chair.person == person_id else chair.plain()
            for chair in chairs
        ]

    names = {chair.name for chair in (*stored.chairs, *stored.seated) if chair.person == person_id}
    names |= {str(each.data["name"]) for each in stored.entries if _is_of(each, person_id) and "name" in each.data}
    said = {each.number for each in stored.entries if speaker(stored.entries, stored.seated, each) == person_id}
    for each in stored.entries:
        data = dict(each.data)
        if each.number in said:
            data |= {"text": UNSAID, "how": "says"}
        if _is_of(each, person_id):
            data |= {"person": alias} | ({"name": NO_NAME} if "name" in data else {})
        if data != each.data:
            db.run(
                "UPDATE journal SET data = ? WHERE table_id = ? AND number = ?", (_dump(data), stored.id, each.number)
            )
    brief = {**stored.brief, "chairs": unnamed(stored.seated)}
    host = alias if stored.host == person_id else stored.host
    db.run(
        "UPDATE tables SET host = ?, chairs = ?, brief = ? WHERE id = ?",
        (host, _dump(unnamed(stored.chairs)), _dump(brief), stored.id),
    )
    db.run("UPDATE sitters SET person = ? WHERE person = ? AND table_id = ?", (alias, person_id, stored.id))
    _unname_chronicle(db, stored.id, names, said)


def _is_of(entry: Entry, person_id: str) -> bool:
    return entry.data.get("person") == person_id


def _unname_chronicle(db: Database, table_id: str, names: Iterable[str], said: set[int]) -> None:
    """Take somebody's names and words out of what was written down of a match."""
    rows = db.run("SELECT told FROM chronicles WHERE table_id = ?", (table_id,))
    if not rows:
        return
    told = json.loads(rows[0][0])
    for language, lines in told.items():
        told[language] = [
            [number, kind, UNSAID if number in said else _without(text, names)] for number, kind, text in lines
        ]
    db.run("UPDATE chronicles SET told = ? WHERE table_id = ?", (_dump(told), table_id))


def _without(text: str, names: Iterable[str]) -> str:
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, NO_NAME)
    return text


# By itself, after a time


def sweep(db: Database, settings: Settings, at: int, most: int = 20) -> int:
    """Delete what the host does not want to keep for so long, a little at a time; how much it was."""
    return sum(
        work(db, at - round(days * DAY), most)
        for days, work in (
            (settings.keep_finished_days, _sweep_tables),
            (settings.keep_talk_days, _sweep_talk),
            (settings.keep_people_days, _sweep_people),
        )
        if days > 0
    )


def _sweep_tables(db: Database, before: int, most: int) -> int:
    rows = db.run(f"SELECT id FROM tables WHERE phase IN {OVER} AND touched < ? LIMIT ?", (before, most))
    for (table_id,) in rows:
        drop_table(db, table_id)
        give(db, "table", table_id)
    return len(rows)


def _sweep_talk(db: Database, before: int, most: int) -> int:
    """What was said at tables that are over; while a match goes on, promises count."""
    rows: Sequence[tuple[Any, ...]] = db.run(
        f"""SELECT DISTINCT j.table_id FROM journal j JOIN tables t ON t.id = j.table_id
            WHERE j.kind IN ('said', 'murmured') AND j.at < ? AND t.phase IN {OVER} AND j.data NOT LIKE ? LIMIT ?""",
        (before, f'%"text":"{UNSAID}"%', most),
    )
    for (table_id,) in rows:
        talk = [each for each in _read_table(db, table_id).entries if each.kind in ("said", "murmured")]
        old = [each for each in talk if each.at < before]
        for each in old:
            data = _dump({**each.data, "text": UNSAID, "how": "says"})
            db.run("UPDATE journal SET data = ? WHERE table_id = ? AND number = ?", (data, table_id, each.number))
        _unname_chronicle(db, table_id, (), {each.number for each in old})
        give(db, "table", table_id)
    return len(rows)


def _sweep_people(db: Database, before: int, most: int) -> int:
    """Who was not here for so long, and sits at no table where a match goes on."""
    rows = db.run(
        """SELECT id FROM people WHERE seen < ? AND id NOT IN (
            SELECT s.person FROM sitters s JOIN tables t ON t.id = s.table_id
            WHERE t.phase IN ('waiting', 'playing') AND t.touched >= ?) LIMIT ?""",
        (before, before, most),
    )
    for (person_id,) in rows:
        forget(db, person_id)
    return len(rows)
