"""The audit of pinned packages: what is known is told, and where nobody answers it is skipped, at once and aloud."""

from __future__ import annotations

import json
import socket
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import audit  # type: ignore[import-not-found]  # noqa: E402 - a script, no package


@pytest.fixture
def database() -> Iterator[tuple[str, list[Any]]]:
    """A database that knows of one bad package; where it is, and what it was asked."""
    asked: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            bad = [{"vulns": [{"id": "OSV-1"}]} if q["package"]["name"] == "bad" else {} for q in asked[-1]["queries"]]
            body = json.dumps({"results": bad}).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Quiet."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", asked
    server.shutdown()
    server.server_close()


def test_what_is_known_is_told(
    database: tuple[str, list[Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, asked = database
    file = tmp_path / "pins"
    file.write_text("good==1.0\nbad==2.1 ; python_version < '3.12'\n# bad==3\n")
    assert audit.audit(file, [], url) == 1
    assert "bad 2.1: OSV-1" in capsys.readouterr().err
    assert [each["version"] for each in asked[0]["queries"]] == ["1.0", "2.1"]
    assert audit.audit(file, ["OSV-1"], url) == 0


def test_where_nobody_answers_it_is_skipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pins"
    file.write_text("good==1.0\n")
    with socket.create_server(("127.0.0.1", 0)) as mute:  # takes the call and says nothing
        url = f"http://127.0.0.1:{mute.getsockname()[1]}/"
        assert audit.audit(file, [], url, 0.2) == 0
    assert audit.audit(file, [], url, 0.2) == 0
    assert capsys.readouterr().out.count("skipped") == 2


def test_every_pin_is_asked_for() -> None:
    pins = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if "==" in line]
    assert len(audit.pinned("\n".join(pins))) == len(pins) > 20


def test_lint_runs_it() -> None:
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\nlint:")[2].partition("\n\n")[0]
    assert "scripts/audit.py" in recipe
