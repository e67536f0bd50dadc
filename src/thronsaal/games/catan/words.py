"""What the things of Catan are called, still without a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from thronsaal.core.words import Value, Word
from thronsaal.games.catan.kernel.material import CAMPS, CLANS, DEVELOPMENTS, HEROES, KINDS, RESOURCES, SECTIONS


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


def section_word(section: int) -> Word:
    """A section of the wall. Like all names of places it says in `at` where it is, so that a page can point at it."""
    return Word("place-section", {"number": section + 1, "at": f"s{section + 1}"})


def clearing_word(section: int) -> Word:
    """The clearing before a section."""
    return Word("place-clearing", {"number": section + 1, "at": f"clearing {section + 1}"})


def camp_word(clan: int, camp: int) -> Word:
    """A camp of a clan."""
    return Word("place-camp", {"clan": clan_word(clan), "camp": camp + 1, "at": f"{CLANS[clan]} {camp + 1}"})


def north_word(place: int) -> Word:
    """A place north of the wall: a clearing, or a camp of a clan."""
    return clearing_word(place) if place < SECTIONS else camp_word(*divmod(place - SECTIONS, CAMPS))


def some(count: int, resource: int) -> Word:
    """So many of a resource."""
    return Word("some", {"count": count, "what": resource_word(resource)})


def bundle(counts: Sequence[int] | Mapping[str, int]) -> Value:
    """Some of each resource, by their order or by their names: "2 wool, 1 ore"."""
    each = [counts.get(name, 0) for name in RESOURCES] if isinstance(counts, Mapping) else counts
    return tuple(some(count, resource) for resource, count in enumerate(each) if count) or Word("nothing")
