"""Questions that rules and effects ask: where power goes, which card to discard, recover or lay instead."""

from __future__ import annotations

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.engine.knowledge import everybody
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.facts import card_value, result
from thronsaal.games.ironthrone.position import Position


@record
class Distribute(SeatQuestion[Position]):
    """Move power from the sheet to living characters, one by one."""

    rule = "ironthrone.distribute"
    seat: Seat
    count: int
    may_stop: bool

    def run(self, s: Position) -> bool:
        alive = s.alive(self.seat)
        if not self.count or not s.sheet[self.seat] or not alive:
            s.stack.pop()
            return False
        if len(alive) == 1 and not self.may_stop:
            self.answer(s, self.seat, n.move(n.CHOOSE, alive[0]))
            return False
        return True

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        moves = [n.move(n.CHOOSE, character) for character in s.alive(seat)]
        return [n.PASS, *moves] if self.may_stop else moves

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        if move == n.PASS:
            s.stack.pop()
            return
        s.stack[-1] = Distribute(seat, self.count - 1, self.may_stop)
        s.sheet[seat] -= 1
        s.power[n.about(move)] += 1
        s.tell("distributed", "ironthrone.distribute", seat=seat, character=n.about(move))

    def prompt(self, s: Position, seat: Seat) -> Word:
        key = "prompt-distribute-optional" if self.may_stop else "prompt-distribute"
        return Word(key, {"count": min(self.count, s.sheet[seat])})


@record
class DiscardCards(SeatQuestion[Position]):
    """Cards of one's choice, as many as there are."""

    rule = "ironthrone.discard"
    seat: Seat
    count: int

    def run(self, s: Position) -> bool:
        if self.count and s.hand[self.seat]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return sorted({n.move(n.CARD, m.KIND[card]) for card in s.hand[seat]})

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack[-1] = DiscardCards(seat, self.count - 1)
        card = s.take_from_hand(seat, n.about(move))
        s.throw(card)
        s.tell("discarded", "ironthrone.discard", news=True, seat=seat, card=card)

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-discard", {"count": min(self.count, len(s.hand[seat]))})


@record
class RecoverCards(SeatQuestion[Position]):
    """Cards of one's choice from the discard pile to hand; all see which."""

    rule = "ironthrone.recover"
    seat: Seat
    count: int

    def run(self, s: Position) -> bool:
        if self.count and s.discard[self.seat]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return sorted({n.move(n.CARD, m.KIND[card]) for card in s.discard[seat]})

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack[-1] = RecoverCards(seat, self.count - 1)
        card = next(each for each in s.discard[seat] if m.KIND[each] == n.about(move))
        s.discard[seat] = tuple(each for each in s.discard[seat] if each != card)
        s.put_in_hand(seat, card)
        s.seen[card] = everybody(s.seats_count)
        s.tell("recovered", "ironthrone.recover", seat=seat, card=card)

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-recover", {"count": self.count})


@record
class RaiseCard(SeatQuestion[Position]):
    """Replace the revealed war card by a higher one from hand; without one nothing happens."""

    rule = "ironthrone.raise-card"
    seat: Seat

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        value = card_value(s, seat)
        higher = [n.move(n.LAY, card) for card in s.hand[seat] if m.TYPE[card] == m.WAR and m.VALUE[card] > value]
        return sorted(higher) or [n.PASS]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.PASS:
            s.tell("not-raised", "ironthrone.raise-card", seat=seat)
            return
        if s.laid[seat] >= 0:
            s.throw(s.laid[seat])
        s.laid[seat] = s.take_from_hand(seat, n.about(move))
        s.seen[s.laid[seat]] = 0
        s.tell("replaced", "ironthrone.raise-card", news=True, seat=seat, card=s.laid[seat])

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-raise")


@record
class SwapCard(SeatQuestion[Position]):
    """Lay another card from hand face up; the revealed one returns to hand."""

    rule = "ironthrone.swap-card"
    seat: Seat

    def run(self, s: Position) -> bool:
        if s.hand[self.seat]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return sorted({n.move(n.LAY, m.KIND[card]) for card in s.hand[seat]})

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        old = s.laid[seat]
        s.laid[seat] = s.take_from_hand(seat, n.about(move))
        s.seen[s.laid[seat]] = 0
        s.put_in_hand(seat, old)
        s.seen[old] = everybody(s.seats_count)
        s.tell("replaced", "ironthrone.swap-card", news=True, seat=seat, card=s.laid[seat])
        s.tell("result", "ironthrone.reveal", result=Word(f"result-{result(s).value}"))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-swap")


@record
class PressSupport(SeatQuestion[Position]):
    """The chosen character of a seat joins without being asked."""

    rule = "ironthrone.press"
    seat: Seat
    pressed: Seat

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.CHOOSE, character) for character in s.alive(self.pressed)]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.join(self.pressed, s.side[seat], n.about(move), "ironthrone.press")

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-press", {"house": n.house_word(s.house[self.pressed])})
