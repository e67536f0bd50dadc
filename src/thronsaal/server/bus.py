"""What servers with one database tell each other: where a journal grew, who is here, what is spent, who does what.

The database is the truth, and the bus only says that there is something to read: what it loses is found there, and
without it servers look for themselves. `Bus` leads nowhere, as for a server by itself; `courier.py` has the one that
goes over Redis.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol, TypeAlias

Settle: TypeAlias = Callable[[str, float], None]
"""Takes what is left of a limit that all servers share."""


class Ears(Protocol):
    """Who is told what comes over the bus. None of these may take long."""

    def grew(self, table_id: str, number: int) -> None:
        """The journal of a table has got so long."""

    def joined(self, tables: Sequence[str], windows: Mapping[str, Mapping[str, Collection[str]]]) -> None:
        """From now on these tables are heard of. `windows`: who is there, by table and server."""

    def came(self, table_id: str, server: str, person: str) -> None:
        """Somebody has opened their first window on another server."""

    def went(self, table_id: str, server: str, person: str) -> None:
        """Somebody has closed their last window on another server."""

    def lost(self, server: str) -> None:
        """Another server is heard of no more."""

    def cut(self) -> None:
        """The bus itself is down: what it said holds no longer."""

    def changed(self, person_id: str) -> None:
        """Another server has written something about a person."""

    def here(self) -> Mapping[str, Collection[str]]:
        """Who has windows open on this server, by table: others are told again."""


class Bus:
    """The bus of a server by itself: nobody hears, nobody is heard, and whatever is taken on is one's own."""

    is_shared = False
    """Whether there may be others."""
    is_up = True
    hears_all = False
    """Whether everything is heard of that others write; else one has to look."""

    def __init__(self) -> None:
        self.server = secrets.token_hex(6)
        """The name of this server among the others."""

    async def open(self, house: str, ears: Ears, settle: Settle) -> None:
        """Begin to hear and to tell. `house` is a name that all servers of one database share, and nobody else."""

    async def close(self) -> None:
        """Say goodbye."""

    def join(self, table_id: str) -> None:
        """Hear of a table from now on."""

    def part(self, table_id: str) -> None:
        """Hear of a table no more."""

    def tell(self, table_id: str, number: int) -> None:
        """The journal of a table has got so long; it is committed."""

    def came(self, table_id: str, person: str) -> None:
        """Somebody has opened their first window here."""

    def went(self, table_id: str, person: str) -> None:
        """Somebody has closed their last window here."""

    async def tell_of(self, person_id: str) -> None:
        """Something about a person was written; returns once the others can know."""

    def spend(self, key: str, rate: float, burst: float) -> None:
        """One more of a limit that all servers share was used."""

    async def take_on(self, key: str, seconds: float) -> bool:
        """Whether a task is this server's, for so long or until it gives it back; a server that dies holds nothing."""
        return True

    async def give_back(self, key: str) -> None:
        """The task is done or left to others."""

    async def hold(self, counts: Mapping[str, int]) -> Mapping[str, int]:
        """Say how many of each are held here; how many other servers hold."""
        return dict.fromkeys(counts, 0)

    def let_go(self, counts: Mapping[str, int]) -> None:
        """Say how many of each are held here by now."""
