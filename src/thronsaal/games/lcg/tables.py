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
from thronsaal.games.lcg.cards import NEEDS
from thronsaal.games.lcg.catalogue import CATALOGUE, SET_OF, is_at
from thronsaal.games.lcg.deal import Deal, numbered
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.draft import bad, deck_texts
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.option import deck_from_option
from thronsaal.games.lcg.decks.shipped import SHIPPED, shipped
from thronsaal.games.lcg.material import FIRST, HOUSES, OFF, SECOND, House

VARIANTS: Final = ("melee", "teams", "littlefinger")
CORE, RANDOM, CHOOSE = "core", "random", "choose"
LISTS: Final = ("brought", "open", "closed")
"""Who may read the deck lists: all but those of tables to which somebody brought a deck; everybody; nobody."""
BOX: Final = ("stark", "lannister", "baratheon", "targaryen")
SHADED: Final = {FIRST: ".shadows", SECOND: ".blackwater"}
"""How ready decks for tables with shadows are called, behind their house, by the rules there."""


def decks_from_option(text: str, seats: int, seed: int, edition: str = OFF) -> tuple[Deck, ...]:
    """The decks of a table, by seat. Raises BadOption."""
    if text == CORE:
        names = [name + SHADED.get(edition, "") for name in BOX[:seats]]
    elif text == RANDOM:
        names = [name for name in SHIPPED if is_ready(name, edition)]
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
    edition = options.get("shadows", OFF)
    if options["decks"] == CHOOSE:
        return unchosen(seats, has_open_lists(options), edition)
    decks = admitted(decks_from_option(options["decks"], seats, seed, edition), edition)
    return dealt(decks, has_open_lists(options), seed, edition)


def admitted(decks: tuple[Deck, ...], edition: str) -> tuple[Deck, ...]:
    """These decks, if their cards may be played by these rules of shadows. Raises BadOption."""
    for deck in decks:
        for card in (CATALOGUE[code] for code in deck.codes):
            if not is_at(card, edition):
                needs: dict[str, Value] = {"card": card.title, "needs": NEEDS[SET_OF[card.code]]}
                raise BadOption(Word("deck-needs-shadows", needs), deck_texts())
    return decks


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


def is_ready(name: str, edition: str) -> bool:
    """Whether a deck that comes with the game is meant for tables with these rules of shadows."""
    _, dot, behind = name.partition(".")
    return is_complete(name) and dot + behind == SHADED.get(edition, "")


def _playable(deck: Deck) -> Deck:
    """A deck that may be played in one format or another. Raises BadDeck."""
    found = [faults(deck, form) for form in FORMATS.values()]
    if all(found):
        raise bad(min(found, key=len))
    return deck


def unchosen(seats: int, open_lists: bool, edition: str = OFF) -> Deal:
    """No cards yet, since nobody has chosen a deck: the house cards mean nothing."""
    return Deal((Deck("", House.STARK, (), ()),) * seats, open_lists, () if open_lists else ((),) * seats, edition)


def offered() -> tuple[int, ...]:
    """The houses whose decks may be chosen, by their place."""
    return tuple(at for at, name in enumerate(HOUSES) if is_complete(name))


def chosen_deck(at: int, edition: str = OFF) -> Deck:
    """The deck of the house at this place; at tables with shadows the one that has some, if there is one."""
    shaded = HOUSES[at] + SHADED.get(edition, "")
    return shipped(shaded if shaded in SHIPPED else HOUSES[at])


def dealt(decks: tuple[Deck, ...], open_lists: bool, seed: int, edition: str = OFF) -> Deal:
    """The cards of a match; where lists are closed their numbers tell nothing."""
    if open_lists:
        return Deal(decks, edition=edition)
    chance = Chance(Chance(seed).seed())  # not the chance with which the decks are shuffled
    return Deal(decks, False, tuple(numbered(deck, chance) for deck in decks), edition)
