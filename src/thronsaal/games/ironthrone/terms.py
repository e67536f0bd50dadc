"""Terms of the rulebook that rules and cards share: the moments of a turn, and how an encounter turns out."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Moment(Enum):
    """When an ability may be used; in the order of a turn."""

    BEFORE_TURN = "before-turn"
    BEFORE_OFFER = "before-offer"
    BEFORE_LAYING = "before-laying"
    AFTER_REVEAL = "after-reveal"
    BEFORE_RESOLUTION = "before-resolution"
    AFTER_RESOLUTION = "after-resolution"

    @property
    def phase(self) -> str:
        """The part of the turn it belongs to."""
        return {"before-turn": "start", "before-offer": "support"}.get(
            self.value, "resolution" if self.value.endswith("resolution") else "encounter"
        )


ANYTIME: Final = tuple(Moment)
ENCOUNTER: Final = ANYTIME[2:]
"""Characters take part from here on, so character cards can be played."""
UNDECIDED: Final = ENCOUNTER[:2]
REVEALED: Final = ENCOUNTER[1:]
DECIDED: Final = ENCOUNTER[2:]
UNRESOLVED: Final = ENCOUNTER[:3]


class Result(Enum):
    """How an encounter turned out when the cards lay open."""

    WAR = "war"
    TRUCE = "truce"
    BETRAYAL = "betrayal"
