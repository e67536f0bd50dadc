"""What cards are looked up by: house, type, cost and all else that is printed on them; and the rules they lean on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thronsaal.core.words import Word
from thronsaal.games.lcg.abilities import Action, Constant, Interrupt, Limit, Passive, Replacement, Response
from thronsaal.games.lcg.catalogue import SET_OF
from thronsaal.games.lcg.material import SHADOW_X, Keyword, Zone
from thronsaal.games.lcg.printed import Attachment, Card, Character, Event, Plot
from thronsaal.games.lcg.words.raiding import Cancel
from thronsaal.games.lcg.words.speech import trait_word

FACETS: Final = ("house", "type", "cost", "shadow", "icon", "crest", "trait", "keyword", "set")
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
        "shadow": tuple("x" if cost == SHADOW_X else str(cost) for cost in card.shadow),
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
    if facet == "shadow":
        return Word("facet-shadow-x") if value == "x" else Word("facet-gold", {"count": int(value)})
    if facet == "cost":
        return Word("facet-gold", {"count": int(value)})
    if facet == "keyword" and value in (Keyword.WEAPONS_ONLY.value, Keyword.NO_CONDITIONS.value):
        return Word("keyword-no-attachments")
    return Word("facet-neutral") if value == NEUTRAL else Word(f"{_WORDS[facet]}-{value}")


def rules_of(card: Card) -> tuple[str, ...]:
    """The rules that a reader of this card may want to read, in the order of its face."""
    return tuple(dict.fromkeys((*_of_face(card), *_of_text(card))))


_KEYWORD_RULES: Final = {
    Keyword.SETUP: "lcg.keyword-setup",
    Keyword.STEALTH: "lcg.stealth",
    Keyword.NO_ATTACHMENTS: "lcg.no-attachments",
    Keyword.WEAPONS_ONLY: "lcg.no-attachments",
    Keyword.NO_CONDITIONS: "lcg.no-attachments",
    Keyword.LIMITED: "lcg.limited",
    Keyword.RENOWN: "lcg.renown",
    Keyword.DEATHBOUND: "lcg.deathbound",
    Keyword.DEADLY: "lcg.deadly",
    Keyword.INFAMY: "lcg.infamy",
    Keyword.INTIMIDATE: "lcg.intimidate",
    Keyword.AMBUSH: "lcg.ambush",
    Keyword.VENGEFUL: "lcg.vengeful",
    Keyword.STALWART: "lcg.stalwart",
    Keyword.VIGILANT: "lcg.vigilant",
    Keyword.MELEE: "lcg.melee",
    Keyword.JOUST: "lcg.joust",
    Keyword.INSIGHT: "lcg.insight",
    Keyword.DAUNT: "lcg.daunt",
}


def _of_face(card: Card) -> list[str]:
    wanted = {
        "lcg.unique": card.unique,
        "lcg.attachments": isinstance(card, Attachment),
        "lcg.events": isinstance(card, Event),
        "lcg.plot-reveal": isinstance(card, Plot),
        "lcg.multi-house": len(card.house) > 1,
        "lcg.deck-rules": card.only is not None,
        "lcg.immunity": bool(card.immune),
        "lcg.income-bonus": bool(card.income),
        "lcg.influence": bool(card.influence),
        "lcg.initiative-bonus": bool(card.initiative) and not isinstance(card, Plot),
    }
    keywords = [_KEYWORD_RULES[keyword] for keyword in card.keywords]
    return [*(name for name, holds in wanted.items() if holds), *keywords]


def _of_text(card: Card) -> list[str]:
    found: list[str] = []
    for text in card.text:
        match text:
            case Action():
                found.append("lcg.phases-of-actions")
            case Response(limited=True):
                found.append("lcg.limited-response")
            case Response():
                found.append("lcg.responses")
            case Interrupt():
                found.append("lcg.cancel" if any(isinstance(each, Cancel) for each in text.do) else "lcg.saves")
            case Replacement():
                found.append("lcg.replacement")
            case Passive():
                found.append("lcg.passives")
            case Constant():
                found.append("lcg.lasting")
        wanted = {
            "lcg.costs": bool(text.cost),
            "lcg.targets": text.target is not None or text.whom is not None,
            "lcg.limits": isinstance(text.limit, Limit),
            "lcg.errata": text.errata is not None or (text.limit is not None and text.limit.errata),
            "lcg.in-play": text.zone not in (Zone.PLAY, Zone.HAND),
        }
        found += [name for name, holds in wanted.items() if holds]
    return found
