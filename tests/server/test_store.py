"""The store: nothing is lost, nothing is written twice, schemas move forward; on SQLite and on Postgres."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path

import pytest

from server.hosting import ANNA, any_move, bare_table, in_loop, opened, sqlite, table_of
from thronsaal.core.registry import find_game
from thronsaal.server import accounts
from thronsaal.server.briefs import brief_of
from thronsaal.server.database import Database, StoreDown, Twice, connect
from thronsaal.server.people import Person
from thronsaal.server.schema import STEPS, migrate
from thronsaal.server.store import Store, Taken
from thronsaal.server.table import Chair, Deed, Entry, Table


def entry(number: int, text: str = "hm", kind: str = "said") -> Entry:
    return Entry(number, kind, 0, {"text": text, "how": "says"}, 1_000 + number)


async def stored(db: str, table_id: str = "t") -> Store:
    """A store with one table in it."""
    store = Store(db)
    store.open()
    game = find_game("claim")
    deed = Deed(table_id, game, game.settle({}), 2**127 + 5, (Chair("person", "Anna", ANNA.id), Chair("open")), True)
    if await store.deed(table_id) is None:
        await store.add_table(deed, brief_of(Table(deed)))
    return store


@in_loop
async def test_what_was_written_is_there_after_reopening(db: str) -> None:
    store = await stored(db)
    await store.append("t", [entry(1), entry(2, "ärger 😀")])
    await store.save_person("p", "Änne", 5, "hash")
    key = await store.keys("cookie-key")
    await store.close()
    again = await stored(db)
    assert [each.data["text"] for each in await again.entries("t")] == ["hm", "ärger 😀"]
    assert await again.entries("t", 1) == [entry(2, "ärger 😀")]
    deed = await again.deed("t")
    assert deed is not None
    assert (deed.seed, deed.game, deed.chairs[1].kind) == (2**127 + 5, "claim", "open")
    person = await again.do(lambda db: accounts.of_secret(db, "hash"))
    assert person is not None
    assert (person.id, person.name) == ("p", "Änne")
    assert await again.keys("cookie-key") == key
    await again.close()


@in_loop
async def test_a_number_is_taken_once(db: str) -> None:
    store = await stored(db)
    await store.append("t", [entry(1)])
    with pytest.raises(Taken):
        await store.append("t", [entry(1, "other")])
    with pytest.raises(Taken):
        await store.append("t", [entry(2), entry(1, "all or none")])
    assert await store.entries("t") == [entry(1)]
    await store.close()


@in_loop
async def test_two_stores_on_one_database_cannot_both_take_number_17(db: str) -> None:
    one, two = await stored(db), await stored(db)
    await one.append("t", [entry(n) for n in range(1, 17)])
    answers = await asyncio.gather(
        *(store.append("t", [entry(17, name)]) for name, store in (("one", one), ("two", two)) for _ in range(5)),
        return_exceptions=True,
    )
    assert answers.count(None) == 1
    assert sum(isinstance(answer, Taken) for answer in answers) == 9
    assert len(await one.entries("t")) == 17
    assert await one.entries("t") == await two.entries("t")
    await one.close()
    await two.close()


@in_loop
async def test_writing_together_every_job_gets_its_own_answer(db: str) -> None:
    store = await stored(db)
    await stored_more(store, [f"t{n}" for n in range(20)])
    await store.append("t7", [entry(1, "first")])
    answers = await asyncio.gather(*(store.append(f"t{n}", [entry(1)]) for n in range(20)), return_exceptions=True)
    assert [n for n, answer in enumerate(answers) if isinstance(answer, Taken)] == [7]
    for n in range(20):
        assert await store.entries(f"t{n}") == [entry(1, "first" if n == 7 else "hm")]
    await store.close()


async def stored_more(store: Store, ids: list[str]) -> None:
    game = find_game("claim")
    for table_id in ids:
        deed = Deed(table_id, game, game.settle({}), 1, (Chair("open"), Chair("open")))
        await store.add_table(deed, brief_of(Table(deed)))


@in_loop
async def test_a_job_that_fails_leaves_nothing_behind_and_the_others_alone(db: str) -> None:
    store = await stored(db)

    def broken(database: Database) -> None:
        database.run("INSERT INTO house (key, value) VALUES ('half', 'done')")
        raise ZeroDivisionError

    answers = await asyncio.gather(
        store._clerk.do(broken), store.append("t", [entry(1)]), store.save_person("p", "P", 1), return_exceptions=True
    )
    assert isinstance(answers[0], ZeroDivisionError)
    assert answers[1:] == [None, None]
    assert await store._read("SELECT value FROM house WHERE key = 'half'", ()) == []
    assert await store.entries("t") == [entry(1)]
    await store.close()


@in_loop
async def test_lists(db: str) -> None:
    store = await stored(db)
    assert [brief.id for brief in await store.open_tables(-1, 10)] == ["t"]
    assert [brief.id for brief in await store.tables_of(ANNA.id, 10)] == ["t"]
    assert await store.count_hosted("") == 1
    game = find_game("claim")
    table = Table(
        Deed("t", game, game.settle({}), 1, (Chair("person", "Anna", ANNA.id), Chair("bot", level="easy")), True)
    )
    table.absorb(Entry(1, "resigned", 0, {}, 77))
    await store.note([brief_of(table)])
    brief = (await store.tables_of(ANNA.id, 10))[0]
    assert (brief.phase, brief.places, brief.chairs[1].level, brief.touched) == ("over", (2, 1), "easy", 77)
    assert await store.open_tables(-1, 10) == []
    assert await store.count_hosted("") == 0
    await store.close()


@in_loop
async def test_who_sits_and_who_got_up_again(db: str) -> None:
    store = await stored(db)
    await store.append("t", [Entry(1, "sat", 1, {"person": "ben", "name": "Ben"}, 1)])
    assert [brief.id for brief in await store.tables_of("ben", 10)] == ["t"]
    await store.append("t", [Entry(2, "left", 1, {"person": "ben"}, 2)])
    assert await store.tables_of("ben", 10) == []
    await store.close()


@in_loop
async def test_what_another_process_wrote_is_noticed(db: str) -> None:
    one, two = await stored(db), await stored(db)
    await one.numbers(["t"])
    await two.append("t", [entry(1), entry(2)])
    assert await one.numbers(["t", "nowhere"]) == {"t": 2}
    await one.close()
    await two.close()


def test_schemas_move_forward_step_by_step(db: str) -> None:
    database = connect(db)
    assert migrate(database) == len(STEPS)
    database.run("INSERT INTO people (id, name, created) VALUES ('p', 'Anna', 1)")
    later = (*STEPS, ("ALTER TABLE people ADD COLUMN motto TEXT NOT NULL DEFAULT 'hm'",))
    assert migrate(database, later) == len(STEPS) + 1
    assert migrate(database, later) == len(STEPS) + 1, "and not twice"
    assert database.run("SELECT name, motto FROM people") == [("Anna", "hm")]
    with pytest.raises(StoreDown, match="update the server"):
        migrate(database)
    database.close()


def test_a_step_that_fails_leaves_the_old_schema(db: str) -> None:
    database = connect(db)
    migrate(database)
    broken = (*STEPS, ("CREATE TABLE more (id TEXT)", "CREATE TABLE nonsense ("))
    with pytest.raises(StoreDown):
        migrate(database, broken)
    assert migrate(database) == len(STEPS)
    with pytest.raises(StoreDown):
        database.run("SELECT * FROM more")
    database.close()


@in_loop
async def test_a_closed_store_says_so(db: str) -> None:
    store = await stored(db)
    await store.close()
    with pytest.raises(StoreDown):
        await store.ping()


@in_loop
async def test_one_job_that_breaks_the_transaction_does_not_take_the_others_with_it(db: str) -> None:
    store = await stored(db)

    def saboteur(database: Database) -> None:
        database.run("ROLLBACK")

    answers = await asyncio.gather(
        store._clerk.do(saboteur), store.append("t", [entry(1)]), store.save_person("p", "P", 1), return_exceptions=True
    )
    assert isinstance(answers[0], StoreDown)
    assert answers[1:] == [None, None]
    assert await store.entries("t") == [entry(1)]
    assert await store.person("p") == "P"
    assert await store.wish("p", "page") is None
    await store.close()


@in_loop
async def test_after_trouble_the_store_recovers(tmp_path: Path) -> None:
    store = await stored(sqlite(tmp_path))
    with pytest.raises(StoreDown):  # the connection goes in the middle of a batch, which is lost and said to be
        await store._clerk.do(lambda database: database.close())
    await store.append("t", [entry(1)])
    assert await store.entries("t") == [entry(1)]
    await store.close()


@pytest.mark.parametrize("url", ["", "mysql://x", "sqlite://", "sqlite:///", "sqlite:////proc/no/such/file.db"])
def test_bad_addresses_are_refused_in_words(url: str) -> None:
    with pytest.raises(StoreDown):
        connect(url)


def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    connect(sqlite(tmp_path / "deep" / "down")).close()
    file = tmp_path / "deep" / "down" / "hall.sqlite3"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_key_twice_is_told_apart_from_trouble(db: str) -> None:
    database = connect(db)
    migrate(database)
    with pytest.raises(Twice):
        database.run("INSERT INTO house (key, value) VALUES ('schema', 'x')")
    with pytest.raises(StoreDown):
        database.run("SELECT nonsense")
    database.close()


def test_a_commit_survives_loss_of_power(tmp_path: Path) -> None:
    database = connect(sqlite(tmp_path))
    assert database.run("PRAGMA synchronous") == [(2,)], "FULL: the log is synced at every commit"
    assert database.run("PRAGMA journal_mode") == [("wal",)]
    database.close()


def test_tables_in_memory_know_their_brief() -> None:
    assert brief_of(bare_table()).phase == "playing"


def test_a_database_of_the_first_schema_keeps_working(db: str) -> None:
    """Tables, people and sitters of before have no clock, no likes, and were never seen."""

    async def work() -> None:
        old = connect(db)
        migrate(old, STEPS[:1])
        old.run("INSERT INTO people VALUES ('anna-id', 'Anna', NULL, 1)")
        chairs = [Chair("person", "Anna", "anna-id").plain(), Chair("person", "Ben", "ben-id").plain()]
        note = {"chairs": chairs, "actors": [], "moves": 0, "places": None}
        deed = ("t", "claim", 1, '{"starter":"A"}', json.dumps(chairs), "7", "x", 0, 0, 0, "anna-id", 5)
        old.run(
            f"INSERT INTO tables VALUES ({', '.join('?' * 17)})", (*deed, None, None, "playing", json.dumps(note), 5)
        )
        old.run("INSERT INTO sitters VALUES ('anna-id', 't')")
        old.close()
        async with opened(db) as house:
            table = await house.hall.find("t")
            assert table.deed.pace is None
            assert await house.store.person("anna-id") == "Anna"
            assert await house.store.seen(["t"]) == {"t": {"anna-id": 0}}
            seat, move = any_move(table)
            person = Person(table.chairs[seat].person, table.chairs[seat].name)
            await house.play.move("t", person, table.game.write(move), 0)
            new = await table_of(house, Person("anna-id", "Anna"), Person("ben-id", "Ben"), clock="days 3")
        async with opened(db) as house:
            assert str((await house.hall.find(new.id)).deed.pace) == "days 3"
            assert len((await house.hall.find("t")).match.moves) == 1

    asyncio.run(work())
