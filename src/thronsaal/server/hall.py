"""The hall: where tables are found, written to, watched, and where bots are called upon.

All that is done at a table goes through `Hall.write`: plan, store, absorb, tell, one after the other under the table's
lock. Nobody is told of anything that is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from thronsaal.core.chance import SEED_BITS, Chance
from thronsaal.core.reason import Refused
from thronsaal.core.registry import UnknownGame, find_game, game_ids
from thronsaal.core.words import Move, Seat
from thronsaal.server.errors import Denied
from thronsaal.server.people import Person, now
from thronsaal.server.settings import Settings
from thronsaal.server.sight import Sight
from thronsaal.server.store import Brief, Store, StoredDeed, StoreDown, Taken
from thronsaal.server.table import Deed, Done, Draft, Entry, Table, Viewer
from thronsaal.server.thinkers import Thinkers, rehearse
from thronsaal.server.voices import Voices

log = logging.getLogger("thronsaal.hall")

Plan: TypeAlias = Callable[[Table], list[Draft]]
Keep: TypeAlias = Callable[[Sequence[Entry]], Awaitable[None]]

LONG_JOURNAL = 200
"""Replaying more entries than this is done beside the event loop."""
TICK_SECONDS = 0.5
NOTE_SECONDS = 10.0
"""Lists are brought up to date when somebody looks at them, and else so often."""
RETRY_SECONDS = 2.0
INTEREST_SECONDS = 60.0
WEEK = 7 * 86_400_000
MOST_ASKED = 500


class Watcher(Protocol):
    """Somebody who looks on, to be woken when something happened."""

    def wake(self) -> None:
        """Something happened."""

    def part(self) -> None:
        """The table leaves memory: hang up and call again."""


@dataclass(eq=False, slots=True)
class Live:
    """A table in memory, who looks on, and which bots are thinking."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    thinking: set[Seat] = field(default_factory=set)
    spoken: dict[Seat, int] = field(default_factory=dict)
    """The question (by the position that asked it) before which each bot was last asked for its word."""
    used: float = field(default_factory=time.monotonic)


