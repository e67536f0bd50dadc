"""Catan: the base game, the Brotherhood of the Watch and the classic board, by Klaus and Benjamin Teuber.

    from thronsaal.core.registry import find_game
    state = find_game("catan").start(4, {"board": "brotherhood"}, seed=42)

Seats: 3 or 4. Options: `board` (`brotherhood`, `base`, `classic`), `setup` (`standard`, `variable`, `random`),
`trading` (`together` with building or `apart` from it), `offers` (`on`, `off`: trade between seats), `starter`
(`random`, `A` to `D`). Moves: see notation.py. Versions: 1, the first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, cast

from thronsaal.core.game import BadOption, BotMaker, Game, Option
from thronsaal.core.match import Match
from thronsaal.core.spaces import Spaces
from thronsaal.core.summary import Sound, Summary
from thronsaal.core.text import Voice
from thronsaal.core.words import Json, Move, Word
from thronsaal.games.catan import arrange, bench, notation, present, sketch, summary, view
from thronsaal.games.catan import glance as words
from thronsaal.games.catan.bots import BOTS
from thronsaal.games.catan.kernel.material import BOARD_NAMES, map_of
from thronsaal.games.catan.kernel.record import NOBODY
from thronsaal.games.catan.numbering import spaces_for
from thronsaal.games.catan.state import CatanState

SET_UPS = ("standard", "variable", "random")


class Catan(Game):
    """The declaration of Catan."""

    id = "catan"
    version = 1
    seats = (3, 4)
    options = (
        Option("board", "brotherhood", BOARD_NAMES),
        Option("setup", "standard", SET_UPS),
        Option("trading", "together", ("together", "apart")),
        Option("offers", "on", ("on", "off")),
        Option("starter", "random", ("random", "A", "B", "C", "D")),
    )
    heads = frozenset({"turn"})
    package = "thronsaal.games.catan"
    longest = 400_000
    keys = MappingProxyType({"roll": "r", "end": "e"})
    """Neither key ever does the other's work."""
    turns = frozenset({"turn"})
    sounds: ClassVar[Mapping[str, Sound]] = {
        "rolled": "dice",
        "offer": "offer",
        "agree": "coin",
        "supply": "coin",
        "drew": "card",
        "patrol": "card",
        "tormund": "alarm",
        "tormund-camp": "alarm",
        "tormund-rob": "alarm",
        "settlement": "build",
        "keep": "build",
        "road": "build",
        "guard": "build",
        "climbed": "fight",
        "giant": "fight",
        "rush": "alarm",
        "breach": "alarm",
        "over": "horn",
    }

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> CatanState:
        starter = "ABCD".find(options["starter"])
        if starter >= seats:
            raise BadOption(Word("option-seat-fault", {"seat": options["starter"], "seats": seats}))
        return CatanState.laid_out(
            seed,
            map_of(options["board"], seats),
            seats,
            SET_UPS.index(options["setup"]),
            options["trading"] == "apart",
            options["offers"] == "on",
            starter if starter >= 0 else NOBODY,
        )

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def spaces(self, seats: int, options: Mapping[str, str]) -> Spaces:
        return spaces_for(map_of(options["board"], seats), seats, options["offers"] == "on")

    def arrange(self, given: Mapping[str, Any]) -> CatanState:
        return CatanState(arrange.arrange(given))

    @cached_property
    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def bench(self) -> Mapping[str, float | None]:
        return bench.figures()

    def colours(self, seen: Mapping[str, Json], seats: int) -> Sequence[str]:
        return [f"catan-seat-{seat}" for seat in range(seats)]

    def glance(self, seen: Mapping[str, Json]) -> Sequence[tuple[Word, Sequence[Word]]]:
        return words.glance(cast("view.CatanView", seen))

    def sketch(self, seen: Mapping[str, Json], moves: Sequence[str], voice: Voice) -> Sequence[str]:
        return sketch.sketch(cast("view.CatanView", seen), moves, voice)

    def summary(self, match: Match) -> Summary:
        return summary.summary(match)

    def present(self, views: Sequence[Mapping[str, Json]], legal: Sequence[str], voice: Voice) -> Mapping[str, object]:
        return present.present(cast("Sequence[view.CatanView]", views), legal, voice)


GAME = Catan()
CatanState.game = GAME
