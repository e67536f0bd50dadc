"""The page of Catan on screens of all sizes: what is in sight, what stays, what moves."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import pytest

from games.catan.web.moments import MOMENTS, moment
from games.catan.web.window import LAPTOPS, POCKET
from thronsaal.core.text import LANGUAGES
from thronsaal.games.catan.kernel.material import HEROES
from web.stills import DESK, PHONE, Show, page_of, serious_faults, settle, turn_to, update_of

LOOKS = [name for name in MOMENTS if name not in HEROES]
"""All moments, but of those that differ only in the hero no more than one or two."""
LOWEST = """selector => Math.max(0, ...[...document.querySelectorAll(selector)].filter(each => each.checkVisibility())
    .map(each => each.getBoundingClientRect().bottom))"""
TO_ACT = "#part-board :is(button[data-move], g[data-move], .catan-trade summary, label.catan-toggle)"


def test_a_laptop_shows_all_that_can_be_done(shown: Show) -> None:
    page = shown(page_of(moment("main")))
    for name in LOOKS:
        turn_to(page, page_of(moment(name), "de"))
        for size in LAPTOPS:
            page.set_viewport_size(size)
            settle(page)
            assert page.evaluate(LOWEST, TO_ACT) <= size["height"], f"{name}: acting needs scrolling"
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], name
            if name != "over":
                assert page.evaluate(MAP_HEIGHT) > 0.66 * size["height"], f"{name}: the map uses the room it has"
            assert page.evaluate(PRICES_IN_SIGHT), f"{name}: every price is in sight"


MAP_HEIGHT = "document.querySelector('.catan-map').getBoundingClientRect().height"
PRICES_IN_SIGHT = """() => { const costs = document.querySelector('.catan-costs');
    return !costs.checkVisibility()
        || costs.getBoundingClientRect().bottom <= costs.parentElement.getBoundingClientRect().bottom + 1; }"""


def test_no_moment_scrolls_sideways_on_a_phone(shown: Show) -> None:
    page = shown(page_of(moment("main")))
    for number, name in enumerate(LOOKS):
        turn_to(page, page_of(moment(name), LANGUAGES[number % 2]))
        for size in (POCKET, PHONE):
            page.set_viewport_size(size)
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], name


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", ["rolled", "main", "deal", "tormund", "after hero"])
def test_axe_finds_nothing_serious(shown: Show, name: str, theme: str) -> None:
    page = shown(page_of(moment(name), theme=theme), viewport=DESK)
    page.evaluate("document.querySelector('.catan-trade')?.setAttribute('open', '')")
    assert serious_faults(page) == []


def test_throwing_and_ending_differ_in_place_key_and_colour(shown: Show) -> None:
    page = shown(page_of(moment("before dice")), viewport=DESK)
    for size in (*LAPTOPS, POCKET):
        page.set_viewport_size(size)
        looks = []
        for name, move in (("before dice", "roll"), ("main", "end")):
            turn_to(page, page_of(moment(name)))
            button = page.locator(f"#part-board [data-move={move}]")
            box, colour = button.bounding_box(), "each => getComputedStyle(each).backgroundColor"
            looks.append((box, button.evaluate(colour), button.get_attribute("aria-keyshortcuts")))
        (roll, red, r), (end, blue, e) = looks
        apart = roll["y"] + roll["height"] <= end["y"] or end["y"] + end["height"] <= roll["y"]
        assert apart or roll["x"] + roll["width"] <= end["x"] or end["x"] + end["width"] <= roll["x"]
        assert red != blue
        assert (r, e) == ("r", "e")
    assert page.locator(".catan-end p").inner_text() == "You could still pay: Road, Settlement, Keep, Card, Guard"


def test_a_long_name_pushes_out_no_points(shown: Show) -> None:
    table = moment("main")
    long = "Maximiliane Wolkenstein von und zu Hohenfels"[:40]
    deed = replace(table.deed, chairs=tuple(replace(chair, name=long) for chair in table.deed.chairs))
    named = copy(table)
    named.deed = deed
    named.chairs = list(deed.chairs)
    page = shown(page_of(named, "de"), viewport=DESK)
    for size in (*LAPTOPS, POCKET, PHONE):
        page.set_viewport_size(size)
        settle(page)
        for n in range(4):
            card = page.locator(".catan-player").nth(n).bounding_box()
            points = page.locator(".catan-player .catan-points").nth(n).bounding_box()
            assert points["width"] > 12
            assert points["x"] + points["width"] <= card["x"] + card["width"]
            assert card["x"] + card["width"] <= size["width"]


def test_a_phone_on_its_side_shows_the_map(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    land = page.locator(".catan-land").bounding_box()
    assert land["y"] + 0.8 * land["height"] <= 390, "most of the land is seen without scrolling"
    assert land["height"] >= 230
    assert page.evaluate("document.documentElement.scrollWidth") <= 844


def test_what_is_open_and_written_outlives_a_new_drawing(shown: Show) -> None:
    table = moment("main")
    page = shown(page_of(table), viewport=POCKET)
    page.click("[data-closer='1.5']")
    settle(page)
    page.evaluate("document.getElementById('catan-scroll').scrollLeft = 90")
    page.wait_for_timeout(60)
    page.click("#catan-trade summary")
    page.click(".catan-step:has(#catan-takes-ore) [data-step='1']")
    page.lines[-1].send(update_of(table))
    page.wait_for_selector("#table[data-line=live]")
    assert page.locator("#catan-trade").get_attribute("open") is not None
    assert page.input_value("#catan-takes-ore") == "1"
    assert page.locator("#catan-scroll[data-close]").count() == 1
    assert page.evaluate("document.getElementById('catan-scroll').scrollLeft") == 90
    assert page.evaluate("document.querySelectorAll('.catan-who-can [data-can]').length") == 3


def test_dice_roll_and_yields_fly_once(shown: Show) -> None:
    page = shown(page_of(moment("before dice")), viewport=DESK, reduced_motion="no-preference")
    moving = "selector => document.querySelector(selector).getAnimations({subtree: true}).length"
    page.lines[-1].send(update_of(moment("before dice")))
    page.wait_for_selector("#table[data-line=live]")
    page.lines[-1].send(update_of(moment("rolled")))
    page.wait_for_selector(".catan-dice", state="attached")
    assert page.evaluate(moving, ".catan-dice") > 4
    assert page.evaluate(moving, ".catan-got") > 0
    page.evaluate("new Promise(done => setTimeout(done, 1700))")
    page.lines[-1].send(update_of(moment("rolled")).replace("got 1", "Got 1"))
    page.wait_for_selector("[aria-label^='Got 1']")
    running = "document.querySelector('.catan').getAnimations({subtree: true}).filter(a => a.playState === 'running')"
    assert page.evaluate(f"{running}.length") == 0, "what has come does not come again"


def test_nothing_flies_for_who_wants_no_motion(shown: Show) -> None:
    page = shown(page_of(moment("before dice")), viewport=DESK)
    page.lines[-1].send(update_of(moment("rolled")))
    page.wait_for_selector(".catan-got")
    page.wait_for_timeout(50)
    assert page.evaluate("document.querySelector('.catan-got').getAnimations().length") == 0
    faces = "[...document.querySelectorAll('.catan-tumble')].map(each => each.checkVisibility())"
    assert set(page.evaluate(faces)) == {False}, "the dice lie still"
