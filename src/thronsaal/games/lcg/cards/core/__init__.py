"""The core set: 200 faces, 220 cards."""

from __future__ import annotations

from thronsaal.games.lcg.cards.core import lannister, neutral, plots, stark

CARDS = (*stark.CARDS, *lannister.CARDS, *neutral.CARDS, *plots.CARDS)
