"""Houses and servers for tests: in this event loop, in a thread, or as a process of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec
from weakref import WeakKeyDictionary

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from thronsaal.core.chance import Chance
from thronsaal.core.words import Move, Seat
from thronsaal.server.audience import Watcher
from thronsaal.server.house import House
from thronsaal.server.people import Person
from thronsaal.server.running import config
from thronsaal.server.settings import Settings
from thronsaal.server.setup import ChairWish, Wish
from thronsaal.server.table import Chair, Deed, Draft, Entry, Table

P = ParamSpec("P")

ANNA, BEN, CARA = Person("anna-id", "Anna"), Person("ben-id", "Ben"), Person("cara-id", "Cara")
PEOPLE = (ANNA, BEN, CARA)


def in_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run an asynchronous test."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def within() -> None:
            async with asyncio.timeout(120):
                await test(*args, **kwargs)

        asyncio.run(within())

    return run


def sqlite(folder: Path) -> str:
    """A database in a file."""
    return f"sqlite:///{folder / 'hall.sqlite3'}"


@contextlib.asynccontextmanager
async def opened(db: str, thinking: bool = False, **changes: Any) -> AsyncIterator[House]:
    """A house in this event loop; without worker processes unless bots are to think."""
    # Whatever the hall would answer for people it answers after the test, unless that is what is tested.
    house = House(Settings(db=db, workers=1, bot_pause=0.0, **{"decoy_pause": 3600.0, **changes}))
    if not thinking:
        house.thinkers.start = house.thinkers.release  # type: ignore[method-assign]
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def table_of(house: House, *people: Person, game: str = "claim", **changes: Any) -> Table:
    """A table where all these people sit."""
    chairs = [ChairWish("me"), *[ChairWish("open")] * (len(people) - 1)]
    table = await house.setup.create(people[0], Wish(game, chairs=chairs, **changes))
    for person in people[1:]:
        await house.play.sit(table.id, person)
    return table


def bare_table(seats: int = 2, seed: int = 7, game: Any = None) -> Table:
    """A table in memory only, with Anna, Ben and so on."""
    from thronsaal.core.registry import find_game  # noqa: PLC0415 - after a toy game was installed

    chosen = game or find_game("claim")
    chairs = tuple(Chair("person", person.name, person.id) for person in PEOPLE[:seats])
    return Table(Deed("t", chosen, chosen.settle({}), seed, chairs))


def absorb(table: Table, drafts: list[Draft]) -> None:
    """What storing would do, without a store."""
    for draft in drafts:
        table.absorb(Entry(table.number + 1, draft.kind, draft.seat, draft.data, 1_000))


def any_move(table: Table, seat: Seat | None = None, chance: Chance | None = None) -> tuple[Seat, Move]:
    """A seat that may act and a legal move."""
    actor = table.actors[0] if seat is None else seat
    legal = table.match.state.legal(actor)
    return actor, legal[0] if chance is None else chance.pick(legal)


async def play_on(house: House, table: Table, moves: int, chance: Chance | None = None) -> None:
    """So many moves by whoever may act."""
    for _ in range(moves):
        if not table.actors:
            return
        seat, move = any_move(table, None, chance)
        person = Person(table.chairs[seat].person, table.chairs[seat].name)
        await house.play.move(table.id, person, table.game.write(move), table.position)


class Onlooker:
    """Counts how often something happened."""

    def __init__(self, has_eyes: bool = True) -> None:
        self.has_eyes = has_eyes
        self.woken = asyncio.Event()
        self.parted = False
        self.looked = False

    def wake(self) -> None:
        self.woken.set()

    def look(self) -> None:
        self.looked = True

    def part(self) -> None:
        self.parted = True


async def watch(house: House, table_id: str, has_eyes: bool = True) -> Onlooker:
    onlooker = Onlooker(has_eyes)
    watcher: Watcher = onlooker
    house.hall.attend(await house.hall.live(table_id), watcher)
    return onlooker


class Threaded(uvicorn.Server):
    """A server in a thread."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(config(settings))
        self.ready = threading.Event()

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets=sockets)
        self.ready.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are for the main thread."""
        yield

    @property
    def port(self) -> int:
        return int(self.servers[0].sockets[0].getsockname()[1])


@contextlib.contextmanager
def serving(settings: Settings) -> Iterator[tuple[int, House]]:
    """A real server on a free port, in a thread."""
    server = Threaded(settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    assert server.ready.wait(60)
    try:
        yield server.port, _house(server)
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive()


def _house(server: Threaded) -> House:
    app: Any = server.config.app
    found: House = app.state.house
    return found


class Client:
    """Somebody who talks to a server, by token."""

    def __init__(self, port: int, name: str, language: str = "en") -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=120)
        self.http.headers["accept-language"] = language
        self.token = str(self.http.post("/people", json={"name": name}).raise_for_status().json()["token"])
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def get(self, path: str, **query: Any) -> Any:
        return self.http.get(path, params=query).raise_for_status().json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def error(self, path: str, body: Any = None, **rest: Any) -> tuple[int, dict[str, Any]]:
        answer = self.http.post(path, json=body, **rest)
        return answer.status_code, answer.json()["error"]

    def socket(self, table: str, after: int = 0, **headers: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/v1/tables/{table}/events?after={after}"
        return connect(url, additional_headers={"authorization": f"Bearer {self.token}", **headers}, compression=None)


KEPT: WeakKeyDictionary[ClientConnection, list[dict[str, Any]]] = WeakKeyDictionary()
"""What came in while something else was waited for: answers and updates overtake each other."""


def heard(line: ClientConnection, kind: str, timeout: float = 60) -> dict[str, Any]:
    """The next message of this kind."""
    kept = KEPT.setdefault(line, [])
    for message in kept:
        if message["type"] == kind:
            kept.remove(message)
            return message
    while True:
        message = json.loads(line.recv(timeout))
        if message["type"] == kind:
            return message
        kept.append(message)


def eventually(is_so: Callable[[], bool]) -> None:
    """Wait, not longer than needed, for something that happens in another thread."""
    pause, until = threading.Event(), time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < until
        pause.wait(0.005)


@contextlib.contextmanager
def process(db: str, *extra: str, first: str = "", **more: Any) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server as a process of its own, to be killed: the process and its port. `first` is run there before."""
    settings = {"port": 0, "db": db, "rate": 1e9, "address_rate": 1e9, "bot_pause": 0, "workers": 1, **more}
    code = f"{first}\nfrom thronsaal.server import Settings, serve; serve(Settings(**{settings!r}))"
    run = subprocess.Popen(
        [sys.executable, "-c", code, *extra],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert run.stdout is not None
        line = run.stdout.readline()
        yield run, int(line.rstrip("/\n").rpartition(":")[2])
    finally:
        run.kill()
        run.wait()
        if run.stdout is not None:
            run.stdout.close()
