"""The first minutes: a lobby that leads on, and a first game that explains itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from thronsaal.core.registry import find_game, game_ids
from web.visitor import Visitor

Come = Callable[..., Visitor]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
EXPLAINED = "#part-guide .explained"


def first_game(visitor: Visitor, game: str) -> Visitor:
    visitor.opens("/")
    visitor.page.click(f"form.first:has([value={game}]) button")
    return visitor.sits()


def play_steadily(visitor: Visitor) -> None:
    """Click the first lit card until it is played: a page that has just changed under the pointer takes no click."""
    before, move = visitor.position, visitor.page.locator("#part-board button.lit").first.get_attribute("data-move")
    card = visitor.page.locator(f'#part-board button.lit[data-move="{move}"]')
    while visitor.position == before:
        visitor.page.wait_for_function(
            """([move, before]) => {
              const card = document.querySelector(`#part-board button.lit[data-move="${move}"]`);
              return !card || !(armed.get(card) > performance.now());
            }""",
            arg=[move, before],
        )
        if card.count() == 0:
            break
        card.click()
        visitor.sees_position(before + 1)


@pytest.mark.parametrize("settings", [PHONE, {}], ids=["phone", "desk"])
def test_a_running_game_is_the_first_thing_in_the_lobby(come: Come, settings: dict[str, object]) -> None:
    visitor = come("Anna", **settings).opens("/")
    assert visitor.page.locator("#mine-title").count() == 0
    visitor.plays_at_once()
    visitor.opens("/")
    link = visitor.page.locator("#mine a")
    box = link.bounding_box()
    assert box["y"] + box["height"] < 300
    before = visitor.page.locator("main a, main button").first
    assert before.inner_text() == link.inner_text()
    link.click()
    visitor.sits()


def test_the_long_form_is_shown_where_it_is_asked_for(come: Come) -> None:
    visitor = come().opens("/")
    assert visitor.page.locator("#setup").count() == 0
    visitor.page.click("section:has(#game-claim) >> text=Set up a table")
    visitor.waits_for("section:has(#game-claim) + #setup")


def test_a_first_game_explains_each_new_thing_and_steps_back(come: Come) -> None:
    visitor = first_game(come("Anna"), "claim")
    assert visitor.awaits_turn()
    assert "Welcome!" in visitor.page.inner_text(EXPLAINED)
    assert visitor.page.locator(".claim-prize.explaining").count() == 1
    visitor.page.click(f"{EXPLAINED} a[data-rule]")
    visitor.waits_for("#scroll[open]")
    assert "claim.aim" in visitor.page.inner_text("#scroll")
    visitor.page.keyboard.press("Escape")
    visitor.page.click("text=Got it")
    assert not visitor.page.locator(EXPLAINED).is_visible()
    assert visitor.page.locator(".explaining").count() == 0
    seen = set()
    while visitor.awaits_turn():
        if visitor.page.locator(EXPLAINED).is_visible():
            seen.add(visitor.page.inner_text(EXPLAINED))
        play_steadily(visitor)
    assert len(seen) >= 4
    assert any("second half" in text for text in seen)
    assert "That was your first game" in visitor.page.inner_text(EXPLAINED)
    old = visitor.table
    visitor.does("rematch")
    visitor.page.wait_for_url(lambda url: url != old)
    visitor.sits()
    assert visitor.page.locator(EXPLAINED).count() == 0, "the next one is played without"


def test_a_first_game_goes_on_where_it_was(come: Come) -> None:
    visitor = first_game(come("Anna", locale="de-DE"), "claim")
    visitor.awaits_turn()
    text = visitor.page.inner_text(EXPLAINED)
    assert "Willkommen!" in text
    visitor.opens(visitor.table).sits()
    assert visitor.page.inner_text(EXPLAINED) == text


@pytest.mark.parametrize("game", game_ids())
def test_every_game_begins_its_first_game_with_a_word(come: Come, game: str) -> None:
    visitor = come("Anna").opens(f"/rules/{game}/lessons")
    visitor.page.click("form.first button")
    visitor.sits()
    visitor.awaits_turn()
    said = visitor.page.inner_text(f"{EXPLAINED} p")
    assert any(said.startswith(hint.text["en"]) for hint in find_game(game).guide)
    assert visitor.page.locator(f"{EXPLAINED} a[data-rule]").count() == 1


def test_somebody_who_looks_on_is_explained_nothing(come: Come) -> None:
    visitor = first_game(come("Anna"), "claim")
    visitor.awaits_turn()
    other = come("Ben").opens(visitor.table).sits()
    assert other.page.locator(EXPLAINED).count() == 0
