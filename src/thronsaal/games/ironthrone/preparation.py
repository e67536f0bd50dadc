"""Phase 1: who defends, a card and a power for both active seats, and the characters they send."""

from __future__ import annotations

from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.frames import SingleQuestion, frame_kind, number, push_all
from thronsaal.games.ironthrone.moments import open_window
from thronsaal.games.ironthrone.position import Frame, Position
from thronsaal.games.ironthrone.vocabulary import Moment


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
        s.stack.append(("defender", s.challenger, sum(1 << seat for seat in candidates)))


def defenders(s: Position) -> list[Seat]:
    """The seats that the event allows as defender; the challenger picks when there are several."""
    others = [seat for seat in s.clockwise() if seat != s.challenger]
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


class NameDefender(SingleQuestion):
    """(defender, seat, candidates): the challenger picks the defender."""

    rule = "ironthrone.defender"

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in range(s.seats_count) if number(frame, 2) >> other & 1]

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack.pop()
        name_defender(s, n.about(move))

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-defender", {"event": Word(f"event-card-{m.EVENTS[s.event]}")})


def draw_cards(s: Position) -> None:
    """Both active seats draw a card."""
    for seat in (s.challenger, s.defender):
        s.draw(seat, 1, "ironthrone.prepare-draw")


def distribute_power(s: Position) -> None:
    """Both active seats distribute one power."""
    push_all(s, [("distribute", s.challenger, 1, 0), ("distribute", s.defender, 1, 0)])


class Distribute(SingleQuestion):
    """(distribute, seat, count, optional): move power from the sheet to living characters, one by one."""

    rule = "ironthrone.distribute"

    def run(self, s: Position, frame: Frame) -> bool:
        seat, count, optional = number(frame, 1), number(frame, 2), number(frame, 3)
        alive = s.alive(seat)
        if not count or not s.sheet[seat] or not alive:
            s.stack.pop()
            return False
        if len(alive) == 1 and not optional:
            self.answer(s, frame, seat, n.move(n.CHOOSE, alive[0]))
            return False
        return True

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        moves = [n.move(n.CHOOSE, character) for character in s.alive(seat)]
        return [n.PASS, *moves] if number(frame, 3) else moves

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        if move == n.PASS:
            s.stack.pop()
            return
        s.stack[-1] = ("distribute", seat, number(frame, 2) - 1, number(frame, 3))
        s.sheet[seat] -= 1
        s.power[n.about(move)] += 1
        s.tell("distributed", "ironthrone.distribute", seat=seat, character=n.about(move))

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        key = "prompt-distribute-optional" if number(frame, 3) else "prompt-distribute"
        return Word(key, {"count": min(number(frame, 2), s.sheet[seat])})


def choose_characters(s: Position) -> None:
    """First the challenger, then the defender."""
    push_all(s, [("fighter", s.challenger), ("fighter", s.defender)])


class ChooseFighter(SingleQuestion):
    """(fighter, seat): the character with which an active seat takes part."""

    rule = "ironthrone.characters"

    def run(self, s: Position, frame: Frame) -> bool:
        seat = number(frame, 1)
        alive = s.alive(seat)
        if len(alive) > 1:
            return True
        self.answer(s, frame, seat, n.move(n.CHOOSE, alive[0]))
        return False

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return [n.move(n.CHOOSE, character) for character in s.alive(seat)]

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.fighter[seat] = n.about(move)
        s.tell("sent", "ironthrone.characters", seat=seat, character=n.about(move))

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-fighter", {"side": Word(f"side-{n.SIDES[s.side[seat]]}")})


frame_kind("defender", NameDefender())
frame_kind("distribute", Distribute())
frame_kind("fighter", ChooseFighter())
