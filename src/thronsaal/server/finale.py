"""The page of a match that is over, and its picture."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from thronsaal.server import door
from thronsaal.server.ending import Ending
from thronsaal.server.errors import Denied
from thronsaal.server.frame import page_of
from thronsaal.server.picture import picture
from thronsaal.server.render import TablePage, draw

router = APIRouter(include_in_schema=False)


async def _ended(request: Request, table_id: str) -> tuple[TablePage, Ending]:
    """A match that is over, to be told of. Raises Denied."""
    house, person, language = door.house(request), await door.person(request), door.language(request)
    found = await house.hall.find(table_id)
    sight = house.hall.sight(found, found.viewer(person, language), found.number)
    if sight.ending is None:
        raise Denied("not-over", 409)
    return TablePage(sight), sight.ending


@router.get("/tables/{table_id}/end")
async def end(request: Request, table_id: str) -> HTMLResponse:
    """How a match ended: ranking, what each point came from, figures."""
    told, _ = await _ended(request, table_id)
    return HTMLResponse(
        draw(
            "end.html",
            page=page_of(request, await door.person(request), "replays"),
            say=told.say,
            game_title=told.say("game-title"),
            end=told.end(own_page=f"/tables/{table_id}"),
            ended=told.sight.ended,
        )
    )


@router.get("/tables/{table_id}/end.svg")
async def end_picture(request: Request, table_id: str) -> Response:
    """The same as a picture to keep."""
    told, ending = await _ended(request, table_id)
    svg = picture(ending, told.say("page-end-title", game=told.say("game-title")), told.result_text())
    headers = {"content-disposition": f'attachment; filename="thronsaal-{told.sight.game.id}.svg"'}
    return Response(svg, media_type="image/svg+xml", headers=headers)
