"""Bots by name: `random`, those a game brings along, those of other packages, and how long each may think.

`hard` thinks as long as it likes to, `hard@0.5` half a second a move, `hard@2000p` two thousand playouts a move. An
installed package offers bots through the entry point group `thronsaal.bots`, as `game.bold = "package.module:Bold"`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from thronsaal.bots.uniform import Random
from thronsaal.core.bot import Bot, Budget
from thronsaal.core.game import Game

GROUP = "thronsaal.bots"
LONGEST_SECONDS = 3600.0
MOST_PLAYOUTS = 10**12


class UnknownBot(ValueError):
    """A game has no bot of this name."""

    def __init__(self, game: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{game} has no bot {name!r}; it has: {', '.join(known)}")
        self.name = name
        self.known = known


class BadBot(ValueError):
    """What should be a bot is none: it cannot be imported or made, or has no `choose`."""

    def __init__(self, spec: str, why: str) -> None:
        super().__init__(f"{spec} is no bot: {why}")
        self.spec = spec
        self.why = why


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
    """The bot of this name, `NAME`, `NAME@SECONDS` or `NAME@PLAYOUTSp`. Raises UnknownBot, BadBot or BadBudget."""
    bare, budget = _parted(name)
    makers = _makers(game)
    if bare not in makers:
        raise UnknownBot(game.id, bare, tuple(makers))
    return Player(name, makers[bare](), budget)


def hire(game: Game, spec: str) -> Player:
    """A bot by name or by where it is, `package.module:Bot`, which runs code from there: only for who may do that."""
    bare, budget = _parted(spec)
    if ":" not in bare:
        return make(game, spec)
    return Player(spec, _made(EntryPoint(bare, bare, GROUP)), budget)


def _parted(spec: str) -> tuple[str, Budget]:
    bare, at, limit = spec.partition("@")
    return bare, _budget(spec, limit) if at else Budget()


def _makers(game: Game) -> Mapping[str, Callable[[], Bot]]:
    return {"random": Random, **_brought(game.id), **game.bots}


@cache
def _brought(game: str) -> Mapping[str, Callable[[], Bot]]:
    """What other packages bring for a game."""
    offered = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {
        name: partial(_made, entry) for entry in offered if (name := entry.name.removeprefix(f"{game}.")) != entry.name
    }


def _made(entry: EntryPoint) -> Bot:
    """A bot of somebody else's making: whatever is wrong with it is said and harms nobody."""
    try:
        bot = entry.load()()
    except Exception as error:
        raise BadBot(entry.value, f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(entry.value, f"{type(bot).__name__} has no method choose")
    return cast("Bot", bot)


def _budget(spec: str, limit: str) -> Budget:
    if re.fullmatch(r"[1-9][0-9]{0,12}p", limit) and int(limit[:-1]) <= MOST_PLAYOUTS:
        return Budget(playouts=int(limit[:-1]))
    if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,9})?|\.[0-9]{1,9}", limit) and 0 < float(limit) <= LONGEST_SECONDS:
        return Budget(seconds=float(limit))
    raise BadBudget(spec)
