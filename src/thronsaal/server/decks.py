"""Decks in the browser: those of a person, those that come with the game, and one that is being built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.datastructures import UploadFile

from thronsaal.core.game import Game
from thronsaal.core.shelf import BadDeck, Shelf
from thronsaal.core.text import Voice
from thronsaal.core.words import Word
from thronsaal.server import door
from thronsaal.server.api import Toll
from thronsaal.server.cards import CardShown, Hunt, frame, games_with_cards, hunting, shelf_of, shown_cards
from thronsaal.server.errors import Denied
from thronsaal.server.people import Person, new_id, now
from thronsaal.server.render import draw, voice
from thronsaal.server.store import KeptDeck

router = APIRouter(include_in_schema=False)

MOST_DECKS = 100
"""So many decks a person may keep for a game."""
MOST_COPIES = 99
MINE = "mine:"
"""Before the id of a deck that somebody has built, where decks are chosen for a table."""
LARGEST_FILE = 100_000


@dataclass(frozen=True, slots=True)
class DeckListed:
    """A deck in a list: what it is called, in a line, and whether it may be played."""

    id: str
    name: str
    about: str
    is_valid: bool


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards of one kind in a deck, each with its copies."""

    title: str
    lines: tuple[tuple[CardShown, int], ...]


@dataclass(frozen=True, slots=True)
class Bars:
    """A chart: each bar with its label, its number and how long it is, in hundredths of the longest."""

    title: str
    bars: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """A format and what keeps the deck from it."""

    name: str
    wrong: tuple[str, ...]


@router.get("/decks")
async def first(request: Request) -> HTMLResponse:
    """The decks of the game that has some."""
    known = games_with_cards()
    if not known:
        raise Denied("not-found", 404)
    return await _shelf_page(request, known[0])


@router.get("/decks/{game_id}")
async def mine(request: Request, game_id: str) -> HTMLResponse:
    """My decks, those that come with the game, and ways to begin another."""
    return await _shelf_page(request, game_id)


async def _shelf_page(request: Request, game_id: str, wrong: Sequence[Word] = (), status: int = 200) -> HTMLResponse:
    game, shelf = shelf_of(game_id)
    language = door.language(request)
    speaks = voice(language, game)
    person = await door.person(request)
    kept = await door.house(request).store.decks_of(person.id, game.id)
    return HTMLResponse(
        draw(
            "decks.html",
            **await frame(request, game),
            mine=[_listed(shelf, deck.id, deck.line, speaks) for deck in kept],
            ready=[_listed(shelf, name, shelf.line(deck), speaks) for name, deck in shelf.ready().items()],
            blanks=[(kind, speaks.say(word)) for kind, word in shelf.blanks().items()],
            wrong=[speaks.say(word) for word in wrong],
            endings=", ".join(shelf.endings),
        ),
        status,
    )


def _listed(shelf: Shelf[Any], deck_id: str, line: str, speaks: Voice) -> DeckListed:
    try:
        deck = shelf.unline(line)
    except BadDeck:  # kept when the game knew other cards
        return DeckListed(deck_id, speaks.say("page-deck-lost"), "", False)
    title, *_ = shelf.describe(deck)
    piles = ", ".join(speaks.say(head) for head, _ in shelf.piles(deck))
    fits = any(not shelf.check(deck, form) for form in shelf.formats)
    return DeckListed(deck_id, speaks.say(title[0]), piles, fits)


@router.post("/decks/{game_id}", dependencies=[Toll])
async def begin(
    request: Request,
    game_id: str,
    kind: Annotated[str, Form(max_length=40)] = "",
    ready: Annotated[str, Form(max_length=40)] = "",
) -> Response:
    """Begin a deck: empty, as a copy of one that comes with the game, or from a file."""
    game, shelf = shelf_of(game_id)
    form = await request.form()
    sent = form.get("file")
    if isinstance(sent, UploadFile):
        try:
            deck = shelf.read(await sent.read(LARGEST_FILE), sent.filename or "")
            shelf.line(deck)
        except BadDeck as error:
            return await _shelf_page(request, game_id, error.wrong, 422)
    elif ready in shelf.ready():
        deck = shelf.ready()[ready]
    elif kind in shelf.blanks():
        deck = shelf.blank(kind)
    else:
        raise Denied("bad-request", 422, detail="kind")
    kept = await keep(request, game, shelf, deck)
    return RedirectResponse(f"/decks/{game.id}/{kept}", 303)


