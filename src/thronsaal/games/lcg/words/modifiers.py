"""Modifiers: what constant texts and lasting effects give to cards."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar, Self

from thronsaal.core.engine import select
from thronsaal.core.engine.lasting import Lasting
from thronsaal.core.engine.phrase import DATIVE, NOMINATIVE, Phrase
from thronsaal.core.engine.select import BARE, MANY, ONE, Form, cards_in
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg import causes
from thronsaal.games.lcg.material import Against, Crest, How, Icon, Keyword, Zone
from thronsaal.games.lcg.words.conditions import Number, number
from thronsaal.games.lcg.words.pointing import SELF, Named
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.speech import (
    ALL,
    NOTHING,
    SAY,
    Speech,
    Spoken,
    amount_of,
    in_form,
    listed,
    naming,
    spoken,
)

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.values import Values

BLANKING, TRAITS, ICONS, KEYWORDS, STRENGTHS, VERDICTS = range(6)
"""The order in which values are derived: what comes later may ask for what came before."""


@dataclass(frozen=True, slots=True)
class Modifier(Spoken):
    """Something given to cards or seats."""

    family = "gives"
    layer: ClassVar[int] = KEYWORDS
    ground: ClassVar[int] = causes.ALL
    """The facts that change when it begins or ends."""

    def matters(self, s: Realm, scope: Scope) -> bool:
        """Whether there is anybody whom it would concern."""
        return True

    def counted(self, s: Realm, scope: Scope) -> Self:
        """The same with its number as it is now: what lasts is counted once, when it is begun."""
        n = getattr(self, "n", None)
        return replace(self, n=number(n, s, scope)) if isinstance(n, Number) else self  # type: ignore[call-arg]


@dataclass(frozen=True, slots=True)
class CardModifier(Modifier):
    """Something given to cards."""

    verb: ClassVar[str] = "has"
    """The verb between the cards and what its message says: messages `verb-<verb>`."""

    @property
    def word(self) -> Word:
        return Given(self, 1).word

    @abstractmethod
    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        """Give it to these cards."""

    def strength_on(self, card: int, s: Realm, scope: Scope | None) -> int:
        """How much strength it is worth to a card, more or less."""
        return 0


@dataclass(frozen=True, slots=True)
class Rule(Modifier):
    """A rule for seats, asked for where it matters."""

    ground = causes.EDICTS

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        return Spoken.told(self, speech, form, **{"until": NOTHING, **more})


def statement(
    to: select.Selector, gives: Sequence[CardModifier], speech: Speech, form: str = SAY, until: str = NOTHING
) -> Word:
    """That cards have something: who, the verb and what, in the order that the form wants."""
    which = spoken(to, speech)
    amount = amount_of(which, ALL)
    # "All cannot" would leave open whether some can.
    shape = Form(NOMINATIVE, MANY, BARE) if gives[0].verb in ("cannot", "does") else ALL
    said: Word | None = None
    for verb, group in groupby(gives, key=lambda each: each.verb):
        values = {
            "verb": Word(f"verb-{verb}", {"amount": amount}),
            "gives": listed([each.told(speech, amount) for each in group], "nor" if verb == "cannot" else "and"),
            "form": form,
        }
        if said is None:
            said = Word("gives", {**values, "which": which.formed(shape), "until": until})
        else:
            said = Word("gives-more", {**values, "first": said})
    assert said is not None
    return said


@dataclass(frozen=True, slots=True)
class Given(Phrase):
    """A modifier as the log tells it: what so many cards have by now, of a card of this name."""

    name = "given"
    what: CardModifier
    cards: int
    source: str = ""

    @property
    def word(self) -> Word:
        amount = ONE if self.cards == 1 else MANY
        speech = Speech(card=Named(self.source) if self.source else None)
        verb = Word(f"verb-{self.what.verb}", {"amount": amount})
        return Word("given", {"verb": verb, "gives": self.what.told(speech, amount)})


@dataclass(frozen=True, slots=True)
class Granted(Lasting):
    """A modifier that lasts: on the cards of `whom`, or for whoever its scope names."""

    gives: Modifier | None = None
    scope: Scope | None = None


# What is given to cards.


@dataclass(frozen=True, slots=True)
class Strength(CardModifier):
    """More or less strength; modifiers are summed."""

    name = "strength"
    layer = STRENGTHS
    n: int | Number
    sign: int = 1

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        values = self.values(speech, form)
        sign = "-" if self.sign < 0 else "+"
        return Word(self.key, {**values, "sign": sign})

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        n = self.sign * self.n if isinstance(self.n, int) else self.worth(s, scope)
        changes = values.changes
        for card in cards_in(cards & s.in_play & s.deal.characters & ~s.attached):
            changes[card] = changes.get(card, 0) + n
            if n < 0:
                values.lowered[card] = values.lowered.get(card, 0) - n

    def worth(self, s: Realm, scope: Scope | None) -> int:
        """How much it is now; what was counted once needs no scope."""
        if isinstance(self.n, int):
            return self.sign * self.n
        assert scope is not None
        return self.sign * number(self.n, s, scope)

    def strength_on(self, card: int, s: Realm, scope: Scope | None) -> int:
        return self.worth(s, scope) if s.characters >> card & 1 else 0


@dataclass(frozen=True, slots=True)
class StrengthEach(CardModifier):
    """More strength for each attachment on the very card."""

    name = "strength-each"
    layer = STRENGTHS
    n: int

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        for card in cards_in(cards & s.characters):
            values.changes[card] = values.changes.get(card, 0) + self.n * s.attachments_on(card).bit_count()

    def strength_on(self, card: int, s: Realm, scope: Scope | None) -> int:
        return self.n * s.attachments_on(card).bit_count() if s.characters >> card & 1 else 0


@dataclass(frozen=True, slots=True)
class GainsIcon(CardModifier):
    """A challenge icon."""

    name = "icon"
    layer = ICONS
    icon: Icon

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.icons[self.icon.number] |= cards


@dataclass(frozen=True, slots=True)
class LosesIcon(CardModifier):
    """Without a challenge icon."""

    name = "no-icon"
    verb = "loses"
    layer = ICONS
    icon: Icon

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.icons[self.icon.number] &= ~cards
        values.stripped[self.icon] = values.stripped.get(self.icon, 0) | cards


@dataclass(frozen=True, slots=True)
class GainsKeyword(CardModifier):
    """A keyword."""

    name = "keyword"
    keyword: Keyword

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.keywords[self.keyword] = values.keyword(self.keyword) | cards


@dataclass(frozen=True, slots=True)
class LosesKeyword(CardModifier):
    """Without a keyword."""

    name = "no-keyword"
    verb = "loses"
    keyword: Keyword

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.keywords[self.keyword] = values.keyword(self.keyword) & ~cards
        values.stripped[self.keyword] = values.stripped.get(self.keyword, 0) | cards


@dataclass(frozen=True, slots=True)
class GainsTrait(CardModifier):
    """A trait."""

    name = "trait"
    layer = TRAITS
    trait: str

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.traits[self.trait] = values.trait(self.trait) | cards


@dataclass(frozen=True, slots=True)
class GainsCrest(CardModifier):
    """A crest."""

    name = "crest"
    layer = TRAITS
    crest: Crest

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.crests[self.crest] = values.crest(self.crest) | cards


@dataclass(frozen=True, slots=True)
class Blank(CardModifier):
    """The printed text box is empty, except for traits."""

    name = "blank"
    verb = "loses"
    layer = BLANKING

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.blank |= cards


@dataclass(frozen=True, slots=True)
class Immune(CardModifier):
    """Immunity."""

    name = "immune"
    verb = "is"
    against: Against

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.immunities[self.against] = values.immune(self.against) | cards


@dataclass(frozen=True, slots=True)
class Proof(CardModifier):
    """Cannot leave play in one of these ways."""

    name = "proof"
    verb = "cannot"
    how: tuple[How, ...]

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        for how in self.how:
            values.proof[how] = values.proof.get(how, 0) | cards


@dataclass(frozen=True, slots=True)
class ProofIfChanged(CardModifier):
    """Cannot be killed or discarded in a phase in which its strength has gone up or down."""

    name = "proof-if-changed"
    verb = "cannot"
    layer = STRENGTHS

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.proof_if_changed |= cards


@dataclass(frozen=True, slots=True)
class CannotBeSaved(CardModifier):
    """Cannot be saved."""

    name = "unsavable"
    verb = "cannot"

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.unsavable |= cards


@dataclass(frozen=True, slots=True)
class CannotAttack(CardModifier):
    """Cannot be declared as attacker."""

    name = "cannot-attack"
    verb = "cannot"

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.no_attack |= cards


@dataclass(frozen=True, slots=True)
class CannotDefend(CardModifier):
    """Cannot be declared as defender."""

    name = "cannot-defend"
    verb = "cannot"
    layer = VERDICTS

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.no_defence |= cards


@dataclass(frozen=True, slots=True)
class CannotBeSneaked(CardModifier):
    """Cannot be chosen by stealth."""

    name = "unsneakable"
    verb = "cannot"

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.unsneakable |= cards


@dataclass(frozen=True, slots=True)
class StaysStanding(CardModifier):
    """Does not kneel when declared as attacker or as defender, in challenges of these types (none: of any)."""

    name = "stays-standing"
    verb = "does"
    forms = in_form(types=DATIVE)
    role: str
    """`attacker`, `defender` or `both`."""
    types: tuple[Icon, ...] = ()

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        if self.types and not any(icon.number == s.contest for icon in self.types):
            return
        if self.role != "defender":
            values.no_kneel_attacking |= cards
        if self.role != "attacker":
            values.no_kneel_defending |= cards


@dataclass(frozen=True, slots=True)
class StaysKneeling(CardModifier):
    """Does not stand in the standing phase."""

    name = "stays-kneeling"
    verb = "does"
    layer = VERDICTS

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.stays_kneeling |= cards


@dataclass(frozen=True, slots=True)
class Uncounted(CardModifier):
    """Its strength is left out of the count of the challenge."""

    name = "uncounted"
    verb = "does"

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.uncounted |= cards


@dataclass(frozen=True, slots=True)
class Untargetable(CardModifier):
    """Opponents cannot target it with events or abilities of characters."""

    name = "untargetable"
    verb = "cannot"

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.untargetable |= cards


@dataclass(frozen=True, slots=True)
class GoesTo(CardModifier):
    """When it would leave play in this way it goes to another pile."""

    name = "goes-to"
    verb = "goes"
    raw = frozenset({"how", "zone"})
    how: How
    zone: Zone

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.redirects.append((cards, self.how, self.zone))


@dataclass(frozen=True, slots=True)
class DiesAtZero(CardModifier):
    """Killed (or discarded) whenever its strength is 0: a terminal effect."""

    name = "dies-at-zero"
    verb = "passive"
    raw = frozenset({"how"})
    layer = STRENGTHS
    how: How = How.KILLED
    hard: bool = False

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.terminal.append((cards, self.how, self.hard, scope.seat, scope.card))


@dataclass(frozen=True, slots=True)
class GoldCounts(CardModifier):
    """Gold on it may be spent as if it lay in the pool."""

    name = "gold-counts"
    verb = "serves"

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.purses |= cards


@dataclass(frozen=True, slots=True)
class Guard(CardModifier):
    """If it would be killed while this card kneels, this card stands up and it is not killed."""

    name = "guard"
    verb = "passive"
    implied = naming(card=(SELF, Form()))

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.guards.append((cards, scope.card))
