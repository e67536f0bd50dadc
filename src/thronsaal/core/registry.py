"""Games are found through the entry point group `thronsaal.games`: ours and those of other packages alike."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from thronsaal.core.game import Game

GROUP = "thronsaal.games"


class UnknownGame(KeyError):
    """No installed package brings a game of this name."""

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_ids() -> tuple[str, ...]:
    """The ids of all installed games."""
    return tuple(_entries())


@cache
def find_game(game_id: str) -> Game:
    """The game of this id. Raises UnknownGame."""
    entry = _entries().get(game_id)
    if entry is None:
        raise UnknownGame(f"there is no game {game_id!r}; installed: {', '.join(game_ids()) or 'none'}")
    try:
        game = entry.load()
    except Exception as error:
        # Somebody else's package: whatever is wrong with it, the house stands and says where to look.
        raise UnknownGame(f"game {game_id!r} cannot be loaded from {entry.value}: {error!r}") from error
    if not isinstance(game, Game):
        raise UnknownGame(f"{entry.value} is offered as game {game_id!r} but is a {type(game).__name__}")
    if game.id != game_id:
        raise UnknownGame(f"{entry.value} is offered as game {game_id!r} but calls itself {game.id!r}")
    return game
