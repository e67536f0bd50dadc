"""How fast the kernels of Claim are, and beside them a plain C player in the same run."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

from thronsaal.games.claim.kernel.batch import random_games

GAMES: Final = 300_000
ROUNDS: Final = 7
"""Both players take turns this often and the best of each counts: whatever else the machine does hits both alike."""

SOURCE: Final = Path(__file__).with_name("claim.c")


def figures() -> dict[str, float | None]:
    """Random whole games per second through the kernel, and the ratio to C; None without a compiler."""
    random_games(1, 1)
    with tempfile.TemporaryDirectory() as folder:
        player = _compile(Path(folder))
        ours, theirs = 0.0, 0.0
        for seed in range(ROUNDS):
            start = time.perf_counter()
            random_games(GAMES, seed)
            ours = max(ours, GAMES / (time.perf_counter() - start))
            if player is not None:
                theirs = max(theirs, _run(player, seed))
    return {
        "kernel_games_per_s": ours,
        "c_games_per_s": theirs or None,
        "c_ratio": ours / theirs if theirs else None,
    }


def _compile(folder: Path) -> Path | None:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    player = folder / "claim"
    command = [compiler, "-O3", "-march=native", "-o", str(player), str(SOURCE)]
    built = subprocess.run(command, capture_output=True, check=False)
    return player if built.returncode == 0 else None


def _run(player: Path, seed: int) -> float:
    printed = subprocess.run([player, str(GAMES), str(seed + 1)], capture_output=True, check=True, text=True).stdout
    return float(printed.split()[3])
