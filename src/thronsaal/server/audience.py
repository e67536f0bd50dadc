"""A table in memory and all who look on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from thronsaal.bots import Conductor
from thronsaal.core.words import Json, Seat
from thronsaal.server.patches import Traces
from thronsaal.server.table import Table


class Watcher(Protocol):
    """Somebody who looks on, to be woken when something happened."""

    has_eyes: bool
    """Whether it is a page that people look at, and no program."""

    def wake(self) -> None:
        """Something happened."""

    def look(self) -> None:
        """Who is here has changed, or somebody's time is up."""

    def part(self) -> None:
        """The table leaves memory: hang up and call again."""


@dataclass(eq=False, slots=True)
class Live:
    """A table in memory, who looks on, who leads its bots, and which seats somebody is about to answer for."""

    table: Table
    conductor: Conductor
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    thinking: set[Seat] = field(default_factory=set)
    used: float = field(default_factory=time.monotonic)
    shown: tuple[object, ...] = ()
    """Who was here, and who was missing, when watchers were last told."""
    drawn: dict[Hashable, Mapping[str, Json]] = field(default_factory=dict)
    """What was drawn for those who only watch, until something changes: a crowd is drawn for once, not once a head."""
    written: dict[Hashable, tuple[str, Traces]] = field(default_factory=dict)
    """The same as it is sent, by what they had of it before."""

    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the journal grows, and then another one takes its place."""

    @property
    def is_looked_at(self) -> bool:
        """Whether eyes follow the game."""
        return any(watcher.has_eyes for watcher in self.watchers)

    def wake(self) -> None:
        """Have everybody who looks on look again."""
        self._wipe()
        for watcher in self.watchers:
            watcher.wake()

    def look(self) -> None:
        """Tell everybody that somebody has come or gone."""
        self._wipe()
        for watcher in self.watchers:
            watcher.look()

    def _wipe(self) -> None:
        self.drawn.clear()
        self.written.clear()
