"""A page that stands still: presses meant for another button, the log, and a table that does not jump."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from games.ironthrone.web.moments import moment, seated, step
from server.hosting import absorb, any_move, bare_table
from thronsaal.core.chance import Chance
from thronsaal.core.text import LANGUAGES
from thronsaal.server.render import TablePage
from thronsaal.server.sight import LOG_PAGE
from thronsaal.server.table import Table
from web.stills import DESK, Show, page_of, sight, turn_to, update_of

LAPTOP = {"width": 1366, "height": 768}


def heard(page: Any, kind: str = "move") -> list[dict[str, Any]]:
    return [message for message in page.heard if message["type"] == kind]


def mine(seed: int = 3) -> Table:
    """A table of Claim at which Anna is to move."""
    table = bare_table(seed=seed)
    while table.actors[0] != 0:
        absorb(table, table.plan_move(*any_move(table), table.position))
    return table


def later(table: Table) -> Table:
    """The same table when Anna is asked again."""
    twin = Table(table.deed)
    twin.replay(table.entries)
    absorb(twin, twin.plan_move(*any_move(twin), twin.position))
    while twin.actors[0] != 0:
        absorb(twin, twin.plan_move(*any_move(twin), twin.position))
    return twin


def hears(page: Any, table: Table) -> None:
    """The socket brings what is new."""
    position = table.position
    page.lines[-1].send(update_of(table))
    page.wait_for_function(f"document.getElementById('table').dataset.position === '{position}'", timeout=60_000)


def calms_down(page: Any) -> None:
    """What came new has stood there long enough."""
    now = page.evaluate("performance.now()")
    page.wait_for_function(f"performance.now() > {now} + STEADY", timeout=60_000)


def centre(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_quick_clicks_are_one_move(shown: Show) -> None:
    table = mine()
    page = shown(page_of(table), guarded=True, viewport=DESK)
    at = centre(page, "#part-moves .move")
    page.mouse.click(*at)
    assert len(heard(page)) == 1
    hears(page, later(table))
    page.mouse.click(*at)
    assert page.evaluate("[...recent].length") > 0
    assert len(heard(page)) == 1, "another move lies there now: the second click was not meant for it"
    calms_down(page)
    page.mouse.click(*at)
    page.wait_for_timeout(50)
    assert len(heard(page)) == 2


def test_two_quick_keys_are_one_move(shown: Show) -> None:
    table = mine()
    page = shown(page_of(table), guarded=True, viewport=DESK)
    page.keyboard.press("1")
    hears(page, later(table))
    page.keyboard.press("1")
    page.wait_for_timeout(50)
    assert len(heard(page)) == 1
    calms_down(page)
    page.keyboard.press("1")
    page.wait_for_timeout(50)
    assert len(heard(page)) == 2


def test_a_button_that_stays_what_it_was_takes_every_click(shown: Show) -> None:
    table = mine()
    page = shown(page_of(table), guarded=True, viewport=DESK)
    at = centre(page, "#part-moves .move")
    twin = Table(table.deed)
    twin.replay(table.entries)
    absorb(twin, twin.plan_talk(1, "hello"))
    page.lines[-1].send(update_of(twin))
    page.wait_for_function(f"document.getElementById('table').dataset.number === '{twin.number}'")
    page.mouse.click(*at)
    page.wait_for_timeout(50)
    assert len(heard(page)) == 1


def test_the_moves_keep_their_place_and_size(shown: Show) -> None:
    boxes = set()
    page = None
    for name in ("support", "lay", "laid", "talks", "over"):
        html = page_of(moment(name, 4), "de")
        if page is None:
            page = shown(html, guarded=True, viewport=LAPTOP)
        else:
            turn_to(page, html)
        boxes.add(json.dumps(page.locator("#part-moves").bounding_box()))
    assert len(boxes) == 1


def test_only_pieces_move(shown: Show) -> None:
    """The page itself takes no part in a transition: it is never faded, and stays alive below."""
    page = shown(page_of(mine()), guarded=True, viewport=DESK, reduced_motion="no-preference")
    assert page.evaluate("getComputedStyle(document.documentElement).viewTransitionName") == "none"


# The log


def long_game(moves: int = 260) -> Table:
    table, chance = seated(3, 4), Chance(4)
    for _ in range(moves):
        if table.actors:
            step(table, chance)
    return table


def entries(html: str) -> list[int]:
    return [int(each) for each in re.findall(r'<li data-entry="(\d+)"', html)]


def test_a_long_log_comes_page_by_page() -> None:
    table = long_game()
    page = TablePage(sight(table))
    last = entries(str(page.log()))
    assert page.has_earlier
    assert LOG_PAGE <= len(last) < LOG_PAGE + 40
    whole, first = last, last[0]
    more = True
    while more:
        html, more = page.earlier(first)
        found = entries(str(html))
        assert found
        assert found[-1] < first
        whole, first = found + whole, found[0]
    told = [line.entry for line in sight(table).lines]
    assert whole == told


def test_turns_stand_at_the_head_of_their_lines() -> None:
    html = str(TablePage(sight(long_game(80))).log())
    heads = re.findall(r"<li [^>]*log-head[^>]*>.*?</li>", html, re.DOTALL)
    assert heads
    assert all("Turn" in head or "turn" in head for head in heads)
    assert 'class="iron-' in html, "seats have the colours of their houses"
    assert "log-sign" in html


def shown_lines(page: Any) -> list[str]:
    return [str(text) for text in page.locator("#log li:visible .log-text").all_inner_texts()]


def test_the_log_is_sifted(shown: Show) -> None:
    table = long_game(60)
    page = shown(page_of(table), guarded=True, viewport=DESK)
    everything = page.locator("#log li").count()
    moves = len(shown_lines(page))
    assert 0 < moves < everything, "talk is left out"
    page.locator("#log-show label", has_text="Talk").click()
    assert len(shown_lines(page)) == everything - moves
    page.locator("#log-show label", has_text="All").click()
    assert len(shown_lines(page)) == everything
    page.locator("#log-show input[value=seat-1]").check()
    assert {line.get_attribute("data-seat") for line in page.locator("#log li:visible").all()} == {"1"}
    page.locator("#log-show label", has_text="Since my turn").click()
    last = max(entry.number for entry in table.entries if entry.kind == "moved" and entry.seat == 0)
    found = [int(line.get_attribute("data-entry")) for line in page.locator("#log li:visible").all()]
    assert all(number > last for number in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_log_may_show_is_all_in_sight(shown: Show, language: str) -> None:
    page = shown(page_of(long_game(60), language), viewport={"width": 1366, "height": 768})
    # The narrowest of all logs.
    page.add_style_tag(content=".table-side { width: 17rem; }")
    log = page.locator(".panel.log").bounding_box()
    kinds = [label.bounding_box() for label in page.locator(".log-kinds label").all()]
    seats = [label.bounding_box() for label in page.locator(".log-seats label").all()]
    assert len(kinds) == 4
    assert len(seats) == 3
    assert all(log["x"] < box["x"] and box["x"] + box["width"] < log["x"] + log["width"] for box in (*kinds, *seats))
    assert len({box["y"] for box in kinds}) == 1, "in one line"
    title = page.locator("#log-title").bounding_box()
    assert all(box["y"] < title["y"] + title["height"] for box in seats), "seats stand beside the heading"


def test_what_came_earlier_is_put_before(shown: Show) -> None:
    table = long_game()
    page = shown(page_of(table), guarded=True, viewport=DESK)
    before = page.locator("#log li").count()
    html, more = TablePage(sight(table)).earlier(int(page.locator("#log li").first.get_attribute("data-entry")))
    asked: list[str] = []

    def answer(route: Any) -> None:
        asked.append(route.request.url)
        route.fulfill(body=str(html), headers={"x-earlier": "yes" if more else "no"}, content_type="text/html")

    page.route("**/log?before=*", answer)
    page.click("#log-earlier")
    page.wait_for_function(f"document.querySelectorAll('#log li').length > {before}")
    assert len(asked) == 1
    found = entries(page.inner_html("#log ol"))
    assert found == sorted(found)


@pytest.mark.parametrize("language", ["de", "en"])
def test_pauses_are_chosen_with_one_click(shown: Show, language: str) -> None:
    table = moment("revealed", 4)
    page = shown(page_of(table, language), guarded=True, viewport=LAPTOP)
    page.click("[data-pass=turn]")
    page.click("[data-stops]")
    page.click("[data-open=pauses]")
    page.locator("#likings input[value=quick]").check()
    page.locator("#likings select[name='leader.start']").select_option("never")
    page.wait_for_timeout(50)
    said = [{**message, "id": 0} for message in page.heard if message["type"] in ("pass", "pauses")]
    assert said[:3] == [
        {"type": "pass", "until": "turn", "id": 0},
        {"type": "pauses", "preset": "tournament", "id": 0},
        {"type": "pauses", "preset": "quick", "id": 0},
    ]
    assert said[3]["preset"] == "own"
    assert said[3]["own"]["leader.start"] == "never"
