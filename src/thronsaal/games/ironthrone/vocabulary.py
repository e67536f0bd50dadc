"""The words cards are made of: moment, condition, cost, effect. Frozen data; `effects.py` makes them happen.

Each word has a name for TOML files and texts (`draw 2`, `remove 2 opposing-supporters`), so a card is read from a
file, run and said in German and English from one and the same declaration.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from typing import ClassVar, Final, get_type_hints

from thronsaal.core.words import Value, Word


class Moment(Enum):
    """When an ability may be used; in the order of a turn."""

    BEFORE_TURN = "before-turn"
    BEFORE_OFFER = "before-offer"
    BEFORE_LAYING = "before-laying"
    AFTER_REVEAL = "after-reveal"
    BEFORE_RESOLUTION = "before-resolution"
    AFTER_RESOLUTION = "after-resolution"


class When(Enum):
    """What must hold besides the moment. All of it is public, so asking a seat tells nobody anything."""

    ACTIVE = "active"
    CHALLENGER = "challenger"
    DEFENDER = "defender"
    SUPPORTING = "supporting"
    WAR = "war"
    TRUCE = "truce"
    BETRAYAL = "betrayal"
    WON = "won"
    LOST = "lost"
    LAID_TRUCE = "laid-truce"
    LAID_WAR = "laid-war"
    LAID_CHARACTER = "laid-character"
    INFLUENCE_THERE = "influence-there"
    HOLDS_HOSTAGE = "holds-hostage"
    OUTNUMBERED = "outnumbered"
    ALONE = "alone"
    BEHIND = "behind"
    RIVAL_AHEAD = "rival-ahead"


class Whom(Enum):
    """The seats an effect touches, seen from the seat that uses it."""

    YOU = "you"
    YOUR_SIDE = "your-side"
    OPPOSING_ACTIVE = "opposing-active"
    OPPOSING_SUPPORTERS = "opposing-supporters"
    OPPOSING_SIDE = "opposing-side"
    CHOSEN_OPPONENT = "chosen-opponent"
    CHOSEN_SUPPORTER = "chosen-supporter"
    CHOSEN_PLAYER = "chosen-player"


class Count(Enum):
    """What a strength grows with."""

    SUPPORTERS = "supporters"
    ENEMIES = "enemies"
    HOSTAGES = "hostages"
    INFLUENCE = "influence"
    DEAD = "dead"


class Result(Enum):
    """How an encounter turned out when the cards lay open."""

    WAR = "war"
    TRUCE = "truce"
    BETRAYAL = "betrayal"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A word of the vocabulary; `name` is how files and texts call it."""

    name: ClassVar[str]

    def __str__(self) -> str:
        return " ".join((self.name, *(_written(getattr(self, field.name)) for field in fields(self))))

    @property
    def word(self) -> Word:
        """The phrase, to be said in the reader's language."""
        values: dict[str, Value] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            values[field.name] = value if isinstance(value, int) else Word(f"{field.name}-{_written(value)}")
        return Word(f"effect-{self.name}", values)


def _written(value: int | Enum) -> str:
    return str(value.value) if isinstance(value, Enum) else str(value)


@dataclass(frozen=True, slots=True)
class PaySheet(Phrase):
    """Cost: power from your leader sheet goes out of the game."""

    name = "pay-sheet"
    n: int


@dataclass(frozen=True, slots=True)
class PayCards(Phrase):
    """Cost: discard cards from hand, of your choice."""

    name = "pay-cards"
    n: int


@dataclass(frozen=True, slots=True)
class PayFighter(Phrase):
    """Cost: power from your participating character returns to your sheet; it must survive."""

    name = "pay-fighter"
    n: int


@dataclass(frozen=True, slots=True)
class Draw(Phrase):
    """Draw cards."""

    name = "draw"
    n: int


@dataclass(frozen=True, slots=True)
class Discard(Phrase):
    """Discard cards of your choice, as many as you can."""

    name = "discard"
    n: int


@dataclass(frozen=True, slots=True)
class Distribute(Phrase):
    """Distribute up to so much power from your sheet."""

    name = "distribute"
    n: int


@dataclass(frozen=True, slots=True)
class Remove(Phrase):
    """Take power off the participating character of a seat; it goes to that seat's sheet."""

    name = "remove"
    n: int
    whom: Whom


@dataclass(frozen=True, slots=True)
class ReduceTo(Phrase):
    """Leave only so much power on the participating character of a seat."""

    name = "reduce-to"
    n: int
    whom: Whom


@dataclass(frozen=True, slots=True)
class Seize(Phrase):
    """Move power from a seat's sheet to your sheet."""

    name = "seize"
    n: int
    whom: Whom


@dataclass(frozen=True, slots=True)
class Strengthen(Phrase):
    """Your side counts more in this encounter."""

    name = "strengthen"
    n: int


@dataclass(frozen=True, slots=True)
class StrengthenPer(Phrase):
    """Your side counts more for each thing counted."""

    name = "strengthen-per"
    n: int
    count: Count


@dataclass(frozen=True, slots=True)
class Become(Phrase):
    """Carry out another result instead."""

    name = "become"
    result: Result


@dataclass(frozen=True, slots=True)
class OpenLaying(Phrase):
    """The opposing active seat lays its card face up before you lay yours."""

    name = "open-laying"


