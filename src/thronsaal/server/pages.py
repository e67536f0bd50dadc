"""The pages for people: tables, replays, preferences, and their files. Others: `lobby`, `catalogue`, `lessons`."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from typing import Annotated

from fastapi import APIRouter, Form, Query, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from starlette.datastructures import UploadFile

from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.core.words import Seat, seat_letter
from thronsaal.server import cards, catalogue, decks, door, lessons, lobby
from thronsaal.server.api import Toll
from thronsaal.server.errors import Denied
from thronsaal.server.lobby import chair_wishes, listed, shown
from thronsaal.server.preparing import preparing
from thronsaal.server.render import (
    PREFERENCES,
    WEB,
    Page,
    TablePage,
    art,
    board,
    board_css,
    draw,
    page_of,
    rule_title,
    table_page,
    voice,
)
from thronsaal.server.sight import Replay

router = APIRouter(include_in_schema=False)

YEAR = 365 * 86_400
KINDS = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8",
}


def problem(request: Request, denied: Denied) -> Response:
    """The page shown instead of a JSON error."""
    language = door.language(request)
    speaks = voice(language)
    page = Page(speaks.say("guest"), language, "/")
    sentence = door.sentence(denied, language, door.house(request).voices)
    html = draw(
        "problem.html",
        page=page,
        say=speaks.say,
        sentence=sentence,
        rule=denied.rule,
        rule_title=lambda rule: rule_title(rule, language),
    )
    return HTMLResponse(html, denied.status)


@router.post("/preferences")
async def prefer(
    request: Request,
    back: Annotated[str, Form(max_length=300)] = "/",
    name: Annotated[str, Form(max_length=200)] = "",
) -> RedirectResponse:
    """Keep a name, a language and how somebody likes it; then back to where they were."""
    house, person, form = door.house(request), await door.person(request), await request.form()
    if name and name != person.name:
        await house.people.rename(person, name)
    # Only a path of ours: "//elsewhere" would lead away.
    is_ours = back.startswith("/") and not back.startswith(("//", "/\\"))
    answer = RedirectResponse(back if is_ours and back.isprintable() else "/", 303)
    kept = {name: str(form[name]) for name in PREFERENCES if str(form.get(name)) in PREFERENCES[name]}
    if "all" in form:  # a box that is not ticked is not sent
        kept |= {name: "on" if name in form else "off" for name in ("confirm", "keys", "sound")}
    if form.get("lang") in LANGUAGES:
        kept[door.LANGUAGE_COOKIE] = str(form["lang"])
    for key, value in kept.items():
        answer.set_cookie(key, value, max_age=YEAR, httponly=True, samesite="lax")
    return answer


# Tables


@router.get("/tables/{table_id}")
async def table(request: Request, table_id: str) -> Response:
    """A table, from the seat of whoever asks."""
    house, person, language = door.house(request), await door.person(request), door.language(request)
    if (game_id := await house.hall.awaited(table_id)) is not None:
        return await preparing(request, game_id)
    found = await house.hall.find(table_id)
    if found.phase == "filed":
        return RedirectResponse(f"/replay/{table_id}", 303)
    sight = house.hall.sight(found, found.viewer(person, language))
    return HTMLResponse(table_page(sight, page_of(request, person)))


@router.post("/tables/{table_id}/sit")
async def sit(request: Request, table_id: str) -> RedirectResponse:
    """Take a seat from the lobby."""
    await door.house(request).play.sit(table_id, await door.person(request))
    return RedirectResponse(f"/tables/{table_id}", 303)


# Replays


@router.get("/replays")
async def replays(request: Request) -> HTMLResponse:
    """My finished matches, and a form to open a record."""
    house, person, language = door.house(request), await door.person(request), door.language(request)
    briefs = await house.hall.tables_of(person)
    done = [listed(brief, person, house, language) for brief in briefs if brief.phase in ("over", "filed")]
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
    house, person, language = door.house(request), await door.person(request), door.language(request)
    if (game_id := await house.hall.awaited(table_id)) is not None:
        return await preparing(request, game_id)
    shot = await house.play.replay(table_id, at, language)
    whole = await house.play.replay(table_id, shot.moves, language)
    found = await house.hall.find(table_id)
    sight = house.hall.sight(found, found.viewer(person, language), found.number)
    side = _side(seen, found.seat_of(person), len(shot.names))
    speaks = voice(language, shot.game, shot.names)
    seat = side if isinstance(side, int) else None
    views = list(shot.views) if side == "all" else [shot.view(seat)]
    lines = shot.lines(seat, is_open=side == "all")
    can_fork = bool(shot.actors)
    return HTMLResponse(
        draw(
            "replay.html",
            page=page_of(request, person, "replays"),
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
            result=TablePage(sight).result_text(),
            chosen=shown(shot.game, language, len(shot.names)) if can_fork else None,
            seed=str(sight.seed),
            seed_hash=sight.seed_hash,
        )
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
    seen = "none" if side is None else seat_letter(side) if isinstance(side, int) else side
    return f"/replay/{table_id}?at={count}&seen={seen}"


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


# Files


@cache
def _files() -> dict[str, Traversable]:
    """Every file that may be asked for, by its path below /static/."""
    found: dict[str, Traversable] = {}

    def walk(folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                walk(entry, f"{path}{entry.name}/")
            elif entry.name.rpartition(".")[2] in KINDS:
                found[path + entry.name] = entry

    walk(WEB / "static", "")
    for game_id in game_ids():
        sheet = find_game(game_id).folder / "board.css"
        if sheet.is_file():
            found[f"games/{game_id}/board.css"] = sheet
    return found


@router.get("/static/{path:path}")
async def static(path: str) -> Response:
    """Styles, script, drawings and typefaces; their addresses change with their content."""
    file = _files().get(path)
    if file is None:
        raise Denied("not-found", 404)
    headers = {"cache-control": f"public, max-age={YEAR}, immutable"}
    return Response(file.read_bytes(), media_type=KINDS[path.rpartition(".")[2]], headers=headers)


router.include_router(lobby.router)
router.include_router(lessons.router)  # before the catalogue, in which a rule could be called `lessons`
router.include_router(catalogue.router)
router.include_router(cards.router)
router.include_router(decks.router)
