"""Questions that effects ask: which card to discard, recover or lay instead, which character must come along."""

from __future__ import annotations

from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone import vocabulary as v
from thronsaal.games.ironthrone.encounter import card_value, result
from thronsaal.games.ironthrone.frames import SingleQuestion, frame_kind, number
from thronsaal.games.ironthrone.position import Frame, Position
from thronsaal.games.ironthrone.support import join
from thronsaal.games.ironthrone.vocabulary import Phrase


def pay_or_lose(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> None:
    """Pay a cost that was checked before."""
    if isinstance(phrase, v.PaySheet):
        s.sheet[seat] -= phrase.n
        s.box += phrase.n
        s.tell("sheet-lost", "ironthrone.costs", seat=seat, count=phrase.n)
    elif isinstance(phrase, v.PayCards):
        s.stack.append(("discard", seat, phrase.n))
    elif isinstance(phrase, v.PayFighter):
        s.lose(s.fighter[seat], phrase.n, "ironthrone.costs")


class DiscardCards(SingleQuestion):
    """(discard, seat, count): cards of one's choice, as many as there are."""

    rule = "ironthrone.discard"

    def run(self, s: Position, frame: Frame) -> bool:
        if number(frame, 2) and s.hand[number(frame, 1)]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return sorted({n.move(n.CARD, m.KIND[card]) for card in s.hand[seat]})

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack[-1] = ("discard", seat, number(frame, 2) - 1)
        card = s.take_from_hand(seat, n.about(move))
        s.throw(card)
        s.tell("discarded", "ironthrone.discard", news=True, seat=seat, card=card)

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-discard", {"count": min(number(frame, 2), len(s.hand[seat]))})


class RecoverCards(SingleQuestion):
    """(recover, seat, count): cards of one's choice from the discard pile to hand; all see which."""

    rule = "ironthrone.recover"

    def run(self, s: Position, frame: Frame) -> bool:
        if number(frame, 2) and s.discard[number(frame, 1)]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return sorted({n.move(n.CARD, m.KIND[card]) for card in s.discard[seat]})

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack[-1] = ("recover", seat, number(frame, 2) - 1)
        card = next(each for each in s.discard[seat] if m.KIND[each] == n.about(move))
        s.discard[seat] = tuple(each for each in s.discard[seat] if each != card)
        s.put_in_hand(seat, card)
        s.seen[card] = (1 << s.seats_count) - 1
        s.tell("recovered", "ironthrone.recover", seat=seat, card=card)

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-recover", {"count": number(frame, 2)})


class RaiseCard(SingleQuestion):
    """(raise, seat): replace the revealed war card by a higher one from hand; without one nothing happens."""

    rule = "ironthrone.raise-card"

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        value = card_value(s, seat)
        higher = [n.move(n.LAY, card) for card in s.hand[seat] if m.TYPE[card] == m.WAR and m.VALUE[card] > value]
        return sorted(higher) or [n.PASS]

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.PASS:
            s.tell("not-raised", "ironthrone.raise-card", seat=seat)
            return
        if s.laid[seat] >= 0:
            s.throw(s.laid[seat])
        s.laid[seat] = s.take_from_hand(seat, n.about(move))
        s.seen[s.laid[seat]] = 0
        s.tell("replaced", "ironthrone.raise-card", news=True, seat=seat, card=s.laid[seat])

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-raise")


class SwapCard(SingleQuestion):
    """(swap, seat): lay another card from hand face up; the revealed one returns to hand."""

    rule = "ironthrone.swap-card"

    def run(self, s: Position, frame: Frame) -> bool:
        if s.hand[number(frame, 1)]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return sorted({n.move(n.LAY, m.KIND[card]) for card in s.hand[seat]})

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack.pop()
        old = s.laid[seat]
        s.laid[seat] = s.take_from_hand(seat, n.about(move))
        s.seen[s.laid[seat]] = 0
        s.put_in_hand(seat, old)
        s.seen[old] = (1 << s.seats_count) - 1
        s.tell("replaced", "ironthrone.swap-card", news=True, seat=seat, card=s.laid[seat])
        s.tell("result", "ironthrone.reveal", result=Word(f"result-{result(s).value}"))

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-swap")


class PressSupport(SingleQuestion):
    """(press, active seat, pressed seat): the chosen character joins without being asked."""

    rule = "ironthrone.press"

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return [n.move(n.CHOOSE, character) for character in s.alive(number(frame, 2))]

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack.pop()
        join(s, number(frame, 2), s.side[seat], n.about(move), "ironthrone.press")

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-press", {"house": n.house_word(s.house[number(frame, 2)])})


frame_kind("discard", DiscardCards())
frame_kind("recover", RecoverCards())
frame_kind("raise", RaiseCard())
frame_kind("swap", SwapCard())
frame_kind("press", PressSupport())
