"""The bus over Redis, which the extra `scale` installs.

News go out as messages on a channel for each table, to those servers only that have the table in memory. Who has
windows open lies in a hash for each table, limits are token buckets, tasks are keys with a time; all of it may be lost
without harm. A server says every second that it lives, and hears itself say so: who hears nothing has lost the line.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, TypeAlias

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as LineDown
from redis.exceptions import RedisError

from thronsaal.server.bus import Bus, Ears, Settle

log = logging.getLogger("thronsaal.courier")

BEAT_SECONDS = 1.0
LIFE_SECONDS = 3.5
"""A server that is not heard of for so long is taken for dead."""
MISSED_SECONDS = 300.0
"""So long the others look into the database themselves: it may live, and only its line be cut."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
SETTLE_SECONDS = 0.05
"""Limits are settled together so often; until then each server lets through what it has itself."""
PATIENCE_SECONDS = 2.0
MOST_AT_ONCE = 500
DAY, HOUR = 86_400, 3600
DOWN = (RedisError, OSError, TimeoutError)

TAKE_ON = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] and redis.call('EXISTS', ARGV[3] .. holder) == 1 then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
GIVE_BACK = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"
SPEND = """
local clock = redis.call('TIME')
local now, rate, most = clock[1] + clock[2] / 1000000, tonumber(ARGV[2]), tonumber(ARGV[3])
local was = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = math.min(most, (tonumber(was[1]) or most) + (now - (tonumber(was[2]) or now)) * rate)
left = math.max(-most, left - tonumber(ARGV[1]))
redis.call('HSET', KEYS[1], 'left', left, 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil((most - left) / rate * 1000) + 1000)
return tostring(left)
"""
"""A token bucket. What several servers let through at once becomes a debt, so that the rate holds on average."""


Command: TypeAlias = "tuple[str | int, ...]"


