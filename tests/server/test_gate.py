"""The gate: what is held to limits before it is understood."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.hosting import Client, eventually, serving, sqlite
from thronsaal.server.gate import Connections, network_of
from thronsaal.server.logs import Sparing
from thronsaal.server.settings import Settings

START = b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
POST = b"POST /api/v1/people HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"


@contextmanager
def guarded(tmp_path: Path, **limits: Any) -> Iterator[int]:
    with serving(Settings(port=0, db=sqlite(tmp_path), workers=1, proxies=(), **limits)) as (port, _):
        yield port


def said(port: int, *parts: bytes) -> bytes:
    """What comes back for these bytes, until the other side hangs up."""
    with closing(socket.create_connection(("127.0.0.1", port), 30)) as line:
        heard = b""
        try:
            for part in parts:
                line.sendall(part)
            while piece := line.recv(65_536):
                heard += piece
        except ConnectionError:
            pass
        return heard


def test_the_head_of_a_request_has_a_size(tmp_path: Path) -> None:
    with guarded(tmp_path, header_limit=2_000, header_count=20) as port:
        assert b" 200 " in said(port, START + b"\r\n")
        assert b" 431 " in said(port, START + b"a: " + b"x" * 3_000 + b"\r\n\r\n"), "one long line"
        assert b" 431 " in said(port, START + b"a: " + b"x" * 3_000), "one that never ends"
        assert b" 431 " in said(port, START + b"".join(b"a%d: x\r\n" % n for n in range(30)) + b"\r\n"), "many lines"
        assert b" 431 " in said(port, b"GET /" + b"x" * 3_000 + b" HTTP/1.1\r\n\r\n"), "a long address"
        pieces = [b"GET /health HTTP/1.1\r\n", *[b"a: " + b"x" * 500 + b"\r\n"] * 6, b"\r\n"]
        assert b" 431 " in said(port, *pieces), "piece by piece"
        body = said(port, POST + b"content-length: 5000\r\n\r\n" + b"x" * 5_000)
        assert b" 422 " in body, "a body is no head"
        assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=60).status_code == 200


def test_a_request_has_a_time(tmp_path: Path) -> None:
    with guarded(tmp_path, request_seconds=0.2) as port:
        assert b" 408 " in said(port), "who says nothing"
        assert b" 408 " in said(port, b"GET /health HTTP/1.1\r\nhost"), "who does not finish"
        assert b" 408 " in said(port, POST + b"content-length: 50\r\n\r\n{"), "whose body never comes"
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            assert [client.get("/health").status_code for _ in range(3)] == [200] * 3, "one line, several requests"


def test_connections_are_counted_by_address(tmp_path: Path) -> None:
    with guarded(tmp_path, connections_per_address=3) as port:
        lines = [socket.create_connection(("127.0.0.1", port), 30) for _ in range(3)]
        assert b" 503 " in said(port)
        for line in lines:
            line.close()
        eventually(lambda: b" 200 " in said(port, START + b"\r\n"))


def test_sockets_are_connections_until_they_close(tmp_path: Path) -> None:
    with guarded(tmp_path, connections_per_address=2) as port:
        anna = Client(port, "Anna")
        table = anna.post("/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
        anna.http.close()
        for _ in range(4):
            with anna.socket(table) as line:
                assert line.recv(60)


def _ping_for_ever(line: ClientConnection) -> None:
    for _ in range(200):
        line.ping()
    for _ in range(200):
        line.recv(60)


def test_pings_without_end_are_cut_off(tmp_path: Path) -> None:
    with guarded(tmp_path) as port:
        anna = Client(port, "Anna")
        table = anna.post("/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
        with anna.socket(table) as line, pytest.raises(ConnectionClosed) as caught:
            _ping_for_ever(line)
        assert caught.value.rcvd is None or caught.value.rcvd.code == 1008
        with anna.socket(table) as line:
            assert line.ping().wait(60), "one ping is answered"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_what_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_proxies_bring_many_but_not_without_end() -> None:
    crowd = Connections(5, 2, ("127.0.0.1",))
    assert [crowd.enter("127.0.0.1") for _ in range(6)] == [True] * 5 + [False]
    for _ in range(6):
        crowd.leave("127.0.0.1")
    assert [crowd.enter(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert crowd.enter("192.0.2.1")
    assert crowd.count == 4


def test_a_flood_of_refusals_is_told_once_in_a_while() -> None:
    told = []
    spare = Sparing(most=3, seconds=10.0)
    for second in range(30):
        for _ in range(100):
            record = logging.makeLogRecord({"name": "x", "msg": "denied", "levelno": logging.WARNING})
            record.created = float(second)
            if spare.filter(record):
                told.append(getattr(record, "left_out", 0))
    assert told == [0, 0, 0, 997, 0, 0, 997, 0, 0]
    error = logging.makeLogRecord({"name": "x", "msg": "denied", "levelno": logging.ERROR})
    assert all(spare.filter(error) for _ in range(100)), "errors are never left out"
