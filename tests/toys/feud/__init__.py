"""A small third-party game on the engine room: two to four houses in feud, with all that can be answered.

It proves what no real game needs yet: saves and cancels, cancels that are cancelled, replacements, cards on their way
out, passives that follow passives, responses to responses, windows in windows, forced passes that tell nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from thronsaal.core.game import BotMaker, Game
from thronsaal.core.words import Json, Move, Word
from toys.feud import notation, view
from toys.feud.arrange import arrange
from toys.feud.state import FeudState


class Feud(Game):
    id = "feud"
    version = 1
    seats = (2, 3, 4)
    package = "toys.feud"
    longest = 2_000
    state: type[FeudState] = FeudState

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> FeudState:
        return self.state.begun(seats, seed)

    def write(self, move: Move) -> str:
        return notation.NAMES[move]

    def read(self, text: str) -> Move:
        return notation.read(text)

    @cached_property
    def bots(self) -> Mapping[str, BotMaker]:
        return {}

    def arrange(self, given: Mapping[str, Any]) -> FeudState:
        return arrange(given)

    def glance(self, seen: Mapping[str, Json]) -> Sequence[tuple[Word, Sequence[Word]]]:
        return view.glance(seen)


GAME = Feud()
FeudState.game = GAME
