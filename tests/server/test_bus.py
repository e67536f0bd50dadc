"""Several servers: over Redis they hear of each other at once and share limits and tasks; without it they go on."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import Response

from server.conftest import Redis
from server.hosting import ANNA, BEN, CARA, Onlooker, any_move, in_loop, opened, play_on, sqlite, table_of, watch
from thronsaal.server.app import health
from thronsaal.server.errors import Denied
from thronsaal.server.house import House, bus_of
from thronsaal.server.people import now
from thronsaal.server.settings import BadSetting, Settings
from thronsaal.server.setup import ChairWish, Wish
from thronsaal.server.table import Table
from thronsaal.server.thinkers import Thinkers


async def soon(is_so: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait for something that happens in another server."""
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until
        await asyncio.sleep(0.002)


@contextlib.asynccontextmanager
async def servers(folder: Path, redis: Redis, **changes: Any) -> AsyncIterator[tuple[House, House]]:
    """Two servers of one database."""
    db = sqlite(folder)
    async with opened(db, redis=redis.url, **changes) as one, opened(db, redis=redis.url, **changes) as two:
        await soon(lambda: one.bus.hears_all and two.bus.hears_all)
        yield one, two


async def shared(one: House, two: House) -> tuple[Table, Table]:
    """A table that both have in memory and hear of."""
    table = await table_of(one, ANNA, BEN)
    twin = await two.hall.find(table.id)
    await heard_of(table, one, two)
    return table, twin


async def heard_of(table: Table, *houses: House) -> None:
    await soon(lambda: all(table.id in house.bus.heard for house in houses))  # type: ignore[attr-defined]
    await asyncio.sleep(0.05)  # what they look up then has come


@in_loop
async def test_what_one_server_writes_the_others_show_without_looking_for_it(tmp_path: Path, redis: Redis) -> None:
    async with servers(tmp_path, redis) as (one, two):
        table, twin = await shared(one, two)
        onlooker = await watch(two, table.id)
        looked: list[object] = []

        async def look(lives: object) -> None:
            looked.append(lives)

        two.hall.hearing.look = look  # type: ignore[method-assign]
        for _ in range(5):
            await play_on(one, table, 1)
            await soon(lambda: twin.number == table.number)
            assert onlooker.woken.is_set()
            onlooker.woken.clear()
        await asyncio.sleep(0.6)
        assert looked == [], "nobody polls while everything is heard of"
        assert twin.match.state == table.match.state


@in_loop
async def test_nobody_is_refused_by_what_another_server_has_overtaken(tmp_path: Path, redis: Redis) -> None:
    async with servers(tmp_path, redis) as (one, two):
        table, twin = await shared(one, two)
        two.hall.hearing.grew = lambda *_: None  # type: ignore[method-assign]
        await play_on(one, table, 3)
        assert twin.number < table.number, "news are late"
        seat, move = any_move(table)
        done = await two.play.move(table.id, (ANNA, BEN)[seat], table.game.write(move), table.position)
        assert done.number == table.number + 1 == twin.number
        await one.play.leave(table.id, BEN)
        assert (await two.play.sit(table.id, BEN)).number == twin.number, "who left elsewhere sits down again"
        assert twin.entries[-1].kind == "sat"
        with pytest.raises(Denied, match="late"):
            await two.play.move(table.id, (ANNA, BEN)[seat], table.game.write(move), 0)
        await play_on(one, table, 1)
        assert (await two.hall.find(table.id)).number == table.number, "whoever asks gets what is there now"


@in_loop
async def test_who_is_here_is_here_on_every_server(tmp_path: Path, redis: Redis) -> None:
    async with servers(tmp_path, redis) as (one, two):
        table, twin = await shared(one, two)
        live, window = await one.hall.live(table.id), Onlooker()
        later = now() + 60_000
        assert twin.presence.gone_since(BEN.id, later) is not None
        one.hall.attend(live, window, BEN)
        await soon(lambda: twin.presence.gone_since(BEN.id, later) is None)
        async with opened(sqlite(tmp_path), redis=redis.url) as third:
            late = await third.hall.find(table.id)
            await soon(lambda: late.presence.gone_since(BEN.id, later) is None)
        one.hall.leave(live, window, BEN)
        await soon(lambda: twin.presence.gone_since(BEN.id, later) is not None)
        one.hall.attend(live, window, BEN)
        await soon(lambda: twin.presence.gone_since(BEN.id, later) is None)
        await one.bus.close()
        await soon(lambda: twin.presence.gone_since(BEN.id, later) is not None)


