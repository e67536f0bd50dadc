"""The gate: what holds before a request is understood. How many may stand there, how long, and how much they may say.

Everything behind the gate costs the house something. So connections are counted as soon as they are made, by address
and in all; the head of a request has a size and a number of lines; a request has a time; and a socket may not send us
pings without end.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame

from thronsaal.server.settings import Settings

log = logging.getLogger("thronsaal.gate")

CONTROL_RATE, CONTROL_BURST = 2.0, 30.0
"""Pings, pongs and pieces of messages that a socket may send a second, and at once."""

SQUEEZE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=13,
    compress_settings={"level": 4, "memLevel": 6},
)
"""Messages are compressed each by itself: between them nothing is kept, and none tells by its length of another."""


@lru_cache(4096)
def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 of an IPv6 one, all of which one household may use."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0].removesuffix("/64"))
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False).network_address) + "/64"


def is_address(text: str) -> bool:
    """Whether this is an address, or a /64 as `network_of` has it."""
    try:
        ipaddress.ip_address(text.removesuffix("/64"))
    except ValueError:
        return False
    return ":" in text or "/" not in text


class Connections:
    """Who is connected, counted by address and in all. Proxies that we trust bring many and are counted in all only."""

    def __init__(self, most: int, most_each: int, proxies: Collection[str]) -> None:
        self._most, self._most_each, self._proxies = most, most_each, frozenset(proxies)
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        """Count one more; whether it may stay. It is counted all the same, until it leaves."""
        key = network_of(address)
        self._open[key] += 1
        self.count += 1
        return self.count <= self._most and (address in self._proxies or self._open[key] <= self._most_each)

    def leave(self, address: str) -> None:
        """One less."""
        key = network_of(address)
        self.count -= 1
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]


def gate(settings: Settings) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of a server with these settings, for requests and for sockets."""
    connections = Connections(settings.connections, settings.connections_per_address, settings.proxies)

    class Guarded(Request):
        limits, crowd = settings, connections

    class GuardedSocket(Socket):
        crowd = connections

    return Guarded, GuardedSocket


class Request(HttpToolsProtocol):
    """A connection over which requests come."""

    limits: Settings
    crowd: Connections

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address = ""
        self._head = self._said = 0
        """Bytes of the request whose head is not complete yet."""
        self._is_reading = True
        self._refused = 0
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        if not self.crowd.enter(self._address):
            self._refuse(503)
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self.crowd.leave(self._address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._is_reading:
            self._head += len(data)
        super().data_received(data)
        if self._is_reading and self._head > self.limits.header_limit:
            self._refused = 431
        if self._refused:
            self._refuse(self._refused)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_reading, self._said = True, 0
        if self._timer is None:
            self._wait()

    def on_url(self, url: bytes) -> None:
        self._say(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._say(name + value)
        if len(self.headers) >= self.limits.header_count:
            self._refused = 431
        super().on_header(name, value)

    def _say(self, words: bytes) -> None:
        self._said += len(words)
        if self._said > self.limits.header_limit:
            self._refused = 431

    def on_headers_complete(self) -> None:
        self._is_reading, self._head = False, 0
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._rest()
        if not self._refused:
            super().on_message_complete()

    def _wait(self) -> None:
        """From now on the request has to come."""
        self._rest()
        self._timer = self.loop.call_later(self.limits.request_seconds, self._refuse, 408)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: int) -> None:
        """Say no in few words and hang up; a request that is being answered is let go with it."""
        self._rest()
        self._refused = status
        log.warning("refused at the gate", extra={"status": status, "address": self._address})
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    crowd: Connections

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._left = CONTROL_BURST
        self._at = self.loop.time()
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [SQUEEZE]

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def _is_too_much(self) -> bool:
        at = self.loop.time()
        self._left = min(CONTROL_BURST, self._left + (at - self._at) * CONTROL_RATE) - 1.0
        self._at = at
        if self._left >= 0:
            return False
        if not self.transport.is_closing():
            log.warning("too many control frames", extra={"address": self.client[0] if self.client else ""})
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        return True

    def handle_ping(self) -> None:
        if not self._is_too_much():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._is_too_much():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._is_too_much():
            super().handle_cont(event)
