"""How fast the hall is: real sockets on loopback, a server in a process of its own, scripted players.

Each table has two or more people who move after a pause, as people do, and a socket for each seat. Measured is the time
from sending a move until the update has reached the last of them; once as JSON, as programs get it, and once as the
fragments that the server draws for pages.
"""

from __future__ import annotations

import asyncio
import html
import http.client
import json
import multiprocessing
import os
import re
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.record import write_record
from thronsaal.core.registry import find_game, game_ids
from thronsaal.server.running import config, prepare
from thronsaal.server.settings import Settings

IDLE_TABLES = 200
FEW_LINES, MANY_LINES = 10, 300
LOOSE = {"rate": 1e9, "address_rate": 1e9, "sockets_per_address": 1_000_000, "tables_per_person": 1_000_000}


def _serve(link: Connection, settings: Settings) -> None:
    prepare(settings)

    class Reporting(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets=sockets)
            link.send(self.servers[0].sockets[0].getsockname()[1])

    Reporting(config(settings)).run()


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and its process id."""
    settings = Settings(
        port=0, db=f"sqlite:///{folder / 'bench.sqlite3'}", workers=1, bot_pause=0.0, log_level="error", **changes
    )
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there, settings))
    process.start()
    try:
        if not here.poll(120):
            raise TimeoutError("the server did not come up")
        yield here.recv(), process.pid or 0
    finally:
        process.terminate()
        process.join(20)
        if process.is_alive():
            process.kill()
            process.join()


class Caller:
    """Calls the API."""

    def __init__(self, port: int) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=300)

    def post(self, path: str, body: object, token: str = "") -> Any:
        """The answer to a POST; strings are sent as plain text."""
        is_text = isinstance(body, str)
        headers = {"content-type": "text/plain" if is_text else "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        self._line.request("POST", f"/api/v1{path}", str(body).encode() if is_text else json.dumps(body), headers)
        answer = self._line.getresponse()
        data = json.loads(answer.read())
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {data}")
        return data


@dataclass(slots=True)
class Tally:
    """What the players measured."""

    latencies: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    faults: int = 0


class Scripted:
    """A table and its players: whoever may move does so after the pause, any legal move."""

    def __init__(self, tally: Tally, pause: float, chance: Chance) -> None:
        self._tally = tally
        self._pause = pause
        self._chance = chance
        self._sent: dict[int, float] = {}
        self._reached: dict[int, int] = {}
        self.lines: list[ClientConnection] = []

    async def follow(self, seat: int) -> None:
        """Play one seat until the match is over."""
        async for text in self.lines[seat]:
            arrived = time.perf_counter()
            update = json.loads(text)
            if update["type"] == "answer":
                self._tally.faults += "error" in update
                continue
            if update["type"] != "update":
                continue
            self._measure(update, arrived, len(text))
            if update["phase"] == "over":
                return
            legal = _legal(update)
            if legal:
                await asyncio.sleep(self._pause * (0.5 + self._chance.uniform()))
                move = {"type": "move", "move": self._chance.pick(legal), "position": update["position"]}
                self._sent[update["number"]] = time.perf_counter()
                await self.lines[seat].send(json.dumps(move))

    def _measure(self, update: dict[str, Any], arrived: float, size: int) -> None:
        self._tally.sizes.append(size)
        answered = update["after"]
        sent = self._sent.get(answered)
        if sent is None or update["number"] != answered + 1:
            return
        self._reached[answered] = self._reached.get(answered, 0) + 1
        if self._reached[answered] == len(self.lines):
            self._tally.latencies.append(arrived - sent)


def _legal(update: dict[str, Any]) -> list[str]:
    """The moves that an update offers, as data or as buttons."""
    if "legal" in update:
        return [choice["move"] for choice in update["legal"]]
    return [
        html.unescape(move)
        for move in re.findall(r'class="move" data-move="([^"]*)"', str(update["parts"]["part-moves"]))
    ]


async def _play(
    port: int, pid: int, form: str, game: str, tables: int, pause: float, most: float
) -> dict[str, float | None]:
    """Play all tables at once."""
    tally, caller, seats = Tally(), Caller(port), find_game(game).seats[0]
    scripted, everybody = [], []
    for number in range(tables):
        table = Scripted(tally, pause, Chance(number))
        tokens = [caller.post("/people", {"name": f"P{n}"})["token"] for n in range(seats)]
        chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        table_id = caller.post("/tables", {"game": game, "seats": chairs}, tokens[0])["table"]
        for token in tokens[1:]:
            caller.post(f"/tables/{table_id}/sit", {}, token)
        url = f"ws://127.0.0.1:{port}/api/v1/tables/{table_id}/events?format={form}"
        for token in tokens:
            headers = {"authorization": f"Bearer {token}"}
            table.lines.append(await connect(url, additional_headers=headers, compression=None, ping_interval=None))
        scripted.append(table)
        everybody += [(table, seat) for seat in range(seats)]
    began, used = time.perf_counter(), busy(pid)
    tasks = [asyncio.create_task(table.follow(seat)) for table, seat in everybody]
    await asyncio.wait(tasks, timeout=most)
    took, after = time.perf_counter() - began, busy(pid)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(line.close() for table in scripted for line in table.lines), return_exceptions=True)
    ordered = sorted(tally.latencies)
    return {
        "moves": float(len(ordered)),
        "moves_per_second": len(ordered) / took,
        "median_ms": statistics.median(ordered) * 1000 if ordered else None,
        "p95_ms": ordered[int(len(ordered) * 0.95)] * 1000 if ordered else None,
        "worst_ms": ordered[-1] * 1000 if ordered else None,
        "server_ms_per_move": None
        if None in (used, after) or not ordered
        else ((after or 0) - (used or 0)) / len(ordered) * 1000,
        "bytes_per_update": statistics.mean(tally.sizes) if tally.sizes else None,
        "faults": float(tally.faults),
    }


async def _update_sizes(port: int, form: str, game: str) -> dict[str, float | None]:
    """The bytes of an update that brings one line of talk, after few and after many lines."""
    caller, seats = Caller(port), find_game(game).seats[0]
    token = caller.post("/people", {"name": "Talker"})["token"]
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    table_id = caller.post("/tables", {"game": game, "seats": chairs}, token)["table"]
    for _ in range(seats - 1):
        caller.post(f"/tables/{table_id}/sit", {}, caller.post("/people", {"name": "Listener"})["token"])
    url = f"ws://127.0.0.1:{port}/api/v1/tables/{table_id}/events?format={form}"
    headers, sizes = {"authorization": f"Bearer {token}"}, {}
    async with connect(url, additional_headers=headers, compression=None) as line:
        number = json.loads(await line.recv())["number"]
        while number < MANY_LINES:
            await line.send(json.dumps({"type": "say", "text": "good luck"}))
            text = await line.recv()
            while json.loads(text)["type"] != "update":
                text = await line.recv()
            number = json.loads(text)["number"]
            sizes[number] = len(text.encode() if isinstance(text, str) else text)
    return {
        f"bytes_after_{FEW_LINES}_lines": float(sizes[FEW_LINES]),
        f"bytes_after_{MANY_LINES}_lines": float(sizes[MANY_LINES]),
    }


def resident(pid: int) -> int | None:
    """The memory a process holds, in bytes; None where the system does not tell."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return None