@in_loop
async def test_limits_are_shared(tmp_path: Path, redis: Redis) -> None:
    async with servers(tmp_path, redis, sockets_per_person=3) as (one, two):
        assert all(one.rates.allow("person x", 0.01, 10) for _ in range(10))
        two.rates.allow("person x", 0.01, 10)
        await soon(lambda: not two.rates.allow("person x", 0.01, 10))
        assert two.rates.allow("person y", 0.01, 10)
        await soon(lambda: two.bus.server in one.bus._servers)  # type: ignore[attr-defined]
        held = [await house.bus.hold({"person x": count}) for house, count in ((two, 2), (one, 1))]
        assert held[1] == {"person x": 2}
        two.bus.let_go({"person x": 0})
        await two.bus._send()  # type: ignore[attr-defined]
        assert await one.bus.hold({"person x": 1}) == {"person x": 0}


@in_loop
async def test_a_task_is_one_servers_until_it_gives_it_back_or_dies(tmp_path: Path, redis: Redis) -> None:
    async with servers(tmp_path, redis) as (one, two):
        assert await one.bus.take_on("x", 60)
        assert await one.bus.take_on("x", 60)
        assert not await two.bus.take_on("x", 60)
        await two.bus.give_back("x")
        assert not await two.bus.take_on("x", 60), "only its own"
        await one.bus.give_back("x")
        assert await two.bus.take_on("x", 60)
        await two.bus.close()
        assert await one.bus.take_on("x", 60), "who is gone holds nothing"


@in_loop
async def test_a_bot_thinks_on_one_server_only(tmp_path: Path, redis: Redis) -> None:
    async with servers(tmp_path, redis) as (one, two):
        asked: list[House] = []

        def spy(house: House) -> Any:
            async def ask(game: str, level: str, state: Any, seat: int, *rest: object) -> int:
                asked.append(house)
                await asyncio.sleep(0.05)
                return int(state.legal(seat)[0])

            return ask

        for house in (one, two):
            house.thinkers.ask = spy(house)  # type: ignore[method-assign]
        await two.bus.take_on("warm", 1)
        wish = Wish("claim", {"starter": "A"}, [ChairWish("me"), ChairWish("bot", "random")])
        table = await one.setup.create(ANNA, wish)
        twin = await two.hall.find(table.id)
        await watch(two, table.id)
        await heard_of(table, one, two)
        for _ in range(4):
            move = any_move(table)[1]
            await one.play.move(table.id, ANNA, table.game.write(move), table.position)
            await soon(lambda: table.actors == (0,) and twin.number == table.number)
        moved = [entry for entry in table.entries if entry.kind == "moved" and entry.seat == 1]
        assert 0 < len(moved) <= len(asked) <= len(moved) + 1


@in_loop
async def test_what_is_changed_about_a_person_is_known_everywhere(tmp_path: Path, redis: Redis) -> None:
    async with servers(tmp_path, redis) as (one, two):
        await one.people.keep(CARA)
        assert (await two.people.known(CARA.id, "guest")).name == "Cara"
        await one.people.rename(CARA, "Clara")
        known = two.people._known
        await soon(lambda: CARA.id not in known)
        assert (await two.people.known(CARA.id, "guest")).name == "Clara"


@in_loop
async def test_without_redis_servers_go_on_and_catch_up_when_it_is_back(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "alive", 1)
    async with servers(tmp_path, redis) as (one, two):
        assert await told_by(one) == ("ok", "up")
        table, twin = await shared(one, two)
        await watch(two, table.id)
        one.hall.attend(await one.hall.live(table.id), Onlooker(), BEN)
        redis.kill()
        await soon(lambda: not one.bus.is_up and not two.bus.is_up)
        assert await told_by(one) == ("degraded", "down")
        await play_on(one, table, 2)
        await soon(lambda: twin.number == table.number)
        assert await two.bus.take_on("x", 60), "better twice than never"
        await two.people.rename(CARA, "Clara")
        assert (await one.people.known(CARA.id, "guest")).name == "Clara", "nothing is remembered meanwhile"
        two.hall.hearing.look = no_look  # type: ignore[method-assign]
        await play_on(one, table, 1)
        assert twin.number < table.number
        del two.hall.hearing.look
        redis.start()
        await soon(lambda: one.bus.hears_all and two.bus.hears_all)
        await soon(lambda: twin.number == table.number)
        await soon(lambda: twin.presence.gone_since(BEN.id, now() + 60_000) is None)
        await play_on(one, table, 1)
        await soon(lambda: twin.number == table.number)


async def told_by(house: House) -> tuple[object, object]:
    """What /health says of the house, and of its line to the others."""
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(house=house)))
    told = await health(request, Response())
    return told["status"], told["bus"]


async def no_look(lives: object) -> None:
    """Shut one's eyes."""


def test_a_bus_that_cannot_be_is_refused_in_words() -> None:
    pytest.importorskip("redis")
    with pytest.raises(BadSetting, match="redis://"):
        bus_of(Settings(redis="carrier-pigeon"))
    assert not bus_of(Settings()).is_shared
