"""Set-up: houses, leaders chosen in secret, decks, power, the event deck, who begins."""

from __future__ import annotations

from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.frames import Question, SingleQuestion, Step, frame_kind, push_all
from thronsaal.games.ironthrone.position import Frame, Position


class ChooseHouse(SingleQuestion):
    """(house, seat): take one of the houses nobody has."""

    rule = "ironthrone.houses"

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return [n.move(n.HOUSE, house) for house in range(len(m.HOUSES)) if s.seat_of[house] == m.NONE]

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack.pop()
        give_house(s, seat, n.about(move))
        s.tell("took-house", "ironthrone.houses", seat=seat, house=n.about(move))

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-house")


class DrawLeaders(Step):
    """Each seat shuffles its five leader sheets and draws two."""

    def run(self, s: Position, frame: Frame) -> bool:
        s.stack[-1] = ("leaders",)
        for seat in range(s.seats_count):
            sheets = list(m.characters_of(s.house[seat]))
            s.chance.shuffle(sheets)
            s.offered[seat] = tuple(sorted(sheets[:2]))
            s.whisper("drew-leaders", "ironthrone.leaders", (seat,), {"leaders": _words(s.offered[seat])}, seat=seat)
        return False


class ChooseLeaders(Question):
    """All seats at once, in secret: keep one of the two leaders drawn. Then all are shown."""

    rule = "ironthrone.leaders"

    def actors(self, s: Position, frame: Frame) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(s.seats_count) if len(s.offered[seat]) == 2)

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return [n.move(n.LEADER, character) for character in s.offered[seat]]

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.offered[seat] = (n.about(move),)
        s.confide("chose-leader", "ironthrone.leaders", seat, {"character": n.about(move)})
        if all(len(each) == 1 for each in s.offered):
            s.stack[-1] = ("lay-out",)

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-leader")


class LayOut(Step):
    """Leaders are shown; decks, hands, power and the event deck are laid out; chance names who begins."""

    def run(self, s: Position, frame: Frame) -> bool:
        s.stack.pop()
        for seat in range(s.seats_count):
            (leader,) = s.offered[seat]
            s.offered[seat] = ()
            lay_out_house(s, seat, leader)
            s.tell("leader", "ironthrone.leaders", news=True, seat=seat, character=leader)
        lay_out_events(s)
        s.challenger = s.chance.below(s.seats_count)
        s.tell("begins", "ironthrone.starter", news=True, seat=s.challenger)
        s.stack.append(("round", 0))
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
    s.stack.append(("draw-leaders",))
    if houses == "choose":
        push_all(s, [("house", seat) for seat in range(s.seats_count)])
        return
    if houses == "random":
        order = list(range(len(m.HOUSES)))
        s.chance.shuffle(order)
    else:
        order = [m.HOUSES.index(name) for name in houses.split("-")]
    for seat in range(s.seats_count):
        give_house(s, seat, order[seat])


def _words(leaders: tuple[int, ...]) -> tuple[Word, ...]:
    return tuple(n.character_word(each) for each in leaders)


frame_kind("house", ChooseHouse())
frame_kind("draw-leaders", DrawLeaders())
frame_kind("leaders", ChooseLeaders())
frame_kind("lay-out", LayOut())
