"""Set-up: houses, leaders chosen in secret, decks, power, the event deck, who begins."""

from __future__ import annotations

from collections.abc import Sequence

from thronsaal.core.engine.frame import Frame, Question, SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.position import Position


@record
class ChooseHouse(SeatQuestion[Position]):
    """Take one of the houses nobody has."""

    rule = "ironthrone.houses"
    seat: Seat

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.HOUSE, house) for house in range(len(m.HOUSES)) if s.seat_of[house] == m.NONE]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        give_house(s, seat, n.about(move))
        s.tell("took-house", "ironthrone.houses", seat=seat, house=n.about(move))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-house")


@record
class DrawLeaders(Frame[Position]):
    """Each seat shuffles its five leader sheets and draws two."""

    def run(self, s: Position) -> bool:
        s.stack[-1] = ChooseLeaders()
        for seat in range(s.seats_count):
            sheets = list(m.characters_of(s.house[seat]))
            s.chance.shuffle(sheets)
            s.offered[seat] = tuple(sorted(sheets[:2]))
            leaders = tuple(n.character_word(each) for each in s.offered[seat])
            s.whisper("drew-leaders", "ironthrone.leaders", (seat,), {"leaders": leaders}, seat=seat)
        return False


@record
class ChooseLeaders(Question[Position]):
    """All seats at once, in secret: keep one of the two leaders drawn. Then all are shown."""

    rule = "ironthrone.leaders"

    def actors(self, s: Position) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(s.seats_count) if len(s.offered[seat]) == 2)

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.LEADER, character) for character in s.offered[seat]]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.offered[seat] = (n.about(move),)
        s.confide("chose-leader", "ironthrone.leaders", seat, {"character": n.about(move)})
        if all(len(each) == 1 for each in s.offered):
            s.stack[-1] = LayOut()

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-leader")


@record
class LayOut(Frame[Position]):
    """Leaders are shown; decks, hands, power and the event deck are laid out; chance names who begins."""

    def run(self, s: Position) -> bool:
        s.stack.pop()
        for seat in range(s.seats_count):
            (leader,) = s.offered[seat]
            s.offered[seat] = ()
            lay_out_house(s, seat, leader)
            s.tell("leader", "ironthrone.leaders", news=True, seat=seat, character=leader)
        lay_out_events(s)
        s.challenger = s.chance.below(s.seats_count)
        s.tell("begins", "ironthrone.starter", news=True, seat=s.challenger)
        return False


def give_house(s: Position, seat: Seat, house: int) -> None:
    """Seat a house."""
    s.house[seat] = house
    s.seat_of[house] = seat


def lay_out_house(s: Position, seat: Seat, leader: int) -> None:
    """Deck, hand and power of one house."""
    s.leader[seat] = leader
    for character in m.characters_of(s.house[seat]):
        s.power[character] = 0 if character == leader else m.START_POWER
    s.sheet[seat] = m.START_POWER
    cards = list(m.cards_of(s.house[seat]))
    s.chance.shuffle(cards)
    s.deck[seat] = tuple(cards)
    s.draw(seat, m.HAND, "ironthrone.hands")


def lay_out_events(s: Position) -> None:
    """Three cards for each house at the table, and the three special ones."""
    cards = [house for house in sorted(s.house) for _ in range(m.HOUSE_EVENT_COPIES)]
    cards += [m.INFLUENTIAL, m.WEALTHY, m.FEARED]
    s.chance.shuffle(cards)
    s.events = tuple(cards)


def set_up(s: Position, houses: str) -> None:
    """Begin: `houses` is `random`, `choose`, or the houses in the order of the seats, joined by hyphens."""
    s.stack.append(DrawLeaders())
    if houses == "choose":
        s.push(*(ChooseHouse(seat) for seat in range(s.seats_count)))
        return
    order: Sequence[int]
    if houses == "random":
        order = list(range(len(m.HOUSES)))
        s.chance.shuffle(order)
    else:
        order = [m.HOUSES.index(name) for name in houses.split("-")]
    for seat in range(s.seats_count):
        give_house(s, seat, order[seat])
