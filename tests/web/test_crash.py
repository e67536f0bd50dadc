"""The server is killed while people play; their pages come back by themselves."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from server.hosting import sqlite
from web.visitor import Visitor

Come = Callable[..., Visitor]

CODE = (
    "import sys; from thronsaal.server import Settings, serve; "
    "serve(Settings(port=int(sys.argv[2]), db=sys.argv[1], workers=1, bot_pause=0.0))"
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(db: str, port: int) -> subprocess.Popen[str]:
    server = subprocess.Popen(
        [sys.executable, "-c", CODE, db, str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert server.stdout is not None
    assert "Thronsaal" in server.stdout.readline()
    return server


def kill(server: subprocess.Popen[str]) -> None:
    server.kill()
    server.wait()
    assert server.stdout is not None
    server.stdout.close()


def test_a_page_reconnects_after_the_server_was_killed(come: Come, tmp_path: Path) -> None:
    db, port = sqlite(tmp_path), free_port()
    server = start(db, port)
    try:
        anna = come("Anna", address=f"http://localhost:{port}")
        anna.plays_at_once()
        for _ in range(3):
            assert anna.awaits_turn()
            anna.plays()
        assert anna.awaits_turn()
        hand = anna.page.locator(".claim-play").all_inner_texts()
        log, position = anna.log, anna.position
        kill(server)
        anna.waits_for("#table[data-line=lost]")
        assert anna.page.is_visible("#line-lost")
        server = start(db, port)
        anna.waits_for("#table[data-line=live]")
        assert anna.page.is_hidden("#line-lost")
        assert anna.position == position
        assert anna.log == log
        assert anna.page.locator(".claim-play").all_inner_texts() == hand
        anna.plays()
        anna.awaits_turn()
        assert len(anna.log) > len(log)
        # And somebody who comes anew is the same person, at the same table.
        anna.opens(anna.table).sits()
        assert anna.page.locator(".claim-play").count() > 0
    finally:
        kill(server)
