"""How fast the hall is: real sockets on loopback, a server in a process of its own, scripted players.

Each table has two or more people who move after a pause, as people do, and a socket for each seat. Measured is the time
from sending a move until the update has reached the last of them; once as JSON, as programs get it, and once as the
fragments that the server draws for pages.
"""

from __future__ import annotations

import asyncio
import html
import http.client
import itertools
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
from thronsaal.server.patches import apply_patch
from thronsaal.server.running import config, prepare
from thronsaal.server.settings import Settings

IDLE_TABLES = 40
LONG = 300
"""The moves of a long match, unless it is over before."""
IDLE_SECONDS = 4.0
FEW_LINES, MANY_LINES = 10, 300
MANY = 1_000_000
LOOSE = {"rate": 1e9, "address_rate": 1e9, "sockets_per_address": MANY, "tables_per_person": MANY, "connections": MANY}
LOOSE |= {"connections_per_address": MANY}


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
        port=0,
        db=f"sqlite:///{folder / 'bench.sqlite3'}",
        workers=1,
        bot_pause=0.0,
        idle_seconds=IDLE_SECONDS,
        log_level="error",
        **changes,
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

    def get(self, path: str) -> Any:
        """The answer to a GET."""
        self._line.request("GET", path)
        return json.loads(self._line.getresponse().read())

    def rest(self) -> None:
        """Wait until no table is in memory any more."""
        for _ in range(600):
            self.get("/api/v1/tables")  # writes what has changed into the lists; before that no table goes
            if self.get("/health")["tables"] == 0:
                return
            time.sleep(0.2)
        raise TimeoutError("tables stay in memory")


@dataclass(slots=True)
class Tally:
    """What the players measured."""

    seats: int
    latencies: list[float] = field(default_factory=list)
    updates: int = 0
    received: int = 0
    """Bytes on the line, after the first update of each page."""
    faults: int = 0


class Line(ClientConnection):
    """A socket that counts what comes over the line."""

    received = 0

    def data_received(self, data: bytes) -> None:
        """Count, and read on."""
        self.received += len(data)
        super().data_received(data)


class Screen:
    """What a page shows, as its script would: parts that come whole or as patches, one after the other."""

    def __init__(self) -> None:
        self._parts: dict[str, str] = {}
        self.offers: list[str] = []
        """The moves that may be made now."""

    def show(self, update: dict[str, Any]) -> None:
        """Take over an update, as data or as parts."""
        if "legal" in update:
            self.offers = [choice["move"] for choice in update["legal"]]
            return
        for name, news in update["parts"].items():
            self._parts[name] = news if isinstance(news, str) else apply_patch(self._parts[name], news)
        found = re.findall(r'class="move" data-move="([^"]*)"', self._parts["part-moves"])
        self.offers = [html.unescape(move) for move in found]


class Scripted:
    """A table and its players: whoever may move does so after the pause, any legal move; also several at once.

    A move counts from being sent until the last page has it. The answer says which entry it became.
    """

    def __init__(self, tally: Tally, pause: float, chance: Chance) -> None:
        self._tally = tally
        self._pause = pause
        self._chance = chance
        self._sent: dict[int, float] = {}
        self._moved: dict[int, float] = {}
        self._reached: dict[int, list[float]] = {}
        self._waiting: list[asyncio.Task[None] | None] = [None] * tally.seats
        self._shown = [(0, 0)] * tally.seats
        """The entry and the position that each page shows."""
        self._taken = [0] * tally.seats
        """The entry that each seat's last move became; -1: not answered yet."""
        self._ids = itertools.count(1)
        self.screens = [Screen() for _ in range(tally.seats)]
        self.lines: list[Line] = []

    async def follow(self, seat: int) -> None:
        """Play one seat until the match is over."""
        before = None
        async for text in self.lines[seat]:
            arrived = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "answer":
                self._hear(seat, message)
            elif message["type"] == "update":
                if before is not None:
                    self._tally.updates += 1
                    self._tally.received += self.lines[seat].received - before
                before = self.lines[seat].received
                for number in range(message["after"] + 1, message["number"] + 1):
                    self._reach(number, arrived)
                self.screens[seat].show(message)
                self._shown[seat] = message["number"], message["position"]
                if message["phase"] == "over":
                    return
                self._consider(seat)

    def _hear(self, seat: int, answer: dict[str, Any]) -> None:
        sent = self._sent.pop(answer["id"])
        if "error" in answer:
            # Somebody else moved meanwhile and the question is another now: no fault of anybody.
            self._tally.faults += answer["error"]["code"] != "late"
            self._taken[seat] = 0
        else:
            self._taken[seat] = number = answer["number"]
            self._moved[number] = sent
            self._measure(number)
        self._consider(seat)

    def _reach(self, number: int, arrived: float) -> None:
        self._reached.setdefault(number, []).append(arrived)
        self._measure(number)

    def _measure(self, number: int) -> None:
        reached = self._reached.get(number, ())
        if number in self._moved and len(reached) == self._tally.seats:
            self._tally.latencies.append(max(reached) - self._moved[number])

    def _consider(self, seat: int) -> None:
        """Move in a while, if there is anything to move and the seat does not think already."""
        waiting = self._waiting[seat]
        if self._may_move(seat) and (waiting is None or waiting.done()):
            self._waiting[seat] = asyncio.create_task(self._move(seat))

    def _may_move(self, seat: int) -> bool:
        """Whether the page offers moves, and has seen what became of the last one."""
        return bool(self.screens[seat].offers) and 0 <= self._taken[seat] <= self._shown[seat][0]

    async def _move(self, seat: int) -> None:
        await asyncio.sleep(self._pause * (0.5 + self._chance.uniform()))
        if not self._may_move(seat):
            return
        number, (_, position) = next(self._ids), self._shown[seat]
        move = {"type": "move", "id": number, "move": self._chance.pick(self.screens[seat].offers)}
        self._taken[seat] = -1
        self._sent[number] = time.perf_counter()
        await self.lines[seat].send(json.dumps({**move, "position": position}))

    async def close(self) -> None:
        """Get up."""
        for task in self._waiting:
            if task is not None:
                task.cancel()
        await asyncio.gather(*(line.close() for line in self.lines), return_exceptions=True)


