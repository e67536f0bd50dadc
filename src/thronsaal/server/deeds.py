"""What a table was set up with, made of what is stored."""

from __future__ import annotations

from thronsaal.core.registry import UnknownGame, find_game
from thronsaal.server.errors import Denied
from thronsaal.server.journal import Deed
from thronsaal.server.store import StoredDeed
from thronsaal.server.timing import Pace


def deed_of(stored: StoredDeed) -> Deed:
    """The deed of a stored table. Raises Denied."""
    try:
        game = find_game(stored.game)
    except UnknownGame as error:
        raise Denied("no-game", 410, game=stored.game) from error
    if game.version != stored.version:
        raise Denied("old-version", 410, game=stored.game, version=stored.version, now=game.version)
    return Deed(
        id=stored.id,
        game=game,
        options=stored.options,
        seed=stored.seed,
        chairs=stored.chairs,
        public=stored.public,
        coaching=stored.coaching,
        filed=stored.filed,
        host=stored.host,
        created=stored.created,
        origin=stored.origin,
        pace=Pace.read(stored.pace),
        guided=stored.guided,
        mark=stored.mark,
    )
