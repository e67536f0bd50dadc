"""What the game offers to whoever looks up cards and builds decks: see `core.shelf`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import PurePath

from thronsaal.core.shelf import Chart, Entry, Shelf, Written
from thronsaal.core.text import Voice
from thronsaal.core.words import Word
from thronsaal.games.lcg.catalogue import CARDS, CATALOGUE, slug_of
from thronsaal.games.lcg.decks import Deck, size
from thronsaal.games.lcg.decks.draft import LONGEST_NAME, hold
from thronsaal.games.lcg.decks.facets import FACETS, mark, marks_of, rules_of
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.listing import piles, read_list, write_list
from thronsaal.games.lcg.decks.octgn import read_o8d, without_id, write_o8d
from thronsaal.games.lcg.decks.option import deck_from_option, option_of
from thronsaal.games.lcg.decks.revising import amended
from thronsaal.games.lcg.decks.rulings import rulings
from thronsaal.games.lcg.decks.shipped import SHIPPED, shipped
from thronsaal.games.lcg.decks.summary import called, charts, summary
from thronsaal.games.lcg.material import GREAT_HOUSES, House
from thronsaal.games.lcg.page.faces import face_of
from thronsaal.games.lcg.wording import card_line, card_lines

OCTGN = ".o8d"


class LcgShelf(Shelf[Deck]):
    """The catalogue and its decks."""

    formats = tuple(FORMATS)
    endings = (".deck", ".txt", OCTGN)
    facets = FACETS

    def entries(self) -> Sequence[Entry]:
        return _entries()

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

    def face(self, code: str, voice: Voice) -> object:
        card = CATALOGUE.get(code)
        return None if card is None else face_of(slug_of(card), voice, errata=True)

    def mark(self, facet: str, value: str) -> Word:
        return mark(facet, value)

    def ready(self) -> Mapping[str, Deck]:
        return {deck_id: shipped(deck_id) for deck_id in SHIPPED}

    def blanks(self) -> Mapping[str, Word]:
        return {house.value: Word(f"house-{house.value}") for house in GREAT_HOUSES}

    def blank(self, kind: str) -> Deck:
        return Deck("", House(kind), (), ())

    def unline(self, line: str) -> Deck:
        return deck_from_option(line)

    def name(self, deck: Deck) -> Word | str:
        return called(deck)

    def renamed(self, deck: Deck, name: str) -> Deck:
        found = replace(deck, name=name)
        hold(found)
        return found

    def counts(self, deck: Deck) -> Mapping[str, int]:
        agenda = {deck.agenda: 1} if deck.agenda else {}
        house = {card.code: 1 for card in CARDS if card.type == "house" and deck.house in card.house}
        return {**house, **agenda, **dict(deck.plots), **dict(deck.cards)}

    def amended(self, deck: Deck, code: str, count: int) -> Deck:
        return amended(deck, code, count)

    def piles(self, deck: Deck) -> Sequence[tuple[Word, Sequence[tuple[str, int]]]]:
        agenda = [(Word("deck-head-agenda"), ((deck.agenda, 1),))] if deck.agenda else []
        return [*agenda, *((Word(f"deck-count-{pile}", {"count": size(lines)}), lines) for pile, lines in piles(deck))]

    def charts(self, deck: Deck) -> Sequence[Chart]:
        return charts(deck)

    def options(self, lines: Sequence[str]) -> Mapping[str, str]:
        return {"decks": "|".join(lines)}


@cache
def _entries() -> tuple[Entry, ...]:
    return tuple(
        Entry(
            card.code,
            card.title,
            (card_line(card), *card_lines(card)),
            (card.name, card.de, slug_of(card), card.code),
            marks_of(card),
            rules_of(card),
            rulings().get(card.code, ()),
            1 if card.type == "house" else card.copies,
        )
        for card in CARDS
    )
