"""A table of Catan in the language of play."""

from __future__ import annotations

from typing import Any

import pytest

from support.table import Table
from thronsaal.core.scene import BadScene
from thronsaal.games.catan.kernel.material import RESOURCES

rule = pytest.mark.rule
"""Marks a test with the ids of the rules that it proves."""

ROAD = "1 lumber + 1 brick"
SETTLEMENT = "1 lumber + 1 brick + 1 wool + 1 grain"
KEEP = "2 grain + 3 ore"
CARD = "1 wool + 1 grain + 1 ore"
GUARD = "1 lumber + 1 brick + 1 wool"


class Catan(Table):
    """A position of Catan."""

    def __init__(self, **given: Any) -> None:
        super().__init__("catan", board="classic")
        self.given(**given)

    def hand(self, letter: str) -> str:
        """A hand, in the order of the resources."""
        held = self.seat(letter).view("hand")
        return " + ".join(f"{held[name]} {name}" for name in RESOURCES if held[name]) or "nothing"

    def kinds(self) -> list[str]:
        """What happened in the last move."""
        return [event.kind for event in self.events]

    def rules(self) -> set[str]:
        """The rules by which it happened."""
        return {event.rule for event in self.events}


__all__ = ["CARD", "GUARD", "KEEP", "ROAD", "SETTLEMENT", "BadScene", "Catan", "rule"]
