"""kill -9 at any moment: what was acknowledged is there, and the match goes on."""

from __future__ import annotations

import json
import os
import signal
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.hosting import Client, heard, process, sqlite
from server.test_api import seated
from thronsaal.server import main


class Players(threading.Thread):
    """Two people at a table who write down everything that was acknowledged."""

    def __init__(self, port: int, enough: threading.Semaphore) -> None:
        super().__init__(daemon=True)
        self.table, *self.clients = seated(port)
        self.enough = enough
        self.acknowledged: list[tuple[int, str]] = []
        self.told: list[int] = []

    def run(self) -> None:
        try:
            with self.clients[0].socket(self.table) as a, self.clients[1].socket(self.table) as b:
                lines = (a, b)
                while True:
                    for line in lines:
                        self._step(line)
        except (ConnectionClosed, OSError, EOFError, TimeoutError):
            return

    def _step(self, line: Any) -> None:
        update = heard(line, "update")
        self.told += [each["entry"] for each in update["lines"]]
        if update["legal"]:
            move = update["legal"][0]["move"]
            line.send(json.dumps({"type": "move", "move": move, "position": update["position"]}))
            answer = heard(line, "answer")
            assert "error" not in answer
            self.acknowledged.append((answer["number"], move))
        else:
            line.send(json.dumps({"type": "say", "text": f"hm {update['number']}"}))
            answer = heard(line, "answer")
            self.acknowledged.append((answer["number"], ""))
        self.enough.release()


@pytest.mark.parametrize("acknowledged", [1, 40, 150])
def test_kill_minus_nine_loses_nothing_that_was_acknowledged(tmp_path: Path, acknowledged: int) -> None:
    db = sqlite(tmp_path)
    enough = threading.Semaphore(0)
    with process(db) as (server, port):
        players = [Players(port, enough) for _ in range(4)]
        for each in players:
            each.start()
        for _ in range(acknowledged):
            assert enough.acquire(timeout=60)
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        for each in players:
            each.join(60)
            assert not each.is_alive()
    with process(db) as (_, port):
        for each in players:
            _check(each, port)


def _check(players: Players, port: int) -> None:
    anna, ben = players.clients
    for client in (anna, ben):
        client.port = port
        client.http.base_url = httpx.URL(f"http://127.0.0.1:{port}/api/v1")
    numbers = [number for number, _ in players.acknowledged]
    last = max(numbers, default=0)
    with anna.socket(players.table, after=last) as line:
        update = heard(line, "update")
    assert update["seat"] == 0, "the same person after the restart"
    assert update["number"] >= last
    assert all(each["entry"] > last for each in update["lines"])
    sight = anna.get(f"/tables/{players.table}")
    kinds = {each["entry"]: each["kind"] for each in sight["lines"]}
    assert set(kinds) == set(range(1, sight["number"] + 1)), "no gap"
    assert set(players.told) <= set(kinds), "nobody was told of what was not stored"
    for number, move in players.acknowledged:
        assert kinds[number] == ("moved" if move else "said")
    for player in (anna, ben):
        legal = player.get(f"/tables/{players.table}/legal")
        if legal["legal"]:
            player.post(
                f"/tables/{players.table}/moves", {"move": legal["legal"][0]["move"], "position": legal["position"]}
            )


def test_two_servers_on_one_database_play_one_match(postgres: str) -> None:
    with process(postgres) as (_, here), process(postgres) as (_, there):
        table, anna, ben = seated(here)
        ben.port = there
        ben.http.base_url = httpx.URL(f"http://127.0.0.1:{there}/api/v1")
        with anna.socket(table) as a, ben.socket(table) as b:
            lines, updates = (a, b), [heard(a, "update"), heard(b, "update")]
            for _ in range(12):
                seat = next(seat for seat in (0, 1) if updates[seat]["legal"])
                move, position = updates[seat]["legal"][0]["move"], updates[seat]["position"]
                lines[seat].send(json.dumps({"type": "move", "move": move, "position": position}))
                assert "error" not in heard(lines[seat], "answer")
                for other in (0, 1):
                    while updates[other]["position"] == position:
                        updates[other] = heard(lines[other], "update")
        assert anna.get(f"/tables/{table}")["moves"] == ben.get(f"/tables/{table}")["moves"] == 12


def test_sqlite_has_one_server_and_a_second_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    db = sqlite(tmp_path)
    with process(db) as (server, _):
        assert main(port=0, db=db) == 1
        said = capfd.readouterr().err
        assert "another server already works with" in said
        assert "Postgres" in said
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        with process(db) as (_, port):
            Client(port, "Anna")


def test_it_stops_gracefully_when_asked(tmp_path: Path) -> None:
    with process(sqlite(tmp_path)) as (server, port):
        table, anna, _ = seated(port)
        anna.post(f"/tables/{table}/talk", {"text": "last words"})
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) in (0, -signal.SIGTERM)
    with process(sqlite(tmp_path)) as (_, port):
        again = Client(port, "Cara")
        assert again.get(f"/tables/{table}")["lines"][-1]["text"] == "last words"
