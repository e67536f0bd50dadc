"""Who is asking, in which language, and how often: what API, pages and sockets share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from starlette.requests import HTTPConnection

from thronsaal.core.text import LANGUAGES
from thronsaal.core.words import Json
from thronsaal.server.errors import Denied
from thronsaal.server.gate import network_of
from thronsaal.server.people import Person
from thronsaal.server.voices import Voices

if TYPE_CHECKING:
    from thronsaal.server.house import House

COOKIE = "thronsaal"
LANGUAGE_COOKIE = "lang"
MOST_BUCKETS = 50_000
BURST = 3.0


def house(connection: HTTPConnection) -> House:
    """The house that this connection has come to."""
    found: House = connection.app.state.house
    return found


async def visitor(connection: HTTPConnection) -> Person | None:
    """Whoever is known by a token or a cookie; None for a stranger.

    Raises Denied for a token that is none, and for somebody who is banned.
    """
    people = house(connection).people
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        person = await people.of_token(token) if scheme.lower() == "bearer" else None
        if person is None:
            raise Denied("bad-token", 401)
    else:
        found = await people.visiting(connection.cookies.get(COOKIE, ""), _guest(connection))
        person = None if found is None else found[0]
        if found is not None and found[1].is_stale:
            connection.state.guest = person  # a fresh cookie goes out with the answer
    if person is not None:
        house(connection).warden.admit(person)
        house(connection).hall.addresses.note(person.id, address_of(connection))
    return person


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from: what counts as one address."""
    return network_of(connection.client.host) if connection.client else "local"


async def person(connection: HTTPConnection) -> Person:
    """Whoever is asking; a stranger becomes a guest, whose cookie goes out with the answer. Raises Denied."""
    known = await visitor(connection)
    if known is not None:
        return known
    made = getattr(connection.state, "guest", None)
    if made is None:
        made = connection.state.guest = house(connection).people.fresh(_guest(connection))
        house(connection).hall.addresses.note(made.id, address_of(connection))
    assert isinstance(made, Person)
    return made


def _guest(connection: HTTPConnection) -> str:
    return house(connection).voices.of_hall(language(connection)).say("guest")


def language(connection: HTTPConnection) -> str:
    """`?lang=`, the cookie `lang`, then Accept-Language; English when none of them helps."""
    for asked in (connection.query_params.get("lang"), connection.cookies.get(LANGUAGE_COOKIE)):
        if asked in LANGUAGES:
            return asked
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The best of our languages for an Accept-Language header."""
    best, weight = "en", 0.0
    for part in header[:200].split(","):
        tag, _, quality = part.strip().partition(";q=")
        name = tag.strip().split("-")[0].lower()
        try:
            wish = float(quality) if quality else 1.0
        except ValueError:
            continue
        if name in LANGUAGES and wish > weight:
            best, weight = name, wish
    return best


def plain_problem(denied: Denied, language: str, voices: Voices) -> dict[str, Json]:
    """The denial as every JSON answer carries it."""
    error: dict[str, Json] = {"code": denied.code, "message": sentence(denied, language, voices), "rule": denied.rule}
    if denied.code == "late":
        position = denied.values["position"]
        assert isinstance(position, int)
        error["position"] = position
    if denied.detail is not None:
        error["detail"] = denied.detail[:500]
    return {"error": error}


def sentence(denied: Denied, language: str, voices: Voices) -> str:
    """The denial in words."""
    table, cause = denied.table, denied.cause
    if cause is not None:
        return voices.of_hall(language).say(denied.word.key, why=cause.said(language))
    if table is None:
        return voices.of_hall(language).say(denied.word)
    return voices.of_game(table.game, language, voices.names(table.chairs, language)).say(denied.word)


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float


class Rates:
    """Token buckets: so many a second on average, three seconds' worth at once."""

    def __init__(self, clock: Any = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[str, _Bucket] = {}
        self.spent: Callable[[str, float, float], None] = lambda key, rate, burst: None
        """Called for each that is let through: other servers share the limit."""

    def allow(self, key: str, rate: float, burst: float | None = None) -> bool:
        """Whether one more is within the limit; it is counted."""
        most = rate * BURST if burst is None else burst
        at = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget(at)
            bucket = self._buckets[key] = _Bucket(most, at)
        bucket.left = min(most, bucket.left + (at - bucket.at) * rate)
        bucket.at = at
        if bucket.left < 1.0:
            return False
        bucket.left -= 1.0
        self.spent(key, rate, most)
        return True

    def settle(self, key: str, left: float) -> None:
        """With all servers together so much is left."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.left = min(bucket.left, left)

    def _forget(self, at: float) -> None:
        """Drop who has been quiet for a minute, or everybody if nobody has."""
        old = [key for key, bucket in self._buckets.items() if at - bucket.at > 60.0]
        for key in old or list(self._buckets):
            del self._buckets[key]
