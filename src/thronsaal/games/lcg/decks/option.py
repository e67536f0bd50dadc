"""A deck in one line: how it travels in the options of a table, and so in the record of a match.

    stark
    house=stark;plots=S195,S200*2;cards=S1,S29*3
    name=Wolves%20at%20night;house=stark;agenda=CODE;plots=...;cards=...

The first is a deck that comes with the game. Nothing here needs quotes in a record, and what is read depends on the
line alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import quote, unquote

from thronsaal.core.shelf import BadDeck
from thronsaal.core.words import Word
from thronsaal.games.lcg.decks import Deck, Lines
from thronsaal.games.lcg.decks.draft import Draft, bad, hold
from thronsaal.games.lcg.decks.listing import PILES
from thronsaal.games.lcg.decks.lookup import identify, shown
from thronsaal.games.lcg.decks.shipped import SHIPPED, shipped
from thronsaal.games.lcg.printed import Card

LONGEST: Final = 2000
_TYPES: Final = {"agenda": ("agenda",), "plots": ("plot",), "cards": PILES}
_PARTS: Final = ("name", "house", *_TYPES)
_LINE: Final = re.compile(r"([A-Z0-9-]{1,20})(?:\*([0-9]{1,2}))?")


def deck_from_option(text: str) -> Deck:
    """The deck that a table's option names or lists. Raises BadDeck."""
    if text in SHIPPED:
        return shipped(text)
    if len(text) > LONGEST:
        raise bad([Word("deck-option-long", {"most": LONGEST})])
    if "=" not in text:
        raise bad([Word("deck-no-such-deck", {"written": shown(text), "decks": ", ".join(SHIPPED)})])
    draft = Draft()
    for key, value in _parts(text).items():
        if key == "name":
            draft.name = unquote(value, errors="replace")
        elif key == "house":
            draft.read_house(value)
        else:
            _read_lines(draft, _TYPES[key], value)
    return draft.deck()


def _parts(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in text.split(";"):
        key, equals, value = part.partition("=")
        if key not in _PARTS or not equals or key in parts:
            raise bad([Word("deck-option-part", {"part": shown(part), "parts": ", ".join(_PARTS)})])
        parts[key] = value
    return parts


def _read_lines(draft: Draft, types: Sequence[str], value: str) -> None:
    for written in filter(None, value.split(",")):
        line = _LINE.fullmatch(written)
        if line is None:
            draft.fault(Word("deck-option-card", {"written": shown(written)}))
            continue
        card = identify("", line[1])
        if isinstance(card, Card) and card.type not in types:
            card = Word("deck-wrong-pile", {"card": card.title})
        draft.add(line[2] or "1", card)


def option_of(deck: Deck) -> str:
    """The deck in one line, by its id if it comes with the game. Raises BadDeck for one that is too long."""
    hold(deck)
    for deck_id in SHIPPED:
        if _is_shipped(deck, deck_id):
            return deck_id
    parts = [f"name={quote(deck.name, safe='')}"] if deck.name else []
    parts.append(f"house={deck.house.value}")
    if deck.agenda:
        parts.append(f"agenda={deck.agenda}")
    parts += [f"plots={_written(deck.plots)}", f"cards={_written(deck.cards)}"]
    text = ";".join(parts)
    if len(text) > LONGEST:
        raise bad([Word("deck-option-long", {"most": LONGEST})])
    return text


def _is_shipped(deck: Deck, deck_id: str) -> bool:
    try:
        return deck == shipped(deck_id)
    except BadDeck:
        return False  # it has cards that the catalogue lacks, and this deck has none


def _written(lines: Lines) -> str:
    return ",".join(code if copies == 1 else f"{code}*{copies}" for code, copies in lines)
