"""The words cards are made of: which cards, when, at what cost, to what effect. Each does itself and says itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from thronsaal.core.engine.phrase import ACCUSATIVE, DATIVE, GENITIVE, NOMINATIVE, Phrase
from thronsaal.core.engine.select import BEFORE, NOUN, WHOLE, Selector, Told, set_of
from thronsaal.core.words import Seat
from toys.feud import occurrences as o
from toys.feud.occurrences import Happens

NONE = -1


class Scope(NamedTuple):
    """Whose ability it is, which card has it, and what it answers."""

    seat: Seat
    card: int
    about: Happens | None = None

    @property
    def it(self) -> int:
        """The card that the thing answered is about."""
        return getattr(self.about, "card", NONE)


# Which cards.


@dataclass(frozen=True, slots=True)
class Type(Selector):
    """Cards of a type in play; an event while it is carried out."""

    place = NOUN

    def mask(self, s: Any, scope: Scope) -> int:
        return s.in_play & s.of_kind[self.name]


@dataclass(frozen=True, slots=True)
class Character(Type):
    name = "character"
    gender = "m"


@dataclass(frozen=True, slots=True)
class Location(Type):
    name = "location"
    gender = "m"


@dataclass(frozen=True, slots=True)
class Event(Selector):
    """Events while they are carried out."""

    name = "event"
    place = NOUN
    gender = "n"
    vowel = True

    def mask(self, s: Any, scope: Scope) -> int:
        return s.moribund & s.of_kind["event"]


@dataclass(frozen=True, slots=True)
class Standing(Selector):
    name = "standing"
    place = BEFORE

    def mask(self, s: Any, scope: Scope) -> int:
        return s.in_play & ~s.kneeling


@dataclass(frozen=True, slots=True)
class Kneeling(Selector):
    name = "kneeling"
    place = BEFORE

    def mask(self, s: Any, scope: Scope) -> int:
        return s.kneeling


@dataclass(frozen=True, slots=True)
class Unique(Selector):
    name = "unique"
    place = BEFORE

    def mask(self, s: Any, scope: Scope) -> int:
        return s.unique


@dataclass(frozen=True, slots=True)
class Yours(Selector):
    name = "yours"

    def mask(self, s: Any, scope: Scope) -> int:
        return s.table[scope.seat]


@dataclass(frozen=True, slots=True)
class Opposing(Selector):
    name = "opposing"

    def mask(self, s: Any, scope: Scope) -> int:
        return s.in_play & ~s.table[scope.seat]


@dataclass(frozen=True, slots=True)
class Weak(Selector):
    """Characters of so much strength, or less."""

    name = "weak"
    n: int

    def mask(self, s: Any, scope: Scope) -> int:
        return set_of(*(card for card in s.characters if s.strength(card) <= self.n))


@dataclass(frozen=True, slots=True)
class Self(Selector):
    """The card itself."""

    name = "self"
    place = WHOLE

    def mask(self, s: Any, scope: Scope) -> int:
        return 1 << scope.card


CHARACTER, LOCATION, EVENT, STANDING, KNEELING = Character(), Location(), Event(), Standing(), Kneeling()
UNIQUE, YOURS, OPPOSING, SELF = Unique(), Yours(), Opposing(), Self()


# When.


@dataclass(frozen=True, slots=True)
class When(Phrase):
    """What an ability answers."""

    family = "when"
    answers: ClassVar[type[Happens]]

    def fits(self, s: Any, scope: Scope, what: Happens) -> bool:
        """Whether this is what the ability waits for."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Concerning(When):
    """It waits for something about certain cards."""

    cases = MappingProxyType({"cards": NOMINATIVE})
    cards: Selector

    def fits(self, s: Any, scope: Scope, what: Happens) -> bool:
        return bool(self.cards.mask(s, scope) >> getattr(what, "card", NONE) & 1)


@dataclass(frozen=True, slots=True)
class Doomed(Concerning):
    name = "doomed"
    answers = o.Kill


@dataclass(frozen=True, slots=True)
class Killed(Concerning):
    name = "killed"
    answers = o.Kill


@dataclass(frozen=True, slots=True)
class Entered(Concerning):
    name = "entered"
    answers = o.Enter


@dataclass(frozen=True, slots=True)
class Resolving(Concerning):
    """The effect of an event impends."""

    name = "resolving"
    cases = MappingProxyType({"cards": GENITIVE})
    answers = o.Resolve


@dataclass(frozen=True, slots=True)
class Own(When):
    """It waits for something that its own seat does."""

    def fits(self, s: Any, scope: Scope, what: Happens) -> bool:
        return getattr(what, "seat", NONE) == scope.seat


@dataclass(frozen=True, slots=True)
class Claimed(Own):
    name = "claimed"
    answers = o.Claim


@dataclass(frozen=True, slots=True)
class Drew(Own):
    name = "drew"
    answers = o.Draw


@dataclass(frozen=True, slots=True)
class PhaseEnded(When):
    name = "phase-ended"
    answers = o.PhaseEnds

    def fits(self, s: Any, scope: Scope, what: Happens) -> bool:
        return True


# Costs.


