"""Pages of tables drawn without a server, as one seat sees them, and shown in a browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.core.words import Seat
from thronsaal.server.frame import Page
from thronsaal.server.people import Person
from thronsaal.server.render import WEB, fragments, table_page
from thronsaal.server.sight import Sight
from thronsaal.server.table import Table, Viewer
from thronsaal.server.voices import Voices
from web.test_leaks import without_secrets

ADDRESS = "http://hall.test/"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 800}
Show = Callable[..., Any]
UNGUARDED = "addEventListener('DOMContentLoaded', () => { STEADY = 0; })"
"""Whoever is tested presses faster than anybody could read: each of their presses is meant."""


def sight(table: Table, seat: Seat | None = 0, language: str = "en") -> Sight:
    return Sight(table, Viewer(Person("anna-id", "Anna"), seat, language), Voices())


def page_of(table: Table, language: str = "en", theme: str = "auto", seat: Seat | None = 0, **liked: str) -> str:
    return str(table_page(sight(table, seat, language), Page("Anna", language, "/", theme=theme, **liked)))


def board_of(table: Table, seat: Seat | None = 0, language: str = "en") -> str:
    parts = fragments(sight(table, seat, language))["parts"]
    assert isinstance(parts, dict)
    return str(parts["part-board"])


def twin(table: Table, seat: Seat | None, chance: Chance) -> Table:
    """Another table that this seat cannot tell from the real one."""
    other = copy(table)
    other.match = copy(table.match)
    other.match.state = table.match.state.guess(seat, chance)
    other.events = {number: [without_secrets(each, seat) for each in told] for number, told in table.events.items()}
    return other


@contextmanager
def showing(browser: Any) -> Iterator[Show]:
    """A page of a table in the browser, without a server; what it sends is heard."""
    contexts = []

    def show(html: str, guarded: bool = False, **settings: Any) -> Any:
        context = browser.new_context(**{"reduced_motion": "reduce", **settings})
        if not guarded:
            context.add_init_script(UNGUARDED)
        contexts.append(context)
        page = context.new_page()
        page.heard = []
        page.lines = []
        page.html = html
        page.route("**/*", lambda route: _serve(route, page.html))
        page.route_web_socket("**/events*", lambda line: _listen(page, line))
        page.goto(ADDRESS)
        settle(page)
        return page

    yield show
    for context in contexts:
        context.close()


def _listen(page: Any, line: Any) -> None:
    page.lines.append(line)
    line.on_message(lambda text: page.heard.append(json.loads(text)))


def _serve(route: Any, html: str) -> None:
    path = route.request.url.removeprefix(ADDRESS).partition("?")[0]
    if not path.startswith("static/"):
        route.fulfill(body=html, content_type="text/html; charset=utf-8")
        return
    parts = path.split("/")
    folder = find_game(parts[2]).folder / parts[3] if parts[1] == "games" else WEB / path
    file = Path(str(folder))
    route.fulfill(body=file.read_bytes(), content_type=TYPES[file.suffix])


def turn_to(page: Any, html: str) -> None:
    """Show another page in the same window."""
    page.html = html
    page.goto(ADDRESS)
    settle(page)


def settle(page: Any) -> None:
    """Wait until fonts are there and what was changed is laid out: two frames later."""
    page.evaluate(
        "document.fonts.ready.then(() => new Promise(done => requestAnimationFrame("
        "() => requestAnimationFrame(() => done()))))"
    )


def update_of(table: Table, language: str = "en") -> str:
    """What a socket would bring to a page that shows this table now."""
    seen = sight(table, 0, language)
    news = {
        "type": "update",
        "number": seen.number,
        "after": seen.number,
        "position": seen.position,
        "my_turn": seen.is_my_turn,
        "phase": seen.phase,
    }
    return json.dumps({**news, **fragments(seen)})


def serious_faults(page: Any) -> list[tuple[str, str, str]]:
    """What axe finds serious or critical."""
    axe = pytest.importorskip("axe_playwright_python", reason="axe-playwright-python is not installed")
    page.evaluate(files(axe).joinpath("axe.min.js").read_text("utf-8") + "\n;0")
    # What passes is only counted: to hand over every node of it takes longer than to look at them all.
    passed, violated = page.evaluate(
        "axe.run(document, { resultTypes: ['violations'] }).then(found => [found.passes.length, found.violations])"
    )
    assert passed
    serious = [each for each in violated if each["impact"] in ("serious", "critical")]
    return [(each["id"], each["nodes"][0]["html"][:200], each["nodes"][0]["failureSummary"]) for each in serious]
