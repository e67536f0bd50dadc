"""Who plays a batch: this process, or several that share it.

Ctrl-C asks all of them to stop after the move in hand; a second one does not wait for that.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections import deque
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.context import BaseContext
from types import FrameType
from typing import Any

from thronsaal.bots import Player, hire
from thronsaal.core.game import Game
from thronsaal.core.registry import UnknownGame, find_game
from thronsaal.study.batch import Batch, Detail, Flag
from thronsaal.study.statistics import Played

PART_SECONDS = 0.3
"""How long a worker should be busy with one part of the batch."""
MOST_IN_PART = 2000
MOST_DEATHS = 4
"""A part that so many times in a row could not be played is not to be played: its bots or its rules kill who tries."""

Spec = str | Player


class Clock:
    """Counts from the moment everybody is ready."""

    def __init__(self) -> None:
        self._start: float | None = None

    def start(self) -> None:
        """Now."""
        self._start = time.perf_counter()

    def seconds(self) -> float:
        """Seconds since the start; none before."""
        return 0.0 if self._start is None else time.perf_counter() - self._start


@contextmanager
def parts_of(
    batch: Batch, bots: tuple[Spec, ...], start: int, count: int, workers: int, clock: Clock
) -> Iterator[Iterator[list[Played]]]:
    """The first `count` games of a batch but for those before `start`, in parts, in order. Ctrl-C ends them early."""
    if workers == 1:
        flag = _Flag()
        with _interruptible(flag):
            clock.start()
            yield _alone(batch, start, count, flag)
        return
    _check_installed(batch.game)
    context = multiprocessing.get_context("spawn")
    stop = context.RawValue("b", 0)
    recipe = (batch.game.id, bots, dict(batch.options), batch.seed, batch.duplicate, batch.detail, stop)
    others = set(multiprocessing.active_children())
    crew = _Crew(workers, context, recipe)
    with _interruptible(stop):
        try:
            for each in crew.come():
                each.result()
            clock.start()
            yield _shared(crew, start, count, stop)
        except KeyboardInterrupt:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise
        finally:
            stop.value = 1
            crew.pool.shutdown(wait=True, cancel_futures=True)


class _Crew:
    """Worker processes. When one dies all are hired anew, for whoever shares a pool with it can do no more."""

    def __init__(self, workers: int, context: BaseContext, recipe: tuple[Any, ...]) -> None:
        self.workers = workers
        self._hired = partial(ProcessPoolExecutor, workers, context, _sit_down, recipe)
        self.pool = self._hired()

    def come(self) -> list[Future[None]]:
        """Let everybody sit down; who is there has answered."""
        with _deaf():
            return [self.pool.submit(_nothing) for _ in range(self.workers)]

    def hire_anew(self) -> None:
        """Others take the places of those who died."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self._hired()
        with suppress(BrokenProcessPool):  # that they die again is seen when they shall play
            self.come()

    def play(self, start: int, size: int) -> Future[tuple[list[Played], float]]:
        """Begin a part of the batch."""
        return self.pool.submit(_play_part, start, size)


@dataclass(slots=True)
class _Flag:
    """A flag within one process; between processes a shared byte does."""

    value: int = 0


class _Pace:
    """How many games make a part: few at first, then as many as fill the time."""

    def __init__(self) -> None:
        self.size = 1

    def learn(self, games: int, seconds: float) -> None:
        """So many games took so long."""
        fitting = MOST_IN_PART if seconds <= 0 else int(games * PART_SECONDS / seconds)
        self.size = max(1, min(fitting, 4 * self.size, MOST_IN_PART))


def _alone(batch: Batch, start: int, count: int, stop: Flag) -> Iterator[list[Played]]:
    pace = _Pace()
    while start < count and not stop.value:
        size = min(pace.size, count - start)
        began = time.perf_counter()
        yield batch.part(start, size, stop)
        pace.learn(size, time.perf_counter() - began)
        start += size


@dataclass(slots=True)
class _Part:
    """Some games of the batch, and who plays them; nobody yet, or not any more, when that is None."""

    start: int
    size: int
    played: Future[tuple[list[Played], float]] | None = None

    def forget(self) -> None:
        """Who played it may have died; what is finished stays."""
        if self.played is not None and (not self.played.done() or self.played.exception() is not None):
            self.played = None


def _shared(crew: _Crew, start: int, count: int, stop: Flag) -> Iterator[list[Played]]:
    pace = _Pace()
    waiting: deque[_Part] = deque()
    deaths = 0
    while True:
        while start < count and len(waiting) <= 2 * crew.workers and not stop.value:
            waiting.append(_Part(start, min(pace.size, count - start)))
            start += waiting[-1].size
        if not waiting:
            return
        try:
            for part in waiting:
                part.played = part.played or crew.play(part.start, part.size)
            first = waiting[0]
            assert first.played is not None
            played, seconds = first.played.result()
        except BrokenProcessPool:
            deaths += 1
            if deaths == MOST_DEATHS:
                raise
            for part in waiting:
                part.forget()
            crew.hire_anew()
            continue
        deaths = 0
        waiting.popleft()
        pace.learn(first.size, seconds)
        yield played


_given: tuple[Batch, Flag] | None = None
"""In a worker: what it plays, and when to stop."""


def _sit_down(
    game_id: str,
    bots: tuple[Spec, ...],
    options: Mapping[str, str],
    seed: int,
    duplicate: bool,
    detail: Detail,
    stop: Flag,
) -> None:
    """Make a worker ready."""
    global _given  # noqa: PLW0603  (a worker process has exactly one batch)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = find_game(game_id)
    players = tuple(hire(game, bot) if isinstance(bot, str) else bot for bot in bots)
    _given = Batch(game, players, options, seed, duplicate, detail), stop


def _nothing() -> None:
    """Be there."""


def _play_part(first: int, count: int) -> tuple[list[Played], float]:
    assert _given is not None
    batch, stop = _given
    began = time.perf_counter()
    return batch.part(first, count, stop), time.perf_counter() - began


def _check_installed(game: Game) -> None:
    """Workers find a game by its id, as everybody does."""
    try:
        if find_game(game.id) is game:
            return
    except UnknownGame:
        pass
    raise ValueError(f"the game {game.id} is not installed, so only one worker can play it")


@contextmanager
def _interruptible(stop: Flag) -> Iterator[None]:
    """While inside, the first Ctrl-C raises the flag and only the next one interrupts."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def on_interrupt(signum: int, frame: FrameType | None) -> None:
        if stop.value:
            raise KeyboardInterrupt
        stop.value = 1

    with _handling(on_interrupt):
        yield


@contextmanager
def _deaf() -> Iterator[None]:
    """While inside, Ctrl-C is not heard, and processes started here are born deaf to it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    with _handling(signal.SIG_IGN):
        yield


@contextmanager
def _handling(handler: Any) -> Iterator[None]:
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)
