"""Tables as lists show them."""

from __future__ import annotations

from dataclasses import replace

from thronsaal.server.store import Brief
from thronsaal.server.table import Deed, Table


def first_brief(deed: Deed) -> Brief:
    """A table that nobody has opened yet, as a list shows it."""
    return Brief(
        id=deed.id,
        game=deed.game.id,
        version=deed.game.version,
        options=dict(deed.options),
        public=deed.public,
        coaching=deed.coaching,
        phase="waiting" if any(chair.kind == "open" for chair in deed.chairs) else "playing",
        chairs=deed.chairs,
        actors=(),
        moves=0,
        places=None,
        host=deed.host,
        created=deed.created,
        touched=deed.created,
        mark=deed.mark,
    )


def brief_of(table: Table) -> Brief:
    """The table as a list shows it."""
    deed, outcome = table.deed, table.match.outcome
    return replace(
        first_brief(deed),
        phase=table.phase,
        chairs=tuple(table.chairs),
        actors=table.actors,
        moves=len(table.match.moves),
        places=None if outcome is None else outcome.places,
        touched=table.entries[-1].at if table.entries else deed.created,
    )