@dataclass(frozen=True, slots=True)
class Cost(Phrase):
    """What is paid with a card in play: never saved from and never cancelled."""

    family = "cost"
    cases = MappingProxyType({"cards": ACCUSATIVE})
    cards: Selector

    def choices(self, s: Any, scope: Scope) -> int:
        """The cards with which it can be paid."""
        raise NotImplementedError

    def paid_with(self, card: int) -> Happens:
        """What paying is."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Kneels(Cost):
    name = "kneel"

    def choices(self, s: Any, scope: Scope) -> int:
        return self.cards.mask(s, scope) & s.table[scope.seat] & ~s.kneeling

    def paid_with(self, card: int) -> Happens:
        return o.Kneel(card)


@dataclass(frozen=True, slots=True)
class Sacrifices(Cost):
    name = "sacrifice"

    def choices(self, s: Any, scope: Scope) -> int:
        return self.cards.mask(s, scope) & s.table[scope.seat] & ~s.moribund

    def paid_with(self, card: int) -> Happens:
        return o.Sacrifice(card)


# Effects.


@dataclass(frozen=True, slots=True)
class Effect(Phrase):
    """What an ability does."""

    def targets(self, s: Any, scope: Scope) -> int | None:
        """The cards that may be chosen; None: nothing is chosen."""
        return None

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        """What is then about to happen."""
        raise NotImplementedError

    def could(self, s: Any, scope: Scope) -> bool:
        """Whether it would do anything now. Asks public things only."""
        targets = self.targets(s, scope)
        return all(each.is_due(s) for each in self.coming(s, scope, NONE)) if targets is None else targets != 0


@dataclass(frozen=True, slots=True)
class Aimed(Effect):
    """An effect on a card that is chosen."""

    cases = MappingProxyType({"cards": ACCUSATIVE})
    cards: Selector

    def targets(self, s: Any, scope: Scope) -> int:
        return self.cards.mask(s, scope) & ~s.moribund


@dataclass(frozen=True, slots=True)
class Kills(Aimed):
    name = "kill"

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Kill(target),)


@dataclass(frozen=True, slots=True)
class KillsAndDraws(Aimed):
    """Kill; only if that succeeds, draw."""

    name = "kill-and-draw"
    n: int

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        kill = o.Kill(target)
        return (kill, o.Then(kill, o.Draw(scope.seat, self.n)))


@dataclass(frozen=True, slots=True)
class Arrests(Aimed):
    name = "arrest"

    def targets(self, s: Any, scope: Scope) -> int:
        return self.cards.mask(s, scope)

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Kneel(target),)


@dataclass(frozen=True, slots=True)
class Weakens(Aimed):
    name = "weaken"
    cases = MappingProxyType({"cards": NOMINATIVE})
    n: int

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Strengthen(1 << target, -self.n, scope.card),)


@dataclass(frozen=True, slots=True)
class StrengthensEach(Effect):
    name = "strengthen-each"
    cases = MappingProxyType({"cards": DATIVE})
    cards: Told
    n: int

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Strengthen(self.cards.mask(s, scope), self.n, scope.card),)


@dataclass(frozen=True, slots=True)
class StrengthensIt(Effect):
    name = "strengthen-it"
    n: int

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Strengthen(1 << scope.it, self.n, scope.card),)


@dataclass(frozen=True, slots=True)
class Saves(Effect):
    name = "save"

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Save(scope.it),)


@dataclass(frozen=True, slots=True)
class Diverts(Effect):
    name = "divert"

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Divert(scope.it),)


@dataclass(frozen=True, slots=True)
class Cancels(Effect):
    name = "cancel"

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Cancel(scope.it),)


@dataclass(frozen=True, slots=True)
class Retrieves(Effect):
    name = "retrieve"

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Retrieve(scope.it),)


@dataclass(frozen=True, slots=True)
class Rises(Effect):
    name = "rise"

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Stand(scope.card),)


@dataclass(frozen=True, slots=True)
class Claims(Effect):
    name = "claim"
    n: int

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Claim(scope.seat, self.n),)


@dataclass(frozen=True, slots=True)
class Gains(Effect):
    name = "gain"
    n: int

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Gain(scope.seat, self.n),)


@dataclass(frozen=True, slots=True)
class Draws(Effect):
    name = "draw"
    n: int

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Draw(scope.seat, self.n),)


@dataclass(frozen=True, slots=True)
class Tucks(Effect):
    name = "tuck"

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Tuck(scope.seat),)


@dataclass(frozen=True, slots=True)
class Looks(Effect):
    name = "look"

    def coming(self, s: Any, scope: Scope, target: int) -> Iterable[Happens]:
        return (o.Look(scope.seat, (scope.seat + 1) % s.seats_count),)


# Abilities.


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """What a card can do."""

    kind: ClassVar[str]
    after: When | None = None
    cost: tuple[Cost, ...] = ()
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Action(Ability):
    kind = "action"


@dataclass(frozen=True, slots=True, kw_only=True)
class Interrupt(Ability):
    kind = "interrupt"
    after: When


@dataclass(frozen=True, slots=True, kw_only=True)
class Response(Ability):
    kind = "response"
    after: When


@dataclass(frozen=True, slots=True, kw_only=True)
class Passive(Ability):
    kind = "passive"
    after: When
