"""Questions that effects ask while they are carried out: which card to search for, to pick, to spare, to drop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import hidden
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import Zone
from thronsaal.games.lcg.words.scope import Scope

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


def chosen(s: Realm, move: Move) -> int:
    """The card that a move names."""
    return s.meant(move)


@record
class SearchDeck(SeatQuestion[Any]):
    """A seat looks through its deck; it may find nothing, whatever lies there."""

    seat: Seat
    effect: Any
    scope: Scope

    rule = "lcg.search"

    def run(self, s: Realm) -> bool:
        if s.deck[self.seat]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.DONE, *s.choices_by_face(self.effect.found(s, self.scope))]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.DONE:
            s.tell("found-nothing", "lcg.search", seat=seat)
            s.shuffle(seat)
            return
        card = hidden.expose(s, chosen(s, move))
        if self.effect.to is Zone.HAND:
            s.take(card)
            s.put(card, Zone.HAND)
        s.shuffle(seat)
        s.tell("found", "lcg.search", news=True, seat=seat, card=card)
        coming: list[Any] = [o.Shows(seat, 1 << card, self.scope.card)]
        if self.effect.to is Zone.PLAY:
            coming.append(s.putting(card, seat, self.scope.card))
        s.occur(*coming, first=s.left_of(seat), source=self.scope.card)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-search", {"card": s.deal.cards[self.scope.card].title})


@record
class Picking(Frame[Any]):
    """Seats pick one after another; then it is done to all that was picked."""

    effect: Any
    scope: Scope
    seats: tuple[Seat, ...]
    place: int
    picked: tuple[tuple[int, Scope], ...]

    def run(self, s: Realm) -> bool:
        if self.place < len(self.seats):
            scope = self.scope.of(self.seats[self.place])
            cards = self.effect.candidates(s, scope) & ~sum(1 << card for card, _ in self.picked)
            if cards and (self.effect.optional or cards & (cards - 1)):
                s.stack.append(PickOne(scope.seat, cards, self.effect.optional, self.scope.card))
            else:
                self.take(s, cards.bit_length() - 1)
            return False
        s.stack.pop()
        coming: tuple[Any, ...] = ()
        for card, scope in self.picked:
            coming += self.effect.then.make(s, scope.on(card))
        if coming:
            s.occur(*coming, first=s.left_of(self.scope.seat), source=self.scope.card)
        return False

    def take(self, s: Realm, card: int) -> None:
        """The next seat has picked this card, or none."""
        scope = self.scope.of(self.seats[self.place])
        picked = self.picked if card < 0 else (*self.picked, (card, scope))
        s.stack[-1] = Picking(self.effect, self.scope, self.seats, self.place + 1, picked)


@record
class PickOne(SeatQuestion[Any]):
    """One seat picks."""

    seat: Seat
    cards: int
    optional: bool
    source: int

    rule = "lcg.choices"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        moves = s.choices(self.cards)
        return [n.DONE, *moves] if self.optional else moves

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        picking: Any = s.stack[-1]
        if move == n.DONE:
            picking.take(s, -1)
            return
        s.tell("picked", "lcg.choices", seat=seat, card=chosen(s, move))
        picking.take(s, chosen(s, move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-pick", {"card": s.deal.cards[self.source].title})


@record
class Sparing(SeatQuestion[Any]):
    """Each seat in turn spares some cards; what nobody spared leaves."""

    seat: Seat
    effect: Any
    scope: Scope
    spared: int
    left: int
    mine: int
    """What this seat has picked."""
    seats: int
    """How many seats are still to pick."""

    rule = "lcg.choices"

    def _able(self, s: Realm) -> int:
        cards: int = self.effect.threatened(s, self.scope) & ~self.mine
        return cards & s.court[self.seat] if self.effect.own else cards

    def run(self, s: Realm) -> bool:
        if self.seats and self.left and self._able(s):
            return True
        if self.seats:
            self._next(s)
            return False
        s.stack.pop()
        gone = self.effect.threatened(s, self.scope) & ~self.spared
        coming = o.leaving(gone, self.effect.how, self.scope, hard=True)
        if coming:
            s.occur(*coming, first=s.left_of(self.scope.seat), source=self.scope.card)
        return False

    def _next(self, s: Realm) -> None:
        seat = s.left_of(self.seat)
        s.stack[-1] = Sparing(seat, self.effect, self.scope, self.spared, self.effect.most, 0, self.seats - 1)

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.DONE, *s.choices(self._able(s))]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            self._next(s)
            return
        card = chosen(s, move)
        s.tell("spared", "lcg.choices", seat=seat, card=card)
        bit = 1 << card
        s.stack[-1] = Sparing(
            seat, self.effect, self.scope, self.spared | bit, self.left - 1, self.mine | bit, self.seats
        )

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-spare", {"count": self.left, "card": s.deal.cards[self.scope.card].title})


@record
class FurtherPlot(SeatQuestion[Any]):
    """A seat chooses a further plot, which is revealed at once."""

    seat: Seat
    source: int

    rule = "lcg.plot-reveal"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return sorted(n.move(n.PLOT, s.deal.ref[card]) for card in cards_in(s.further_plots(seat)))

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        card = chosen(s, move)
        things = (o.Reveals(seat, card, self.source), o.Shows(seat, 1 << card, self.source))
        s.occur(*things, first=s.left_of(seat), source=self.source)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-plot")


@record
class TopOrBottom(SeatQuestion[Any]):
    """Leave a deck's top card, or put it at the bottom."""

    seat: Seat
    whose: Seat

    rule = "lcg.look"

    def run(self, s: Realm) -> bool:
        if s.deck[self.whose]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.YES:
            *rest, card = s.deck[self.whose]
            s.deck[self.whose] = (card, *rest)
            s.tell("bottomed", "lcg.look", seat=seat, other=self.whose)
        else:
            s.tell("left-on-top", "lcg.look", seat=seat, other=self.whose)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        card = s.deck[self.whose][-1]
        return Word("prompt-bottom", {"card": s.deal.cards[card].title})


