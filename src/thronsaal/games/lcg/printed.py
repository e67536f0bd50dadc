"""Cards as they are printed, in the order of the printed face. Never changed once declared."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from thronsaal.core.words import Word
from thronsaal.games.lcg.material import GREAT_HOUSES, Against, Crest, House, Icon, Keyword

if TYPE_CHECKING:
    from thronsaal.core.engine.select import Selector
    from thronsaal.games.lcg.abilities import Ability


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """What all cards may have on them. `de` is the printed German name where it is known."""

    type: ClassVar[str]

    code: str
    name: str
    de: str = ""
    house: tuple[House, ...] = ()
    """Empty: neutral."""
    only: House | tuple[House, ...] | None = None
    """"House X only"; or one of several."""
    unique: bool = False
    cost: int = 0
    costless: bool = False
    """A dash where others have a cost: it has none and cannot be played from hand."""
    shadow: tuple[int, ...] = ()
    """What it costs to come out of shadows: the number behind the s (with the shadow crest), or each Shadow (X)."""
    traits: tuple[str, ...] = ()
    crests: tuple[Crest, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    immune: tuple[Against, ...] = ()
    income: int = 0
    influence: int = 0
    initiative: int = 0
    text: tuple[Ability, ...] = ()
    copies: int = 3
    """How many a deck may hold."""
    provenance: str = "printed"

    @property
    def slug(self) -> str:
        """The English name as records write it; see `catalogue` for cards of the same name."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.lower().replace("'", "")).strip("-")

    @property
    def title(self) -> Word:
        """The name, to be said: German where it is known, else English."""
        return Word("title", {"de": self.de or self.name, "en": self.name})

    @property
    def quoted(self) -> Word:
        """The name within a sentence: German titles do not decline, so they are put in quotes."""
        is_name = self.type == "house" or self.de in ("", self.name)
        return self.title if is_name else Word("title-quoted", {"de": self.de.strip('"'), "en": self.name})

    @property
    def only_for(self) -> tuple[House, ...]:
        """The houses that it is for; empty: for all."""
        if self.only is None:
            return ()
        return self.only if isinstance(self.only, tuple) else (self.only,)

    @property
    def is_lent(self) -> bool:
        """It is for a house only that nobody plays: then any deck may hold it, as a card of another house."""
        return bool(self.only_for) and not any(house in GREAT_HOUSES for house in self.only_for)

    def is_for(self, house: House) -> bool:
        """Whether a deck of this house may hold it, as far as it says so itself."""
        return not self.only_for or house in self.only_for or self.is_lent

    @property
    def is_neutral(self) -> bool:
        """Belongs to no house."""
        return not self.house


@dataclass(frozen=True, slots=True, kw_only=True)
class Character(Card):
    """A character: it can be recognised by its strength."""

    type = "character"
    strength: int
    icons: tuple[Icon, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Location(Card):
    """A location."""

    type = "location"
    on_house: bool = False
    """May be played as an attachment on one's own house card instead."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment(Card):
    """An attachment; `on` says what it may be attached to."""

    type = "attachment"
    on: Selector
    one_each: bool = False
    """Only one copy on a card."""
    moves_to: Selector | None = None
    """What its own text may move it to besides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event(Card):
    """An event: always neutral, whatever house it names."""

    type = "event"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plot(Card):
    """A plot."""

    type = "plot"
    gold: int
    claim: int
    copies: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseCard(Card):
    """A house card: in play, never removed."""

    type = "house"


@dataclass(frozen=True, slots=True)
class Needed:
    """What a deck must hold: at least so many different cards of a type with a trait."""

    type: str
    trait: str
    least: int

    def wants(self, card: Card) -> bool:
        """Whether a card is one of these."""
        return card.type == self.type and self.trait in card.traits


@dataclass(frozen=True, slots=True, kw_only=True)
class Agenda(Card):
    """An agenda: chosen with the house, valid all game, not in play."""

    type = "agenda"
    needs: Needed | None = None


TYPES = ("character", "location", "attachment", "event", "plot", "house", "agenda")
