"""Westeros Bleeds: all characters are discarded from play, for tests of what then happens to them."""

from __future__ import annotations

from games.lcg.realm import RealmTable

INFLUENCE = ("Narrow Sea", "Northern Fiefdoms", "Lord Eddard's Chambers", "Crossroads")
BLEEDING = f"play: {', '.join(INFLUENCE)}; hand: Westeros Bleeds"
"""What B needs for it, in the dominance phase."""


def bleed(table: RealmTable) -> RealmTable:
    """B plays it, and others may answer."""
    table.seat("B").plays("use Westeros Bleeds", *(f"card {name}" for name in INFLUENCE))
    return table
