"""The pages as plain HTTP: forms, redirects, cookies and files, hostile ones too."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest


@pytest.fixture
def guest(hall: str) -> Iterator[httpx.Client]:
    """Somebody without a browser who keeps cookies."""
    with httpx.Client(base_url=hall, timeout=60) as client:
        yield client


def test_the_first_visit_makes_a_guest(guest: httpx.Client) -> None:
    answer = guest.get("/")
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    name = re.findall(r'who-name">([^<]+)<', answer.text)
    assert name == re.findall(r'who-name">([^<]+)<', guest.get("/rules").text)
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_preferences_lead_back_but_never_away(guest: httpx.Client) -> None:
    for back, place in (
        ("/rules/claim?q=a", "/rules/claim?q=a"),
        ("//evil.example/", "/"),
        ("/\\evil.example", "/"),
        ("https://evil.example/", "/"),
        ("/a\r\nset-cookie: x=y", "/"),
    ):
        answer = guest.post("/preferences", data={"back": back, "theme": "dark"})
        assert answer.status_code == 303
        assert answer.headers["location"] == place
        assert "x" not in guest.cookies


def test_unknown_preferences_are_not_kept(guest: httpx.Client) -> None:
    guest.post("/preferences", data={"theme": "purple", "lang": "xx", "motion": "off", "admin": "on"})
    assert guest.cookies.get("motion") == "off"
    assert not {"theme", "lang", "admin"} & set(guest.cookies)
    guest.cookies.set("theme", '"><script>')
    page = guest.get("/").text
    assert 'data-theme="auto"' in page
    assert "<script>" not in page


def test_a_bad_name_is_refused_in_words(guest: httpx.Client) -> None:
    answer = guest.post("/preferences", data={"name": "x" * 41})
    assert answer.status_code == 422
    assert "A name has 1 to 40 letters" in answer.text


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"game": "nothing", "quick": "on", "level": "easy"}, 422),
        ({"game": "claim", "quick": "on", "level": "nobody"}, 422),
        ({"game": "claim", "seat-0": "me"}, 422),
        ({"game": "claim", "seat-0": "me", "seat-1": "me"}, 422),
        ({"game": "claim", "seat-0": "me", "seat-1": "king"}, 422),
        ({"game": "claim", "seat-0": "me", "seat-1": "open", "option-starter": "Z"}, 422),
        ({"game": "claim", "seat-0": "me", "seat-1": "open", "option-starter": "B"}, 303),
        ({}, 422),
    ],
)
def test_setting_up_a_table(guest: httpx.Client, form: dict[str, str], status: int) -> None:
    answer = guest.post("/tables", data=form)
    assert answer.status_code == status
    if status == 303:
        assert guest.get(answer.headers["location"]).status_code == 200
    else:
        assert "That did not work" in answer.text


def test_only_files_of_ours_are_served(guest: httpx.Client) -> None:
    for path in ("hall.css", "hall.js", "drawing.js", "icon.svg", "fonts/alegreya.woff2", "games/claim/board.css"):
        answer = guest.get(f"/static/{path}")
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
    for path in ("../pages.py", "%2e%2e/templates/base.html", "games/claim/state.py", "/etc/passwd", "hall.css/", ""):
        assert guest.get(f"/static/{path}").status_code == 404


def test_every_address_in_a_page_leads_somewhere(guest: httpx.Client) -> None:
    seen: set[str] = set()
    waiting = ["/"]
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        answer = guest.get(path)
        assert answer.status_code == 200, path
        if answer.headers["content-type"].startswith("text/html"):
            found = re.findall(r'(?:href|src)="(/[^"]*)"', answer.text)
            waiting += [each.partition("#")[0].replace("&amp;", "&") for each in found]
    assert len(seen) > 60


def test_what_is_not_there_is_said_as_a_page(guest: httpx.Client) -> None:
    for path in ("/nothing", "/tables/x", "/rules/nothing", "/rules/claim/nothing", "/rules/claim/lessons/nothing"):
        answer = guest.get(path)
        assert answer.status_code == 404, path
        assert "That did not work" in answer.text


def test_a_lesson_takes_no_nonsense(guest: httpx.Client) -> None:
    path = "/rules/claim/lessons/04-follow-before-striking"
    assert guest.post(path, data={"move": "dragon 7"}).status_code == 422
    assert guest.post(f"{path}?step=99", data={"move": "goblin 5"}).status_code == 422
    assert guest.post(f"{path}?step=-1", data={"move": "goblin 5"}).status_code == 422
    assert guest.post(path).status_code == 422


def test_a_record_that_is_none(guest: httpx.Client) -> None:
    assert guest.post("/records", files={"record": ("r.txt", b"\xff\xfe")}).status_code == 422
    assert guest.post("/records", data={"record": "text"}).status_code == 422
    assert guest.post("/records", files={"record": ("r.txt", b"hello")}).status_code == 422
