"""Which seats: whom texts speak of."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.words import Seat
from thronsaal.games.lcg.material import House
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.speech import Person

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class Seats(Person):
    """Some seats, seen from a text."""

    family = "who"

    @abstractmethod
    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        """These, in the order in which they act."""


@dataclass(frozen=True, slots=True)
class You(Seats):
    """Who uses the text."""

    name = "you"
    person = "you"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [scope.seat]


@dataclass(frozen=True, slots=True)
class TheChosen(Seats):
    """The seat that was chosen."""

    name = "chosen"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [scope.who] if scope.who >= 0 else []


@dataclass(frozen=True, slots=True)
class YouAndChosen(Seats):
    """You, then the seat that was chosen."""

    name = "you-and-chosen"
    is_single = False
    person = "both"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [scope.seat, scope.who] if scope.who >= 0 else [scope.seat]


@dataclass(frozen=True, slots=True)
class EachOpponent(Seats):
    """Everybody you play against."""

    name = "each-opponent"
    is_single = False

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return s.opponents(scope.seat)


@dataclass(frozen=True, slots=True)
class Everybody(Seats):
    """You, then the others clockwise."""

    name = "everybody"
    is_single = False

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return s.clockwise(scope.seat)


@dataclass(frozen=True, slots=True)
class Loser(Seats):
    """Who lost the challenge that is answered."""

    name = "loser"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [scope.about.loser]


@dataclass(frozen=True, slots=True)
class Winner(Seats):
    """Who won the challenge that is answered."""

    name = "winner"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [scope.about.winner]


@dataclass(frozen=True, slots=True)
class Richer(Seats):
    """Players with more power than you."""

    name = "more-power"
    is_single = False

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        mine = s.power_of(scope.seat)
        return [seat for seat in s.clockwise(scope.seat) if s.power_of(seat) > mine]


YOU, CHOSEN, YOU_AND_CHOSEN, EACH_OPPONENT, EVERYBODY = You(), TheChosen(), YouAndChosen(), EachOpponent(), Everybody()
LOSER, WINNER, MORE_POWER = Loser(), Winner(), Richer()


@dataclass(frozen=True, slots=True)
class PlayersOf(Seats):
    """Everybody who plays a house."""

    name = "players-of"
    is_single = False
    house: House

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [seat for seat in s.clockwise(scope.seat) if s.deal.decks[seat].house is self.house]
