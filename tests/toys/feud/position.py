"""A position as data, and the small changes everything else is made of. Sets of cards are integers, piles tuples."""

from __future__ import annotations

from typing import Any, ClassVar

from thronsaal.core.engine.occurrence import Stage
from thronsaal.core.engine.position import each_seat, row
from thronsaal.core.engine.select import set_of
from thronsaal.core.words import Seat, Value, Word
from toys.feud import cards as c
from toys.feud import occurrences as o
from toys.feud.wording import title

ROUNDS = 3
HAND = 5
GOLD = 4


class Position(Stage):
    """All of a position. What is hidden from whom is decided in `view.py`."""

    of_kind: ClassVar[dict[str, int]] = c.OF_KIND
    unique: ClassVar[int] = c.ALL_UNIQUE

    hand: list[tuple[int, ...]] = each_seat(())
    """In the order in which the cards came: who drew them has seen it."""
    deck: list[tuple[int, ...]] = each_seat(())
    """The top last."""
    table: list[int] = each_seat(0)
    """The cards in play, by whose they are."""
    dead: list[int] = each_seat(0)
    discard: list[int] = each_seat(0)
    kneeling: int = 0
    gold: list[int] = each_seat(0)
    power: list[int] = each_seat(0)
    known: list[int] = row(len(c.CARDS), 0)
    """For a card in a hand or a deck: who knows that it is there, besides the holder of the hand."""
    leaving: tuple[tuple[int, str], ...] = ()
    """Where moribund cards go."""
    trace: int = 0
    """A hash of all that was openly done: two ways that lead to the same table are told apart, as all can."""
    round: int = 0
    phase: str = ""
    first: Seat = 0

    @property
    def in_play(self) -> int:
        """Whoever's they are."""
        found = 0
        for cards in self.table:
            found |= cards
        return found

    @property
    def characters(self) -> tuple[int, ...]:
        """All characters in play."""
        return c.numbers(self.in_play & c.OF_KIND["character"])

    def strength(self, card: int) -> int:
        """Printed strength and all that lasts, never below 0."""
        lasting = sum(each.n for each in self.lasting if each.what == "strength" and each.whom >> card & 1)
        return max(0, c.CARDS[card].strength + lasting)

    def might(self, seat: Seat) -> int:
        """The strength of all standing characters of a seat."""
        standing = self.table[seat] & c.OF_KIND["character"] & ~self.kneeling
        return sum(self.strength(card) for card in c.numbers(standing))

    def left_of(self, seat: Seat) -> Seat:
        """Who comes next."""
        return (seat + 1) % self.seats_count

    def held(self, seat: Seat) -> int:
        """The hand as a set."""
        return set_of(*self.hand[seat])

    def take_from_hand(self, seat: Seat, card: int) -> None:
        """The card is no longer in the hand."""
        self.hand[seat] = tuple(each for each in self.hand[seat] if each != card)

    # Leaving play.

    def can_leave(self, card: int) -> bool:
        """Whether a card is in play and not on its way out already."""
        return self.in_play & ~self.moribund & 1 << card != 0

    def doom(self, card: int, to: str) -> None:
        """From now on the card is moribund."""
        self.moribund |= 1 << card
        self.leaving += ((card, to),)

    def redirect(self, card: int, to: str) -> None:
        """A moribund card goes elsewhere."""
        self.leaving = (*(each for each in self.leaving if each[0] != card), (card, to))

    def leave(self, cards: int) -> None:
        for card, to in self.leaving:
            if cards >> card & 1:
                self._move(card, to)
        self.leaving = tuple(each for each in self.leaving if not cards >> each[0] & 1)

    def _move(self, card: int, to: str) -> None:
        bit, seat = 1 << card, c.owner(card)
        if self.table[seat] & bit:
            self.tell("left", "feud.moribund", card=card, to=Word(f"pile-{to}"))
        self.table[seat] &= ~bit
        self.kneeling &= ~bit
        if to == o.DECK:
            self.deck[seat] += (card,)
            self.known[card] = o.openly(self)
        elif to == o.HAND:
            self.hand[seat] += (card,)
            self.known[card] = o.openly(self)
        elif to == o.DEAD:
            self.dead[seat] |= bit
        else:
            self.discard[seat] |= bit

    def ask_for_tuck(self, seat: Seat) -> None:
        """A seat must lay a card on its deck."""
        raise NotImplementedError

    def said(self, name: str, value: Any) -> Value:
        if name == "card":
            return title(value)
        if name == "drawn":
            return tuple(title(card) for card in value)
        if name == "cards":
            return tuple(title(card) for card in c.numbers(value))
        if name == "phase":
            return Word(f"phase-{value}")
        return super().said(name, value)
