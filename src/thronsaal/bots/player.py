"""Bots by name: `random`, those a game brings along, and how long each may think.

`hard` thinks as long as it likes to, `hard@0.5` half a second a move, `hard@2000p` two thousand playouts a move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from thronsaal.bots.uniform import Random
from thronsaal.core.bot import Bot, Budget
from thronsaal.core.game import Game

LONGEST_SECONDS = 3600.0
MOST_PLAYOUTS = 10**12


class UnknownBot(ValueError):
    """A game has no bot of this name."""

    def __init__(self, game: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{game} has no bot {name!r}; it has: {', '.join(known)}")
        self.name = name
        self.known = known


class BadBudget(ValueError):
    """What stands after the @ is no time and no number of playouts."""

    def __init__(self, spec: str) -> None:
        super().__init__(f"a bot is written NAME, NAME@SECONDS or NAME@PLAYOUTSp, as in hard@0.5, not {spec!r}")
        self.spec = spec


@dataclass(frozen=True, slots=True)
class Player:
    """A bot, the name it goes by, and how long it may think."""

    name: str
    bot: Bot
    budget: Budget = field(default_factory=Budget)


def bot_names(game: Game) -> tuple[str, ...]:
    """The names of all bots that can play this game."""
    return tuple(_makers(game))


def make(game: Game, name: str) -> Player:
    """The bot of this name, `NAME`, `NAME@SECONDS` or `NAME@PLAYOUTSp`. Raises UnknownBot or BadBudget."""
    bare, at, limit = name.partition("@")
    budget = _budget(name, limit) if at else Budget()
    makers = _makers(game)
    if bare not in makers:
        raise UnknownBot(game.id, bare, tuple(makers))
    return Player(name, makers[bare](), budget)


def _makers(game: Game) -> Mapping[str, Callable[[], Bot]]:
    return {"random": Random, **game.bots}


def _budget(spec: str, limit: str) -> Budget:
    if re.fullmatch(r"[1-9][0-9]{0,12}p", limit) and int(limit[:-1]) <= MOST_PLAYOUTS:
        return Budget(playouts=int(limit[:-1]))
    if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,9})?|\.[0-9]{1,9}", limit) and 0 < float(limit) <= LONGEST_SECONDS:
        return Budget(seconds=float(limit))
    raise BadBudget(spec)
