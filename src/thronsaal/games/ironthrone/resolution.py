"""Phase 4: rewards, penalties, hostages; then the table is cleared and hands are filled up."""

from __future__ import annotations

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.facts import result, strength
from thronsaal.games.ironthrone.hostages import TakeHostage
from thronsaal.games.ironthrone.position import CLEAR_UP, DENIED, KEPT, SPARED, Encounter, Position
from thronsaal.games.ironthrone.rewards import EndCheck, penalties, rewards
from thronsaal.games.ironthrone.terms import Moment, Result
from thronsaal.games.ironthrone.truce import Talks
from thronsaal.games.ironthrone.windows import open_window


def before_resolution(s: Position) -> None:
    """Who won is known; nothing has been handed out yet."""
    open_window(s, Moment.BEFORE_RESOLUTION)


def resolve(s: Position) -> None:
    """Rewards, then penalties; or the talks of a truce."""
    if s.result is Result.TRUCE:
        s.stack.append(Talks(s.challenger, 0, 0))
    else:
        s.push(*rewards(s), *penalties(s), EndCheck())


def take_hostages(s: Position) -> None:
    """War: the winning active seat takes one from a loser. Betrayal: the betrayed takes one from each winner."""
    if not s.winner:
        return
    winning, losing = (s.challenger, s.defender) if s.winner == n.CHALLENGERS else (s.defender, s.challenger)
    taker = winning if s.result is Result.WAR else losing
    if s.lasts(DENIED, taker):
        s.tell("denied-hostage", "ironthrone.no-reward", seat=taker)
        return
    victims = [seat for seat in s.members(3 - s.side[taker]) if not s.lasts(SPARED, seat)]
    if s.result is Result.BETRAYAL:
        s.push(*(TakeHostage(taker, seat) for seat in victims))
    elif len(victims) == 1:
        s.stack.append(TakeHostage(taker, victims[0]))
    elif victims:
        s.stack.append(ChooseVictim(taker, tuple(sorted(victims))))


@record
class ChooseVictim(SeatQuestion[Position]):
    """From which loser the hostage is taken."""

    rule = "ironthrone.hostage-war"
    seat: Seat
    candidates: tuple[Seat, ...]

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in self.candidates]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack[-1] = TakeHostage(seat, n.about(move))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-captor")


def after_resolution(s: Position) -> None:
    """Everything has been handed out; characters still take part."""
    open_window(s, Moment.AFTER_RESOLUTION)


def clear_up(s: Position) -> None:
    """Characters go home, cards to their discard piles, hands fill up to five; the next seat is the challenger."""
    around = s.clockwise(s.challenger)
    for seat in around:
        for card in (*s.played[seat], *((s.laid[seat],) if s.laid[seat] >= 0 else ())):
            s.throw(card)
    s.previous = _remembered(s)
    s.expire(CLEAR_UP)
    count = s.seats_count
    s.played, s.laid, s.side, s.fighter = [()] * count, [m.NONE] * count, [0] * count, [m.NONE] * count
    s.shown, s.result, s.sums, s.winner, s.failed = 0, None, None, 0, False
    s.sights, s.previous_sights = (), s.sights
    s.spent += (s.event,)
    s.event = m.NONE
    for seat in around:
        s.draw(seat, m.HAND - len(s.hand[seat]), "ironthrone.refill")
    s.challenger = (s.challenger + 1) % count
    s.defender = m.NONE


def _remembered(s: Position) -> Encounter:
    """What anybody saw of this encounter."""
    return Encounter(
        turn=s.turn,
        challenger=s.challenger,
        defender=s.defender,
        event=s.event,
        side=tuple(s.side),
        fighter=tuple(s.fighter),
        laid=tuple(_revealed(s, seat) for seat in range(s.seats_count)),
        result=result(s),
        winner=s.winner,
        sums=(strength(s, n.CHALLENGERS), strength(s, n.DEFENDERS)),
        failed=s.failed,
    )


def _revealed(s: Position, seat: Seat) -> int:
    """The card that a seat laid, even if it took it back to hand."""
    return next((each.n for each in s.lasting_on(KEPT, seat)), s.laid[seat])
