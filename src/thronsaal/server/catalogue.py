"""The rules as pages: every catalogue, what it says about a word, and single rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.rulebook import house_rules
from thronsaal.server import door
from thronsaal.server.errors import Denied
from thronsaal.server.frame import page_of
from thronsaal.server.render import draw, find_rule, rule_title, rulebook, tagline, voice

router = APIRouter(include_in_schema=False)

HOUSE = "house"


async def frame(request: Request) -> dict[str, object]:
    """What every page about rules needs."""
    language = door.language(request)
    return {
        "page": page_of(request, await door.person(request), "rules"),
        "language": language,
        "rule_title": lambda rule: rule_title(rule, language),
    }


@router.get("/rules")
async def books(request: Request) -> HTMLResponse:
    """Every catalogue."""
    language = door.language(request)
    speaks = voice(language)
    shelf = [
        {
            "href": f"/rules/{game_id}",
            "title": speaks.say("page-rules-of", game=voice(language, find_game(game_id)).say("game-title")),
            "text": tagline(find_game(game_id), language),
            "count": len(find_game(game_id).rulebook),
        }
        for game_id in game_ids()
    ]
    shelf.append(
        {
            "href": f"/rules/{HOUSE}",
            "title": speaks.say("page-rules-house"),
            "text": speaks.say("page-rules-house-text"),
            "count": len(house_rules()),
        }
    )
    return HTMLResponse(draw("rules.html", **await frame(request), say=speaks.say, books=shelf))


def _title(name: str, language: str) -> str:
    speaks = voice(language)
    if name == HOUSE:
        return speaks.say("page-rules-house")
    return speaks.say("page-rules-of", game=voice(language, find_game(name)).say("game-title"))


@router.get("/rules/{name}")
async def catalogue(request: Request, name: str, q: Annotated[str, Query(max_length=60)] = "") -> HTMLResponse:
    """The rules of a game or of the house, all of them or those that speak of a word."""
    book, language = rulebook(name), door.language(request)
    if book is None:
        raise Denied("not-found", 404)
    word = q.strip()
    has_lessons = name != HOUSE and bool(find_game(name).scenes)
    return HTMLResponse(
        draw(
            "rulebook.html",
            **await frame(request),
            say=voice(language).say,
            book_title=_title(name, language),
            book_href=f"/rules/{name}",
            lessons=f"/rules/{name}/lessons" if has_lessons else "",
            word=word,
            rules=book.find(word) if word else list(book),
            chapters=() if word else book.chapters,
        )
    )


@router.get("/rules/{name}/{rule}")
async def one_rule(request: Request, name: str, rule: str, part: bool = False) -> HTMLResponse:
    """One rule: as a page, or as a part to be shown over another page."""
    found, language = find_rule(f"{name}.{rule}"), door.language(request)
    if found is None:
        raise Denied("not-found", 404)
    scenes = [] if name == HOUSE else [scene for scene in find_game(name).scenes if found.id in scene.rules]
    links = [{"href": f"/rules/{name}/lessons/{scene.id}", "title": scene.title[language]} for scene in scenes]
    context = {"say": voice(language).say, "rule": found, "language": language, "scenes": links}
    if part:
        return HTMLResponse(draw("parts/rule.html", **context))
    context |= {**await frame(request), "book_title": _title(name, language), "book_href": f"/rules/{name}"}
    return HTMLResponse(draw("rule.html", **context))
