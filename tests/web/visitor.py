"""Somebody with a browser, in the language of play."""

from __future__ import annotations

import re
from typing import Any

PATIENCE = 60_000
AT_ONCE = "form.now:has([value=claim]) button"
"""The buttons of the lobby that begin a match of Claim, the shortest of the games."""


class Visitor:
    """A person at a browser window of their own."""

    def __init__(self, context: Any, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        # A page that is denied, and a server that was killed, are told by the browser too: tests check those.
        if message.type == "error" and not re.search(r"status of 4\d\d|ERR_CONNECTION|WebSocket", message.text):
            self.complaints.append(message.text)

    def goes(self) -> None:
        self.context.close()

    # Going about

    def opens(self, path: str = "/") -> Visitor:
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self

    def is_called(self, name: str) -> None:
        """Take a name, the short way."""
        self.context.request.get(self.address + "/rules/house")
        assert self.context.request.put(self.address + "/api/v1/me", data={"name": name}).ok

    def prefers(self, **liked: str) -> None:
        """Tick or pick in the settings."""
        self.page.click("details.prefs summary")
        for name, value in liked.items():
            box = self.page.locator(f'details.prefs [name={name}][type="checkbox"]')
            if name == "name":
                self.page.fill("details.prefs [name=name]", value)
            elif box.count():
                box.set_checked(value == "on")
            else:
                self.page.check(f'details.prefs [name={name}][value="{value}"]')
        with self.page.expect_navigation():
            self.page.click("details.prefs .seal")

    # Tables

    def plays_at_once(self) -> Visitor:
        """Claim against a bot, from the lobby, with one click."""
        self.opens("/")
        self.page.click(f"{AT_ONCE} >> nth=0")
        return self.sits()

    def sets_up(self, *chairs: str, public: bool = False, coaching: bool = True) -> Visitor:
        """Claim, by the form: `me`, `open` or `bot` for each seat."""
        self.opens("/?game=claim")
        for seat, chair in enumerate(chairs):
            options = self.page.locator(f"#setup [name=seat-{seat}] option")
            values = [options.nth(n).get_attribute("value") for n in range(options.count())]
            value = next(v for v in values if v and v.split(":")[0] == chair)
            self.page.select_option(f"#setup [name=seat-{seat}]", value)
        self.page.check(f'#setup [name=public][value="{"on" if public else ""}"]')
        self.page.set_checked("#setup [name=coaching]", coaching)
        self.page.click("#setup .seal")
        return self.sits()

    def sits(self) -> Visitor:
        """Wait until the table is live."""
        self.page.wait_for_selector("#table[data-line=live]")
        return self

    @property
    def table(self) -> str:
        """The address of the table."""
        return str(self.page.url)

    @property
    def position(self) -> int:
        return int(self.page.get_attribute("#table", "data-position") or 0)

    @property
    def is_over(self) -> bool:
        return self.page.locator("#part-turn a[href^='/replay/']").count() > 0

    @property
    def is_my_turn(self) -> bool:
        return self.page.get_attribute("#table", "data-turn") == "mine"

    def awaits_turn(self) -> bool:
        """Wait until it is my turn or over; whether it is my turn."""
        self.page.wait_for_selector("#table[data-turn=mine], #part-turn a[href^='/replay/']")
        return self.is_my_turn

    def sees_position(self, position: int) -> None:
        self.page.wait_for_function(
            "position => Number(document.getElementById('table').dataset.position) >= position", arg=position
        )

    def plays(self, which: int = 0) -> None:
        """Click a lit piece of the board, and see the board change."""
        before = self.position
        lit = self.page.locator("#part-board button.lit")
        lit.nth(which % lit.count()).click()
        self.sees_position(before + 1)

    def waits_until_steady(self, thing: Any) -> None:
        """Wait until a button takes clicks: one that has just come to stand where another stood takes none."""
        self.page.wait_for_function(
            "thing => !(armed.get(thing.closest(PRESSED)) > performance.now())", arg=thing.element_handle()
        )

    def does(self, act: str) -> None:
        """Press one of the buttons beside the board."""
        self.page.click(f"[data-act={act}]")

    def confirms(self) -> None:
        """Say yes to the question below the board, as soon as its buttons take a press."""
        yes = "#confirm [data-confirm=yes]"
        self.page.wait_for_function(f"() => !(armed.get(document.querySelector('{yes}')) > performance.now())")
        self.page.click(yes)

    def says(self, text: str) -> None:
        self.page.fill("#say-text", text)
        self.page.keyboard.press("Enter")

    @property
    def log(self) -> list[str]:
        return [str(line) for line in self.page.locator("#log li:not([data-kind=said]) .log-text").all_inner_texts()]

    @property
    def turn(self) -> str:
        return str(self.page.inner_text("#part-turn"))

    def waits_for(self, selector: str) -> Any:
        return self.page.wait_for_selector(selector)

    def width(self) -> int:
        """How wide the page is: wider than the window means scrolling sideways."""
        return int(self.page.evaluate("document.documentElement.scrollWidth"))
