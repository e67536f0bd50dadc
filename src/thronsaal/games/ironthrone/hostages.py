"""Hostages: taking them, releasing them, torturing them; and who still knows which card is where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.engine.knowledge import blur
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.position import Position


def release_or_torture(s: Position) -> None:
    """At the start of every turn each seat, clockwise from the challenger, deals with its hostages."""
    s.push(*(DealWithHostages(seat) for seat in s.clockwise(s.challenger)))


@record
class DealWithHostages(SeatQuestion[Position]):
    """Release or torture any number of them, one by one."""

    rule = "ironthrone.hostage-start"
    seat: Seat

    def run(self, s: Position) -> bool:
        if s.held[self.seat]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        kinds = sorted({m.KIND[card] for card in s.held[seat]})
        return [n.PASS, *(n.move(kind, card) for kind in (n.RELEASE, n.TORTURE) for card in kinds)]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        if move == n.PASS:
            s.stack.pop()
        elif n.kind_of(move) == n.RELEASE:
            release(s, seat, n.about(move))
        else:
            torture(s, seat, n.about(move))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-hostages", {"count": len(s.held[seat])})

    def because(self, s: Position, move: Move) -> str:
        return _RULES.get(n.kind_of(move), self.rule)


_RULES: Final = {n.RELEASE: "ironthrone.release", n.TORTURE: "ironthrone.torture"}


def release(s: Position, seat: Seat, kind: int) -> None:
    """The card goes to its owner's hand; whoever let it go draws a card."""
    card = _let_go(s, seat, kind)
    owner = s.seat_of[m.HOUSE_OF[card]]
    s.put_in_hand(owner, card)
    s.seen[card] |= 1 << seat
    s.whisper("released", "ironthrone.release", (seat, owner), {"card": card}, seat=seat, other=owner)
    s.draw(seat, 1, "ironthrone.release")


def torture(s: Position, seat: Seat, kind: int) -> None:
    """The card goes to its owner's discard pile, and its house suffers by the type of the card."""
    card = _let_go(s, seat, kind)
    owner = s.seat_of[m.HOUSE_OF[card]]
    s.throw(card)
    s.tell("tortured", "ironthrone.torture", news=True, seat=seat, other=owner, card=card)
    character = m.CHARACTER_OF[card]
    if character == m.NONE:
        s.stack.append(Torment(seat, owner))
    elif character == s.leader[owner]:
        lost = min(4, s.sheet[owner])
        s.sheet[owner] -= lost
        s.box += lost
        s.tell("sheet-lost", "ironthrone.torture-leader", seat=owner, count=lost)
    else:
        s.lose(character, 4, "ironthrone.torture-character")
        s.check_end()


@record
class Torment(SeatQuestion[Position]):
    """The torturer chooses the character of the victim that loses a power to the torturer's sheet."""

    rule = "ironthrone.torture-card"
    seat: Seat
    victim: Seat

    def run(self, s: Position) -> bool:
        alive = s.alive(self.victim)
        if len(alive) > 1:
            return True
        self.answer(s, self.seat, n.move(n.CHOOSE, alive[0]))
        return False

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.CHOOSE, character) for character in s.alive(self.victim)]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.sheet[seat] += 1
        s.strip(n.about(move), 1, "ironthrone.torture-card")
        s.check_end()

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-torment", {"house": n.house_word(s.house[self.victim])})


def can_take(s: Position, victim: Seat) -> bool:
    """Whether there is any card to be taken from a seat."""
    return bool(s.hand[victim] or s.deck[victim] or s.discard[victim] or s.held[victim])


@record
class TakeHostage(SeatQuestion[Position]):
    """From the deck, from the hand, or one of the hostages the victim holds."""

    rule = "ironthrone.hostage-source"
    seat: Seat
    victim: Seat

    def run(self, s: Position) -> bool:
        if not s.deck[self.victim]:
            s.renew(self.victim)
        if can_take(s, self.victim):
            return True
        s.stack.pop()
        return False

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return sources(s, self.victim)

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        _hold(s, seat, _take(s, seat, self.victim, move))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-take", {"house": n.house_word(s.house[self.victim])})


