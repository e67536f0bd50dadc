"""What makes the page of Catan pleasant: clicks that count, targets for fingers, a log that shows, offers kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.catan.web.moments import GAME, SEVEN, begun_table, late, moment, moves_of
from games.catan.web.window import LAPTOPS, POCKET, heard
from server.hosting import absorb, any_move
from thronsaal.core.text import LANGUAGES
from thronsaal.server.sight import Sight
from thronsaal.server.table import Viewer
from thronsaal.server.voices import Voices
from web.stills import DESK, Show, board_of, page_of, settle, sight, update_of


def test_a_line_or_a_listed_move_points_at_the_board(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=DESK)
    page.evaluate(
        "document.querySelector('#log ol').innerHTML = '<li data-points=\"e13\">Ben builds.</li><li>Ben rests.</li>'"
    )
    pointed = "[...document.querySelectorAll('.pointed')].map(each => each.dataset.place || each.dataset.move)"
    page.hover("#log li >> nth=0")
    assert page.evaluate(pointed) == ["e13"]
    page.hover("#log li >> nth=1")
    assert page.evaluate(pointed) == []
    page.focus(".move-list [data-move='road e10']")
    assert page.evaluate(pointed) == ["road e10"]


def test_the_log_has_room_and_a_long_list_hides_no_act(shown: Show) -> None:
    page = shown(page_of(moment("main"), "de"))
    for size in LAPTOPS:
        page.set_viewport_size(size)
        settle(page)
        assert page.evaluate("document.getElementById('log').clientHeight") > size["height"] * 0.35
        place = "document.querySelector('#part-moves .acts').getBoundingClientRect().bottom"
        assert page.evaluate(place) < page.evaluate("document.querySelector('.log').getBoundingClientRect().top")


@pytest.mark.parametrize("name", ["main", "discard"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_show_names_that_break_only_where_a_word_may_break(shown: Show, name: str, language: str) -> None:
    page = shown(page_of(moment(name), language), viewport=DESK)
    for size in (*LAPTOPS, POCKET):
        page.set_viewport_size(size)
        settle(page)
        page.add_style_tag(content=".catan-dev { overflow-wrap: normal !important; hyphens: manual !important; }")
        assert page.locator(".catan-dev span:visible").count() == 5
        fits = "each => each.getBoundingClientRect().width <= each.closest('button').clientWidth"
        assert page.evaluate(f"[...document.querySelectorAll('.catan-dev span')].every({fits})"), size
    assert "Grenz\u00adpatrouille" in board_of(moment(name), 0, "de")


def test_a_hinted_place_is_shown_even_where_nothing_was_lit(shown: Show) -> None:
    page = shown(page_of(moment("ygritte")), viewport=DESK, reduced_motion="no-preference")
    wildling = page.locator("g[data-move='ygritte climber h7']")
    assert not wildling.is_visible()
    hint = {"move": "ygritte climber h7", "label": "Send it home", "rule": "catan.hero-ygritte"}
    page.route("**/hint?*", lambda route: route.fulfill(json=hint))
    page.evaluate(
        "() => { const button = document.createElement('button'); button.dataset.act = 'hint'; act(button); }"
    )
    page.wait_for_selector("g.hinted", state="attached")
    assert wildling.is_visible()
    beckons = "document.querySelector('g.hinted .catan-glow').getAnimations().map(each => each.animationName)"
    assert page.evaluate(beckons) == ["catan-beckon"]


@pytest.mark.parametrize(
    ("given", "moves", "sounds"),
    [
        ({"phase": "before-dice", "luck": {"dice": [4, 4, 12]}}, ["roll"], ("dice",)),
        ({}, ["offer 1 wool for 1 ore"], ("offer",)),
        (SEVEN | {"hand": {"A": "1 wool"}}, ["roll", "tormund camp"], ("dice", "alarm")),
    ],
)
def test_dice_offers_and_the_robber_are_heard(given: dict[str, Any], moves: list[str], sounds: tuple[str, ...]) -> None:
    table = begun_table(1)
    table.match.state = GAME.arrange(late(**given))
    absorb(table, table.plan_talk(1, "good luck"))
    for move in moves:
        absorb(table, table.plan_move(0, GAME.read(move), table.position))
    assert Sight(table, Viewer(None, None), Voices(), after=1).sounds == sounds


def test_a_finger_finds_corners_and_paths(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=POCKET, has_touch=True, is_mobile=True)
    page.tap("[data-closer='1.5']")
    page.tap("[data-closer='1.5']")
    settle(page)
    sizes = """kind => [...document.querySelectorAll(`.catan-spot-${kind}:not([aria-disabled]) .catan-target`)]
        .map(each => each.getBoundingClientRect()).map(box => Math.min(box.width, box.height))"""
    for kind, least in (("settlement", 40), ("keep", 40), ("path", 30)):
        assert min(page.evaluate(sizes, kind)) >= least, kind
    # A corner's wide target lies under the paths beside it.
    lit = "[...document.querySelectorAll('.catan-spot:not([aria-disabled])')]"
    order = f"{lit}.map(each => each.classList.contains('catan-spot-path'))"
    seen = page.evaluate(order)
    assert seen == sorted(seen)


def test_an_offer_that_all_decline_comes_back_to_be_changed(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=DESK)
    page.click("#catan-trade summary")
    page.click(".catan-step:has(#catan-gives-wool) [data-step='1']")
    page.click(".catan-step:has(#catan-takes-ore) [data-step='1']")
    page.lines[-1].send(update_of(moment("asking")))
    page.wait_for_selector(".catan-offer")
    assert not page.locator("#catan-trade").is_visible(), "there is nothing to trade while the others think"
    page.lines[-1].send(update_of(moment("main")))
    page.wait_for_selector(".catan:not(:has(.catan-offer))")
    assert page.locator("#catan-trade").get_attribute("open") is not None
    written = [page.input_value(f"#catan-{each}") for each in ("gives-wool", "takes-ore", "takes-brick")]
    assert written == ["1", "1", "0"]


def test_the_trade_is_put_away_when_somebody_would(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=DESK)
    page.click("#catan-trade summary")
    for name in ("asking", "deal", "main"):
        page.lines[-1].send(update_of(moment(name)))
        page.wait_for_selector(".catan:has(.catan-offer)" if name != "main" else ".catan:not(:has(.catan-offer))")
    assert page.locator("#catan-trade").get_attribute("open") is None


@pytest.mark.parametrize("gliding", [False, True])
def test_a_click_while_a_new_drawing_comes_is_not_lost(shown: Show, gliding: bool) -> None:
    page = shown(page_of(moment("founding")), viewport=DESK, reduced_motion="no-preference")
    place = page.locator("g[data-move='settlement v18']").bounding_box()
    if gliding:
        page.evaluate("document.getElementById('part-seats').dataset.glide = 'seats'")
    page.evaluate("async () => { await change(() => {}); await latest?.ready; }")
    assert page.evaluate("latest !== null") == gliding, "without anything that glides nobody has to wait"
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.wait_for_timeout(300)
    assert [each["move"] for each in page.heard] == ["settlement v18"]


def test_a_click_on_a_hex_robs_who_alone_lives_there(shown: Show) -> None:
    page = shown(page_of(moment("tormund")), viewport=DESK)
    moves = [move for move in moves_of(moment("tormund")) if " rob " in move]
    alone = next(move for move in moves if sum(each.split()[1] == move.split()[1] for each in moves) == 1)
    disc = page.locator(f"#catan-{alone.split()[1]}").bounding_box()
    page.mouse.click(disc["x"] + disc["width"] / 2, disc["y"] + 4)
    assert heard(page) == alone


@pytest.mark.parametrize("name", ["main", "discard"])
def test_my_hand_stays_in_sight_below_what_is_explained(shown: Show, name: str) -> None:
    for size in LAPTOPS:
        page = shown(page_of(moment(name), "de"), viewport=size)
        words = '<div class="explained"><p>' + "Jetzt handelst und baust du, so oft du kannst. " * 4
        page.evaluate("words => { document.getElementById('part-guide').innerHTML = words; }", f"{words}</p></div>")
        settle(page)
        assert page.evaluate("document.querySelector('.catan-mine').getBoundingClientRect().bottom") < size["height"]


def test_nothing_lies_over_the_figures_of_the_end(shown: Show) -> None:
    page = shown(page_of(moment("over"), "de"), viewport=LAPTOPS[1])
    figures = page.locator(".figures").bounding_box()
    assert page.locator(".end .acts").bounding_box()["y"] >= figures["y"] + figures["height"]
    moves = page.locator("#part-moves").bounding_box()
    acts = page.locator("#part-moves .acts").bounding_box()
    assert acts["y"] + acts["height"] <= moves["y"] + moves["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_done_besides_moving_takes_one_line(shown: Show, language: str) -> None:
    table = begun_table(1)
    table.deed = replace(table.deed, coaching=True)
    while not {"undo", "hint", "leave"} <= sight(table).may:
        absorb(table, table.plan_move(*any_move(table), table.position))
    page = shown(page_of(table, language), viewport=LAPTOPS[1])
    tops = {round(button.bounding_box()["y"]) for button in page.locator("#part-moves .acts .button").all()}
    assert len(tops) == 1
