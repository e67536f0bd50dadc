"""The JSON API below /api/v1, for remote bots and tools; the page uses the same calls."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from thronsaal.bots import bot_names
from thronsaal.core.registry import UnknownGame, find_game, game_ids
from thronsaal.core.rulebook import Rule, house_rules
from thronsaal.core.words import Json, seat_letter
from thronsaal.server import door
from thronsaal.server.errors import Denied
from thronsaal.server.house import House
from thronsaal.server.people import Person, now
from thronsaal.server.shapes import (
    ChoicesOut,
    DoneOut,
    FillIn,
    ForkIn,
    FoundOut,
    GameOut,
    KeyOut,
    LegalOut,
    MeOut,
    MoveIn,
    MurmurIn,
    Naming,
    PersonOut,
    Problem,
    ReplayOut,
    RuleOut,
    SeatIn,
    SightOut,
    SitIn,
    SummaryOut,
    TableIn,
    TablesOut,
    TalkIn,
)
from thronsaal.server.store import Brief
from thronsaal.server.table import Done

PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "The request cannot be read"},
    401: {"model": Problem, "description": "The token is not known"},
    403: {"model": Problem, "description": "You do not sit there, or the request comes from another site"},
    404: {"model": Problem, "description": "There is no such thing"},
    409: {"model": Problem, "description": "Refused by a rule, or too late; nothing has changed"},
    410: {"model": Problem, "description": "The table is of a game or version that is no longer here"},
    411: {"model": Problem, "description": "The length of the body was not said"},
    413: {"model": Problem, "description": "Too long"},
    422: {"model": Problem, "description": "Not what was expected"},
    429: {"model": Problem, "description": "Too fast or too many"},
    503: {"model": Problem, "description": "Not now"},
}

router = APIRouter(prefix="/api/v1", responses=PROBLEMS)

TableId = Annotated[str, Path(max_length=64, description="The id of the table: knowing it is the invitation")]
Asking = Annotated[Person, Depends(door.person)]
Known = Annotated[Person | None, Depends(door.visitor)]
Language = Annotated[str, Depends(door.language)]


def _house(request: Request) -> House:
    return door.house(request)


Hosting = Annotated[House, Depends(_house)]


def _toll(request: Request, person: Known) -> None:
    """Setting up costs the house more than moving: it takes ten messages' worth."""
    house = door.house(request)
    buckets = {f"create from {door.address_of(request)}": house.settings.address_rate / 10}
    if person is not None:
        buckets[f"create {person.id}"] = house.settings.rate / 10
    if not all(house.rates.allow(key, rate) for key, rate in buckets.items()):
        raise Denied("too-fast", 429)


Toll = Depends(_toll)


def _done(done: Done) -> dict[str, Json]:
    return {"number": done.number, "position": done.position}


# The house


@router.get("/games", tags=["house"], response_model=list[GameOut])
async def games(house: Hosting, language: Language) -> list[dict[str, Any]]:
    """The games that can be played here."""
    return [game_out(game_id, house, language) for game_id in game_ids()]


def game_out(game_id: str, house: House, language: str) -> dict[str, Any]:
    """A game as JSON."""
    game = find_game(game_id)
    return {
        "id": game.id,
        "version": game.version,
        "title": house.voices.of_game(game, language).say("game-title"),
        "seats": list(game.seats),
        "options": [{"name": o.name, "default": o.default, "choices": list(o.choices)} for o in game.options],
        "levels": [level for level in game.levels if level in game.bots],
        "bots": list(bot_names(game)),
    }


@router.get("/games/{game_id}/rules", tags=["house"], response_model=list[RuleOut])
async def rules(
    game_id: Annotated[str, Path(max_length=40)],
    language: Language,
    search: Annotated[str, Query(max_length=80)] = "",
) -> list[dict[str, str]]:
    """The rules of a game (`house`: those of the house) in the order of the book, or those that speak of a word."""
    if game_id == "house":
        book = house_rules()
    else:
        try:
            book = find_game(game_id).rulebook
        except UnknownGame as error:
            raise Denied("no-game", 404, game=game_id) from error
    return [_rule_out(rule, language) for rule in (book.find(search) if search else book)]


