"""The living card game for programs that learn: its moves numbered by what they are about, cards by their places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from thronsaal.core.game import State
from thronsaal.core.spaces import Actions, Spaces
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import bribery
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.catalogue import CARDS, SLUGS
from thronsaal.games.lcg.material import OFF
from thronsaal.games.lcg.notation import MOST, TRAITS
from thronsaal.games.lcg.observing import layout_for
from thronsaal.games.lcg.position import Position
from thronsaal.games.lcg.rows import places_for, row_of
from thronsaal.games.lcg.tables import CHOOSE, CORE, RANDOM, decks_from_option

if TYPE_CHECKING:
    from thronsaal.games.lcg.decks import Deck

_TEXTS: Final = max(len(card.text) for card in CARDS)
_ABOUT_CARDS: Final = {
    n.PLAY: "play",
    n.ON_HOUSE: "house",
    n.AMBUSH: "ambush",
    n.SAVE: "save",
    n.CARD: "card",
    n.PLOT: "plot",
    n.HIDE: "hide",
    n.USE: "use",
}
_PLAIN: Final = ("pass", "done", "yes", "no")


def _kinds(seats: int, each: int, shadows: bool, bribes: bool) -> Iterator[tuple[int, list[str]]]:
    """The kinds of moves at a table, with the names of what they can be about, in the order of their numbers."""
    steps, types = [f"+{step}" for step in range(seats)], [icon.value for icon in m.ICONS]
    cards = [f"{step}/{at}" for step in steps for at in range(each)]
    places = [str(place + 1) for place in range(MOST)]
    yield n.PLAIN, list(_PLAIN)
    for kind, verb in _ABOUT_CARDS.items():
        if kind == n.USE:
            yield kind, [f"use {card}:{text + 1}" for text in range(_TEXTS) for card in cards]
        elif shadows or kind != n.HIDE:
            yield kind, [f"{verb} {card}" for card in cards]
    yield n.SEAT, [f"seat {step}" for step in steps]
    yield n.NUMBER, [f"number {count}" for count in range(MOST + 1)]
    yield n.TYPE, [f"type {each}" for each in types]
    yield n.CHALLENGE, [f"challenge {each} {step}" for step in steps for each in types]
    yield n.TITLE, [f"title {title.value}" for title in m.TITLES]
    yield n.NAME, [f"name {slug}" for slug in SLUGS]
    yield n.TRAIT, [f"trait {trait}" for trait in TRAITS]
    yield n.DECK, [f"deck {house}" for house in m.HOUSES]
    if bribes:
        yield n.GIVE, [f"give {step} {count + 1}" for step in steps for count in range(MOST)]
    if shadows:
        yield n.EMERGE, [f"emerge {place}" for place in places]
        yield n.CALL, [f"use #{place}:{text + 1}" for text in range(_TEXTS) for place in places]
        yield n.SLOT, [f"slot {step} {place}" for step in steps for place in places]


class LcgActions(Actions):
    """The moves of a table; where a card is meant, it is the one in that place for whoever moves."""

    def __init__(self, seats: int, each: int, shadows: bool, bribes: bool) -> None:
        names: list[str] = []
        self.first: dict[int, int] = {}
        """Where each kind begins."""
        self.kinds: list[int] = []
        """By action its kind."""
        for kind, about in _kinds(seats, each, shadows, bribes):
            self.first[kind] = len(names)
            names += about
            self.kinds += [kind] * len(about)
        self.names = tuple(names)
        self.seats, self.cards = seats, seats * each

    def move(self, state: State, seat: Seat, action: int) -> Move:
        if action < 0:
            raise IndexError(action)
        assert isinstance(state, Position)
        kind = self.kinds[action]
        at = action - self.first[kind]
        if kind in _ABOUT_CARDS:
            text, place = divmod(at, self.cards)
            card = row_of(state.deal, seat).card_at[place]
            if card < 0:
                raise LookupError(f"no card lies in the place of {self.names[action]!r}")
            return n.move(kind, state.deal.ref[card], text)
        if kind == n.SEAT:
            return n.move(kind, (seat + at) % self.seats)
        if kind in (n.CHALLENGE, n.GIVE, n.SLOT):
            step, about = divmod(at, 3 if kind == n.CHALLENGE else MOST)
            return n.move(kind, about + (kind == n.GIVE), (seat + step) % self.seats)
        if kind == n.CALL:
            return n.move(kind, at % MOST, at // MOST)
        return n.move(kind, at)

    def action(self, state: State, seat: Seat, move: Move) -> int:
        kind, about, extra = n.kind_of(move), n.about(move), n.extra(move)
        first = self.first[kind]
        if kind in _ABOUT_CARDS:
            deal = state.deal  # type: ignore[attr-defined]  # (asking whether it is one costs more than all the rest)
            return first + extra * self.cards + int(row_of(deal, seat).place[deal.number_of[about]])
        if kind == n.SEAT:
            return first + (about - seat) % self.seats
        if kind in (n.CHALLENGE, n.GIVE, n.SLOT):
            each = 3 if kind == n.CHALLENGE else MOST
            return first + (extra - seat) % self.seats * each + about - (kind == n.GIVE)
        return first + about + (MOST * extra if kind == n.CALL else 0)


@cache
def spaces_of(seats: int, each: int, shadows: bool, bribes: bool) -> Spaces:
    """Actions and observations of a table whose seats have so many places for cards."""
    return Spaces(LcgActions(seats, each, shadows, bribes), layout_for(seats, each, shadows))


def spaces_at(decks: tuple[Deck, ...], edition: str, variant: str) -> Spaces:
    """Actions and observations of a table with these decks."""
    return spaces_of(len(decks), places_for(decks), edition != OFF, variant == bribery.VARIANT)


def spaces_for(seats: int, options: Mapping[str, str]) -> Spaces:
    """The same by the options of the table. Raises BadOption."""
    usual = options["decks"] in (CORE, RANDOM, CHOOSE)
    edition = options.get("shadows", OFF)
    decks = decks_from_option(CORE if usual else options["decks"], seats, 0, edition)
    return spaces_at(decks, edition, options["variant"])
