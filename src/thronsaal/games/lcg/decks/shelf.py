"""What the game offers to whoever looks up cards and builds decks: see `core.shelf`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath

from thronsaal.core.shelf import Entry, Shelf, Written
from thronsaal.core.words import Word
from thronsaal.games.lcg.catalogue import CARDS, slug_of
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.draft import LONGEST_NAME
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.listing import read_list, write_list
from thronsaal.games.lcg.decks.octgn import read_o8d, without_id, write_o8d
from thronsaal.games.lcg.decks.option import option_of
from thronsaal.games.lcg.decks.summary import summary
from thronsaal.games.lcg.wording import card_line, card_lines

OCTGN = ".o8d"


class LcgShelf(Shelf[Deck]):
    """The catalogue and its decks."""

    formats = tuple(FORMATS)
    endings = (".deck", ".txt", OCTGN)

    def entries(self) -> Sequence[Entry]:
        return [
            Entry(
                card.code,
                card.title,
                (card_line(card), *card_lines(card)),
                (card.name, card.de, slug_of(card), card.code),
            )
            for card in CARDS
        ]

    def read(self, data: bytes, file: str) -> Deck:
        name = " ".join("".join(c for c in PurePath(file).stem if c.isprintable()).split())[:LONGEST_NAME].strip()
        is_xml = file.lower().endswith(OCTGN) or data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")
        return read_o8d(data, name) if is_xml else read_list(data, name)

    def write(self, deck: Deck, ending: str) -> Written:
        if ending != OCTGN:
            return Written(write_list(deck))
        lost = tuple(card.title for card in without_id(deck))
        return Written(write_o8d(deck), (Word("deck-without-id", {"cards": lost}),) if lost else ())

    def line(self, deck: Deck) -> str:
        return option_of(deck)

    def check(self, deck: Deck, form: str) -> Sequence[Word]:
        return faults(deck, FORMATS[form])

    def describe(self, deck: Deck) -> Sequence[tuple[Word, Sequence[Word]]]:
        return summary(deck)
