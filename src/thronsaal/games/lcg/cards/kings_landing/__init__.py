"""The cycle of King's Landing: cards for the shadows of the first edition, and those that speak of them."""

from __future__ import annotations

from thronsaal.games.lcg.cards.kings_landing import (
    baratheon,
    events,
    greyjoy,
    lannister,
    martell,
    neutral,
    stark,
    targaryen,
)

CARDS = (
    *stark.CARDS,
    *lannister.CARDS,
    *baratheon.CARDS,
    *greyjoy.CARDS,
    *targaryen.CARDS,
    *martell.CARDS,
    *neutral.CARDS,
    *events.CARDS,
)
