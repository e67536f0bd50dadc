"""Thronsaal: games about a throne, one rules core for play and for study.

    import thronsaal as t

    game = t.find_game(t.game_ids()[0])
    match = t.Match(game, seed=42)

What stands in `__all__` is the public face; docs/stable.md says what may be relied on. Each name is loaded when it is
first used: neither a compiler nor a web framework comes with the import.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thronsaal.bots import Player, ask, bot_names, make, stream
    from thronsaal.core.bot import Bot, Budget, Vantage
    from thronsaal.core.chance import Chance
    from thronsaal.core.game import BadNotation, BadOption, Event, Game, Option, Outcome, Prompt, State
    from thronsaal.core.match import Match
    from thronsaal.core.reason import Reason, Refused
    from thronsaal.core.record import BadRecord, read_record, write_record
    from thronsaal.core.registry import UnknownGame, find_game, game_ids
    from thronsaal.core.text import Voice
    from thronsaal.study import Report, simulate

    __version__: str

__all__ = [
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Bot",
    "Budget",
    "Chance",
    "Event",
    "Game",
    "Match",
    "Option",
    "Outcome",
    "Player",
    "Prompt",
    "Reason",
    "Refused",
    "Report",
    "State",
    "UnknownGame",
    "Vantage",
    "Voice",
    "ask",
    "bot_names",
    "find_game",
    "game_ids",
    "make",
    "read_record",
    "simulate",
    "stream",
    "write_record",
]

_ROOMS = {
    "thronsaal.bots": ("Player", "ask", "bot_names", "make", "stream"),
    "thronsaal.core.bot": ("Bot", "Budget", "Vantage"),
    "thronsaal.core.chance": ("Chance",),
    "thronsaal.core.game": ("BadNotation", "BadOption", "Event", "Game", "Option", "Outcome", "Prompt", "State"),
    "thronsaal.core.match": ("Match",),
    "thronsaal.core.reason": ("Reason", "Refused"),
    "thronsaal.core.record": ("BadRecord", "read_record", "write_record"),
    "thronsaal.core.registry": ("UnknownGame", "find_game", "game_ids"),
    "thronsaal.core.text": ("Voice",),
    "thronsaal.study": ("Report", "simulate"),
}


def _enter(name: str) -> object:
    """The thing of this name, from the room it lies in."""
    found: object
    if name == "__version__":
        found = import_module("importlib.metadata").version("thronsaal")
    else:
        room = next((room for room, names in _ROOMS.items() if name in names), None)
        if room is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(room), name)
    globals()[name] = found
    return found


if not TYPE_CHECKING:  # for a type checker it would make every misspelt name a name
    __getattr__ = _enter


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "__version__"})
