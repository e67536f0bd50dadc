"""Cookies: who somebody is, since when, and our seal on it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from thronsaal.server.moments import DAY, now

FRESH_DAYS = 7
"""A cookie that is older is written anew, so that who keeps coming stays known."""


@dataclass(frozen=True, slots=True)
class Pass:
    """What a cookie says: a person, how often they had ended their visits by then, and whether to write it anew."""

    person: str
    epoch: int
    is_stale: bool


class Passes:
    """Writes cookies with the first of its keys, and reads those that were written with any."""

    def __init__(self, keys: Sequence[bytes], days: float) -> None:
        self.keys = keys
        self._days = days

    def write(self, person_id: str, epoch: int = 0) -> str:
        """The cookie of a person, from today on."""
        body = f"{person_id}.{epoch}.{_today()}"
        return f"{body}.{_seal(self.keys[0], 'pass', body)}"

    def read(self, cookie: str) -> Pass | None:
        """What a cookie says; None for one that is none of ours, or too old."""
        body, dot, seal = cookie.rpartition(".")
        if not dot or not cookie.isascii() or len(cookie) > 400:
            return None
        for number, key in enumerate(self.keys):
            if hmac.compare_digest(seal, _seal(key, "pass", body)):
                person, epoch, day = body.rsplit(".", 2)
                age = _today() - int(day)
                return None if age > self._days else Pass(person, int(epoch), number > 0 or age > FRESH_DAYS)
            # As cookies were written before they had a day; from then on they are.
            if hmac.compare_digest(seal, _seal(key, "person", body)):
                return Pass(body, 0, is_stale=True)
        return None


def _seal(key: bytes, kind: str, body: str) -> str:
    return hmac.new(key, f"{kind}:{body}".encode(), hashlib.sha256).hexdigest()


def _today() -> int:
    return now() // DAY
