"""Rules for seats that texts lay down while they hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import ACCUSATIVE, GENITIVE, NOMINATIVE
from thronsaal.core.engine.select import NO, ONE, THE, Form
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg import causes
from thronsaal.games.lcg.material import Icon
from thronsaal.games.lcg.words.conditions import Condition, Number
from thronsaal.games.lcg.words.modifiers import Rule
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.seats import Seats
from thronsaal.games.lcg.words.speech import (
    ALL,
    DONE,
    HOLDS,
    SAY,
    SO,
    SOME,
    Next,
    Speech,
    gender_of,
    in_form,
    naming,
    spoken,
)

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.words.effects import Effect
    from thronsaal.games.lcg.words.triggers import Trigger


@dataclass(frozen=True, slots=True)
class Discount(Rule):
    """Such cards cost you less to play; the next one only, if `once`."""

    name = "discount"
    which: select.Selector
    n: int | Number
    once: bool = True

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        which = spoken(Next() & self.which if self.once else self.which, speech)
        said = which.formed(Form(NOMINATIVE, ONE, THE) if self.once else ALL)
        return Rule.told(self, speech, form, **{"which": said, "gender": gender_of(which), **more})


@dataclass(frozen=True, slots=True)
class OwnDiscount(Rule):
    """The card costs its player less while it is in hand."""

    name = "own-discount"
    forms = in_form(when=HOLDS)
    implied = naming(card=(SELF, Form()))
    n: int | Number
    when: Condition | None = None


@dataclass(frozen=True, slots=True)
class NoIncome(Rule):
    """Characters, locations and attachments give no income."""

    name = "no-income"


@dataclass(frozen=True, slots=True)
class PlotIncomeZero(Rule):
    """The printed income of opponents' revealed plots counts as 0."""

    name = "plot-income-zero"


@dataclass(frozen=True, slots=True)
class NoTaxation(Rule):
    """Nobody has a taxation phase this round."""

    name = "no-taxation"


@dataclass(frozen=True, slots=True)
class ClaimValue(Rule):
    """The claim of some seats is higher or lower."""

    name = "claim"
    forms = in_form(whose=GENITIVE)
    n: int | Number
    whose: Seats
    sign: int = 1

    def matters(self, s: Realm, scope: Scope) -> bool:
        return bool(self.whose.seats(s, scope))

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        return Rule.told(self, speech, form, **{"sign": "less" if self.sign < 0 else "more", **more})


@dataclass(frozen=True, slots=True)
class Toll(Rule):
    """Gold to be handed over by whoever wants to do something.

    `what`: `challenge` (of these types, to who is attacked or, `to_you`, to you), `event` (to an opponent of one's
    choice), `bearer` (declaring the bearer or triggering its texts, to you).
    """

    name = "toll"
    forms = in_form(types=ACCUSATIVE, owes=NOMINATIVE)
    what: str
    n: int
    types: tuple[Icon, ...] = ()
    to_you: bool = False
    owes: Seats | None = None


@dataclass(frozen=True, slots=True)
class OnlyDefenders(Rule):
    """Only such characters may be declared as defenders."""

    name = "only-defenders"
    forms = in_form(which=SOME)
    which: select.Selector


@dataclass(frozen=True, slots=True)
class NoDefenders(Rule):
    """While this card attacks a player who controls no such card, that player may declare no defenders."""

    name = "no-defenders"
    forms = in_form(without=Form(ACCUSATIVE, ONE, NO))
    implied = naming(card=(SELF, Form()))
    without: select.Selector


@dataclass(frozen=True, slots=True)
class Truce(Rule):
    """You and the chosen seat may not challenge each other in this way."""

    name = "truce"
    raw = frozenset({"icon"})
    icon: Icon


@dataclass(frozen=True, slots=True)
class ExtraChallenge(Rule):
    """Some seats may begin one more challenge of this type."""

    name = "extra-challenge"
    raw = frozenset({"icon"})
    forms = in_form(whose=NOMINATIVE)
    icon: Icon
    whose: Seats


@dataclass(frozen=True, slots=True)
class PowerIgnored(Rule):
    """Power on opponents' characters does not count for them."""

    name = "power-ignored"
    ground = causes.ALL


@dataclass(frozen=True, slots=True)
class PlotWindow(Rule):
    """There is a time to act between choosing and revealing plots."""

    name = "plot-window"


@dataclass(frozen=True, slots=True)
class Delayed(Rule):
    """A lasting passive: when something happens, something follows; once only unless said."""

    name = "delayed"
    forms = in_form(after=DONE, does=SO)
    after: Trigger
    does: Effect
    once: bool = True

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        after = self.after.told(speech, DONE)
        if more.get("until") == "challenge":
            after = Word(f"{after.key}-this", after.values)
        return Rule.told(self, speech, form, **{**more, "after": after})


@dataclass(frozen=True, slots=True)
class Swapped(Rule):
    """Two seats have exchanged their plot decks."""

    name = "swapped"
