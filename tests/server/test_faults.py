"""Faults: what breaks at one table, in one worker or in the store stays there, and is told."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.hosting import ANNA, BEN, CARA, eventually, in_loop, opened, play_on, serving, sqlite, table_of, watch
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.server import live as live_module
from thronsaal.server import thinkers as thinkers_module
from thronsaal.server.errors import Denied
from thronsaal.server.house import House
from thronsaal.server.journal import Entry
from thronsaal.server.lobby import listed
from thronsaal.server.settings import Settings
from thronsaal.server.store import StoreDown
from thronsaal.server.thinkers import Thinkers
from thronsaal.server.turns import Owner, Turns

# One broken table


async def spoil(house: House, sql: str, *values: object) -> None:
    await house.store._clerk.do(lambda db: db.run(sql, values))


@in_loop
async def test_one_broken_line_does_not_hide_the_lobby(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        good = await table_of(house, ANNA, BEN, public=True)
        bad = [await table_of(house, ANNA, BEN, public=True) for _ in range(3)]
        await house.hall.note()
        await spoil(house, "UPDATE tables SET brief = '{' WHERE id = ?", bad[0].id)
        await spoil(house, "UPDATE tables SET brief = '[]' WHERE id = ?", bad[1].id)
        await spoil(house, "UPDATE tables SET game = 'gone' WHERE id = ?", bad[2].id)
        for found in (await house.hall.open_tables(), await house.hall.tables_of(ANNA)):
            shown = {brief.id: listed(brief, CARA, house, "en") for brief in found}
            assert set(shown) == {good.id, bad[2].id}
            assert shown[bad[2].id].title == "gone"


@in_loop
async def test_a_journal_that_cannot_be_absorbed_closes_its_table_only(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        good, bad = await table_of(house, ANNA, BEN), await table_of(house, ANNA, BEN)
        await house.store.append(bad.id, [Entry(bad.number + 1, "nonsense", 0, {}, 1)])
        ids = good.id, bad.id
    async with opened(sqlite(tmp_path)) as house:
        with pytest.raises(Denied, match="broken-table"):
            await house.hall.find(ids[1])
        await play_on(house, await house.hall.find(ids[0]), 1)


@in_loop
async def test_housekeeping_outlives_a_broken_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite(tmp_path)) as house:
        good, bad = await table_of(house, ANNA, BEN), await table_of(house, ANNA, BEN)
        onlooker = await watch(house, bad.id)
        await watch(house, good.id)

        def breaks(at: int) -> bool:
            raise RuntimeError("broken on purpose")

        monkeypatch.setattr(bad, "is_late", breaks)
        await house.hall._watch_clocks()
        assert onlooker.parted, "whoever looked on calls again"
        assert [live.table.id for live in house.hall.tables] == [good.id]
        again = await house.hall.live(bad.id)
        assert again.table is not bad
        monkeypatch.setattr(again.table, "missing", breaks)
        house.hall.attend(again, onlooker)
        house.hall.hearing.watch_doors()
        assert not house.hall.holds(again)


@in_loop
async def test_lists_are_noted_once_the_store_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        await house.hall.note()
        await play_on(house, table, 1)

        async def down(briefs: object) -> None:
            raise StoreDown("on purpose")

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "note", down)
            with pytest.raises(StoreDown):
                await house.hall.note()
        assert [brief.moves for brief in await house.hall.tables_of(ANNA)] == [1]


# Health


def test_health_tells_the_truth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(Settings(port=0, db=sqlite(tmp_path), workers=1)) as (port, house):

        def health() -> tuple[int, str]:
            answer = httpx.get(f"http://127.0.0.1:{port}/health", timeout=60)
            return answer.status_code, answer.json()["status"]

        eventually(lambda: health() == (200, "ok"))
        with monkeypatch.context() as patch:
            patch.setattr(Thinkers, "alive", property(lambda _: 0))
            assert health() == (200, "degraded")
        with monkeypatch.context() as patch:
            patch.setattr(type(house.hall), "is_kept", property(lambda _: False))
            assert health() == (503, "stands-still")

        async def down() -> None:
            raise StoreDown("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "probe", down)
            assert health() == (503, "store-down")
        assert health() == (200, "ok")


# Workers


class Stillborn:
    """A worker that dies while coming up."""

    born = 0

    def __init__(self, games: object) -> None:
        type(self).born += 1

    def said(self) -> None:
        return None

    def end(self) -> None:
        pass


@in_loop
async def test_a_worker_that_dies_while_coming_up_is_followed_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    real, sleep = thinkers_module.Worker, asyncio.sleep

    async def nap(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 9:
            monkeypatch.setattr(thinkers_module, "Worker", real)
        await sleep(0)

    monkeypatch.setattr(thinkers_module, "Worker", Stillborn)
    monkeypatch.setattr(thinkers_module.asyncio, "sleep", nap)
    thinkers = Thinkers(1, (), 20.0)
    thinkers.start()
    try:
        state = find_game("claim").start(seed=1)
        seat = state.actors[0]
        assert await thinkers.ask("claim", "random", state, seat, Chance(1)) in state.legal(seat)
        assert Stillborn.born >= 9
        assert pauses[:9] == [0.5, 1, 2, 4, 8, 16, 32, 60, 60]
    finally:
        await thinkers.close()


@in_loop
async def test_a_worker_that_dies_unasked_is_replaced() -> None:
    thinkers = Thinkers(1, (), 20.0)
    thinkers.start()
    try:
        state = find_game("claim").start(seed=1)
        seat = state.actors[0]
        await thinkers.ask("claim", "random", state, seat, Chance(1))
        worker = next(iter(thinkers._workers))
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGKILL)
        worker.process.join()
        thinkers.tend()
        assert await thinkers.ask("claim", "random", state, seat, Chance(2)) in state.legal(seat)
        assert worker not in thinkers._workers
        assert thinkers.alive == 1
    finally:
        await thinkers.close()


# Fair shares


@in_loop
async def test_who_asks_for_much_waits_behind_themselves() -> None:
    turns: Turns[str] = Turns()
    served: list[str] = []

    async def ask(name: str, owner: Owner) -> None:
        thing = await turns.get(owner)
        served.append(name)
        turns.put_nowait(thing)

    flood = [ask(f"flood {n}", Owner("10.0.0.1", f"guest {n}")) for n in range(50)]
    tasks = [asyncio.create_task(each) for each in (*flood, ask("anna", Owner("10.0.0.2", "anna")))]
    tasks.append(asyncio.create_task(ask("ben", Owner("10.0.0.3", "ben"))))
    await asyncio.sleep(0)
    turns.put_nowait("worker")
    await asyncio.gather(*tasks)
    assert set(served[:3]) == {"flood 0", "anna", "ben"}, "fifty guests of one address are one"
    assert len(served) == 52


@in_loop
async def test_who_stops_waiting_loses_nothing_for_others() -> None:
    turns: Turns[str] = Turns()
    gone = asyncio.create_task(turns.get(Owner("a", "a")))
    late = asyncio.create_task(turns.get(Owner("b", "b")))
    await asyncio.sleep(0)
    turns.put_nowait("worker")
    gone.cancel()
    assert await late == "worker"


@in_loop
async def test_a_flood_shares_its_own_time() -> None:
    thinkers = Thinkers(2, (), 20.0, seconds=1.0)
    game = find_game("claim")
    flood, anna = Owner("10.0.0.1", "x"), Owner("10.0.0.2", "anna")
    thinkers._asking.update({flood: 40, anna: 1})
    thinkers.waiting = 41
    assert thinkers._budget("claim", game.levels[-1], anna).seconds is None
    seconds = thinkers._budget("claim", game.levels[-1], flood).seconds
    assert seconds is not None
    assert seconds <= 0.05
    await thinkers.close()


# A crowd


class Wire:
    """What a session needs of a socket."""

    def __init__(self, house: House, language: str) -> None:
        self.app: Any = type("App", (), {"state": type("State", (), {"house": house})()})()
        self.query_params: dict[str, str] = {"lang": language, "format": "html"}
        self.client = None
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text)


@in_loop
async def test_a_crowd_is_drawn_once_for_each_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        live = await house.hall.live(table.id)
        wires: list[Any] = [Wire(house, language) for language in ("de", "en") for _ in range(100)]
        sessions = [live_module.Session(house, wire, live, None, table.number) for wire in wires]
        for session in sessions:
            await session._update()
        drawn = 0
        draw = live_module.Session.draw

        def counted(*args: Any) -> str:
            nonlocal drawn
            drawn += 1
            return draw(*args)

        monkeypatch.setattr(live_module.Session, "draw", counted)
        for _ in range(2):
            await play_on(house, table, 1)
            for session in sessions:
                await session._update()
        assert drawn == 4, "two moves, two languages"
        assert len({wire.sent[-1] for wire in wires}) == 2
        assert len({len(wire.sent) for wire in wires}) == 1
        wire: Any = Wire(house, "de")
        late = live_module.Session(house, wire, live, None, table.number)
        await late._update()
        assert drawn == 5, "who comes now is shown everything"
        await play_on(house, table, 1)
        for session in (*sessions, late):
            await session._update()
        assert drawn == 7, "and is one of the crowd from then on"
        assert wire.sent[-1] == wires[0].sent[-1]
