"""However long a match has been: what a page costs does not grow with it, and nothing is read when it is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from server.hosting import ANNA, absorb, any_move, bare_table
from thronsaal.core import text
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game, game_ids
from thronsaal.server import render
from thronsaal.server.frame import Page
from thronsaal.server.people import Person
from thronsaal.server.rehearsal import rehearse_pages
from thronsaal.server.render import fragments, table_page
from thronsaal.server.sight import LOG_PAGE, MOST_SPOKEN, Sight
from thronsaal.server.table import Chair, Deed, Table
from thronsaal.server.voices import Voices


def test_a_page_reads_only_the_last_of_a_long_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    table, chance = bare_table(seed=3), Chance(1)
    for count in range(1500):
        absorb(table, table.plan_talk(count % 2, f"word {count}"))
    for _ in range(20):
        absorb(table, table.plan_move(*any_move(table, None, chance), table.position))
    read = 0
    lines_of = Sight._lines_of

    def counted(*args: Any) -> Any:
        nonlocal read
        read += 1
        return lines_of(*args)

    monkeypatch.setattr(Sight, "_lines_of", counted)
    html = str(table_page(Sight(table, table.viewer(ANNA), Voices()), Page("Anna", "en", "/")))
    assert read <= LOG_PAGE + MOST_SPOKEN
    assert "word 1499" in html
    assert f"word {1500 - MOST_SPOKEN - 1}<" not in html
    read = 0
    news = fragments(Sight(table, table.viewer(ANNA), Voices(), table.number - 1))
    assert 0 < read <= 2
    assert news["log"]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_that_was_rehearsed_is_drawn_without_reading(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Templates and texts take hundreds of milliseconds; that is spent beside the event loop, before anybody plays."""
    rehearse_pages(game_id)
    seen: list[str] = []
    monkeypatch.setattr(text, "FluentResource", lambda source: seen.append(source[:40]))
    monkeypatch.setattr(render._Templates, "get_source", lambda *args: seen.append(args[2]))
    game = find_game(game_id)
    people = [Person(f"{seat}-id", "P") for seat in range(game.seats[0])]
    table = Table(Deed("t", game, game.settle({}), 9, tuple(Chair("person", each.name, each.id) for each in people)))
    for language in ("de", "en"):
        table_page(Sight(table, table.viewer(people[0], language), Voices()), Page("P", language, "/"))
    absorb(table, table.plan_move(*any_move(table, None, Chance(2)), table.position))
    for person in people:
        fragments(Sight(table, table.viewer(person), Voices(), 0))
    assert seen == []
