"""The pages for people: tables, preferences, and files. Others: `lobby`, `replays`, `catalogue`, `lessons`, `decks`."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from typing import Annotated

from fastapi import APIRouter, Form, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.text import LANGUAGES
from thronsaal.server import account, cards, catalogue, decks, door, finale, lessons, lobby
from thronsaal.server.errors import Denied
from thronsaal.server.frame import OF_PERSON, PREFERENCES, Page, page_of
from thronsaal.server.preparing import preparing
from thronsaal.server.render import (
    WEB,
    TablePage,
    draw,
    rule_title,
    table_page,
    voice,
)
from thronsaal.server.setup import read_share

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
        person = await house.people.rename(person, name)
    # Only a path of ours: "//elsewhere" would lead away.
    is_ours = back.startswith("/") and not back.startswith(("//", "/\\"))
    answer = RedirectResponse(back if is_ours and back.isprintable() else "/", 303)
    kept = {name: str(form[name]) for name in PREFERENCES if str(form.get(name)) in PREFERENCES[name]}
    if "all" in form:  # a box that is not ticked is not sent
        kept |= {name: "on" if name in form else "off" for name in ("confirm", "keys", "sound")}
    if form.get("lang") in LANGUAGES:
        kept[door.LANGUAGE_COOKIE] = str(form["lang"])
    own = {name: kept.pop(name) for name in OF_PERSON if name in kept}
    if own:
        await house.people.like(person, own)
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
    live = await house.hall.live(table_id)
    await house.pausing.know(live)
    await house.manners.know(live, person)
    sight = house.hall.sight(found, found.viewer(person, language))
    return HTMLResponse(table_page(sight, page_of(request, person)))


@router.get("/tables/{table_id}/log")
async def earlier(request: Request, table_id: str, before: Annotated[int, Query(ge=0, le=2**53)]) -> HTMLResponse:
    """A page of the log before an entry; the header tells whether there is more."""
    house, person, language = door.house(request), await door.person(request), door.language(request)
    live = await house.hall.live(table_id)
    await house.manners.know(live, person)
    found = live.table
    lines, more = TablePage(house.hall.sight(found, found.viewer(person, language))).earlier(before)
    return HTMLResponse(lines, headers={"x-earlier": "yes" if more else "no"})


@router.post("/tables/{table_id}/sit")
async def sit(request: Request, table_id: str) -> RedirectResponse:
    """Take a seat from the lobby."""
    form = await request.form()
    share = read_share(str(form.get("share", "")))
    await door.house(request).play.sit(table_id, await door.person(request), share=share)
    return RedirectResponse(f"/tables/{table_id}", 303)


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


router.include_router(account.pages)
router.include_router(lobby.router)
router.include_router(finale.router)
router.include_router(lessons.router)  # before the catalogue, in which a rule could be called `lessons`
router.include_router(catalogue.router)
router.include_router(cards.router)
router.include_router(decks.router)
