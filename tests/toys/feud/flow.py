"""The round: muster, feud, reckoning, each with its end."""

from __future__ import annotations

from collections.abc import Callable

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from toys.feud import cards as c
from toys.feud import notation as n
from toys.feud import occurrences as o
from toys.feud.position import GOLD, ROUNDS, Position
from toys.feud.windows import Actions, Hire


def begin_round(s: Position) -> None:
    """Everybody has as much gold as everybody else."""
    s.round += 1
    s.gold = [GOLD] * s.seats_count
    s.tell("round", "feud.round", n=s.round, seat=s.first)


def muster(s: Position) -> None:
    """A framework window: all draw, then hire; answered only after that."""
    s.phase = "muster"
    s.open_window(s.first)
    s.stack.append(Hire(0))
    s.occur(*(o.Draw(seat, 2) for seat in s.clockwise(s.first)), first=s.first)


def feud(s: Position) -> None:
    """The action window."""
    s.phase = "feud"
    s.stack.append(Actions(s.first, 0))


def reckoning(s: Position) -> None:
    """A framework window with two events: the mightiest is honoured, the feeblest mourns."""
    s.phase = "reckoning"
    s.open_window(s.first)
    s.push(Award(), Toll())


def end_phase(s: Position) -> None:
    """Nobody saves, cancels or responds; passives follow."""
    s.open_window(s.first, responses=False)
    s.befall(o.PhaseEnds(s.phase))


def end_round(s: Position) -> None:
    """All stand, and another seat is first; after the last round the game is over."""
    s.kneeling = 0
    s.first = s.left_of(s.first)
    if s.round == ROUNDS:
        s.ended = "power"


STEPS: tuple[tuple[str, Callable[[Position], None]], ...] = (
    ("round", begin_round),
    ("muster", muster),
    ("muster-end", end_phase),
    ("feud", feud),
    ("feud-end", end_phase),
    ("reckoning", reckoning),
    ("reckoning-end", end_phase),
    ("round-end", end_round),
)


@record
class Round(Frame[Position]):
    """One step after another; after the last the next round begins."""

    step: int

    def run(self, s: Position) -> bool:
        s.stack[-1] = Round((self.step + 1) % len(STEPS))
        STEPS[self.step][1](s)
        return False


def _alone(s: Position, most: bool) -> Seat | None:
    """The seat with the most or the least might, if it is one alone."""
    might = [s.might(seat) for seat in range(s.seats_count)]
    best = max(might) if most else min(might)
    return might.index(best) if might.count(best) == 1 else None


@record
class Award(Frame[Position]):
    """Who alone is mightiest claims power."""

    def run(self, s: Position) -> bool:
        s.stack.pop()
        seat = _alone(s, most=True)
        if seat is not None:
            s.occur(o.Claim(seat, 1), first=s.first)
        return False


@record
class Toll(Frame[Position]):
    """Who alone is feeblest loses a character."""

    def run(self, s: Position) -> bool:
        s.stack.pop()
        seat = _alone(s, most=False)
        if seat is not None:
            s.stack.append(Victim(seat))
        return False


@record
class Victim(SeatQuestion[Position]):
    """Which character the feeblest loses."""

    rule = "feud.reckoning"
    seat: Seat

    def _choices(self, s: Position) -> tuple[int, ...]:
        return c.numbers(s.table[self.seat] & c.OF_KIND["character"] & ~s.moribund)

    def run(self, s: Position) -> bool:
        choices = self._choices(s)
        if len(choices) > 1:
            return True
        s.stack.pop()
        if choices:
            s.occur(o.Kill(choices[0]), first=s.first)
        return False

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.CHOOSE, card) for card in self._choices(s)]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.occur(o.Kill(n.about(move)), first=s.first)

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-victim")
