"""Every installed game passes every check of the kit."""

import os
import subprocess
import sys
from functools import cache

import pytest

from thronsaal.core import kit
from thronsaal.core.registry import find_game, game_ids

SEEDS = (11, 0x9E3779B97F4A7C15F39CC0605CEDC834, 0xB7E151628AED2A6ABF7158809CF4F3C7)
PROGRAM = (
    "import sys; from thronsaal.core import kit, registry; print(kit.fingerprint(registry.find_game(sys.argv[1]), 7))"
)


def test_there_are_games():
    assert "claim" in game_ids()


@pytest.mark.parametrize("check", kit.CHECKS)
@pytest.mark.parametrize("game_id", game_ids())
def test_game_passes(game_id: str, check: str):
    done = kit.CHECKS[check](find_game(game_id), SEEDS)
    assert done, "the check looked at something"


# Python orders sets of texts anew in every process, and kernels may run uncompiled; no game may lean on either.
@pytest.mark.parametrize("setting", [("PYTHONHASHSEED", "1"), ("PYTHONHASHSEED", "2"), ("NUMBA_DISABLE_JIT", "1")])
@pytest.mark.parametrize("game_id", game_ids())
def test_same_game_in_another_process(game_id: str, setting: tuple[str, str]):
    there = subprocess.run(
        [sys.executable, "-c", PROGRAM, game_id],
        env={**os.environ, setting[0]: setting[1]},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.strip() == fingerprint_here(game_id)


@cache
def fingerprint_here(game_id: str) -> str:
    return kit.fingerprint(find_game(game_id), 7)
