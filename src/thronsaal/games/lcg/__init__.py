"""A Game of Thrones, the living card game (first edition): two to four houses with decks of their own.

from thronsaal.core.registry import find_game
state = find_game("lcg").start(seats=4, seed=42)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from thronsaal.core.game import BadOption, BotMaker, Game, Option
from thronsaal.core.words import Json, Move, Word
from thronsaal.games.lcg import notation, tables
from thronsaal.games.lcg.arrange import arrange
from thronsaal.games.lcg.state import LcgState


class Lcg(Game):
    """The declaration of the living card game."""

    id = "lcg"
    version = 1
    seats = (2, 3, 4)
    options = (
        Option("decks", "", usual=("", "random")),
        Option("variant", "melee", tables.VARIANTS),
        Option("errata", "on", ("on", "off")),
        Option("lists", "open", ("open", "closed")),
    )
    package = "thronsaal.games.lcg"
    longest = 20_000
    levels = ()

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> LcgState:
        raise BadOption("not yet")

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    @cached_property
    def bots(self) -> Mapping[str, BotMaker]:
        return {}

    def arrange(self, given: Mapping[str, Any]) -> LcgState:
        return arrange(given)

    def glance(self, seen: Mapping[str, Json]) -> Sequence[tuple[Word, Sequence[Word]]]:
        return []


GAME = Lcg()
LcgState.game = GAME
