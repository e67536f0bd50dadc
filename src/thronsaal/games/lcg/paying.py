"""Paying: gold from the pool and from cards that count as purses, influence, cards that kneel, X.

Whoever pays is asked only where there is a choice. What was chosen goes into the scope of the text that is being begun.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.material import Title

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm

HAND_INFLUENCE = 2
"""What the Hand of the King can use once a round."""


def gold(s: Realm, seat: Seat, count: int, told: bool = True) -> None:
    """Pay gold; where gold on a card counts too, the seat says how much of it. Not `told`: the log has it already."""
    if not count:
        return
    if s.purse(seat) > s.gold[seat]:
        s.stack.append(SplitGold(seat, count, told))
    else:
        spend(s, seat, count, 0, told)


def spend(s: Realm, seat: Seat, count: int, from_cards: int, told: bool) -> None:
    """Gold leaves the pool and the cards that count as purses."""
    s.add_gold(seat, from_cards - count)
    if told:
        s.tell("paid", "lcg.gold", seat=seat, count=count)
    for card in cards_in(s.court[seat] & s.values.purses) if from_cards else ():
        taken = min(from_cards, s.coins.get(card, 0))
        if taken:
            s.add_coins(card, -taken)
            from_cards -= taken
            s.tell("paid-from", "lcg.gold", card=card, count=taken)


def sources(s: Realm, seat: Seat, taken: int) -> int:
    """The standing cards whose influence a seat may use."""
    cards = s.court[seat] & s.deal.influential & ~s.kneeling & ~s.rooted & ~taken
    return cards and cards & ~s.blank


def influence_of(s: Realm, seat: Seat, taken: int) -> int:
    """How much influence a seat could kneel."""
    found, influence = 0, s.deal.influence
    for card in cards_in(sources(s, seat, taken)):
        found += influence[card]
    return found + HAND_INFLUENCE if s.titles[seat] >= 0 and has_hand(s, seat) else found


def has_hand(s: Realm, seat: Seat) -> bool:
    """Whether the Hand of the King's influence is there."""
    return s.has_title(seat, Title.HAND) and not s.used_up(("hand", "round"))


@record
class SplitGold(SeatQuestion[Any]):
    """How much of the gold comes from cards."""

    seat: Seat
    count: int
    told: bool

    rule = "lcg.gold"

    def run(self, s: Realm) -> bool:
        shares = self._shares(s)
        if len(shares) > 1:
            return True
        s.stack.pop()
        spend(s, self.seat, self.count, shares[0], self.told)
        return False

    def _shares(self, s: Realm) -> range:
        """How much of it may come from cards."""
        pool = s.gold[self.seat]
        return range(max(0, self.count - pool), min(self.count, s.purse(self.seat) - pool) + 1)

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.NUMBER, count) for count in self._shares(s)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        spend(s, seat, self.count, n.about(move), self.told)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-split", {"count": self.count})


@record
class PayInfluence(SeatQuestion[Any]):
    """Kneel cards with influence until there is enough."""

    seat: Seat
    left: int
    taken: int

    rule = "lcg.influence"

    def run(self, s: Realm) -> bool:
        if self.left > 0:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        moves = [n.move(n.CARD, s.deal.ref[card]) for card in cards_in(sources(s, seat, self.taken))]
        if has_hand(s, seat):
            moves.append(n.move(n.TITLE, 2))
        return sorted(moves)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        if n.kind_of(move) == n.TITLE:
            s.use_up(("hand", "round"))
            s.tell("hand-used", "lcg.title-hand", seat=seat)
            given = HAND_INFLUENCE
        else:
            card = s.deal.number_of[n.about(move)]
            s.kneel(1 << card)
            given = s.deal.influence[card]
            s.tell("influence", "lcg.influence", seat=seat, card=card, count=given)
        s.stack[-1] = PayInfluence(seat, self.left - given, self.taken)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-influence", {"count": self.left})


@record
class KneelToPay(SeatQuestion[Any]):
    """Kneel some of one's own cards."""

    seat: Seat
    cards: int
    left: int

    rule = "lcg.costs"

    def run(self, s: Realm) -> bool:
        if self.left > 0:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        bit = 1 << s.deal.number_of[n.about(move)]
        s.kneel(bit)
        s.tell("knelt-to-pay", "lcg.costs", seat=seat, card=bit.bit_length() - 1)
        s.rescope(paid=bit)
        s.stack[-1] = KneelToPay(seat, self.cards & ~bit, self.left - 1)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-kneel", {"count": self.left})


@record
class ChooseX(SeatQuestion[Any]):
    """How much gold X is."""

    seat: Seat
    least: int
    most: int

    rule = "lcg.costs"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.NUMBER, x) for x in s.useful_x(self.least, self.most)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.rescope(x=n.about(move))
        gold(s, seat, n.about(move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-x")


@record
class ChooseCost(SeatQuestion[Any]):
    """Which of two costs is paid."""

    seat: Seat
    costs: tuple[Any, Any]
    taken: int

    rule = "lcg.costs"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.NUMBER, 1), n.move(n.NUMBER, 2)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        self.costs[n.about(move) - 1].pay(s, s.scope, self.taken)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        first, second = (cost.word for cost in self.costs)
        return Word("prompt-cost", {"first": first, "second": second})


@record
class Offer(SeatQuestion[Any]):
    """Whether gold is paid for something to happen."""

    seat: Seat
    effect: Any
    scope: Any

    rule = "lcg.costs"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.YES:
            s.push(Afterwards(self.effect.then, self.scope))
            gold(s, seat, self.effect.n)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-offer", {"count": self.effect.n, "effect": self.effect.then.word})


@record
class Afterwards(Frame[Any]):
    """An effect that comes about once what lies above it is done."""

    effect: Any
    scope: Any

    def run(self, s: Realm) -> bool:
        s.stack.pop()
        coming = self.effect.make(s, self.scope)
        if coming:
            s.occur(*coming, first=s.left_of(self.scope.seat), source=self.scope.card)
        return False
