"""Bots think in worker processes. What goes there is a guessed world, so nothing secret leaves the table.

Each worker answers one question at a time. One that dies, or does not answer within the limit, is ended and replaced;
the question of one that died goes to another, and whoever gets no answer finds a legal move by other means. Workers run
with low priority: people come first.
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import logging
import multiprocessing
import os
import secrets
import signal
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from thronsaal.bots import Patience, Player, ask, make, word_of
from thronsaal.core.bot import Budget
from thronsaal.core.chance import SEED_BITS, Chance
from thronsaal.core.game import State
from thronsaal.core.kernel import Kernel
from thronsaal.core.match import Match
from thronsaal.core.registry import find_game
from thronsaal.core.talk import Pledge
from thronsaal.core.words import Move, Seat
from thronsaal.server.questions import BOTS, KERNEL, READY, RULES, AnyWorker, Question, Said, Thought
from thronsaal.server.turns import NOBODY, Owner, Turns

log = logging.getLogger("thronsaal.thinkers")

REHEARSED = 150
"""Moves of a rehearsal: enough to meet every kernel of the rules."""
WARMED = 600
"""Moves of a match among bots that meets every kernel of theirs: the last ones come when the end can be counted out."""
UNWANTED = 19
"""How far a game that nobody waits for steps back behind one that somebody does: the nicest there is."""
WARM_SECONDS = 1800.0
LOADING_SECONDS = 60.0
LEAST_SECONDS = 0.05
MOST_TRIES = 3
"""Of so many workers that die over a question it is itself to blame."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0
"""Seconds before another worker is tried after one that did not come up: at first, and after many."""
PLAYERS: dict[tuple[str, str], Player] = {}
"""The bots of this worker process, made once each."""


def fresh_chance() -> Chance:
    """Nothing that happens at a table may tell what a bot will guess, nor the other way round."""
    return Chance(secrets.randbits(SEED_BITS))


def answer(question: Question) -> Thought:
    """Ask the bot; runs in the worker."""
    key = question.game, question.level
    if key not in PLAYERS:
        try:
            PLAYERS[key] = make(find_game(question.game), question.level)
        except Exception as error:
            return Thought(None, repr(error))
    player = PLAYERS[key]
    budget = player.budget if question.budget == Budget() else question.budget
    patience = Patience(grace=0.0, floor=question.limit, unasked=0.0)
    world, seat, chance, heard = question.world, question.seat, Chance(question.seed), question.heard
    if question.aloud:
        return Thought(None, word=word_of(player.bot, world, seat, chance, patience, heard))
    said = ask(player.bot, player.name, world, seat, chance, budget, patience, heard)
    return Thought(said.move, "" if said.fault is None else f"{said.fault.kind}: {said.fault.detail}")


def rehearse(game_id: str) -> None:
    """Play at random with all that a table asks of a match, so that every kernel of the rules is loaded."""
    match, chance = Match(find_game(game_id), seed=1), Chance(1)
    while match.actors and len(match.moves) < REHEARSED:
        seat = match.actors[0]
        for viewer in (None, seat):
            match.state.view(viewer)
            match.state.guess(viewer, chance)
        move = chance.pick(match.state.legal(seat))
        match.check(seat, move)
        match.apply(seat, move)


def warm(game_id: str) -> dict[str, str]:
    """Let every level of a game play, so that its kernels are compiled; which ones failed, and why.

    Who plans ahead has kernels for the beginning and others for the end: where there are any, a whole match is played.
    """
    game, faults = find_game(game_id), {}
    state, made = game.start(seed=1), 0
    least = WARMED if kernels_of(game_id) else len(game.levels)
    while state.actors and game.levels and made < least:
        seat, level = state.actors[0], game.levels[made % len(game.levels)]
        thought = answer(Question(game_id, level, state, seat, made, Budget(seconds=0.01), WARM_SECONDS))
        if thought.fault:
            faults[level] = thought.fault
        state.apply(seat, state.legal(seat)[0] if thought.move is None else thought.move)
        made += 1
    return faults


