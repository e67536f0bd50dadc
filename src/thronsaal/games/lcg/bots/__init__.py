"""How bots play the living card game: arithmetic, and a look at what each answer leads to."""

from __future__ import annotations

from typing import Final

from thronsaal.core.game import BotMaker
from thronsaal.games.lcg.bots.greedy import Greedy
from thronsaal.games.lcg.bots.search import Search

BOTS: Final[dict[str, BotMaker]] = {
    "greedy": Greedy,
    "search": Search,
    "easy": lambda: Greedy(slips=35),
    "medium": Greedy,
    "hard": Search,
}
