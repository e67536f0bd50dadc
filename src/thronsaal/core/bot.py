"""Bots and what they get: a vantage, never the state.

A vantage is made from a world that the seat cannot tell from the real one, so even a bot that pokes about in it finds
only what its seat may know plus a guess.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Protocol, runtime_checkable

from thronsaal.core.chance import Chance
from thronsaal.core.game import Game, State
from thronsaal.core.talk import Pledge
from thronsaal.core.words import Json, Move, Seat

UNCOUNTED = 1 << 60
"""Playouts that nobody ever plays."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: seconds, playouts, or both (whichever ends first). Empty: the bot's own default."""

    seconds: float | None = None
    playouts: int | None = None

    def or_else(self, usual: Budget) -> Budget:
        """The budget itself, or the usual one when it is empty."""
        return usual if self == Budget() else self

    def scaled(self, seconds: float, playouts: float) -> Budget:
        """The budget with so many times the seconds and so many times the playouts."""
        return Budget(
            None if self.seconds is None else self.seconds * seconds,
            None if self.playouts is None else ceil(round(self.playouts * playouts, 6)),
        )


class Hourglass:
    """Runs while a bot thinks: what is spent of a budget. It is never over before something was tried."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.spent = 0
        """Playouts so far; whoever plays them adds them up."""
        self._since = time.perf_counter()

    @property
    def left(self) -> int:
        """Playouts that may still be played: more than anybody can, when only time counts."""
        if self.budget.playouts is None:
            return UNCOUNTED
        return max(self.budget.playouts - self.spent, 0 if self.spent else 1)

    @property
    def part(self) -> float:
        """The spent part of what was given, 1 when all is spent; 0 for ever when nothing was."""
        playouts = self._part_of(self.spent, self.budget.playouts)
        if self.budget.seconds is None:
            return playouts
        return max(playouts, self._part_of(time.perf_counter() - self._since, self.budget.seconds))

    @staticmethod
    def _part_of(spent: float, given: float | None) -> float:
        if given is None:
            return 0.0
        return spent / given if given > 0 else 1.0

    def is_over(self, need: int = 1) -> bool:
        """Whether there is no room for so many playouts more."""
        return self.spent > 0 and (self.left < need or self.part >= 1)


class Vantage:
    """What one seat sees of a match when it is asked to move, and what it has heard."""

    __slots__ = ("_world", "budget", "heard", "rng", "seat")

    def __init__(
        self, state: State, seat: Seat, rng: Chance, budget: Budget | None = None, heard: Sequence[Pledge] = ()
    ) -> None:
        self._world = state.guess(seat, rng)
        self.seat = seat
        self.rng = rng
        self.budget = budget or Budget()
        self.heard = tuple(heard)
        """Every promise of the match and what became of it so far: `Match.ledger`."""

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._world.game

    @property
    def view(self) -> dict[str, Json]:
        """All that the seat may know, as plain data."""
        return self._world.view(self.seat)

    @property
    def legal(self) -> list[Move]:
        """The moves worth listing."""
        return self._world.legal(self.seat)

    def world(self) -> State:
        """One full position that fits all the seat has seen; another at each call, free to play on."""
        return self._world.guess(self.seat, self.rng)

    def worlds(self, count: int) -> Iterator[State]:
        """So many positions that fit."""
        return (self.world() for _ in range(count))


class Bot(Protocol):
    """A player of a game. Stateless between moves unless it says otherwise; one object may serve many matches."""

    def choose(self, vantage: Vantage) -> Move:
        """The move to make now, one of those that the rules allow."""


@runtime_checkable
class Speaker(Protocol):
    """A bot that also gives its word. It is asked before it is asked to move, once for each question."""

    def speak(self, vantage: Vantage) -> str | None:
        """A promise in the game's notation that all shall hear, or None."""


def blunder(vantage: Vantage, slips: int, sane: Callable[[Move], bool] | None = None) -> Move | None:
    """A beginner's mistake: of a hundred moves so many are made without thinking. None: this one is thought about.

    A blunder is any legal move, or any of those that are `sane`: what even a beginner would not do is left out.
    """
    if slips == 0 or vantage.rng.below(100) >= slips:
        return None
    return vantage.rng.pick([move for move in vantage.legal if sane is None or sane(move)])
