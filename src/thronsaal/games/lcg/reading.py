"""What is printed on a card, read once: the marks by which it belongs to sets, and its texts by when they are used."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from thronsaal.games.lcg import causes
from thronsaal.games.lcg.abilities import Ability, Constant
from thronsaal.games.lcg.material import FIRST, OFF, PHASES, Crest, Zone
from thronsaal.games.lcg.printed import Attachment, Card, Character, Event
from thronsaal.games.lcg.terms import Terms, terms_of
from thronsaal.games.lcg.words.modifiers import CardModifier


@dataclass(frozen=True, slots=True)
class Reading:
    """A card as it was read."""

    marks: tuple[tuple[str, Any], ...]
    """The sets it is in: which kind of set, and which of them."""
    actions: list[tuple[int, Terms, Zone, frozenset[int]]]
    """Its actions: place and terms, where it must lie and in which phases."""
    answers: list[tuple[str, int, Any, Zone, Terms, tuple[type, ...]]]
    """Its texts that answer something: kind, place, where it must lie, terms, and what they answer."""
    constants: tuple[Constant, ...]
    entries: tuple[tuple[int, CardModifier, Constant], ...]
    """What its constant texts give to cards, each with its layer."""
    having: tuple[type, ...]
    """The kinds of all that they give."""
    heeds: int
    """The facts on which values hang while it lies in play."""


def zone_of(card: Card, text: Ability) -> Zone:
    """Where a card must lie for a text to be used: an event in hand unless it says otherwise."""
    return Zone.HAND if text.zone is Zone.PLAY and isinstance(card, Event) else text.zone


Zones = Mapping[int, tuple[Zone, ...]]
"""By card with texts that are used from elsewhere than they are read: instead of the hand from where."""


def is_shadowy(card: Card, edition: str) -> bool:
    """Whether a card may be laid into shadows by these rules: by the crest in the first edition, else by keyword."""
    if edition == OFF or not card.shadow:
        return False
    return (Crest.SHADOW in card.crests) == (edition == FIRST)


def is_marshalled(card: Card, edition: str) -> bool:
    """Whether a card, no event, may come into play straight from hand."""
    return not (is_shadowy(card, edition) if edition == FIRST else card.costless)


def shadow_zones(cards: Sequence[Card], shadowy: Container[int], edition: str) -> Zones:
    """From where events are played that may lie in shadows, and those that cannot be played from hand."""
    found: dict[int, tuple[Zone, ...]] = {}
    for number, card in enumerate(cards):
        if isinstance(card, Event) and number in shadowy and edition == FIRST:
            found[number] = (Zone.ASIDE,)
        elif isinstance(card, Event) and number in shadowy:
            found[number] = (Zone.SHADOWS,) if card.costless else (Zone.HAND, Zone.SHADOWS)
        elif isinstance(card, Event) and card.costless:
            found[number] = ()
    return found


_READ: dict[str, Reading] = {}


def read(card: Card) -> Reading:
    """What there is to know of a card."""
    found = _READ.get(card.code)
    if found is None:
        found = _READ[card.code] = _read(card)
    return found


def _read(card: Card) -> Reading:
    constants = tuple(text for text in card.text if isinstance(text, Constant))
    given = [(text, modifier) for text in constants for modifier in text.gives]
    return Reading(
        tuple(_marks(card)),
        list(_actions(card)),
        [
            (text.kind, at, text, zone_of(card, text), terms_of(text), tuple(told for _, told in text.answers()))
            for at, text in enumerate(card.text)
            if text.answers()
        ],
        constants,
        tuple((each.layer, each, text) for text, each in given if isinstance(each, CardModifier)),
        tuple(type(modifier) for _, modifier in given),
        causes.of_card(card),
    )


def _actions(card: Card) -> Iterator[tuple[int, Terms, Zone, frozenset[int]]]:
    for at, text in enumerate(card.text):
        phases = frozenset(PHASES.index(phase) for phase in text.moments())
        if phases:
            yield at, terms_of(text), zone_of(card, text), phases


def _marks(card: Card) -> Iterator[tuple[str, Any]]:
    yield "type", card.type
    yield "name", card.name
    yield from (("house", house) for house in card.house)
    yield from (("keyword", keyword) for keyword in card.keywords)
    yield from (("trait", trait) for trait in card.traits)
    yield from (("crest", crest) for crest in card.crests)
    yield from (("immune", against) for against in card.immune)
    if isinstance(card, Character):
        yield from (("icon", icon) for icon in card.icons)
    if card.is_neutral:
        yield "is", "neutral"
    if card.unique:
        yield "is", "unique"
    if card.influence > 0:
        yield "is", "influential"
    if isinstance(card, Attachment):
        yield "is", "attachable"
