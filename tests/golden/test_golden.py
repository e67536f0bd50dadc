"""Recorded matches, compared line by line: the rules of today play them as they were played."""

import pytest

from golden.renew import folder, golden_match, seeds
from thronsaal.core.kit.golden import FILE, renewed
from thronsaal.core.record import read_record, write_record
from thronsaal.core.registry import find_game, game_ids

CASES = [(game_id, seed) for game_id in game_ids() for seed in seeds(game_id)]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_golden_matches(game_id: str):
    assert len(seeds(game_id)) > 1
    assert {file.name for file in folder(game_id).iterdir()} == {
        f"{seed}.{ending}" for seed in seeds(game_id) for ending in ("txt", "record")
    }


@pytest.mark.parametrize(("game_id", "seed"), CASES)
def test_the_match_is_played_as_it_was(game_id: str, seed: int):
    found = golden_match(game_id, seed)[1].splitlines()
    kept = (folder(game_id) / f"{seed}.txt").read_text("utf-8").splitlines()
    for number, (today, then) in enumerate(zip(found, kept, strict=False), 1):
        assert today == then, f"line {number}; if the rules were meant to change, run tests/golden/renew.py"
    assert len(found) == len(kept)


@pytest.mark.parametrize(("game_id", "seed"), CASES)
def test_the_record_is_still_read(game_id: str, seed: int):
    text = (folder(game_id) / f"{seed}.record").read_text("utf-8")
    match = read_record(text)
    assert match.outcome is not None
    assert write_record(match) == text


@pytest.mark.parametrize("game_id", game_ids())
def test_golden_counts_are_written_as_they_are_renewed(game_id: str):
    game = find_game(game_id)
    assert (game.folder / FILE).read_text("utf-8") == renewed(game)
