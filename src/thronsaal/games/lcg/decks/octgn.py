"""Deck files of OCTGN (.o8d): XML with sections of cards, each with how many, an id and a name.

    <deck game="a12af4e8-be4b-4cda-a6b6-534f9717391f">
      <section name="House"><card qty="1" id="a12af4e8-be4b-4cda-a6b6-534f97001005">House Stark</card></section>
      <section name="Plots">...</section>
    </deck>

OCTGN knows cards by their ids. Those of the core box and of Kings of the Sea are taken from deck files made with it;
other cards are found by name when a file is read, and written with an id that OCTGN does not know. Old deck builders
wrote other ids for the game, and sections as <Plots>; both are read too, for a card knows where it belongs.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import escape

from thronsaal.core.shelf import BadDeck
from thronsaal.core.words import Word
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.decks import Deck, Lines
from thronsaal.games.lcg.decks.draft import Draft, bad, hold
from thronsaal.games.lcg.decks.listing import piles
from thronsaal.games.lcg.decks.lookup import identify, named, shown
from thronsaal.games.lcg.printed import Card

GAME: Final = "a12af4e8-be4b-4cda-a6b6-534f9717391f"
SECOND_EDITION: Final = "30c200c9-6c98-49a4-a293-106c06295c05"
NO_ID: Final = "00000000-0000-0000-0000-000000000000"
SECTIONS: Final = ("House", "Agenda", "Characters", "Locations", "Events", "Attachments", "Plots")
"""The sections of a deck in the order in which they are written."""
LARGEST_FILE: Final = 256_000
MOST_CARDS: Final = 1000

_PREFIX: Final = "a12af4e8-be4b-4cda-a6b6-534f97"
_HOUSES: Final = ("BARATHEON", "GREYJOY", "LANNISTER", "MARTELL", "STARK", "TARGARYEN")
_CORE: Final = """
    S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14 S15 S16 S17 S18 S19 S20 S21 S22 S23 S24 S25 S26 S28 S29 S32 S33
    L34 L35 L36 L37 L38 L39 L40 L41 L42 L43 L44 L45 L46 L47 L48 L49 L50 L51 L52 L53 L54 L55 L56 L57 L58 L60 L61 L64 L65
    B66 B67 B68 B69 B70 B71 B72 B73 B74 B75 B76 B77 B78 B79 B80 B81 B82 B83 B84 B85 B86 B87 B88 B89 B91 B92 B94 B98 B95
    T100 T101 T102 T103 T104 T105 T106 T107 T108 T109 T111 T112 T113 T114 T115 T116 T117 T118 T119 T120 T121 T122 T123
    T124 T125 T126 T127 T130 T131 T133 T134 S135 S136 S137 S138 S139 L140 L141 L142 L144 B145 B146 B147 B149 T150 T151
    T152 S155 S156 S157 S158 S159 S160 L161 L162 L163 L164 L165 L166 L167 B168 B169 B170 B171 B172 T173 T174 T175 T176
    S177 L178 T180 B181 B182 B183 B184 B185 B186 B187 L188 L189 L190 L191 L192 L193 L194 S195 S196 S197 S198 S199 S200
    S201 T202 T203 T204 T205 T206 T207 T208
