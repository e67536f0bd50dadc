"""The view as headed lines of text, for a terminal or a screen reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from thronsaal.core.words import Json, Word


def glance(seen: Mapping[str, Json]) -> Sequence[tuple[Word, Sequence[Word]]]:
    """Where we are, the challenge, then each seat."""
    return []
