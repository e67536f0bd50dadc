"""Every page: in both languages, on a phone, by day and by night, and for those who cannot see it."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from server.hosting import absorb, bare_table
from web.stills import Show, page_of, settle, update_of
from web.visitor import Visitor

Come = Callable[..., Visitor]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def finished(visitor: Visitor) -> str:
    """Play a few moves, resign, and give the path of the replay."""
    visitor.plays_at_once()
    for _ in range(3):
        visitor.awaits_turn()
        visitor.plays()
    visitor.awaits_turn()
    visitor.does("resign")
    visitor.confirms()
    visitor.waits_for("#part-turn a[href^='/replay/']")
    return visitor.table.removeprefix(visitor.address)


def every_page(visitor: Visitor) -> dict[str, Callable[[], Any]]:
    """A way to each page, by name."""
    over = finished(visitor)

    def at_my_turn() -> None:
        visitor.plays_at_once()
        visitor.awaits_turn()

    return {
        "lobby": lambda: visitor.opens("/"),
        "settings": lambda: visitor.opens("/").page.click("details.prefs summary"),
        "table": at_my_turn,
        "waiting": lambda: visitor.sets_up("me", "open"),
        "over": lambda: visitor.opens(over).sits(),
        "replay": lambda: visitor.opens(over.replace("tables", "replay") + "?at=5"),
        "replays": lambda: visitor.opens("/replays"),
        "rules": lambda: visitor.opens("/rules"),
        "catalogue": lambda: visitor.opens("/rules/claim"),
        "search": lambda: visitor.opens("/rules/claim?q=knight"),
        "rule": lambda: visitor.opens("/rules/claim/follow"),
        "lessons": lambda: visitor.opens("/rules/claim/lessons"),
        "lesson": lambda: visitor.opens("/rules/claim/lessons/04-follow-before-striking"),
        "problem": lambda: visitor.opens("/tables/nothing"),
    }


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(come: Come, scheme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python", reason="axe-playwright-python is not installed")
    script = files(axe).joinpath("axe.min.js").read_text("utf-8")
    visitor = come(color_scheme=scheme)
    found: dict[str, list[str]] = {}
    for name, way in every_page(visitor).items():
        way()
        visitor.page.evaluate(script + "\n;0")
        result = visitor.page.evaluate("axe.run()")
        assert result["passes"], f"axe looked at nothing on {name}"
        found[name] = [
            f"{each['id']}: {each['nodes'][0]['html'][:120]} {each['nodes'][0]['failureSummary'][:300]}"
            for each in result["violations"]
            if each["impact"] in ("serious", "critical")
        ]
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_no_page_of_a_phone_scrolls_sideways(come: Come) -> None:
    visitor = come(locale="de-DE", **PHONE)
    too_wide = {}
    for name, way in every_page(visitor).items():
        way()
        if visitor.width() > 360:
            too_wide[name] = visitor.width()
    assert too_wide == {}


def test_a_game_on_a_phone_by_touch(come: Come) -> None:
    visitor = come(**PHONE).plays_at_once()
    for _ in range(4):
        assert visitor.awaits_turn()
        before = visitor.position
        card = visitor.page.locator("#part-board button.lit").first
        box = card.bounding_box()
        assert box
        assert box["width"] >= 44
        assert box["height"] >= 44
        card.tap()
        visitor.sees_position(before + 1)
    assert visitor.width() == 360


def test_the_whole_hand_is_in_sight_on_a_phone(come: Come) -> None:
    visitor = come(**PHONE).plays_at_once()
    visitor.awaits_turn()
    box = visitor.page.locator(".claim-mine .claim-hand").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 740


def test_a_phone_on_its_side_shows_the_hand(shown: Show) -> None:
    page = shown(page_of(bare_table()), viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    for card in page.locator(".claim-mine .claim-hand > *").all():
        box = card.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 390
        assert box["x"] + box["width"] <= 844
    assert page.locator(".claim-mine .claim-hand > *").count() == 13


@pytest.mark.parametrize("width", [390, 1366])
def test_a_match_that_ends_shows_its_ranking(shown: Show, width: int) -> None:
    table = bare_table()
    page = shown(page_of(table), viewport={"width": width, "height": 768}, has_touch=width < 500)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    absorb(table, table.plan_resign(1))
    page.lines[-1].send(update_of(table))
    page.wait_for_selector(".ranking")
    settle(page)
    turn, ranking = (page.locator(each).bounding_box() for each in ("#part-turn", ".ranking"))
    assert ranking["y"] >= 0
    assert ranking["y"] + ranking["height"] <= 768
    assert width > 500 or ranking["y"] >= turn["y"] + turn["height"] - 1, "it does not lie under the line above"


def test_german_by_browser_setting_and_english_by_switch(come: Come) -> None:
    visitor = come(locale="de-DE").opens("/")
    assert visitor.page.get_attribute("html", "lang") == "de"
    assert "Ein Saal für Spiele um einen Thron" in visitor.page.inner_text("main")
    visitor.plays_at_once()
    visitor.awaits_turn()
    assert "Du bist am Zug" in visitor.turn
    visitor.plays()
    visitor.awaits_turn()
    assert any("Gast" in line and ("spielt" in line or "legt" in line) for line in visitor.log)
    with visitor.page.expect_navigation():
        visitor.page.click(".tongue button")
    visitor.sits()
    assert visitor.page.get_attribute("html", "lang") == "en"
    assert "Your turn" in visitor.turn
    assert any("leads" in line or "follows" in line for line in visitor.log)
    visitor.opens("/rules/claim/follow")
    assert "Following" in visitor.page.inner_text("main"), "the switch is remembered"


def test_english_by_browser_setting_and_german_by_switch(come: Come) -> None:
    visitor = come(locale="fr-FR").opens("/")
    assert visitor.page.get_attribute("html", "lang") == "en"
    with visitor.page.expect_navigation():
        visitor.page.click(".tongue button")
    assert "Sofort spielen" in visitor.page.inner_text("main")


def test_preferences_are_kept(come: Come) -> None:
    visitor = come().opens("/rules")
    visitor.prefers(name="Käthe & Co", theme="dark", motion="off", sound="on")
    assert visitor.page.url.endswith("/rules")
    visitor.opens("/replays")
    root = visitor.page.locator("html")
    assert root.get_attribute("data-theme") == "dark"
    assert root.get_attribute("data-motion") == "off"
    assert root.get_attribute("data-sound") == "on"
    assert visitor.page.inner_text(".who-name") == "Käthe & Co"
    dark = visitor.page.evaluate("getComputedStyle(document.body).backgroundColor")
    visitor.prefers(theme="light")
    assert visitor.page.evaluate("getComputedStyle(document.body).backgroundColor") != dark


def test_sound_is_off_unless_wished(come: Come) -> None:
    visitor = come().opens("/")
    assert visitor.page.get_attribute("html", "data-sound") == "off"


def test_a_bell_on_my_turn_where_it_is_wished(come: Come) -> None:
    visitor = come().opens("/")
    visitor.prefers(sound="on")
    visitor.plays_at_once()
    visitor.awaits_turn()
    visitor.page.evaluate(
        """() => { window.rung = 0; const Real = window.AudioContext;
        window.AudioContext = class extends Real { constructor() { super(); window.rung += 1; } }; }"""
    )
    for _ in range(3):  # whoever wins a trick leads the next: once at least the turn goes to the bot and comes back
        visitor.plays()
        visitor.awaits_turn()
    visitor.page.wait_for_function("() => window.rung > 0")


def test_rules_are_found_by_a_word(come: Come) -> None:
    visitor = come().opens("/rules/claim")
    whole = visitor.page.locator(".rules-list > li").count()
    visitor.page.fill("#q", "doppelganger")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**q=doppelganger")
    found = visitor.page.locator(".rules-list > li").count()
    assert 0 < found < whole
    visitor.opens("/rules/claim?q=<b>nonsense")
    assert "No rule speaks of “<b>nonsense”" in visitor.page.inner_text("main")


def test_a_lesson_explains_another_move(come: Come) -> None:
    visitor = come().opens("/rules/claim/lessons/04-follow-before-striking")
    visitor.waits_for(".lesson-do")
    visitor.page.keyboard.press("Enter")
    visitor.waits_for('#swap[data-lesson$="step=1"]')
    visitor.page.click('.tabletop [data-move="goblin 3"]')
    visitor.waits_for(".turn-what")
    assert "another move" in visitor.page.inner_text(".turn")
    visitor.page.locator('.tabletop [data-move="knight 9"]').click(force=True)
    visitor.waits_for('#swap[data-lesson$="step=2"]')
    assert "You cannot play Knight 9" in visitor.page.inner_text(".turn")
    visitor.page.click(".turn a[data-rule]")
    visitor.waits_for("#scroll[open]")
    assert "claim.knight-follows-too" in visitor.page.inner_text("#scroll")
