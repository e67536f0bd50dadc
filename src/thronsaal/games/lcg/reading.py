"""What is printed on a card, read once: the marks by which it belongs to sets, and its texts by when they are used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from thronsaal.games.lcg.abilities import Ability, Constant
from thronsaal.games.lcg.material import PHASES, Zone
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


def zone_of(card: Card, text: Ability) -> Zone:
    """Where a card must lie for a text to be used: an event in hand unless it says otherwise."""
    return Zone.HAND if text.zone is Zone.PLAY and isinstance(card, Event) else text.zone


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
