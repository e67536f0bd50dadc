"""Moments of Iron Throne to look at, found by playing: each with Anna at seat A."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from server.hosting import absorb
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.games.ironthrone.state import IronThroneState
from thronsaal.games.ironthrone.truce import Talks
from thronsaal.server.table import Chair, Deed, Table

GAME = find_game("ironthrone")
LONGEST = 600
SEEDS = 60


def moves_of(table: Table, seat: int = 0) -> list[str]:
    """The legal moves of a seat as they are written."""
    return [GAME.write(move) for move in table.match.state.legal(seat)]


def asked(*beginnings: str) -> Callable[[Table, IronThroneState], bool]:
    """Anna has a move that begins so, after some turns."""
    return lambda table, state: any(text.startswith(beginnings) for text in moves_of(table)) and state.turn > 1


MOMENTS: dict[str, Callable[[Table, IronThroneState], bool]] = {
    "leader": lambda table, state: any(text.startswith("leader") for text in moves_of(table)),
    "support": lambda table, state: asked("support")(table, state) and state.turn > 3,
    "accept": asked("yes"),
    "lay": lambda table, state: asked("lay")(table, state) and sum(map(bool, state.side)) > 2,
    "laid": lambda table, state: state.laid[0] >= 0 and not state.shown,
    "revealed": lambda table, state: state.shown.bit_count() == 2 and asked("play")(table, state),
    "take": asked("deck"),
    "talks": lambda table, state: asked("confirm")(table, state),
    "watched talks": lambda table, state: (
        bool(state.stack) and isinstance(state.asked, Talks) and 0 not in state.actors
    ),
    "hostages": lambda table, state: asked("torture")(table, state) and len(state.held[0]) > 1,
    "over": lambda table, state: bool(state.ended),
}


def seated(seats: int, seed: int) -> Table:
    """Anna and others, before the first move."""
    chairs = [Chair("person", name, f"{name.lower()}-id") for name in ("Anna", "Ben", "Cara", "Dora", "Emil")[:seats]]
    return Table(Deed("t", GAME, GAME.settle({}), seed, tuple(chairs)))


def step(table: Table, chance: Chance) -> None:
    """Some move of some seat, and now and then a promise; support is welcome and truces are common."""
    state = table.match.state
    seat = chance.pick(state.actors)
    pledges = GAME.pledges(state, seat)
    if pledges and chance.below(4) == 0:
        absorb(table, table.plan_talk(seat, chance.pick([text for text, _ in pledges]), "promises"))
    moves = {GAME.write(move): move for move in state.legal(seat)}
    wanted = [text for text in moves if text == "yes" or (text.startswith("lay") and "truce" in text)]
    text = chance.pick(wanted) if wanted and chance.below(2) else chance.pick(list(moves))
    absorb(table, table.plan_move(seat, moves[text], table.position))


@cache
def moment(name: str, seats: int) -> Table:
    """A table at such a moment; not to be changed."""
    for seed in range(SEEDS):
        table, chance = seated(seats, seed), Chance(seed)
        for _ in range(LONGEST):
            state = table.match.state
            assert isinstance(state, IronThroneState)
            if MOMENTS[name](table, state):
                return table
            if not table.actors:
                break
            step(table, chance)
    raise AssertionError(f"no moment {name!r} at {seats} seats was found")
