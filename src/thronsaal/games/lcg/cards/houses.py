"""The house cards."""

from __future__ import annotations

from thronsaal.games.lcg.material import GREAT_HOUSES
from thronsaal.games.lcg.printed import HouseCard

CARDS = tuple(
    HouseCard(
        code=f"HOUSE-{house.name}",
        name=f"House {house.value.title()}",
        de=f"Haus {house.value.title()}",
        house=(house,),
    )
    for house in GREAT_HOUSES
)
