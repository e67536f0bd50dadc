"""All cards, set by set."""

from __future__ import annotations

from collections.abc import Mapping

from thronsaal.games.lcg.cards import houses, proving
from thronsaal.games.lcg.cards.core import CARDS as CORE
from thronsaal.games.lcg.cards.kings_of_the_sea import CARDS as KINGS_OF_THE_SEA
from thronsaal.games.lcg.cards.princes_of_the_sun import CARDS as PRINCES_OF_THE_SUN
from thronsaal.games.lcg.printed import Card

SETS: Mapping[str, tuple[Card, ...]] = {
    "houses": houses.CARDS,
    "core": CORE,
    "kings-of-the-sea": KINGS_OF_THE_SEA,
    "princes-of-the-sun": PRINCES_OF_THE_SUN,
    "proving": proving.CARDS,
}