def _work(link: Connection, games: Sequence[str]) -> None:
    """The life of a worker: prepare these games and say so, then answer until the other side hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    with contextlib.suppress(EOFError, OSError):
        for game_id in games:
            _count_kernels(link, game_id)
            for prepare, word in ((rehearse, RULES), (warm, BOTS)):
                # A game that fails here is slow at its first move, no more; the referee reports what is wrong.
                with contextlib.suppress(Exception):
                    prepare(game_id)
                link.send(Said(word, game_id))
        Kernel.announce = None
        link.send(Said(READY))
        met = set(games)
        while True:
            question = link.recv()
            if question.game not in met:
                met.add(question.game)
                with contextlib.suppress(Exception):
                    warm(question.game)
            link.send(answer(question))


def _count_kernels(link: Connection, game_id: str) -> None:
    """Say it for each kernel of a game that has become ready."""
    home, ready = home_of(game_id), count(1)

    def announce(folder: Path) -> None:
        if home is not None and folder.is_relative_to(home):
            of = kernels_of(game_id)
            link.send(Said(KERNEL, game_id, min(next(ready), of), of))

    Kernel.announce = announce


def home_of(game_id: str) -> Path | None:
    """Where the sources of a game lie."""
    source = inspect.getsourcefile(type(find_game(game_id)))
    return None if source is None else Path(source).parent


def kernels_of(game_id: str) -> int:
    """How many kernels a game has, as far as its sources are loaded."""
    home = home_of(game_id)
    return 0 if home is None else sum(n for folder, n in Kernel.known.items() if folder.is_relative_to(home))


def _bulk(game_id: str) -> int:
    """How much of a game has to be compiled: the sources of its kernels."""
    home = home_of(game_id)
    folders = [folder for folder in Kernel.known if home is not None and folder.is_relative_to(home)]
    return sum(file.stat().st_size for folder in folders for file in folder.glob("*.py"))


class Worker:
    """One process and the line to it."""

    hung = False

    def __init__(self, games: Sequence[str] = ()) -> None:
        context = multiprocessing.get_context("spawn")
        self._link, there = context.Pipe()
        self._met = set(games)
        self.process = context.Process(target=_work, args=(there, games), name="thinker", daemon=True)
        self.process.start()
        there.close()

    def said(self) -> Said | None:
        """How far the worker has come; None when it is of no more use; blocks."""
        with contextlib.suppress(EOFError, OSError):
            if self._link.poll(WARM_SECONDS):
                said = self._link.recv()
                assert isinstance(said, Said)
                return said
        return None

    def ask(self, question: Question) -> Thought | None:
        """The answer, or None when the worker is of no more use; blocks, but not for ever."""
        with contextlib.suppress(EOFError, OSError):
            self._link.send(question)
            # The referee inside the worker gives up first; waiting longer means that not even it gets a turn.
            # Before its first question about a game a worker loads its kernels.
            loading = 0.0 if question.game in self._met else LOADING_SECONDS
            self._met.add(question.game)
            if self._link.poll(question.limit * 1.5 + 1.0 + loading):
                thought = self._link.recv()
                assert isinstance(thought, Thought)
                return thought
            self.hung = True
        return None

    @property
    def is_alive(self) -> bool:
        """Whether the process is still there."""
        return self.process.is_alive()

    @property
    def name(self) -> str:
        """How logs call it."""
        return f"process {self.process.pid}"

    def end(self) -> None:
        """Stop at once."""
        self.process.kill()
        self.process.join()
        self._link.close()


class Thinkers:
    """The workers, and the queue before them."""

    def __init__(
        self,
        count: int,
        games: Sequence[str],
        limit: float,
        seconds: float = 1.0,
        hire: Callable[[], AnyWorker] | None = None,
    ) -> None:
        """`hire` brings up a worker, and may block and raise OSError."""
        self._count = count
        self._new_worker = hire or Worker
        self.games = tuple(sorted(games, key=_bulk))
        """Those with least to compile first: they can be played while a big one is still being compiled."""
        self._limit = limit
        self._seconds = seconds
        self._idle: Turns[AnyWorker] = Turns()
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinkers")
        self._hiring = ThreadPoolExecutor(count, thread_name_prefix="hiring")
        self._workers: set[AnyWorker] = set()
        self._compilers: dict[str, Worker] = {}
        self._wanted: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self.waiting = 0
        """How many questions are being thought about or wait."""
        self._asking: Counter[Owner] = Counter()
        self.rules = {game_id: asyncio.Event() for game_id in self.games}
        """Set once the rules of a game are compiled: from then on their kernels lie on disk for everybody."""
        self._bots = {game_id: asyncio.Event() for game_id in self.games}
        self.progress: dict[str, Said] = {}
        """How far the compiling of each game is."""

    def start(self) -> None:
        """Bring the workers up in the background, and beside them a process for each game that compiles it."""
        at_once = asyncio.Semaphore(max(2, self._count))
        for game_id in self.games:
            self._begin(self._prepare(game_id, at_once))
        for _ in range(self._count):
            self._begin(self._hire())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _prepare(self, game_id: str, at_once: asyncio.Semaphore) -> None:
        """Have a game compiled, once, in a process that may die of it."""
        loop = asyncio.get_running_loop()
        async with at_once:
            if self._closing:
                return
            worker = await loop.run_in_executor(None, Worker, (game_id,))
            self._compilers[game_id] = worker
            self._yield_to_wanted()
            while (said := await loop.run_in_executor(None, worker.said)) is not None and said.word != READY:
                if said.word == KERNEL:
                    self.progress[game_id] = said
                else:
                    {RULES: self.rules, BOTS: self._bots}[said.word][game_id].set()
            if not self._closing:
                if said is None:
                    log.error("game could not be prepared", extra={"game": game_id})
                self.release(game_id)
                del self._compilers[game_id]
                self._wanted.discard(game_id)
                await loop.run_in_executor(None, worker.end)

    def want(self, game_id: str) -> None:
        """Somebody waits for this game: the compiling of those that nobody waits for steps back."""
        if not self.is_warm(game_id) and game_id not in self._wanted:
            self._wanted.add(game_id)
            self._yield_to_wanted()

    def _yield_to_wanted(self) -> None:
        for game_id, worker in self._compilers.items():
            if self._wanted and game_id not in self._wanted and worker.process.pid is not None:
                with contextlib.suppress(AttributeError, OSError):
                    os.setpriority(os.PRIO_PROCESS, worker.process.pid, UNWANTED)

    def release(self, *games: str) -> None:
        """Let everybody in, to these games or to all, prepared or not: one that is not is slow at its first move."""
        for game_id in games or self.games:
            self.rules[game_id].set()
            self._bots[game_id].set()

    def is_warm(self, game_id: str) -> bool:
        """Whether the bots of a game can think at once."""
        return game_id not in self._bots or self._bots[game_id].is_set()

    async def _hire(self) -> None:
        """Bring up a worker; one that does not come up is followed by another, after a pause, for ever."""
        pause = FIRST_PAUSE
        while not self._closing and not await self._bring_up():
            log.error("thinker did not come up", extra={"again_in": pause})
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _bring_up(self) -> bool:
        """Whether a new worker came up, or none is needed any more."""
        loop = asyncio.get_running_loop()
        try:
            worker = await loop.run_in_executor(self._hiring, self._new_worker)
        except OSError as error:  # no memory, no processes: that may pass
            log.error("thinker cannot be started", extra={"why": str(error)})
            return False
        self._workers.add(worker)
        ready = await loop.run_in_executor(self._hiring, worker.said)
        if self._closing:
            return True
        if ready is None:
            self._workers.discard(worker)
            await loop.run_in_executor(None, worker.end)
            return False
        self._idle.put_nowait(worker)
        return True

    def tend(self) -> None:
        """Replace workers that died while nobody asked them."""
        with contextlib.suppress(IndexError):
            for _ in range(self._count):
                worker = self._idle.get_nowait()
                if worker.is_alive:
                    self._idle.put_nowait(worker)
                else:
                    self._replace(worker)

    async def _worker(self, owner: Owner) -> AnyWorker:
        """One that lives."""
        while not (worker := await self._idle.get(owner)).is_alive:
            self._replace(worker)
        return worker

    async def ask(
        self,
        game: str,
        level: str,
        state: State,
        seat: Seat,
        chance: Chance,
        heard: Sequence[Pledge] = (),
        owner: Owner = NOBODY,
    ) -> Move | None:
        """What the bot of this level would do there; None when it could not be asked. `owner` is for whom it thinks."""
        thought = await self._put(game, level, state, seat, chance, heard, owner, aloud=False)
        return None if thought is None else thought.move

    async def word(
        self,
        game: str,
        level: str,
        state: State,
        seat: Seat,
        chance: Chance,
        heard: Sequence[Pledge] = (),
        owner: Owner = NOBODY,
    ) -> str | None:
        """What the bot of this level promises before it moves there; None when it holds its tongue."""
        thought = await self._put(game, level, state, seat, chance, heard, owner, aloud=True)
        return None if thought is None else thought.word

    async def _put(
        self,
        game: str,
        level: str,
        state: State,
        seat: Seat,
        chance: Chance,
        heard: Sequence[Pledge],
        owner: Owner,
        *,
        aloud: bool,
    ) -> Thought | None:
        if not self.is_warm(game):
            self.want(game)
            await self._bots[game].wait()
        self.waiting += 1
        self._asking[owner] += 1
        world, budget = state.guess(seat, chance), self._budget(game, level, owner)
        question = Question(game, level, world, seat, chance.seed(), budget, self._limit, tuple(heard), aloud)
        try:
            for _ in range(MOST_TRIES):
                worker = await self._worker(owner)
                thought = None
                try:
                    thought = await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question)
                finally:  # also when whoever asked has gone: then nobody may read the answer in another's place
                    if thought is None:
                        self._replace(worker)
                    else:
                        self._idle.put_nowait(worker)
                if thought is not None or worker.hung:
                    break  # one that died may not have died of the question: another is asked
            if thought is not None and thought.fault:
                log.error("bot failed", extra={"game": game, "bot": level, "why": thought.fault})
            return thought
        finally:
            self.waiting -= 1
            self._asking[owner] -= 1
            if not self._asking[owner]:
                del self._asking[owner]

    def _budget(self, game: str, level: str, owner: Owner = NOBODY) -> Budget:
        """Each bot's own, but when many wait the strongest, which thinks by the clock, gets its share of the time.

        The time is shared among those for whom there is thinking to do, and each shares out their own.
        """
        mine = self._asking[owner] * len(self._asking) if self._asking else self.waiting
        if min(mine, self.waiting) <= self._count or level != find_game(game).levels[-1]:
            return Budget()
        return Budget(seconds=max(LEAST_SECONDS, self._seconds * self._count / mine))

    def _replace(self, worker: AnyWorker) -> None:
        if self._closing:
            return
        log.warning("thinker replaced", extra={"worker": worker.name})
        self._workers.discard(worker)
        asyncio.get_running_loop().run_in_executor(None, worker.end)
        self._begin(self._hire())

    @property
    def alive(self) -> int:
        """How many workers live."""
        return sum(worker.is_alive for worker in self._workers)

    async def close(self) -> None:
        """End all workers."""
        self._closing = True
        for worker in (*self._workers, *self._compilers.values()):
            await asyncio.to_thread(worker.end)
        for task in list(self._tasks):
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._hiring.shutdown(wait=False, cancel_futures=True)
