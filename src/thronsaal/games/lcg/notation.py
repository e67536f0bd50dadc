"""Moves and their text.

pass, done, yes, no             nothing more; agree or not (yes to a new hand, too)
play robb-stark@A               marshal a card; @A is its owner, #2 the second copy of its face
house lord-eddards-chambers@A   play it on the own house card
ambush flame-kissed@A           put it into play for influence
use tyrion-lannister@B          use a text; :2 is the second text of the card
save robb-stark@A               discard a duplicate to save it
card sansa-stark@A              choose a card
seat B, number 2, type power    choose a seat, a number, a type of challenge
challenge military B            begin a challenge
plot valar-morghulis@A          choose a plot
title master-of-coin            choose a title
name ghost, trait Knight        name a card or a trait
give B 2                        hand over gold
deck stark                      choose a deck that comes along
hide arya-stark@A               lay a card into shadows
emerge 2                        bring the card in one's second place out of shadows
use #2                          use a text of the card there; :2 is its second text
slot B 2                        choose the card in a place of somebody's shadows
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from thronsaal.core.game import BadNotation
from thronsaal.core.words import SEAT_LETTERS, Move, seat_letter
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.cards import SETS
from thronsaal.games.lcg.catalogue import BY_SLUG, CARDS, SLUGS, index_of
from thronsaal.games.lcg.material import HOUSES as SHIPPED
from thronsaal.games.lcg.moves import (
    AMBUSH,
    CALL,
    CARD,
    CHALLENGE,
    COPIES,
    DECK,
    EMERGE,
    GIVE,
    HIDE,
    KINDS,
    NAME,
    NUMBER,
    ON_HOUSE,
    OWNERS,
    PLAIN,
    PLAY,
    PLOT,
    SAVE,
    SEAT,
    SLOT,
    TITLE,
    TRAIT,
    TYPE,
    USE,
    about,
    challenge,
    extra,
    give,
    kind_of,
    move,
)

_WORDS: Final = ("pass", "done", "yes", "no")
_VERBS: Final = {
    PLAY: "play",
    ON_HOUSE: "house",
    AMBUSH: "ambush",
    USE: "use",
    SAVE: "save",
    CARD: "card",
    PLOT: "plot",
    HIDE: "hide",
}
_KINDS: Final = {verb: kind for kind, verb in _VERBS.items()}


def _traits() -> Iterator[str]:
    """Every trait, those of the oldest boxes first: what a new box brings along leaves their numbers as they are."""
    oldest = ("core", "kings-of-the-sea", "princes-of-the-sun")
    boxes = [[card for name in oldest for card in SETS[name]], *(SETS[name] for name in SETS if name not in oldest)]
    seen: set[str] = set()
    for cards in boxes:
        found = {trait for card in cards for trait in card.traits} - seen
        yield from sorted(found)
        seen |= found


TRAITS: Final = tuple(_traits())
MOST: Final = 60
"""No number is greater."""


def write_card(ref: int) -> str:
    """A card by its face, its owner and which copy it is."""
    rest, copy = divmod(ref, COPIES)
    face, owner = divmod(rest, OWNERS)
    return f"{SLUGS[face]}@{SEAT_LETTERS[owner]}{f'#{copy + 1}' if copy else ''}"


def read_card(text: str) -> int:
    """The card of this text. Raises BadNotation."""
    found = re.fullmatch(r"([a-z0-9-]+)@([A-D])(?:#([2-8]))?", text)
    if found is None or found[1] not in BY_SLUG:
        raise BadNotation(f"a card such as robb-stark@A or great-keep@B#2 was expected, not {text[:60]!r}")
    face = index_of(BY_SLUG[found[1]])
    return (face * OWNERS + SEAT_LETTERS.index(found[2])) * COPIES + int(found[3] or 1) - 1


def is_move(move: Move) -> bool:
    """Whether there is such a move."""
    if move < 0 or kind_of(move) >= KINDS:
        return False
    kind, thing, more = kind_of(move), about(move), extra(move)
    is_card = thing < len(CARDS) * OWNERS * COPIES
    if kind == USE:
        return is_card and more < 8
    if kind in (CHALLENGE, GIVE):
        return more < OWNERS and (thing < 3 if kind == CHALLENGE else 0 < thing <= MOST)
    if kind in (CALL, SLOT):
        return thing < MOST and more < (8 if kind == CALL else OWNERS)
    if more:
        return False
    if kind in _VERBS:
        return is_card
    room = {PLAIN: 4, SEAT: OWNERS, NUMBER: MOST + 1, TYPE: 3, TITLE: 6, NAME: len(CARDS), TRAIT: len(TRAITS)}
    room[DECK], room[EMERGE] = len(SHIPPED), MOST
    return thing < room[kind]


def write(move: Move) -> str:
    """The move as short text."""
    kind, thing, more = kind_of(move), about(move), extra(move)
    match kind:
        case 0:
            return _WORDS[thing]
        case _ if kind == USE and more:
            return f"use {write_card(thing)}:{more + 1}"
        case _ if kind in _VERBS:
            return f"{_VERBS[kind]} {write_card(thing)}"
        case _ if kind == SEAT:
            return f"seat {seat_letter(thing)}"
        case _ if kind == NUMBER:
            return f"number {thing}"
        case _ if kind == TYPE:
            return f"type {m.ICONS[thing].value}"
        case _ if kind == CHALLENGE:
            return f"challenge {m.ICONS[thing].value} {seat_letter(more)}"
        case _ if kind == TITLE:
            return f"title {m.TITLES[thing].value}"
        case _ if kind == NAME:
            return f"name {SLUGS[thing]}"
        case _ if kind == TRAIT:
            return f"trait {TRAITS[thing]}"
        case _ if kind == DECK:
            return f"deck {SHIPPED[thing]}"
        case _ if kind in (EMERGE, CALL, SLOT):
            return _write_place(kind, thing + 1, more)
    return f"give {seat_letter(more)} {thing}"


def _write_place(kind: int, place: int, more: int) -> str:
    """A move about a place in shadows, of which the first is called 1."""
    if kind == CALL:
        return f"use #{place}{f':{more + 1}' if more else ''}"
    return f"slot {seat_letter(more)} {place}" if kind == SLOT else f"emerge {place}"


def read(text: str) -> Move:
    """The move of this text. Raises BadNotation."""
    if text in _WORDS:
        return _WORDS.index(text)
    verb, _, rest = text.partition(" ")
    found: Move | None = None
    if verb == "use":
        card, colon, place = rest.partition(":")
        if not colon or re.fullmatch(r"[2-8]", place):
            at = _read_place(card[1:]) if card.startswith("#") else None
            found = move(CALL, at, int(place or 1) - 1) if at is not None else None
            found = found if card.startswith("#") else move(USE, read_card(card), int(place or 1) - 1)
    elif verb in _KINDS:
        found = move(_KINDS[verb], read_card(rest))
    else:
        found = _READERS[verb](rest) if verb in _READERS else None
    if found is None or write(found) != text:
        raise BadNotation(
            "a move such as 'play robb-stark@A', 'use tyrion-lannister@B', 'challenge military C', 'card ghost@A', "
            f"'seat B', 'done' or 'pass' was expected, not {text[:60]!r}"
        )
    return found


def _one_of(kind: int, names: tuple[str, ...]) -> Callable[[str], Move | None]:
    return lambda rest: move(kind, names.index(rest)) if rest in names else None


def _read_challenge(rest: str) -> Move | None:
    found = re.fullmatch(r"(military|intrigue|power) ([A-D])", rest)
    return challenge([icon.value for icon in m.ICONS].index(found[1]), SEAT_LETTERS.index(found[2])) if found else None


def _read_give(rest: str) -> Move | None:
    found = re.fullmatch(r"([A-D]) ([1-9][0-9]?)", rest)
    return give(SEAT_LETTERS.index(found[1]), int(found[2])) if found and int(found[2]) <= MOST else None


def _read_number(rest: str) -> Move | None:
    return move(NUMBER, int(rest)) if re.fullmatch(r"[0-9]{1,2}", rest) and int(rest) <= MOST else None


def _read_place(rest: str) -> int | None:
    """A place in shadows, of which the first is called 1."""
    return int(rest) - 1 if re.fullmatch(r"[1-9][0-9]?", rest) and int(rest) <= MOST else None


def _read_emerge(rest: str) -> Move | None:
    at = _read_place(rest)
    return None if at is None else move(EMERGE, at)


def _read_slot(rest: str) -> Move | None:
    letter, _, place = rest.partition(" ")
    at = _read_place(place)
    return None if at is None or letter not in SEAT_LETTERS[:OWNERS] else move(SLOT, at, SEAT_LETTERS.index(letter))


_READERS: Final[dict[str, Callable[[str], Move | None]]] = {
    "seat": _one_of(SEAT, tuple(SEAT_LETTERS[:OWNERS])),
    "number": _read_number,
    "type": _one_of(TYPE, tuple(icon.value for icon in m.ICONS)),
    "challenge": _read_challenge,
    "title": _one_of(TITLE, tuple(title.value for title in m.TITLES)),
    "name": _one_of(NAME, SLUGS),
    "trait": _one_of(TRAIT, TRAITS),
    "give": _read_give,
    "deck": _one_of(DECK, SHIPPED),
    "emerge": _read_emerge,
    "slot": _read_slot,
}