async def _seated(port: int, form: str, game: str, table: Scripted, seats: int) -> None:
    """Set up a table, and open a page for each seat."""
    caller = Caller(port)
    tokens = [caller.post("/people", {"name": f"P{n}"})["token"] for n in range(seats)]
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    table_id = caller.post("/tables", {"game": game, "seats": chairs}, tokens[0])["table"]
    for token in tokens[1:]:
        caller.post(f"/tables/{table_id}/sit", {}, token)
    url = f"ws://127.0.0.1:{port}/api/v1/tables/{table_id}/events?format={form}"
    for token in tokens:
        headers = {"authorization": f"Bearer {token}"}
        line = await connect(url, additional_headers=headers, create_connection=Line, ping_interval=None)
        assert isinstance(line, Line)
        table.lines.append(line)


async def _play(
    port: int, pid: int, form: str, game: str, tables: int, pause: float, most: float
) -> dict[str, float | None]:
    """Play all tables at once."""
    seats = find_game(game).seats[0]
    tally = Tally(seats)
    scripted = [Scripted(tally, pause, Chance(number)) for number in range(tables)]
    for table in scripted:
        await _seated(port, form, game, table, seats)
    began, used = time.perf_counter(), busy(pid)
    tasks = [asyncio.create_task(table.follow(seat)) for table in scripted for seat in range(seats)]
    await asyncio.wait(tasks, timeout=most)
    took, after = time.perf_counter() - began, busy(pid)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(table.close() for table in scripted))
    ordered = sorted(tally.latencies)
    spent = None if None in (used, after) or not ordered else ((after or 0) - (used or 0)) / len(ordered) * 1000
    return {
        "moves": float(len(ordered)),
        "moves_per_second": len(ordered) / took,
        "median_ms": statistics.median(ordered) * 1000 if ordered else None,
        "p95_ms": ordered[int(len(ordered) * 0.95)] * 1000 if ordered else None,
        "worst_ms": ordered[-1] * 1000 if ordered else None,
        "server_ms_per_move": spent,
        "server_ms_per_move_and_viewer": None if spent is None else spent / seats,
        "bytes_per_update": tally.received / tally.updates if tally.updates else None,
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


def _record(game: str, most: int) -> str:
    """A match that was played at random, or the first moves of it."""
    match, chance = Match(find_game(game), seed=1), Chance(2)
    while match.actors and len(match.moves) < most:
        seat = match.actors[0]
        match.apply(seat, chance.pick(match.state.legal(seat)))
    return write_record(match)


def _memory(port: int, pid: int, game: str) -> dict[str, float | None]:
    """Kilobytes that a short and a long table take: in memory, and when nobody has watched it for a while."""
    caller, figures = Caller(port), dict[str, float | None]()
    token = caller.post("/people", {"name": "Archivist"})["token"]
    for each in game_ids():  # answered when the game is loaded: only then memory is that of tables
        caller.post("/records", _record(each, 0), token)
    for name, most in (("short", 0), ("long", LONG)):
        text, marks = _record(game, most), list[int | None]()
        for _ in range(5):
            caller.rest()
            marks.append(resident(pid))
            for _ in range(IDLE_TABLES):
                caller.post("/records", text, token)
            marks.append(resident(pid))
        # What was let go is used again; so the first tables tell what one takes, and the later ones what stays of it.
        for kind, first, last, count in ((f"{name}_table_kb", 0, 1, 1), (f"{name}_idle_table_kb", 4, 8, 2)):
            before, after = marks[first], marks[last]
            figures[kind] = None if before is None or after is None else (after - before) / IDLE_TABLES / count / 1024
    return figures


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
        figures |= _memory(port, pid, game)
        for form in ("json", "html"):
            measured = asyncio.run(_update_sizes(port, form, game))
            measured |= asyncio.run(_play(port, pid, form, game, tables, pause, seconds))
            figures |= {f"{form}_{name}": figure for name, figure in measured.items()}
    return figures
