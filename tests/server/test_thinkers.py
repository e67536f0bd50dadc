"""Thinkers: bots in other processes, which may hang or die without anybody else noticing."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from pathlib import Path

import pytest

from server.hosting import ANNA, BEN, in_loop, opened, play_on, sqlite, table_of, watch
from thronsaal.core.bot import Budget
from thronsaal.core.chance import Chance
from thronsaal.core.kernel import Kernel
from thronsaal.core.registry import find_game, game_ids
from thronsaal.server.thinkers import UNWANTED, Question, Thinkers, Worker, answer, kernels_of, rehearse, warm


def question(level: str = "random", seed: int = 1, limit: float = 30.0) -> Question:
    state = find_game("claim").start(seed=seed)
    seat = state.actors[0]
    return Question("claim", level, state.guess(seat, Chance(2)), seat, 3, Budget(), limit)


def test_an_answer_is_a_legal_move() -> None:
    asked = question()
    thought = answer(asked)
    assert thought.move in asked.world.legal(asked.seat)
    assert thought.fault == ""


def test_a_bot_that_is_not_there_is_reported() -> None:
    thought = answer(question("genius"))
    assert thought.move is None
    assert "genius" in thought.fault


@pytest.mark.parametrize("game", game_ids())
def test_every_level_can_be_warmed_up_and_meets_no_new_kernel_later(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rehearse(game)
    assert warm(game) == {}
    late: list[str] = []
    monkeypatch.setattr(Kernel, "announce", lambda folder: late.append(folder.parent.name))
    state = find_game(game).start(seed=2)
    moves = 400 if kernels_of(game) else 10
    while state.actors and moves > 0:
        seat, moves = state.actors[0], moves - 1
        level = find_game(game).levels[moves % len(find_game(game).levels)]
        thought = answer(Question(game, level, state, seat, moves, Budget(seconds=0.005), 60.0))
        assert thought.fault == ""
        assert thought.move is not None
        state.apply(seat, thought.move)
    assert late == []


@in_loop
async def test_a_game_that_somebody_waits_for_goes_first() -> None:
    thinkers = Thinkers(1, ("claim", "catan"), 20.0)
    thinkers.start()
    try:
        while len(thinkers._compilers) < 2:
            await asyncio.sleep(0.01)
        thinkers.want("claim")
        nice = {
            game: os.getpriority(os.PRIO_PROCESS, worker.process.pid or 0)
            for game, worker in thinkers._compilers.items()
        }
        assert nice["claim"] < nice["catan"] == UNWANTED
    finally:
        await thinkers.close()


@in_loop
async def test_a_compiler_says_how_far_it_is() -> None:
    thinkers = Thinkers(1, ("claim",), 20.0)
    thinkers.start()
    try:
        await asyncio.wait_for(thinkers.rules["claim"].wait(), 100)
        said = thinkers.progress["claim"]
        assert 0 < said.done <= said.of == kernels_of("claim")
    finally:
        await thinkers.close()


def test_a_worker_gets_a_guess_and_not_the_real_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent depends on nothing that the seat does not know."""
    game = find_game("claim")
    state = game.start(seed=5)
    seat = state.actors[0]
    sent: list[bytes] = []

    async def catch(thinkers: Thinkers, state: object) -> None:
        thinkers._idle.put_nowait(_Catching(sent))
        await thinkers.ask("claim", "random", state, seat, Chance(9))  # type: ignore[arg-type]

    async def both() -> None:
        for real in (state, state.guess(seat, Chance(77))):
            thinkers = Thinkers(1, (), 1.0)
            await catch(thinkers, real)
            await thinkers.close()

    asyncio.run(both())
    assert len(sent) == 2
    assert sent[0] == sent[1]


class _Catching(Worker):
    """A worker that keeps what it is sent."""

    is_alive = True  # type: ignore[assignment]

    def __init__(self, sent: list[bytes]) -> None:
        self._sent = sent

    def ask(self, question: Question):  # type: ignore[no-untyped-def]
        self._sent.append(pickle.dumps(question))
        return answer(question)


