"""The lobby: games to play, tables to join, tables of mine; and setting up a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup
from starlette.datastructures import FormData

from thronsaal.bots import bot_names
from thronsaal.core.game import Game
from thronsaal.core.registry import UnknownGame, find_game, game_ids
from thronsaal.core.text import Voice
from thronsaal.core.words import Seat, seat_letter
from thronsaal.server import decks, door
from thronsaal.server.api import Toll
from thronsaal.server.chronicle import is_of_now
from thronsaal.server.errors import Denied
from thronsaal.server.frame import page_of
from thronsaal.server.house import House
from thronsaal.server.people import Person
from thronsaal.server.render import art, board_css, draw, pace_in_words, tagline, voice
from thronsaal.server.setup import ChairWish, Wish
from thronsaal.server.sight import Sight
from thronsaal.server.store import Brief
from thronsaal.server.timing import PACES

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class Named:
    """Something to choose, and what it is called."""

    name: str
    label: str


@dataclass(frozen=True, slots=True)
class OptionShown:
    """An option of a game with its choices in words."""

    name: str
    label: str
    default: str
    choices: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class ChairShown:
    """A seat in the form that sets up a table; a spare one may stay empty."""

    label: str
    is_first: bool
    is_spare: bool


@dataclass(frozen=True, slots=True)
class GameShown:
    """A game in the lobby."""

    id: str
    title: str
    tagline: str
    players: str
    cover: Markup
    css: str | None
    lessons: bool
    guide: bool
    levels: tuple[Named, ...]
    options: tuple[OptionShown, ...]
    chairs: tuple[ChairShown, ...]


@dataclass(frozen=True, slots=True)
class TableShown:
    """A table in a list."""

    id: str
    title: str
    names: str
    state: str
    result: str
    mark: str
    """What everybody should know of its cards: "", or the text that says so."""
    my_turn: bool
    act: str
    href: str
    touched: int


@cache
def shown(game: Game, language: str, seats: int | None = None) -> GameShown:
    """The game as the lobby shows it; `seats` fixes their number."""
    speaks = voice(language, game)
    least, most = (min(game.seats), max(game.seats)) if seats is None else (seats, seats)
    players = (
        speaks.say("page-setup-players", count=least)
        if least == most
        else speaks.say("page-setup-players-range", least=least, most=most)
    )
    return GameShown(
        id=game.id,
        title=speaks.say("game-title"),
        tagline=tagline(game, language),
        players=players,
        cover=_cover(game),
        css=board_css(game.id),
        lessons=bool(game.scenes),
        guide=bool(game.guide),
        levels=tuple(Named(level, _word(speaks, f"level-{level}", level)) for level in _levels(game)),
        options=tuple(
            OptionShown(
                option.name,
                _word(speaks, f"option-{option.name}", option.name),
                option.default,
                tuple(
                    Named(each, _word(speaks, f"option-{option.name}-{each}", each))
                    for each in option.choices or option.usual
                ),
            )
            for option in game.options
        ),
        chairs=tuple(
            ChairShown(speaks.say("page-setup-chair", letter=seat_letter(seat)), seat == 0, seat >= least)
            for seat in range(most)
        ),
    )


@cache
def paces(language: str) -> tuple[Named, ...]:
    """The clocks that the form offers, in words."""
    return tuple(Named(text, pace_in_words(text, language)) for text in PACES)


def _levels(game: Game) -> tuple[str, ...]:
    """The bots to choose from: the levels for people, or all there are."""
    known = bot_names(game)
    return tuple(level for level in game.levels if level in known) or tuple(known)


def _word(speaks: Voice, key: str, otherwise: str) -> str:
    return speaks.say(key) if speaks.knows(key) else otherwise


def _cover(game: Game) -> Markup:
    file = game.folder / "cover.svg"
    return art(game.id) + Markup(file.read_text("utf-8")) if file.is_file() else Markup("")


def listed(brief: Brief, person: Person, house: House, language: str) -> TableShown:
    """A table as this person reads it in a list."""
    try:
        speaks = voice(language, find_game(brief.game))
        title = speaks.say("game-title")
    except UnknownGame:  # no longer installed: the others can still be seen
        speaks, title = voice(language), brief.game
    names = house.voices.names(brief.chairs, language)
    mine = [seat for seat, chair in enumerate(brief.chairs) if chair.person == person.id]
    others = [name for seat, name in enumerate(names) if seat not in mine] or list(names)
    is_done = brief.phase in ("over", "filed", "closed")
    is_faded = not is_of_now(brief.game, brief.version)
    sits = any(brief.chairs[seat].kind == "person" for seat in mine)
    return TableShown(
        id=brief.id,
        title=title,
        names=speaks.listed(others),
        state=speaks.say("page-state-faded" if is_faded else f"page-state-{brief.phase}", moves=brief.moves),
        result=speaks.say("page-state-faded")
        if is_faded and brief.places is None
        else _result(brief, names, mine, speaks),
        mark=mark_of(brief, speaks),
        my_turn=not is_faded and any(brief.chairs[seat].kind == "person" for seat in mine if seat in brief.actors),
        act="page-look" if is_done or is_faded else "page-go-on" if sits else "page-watch",
        href=f"/replay/{brief.id}" if brief.phase == "filed" else f"/tables/{brief.id}",
        touched=brief.touched,
    )


def mark_of(about: Brief | Sight, speaks: Voice) -> str:
    """What everybody should know of how the cards came about; "" for a match that was dealt and played here."""
    if about.mark == "known":
        return speaks.say("page-mark-known")
    if about.phase != "filed":
        return ""
    return speaks.say("page-mark-signed" if about.mark == "signed" else "page-mark-uploaded")


def _result(brief: Brief, names: tuple[str, ...], mine: list[Seat], speaks: Voice) -> str:
    """Who won, in a list."""
    if brief.places is None:
        return speaks.say(f"page-state-{brief.phase}", moves=brief.moves)
    winners = [seat for seat, place in enumerate(brief.places) if place == 1]
    if len(winners) == len(brief.places):
        return speaks.say("page-turn-draw")
    if winners == mine:
        return speaks.say("page-list-you-won")
    return speaks.say("page-list-won", names=tuple(names[seat] for seat in winners))


@router.get("/")
async def lobby(request: Request, game: Annotated[str, Query(max_length=40)] = "") -> HTMLResponse:
    """Games to play, tables to join, tables of mine."""
    house, person, language = door.house(request), await door.person(request), door.language(request)
    games = [shown(find_game(game_id), language) for game_id in game_ids()]
    # The form is long, so it is shown where somebody asks for it.
    chosen = next((each for each in games if each.id == game), None)
    mine = [listed(brief, person, house, language) for brief in await house.hall.tables_of(person)]
    public = await house.hall.open_tables()
    others = [brief for brief in public if all(chair.person != person.id for chair in brief.chairs)]
    return HTMLResponse(
        draw(
            "lobby.html",
            page=page_of(request, person, "lobby"),
            say=voice(language).say,
            games=games,
            chosen=chosen,
            paces=paces(language),
            decks=None if chosen is None else await decks.choices(request, find_game(chosen.id)),
            mine=[table for table in mine if table.act != "page-look"],
            open=[listed(brief, person, house, language) for brief in others if brief.phase == "waiting"],
            played=[listed(brief, person, house, language) for brief in others if brief.phase == "playing"],
        )
    )


def chair_wishes(form: FormData) -> list[ChairWish]:
    """Who should sit where, by the fields of a form. Raises Denied."""
    wishes: list[ChairWish] = []
    for seat in range(len(form)):
        wanted = form.get(f"seat-{seat}")
        if not isinstance(wanted, str) or not wanted:
            continue
        kind, _, level = wanted.partition(":")
        if kind not in ("me", "open", "bot"):
            raise Denied("bad-request", 422, detail=f"seat-{seat}")
        wishes.append(ChairWish(kind, level))  # type: ignore[arg-type]
    return wishes


@router.post("/tables", dependencies=[Toll])
async def create(request: Request) -> RedirectResponse:
    """Set up a table: at once against bots, or as the form says."""
    house, person, form = door.house(request), await door.person(request), await request.form()
    game_id, share = str(form.get("game", "")), str(form.get("share", ""))
    if "quick" in form:
        if game_id not in game_ids():
            raise Denied("no-game", 422, game=game_id[:40])
        game, guided = find_game(game_id), "guided" in form
        level = _levels(game)[0] if guided else str(form.get("level", ""))
        chairs = [ChairWish("me"), *[ChairWish("bot", level)] * (game.seats[0] - 1)]
        wish = Wish(game_id, {}, chairs, coaching=True, guided=guided, share=share)
    else:
        options = {
            name.removeprefix("option-"): str(value) for name, value in form.items() if name.startswith("option-")
        }
        chairs = chair_wishes(form)
        if game_id in game_ids():
            wanted = [str(form.get(f"deck-{seat}", "")) for seat in range(len(form)) if form.get(f"seat-{seat}")]
            options |= await decks.options_of(request, find_game(game_id), wanted)
        flags = form.get("public") == "on", form.get("coaching") == "on"
        wish = Wish(game_id, options, chairs, *flags, str(form.get("clock", "")), share=share)
    return RedirectResponse(f"/tables/{await house.setup.book(person, wish)}", 303)
