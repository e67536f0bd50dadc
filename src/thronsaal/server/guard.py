"""What stands before every request: host, origin, size and rate on the way in, headers and cookie on the way out."""

from __future__ import annotations

import logging
import time
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from thronsaal.server.door import COOKIE, Rates, language, plain_problem
from thronsaal.server.errors import Denied
from thronsaal.server.gate import network_of
from thronsaal.server.people import Person

if TYPE_CHECKING:
    from thronsaal.server.house import House

log = logging.getLogger("thronsaal.guard")

SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; media-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        self._settings = house.settings
        self._rates: Rates = house.rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer in its place."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        scope["state"] = dict(scope.get("state", {}))
        try:
            self._check(scope)
        except Denied as denied:
            await self._deny(denied, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def out(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._dress(scope, MutableHeaders(scope=message))
                if log.isEnabledFor(logging.DEBUG):
                    took = round((time.perf_counter() - began) * 1000, 1)
                    log.debug("request", extra={**_what(scope), "status": message["status"], "ms": took})
            await send(message)

        await self._app(scope, receive, out)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self._settings.hosts and host.partition(":")[0] not in self._settings.hosts:
            raise Denied("bad-host", 400)
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self._check_origin(headers, host)
        if scope["type"] == "http":
            self._check_size(scope, headers)
        self._check_rate(scope)

    def _check_origin(self, headers: Headers, host: str) -> None:
        """Browsers say which page sends a form or opens a socket: only our own may. Programs say nothing."""
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise Denied("bad-origin", 403)
        elif origin not in self._settings.origins and (not host or urlsplit_host(origin) != host.lower()):
            raise Denied("bad-origin", 403)

    def _check_size(self, scope: Scope, headers: Headers) -> None:
        if "transfer-encoding" in headers:
            raise Denied("no-length", 411)
        length = headers.get("content-length", "0")
        most = self._settings.record_limit if scope["path"].endswith("/records") else self._settings.body_limit
        if not length.isdecimal() or len(length) > 12 or int(length) > most:
            raise Denied("too-long", 413, most=most)

    def _check_rate(self, scope: Scope) -> None:
        if scope["path"].startswith("/static/") or scope["path"] == "/health":
            return
        client = scope.get("client")
        address = network_of(client[0]) if client else "local"
        if self._house.warden.is_banned(address):
            raise Denied("banned", 403)
        if not self._rates.allow(f"address {address}", self._settings.address_rate):
            raise Denied("too-fast", 429)
        connection = HTTPConnection(scope)
        cookie, token = connection.cookies.get(COOKIE), connection.headers.get("authorization")
        who = token or (cookie and self._house.people.read(cookie))
        if who and not self._rates.allow(f"person {who[:200]}", self._settings.rate):
            raise Denied("too-fast", 429)

    def _dress(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers[name] = value
        if not scope["path"].startswith("/static/"):
            headers.setdefault("cache-control", "no-store")
        guest = scope["state"].get("guest")
        if isinstance(guest, Person):
            headers.append("set-cookie", self._cookie(guest, scope["scheme"] == "https"))

    def _cookie(self, guest: Person, is_https: bool) -> str:
        jar: SimpleCookie = SimpleCookie()
        jar[COOKIE] = self._house.people.sign(guest.id, guest.epoch)
        morsel = jar[COOKIE]
        morsel["path"], morsel["httponly"], morsel["samesite"] = "/", True, "Lax"
        morsel["max-age"] = round(self._settings.session_days * 86_400)
        if is_https or self._settings.secure_cookies:
            morsel["secure"] = True
        return morsel.OutputString()

    async def _deny(self, denied: Denied, scope: Scope, receive: Receive, send: Send) -> None:
        log.warning("denied", extra={**_what(scope), "code": denied.code})
        if scope["type"] == "websocket":
            # Closing before accepting is answered to the browser with 403.
            await send({"type": "websocket.close", "code": 1008, "reason": denied.code})
            return
        request = Request(scope, receive)
        body = plain_problem(denied, language(request), self._house.voices)
        response = JSONResponse(body, denied.status, headers={**HEADERS, "cache-control": "no-store"})
        if denied.status == 429:
            response.headers["retry-after"] = "1"
        if denied.status in (411, 413):
            response.headers["connection"] = "close"  # what was not read cannot be skipped
        await response(scope, receive, send)


def urlsplit_host(origin: str) -> str:
    """Host and port of an origin; "" for one that is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _what(scope: Scope) -> dict[str, object]:
    """What was asked, for the log; ids of tables are invitations and stay out of it."""
    parts = [part if len(part) < 20 else f"{part[:6]}..." for part in scope["path"][:200].split("/")]
    client = scope.get("client")
    return {
        "method": scope.get("method", "SOCKET"),
        "path": "/".join(parts),
        "address": client[0] if client else "",
    }
