"""The pieces of the living card game as names and numbers (printed): houses, types, icons, keywords, phases, titles."""

from __future__ import annotations

from enum import Enum
from typing import Final

NONE: Final = -1

HOUSES: Final = ("stark", "lannister", "baratheon", "targaryen", "greyjoy", "martell")


class House(Enum):
    """One of the six great houses, or one that only lends its cards to them."""

    __hash__ = object.__hash__

    STARK = "stark"
    LANNISTER = "lannister"
    BARATHEON = "baratheon"
    TARGARYEN = "targaryen"
    GREYJOY = "greyjoy"
    MARTELL = "martell"
    TYRELL = "tyrell"
    NIGHTS_WATCH = "nights-watch"


GREAT_HOUSES: Final = tuple(House(name) for name in HOUSES)
"""Those that are played; the others have no house card."""


class Icon(Enum):
    """A challenge icon, and the challenge of that type."""

    __hash__ = object.__hash__

    MILITARY = "military"
    INTRIGUE = "intrigue"
    POWER = "power"

    @property
    def number(self) -> int:
        """0, 1 or 2."""
        return ICONS.index(self)


ICONS: Final = tuple(Icon)
MILITARY, INTRIGUE, POWER = range(3)


class Crest(Enum):
    """A crest."""

    __hash__ = object.__hash__

    NOBLE = "noble"
    WAR = "war"
    LEARNED = "learned"
    HOLY = "holy"
    SHADOW = "shadow"


class Keyword(Enum):
    """A keyword with a rule of its own."""

    __hash__ = object.__hash__

    SETUP = "setup"
    STEALTH = "stealth"
    NO_ATTACHMENTS = "no-attachments"
    WEAPONS_ONLY = "weapons-only"
    """No attachments except Weapon."""
    NO_CONDITIONS = "no-conditions"
    """No Condition attachments."""
    LIMITED = "limited"
    RENOWN = "renown"
    DEATHBOUND = "deathbound"
    DEADLY = "deadly"
    INFAMY = "infamy"
    INTIMIDATE = "intimidate"
    AMBUSH = "ambush"
    VENGEFUL = "vengeful"
    STALWART = "stalwart"
    VIGILANT = "vigilant"
    MELEE = "melee"
    JOUST = "joust"
    INSIGHT = "insight"
    DAUNT = "daunt"
    """What the second edition calls intimidate."""


BARRING: Final = frozenset((Keyword.NO_ATTACHMENTS, Keyword.WEAPONS_ONLY, Keyword.NO_CONDITIONS))
"""Keywords of cards that may not bear every attachment."""


class Against(Enum):
    """What a card may be immune to: whose effects of which cards."""

    __hash__ = object.__hash__

    CHARACTERS = "characters"
    OPPOSING_CHARACTERS = "opposing-characters"
    EVENTS = "events"
    OPPOSING_EVENTS = "opposing-events"
    TRIGGERED = "triggered"


class Phase(Enum):
    """One of the seven phases of a round, in their order."""

    __hash__ = object.__hash__

    PLOT = "plot"
    DRAW = "draw"
    MARSHALLING = "marshalling"
    CHALLENGES = "challenges"
    DOMINANCE = "dominance"
    STANDING = "standing"
    TAXATION = "taxation"


PHASES: Final = tuple(Phase)
MARSHALLING: Final = PHASES.index(Phase.MARSHALLING)
NO_PHASE: Final = "end"
"""What the time between two rounds is called."""


def phase_name(number: int) -> str:
    """A phase by its number as texts name it."""
    return PHASES[number].value if number >= 0 else NO_PHASE


class Title(Enum):
    """One of the six titles of the small council."""

    __hash__ = object.__hash__

    REGENT = "crown-regent"
    COMMANDER = "lord-commander"
    HAND = "hand-of-the-king"
    WHISPERS = "master-of-whispers"
    LAWS = "master-of-laws"
    COIN = "master-of-coin"


TITLES: Final = tuple(Title)
SUPPORTS: Final = {
    Title.LAWS: Title.HAND,
    Title.HAND: Title.WHISPERS,
    Title.WHISPERS: Title.COIN,
    Title.COIN: Title.LAWS,
}
OPPOSES: Final = {
    Title.HAND: (Title.COIN,),
    Title.COIN: (Title.HAND,),
    Title.LAWS: (Title.WHISPERS,),
    Title.WHISPERS: (Title.LAWS, Title.REGENT),
}
BONUS: Final = {Title.REGENT: POWER, Title.COMMANDER: MILITARY, Title.WHISPERS: INTRIGUE}
"""The challenges in which a title is worth 3 strength to its holder."""
TITLE_BONUS: Final = 3

HAND_SIZE: Final = 7
SETUP_GOLD: Final = 5
GOLD_PENALTY: Final = 2
DRAW: Final = 2
DRAW_CAP: Final = 3
"""Cards that effects may let a seat draw in a round beyond the regular ones."""
VICTORY: Final = 15
TEAM_VICTORY: Final = 30
PLOTS: Final = 7
INTO_SHADOWS: Final = 2
"""What it costs to lay a card into shadows, whatever card it is."""
OFF, FIRST, SECOND = "off", "first", "second"
EDITIONS: Final = (OFF, FIRST, SECOND)
"""By which rules there are shadows at a table: none, those of the rulebook, those of the insert."""
SHADOW_MOST: Final = 60
"""Nobody pays more for an X."""
SHADOW_X: Final = -1
"""A shadow cost of X: as much as one likes to pay."""


class Zone(Enum):
    """Where a card may lie."""

    __hash__ = object.__hash__

    PLAY = "play"
    HAND = "hand"
    DECK = "deck"
    DISCARD = "discard"
    DEAD = "dead"
    PLOTS = "plots"
    """In the plot deck."""
    REVEALED = "revealed"
    USED = "used"
    DUPLICATE = "duplicate"
    SHADOWS = "shadows"
    """Face down, out of play and not in hand, each card in a place of its own."""
    ASIDE = "aside"
    """An event while it is carried out; a card laid face down before the game begins."""
    BOTTOM = "bottom"
    """A destination only: under the deck."""


class How(Enum):
    """How a card leaves play."""

    __hash__ = object.__hash__

    KILLED = "killed"
    DISCARDED = "discarded"
    RETURNED = "returned"
    """To hand."""
    TOPPED = "topped"
    """On top of the deck."""
    BOTTOMED = "bottomed"
    SHADED = "shaded"
    """Into shadows."""
    BURIED = "buried"
    """To the dead pile, without being killed."""


class Entry(Enum):
    """How a card comes into play."""

    __hash__ = object.__hash__

    PLAYED = "played"
    PUT = "put"
    SETUP = "setup"
