"""How bots play Iron Throne: rules of thumb, and a search that plays sampled worlds on by them."""

from __future__ import annotations

from typing import Final

from thronsaal.core.game import BotMaker
from thronsaal.games.ironthrone.bots.search import Greedy, Search

BOTS: Final[dict[str, BotMaker]] = {
    "greedy": Greedy,
    "search": Search,
    "easy": lambda: Greedy(slips=35),
    "medium": Greedy,
    "hard": Search,
}
