"""The course of a batch as a picture."""

import sys
from pathlib import Path

import pytest

from thronsaal.cli import main

SIM = ["sim", "claim", "--bots", "random,random", "--games", "6", "--seed", "1"]


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "course.svg"
    assert main([*SIM, "--plot", str(file)]) == 0
    assert "<svg" in file.read_text("utf-8")


def test_an_unknown_kind_of_picture_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIM, "--plot", str(tmp_path / "course.nothing")]) != 0
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_without_matplotlib_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main([*SIM, "--plot", str(tmp_path / "course.png")]) != 0
    assert "thronsaal[study]" in capsys.readouterr().err
