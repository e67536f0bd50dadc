"""The pages of matches that are over: the list of mine, walking through one, its record, playing on from it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from starlette.datastructures import UploadFile

from thronsaal.core.text import Voice
from thronsaal.core.words import Seat, seat_letter
from thronsaal.server import door
from thronsaal.server.api import Toll
from thronsaal.server.chronicle import is_of_now
from thronsaal.server.errors import Denied
from thronsaal.server.frame import Page, page_of
from thronsaal.server.house import House
from thronsaal.server.lobby import chair_wishes, listed, mark_of, shown
from thronsaal.server.past import Replay
from thronsaal.server.people import Person
from thronsaal.server.preparing import preparing
from thronsaal.server.render import TablePage, art, board, board_css, draw, voice
from thronsaal.server.table import Table

router = APIRouter(include_in_schema=False)


@router.get("/replays")
async def replays(request: Request) -> HTMLResponse:
    """My finished matches, and a form to open a record."""
    house, person, language = door.house(request), await door.person(request), door.language(request)
    briefs = await house.hall.tables_of(person)
    # Those of an earlier version are over, too, whatever became of them.
    gone = [brief for brief in briefs if brief.phase in ("over", "filed") or not is_of_now(brief.game, brief.version)]
    done = [listed(brief, person, house, language) for brief in gone]
    page = page_of(request, person, "replays")
    return HTMLResponse(draw("replays.html", page=page, say=voice(language).say, mine=done))


@router.post("/records", dependencies=[Toll])
async def upload(request: Request) -> RedirectResponse:
    """Open an uploaded record."""
    house, person, form = door.house(request), await door.person(request), await request.form()
    sent = form.get("record")
    if not isinstance(sent, UploadFile):
        raise Denied("no-record", 422)
    try:
        text = (await sent.read()).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Denied("bad-file", 422) from error
    # Browsers and mailers like to change line ends; the record itself knows only one kind.
    found = await house.setup.file(person, text.replace("\r\n", "\n"))
    return RedirectResponse(f"/replay/{found.id}", 303)


@router.get("/replay/{table_id}")
async def replay(
    request: Request,
    table_id: str,
    at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seen: Annotated[str, Query(max_length=8)] = "",
) -> HTMLResponse:
    """A finished match after so many moves, seen from a seat, by anybody, or with all cards open."""
    house, person = door.house(request), await door.person(request)
    if (game_id := await house.hall.awaited(table_id)) is not None:
        return await preparing(request, game_id)
    await house.play.over(table_id, at)
    found = await house.hall.find(table_id)
    page = page_of(request, person, "replays")
    # What is over does not change any more: it is drawn beside the loop, however long it was.
    return HTMLResponse(await asyncio.to_thread(_drawn, house, found, at, seen, person, page))


def _drawn(house: House, found: Table, at: int, seen: str, person: Person, page: Page) -> str:
    language, table_id = page.language, found.id
    shot = Replay(found, at, house.voices, language)
    whole = Replay(found, shot.moves, house.voices, language)
    sight = house.hall.sight(found, found.viewer(person, language), found.number)
    side = _side(seen, found.seat_of(person), len(shot.names))
    speaks = voice(language, shot.game, shot.names)
    seat = side if isinstance(side, int) else None
    views = list(shot.views) if side == "all" else [shot.view(seat)]
    lines = shot.lines(seat, is_open=side == "all")
    can_fork = bool(shot.actors)
    turns = [*found.match.turns, shot.moves]
    return draw(
        "replay.html",
        page=page,
        say=speaks.say,
        replay=shot,
        at=lambda count: _at(table_id, count, side),
        game_title=speaks.say("game-title"),
        board=board(shot.game, views, (), speaks, playable=False, talk=shot.talk),
        art=art(shot.game.id),
        board_css=board_css(shot.game.id),
        happened=[line for line in lines if line.entry == shot.count],
        moves=_headlines(whole),
        sides=_sides(shot, side, speaks),
        seen=_seen(side),
        turn_before=max([turn for turn in turns if turn < shot.count], default=0),
        turn_next=min([turn for turn in turns if turn > shot.count], default=shot.moves),
        result=TablePage(sight).result_text(),
        chosen=shown(shot.game, language, len(shot.names)) if can_fork else None,
        seed=str(sight.seed),
        seed_from=sight.seed_from,
        mark=mark_of(sight, speaks),
        seed_hash=sight.seed_hash,
    )


def _side(seen: str, mine: Seat | None, seats: int) -> Seat | str | None:
    """From where to look: a seat by its letter, `none` for anybody, `all` for all cards open."""
    letters = {seat_letter(seat): seat for seat in range(seats)}
    if seen in letters:
        return letters[seen]
    if seen == "none":
        return None
    return mine if seen != "all" and mine is not None else "all"


def _at(table_id: str, count: int, side: Seat | str | None) -> str:
    return f"/replay/{table_id}?at={count}&seen={_seen(side)}"


def _seen(side: Seat | str | None) -> str:
    return "none" if side is None else seat_letter(side) if isinstance(side, int) else side


def _sides(shot: Replay, side: Seat | str | None, speaks: Voice) -> list[dict[str, object]]:
    all_sides: list[tuple[Seat | str | None, str]] = [
        *enumerate(shot.names),
        ("all", speaks.say("page-replay-view-all")),
        (None, speaks.say("page-replay-view-none")),
    ]
    return [{"href": _at(shot.id, shot.count, each), "label": label, "here": each == side} for each, label in all_sides]


def _headlines(whole: Replay) -> list[str]:
    """Each move by the first line that the log has on it."""
    first: dict[int, str] = {}
    for line in whole.lines(is_open=True):
        first.setdefault(line.entry, line.text)
    return [first.get(number, "…") for number in range(1, whole.moves + 1)]


@router.get("/replay/{table_id}/record")
async def record(request: Request, table_id: str) -> PlainTextResponse:
    """The record as a file."""
    text = await door.house(request).play.record(table_id)
    return PlainTextResponse(text, headers={"content-disposition": 'attachment; filename="thronsaal-record.txt"'})


@router.post("/replay/{table_id}/fork", dependencies=[Toll])
async def fork(request: Request, table_id: str) -> RedirectResponse:
    """Play on from a point of a finished match, at a new table."""
    house, person, form = door.house(request), await door.person(request), await request.form()
    count = str(form.get("count", ""))
    if not count.isdecimal() or len(count) > 7:
        raise Denied("bad-request", 422, detail="count")
    found = await house.setup.fork(person, table_id, int(count), chair_wishes(form), form.get("coaching") == "on")
    return RedirectResponse(f"/tables/{found.id}", 303)
