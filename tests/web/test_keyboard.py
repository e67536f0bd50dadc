"""Whole games by keyboard alone: nothing here touches the mouse."""

from __future__ import annotations

from collections.abc import Callable

from web.visitor import AT_ONCE, Visitor

Come = Callable[..., Visitor]


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until something like this has the focus."""
    for _ in range(80):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never came to {selector}")


def test_from_the_lobby_to_the_end_of_a_game(come: Come) -> None:
    anna = come().opens("/")
    tab_to(anna, AT_ONCE)
    anna.page.keyboard.press("Enter")
    anna.sits()
    while anna.awaits_turn():
        before = anna.position
        anna.page.keyboard.press("1")
        anna.sees_position(before + 1)
    assert anna.is_over
    tab_to(anna, "#part-turn a[href^='/replay/']")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/replay/*")


def test_cards_by_arrows_and_refusals_by_enter(come: Come) -> None:
    anna = come().plays_at_once()
    for _ in range(26):
        assert anna.awaits_turn()
        if anna.page.locator(".claim-play[aria-disabled]").count():
            break
        before = anna.position
        anna.page.keyboard.press("1")
        anna.sees_position(before + 1)
    anna.page.keyboard.press("m")
    tab_to(anna, ".claim-play")
    for _ in range(13):
        if anna.page.evaluate("document.activeElement.getAttribute('aria-disabled')"):
            break
        anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    anna.waits_for("#notice a[data-rule]")
    assert "you can follow" in anna.page.inner_text("#notice") or "Answer" in anna.page.inner_text("#notice")
    anna.page.keyboard.press("Escape")
    assert anna.page.inner_text("#notice") == ""


def test_talk_log_and_help_have_their_keys(come: Come) -> None:
    anna = come().plays_at_once()
    anna.awaits_turn()
    anna.page.keyboard.press("?")
    anna.waits_for("#keys[open]")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#keys", state="hidden")
    anna.page.keyboard.press("c")
    anna.waits_for("#say-text:focus")
    anna.page.keyboard.type("1 u ?")
    assert anna.page.input_value("#say-text") == "1 u ?", "keys that play do not play while somebody writes"
    anna.page.keyboard.press("Enter")
    anna.waits_for("#chat li")
    anna.page.keyboard.press("Escape")
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.keyboard.press("l")
    assert anna.page.evaluate("document.activeElement.id") == "log"


def test_single_keys_can_be_switched_off(come: Come) -> None:
    anna = come().opens("/")
    anna.prefers(keys="off")
    anna.plays_at_once()
    anna.awaits_turn()
    before = anna.position
    anna.page.keyboard.press("1")
    assert anna.page.locator("#part-board kbd").first.is_hidden()
    tab_to(anna, ".claim-play.lit")
    anna.page.keyboard.press("Enter")
    anna.sees_position(before + 1)
    made = [line for line in anna.log if " leads " in line or " follows " in line]
    assert len(made) <= 3


def test_a_log_line_opens_its_rule(come: Come) -> None:
    anna = come().plays_at_once()
    anna.awaits_turn()
    anna.plays()
    anna.waits_for("#log a")
    tab_to(anna, "#log a")
    anna.page.keyboard.press("Enter")
    anna.waits_for("#scroll[open] .rule")
    assert "claim." in anna.page.inner_text("#scroll")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#scroll", state="hidden")


def test_a_screen_reader_hears_turn_and_log(come: Come) -> None:
    anna = come().plays_at_once()
    anna.awaits_turn()
    assert anna.page.get_attribute("#announce", "role") == "status"
    assert anna.page.get_attribute("#log", "role") == "log"
    assert anna.page.get_attribute("#notice", "role") == "alert"
    anna.plays()
    anna.awaits_turn()
    anna.page.wait_for_function("() => document.getElementById('announce').textContent.startsWith('Your turn. ')")
    named = anna.page.get_by_role("button", name="Play ", exact=False)
    assert named.count() > 0
    favour = anna.page.locator(".claim-favour li").first.get_attribute("aria-label")
    assert favour
    assert favour.startswith("goblins: ")
