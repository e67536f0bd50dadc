"""Guests: a name and a signed cookie for people, a bearer token for programs."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from thronsaal.core.game import Game
from thronsaal.core.pause import TOURNAMENT, Liking
from thronsaal.core.talk import check_line
from thronsaal.server import accounts, moments
from thronsaal.server.accounts import Account
from thronsaal.server.database import StoreDown
from thronsaal.server.errors import Denied
from thronsaal.server.lookalikes import is_plain_to_see, looks, tidy
from thronsaal.server.moments import DAY
from thronsaal.server.passes import Pass, Passes

if TYPE_CHECKING:
    from thronsaal.server.store import Store

LONGEST_NAME = 40
REMEMBERED = 10_000
COOKIE_KEY = "cookie-key"
now = moments.now
PAGE, PAUSES = "page", "pauses"
"""What people have wishes about: how pages are, and what they want to be asked, in any game or in one."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, known by an id that never leaves the server unsigned."""

    id: str
    name: str
    likes: Mapping[str, str] = field(default_factory=dict, compare=False)
    """How they like it, as far as it is kept with the person and not with the browser."""
    epoch: int = field(default=0, compare=False)
    """How often they, or the host, have ended all their visits: older cookies are worth nothing."""


def new_id() -> str:
    """128 random bits: nobody guesses a person, and nobody a table."""
    return secrets.token_urlsafe(16)


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

    def __init__(
        self, store: Store, marks: Collection[str] = (), session_days: float = 400.0, token_days: float = 0.0
    ) -> None:
        """`marks` are the endings by which the names of bots are known, in every language: no person's may have one."""
        self._store = store
        self._marks = tuple(look for mark in marks for look in looks(mark))
        self.passes = Passes((), session_days)
        self._token_days = token_days
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._tokens: OrderedDict[str, tuple[Person, int]] = OrderedDict()
        self.tell_of: Callable[[str], Awaitable[None]] = _tell_nobody
        """Called when something about a person was written: other servers may remember it otherwise."""
        self.may_remember: Callable[[], bool] = lambda: True
        """Whether we would hear of what other servers write."""

    async def open(self) -> None:
        """Fetch the keys that cookies are signed with, and forget whom we knew: somebody may have changed it."""
        self.passes.keys = await self._store.keys(COOKIE_KEY)
        self.look_up_anew()

    def look_up_anew(self) -> None:
        """Forget whom we knew by heart."""
        self._known.clear()
        self._tokens.clear()

    @property
    def salt(self) -> bytes:
        """A secret of this house from which pauses are drawn; the same for all its processes."""
        return hashlib.sha256(b"pause:" + self.passes.keys[0]).digest()

    def sign(self, person_id: str, epoch: int = 0) -> str:
        """The cookie of a person."""
        return self.passes.write(person_id, epoch)

    def read(self, cookie: str) -> str | None:
        """The person's id, if the cookie is one of ours; whether they have ended that visit since, is not looked up."""
        found = self.passes.read(cookie)
        return None if found is None else found.person

    async def visiting(self, cookie: str, guest: str) -> tuple[Person, Pass] | None:
        """Whose cookie this is, unless they ended that visit."""
        found = self.passes.read(cookie)
        person = None if found is None else await self.known(found.person, guest)
        return None if found is None or person is None or person.epoch != found.epoch else (person, found)

    @staticmethod
    def fresh(guest: str) -> Person:
        """Somebody who comes in for the first time; `guest` is the word for that."""
        person_id = new_id()
        return Person(person_id, _guest_name(guest, person_id))

    async def known(self, person_id: str, guest: str) -> Person:
        """The person of this id, with the name they gave."""
        person = self._known.get(person_id)
        if person is None or not self.may_remember():
            found = await self._store.do(lambda db: accounts.person(db, person_id), writes=False)
            if found is None:
                return Person(person_id, _guest_name(guest, person_id))
            await self._see(found)
            likes = await self._store.wish(person_id, PAGE) or {}
            person = Person(person_id, found.name, {key: str(like) for key, like in likes.items()}, found.epoch)
            self._remember(person)
        return person

    async def _see(self, found: Account) -> None:
        """Note once a day that somebody was here; where nothing can be stored, they may look all the same."""
        at = now()
        if at - found.seen > DAY:
            with suppress(StoreDown):
                await self._store.do(lambda db: accounts.see(db, found.id, at))

    async def keep(self, person: Person) -> None:
        """Make sure the person is stored: before their name goes into a table."""
        if person.id not in self._known:
            await self._store.save_person(person.id, person.name, now())
            self._remember(person)

    async def rename(self, person: Person, name: str) -> Person:
        """The person under another name. Raises Denied."""
        clean = self._named(name)
        await self._store.save_person(person.id, clean, now())
        renamed = replace(person, name=clean)
        self._remember(renamed)
        self._tokens.clear()
        await self.tell_of(person.id)
        return renamed

    def forget(self, person_id: str) -> None:
        """Something about a person was written elsewhere: ask for it anew."""
        self._known.pop(person_id, None)
        for digest in [digest for digest, (person, _) in self._tokens.items() if person.id == person_id]:
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
        changed = replace(person, likes={**person.likes, **likes})
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
        known = self._tokens.get(digest)
        if known is None or not self.may_remember():
            found = await self._store.do(lambda db: accounts.of_secret(db, digest), writes=False)
            if found is None:
                return None
            await self._see(found)
            known = self._tokens[digest] = Person(found.id, found.name, {}, found.epoch), found.secret_made
            if len(self._tokens) > REMEMBERED:
                self._tokens.popitem(last=False)
        person, made = known
        if self._token_days and now() - made > self._token_days * DAY:
            raise Denied("token-expired", 401)
        return person

    async def renew_token(self, person: Person) -> str:
        """Another token in place of the one they have, if any."""
        token = secrets.token_urlsafe(32)
        await self.keep(person)
        await self._store.do(lambda db: accounts.give_secret(db, person.id, _hash(token), now()))
        self._tokens.clear()
        await self.tell_of(person.id)
        return token

    async def end_visits(self, person: Person) -> Person:
        """Log out everywhere: no cookie and no token of before is good any more."""
        await self.keep(person)
        epoch = await self._store.do(lambda db: accounts.end_visits(db, person.id))
        ended = replace(person, epoch=epoch)
        self._tokens.clear()
        self._remember(ended)
        await self.tell_of(person.id)
        return ended

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
