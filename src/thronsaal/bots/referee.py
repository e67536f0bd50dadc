"""The referee: asks a bot for a move, and keeps the match going whatever the bot does.

A bot that raises, stalls, or answers with something that is no legal move is reported by name, and a legal move is
drawn in its place.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from types import FrameType
from typing import Literal, TypeAlias

import numpy as np

from thronsaal.core.bot import Bot, Budget, Speaker, Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.game import State
from thronsaal.core.kernel import Kernel
from thronsaal.core.talk import Pledge
from thronsaal.core.words import Move, Seat, Word

FaultKind: TypeAlias = Literal["raised", "stalled", "garbage", "illegal"]
LONGEST_DETAIL = 200
COMPILING_SECONDS = 1.0
"""What is being compiled is not interrupted; the referee looks again after so long. A kernel cut short never works."""
MOVE_BITS = 63
"""No game has moves that a kernel's int64 cannot hold."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long the referee waits: `grace` times what the bot was given, and `floor` seconds on top.

    `unasked` stands in where no seconds were given. `first` is added until a kind of bot has answered once in this
    process: it may have to be compiled, and the machine may be busy.
    """

    grace: float = 3.0
    floor: float = 20.0
    unasked: float = 30.0
    first: float = 0.0

    def deadline(self, budget: Budget, known: bool = True) -> float:
        """Seconds until a bot with this budget counts as stalled."""
        seconds = self.unasked if budget.seconds is None else budget.seconds
        return self.grace * seconds + self.floor + (0.0 if known else self.first)


PATIENCE = Patience(first=100.0)


@dataclass(frozen=True, slots=True)
class Fault:
    """What a bot did wrong."""

    bot: str
    kind: FaultKind
    detail: str

    @property
    def word(self) -> Word:
        """The report, still without a language."""
        return Word(f"fault-{self.kind}", {"bot": self.bot, "detail": self.detail})


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal move; the bot's own unless there is a fault."""

    move: Move
    fault: Fault | None = None


_answered: set[type] = set()
"""The kinds of bots that have answered in this process."""


class _Stalled(BaseException):
    """Time is up. No Exception, so that a bot that catches those does not catch this."""


_Reply: TypeAlias = tuple[object, BaseException | None]
"""What came out of a bot in another thread: an answer, or what it raised."""


class _Thinker:
    """A thread in which bots think for another that nothing can interrupt. It ends when nobody holds this any more."""

    def __init__(self) -> None:
        self.asked: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self.said: SimpleQueue[_Reply] = SimpleQueue()
        threading.Thread(target=_think, args=(self.asked, self.said), daemon=True, name="bot").start()

    def __del__(self) -> None:
        self.asked.put(None)


def _think(asked: SimpleQueue[Callable[[], object] | None], said: SimpleQueue[_Reply]) -> None:
    while (think := asked.get()) is not None:
        try:
            said.put((think(), None))
        except BaseException as error:
            # KeyboardInterrupt comes to the main thread only; here it is the bot's own doing.
            said.put((None, RuntimeError("KeyboardInterrupt") if isinstance(error, KeyboardInterrupt) else error))
        del think


class _Beside(threading.local):
    """Who thinks for this thread."""

    thinker: _Thinker | None = None


_beside = _Beside()


def ask(
    bot: Bot,
    name: str,
    state: State,
    seat: Seat,
    rng: Chance,
    budget: Budget | None = None,
    patience: Patience = PATIENCE,
    heard: Sequence[Pledge] = (),
) -> Answer:
    """A legal move for this seat: the bot's, or one drawn from `rng` and the fault that made that necessary.

    `heard` is the ledger of the match. The bot draws from a chance of its own, so what it does with it changes nothing
    for anybody else.
    """
    vantage = Vantage(state, seat, rng.split(), budget, heard)
    deadline = patience.deadline(vantage.budget, type(bot) in _answered)
    try:
        answer = _within(deadline, lambda: bot.choose(vantage))
    except KeyboardInterrupt:
        raise
    except _Stalled:
        fault = Fault(name, "stalled", f"{deadline:g}")
    except BaseException as error:  # a bot that calls sys.exit() must not end the house either
        fault = Fault(name, "raised", _describe(error))
    else:
        _answered.add(type(bot))
        if not isinstance(answer, int | np.integer) or isinstance(answer, bool) or int(answer).bit_length() > MOVE_BITS:
            fault = Fault(name, "garbage", _brief(answer))
        elif (reason := state.check(seat, int(answer))) is not None:
            fault = Fault(name, "illegal", f"{int(answer)}, {reason.rule}")
        else:
            return Answer(int(answer))
    return Answer(rng.pick(state.legal(seat)), fault)