class Courier(Bus):
    """The bus to all servers with the same Redis and the same database."""

    is_shared = True
    is_up = False

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis: Any = Redis.from_url(
            url,
            decode_responses=True,
            socket_timeout=PATIENCE_SECONDS,
            socket_connect_timeout=PATIENCE_SECONDS,
            retry=Retry(NoBackoff(), 0),  # a line that broke must be noticed: what was said meanwhile is lost
        )
        self._scripts = {text: self._redis.register_script(text) for text in (TAKE_ON, GIVE_BACK, SPEND)}
        self._prefix = ""
        self._ears: Ears | None = None
        self._settle: Settle = lambda key, left: None
        self._line: PubSub | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._awake, self._due, self._spending = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._tables: set[str] = set()
        self._joining: set[str] = set()
        self._parting: set[str] = set()
        self._joined: list[str] = []
        self.heard: set[str] = set()
        """The tables of which everything is heard."""
        self._news: dict[str, int] = {}
        self._commands: list[Command] = []
        self._spent: dict[str, tuple[int, float, float]] = {}
        self._servers: dict[str, float] = {}
        """The others, and when each was last heard of."""
        self._missing: dict[str, float] = {}
        """Servers that went without a word, and since when."""

    # Opening and closing

    async def open(self, house: str, ears: Ears, settle: Settle) -> None:
        self._prefix = f"thronsaal:{house}:"
        self._ears, self._settle = ears, settle
        for work in (self._listen, self._work, self._beat, self._balance):
            self._tasks.append(asyncio.create_task(work()))

    async def close(self) -> None:
        if not self._tasks:
            return
        with contextlib.suppress(*DOWN):
            if self.is_up:
                await self._send()
                await self._run([("DEL", self._name("server", self.server)), self._message("house", "bye")])
        left = set(self._tasks)
        while left:  # one that is just being woken may not notice that it is told to stop
            for task in left:
                task.cancel()
            left = (await asyncio.wait(left, timeout=0.1))[1]
        self._tasks.clear()
        with contextlib.suppress(*DOWN):
            await self._redis.aclose()

    @property
    def hears_all(self) -> bool:  # type: ignore[override]
        """Whether everything is heard of that others write; else one has to look."""
        return self.is_up and not self._missing

    def _name(self, kind: str, name: str) -> str:
        return f"{self._prefix}{kind}:{name}"

    def _message(self, channel: str, *words: str) -> tuple[str, ...]:
        return "PUBLISH", self._prefix + channel, " ".join((self.server, *words))

    # Hearing

    async def _listen(self) -> None:
        """Keep a line open, for ever."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._redis.pubsub() as line:
                    await line.subscribe(self._prefix + "house")
                    self._line = line
                    while (message := await line.get_message(timeout=LIFE_SECONDS)) is not None:
                        self._take(message)
                        if self.is_up:
                            pause = FIRST_PAUSE
                raise LineDown("nothing is heard any more")
            except DOWN as error:
                self._fall(error)
            except Exception:  # whatever it is: a server that hears nothing any more must not believe that all is well
                log.exception("courier broke")
                self._fall(None)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _take(self, message: Mapping[str, Any]) -> None:
        channel = str(message["channel"]).removeprefix(self._prefix)
        kind, _, name = channel.partition(":")
        if message["type"] == "subscribe":
            if kind == "house":
                self._due.set()  # say at once that we live: when we hear it, the line is up
            elif name in self._tables:
                self._joined.append(name)
                self._awake.set()
        elif message["type"] == "message":
            server, _, words = str(message["data"]).partition(" ")
            if kind == "house":
                self._hear(server, *words.partition(" ")[::2])
            elif server != self.server and name in self._tables:
                self._hear_table(name, server, *words.partition(" ")[::2])

    def _hear(self, server: str, what: str, about: str) -> None:
        assert self._ears is not None
        if server == self.server:
            if not self.is_up:
                self._rise()
            return
        self._servers[server] = time.monotonic()
        self._missing.pop(server, None)
        if what == "bye":
            del self._servers[server]
            self._ears.lost(server)
        elif what == "person":
            self._ears.changed(about)

    def _hear_table(self, table_id: str, server: str, what: str, about: str) -> None:
        assert self._ears is not None
        if what == "grew" and about.isdecimal():
            self._ears.grew(table_id, int(about))
        elif what == "came":
            self._ears.came(table_id, server, about)
        elif what == "went":
            self._ears.went(table_id, server, about)

    def _rise(self) -> None:
        """The line is up: hear of all tables again, and tell what nobody could hear meanwhile."""
        log.info("bus is up", extra={"server": self.server})
        self.is_up = True
        self._joining, self._parting = set(self._tables), set()
        self._announce()
        self._awake.set()

    def _fall(self, error: BaseException | None) -> None:
        self._line = None
        if self.is_up:
            log.error("bus is down", extra={"why": str(error)})
            self.is_up = False
            self._commands.clear()
            self._joined.clear()
            self.heard.clear()
            self._servers.clear()
            assert self._ears is not None
            self._ears.cut()

    def _announce(self) -> None:
        assert self._ears is not None
        for table_id, people in self._ears.here().items():
            for person in people:
                self.came(table_id, person)

    # Telling

    def join(self, table_id: str) -> None:
        self._tables.add(table_id)
        self._parting.discard(table_id)
        self._joining.add(table_id)
        self._awake.set()

    def part(self, table_id: str) -> None:
        self._tables.discard(table_id)
        self._joining.discard(table_id)
        self.heard.discard(table_id)
        self._parting.add(table_id)
        self._awake.set()

    def tell(self, table_id: str, number: int) -> None:
        self._news[table_id] = number  # kept while the line is down, and told when it is back
        self._awake.set()

    def came(self, table_id: str, person: str) -> None:
        key = self._name("here", table_id)
        self._say(("HSET", key, f"{self.server} {person}", "1"), ("EXPIRE", key, DAY))
        self._say(self._message(f"table:{table_id}", "came", person))

    def went(self, table_id: str, person: str) -> None:
        self._say(("HDEL", self._name("here", table_id), f"{self.server} {person}"))
        self._say(self._message(f"table:{table_id}", "went", person))

    async def tell_of(self, person_id: str) -> None:
        with contextlib.suppress(*DOWN):
            if self.is_up:
                await self._run([self._message("house", "person", person_id)])

    def _say(self, *commands: Command) -> None:
        if self.is_up:  # what is here is announced anew when the line is back
            self._commands += commands
            self._awake.set()

    async def _work(self) -> None:
        """Send whatever waits, together, as soon as it is there."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            if not self.is_up:
                continue
            try:
                await self._send()
            except DOWN as error:
                log.error("bus cannot be told", extra={"why": str(error)})

    async def _send(self) -> None:
        line = self._line
        if line is None:
            return
        joining, self._joining = list(self._joining), set()
        parting, self._parting = list(self._parting), set()
        news, self._news = self._news, {}
        commands, self._commands = self._commands, []
        try:
            await self._run([*(self._message(f"table:{each}", "grew", str(n)) for each, n in news.items()), *commands])
        except DOWN:
            self._news = {**news, **self._news}
            raise
        for ask, tables in ((line.subscribe, joining), (line.unsubscribe, parting)):
            for some in _chunks(tables):
                await ask(*(self._name("table", table_id) for table_id in some))
        await self._look_around()

    async def _look_around(self) -> None:
        """See who is at the tables that we have just begun to hear of."""
        assert self._ears is not None
        joined, self._joined = list(dict.fromkeys(self._joined)), []
        for some in _chunks(joined):
            found = await self._run([("HGETALL", self._name("here", table_id)) for table_id in some])
            pairs = [
                (table_id, *field.split(" ", 1)) for table_id, each in zip(some, found, strict=True) for field in each
            ]
            servers = sorted({server for _, server, _ in pairs} - {self.server})
            lives = await self._run([("EXISTS", self._name("server", server)) for server in servers])
            alive = {server for server, is_there in zip(servers, lives, strict=True) if is_there}
            windows: dict[str, dict[str, set[str]]] = {}
            for table_id, server, person in pairs:
                if server in alive:
                    windows.setdefault(table_id, {}).setdefault(server, set()).add(person)
            for server in alive:
                self._servers.setdefault(server, time.monotonic())
            self.heard.update(self._tables.intersection(some))
            self._ears.joined(some, windows)

    async def _run(self, commands: Collection[Command]) -> list[Any]:
        if not commands:
            return []
        async with self._redis.pipeline(transaction=False) as together:
            for command in commands:
                together.execute_command(*command)
            return list(await together.execute())

    # Living

    async def _beat(self) -> None:
        """Say every second that we live, and see who does not any more."""
        beaten = time.monotonic()
        while True:
            with contextlib.suppress(*DOWN):
                life = int(1000 * LIFE_SECONDS)
                await self._run(
                    [("SET", self._name("server", self.server), "1", "PX", life), self._message("house", "beat")]
                )
            at = time.monotonic()
            if self.is_up:
                if at - beaten > LIFE_SECONDS:
                    self._announce()  # the others must have taken us for dead
                self._bury(at)
            beaten = at
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._due.wait(), BEAT_SECONDS)
            self._due.clear()

    def _bury(self, at: float) -> None:
        assert self._ears is not None
        for server, heard in list(self._servers.items()):
            if at - heard > LIFE_SECONDS:
                log.warning("a server is heard of no more", extra={"server": server})
                del self._servers[server]
                self._missing[server] = at
                self._ears.lost(server)
        for server, since in list(self._missing.items()):
            if at - since > MISSED_SECONDS:
                del self._missing[server]

    # Limits and tasks

    def spend(self, key: str, rate: float, burst: float) -> None:
        if self.is_up:
            self._spent[key] = (self._spent.get(key, (0, rate, burst))[0] + 1, rate, burst)
            self._spending.set()

    async def _balance(self) -> None:
        """Settle with the others what was spent."""
        while True:
            await self._spending.wait()
            await asyncio.sleep(SETTLE_SECONDS)
            self._spending.clear()
            spent, self._spent = self._spent, {}
            with contextlib.suppress(*DOWN):
                async with self._redis.pipeline(transaction=False) as together:
                    for key, values in spent.items():
                        await self._scripts[SPEND](keys=[self._name("rate", key)], args=values, client=together)
                    lefts = await together.execute()
                for key, left in zip(spent, lefts, strict=True):
                    self._settle(key, float(left))

    async def take_on(self, key: str, seconds: float) -> bool:
        args = self.server, int(1000 * seconds), self._name("server", "")
        return bool(await self._try(lambda: self._scripts[TAKE_ON](keys=[self._name("task", key)], args=args), 1))

    async def give_back(self, key: str) -> None:
        await self._try(lambda: self._scripts[GIVE_BACK](keys=[self._name("task", key)], args=[self.server]), None)

    async def hold(self, counts: Mapping[str, int]) -> Mapping[str, int]:
        commands = [command for key, count in counts.items() for command in self._count(key, count)]
        asked = [("HGETALL", self._name("held", key)) for key in counts]
        found = await self._try(lambda: self._run([*commands, *asked]), None)
        if found is None:
            return dict.fromkeys(counts, 0)
        return {
            key: sum(int(count) for server, count in held.items() if server in self._servers)
            for key, held in zip(counts, found[len(commands) :], strict=True)
        }

    def let_go(self, counts: Mapping[str, int]) -> None:
        for key, count in counts.items():
            self._say(*self._count(key, count))

    def _count(self, key: str, count: int) -> tuple[Command, ...]:
        name = self._name("held", key)
        if count == 0:
            return (("HDEL", name, self.server),)
        return ("HSET", name, self.server, count), ("EXPIRE", name, HOUR)

    async def _try(self, ask: Callable[[], Any], otherwise: Any) -> Any:
        """What Redis answers; or what holds without it."""
        if not self.is_up:
            return otherwise
        try:
            return await ask()
        except DOWN as error:
            log.error("bus does not answer", extra={"why": str(error)})
            return otherwise


def _chunks(names: list[str]) -> Iterable[list[str]]:
    return (names[start : start + MOST_AT_ONCE] for start in range(0, len(names), MOST_AT_ONCE))
