"""Iron Throne: three to five great houses meet, lay cards in secret, bargain and betray.

    from thronsaal.core.registry import find_game
    state = find_game("ironthrone").start(seats=4, seed=42)

Seats: 3 to 5. Options: `houses` (`random`, `choose`, or the houses by seat such as `stark-lannister-tyrell`), `cards`
(`thronsaal`, or the name of a card file). Moves: see `notation.py`. Versions: 1, the first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from thronsaal.core.game import BadOption, BotMaker, Game, Option
from thronsaal.core.match import Match
from thronsaal.core.words import Json, Move, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation
from thronsaal.games.ironthrone.arrange import arrange
from thronsaal.games.ironthrone.bots import BOTS
from thronsaal.games.ironthrone.cardset import BUILT_IN, BadCards, find
from thronsaal.games.ironthrone.glance import glance
from thronsaal.games.ironthrone.promises import Ledger, judge
from thronsaal.games.ironthrone.state import IronThroneState


class IronThrone(Game):
    """The declaration of Iron Throne."""

    id = "ironthrone"
    version = 1
    seats = (3, 4, 5)
    options = (Option("houses", "random"), Option("cards", BUILT_IN))
    package = "thronsaal.games.ironthrone"
    longest = 20_000

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> IronThroneState:
        try:
            cards = find(options["cards"])
        except BadCards as error:
            raise BadOption(f"option cards of {self.id}: {error}") from error
        houses = options["houses"]
        if houses not in ("random", "choose"):
            names = houses.split("-")
            if len(names) != seats or len(set(names)) != seats or not set(names) <= set(m.HOUSES):
                raise BadOption(
                    f"option houses of {self.id} is random, choose, or {seats} different houses such as "
                    f"{'-'.join(m.HOUSES[:seats])}, not {houses!r}"
                )
        return IronThroneState.begun(seats, cards, houses, seed)

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    @cached_property
    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def arrange(self, given: Mapping[str, Any]) -> IronThroneState:
        return arrange(given)

    def ledger(self, match: Match) -> Ledger:
        """Every promise made in a match and what became of it; with the honesty of each seat."""
        return judge(match)

    def glance(self, seen: Mapping[str, Json]) -> Sequence[tuple[Word, Sequence[Word]]]:
        return glance(seen)


GAME = IronThrone()
IronThroneState.game = GAME
