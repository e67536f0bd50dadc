"""The cards of a game as pages: looked up by words and by what is printed on them, and each on a page of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup
from starlette.datastructures import QueryParams

from thronsaal.core.drawing import draw_face
from thronsaal.core.game import Game
from thronsaal.core.registry import UnknownGame, find_game, game_ids
from thronsaal.core.search import fits, stem, wanted_stems, words_of
from thronsaal.core.shelf import Entry, Shelf
from thronsaal.core.text import Voice
from thronsaal.server import door
from thronsaal.server.errors import Denied
from thronsaal.server.frame import page_of
from thronsaal.server.render import art, board_css, draw, rule_title, voice

router = APIRouter(include_in_schema=False)

PAGE = 40
"""So many cards are shown at once."""
LONGEST_QUERY = 60


@dataclass(frozen=True, slots=True)
class CardShown:
    """A card in words: its face without the text, and the paragraphs of its text."""

    code: str
    title: str
    face: str
    lines: tuple[str, ...]
    most: int
    rules: tuple[str, ...]
    rulings: tuple[str, ...]
    marks: Mapping[str, tuple[str, ...]]
    words: frozenset[str]
    """All words that can be read on it, and of its other names."""
    stems: frozenset[str]
    """The same without their endings."""


@dataclass(frozen=True, slots=True)
class Facet:
    """Something cards are told apart by, with its values in words; `chosen` is empty if none is."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]
    chosen: str


def shelf_of(game_id: str) -> tuple[Game, Shelf[Any]]:
    """A game whose players bring decks, and its shelf. Raises Denied."""
    try:
        game = find_game(game_id)
    except UnknownGame as error:
        raise Denied("not-found", 404) from error
    if game.shelf is None:
        raise Denied("not-found", 404)
    return game, game.shelf


@cache
def games_with_cards() -> tuple[str, ...]:
    """The games whose players bring decks."""
    return tuple(game_id for game_id in game_ids() if find_game(game_id).shelf is not None)


@cache
def shown_cards(game: Game, language: str) -> Mapping[str, CardShown]:
    """Every card that a deck may hold, in words, by code."""
    assert game.shelf is not None
    speaks = voice(language, game)
    return {entry.code: _shown(entry, speaks) for entry in game.shelf.entries() if entry.most > 0}


def _shown(entry: Entry, speaks: Voice) -> CardShown:
    title = speaks.say(entry.title)
    face, *lines = (speaks.say(line) for line in entry.lines)
    words = frozenset(words_of(" ".join((title, *entry.names, face, *lines))))
    marks, stems = entry.marks, frozenset(map(stem, words))
    rulings = tuple(speaks.say(ruling) for ruling in entry.rulings)
    return CardShown(entry.code, title, face, tuple(lines), entry.most, entry.rules, rulings, marks, words, stems)


@cache
def _facets(game: Game, language: str) -> tuple[tuple[str, str, tuple[tuple[str, str], ...]], ...]:
    """Each facet, what it is called, and the values that cards have of it: numbers in their order, words by name."""
    assert game.shelf is not None
    shelf, speaks = game.shelf, voice(language, game)
    cards = shown_cards(game, language).values()
    found = []
    for facet in shelf.facets:
        values = {value for card in cards for value in card.marks.get(facet, ())}
        said = sorted((_place(value, text := speaks.say(shelf.mark(facet, value))), value, text) for value in values)
        found.append((facet, speaks.say(f"facet-{facet}"), tuple((value, text) for _, value, text in said)))
    return tuple(found)


def _place(value: str, text: str) -> tuple[int, str]:
    return (int(value), "") if value.isdecimal() else (0, text.casefold())


@dataclass(frozen=True, slots=True)
class Hunt:
    """What somebody looks for: words, a value of each facet, and which page of what is found."""

    words: str
    chosen: Mapping[str, str]
    page: int

    @staticmethod
    def read(shelf: Shelf[Any], query: QueryParams) -> Hunt:
        """From the address of a page; what makes no sense is left out."""
        chosen = {facet: query[facet][:LONGEST_QUERY] for facet in shelf.facets if query.get(facet)}
        at = query.get("page", "")
        number = int(at) if at.isascii() and at.isdecimal() and len(at) < 4 else 1
        return Hunt(query.get("q", "").strip()[:LONGEST_QUERY], chosen, max(1, number))

    def address(self, page: int = 1) -> str:
        """The same again, as the end of an address."""
        asked = {"q": self.words, **self.chosen, "page": str(page) if page > 1 else ""}
        return urlencode({name: value for name, value in asked.items() if value})

    def find(self, cards: Mapping[str, CardShown]) -> list[CardShown]:
        """The cards that have all of it, by name."""
        found: Iterable[CardShown] = cards.values()
        if self.words:
            vocabulary = {word for card in cards.values() for word in card.words}
            answers = wanted_stems(self.words, vocabulary, {})
            found = [card for card in found if fits(answers, card.stems)]
        for facet, value in self.chosen.items():
            found = [card for card in found if value in card.marks.get(facet, ())]
        return sorted(found, key=lambda card: (card.title.casefold(), card.code))


def hunting(game: Game, hunt: Hunt, language: str) -> dict[str, object]:
    """What a page with a search for cards shows of it."""
    found = hunt.find(shown_cards(game, language))
    pages = max(1, -(-len(found) // PAGE))
    at = min(hunt.page, pages)
    return {
        "hunt": hunt,
        "facets": [
            Facet(name, label, values, hunt.chosen.get(name, "")) for name, label, values in _facets(game, language)
        ],
        "found": found[(at - 1) * PAGE : at * PAGE],
        "count": len(found),
        "at": at,
        "pages": pages,
        "before": hunt.address(at - 1) if at > 1 else None,
        "next": hunt.address(at + 1) if at < pages else None,
    }


async def frame(request: Request, game: Game, here: str = "decks") -> dict[str, object]:
    """What every page about cards and decks needs."""
    language = door.language(request)
    return {
        "page": page_of(request, await door.person(request), here),
        "say": voice(language, game).say,
        "game": game,
        "language": language,
        "rule_title": lambda rule: rule_title(rule, language),
        "art": art(game.id),
        "board_css": board_css(game.id),
    }


@router.get("/cards/{game_id}")
async def cards(request: Request, game_id: str) -> HTMLResponse:
    """Cards that fit a search, or all of them."""
    game, shelf = shelf_of(game_id)
    hunt = Hunt.read(shelf, request.query_params)
    context = {**await frame(request, game), **hunting(game, hunt, door.language(request))}
    return HTMLResponse(draw("cards.html", **context))


@router.get("/cards/{game_id}/{code}")
async def card(request: Request, game_id: str, code: str, part: bool = False) -> HTMLResponse:
    """One card with its rules, as a page or as a part to be shown over another page."""
    game, _ = shelf_of(game_id)
    language = door.language(request)
    found = shown_cards(game, language).get(code)
    if found is None:
        raise Denied("not-found", 404)
    others: Sequence[CardShown] = [
        each for each in shown_cards(game, language).values() if each.title == found.title and each is not found
    ]
    picture = Markup(draw_face(game, code, voice(language, game)))
    context = {**await frame(request, game), "card": found, "others": others, "picture": picture}
    return HTMLResponse(draw("parts/card.html" if part else "card.html", **context))
