"""What the things of Catan are called, still without a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from thronsaal.core.words import Value, Word
from thronsaal.games.catan.kernel.material import CLANS, DEVELOPMENTS, HEROES, KINDS, RESOURCES, SECTIONS


def resource_word(resource: int) -> Word:
    """A resource."""
    return Word(f"resource-{RESOURCES[resource]}")


def card_word(card: int) -> Word:
    """A development card."""
    return Word(f"card-{DEVELOPMENTS[card]}")


def hero_word(hero: int) -> Word:
    """A hero."""
    return Word(f"hero-{HEROES[hero]}")


def wildling_word(kind: int) -> Word:
    """A wildling, by its kind."""
    return Word(f"kind-{KINDS[kind]}")


def clan_word(clan: int) -> Word:
    """A clan."""
    return Word(f"clan-{CLANS[clan]}")


def north_word(place: int) -> Word:
    """A place north of the wall: a clearing, or a camp of a clan."""
    if place < SECTIONS:
        return Word("place-clearing", {"section": place + 1})
    clan, camp = divmod(place - SECTIONS, 5)
    return Word("place-camp", {"clan": clan_word(clan), "camp": camp + 1})


def some(count: int, resource: int) -> Word:
    """So many of a resource."""
    return Word("some", {"count": count, "what": resource_word(resource)})


def bundle(counts: Sequence[int] | Mapping[str, int]) -> Value:
    """Some of each resource, by their order or by their names: "2 wool, 1 ore"."""
    each = [counts.get(name, 0) for name in RESOURCES] if isinstance(counts, Mapping) else counts
    return tuple(some(count, resource) for resource, count in enumerate(each) if count) or Word("nothing")
