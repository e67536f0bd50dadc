"""How a table is set: which decks its options mean.

core                            the decks of the box, as many as there are seats
random                          decks that come with the game, no two alike, drawn by the seed
choose                          chosen at the table, in turn, of those that come with the game
stark-martell                   decks that come with the game, by seat
stark|house=martell;plots=...   by seat, each a deck that comes with the game or one written out (see `decks.option`)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thronsaal.core.chance import Chance
from thronsaal.core.engine.phrase import joined
from thronsaal.core.game import BadOption
from thronsaal.core.shelf import BadDeck
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg.deal import Deal, numbered
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.draft import bad, deck_texts
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.option import deck_from_option
from thronsaal.games.lcg.decks.shipped import SHIPPED, shipped
from thronsaal.games.lcg.material import House

VARIANTS: Final = ("melee", "teams", "littlefinger")
CORE, RANDOM, CHOOSE = "core", "random", "choose"
LISTS: Final = ("brought", "open", "closed")
"""Who may read the deck lists: all but those of tables to which somebody brought a deck; everybody; nobody."""
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
        values: dict[str, Value] = {"seats": seats, "example": "-".join(BOX[:seats]), "given": text[:80]}
        raise BadOption(Word("deck-option-count", values), deck_texts())
    try:
        return tuple(_playable(deck_from_option(name)) for name in names)
    except BadDeck as error:
        raise BadOption(Word("deck-option-bad", {"why": joined(error.wrong, "deck-both")}), deck_texts()) from error


def deal_from_options(options: Mapping[str, str], seats: int, seed: int) -> Deal:
    """The cards of a match as a table's options want them; none yet where decks are chosen. Raises BadOption."""
    if options["decks"] == CHOOSE:
        return unchosen(seats, has_open_lists(options))
    return dealt(decks_from_option(options["decks"], seats, seed), has_open_lists(options), seed)


def has_open_lists(options: Mapping[str, str]) -> bool:
    """Whether all may read the deck lists of a table with these options."""
    return options["lists"] == "open" or (options["lists"] == "brought" and "=" not in options["decks"])


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


def unchosen(seats: int, open_lists: bool) -> Deal:
    """No cards yet, since nobody has chosen a deck: the house cards mean nothing."""
    return Deal((Deck("", House.STARK, (), ()),) * seats, open_lists, () if open_lists else ((),) * seats)


def offered() -> tuple[int, ...]:
    """The decks that may be chosen, by their place among those that come with the game."""
    return tuple(at for at, name in enumerate(SHIPPED) if is_complete(name))


def chosen_deck(at: int) -> Deck:
    """The deck at this place among those that come with the game."""
    return shipped(tuple(SHIPPED)[at])


def dealt(decks: tuple[Deck, ...], open_lists: bool, seed: int) -> Deal:
    """The cards of a match; where lists are closed their numbers tell nothing."""
    if open_lists:
        return Deal(decks)
    chance = Chance(Chance(seed).seed())  # not the chance with which the decks are shuffled
    return Deal(decks, False, tuple(numbered(deck, chance) for deck in decks))
