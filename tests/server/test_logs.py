"""Logs are JSON, one object a line, and do not give away what is private."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from server.hosting import Client, serving, sqlite
from server.test_api import seated
from thronsaal.server.logs import JsonFormatter
from thronsaal.server.settings import Settings


def line(**changes: Any) -> dict[str, Any]:
    record = logging.makeLogRecord({"name": "thronsaal.test", "levelname": "INFO", "msg": "hello %s", **changes})
    text = JsonFormatter().format(record)
    assert "\n" not in text
    found: dict[str, Any] = json.loads(text)
    return found


def test_a_line_says_when_where_and_what() -> None:
    found = line(args=("you\nthere",), table="abc", count=3, odd=object)
    assert (found["from"], found["level"], found["event"]) == ("thronsaal.test", "info", "hello you\nthere")
    assert (found["table"], found["count"]) == ("abc", 3)
    assert found["time"].endswith("Z")


def test_what_went_wrong_is_on_the_same_line() -> None:
    try:
        raise ValueError("no")
    except ValueError:
        found = line(msg="broke", exc_info=sys.exc_info())
    assert "ValueError: no" in found["trace"]


def test_names_talk_tokens_and_invitations_are_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with (
        caplog.at_level(logging.DEBUG, "thronsaal"),
        serving(Settings(port=0, db=sqlite(tmp_path), workers=1)) as (port, _),
    ):
        table, anna, _ = seated(port)
        anna.post(f"/tables/{table}/talk", {"text": "a secret between us"})
        anna.error(f"/tables/{table}/moves", {"move": "nonsense", "position": 0})
        anna.error(f"/tables/{table}/resign", headers={"origin": "https://evil.example"})
        other = Client(port, "Zacharias")
    text = "\n".join(JsonFormatter().format(record) for record in caplog.records)
    assert "/api/v1/tables" in text
    for private in (table, anna.token, other.token, "a secret between us", "Zacharias"):
        assert private not in text
