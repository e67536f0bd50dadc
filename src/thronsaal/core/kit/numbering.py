"""Actions and observations: what a seat cannot know changes no number, and every listed move is exactly one action."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from thronsaal.core.chance import Chance
from thronsaal.core.game import Game, NoSpaces
from thronsaal.core.kit.walk import Broken, Route, Stop, Tally, stops
from thronsaal.core.spaces import MASK, Recipe, Spaces
from thronsaal.core.words import Seat, seat_letter

DRAFTS = 3
"""So many moves are put together at random of each recipe in each position."""


def observations(game: Game, seeds: Iterable[int]) -> Tally:
    """Observations keep to their layout, and are the same in all worlds that a seat cannot tell from the real one."""
    tally = Tally()
    for seed in seeds:
        rng = Chance(seed)
        spaces = _spaces_of(game, seed)
        if spaces is None:
            tally["tables without"] += 1
            continue
        for stop in stops(game, seed):
            tally["positions"] += 1
            for seat in range(stop.state.seats):
                _check_numbers(stop, seat, spaces)
                tally["guesses"] += 2
                for _ in range(2):
                    _check_secrecy(stop, seat, spaces, rng)
    return tally


def actions(game: Game, seeds: Iterable[int]) -> Tally:
    """Masks say what `legal` lists; the way from action to move and back ends where it began; drafts come to moves."""
    tally = Tally()
    for seed in seeds:
        rng = Chance(seed)
        spaces = _spaces_of(game, seed)
        if spaces is None:
            tally["tables without"] += 1
            continue
        if len(set(spaces.actions.names)) != spaces.actions.size:
            raise Broken(f"{game.id} calls two actions by the same name")
        for stop in stops(game, seed):
            for seat in range(stop.state.seats):
                tally["moves"] += _check_mask(stop, seat, spaces)
                for recipe in spaces.actions.recipes if seat in stop.state.actors else ():
                    tally["drafts"] += sum(_check_draft(stop, seat, recipe, rng) for _ in range(DRAFTS))
    return tally


def _spaces_of(game: Game, seed: int) -> Spaces | None:
    """The spaces of the table that a seed leads to; None where the game offers none."""
    route = Route.of(game, seed)
    try:
        spaces = game.spaces(route.seats, game.settle(route.options))
    except NoSpaces:
        return None
    own = route.start().spaces
    if own.actions.names != spaces.actions.names or own.layout.fields != spaces.layout.fields:
        raise Broken(f"{game.id} numbers a table otherwise than its positions do; {route.at(0)}")
    return spaces


def _check_numbers(stop: Stop, seat: Seat, spaces: Spaces) -> None:
    layout, seen = spaces.layout, stop.state.observe(seat)
    if seen.shape != (layout.size,) or seen.dtype != layout.dtype:
        raise stop.broken(f"the observation of {seat_letter(seat)} is not what the layout says: {seen.shape}")
    wrong = np.flatnonzero((seen < layout.low) | (seen > layout.high))
    if wrong.size:
        at = int(wrong[0])
        name = next(name for name, place in layout.at.items() if place.start <= at < place.stop)
        raise stop.broken(f"{name!r} of {seat_letter(seat)} is out of its range: {seen[at]}")
    out = np.full(layout.size, 77, layout.dtype)
    if stop.state.observe(seat, out) is not out or (out != seen).any():
        raise stop.broken(f"the observation of {seat_letter(seat)} is another one when it is written into a buffer")


def _check_secrecy(stop: Stop, seat: Seat, spaces: Spaces, rng: Chance) -> None:
    other = stop.state.guess(seat, rng)
    real, guessed = stop.state.observe(seat), other.observe(seat)
    if (real != guessed).any():
        at = int(np.flatnonzero(real != guessed)[0])
        name, place = next(pair for pair in spaces.layout.at.items() if pair[1].start <= at < pair[1].stop)
        where = f"{name!r} at {at - place.start} is {real[at]} and {guessed[at]}"
        raise stop.broken(f"seat {seat_letter(seat)} can tell by a number that a world is guessed: {where}")
    if (stop.state.mask(seat) != other.mask(seat)).any():
        raise stop.broken(f"seat {seat_letter(seat)} can tell by its mask that a world is guessed")


def _check_mask(stop: Stop, seat: Seat, spaces: Spaces) -> int:
    """How many moves were gone through."""
    state, table = stop.state, spaces.actions
    mask = state.mask(seat)
    if mask.shape != (table.size,) or mask.dtype != MASK:
        raise stop.broken(f"the mask of {seat_letter(seat)} is not one {MASK.__name__} for each action")
    legal = state.legal(seat)
    possible = [int(each) for each in np.flatnonzero(mask)]
    if sorted(table.move(state, seat, each) for each in possible) != legal:
        raise stop.broken(f"the mask of {seat_letter(seat)} does not say what is legal")
    if {table.action(state, seat, move) for move in legal} != set(possible):
        raise stop.broken(f"an action of {seat_letter(seat)} is a move that is another action")
    out = np.full(table.size, 7, MASK)
    if state.mask(seat, out) is not out or (out != mask).any():
        raise stop.broken(f"the mask of {seat_letter(seat)} is another one when it is written into a buffer")
    return len(legal)


def _check_draft(stop: Stop, seat: Seat, recipe: Recipe, rng: Chance) -> bool:
    """Put a move together at random, slot by slot; whether that was possible."""
    state, counts, last = stop.state, [0] * len(recipe.slots), 0
    while True:
        able = [slot for slot in recipe.may_add(state, seat, counts) if slot >= last]
        done = any(counts) and state.check(seat, recipe.move(state, seat, counts)) is None
        if not able and not done:
            if not any(counts):
                return False
            raise stop.broken(f"{recipe.name} {counts} of {seat_letter(seat)} leads to no move that is allowed")
        if done and (not able or rng.below(3) == 0):
            break
        last = rng.pick(able)
        counts[last] += 1
    move = recipe.move(state, seat, counts)
    if recipe.counts(state, seat, move) != tuple(counts):
        raise stop.broken(f"{recipe.name} {counts} of {seat_letter(seat)} is a move that is made otherwise")
    return True
