"""What abilities are made of, and leaders and cards that have one.

Each word does itself and says itself. A deed says whom it touches and acts; a cost says whether it can be paid; an
effect, whether it would do anything; a condition, whether it holds. All that is asked before an ability is used is
public, so that asking a seat tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from thronsaal.core.engine.phrase import ACCUSATIVE, DATIVE, GENITIVE, Phrase
from thronsaal.core.words import Seat
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.terms import ANYTIME, ENCOUNTER, Moment

IN_GENITIVE: Final[Mapping[str, str]] = {"whom": GENITIVE}
IN_DATIVE: Final[Mapping[str, str]] = {"whom": DATIVE}
IN_ACCUSATIVE: Final[Mapping[str, str]] = {"whom": ACCUSATIVE}
FROM: Final[Mapping[str, str]] = {"whom": "von"}
"""The German case in which an effect says whom it touches; `von` draws the article in and is a case of its own."""


@dataclass(frozen=True, slots=True)
class Condition(Phrase):
    """What must hold besides the moment; said after "if"."""

    family = "when"
    moments: ClassVar[tuple[Moment, ...]] = ANYTIME
    """When it can be told."""
    is_for_active: ClassVar[bool] = False
    """Whether it holds for active seats only."""

    def holds(self, s: Position, seat: Seat, about: Seat) -> bool:
        """Whether it holds for a seat; `about` is the seat that the moment is about."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Count(Phrase):
    """Something that can be counted; said after "for each"."""

    family = "count"

    def count(self, s: Position, seat: Seat) -> int:
        """How much of it there is for a seat."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Whom(Phrase):
    """Seats, seen from the one that uses the ability; said in a case."""

    family = "whom"
    is_chosen: ClassVar[bool] = False
    """Whether the user picks one of them."""
    needs_sides: ClassVar[bool] = True
    """Whether it takes an encounter to tell them."""

    def seats(self, s: Position, seat: Seat) -> list[Seat]:
        """Who they are."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Deed(Phrase):
    """A cost or an effect."""

    moments: ClassVar[tuple[Moment, ...]] = ANYTIME
    """When it does anything."""

    def touches(self, s: Position, seat: Seat, about: Seat) -> tuple[list[Seat], bool]:
        """The seats it would do anything to, and whether its user picks one of them."""
        return [seat], False

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        """Do it to the target on behalf of the seat; `source` is the number of the ability."""
        raise NotImplementedError

    def wrong(self, ability: Ability) -> str | None:
        """What is wrong with this in an ability, besides the moment."""
        return None


@dataclass(frozen=True, slots=True)
class Cost(Deed):
    """Something to be paid before anything happens."""

    family = "cost"

    def is_payable(self, s: Position, seat: Seat, from_hand: bool) -> bool:
        """Whether a seat can pay; a card that is played from hand cannot pay for itself."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Effect(Deed):
    """Something an ability does to its user, unless `touches` says otherwise."""

    family = "effect"
    needs_active: ClassVar[bool] = False
    """Whether only an active seat can use it."""

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        """Whether it would do anything to this target."""
        return True

    def touches(self, s: Position, seat: Seat, about: Seat) -> tuple[list[Seat], bool]:
        return [seat] if self.would(s, seat, seat) else [], False

    def could(self, s: Position, seat: Seat, about: Seat, from_hand: bool) -> bool:
        """Whether it would do anything now; a card that is played from hand leaves the hand first."""
        return bool(self.touches(s, seat, about)[0])


class Aimed(Effect):
    """An effect on seats that its field `whom` names."""

    __slots__ = ()

    whom: Whom

    def touches(self, s: Position, seat: Seat, about: Seat) -> tuple[list[Seat], bool]:
        return [each for each in self.whom.seats(s, seat) if self.would(s, seat, each)], self.whom.is_chosen


@dataclass(frozen=True, slots=True)
class Ability:
    """What a leader can do or a character card does: all in the order of the text."""

    moment: Moment
    when: tuple[Condition, ...] = ()
    cost: tuple[Cost, ...] = ()
    do: tuple[Effect, ...] = ()

    def nonsense(self, is_leader: bool) -> str | None:
        """What cannot be meant, or None: caught when cards are read, never during play."""
        if not self.do:
            return "do is empty"
        at = self.moment.value
        if not is_leader and self.moment not in ENCOUNTER:
            return f"a character card cannot be played {at}: nobody takes part yet"
        for condition in self.when:
            if self.moment not in condition.moments:
                return f"{condition.name} is not known {at}"
        for deed in (*self.cost, *self.do):
            if self.moment not in deed.moments:
                return f"{deed.name} does nothing {at}; it works {', '.join(each.value for each in deed.moments)}"
            wrong = self._misplaced(deed) or deed.wrong(self)
            if wrong is not None:
                return wrong
        return None

    def _misplaced(self, deed: Deed) -> str | None:
        if isinstance(deed, Effect) and deed.needs_active and not any(each.is_for_active for each in self.when):
            return f"{deed.name} needs the condition active"
        if isinstance(deed, Aimed) and deed.whom.needs_sides and self.moment not in ENCOUNTER:
            return f"there are no sides yet {self.moment.value}: only you and chosen-player"
        return None


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader sheet."""

    character: str
    title: tuple[str, str]
    """German and English."""
    ability: Ability
    provenance: str = "own"


@dataclass(frozen=True, slots=True)
class Card:
    """A character card; each character has two."""

    character: str
    title: tuple[str, str]
    ability: Ability
    provenance: str = "own"
