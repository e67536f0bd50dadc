"""`thronsaal admin`: what it does to the database, and that a running hall hears of it."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.hosting import ANNA, BEN, Client, eventually, heard, in_loop, opened, process, sqlite, table_of
from thronsaal.cli import main
from thronsaal.core.text import LANGUAGES
from thronsaal.server import warden
from thronsaal.server.admin import NotFound, office
from thronsaal.server.errors import Denied
from thronsaal.server.house import House


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warden, "LOOK_SECONDS", 0.0)


def admin(db: str, *words: str, lang: str = "en") -> int:
    return main(["admin", *words, "--db", db, "--lang", lang])


def id_of(db: str, name: str) -> str:
    with office(db) as desk:
        return desk.people(name)[0].id


NUMBERS = count()


def fresh(name: str) -> str:
    """A name that nobody else has in a hall that many tests share."""
    return f"{name} Adm{next(NUMBERS)}"


def test_a_banned_person_is_shown_out_of_a_running_hall(
    running: tuple[int, House], capsys: pytest.CaptureFixture[str]
) -> None:
    port, house = running
    db = house.settings.database
    name = fresh("Ben")
    anna, ben = Client(port, "Anna"), Client(port, name)
    table = anna.post("/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
    with ben.socket(table) as line:
        heard(line, "update")
        assert admin(db, "ban", name, "--days", "2", "--why", "spam") == 0
        with suppress(ConnectionClosed):
            while line.recv(30):
                pass
        assert line.close_code == warden.BANNED
    status, error = ben.error(f"/tables/{table}/sit")
    assert (status, error["code"]) == (403, "banned")
    assert anna.get(f"/tables/{table}")["phase"] == "waiting", "nobody else notices"
    assert admin(db, "bans") == 0
    assert "spam" in capsys.readouterr().out
    assert admin(db, "unban", id_of(db, name)[:8]) == 0
    eventually(lambda: ben.http.post(f"/tables/{table}/sit").status_code == 200)


def test_an_address_is_banned_with_all_who_come_from_there(running: tuple[int, House]) -> None:
    port, house = running
    db = house.settings.database

    def status(address: str) -> int:
        through = {"x-forwarded-for": address}
        return httpx.get(f"http://127.0.0.1:{port}/", headers=through, timeout=60).status_code

    assert admin(db, "ban", "203.0.113.7") == 0
    assert admin(db, "ban", "2001:db8:1:2::99") == 0
    eventually(lambda: status("203.0.113.7") == 403)
    assert status("2001:db8:1:2:ffff::1") == 403, "a whole /64 is one address"
    assert status("203.0.113.8") == status("2001:db8:1:3::99") == 200
    assert admin(db, "unban", "2001:db8:1:2::5") == 0
    eventually(lambda: status("2001:db8:1:2::99") == 200)
    assert status("203.0.113.7") == 403


def test_a_closed_table_is_closed_at_once(running: tuple[int, House]) -> None:
    port, house = running
    db = house.settings.database
    anna = Client(port, "Anna")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.post("/tables", {"game": "claim", "seats": seats, "public": True})["table"]
    assert admin(db, "close", table[:10]) == 0
    eventually(lambda: anna.http.get(f"/tables/{table}").status_code == 410)
    lists = anna.get("/tables")
    assert table not in [each["table"] for each in lists["open"]]
    assert [each["phase"] for each in lists["mine"]] == ["closed"]
    for path in ("/", "/replays", f"/tables/{table}"):
        page = httpx.get(f"http://127.0.0.1:{port}{path}", headers=anna.http.headers, timeout=60)
        assert page.status_code == (410 if table in path else 200), path
    assert admin(db, "reopen", table) == 0
    eventually(lambda: anna.http.get(f"/tables/{table}").status_code == 200)
    assert [each["phase"] for each in anna.get("/tables")["open"] if each["table"] == table] == ["waiting"]


def test_who_is_revoked_is_a_stranger_with_cookie_and_token(running: tuple[int, House]) -> None:
    port, house = running
    db = house.settings.database
    name = fresh("Anna")
    anna, person = Client(port, name), id_of(db, name)
    browser = httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=60)
    browser.cookies.set("thronsaal", house.people.sign(person), domain="127.0.0.1")
    assert browser.get("/me").json() == {"name": name}
    assert admin(db, "revoke", name) == 0
    eventually(lambda: anna.http.get("/me").status_code == 401)
    eventually(lambda: browser.get("/me").json()["name"] != name)


def test_keys_are_rotated_while_people_are_in(running: tuple[int, House]) -> None:
    port, house = running
    db = house.settings.database
    browser = httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=60)
    browser.put("/me", json={"name": "Anna"})
    first, public = browser.cookies["thronsaal"], browser.get("/key").json()["key"]
    assert admin(db, "rotate", "cookies") == 0
    assert admin(db, "rotate", "records") == 0
    eventually(lambda: browser.get("/key").json()["key"] != public)
    assert browser.get("/me").json() == {"name": "Anna"}
    assert browser.cookies["thronsaal"] != first, "written anew with the new key"
    assert house.signer is not None
    assert house.signer.before[0] == public
    assert admin(db, "rotate", "cookies", "--at-once") == 0
    eventually(lambda: browser.get("/me").json() != {"name": "Anna"})


@in_loop
async def test_records_of_an_older_key_are_still_ours_unless_it_was_lost(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        await house.play.resign(table.id, BEN)
        text = await house.play.record(table.id)
        with office(sqlite(tmp_path)) as desk:
            desk.rotate("records", at_once=False)
        await house.warden.heed()
        assert (await house.setup.file(ANNA, text)).deed.mark == "signed"
        with office(sqlite(tmp_path)) as desk:
            desk.rotate("records", at_once=True)
        await house.warden.heed()
        assert (await house.setup.file(ANNA, text)).deed.mark == ""


def test_a_hall_in_another_process_hears_of_it(tmp_path: Path) -> None:
    with process(sqlite(tmp_path)) as (_, port):
        ben = Client(port, "Ben")
        assert admin(sqlite(tmp_path), "ban", "Ben") == 0
        eventually(lambda: ben.http.get("/tables").status_code == 403)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_says_something_in_both_languages(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fill() -> None:
        async with opened(sqlite(tmp_path)) as house:
            table = await table_of(house, ANNA, BEN)
            await house.play.say(table.id, BEN, "pah")
            await house.manners.report(table.id, ANNA, None, 1, "was\x1b[2J rude\n")

    in_loop(fill)()
    expected = {
        "tables": "Anna, Ben",
        "people": "Anna",
        "people an": "Anna",
        "reports": "was [2J rude",
        "settle ben-id": "1" if lang == "xx" else "",
        "ban Ben": "",
        "bans": "ben-id",
        "unban ben-id": "",
        "revoke Ben": "Ben",
        "rotate records": "",
        "rotate records --at-once": "",
        "rotate cookies": "",
        "rotate cookies --at-once": "",
        "forget Ben --yes": "Ben",
        "tables --all": "Anna, ?",
    }
    for words, shown in expected.items():
        assert admin(sqlite(tmp_path), *words.split(), lang=lang) == 0, words
        out = capsys.readouterr().out
        assert out.strip(), words
        assert shown in out, words
        assert "\x1b" not in out
    for words in ("close nowhere", "ban Ben", "unban Ben", "revoke nobody", "forget Anna", "settle Ben"):
        assert admin(sqlite(tmp_path), *words.split(), lang=lang) in (1, 2), words
        assert capsys.readouterr().err.startswith("thronsaal: ")


def test_nothing_is_made_where_there_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(sqlite(tmp_path), "people") == 1
    assert "hall.sqlite3" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@in_loop
async def test_two_of_one_name_are_not_mistaken(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        for _ in range(2):
            await house.people.enroll("Robot")
        with office(sqlite(tmp_path)) as desk:
            for named in ("Robot", ""):
                with pytest.raises(NotFound):
                    desk.ban(named, 0, "")
            desk.ban(desk.people("Robot")[0].id, 0, "")
            assert len(desk.bans()) == 1


@in_loop
async def test_a_ban_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite(tmp_path)) as house:
        await house.people.keep(ANNA)
        with office(sqlite(tmp_path)) as desk:
            until = desk.ban(ANNA.id, 1, "").until
        await house.warden.heed()
        with pytest.raises(Denied, match="banned"):
            house.warden.admit(ANNA)
        monkeypatch.setattr(warden, "now", lambda: until)
        house.warden.admit(ANNA)
