"""Decks that come with the game, read when they are asked for.

Each of the four of the core box has 45 draw cards and 7 plots. These 4 x 52 = 208 cards, six house cards and six titles
are the 220 cards of the box. No box has a ready deck for Greyjoy and Martell: theirs are our own suggestions, of the
same size, from Kings of the Sea and Princes of the Sun with a few neutral cards of the core box. Those for tables with
shadows of the first edition are the four of the box with fifteen cards and a plot of King's Landing, those for the
second edition the same four with fifteen cards too: nine or more for the shadows from The Blackwater, and further
copies of what brings gold or fighters.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.listing import read_list

SHIPPED: Final = {
    "stark": "printed",
    "lannister": "printed",
    "baratheon": "printed",
    "targaryen": "printed",
    "greyjoy": "own",
    "martell": "own",
    "stark.shadows": "own",
    "lannister.shadows": "own",
    "baratheon.shadows": "own",
    "targaryen.shadows": "own",
    "stark.blackwater": "own",
    "lannister.blackwater": "own",
    "baratheon.blackwater": "own",
    "targaryen.blackwater": "own",
}
"""The ids of these decks, each with its provenance."""


def text_of(deck_id: str) -> bytes:
    """The file of a deck that comes with the game."""
    return (files(__package__) / f"{deck_id}.deck").read_bytes()


@cache
def shipped(deck_id: str) -> Deck:
    """A deck that comes with the game. Raises BadDeck while the catalogue lacks one of its cards."""
    return read_list(text_of(deck_id))
