"""The core set: 200 faces, 220 cards."""

from __future__ import annotations

from thronsaal.games.lcg.cards.core import baratheon, events, lannister, neutral, plots, stark, targaryen

CARDS = (
    *(*stark.CARDS, *lannister.CARDS, *baratheon.CARDS, *targaryen.CARDS),
    *(*neutral.CARDS, *events.CARDS, *plots.CARDS),
)
