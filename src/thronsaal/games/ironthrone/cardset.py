"""A set of leaders and character cards: the built-in one, or one that a TOML file brings along.

Nothing else of the rules depends on a set, so an owner of the printed game can play with the printed texts:

    title = "My printed cards"

    [[leader]]
    character = "arya"
    title_de = "Rachsüchtig"
    title_en = "Vengeful"
    moment = "after-resolution"
    when = ["lost"]
    do = ["remove 2 opposing-supporters"]

    [[card]]
    character = "robb"
    copy = 1
    ...

What a file leaves out stays as built in. Files lie in the folder that THRONSAAL_IRONTHRONE_CARDS names, or else in
`~/.config/thronsaal/ironthrone`; the table option `cards` names one of them without its `.toml`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from thronsaal.core.engine.cards import (
    BadCards,
    check_name,
    entries,
    fingerprint,
    once,
    only,
    provenance,
    read_file,
    read_toml,
    texts,
    titles,
)
from thronsaal.core.engine.phrase import BadPhrase, one_of
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.cards import baratheon, lannister, stark, targaryen, tyrell
from thronsaal.games.ironthrone.leaders import baratheon as baratheon_leaders
from thronsaal.games.ironthrone.leaders import lannister as lannister_leaders
from thronsaal.games.ironthrone.leaders import stark as stark_leaders
from thronsaal.games.ironthrone.leaders import targaryen as targaryen_leaders
from thronsaal.games.ironthrone.leaders import tyrell as tyrell_leaders
from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary import CONDITIONS, COSTS, EFFECTS, WORDS
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Card, Leader

BUILT_IN: Final = "thronsaal"
FOLDER_VARIABLE: Final = "THRONSAAL_IRONTHRONE_CARDS"
FIRST_CARD: Final = len(m.CHARACTERS)
"""An ability is known by a number: below this the leader of that character, from here on a house card."""


class CardSet:
    """25 leaders by character and 50 character cards by house card. Never changed once made."""

    __slots__ = ("abilities", "cards", "cards_at", "fingerprint", "leaders", "name", "steps")

    def __init__(self, name: str, leaders: Iterable[Leader], cards: Mapping[int, Card]) -> None:
        self.name = name
        self.leaders = tuple(leaders)
        self.cards = cards
        self.abilities = tuple(self._ability(ref) for ref in range(FIRST_CARD + m.CARDS))
        """By number; None where a house card has no text."""
        self.steps = tuple((*each.cost, *each.do) if each else () for each in self.abilities)
        """Costs, then effects, by number."""
        self.cards_at = {moment: self._cards_at(moment) for moment in Moment}
        """By moment and character: the cards that can be played then."""
        self.fingerprint = fingerprint(self.leaders, sorted(cards.items()))

    def _ability(self, ref: int) -> Ability | None:
        if ref < FIRST_CARD:
            return self.leaders[ref].ability
        card = self.cards.get(ref - FIRST_CARD)
        return None if card is None else card.ability

    def _cards_at(self, moment: Moment) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(card for card in m.cards_for(character) if self.cards[card].ability.moment == moment)
            for character in range(FIRST_CARD)
        )

    def __reduce__(self) -> tuple[object, ...]:
        if self is built_in():
            return built_in, ()
        return CardSet, (self.name, self.leaders, dict(self.cards))


@cache
def built_in() -> CardSet:
    """The set that comes along: what is known in print, the rest our own design."""
    leaders = {
        leader.character: leader
        for house in (stark_leaders, lannister_leaders, baratheon_leaders, targaryen_leaders, tyrell_leaders)
        for leader in house.LEADERS
    }
    cards: dict[int, Card] = {}
    for house in (stark, lannister, baratheon, targaryen, tyrell):
        for number, card in enumerate(house.CARDS):
            cards[m.cards_for(m.CHARACTERS.index(card.character))[number % 2]] = card
    return CardSet(BUILT_IN, tuple(leaders[name] for name in m.CHARACTERS), cards)


def find(name: str) -> CardSet:
    """The set of this name: built in, or a file in the folder of card files. Raises BadCards."""
    if name == BUILT_IN:
        return built_in()
    check_name(name)
    file = folder() / f"{name}.toml"
    if not file.is_file():
        raise BadCards(f"there is no card set {name!r}: {BUILT_IN} is built in, others are TOML files (see the docs)")
    return load(file)


def folder() -> Path:
    """Where card files lie."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    return Path(chosen) if chosen else Path.home() / ".config" / "thronsaal" / "ironthrone"


def load(file: Path) -> CardSet:
    """The built-in set with what this file changes. Raises BadCards."""
    text = read_file(file)
    try:
        return read(text, file.stem)
    except BadCards as error:
        raise BadCards(f"{file.name}: {error}") from error


def read(text: str, name: str) -> CardSet:
    """The built-in set with what this TOML text changes. Raises BadCards."""
    data = read_toml(text)
    only(data, "the file", ("title", "leader", "card"))
    leaders, cards = list(built_in().leaders), dict(built_in().cards)
    seen: set[str] = set()
    for number, entry in enumerate(entries(data, "leader"), 1):
        where = f"leader {number}"
        character = _character(entry, where)
        once(f"leader {m.CHARACTERS[character]}", seen)
        leaders[character] = Leader(m.CHARACTERS[character], *_face(entry, where, is_leader=True))
    for number, entry in enumerate(entries(data, "card"), 1):
        where = f"card {number}"
        character = _character(entry, where, "copy")
        copy = entry.get("copy")
        if copy not in (1, 2) or isinstance(copy, bool):
            raise BadCards(f"{where}: copy is 1 or 2, not {copy!r}")
        once(f"card {m.CHARACTERS[character]} {copy}", seen)
        at = m.cards_for(character)[copy - 1]
        cards[at] = Card(m.CHARACTERS[character], *_face(entry, where, is_leader=False))
    if not seen:
        raise BadCards("no [[leader]] and no [[card]] in it")
    return CardSet(name, tuple(leaders), cards)


_KEYS: Final = ("character", "title_de", "title_en", "moment", "when", "cost", "do", "provenance")


def _character(entry: Mapping[str, object], where: str, *more: str) -> int:
    only(entry, where, (*_KEYS, *more))
    name = entry.get("character")
    if name not in m.CHARACTERS:
        raise BadCards(f"{where}: character is one of {', '.join(m.CHARACTERS)}, not {name!r}")
    return m.CHARACTERS.index(name)


def _face(entry: Mapping[str, object], where: str, is_leader: bool) -> tuple[tuple[str, str], Ability, str]:
    named, found = titles(entry, where), provenance(entry, where)
    when, cost, do = (texts(entry, where, key) for key in ("when", "cost", "do"))
    try:
        ability = Ability(
            one_of(Moment, str(entry.get("moment"))),
            when=tuple(WORDS.read(text, CONDITIONS) for text in when),
            cost=tuple(WORDS.read(text, COSTS) for text in cost),
            do=tuple(WORDS.read(text, EFFECTS) for text in do),
        )
    except BadPhrase as error:
        raise BadCards(f"{where}: {error}") from error
    wrong = ability.nonsense(is_leader)
    if wrong is not None:
        raise BadCards(f"{where}: {wrong}")
    return named, ability, found
