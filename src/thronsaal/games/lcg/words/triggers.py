"""Triggers: what a response or a passive answers."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import ACCUSATIVE
from thronsaal.core.engine.select import Form
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import Entry, How, Icon, Phase, Zone
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import CARD, EVENT, face_of
from thronsaal.games.lcg.words.speech import (
    A_CARD,
    DONE,
    NOTHING,
    SAME,
    TO_A_CARD,
    Speech,
    Spoken,
    in_form,
    joined_again,
    naming,
    parts_of,
    spoken,
)

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


ANY_WAY = tuple(How)
"""All ways in which a card leaves play."""


@dataclass(frozen=True, slots=True)
class Trigger(Spoken):
    """Something that happens, or is about to."""

    family = "after"
    forms = in_form(types=ACCUSATIVE, taking_part=TO_A_CARD)
    of: ClassVar[type | tuple[type, ...]]
    """The kind of occurrence, or several."""

    def said(self, case: str | None = None) -> Word:
        return self.told(Speech(), DONE)

    @abstractmethod
    def fits(self, s: Realm, scope: Scope, told: Any) -> bool:
        """Whether this occurrence is meant, seen from the text."""

    @property
    def is_about_self(self) -> bool:
        """Whether it can only be meant if it is about the very card that the text stands on."""
        return False


@dataclass(frozen=True, slots=True)
class CardTrigger(Trigger):
    """Something happens to such a card, or to one of several."""

    which: select.Selector

    @property
    def is_about_self(self) -> bool:
        return self.which == SELF


@dataclass(frozen=True, slots=True)
class Left(CardTrigger):
    """Such a card leaves play, in one of these ways; whose it was is seen from the text."""

    name = "left"
    of = o.Leaves
    how: tuple[How, ...] = (How.KILLED,)

    def told(self, speech: Speech, form: str = DONE, **more: Value) -> Word:
        ways = {"how": NOTHING} if set(self.how) == set(How) else {}
        return Spoken.told(self, speech, form, **{**ways, **more})

    def fits(self, s: Realm, scope: Scope, told: o.Leaves) -> bool:
        return told.how in self.how and bool(self.which.mask(s, scope) >> told.card & 1)


@dataclass(frozen=True, slots=True)
class Laid(Trigger):
    """A card is put into your, or an opponent's, dead pile; be it an event that was played."""

    name = "laid-dead"
    of = (o.Leaves, o.Plays)
    yours: bool

    def fits(self, s: Realm, scope: Scope, told: o.Leaves | o.Plays) -> bool:
        if isinstance(told, o.Plays):
            if not s.is_deathbound(told.card):
                return False
        elif s.leaving.get(told.card) is not Zone.DEAD:
            return False
        owner = s.deal.owner[told.card]
        return owner == scope.seat if self.yours else s.is_opponent(scope.seat, owner)


@dataclass(frozen=True, slots=True)
class Entered(CardTrigger):
    """Such a card comes into play, in one of these ways, by you, by an opponent or by anybody."""

    name = "entered"
    raw = frozenset({"entry"})
    again = MappingProxyType({"whom": ("which", A_CARD)})
    of = o.Enters
    entry: tuple[Entry, ...] = (Entry.PLAYED, Entry.PUT)
    by: str = "anybody"

    def fits(self, s: Realm, scope: Scope, told: o.Enters) -> bool:
        if told.entry not in self.entry or not is_by(s, self.by, scope, told.seat):
            return False
        return bool(s.in_play >> told.card & 1) and bool(self.which.mask(s, scope) >> told.card & 1)


@dataclass(frozen=True, slots=True)
class EventPlayed(Trigger):
    """Somebody plays such an event."""

    name = "event-played"
    of = o.Plays
    which: select.Selector = CARD
    by: str = "anybody"

    def told(self, speech: Speech, form: str = DONE, **more: Value) -> Word:
        which = spoken(joined_again([EVENT, *(part for part in parts_of(self.which) if part != CARD)]), speech)
        return Spoken.told(self, speech, form, which=which.formed(Form()), whom=which.formed(A_CARD))

    def fits(self, s: Realm, scope: Scope, told: o.Plays) -> bool:
        return is_by(s, self.by, scope, told.seat) and bool(face_of(self.which, s.deal, scope) >> told.card & 1)


