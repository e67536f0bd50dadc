"""Claim: a two-player trick-taking game in two phases, by Scott Almes.

First you play for followers, then with them for the favour of five factions.

    from thronsaal.core.registry import find_game
    state = find_game("claim").start(seed=42)

Seats: 2. Options: `starter` (`random`, `A` or `B`), who leads the first trick. Moves: the card played, 0 to 51.
Versions: 1, the first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, cast

from thronsaal.core.game import BotMaker, Game, Option
from thronsaal.core.match import Match
from thronsaal.core.spaces import Spaces
from thronsaal.core.summary import Sound, Summary
from thronsaal.core.text import Voice
from thronsaal.core.words import Json, Move, Word
from thronsaal.games.claim import arrange, bench, notation, present, summary, view
from thronsaal.games.claim.bots import BOTS
from thronsaal.games.claim.kernel.rules import NOBODY
from thronsaal.games.claim.state import SPACES, ClaimState


class Claim(Game):
    """The declaration of Claim."""

    id = "claim"
    version = 1
    seats = (2,)
    options = (Option("starter", "random", ("random", "A", "B")),)
    package = "thronsaal.games.claim"
    longest = 52
    sounds: ClassVar[Mapping[str, Sound]] = {
        "played": "card",
        "followed": "card",
        "trick": "coin",
        "second-phase": "horn",
    }
    turns = frozenset({"trick"})
    heads = frozenset({"played", "second-phase"})

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> ClaimState:
        starter = {"random": NOBODY, "A": 0, "B": 1}[options["starter"]]
        return ClaimState.dealt(seed, starter)

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    @cached_property
    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def spaces(self, seats: int, options: Mapping[str, str]) -> Spaces:
        return SPACES

    def arrange(self, given: Mapping[str, Any]) -> ClaimState:
        return ClaimState(arrange.arrange(given))

    def glance(self, seen: Mapping[str, Json]) -> Sequence[tuple[Word, Sequence[Word]]]:
        return view.glance(cast("view.ClaimView", seen))

    def present(self, views: Sequence[Mapping[str, Json]], legal: Sequence[str], voice: Voice) -> Mapping[str, object]:
        return present.present(cast("Sequence[view.ClaimView]", views), legal, voice)

    def summary(self, match: Match) -> Summary:
        return summary.summary(match)

    def bench(self) -> Mapping[str, float | None]:
        return bench.figures()


GAME = Claim()
ClaimState.game = GAME