def _rule_out(rule: Rule, language: str) -> dict[str, str]:
    return {
        "id": rule.id,
        "title": rule.title[language],
        "text": rule.wording[language],
        "source": rule.source_in(language),
    }


@router.get("/key", tags=["house"], response_model=KeyOut)
async def key(house: Hosting) -> dict[str, str]:
    """The key by which records that this hall signed can be checked."""
    return {"key": "" if house.signer is None else house.signer.key}


# People


@router.post("/people", tags=["people"], status_code=201, response_model=PersonOut, dependencies=[Toll])
async def enroll(house: Hosting, wanted: Naming) -> dict[str, str]:
    """Become somebody: send the token as `Authorization: Bearer ...` from then on. It is shown only this once."""
    person, token = await house.people.enroll(wanted.name)
    return {"name": person.name, "token": token}


@router.get("/me", tags=["people"], response_model=MeOut)
async def me(person: Asking) -> dict[str, str]:
    """Who you are here."""
    return {"name": person.name}


@router.put("/me", tags=["people"], response_model=MeOut)
async def rename(house: Hosting, person: Asking, wanted: Naming) -> dict[str, str]:
    """Go by another name, at tables where you sit down from now on."""
    return {"name": (await house.people.rename(person, wanted.name)).name}


# Tables


@router.get("/tables", tags=["tables"], response_model=TablesOut)
async def tables(house: Hosting, person: Known, language: Language) -> dict[str, Any]:
    """Public tables to join or watch, and your own."""
    mine = await house.hall.tables_of(person) if person else []
    return {
        "open": [brief_out(brief, person, house, language) for brief in await house.hall.open_tables()],
        "mine": [brief_out(brief, person, house, language) for brief in mine],
    }


def brief_out(brief: Brief, person: Person | None, house: House, language: str) -> dict[str, Any]:
    """A table in a list as JSON."""
    names = house.voices.names(brief.chairs, language)
    me = [person is not None and chair.kind == "person" and chair.person == person.id for chair in brief.chairs]
    return {
        "table": brief.id,
        "game": brief.game,
        "phase": brief.phase,
        "public": brief.public,
        "coaching": brief.coaching,
        "mark": brief.mark,
        "seats": [
            {
                "seat": seat,
                "letter": seat_letter(seat),
                "kind": chair.kind,
                "name": names[seat],
                "level": chair.level,
                "me": me[seat],
            }
            for seat, chair in enumerate(brief.chairs)
        ],
        "actors": list(brief.actors),
        "moves": brief.moves,
        "my_turn": any(me[seat] for seat in brief.actors),
        "created": brief.created,
        "touched": brief.touched,
    }


@router.post("/tables", tags=["tables"], status_code=201, response_model=SightOut, dependencies=[Toll])
async def create(house: Hosting, person: Asking, language: Language, wanted: TableIn) -> dict[str, Json]:
    """Set up a table. Give its id to those you want to play with, or make it public."""
    table = await house.setup.create(person, wanted.wish())
    return house.hall.sight(table, table.viewer(person, language)).plain()


@router.get("/tables/{table_id}", tags=["tables"], response_model=SightOut)
async def view(
    house: Hosting,
    person: Known,
    language: Language,
    table_id: TableId,
    after: Annotated[int, Query(ge=0, le=2**53, description="Send only lines of the log behind this entry")] = 0,
) -> dict[str, Json]:
    """All that you may know of a table: from your seat, or as a spectator."""
    live = await house.hall.live(table_id)
    await house.manners.know(live, person)
    table = live.table
    if person is not None:
        table.presence.did(person.id, now())
    return house.hall.sight(table, table.viewer(person, language), after).plain()


