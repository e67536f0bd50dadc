"""Random matches for the checks, and the positions met on the way."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from thronsaal.core.chance import Chance
from thronsaal.core.game import BadOption, Game, State
from thronsaal.core.match import Match
from thronsaal.core.reason import Refused
from thronsaal.core.words import Move, Seat

Tally: TypeAlias = Counter[str]
"""What a check did: how many of which things it looked at."""

TABLES = 40
"""So many tables are tried until the game accepts one."""
POSITIONS = 40
"""So many positions of a match are looked at, evenly spread, the last one always among them."""


class Broken(AssertionError):
    """A promise that the game does not keep; the message says which, and where."""


@dataclass(frozen=True, slots=True)
class Route:
    """The way of a random match: the seed chooses seats, options and all moves."""

    game: Game
    seed: int
    seats: int
    options: Mapping[str, str]

    @staticmethod
    def of(game: Game, seed: int) -> Route:
        """The route of a seed, at the first table that the game accepts: options may not fit a number of seats."""
        rng = Chance(seed)
        for _ in range(TABLES):
            options = {
                option.name: rng.pick(option.choices or option.usual or (option.default,))
                for option in game.options
                if not option.later
            }
            route = Route(game, seed, rng.pick(game.seats), options)
            if route.is_accepted:
                return route
        raise Broken(f"{game.id} refuses {TABLES} tables of its own options, the last {route.at(0)}")

    @property
    def is_accepted(self) -> bool:
        """Whether the game can be played with these options by so many."""
        try:
            self.start()
        except BadOption:
            return False
        return True

    def start(self) -> State:
        """The first position."""
        return self.game.start(self.seats, self.options, self.seed)

    def match(self) -> Match:
        """The match before its first move."""
        return Match(self.game, self.options, self.seed, self.seats)

    def at(self, number: int) -> str:
        """Where something was found, so that its author finds it again."""
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"after {number} moves of seed {self.seed} ({self.seats} seats{options})"


@dataclass(frozen=True, slots=True)
class Stop:
    """A position on the way, and the move that the random players made from it (None at the end)."""

    route: Route
    number: int
    state: State
    chosen: tuple[Seat, Move] | None

    def broken(self, what: str) -> Broken:
        """The error that names this place."""
        return Broken(f"{what}; {self.route.at(self.number)}")


def choose(state: State, rng: Chance) -> tuple[Seat, Move] | None:
    """A random actor's random move; None when the game is over or nobody has a move to list."""
    if not state.actors:
        return None
    seat = rng.pick(state.actors)
    moves = state.legal(seat)
    return (seat, rng.pick(moves)) if moves else None


def walk(route: Route) -> Iterator[Stop]:
    """Every position of a random match; an endless game is left once it has become too long.

    It is the same state every time, moved on, and not a copy: whether copies are true is yet to be shown.
    """
    rng = Chance(route.seed)
    state = route.start()
    for number in range(route.game.longest + 1):
        chosen = choose(state, rng)
        stop = Stop(route, number, state, chosen)
        yield stop
        if chosen is None:
            return
        try:
            state.apply(*chosen, events=False)
        except Refused as error:
            raise stop.broken(
                f"the listed move {chosen[1]} of seat {chosen[0]} is refused: {error.reason.code}"
            ) from error


def stops(game: Game, seed: int, count: int = POSITIONS) -> Iterator[Stop]:
    """Some positions of a random match, evenly spread, the last one included."""
    route = Route.of(game, seed)
    length = sum(1 for _ in walk(route))
    wanted = {round(n * (length - 1) / max(count - 1, 1)) for n in range(count)}
    for stop in walk(route):
        if stop.number in wanted or stop.number == length - 1:
            yield stop


def fingerprint(game: Game, seed: int) -> str:
    """A hash over all positions and events of a random match: equal wherever and whenever it is taken.

    Each position is also guessed, by one observer after the other.
    """
    digest = hashlib.sha256()
    for stop in walk(Route.of(game, seed)):
        digest.update(stop.state.pack())
        observer = (None, *range(stop.state.seats))[stop.number % (stop.state.seats + 1)]
        digest.update(stop.state.guess(observer, Chance(stop.number)).pack())
        if stop.chosen is not None:
            digest.update(repr(stop.state.copy().apply(*stop.chosen)).encode())
    return digest.hexdigest()
