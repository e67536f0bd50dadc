"""Cards that leave play for no reason but that a test wants them to."""

from __future__ import annotations

from games.lcg.realm import RealmTable
from thronsaal.games.lcg.material import How
from thronsaal.games.lcg.occurrences import Leaves


def begin_leaving(table: RealmTable, name: str, way: str) -> None:
    """A card leaves play by itself, in a window of its own; who can answers."""
    state = table.state
    state.open_window(state.first)
    state.occur(Leaves(table.card(name), How(way)), first=state.first)
    state.advance()


def remove(table: RealmTable, name: str, way: str) -> None:
    """A card leaves play by itself, and nobody does anything about it."""
    begin_leaving(table, name, way)
    table.quiet()
