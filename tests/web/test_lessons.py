"""Lessons: each is played to its end by clicks alone, may be skipped, and is remembered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from thronsaal.core.registry import find_game, game_ids
from web.visitor import Visitor

Come = Callable[..., Visitor]

WANTED = "#swap .tabletop [data-wanted], #swap .turn button[data-move]"


def click_the_wanted(visitor: Visitor) -> None:
    """Click where the page says, with the pointer, and see the lesson go on."""
    before = visitor.page.get_attribute("#swap", "data-lesson")
    seen = [each for each in visitor.page.locator(WANTED).all() if each.is_visible()]
    assert seen, "the page shows no place to click"
    seen[0].scroll_into_view_if_needed()
    visitor.waits_until_steady(seen[0])
    box = seen[0].bounding_box()
    visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.wait_for_function(
        "before => document.getElementById('swap').dataset.lesson !== before", arg=before, timeout=10_000
    )


@pytest.mark.parametrize("game", game_ids())
def test_every_lesson_is_played_to_its_end_by_clicks_alone(come: Come, game: str) -> None:
    visitor = come()
    scenes = find_game(game).scenes
    assert len(scenes) >= 9
    for scene in scenes:
        visitor.opens(f"/rules/{game}/lessons/{scene.id}").waits_for(".lesson-do")
        for step in scene.steps:
            is_refused = visitor.page.locator(".lesson-do", has_text="The rules refuse it").count() > 0
            assert is_refused == (step.refused is not None and step.seat == scene.steps[-1].seat), scene.id
            click_the_wanted(visitor)
            if is_refused:
                assert visitor.page.locator(".turn a[data-rule]").get_attribute("href") == "/rules/" + str(
                    step.refused
                ).replace(".", "/"), scene.id
        assert "Done!" in visitor.page.inner_text(".turn"), scene.id
    visitor.opens(f"/rules/{game}/lessons")
    assert visitor.page.locator(".lessons .mark", has_text="done").count() == len(scenes)


def test_a_lesson_is_skipped_and_remembered(come: Come) -> None:
    visitor = come().opens("/rules/claim/lessons")
    visitor.page.click("text=Begin with the first")
    visitor.page.click("text=Skip this lesson")
    visitor.page.wait_for_url("**/02-knight-and-undead")
    visitor.opens("/rules/claim/lessons")
    assert visitor.page.locator(".lessons .mark").all_inner_texts() == ["skipped"]
    assert "0 of 15 done" in visitor.page.inner_text("main")
    visitor.opens("/rules/claim/lessons/01-two-goblins")
    while visitor.page.locator("text=Done!").count() == 0:
        click_the_wanted(visitor)
    visitor.opens("/rules/claim/lessons")
    assert visitor.page.locator(".lessons .mark").all_inner_texts() == ["done"]
    visitor.page.click("text=Go on where you were")
    visitor.page.wait_for_url("**/02-knight-and-undead")


def test_skipping_the_last_lesson_leads_to_the_list(come: Come) -> None:
    visitor = come().opens(f"/rules/claim/lessons/{find_game('claim').scenes[-1].id}")
    visitor.page.click("text=Skip this lesson")
    visitor.page.wait_for_url("**/rules/claim/lessons")


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_fits_a_phone_on_its_side(come: Come, game: str) -> None:
    visitor = come(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    visitor.opens(f"/rules/{game}/lessons/{find_game(game).scenes[0].id}")
    assert visitor.page.locator("h1").bounding_box()["x"] >= 8, "nothing is cut at the edge"
    assert visitor.width() <= 844