@router.get("/tables/{table_id}/legal", tags=["tables"], response_model=ChoicesOut)
async def legal(house: Hosting, person: Known, language: Language, table_id: TableId) -> dict[str, Any]:
    """Your legal moves; none when it is not your turn."""
    table = await house.hall.find(table_id)
    sight = house.hall.sight(table, table.viewer(person, language))
    return {
        "position": sight.position,
        "legal": [{"move": c.move, "label": c.label, "rule": c.rule} for c in sight.choices],
    }


@router.post("/tables/{table_id}/sit", tags=["tables"], response_model=SightOut)
async def sit(
    house: Hosting, person: Asking, language: Language, table_id: TableId, wanted: SitIn | None = None
) -> dict[str, Json]:
    """Take an open seat, or your own back from the bot."""
    asked = wanted or SitIn()
    await house.play.sit(table_id, person, asked.seat, asked.share)
    table = await house.hall.find(table_id)
    return house.hall.sight(table, table.viewer(person, language)).plain()


@router.post("/tables/{table_id}/moves", tags=["play"], response_model=DoneOut)
async def move(house: Hosting, person: Asking, table_id: TableId, wanted: MoveIn) -> dict[str, Json]:
    """Make a move. Sent twice it counts once; sent late it is refused with the code `late`."""
    return _done(await house.play.move(table_id, person, wanted.move, wanted.position))


@router.post("/tables/{table_id}/talk", tags=["play"], response_model=DoneOut)
async def talk(house: Hosting, person: Asking, table_id: TableId, wanted: TalkIn) -> dict[str, Json]:
    """Say something to the table."""
    return _done(await house.play.say(table_id, person, wanted.text, wanted.how))


@router.post("/tables/{table_id}/murmur", tags=["play"], response_model=DoneOut)
async def murmur(house: Hosting, person: Asking, table_id: TableId, wanted: MurmurIn) -> dict[str, Json]:
    """Say something among those who only watch; those who sit read it when the match is over."""
    return _done(await house.play.murmur(table_id, person, wanted.text, wanted.how))


@router.post("/tables/{table_id}/undo", tags=["play"], response_model=DoneOut)
async def undo(house: Hosting, person: Asking, table_id: TableId) -> dict[str, Json]:
    """Take back your last move where the house rules let you, else ask the others."""
    return _done(await house.play.undo(table_id, person))


@router.post("/tables/{table_id}/agree", tags=["play"], response_model=DoneOut)
async def agree(house: Hosting, person: Asking, table_id: TableId) -> dict[str, Json]:
    """Let somebody take back."""
    return _done(await house.play.agree(table_id, person))


@router.post("/tables/{table_id}/decline", tags=["play"], response_model=DoneOut)
async def decline(house: Hosting, person: Asking, table_id: TableId) -> dict[str, Json]:
    """Do not let somebody take back, or withdraw your own wish."""
    return _done(await house.play.decline(table_id, person))


@router.post("/tables/{table_id}/resign", tags=["play"], response_model=DoneOut)
async def resign(house: Hosting, person: Asking, table_id: TableId) -> dict[str, Json]:
    """Give up."""
    return _done(await house.play.resign(table_id, person))


@router.post("/tables/{table_id}/leave", tags=["play"], response_model=DoneOut)
async def leave(house: Hosting, person: Asking, table_id: TableId) -> dict[str, Json]:
    """Get up. Once the match has begun a bot takes the seat; sit down to take it back."""
    return _done(await house.play.leave(table_id, person))


@router.post("/tables/{table_id}/replace", tags=["play"], response_model=DoneOut)
async def replace(house: Hosting, person: Asking, table_id: TableId, wanted: SeatIn) -> dict[str, Json]:
    """Let a bot play on for somebody whose time is up, or who is long gone."""
    return _done(await house.play.replace(table_id, person, wanted.seat))


@router.post("/tables/{table_id}/walkover", tags=["play"], response_model=DoneOut)
async def walkover(house: Hosting, person: Asking, table_id: TableId) -> dict[str, Json]:
    """Take the match, because everybody else is gone."""
    return _done(await house.play.walkover(table_id, person))


