"""Rules and modifiers that name what is forbidden, forgiven or late: Dorne's share of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine import select
from thronsaal.core.engine.select import Form
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg.material import Icon
from thronsaal.games.lcg.words.modifiers import VERDICTS, CardModifier, GainsIcon, GainsKeyword, Rule
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.speech import A_CARD, SAY, SOME, Speech, in_form, naming

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.values import Values


@dataclass(frozen=True, slots=True)
class EntersInstead(Rule):
    """If the card would be discarded from hand or deck it is put into play; `claim`: only from hand by a claim."""

    name = "enters-instead"
    implied = naming(card=(SELF, Form()), whom=(SELF, A_CARD))
    claim: bool = False


@dataclass(frozen=True, slots=True)
class CounterClaim(Rule):
    """Whoever loses a challenge as attacker satisfies its claim, by the plot of who defended."""

    name = "counter-claim"


@dataclass(frozen=True, slots=True)
class Hush(Rule):
    """Your opponents cannot trigger effects."""

    name = "hush"


@dataclass(frozen=True, slots=True)
class Barred(Rule):
    """The chosen seat can neither attack nor defend in challenges of a type."""

    name = "barred"
    raw = frozenset({"icon"})
    icon: Icon


@dataclass(frozen=True, slots=True)
class NoPenalty(Rule):
    """You pay no gold penalty for cards of other houses; or for some of them."""

    name = "no-penalty"
    forms = in_form(which=SOME)
    which: select.Selector | None = None


@dataclass(frozen=True, slots=True)
class Season(Rule):
    """It is Summer, or Winter."""

    name = "season"
    winter: bool = False


@dataclass(frozen=True, slots=True)
class CannotSneak(CardModifier):
    """Cannot use stealth."""

    name = "cannot-sneak"
    verb = "cannot"

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.no_stealth |= cards


@dataclass(frozen=True, slots=True)
class CannotShine(CardModifier):
    """Claims nothing for renown."""

    name = "cannot-shine"
    verb = "cannot"

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.no_renown |= cards


@dataclass(frozen=True, slots=True)
class Late(CardModifier):
    """An icon or a keyword by strength: given when strengths are known, unless an effect has taken it away."""

    name = "late"
    layer = VERDICTS
    what: GainsIcon | GainsKeyword

    @property
    def verb(self) -> str:  # type: ignore[override]
        """The verb of what is given."""
        return self.what.verb

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        return self.what.told(speech, form, **more)

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        gained = self.what.icon if isinstance(self.what, GainsIcon) else self.what.keyword
        self.what.apply(values, cards & ~values.stripped.get(gained, 0), s, scope)