@dataclass(frozen=True, slots=True)
class Press(Phrase):
    """Choose a character of the seat about to offer: it supports you."""

    name = "press"


@dataclass(frozen=True, slots=True)
class Bar(Phrase):
    """The seat about to offer may not offer support."""

    name = "bar"


@dataclass(frozen=True, slots=True)
class RaiseCard(Phrase):
    """An active seat that revealed a war card replaces it by a higher one it holds."""

    name = "raise-card"


@dataclass(frozen=True, slots=True)
class SwapCard(Phrase):
    """Take your revealed card back to hand and lay another face up."""

    name = "swap-card"


@dataclass(frozen=True, slots=True)
class KeepCard(Phrase):
    """Take the card you revealed back to hand."""

    name = "keep-card"


@dataclass(frozen=True, slots=True)
class Reshuffle(Phrase):
    """Shuffle your discard pile into your deck."""

    name = "reshuffle"


@dataclass(frozen=True, slots=True)
class Recover(Phrase):
    """Take cards of your choice from your discard pile to hand."""

    name = "recover"
    n: int


@dataclass(frozen=True, slots=True)
class TakeHostage(Phrase):
    """Take a hostage from a seat."""

    name = "take-hostage"
    whom: Whom


@dataclass(frozen=True, slots=True)
class Rescue(Phrase):
    """Take one of your own cards back to hand from a seat that holds it hostage."""

    name = "rescue"


@dataclass(frozen=True, slots=True)
class Withdraw(Phrase):
    """A supporter leaves the encounter."""

    name = "withdraw"
    whom: Whom


@dataclass(frozen=True, slots=True)
class Spare(Phrase):
    """A seat suffers no penalty in this encounter, and no hostage is taken from it."""

    name = "spare"
    whom: Whom


@dataclass(frozen=True, slots=True)
class Deny(Phrase):
    """A seat gets no reward in this encounter, and takes no hostage."""

    name = "deny"
    whom: Whom


@dataclass(frozen=True, slots=True)
class Spread(Phrase):
    """Spread one influence on a seat."""

    name = "spread"
    whom: Whom


@dataclass(frozen=True, slots=True)
class Look(Phrase):
    """Look at a seat's hand."""

    name = "look"
    whom: Whom


@dataclass(frozen=True, slots=True)
class Scatter(Phrase):
    """A seat discards cards from hand by chance."""

    name = "scatter"
    n: int
    whom: Whom


COSTS: Final[tuple[type[Phrase], ...]] = (PaySheet, PayCards, PayFighter)
EFFECTS: Final[tuple[type[Phrase], ...]] = (
    *(Draw, Discard, Distribute, Remove, ReduceTo, Seize, Strengthen, StrengthenPer, Become, OpenLaying, Press, Bar),
    *(RaiseCard, SwapCard, KeepCard, Reshuffle, Recover, TakeHostage, Rescue, Withdraw, Spare, Deny, Spread, Look),
    Scatter,
)
_BY_NAME: Final = {phrase.name: phrase for phrase in (*COSTS, *EFFECTS)}
_HINTS: Final = {phrase: get_type_hints(phrase) for phrase in _BY_NAME.values()}
LARGEST: Final = 20
"""No number on a card is greater."""


class BadPhrase(ValueError):
    """A text that is no word of the vocabulary; the message says what would be."""


def parse(text: str, among: tuple[type[Phrase], ...]) -> Phrase:
    """The phrase of a text such as `remove 2 opposing-supporters`. Raises BadPhrase."""
    name, *arguments = text.split() or [""]
    phrase = _BY_NAME.get(name)
    if phrase is None or phrase not in among:
        raise BadPhrase(f"{name!r} is not among {', '.join(sorted(each.name for each in among))}")
    wanted = fields(phrase)
    if len(arguments) != len(wanted):
        form = " ".join((name, *(field.name.upper() for field in wanted)))
        raise BadPhrase(f"{text!r} should read {form!r}")
    values = {
        field.name: _argument(_HINTS[phrase][field.name], argument)
        for field, argument in zip(wanted, arguments, strict=True)
    }
    return phrase(**values)


def _argument(kind: type[int] | type[Enum], text: str) -> int | Enum:
    if issubclass(kind, Enum):
        return one_of(kind, text)
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= LARGEST:
        raise BadPhrase(f"a number from 1 to {LARGEST} was expected, not {text!r}")
    return int(text)


def one_of(kind: type[Enum], text: str) -> Enum:
    """The member of this name. Raises BadPhrase."""
    for each in kind:
        if each.value == text:
            return each
    raise BadPhrase(f"{text!r} is not among {', '.join(str(each.value) for each in kind)}")


@dataclass(frozen=True, slots=True)
class Ability:
    """What a leader can do or a character card does."""

    moment: Moment
    do: tuple[Phrase, ...]
    when: tuple[When, ...] = ()
    cost: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader sheet."""

    character: str
    title: tuple[str, str]
    """German and English."""
    ability: Ability
    provenance: str = "own"


@dataclass(frozen=True, slots=True)
class Card:
    """A character card; each character has two."""

    character: str
    title: tuple[str, str]
    ability: Ability
    provenance: str = "own"
