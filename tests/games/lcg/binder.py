"""Decks for tests, built from the cards that are declared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from thronsaal.core.shelf import BadDeck
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.core.words import Word
from thronsaal.games.lcg.catalogue import CARDS, CATALOGUE
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.draft import LONGEST_NAME, MOST_CARDS, MOST_COPIES, MOST_LINES, MOST_PLOTS, deck_texts
from thronsaal.games.lcg.decks.listing import PILES
from thronsaal.games.lcg.decks.octgn import ids
from thronsaal.games.lcg.material import GREAT_HOUSES, House

DRAWN = sorted(card.code for card in CARDS if card.type in PILES)
PLOTS = sorted(card.code for card in CARDS if card.type == "plot")
AGENDAS = sorted(card.code for card in CARDS if card.type == "agenda")
VOICES = {language: Voice(language, deck_texts()) for language in LANGUAGES}


def said(words: tuple[Word, ...], language: str = "en") -> str:
    """Sentences, as a reader gets them."""
    return "\n".join(VOICES[language].say(word) for word in words)


def both(words: tuple[Word, ...]) -> str:
    """English sentences, once they were heard in German too."""
    assert said(words, "de")
    return said(words)


def tried(read: Callable[[Any], Deck], written: object) -> tuple[Deck | None, str]:
    """The deck that is read, or why there is none."""
    try:
        return read(written), ""
    except BadDeck as error:
        return None, both(error.wrong)


def build(*, cards: int, plots: int = 7, house: House = House.STARK, name: str = "Test") -> Deck:
    """A deck of a size: one copy each of what any house may play, then second and third ones."""
    free = [code for code in DRAWN if CATALOGUE[code].is_for(house) and CATALOGUE[code].copies >= 3]
    free.sort(key=lambda code: code not in ids())
    counts = dict.fromkeys(free, 0)
    for number in range(cards):
        counts[free[number % len(free)]] += 1
    assert max(counts.values()) <= 3, "the catalogue has too few cards for such a deck"
    open_plots = sorted((code for code in PLOTS if CATALOGUE[code].is_for(house)), key=lambda code: code not in ids())
    lines = tuple((code, count) for code, count in counts.items() if count)
    return Deck(name, house, lines, tuple((code, 1) for code in open_plots[:plots]))


def lines(codes: list[str], most: int, different: int) -> st.SearchStrategy[tuple[tuple[str, int], ...]]:
    """A list of cards within the limits."""
    copies = st.dictionaries(st.sampled_from(codes), st.integers(1, MOST_COPIES), max_size=different)
    return copies.filter(lambda found: sum(found.values()) <= most).map(lambda found: tuple(found.items()))


NAMES = st.text(max_size=LONGEST_NAME).map(lambda text: " ".join("".join(c for c in text if c.isprintable()).split()))
DECKS = st.builds(
    Deck,
    NAMES,
    st.sampled_from(GREAT_HOUSES),
    lines(DRAWN, MOST_CARDS, MOST_LINES),
    lines(PLOTS, MOST_PLOTS, 7),
    st.sampled_from(["", *AGENDAS]),
)