def is_by(s: Realm, by: str, scope: Scope, seat: int) -> bool:
    """Whether a seat is you, an opponent or anybody, as a text wants it."""
    if by == "you":
        return seat == scope.seat
    return by == "anybody" or s.is_opponent(scope.seat, seat)


@dataclass(frozen=True, slots=True)
class Won(Trigger):
    """You win a challenge: of these types, as attacker, by a margin, with such a character taking part."""

    name = "won"
    implied = naming(card=(SELF, TO_A_CARD))
    of = o.Wins
    types: tuple[Icon, ...] = ()
    role: str = "any"
    """`attacker`, `defender` or `any`."""
    margin: int = 0
    total: int = 0
    unopposed: bool = False
    taking_part: select.Selector | None = None
    alone: bool = False
    """This card was the only one of the side."""

    @property
    def is_about_self(self) -> bool:
        return self.taking_part == SELF

    def fits(self, s: Realm, scope: Scope, told: o.Wins) -> bool:
        if told.winner != scope.seat or (self.alone and told.taking_part != 1 << scope.card):
            return False
        return _is_such(s, self, scope, told, told.taking_part, told.winner)


@dataclass(frozen=True, slots=True)
class Lost(Trigger):
    """You lose a challenge."""

    name = "lost"
    of = o.Wins
    types: tuple[Icon, ...] = ()
    role: str = "any"
    margin: int = 0
    total: int = 0
    unopposed: bool = False
    taking_part: select.Selector | None = None

    @property
    def is_about_self(self) -> bool:
        return self.taking_part == SELF

    def fits(self, s: Realm, scope: Scope, told: o.Wins) -> bool:
        return told.loser == scope.seat and _is_such(s, self, scope, told, told.beaten, told.loser)


@dataclass(frozen=True, slots=True)
class Decided(Trigger):
    """Anybody wins a challenge; of these types."""

    name = "decided"
    of = o.Wins
    types: tuple[Icon, ...] = ()
    margin: int = 0

    def fits(self, s: Realm, scope: Scope, told: o.Wins) -> bool:
        of_type = not self.types or any(icon.number == told.contest for icon in self.types)
        return of_type and told.margin >= self.margin


def _is_such(s: Realm, wanted: Won | Lost, scope: Scope, told: o.Wins, members: int, seat: int) -> bool:
    if wanted.types and not any(icon.number == told.contest for icon in wanted.types):
        return False
    if wanted.role != "any" and (wanted.role == "attacker") != (told.attacker == seat):
        return False
    if told.margin < wanted.margin or told.total < wanted.total or (wanted.unopposed and not told.unopposed):
        return False
    return wanted.taking_part is None or bool(wanted.taking_part.mask(s, scope) & members)


@dataclass(frozen=True, slots=True)
class Declared(CardTrigger):
    """Such a character is declared as attacker or as defender."""

    name = "declared"
    of = o.Declares
    attack: bool

    def fits(self, s: Realm, scope: Scope, told: o.Declares) -> bool:
        return told.attack == self.attack and bool(self.which.mask(s, scope) & told.cards)


@dataclass(frozen=True, slots=True)
class PhaseBegins(Trigger):
    """A phase begins."""

    name = "phase-begins"
    of = o.Begins
    phase: Phase

    def fits(self, s: Realm, scope: Scope, told: o.Begins) -> bool:
        return told.phase is self.phase


@dataclass(frozen=True, slots=True)
class PhaseEnds(Trigger):
    """A phase ends; any, if none is named."""

    name = "phase-ends"
    of = o.Ends
    phase: Phase | None = None

    def fits(self, s: Realm, scope: Scope, told: o.Ends) -> bool:
        return self.phase is None or told.phase is self.phase


@dataclass(frozen=True, slots=True)
class PlotRevealed(Trigger):
    """You reveal a plot; `itself`: this very one is revealed."""

    name = "plot-revealed"
    of = o.Reveals
    itself: bool = False

    def fits(self, s: Realm, scope: Scope, told: o.Reveals) -> bool:
        return told.card == scope.card if self.itself else told.seat == scope.seat