class Hall:
    """Every table of the house."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, voices: Voices) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.voices = voices
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._unnoted: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._warm: dict[str, asyncio.Event] = {game_id: asyncio.Event() for game_id in game_ids()}

    # Opening and closing

    def start(self) -> None:
        """Begin to warm up, to tidy up, and to look for what other processes wrote."""
        self._spawn(self._warm_up())
        self._spawn(self._tick())

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

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task broke", exc_info=error)

    async def _warm_up(self) -> None:
        """Load the kernels of each game beside the event loop, after a worker has compiled them."""
        for game_id in self.thinkers.games:
            await self.thinkers.rules[game_id].wait()
            try:
                await asyncio.to_thread(rehearse, game_id)
            except Exception as error:
                log.error("game cannot be rehearsed", extra={"game": game_id, "why": repr(error)})
            self._warm[game_id].set()

    async def ready(self, game_id: str) -> None:
        """Wait until a game can be dealt without holding up everybody else."""
        if game_id in self._warm:
            await self._warm[game_id].wait()

    # Finding

    async def find(self, table_id: str) -> Table:
        """The table of this id, from memory or by replay. Raises Denied."""
        return (await self.live(table_id)).table

    async def live(self, table_id: str) -> Live:
        """The table with those who look on. Raises Denied."""
        live = self._live.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        self._stir(live)
        return live

    def attend(self, live: Live, watcher: Watcher) -> None:
        """Let somebody look on, until they are taken out of `live.watchers`."""
        live.watchers.add(watcher)
        self._stir(live)

    async def _load(self, table_id: str) -> Live:
        if len(table_id) > 64 or not table_id.isascii() or not table_id.isprintable():
            raise Denied("no-table", 404)
        stored = await self.store.deed(table_id)
        if stored is None:
            raise Denied("no-table", 404)
        entries = await self.store.entries(table_id)
        deed = _deed(stored)
        await self.ready(stored.game)
        if len(entries) > LONG_JOURNAL:
            table = await asyncio.to_thread(_replayed, deed, entries)
        else:
            table = _replayed(deed, entries)
        return self.admit(table)

    def admit(self, table: Table) -> Live:
        """Take a table into memory. Its place in the lists is written anew, in case a crash left that behind."""
        live = self._live[table.id] = Live(table)
        self._unnoted.add(table.id)
        self._stir(live)
        return live

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
        return Sight(table, viewer, self.voices, after)

    async def open_tables(self, limit: int = 50) -> list[Brief]:
        """Public tables to join or watch, not touched longer ago than a week."""
        await self.note()
        return await self.store.open_tables(now() - WEEK, limit)

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
            while drafts := plan(table):
                at = now()
                entries = [Entry(table.number + n, d.kind, d.seat, d.data, at) for n, d in enumerate(drafts, 1)]
                try:
                    await (keep(entries) if keep else self.store.append(table.id, entries))
                except Taken:
                    # Another process was faster: see what it wrote and judge anew.
                    await self._catch_up(live)
                    continue
                self._absorb(live, entries)
                self._changed(live)
                return Done(entries[0].number, table.position)
            return Done(table.number, table.position)

    def _absorb(self, live: Live, entries: Sequence[Entry]) -> None:
        try:
            live.table.replay(entries)
        except Exception:
            log.exception("entry cannot be absorbed", extra={"table": live.table.id[:6], "number": entries[0].number})
            self._live.pop(live.table.id, None)
            for watcher in live.watchers:
                watcher.part()
            raise

    async def _catch_up(self, live: Live) -> None:
        entries = await self.store.entries(live.table.id, live.table.number)
        if not entries:
            raise StoreDown("the journal is taken and empty at once")
        self._absorb(live, entries)
        self._changed(live)

    def _changed(self, live: Live) -> None:
        self._unnoted.add(live.table.id)
        for watcher in live.watchers:
            watcher.wake()
        self._stir(live)

    # Bots

    def _stir(self, live: Live) -> None:
        """Let every bot think whose turn it is; bots among themselves only while somebody takes an interest."""
        chairs = live.table.chairs
        for seat in live.table.actors:
            if chairs[seat].kind != "bot" or seat in live.thinking or _listens(live, seat):
                continue
            is_recent = time.monotonic() - live.used < INTEREST_SECONDS
            if is_recent or live.watchers or any(chair.kind == "person" for chair in chairs):
                live.thinking.add(seat)
                self._spawn(self._think(live, seat))

    async def _think(self, live: Live, seat: Seat) -> None:
        table = live.table
        pause = asyncio.create_task(asyncio.sleep(self._pause(live)))
        try:
            if not _has_spoken(live, seat):
                await self._speak(live, seat)
            else:
                position, level, match = table.position, table.chairs[seat].level, table.match
                chance = fresh_chance()
                move = await self.thinkers.ask(table.game.id, level, match.state, seat, chance, match.ledger)
                await pause
                await self.write(live, lambda table: _bot_move(table, seat, move, position))
        except StoreDown as error:
            log.error("bot cannot move", extra={"table": table.id[:6], "why": str(error)})
            await asyncio.sleep(RETRY_SECONDS)
        except Refused as error:
            # A game whose guess or legal moves do not fit its rules: asking again would be asking for ever.
            log.error("no move for bot", extra={"table": table.id[:6], "rule": error.reason.rule})
            return
        finally:
            pause.cancel()
            live.thinking.discard(seat)
        if self._live.get(table.id) is live:
            self._stir(live)

    async def _speak(self, live: Live, seat: Seat) -> None:
        """Let a bot give its word, before it or anybody who is asked at the same time moves."""
        table = live.table
        question, level, match = table.asked_since[seat], table.chairs[seat].level, table.match
        word = await self.thinkers.word(table.game.id, level, match.state, seat, fresh_chance(), match.ledger)
        if word is not None:
            await self.write(live, lambda table: _bot_word(table, seat, word, question))
        live.spoken[seat] = question

    def _pause(self, live: Live) -> float:
        return self.settings.bot_pause if live.watchers else 0.0

    # Housekeeping

    async def _tick(self) -> None:
        noted = time.monotonic()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self._hear_others()
                await self._watch_clocks()
                if time.monotonic() - noted > NOTE_SECONDS:
                    noted = time.monotonic()
                    await self.note()
                    self._sweep()
            except StoreDown as error:
                log.error("store is down", extra={"why": str(error)})
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear_others(self) -> None:
        """Catch up with what other processes wrote to tables that are watched here."""
        watched = [live for live in self._live.values() if live.watchers]
        for start in range(0, len(watched), MOST_ASKED):
            part = {live.table.id: live for live in watched[start : start + MOST_ASKED]}
            numbers = await self.store.numbers(list(part))
            for table_id, number in numbers.items():
                live = part[table_id]
                async with live.lock:
                    if number > live.table.number:
                        await self._catch_up(live)

    async def _watch_clocks(self) -> None:
        """Make the moves of those whose time is up."""
        at = now()
        for live in [each for each in self._live.values() if each.table.is_late(at)]:
            try:
                await self.write(live, lambda table: table.plan_lapse(at))
            except Refused as error:
                log.error(
                    "the clock makes no legal move", extra={"table": live.table.id[:6], "rule": error.reason.rule}
                )

    async def note(self) -> None:
        """Write what has changed into the lists."""
        ids, self._unnoted = self._unnoted, set()
        briefs = [brief_of(self._live[table_id].table) for table_id in ids if table_id in self._live]
        if briefs:
            await self.store.note(briefs)

    def _sweep(self) -> None:
        """Let idle tables go; they come back by replay."""
        old = time.monotonic() - self.settings.idle_seconds
        for table_id, live in list(self._live.items()):
            busy = live.watchers or live.thinking or live.lock.locked() or table_id in self._unnoted
            if live.used < old and not busy:
                del self._live[table_id]


def brief_of(table: Table) -> Brief:
    """The table as a list shows it."""
    deed, outcome = table.deed, table.match.outcome
    return Brief(
        id=table.id,
        game=deed.game.id,
        version=deed.game.version,
        options=dict(deed.options),
        public=deed.public,
        coaching=deed.coaching,
        phase=table.phase,
        chairs=tuple(table.chairs),
        actors=table.actors,
        moves=len(table.match.moves),
        places=None if outcome is None else outcome.places,
        host=deed.host,
        created=deed.created,
        touched=table.entries[-1].at if table.entries else deed.created,
    )


def _deed(stored: StoredDeed) -> Deed:
    try:
        game = find_game(stored.game)
    except UnknownGame as error:
        raise Denied("no-game", 410, game=stored.game) from error
    if game.version != stored.version:
        raise Denied("old-version", 410, game=stored.game, version=stored.version, now=game.version)
    return Deed(
        id=stored.id,
        game=game,
        options=stored.options,
        seed=stored.seed,
        chairs=stored.chairs,
        public=stored.public,
        coaching=stored.coaching,
        filed=stored.filed,
        host=stored.host,
        created=stored.created,
        origin=stored.origin,
    )


def _replayed(deed: Deed, entries: Sequence[Entry]) -> Table:
    table = Table(deed)
    table.replay(entries)
    return table


def fresh_chance() -> Chance:
    """Nothing that happens at a table may tell what a bot will guess, nor the other way round."""
    return Chance(secrets.randbits(SEED_BITS))


def _bot_move(table: Table, seat: Seat, move: Move | None, position: int) -> list[Draft]:
    """The bot's move, or any legal one where the bot failed; nothing when the board has changed meanwhile."""
    if not table.is_current(seat, position) or seat not in table.actors or table.chairs[seat].kind != "bot":
        return []
    if move is None or table.match.check(seat, move) is not None:
        move = fresh_chance().pick(table.match.state.legal(seat))
    return table.plan_move(seat, move, position)


def _bot_word(table: Table, seat: Seat, word: str, question: int) -> list[Draft]:
    """The bot's promise, while it is still asked the same."""
    is_asked = seat in table.actors and table.asked_since[seat] == question and table.chairs[seat].kind == "bot"
    return table.plan_talk(seat, word, "promises") if is_asked else []


def _has_spoken(live: Live, seat: Seat) -> bool:
    """Whether this bot had its chance to give its word before the present question, or there is nothing to promise."""
    table = live.table
    return live.spoken.get(seat) == table.asked_since[seat] or not table.game.pledges(table.match.state, seat)


def _listens(live: Live, seat: Seat) -> bool:
    """Whether this bot has said what it had to say and hears the others first, who choose at the same time.

    People choose before bots then: what they promise while they think would come too late otherwise.
    """
    table = live.table
    others = [other for other in table.actors if other != seat]
    if not others or not table.game.pledges(table.match.state, seat) or not _has_spoken(live, seat):
        return False
    return any(table.chairs[other].kind == "person" or not _has_spoken(live, other) for other in others)
