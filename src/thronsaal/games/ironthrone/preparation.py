"""Phase 1: who defends, a card and a power for both active seats, and the characters they send."""

from __future__ import annotations

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.choices import Distribute
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.windows import open_window


def before_turn(s: Position) -> None:
    """A new turn: first the leader abilities that say so."""
    s.turn += 1
    s.tell("turn", "ironthrone.turn", seat=s.challenger, turn=s.turn)
    open_window(s, Moment.BEFORE_TURN)


def draw_event(s: Position) -> None:
    """The event card says who defends."""
    if not s.events:
        cards = sorted(s.spent)
        s.spent = ()
        s.chance.shuffle(cards)
        s.events = tuple(cards)
        s.tell("events-reshuffled", "ironthrone.event-deck")
    s.event = s.events[-1]
    s.events = s.events[:-1]
    s.tell("event", "ironthrone.event", news=True, seat=s.challenger, event=Word(f"event-card-{m.EVENTS[s.event]}"))
    candidates = defenders(s)
    if len(candidates) == 1:
        name_defender(s, candidates[0])
    else:
        s.stack.append(NameDefender(s.challenger, tuple(sorted(candidates))))


def defenders(s: Position) -> list[Seat]:
    """The seats that the event allows as defender; the challenger picks when there are several."""
    others = [seat for seat in s.clockwise(s.challenger) if seat != s.challenger]
    if s.event < len(m.HOUSES):
        named = s.seat_of[s.event]
        return others if named == s.challenger else [named]
    if s.event == m.INFLUENTIAL:
        worth = {seat: s.spread_by(seat) for seat in others}
    elif s.event == m.WEALTHY:
        worth = {seat: len(s.hand[seat]) for seat in others}
    else:
        worth = {seat: sum(s.power[character] for character in s.alive(seat)) for seat in others}
    return [seat for seat in others if worth[seat] == max(worth.values())]


def name_defender(s: Position, seat: Seat) -> None:
    """The encounter has its two active seats."""
    s.defender = seat
    s.side[s.challenger], s.side[seat] = n.CHALLENGERS, n.DEFENDERS
    s.tell("defender", "ironthrone.defender", seat=seat)


@record
class NameDefender(SeatQuestion[Position]):
    """The challenger picks the defender."""

    rule = "ironthrone.defender"
    seat: Seat
    candidates: tuple[Seat, ...]

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in self.candidates]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        name_defender(s, n.about(move))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-defender", {"event": Word(f"event-card-{m.EVENTS[s.event]}")})


def draw_cards(s: Position) -> None:
    """Both active seats draw a card."""
    for seat in (s.challenger, s.defender):
        s.draw(seat, 1, "ironthrone.prepare-draw")


def distribute_power(s: Position) -> None:
    """Both active seats distribute one power."""
    s.push(Distribute(s.challenger, 1, False), Distribute(s.defender, 1, False))


def choose_characters(s: Position) -> None:
    """First the challenger, then the defender."""
    s.push(ChooseFighter(s.challenger), ChooseFighter(s.defender))


@record
class ChooseFighter(SeatQuestion[Position]):
    """The character with which an active seat takes part."""

    rule = "ironthrone.characters"
    seat: Seat

    def run(self, s: Position) -> bool:
        alive = s.alive(self.seat)
        if len(alive) > 1:
            return True
        self.answer(s, self.seat, n.move(n.CHOOSE, alive[0]))
        return False

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.CHOOSE, character) for character in s.alive(seat)]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.fighter[seat] = n.about(move)
        s.tell("sent", "ironthrone.characters", seat=seat, character=n.about(move))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-fighter", {"side": Word(f"side-{n.SIDES[s.side[seat]]}")})
