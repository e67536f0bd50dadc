"""A terminal for tests: what is typed goes in, what is printed comes out."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from thronsaal.cli import main


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 100 columns, no colours, whatever the machine."""
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line; `typed` are the lines typed meanwhile."""

    def go(command: str, *typed: str, words: tuple[str, ...] = ()) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in typed)))
        code = main([*command.split(), *words])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return go


@pytest.fixture
def court(install: Callable[..., None]) -> str:
    """A game of another package, installed beside ours."""
    install(claim="thronsaal.games.claim:GAME", court="toys.court:GAME")
    return "court"
