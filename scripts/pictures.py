"""Take the pictures of docs/pictures anew: a real server, a real Chromium, games played until they look interesting.

.venv/bin/python scripts/pictures.py

The hall itself is shown with the game of the fewest seats; every other game has a picture of its own, and one on a
phone.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Browser, Page, sync_playwright

from thronsaal.core.registry import find_game, game_ids

if TYPE_CHECKING:
    from collections.abc import Iterator

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUIET = ("--no-sandbox", "--headless=new", "--disable-gpu", "--disable-background-networking", "--no-first-run")
OVER = "#part-turn a[href^='/replay/']"
CHOICES = 6
"""So many moves a picture should show."""


@contextmanager
def hall() -> Iterator[str]:
    """A hall of our own for as long as the pictures take."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "thronsaal",
            "serve",
            "--port",
            "0",
            "--db",
            f"sqlite:///{folder}/hall.sqlite3",
        ]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert server.stdout is not None
        try:
            yield next(line for line in server.stdout if "http" in line).split()[-1].rstrip("/")
        finally:
            server.terminate()
            server.wait()


def guest(browser: Browser, address: str, name: str, width: int, height: int, **settings: Any) -> Page:
    """Somebody with a name and a window."""
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", **settings)
    context.request.get(address)
    context.request.put(f"{address}/api/v1/me", data={"name": name})
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(address)
    return page


def play(page: Page, game: str, moves: int) -> None:
    """Begin a match against a bot and make so many moves, always one in the middle."""
    page.click(f"form.now:has([value={game}]) button >> nth=1")
    for _ in range(moves):
        page.wait_for_selector(f"#table[data-turn=mine], {OVER}")
        if page.locator(OVER).count():
            return
        position = page.get_attribute("#table", "data-position")
        lit = page.locator("#part-board button.lit")
        lit.nth(lit.count() // 2).click()
        page.wait_for_function("was => document.getElementById('table').dataset.position !== was", arg=position)
    page.wait_for_selector(f"#table[data-turn=mine], {OVER}")
    page.mouse.move(2, 2)


def play_by_hints(page: Page, address: str, game: str, bots: int, moves: int) -> None:
    """Set up a table against bots and play what the hint says; stop where there is much to choose."""
    page.goto(f"{address}/?game={game}")
    page.select_option("#setup [name=seat-0]", "me")
    for seat in range(1, page.locator("#setup select[name^=seat-]").count()):
        page.select_option(f"#setup [name=seat-{seat}]", "bot:medium" if seat <= bots else "")
    page.click("#setup .seal", timeout=300_000)
    for made in range(2 * moves):
        page.wait_for_selector(f"#table[data-turn=mine], {OVER}")
        if page.locator(OVER).count() or (made >= moves and page.locator("#part-moves [data-move]").count() >= CHOICES):
            break
        position = page.get_attribute("#table", "data-position")
        page.click("[data-act=hint]")
        page.wait_for_selector("#part-moves .hinted", state="attached")
        page.evaluate("document.querySelector('#part-moves .hinted')?.click()")
        page.wait_for_function("was => document.getElementById('table').dataset.position !== was", arg=position)
    page.mouse.move(2, 2)
    page.evaluate("window.scrollTo(0, 0)")


def take(page: Page, name: str, *, whole: bool = False) -> None:
    """One picture."""
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)
    print(f"docs/pictures/{name}.png")


def pictures(browser: Browser, address: str) -> None:
    """All of them."""
    first, *others = sorted(game_ids(), key=lambda each: find_game(each).seats)
    anna = guest(browser, address, "Anna", 1280, 800, locale="en-GB")
    take(anna, "lobby")
    play(anna, first, 17)
    take(anna, "table")
    anna.click("[data-act=resign]")
    anna.click("#confirm [data-confirm=yes]")
    anna.click(OVER)
    anna.wait_for_selector(".steps")
    anna.goto(f"{anna.url}?at=21&seen=all")
    take(anna, "replay")
    anna.goto(f"{address}/rules")
    anna.click(f".lessons a[href*={first}] >> nth=0")
    take(anna, "rules")
    anna.click("main a.button")
    anna.click(".lessons a >> nth=3")
    anna.click(".turn button")
    anna.wait_for_selector("#swap[data-lesson$='step=1']")
    take(anna, "lesson")
    berta = guest(browser, address, "Berta", 1280, 800, locale="de-DE", color_scheme="dark")
    play(berta, first, 6)
    take(berta, "table-dark")
    phone = guest(browser, address, "Jörg", 360, 740, locale="de-DE", device_scale_factor=2, has_touch=True)
    play(phone, first, 9)
    take(phone, "phone")
    for game in others:
        seats = find_game(game).seats
        cara = guest(browser, address, "Cara", 1280, 800, locale="en-GB")
        play_by_hints(cara, address, game, bots=seats[-1] - 1, moves=30)
        take(cara, game)
        pocket = guest(browser, address, "Jörg", 390, 844, locale="de-DE", device_scale_factor=2, has_touch=True)
        play_by_hints(pocket, address, game, bots=seats[0] - 1, moves=14)
        take(pocket, f"{game}-phone")


def main() -> None:
    """Renew the pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = next(found for found in map(shutil.which, CHROMIUM) if found)
    with hall() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=QUIET)
        pictures(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
