"""How to play Claim: by the rule of thumb, or by search and, in phase 2, by exact solution."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from thronsaal.core.game import BotMaker
from thronsaal.games.claim.bots.greedy import Greedy
from thronsaal.games.claim.bots.search import Search

BOTS: Final[Mapping[str, BotMaker]] = {
    "greedy": Greedy,
    "search": partial(Search, seconds=1.0),
    "easy": partial(Greedy, slips=50),
    "medium": partial(Search, playouts=20),
    "hard": partial(Search, seconds=1.0),
}
