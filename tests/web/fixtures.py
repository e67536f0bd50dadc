"""A real Chromium and a real server for the tests of the page."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from server.hosting import serving, sqlite
from thronsaal.core.registry import game_ids
from thronsaal.server.settings import Settings
from web.stills import UNGUARDED, Show, showing
from web.visitor import Visitor

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
Come = Callable[..., Visitor]


# Playwright keeps an event loop running while it is open: package scope closes it before other tests want their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """Chromium; where there is none, tests that need it are skipped."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    path = os.environ.get("THRONSAAL_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip("Chromium is not installed: apt-get install chromium, or set THRONSAAL_CHROMIUM")
    with playwright.sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running hall."""
    db = sqlite(tmp_path_factory.mktemp("web"))
    loose = Settings(port=0, db=db, workers=1, bot_pause=0.0, rate=1e9, address_rate=1e9, tables_per_person=10_000)
    with serving(loose) as (port, house):
        # What is shown while games are still being prepared is proven elsewhere.
        for _ in range(3000):
            if all(house.hall.is_ready(game_id) for game_id in game_ids()):
                break
            time.sleep(0.1)
        yield f"http://localhost:{port}"


@pytest.fixture
def shown(browser: Any) -> Iterator[Show]:
    """A drawn page in the browser, without a server: `page = shown(html)`; `page.heard` is what it sent."""
    with showing(browser) as show:
        yield show


@pytest.fixture
def come(browser: Any, hall: str) -> Iterator[Come]:
    """Somebody comes in with a browser of their own: `anna = come("Anna")`. Complaints of the browser fail the test."""
    inside: list[Visitor] = []

    def enter(name: str = "", address: str = hall, **settings: Any) -> Visitor:
        context = browser.new_context(
            **{"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}, **settings}
        )
        context.add_init_script(UNGUARDED)
        visitor = Visitor(context, address)
        inside.append(visitor)
        if name:
            visitor.is_called(name)
        return visitor

    yield enter
    for visitor in inside:
        visitor.goes()
    complaints = [complaint for visitor in inside for complaint in visitor.complaints]
    assert not complaints, complaints
