"""Rules are read and games without kernels are played before anybody has loaded Numba or a web framework."""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading

import pytest

from thronsaal.core.kernel import Kernel, kernel, part
from thronsaal.core.registry import game_ids

HEAVY = {"numba", "llvmlite", "fastapi", "starlette", "uvicorn", "jinja2", "matplotlib"}
READ = """
import sys
import thronsaal
from thronsaal.core.text import Voice
game = thronsaal.find_game({game!r})
assert len(game.rulebook) and game.scenes and game.bots and game.settle({{}})
assert Voice("de", game.texts).say("game-title")
print(*sys.modules)
"""
PLAY = """
import sys
import thronsaal
from thronsaal.core.chance import Chance
state, rng = thronsaal.find_game("ironthrone").start(seats=3), Chance(1)
for _ in range(60):
    seat = state.actors[0]
    state.apply(seat, rng.pick(state.legal(seat)))
    state.guess(seat, rng).digest()
    print(state.view(seat), file=sys.stderr)
print(*sys.modules)
"""


def loaded(program: str) -> set[str]:
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return {name.partition(".")[0] for name in run.stdout.split()}


@pytest.mark.parametrize("game", game_ids())
def test_reading_a_game_loads_no_compiler_and_no_server(game: str) -> None:
    found = loaded(READ.format(game=game))
    assert "thronsaal" in found
    assert not found & HEAVY


def test_playing_without_kernels_loads_no_compiler_and_no_server() -> None:
    found = loaded(PLAY)
    assert "thronsaal" in found
    assert not found & HEAVY


@part
def _next(number: int) -> int:
    return number + 1


@kernel
def _after_next(number: int) -> int:
    """The one after the next."""
    return _next(_next(number))


@kernel
def _third(number: int, step: int = 3) -> int:
    return number + step


def test_a_kernel_is_what_it_was_and_is_compiled_once() -> None:
    assert isinstance(_after_next, Kernel)
    assert _after_next.__doc__ == "The one after the next."
    assert repr(_after_next).endswith("test_waking._after_next>")
    assert _after_next(1) == 3
    assert _after_next.compiled is _after_next.compiled
    assert pickle.loads(pickle.dumps(_after_next)) is _after_next
    assert _third(1) == 4
    assert _third(1, step=5) == 6
    assert _third.py_func(1) == 4


def test_threads_that_come_at_the_same_time_share_what_is_compiled() -> None:
    @kernel
    def shared(number: int) -> int:
        return _next(number)

    made: list[tuple[int, int]] = []

    def call(number: int) -> None:
        made.append((shared(number), id(shared.compiled)))  # type: ignore[attr-defined]

    threads = [threading.Thread(target=call, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer for answer, _ in made) == [1, 2, 3, 4]
    assert len({compiled for _, compiled in made}) == 1
