"""`thronsaal ladder` for people and programs."""

from __future__ import annotations

import json
from pathlib import Path

from .conftest import Run

LADDER = "ladder claim random greedy --games 16 --seed 4"


def test_a_ladder_for_people_in_both_languages(run: Run) -> None:
    ran = run(LADDER)
    assert (ran.code, ran.err) == (0, "")
    assert "claim: ladder of 16 games of 2" in ran.out
    rows = [line.split()[0] for line in ran.out.splitlines() if line.startswith(("random", "greedy"))]
    assert rows == ["greedy", "random"]
    german = run(f"{LADDER} --lang de").out
    assert "Leiter aus 16 Partien" in german
    assert "Punkte" in german


def test_a_ladder_for_programs_that_goes_on(run: Run, tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    first = json.loads(run(f"{LADDER} --json --keep {keep}").out)
    assert [row["bot"] for row in first["ladder"]] == ["greedy", "random"]
    again = json.loads(run(f"ladder claim random greedy --games 32 --seed 4 --json --keep {keep}").out)
    assert (first["games"], again["games"]) == (16, 32)
    other = run(f"ladder claim random greedy --seed 5 --keep {keep}")
    assert (other.code, "another one" in other.err) == (2, True)


def test_wrong_ladders(run: Run, tmp_path: Path) -> None:
    for words, said in (
        ("ladder claim random", "two bots or more"),
        ("ladder claim random random", "each once"),
        ("ladder claim random nobody", "nobody"),
        ("ladder claim random greedy --seats 3", "seats"),
        (f"ladder claim random greedy --keep {tmp_path}", str(tmp_path)),
    ):
        ran = run(words)
        assert ran.code == 2, words
        assert said in ran.err
        assert ran.out == ""
