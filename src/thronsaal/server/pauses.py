"""Pauses: the hall answers for people where they do not want to be asked, or where there is only one answer.

Nobody shall learn from the delay what somebody holds. When the hall answers, it does so after a pause that is drawn
from what everybody knows: the table, the seat and the number of the question. Where no other person sits there is
nobody to hide it from, and it answers at once.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
from asyncio import sleep
from collections.abc import Mapping

from thronsaal.core import pause
from thronsaal.core.pause import Liking
from thronsaal.core.reason import Refused
from thronsaal.core.words import Json, Move, Seat
from thronsaal.server.audience import Live
from thronsaal.server.errors import Denied
from thronsaal.server.hall import Hall
from thronsaal.server.people import People, Person
from thronsaal.server.play import seat_of
from thronsaal.server.store import StoreDown
from thronsaal.server.table import Done, Draft, Table

log = logging.getLogger("thronsaal.pauses")

RETRY_SECONDS = 2.0
LEAST = 0.25
"""The shortest pause, as a part of the longest."""


class Pausing:
    """Makes the moves that people leave to the hall. `longest` is the longest pause before one, in seconds."""

    def __init__(self, hall: Hall, people: People, longest: float) -> None:
        self._hall = hall
        self._people = people
        self._longest = longest

    def stir(self, live: Live) -> None:
        """Answer for whoever wants that and is asked now."""
        table = live.table
        for seat in table.actors:
            if table.chairs[seat].kind != "person" or seat in live.thinking:
                continue
            if seat not in table.likings or table.spared(seat) is not None:
                live.thinking.add(seat)
                self._hall.spawn(self._follow(live, seat, table.match.questions[seat]))

    async def know(self, live: Live) -> None:
        """Learn what everybody at a table wants to be asked."""
        table = live.table
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "person" and seat not in table.likings:
                liking = await self._people.liking(chair.person, table.game)
                if table.chairs[seat] == chair:
                    table.likings[seat] = liking

    async def _follow(self, live: Live, seat: Seat, question: int) -> None:
        table = live.table
        try:
            is_new = seat not in table.likings
            await self.know(live)
            if self._move(table, seat, question) is not None:
                if is_new:
                    live.wake()
                await sleep(self.pause_of(table, seat))
                # Another process may have heard of a change of mind meanwhile.
                table.likings[seat] = await self._people.liking(table.chairs[seat].person, table.game)
                await self._hall.write(live, lambda now: self._plan(now, seat, question))
        except StoreDown as error:
            log.error("the hall cannot pass", extra={"table": table.id[:6], "why": str(error)})
            await sleep(RETRY_SECONDS)
        except Refused as error:
            log.error("no pass for a person", extra={"table": table.id[:6], "rule": error.reason.rule})
            return
        finally:
            live.thinking.discard(seat)
        if self._hall.holds(live):
            self._hall.stir(live)

    def _plan(self, table: Table, seat: Seat, question: int) -> list[Draft]:
        move = self._move(table, seat, question)
        return [] if move is None else table.plan_move(seat, move, table.position)

    def _move(self, table: Table, seat: Seat, question: int) -> Move | None:
        """What is still to be answered for a seat that was asked this question."""
        is_due = table.match.questions[seat] == question and table.chairs[seat].kind == "person"
        return table.spared(seat) if is_due else None

    def pause_of(self, table: Table, seat: Seat) -> float:
        """How long the hall waits before it answers for a seat: by what everybody knows, and by our own secret."""
        if sum(chair.kind == "person" for chair in table.chairs) < 2:
            return 0.0
        asked = f"{table.id} {seat} {table.match.questions[seat]}".encode()
        drawn = int.from_bytes(hmac.new(self._people.salt, asked, hashlib.sha256).digest()[:6], "big") / 2**48
        # Most answers come soon, some take their time: as with people.
        return self._longest * (LEAST + (1 - LEAST) * drawn**2)

    # What people say

    async def order(self, table_id: str, person: Person, name: str) -> Done:
        """Pass for this person from now on, until something happens or a stretch of play is over; "" takes it back.

        Raises Denied.
        """
        live = await self._hall.fresh(table_id)
        table, seat = live.table, seat_of(live.table, person)
        await self.know(live)
        given = pause.order(table.match, name) if name else None
        if name and given is None:
            raise Denied("no-such-pause", 409)
        table.orders.pop(seat, None)
        if given is None:
            live.wake()
            return Done(table.number, table.position)
        # The question that is there now was answered by hand, and by that hand's own time.
        asked = table.match.state.pause(seat) if seat in table.actors else None
        if asked is not None:
            done = await self._hall.write(live, lambda now: now.plan_move(seat, asked.move, now.position))
            given = pause.order(table.match, name)
        else:
            done = Done(table.number, table.position)
        if given is not None:
            table.orders[seat] = given
        live.wake()
        self._hall.stir(live)
        return done

    async def like(self, table_id: str, person: Person, wanted: Mapping[str, Json]) -> Done:
        """Keep what this person wants to be asked in the game of this table. Raises Denied."""
        live = await self._hall.live(table_id)
        game = live.table.game
        try:
            liking = Liking.read(wanted, game.pauses)
        except ValueError as error:
            raise Denied("bad-request", 422, detail=str(error)) from error
        await self._people.keep(person)
        await self._people.prefer(person, game, liking)
        for each in self._hall.tables:
            seat = each.table.seat_of(person)
            if seat is not None and each.table.game is game:
                each.table.likings[seat] = liking
                each.table.orders.pop(seat, None)
                each.wake()
                self._hall.stir(each)
        return Done(live.table.number, live.table.position)
