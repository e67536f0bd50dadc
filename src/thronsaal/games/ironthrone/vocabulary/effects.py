"""Effects on power, strength, sides, rewards and influence. Those on cards are in `handling.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from thronsaal.core.engine.phrase import declared
from thronsaal.core.words import Seat, Word
from thronsaal.games.ironthrone import choices
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.facts import result
from thronsaal.games.ironthrone.position import BARRED, DENIED, SPARED, STRENGTH, Position
from thronsaal.games.ironthrone.terms import UNDECIDED, UNRESOLVED, Moment, Result
from thronsaal.games.ironthrone.vocabulary.ability import (
    IN_ACCUSATIVE,
    IN_DATIVE,
    IN_GENITIVE,
    Ability,
    Aimed,
    Count,
    Effect,
    Whom,
)
from thronsaal.games.ironthrone.vocabulary.conditions import Supporting
from thronsaal.games.ironthrone.vocabulary.whom import (
    ChosenPlayer,
    ChosenSupporter,
    OpposingSupporters,
    You,
    YourSide,
)


@dataclass(frozen=True, slots=True)
class Distribute(Effect):
    """Distribute up to so much power from your sheet."""

    name = "distribute"
    n: int

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return s.sheet[target] > 0

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.stack.append(choices.Distribute(seat, self.n, True))


@dataclass(frozen=True, slots=True)
class Remove(Aimed):
    """Take power off the participating character of a seat; it goes to that seat's sheet."""

    name = "remove"
    cases = IN_GENITIVE
    n: int
    whom: Whom

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return s.side[target] != 0 and s.power[s.fighter[target]] > 0

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.lose(s.fighter[target], self.n, "ironthrone.remove")

    def wrong(self, ability: Ability) -> str | None:
        return _only_takes_part(self)


@dataclass(frozen=True, slots=True)
class ReduceTo(Aimed):
    """Leave only so much power on the participating character of a seat."""

    name = "reduce-to"
    cases = IN_GENITIVE
    n: int
    whom: Whom

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return s.side[target] != 0 and s.power[s.fighter[target]] > self.n

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.lose(s.fighter[target], s.power[s.fighter[target]] - self.n, "ironthrone.remove")

    def wrong(self, ability: Ability) -> str | None:
        return _only_takes_part(self)


def _only_takes_part(effect: Aimed) -> str | None:
    return f"{effect.name} is for seats that take part" if isinstance(effect.whom, ChosenPlayer) else None


def only_others(effect: Aimed) -> str | None:
    """What is wrong with an effect that nobody can have on oneself."""
    return f"{effect.name} is for other seats" if isinstance(effect.whom, You | YourSide) else None


@dataclass(frozen=True, slots=True)
class Seize(Aimed):
    """Move power from a seat's sheet to your sheet."""

    name = "seize"
    cases = IN_GENITIVE
    n: int
    whom: Whom

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return target != seat and s.sheet[target] > 0

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        taken = min(self.n, s.sheet[target])
        s.sheet[target] -= taken
        s.sheet[seat] += taken
        s.tell("gave-power", "ironthrone.seize", seat=target, other=seat, count=taken)

    def wrong(self, ability: Ability) -> str | None:
        return only_others(self)


@dataclass(frozen=True, slots=True)
class Strengthen(Effect):
    """Your side counts more in this encounter."""

    name = "strengthen"
    moments = UNDECIDED
    n: int

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return s.side[target] != 0

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        _strengthen(s, seat, self.n, source)


@dataclass(frozen=True, slots=True)
class StrengthenPer(Effect):
    """Your side counts more for each thing counted."""

    name = "strengthen-per"
    moments = UNDECIDED
    n: int
    count: Count

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return s.side[target] != 0 and self.count.count(s, seat) > 0

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        _strengthen(s, seat, self.n * self.count.count(s, seat), source)


def _strengthen(s: Position, seat: Seat, count: int, source: int) -> None:
    s.last_this_turn(STRENGTH, s.side[seat], source, count)
    s.tell("strengthened", "ironthrone.strengthen", seat=seat, count=count)


@dataclass(frozen=True, slots=True)
class Become(Effect):
    """Carry out another result instead."""

    name = "become"
    moments = (Moment.AFTER_REVEAL,)
    result: Result

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return result(s) is not self.result

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.result = self.result
        s.tell("became", "ironthrone.change-result", seat=seat, result=Word(f"result-{self.result.value}"))

    def wrong(self, ability: Ability) -> str | None:
        is_betrayal = self.result is Result.BETRAYAL
        return "become is for war or truce: a betrayal needs a betrayer" if is_betrayal else None


@dataclass(frozen=True, slots=True)
class Press(Effect):
    """Choose a character of the seat about to offer: it supports you."""

    name = "press"
    moments = (Moment.BEFORE_OFFER,)
    needs_active = True

    def touches(self, s: Position, seat: Seat, about: Seat) -> tuple[list[Seat], bool]:
        return _still_to_offer(s, about)

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.stack.append(choices.PressSupport(seat, target))


@dataclass(frozen=True, slots=True)
class Bar(Effect):
    """The seat about to offer may not offer support."""

    name = "bar"
    moments = (Moment.BEFORE_OFFER,)

    def touches(self, s: Position, seat: Seat, about: Seat) -> tuple[list[Seat], bool]:
        return _still_to_offer(s, about)

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.last_this_turn(BARRED, target, source)
        s.tell("will-be-barred", "ironthrone.bar", seat=target)


def _still_to_offer(s: Position, about: Seat) -> tuple[list[Seat], bool]:
    return ([about] if not s.side[about] and not s.lasts(BARRED, about) else []), False


@dataclass(frozen=True, slots=True)
class Withdraw(Aimed):
    """A supporter leaves the encounter."""

    name = "withdraw"
    cases = IN_ACCUSATIVE
    moments = UNDECIDED
    whom: Whom

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return s.side[target] != 0 and not s.is_active(target)

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.withdraw(target)

    def wrong(self, ability: Ability) -> str | None:
        if not isinstance(self.whom, ChosenSupporter | You | OpposingSupporters):
            return f"withdraw is for {ChosenSupporter.name}, {You.name}, {OpposingSupporters.name}"
        if isinstance(self.whom, You) and Supporting() not in ability.when:
            return "withdraw you needs the condition supporting: active seats never withdraw"
        return None


@dataclass(frozen=True, slots=True)
class Spare(Aimed):
    """A seat suffers no penalty in this encounter, and no hostage is taken from it."""

    name = "spare"
    cases = IN_DATIVE
    moments = UNRESOLVED
    whom: Whom

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return not s.lasts(SPARED, target)

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.last_this_turn(SPARED, target, source)
        s.tell("will-be-spared", "ironthrone.no-penalty", seat=target)


@dataclass(frozen=True, slots=True)
class Deny(Aimed):
    """A seat gets no reward in this encounter, and takes no hostage."""

    name = "deny"
    cases = IN_DATIVE
    moments = UNRESOLVED
    whom: Whom

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return not s.lasts(DENIED, target)

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.last_this_turn(DENIED, target, source)
        s.tell("will-be-denied", "ironthrone.no-reward", seat=target)


@dataclass(frozen=True, slots=True)
class Spread(Aimed):
    """Spread one influence on a seat."""

    name = "spread"
    cases = IN_ACCUSATIVE
    whom: Whom

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return target != seat and s.spread_by(seat) < m.MARKERS

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.spread(seat, target, "ironthrone.spread-effect")

    def wrong(self, ability: Ability) -> str | None:
        return only_others(self)


EFFECTS: Final = declared(globals(), Effect)
