"""Running the server: uvicorn with our limits, our logs, and the address on the screen."""

from __future__ import annotations

import contextlib
import logging
import socket
import sys
import webbrowser

import uvicorn

from thronsaal.server.app import create_app
from thronsaal.server.database import StoreDown, connect
from thronsaal.server.gate import gate
from thronsaal.server.house import bus_of, embassy_of
from thronsaal.server.lease import leased
from thronsaal.server.logs import set_up
from thronsaal.server.settings import BadSetting, Settings

log = logging.getLogger("thronsaal.running")


class HallServer(uvicorn.Server):
    """Says where it listens, once it does."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self._settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.should_exit:
            return
        url = self.url
        print(f"Thronsaal: {url}", flush=True)
        log.info("listening", extra={"url": url})
        if self._settings.open_browser:
            webbrowser.open(url)

    @property
    def url(self) -> str:
        """Where to point a browser."""
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self._settings.host
        shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
        return f"http://{shown}:{port}/"


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves us. The gate says how messages on sockets are compressed."""
    requests, sockets = gate(settings)
    return uvicorn.Config(
        create_app(settings),
        http=requests,
        forwarded_allow_ips=list(settings.proxies),
        host=settings.host,
        port=settings.port,
        ws=sockets,
        ws_max_size=settings.message_limit,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=True,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


def prepare(settings: Settings) -> None:
    """Make this process ready to serve."""
    set_up(settings.log_level)
    # The thread of the store waits for the interpreter this long at each statement while the event loop is busy.
    sys.setswitchinterval(0.001)


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on. Raises OSError."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family, backlog=2048)


def run(settings: Settings) -> bool:
    """Serve until told to stop; whether it ever listened."""
    with contextlib.ExitStack() as held:
        try:
            bus_of(settings)
            embassy_of(settings)
            connect(settings.database).close()
            held.enter_context(leased(settings.database))
            door = held.enter_context(listen(settings))
        except (BadSetting, StoreDown) as error:
            print(f"thronsaal: {error}", file=sys.stderr)
            return False
        except OSError as error:
            where = f"{settings.host}, port {settings.port}"
            print(f"thronsaal: cannot listen on {where}: {error.strerror}", file=sys.stderr)
            return False
        prepare(settings)
        server = HallServer(config(settings), settings)
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[door])
        return server.started