@record
class EitherEffect(SeatQuestion[Any]):
    """Do the first thing or the second."""

    seat: Seat
    first: Any
    second: Any
    scope: Scope

    rule = "lcg.choices"

    def run(self, s: Realm) -> bool:
        if self.first.could(s, self.scope) and self.second.could(s, self.scope):
            return True
        self._do(s, self.first if self.first.could(s, self.scope) else self.second)
        return False

    def _do(self, s: Realm, effect: Any) -> None:
        s.stack.pop()
        coming = effect.make(s, self.scope)
        if coming:
            s.occur(*coming, first=s.left_of(self.seat), source=self.scope.card)

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.NUMBER, 1), n.move(n.NUMBER, 2)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        self._do(s, self.first if n.about(move) == 1 else self.second)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-either", {"first": self.first.word, "second": self.second.word})


@record
class DropDown(SeatQuestion[Any]):
    """Discard cards of one's choice until so many are left in hand."""

    seat: Seat
    keep: int

    rule = "lcg.discard-hand"

    def run(self, s: Realm) -> bool:
        if s.hand[self.seat].bit_count() > self.keep:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices_by_face(s.hand[seat])

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.occur(o.Drops(chosen(s, move), seat), first=s.left_of(seat))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-drop", {"count": s.hand[seat].bit_count() - self.keep})


@record
class TakeFromPile(SeatQuestion[Any]):
    """Take one of these cards from a pile to hand."""

    seat: Seat
    cards: int

    rule = "lcg.piles"

    def run(self, s: Realm) -> bool:
        if self.cards & (self.cards - 1):
            return True
        s.stack.pop()
        if self.cards:
            self._take(s, self.cards.bit_length() - 1)
        return False

    def _take(self, s: Realm, card: int) -> None:
        s.take(card)
        s.put(card, Zone.HAND)
        s.tell("recovered", "lcg.piles", seat=self.seat, card=card)

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices_by_face(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        self._take(s, chosen(s, move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-from-pile")


@record
class PickingFor(Frame[Any]):
    """One seat picks a card of each player, one after another; then it is done to all of them."""

    effect: Any
    scope: Scope
    seats: tuple[Seat, ...]
    place: int
    picked: tuple[int, ...]

    def run(self, s: Realm) -> bool:
        if self.place < len(self.seats):
            cards = self.effect.candidates(s, self.scope.against(self.seats[self.place]))
            if cards & (cards - 1):
                s.stack.append(PickOne(self.scope.seat, cards, False, self.scope.card))
            else:
                self.take(s, cards.bit_length() - 1)
            return False
        s.stack.pop()
        coming: tuple[Any, ...] = ()
        for card in self.picked:
            coming += self.effect.then.make(s, self.scope.on(card))
        if coming:
            s.occur(*coming, first=s.left_of(self.scope.seat), source=self.scope.card)
        return False

    def take(self, s: Realm, card: int) -> None:
        """A card of this player was picked, or none."""
        picked = self.picked if card < 0 else (*self.picked, card)
        s.stack[-1] = PickingFor(self.effect, self.scope, self.seats, self.place + 1, picked)


@record
class WhosePool(SeatQuestion[Any]):
    """From whose pool gold is removed."""

    seat: Seat
    count: int

    rule = "lcg.choices"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in range(s.seats_count) if s.gold[other] >= self.count]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.add_gold(n.about(move), -self.count)
        s.tell("gold-removed", "lcg.gold", seat=seat, other=n.about(move), count=self.count)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-pool", {"count": self.count})
