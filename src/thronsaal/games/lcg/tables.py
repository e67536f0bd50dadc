"""How a table is set: which decks its options mean.

core                            the decks of the box, as many as there are seats
random                          decks that come with the game, no two alike, drawn by the seed
stark-martell                   decks that come with the game, by seat
stark|house=martell;plots=...   by seat, each a deck that comes with the game or one written out (see `decks.option`)
"""

from __future__ import annotations

from typing import Final

from thronsaal.core.chance import Chance
from thronsaal.core.game import BadOption
from thronsaal.core.shelf import BadDeck
from thronsaal.games.lcg.deal import Deal, numbered
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.draft import bad
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.option import deck_from_option
from thronsaal.games.lcg.decks.shipped import SHIPPED, shipped

VARIANTS: Final = ("melee", "teams", "littlefinger")
CORE, RANDOM = "core", "random"
BOX: Final = ("stark", "lannister", "baratheon", "targaryen")


def decks_from_option(text: str, seats: int, seed: int) -> tuple[Deck, ...]:
    """The decks of a table, by seat. Raises BadOption."""
    if text == CORE:
        names = list(BOX[:seats])
    elif text == RANDOM:
        names = [name for name in SHIPPED if is_complete(name)]
        Chance(seed).shuffle(names)
        names = names[:seats]
    else:
        names = text.split("|" if "|" in text or "=" in text else "-")
    if len(names) != seats:
        raise BadOption(
            f"option decks of lcg is {CORE}, {RANDOM}, or a deck for each of {seats} seats such as "
            f"{'-'.join(BOX[:seats])}, not {text[:80]!r}"
        )
    try:
        return tuple(_playable(deck_from_option(name)) for name in names)
    except BadDeck as error:
        raise BadOption(f"option decks of lcg: {error}") from error


def is_complete(name: str) -> bool:
    """Whether the catalogue has all cards of a deck that comes with the game."""
    try:
        shipped(name)
    except BadDeck:
        return False
    return True


def _playable(deck: Deck) -> Deck:
    """A deck that may be played in one format or another. Raises BadDeck."""
    found = [faults(deck, form) for form in FORMATS.values()]
    if all(found):
        raise bad(min(found, key=len))
    return deck


def dealt(decks: tuple[Deck, ...], open_lists: bool, seed: int) -> Deal:
    """The cards of a match; where lists are closed their numbers tell nothing."""
    if open_lists:
        return Deal(decks)
    chance = Chance(Chance(seed).seed())  # not the chance with which the decks are shuffled
    return Deal(decks, False, tuple(numbered(deck, chance) for deck in decks))
