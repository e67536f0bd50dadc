"""Three servers behind one address, raced and killed: nothing acknowledged is lost, nobody is refused wrongly.

`test_servers.py` runs it.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import signal
import statistics
import subprocess
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.hosting import process

GONE = (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError, EOFError)
SERVERS = 3
PATIENCE = 60.0
BARE = """
from thronsaal.server import house, thinkers
house.game_ids = lambda: ("claim",)
thinkers.Thinkers.start = thinkers.Thinkers.release
"""
"""Nobody thinks here, and one game is enough: servers that are started again and again had better be up soon."""


class Address:
    """One address before several servers: whoever calls is put through to the next of them."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self._next = itertools.count()
        self.port = 0

    async def open(self) -> asyncio.Server:
        server = await asyncio.start_server(self._put_through, "127.0.0.1", 0)
        self.port = int(server.sockets[0].getsockname()[1])
        return server

    async def _put_through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(2 * SERVERS):
            with contextlib.suppress(OSError):
                port = self.ports[next(self._next) % len(self.ports)]
                there, back = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(_pour(reader, back), _pour(there, writer))
                return
        writer.close()


async def _pour(out_of: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await out_of.read(65536):
            into.write(data)
            await into.drain()
    with contextlib.suppress(OSError):
        into.close()


@dataclass
class Score:
    """What came of it."""

    races: int = 0
    kills: int = 0
    acknowledged: int = 0
    refused: int = 0
    """Rightly: by somebody who was faster."""
    unanswered: int = 0
    """Asked of a server that was killed; asked again where that is harmless."""
    delays: list[float] = field(default_factory=list)
    """From an acknowledgement until a screen shows it, for each screen, with all servers alive."""
    after_kills: list[float] = field(default_factory=list)
    """The same in races in which a server was killed: whoever hung on it has called again."""
    faults: list[str] = field(default_factory=list)

    def said(self) -> str:
        lines = [
            f"{self.races} races, {self.kills} kills: {self.acknowledged} acknowledged, {self.refused} rightly refused"
        ]
        for name, delays in (("all alive", self.delays), ("one killed", self.after_kills)):
            if delays:
                ordered = sorted(1000 * each for each in delays)
                p95 = ordered[int(0.95 * len(ordered))]
                lines.append(
                    f"screens, {name}: {len(ordered)} updates, "
                    f"p50 {statistics.median(ordered):.0f} ms, p95 {p95:.0f} ms, worst {ordered[-1]:.0f} ms"
                )
        return "\n".join([*lines, *(f"FAULT {fault}" for fault in self.faults)])


class Screen:
    """A page that somebody keeps open: it calls again whenever its server goes."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self._url = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/events"
        self._headers = {"authorization": f"Bearer {token}"}
        self.number = 0
        self.update: dict[str, Any] = {}
        self._shown: dict[int, asyncio.Event] = {}
        self.at: dict[int, float] = {}
        self._task = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while True:
            with contextlib.suppress(*GONE):
                url = f"{self._url}?after={self.number}"
                async with connect(url, additional_headers=self._headers, compression=None) as line:
                    await self._read(line)
            await asyncio.sleep(0.01)

    async def _read(self, line: ClientConnection) -> None:
        async for text in line:
            message = json.loads(text)
            if message["type"] != "update":
                continue
            at = time.perf_counter()
            for number in range(self.number + 1, message["number"] + 1):
                self.at[number] = at
            self.number, self.update = message["number"], message
            for number, event in list(self._shown.items()):
                if number <= self.number:
                    event.set()

    async def shows(self, number: int) -> float:
        """When the screen showed this entry."""
        event = self._shown.setdefault(number, asyncio.Event())
        if number <= self.number:
            event.set()
        await asyncio.wait_for(event.wait(), PATIENCE)
        return self.at[number]

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Drill:
    """Races at one table after the other."""

    def __init__(self, db: str, redis: str) -> None:
        self._db, self._redis = db, redis
        self._stack = contextlib.ExitStack()
        self._servers: list[subprocess.Popen[str]] = []
        self._address = Address([])
        self.score = Score()
        self._names = itertools.count()

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[Drill]:
        with self._stack:
            for _ in range(SERVERS):
                server, port = await asyncio.to_thread(self._start)
                self._servers.append(server)
                self._address.ports.append(port)
            async with await self._address.open():
                yield self

    def _start(self) -> tuple[subprocess.Popen[str], int]:
        loose = {"redis": self._redis, "sockets_per_address": 10**6, "tables_per_person": 10**6}
        return self._stack.enter_context(process(self._db, first=BARE, **loose))

    async def _call(self, path: str, body: object, token: str = "", server: int | None = None) -> Any:
        """The answer to a POST, of this server or of any; asked again while nobody is there."""
        port = self._address.port if server is None else self._address.ports[server]
        headers = {"authorization": f"Bearer {token}"} if token else {}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=PATIENCE) as line:
            return (await line.post(path, json=body, headers=headers)).json()

    async def _surely(self, path: str, body: object, token: str = "") -> Any:
        """The same, asked until it is answered."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await self._call(path, body, token)
            except GONE:
                assert time.monotonic() < until
                self.score.unanswered += 1

    # Races

    async def run(self, races: int, kills: int) -> Score:
        """So many races, in so many of which a server is killed."""
        deadly = {round((n + 0.5) * races / kills) for n in range(kills)} if kills else set()
        number = 0
        while number < races:
            table, tokens = await self._seat()
            screens = [Screen(self._address.port, table, token) for token in (*tokens, *tokens[:1])]
            acknowledged: dict[int, str] = {}
            for _ in range(min(10, races - number)):
                race = (self._race_moves, self._race_talk, self._race_twice)[number % 3]
                killing = asyncio.create_task(self._kill(number % SERVERS)) if number in deadly else None
                took = await race(table, tokens, screens, acknowledged)
                if killing is not None:
                    await killing
                (self.score.after_kills if killing else self.score.delays).extend(took)
                number += 1
                self.score.races += 1
            if number % 2:
                await self._race_chair()
            await self._check(table, tokens[0], acknowledged)
            await asyncio.gather(*(screen.close() for screen in screens))
        return self.score

    async def _person(self) -> str:
        return str((await self._surely("/people", {"name": f"P{next(self._names)}"}))["token"])

    async def _seat(self) -> tuple[str, list[str]]:
        tokens = [await self._person() for _ in range(2)]
        made = await self._surely("/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]}, tokens[0])
        await self._surely(f"/tables/{made['table']}/sit", {}, tokens[1])
        return made["table"], tokens

    async def _turn(self, table: str, tokens: list[str]) -> tuple[str, list[str], int]:
        """Whose turn it is: the token, the legal moves and the position."""
        for token in tokens:
            while True:
                with contextlib.suppress(*GONE):
                    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._address.port}/api/v1") as line:
                        answer = await line.get(
                            f"/tables/{table}/legal", headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE
                        )
                    found = answer.json()
                    break
            if found.get("legal"):
                return token, [each["move"] for each in found["legal"]], found["position"]
        raise AssertionError("nobody may move")

    async def _race_moves(
        self, table: str, tokens: list[str], screens: list[Screen], acknowledged: dict[int, str]
    ) -> list[float]:
        """Different moves of one seat on all servers at once: one is made, and the others come late."""
        token, legal, position = await self._turn(table, tokens)
        moves = [legal[n % len(legal)] for n in range(SERVERS)]
        answers = await self._together(
            [(f"/tables/{table}/moves", {"move": move, "position": position}) for move in moves], token
        )
        done = {answer["number"] for answer, _ in answers if "number" in answer}
        for answer, _ in answers:
            if "error" in answer:
                self._expect(answer["error"]["code"] == "late", f"refused wrongly: {answer}")
                self.score.refused += 1
        self._expect(len(done) == 1, f"{len(done)} moves were made in answer to one position: {answers}")
        return await self._all_show(answers, screens, acknowledged, "moved")

    async def _race_twice(
        self, table: str, tokens: list[str], screens: list[Screen], acknowledged: dict[int, str]
    ) -> list[float]:
        """The same move on all servers at once: it is made once, and nobody is refused."""
        token, legal, position = await self._turn(table, tokens)
        answers = await self._together(
            [(f"/tables/{table}/moves", {"move": legal[-1], "position": position})] * SERVERS, token
        )
        done = {answer.get("number") for answer, _ in answers}
        self._expect(len(done) == 1 and None not in done, f"one move was taken otherwise than once: {answers}")
        return await self._all_show(answers, screens, acknowledged, "moved")

    async def _race_talk(
        self, table: str, tokens: list[str], screens: list[Screen], acknowledged: dict[int, str]
    ) -> list[float]:
        """Words on all servers at once: all are written."""
        calls: list[tuple[str, object]] = [
            (f"/tables/{table}/talk", {"text": f"word {next(self._names)}"}) for _ in range(SERVERS)
        ]
        answers = await self._together(calls, tokens[0], again=False)
        for answer, _ in answers:
            self._expect("error" not in answer, f"refused wrongly: {answer}")
        numbers = [answer["number"] for answer, _ in answers if "number" in answer]
        self._expect(len(set(numbers)) == len(numbers), "two words under one number")
        return await self._all_show(answers, screens, acknowledged, "said")

    async def _race_chair(self) -> None:
        """Three people sit down on one chair at once: one sits there."""
        tokens = [await self._person() for _ in range(SERVERS + 1)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await self._surely("/tables", {"game": "claim", "seats": seats}, tokens[0])
        answers = await asyncio.gather(*(self._surely(f"/tables/{made['table']}/sit", {}, each) for each in tokens[1:]))
        codes = sorted(answer.get("error", {}).get("code", "sat") for answer in answers)
        self._expect(codes == ["sat", "seat-taken", "seat-taken"], f"one chair was taken so: {codes}")

    async def _together(
        self, calls: list[tuple[str, object]], token: str, again: bool = True
    ) -> list[tuple[dict[str, Any], float]]:
        """The answers of all servers, and when each came; whoever was killed is asked again, at the one address."""

        async def call(server: int, path: str, body: object) -> tuple[dict[str, Any], float]:
            try:
                answer = await self._call(path, body, token, server)
            except GONE:
                self.score.unanswered += 1
                answer = await self._surely(path, body, token) if again else {}
            return answer, time.perf_counter()

        return list(await asyncio.gather(*(call(n, *each) for n, each in enumerate(calls))))

    async def _all_show(
        self,
        answers: list[tuple[dict[str, Any], float]],
        screens: list[Screen],
        acknowledged: dict[int, str],
        kind: str,
    ) -> list[float]:
        found: dict[int, float] = {}
        for answer, at in answers:
            if "number" in answer:
                self.score.acknowledged += 1
                acknowledged[answer["number"]] = kind
                found[answer["number"]] = min(at, found.get(answer["number"], at))
        shown = [(await screen.shows(number), at) for number, at in found.items() for screen in screens]
        return [max(0.0, when - at) for when, at in shown]

    async def _check(self, table: str, token: str, acknowledged: dict[int, str]) -> None:
        """On every server: everything acknowledged is there, and no number is left out."""
        for port in self._address.ports:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=PATIENCE) as line:
                sight = (await line.get(f"/tables/{table}", headers={"authorization": f"Bearer {token}"})).json()
            kinds = {each["entry"]: each["kind"] for each in sight["lines"]}
            self._expect(set(kinds) == set(range(1, sight["number"] + 1)), "there is a gap in the journal")
            for number, kind in acknowledged.items():
                self._expect(kinds.get(number) == kind, f"entry {number} was acknowledged and is lost")

    async def _kill(self, server: int) -> None:
        """kill -9, in the middle of a race, and another one in its place."""
        await asyncio.sleep(0.004 * (self.score.kills % 5))
        os.kill(self._servers[server].pid, signal.SIGKILL)
        self.score.kills += 1
        self._servers[server], self._address.ports[server] = await asyncio.to_thread(self._start)

    def _expect(self, is_so: bool, otherwise: str) -> None:
        if not is_so:
            self.score.faults.append(otherwise)


async def drilled(db: str, redis: str, races: int, kills: int) -> Score:
    """The whole drill."""
    async with Drill(db, redis).opened() as drill:
        return await drill.run(races, kills)
