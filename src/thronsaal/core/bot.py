"""Bots and what they get: a vantage, never the state.

A vantage is made from a world that the seat cannot tell from the real one, so even a bot that pokes about in it finds
only what its seat may know plus a guess.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from thronsaal.core.chance import Chance
from thronsaal.core.game import Game, State
from thronsaal.core.talk import Pledge
from thronsaal.core.words import Json, Move, Seat


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: seconds, playouts, or both (whichever ends first). Empty: the bot's own default."""

    seconds: float | None = None
    playouts: int | None = None


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
