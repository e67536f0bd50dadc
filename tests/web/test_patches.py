"""A page that gets only what changed shows what it would show if everything had come; what it missed it asks for."""

from __future__ import annotations

import json
from typing import Any

from server.hosting import absorb, any_move, bare_table
from thronsaal.server.live import written
from thronsaal.server.patches import Traces
from thronsaal.server.table import Table
from web.stills import DESK, Show, page_of, update_of


def brings(page: Any, table: Table, has: Traces) -> Traces:
    """The socket brings what this page lacks."""
    text, then = written(json.loads(update_of(table)), has)
    page.lines[-1].send(text)
    page.wait_for_function(f"line.mark === {then.mark}", timeout=60_000)
    return then


def parts(page: Any) -> dict[str, str]:
    found = page.evaluate("Object.fromEntries(all('[id^=part-]').map(({ id, innerHTML }) => [id, innerHTML]))")
    return {str(name): str(html) for name, html in found.items()}


def test_patches_draw_the_same_page(shown: Show) -> None:
    table = bare_table(seed=3)
    page = shown(page_of(table), viewport=DESK)
    other = shown(page_of(table), viewport=DESK)
    has = Traces()
    for _ in range(6):
        absorb(table, table.plan_move(*any_move(table), table.position))
        has = brings(page, table, has)
        brings(other, table, Traces())
        assert parts(page) == parts(other)


def test_a_page_that_missed_something_asks_for_it(shown: Show) -> None:
    table = bare_table(seed=3)
    page = shown(page_of(table), viewport=DESK)
    has = brings(page, table, Traces())
    before, number = parts(page), table.number
    absorb(table, table.plan_move(*any_move(table), table.position))
    _, missed = written(json.loads(update_of(table)), has)
    absorb(table, table.plan_move(*any_move(table), table.position))
    text, _ = written(json.loads(update_of(table)), missed)
    page.lines[-1].send(text)
    page.wait_for_function("line.mark === -1", timeout=60_000)
    assert parts(page) == before, "a patch for something else changes nothing"
    asked = [message for message in page.heard if message["type"] == "again"]
    assert [message["after"] for message in asked] == [number]
    brings(page, table, Traces())
    assert parts(page) != before
