"""What is shown instead of a board while its game is still being compiled."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import HTMLResponse

from thronsaal.core.registry import find_game
from thronsaal.server import door
from thronsaal.server.frame import page_of
from thronsaal.server.render import art, draw, voice
from thronsaal.server.thinkers import kernels_of

ACCEPTED = 202


async def preparing(request: Request, game_id: str) -> HTMLResponse:
    """How far the game is. The page looks again by itself, and becomes what was asked for once that can be drawn."""
    house, game = door.house(request), find_game(game_id)
    said = house.thinkers.progress.get(game_id)
    speaks = voice(door.language(request), game)
    html = draw(
        "preparing.html",
        page=page_of(request, await door.person(request)),
        say=speaks.say,
        game_title=speaks.say("game-title"),
        art=art(game_id),
        done=0 if said is None else said.done,
        of=kernels_of(game_id) if said is None else said.of,
    )
    return HTMLResponse(html, ACCEPTED)
