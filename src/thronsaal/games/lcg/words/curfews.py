"""What the cards of the Blackwater forbid and demand: no kneeling, no events, dearer characters, tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thronsaal.core.engine import select
from thronsaal.core.engine.select import Form
from thronsaal.games.lcg import causes
from thronsaal.games.lcg.words.modifiers import CardModifier, Rule
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import Selector
from thronsaal.games.lcg.words.speech import A_CARD, ALL, in_form, naming

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.values import Values


@dataclass(frozen=True, slots=True)
class Rooted(CardModifier):
    """Can neither be knelt nor stood."""

    name = "rooted"
    verb = "cannot"

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        values.rooted |= cards


@dataclass(frozen=True, slots=True)
class NoEvents(Rule):
    """Your opponents cannot play events."""

    name = "no-events"


@dataclass(frozen=True, slots=True)
class Dearer(Rule):
    """Such cards cost you more to play."""

    name = "dearer"
    forms = in_form(which=ALL)
    which: select.Selector
    n: int


@dataclass(frozen=True, slots=True)
class HidesInstead(Rule):
    """If the card is discarded from hand its owner may lay it into shadows in place of the discard pile."""

    name = "hides-instead"
    implied = naming(card=(SELF, Form()), whom=(SELF, A_CARD))


@dataclass(frozen=True, slots=True)
class SlipsAway(Rule):
    """If you lose the challenge this card goes into shadows at once."""

    name = "slips-away"
    implied = naming(card=(SELF, A_CARD))


# Tokens.


@dataclass(frozen=True, slots=True)
class Prayed(CardModifier):
    """Has a prayer token, which vanishes with the card that laid it."""

    name = "prayed"
    ground = causes.ALL

    def apply(self, values: Values, cards: int, s: Realm, scope: Scope) -> None:
        """A token does nothing by itself."""


@dataclass(frozen=True, slots=True)
class PrayedFor(Selector):
    """With a prayer token of this card."""

    name = "prayed-for"

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for granted in s.lasting:
            if isinstance(getattr(granted, "gives", None), Prayed) and granted.source == scope.card:
                found |= granted.whom
        return found
