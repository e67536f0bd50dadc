"""Bots think on a Ray cluster, which the extra `scale` installs: `thronsaal serve --thinkers ray`.

A mind is an actor somewhere on the cluster and answers one question at a time, as a worker process does here; what it
gets is a guessed world, too. Where its node dies, its question goes to another mind. Ray ends a process that loses its
cluster; so the hall does not join it itself, but sends an envoy, a process that carries questions there and answers
back, and is replaced when it dies.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import multiprocessing
import signal
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from multiprocessing.connection import Connection
from typing import Any

from thronsaal.server.questions import READY, Question, Said, Thought
from thronsaal.server.thinkers import LOADING_SECONDS, answer, warm

log = logging.getLogger("thronsaal.cluster")

JOIN_SECONDS = 120.0
SEAT_SECONDS = 60.0
"""By then a mind has found a place on the cluster; else another one is tried."""
LOOK_SECONDS = 1.0
MOST_AT_ONCE = 256
HIRE, ASK, END, DIED = "hire", "ask", "end", "died"


class Mind:
    """Lives in a process somewhere on the cluster."""

    def __init__(self) -> None:
        self._met: set[str] = set()
        self._ends = threading.Event()

    def ready(self) -> bool:
        """That it can be asked."""
        return True

    def live(self) -> None:
        """Ends when the mind does."""
        self._ends.wait()

    def answer(self, question: Question) -> Thought:
        """Think."""
        if question.game not in self._met:
            self._met.add(question.game)
            with contextlib.suppress(Exception):
                warm(question.game)
        return answer(question)


class Envoy:
    """The life of the process that has joined the cluster."""

    def __init__(self, link: Connection, ray: Any) -> None:
        self._link, self._ray = link, ray
        self._sending = threading.Lock()
        self._minds: dict[int, Any] = {}
        self._lives: dict[int, Any] = {}

    def serve(self) -> None:
        """Carry questions and answers until the hall hangs up."""
        threading.Thread(target=self._watch, daemon=True).start()
        with ThreadPoolExecutor(MOST_AT_ONCE) as threads, contextlib.suppress(EOFError, OSError):
            while True:
                threads.submit(self._do, *self._link.recv())

    def _do(self, number: int, what: str, mind: int, question: Question | None, seconds: float) -> None:
        try:
            result = getattr(self, what)(mind, question, seconds)
        except Exception as error:  # whatever it is: the hall must not wait for an answer that never comes
            log.warning("mind does not answer", extra={"why": repr(error)})
            result = None
        self._send(number, result)

    def _send(self, number: int, result: object) -> None:
        with self._sending, contextlib.suppress(OSError):
            self._link.send((number, result))

    def hire(self, mind: int, _: None, seconds: float) -> bool:
        """Find a place for a mind."""
        self._minds[mind] = self._ray.remote(num_cpus=1, max_restarts=0, max_concurrency=2)(Mind).remote()
        self._ray.get(self._minds[mind].ready.remote(), timeout=seconds)
        self._lives[mind] = self._minds[mind].live.remote()
        return True

    def ask(self, mind: int, question: Question, seconds: float) -> Thought:
        """Have a mind think."""
        found: Thought = self._ray.get(self._minds[mind].answer.remote(question), timeout=seconds)
        return found

    def end(self, mind: int, _: None, seconds: float) -> None:
        """Stop a mind at once."""
        self._lives.pop(mind, None)
        self._ray.kill(self._minds.pop(mind))

    def _watch(self) -> None:
        """Tell of minds that died while nobody asked them."""
        while True:
            time.sleep(LOOK_SECONDS)
            lives = {life: mind for mind, life in list(self._lives.items())}
            over = self._ray.wait(list(lives), num_returns=len(lives), timeout=0)[0] if lives else ()
            for life in over:
                self._lives.pop(lives[life], None)
                self._send(-lives[life], DIED)


def _travel(link: Connection, address: str, more: dict[str, Any]) -> None:
    """The envoy's process: join the cluster of this address, or start one on this machine, and serve."""
    ray: Any = importlib.import_module("ray")  # only here: the hall itself is no part of the cluster

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ray.init(address or None, log_to_driver=False, namespace="thronsaal", **more)
    link.send((0, max(1, int(ray.cluster_resources().get("CPU", 1)))))
    Envoy(link, ray).serve()
    ray.shutdown()


