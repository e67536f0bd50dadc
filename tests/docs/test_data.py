"""What the page about data shows, runs on such a folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from thronsaal.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "data.md"
WORDS = {"pyarrow": "factions", "duckdb": "greedy", "polars": "greedy"}
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: Parquet is not tested")
    folder = tmp_path_factory.mktemp("data")
    command = next(line for line in PAGE.read_text("utf-8").splitlines() if "--decisions" in line).split()[1:]
    command[command.index("--games") + 1] = "6"
    command[command.index("--parquet") + 1] = str(folder / "claim-moves")
    assert main(command) == 0
    return folder


@pytest.mark.parametrize("reader", ["pyarrow", "duckdb", "polars"])
def test_examples_run(
    reader: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip(reader, reason=f"{reader} is not installed: its example is not tested")
    (block,) = [block for block in BLOCKS if f"import {reader}" in block]
    monkeypatch.chdir(folder)
    exec(compile(block, PAGE.name, "exec"), {})
    assert WORDS[reader] in capsys.readouterr().out
