"""What people do at a table. Each raises Denied or Refused, and then nothing has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy

from thronsaal.bots import bot_names, called
from thronsaal.core.game import BadNotation
from thronsaal.core.reason import Refused
from thronsaal.core.record import write_record
from thronsaal.core.words import Seat
from thronsaal.server.audience import Live
from thronsaal.server.errors import Denied
from thronsaal.server.hall import Hall
from thronsaal.server.manners import Manners
from thronsaal.server.past import Replay
from thronsaal.server.people import People, Person, now
from thronsaal.server.setup import stand_in, strongest
from thronsaal.server.sight import Choice
from thronsaal.server.signing import Signer
from thronsaal.server.table import Done, Draft, Table
from thronsaal.server.thinkers import fresh_chance


class Play:
    """The actions of people who sit at tables."""

    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self.people = people
        self.signer: Signer | None = None
        """Signs the records of matches that were played here."""
        self.manners: Manners | None = None
        """Knows who does not want to sit with whom."""

    async def move(self, table_id: str, person: Person, text: str, position: int) -> Done:
        """Make the move of this notation, in answer to this position."""
        live = await self.hall.live(table_id)
        try:
            move = live.table.game.read(text)
        except BadNotation as error:
            raise Denied("bad-move", 422, detail=str(error)) from error
        with self.hall.metrics.moves.time():
            done = await self._write(live, person, lambda table, seat: table.plan_move(seat, move, position))
        # A message said twice gets the answer it got at first.
        return live.table.taken_as(seat_of(live.table, person), move, position) or done

    async def say(self, table_id: str, person: Person, text: str, how: str = "says") -> Done:
        """Talk."""
        return await self._act(table_id, person, lambda table, seat: table.plan_talk(seat, text, how))

    async def murmur(self, table_id: str, person: Person, text: str, how: str = "says") -> Done:
        """Talk among those who only watch."""
        live = await self.hall.live(table_id)
        await self.people.keep(person)
        return await self.hall.write(live, lambda table: table.plan_murmur(person, text, how))

    async def undo(self, table_id: str, person: Person) -> Done:
        """Take back, or ask the others to let one."""
        return await self._act(table_id, person, Table.plan_undo)

    async def agree(self, table_id: str, person: Person) -> Done:
        """Agree to somebody's take-back."""
        return await self._act(table_id, person, Table.plan_agree)

    async def decline(self, table_id: str, person: Person) -> Done:
        """Refuse somebody's take-back, or withdraw one's own wish."""
        return await self._act(table_id, person, Table.plan_decline)

    async def resign(self, table_id: str, person: Person) -> Done:
        """Give up."""
        return await self._act(table_id, person, Table.plan_resign)

    async def replace(self, table_id: str, person: Person, seat: Seat) -> Done:
        """Let a bot play on for somebody who is missing."""
        at = now()

        def plan(table: Table, mine: Seat) -> list[Draft]:
            return table.plan_replace(mine, _in_range(table, seat), stand_in(table.game), at)

        return await self._act(table_id, person, plan)

    async def walkover(self, table_id: str, person: Person) -> Done:
        """Take the match, because all others are gone."""
        at = now()
        return await self._act(table_id, person, lambda table, seat: table.plan_walkover(seat, at))

    async def fill(self, table_id: str, person: Person, seat: Seat | None = None, level: str = "") -> Done:
        """Put a bot on an open seat, or on all of them, before the match begins."""

        def plan(table: Table) -> list[Draft]:
            known = bot_names(table.game)
            if level and level not in known:
                raise Denied("no-bot", 422, allowed=", ".join(known))
            return table.plan_fill(person, level or stand_in(table.game), seat)

        return await self.hall.write(await self.hall.live(table_id), plan)

    async def remove(self, table_id: str, person: Person, seat: Seat) -> Done:
        """Send somebody away before the match begins."""
        live = await self.hall.live(table_id)
        return await self.hall.write(live, lambda table: table.plan_remove(person, _in_range(table, seat)))

    async def begin(self, table_id: str, person: Person) -> Done:
        """Begin with those who are there."""
        return await self.hall.write(await self.hall.live(table_id), lambda table: table.plan_begin(person))

    async def leave(self, table_id: str, person: Person) -> Done:
        """Get up; a bot takes the seat if the match has begun."""
        return await self._act(table_id, person, lambda table, seat: table.plan_leave(seat, stand_in(table.game)))

    async def sit(self, table_id: str, person: Person, seat: Seat | None = None, share: str = "") -> Done:
        """Take a seat and add a share to the seed, or take one's own seat back from the bot."""
        live = await self.hall.live(table_id)
        if seat is not None:
            _in_range(live.table, seat)
        if self.manners is not None and live.table.seat_kept_for(person) is None:
            await self.manners.check_sitting(live.table, person)
        await self.people.keep(person)
        live.table.presence.did(person.id, now())
        return await self.hall.write(live, lambda table: table.plan_sit(person, seat, share))

    async def hint(self, table_id: str, person: Person, language: str) -> Choice:
        """What the strongest bot would do, where the table allows coaching."""
        table = await self.hall.find(table_id)
        seat = seat_of(table, person)
        if not table.deed.coaching:
            raise Denied("no-coaching", 409)
        if seat not in table.actors:
            raise Denied("not-your-turn", 409)
        state, position = table.match.state, table.position
        level, heard = strongest(table.game), table.match.ledger
        owner = self.hall.addresses.owner(person.id)
        move = await self.hall.thinkers.ask(table.game.id, level, state, seat, fresh_chance(), heard, owner)
        if not table.is_current(seat, position):
            raise Denied("late", 409, position=table.position, named=position)
        if move is None:
            raise Denied("no-hint", 503)
        voice = self.hall.sight(table, table.viewer(person, language)).voice
        return Choice(table.game.write(move), voice.say(state.label(seat, move)), state.because(seat, move))

    async def record(self, table_id: str) -> str:
        """The written record, once nothing is secret any more."""
        table = await self.hall.find(table_id)
        if not table.is_open:
            raise Denied("not-over", 409)
        match = copy(table.match)
        match.names = tuple(chair.name or called(seat, chair.level) for seat, chair in enumerate(table.chairs))
        text = await asyncio.to_thread(write_record, match)
        # The hall gives its word for what it saw being played, not for what somebody brought along.
        is_brought = table.deed.is_known or (table.deed.filed and table.deed.mark != "signed")
        return text if self.signer is None or is_brought else self.signer.signed(text)

    async def replay(self, table_id: str, count: int, language: str) -> Replay:
        """The position after `count` moves, from every side, once nothing is secret any more."""
        table = await self.over(table_id, count)
        return await asyncio.to_thread(Replay, table, count, self.hall.voices, language)

    async def over(self, table_id: str, count: int) -> Table:
        """A table where nothing is secret any more, and so many moves were made. Raises Denied."""
        table = await self.hall.find(table_id)
        if not table.is_open:
            raise Denied("not-over", 409)
        if not 0 <= count <= len(table.match.moves):
            raise Denied("no-such-move", 404, most=len(table.match.moves))
        return table

    async def _act(self, table_id: str, person: Person, plan: Callable[[Table, Seat], list[Draft]]) -> Done:
        return await self._write(await self.hall.live(table_id), person, plan)

    async def _write(self, live: Live, person: Person, plan: Callable[[Table, Seat], list[Draft]]) -> Done:
        live.table.presence.did(person.id, now())
        try:
            return await self.hall.write(live, lambda table: plan(table, seat_of(table, person)))
        except Refused as refused:
            raise Denied.by_rule(refused.reason, live.table) from refused


def _in_range(table: Table, seat: Seat) -> Seat:
    if seat not in range(len(table.chairs)):
        raise Denied("no-seat", 422)
    return seat


def seat_of(table: Table, person: Person) -> Seat:
    """Where the person sits. Raises Denied for spectators."""
    seat = table.seat_of(person)
    if seat is None:
        raise Denied("not-seated", 403)
    return seat
