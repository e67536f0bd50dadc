"""A stranger comes while the games are still being compiled: every page opens at once and says how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.hosting import serving, sqlite
from thronsaal.server.settings import Settings
from thronsaal.server.thinkers import KERNEL, Said, Thinkers
from web.visitor import AT_ONCE, Visitor

Come = Callable[..., Visitor]


class Cold:
    """A hall whose games are compiled when the test says so."""

    def __init__(self, port: int, thinkers: Thinkers, loop: asyncio.AbstractEventLoop) -> None:
        self.address = f"http://localhost:{port}"
        self._thinkers = thinkers
        self._loop = loop

    def is_at(self, game: str, done: int, of: int) -> None:
        self._thinkers.progress[game] = Said(KERNEL, game, done, of)

    def has_rules(self, game: str) -> None:
        self._loop.call_soon_threadsafe(self._thinkers.rules[game].set)

    def has_bots(self, game: str) -> None:
        self._loop.call_soon_threadsafe(self._thinkers._bots[game].set)


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cold]:
    loops: list[asyncio.AbstractEventLoop] = []

    async def wait(*_: Any) -> None:
        loops.append(asyncio.get_running_loop())

    monkeypatch.setattr(Thinkers, "_prepare", wait)
    settings = Settings(port=0, db=sqlite(tmp_path), workers=1, bot_pause=0.0, rate=1e9, address_rate=1e9)
    with serving(settings) as (port, house):
        yield Cold(port, house.thinkers, loops[0])


def test_a_table_opens_at_once_and_becomes_the_board_by_itself(come: Come, cold: Cold) -> None:
    visitor = come("Anna", cold.address).opens("/")
    visitor.page.click(f"{AT_ONCE} >> nth=0")
    visitor.waits_for("#preparing")
    assert "Claim is being laid out" in visitor.page.inner_text("h1")
    cold.is_at("claim", 7, 20)
    visitor.waits_for("#preparing >> text=7 of 20 parts are ready.")
    assert visitor.page.locator("#preparing progress").evaluate("bar => [bar.value, bar.max]") == [7, 20]
    visitor.opens("/")
    assert "Claim" in visitor.page.inner_text("#mine-title + ul"), "the table is in the list already"
    visitor.page.click("#mine-title + ul a")
    visitor.waits_for("#preparing")
    cold.has_rules("claim")
    visitor.sits()
    while visitor.is_my_turn:
        visitor.plays()
    assert "still being made ready" in visitor.turn
    before = visitor.position
    cold.has_bots("claim")
    assert visitor.awaits_turn()
    assert visitor.position > before, "the bot has played"


def test_a_lesson_waits_in_the_same_way(come: Come, cold: Cold) -> None:
    visitor = come(address=cold.address, locale="de-DE").opens("/rules/claim/lessons/01-two-goblins")
    assert "Claim wird aufgebaut" in visitor.page.inner_text("h1")
    cold.has_rules("claim")
    visitor.waits_for("#swap .lesson-do")


def test_a_program_waits_for_its_table(come: Come, cold: Cold) -> None:
    visitor = come("Anna", cold.address)
    cold.has_rules("claim")
    answer = visitor.context.request.post(cold.address + "/api/v1/tables", data={"game": "claim"})
    assert answer.ok
    assert answer.json()["phase"] == "playing"
