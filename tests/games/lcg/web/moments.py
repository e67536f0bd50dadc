"""Moments of the living card game to look at: tables led by the greedy bot, each question with Anna at seat A."""

from __future__ import annotations

from copy import copy
from functools import cache

from server.hosting import absorb
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.games.lcg.bots.greedy import decide
from thronsaal.games.lcg.state import LcgState
from thronsaal.server.table import Chair, Deed, Table

GAME = find_game("lcg")
NAMES = ("Anna", "Ben", "Cara", "Dora")
LONGEST = 5000


def moves_of(table: Table, seat: int = 0) -> list[str]:
    """The legal moves of a seat as they are written."""
    return [GAME.write(move) for move in table.match.state.legal(seat)]


def seated(seats: int, seed: int, **options: str) -> Table:
    """Anna and others, before the first move."""
    chairs = [Chair("person", name, f"{name.lower()}-id") for name in NAMES[:seats]]
    return Table(Deed("t", GAME, GAME.settle({"decks": "random", **options}), seed, tuple(chairs)))


def state_of(table: Table) -> LcgState:
    state = table.match.state
    assert isinstance(state, LcgState)
    return state


def kind_of(state: LcgState) -> str:
    """What is asked."""
    return state.stack[-1].kind if state.stack and not state.ended else ""


def step(table: Table, chance: Chance, folly: int = 0) -> None:
    """The move of a greedy bot, or of a hundred so many that are anything at all."""
    state = state_of(table)
    seat = state.actors[0]
    move = chance.pick(state.legal(seat)) if chance.below(100) < folly else decide(state, seat)
    absorb(table, table.plan_move(seat, move, table.position))


def crowd(state: LcgState) -> int:
    """How many cards lie before the seat that has the most."""
    return max(court.bit_count() for court in state.court)


@cache
def kinds(seats: int, seed: int, variant: str = "melee", folly: int = 40) -> dict[str, Table]:
    """Tables at the first time that Anna is asked each kind of question in a match; not to be changed."""
    table, chance, found = seated(seats, seed, variant=variant), Chance(seed), dict[str, Table]()
    for _ in range(LONGEST):
        state = state_of(table)
        if not state.actors:
            found["over"] = table
            break
        kind = kind_of(state)
        if 0 in state.actors and (kind not in found or (kind == "action-window" and crowd(state) == 8)):
            found[kind] = still(table)
        step(table, chance, folly)
    return found


@cache
def crowded(seats: int, seed: int, kind: str, rounds: int = 4, variant: str = "melee") -> Table:
    """A table late in a match of greedy bots, Anna being asked this; the last such one, if it ends sooner."""
    table, chance = seated(seats, seed, variant=variant), Chance(seed)
    last = None
    for _ in range(LONGEST):
        state = state_of(table)
        if not state.actors:
            break
        if 0 in state.actors and kind_of(state) == kind:
            last = still(table)
            if state.round >= rounds:
                break
        step(table, chance)
    assert last is not None, f"nobody asked Anna {kind}"
    return last


def still(table: Table) -> Table:
    """The table as it is now, while the other one is played on."""
    twin = copy(table)
    twin.match = copy(table.match)
    twin.match.state = table.match.state.copy()
    twin.entries, twin.events = list(table.entries), dict(table.events)
    twin.likings, twin.orders = dict(table.likings), dict(table.orders)
    return twin


def arranged(**given: str) -> Table:
    """A table at a position described as in scenes; `then` are moves made since, by whoever is asked."""
    then = [each.strip() for each in given.pop("then", "").split(";") if each.strip()]
    table = seated(given["houses"].count("-") + 1, 1)
    table.match.state = GAME.arrange(given)
    for text in then:
        state = state_of(table)
        state.apply(state.actors[0], GAME.read(text))
    return table
