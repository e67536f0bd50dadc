"""Leading bots at tables: each gets its cue, thinks in another process, and what it says or plays is written."""

from __future__ import annotations

import asyncio
import logging
import time

from thronsaal.bots import Cue
from thronsaal.core.reason import Refused
from thronsaal.core.words import Move
from thronsaal.server.audience import Live
from thronsaal.server.hall import Hall
from thronsaal.server.store import StoreDown
from thronsaal.server.table import Draft
from thronsaal.server.thinkers import Thinkers, fresh_chance

log = logging.getLogger("thronsaal.leading")

RETRY_SECONDS = 2.0
TASK_SECONDS, AGAIN_SECONDS = 60.0, 4.0
"""For so long a server may think for a bot alone; and so often the others see whether it still lives."""
INTEREST_SECONDS = 60.0
"""So long after somebody looked a table is of interest."""


class Leading:
    """Follows the conductor of each table, for many at once. `pause` is how long a bot waits where people look on."""

    def __init__(self, hall: Hall, thinkers: Thinkers, pause: float) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._pause = pause

    def stir(self, live: Live) -> None:
        """Let every bot think that has its cue; bots among themselves only while somebody takes an interest."""
        if live.table.actors and _is_of_interest(live):
            for cue in live.conductor.cues(live.table.bots, live.thinking):
                live.thinking.add(cue.seat)
                self._hall.spawn(self._follow(live, cue))

    async def _follow(self, live: Live, cue: Cue) -> None:
        where = {"table": live.table.id[:6]}
        task = f"{live.table.id} {cue.seat} {cue.kind} {cue.question}"
        pause = asyncio.create_task(asyncio.sleep(self._pause if live.is_looked_at else 0.0))
        try:
            if not await self._hall.bus.take_on(task, TASK_SECONDS):
                await self._hall.until_changed(live, AGAIN_SECONDS)  # another server thinks about it
            elif cue.kind == "word":
                await self._speak(live, cue)
            else:
                await self._move(live, cue, pause)
        except StoreDown as error:
            log.error("bot cannot move", extra={**where, "why": str(error)})
            await asyncio.sleep(RETRY_SECONDS)
        except Refused as error:
            # A game whose guess or legal moves do not fit its rules: asking again would be asking for ever.
            log.error("no move for bot", extra={**where, "rule": error.reason.rule})
            return
        finally:
            pause.cancel()
            try:
                await self._hall.bus.give_back(task)
            finally:
                live.thinking.discard(cue.seat)
        if self._hall.holds(live):
            self.stir(live)

    async def _speak(self, live: Live, cue: Cue) -> None:
        match, level = live.table.match, live.table.chairs[cue.seat].level
        owner, chance = self._hall.addresses.owner(live.table.deed.host), fresh_chance()
        word = await self._thinkers.word(match.game.id, level, match.state, cue.seat, chance, match.ledger, owner)
        if word is not None:
            await self._hall.write(live, lambda table: _word(live, cue, word))
        live.conductor.spoke(cue)

    async def _move(self, live: Live, cue: Cue, pause: asyncio.Task[None]) -> None:
        match, level, position = live.table.match, live.table.chairs[cue.seat].level, live.table.position
        move = cue.move
        if move is None:
            owner, chance = self._hall.addresses.owner(live.table.deed.host), fresh_chance()
            move = await self._thinkers.ask(match.game.id, level, match.state, cue.seat, chance, match.ledger, owner)
        await pause
        await self._hall.write(live, lambda table: _move(live, cue, move, position))


def _is_of_interest(live: Live) -> bool:
    is_recent = time.monotonic() - live.used < INTEREST_SECONDS
    return is_recent or bool(live.watchers) or any(chair.kind == "person" for chair in live.table.chairs)


def _is_due(live: Live, cue: Cue) -> bool:
    """Whether a bot still sits there and is still asked the same."""
    return live.conductor.is_due(cue) and cue.seat in live.table.actors and cue.seat in live.table.bots


def _word(live: Live, cue: Cue, word: str) -> list[Draft]:
    return live.table.plan_talk(cue.seat, word, "promises") if _is_due(live, cue) else []


def _move(live: Live, cue: Cue, move: Move | None, position: int) -> list[Draft]:
    """The bot's move, or any legal one where the bot failed."""
    if not _is_due(live, cue):
        return []
    match = live.table.match
    if move is None or match.check(cue.seat, move) is not None:
        move = fresh_chance().pick(match.state.legal(cue.seat))
    return live.table.plan_move(cue.seat, move, position)
