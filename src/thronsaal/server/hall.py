"""The hall: where tables are found, written to and watched.

All that is done at a table goes through `Hall.write`: plan, store, absorb, tell, one after the other under the table's
lock. Nobody is told of anything that is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from thronsaal.bots import Conductor
from thronsaal.core.reason import Refused
from thronsaal.core.registry import game_ids
from thronsaal.server.audience import Live, Watcher
from thronsaal.server.briefs import brief_of
from thronsaal.server.bus import Bus
from thronsaal.server.chronicle import RulesChanged, is_of_now, known_position, replayed
from thronsaal.server.deeds import deed_of
from thronsaal.server.errors import Denied
from thronsaal.server.hearing import NOTE_SECONDS, Hearing
from thronsaal.server.metrics import Metrics
from thronsaal.server.people import Person, now
from thronsaal.server.presence import Presence
from thronsaal.server.settings import Settings
from thronsaal.server.sight import Sight
from thronsaal.server.store import Brief, Store, StoredDeed, StoreDown, Taken
from thronsaal.server.table import Done, Draft, Entry, Table, Viewer
from thronsaal.server.thinkers import Thinkers, rehearse
from thronsaal.server.turns import Addresses
from thronsaal.server.voices import Voices

log = logging.getLogger("thronsaal.hall")

Plan: TypeAlias = Callable[[Table], list[Draft]]
Keep: TypeAlias = Callable[[Sequence[Entry]], Awaitable[None]]

TICK_SECONDS = 0.5
RETRY_SECONDS = 2.0
WEEK = 7 * 86_400_000
LISTED = frozenset(("sat", "left", "filled", "began"))
"""What happens at a table that lists show, besides moves."""
PASSING = 10
"""A table where somebody passes for a while stays in memory so many times as long."""
STALE_SECONDS = 30.0
"""Housekeeping that has not come round for so long has come to grief."""


class Hall:
    """Every table of the house."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        voices: Voices,
        metrics: Metrics | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.settings = settings
        self.bus = bus or Bus()
        self.hearing = Hearing(self)
        self.is_shared = self.bus.is_shared or store.is_shared
        """Whether other servers may write to our tables."""
        self.forget: Callable[[str], None] = lambda person_id: None
        """Called when another server wrote something about a person."""
        self.metrics = metrics or Metrics()
        self.store = store
        self.thinkers = thinkers
        self.voices = voices
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.stir: Callable[[Live], object] = lambda live: None
        """Called whenever something happened at a table, or somebody came: bots may have something to do."""
        self.rehearse: Callable[[str], None] = rehearse
        """Does once all that a game will do, so that it does not hold up everybody when it is first done."""
        self._alarms: dict[str, int] = {}
        """The tables that left memory with a clock that runs, and when it is up."""
        self.chores: list[Callable[[], Awaitable[None]]] = []
        """What else is to be done whenever housekeeping comes round."""
        self.noted: Callable[[Iterable[str]], object] = lambda table_ids: None
        """Called with the tables where something has happened, when it is written into the lists."""
        self._unnoted: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.addresses = Addresses()
        self._ticked = time.monotonic()
        self._warm: dict[str, asyncio.Event] = {game_id: asyncio.Event() for game_id in game_ids()}

    # Opening and closing

    def start(self) -> None:
        """Begin to warm up, to tidy up, and to look for what other processes wrote."""
        for game_id in self.thinkers.games:
            self.spawn(self._warm_up(game_id))
        self.spawn(self._tick())

    async def close(self) -> None:
        """Stop, with the lists up to date."""
        for live in self._live.values():
            for watcher in live.watchers:
                watcher.part()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(StoreDown):
            await self.note()

    def spawn(self, work: Awaitable[None]) -> None:
        """Have something done that ends with the hall at the latest."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task broke", exc_info=error)

    async def _warm_up(self, game_id: str) -> None:
        """Load the kernels of a game beside the event loop, after a worker has compiled them."""
        await self.thinkers.rules[game_id].wait()
        try:
            await asyncio.to_thread(self.rehearse, game_id)
        except Exception as error:
            log.error("game cannot be rehearsed", extra={"game": game_id, "why": repr(error)})
        self._warm[game_id].set()

    async def ready(self, game_id: str) -> None:
        """Wait until a game can be dealt without holding up everybody else."""
        if not self.is_ready(game_id):
            self.thinkers.want(game_id)
            await self._warm[game_id].wait()

    def is_ready(self, game_id: str) -> bool:
        """Whether a game can be dealt at once."""
        return game_id not in self._warm or self._warm[game_id].is_set()

    async def awaited(self, table_id: str) -> str | None:
        """The game that must be prepared before this table can be opened; None where there is nothing to wait for."""
        if table_id in self._live or all(event.is_set() for event in self._warm.values()):
            return None
        stored = await self.stored(table_id)
        if self.is_ready(stored.game) or not is_of_now(stored.game, stored.version):
            return None
        self.thinkers.want(stored.game)
        return stored.game

    # Finding

    async def find(self, table_id: str) -> Table:
        """The table of this id as it is now, from memory or by replay. Raises Denied."""
        return (await self.fresh(table_id)).table

    async def fresh(self, table_id: str) -> Live:
        """The table with all that any server has written by now. Raises Denied."""
        is_here = table_id in self._live
        live = await self.live(table_id)
        if is_here and self.is_shared:
            async with live.lock:
                await self.catch_up(live)
        return live

    async def live(self, table_id: str) -> Live:
        """The table with those who look on; news of other servers may still be on their way. Raises Denied."""
        live = self._live.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        self.stir(live)
        return live

    def attend(self, live: Live, watcher: Watcher, person: Person | None = None) -> None:
        """Let somebody look on, until they leave."""
        live.watchers.add(watcher)
        if person is not None:
            if person.id not in live.table.presence.at_windows:
                self.bus.came(live.table.id, person.id)
            live.table.presence.came(person.id, now())
        self.stir(live)

    def leave(self, live: Live, watcher: Watcher, person: Person | None = None) -> None:
        """Somebody looks away."""
        live.watchers.discard(watcher)
        if person is not None:
            live.table.presence.went(person.id, now())
            if person.id not in live.table.presence.at_windows:
                self.bus.went(live.table.id, person.id)

    async def _load(self, table_id: str) -> Live:
        stored = await self.stored(table_id)
        entries = await self.store.entries(table_id)
        seen = await self.store.seen([table_id])
        known = await self.store.do(lambda db: known_position(db, table_id), writes=False)
        deed = deed_of(stored)
        await self.ready(stored.game)
        try:
            table = await asyncio.to_thread(replayed, deed, entries, known)  # beside the loop: it may be long
        except RulesChanged as error:
            log.error("other rules", extra={"table": table_id[:6], "game": stored.game, "why": str(error)})
            raise Denied("rules-changed", 410, game=stored.game) from error
        except Exception as error:
            log.exception("table cannot be opened", extra={"table": table_id[:6]})
            raise Denied("broken-table", 500) from error
        live = self.admit(table)
        for person, at in seen[table_id].items():
            table.presence.did(person, at)
        return live

    async def stored(self, table_id: str) -> StoredDeed:
        """What a table was set up with, whether or not its game is still here. Raises Denied."""
        if len(table_id) > 64 or not table_id.isascii() or not table_id.isprintable():
            raise Denied("no-table", 404)
        stored = await self.store.deed(table_id)
        if stored is None:
            raise Denied("no-table", 404)
        if stored.is_closed:
            raise Denied("closed-table", 410)
        return stored

    def admit(self, table: Table) -> Live:
        """Take a table into memory. Its place in the lists is written anew, in case a crash left that behind."""
        table.presence = Presence(now(), self.settings.gone_seconds, self.settings.patience_seconds)
        live = self._live[table.id] = Live(table, Conductor(table.match))
        self._unnoted.add(table.id)
        self.bus.join(table.id)
        self.stir(live)
        return live

    def held(self, table_id: str) -> Live | None:
        """The table of this id, if it is in memory."""
        return self._live.get(table_id)

    def holds(self, live: Live) -> bool:
        """Whether this is the table as it is in memory, and not one that was let go."""
        return self._live.get(live.table.id) is live

    @property
    def tables(self) -> list[Live]:
        """Every table in memory."""
        return list(self._live.values())

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def watched(self) -> int:
        """How many sockets look on."""
        return sum(len(live.watchers) for live in self._live.values())

    def sight(self, table: Table, viewer: Viewer, after: int = 0) -> Sight:
        """All that the viewer may know now; of the log only what comes behind entry `after`."""
        return Sight(table, viewer, self.voices, after, warming=not self.thinkers.is_warm(table.game.id))

    async def open_tables(self, limit: int = 50) -> list[Brief]:
        """Public tables to join or watch, not touched longer ago than a week."""
        await self.note()
        found = await self.store.open_tables(now() - WEEK, limit)
        # Where a game has another version than a table, nobody can play on there.
        return [brief for brief in found if brief.game not in game_ids() or is_of_now(brief.game, brief.version)]

    async def tables_of(self, person: Person, limit: int = 50) -> list[Brief]:
        """Where a person sits, sat, or has set up."""
        await self.note()
        return await self.store.tables_of(person.id, limit)

    # Writing

    async def write(self, live: Live, plan: Plan, keep: Keep | None = None) -> Done:
        """Plan, store, absorb, tell. Raises what the plan raises, or StoreDown; then nothing has changed."""
        # Once begun it is finished, even when whoever asked hangs up: memory and store must not drift apart.
        return await asyncio.shield(asyncio.ensure_future(self._write(live, plan, keep)))

    async def _write(self, live: Live, plan: Plan, keep: Keep | None) -> Done:
        table = live.table
        async with live.lock:
            while drafts := await self._planned(live, plan):
                # The clock of another server may be ahead: times in a journal never go back.
                at = max(now(), table.entries[-1].at if table.entries else 0)
                entries = [Entry(table.number + n, d.kind, d.seat, d.data, at) for n, d in enumerate(drafts, 1)]
                try:
                    await (keep(entries) if keep else self.store.append(table.id, entries))
                except Taken as taken:
                    # Another process was faster: see what it wrote and judge anew.
                    if not await self.catch_up(live):
                        raise StoreDown("the journal is taken and empty at once") from taken
                    continue
                self.bus.tell(table.id, entries[-1].number)
                self._absorb(live, entries)
                self._changed(live, entries)
                return Done(entries[0].number, table.position)
            return Done(table.number, table.position)

    async def _planned(self, live: Live, plan: Plan) -> list[Draft]:
        """What is to be written. Nobody is refused, or told that it is done, by what another server has overtaken."""
        while True:
            try:
                if drafts := plan(live.table):
                    return drafts
            except (Denied, Refused):
                if not self.is_shared or not await self.catch_up(live):
                    raise
            else:
                if not self.is_shared or not await self.catch_up(live):
                    return []

    def _absorb(self, live: Live, entries: Sequence[Entry]) -> None:
        try:
            live.table.replay(entries)
            if live.conductor.match is not live.table.match:
                live.conductor = Conductor(live.table.match)  # begun with fewer seats than it was set up for
        except Exception:
            log.exception("entry cannot be absorbed", extra={"table": live.table.id[:6], "number": entries[0].number})
            self._let_go(live)
            raise

    async def catch_up(self, live: Live) -> bool:
        """Absorb what other servers wrote, under the lock of the table; whether there was anything."""
        entries = await self.store.entries(live.table.id, live.table.number)
        if entries:
            self._absorb(live, entries)
            self._changed(live, entries)
        return bool(entries)

    def _changed(self, live: Live, entries: Sequence[Entry]) -> None:
        self._unnoted.add(live.table.id)
        live.changed.set()
        live.changed = asyncio.Event()
        live.wake()
        self.stir(live)
        if self.is_shared and (live.table.is_open or any(entry.kind in LISTED for entry in entries)):
            self.spawn(self._note_soon())  # the lists of other servers know only what is written

    async def _note_soon(self) -> None:
        with contextlib.suppress(StoreDown):  # housekeeping will see it, too, and try again
            await self.note()

    @staticmethod
    async def until_changed(live: Live, seconds: float) -> None:
        """Wait until something happens at a table, but no longer than so."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(live.changed.wait(), seconds)

    # Housekeeping

    async def _tick(self) -> None:
        noted = time.monotonic()
        while True:
            began = time.monotonic()
            await asyncio.sleep(TICK_SECONDS)
            self.metrics.lag.set(max(0.0, time.monotonic() - began - TICK_SECONDS))
            try:
                if not self.bus.hears_all:
                    await self.hearing.look(self.tables if self.is_shared else [t for t in self.tables if t.watchers])
                await self._watch_clocks()
                self.hearing.watch_doors()
                for chore in self.chores:
                    await chore()
                if time.monotonic() - noted > NOTE_SECONDS:
                    noted = time.monotonic()
                    await self.note()
                    await self.hearing.note_people()
                    self.thinkers.tend()
                self._sweep()
                self._ticked = time.monotonic()
            except StoreDown as error:
                self.metrics.refused.inc()
                log.error("store is down", extra={"why": str(error)})
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:  # whatever it is: without housekeeping clocks stand still
                log.exception("housekeeping broke")
                await asyncio.sleep(RETRY_SECONDS)

    @property
    def is_kept(self) -> bool:
        """Whether housekeeping comes round."""
        return time.monotonic() - self._ticked < STALE_SECONDS

    @contextlib.contextmanager
    def alone(self, live: Live) -> Iterator[None]:
        """What breaks at one table stays there: it leaves memory, and the others never notice."""
        try:
            yield
        except StoreDown:
            raise
        except Exception:
            log.exception("table broke", extra={"table": live.table.id[:6]})
            self._let_go(live)

    def drop(self, table_id: str) -> None:
        """Something about a table was changed beside us: whoever looks on calls again, and it is read anew."""
        if (live := self._live.get(table_id)) is not None:
            self._unnoted.discard(table_id)
            self._let_go(live)

    def _let_go(self, live: Live) -> None:
        self._live.pop(live.table.id, None)
        self.bus.part(live.table.id)
        for watcher in live.watchers:
            watcher.part()

    async def _watch_clocks(self) -> None:
        """Make the moves of those whose time is up."""
        at = now()
        for table_id in [table_id for table_id, up in self._alarms.items() if up <= at]:
            del self._alarms[table_id]
            with contextlib.suppress(Denied):
                await self.live(table_id)
        for live in self.tables:
            with self.alone(live):
                try:
                    if live.table.is_late(at):
                        await self.write(live, lambda table: table.plan_lapse(at))
                except Refused as error:
                    where = {"table": live.table.id[:6], "rule": error.reason.rule}
                    log.error("the clock makes no legal move", extra=where)

    async def note(self) -> None:
        """Write what has changed into the lists."""
        ids, self._unnoted = self._unnoted, set()
        briefs = []
        for live in [self._live[table_id] for table_id in ids if table_id in self._live]:
            with self.alone(live):
                briefs.append(brief_of(live.table))
        if not briefs:
            return
        self.noted(brief.id for brief in briefs)
        try:
            await self.store.note(briefs)
        except StoreDown:
            self._unnoted |= ids  # once more, when the store is back
            raise

    def _sweep(self) -> None:
        """Let idle tables go; they come back by replay. Who is passed over for now is known here only: it is kept."""
        at = time.monotonic()
        for table_id, live in list(self._live.items()):
            busy = live.watchers or live.thinking or live.lock.locked() or table_id in self._unnoted
            rest = self.settings.idle_seconds * (PASSING if live.table.orders else 1)
            if live.used < at - rest and not busy:
                del self._live[table_id]
                self.bus.part(table_id)
                if live.table.deadline is not None:
                    self._alarms[table_id] = live.table.deadline[1]
