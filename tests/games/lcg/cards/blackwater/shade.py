"""Tables at which there are shadows by the insert."""

from __future__ import annotations

from typing import Any

from games.lcg.realm import RealmTable, realm


def second(*houses: str, **given: Any) -> RealmTable:
    """A table of these houses with shadows of the second edition."""
    return realm(*houses).given(shadows="second", **given)