def word_of(
    bot: Bot, state: State, seat: Seat, rng: Chance, patience: Patience = PATIENCE, heard: Sequence[Pledge] = ()
) -> str | None:
    """What the bot promises before it moves; None when it has no tongue, holds it, or says nothing the game knows."""
    if not isinstance(bot, Speaker):
        return None
    vantage = Vantage(state, seat, rng.split(), None, heard)
    try:
        word = _within(patience.deadline(vantage.budget, type(bot) in _answered), lambda: bot.speak(vantage))
        if isinstance(word, str):
            state.game.promised(seat, word)
            return word
    except KeyboardInterrupt:
        raise
    except BaseException:  # whatever it is: without a word nothing is lost, and its next move is judged as any other
        return None
    return None


@contextmanager
def watching() -> Iterator[None]:
    """Keep the alarm ready over many questions: setting it up costs more than a simple bot thinks."""
    global _ready  # noqa: PLW0603  (there is one SIGALRM in a process)
    if _ready or not _has_alarm():
        yield
        return
    handler = signal.signal(signal.SIGALRM, _ring)
    _ready = True
    try:
        yield
    finally:
        _ready = False
        signal.signal(signal.SIGALRM, signal.SIG_DFL if handler is None else handler)


_ready = False


def _has_alarm() -> bool:
    """Whether a signal can interrupt the bot: on Unix, in the main thread."""
    return hasattr(signal, "setitimer") and threading.get_ident() == threading.main_thread().ident


def _within(seconds: float, think: Callable[[], object]) -> object:
    """What `think` returns or raises; _Stalled when that takes longer."""
    if not _has_alarm():
        return _by_thread(seconds, think)
    if _ready:
        return _by_alarm(seconds, think)
    with watching():
        return _by_alarm(seconds, think)


def _by_alarm(seconds: float, think: Callable[[], object]) -> object:
    began = time.monotonic()
    left, every = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return think()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        if left > 0:  # somebody else's timer was running: wind it up again
            signal.setitimer(signal.ITIMER_REAL, max(left - (time.monotonic() - began), 1e-6), every)


def _ring(signum: int, frame: FrameType | None) -> None:
    if not Kernel.underway:
        raise _Stalled
    signal.setitimer(signal.ITIMER_REAL, COMPILING_SECONDS)


def _by_thread(seconds: float, think: Callable[[], object]) -> object:
    """Think in a thread beside this one, which is left to itself when time is up: nothing can end it from outside."""
    thinker = _beside.thinker = _beside.thinker or _Thinker()
    thinker.asked.put(think)
    while True:
        try:
            answer, error = thinker.said.get(timeout=seconds)
        except Empty:
            if not Kernel.underway:
                _beside.thinker = None
                raise _Stalled from None
            seconds = COMPILING_SECONDS
        else:
            break
    if error is not None:
        raise error
    return answer


def _describe(error: BaseException) -> str:
    """The error in one line, even if it cannot describe itself."""
    try:
        said = " ".join(str(error).split())
    except Exception:
        said = ""
    return f"{type(error).__name__}: {said}"[:LONGEST_DETAIL] if said else type(error).__name__


def _brief(answer: object) -> str:
    """The answer in a few letters; of unknown things only what they are."""
    if isinstance(answer, str | float | bool) or answer is None:
        return repr(answer)[:40]
    return type(answer).__name__
