"""The map of Catan: clicked, walked with arrow keys, looked at closer; what is refused says why."""

from __future__ import annotations

import json

import pytest

from games.catan.web.moments import moment
from games.catan.web.window import POCKET, heard
from web.stills import DESK, Show, page_of, settle, update_of


def test_a_lit_corner_is_clicked_or_chosen_with_keys(shown: Show) -> None:
    page = shown(page_of(moment("founding")), viewport=DESK)
    page.locator("g[data-move='settlement v18']").click()
    assert heard(page) == "settlement v18"
    page.locator("g[data-move='settlement v1']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert heard(page) == "settlement v2"
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    assert heard(page) == "settlement v3"


def test_a_place_is_confirmed_when_somebody_wants_that(shown: Show) -> None:
    page = shown(page_of(moment("founding"), confirm="on"), viewport=POCKET, has_touch=True)
    page.locator("g[data-move='settlement v18']").tap()
    page.wait_for_timeout(60)
    assert page.heard == []
    page.tap("#confirm [data-confirm=yes]")
    assert heard(page) == "settlement v18"


def test_a_hero_of_the_map_is_used_there(shown: Show) -> None:
    page = shown(page_of(moment("ygritte")), viewport=DESK)
    wildling = page.locator("g[data-move='ygritte climber h7']")
    assert not wildling.is_visible()
    page.click("label.catan-toggle")
    assert not page.locator("g[data-move^='road']").first.is_visible(), "only the hero's places are lit now"
    wildling.click()
    assert heard(page) == "ygritte climber h7"


def test_a_refused_place_says_why_when_it_is_clicked(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=DESK)
    page.locator("g[data-move='settlement v7']").click(force=True)  # it is not lit
    assert heard(page) == "settlement v7", "the hall answers with the reason"
    answer = {"type": "answer", "id": page.heard[-1]["id"], "error": {"message": "Taken.", "rule": "catan.distance"}}
    page.lines[-1].send(json.dumps(answer))
    page.wait_for_selector("#notice a[href='/rules/catan/distance']")
    assert "Taken." in page.inner_text("#notice")


def test_wildlings_and_victims_do_not_hide_each_other(shown: Show) -> None:
    for size, touch in ((DESK, False), (POCKET, True)):
        page = shown(page_of(moment("patrol")), viewport=size, has_touch=touch, is_mobile=touch)
        spots = page.locator(".catan-spot:is(.catan-spot-wildling, .catan-spot-rob):not([aria-disabled])")
        moves = [str(spots.nth(n).get_attribute("data-move")) for n in range(spots.count())]
        assert {"repel regular h3", "repel climber h7"} <= set(moves)
        for move in moves:
            found = page.locator(f"g[data-move='{move}']")
            found.scroll_into_view_if_needed()
            box = found.locator(".catan-glow").bounding_box()
            middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-move]')?.dataset.move"
            assert page.evaluate(hit, middle) == move


def test_arrows_walk_the_map_in_two_dimensions(shown: Show) -> None:
    page = shown(page_of(moment("founding")), viewport=DESK)
    page.locator("g[data-move='settlement v18']").focus()
    place = "(({x, y}) => [x, y])(document.activeElement.getBoundingClientRect())"
    hex_wide = page.locator(".catan-hex").first.bounding_box()["width"]
    for key, axis, sign in (
        ("Down", 1, 1),
        ("Down", 1, 1),
        ("Up", 1, -1),
        ("Left", 0, -1),
        ("Right", 0, 1),
        ("Up", 1, -1),
    ):
        before = page.evaluate(place)
        page.keyboard.press(f"Arrow{key}")
        way = [b - a for a, b in zip(before, page.evaluate(place), strict=True)]
        assert way[axis] * sign > 5, key
        assert max(map(abs, way)) <= 1.1 * hex_wide, "to the next place, not far away"
    page = shown(page_of(moment("main")), viewport=DESK)
    page.locator("g[data-move='road e10']").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-disabled')") is None
    page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "true"


def test_the_map_is_looked_at_closer_and_stays_so(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=DESK)
    wide = "document.querySelector('.catan-land').getBoundingClientRect().width"
    before = page.evaluate(wide)
    page.click("[data-closer='1.5']")
    settle(page)
    assert page.evaluate(wide) == pytest.approx(1.5 * before, rel=0.02)
    box = page.locator("#catan-scroll").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -300)
    page.wait_for_timeout(60)
    close = page.evaluate(wide)
    assert close > 1.8 * before
    left = page.evaluate("document.getElementById('catan-scroll').scrollLeft")
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 80, box["y"] + box["height"] / 2)
    page.mouse.up()
    page.wait_for_timeout(60)
    assert page.evaluate("document.getElementById('catan-scroll').scrollLeft") == pytest.approx(left + 80, abs=3)
    assert page.heard == [], "what is dragged is not clicked"
    page.lines[-1].send(update_of(moment("main")))
    page.wait_for_selector("#table[data-line=live]")
    assert page.evaluate(wide) == pytest.approx(close, rel=0.01)
    for _ in range(6):
        page.click("[data-closer='0.6']")
    settle(page)
    assert page.evaluate(wide) == pytest.approx(before, rel=0.02)
