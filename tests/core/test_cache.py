"""Compiled kernels are kept on disk by the wording of their sources, and older ones are cleared away."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import numba
import pytest

PARTS = """
from thronsaal.core.kernel import part

@part
def twice(number):
    return 2 * number
"""
RULES = """
from parts import twice
from thronsaal.core.kernel import kernel

@kernel
def play(number):
    return twice(number) + 1
"""
PROGRAM = """
import sys
from rules import play
said = play(int(sys.argv[1]))
stats = play.compiled.stats
print(said, sum(stats.cache_hits.values()), sum(stats.cache_misses.values()), stats.cache_path)
"""

pytestmark = pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") == "1", reason="nothing is compiled")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "game"
    folder.mkdir()
    for name, text in (("parts", PARTS), ("rules", RULES), ("program", PROGRAM)):
        (folder / f"{name}.py").write_text(text, "utf-8")
    return folder


def play(game: Path, kept: Path) -> tuple[int, int, int, Path]:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(kept)}
    run = subprocess.run(
        [sys.executable, "program.py", "20"], cwd=game, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    said, hits, misses, path = run.stdout.split()
    return int(said), int(hits), int(misses), Path(path)


def test_kernels_are_kept_and_found_again(game: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    said, hits, misses, path = play(game, kept)
    assert (said, hits, misses) == (41, 0, 1)
    assert path.is_relative_to(kept)
    assert path.parent.name.startswith("game-")
    assert path.parent.name.endswith(numba.__version__)
    assert play(game, kept) == (41, 1, 0, path)


def test_a_change_in_a_part_renews_the_kernels_that_call_it(game: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    _, _, _, path = play(game, kept)
    (game / "parts.py").write_text(PARTS.replace("2 *", "3 *"), "utf-8")
    said, hits, misses, other = play(game, kept)
    assert (said, hits, misses) == (61, 0, 1)
    assert other != path


def test_what_nobody_has_used_for_a_month_is_cleared_away(game: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    old, fresh, foreign = (
        kept / name for name in ("game-0123456789abcdef-0.1", "game-fedcba9876543210-0.1", "other-x")
    )
    for place in (old, fresh, foreign):
        place.mkdir(parents=True)
    month_ago = time.time() - 31 * 24 * 3600
    for place in (old, foreign):
        os.utime(place, (month_ago, month_ago))
    play(game, kept)
    assert not old.exists()
    assert fresh.exists()
    assert foreign.exists()


def test_where_nothing_can_be_written_kernels_are_compiled_for_the_moment(game: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, no folder", "utf-8")
    said, _, misses, path = play(game, blocked)
    assert (said, misses) == (41, 1)
    assert not path.is_relative_to(blocked)
