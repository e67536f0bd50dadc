"""Setting up tables: new ones, rematches, forks of finished matches, and uploaded records."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Literal

from thronsaal.bots import bot_names
from thronsaal.core.chance import SEED_BITS
from thronsaal.core.game import BadOption, Game
from thronsaal.core.match import Match
from thronsaal.core.record import BadRecord, read_record
from thronsaal.core.registry import UnknownGame, find_game
from thronsaal.core.shares import SHARE, Shares
from thronsaal.core.words import either
from thronsaal.server.briefs import brief_of, first_brief
from thronsaal.server.errors import Denied
from thronsaal.server.hall import Hall
from thronsaal.server.people import People, Person, new_id, now
from thronsaal.server.signing import Signer
from thronsaal.server.table import Chair, Deed, Entry, Table
from thronsaal.server.timing import BadPace, Pace


@dataclass(frozen=True, slots=True)
class ChairWish:
    """Who should sit there: me, nobody yet, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    level: str = ""


@dataclass(frozen=True, slots=True)
class Wish:
    """The table that somebody would like to have. Without chairs: me, and bots of the middle level."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    chairs: Sequence[ChairWish] = ()
    public: bool = False
    coaching: bool = False
    clock: str = ""
    guided: bool = False
    share: str = ""
    """What whoever sets up the table adds to its seed."""


class Setup:
    """Sets up tables."""

    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self.people = people
        self.signer: Signer | None = None
        """Knows which records this hall wrote."""

    async def create(self, person: Person, wish: Wish, seed: int | None = None) -> Table:
        """A new table. Raises Denied."""
        return await self._found(person, _drawn_up(person, wish, seed))

    async def book(self, person: Person, wish: Wish) -> str:
        """A new table, by its id alone; where its game is still being prepared, it is dealt when somebody opens it.

        Options that only the game itself can judge have to wait for the game. Raises Denied.
        """
        deed = _drawn_up(person, wish)
        if self.hall.is_ready(deed.game.id) or not all(option.choices for option in deed.game.options):
            return (await self._found(person, deed)).id
        await self._admit(person)
        await self.hall.store.add_table(deed, first_brief(deed), ())
        return deed.id

    async def fork(
        self, person: Person, table_id: str, count: int, chairs: Sequence[ChairWish] = (), coaching: bool = False
    ) -> Table:
        """A new table that plays on from a point of a finished match. Raises Denied."""
        old = await self.hall.find(table_id)
        if not old.is_open:
            raise Denied("not-over", 409)
        if not 0 <= count <= len(old.match.moves):
            raise Denied("no-such-move", 404, most=len(old.match.moves))
        if (await asyncio.to_thread(old.match.at, count)).outcome is not None:
            raise Denied("table-over", 409)
        seats = _chairs(old.game, chairs, person, len(old.chairs))
        # Whoever comes to play must not meet somebody who has seen the cards: they are dealt anew where nothing was
        # played yet, and else everybody is told.
        is_joined = any(chair.kind == "open" for chair in seats)
        deed = replace(
            old.deed,
            id=new_id(),
            seed=secrets.randbits(SEED_BITS) if is_joined and count == 0 else old.match.seed,
            mark="known" if is_joined and count > 0 else "",
            chairs=seats,
            public=False,
            coaching=coaching,
            filed=False,
            host=person.id,
            created=now(),
            origin=(old.id, count),
            pace=None,
            guided=False,
        )
        return await self._found(person, deed, _moves(old.match, count, deed.created))

    async def file(self, person: Person, text: str) -> Table:
        """A table to look at an uploaded record. Raises Denied."""
        try:
            match = await asyncio.to_thread(read_record, text)
        except BadRecord as error:
            raise Denied.because("bad-record", error) from error
        shares = match.shares or Shares(match.seed, ("",) * len(match.names))
        chairs = tuple(Chair("past", name, share=share) for name, share in zip(match.names, shares.seats, strict=True))
        at = now()
        is_ours = self.signer is not None and self.signer.is_ours(text)
        flags = False, False, True
        deed = Deed(new_id(), match.game, match.options, shares.house, chairs, *flags, person.id, at)
        deed = replace(deed, mark="signed" if is_ours else "")
        return await self._found(person, deed, _everything(match, at))

    async def rematch(self, table_id: str, person: Person) -> str:
        """The id of the table where the same people play again; whoever asks first sets it up. Raises Denied."""
        live = await self.hall.fresh(table_id)
        old = live.table
        seat = old.seat_of(person)
        if seat is None:
            raise Denied("not-seated", 403)
        deed = replace(
            old.deed,
            id=new_id(),
            seed=secrets.randbits(SEED_BITS),
            # Everybody one seat further, so that the lead goes round; what they added to the old seed is known by now.
            chairs=tuple(replace(chair, share="") for chair in (*old.chairs[-1:], *old.chairs[:-1])),
            mark="",
            host=person.id,
            created=now(),
            origin=None,
            guided=False,
        )
        keep = partial(self._keep_rematch, table_id, deed)
        await self.hall.write(live, lambda table: table.plan_rematch(seat, deed.id), keep)
        assert old.rematch is not None
        return old.rematch

    async def _keep_rematch(self, table_id: str, deed: Deed, entries: Sequence[Entry]) -> None:
        await self.hall.store.call_rematch(table_id, entries, deed, brief_of(Table(deed)))

    async def _found(self, person: Person, deed: Deed, entries: Sequence[Entry] = ()) -> Table:
        await self.hall.ready(deed.game.id)
        try:
            table = await asyncio.to_thread(Table, deed)
        except BadOption as error:
            raise Denied.because("bad-options", error) from error
        await asyncio.to_thread(table.replay, entries)
        await self._admit(person)
        await self.hall.store.add_table(deed, brief_of(table), entries)
        return self.hall.admit(table).table

    async def _admit(self, person: Person) -> None:
        """Hold a person to the number of tables that one may have. Raises Denied."""
        if await self.hall.store.count_hosted(person.id) >= self.hall.settings.tables_per_person:
            raise Denied("too-many-tables", 429, most=self.hall.settings.tables_per_person)
        await self.people.keep(person)


def _drawn_up(person: Person, wish: Wish, seed: int | None = None) -> Deed:
    """What a table is set up with. Raises Denied."""
    game = _game(wish.game)
    chairs = _chairs(game, wish.chairs, person, share=read_share(wish.share))
    try:
        options = game.settle(wish.options)
    except BadOption as error:
        raise Denied.because("bad-options", error) from error
    try:
        pace = Pace.read(wish.clock)
    except BadPace as error:
        raise Denied("bad-clock", 422, "house.clock", detail=str(error)) from error
    chance = secrets.randbits(SEED_BITS) if seed is None else seed
    flags = wish.public, wish.coaching, False
    return Deed(new_id(), game, options, chance, chairs, *flags, person.id, now(), pace=pace, guided=wish.guided)


def _game(game_id: str) -> Game:
    try:
        return find_game(game_id)
    except UnknownGame as error:
        raise Denied("no-game", 422, game=game_id[:40]) from error


def stand_in(game: Game) -> str:
    """The bot that takes over from somebody who leaves: of the middle level."""
    return _level(game, len(game.levels) // 2)


def strongest(game: Game) -> str:
    """The bot that gives hints."""
    return _level(game, -1)


def _level(game: Game, index: int) -> str:
    known = bot_names(game)
    return game.levels[index] if game.levels and game.levels[index] in known else known[0]


def read_share(text: str) -> str:
    """What somebody adds to a seed. Raises Denied."""
    if text and re.fullmatch(SHARE, text) is None:
        raise Denied("bad-request", 422, detail="share: 16 to 64 hexadecimal digits")
    return text


def _chairs(
    game: Game, wishes: Sequence[ChairWish], person: Person, seats: int | None = None, share: str = ""
) -> tuple[Chair, ...]:
    if not wishes:
        others = (seats or game.seats[0]) - 1
        wishes = [ChairWish("me"), *[ChairWish("bot", stand_in(game))] * others]
    if len(wishes) not in ((seats,) if seats else game.seats):
        raise Denied("bad-seats", 422, allowed=either((seats,) if seats else game.seats))
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Denied("one-seat-each", 422)
    known = bot_names(game)
    for wish in wishes:
        if wish.kind == "bot" and wish.level not in known:
            raise Denied("no-bot", 422, allowed=", ".join(known))
    return tuple(_chair(wish, person, share) for wish in wishes)


def _chair(wish: ChairWish, person: Person, share: str) -> Chair:
    match wish.kind:
        case "me":
            return Chair("person", person.name, person.id, "", share)
        case "bot":
            return Chair("bot", level=wish.level)
        case _:
            return Chair("open")


def _moves(match: Match, count: int, at: int) -> list[Entry]:
    """The journal of the first moves of a match."""
    return [
        Entry(n, "moved", made.seat, {"move": made.move, "to": n - 1}, at)
        for n, made in enumerate(match.moves[:count], 1)
    ]


def _everything(match: Match, at: int) -> list[Entry]:
    """The journal of a whole match: moves, talk and resignation."""
    entries: list[Entry] = []
    talk = list(match.talk)
    position = 0
    for count in range(len(match.moves) + 1):
        while talk and talk[0].after <= count:
            said = talk.pop(0)
            entries.append(Entry(len(entries) + 1, "said", said.seat, {"text": said.text, "how": said.kind}, at))
        if count < len(match.moves):
            made = match.moves[count]
            entries.append(Entry(len(entries) + 1, "moved", made.seat, {"move": made.move, "to": position}, at))
            position = len(entries)
    for kind, seat in (("resigned", match.resigned), ("walkover", match.walked_over)):
        if seat is not None:
            entries.append(Entry(len(entries) + 1, kind, seat, {}, at))
    return entries
