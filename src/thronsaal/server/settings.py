"""What a host may set."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir


def default_db() -> str:
    """SQLite in the user's data folder."""
    return "sqlite:///" + (Path(user_data_dir("thronsaal", appauthor=False)) / "hall.sqlite3").as_posix()


PREFIX = "THRONSAAL_"


class BadSetting(ValueError):
    """An environment variable that cannot be read."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server. Times are in seconds, sizes in bytes, rates in messages a second."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    """`sqlite:///path` or `postgresql://...`; empty: the user's data folder."""
    redis: str = ""
    """`redis://...`: how servers that share a database tell each other what happens; empty: this one is alone."""
    open_browser: bool = False
    log_level: str = "info"
    secure_cookies: bool = False
    """Send cookies over HTTPS only: for hosts behind TLS."""
    hosts: tuple[str, ...] = ()
    """The host names this server answers to; empty: any."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open sockets and send forms, besides our own."""
    workers: int = 0
    """Processes for bots; 0: one less than there are cores, at least one."""
    pool: str = "processes"
    """Where bots think: in `processes` of this machine, or on a `ray` cluster."""
    ray_address: str = ""
    """The cluster's; empty: one is started on this machine."""
    think_seconds: float = 1.0
    """What the strongest bot has for a move; shared when more ask than there are processes."""
    think_limit: float = 10.0
    """A bot that has not answered by then is taken for dead: its process is replaced and a legal move made for it."""
    bot_pause: float = 0.6
    """A bot that plays with people waits this long, so that eyes can follow."""
    decoy_pause: float = 3.0
    """Before the hall passes for a person it waits up to this, so that nobody learns from the delay what they hold."""
    idle_seconds: float = 30.0
    """A table that nobody watches leaves memory after this."""
    gone_seconds: float = 10.0
    """Who has closed all windows counts as gone after this."""
    patience_seconds: float = 300.0
    """When the table waits for somebody who has been gone for so long, the others may go on without them."""
    tables_per_person: int = 40
    """Unfinished tables that one person may have set up."""
    sockets_per_person: int = 20
    sockets_per_address: int = 100
    connections: int = 4_000
    """Connections that are held in all; more are sent away."""
    connections_per_address: int = 300
    """The same from one address, or from one /64 of IPv6."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Where proxies stand that we believe: who they say is calling, and as many of them as come."""
    session_days: float = 400.0
    """A browser that has not come for so long is not known any more."""
    token_days: float = 365.0
    """So long a token is good, from the day it was given; 0: for ever."""
    keep_finished_days: float = 0.0
    """Finished tables are kept so long; 0, here and below: for ever."""
    keep_talk_days: float = 0.0
    """What was said at tables is kept so long."""
    keep_people_days: float = 0.0
    """People who were not here for so long are forgotten, with all that is theirs."""
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")
    """From where `/metrics` may be read."""
    header_limit: int = 16_384
    """The head of a request, in bytes."""
    header_count: int = 64
    request_seconds: float = 20.0
    """By then a request must have come whole."""
    body_limit: int = 32_768
    record_limit: int = 524_288
    """The longest record that may be uploaded."""
    message_limit: int = 4_096
    """The longest message on a socket."""
    rate: float = 20.0
    """Requests and messages a person may send on average; three times as many in a burst."""
    address_rate: float = 200.0
    """The same for one network address, behind which many people may sit."""

    @property
    def database(self) -> str:
        """The URL of the database."""
        return self.db or default_db()

    @property
    def thinkers(self) -> int:
        """How many processes think."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @staticmethod
    def read(environ: Mapping[str, str], **given: Any) -> Settings:
        """The settings from the environment, THRONSAAL_RATE=5 and so on; `given` ones win. Raises BadSetting."""
        found: dict[str, Any] = {}
        for field in fields(Settings):
            name = PREFIX + field.name.upper()
            if name in environ and field.name not in given:
                found[field.name] = _value(name, environ[name], field.default)
        return Settings(**found, **given)


def _value(name: str, text: str, default: object) -> object:
    """The text as the kind of value that the default is."""
    try:
        match default:
            case bool():
                return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
            case int():
                return int(text)
            case float():
                return float(text)
            case tuple():
                return tuple(part.strip() for part in text.split(",") if part.strip())
            case _:
                return text
    except (KeyError, ValueError) as error:
        raise BadSetting(f"{name} should be like {default!r}, not {text!r}") from error
