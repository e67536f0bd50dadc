"""Chronicles: a table whose rules are gone can still be read, and nothing in it was secret."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from server.hosting import ANNA, BEN, CARA, Client, in_loop, opened, play_on, serving, sqlite, table_of
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.core.text import LANGUAGES
from thronsaal.server import chronicle
from thronsaal.server.chronicle import Chronicle, RulesChanged, replayed
from thronsaal.server.errors import Denied
from thronsaal.server.house import House
from thronsaal.server.lobby import listed
from thronsaal.server.settings import Settings
from thronsaal.server.table import Table


async def kept(house: House, table_id: str) -> Chronicle | None:
    return await house.store.do(lambda db: chronicle.read(db, table_id))


async def age(house: House, table: Table, sql: str = "UPDATE tables SET version = 77 WHERE id = ?") -> None:
    """Have the rules of a table be others than those of now."""
    await house.store.do(lambda db: db.run(sql, (table.id,)))
    house.hall.drop(table.id)


@in_loop
async def test_what_happened_is_written_down_when_it_is_quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        await house.play.say(table.id, BEN, "Grüße")
        await house.play.murmur(table.id, CARA, "psst")
        await play_on(house, table, 5, Chance(2))
        await house.hall.note()
        await house.chronicler.tend()
        assert await kept(house, table.id) is None, "somebody may be about to move"
        monkeypatch.setattr(chronicle, "REST_SECONDS", -1.0)
        await house.chronicler.tend()
        found = await kept(house, table.id)
        assert found is not None
        assert (found.number, found.digest) == (table.number, table.match.state.digest())
        for language in LANGUAGES:
            text = "\n".join(line.text for line in found.told[language])
            assert "Ben: Grüße" in text
            assert "psst" not in text, "those who sit may not read it yet"
            sight = house.hall.sight(table, table.viewer(None, language))
            assert [line.text for line in sight.lines if line.kind == "moved"] == [
                line.text for line in found.told[language] if line.kind == "moved"
            ], "as onlookers read it"


@in_loop
async def test_what_is_left_is_written_down_when_the_hall_closes(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        await play_on(house, table, 3)
    async with opened(sqlite(tmp_path)) as house:
        found = await kept(house, table.id)
        assert found is not None
        assert found.number == table.number
        await play_on(house, await house.hall.find(table.id), 1)


@in_loop
async def test_an_older_hall_left_tables_that_are_written_down_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
    async with opened(sqlite(tmp_path)) as house:
        await house.store.do(lambda db: db.run("DELETE FROM chronicles"))
        monkeypatch.setattr(chronicle, "REST_SECONDS", -1.0)
        await house.hall.ready("claim")
        await house.chronicler.tend()
        assert await kept(house, table.id) is not None


def test_another_position_is_noticed() -> None:
    from server.hosting import absorb, any_move, bare_table  # noqa: PLC0415 - only here

    table = bare_table()
    for _ in range(3):
        seat, move = any_move(table)
        absorb(table, table.plan_move(seat, move, table.position))
    known = table.number, table.match.state.digest()
    assert replayed(table.deed, table.entries, known).match.state.digest() == known[1]
    for number in (1, 2, 3):
        with pytest.raises(RulesChanged):
            replayed(table.deed, table.entries, (number, "0" * 16))


WAYS = {
    "old-version": "UPDATE tables SET version = 77 WHERE id = ?",
    "no-game": "UPDATE tables SET game = 'gone' WHERE id = ?",
    "rules-changed": "UPDATE chronicles SET digest = '0123456789abcdef' WHERE table_id = ?",
    "broken-table": "UPDATE journal SET kind = 'nonsense' WHERE number = 2 AND table_id = ?",
}


@pytest.mark.parametrize(("code", "sql"), WAYS.items())
@in_loop
async def test_lists_and_others_do_not_mind(code: str, sql: str, tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        good = await table_of(house, ANNA, BEN, public=True)
        bad = await table_of(house, ANNA, BEN, public=True)
        await play_on(house, bad, 2)
    async with opened(sqlite(tmp_path)) as house:
        await age(house, bad, sql)
        with pytest.raises(Denied, match=code):
            await house.hall.find(bad.id)
        briefs = await house.hall.open_tables()
        assert good.id in {brief.id for brief in briefs}
        if code == "old-version":
            assert bad.id not in {brief.id for brief in briefs}, "nobody can sit down there"
        for language in LANGUAGES:
            assert all(listed(each, ANNA, house, language).state for each in await house.hall.tables_of(ANNA))
        assert await kept(house, bad.id) is not None
        await house.chronicler.tend()
        await play_on(house, await house.hall.find(good.id), 1)


def test_pages_and_api_show_what_was_written_down(tmp_path: Path) -> None:
    tables = {}

    @in_loop
    async def fill() -> None:
        async with opened(sqlite(tmp_path)) as house:
            for code in WAYS:
                tables[code] = await table_of(house, ANNA, BEN)
                await house.play.say(tables[code].id, BEN, "Grüße")
                await play_on(house, tables[code], 3)
                await house.play.resign(tables[code].id, BEN)
        async with opened(sqlite(tmp_path)) as house:
            for code, sql in WAYS.items():
                await age(house, tables[code], sql)

    fill()
    with serving(Settings(port=0, db=sqlite(tmp_path), workers=1, rate=1e9, address_rate=1e9)) as (port, house):
        cookie = {"cookie": f"thronsaal={house.people.sign(ANNA.id)}"}
        web = httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=cookie, timeout=120, follow_redirects=True)
        other = Client(port, "Cara").post("/tables", {"game": "claim"})["table"]
        assert web.get(f"/tables/{other}").status_code == 200
        for code, table in tables.items():
            for path in (f"/tables/{table.id}", f"/replay/{table.id}", f"/tables/{table.id}/end"):
                answer = web.get(path, params={"lang": "de"})
                assert answer.status_code == (500 if code == "broken-table" else 410), (code, path)
                assert "Ben: Grüße" in answer.text, (code, path)
                assert "das ist dort geschehen" in answer.text
            told = web.get(f"/api/v1/tables/{table.id}/chronicle").raise_for_status().json()
            assert "Ben: Grüße" in {line["text"] for line in told["lines"]}
            assert told["names"] == ["Anna", "Ben"]
            assert web.get(f"/api/v1/tables/{table.id}").json()["error"]["code"] == code
        for path in ("/", "/replays"):
            assert web.get(path).status_code == 200
        assert tables["old-version"].id in web.get("/replays").text


def test_version_of_now() -> None:
    assert chronicle.is_of_now("claim", find_game("claim").version)
    assert not chronicle.is_of_now("claim", 77)
    assert not chronicle.is_of_now("gone", 1)
