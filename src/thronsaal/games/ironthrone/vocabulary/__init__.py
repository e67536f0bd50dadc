"""The words cards are made of: moment, condition, cost, effect. Each is data, does itself and says itself.

Each word has a name for TOML files and texts (`draw 2`, `remove 2 opposing-supporters`), so a card is read from a
file, run and said in German and English from one and the same declaration.
"""

from __future__ import annotations

from typing import Final

from thronsaal.core.engine.phrase import Vocabulary
from thronsaal.games.ironthrone.vocabulary import effects, handling
from thronsaal.games.ironthrone.vocabulary.ability import Effect
from thronsaal.games.ironthrone.vocabulary.conditions import CONDITIONS
from thronsaal.games.ironthrone.vocabulary.costs import COSTS
from thronsaal.games.ironthrone.vocabulary.counts import COUNTS
from thronsaal.games.ironthrone.vocabulary.whom import WHOM

__all__ = ["CONDITIONS", "COSTS", "COUNTS", "EFFECTS", "PHRASES", "WHOM", "WORDS"]

EFFECTS: Final[tuple[type[Effect], ...]] = (*handling.EFFECTS, *effects.EFFECTS)
PHRASES: Final = (*EFFECTS, *COSTS, *CONDITIONS, *COUNTS, *WHOM)
"""Every word there is."""
WORDS: Final = Vocabulary(*PHRASES, largest=20)
