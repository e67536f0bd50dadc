"""Deck files: text with a card a line.

    name: Wolves
    house: Stark
    agenda: The Name (CODE)

    # 2 plots
    1x Building Season (S195)
    2x The Power of Arms (S200)

    # 3 locations
    3x Great Keep (S29)

Lines that begin with # are comments. Reading takes what people write: the count or the code may be missing, names may
be German, in any case, or those of records (2 great-keep); the order is free. Writing knows one form only, so that a
written file reads and writes back byte for byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from thronsaal.core.words import Word
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.decks import Deck, Lines, size
from thronsaal.games.lcg.decks.draft import Draft, bad, hold, name_of
from thronsaal.games.lcg.decks.lookup import identify, shown
from thronsaal.games.lcg.printed import Agenda, Card

LARGEST_FILE: Final = 64_000
MOST_ROWS: Final = 1000
LONGEST_ROW: Final = 200
PILES: Final = ("character", "location", "attachment", "event")
_HEADER: Final = re.compile(r"(name|house|haus|agenda)\s*:(.*)", re.IGNORECASE)
_CARD: Final = re.compile(
    r"(?:(?P<count>[0-9]+)\s*[xX×*]?\s+)?(?P<name>[^()]*)(?:\(\s*(?P<code>[A-Za-z0-9-]{1,20})\s*\)\s*)?"
)


def read_list(data: bytes, name: str = "") -> Deck:
    """The deck in a deck file; `name` is its name if it gives none itself. Raises BadDeck."""
    draft = Draft(name)
    for at, row in _rows(data):
        header = _HEADER.fullmatch(row)
        if header:
            _read_header(draft, header[1].casefold(), header[2].strip(), at)
        elif row and not row.startswith("#"):
            _read_card(draft, re.split(r"\s#", row)[0], at)
    return draft.deck()


def _rows(data: bytes) -> Iterator[tuple[int, str]]:
    """The lines of a file that can be read at all, counted from 1. Raises BadDeck."""
    if len(data) > LARGEST_FILE:
        raise bad([Word("deck-file-large", {"most": LARGEST_FILE})])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise bad([Word("deck-file-utf8")]) from error
    rows = re.split(r"\r\n|\r|\n", text)
    if len(rows) > MOST_ROWS:
        raise bad([Word("deck-file-long", {"most": MOST_ROWS})])
    for at, row in enumerate(rows, 1):
        if len(row) > LONGEST_ROW:
            raise bad([Word("deck-at-line", {"line": at, "what": Word("deck-line-long", {"most": LONGEST_ROW})})])
        yield at, row.strip()


def _read_header(draft: Draft, key: str, value: str, at: int) -> None:
    if key == "name":
        draft.name = " ".join(value.split())
    elif key == "agenda":
        _read_agenda(draft, value, at)
    else:
        draft.read_house(value, at)


def _read_agenda(draft: Draft, value: str, at: int) -> None:
    found = _CARD.fullmatch(value)
    card = identify(found["name"].strip(), found["code"] or "") if found else identify(value)
    if isinstance(card, Card) and not isinstance(card, Agenda):
        card = Word("deck-no-agenda", {"card": card.title})
    draft.add("1", card, at)


def _read_card(draft: Draft, row: str, at: int) -> None:
    found = _CARD.fullmatch(row)
    if found is None or not (found["name"].strip() or found["code"]):
        draft.fault(Word("deck-bad-line", {"line": shown(row)}), at)
    else:
        draft.add(found["count"] or "1", identify(found["name"].strip(), found["code"] or ""), at)


def write_list(deck: Deck) -> bytes:
    """The deck as a deck file. Raises BadDeck for one that could not be read again."""
    hold(deck)
    rows = [f"name: {deck.name}"] if deck.name else []
    rows.append(f"house: {name_of(deck.house)}")
    if deck.agenda:
        rows.append(f"agenda: {CATALOGUE[deck.agenda].name} ({deck.agenda})")
    for pile, lines in piles(deck):
        rows += ["", f"# {size(lines)} {pile}{'s' if size(lines) > 1 else ''}"]
        rows += [f"{copies}x {CATALOGUE[code].name} ({code})" for code, copies in lines]
    return ("\n".join(rows) + "\n").encode()


def piles(deck: Deck) -> list[tuple[str, Lines]]:
    """The cards of a deck by type, as lists show them; types it has none of are left out."""
    by_type = {pile: tuple(line for line in deck.cards if CATALOGUE[line[0]].type == pile) for pile in PILES}
    return [(pile, lines) for pile, lines in {"plot": deck.plots, **by_type}.items() if lines]
