"""Phase 4: rewards, penalties, hostages; then the table is cleared and hands are filled up."""

from __future__ import annotations

from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.conditions import lost
from thronsaal.games.ironthrone.encounter import strength
from thronsaal.games.ironthrone.frames import SingleQuestion, Step, frame_kind, number, push_all
from thronsaal.games.ironthrone.moments import open_window
from thronsaal.games.ironthrone.position import Frame, Position
from thronsaal.games.ironthrone.vocabulary import Moment, Result


def before_resolution(s: Position) -> None:
    """Who won is known; nothing has been handed out yet."""
    open_window(s, Moment.BEFORE_RESOLUTION)


def resolve(s: Position) -> None:
    """Rewards, then penalties; or the talks of a truce."""
    if s.result is Result.TRUCE:
        s.stack.append(("talks", s.challenger, 0, 0))
        return
    frames: list[Frame] = [("reward", seat) for seat in s.clockwise() if s.winner and s.side[seat] == s.winner]
    push_all(s, [*frames, *penalties(s), ("end-check",)])


def penalties(s: Position) -> list[Frame]:
    """A penalty for each seat that lost."""
    return [("penalty", seat) for seat in s.clockwise() if lost(s, seat)]


class Reward(Step):
    """(reward, seat): influence on the defender, or two cards and two power for having defended."""

    def run(self, s: Position, frame: Frame) -> bool:
        s.stack.pop()
        seat = number(frame, 1)
        if s.lasts("denied", seat):
            s.tell("denied", "ironthrone.no-reward", seat=seat)
        elif s.winner == n.CHALLENGERS:
            s.spread(seat, s.defender, "ironthrone.reward-challenger")
        else:
            s.draw(seat, 2, "ironthrone.reward-defender")
            s.stack.append(("distribute", seat, 2, 0))
        return False


class Penalty(Step):
    """(penalty, seat): the participating character loses half its power, rounded up."""

    def run(self, s: Position, frame: Frame) -> bool:
        s.stack.pop()
        seat = number(frame, 1)
        if s.lasts("spared", seat):
            s.tell("spared", "ironthrone.no-penalty", seat=seat)
        else:
            s.lose(s.fighter[seat], (s.power[s.fighter[seat]] + 1) // 2, "ironthrone.penalty")
        return False


class EndCheck(Step):
    """A whole step is done: see whether the game is over."""

    def run(self, s: Position, frame: Frame) -> bool:
        s.stack.pop()
        s.check_end()
        return False


def take_hostages(s: Position) -> None:
    """War: the winning active seat takes one from a loser. Betrayal: the betrayed takes one from each winner."""
    if not s.winner:
        return
    winning, losing = (s.challenger, s.defender) if s.winner == n.CHALLENGERS else (s.defender, s.challenger)
    taker = winning if s.result is Result.WAR else losing
    if s.lasts("denied", taker):
        s.tell("denied-hostage", "ironthrone.no-reward", seat=taker)
        return
    victims = [seat for seat in s.members(3 - s.side[taker]) if not s.lasts("spared", seat)]
    if s.result is Result.BETRAYAL:
        push_all(s, [("take", taker, seat) for seat in victims])
    elif len(victims) == 1:
        s.stack.append(("take", taker, victims[0]))
    elif victims:
        s.stack.append(("captor", taker, sum(1 << seat for seat in victims)))


class ChooseVictim(SingleQuestion):
    """(captor, taker, candidates): from which loser the hostage is taken."""

    rule = "ironthrone.hostage-war"

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in range(s.seats_count) if number(frame, 2) >> other & 1]

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack[-1] = ("take", seat, n.about(move))

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-captor")


def after_resolution(s: Position) -> None:
    """Everything has been handed out; characters still take part."""
    open_window(s, Moment.AFTER_RESOLUTION)


def clear_up(s: Position) -> None:
    """Characters go home, cards to their discard piles, hands fill up to five; the next seat is the challenger."""
    for seat in s.clockwise():
        for card in (*s.played[seat], *((s.laid[seat],) if s.laid[seat] >= 0 else ())):
            s.throw(card)
    s.last = _remembered(s)
    count = s.seats_count
    s.played, s.laid, s.side, s.fighter = [()] * count, [m.NONE] * count, [0] * count, [m.NONE] * count
    s.shown, s.lasting, s.result, s.winner = 0, (), None, 0
    s.spent += (s.event,)
    s.event = m.NONE
    for seat in s.clockwise():
        s.draw(seat, m.HAND - len(s.hand[seat]), "ironthrone.refill")
    s.challenger = (s.challenger + 1) % count
    s.defender = m.NONE


def _remembered(s: Position) -> tuple[int | str | tuple[int, ...], ...]:
    """What anybody saw of this encounter."""
    result = s.result.value if s.result else ""
    sums = (strength(s, n.CHALLENGERS), strength(s, n.DEFENDERS))
    no_deal = int(s.lasts("no-deal", s.challenger))
    who = (s.turn, s.challenger, s.defender, s.event)
    return (*who, tuple(s.side), tuple(s.fighter), tuple(s.laid), result, s.winner, sums, no_deal)


frame_kind("reward", Reward())
frame_kind("penalty", Penalty())
frame_kind("end-check", EndCheck())
frame_kind("captor", ChooseVictim())
