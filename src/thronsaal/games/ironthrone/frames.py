"""What may lie on the stack: steps that work by themselves, and questions that wait for a seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from thronsaal.core.reason import Reason
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.position import Frame, Position
from thronsaal.games.ironthrone.refusals import why_not


class Step(ABC):
    """A frame that does its work and is gone."""

    @abstractmethod
    def run(self, s: Position, frame: Frame) -> bool:
        """Do what is due; True when a seat must answer first."""


class Question(Step):
    """A frame that waits for an answer. It must take itself off the stack."""

    rule: str

    def run(self, s: Position, frame: Frame) -> bool:
        """Most questions just wait."""
        return True

    @abstractmethod
    def actors(self, s: Position, frame: Frame) -> tuple[Seat, ...]:
        """Who is asked."""

    @abstractmethod
    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        """The answers worth listing, ascending."""

    @abstractmethod
    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        """Carry out a legal answer."""

    @abstractmethod
    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        """What the seat is asked."""

    def allows(self, s: Position, frame: Frame, seat: Seat, move: Move) -> bool:
        """Whether the answer is possible; more may be than are listed."""
        return move in self.legal(s, frame, seat)

    def refuse(self, s: Position, frame: Frame, seat: Seat, move: Move) -> Reason:
        """Why an answer of the right sort is not possible."""
        return why_not(s, seat, move) or Reason("not-possible", self.because(s, frame, move), {"move": n.write(move)})

    def explains(self, move: Move) -> bool:
        """Whether `refuse` has something to say about a sort of answer that is not listed at all."""
        return False

    def because(self, s: Position, frame: Frame, move: Move) -> str:
        """The rule behind an answer."""
        return self.rule


class SingleQuestion(Question):
    """A question to one seat, which the frame names first."""

    def actors(self, s: Position, frame: Frame) -> tuple[Seat, ...]:
        return (number(frame, 1),)


def number(frame: Frame, at: int) -> int:
    """A number of a frame."""
    found: int = frame[at]
    return found


KINDS: Final[dict[str, Step]] = {}
QUESTIONS: Final[dict[str, Question]] = {}


def frame_kind(name: str, step: Step) -> Step:
    """Make a kind of frame known under its name."""
    if name in KINDS:
        raise ValueError(f"two kinds of frame are called {name}")
    KINDS[name] = step
    if isinstance(step, Question):
        QUESTIONS[name] = step
    return step


def push_all(s: Position, frames: Sequence[Frame]) -> None:
    """Put frames on the stack so that the first is done first."""
    s.stack.extend(reversed(frames))


def advance(s: Position) -> None:
    """Work until a seat must answer or the game is over."""
    while not s.ended:
        frame = s.stack[-1]
        if KINDS[frame[0]].run(s, frame):
            return
    s.stack.clear()


def question(s: Position) -> tuple[Question, Frame]:
    """What is being asked now."""
    frame = s.stack[-1]
    return QUESTIONS[frame[0]], frame
