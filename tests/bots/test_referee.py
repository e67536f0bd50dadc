"""Whatever a bot does, the match goes on and the fault has a name."""

from __future__ import annotations

import itertools
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from thronsaal.bots import Answer, Patience, Random, ask, word_of
from thronsaal.core.bot import Budget, Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.game import State
from thronsaal.core.kernel import Kernel
from thronsaal.core.registry import find_game
from thronsaal.core.text import LANGUAGES, Voice, house_texts

GAME = find_game("claim")
HURRIED = Patience(grace=1.0, floor=0.05, unasked=0.0, first=0.0)
CALM = Patience(grace=1.0, floor=20.0, unasked=0.0)


class Doing:
    """A bot that does what it is told."""

    def __init__(self, deed: Callable[[Vantage], Any]) -> None:
        self.deed = deed

    def choose(self, vantage: Vantage) -> Any:
        return self.deed(vantage)


def asked(deed: Callable[[Vantage], Any], patience: Patience = CALM, state: State | None = None) -> Answer:
    state = state or GAME.start(seed=7)
    before = state.pack()
    (seat,) = state.actors
    answer = ask(Doing(deed), "culprit", state, seat, Chance(1), None, patience)
    assert state.pack() == before
    assert type(answer.move) is int
    assert state.check(seat, answer.move) is None
    return answer


def busy(vantage: Vantage) -> int:
    return sum(1 for _ in itertools.count())


def stubborn(vantage: Vantage) -> int:
    """Swallows every Exception, as careless bots do."""
    n = 0
    while True:
        try:
            n += 1
        except Exception:
            n = 0


def raising(error: BaseException) -> Callable[[Vantage], int]:
    def deed(vantage: Vantage) -> int:
        raise error

    return deed


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError("not even this")


def test_a_legal_answer_is_taken_without_a_fault() -> None:
    assert asked(lambda vantage: vantage.legal[-1]) == Answer(
        GAME.start(seed=7).legal(GAME.start(seed=7).actors[0])[-1]
    )


def test_numpy_integers_are_integers() -> None:
    assert asked(lambda vantage: np.int64(vantage.legal[0])).fault is None


@pytest.mark.parametrize(
    ("error", "detail"),
    [
        (ValueError("no\nidea"), "ValueError: no idea"),
        (KeyError(), "KeyError"),
        (SystemExit(3), "SystemExit: 3"),
        (RecursionError(), "RecursionError"),
        (Mute(), "Mute"),
        (ValueError("x" * 10_000), "ValueError: " + "x" * 188),
    ],
)
def test_a_bot_that_raises(error: BaseException, detail: str) -> None:
    fault = asked(raising(error)).fault
    assert fault is not None
    assert (fault.bot, fault.kind, fault.detail) == ("culprit", "raised", detail)


@pytest.mark.parametrize("deed", [busy, stubborn])
def test_a_bot_that_hangs(deed: Callable[[Vantage], int]) -> None:
    fault = asked(deed, HURRIED).fault
    assert fault is not None
    assert (fault.bot, fault.kind, fault.detail) == ("culprit", "stalled", "0.05")