@record
class ExchangeHostages(SeatQuestion[Position]):
    """Hostages that change hands both ways: each seat chooses all of its own, then all are handed over at once.

    `left` counts those the seat is still to choose; the other chooses `after` it, or has done so when that is 0.
    """

    rule = "ironthrone.hostage-exchange"
    seat: Seat
    left: int
    after: int
    chosen: tuple[tuple[Seat, Move], ...] = ()

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return sources(s, s.opposing(seat), [move for taker, move in self.chosen if taker == seat])

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        chosen = (*self.chosen, (seat, move))
        if self.left > 1:
            s.stack[-1] = ExchangeHostages(seat, self.left - 1, self.after, chosen)
        elif self.after:
            s.stack[-1] = ExchangeHostages(s.opposing(seat), self.after, 0, chosen)
        else:
            s.stack.pop()
            taken = [(taker, _take(s, taker, s.opposing(taker), each)) for taker, each in chosen]
            for taker, card in taken:
                _hold(s, taker, card)

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-take", {"house": n.house_word(s.house[s.opposing(seat)])})


def sources(s: Position, victim: Seat, spoken_for: Sequence[Move] = ()) -> list[Move]:
    """From where a hostage can be taken, apart from those already chosen: deck, hand, or a house of those held."""
    backs = [m.HOUSE_OF[card] for card in s.held[victim]]
    there = {n.DECK: len(s.deck[victim]) + len(s.discard[victim]), n.HAND: len(s.hand[victim])}
    there |= {n.move(n.HELD, house): backs.count(house) for house in sorted(set(backs))}
    return [move for move, count in there.items() if count > spoken_for.count(move)]


def _take(s: Position, taker: Seat, victim: Seat, move: Move) -> int:
    """Lift the hostage from where it is; it is not put down yet."""
    if move == n.DECK:
        return _take_from_deck(s, taker, victim)
    if move == n.HAND:
        return _take_from_hand(s, taker, victim)
    return _take_from_held(s, taker, victim, n.about(move))


def _take_from_deck(s: Position, taker: Seat, victim: Seat) -> int:
    """The top card; its owner does not know which."""
    card = s.top(victim)
    s.whisper("took-from-deck", "ironthrone.hostage-source", (taker,), {"card": card}, seat=taker, other=victim)
    return card


def _take_from_hand(s: Position, taker: Seat, victim: Seat) -> int:
    """A card by chance; taker and victim know which, the others lose track."""
    card = s.chance.pick(s.hand[victim])
    blur(s.seen, s.hand[victim], (taker, victim))
    s.hand[victim] = tuple(each for each in s.hand[victim] if each != card)
    s.seen[card] |= 1 << victim
    s.whisper("took-from-hand", "ironthrone.hostage-source", (taker, victim), {"card": card}, seat=taker, other=victim)
    return card


def _take_from_held(s: Position, taker: Seat, victim: Seat, house: int) -> int:
    """One of the hostages with this back; only backs are seen, so chance picks among equal ones."""
    alike = tuple(card for card in s.held[victim] if m.HOUSE_OF[card] == house)
    card = s.chance.pick(alike)
    if len(alike) > 1:
        blur(s.seen, alike, (taker, victim))
    s.held[victim] = tuple(each for each in s.held[victim] if each != card)
    s.seen[card] |= 1 << victim
    knowing, secret = (taker, victim), {"card": card}
    s.whisper("took-from-held", "ironthrone.hostage-held", knowing, secret, seat=taker, other=victim, house=house)
    return card


def _hold(s: Position, taker: Seat, card: int) -> None:
    """Put a taken card down as a hostage; a card of the own house goes to hand."""
    if m.HOUSE_OF[card] == s.house[taker]:
        s.put_in_hand(taker, card)
        s.tell("own-card", "ironthrone.hostage-own", seat=taker)
    else:
        s.held[taker] = tuple(sorted((*s.held[taker], card)))


def _let_go(s: Position, seat: Seat, kind: int) -> int:
    """Take a hostage of this kind from those held; who sees only backs loses track of those alike."""
    card = next(each for each in s.held[seat] if m.KIND[each] == kind)
    alike = tuple(each for each in s.held[seat] if m.HOUSE_OF[each] == m.HOUSE_OF[card])
    if len(alike) > 1:
        blur(s.seen, alike, (seat,))
    s.held[seat] = tuple(each for each in s.held[seat] if each != card)
    return card
