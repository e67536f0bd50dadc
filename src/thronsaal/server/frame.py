"""The frame of every page: who looks at it, and how they like it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from starlette.requests import Request

from thronsaal.server import door
from thronsaal.server.people import Person


@dataclass(frozen=True, slots=True)
class Page:
    """What every page shows of the person who looks: name, language and preferences; and where they are."""

    name: str
    language: str
    path: str
    here: str = ""
    theme: str = "auto"
    motion: str = "auto"
    confirm: str = "off"
    keys: str = "on"
    sound: str = "off"
    notify: str = "off"


PREFERENCES: Mapping[str, tuple[str, ...]] = {
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "on", "off"),
    "confirm": ("off", "on"),
    "keys": ("on", "off"),
    "sound": ("off", "on"),
    "notify": ("off", "on"),
}
"""What may be preferred; the first is the default."""
OF_PERSON = ("sound", "notify")
"""What is kept with the person; the rest belongs to the browser."""


def page_of(request: Request, person: Person, here: str = "") -> Page:
    """The frame of a page: who looks at it, and how they like it."""
    liked = {
        name: request.cookies[name] for name, known in PREFERENCES.items() if request.cookies.get(name, "") in known
    }
    liked |= {name: like for name, like in person.likes.items() if like in PREFERENCES.get(name, ())}
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return Page(person.name, door.language(request), path, here, **liked)