@in_loop
async def test_a_worker_that_is_killed_is_replaced() -> None:
    thinkers = Thinkers(1, (), 20.0)
    thinkers.start()
    try:
        state = find_game("claim").start(seed=1)
        seat = state.actors[0]
        assert await thinkers.ask("claim", "random", state, seat, Chance(1)) in state.legal(seat)
        worker = next(iter(thinkers._workers))
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGKILL)
        worker.process.join()
        for number in (2, 3):
            assert await thinkers.ask("claim", "random", state, seat, Chance(number)) in state.legal(seat)
        assert thinkers.alive == 1
    finally:
        await thinkers.close()


@in_loop
async def test_a_worker_that_hangs_is_replaced_and_the_table_plays_on(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path), thinking=True, think_limit=0.2) as house:
        state = find_game("claim").start(seed=1)
        await house.thinkers.ask("claim", "random", state, state.actors[0], Chance(1))
        worker = next(iter(house.thinkers._workers))
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGSTOP)
        table = await table_of(house, ANNA, BEN)
        await play_on(house, table, 1)
        await house.play.leave(table.id, (ANNA, BEN)[table.actors[0]])
        onlooker = await watch(house, table.id)
        while len(table.match.moves) < 2:
            await onlooker.woken.wait()
            onlooker.woken.clear()
        assert worker not in house.thinkers._workers


@in_loop
async def test_games_are_compiled_beside_the_workers_small_ones_first() -> None:
    thinkers = Thinkers(1, ("catan", "claim"), 20.0)
    assert thinkers.games == ("claim", "catan")
    thinkers._begin = lambda work: work.close()  # type: ignore[method-assign]
    thinkers.start()
    state = find_game("claim").start(seed=1)
    asking = asyncio.create_task(thinkers.ask("claim", "random", state, state.actors[0], Chance(1)))
    await asyncio.sleep(0)
    assert thinkers.waiting == 0, "a bot that is not compiled yet does not keep a worker waiting"
    thinkers._idle.put_nowait(_Catching([]))
    thinkers._bots["claim"].set()
    assert await asking in state.legal(state.actors[0])
    await thinkers.close()


@in_loop
async def test_a_game_that_kills_its_compiler_keeps_nobody_out() -> None:
    thinkers = Thinkers(1, ("claim",), 20.0)
    thinkers.start()
    try:
        while "claim" not in thinkers._compilers:
            await asyncio.sleep(0.01)
        compiler = thinkers._compilers["claim"].process
        assert compiler.pid is not None
        os.kill(compiler.pid, signal.SIGKILL)
        await asyncio.wait_for(thinkers.rules["claim"].wait(), 60)
    finally:
        await thinkers.close()


@in_loop
async def test_whoever_stops_waiting_does_not_leave_an_answer_for_the_next() -> None:
    thinkers = Thinkers(1, (), 20.0)
    thinkers.start()
    try:
        states = [find_game("claim").start(seed=seed) for seed in (1, 2)]
        asking = asyncio.create_task(thinkers.ask("claim", "random", states[0], states[0].actors[0], Chance(1)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert thinkers.waiting == 0
        seat = states[1].actors[0]
        assert await thinkers.ask("claim", "random", states[1], seat, Chance(2)) in states[1].legal(seat)
    finally:
        await thinkers.close()


@in_loop
async def test_when_many_wait_the_strongest_bot_gets_its_share_and_the_others_keep_their_own() -> None:
    thinkers = Thinkers(2, (), 20.0, seconds=1.0)
    game = find_game("claim")
    for waiting, seconds in ((1, None), (2, None), (4, 0.5), (20, 0.1), (1000, 0.05)):
        thinkers.waiting = waiting
        assert thinkers._budget("claim", game.levels[-1]) == Budget(seconds)
        assert thinkers._budget("claim", game.levels[0]) == Budget()
    await thinkers.close()
