"""What may happen in a feud: each is data before it is a fact. None of them names a hidden card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine.knowledge import public
from thronsaal.core.engine.lasting import Lasting
from thronsaal.core.engine.occurrence import Occurrence
from thronsaal.core.words import Seat, Word

if TYPE_CHECKING:
    from toys.feud.position import Position

DEAD, DISCARD, DECK, HAND = "dead", "discard", "deck", "hand"
"""Where cards go."""


class Happens(Occurrence["Position"]):
    """Something that all can name."""

    __slots__ = ()

    def word(self, s: Position) -> Word:
        """What it is, to be said when somebody answers it."""
        values = {name: s.said(name, getattr(self, name)) for name in ("seat", "card") if hasattr(self, name)}
        return Word(f"happens-{type(self).__name__.lower()}", values)


@dataclass(frozen=True, slots=True)
class Kill(Happens):
    """A character dies."""

    card: int

    def is_due(self, s: Position) -> bool:
        return s.can_leave(self.card)

    def happen(self, s: Position) -> None:
        s.doom(self.card, DEAD)
        s.tell("killed", "feud.kill", card=self.card)


@dataclass(frozen=True, slots=True)
class Bury(Happens):
    """A card goes out of play, on top of its owner's deck, where all have seen it."""

    card: int

    def is_due(self, s: Position) -> bool:
        return s.can_leave(self.card)

    def happen(self, s: Position) -> None:
        s.doom(self.card, DECK)
        s.tell("buried", "feud.instead", card=self.card)


@dataclass(frozen=True, slots=True)
class Sacrifice(Happens):
    """A card is given up as a cost."""

    card: int

    def happen(self, s: Position) -> None:
        s.doom(self.card, DISCARD)
        s.tell("sacrificed", "feud.cost", card=self.card)


@dataclass(frozen=True, slots=True)
class Retrieve(Happens):
    """A card on its way out goes to its owner's hand instead."""

    card: int

    def is_due(self, s: Position) -> bool:
        return s.moribund >> self.card & 1 == 1

    def happen(self, s: Position) -> None:
        s.redirect(self.card, HAND)
        s.tell("retrieved", "feud.moribund", card=self.card)


@dataclass(frozen=True, slots=True)
class Enter(Happens):
    """A card comes into play."""

    seat: Seat
    card: int

    def happen(self, s: Position) -> None:
        s.take_from_hand(self.seat, self.card)
        s.table[self.seat] |= 1 << self.card
        s.known[self.card] = 0
        s.tell("hired", "feud.hire", news=True, seat=self.seat, card=self.card)


@dataclass(frozen=True, slots=True)
class Kneel(Happens):
    """A card kneels."""

    card: int

    def is_due(self, s: Position) -> bool:
        return s.in_play & ~s.kneeling & 1 << self.card != 0

    def happen(self, s: Position) -> None:
        s.kneeling |= 1 << self.card
        s.tell("knelt", "feud.kneel", card=self.card)


@dataclass(frozen=True, slots=True)
class Stand(Happens):
    """A card stands."""

    card: int

    def is_due(self, s: Position) -> bool:
        return s.kneeling >> self.card & 1 == 1

    def happen(self, s: Position) -> None:
        s.kneeling &= ~(1 << self.card)
        s.tell("stood", "feud.kneel", card=self.card)


@dataclass(frozen=True, slots=True)
class Strengthen(Happens):
    """Cards have another strength until the phase ends."""

    cards: int
    n: int
    source: int

    def happen(self, s: Position) -> None:
        s.last(Lasting("strength", self.cards, self.n, self.source, "phase"))
        s.tell("strengthened", "feud.strength", cards=self.cards, n=self.n)


@dataclass(frozen=True, slots=True)
class Claim(Happens):
    """A seat claims power."""

    seat: Seat
    n: int

    def happen(self, s: Position) -> None:
        s.power[self.seat] += self.n
        s.tell("claimed", "feud.power", seat=self.seat, n=self.n)


@dataclass(frozen=True, slots=True)
class Gain(Happens):
    """A seat gets gold."""

    seat: Seat
    n: int

    def happen(self, s: Position) -> None:
        s.gold[self.seat] += self.n
        s.tell("gained", "feud.gold", seat=self.seat, n=self.n)


@dataclass(frozen=True, slots=True)
class Draw(Happens):
    """A seat draws; what is known of a card stays known in the hand."""

    seat: Seat
    n: int

    def is_due(self, s: Position) -> bool:
        return bool(s.deck[self.seat])

    def happen(self, s: Position) -> None:
        drawn = s.deck[self.seat][: -self.n - 1 : -1]
        s.deck[self.seat] = s.deck[self.seat][: -self.n]
        s.hand[self.seat] += drawn
        s.whisper("drew", "feud.draw", (self.seat,), {"drawn": drawn}, seat=self.seat, n=len(drawn))


@dataclass(frozen=True, slots=True)
class Tuck(Happens):
    """A seat lays a card of its choice from hand on top of its deck, unseen: this asks which."""

    seat: Seat

    def is_due(self, s: Position) -> bool:
        return bool(s.hand[self.seat])

    def happen(self, s: Position) -> None:
        s.ask_for_tuck(self.seat)


@dataclass(frozen=True, slots=True)
class Look(Happens):
    """A seat looks at the hand of another."""

    seat: Seat
    other: Seat

    def is_due(self, s: Position) -> bool:
        return bool(s.hand[self.other])

    def happen(self, s: Position) -> None:
        seen = tuple(sorted(s.hand[self.other]))
        for card in seen:
            s.known[card] |= 1 << self.seat
        s.whisper("looked", "feud.look", (self.seat,), {"drawn": seen}, seat=self.seat, other=self.other)


@dataclass(frozen=True, slots=True)
class Then(Happens):
    """Something that happens only if something else has, just before."""

    first: Happens
    second: Happens

    def is_due(self, s: Position) -> bool:
        return bool(s.happened) and s.happened[-1] == self.first and self.second.is_due(s)

    def happen(self, s: Position) -> None:
        s.befall(self.second)


@dataclass(frozen=True, slots=True)
class Resolve(Happens):
    """The effect of an event begins: as long as it impends, it can be cancelled."""

    card: int

    def happen(self, s: Position) -> None:
        pass


@dataclass(frozen=True, slots=True)
class Save(Happens):
    """Somebody is saved from death."""

    card: int

    def happen(self, s: Position) -> None:
        if s.amend(Kill(self.card)):
            s.tell("saved", "feud.save", card=self.card)


@dataclass(frozen=True, slots=True)
class Divert(Happens):
    """Somebody who was to die goes on top of the deck instead."""

    card: int

    def happen(self, s: Position) -> None:
        s.amend(Kill(self.card), Bury(self.card))


@dataclass(frozen=True, slots=True)
class Cancel(Happens):
    """The effect of an event does not happen."""

    card: int

    def happen(self, s: Position) -> None:
        if s.cancel(self.card):
            s.tell("cancelled", "feud.cancel", card=self.card)


@dataclass(frozen=True, slots=True)
class PhaseEnds(Happens):
    """A phase ends, and with it what lasts until then."""

    phase: str

    def happen(self, s: Position) -> None:
        s.expire("phase")
        s.tell("phase-ended", "feud.phases", phase=self.phase)


def openly(s: Position) -> int:
    """The mark of a card that lies hidden where all have seen it go."""
    return public(s.seats_count)
