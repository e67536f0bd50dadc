"""What an encounter brings: rewards for those who won, penalties for those who lost."""

from __future__ import annotations

from thronsaal.core.engine.frame import Frame, record
from thronsaal.core.words import Seat
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.choices import Distribute
from thronsaal.games.ironthrone.facts import lost, won
from thronsaal.games.ironthrone.position import DENIED, SPARED, Position


def rewards(s: Position) -> list[Frame[Position]]:
    """A reward for each seat that won."""
    return [Reward(seat) for seat in s.clockwise(s.challenger) if won(s, seat)]


def penalties(s: Position) -> list[Frame[Position]]:
    """A penalty for each seat that lost."""
    return [Penalty(seat) for seat in s.clockwise(s.challenger) if lost(s, seat)]


@record
class Reward(Frame[Position]):
    """Influence on the defender, or two cards and two power for having defended."""

    seat: Seat

    def run(self, s: Position) -> bool:
        s.stack.pop()
        seat = self.seat
        if s.lasts(DENIED, seat):
            s.tell("denied", "ironthrone.no-reward", seat=seat)
        elif s.winner == n.CHALLENGERS:
            s.spread(seat, s.defender, "ironthrone.reward-challenger")
        else:
            s.draw(seat, 2, "ironthrone.reward-defender")
            s.stack.append(Distribute(seat, 2, False))
        return False


@record
class Penalty(Frame[Position]):
    """The participating character loses half its power, rounded up."""

    seat: Seat

    def run(self, s: Position) -> bool:
        s.stack.pop()
        fighter = s.fighter[self.seat]
        if s.lasts(SPARED, self.seat):
            s.tell("spared", "ironthrone.no-penalty", seat=self.seat)
        else:
            s.lose(fighter, (s.power[fighter] + 1) // 2, "ironthrone.penalty")
        return False


@record
class EndCheck(Frame[Position]):
    """A whole step is done: see whether the game is over."""

    def run(self, s: Position) -> bool:
        s.stack.pop()
        s.check_end()
        return False
