"""What a hall learns of the other servers: what they wrote and whom they see; by the bus, or by looking for itself."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from thronsaal.server.people import now
from thronsaal.server.store import StoreDown

if TYPE_CHECKING:
    from thronsaal.server.audience import Live
    from thronsaal.server.hall import Hall

log = logging.getLogger("thronsaal.hearing")

MOST_ASKED = 500
NOTE_SECONDS = 10.0
"""Lists, and who was seen where, are brought up to date so often; lists also when somebody looks at them."""


class Hearing:
    """The ears of a hall, and its eyes where ears are not enough."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._reading: set[str] = set()

    # What the bus says

    def grew(self, table_id: str, number: int) -> None:
        """The journal of a table has got so long."""
        live = self._hall.held(table_id)
        if live is not None and number > live.table.number and table_id not in self._reading:
            self._reading.add(table_id)
            self._hall.spawn(self._read(live))

    async def _read(self, live: Live) -> None:
        with self._hall.alone(live):
            try:
                async with live.lock:
                    self._reading.discard(live.table.id)  # what is told from now on may not be in what we read
                    await self._hall.catch_up(live)
            except StoreDown as error:
                log.error("news cannot be read", extra={"table": live.table.id[:6], "why": str(error)})

    def joined(self, tables: Sequence[str], windows: Mapping[str, Mapping[str, Collection[str]]]) -> None:
        """From now on these tables are heard of; what was said before is in the database."""
        lives = [live for table_id in tables if (live := self._hall.held(table_id)) is not None]
        for live in lives:
            for server, people in windows.get(live.table.id, {}).items():
                for person in people:
                    live.table.presence.came_elsewhere(server, person)
            self.see(live)
        self._hall.spawn(self._look_once(lives))

    async def _look_once(self, lives: Sequence[Live]) -> None:
        try:
            await self.look(lives)
        except StoreDown as error:  # housekeeping will see it, too, and look again
            log.error("tables cannot be looked up", extra={"why": str(error)})

    def came(self, table_id: str, server: str, person: str) -> None:
        """Somebody has opened their first window on another server."""
        live = self._hall.held(table_id)
        if live is not None:
            live.table.presence.came_elsewhere(server, person)
            self.see(live)

    def went(self, table_id: str, server: str, person: str) -> None:
        """Somebody has closed their last window on another server."""
        live = self._hall.held(table_id)
        if live is not None:
            live.table.presence.went_elsewhere(server, person, now())
            self.see(live)

    def lost(self, server: str) -> None:
        """Another server is heard of no more: whom it saw nobody sees."""
        at = now()
        for live in self._hall.tables:
            live.table.presence.lost(server, at)
            self._hall.stir(live)  # what it had taken on is free

    def cut(self) -> None:
        """The bus itself is down."""
        at = now()
        for live in self._hall.tables:
            live.table.presence.cut(at)

    def changed(self, person_id: str) -> None:
        """Another server has written something about a person."""
        self._hall.forget(person_id)
        for live in self._hall.tables:
            seats = [seat for seat, chair in enumerate(live.table.chairs) if chair.person == person_id]
            if any(live.table.likings.pop(seat, None) is not None for seat in seats):
                live.wake()
                self._hall.stir(live)

    def here(self) -> Mapping[str, Collection[str]]:
        """Who has windows open on this server, by table."""
        lives = self._hall.tables
        return {live.table.id: people for live in lives if (people := live.table.presence.at_windows)}

    # What can be seen without it

    async def look(self, lives: Sequence[Live]) -> None:
        """Catch up with what other processes wrote to these tables. Raises StoreDown."""
        for start in range(0, len(lives), MOST_ASKED):
            part = {live.table.id: live for live in lives[start : start + MOST_ASKED]}
            for table_id, number in (await self._hall.store.numbers(list(part))).items():
                live = part[table_id]
                with self._hall.alone(live):
                    async with live.lock:
                        if number > live.table.number:
                            await self._hall.catch_up(live)

    def watch_doors(self) -> None:
        """Tell those who look on when somebody has come or gone, or need not be waited for any longer."""
        for live in self._hall.tables:
            if live.watchers:
                with self._hall.alone(live):
                    self.see(live)

    @staticmethod
    def see(live: Live) -> None:
        """Tell those who look on at one table."""
        table, at = live.table, now()
        here = [table.presence.gone_since(chair.person, at) is None for chair in table.chairs if chair.person]
        seats = range(len(table.chairs))
        shown = (*here, *table.missing(at), *(table.may_take_all(seat, at) for seat in seats))
        if shown != live.shown:
            live.shown = shown
            live.look()

    async def note_people(self) -> None:
        """Write who was at a table with others, and read whom other processes have seen there."""
        at = now()
        lives = {live.table.id: live for live in self._hall.tables if _is_company(live)}
        seen = [
            (table_id, person, last)
            for table_id, live in lives.items()
            for person, last in live.table.presence.seen_at(at).items()
            if at - last < 2000 * NOTE_SECONDS
        ]
        if seen:
            await self._hall.store.see(seen)
        ids = [] if self._hall.bus.hears_all else list(lives)
        for start in range(0, len(ids), MOST_ASKED):
            for table_id, people in (await self._hall.store.seen(ids[start : start + MOST_ASKED])).items():
                for person, last in people.items():
                    lives[table_id].table.presence.did(person, last)


def _is_company(live: Live) -> bool:
    """Whether people play with people here, and somebody looks on."""
    is_over = live.table.is_open
    return bool(live.watchers) and not is_over and sum(bool(chair.person) for chair in live.table.chairs) > 1
