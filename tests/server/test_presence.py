"""Who is here, who went and when; and what the host of a waiting table may do."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.hosting import ANNA, BEN, CARA, Client, Onlooker, eventually, heard, in_loop, opened, sqlite, table_of
from support.table import rule
from thronsaal.server import hearing as hearing_module
from thronsaal.server.errors import Denied
from thronsaal.server.house import House
from thronsaal.server.setup import ChairWish, Wish


@in_loop
async def test_who_is_here_and_since_when_the_others_are_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite(tmp_path), gone_seconds=10) as house:
        table = await table_of(house, ANNA, BEN)
        live = await house.hall.live(table.id)
        windows = {person.id: Onlooker() for person in (ANNA, BEN)}
        for person in (ANNA, BEN):
            house.hall.attend(live, windows[person.id], person)
        house.hall.hearing.watch_doors()
        sight = house.hall.sight(table, table.viewer(ANNA))
        assert [sitter.since for sitter in sight.sitters] == [None, None]
        assert all(sitter.plain()["here"] for sitter in sight.sitters)

        windows[ANNA.id].looked = False
        house.hall.leave(live, windows[BEN.id], BEN)
        went = hearing_module.now()
        house.hall.hearing.watch_doors()
        assert not windows[ANNA.id].looked, "a page may be loaded anew"
        monkeypatch.setattr(hearing_module, "now", lambda: went + 11_000)
        house.hall.hearing.watch_doors()
        assert windows[ANNA.id].looked
        since = table.presence.gone_since(BEN.id, went + 11_000)
        assert since is not None
        assert abs(since - went) < 1_000


@in_loop
async def test_when_somebody_was_last_seen_outlives_the_server(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        live = await house.hall.live(table.id)
        house.hall.attend(live, Onlooker(), ANNA)
        table.presence.did(BEN.id, 5_000)
        await house.hall.hearing.note_people()
        stored = (await house.store.seen([table.id]))[table.id]
        assert stored[ANNA.id] > 5_000
    async with opened(sqlite(tmp_path)) as house:
        again = await house.hall.find(table.id)
        assert again.presence.gone_since(ANNA.id, stored[ANNA.id] + 60_000) == stored[ANNA.id]


@in_loop
async def test_another_process_sees_them_too(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as one, opened(sqlite(tmp_path)) as other:
        table = await table_of(one, ANNA, BEN)
        there = await other.hall.live(table.id)
        one.hall.attend(await one.hall.live(table.id), Onlooker(), BEN)
        await one.hall.hearing.note_people()
        seen = (await one.store.seen([table.id]))[table.id][BEN.id]
        other.hall.attend(there, Onlooker(), ANNA)
        await other.hall.hearing.note_people()
        assert there.table.presence.gone_since(BEN.id, seen + 9_000) is None


def test_sockets_tell_who_comes_and_goes(running: tuple[int, House]) -> None:
    port, house = running
    anna, ben = Client(port, "Anna"), Client(port, "Ben")
    table = anna.post("/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
    ben.post(f"/tables/{table}/sit")
    with anna.socket(table) as line:
        heard(line, "update")
        with ben.socket(table) as other:
            heard(other, "update")
            live = house.hall._live[table]
            eventually(lambda: sum(live.table.presence._windows.values()) == 2)
        eventually(lambda: sum(live.table.presence._windows.values()) == 1)
        ben_id = live.table.chairs[1].person
        live.table.presence._seen[ben_id] -= 20_000
        message = heard(line, "presence")
        while message["seats"][1]["here"]:
            message = heard(line, "presence")
        assert message["seats"][0]["here"]
        assert message["seats"][1]["since"] == live.table.presence._seen[ben_id]
        assert anna.get(f"/tables/{table}")["seats"][1]["since"] == message["seats"][1]["since"]


@rule("house.host")
def test_the_host_fills_seats_and_sends_away(port: int) -> None:
    anna, ben = Client(port, "Anna"), Client(port, "Ben")
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    table = anna.post("/tables", {"game": "ironthrone", "seats": seats})["table"]
    assert set(ben.post(f"/tables/{table}/sit")["may"]) == {"leave", "talk"}
    assert set(anna.get(f"/tables/{table}")["may"]) == {"fill", "leave", "remove", "talk"}
    assert anna.get(f"/tables/{table}")["host"]
    for call, body in (("fill", None), ("remove", {"seat": 0}), ("begin", None)):
        status, error = ben.error(f"/tables/{table}/{call}", body)
        assert (status, error["code"], error["rule"]) == (403, "not-host", "house.host")
    assert anna.error(f"/tables/{table}/remove", {"seat": 0})[1]["code"] == "nobody-there"
    assert anna.error(f"/tables/{table}/remove", {"seat": 3})[1]["code"] == "nobody-there"
    assert anna.error(f"/tables/{table}/remove", {"seat": 9})[1]["code"] == "no-seat"
    assert anna.error(f"/tables/{table}/fill", {"level": "genius"})[1]["code"] == "no-bot"
    assert anna.error(f"/tables/{table}/fill", {"seat": 1})[1]["code"] == "seat-taken"

    anna.post(f"/tables/{table}/remove", {"seat": 1})
    assert ben.error(f"/tables/{table}/sit")[1]["code"] == "sent-away"
    anna.post(f"/tables/{table}/fill", {"seat": 1, "level": "easy"})
    anna.post(f"/tables/{table}/remove", {"seat": 1})
    anna.post(f"/tables/{table}/fill", {"seat": 2, "level": "hard"})
    assert anna.get(f"/tables/{table}")["phase"] == "waiting"
    anna.post(f"/tables/{table}/fill")
    found = anna.get(f"/tables/{table}")
    assert found["phase"] == "playing"
    assert [seat["level"] for seat in found["seats"]] == ["", "medium", "hard", "medium"]
    assert anna.error(f"/tables/{table}/fill")[1]["code"] == "has-begun"


@rule("house.host")
@in_loop
async def test_the_host_begins_with_those_who_are_there(tmp_path: Path) -> None:
    db = sqlite(tmp_path)
    async with opened(db) as house:
        chairs = [ChairWish("open"), ChairWish("me"), ChairWish("open"), ChairWish("open"), ChairWish("open")]
        table = await house.setup.create(ANNA, Wish("ironthrone", chairs=chairs))
        await house.play.sit(table.id, BEN, 3)
        with pytest.raises(Denied, match="bad-seats"):
            await house.play.begin(table.id, ANNA)
        await house.play.sit(table.id, CARA, 4)
        await house.play.say(table.id, CARA, "hello")
        with pytest.raises(Denied, match="not-host"):
            await house.play.begin(table.id, BEN)
        await house.play.begin(table.id, ANNA)
        names = [chair.name for chair in table.chairs]
        assert (names, table.phase, table.match.state.seats) == (["Anna", "Ben", "Cara"], "playing", 3)
        seat = table.actors[0]
        move = table.game.write(table.match.state.legal(seat)[0])
        await house.play.move(table.id, (ANNA, BEN, CARA)[seat], move, table.position)
        sight = house.hall.sight(table, table.viewer(BEN))
        said = [(sight.names[line.seat], line.text) for line in sight.lines if line.kind == "said"]
        assert said == [("Cara", "hello")]
        assert "The match begins with those who are here." in [line.text for line in sight.lines]
        digest = table.match.state.digest()
    async with opened(db) as house:
        again = await house.hall.find(table.id)
        assert again.match.state.digest() == digest
        assert (await house.hall.live(table.id)).conductor.match is again.match
