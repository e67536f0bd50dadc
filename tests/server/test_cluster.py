"""Bots on a real Ray of this machine: they answer as in processes do, and what dies only makes it slower."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from pathlib import Path

import pytest

from server.hosting import in_loop
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.server.cluster import Embassy
from thronsaal.server.house import embassy_of
from thronsaal.server.settings import BadSetting, Settings
from thronsaal.server.thinkers import Thinkers


def _mind_below(ancestor: int) -> int:
    """The process of a mind on the cluster that this process has started."""
    parents, minds = dict[int, int](), list[int]()
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            number = int(entry.name)
            parents[number] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if (entry / "cmdline").read_bytes().startswith(b"ray::Mind"):
                minds.append(number)
    for mind in minds:
        above = mind
        while above in parents and above != ancestor:
            above = parents[above]
        if above == ancestor:
            return mind
    raise AssertionError("no mind is there")


@in_loop
async def test_bots_think_on_a_cluster_and_what_dies_only_makes_it_slower() -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    embassy = Embassy(num_cpus=1, object_store_memory=80_000_000, include_dashboard=False)
    thinkers = Thinkers(1, (), 30.0, hire=embassy.hire)
    thinkers.start()
    try:
        state = find_game("claim").start(seed=1)
        seat = state.actors[0]

        async def ask(number: int) -> None:
            move = await thinkers.ask("claim", "random", state, seat, Chance(number))
            assert move in state.legal(seat)

        await ask(1)
        assert embassy.processors == 1
        assert thinkers.alive == 1
        os.kill(_mind_below(embassy._process.pid), signal.SIGKILL)
        await ask(2)
        asking = asyncio.create_task(ask(3))
        until = time.monotonic() + 60
        while thinkers.waiting == 0 and time.monotonic() < until:
            await asyncio.sleep(0.001)
        embassy._process.kill()
        await asking
        assert thinkers.alive == 1
    finally:
        await thinkers.close()
        await asyncio.to_thread(embassy.close)


def test_a_cluster_that_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(BadSetting, match="processes or ray"):
        embassy_of(Settings(pool="abacus"))
    assert embassy_of(Settings()) is None
