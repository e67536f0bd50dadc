"""All cards, set by set."""

from __future__ import annotations

from collections.abc import Mapping

from thronsaal.games.lcg.cards import houses, proving, proving_shadows
from thronsaal.games.lcg.cards.blackwater import CARDS as BLACKWATER
from thronsaal.games.lcg.cards.core import CARDS as CORE
from thronsaal.games.lcg.cards.from_the_shadows import CARDS as FROM_THE_SHADOWS
from thronsaal.games.lcg.cards.kings_landing import CARDS as KINGS_LANDING
from thronsaal.games.lcg.cards.kings_of_the_sea import CARDS as KINGS_OF_THE_SEA
from thronsaal.games.lcg.cards.princes_of_the_sun import CARDS as PRINCES_OF_THE_SUN
from thronsaal.games.lcg.printed import Card

NEEDS: Mapping[str, str] = {"blackwater": "second", "kings-landing": "first", "from-the-shadows": "first"}
"""Sets whose cards are played only at tables with shadows: by which rules, `first` or `second`."""
SETS: Mapping[str, tuple[Card, ...]] = {
    "houses": houses.CARDS,
    "core": CORE,
    "kings-of-the-sea": KINGS_OF_THE_SEA,
    "princes-of-the-sun": PRINCES_OF_THE_SUN,
    "proving": (*proving.CARDS, *proving_shadows.CARDS),
    "blackwater": BLACKWATER,
    "kings-landing": KINGS_LANDING,
    "from-the-shadows": FROM_THE_SHADOWS,
}