@pytest.mark.parametrize("in_thread", [False, True])
def test_a_bot_whose_kernels_are_being_compiled_is_waited_for(in_thread: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever interrupts a compiler leaves a kernel behind that never works."""
    monkeypatch.setattr("thronsaal.bots.referee.COMPILING_SECONDS", 0.05)
    answers: list[Answer] = []

    def compiling(vantage: Vantage) -> int:
        until = time.monotonic() + 0.3
        while time.monotonic() < until:
            pass
        Kernel.underway.pop()
        return vantage.legal[0]

    def ask_it() -> None:
        Kernel.underway.append("a kernel")
        answers.append(asked(compiling, HURRIED))

    if in_thread:
        thread = threading.Thread(target=ask_it)
        thread.start()
        thread.join()
    else:
        ask_it()
    assert answers[0].fault is None


def test_a_bot_that_hangs_in_another_thread_is_left_behind() -> None:
    answers: list[Answer] = []
    free = threading.Event()

    def until_freed(vantage: Vantage) -> int:
        free.wait()
        return vantage.legal[0]

    thread = threading.Thread(target=lambda: answers.append(asked(until_freed, HURRIED)))
    thread.start()
    thread.join()
    free.set()
    assert answers[0].fault is not None
    assert answers[0].fault.kind == "stalled"


@pytest.mark.parametrize(
    ("deed", "kind"),
    [
        (lambda vantage: vantage.legal[0], None),
        (raising(ValueError("no")), "raised"),
        (raising(KeyboardInterrupt()), "raised"),
        (lambda vantage: "seven", "garbage"),
    ],
)
def test_the_same_rules_hold_in_another_thread(deed: Callable[[Vantage], Any], kind: str | None) -> None:
    answers: list[Answer] = []
    thread = threading.Thread(target=lambda: answers.append(asked(deed)))
    thread.start()
    thread.join()
    assert (answers[0].fault and answers[0].fault.kind) == kind


@pytest.mark.parametrize(
    ("garbage", "detail"),
    [
        (None, "None"),
        ("knight 7", "'knight 7'"),
        (3.0, "3.0"),
        (float("nan"), "nan"),
        (True, "True"),
        ([1], "list"),
        (np.float64(1), "np.float64(1.0)"),
        pytest.param(1 << 20_000, "int", id="too long to print"),
        (-(2**63) - 1, "int"),
    ],
)
def test_a_bot_that_answers_garbage(garbage: object, detail: str) -> None:
    fault = asked(lambda vantage: garbage).fault
    assert fault is not None
    assert (fault.kind, fault.detail) == ("garbage", detail)


@pytest.mark.parametrize("move", [-1, 52, 2**62, 1 - 2**63])
def test_a_bot_that_answers_with_no_card(move: int) -> None:
    fault = asked(lambda vantage: move).fault
    assert fault is not None
    assert (fault.kind, fault.detail) == ("illegal", f"{move}, claim.cards")


def test_a_bot_that_plays_a_card_it_does_not_hold() -> None:
    state = GAME.start(seed=7)
    (seat,) = state.actors
    other = next(move for move in range(5, 52) if state.check(seat, move) is not None)
    fault = asked(lambda vantage: other, state=state).fault
    assert fault is not None
    assert (fault.kind, fault.detail) == ("illegal", f"{other}, claim.lead")


def test_a_bot_that_changes_the_world_it_got() -> None:
    """Its vantage shows another position then; the referee judges by the real one, which nobody touched."""

    def meddle(vantage: Vantage) -> int:
        world = vantage._world
        first = world.legal(vantage.seat)[0]
        world.apply(vantage.seat, first)
        world.apply(world.actors[0], world.legal(world.actors[0])[0])
        world.buffer[:] = -1  # type: ignore[attr-defined]
        return first

    state = GAME.start(seed=7)
    assert asked(meddle, state=state) == Answer(state.legal(state.actors[0])[0])


def test_the_world_of_a_bot_is_not_the_real_one() -> None:
    state = GAME.start(seed=7)
    worlds: list[bytes] = []

    def look(vantage: Vantage) -> int:
        worlds.extend([vantage._world.pack(), vantage.world().pack(), *(w.pack() for w in vantage.worlds(3))])
        return vantage.legal[0]

    asked(look, state=state)
    assert len({state.pack(), *worlds}) == 6


def test_what_a_bot_draws_changes_nothing_for_others() -> None:
    rngs = Chance(5), Chance(5)

    def greedy_for_chance(vantage: Vantage) -> int:
        for _ in range(1000):
            vantage.rng.below(7)
        return -1

    state = GAME.start(seed=7)
    (seat,) = state.actors
    modest = ask(Doing(lambda vantage: -1), "a", state, seat, rngs[0])
    wasteful = ask(Doing(greedy_for_chance), "a", state, seat, rngs[1])
    assert modest.move == wasteful.move
    assert list(rngs[0].words) == list(rngs[1].words)


def test_the_match_goes_on_to_its_end() -> None:
    deeds = itertools.cycle(
        [raising(ValueError()), lambda vantage: "garbage", lambda vantage: 99, lambda vantage: True]
    )
    bots = [Doing(lambda vantage: next(deeds)(vantage)), Random()]
    state, rng, faults = GAME.start(seed=3), Chance(9), []
    while state.actors:
        (seat,) = state.actors
        answer = ask(bots[seat], f"bot {seat}", state, seat, rng)
        state.apply(seat, answer.move)
        faults.append(answer.fault)
    assert state.outcome is not None
    assert {fault.bot for fault in faults if fault} == {"bot 0"}
    assert sum(fault is not None for fault in faults) == 26


def test_ctrl_c_is_not_a_fault_of_the_bot() -> None:
    with pytest.raises(KeyboardInterrupt):
        asked(lambda vantage: signal.raise_signal(signal.SIGINT))


def test_the_bot_is_told_its_budget() -> None:
    seen: list[Budget] = []

    def note(vantage: Vantage) -> int:
        seen.append(vantage.budget)
        return vantage.legal[0]

    state = GAME.start(seed=7)
    ask(Doing(note), "a", state, state.actors[0], Chance(1), Budget(0.5, 10))
    assert seen == [Budget(0.5, 10)]


def test_the_deadline_follows_the_budget() -> None:
    patience = Patience(grace=3.0, floor=20.0, unasked=30.0, first=100.0)
    assert patience.deadline(Budget(seconds=2)) == 26
    assert patience.deadline(Budget(playouts=5)) == 110
    assert patience.deadline(Budget(seconds=2), known=False) == 126


def test_a_bot_gets_more_time_until_it_has_answered_once() -> None:
    """It may have to be compiled first."""

    class Slow(Doing):
        pass

    def slow(vantage: Vantage) -> int:
        began = time.monotonic()
        while time.monotonic() - began < 0.3:
            pass
        return vantage.legal[0]

    state = GAME.start(seed=7)
    patience = Patience(grace=1.0, floor=0.05, unasked=0.0, first=20.0)
    faults = [ask(Slow(slow), "slow", state, state.actors[0], Chance(1), None, patience).fault for _ in range(2)]
    assert faults[0] is None
    assert faults[1] is not None
    assert faults[1].kind == "stalled"


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers here")
def test_the_timer_of_somebody_else_keeps_running() -> None:
    def never(signum: int, frame: object) -> None:
        raise AssertionError("rang")

    before = signal.signal(signal.SIGALRM, never)
    try:
        signal.setitimer(signal.ITIMER_REAL, 500, 70)
        asked(busy, HURRIED)
        left, every = signal.getitimer(signal.ITIMER_REAL)
        assert 400 < left < 500
        assert every == 70
        assert signal.getsignal(signal.SIGALRM) is never
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_can_be_said(language: str) -> None:
    voice = Voice(language, house_texts())
    for deed in (raising(ValueError("why")), lambda vantage: "7", lambda vantage: 99):
        fault = asked(deed).fault
        assert fault is not None
        said = voice.say(fault.word)
        assert "culprit" in said
        assert fault.detail in said
    stalled = asked(busy, HURRIED).fault
    assert stalled is not None
    assert "0.05" in voice.say(stalled.word)


class Tongue(Doing):
    """A bot that says what it is told to."""

    def __init__(self, says: object) -> None:
        super().__init__(lambda vantage: -1)
        self.says = says

    def speak(self, vantage: Vantage) -> str | None:
        if isinstance(self.says, BaseException):
            raise self.says
        return self.says  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("says", "heard"),
    [
        ("lay truce", "lay truce"),
        ("be nice", None),
        (None, None),
        (7, None),
        (ValueError("oops"), None),
        (SystemExit(1), None),
    ],
)
def test_only_words_that_the_game_knows_are_passed_on(says: object, heard: str | None) -> None:
    state = find_game("ironthrone").start(3, {}, 1)
    assert word_of(Tongue(says), state, 0, Chance(1)) == heard


def test_a_bot_without_a_tongue_says_nothing() -> None:
    state = find_game("ironthrone").start(3, {}, 1)
    assert word_of(Doing(lambda vantage: -1), state, 0, Chance(1)) is None