async def keep(request: Request, game: Game, shelf: Shelf[Any], deck: Any) -> str:
    """Keep a new deck with the person; its id. Raises Denied."""
    house, person = door.house(request), await door.person(request)
    if len(await house.store.decks_of(person.id, game.id)) >= MOST_DECKS:
        raise Denied("too-many-decks", 429, most=MOST_DECKS)
    await house.people.keep(person)
    made = KeptDeck(new_id(), person.id, game.id, shelf.line(deck), now())
    await house.store.keep_deck(made)
    return made.id


async def choices(request: Request, game: Game) -> list[tuple[str, str]]:
    """The decks that a table of a game may be set up with, as `lines_of` takes them, and what they are called."""
    if game.shelf is None:
        return []
    shelf, speaks = game.shelf, voice(door.language(request), game)
    person = await door.person(request)
    ready = [(name, speaks.say(shelf.describe(deck)[0][0])) for name, deck in shelf.ready().items()]
    kept = await door.house(request).store.decks_of(person.id, game.id)
    own = [_listed(shelf, deck.id, deck.line, speaks) for deck in kept]
    return ready + [(f"{MINE}{deck.id}", speaks.say("page-deck-mine", name=deck.name)) for deck in own if deck.is_valid]


async def options_of(request: Request, game: Game, wanted: Sequence[str]) -> Mapping[str, str]:
    """The options of a table at which each seat has the deck that is wanted; empty: any. Raises Denied."""
    shelf = game.shelf
    if shelf is None or not any(wanted):
        return {}
    ready = {name: shelf.line(deck) for name, deck in shelf.ready().items()}
    lines = []
    for seat, each in enumerate(wanted):
        if each.startswith(MINE):
            _, _, kept, _ = await _own(request, game.id, each.removeprefix(MINE))
            lines.append(kept.line)
        elif each and each not in ready:
            raise Denied("bad-request", 422, detail=f"deck-{seat}")
        else:
            lines.append(ready[each] if each else list(ready.values())[seat % len(ready)])
    return shelf.options(lines)


async def _own(request: Request, game_id: str, deck_id: str) -> tuple[Game, Shelf[Any], KeptDeck, Person]:
    """A deck of whoever asks. Raises Denied for any other: nobody learns whose decks there are."""
    game, shelf = shelf_of(game_id)
    person = await door.person(request)
    kept = await door.house(request).store.deck(deck_id)
    if kept is None or kept.person != person.id or kept.game != game.id:
        raise Denied("not-found", 404)
    return game, shelf, kept, person


@router.get("/decks/{game_id}/{deck_id}")
async def build(request: Request, game_id: str, deck_id: str) -> HTMLResponse:
    """A deck that is being built: cards to choose from, and what it has become."""
    game, shelf, kept, _ = await _own(request, game_id, deck_id)
    return await _builder(request, game, shelf, kept, ())


async def _builder(
    request: Request, game: Game, shelf: Shelf[Any], kept: KeptDeck, wrong: Sequence[Word], status: int = 200
) -> HTMLResponse:
    language = door.language(request)
    speaks = voice(language, game)
    try:
        deck = shelf.unline(kept.line)
    except BadDeck as error:
        return await _shelf_page(request, game.id, error.wrong, 422)
    hunt = Hunt.read(shelf, request.query_params)
    return HTMLResponse(
        draw(
            "deck.html",
            **await frame(request, game),
            **hunting(game, hunt, language),
            deck_id=kept.id,
            name=_called(shelf, deck, speaks),
            counts=shelf.counts(deck),
            wrong=[speaks.say(word) for word in wrong],
            endings=shelf.endings,
            **_deck_shown(game, shelf, deck, speaks, language),
        ),
        status,
    )


