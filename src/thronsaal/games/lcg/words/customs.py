"""Rules and modifiers that King's Landing brought along: what nobody may play, who cannot be moved, who is late."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import NOMINATIVE
from thronsaal.core.engine.select import Form
from thronsaal.core.words import Word
from thronsaal.games.lcg.material import How, Icon
from thronsaal.games.lcg.words.conditions import Number
from thronsaal.games.lcg.words.modifiers import CardModifier, Rule
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.seats import Seats
from thronsaal.games.lcg.words.speech import SAY, Speech, in_form, naming, spoken

if TYPE_CHECKING:
    from thronsaal.core.words import Value
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.values import Values


@dataclass(frozen=True, slots=True)
class Unplayable(Rule):
    """Nobody may play cards of a name."""

    name = "unplayable"
    title: str

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        from thronsaal.games.lcg.catalogue import title_of  # noqa: PLC0415  (cards are made of these words)

        return Rule.told(self, speech, form, **{**more, "title": title_of(self.title)})


@dataclass(frozen=True, slots=True)
class Gagged(Rule):
    """Some seats may play no events."""

    name = "gagged"
    forms = in_form(whose=NOMINATIVE)
    whose: Seats


@dataclass(frozen=True, slots=True)
class Sanctuary(Rule):
    """Nobody may begin a challenge of this type against you."""

    name = "sanctuary"
    raw = frozenset({"icon"})
    icon: Icon


@dataclass(frozen=True, slots=True)
class ChallengeAnytime(Rule):
    """Some seats may begin one more challenge of this type, as an action of any phase."""

    name = "challenge-anytime"
    raw = frozenset({"icon"})
    forms = in_form(whose=NOMINATIVE)
    icon: Icon
    whose: Seats


@dataclass(frozen=True, slots=True)
class DefenceBonus(Rule):
    """While you defend with at least one character, your side counts more strength."""

    name = "defence-bonus"
    n: int | Number


@dataclass(frozen=True, slots=True)
class LateComers(Rule):
    """Characters come into play kneeling if they cost less than characters lie in their controller's dead pile."""

    name = "late-comers"


@dataclass(frozen=True, slots=True)
class NoUnopposed(Rule):
    """You claim no power for unopposed challenges."""

    name = "no-unopposed"


@dataclass(frozen=True, slots=True)
class FreeShadows(Rule):
    """Cards with the shadow crest may be in your deck even if they are for another house only."""

    name = "free-shadows"


@dataclass(frozen=True, slots=True)
class Hatches(Rule):
    """While you control a card of this name, this one and its duplicates are duplicates of it."""

    name = "hatches"
    implied = naming(card=(SELF, Form()))
    forms = in_form(of=NOMINATIVE)
    of: select.Selector

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        of = spoken(self.of, speech)
        return Rule.told(self, speech, form, **{**more, "of": of.formed(Form())})


@dataclass(frozen=True, slots=True)
class Withdraws(CardModifier):
    """Leaves play in this way at once."""

    name = "withdraws"
    verb = "passive"
    raw = frozenset({"how"})
    how: How

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.withdrawing.append((cards, self.how, scope.seat, scope.card))
