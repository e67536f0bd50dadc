"""Effects on seats: what they draw, drop, gain and lose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg import paying
from thronsaal.games.lcg.material import Zone
from thronsaal.games.lcg.words.edicts import Swapped
from thronsaal.games.lcg.words.effects import Effect
from thronsaal.games.lcg.words.modifiers import Granted
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.seats import YOU, Seats
from thronsaal.games.lcg.words.speech import (
    A_CARD,
    naming,
)

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class ClaimForHouse(Effect):
    """You claim power for your house."""

    name = "claim-house"
    n: int = 1

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return (o.Gains(s.deal.house_card[scope.seat], self.n, "", scope.card),)


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Some seats draw cards, one by one."""

    name = "draw"
    n: int
    who: Seats = YOU

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.deck[seat] and s.draws_left(seat) > 0 for seat in self.who.seats(s, scope))

    def make(self, s: Realm, scope: Scope) -> tuple[Any, ...]:
        return tuple(o.Draws(seat, 1, False, scope.card) for seat in self.who.seats(s, scope) for _ in range(self.n))


@dataclass(frozen=True, slots=True)
class DropRandom(Effect):
    """Some seats lose cards from hand by chance."""

    name = "drop-random"
    n: int
    who: Seats

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.hand[seat] for seat in self.who.seats(s, scope))

    def do(self, s: Realm, scope: Scope) -> None:
        for seat in self.who.seats(s, scope):
            s.drop_at_random(seat, self.n, scope.card)


@dataclass(frozen=True, slots=True)
class TakeGold(Effect):
    """All gold in the pool of some seats moves to yours."""

    name = "take-gold"
    whose: Seats

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.gold[seat] for seat in self.whose.seats(s, scope))

    def do(self, s: Realm, scope: Scope) -> None:
        for seat in self.whose.seats(s, scope):
            count = s.gold[seat]
            if count:
                s.add_gold(seat, -count)
                s.add_gold(scope.seat, count)
                s.tell("took-gold", "lcg.gold", seat=scope.seat, other=seat, count=count)


@dataclass(frozen=True, slots=True)
class PlaceGold(Effect):
    """Gold from the treasury comes to lie on this card."""

    name = "place-gold"
    implied = naming(card=(SELF, A_CARD))
    n: int

    def do(self, s: Realm, scope: Scope) -> None:
        s.add_coins(scope.card, self.n)
        s.tell("placed-gold", "lcg.gold", card=scope.card, count=self.n)


@dataclass(frozen=True, slots=True)
class ShufflePiles(Effect):
    """Some seats shuffle one of their piles into their decks."""

    name = "shuffle-piles"
    raw = frozenset({"zone"})
    zone: Zone
    who: Seats

    def do(self, s: Realm, scope: Scope) -> None:
        for seat in self.who.seats(s, scope):
            s.shuffle_pile(seat, self.zone)


@dataclass(frozen=True, slots=True)
class DropTop(Effect):
    """Some seats discard the top cards of their decks."""

    name = "drop-top"
    n: int = 1
    who: Seats = YOU

    def could(self, s: Realm, scope: Scope) -> bool:
        return any(s.deck[seat] for seat in self.who.seats(s, scope))

    def do(self, s: Realm, scope: Scope) -> None:
        for seat in self.who.seats(s, scope):
            for _ in range(self.n):
                s.drop_top(seat)


@dataclass(frozen=True, slots=True)
class LoseGold(Effect):
    """You pay gold while the effect is carried out."""

    name = "lose-gold"
    n: int

    def could(self, s: Realm, scope: Scope) -> bool:
        return s.purse(scope.seat) >= self.n

    def do(self, s: Realm, scope: Scope) -> None:
        paying.gold(s, scope.seat, self.n)


@dataclass(frozen=True, slots=True)
class SwapPlots(Effect):
    """You and the chosen seat exchange plot decks and used plots until the round ends."""

    name = "swap-plots"

    def do(self, s: Realm, scope: Scope) -> None:
        s.swap_plots(scope.seat, scope.who)
        s.last(Granted("swapped", 0, 0, scope.card, "round", Swapped(), scope))
        s.tell("swapped-plots", "lcg.plot-deck", seat=scope.seat, other=scope.who)


@dataclass(frozen=True, slots=True)
class RecoverTop(Effect):
    """The uppermost card of the chosen seat's discard pile goes on top of its deck."""

    name = "recover-top"

    def could(self, s: Realm, scope: Scope) -> bool:
        return scope.who < 0 or bool(s.discard[scope.who])

    def do(self, s: Realm, scope: Scope) -> None:
        card = s.discard[scope.who][-1]
        s.take(card)
        s.put(card, Zone.DECK)
        s.tell("put-on-top", "lcg.piles", seat=scope.who, card=card)
