"""The documents for hosts and bot authors say what is so."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from server.hosting import Client, heard, sqlite
from thronsaal.server import main
from thronsaal.server.app import create_app
from thronsaal.server.settings import PREFIX, BadSetting, Settings

DOCS = Path(__file__).parents[2] / "docs"


def test_the_example_bot_plays_a_match_against_another(port: int) -> None:
    anna = Client(port, "Anna")
    seats = [{"kind": "open"}, {"kind": "open"}]
    table = anna.post("/tables", {"game": "claim", "seats": seats})["table"]
    command = [sys.executable, DOCS / "remote_bot.py", f"http://127.0.0.1:{port}", table]
    bots = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    said = [bot.communicate(timeout=120)[0] for bot in bots]
    assert said[0] == said[1]
    assert "places" in said[0]
    with anna.socket(table) as line:
        assert heard(line, "update")["phase"] == "over"


def test_the_example_is_shown_as_it_is_and_short() -> None:
    code = (DOCS / "remote_bot.py").read_text("utf-8")
    assert code in (DOCS / "api.md").read_text("utf-8")
    assert sum(bool(line.strip()) for line in code.splitlines()) <= 30


def test_every_call_is_described() -> None:
    text = (DOCS / "api.md").read_text("utf-8")
    for path in create_app().openapi()["paths"]:
        if path.startswith("/api/v1/"):
            last = re.sub(r"\{(table|game)_id\}", r"{\1}", path.removeprefix("/api/v1"))
            short = "/" + last.rpartition("/")[2] if "{table}/" in last else last
            assert short in text, path


def test_every_setting_in_the_table_exists_with_its_default() -> None:
    text = (DOCS / "hosts.md").read_text("utf-8")
    names = {PREFIX + field.name.upper() for field in fields(Settings)}
    for name in re.findall(r"`(THRONSAAL_[A-Z_]+)`", text):
        assert name in names
    for name, default in (("WORKERS", None), ("THINK_LIMIT", 10.0), ("BOT_PAUSE", 0.6), ("IDLE_SECONDS", 30.0)):
        assert f"`{PREFIX}{name}`" in text
        assert default is None or getattr(Settings(), name.lower()) == default


def test_settings_come_from_the_environment() -> None:
    found = Settings.read(
        {
            "THRONSAAL_RATE": "5",
            "THRONSAAL_HOSTS": "a.example, b.example",
            "THRONSAAL_SECURE_COOKIES": "yes",
            "THRONSAAL_WORKERS": "3",
            "THRONSAAL_PORT": "1",
        },
        port=0,
    )
    assert (found.rate, found.hosts, found.secure_cookies) == (5.0, ("a.example", "b.example"), True)
    assert (found.thinkers, found.port) == (3, 0)


@pytest.mark.parametrize("name", ["WORKERS", "RATE", "SECURE_COOKIES"])
def test_settings_that_cannot_be_read(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    with pytest.raises(BadSetting, match=name):
        Settings.read({f"THRONSAAL_{name}": "many"})
    monkeypatch.setenv(f"THRONSAAL_{name}", "many")
    assert main() == 2
    assert name in capsys.readouterr().err


def test_a_database_that_cannot_be_opened_is_said_in_one_line(capsys: Any) -> None:
    assert main(db="mysql://nowhere") == 1
    assert "sqlite:///" in capsys.readouterr().err


def test_a_port_that_is_taken_is_said_in_one_line(port: int, tmp_path: Path, capsys: Any) -> None:
    assert main(port=port, db=sqlite(tmp_path)) == 1
    assert str(port) in capsys.readouterr().err


def test_by_default_it_lies_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database.endswith("hall.sqlite3")
    assert Settings(db=sqlite(tmp_path)).database == sqlite(tmp_path)
