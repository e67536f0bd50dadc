"""Guests: a name and a signed cookie for people, a bearer token for programs."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from thronsaal.core.game import Game
from thronsaal.core.pause import TOURNAMENT, Liking
from thronsaal.core.talk import check_line
from thronsaal.server.errors import Denied
from thronsaal.server.lookalikes import is_plain_to_see, looks, tidy

if TYPE_CHECKING:
    from thronsaal.server.store import Store

LONGEST_NAME = 40
REMEMBERED = 10_000
PAGE, PAUSES = "page", "pauses"
"""What people have wishes about: how pages are, and what they want to be asked, in any game or in one."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, known by an id that never leaves the server unsigned."""

    id: str
    name: str
    likes: Mapping[str, str] = field(default_factory=dict, compare=False)
    """How they like it, as far as it is kept with the person and not with the browser."""


def new_id() -> str:
    """128 random bits: nobody guesses a person, and nobody a table."""
    return secrets.token_urlsafe(16)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def clean_name(name: str) -> str:
    """The name as it is kept. Raises Denied."""
    clean = tidy(name)
    try:
        check_line(clean, "a name", LONGEST_NAME)
    except ValueError as error:
        raise Denied("bad-name", 422, most=LONGEST_NAME) from error
    if not is_plain_to_see(clean):
        raise Denied("unseen-name", 422)
    return clean


class People:
    """Knows everybody. A guest is stored only once they do something; until then the cookie is all there is."""

    def __init__(self, store: Store, marks: Collection[str] = ()) -> None:
        """`marks` are the endings by which the names of bots are known, in every language: no person's may have one."""
        self._store = store
        self._marks = tuple(look for mark in marks for look in looks(mark))
        self._key = b""
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._tokens: OrderedDict[str, Person] = OrderedDict()
        self.tell_of: Callable[[str], Awaitable[None]] = _tell_nobody
        """Called when something about a person was written: other servers may remember it otherwise."""
        self.may_remember: Callable[[], bool] = lambda: True
        """Whether we would hear of what other servers write."""

    async def open(self) -> None:
        """Fetch the key that signs cookies."""
        self._key = await self._store.key()

    @property
    def salt(self) -> bytes:
        """A secret of this house from which pauses are drawn; the same for all its processes."""
        return hashlib.sha256(b"pause:" + self._key).digest()

    def sign(self, person_id: str) -> str:
        """The cookie of a person."""
        return f"{person_id}.{self._seal(person_id)}"

    def read(self, cookie: str) -> str | None:
        """The person's id, if the cookie is one of ours."""
        person_id, dot, seal = cookie.rpartition(".")
        if not dot or not cookie.isascii():
            return None
        return person_id if hmac.compare_digest(seal, self._seal(person_id)) else None

    def _seal(self, person_id: str) -> str:
        return hmac.new(self._key, b"person:" + person_id.encode(), hashlib.sha256).hexdigest()

    @staticmethod
    def fresh(guest: str) -> Person:
        """Somebody who comes in for the first time; `guest` is the word for that."""
        person_id = new_id()
        return Person(person_id, _guest_name(guest, person_id))

    async def known(self, person_id: str, guest: str) -> Person:
        """The person of this id, with the name they gave."""
        person = self._known.get(person_id)
        if person is None or not self.may_remember():
            name = await self._store.person(person_id)
            if name is None:
                return Person(person_id, _guest_name(guest, person_id))
            likes = await self._store.wish(person_id, PAGE) or {}
            person = Person(person_id, name, {key: str(like) for key, like in likes.items()})
            self._remember(person)
        return person

    async def keep(self, person: Person) -> None:
        """Make sure the person is stored: before their name goes into a table."""
        if person.id not in self._known:
            await self._store.save_person(person.id, person.name, now())
            self._remember(person)

    async def rename(self, person: Person, name: str) -> Person:
        """The person under another name. Raises Denied."""
        clean = self._named(name)
        await self._store.save_person(person.id, clean, now())
        renamed = Person(person.id, clean, person.likes)
        self._remember(renamed)
        self._tokens.clear()
        await self.tell_of(person.id)
        return renamed

    def forget(self, person_id: str) -> None:
        """Something about a person was written elsewhere: ask for it anew."""
        self._known.pop(person_id, None)
        for digest in [digest for digest, person in self._tokens.items() if person.id == person_id]:
            del self._tokens[digest]

    def _named(self, name: str) -> str:
        """The name as it is kept. Raises Denied."""
        clean = clean_name(name)
        if any(look.endswith(self._marks) for look in looks(clean)):
            raise Denied("name-of-bot", 422)
        return clean

    async def like(self, person: Person, likes: Mapping[str, str]) -> Person:
        """Keep with the person how they like it; what is not named stays as it was."""
        await self.keep(person)
        changed = Person(person.id, person.name, {**person.likes, **likes})
        await self._store.save_wish(person.id, PAGE, changed.likes)
        self._remember(changed)
        await self.tell_of(person.id)
        return changed

    async def enroll(self, name: str) -> tuple[Person, str]:
        """A new person with a bearer token, which is shown once and kept only as a hash."""
        person, token = Person(new_id(), self._named(name)), secrets.token_urlsafe(32)
        await self._store.save_person(person.id, person.name, now(), _hash(token))
        await self._store.save_wish(person.id, PAUSES, Liking(TOURNAMENT).plain())
        return person, token

    async def liking(self, person_id: str, game: Game) -> Liking:
        """What a person wants to be asked in a game; programs are asked everything unless they wish otherwise."""
        kept = await self._store.wish(person_id, f"{PAUSES} {game.id}", PAUSES)
        try:
            return Liking() if kept is None else Liking.read(kept, game.pauses)
        except ValueError:  # of a younger server
            return Liking()

    async def prefer(self, person: Person, game: Game, liking: Liking) -> None:
        """Keep what a person wants to be asked in a game."""
        await self._store.save_wish(person.id, f"{PAUSES} {game.id}", liking.plain())
        await self.tell_of(person.id)

    async def of_token(self, token: str) -> Person | None:
        """Whose token this is."""
        digest = _hash(token)
        person = self._tokens.get(digest)
        if person is None or not self.may_remember():
            found = await self._store.person_of_secret(digest)
            if found is None:
                return None
            person = self._tokens[digest] = Person(*found)
            if len(self._tokens) > REMEMBERED:
                self._tokens.popitem(last=False)
        return person

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


async def _tell_nobody(person_id: str) -> None:
    """A server by itself has nobody to tell."""


def _hash(token: str) -> str:
    """Tokens are 256 random bits: a plain hash is enough, there is nothing to guess."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def _guest_name(guest: str, person_id: str) -> str:
    """A name to begin with, which says nothing of the id."""
    number = int.from_bytes(hashlib.sha256(b"name:" + person_id.encode()).digest()[:4], "big") % 9000 + 1000
    return f"{guest} {number}"
