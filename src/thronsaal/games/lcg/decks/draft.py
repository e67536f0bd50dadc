"""A deck while it is read from somewhere, and the limits that hold for every deck, whatever its format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from thronsaal.core.shelf import BadDeck
from thronsaal.core.text import LANGUAGES, Texts, Voice
from thronsaal.core.words import Word
from thronsaal.games.lcg.decks import Deck, size
from thronsaal.games.lcg.decks.lookup import shown
from thronsaal.games.lcg.material import GREAT_HOUSES, House
from thronsaal.games.lcg.moves import COPIES
from thronsaal.games.lcg.printed import Agenda, Card, HouseCard, Plot

MOST_COPIES: Final = COPIES
"""Moves can tell so many copies of a card apart."""
MOST_LINES: Final = 120
"""So many different cards a draw deck may have."""
MOST_CARDS: Final = 250
MOST_PLOTS: Final = 20
LONGEST_NAME: Final = 40
MOST_WRONG: Final = 20
"""After so many mistakes nobody reads on, and neither do we."""
HOUSES: Final = {
    spelling: house
    for house in GREAT_HOUSES
    for spelling in (house.value, f"house {house.value}", f"haus {house.value}")
}


class Draft:
    """Cards found by what is written, and all that is wrong, each with its line where lines are counted."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.house: House | None = None
        self.agenda = ""
        self.cards: Counter[str] = Counter()
        self.plots: Counter[str] = Counter()
        self.wrong: list[Word] = []
        self.hint: Word | None = None
        """What may lie behind it if something is wrong."""

    def fault(self, what: Word, at: int = 0) -> None:
        """Something is wrong, in line `at` if that is not 0. Raises BadDeck when enough is."""
        self.wrong.append(Word("deck-at-line", {"line": at, "what": what}) if at else what)
        if len(self.wrong) >= MOST_WRONG:
            raise bad([*self._hints(), *self.wrong, Word("deck-and-more")])

    def _hints(self) -> list[Word]:
        return [self.hint] if self.hint else []

    def add(self, count: str, card: Card | Word, at: int = 0) -> None:
        """A card as it was found, or why it was not, and how many are written."""
        copies = int(count) if count.isascii() and count.isdecimal() and len(count) < 10 else 0
        if isinstance(card, Word):
            self.fault(card, at)
        elif not 1 <= copies <= MOST_COPIES:
            self.fault(Word("deck-bad-count", {"count": shown(count), "most": MOST_COPIES}), at)
        else:
            self._put(card, copies, at)

    def _put(self, card: Card, copies: int, at: int) -> None:
        """A card goes where its type belongs."""
        if isinstance(card, HouseCard):
            self.choose(card.house[0], at)
        elif isinstance(card, Agenda):
            if copies > 1 or self.agenda not in ("", card.code):
                self.fault(Word("deck-two-agendas"), at)
            self.agenda = card.code
        else:
            pile = self.plots if isinstance(card, Plot) else self.cards
            pile[card.code] += copies

    def choose(self, house: House, at: int = 0) -> None:
        """The house of the deck."""
        if self.house not in (None, house):
            self.fault(Word("deck-two-houses"), at)
        self.house = house

    def read_house(self, written: str, at: int = 0) -> None:
        """The house of the deck as somebody writes it."""
        house = HOUSES.get(" ".join(written[:100].casefold().split()))
        if house is None:
            names = ", ".join(name_of(each) for each in GREAT_HOUSES)
            self.fault(Word("deck-no-such-house", {"written": shown(written), "houses": names}), at)
        else:
            self.choose(house, at)

    def deck(self) -> Deck:
        """The deck. Raises BadDeck with all that is wrong."""
        if self.house is None and not self.wrong:
            self.fault(Word("deck-no-house"))
        if self.wrong or self.house is None:
            raise bad([*self._hints(), *self.wrong])
        deck = Deck(self.name, self.house, tuple(self.cards.items()), tuple(self.plots.items()), self.agenda)
        hold(deck)
        return deck


def hold(deck: Deck) -> None:
    """Hold a deck to what any table can take and any reader can read again. Raises BadDeck."""
    wrong = [Word("deck-no-code", {"written": shown(code)}) for code in deck.unknown]
    if deck.name != " ".join(deck.name.split()) or not deck.name.isprintable() or len(deck.name) > LONGEST_NAME:
        wrong.append(Word("deck-bad-name", {"name": shown(deck.name), "most": LONGEST_NAME}))
    for code, copies in deck.cards + deck.plots:
        if copies > MOST_COPIES:
            wrong.append(Word("deck-bad-copies", {"code": shown(code), "count": copies, "most": MOST_COPIES}))
    for lines, most in ((deck.cards, MOST_CARDS), (deck.plots, MOST_PLOTS)):
        if size(lines) > most or len(lines) > MOST_LINES:
            wrong.append(Word("deck-too-long", {"cards": size(lines), "most": most, "lines": MOST_LINES}))
    if wrong:
        raise bad(wrong[:MOST_WRONG])


def name_of(house: House) -> str:
    """How a house is written in lists: the same in every language."""
    return house.value.title()


def bad(wrong: Sequence[Word]) -> BadDeck:
    """A deck that is refused for these reasons."""
    return BadDeck(wrong, " ".join(_english().say(word) for word in wrong))


@cache
def deck_texts() -> Texts:
    """What is said about decks, which is part of the game's texts."""
    folder = files("thronsaal.games.lcg") / "texts"
    return Texts({language: (folder / f"decks.{language}.ftl").read_text("utf-8") for language in LANGUAGES})


@cache
def _english() -> Voice:
    return Voice("en", deck_texts())
