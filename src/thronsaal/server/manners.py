"""Manners: whom somebody does not want to hear or to sit with, and what they complain of to the host."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from thronsaal.core.words import Seat
from thronsaal.server.audience import Live
from thronsaal.server.database import Database
from thronsaal.server.errors import Denied
from thronsaal.server.hall import Hall
from thronsaal.server.moments import now
from thronsaal.server.orders import give
from thronsaal.server.people import People, Person, new_id
from thronsaal.server.speakers import speaker
from thronsaal.server.table import Entry, Table

Shunning: TypeAlias = Literal["mute", "block"]

MOST_SHUNNED = 500
MOST_REPORTS = 20
"""Reports of one person that wait for the host."""
SAID = 10
"""So many of the last words of somebody go with a report."""


@dataclass(frozen=True, slots=True)
class Shunned:
    """Somebody whom a person does not want to hear (`mute`), or not to sit with either (`block`)."""

    other: str
    name: str
    how: Shunning


@dataclass(frozen=True, slots=True)
class Report:
    """A complaint: by whom, about whom (and what they were called there), where, in which words, and what was said."""

    id: str
    at: int
    person: str
    other: str
    name: str
    table_id: str
    words: str
    said: tuple[str, ...]


# What is kept


def shunned(db: Database, person_id: str) -> list[Shunned]:
    """Whom a person shuns."""
    rows = db.run("SELECT other, name, how FROM shunned WHERE person = ? ORDER BY name, other", (person_id,))
    return [Shunned(*row) for row in rows]


def shun(db: Database, person_id: str, whom: Shunned) -> None:
    """Keep that a person shuns somebody."""
    sql = """INSERT INTO shunned (person, other, name, how) VALUES (?, ?, ?, ?)
        ON CONFLICT (person, other) DO UPDATE SET name = excluded.name, how = excluded.how"""
    db.run(sql, (person_id, whom.other, whom.name, whom.how))
    give(db, "shunned", person_id)


def spare(db: Database, person_id: str, other: str) -> None:
    """Shun somebody no longer."""
    db.run("DELETE FROM shunned WHERE person = ? AND other = ?", (person_id, other))
    give(db, "shunned", person_id)


def blocks_between(db: Database, person_id: str, others: Collection[str]) -> bool:
    """Whether one of the others has blocked a person."""
    rows = db.run("SELECT person FROM shunned WHERE other = ? AND how = 'block'", (person_id,))
    return any(row[0] in others for row in rows)


def reports(db: Database) -> list[Report]:
    """All reports, the last first."""
    rows = db.run("SELECT id, at, person, other, name, table_id, words, said FROM reports ORDER BY at DESC, id")
    return [
        Report(id, at, person, other, name, table_id, words, tuple(json.loads(said)))
        for id, at, person, other, name, table_id, words, said in rows
    ]


def add_report(db: Database, made: Report) -> None:
    """Keep a report. Raises Denied when one person has made too many."""
    count = int(db.run("SELECT count(*) FROM reports WHERE person = ?", (made.person,))[0][0])
    if count >= MOST_REPORTS:
        raise Denied("too-many-reports", 429, most=MOST_REPORTS)
    db.run(
        "INSERT INTO reports (id, at, person, other, name, table_id, words, said) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(made.id, made.at, made.person, made.other, made.name, made.table_id, made.words),
            json.dumps(made.said, ensure_ascii=False),
        ),
    )


def drop_reports(db: Database, other: str) -> int:
    """Lay aside all reports about a person; how many there were."""
    count = int(db.run("SELECT count(*) FROM reports WHERE other = ?", (other,))[0][0])
    db.run("DELETE FROM reports WHERE other = ?", (other,))
    return count


# What people do


class Manners:
    """What people do about each other at a table."""

    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self.people = people

    async def of(self, person: Person) -> list[Shunned]:
        """Whom a person shuns."""
        return await self.hall.store.do(lambda db: shunned(db, person.id), writes=False)

    async def know(self, live: Live, person: Person | None) -> None:
        """Make sure that the table knows whom this viewer does not want to hear."""
        if person is not None and person.id not in live.table.unheard:
            live.table.unheard[person.id] = frozenset(each.other for each in await self.of(person))

    async def shun(self, table_id: str, person: Person, number: int | None, seat: Seat | None, how: Shunning) -> None:
        """Hear somebody no more, or sit with them no more either: whoever sits there, or wrote that entry."""
        live = await self.hall.live(table_id)
        other, name = named(live.table, person, number, seat)
        if len(await self.of(person)) >= MOST_SHUNNED:
            raise Denied("too-many-shunned", 429, most=MOST_SHUNNED)
        await self.people.keep(person)
        await self.hall.store.do(lambda db: shun(db, person.id, Shunned(other, name, how)))
        self.forget(person.id)

    async def spare(self, person: Person, place: int) -> None:
        """Shun somebody no longer: the `place`th of those whom the person shuns."""
        mine = await self.of(person)
        if not 0 <= place < len(mine):
            raise Denied("not-found", 404)
        await self.hall.store.do(lambda db: spare(db, person.id, mine[place].other))
        self.forget(person.id)

    async def report(self, table_id: str, person: Person, number: int | None, seat: Seat | None, words: str) -> None:
        """Tell the host of the hall about somebody, with what they said last."""
        table = (await self.hall.live(table_id)).table
        other, name = named(table, person, number, seat)
        # The host reads it in a terminal, where a letter that does not show might do something.
        plain = " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())
        if not plain:
            raise Denied("no-words", 422)
        made = Report(new_id(), now(), person.id, other, name, table.id, plain[:500], _last_words(table, other))
        await self.people.keep(person)
        await self.hall.store.do(lambda db: add_report(db, made))

    async def check_sitting(self, table: Table, person: Person) -> None:
        """Keep those apart of whom one has blocked the other. Raises Denied."""
        others = {chair.person for chair in table.chairs if chair.person} | {table.deed.host}
        if await self.hall.store.do(lambda db: blocks_between(db, person.id, others - {person.id, ""}), writes=False):
            raise Denied("seat-kept", 403)

    def forget(self, person_id: str) -> None:
        """Somebody shuns others than before: tables ask anew whom they do not want to hear."""
        for live in self.hall.tables:
            live.table.unheard.pop(person_id, None)


def named(table: Table, person: Person, number: int | None, seat: Seat | None) -> tuple[str, str]:
    """Whoever is meant, and what they are called here. Raises Denied for bots, for nobody and for oneself."""
    found, name = "", ""
    if seat is not None and seat < len(table.chairs):
        found, name = table.chairs[seat].person, table.chairs[seat].name
    elif number is not None and 0 < number <= table.number:
        entry = table.entries[number - 1]
        found, name = speaker(table.entries, table.chairs, entry), str(entry.data.get("name", ""))
        name = name or next((chair.name for chair in table.chairs if chair.person == found), "")
    if not found or found == person.id:
        raise Denied("nobody-meant", 409)
    return found, name


def _last_words(table: Table, person_id: str) -> tuple[str, ...]:
    """What somebody said last at this table."""
    talk: Sequence[Entry] = [
        entry for entry in table.entries if speaker(table.entries, table.chairs, entry) == person_id
    ]
    return tuple(str(entry.data["text"]) for entry in talk[-SAID:])
