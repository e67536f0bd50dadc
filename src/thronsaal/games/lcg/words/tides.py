"""Rules for seats that the sea kings brought: unopposed challenges, dominance, what is free, what is enough to win."""

from __future__ import annotations

from dataclasses import dataclass

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import ACCUSATIVE, NOMINATIVE
from thronsaal.core.engine.select import EACH, ONE, THE, Form
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg.material import Icon
from thronsaal.games.lcg.words.conditions import Number
from thronsaal.games.lcg.words.modifiers import Rule
from thronsaal.games.lcg.words.seats import Seats
from thronsaal.games.lcg.words.speech import HOLDS, SAY, Next, Speech, gender_of, in_form, spoken


@dataclass(frozen=True, slots=True)
class CountsUnopposed(Rule):
    """If you win the challenge as attacker by such a margin, it counts as unopposed."""

    name = "counts-unopposed"
    margin: int


@dataclass(frozen=True, slots=True)
class SameAgain(Rule):
    """You may begin one more challenge of the type that you have won, if it is your next; nobody wins it if opposed."""

    name = "same-again"


@dataclass(frozen=True, slots=True)
class OnlyUnopposed(Rule):
    """Nobody wins the challenge if it is opposed."""

    name = "only-unopposed"


@dataclass(frozen=True, slots=True)
class UnopposedBonus(Rule):
    """You claim more power for winning an unopposed challenge."""

    name = "unopposed-bonus"
    n: int


@dataclass(frozen=True, slots=True)
class NoChallenge(Rule):
    """Some seats may begin no challenge of this type."""

    name = "no-challenge"
    raw = frozenset({"icon"})
    forms = in_form(whose=NOMINATIVE)
    icon: Icon
    whose: Seats


@dataclass(frozen=True, slots=True)
class DominanceBonus(Rule):
    """You count so much strength more for dominance, for each of some cards."""

    name = "dominance-bonus"
    forms = in_form(which=Form(ACCUSATIVE, ONE, EACH))
    n: int
    which: select.Selector


@dataclass(frozen=True, slots=True)
class Gratis(Rule):
    """The next such card you play costs you nothing."""

    name = "gratis"
    once = True
    which: select.Selector

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        which = spoken(Next() & self.which, speech)
        said = which.formed(Form(NOMINATIVE, ONE, THE))
        return Rule.told(self, speech, form, **{"which": said, "gender": gender_of(which), "once": HOLDS, **more})


@dataclass(frozen=True, slots=True)
class NeedsLess(Rule):
    """You need less power to win, but so much at least."""

    name = "needs-less"
    n: int | Number
    least: int = 0
