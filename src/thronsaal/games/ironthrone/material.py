"""The pieces of Iron Throne as numbers (printed): houses, characters, house cards, events.

Characters are 0 to 24, five to a house. House cards are 0 to 124, twenty-five to a house: four truces, then two cards
for each of the five characters, then the war cards. A character stands for its leader sheet as well.
"""

from __future__ import annotations

from typing import Final

HOUSES: Final = ("stark", "lannister", "baratheon", "targaryen", "tyrell")
CHARACTERS: Final = (
    *("eddard", "catelyn", "robb", "arya", "bran"),
    *("tywin", "cersei", "jaime", "tyrion", "joffrey"),
    *("robert", "stannis", "renly", "davos", "melisandre"),
    *("daenerys", "viserys", "drogo", "jorah", "missandei"),
    *("olenna", "mace", "margaery", "loras", "garlan"),
)
KNOWN_CHARACTERS: Final = frozenset(
    ("eddard", "catelyn", "robb", "arya", "bran", "cersei", "tyrion", "tywin", "drogo", "olenna", "margaery")
)
"""Characters that sources place in their house; the others are our choice."""

PER_HOUSE: Final = 5
TRUCES: Final = 4
WAR_VALUES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20)
DECK: Final = TRUCES + 2 * PER_HOUSE + len(WAR_VALUES)
CARDS: Final = DECK * len(HOUSES)
HAND: Final = 5
MARKERS: Final = 5
"""Influence markers of a house; whoever has spread all of them wins."""
START_POWER: Final = 4
"""On each character and on the leader sheet."""

NONE: Final = -1
TRUCE, CHARACTER, WAR = range(3)
TYPE_NAMES: Final = ("truce", "character", "war")

INFLUENTIAL, WEALTHY, FEARED = 5, 6, 7
"""Events 0 to 4 name the house of that number."""
EVENTS: Final = (*HOUSES, "influential", "wealthy", "feared")
HOUSE_EVENT_COPIES: Final = 3


def _type(card: int) -> int:
    at = card % DECK
    return TRUCE if at < TRUCES else CHARACTER if at < TRUCES + 2 * PER_HOUSE else WAR


def _character(card: int) -> int:
    return card // DECK * PER_HOUSE + (card % DECK - TRUCES) // 2 if _type(card) == CHARACTER else NONE


HOUSE_OF: Final = tuple(card // DECK for card in range(CARDS))
TYPE: Final = tuple(_type(card) for card in range(CARDS))
CHARACTER_OF: Final = tuple(_character(card) for card in range(CARDS))
VALUE: Final = tuple(WAR_VALUES[card % DECK - 14] if _type(card) == WAR else 0 for card in range(CARDS))
"""The number on a war card; a character card laid in an encounter is a war card of 0."""
KIND: Final = tuple(card - card % DECK if _type(card) == TRUCE else card for card in range(CARDS))
"""The card a move names: the four truces of a house are alike, the first stands for all."""


def house_of(character: int) -> int:
    """The house a character belongs to."""
    return character // PER_HOUSE


def characters_of(house: int) -> range:
    """The five characters of a house."""
    return range(house * PER_HOUSE, house * PER_HOUSE + PER_HOUSE)


def cards_of(house: int) -> range:
    """The 25 cards of a house."""
    return range(house * DECK, house * DECK + DECK)


def cards_for(character: int) -> tuple[int, int]:
    """The two house cards of a character."""
    first = house_of(character) * DECK + TRUCES + 2 * (character % PER_HOUSE)
    return first, first + 1


def copy_of(card: int) -> int:
    """Which of the two cards of its character: 1 or 2."""
    return (card % DECK - TRUCES) % 2 + 1


def card_name(card: int) -> str:
    """The card as records write it: `stark-truce`, `stark-12`, `robb-1`."""
    if TYPE[card] == CHARACTER:
        return f"{CHARACTERS[CHARACTER_OF[card]]}-{copy_of(card)}"
    return f"{HOUSES[HOUSE_OF[card]]}-{'truce' if TYPE[card] == TRUCE else VALUE[card]}"