"""
"""The core box in the order of its ids, which begin after those of six houses and six titles."""
_SEA: Final = 54
"""Cards of Kings of the Sea; their ids begin after those of its six titles."""


@cache
def ids() -> Mapping[str, str]:
    """The ids that OCTGN has for cards, by our codes."""
    houses = {f"HOUSE-{name}": f"{_PREFIX}{1000 + number:06}" for number, name in enumerate(_HOUSES, 1)}
    core = {code: f"{_PREFIX}{1000 + number:06}" for number, code in enumerate(_CORE.split(), 13)}
    sea = {f"KOTSE{number}": f"{_PREFIX}0d1{number + 6:03}" for number in range(1, _SEA + 1)}
    return houses | core | sea


_CODED: Final = re.compile(r"(.+) \(([A-Z0-9-]{1,20})\)")
"""A name with a code behind it."""


@cache
def _codes() -> Mapping[str, str]:
    return {octgn: code for code, octgn in ids().items()}


@dataclass(slots=True)
class _Row:
    """A card of a file as it is written there."""

    line: int
    count: str
    octgn: str
    name: str = ""


class _Reader:
    """Picks the cards out of a file. No document type, and with it no entity, is let in."""

    def __init__(self) -> None:
        self.game = ""
        self.root = ""
        self.rows: list[_Row] = []
        self._depth = 0
        self._open = False
        self._parser = parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self._doctype
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text

    def read(self, data: bytes) -> None:
        """Read a whole file. Raises BadDeck."""
        try:
            self._parser.Parse(data, True)
        except expat.ExpatError as error:
            what = Word("deck-xml", {"why": expat.ErrorString(error.code)})
            raise bad([Word("deck-at-line", {"line": error.lineno, "what": what})]) from error
        except BadDeck:
            raise
        except (LookupError, ValueError) as error:  # what codecs raise that cannot be asked for letters one by one
            raise bad([Word("deck-xml-encoding")]) from error

    def _doctype(self, *_: object) -> None:
        raise bad([Word("deck-xml-doctype")])

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        if self._depth == 1:
            self.root, self.game = name, attributes.get("game", "").lower()
        if name == "card":
            row = _Row(self._parser.CurrentLineNumber, attributes.get("qty", ""), attributes.get("id", "").lower())
            self.rows.append(row)
            self._open = True
            if len(self.rows) > MOST_CARDS:
                raise bad([Word("deck-file-long", {"most": MOST_CARDS})])

    def _end(self, name: str) -> None:
        self._depth -= 1
        self._open = False

    def _text(self, text: str) -> None:
        if self._open:
            self.rows[-1].name += text[: 1000 - len(self.rows[-1].name)]


def read_o8d(data: bytes, name: str = "") -> Deck:
    """The deck in a file of OCTGN, which keeps the name of a deck in that of the file. Raises BadDeck."""
    if len(data) > LARGEST_FILE:
        raise bad([Word("deck-file-large", {"most": LARGEST_FILE})])
    reader = _Reader()
    reader.read(data)
    if reader.root != "deck":
        raise bad([Word("deck-xml-root", {"root": shown(reader.root)})])
    if reader.game == SECOND_EDITION:
        raise bad([Word("deck-second-edition")])
    draft = Draft(name)
    if reader.game != GAME:
        # Said only if something else is wrong: then it is the likely cause.
        draft.hint = Word("deck-other-game", {"game": shown(reader.game)})
    for row in reader.rows:
        draft.add(row.count, _meant(row), row.line)
    return draft.deck()


def _meant(row: _Row) -> Card | Word:
    """The card with this id; by its name where the ids of cards with that name are not known."""
    name = " ".join(row.name.split())
    coded = _CODED.fullmatch(name)
    if coded is not None and coded[2] in CATALOGUE and coded[2] not in ids():
        return identify(coded[1], coded[2])
    by_name = named(name)
    by_id = CATALOGUE.get(_codes().get(row.octgn, ""))
    if by_id is not None:
        clash = bool(by_name) and by_id not in by_name
        what = Word("deck-two-cards", {"code": by_id.code, "card": by_id.title, "written": shown(name)})
        return what if clash else by_id
    left = [card for card in by_name if card.code not in ids()] if row.octgn else by_name
    if by_name and not left:
        return Word("deck-other-version", {"written": shown(name)})
    return left[0] if len(left) == 1 else identify(name)


def write_o8d(deck: Deck) -> bytes:
    """The deck as a file of OCTGN. Raises BadDeck."""
    hold(deck)
    sections: dict[str, Lines] = {f"{pile.title()}s": lines for pile, lines in piles(deck)}
    sections["House"] = ((f"HOUSE-{deck.house.name}", 1),)
    sections["Agenda"] = ((deck.agenda, 1),) if deck.agenda else ()
    rows = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME}">']
    for section in SECTIONS:
        rows.append(f'  <section name="{section}">')
        rows += [_written(CATALOGUE[code], copies) for code, copies in sections.get(section, ())]
        rows.append("  </section>")
    return ("\n".join([*rows, "</deck>"]) + "\n").encode()


def _written(card: Card, copies: int) -> str:
    """A card by its id and name; where several have this name and no id, with its code."""
    unknown = [each for each in named(card.name) if each.code not in ids()]
    name = f"{card.name} ({card.code})" if len(unknown) > 1 and card in unknown else card.name
    return f'    <card qty="{copies}" id="{ids().get(card.code, NO_ID)}">{escape(name)}</card>'


def without_id(deck: Deck) -> tuple[Card, ...]:
    """Cards of a deck that OCTGN will not find by what we write."""
    return tuple(CATALOGUE[code] for code in deck.codes if code not in ids())