@router.post("/tables/{table_id}/fill", tags=["tables"], response_model=DoneOut)
async def fill(house: Hosting, person: Asking, table_id: TableId, wanted: FillIn | None = None) -> dict[str, Json]:
    """Put a bot on an open seat, or on all of them: for whoever set up the table, before the match begins."""
    asked = wanted or FillIn()
    return _done(await house.play.fill(table_id, person, asked.seat, asked.level))


@router.post("/tables/{table_id}/remove", tags=["tables"], response_model=DoneOut)
async def remove(house: Hosting, person: Asking, table_id: TableId, wanted: SeatIn) -> dict[str, Json]:
    """Send somebody away: for whoever set up the table, before the match begins."""
    return _done(await house.play.remove(table_id, person, wanted.seat))


@router.post("/tables/{table_id}/begin", tags=["tables"], response_model=DoneOut)
async def begin(house: Hosting, person: Asking, table_id: TableId) -> dict[str, Json]:
    """Begin with those who are there, where the game can be played by so many: for whoever set up the table."""
    return _done(await house.play.begin(table_id, person))


@router.post("/tables/{table_id}/hint", tags=["play"], response_model=LegalOut)
async def hint(house: Hosting, person: Asking, language: Language, table_id: TableId) -> dict[str, str]:
    """What the strongest bot would do, where the table allows coaching."""
    choice = await house.play.hint(table_id, person, language)
    return {"move": choice.move, "label": choice.label, "rule": choice.rule}


@router.post("/tables/{table_id}/rematch", tags=["play"], response_model=FoundOut, dependencies=[Toll])
async def rematch(house: Hosting, person: Asking, table_id: TableId) -> dict[str, str]:
    """Play again: the table where everybody sits one seat further. Whoever asks first sets it up."""
    return {"table": await house.setup.rematch(table_id, person)}


# What is over


@router.get(
    "/tables/{table_id}/record",
    tags=["records"],
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(house: Hosting, table_id: TableId) -> PlainTextResponse:
    """The written record of a match that is over."""
    return PlainTextResponse(await house.play.record(table_id))


@router.get("/tables/{table_id}/summary", tags=["records"], response_model=SummaryOut)
async def summary(house: Hosting, person: Known, language: Language, table_id: TableId) -> dict[str, Json]:
    """How a match ended: the ranking with what each point came from, and figures by the order of the ranking."""
    table = await house.hall.find(table_id)
    ending = house.hall.sight(table, table.viewer(person, language), table.number).ending
    if ending is None:
        raise Denied("not-over", 409)
    return ending.plain()


@router.get("/tables/{table_id}/replay/{count}", tags=["records"], response_model=ReplayOut)
async def replay(
    house: Hosting, language: Language, table_id: TableId, count: Annotated[int, Path(ge=0, le=2**53)]
) -> dict[str, Any]:
    """The position after so many moves of a match that is over, as every seat saw it."""
    past = await house.play.replay(table_id, count, language)
    return {
        "table": past.id,
        "game": past.game.id,
        "count": past.count,
        "moves": past.moves,
        "last_move": past.last_move,
        "actors": list(past.actors),
        "views": [dict(view) for view in past.views],
        "lines": [line.plain() for line in past.lines(is_open=True)],
    }


@router.post("/tables/{table_id}/fork", tags=["records"], status_code=201, response_model=SightOut, dependencies=[Toll])
async def fork(
    house: Hosting, person: Asking, language: Language, table_id: TableId, wanted: ForkIn
) -> dict[str, Json]:
    """Play on from any point of a match that is over, at a new table."""
    chairs = [chair.wish() for chair in wanted.seats]
    table = await house.setup.fork(person, table_id, wanted.count, chairs, wanted.coaching)
    return house.hall.sight(table, table.viewer(person, language)).plain()


@router.post("/records", tags=["records"], status_code=201, response_model=FoundOut, dependencies=[Toll])
async def upload(house: Hosting, person: Asking, text: Annotated[str, Body(media_type="text/plain")]) -> dict[str, str]:
    """Upload a record; the table it becomes can be replayed and forked."""
    return {"table": (await house.setup.file(person, text)).id}
