"""What people do about themselves and each other: log out everywhere, take along, delete; mute, block, report."""

from __future__ import annotations

import contextlib
import json
from typing import Annotated

from fastapi import APIRouter, Form, Path, Query, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse

from thronsaal.server import door, forgetting
from thronsaal.server.api import PROBLEMS, Asking, Hosting, TableId, Toll
from thronsaal.server.errors import Denied
from thronsaal.server.frame import page_of
from thronsaal.server.house import House
from thronsaal.server.manners import named
from thronsaal.server.people import Person
from thronsaal.server.render import draw, voice
from thronsaal.server.shapes import ReportIn, ShunIn, ShunnedOut, TokenOut

router = APIRouter(prefix="/api/v1", responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)

Place = Annotated[int, Path(ge=0, le=10_000, description="Counted from 0, as in the list")]


# What is theirs


@router.post("/me/token", tags=["people"], status_code=201, response_model=TokenOut, dependencies=[Toll])
async def renew(house: Hosting, person: Asking) -> dict[str, str]:
    """Get another token, in place of the one before: that one is worth nothing from now on."""
    return {"token": await house.people.renew_token(person)}


@router.post("/me/logout", tags=["people"], status_code=204, response_class=Response)
async def log_out(request: Request, person: Asking) -> None:
    """Log out everywhere: every cookie and token of before is worth nothing. A browser that asks gets a new cookie."""
    await _end_visits(request, person)


@router.get("/me/export", tags=["people"], response_class=JSONResponse, dependencies=[Toll])
async def export(house: Hosting, person: Asking) -> JSONResponse:
    """Everything that the hall keeps of you."""
    return JSONResponse(await _exported(house, person))


@router.delete("/me", tags=["people"], status_code=204, response_class=Response)
async def delete(request: Request, house: Hosting, person: Asking, response: Response) -> None:
    """Delete everything of you. Where others played along, the match stays, without your name and words."""
    await _delete(request, house, person)
    response.delete_cookie(door.COOKIE)


async def _end_visits(request: Request, person: Person) -> None:
    ended = await door.house(request).people.end_visits(person)
    if "authorization" not in request.headers:
        request.state.guest = ended


async def _exported(house: House, person: Person) -> dict[str, object]:
    return dict(await house.store.do(lambda db: forgetting.export(db, person.id), writes=False))


async def _delete(request: Request, house: House, person: Person) -> None:
    """Get up everywhere first, so that nobody waits in vain; then delete."""
    for brief in await house.hall.tables_of(person, 1000):
        if brief.phase in ("waiting", "playing"):
            with contextlib.suppress(Denied):
                await house.play.leave(brief.id, person)
    await house.hall.note()
    await house.store.do(lambda db: forgetting.forget(db, person.id))
    request.state.guest = None
    await house.warden.heed(at_once=True)


# Others


@router.get("/me/shunned", tags=["people"], response_model=list[ShunnedOut])
async def shunned(house: Hosting, person: Asking) -> list[dict[str, str]]:
    """Those whom you do not want to hear, or not to sit with either."""
    return [{"name": each.name, "how": each.how} for each in await house.manners.of(person)]


@router.delete("/me/shunned/{place}", tags=["people"], status_code=204, response_class=Response)
async def spare(house: Hosting, person: Asking, place: Place) -> None:
    """Shun somebody no longer."""
    await house.manners.spare(person, place)


@router.post("/tables/{table_id}/shun", tags=["people"], status_code=204, response_class=Response)
async def shun(house: Hosting, person: Asking, table_id: TableId, wanted: ShunIn) -> None:
    """Hear somebody no more, or sit with them no more either."""
    await house.manners.shun(table_id, person, wanted.entry, wanted.seat, wanted.how)


@router.post(
    "/tables/{table_id}/report", tags=["people"], status_code=204, response_class=Response, dependencies=[Toll]
)
async def report(house: Hosting, person: Asking, table_id: TableId, wanted: ReportIn) -> None:
    """Tell the host of the hall about somebody; what they said last goes along."""
    await house.manners.report(table_id, person, wanted.entry, wanted.seat, wanted.words)


# Pages


@pages.get("/account")
async def account(request: Request, done: Annotated[str, Query(max_length=20)] = "") -> HTMLResponse:
    """All about oneself."""
    house, person, language = door.house(request), await door.person(request), door.language(request)
    others = await house.manners.of(person)
    page, say = page_of(request, person), voice(language).say
    is_done = done in ("logged-out", "reported", "spared")
    return HTMLResponse(draw("account.html", page=page, say=say, others=others, done=done if is_done else ""))


@pages.post("/account/logout")
async def page_log_out(request: Request) -> RedirectResponse:
    """Log out everywhere else."""
    await _end_visits(request, await door.person(request))
    return RedirectResponse("/account?done=logged-out", 303)


@pages.get("/account/export", dependencies=[Toll])
async def page_export(request: Request) -> Response:
    """Everything, as a file."""
    text = json.dumps(await _exported(door.house(request), await door.person(request)), ensure_ascii=False, indent=1)
    headers = {"content-disposition": 'attachment; filename="thronsaal-me.json"'}
    return Response(text, media_type="application/json", headers=headers)


@pages.post("/account/delete")
async def page_delete(request: Request, sure: Annotated[str, Form(max_length=8)] = "") -> RedirectResponse:
    """Delete everything, for who has said so twice."""
    if sure != "yes":
        return RedirectResponse("/account", 303)
    await _delete(request, door.house(request), await door.person(request))
    answer = RedirectResponse("/", 303)
    answer.delete_cookie(door.COOKIE)
    return answer


@pages.post("/account/spare")
async def page_spare(request: Request, place: Annotated[int, Form(ge=0, le=10_000)]) -> RedirectResponse:
    """Shun somebody no longer."""
    await door.house(request).manners.spare(await door.person(request), place)
    return RedirectResponse("/account?done=spared", 303)


Number = Annotated[int | None, Query(ge=0, le=2**53)]


@pages.get("/tables/{table_id}/about")
async def about(request: Request, table_id: str, seat: Number = None, entry: Number = None) -> HTMLResponse:
    """What one may do about somebody at a table."""
    house, person, language = door.house(request), await door.person(request), door.language(request)
    _, name = named(await house.hall.find(table_id), person, entry, seat)
    which = f"seat={seat}" if seat is not None else f"entry={entry}"
    here = {"name": name, "table_id": table_id, "action": f"/tables/{table_id}/about?{which}"}
    return HTMLResponse(draw("about.html", page=page_of(request, person), say=voice(language).say, **here))


@pages.post("/tables/{table_id}/about")
async def do_about(
    request: Request,
    table_id: str,
    act: Annotated[str, Form(max_length=10)],
    words: Annotated[str, Form(max_length=500)] = "",
    seat: Number = None,
    entry: Number = None,
) -> RedirectResponse:
    """Mute, block or report somebody."""
    manners, person = door.house(request).manners, await door.person(request)
    if act == "report":
        await manners.report(table_id, person, entry, seat, words)
        return RedirectResponse("/account?done=reported", 303)
    if act not in ("mute", "block"):
        raise Denied("bad-request", 422, detail="act")
    await manners.shun(table_id, person, entry, seat, "mute" if act == "mute" else "block")
    return RedirectResponse(f"/tables/{table_id}", 303)
