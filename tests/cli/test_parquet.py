"""`thronsaal sim --parquet`: what is kept, gone on with, and refused in a sentence."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from thronsaal.core.game import Game
from thronsaal.core.registry import find_game

from .conftest import Run

SIM = "sim claim --games 4 --bots random,random --seed 4"


def rows(folder: Path, kind: str = "games") -> list[dict[str, Any]]:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: Parquet is not tested")
    found: list[dict[str, Any]] = parquet.read_table(folder / kind).to_pylist()
    return found


def test_games_are_kept_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: Parquet is not tested")
    assert run(f"{SIM} --parquet {tmp_path / 'd'}").code == 0
    ran = run(f"sim claim --games 6 --bots random,random --json --parquet {tmp_path / 'd'}")  # the seed is known
    data = json.loads(ran.out)
    assert (ran.code, data["games"], data["earlier"], data["seed"]) == (0, 6, 4, 4)
    assert [row["number"] for row in rows(tmp_path / "d")] == list(range(1, 7))
    ran = run(f"{SIM} --parquet {tmp_path / 'd'}")
    assert "6 games were there already" in ran.out
    assert not (tmp_path / "d" / "decisions").exists()


def test_decisions_are_kept_too(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: Parquet is not tested")
    assert run(f"{SIM} --decisions --parquet {tmp_path}").code == 0
    assert {row["number"] for row in rows(tmp_path, "decisions")} == {1, 2, 3, 4}


def test_another_batch_is_refused_in_both_languages(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: Parquet is not tested")
    run(f"{SIM} --parquet {tmp_path}")
    csv = tmp_path.with_suffix(".csv")
    csv.write_text("mine", "utf-8")
    ran = run(f"{SIM} --duplicate --csv {csv} --parquet {tmp_path}")
    assert ran.code == 2
    assert "keeps another batch (it differs in: duplicate)" in ran.err
    assert csv.read_text("utf-8") == "mine", "nothing else was touched"
    assert (
        "enthält eine andere Serie (verschieden: decisions)"
        in run(f"{SIM} --lang de --decisions --parquet {tmp_path}").err
    )
    (tmp_path / "run.json").unlink()
    assert "keeps no batch" in run(f"{SIM} --parquet {tmp_path}").err
    assert "enthält keine Serie" in run(f"{SIM} --lang de --parquet {tmp_path}").err


def test_a_file_is_no_folder(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: Parquet is not tested")
    (tmp_path / "file").write_text("", "utf-8")
    ran = run(f"{SIM} --parquet {tmp_path / 'file'}")
    assert (ran.code, len(ran.err.strip().splitlines())) == (2, 1)


def test_without_pyarrow_it_says_what_to_install(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for language, words in (("en", "Parquet needs pyarrow"), ("de", "Parquet braucht pyarrow")):
        ran = run(f"{SIM} --lang {language} --parquet {tmp_path / 'd'}")
        assert ran.code == 2
        assert f"{words}: pip install 'thronsaal[study]'" in ran.err
    assert not (tmp_path / "d").exists()


def test_decisions_need_a_folder_and_numbers(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "--decisions needs --parquet" in run(f"{SIM} --decisions").err
    assert "--decisions braucht --parquet" in run(f"{SIM} --decisions --lang de").err
    monkeypatch.setattr(type(find_game("claim")), "spaces", Game.spaces)
    ran = run(f"{SIM} --decisions --parquet {tmp_path / 'd'}")
    assert (ran.code, "claim has no numbered actions" in ran.err) == (2, True)
    assert "claim hat keine nummerierten Aktionen" in run(f"{SIM} --lang de --decisions --parquet {tmp_path / 'd'}").err
    assert not (tmp_path / "d").exists()


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    """A real process and a real signal."""
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: Parquet is not tested")
    command = ["sim", "claim", "--games", "100000000", "--bots", "random,random", "--seed", "4"]
    process = subprocess.Popen(
        [sys.executable, "-m", "thronsaal", *command, "--csv", "/dev/stdout", "--parquet", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LANG": "en_GB.UTF-8"},
        start_new_session=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.readline()  # the games have begun
    os.killpg(process.pid, signal.SIGINT)
    out = process.stdout.read()
    assert process.wait(60) == 130
    numbers = [row["number"] for row in rows(tmp_path)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert f"claim: {len(numbers):,} game" in out
