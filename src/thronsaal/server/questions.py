"""What is asked of those who think, what they answer, and what else they say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from thronsaal.core.bot import Budget
from thronsaal.core.game import State
from thronsaal.core.talk import Pledge
from thronsaal.core.words import Move, Seat

KERNEL, RULES, BOTS, READY = "kernel", "rules", "bots", "ready"
"""What a worker says, with a game: one more kernel is there, its rules are, its bots are; and that it can be asked."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a worker is asked. `world` is a position the seat cannot tell from the real one; `heard` is public.

    `aloud` asks for a promise and not for a move.
    """

    game: str
    level: str
    world: State
    seat: Seat
    seed: int
    budget: Budget
    limit: float
    heard: tuple[Pledge, ...] = ()
    aloud: bool = False


@dataclass(frozen=True, slots=True)
class Thought:
    """What a worker answered: a legal move, and what was wrong with the bot if the referee had to draw it.

    No move at all comes of a bot that could not even be made, or that was asked for its word.
    """

    move: Move | None
    fault: str = ""
    word: str | None = None


class Said(NamedTuple):
    """How far a worker has come: what it says, of which game, and how many kernels are ready of how many."""

    word: str
    game: str = ""
    done: int = 0
    of: int = 0


class AnyWorker(Protocol):
    """Somebody who thinks, in another process or on another machine, about one question at a time."""

    hung: bool
    """Whether it was given up because it did not answer in time."""

    def said(self) -> Said | None:
        """How far the worker has come; None when it is of no more use; blocks."""

    def ask(self, question: Question) -> Thought | None:
        """The answer, or None when the worker is of no more use; blocks, but not for ever."""

    @property
    def is_alive(self) -> bool:
        """Whether it is still there."""

    @property
    def name(self) -> str:
        """How logs call it."""

    def end(self) -> None:
        """Stop at once."""
