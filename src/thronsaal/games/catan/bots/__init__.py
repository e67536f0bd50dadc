"""The bots of Catan: greedy looks one step ahead, search plays on in guessed worlds, and three levels for people."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from thronsaal.core.game import BotMaker
from thronsaal.games.catan.bots.greedy import Greedy
from thronsaal.games.catan.bots.search import Search

BOTS: Final[Mapping[str, BotMaker]] = {
    "greedy": Greedy,
    "search": Search,
    "easy": partial(Greedy, slips=35),
    "medium": Greedy,
    "hard": Search,
}