def _called(shelf: Shelf[Any], deck: Any, speaks: Voice) -> str:
    """What a deck is called; one that comes with the game in the reader's language."""
    name = shelf.name(deck)
    return name if isinstance(name, str) else speaks.say(name)


def _deck_shown(game: Game, shelf: Shelf[Any], deck: Any, speaks: Voice, language: str) -> dict[str, object]:
    cards = shown_cards(game, language)
    title, *about = shelf.describe(deck)
    wrong = min((shelf.check(deck, form) for form in shelf.formats), key=len)
    state = speaks.say("page-deck-fits") if not wrong else speaks.say("page-deck-misses", count=len(wrong))
    return {
        "deck_title": speaks.say(title[0]),
        "summed": " · ".join([*(speaks.say(head) for head, _ in shelf.piles(deck)), state]),
        "about": [(speaks.say(head), [speaks.say(word) for word in words]) for head, words in about],
        "piles": [Pile(speaks.say(head), _lines(cards, lines)) for head, lines in shelf.piles(deck)],
        "charts": [_bars(speaks, chart.title, chart.bars) for chart in shelf.charts(deck) if chart.bars],
        "verdicts": [
            Verdict(speaks.say(f"format-{form}"), tuple(speaks.say(word) for word in shelf.check(deck, form)))
            for form in shelf.formats
        ],
    }


def _lines(cards: Mapping[str, CardShown], lines: Sequence[tuple[str, int]]) -> tuple[tuple[CardShown, int], ...]:
    found = [(cards[code], copies) for code, copies in lines if code in cards]
    return tuple(sorted(found, key=lambda line: line[0].title.casefold()))


def _bars(speaks: Voice, title: Word, bars: Sequence[tuple[Word, int]]) -> Bars:
    longest = max(1, *(count for _, count in bars))
    return Bars(speaks.say(title), tuple((speaks.say(label), n, round(100 * n / longest)) for label, n in bars))


@router.post("/decks/{game_id}/{deck_id}", dependencies=[Toll])
async def revise(
    request: Request,
    game_id: str,
    deck_id: str,
    code: Annotated[str, Form(max_length=40)] = "",
    count: Annotated[int, Form(ge=0, le=MOST_COPIES)] = 0,
    name: Annotated[str | None, Form(max_length=200)] = None,
    deed: Annotated[str, Form(max_length=20)] = "",
) -> Response:
    """Change a deck: so many of a card, another name, a copy, or away with it."""
    game, shelf, kept, _ = await _own(request, game_id, deck_id)
    store = door.house(request).store
    if deed == "delete":
        await store.drop_deck(kept.id)
        return RedirectResponse(f"/decks/{game.id}", 303)
    try:
        deck = shelf.unline(kept.line)
        if deed == "copy":
            return RedirectResponse(f"/decks/{game.id}/{await keep(request, game, shelf, deck)}", 303)
        if name is not None:
            deck = shelf.renamed(deck, " ".join(name.split()))
        if code:
            deck = shelf.amended(deck, code, count)
        line = shelf.line(deck)
    except BadDeck as error:
        return await _builder(request, game, shelf, kept, error.wrong, 422)
    await store.keep_deck(KeptDeck(kept.id, kept.person, kept.game, line, now()))
    asked = Hunt.read(shelf, request.query_params)
    hunt = asked.address(asked.page)
    return RedirectResponse(f"/decks/{game.id}/{kept.id}" + (f"?{hunt}" if hunt else ""), 303)


@router.get("/decks/{game_id}/{deck_id}/file{ending}")
async def export(request: Request, game_id: str, deck_id: str, ending: str) -> Response:
    """A deck as a file to keep."""
    game, shelf, kept, _ = await _own(request, game_id, deck_id)
    if ending not in shelf.endings:
        raise Denied("not-found", 404)
    deck = shelf.unline(kept.line)
    name = quote((_called(shelf, deck, voice(door.language(request), game)) or "deck") + ending)
    head = {"content-disposition": f"attachment; filename*=UTF-8''{name}"}
    return Response(shelf.write(deck, ending).data, media_type="application/octet-stream", headers=head)