class Embassy:
    """The hall's side: hires minds, and sends an envoy when there is none."""

    def __init__(self, address: str = "", **more: Any) -> None:
        """`more` goes to `ray.init`."""
        self._address, self._more = address, more
        self._lock = threading.Lock()
        self._link: Connection | None = None
        self._process: Any = None
        self._waiting: dict[int, Future[Any]] = {}
        self._numbers = count(1)
        self.dead: set[int] = set()
        self.processors = 0
        """How many the cluster had when it was joined."""

    def hire(self) -> RemoteWorker:
        """A new mind. Raises OSError; blocks."""
        with self._lock:
            if self._process is None or not self._process.is_alive():
                self._send_envoy()
        return RemoteWorker(self, next(self._numbers))

    def _send_envoy(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._link, there = context.Pipe()
        # Not a daemon: a cluster that it starts has processes of its own.
        self._process = context.Process(target=_travel, args=(there, self._address, self._more), name="envoy")
        self._process.start()
        there.close()
        try:
            if not self._link.poll(JOIN_SECONDS):
                raise EOFError
            self.processors = self._link.recv()[1]
        except EOFError as error:
            self._process.kill()
            raise OSError(f"the cluster {self._address or 'of this machine'} cannot be joined") from error
        threading.Thread(target=self._hear, args=(self._link,), name="embassy", daemon=True).start()

    def _hear(self, link: Connection) -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                number, result = link.recv()
                if number < 0:
                    self.dead.add(-number)
                elif (waiting := self._waiting.pop(number, None)) is not None:
                    waiting.set_result(result)
        for number in list(self._waiting):  # the envoy is gone, and all that it was carrying
            if (waiting := self._waiting.pop(number, None)) is not None:
                waiting.set_result(None)

    def call(self, what: str, mind: int, question: Question | None = None, seconds: float = SEAT_SECONDS) -> Any:
        """What the cluster answers; None when it does not; blocks, a little longer than so many seconds."""
        number, found = next(self._numbers), Future[Any]()
        self._waiting[number] = found
        try:
            with self._lock:
                assert self._link is not None
                self._link.send((number, what, mind, question, seconds))
            return found.result(seconds + 5.0)
        except (OSError, TimeoutError):
            return None
        finally:
            self._waiting.pop(number, None)

    @property
    def is_open(self) -> bool:
        """Whether the envoy lives."""
        return self._process is not None and bool(self._process.is_alive())

    def close(self) -> None:
        """Call the envoy back; a cluster that it started ends with it."""
        with self._lock:
            if self._link is not None:
                self._link.close()
            if self._process is not None:
                self._process.join(20)
                self._process.kill()


class RemoteWorker:
    """A mind on the cluster, used as a worker process is."""

    def __init__(self, embassy: Embassy, number: int) -> None:
        self._embassy, self._number = embassy, number
        self._met: set[str] = set()
        self._is_over = False
        self.hung = False

    def said(self) -> Said | None:
        """That it can be asked; None when it found no place or died; blocks."""
        return Said(READY) if self._embassy.call(HIRE, self._number) else None

    def ask(self, question: Question) -> Thought | None:
        """The answer, or None when the mind is of no more use; blocks, but not for ever."""
        loading = 0.0 if question.game in self._met else LOADING_SECONDS
        self._met.add(question.game)
        most, began = question.limit * 1.5 + 1.0 + loading, time.monotonic()
        thought = self._embassy.call(ASK, self._number, question, most)
        self.hung = thought is None and time.monotonic() - began >= most
        self._is_over = thought is None
        return thought if isinstance(thought, Thought) else None

    @property
    def is_alive(self) -> bool:
        """Whether the mind is still there, as far as the cluster has noticed."""
        return self._embassy.is_open and not self._is_over and self._number not in self._embassy.dead

    @property
    def name(self) -> str:
        """How logs call it."""
        return f"mind {self._number}"

    def end(self) -> None:
        """Stop at once."""
        self._is_over = True
        if self._embassy.is_open:
            self._embassy.call(END, self._number, seconds=1.0)
