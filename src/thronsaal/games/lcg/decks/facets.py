"""What cards are looked up by: house, type, cost and all else that is printed on them; and the rules they lean on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thronsaal.core.words import Word
from thronsaal.games.lcg.abilities import Action, Constant, Interrupt, Limit, Passive, Replacement, Response
from thronsaal.games.lcg.catalogue import SET_OF
from thronsaal.games.lcg.material import Keyword, Zone
from thronsaal.games.lcg.printed import Attachment, Card, Character, Event, Plot
from thronsaal.games.lcg.words.raiding import Cancel
from thronsaal.games.lcg.words.speech import trait_word

FACETS: Final = ("house", "type", "cost", "icon", "crest", "trait", "keyword", "set")
NEUTRAL: Final = "neutral"
_WORDS: Final = {
    "house": "house",
    "type": "card",
    "icon": "type",
    "crest": "crest",
    "keyword": "keyword",
    "set": "set",
}
"""The messages that say values of a facet begin so."""


def marks_of(card: Card) -> Mapping[str, tuple[str, ...]]:
    """What a card has of each facet."""
    found = {
        "house": tuple(house.value for house in card.house) or (NEUTRAL,),
        "type": (card.type,),
        "cost": (str(card.cost),) if card.type in ("character", "location", "attachment") else (),
        "icon": tuple(icon.value for icon in card.icons) if isinstance(card, Character) else (),
        "crest": tuple(crest.value for crest in card.crests),
        "trait": card.traits,
        "keyword": tuple(keyword.value for keyword in card.keywords),
        "set": (SET_OF[card.code],),
    }
    return {facet: values for facet, values in found.items() if values}


def mark(facet: str, value: str) -> Word:
    """A value of a facet in words."""
    if facet == "trait":
        return trait_word(value)
    if facet == "cost":
        return Word("facet-gold", {"count": int(value)})
    if facet == "keyword" and value == Keyword.WEAPONS_ONLY.value:
        return Word("keyword-no-attachments")
    return Word("facet-neutral") if value == NEUTRAL else Word(f"{_WORDS[facet]}-{value}")


def rules_of(card: Card) -> tuple[str, ...]:
    """The rules that a reader of this card may want to read, in the order of its face."""
    found = [f"lcg.{name}" for name in (*_of_face(card), *_of_text(card))]
    return tuple(dict.fromkeys(found))


_KEYWORD_RULES: Final = {Keyword.SETUP: "keyword-setup", Keyword.WEAPONS_ONLY: "no-attachments"}


def _of_face(card: Card) -> list[str]:
    wanted = {
        "unique": card.unique,
        "attachments": isinstance(card, Attachment),
        "events": isinstance(card, Event),
        "plot-reveal": isinstance(card, Plot),
        "multi-house": len(card.house) > 1,
        "deck-rules": card.only is not None,
        "immunity": bool(card.immune),
        "income-bonus": bool(card.income),
        "influence": bool(card.influence),
        "initiative-bonus": bool(card.initiative) and not isinstance(card, Plot),
    }
    keywords = [_KEYWORD_RULES.get(keyword, keyword.value) for keyword in card.keywords]
    return [*(name for name, holds in wanted.items() if holds), *keywords]


def _of_text(card: Card) -> list[str]:
    found: list[str] = []
    for text in card.text:
        match text:
            case Action():
                found.append("phases-of-actions")
            case Response(limited=True):
                found.append("limited-response")
            case Response():
                found.append("responses")
            case Interrupt():
                found.append("cancel" if any(isinstance(each, Cancel) for each in text.do) else "saves")
            case Replacement():
                found.append("replacement")
            case Passive():
                found.append("passives")
            case Constant():
                found.append("lasting")
        wanted = {
            "costs": bool(text.cost),
            "targets": text.target is not None or text.whom is not None,
            "limits": isinstance(text.limit, Limit),
            "errata": text.errata is not None or (text.limit is not None and text.limit.errata),
            "in-play": text.zone not in (Zone.PLAY, Zone.HAND),
        }
        found += [name for name, holds in wanted.items() if holds]
    return found
