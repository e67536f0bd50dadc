"""Tables that cannot be replayed any more: shown from what was written down of them."""

from __future__ import annotations

import re
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from thronsaal.core.registry import UnknownGame, find_game
from thronsaal.server import chronicle, door
from thronsaal.server.api import PROBLEMS, Hosting, Language, TableId
from thronsaal.server.chronicle import Chronicle
from thronsaal.server.errors import Denied
from thronsaal.server.frame import page_of
from thronsaal.server.house import House
from thronsaal.server.render import draw, voice
from thronsaal.server.shapes import ChronicleOut
from thronsaal.server.store import StoredDeed, StoreDown

FADED = frozenset(("old-version", "rules-changed", "broken-table", "no-game"))
"""Why a table cannot be opened though it is there."""

router = APIRouter(prefix="/api/v1", responses=PROBLEMS)


@router.get("/tables/{table_id}/chronicle", tags=["records"], response_model=ChronicleOut)
async def told(house: Hosting, language: Language, table_id: TableId) -> dict[str, Any]:
    """What was written down of a table, as onlookers read it: also where its rules are no longer installed."""
    stored = await house.hall.stored(table_id)
    found = await house.store.do(lambda db: chronicle.read(db, table_id), writes=False)
    lines = () if found is None else found.told.get(language, ())
    return {
        "table": table_id,
        "game": stored.game,
        "version": stored.version,
        "number": 0 if found is None else found.number,
        "names": list(await _names(house, stored, language)),
        "lines": [{"entry": line.number, "kind": line.kind, "text": line.text} for line in lines],
    }


async def _names(house: House, stored: StoredDeed, language: str) -> tuple[str, ...]:
    """Who sat there last."""
    brief = await house.store.brief(stored.id)
    return house.voices.names(stored.chairs if brief is None else brief.chairs, language)


async def page(request: Request, denied: Denied) -> Response | None:
    """The page of a table that cannot be replayed; None for anything else."""
    found = re.match(r"/(?:tables|replay)/([^/]+)", request.url.path)
    if found is None or denied.code not in FADED or request.method != "GET":
        return None
    house, language, table_id = door.house(request), door.language(request), found[1]
    try:
        person = await door.person(request)
        stored = await house.hall.stored(table_id)
        names = await _names(house, stored, language)
        kept: Chronicle | None = await house.store.do(lambda db: chronicle.read(db, table_id), writes=False)
    except (Denied, StoreDown):
        return None
    try:
        game = find_game(stored.game)
    except UnknownGame:
        game = None
    speaks = voice(language, game)
    return HTMLResponse(
        draw(
            "faded.html",
            page=page_of(request, person),
            say=speaks.say,
            title=stored.game if game is None else speaks.say("game-title"),
            sentence=door.sentence(denied, language, house.voices),
            names=names,
            lines=() if kept is None else kept.told.get(language, ()),
        ),
        denied.status,
    )
