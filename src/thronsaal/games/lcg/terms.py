"""What it takes to use a text, read once: what a text does not ask for is not looked at each time it might be used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from thronsaal.games.lcg.abilities import Ability, Limit, Response
from thronsaal.games.lcg.material import Zone
from thronsaal.games.lcg.words.costs import KNEEL_SELF, Cost, Influence, PayGold, PayX
from thronsaal.games.lcg.words.effects import Effect, Kneel, Ordain, Stand, points_at_it
from thronsaal.games.lcg.words.modifiers import Modifier

if TYPE_CHECKING:
    from thronsaal.games.lcg.words.conditions import Condition


class Terms:
    """Of one text: its limits, its condition, and its cost apart in what is quickly told and the rest."""

    __slots__ = (
        "aims",
        "asks_hand",
        "cost",
        "errata",
        "gold",
        "influence",
        "is_bounded",
        "is_shaded",
        "is_sure",
        "kneels",
        "least_gold",
        "limit",
        "limited",
        "takes_gold",
        "text",
        "way",
        "when",
    )

    def __init__(self, text: Ability, is_shaded: bool = False) -> None:
        self.text = text
        self.is_shaded = is_shaded
        """Whether an event is played from shadows, for its shadow cost."""
        self.errata = text.errata
        self.limit: Limit | None = text.limit
        self.limited = isinstance(text, Response) and text.limited
        self.is_bounded = self.errata is not None or self.limit is not None or self.limited
        """Whether it cannot be used in every match and as often as one likes."""
        self.when: Condition | None = text.when
        self.kneels = any(cost is KNEEL_SELF or cost == KNEEL_SELF for cost in text.cost)
        """Whether its own card kneels for it."""
        self.cost: tuple[Cost, ...] = text.cost
        """All of the cost; empty where it is told by the card that kneels and by gold."""
        self.gold = sum(cost.n for cost in text.cost if isinstance(cost, PayGold))
        if all(cost == KNEEL_SELF or isinstance(cost, PayGold) for cost in text.cost):
            self.cost = ()
        self.least_gold = self.gold + sum(cost.least for cost in text.cost if isinstance(cost, PayX))
        self.influence = sum(cost.n for cost in text.cost if isinstance(cost, Influence))
        """At least so much of both is needed."""
        self.takes_gold = any(cost.may_take_gold for cost in text.cost)
        self.asks_hand = any(type(cost).is_held is not Cost.is_held for cost in text.cost)
        """Whether who uses it must have certain cards in hand, which others cannot know."""
        self.way = _way(text)
        self.aims: tuple[Any, ...] = (
            text.do if text.target is not None and all(_is_aimed(effect) for effect in text.do) else ()
        )
        """Its effects, if each of them quickly tells which cards could be chosen at all."""
        self.is_sure = text.whom is None and text.target is None and any(_is_sure(effect) for effect in text.do)
        """Whether it does something in any case."""

    @property
    def is_free(self) -> bool:
        """Whether nothing but its own card, if that must kneel for it, can keep it from being used."""
        asks = self.is_shaded or self.is_bounded or self.when is not None or self.aims or self.cost or self.gold
        return self.is_sure and not asks


AT_ONCE, AT_TARGET, BY_CHOICE = range(3)
"""How it is told whether a text does something: its effects are asked, its targets, or every choice before them."""


def _way(text: Ability) -> int:
    if text.whom is not None or any(isinstance(cost, PayX) for cost in text.cost):
        return BY_CHOICE
    return AT_ONCE if text.target is None else AT_TARGET


def _is_aimed(effect: Any) -> bool:
    return type(effect) in (Kneel, Stand) and points_at_it(effect.which)


def _is_sure(effect: Effect) -> bool:
    if isinstance(effect, Ordain):
        return effect.until != "trigger" and type(effect.rule).matters is Modifier.matters
    return type(effect).could is Effect.could  # which says so of every effect that does not say otherwise


_TERMS: Final[dict[int, Terms]] = {}
_SHADED: Final[dict[int, Terms]] = {}


def terms_of(text: Any) -> Terms:
    """The terms of a text. Texts are told apart by what they are, not by what they say: to compare them takes long."""
    found = _TERMS.get(id(text))
    if found is None or found.text is not text:
        found = _TERMS[id(text)] = Terms(text)
    return found


def shaded_terms_of(text: Any) -> Terms:
    """The terms of the text of an event that is played from shadows."""
    found = _SHADED.get(id(text))
    if found is None or found.text is not text:
        found = _SHADED[id(text)] = Terms(text, is_shaded=True)
    return found


def places_of(
    card: int, zone: Zone, terms: Terms, zones: Mapping[int, tuple[Zone, ...]]
) -> Iterator[tuple[Zone, Terms]]:
    """From where a text may be used in this match, with its terms there: events in shadows are played from there."""
    if zone is not Zone.HAND or card not in zones:
        yield zone, terms
        return
    for each in zones[card]:
        yield each, shaded_terms_of(terms.text) if each is Zone.SHADOWS else terms