@dataclass(frozen=True, slots=True)
class NamedPlotRevealed(Trigger):
    """An opponent reveals the plot that was named."""

    name = "named-plot-revealed"
    of = o.Reveals
    face: int

    def fits(self, s: Realm, scope: Scope, told: o.Reveals) -> bool:
        return s.deal.faces[told.card] == self.face and s.is_opponent(scope.seat, told.seat)


@dataclass(frozen=True, slots=True)
class InitiativeWon(Trigger):
    """Anybody wins initiative."""

    name = "initiative-won"
    of = o.Leads

    def fits(self, s: Realm, scope: Scope, told: o.Leads) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class DominanceWon(Trigger):
    """You win dominance; or, `lost`, somebody else does."""

    name = "dominance-won"
    of = o.Dominates
    lost: bool = False

    def fits(self, s: Realm, scope: Scope, told: o.Dominates) -> bool:
        return (told.seat != scope.seat) == self.lost


@dataclass(frozen=True, slots=True)
class Stood(CardTrigger):
    """A character stands up in the standing phase."""

    name = "stood"
    of = o.Stands

    def fits(self, s: Realm, scope: Scope, told: o.Stands) -> bool:
        return told.framework and bool(self.which.mask(s, scope) >> told.card & 1)


@dataclass(frozen=True, slots=True)
class Gained(CardTrigger):
    """Such a card claims power in this way."""

    name = "gained"
    of = o.Gains
    how: str

    def fits(self, s: Realm, scope: Scope, told: o.Gains) -> bool:
        return told.how == self.how and bool(self.which.mask(s, scope) >> told.card & 1)


@dataclass(frozen=True, slots=True)
class Shown(Trigger):
    """An effect of an opponent has revealed a card."""

    name = "shown"
    of = o.Shows
    but: str = ""
    """Not by a card of this name."""

    def fits(self, s: Realm, scope: Scope, told: o.Shows) -> bool:
        if not s.is_opponent(scope.seat, s.controller(told.source)):
            return False
        return not (self.but and s.errata and s.deal.names[told.source] == self.but)


@dataclass(frozen=True, slots=True)
class Weakened(Trigger):
    """The strength of any character was lowered."""

    name = "weakened"
    of = o.Weakens

    def fits(self, s: Realm, scope: Scope, told: o.Weakens) -> bool:
        return True


def kinds_of(trigger: Trigger) -> tuple[type, ...]:
    """The kinds of occurrences that a trigger may mean."""
    return trigger.of if isinstance(trigger.of, tuple) else (trigger.of,)


@dataclass(frozen=True, slots=True)
class OneOf(Trigger):
    """One or the other."""

    name = "one-of"
    forms = in_form(first=SAME, second=SAME)
    first: Trigger
    second: Trigger

    @property
    def of(self) -> type | tuple[type, ...]:  # type: ignore[override]
        """The kinds of occurrences of both."""
        return tuple(dict.fromkeys(kind for each in (self.first, self.second) for kind in kinds_of(each)))

    @property
    def is_about_self(self) -> bool:
        return self.first.is_about_self and self.second.is_about_self

    def fits(self, s: Realm, scope: Scope, told: Any) -> bool:
        return any(isinstance(told, each.of) and each.fits(s, scope, told) for each in (self.first, self.second))


@dataclass(frozen=True, slots=True)
class ShownSuch(Trigger):
    """An opponent has revealed such a card."""

    name = "shown-such"
    forms = in_form(which=A_CARD)
    of = o.Shows
    which: select.Selector

    def fits(self, s: Realm, scope: Scope, told: o.Shows) -> bool:
        return s.is_opponent(scope.seat, told.seat) and bool(face_of(self.which, s.deal, scope) & told.cards)


@dataclass(frozen=True, slots=True)
class AttachedTo(Trigger):
    """You play an attachment on such a card."""

    name = "attached-to"
    forms = in_form(which=A_CARD)
    of = o.Enters
    which: select.Selector

    def fits(self, s: Realm, scope: Scope, told: o.Enters) -> bool:
        if told.seat != scope.seat or told.entry is not Entry.PLAYED or told.host < 0:
            return False
        return bool(self.which.mask(s, scope) >> told.host & 1)
