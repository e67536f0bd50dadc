"""The Blackwater: cards of the second edition that have or speak of shadows."""

from __future__ import annotations

from thronsaal.games.lcg.cards.blackwater import (
    baratheon,
    greyjoy,
    lannister,
    martell,
    neutral,
    plots,
    stark,
    targaryen,
    tyrell,
    watch,
)

_HOUSES = (stark, lannister, baratheon, targaryen, greyjoy, martell, tyrell, watch, neutral, plots)
CARDS = tuple(card for house in _HOUSES for card in house.CARDS)