def busy(pid: int) -> float | None:
    """The seconds of processor time a process has used; None where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return None


def _idle_bytes(port: int, pid: int, game: str) -> float | None:
    """Memory of a table that was played to the end and that nobody watches."""
    match, chance = Match(find_game(game), seed=1), Chance(2)
    while match.actors:
        seat = match.actors[0]
        match.apply(seat, chance.pick(match.state.legal(seat)))
    text, caller = write_record(match), Caller(port)
    token = caller.post("/people", {"name": "Archivist"})["token"]
    for each in game_ids():  # answered when the game is loaded: only then memory is that of tables
        caller.post("/records", write_record(Match(find_game(each), seed=1)), token)
    for _ in range(20):
        caller.post("/records", text, token)
    before = resident(pid)
    for _ in range(IDLE_TABLES):
        caller.post("/records", text, token)
    after = resident(pid)
    return None if before is None or after is None else (after - before) / IDLE_TABLES


def run(
    tables: int = 300, pause: float = 3.0, seconds: float = 20.0, game: str | None = None
) -> dict[str, float | None]:
    """Play so many tables for so many seconds, as JSON and as pages; each player pauses about `pause` before a move."""
    game = game or min(game_ids(), key=lambda each: find_game(each).seats)
    figures: dict[str, float | None] = {"tables": float(tables), "pause_s": pause}
    with (
        tempfile.TemporaryDirectory(prefix="thronsaal-bench-") as folder,
        serving(Path(folder), **LOOSE) as (port, pid),
    ):
        idle = _idle_bytes(port, pid, game)
        figures["idle_table_kb"] = None if idle is None else idle / 1024
        for form in ("json", "html"):
            measured = asyncio.run(_update_sizes(port, form, game))
            measured |= asyncio.run(_play(port, pid, form, game, tables, pause, seconds))
            figures |= {f"{form}_{name}": figure for name, figure in measured.items()}
    return figures
