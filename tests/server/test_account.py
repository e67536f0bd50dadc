"""What people do about themselves and each other: log out, take along, delete; mute, block, report."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.hosting import ANNA, BEN, CARA, Client, in_loop, opened, play_on, sqlite, table_of
from thronsaal.core.chance import Chance
from thronsaal.core.text import LANGUAGES
from thronsaal.server import accounts, forgetting, passes, people, warden
from thronsaal.server.errors import Denied
from thronsaal.server.house import House
from thronsaal.server.moments import DAY, now
from thronsaal.server.people import Person
from thronsaal.server.settings import Settings
from thronsaal.server.setup import ChairWish, Wish
from thronsaal.server.speakers import speaker


def dump(db: str) -> str:
    with closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as link:
        return "\n".join(link.iterdump())


class Browser:
    """Somebody with a browser, by pages and forms."""

    def __init__(self, port: int, name: str) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60, follow_redirects=True)
        self.http.post("/preferences", data={"name": name, "lang": "en"}).raise_for_status()

    def page(self, path: str) -> str:
        return self.http.get(path).raise_for_status().text

    def send(self, path: str, **fields: str) -> str:
        return self.http.post(path, data=fields).raise_for_status().text

    def name(self) -> str:
        return str(self.http.get("/api/v1/me").json()["name"])


# Visits and tokens


def test_log_out_everywhere_leaves_this_browser_alone(running: tuple[int, House]) -> None:
    port, _ = running
    anna = Browser(port, "Anna")
    stolen = httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=60)
    stolen.cookies.set("thronsaal", anna.http.cookies["thronsaal"], domain="127.0.0.1")
    assert stolen.get("/me").json() == {"name": "Anna"}
    assert "Everything else is logged out" in anna.send("/account/logout")
    assert anna.name() == "Anna"
    assert stolen.get("/me").json() != {"name": "Anna"}
    robot = Client(port, "Robot")
    assert robot.http.post("/me/logout").status_code == 204
    assert robot.http.get("/me").status_code == 401


def test_a_token_is_renewed_and_expires(running: tuple[int, House], monkeypatch: pytest.MonkeyPatch) -> None:
    port, _ = running
    robot = Client(port, "Robot")
    token = robot.http.post("/me/token").json()["token"]
    assert robot.http.get("/me").status_code == 401, "the old one is worth nothing"
    robot.http.headers["authorization"] = f"Bearer {token}"
    assert robot.get("/me") == {"name": "Robot"}
    later = now() + 366 * DAY
    monkeypatch.setattr(people, "now", lambda: later)
    answer = robot.http.get("/me")
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "token-expired")


@in_loop
async def test_a_cookie_is_good_for_its_days_and_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite(tmp_path), session_days=30) as house:
        cookie, at = house.people.sign(ANNA.id), now()
        for days, wanted in ((0, False), (7, False), (8, True), (30, True), (31, None)):
            monkeypatch.setattr(passes, "now", lambda days=days: at + days * DAY)
            found = house.people.passes.read(cookie)
            assert (None if found is None else found.is_stale) == wanted, days


@in_loop
async def test_nobody_writes_a_cookie_for_another_time(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        body, _, seal = house.people.sign(ANNA.id).rpartition(".")
        person, epoch, day = body.split(".")
        for forged in (f"{person}.{epoch}.{int(day) + 1}", f"{person}.1.{day}", f"{person}", f"{person}.0"):
            assert house.people.read(f"{forged}.{seal}") is None


# All that is theirs


async def company(house: House) -> Any:
    """A finished match of Anna and Ben with talk, and one of Anna with a bot."""
    await house.people.rename(BEN, "Benedikt")
    ben = Person(BEN.id, "Benedikt")
    table = await table_of(house, ANNA, ben)
    await house.play.say(table.id, ben, "a secret of mine")
    await house.play.say(table.id, ANNA, "hello")
    await house.play.murmur(table.id, CARA, "psst")
    await play_on(house, table, 9, Chance(3))
    alone = await house.setup.create(ben, Wish("claim", chairs=[ChairWish("me"), ChairWish("bot", "easy")]))
    await house.people.like(ben, {"sound": "on"})
    return table, alone, ben


@in_loop
async def test_everything_of_a_person_is_handed_over(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table, alone, ben = await company(house)
        await house.manners.shun(table.id, ben, None, 0, "mute")
        found = await house.store.do(lambda db: forgetting.export(db, ben.id))
        text = str(found)
        assert found["person"]["name"] == "Benedikt"  # type: ignore[index, call-overload]
        assert found["wishes"] == {"page": {"sound": "on"}}
        assert found["shunned"] == [{"name": "Anna", "how": "mute"}]
        assert {each["table"] for each in found["tables"]} == {table.id, alone.id}  # type: ignore[union-attr, index, call-overload]
        assert "a secret of mine" in text
        assert "hello" not in text, "that is Anna's"
        assert ANNA.id not in text
        moves = [e for e in table.entries if e.kind == "moved" and e.seat == 1]
        assert text.count("'kind': 'moved'") == len(moves)


@in_loop
async def test_everything_of_a_person_is_deleted(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table, alone, ben = await company(house)
        await house.manners.report(table.id, ANNA, None, 1, "rude")
        await house.hall.note()
        before, digest = table.number, table.match.state.digest()
        await house.store.do(lambda db: forgetting.forget(db, ben.id))
        await house.warden.heed(at_once=True)
        again = await house.hall.find(table.id)
        assert (again.number, again.match.state.digest()) == (before, digest), "the match is as it was played"
        assert [talk.text for talk in again.match.talk] == [forgetting.UNSAID, "hello"]
        assert house.voices.names(again.chairs, "de") == ("Anna", "jemand (B)")
        assert again.seat_of(ben) is None
        with pytest.raises(Denied, match="no-table"):
            await house.hall.find(alone.id)
        assert await house.store.person(ben.id) is None
    text = dump(sqlite(tmp_path))
    for word in ("Benedikt", "ben-id", "a secret of mine", "rude"):
        assert word not in text.replace("'person','ben-id'", "'person',''"), word
    async with opened(sqlite(tmp_path)) as house:
        assert (await house.hall.find(table.id)).match.state.digest() == digest


def test_a_person_deletes_themselves_on_the_page(running: tuple[int, House]) -> None:
    port, house = running
    anna, ben = Browser(port, "Annabella"), Client(port, "Ben")
    table = ben.post("/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
    anna.send(f"/tables/{table}/sit")
    assert "Annabella" in anna.http.get("/account/export").json()["person"]["name"]
    anna.send("/account/delete")
    assert anna.name() == "Annabella", "not without saying so twice"
    anna.send("/account/delete", sure="yes")
    assert anna.name() != "Annabella"
    seats = ben.get(f"/tables/{table}")["seats"]
    assert "Annabella" not in str(seats)
    assert seats[1]["kind"] == "bot", "nobody waits in vain"
    assert ben.http.delete("/me").status_code == 204
    assert ben.http.get("/me").status_code == 401
    assert "Annabella" not in dump(house.settings.database)


@in_loop
async def test_what_is_old_goes_by_itself(tmp_path: Path) -> None:
    at = now()
    async with opened(sqlite(tmp_path)) as house:
        table, _, _ = await company(house)
        running, _, _ = await company(house)
        await house.play.resign(table.id, ANNA)
        await house.hall.note()

        async def sweep(days: float, **settings: float) -> int:
            made = Settings(**settings)  # type: ignore[arg-type]
            return await house.store.do(lambda db: forgetting.sweep(db, made, at + round(days * DAY)))

        assert await sweep(1000) == 0, "for ever, unless the host wishes otherwise"
        assert await sweep(6, keep_talk_days=7) == 0
        assert await sweep(8, keep_talk_days=7) == 1
        assert await sweep(8, keep_talk_days=7) == 0
        await house.warden.heed(at_once=True)
        assert {talk.text for talk in (await house.hall.find(table.id)).match.talk} == {forgetting.UNSAID}
        assert "hello" in {talk.text for talk in (await house.hall.find(running.id)).match.talk}
        assert await sweep(6, keep_finished_days=7) == 0
        assert await sweep(8, keep_finished_days=7) == 1
        await house.warden.heed(at_once=True)
        with pytest.raises(Denied, match="no-table"):
            await house.hall.find(table.id)
        await house.store.do(lambda db: accounts.see(db, ANNA.id, at + 9 * DAY))
        assert await sweep(10, keep_people_days=7) == 2, "Ben and Cara"
        assert await house.store.person(ANNA.id) == "Anna"
        assert await house.store.person(BEN.id) is None


def test_the_hall_tidies_up_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @in_loop
    async def run() -> None:
        async with opened(sqlite(tmp_path), keep_finished_days=1) as house:
            table = await table_of(house, ANNA, BEN)
            await house.play.resign(table.id, ANNA)
            await house.hall.note()
            later = now() + 2 * DAY
            monkeypatch.setattr(warden, "now", lambda: later)
            await house.warden.heed(at_once=True)
            with pytest.raises(Denied, match="no-table"):
                await house.hall.find(table.id)

    run()


# Others


@in_loop
async def test_who_is_muted_is_not_read_and_does_not_know(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        live = await house.hall.live(table.id)
        await house.play.say(table.id, BEN, "pah")
        await house.play.say(table.id, ANNA, "hm")
        await house.play.murmur(table.id, CARA, "psst")

        async def read(person: Person) -> list[str]:
            await house.manners.know(live, person)
            sight = house.hall.sight(table, table.viewer(person))
            return [line.text for line in sight.lines if line.kind in ("said", "murmured")]

        assert await read(ANNA) == ["pah", "hm"]
        await house.manners.shun(table.id, ANNA, None, 1, "mute")
        assert await read(ANNA) == ["hm"]
        assert await read(BEN) == ["pah", "hm"]
        await house.manners.shun(table.id, BEN, table.number, None, "mute")
        assert [each.name for each in await house.manners.of(BEN)] == ["Cara"]
        watcher = Person("watcher", "Wanda")
        assert await read(watcher) == ["pah", "hm", "psst"]
        await house.manners.shun(table.id, watcher, table.number, None, "mute")
        assert await read(watcher) == ["pah", "hm"]
        await house.manners.spare(ANNA, 0)
        assert await read(ANNA) == ["pah", "hm"]
        for seat in (0, 7):
            with pytest.raises(Denied, match="nobody-meant"):
                await house.manners.shun(table.id, ANNA, None, seat, "mute")


@in_loop
async def test_who_was_there_before_is_told_from_who_came_after(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        wish = Wish("claim", chairs=[ChairWish("me"), ChairWish("open")])
        table = await house.setup.create(ANNA, wish)
        await house.play.say(table.id, ANNA, "mine")
        await house.play.leave(table.id, ANNA)
        await house.play.sit(table.id, CARA, 0)
        await house.play.say(table.id, CARA, "no, mine")
        await house.play.sit(table.id, BEN)
        said = [entry for entry in table.entries if entry.kind == "said"]
        assert [speaker(table.entries, table.chairs, each) for each in said] == [ANNA.id, CARA.id]


@in_loop
async def test_who_is_blocked_cannot_sit_down_beside_one(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        met = await table_of(house, ANNA, BEN)
        await house.manners.shun(met.id, ANNA, None, 1, "block")
        wish = Wish("claim", chairs=[ChairWish("me"), ChairWish("open")])
        mine = await house.setup.create(ANNA, wish)
        with pytest.raises(Denied, match="seat-kept"):
            await house.play.sit(mine.id, BEN)
        await house.play.sit(mine.id, CARA)
        await house.play.leave(met.id, BEN)
        await house.play.sit(met.id, BEN)  # a match that goes on is theirs, too
        await house.manners.spare(ANNA, 0)
        other = await house.setup.create(ANNA, wish)
        await house.play.sit(other.id, BEN)


def test_reports_are_few_and_have_words(running: tuple[int, House]) -> None:
    port, _ = running
    anna, ben = Client(port, "Anna"), Client(port, "Ben")
    table = anna.post("/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
    ben.post(f"/tables/{table}/sit")
    for _ in range(20):
        assert anna.http.post(f"/tables/{table}/report", json={"seat": 1, "words": "rude"}).status_code == 204
    assert anna.error(f"/tables/{table}/report", {"seat": 1, "words": "rude"})[1]["code"] == "too-many-reports"
    assert ben.error(f"/tables/{table}/report", {"seat": 0, "words": " \x00 "})[1]["code"] == "no-words"
    assert anna.http.post(f"/tables/{table}/shun", json={"seat": 1, "how": "block"}).status_code == 204
    assert anna.get("/me/shunned") == [{"name": "Ben", "how": "block"}]
    assert anna.http.delete("/me/shunned/0").status_code == 204
    assert anna.http.delete("/me/shunned/0").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages(language: str, running: tuple[int, House]) -> None:
    port, house = running
    anna, ben = Browser(port, "Anna"), Client(port, "Ben")
    table = ben.post("/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
    anna.send(f"/tables/{table}/sit")
    ben.post(f"/tables/{table}/talk", {"text": "pah pah"})
    link = f"/tables/{table}/about?seat=0"
    shown = anna.page(f"/tables/{table}?lang={language}")
    assert link in shown
    assert "seat=1" not in shown, "not about oneself"
    assert "pah pah" in shown
    assert "Ben" in anna.page(f"{link}&lang={language}")
    assert "pah pah" not in anna.send(link, act="mute")
    assert "Ben" in anna.page(f"/account?lang={language}")
    assert "Ben" not in anna.send("/account/spare", place="0")
    anna.send(link, act="report", words="rude")
    assert "'rude'" in dump(house.settings.database)
    assert anna.http.post(link, data={"act": "dance"}).status_code == 422
    assert "/account" in anna.page("/")
