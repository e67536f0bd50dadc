"""The page of Catan: drawn from what a seat may know; played on the map, by cards and by trade in a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from games.catan.web.moments import GAME, MOMENTS, NAMES, hero, moment, moves_of
from server.hosting import absorb, any_move
from thronsaal.core.chance import Chance
from thronsaal.core.scene import Scene
from thronsaal.core.text import LANGUAGES, Texts
from thronsaal.games.catan.kernel.geometry import plan
from thronsaal.games.catan.kernel.material import HEROES
from thronsaal.server.lessons import Lesson
from thronsaal.server.render import board as draw
from thronsaal.server.table import Chair, Deed, Table
from web.stills import DESK, PHONE, Show, board_of, page_of, serious_faults, settle, turn_to, twin, update_of
from web.visitor import Visitor

Come = Callable[..., Visitor]
LAPTOPS = (DESK, {"width": 1366, "height": 768})
POCKET = {"width": 390, "height": 844}
REFUSED = r'<(?:g|button)\b[^>]*aria-disabled="true"[^>]*>'
TO_ACT = "#part-board :is(button[data-move], g[data-move], .catan-trade summary, label.catan-toggle)"


def offered(board: str) -> set[str]:
    """The moves that the board's buttons and lit places make."""
    return set(re.findall(r'data-move="([^"]+)"', re.sub(REFUSED, "", board)))


def refused(board: str) -> set[str]:
    """The moves that buttons and places only ask about."""
    return {re.findall(r'data-move="([^"]+)"', each)[0] for each in re.findall(REFUSED, board)}


# What is drawn


@pytest.mark.parametrize("name", MOMENTS)
def test_every_legal_move_is_on_the_board_and_nothing_else(name: str) -> None:
    table = moment(name)
    board = board_of(table)
    several = table.match.state.view(0)["owed"][0] > 1
    forms = ("offer", "counter", "discard") if several else ("offer", "counter")
    made = {text for text in moves_of(table) if text.startswith(forms)}
    assert offered(board) == set(moves_of(table)) - made
    assert not made or "data-makes" in board, "offers and discards are put together with a form"


@pytest.mark.parametrize("name", MOMENTS)
def test_what_is_marked_as_refused_is_refused_and_says_why(name: str) -> None:
    table = moment(name)
    asked = refused(board_of(table))
    for move in asked:
        reason = table.match.state.check(0, GAME.read(move))
        assert reason is not None, move
        assert reason.code not in ("not-your-turn", "no-such-move", "no-such-place"), move
    if name in ("founding road", "main", "main three", "before dice", "tormund", "patrol", "place road"):
        assert len(asked) > 0


def test_every_place_of_the_land_answers_a_click() -> None:
    table = moment("main")
    board, plan_of = board_of(table), plan(0)
    corners = {text.split()[1] for text in offered(board) | refused(board) if text.startswith(("settlement", "keep"))}
    assert corners == {f"v{n + 1}" for n in plan_of.open_corners}
    paths = {text.split()[1] for text in offered(board) | refused(board) if text.startswith("road")}
    assert paths == {f"e{n + 1}" for n in plan_of.open_paths}
    assert {f"guard s{n}" for n in range(1, 5)} <= offered(board) | refused(board)
    hunted = board_of(moment("tormund"))
    hexes = {text.split()[1] for text in offered(hunted) | refused(hunted) if text.startswith("tormund")}
    assert hexes == {"camp", *(f"h{n + 1}" for n in range(21))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_is_drawn_in_both_languages_for_everybody(name: str, language: str) -> None:
    table = moment(name)
    for seat in (*range(table.match.state.seats), None):
        board = board_of(table, seat, language)
        ids = re.findall(r' id="([^"]+)"', board)
        motions = re.findall(r'data-once="([^"]+)"', board)
        assert len(ids) == len(set(ids))
        assert len(motions) == len(set(motions)), "two things of one name cannot move"
        if seat is None:
            assert "data-move" not in board


def test_every_word_of_the_board_is_used() -> None:
    texts = Texts.load(GAME.folder / "texts")
    known = {key for key in texts.placeholders("en") if key.startswith("board-")}
    files = [GAME.folder / name for name in ("board.html", "present.py", "land.py", "spots.py", "desk.py", "sketch.py")]
    source = "\n".join(file.read_text("utf-8") for file in files)
    said = set(re.findall(r"""['"](board-[a-z-]*[a-z])['"]""", source))
    said |= {f"board-{key}" for key in re.findall(r"""say\(\s*['"]([a-z-]+)['"]""", source)}
    begun = tuple(re.findall(r"""['"](board-[a-z-]+-)['"{]""", source))
    begun += tuple(f"board-{key}" for key in re.findall(r"""say\(f['"]([a-z-]+-)\{""", source))
    assert {key for key in known - said if not key.startswith(begun)} == set()


def begun_table(seed: int, **options: str) -> Table:
    """Anna and three others before the first move."""
    chairs = tuple(Chair("person", name, f"{name.lower()}-id") for name in NAMES)
    return Table(Deed("t", GAME, GAME.settle(options), seed, chairs))


@pytest.mark.parametrize(("board", "seed"), [("brotherhood", 1), ("classic", 2)])
def test_the_page_tells_nothing_that_its_viewer_cannot_know(board: str, seed: int) -> None:
    table, chance = begun_table(seed, board=board), Chance(seed)
    exchanged = 0
    for count in range(500):
        if not table.actors:
            break
        if count > 60 and count % 9 == 0:
            for seat in (count % 4, None):
                other = twin(table, seat, chance)
                exchanged += other.match.state != table.match.state
                assert page_of(other, seat=seat) == page_of(table, seat=seat)
        absorb(table, table.plan_move(*any_move(table, None, chance), table.position))
    assert exchanged > 60, "the guesses were the truth: nothing was tested"


def test_the_leak_test_would_find_a_leak() -> None:
    table = moment("main")
    other = twin(table, 1, Chance(3))
    assert board_of(other, 0) != board_of(table, 0), "another hand of Anna's is seen by Anna"
    assert board_of(other, 1) == board_of(table, 1)


def test_a_place_is_called_by_its_landscapes() -> None:
    english, german = (board_of(moment("founding"), 0, language) for language in ("en", "de"))
    assert 'aria-label="Settlement at the corner of 5 brick, 9 grain and 10 wool"' in english
    assert 'aria-label="Siedlung an der Kreuzung von Lehm 5, Getreide 9 und Wolle 10"' in german


@pytest.mark.parametrize("scene", GAME.scenes, ids=lambda scene: scene.id)
def test_every_step_of_a_lesson_can_be_clicked(scene: Scene) -> None:
    for done, step in enumerate(scene.steps):
        lesson = Lesson(GAME, scene, done, "de")
        assert not COORDINATE.findall(f"{lesson.task()} {scene.text['de']} {scene.text['en']}")
        if not lesson.is_mine or step.move.startswith(("offer", "counter")):
            continue
        legal = [GAME.write(move) for move in lesson.state.legal(lesson.pupil)]
        drawn = draw(GAME, [lesson.state.view(lesson.pupil)], legal, lesson.voice, playable=True)
        assert step.move in (offered(drawn) if step.refused is None else refused(drawn))


COORDINATE = re.compile(r"\b[vehs][1-9][0-9]?\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
def test_nobody_reads_a_coordinate(name: str, language: str) -> None:
    page = page_of(moment(name), language)
    words = re.sub(r"<[^>]*>", " ", re.sub(r"<(style|script)\b.*?</\1>", " ", page, flags=re.S))
    spoken = re.findall(r'(?:aria-label|title)="([^"]*)"', page)
    assert COORDINATE.findall(" ".join([unescape(words), *spoken])) == []


def test_what_the_dice_brought_is_shown_at_every_hand() -> None:
    board = board_of(moment("rolled"))
    assert re.findall(r'aria-label="(got [^"]+)"', board) == ["got 1 lumber", "got 2 lumber"]
    assert re.findall(r'data-once="(dice-10)"', board) == ["dice-10"]
    assert "got " not in board_of(moment("over")), "the Wall fell before the yield"


@pytest.mark.parametrize("name", HEROES)
def test_a_hero_tells_what_it_does_and_which_side_is_up(name: str) -> None:
    table = Table(moment("main").deed)
    table.match.state = GAME.arrange(hero(name))
    board = unescape(board_of(table))
    assert GAME.rulebook[f"catan.hero-{name}"].wording["en"].replace(" (ruling)", "") in board
    assert "(ruling)" not in board, "where the book is silent is told by the book"
    assert "side A up" in board
    assert "side B up" in board, "Ben's hero has been used once"


# In a browser


LOOKS = [name for name in MOMENTS if name not in HEROES]
"""All moments, but of those that differ only in the hero no more than one or two."""
LOWEST = """selector => Math.max(0, ...[...document.querySelectorAll(selector)].filter(each => each.checkVisibility())
    .map(each => each.getBoundingClientRect().bottom))"""


def test_a_laptop_shows_all_that_can_be_done(shown: Show) -> None:
    page = shown(page_of(moment("main")))
    for name in LOOKS:
        turn_to(page, page_of(moment(name), "de"))
        for size in LAPTOPS:
            page.set_viewport_size(size)
            settle(page)
            assert page.evaluate(LOWEST, TO_ACT) <= size["height"], f"{name}: acting needs scrolling"
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], name


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


def heard(page: Any) -> str:
    """The move that the page sent last."""
    page.wait_for_timeout(60)
    assert page.heard, "nothing was sent"
    return str(page.heard[-1]["move"])


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


def test_an_offer_is_put_together_and_shows_who_can(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=POCKET)
    page.click("#catan-trade summary")
    can = "[...document.querySelectorAll('.catan-who-can li')].map(each => each.dataset.can)"
    assert page.evaluate(can) == ["", "", ""]
    for side, good, times in (("gives", "wool", 4), ("takes", "ore", 2)):
        for _ in range(times):
            page.click(f".catan-step:has(#catan-{side}-{good}) [data-step='1']")
    assert page.input_value("#catan-gives-wool") == "3", "no more than I hold"
    seen = [moment("main").match.state.view(0)[key] for key in ("least", "most")]
    least, most = ([each[4] for each in bound[1:]] for bound in seen)
    sizes = moment("main").match.state.view(0)["hand_sizes"][1:]
    wanted = [
        "not" if size < 2 or high < 2 else "sure" if low >= 2 else "maybe"
        for low, high, size in zip(least, most, sizes, strict=True)
    ]
    assert page.evaluate(can) == wanted
    assert set(wanted) > {"not"}
    page.click(".catan-step:has(#catan-gives-wool) [data-step='-1']")
    page.click(".catan-build button:not([type])")
    assert heard(page) == "offer 2 wool for 2 ore"
    GAME.read(heard(page))


def test_an_offer_is_answered_with_one_click_or_countered(shown: Show) -> None:
    page = shown(page_of(moment("asked")), viewport=POCKET)
    page.click(".catan-offer [data-move=accept]")
    assert heard(page) == "accept"
    page.click(".catan-offer [data-move=decline]")
    assert heard(page) == "decline"
    page.click("#catan-trade summary")
    page.click(".catan-step:has(#catan-takes-grain) [data-step='1']")
    page.click(".catan-build button:not([type])")
    assert heard(page) == "counter 1 ore for 2 grain", "it starts from the offer turned round"


def test_who_cannot_pay_is_not_asked_to_accept() -> None:
    board = board_of(moment("asked in vain"))
    assert "You lack the cards for it." in board
    assert "You lack the cards for it." not in board_of(moment("asked"))
    assert "decline" in offered(board)
    assert "accept" not in offered(board)


def test_what_cannot_be_paid_is_declined_by_itself_for_who_wants_that(shown: Show) -> None:
    page = shown(page_of(moment("watched")), viewport=POCKET)
    page.check("#catan-auto")
    page.lines[-1].send(update_of(moment("asked")))
    page.wait_for_selector(".catan-offer")
    page.wait_for_timeout(60)
    assert page.heard == [], "what can be paid is asked"
    page.lines[-1].send(update_of(moment("asked in vain")))
    page.wait_for_selector("#catan-auto[data-plays]")
    assert heard(page) == "decline"


def test_a_deal_is_closed_with_one_click(shown: Show) -> None:
    page = shown(page_of(moment("deal")), viewport=DESK)
    page.click(".catan-said-counter button")
    assert heard(page) == "agree C"


def test_the_supply_trades_with_two_clicks(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=DESK)
    page.click("#catan-trade summary")
    page.click("[data-move='supply wool for grain']:visible >> nth=0")
    assert heard(page) == "supply wool for grain"


def test_a_development_card_is_read_and_played(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=DESK)
    page.click("[popovertarget=catan-card-winter]")
    assert page.locator("#catan-card-winter").is_visible()
    page.click("#catan-card-winter [data-move='play winter grain ore']")
    assert heard(page) == "play winter grain ore"
    page.keyboard.press("Escape")
    assert not page.locator("#catan-card-winter").is_visible()


def test_a_hero_of_the_map_is_used_there(shown: Show) -> None:
    page = shown(page_of(moment("ygritte")), viewport=DESK)
    wildling = page.locator("g[data-move='ygritte climber h7']")
    assert not wildling.is_visible()
    page.click("label.catan-toggle")
    assert not page.locator("g[data-move^='road']").first.is_visible(), "only the hero's places are lit now"
    wildling.click()
    assert heard(page) == "ygritte climber h7"


def test_on_a_seven_cards_of_the_hand_are_chosen_and_laid_down_together(shown: Show) -> None:
    page = shown(page_of(moment("discard")), viewport=POCKET)
    assert "choose 5 cards" in page.inner_text(".catan-owed")
    lay_down = page.locator(".catan-lay button:not([type])")
    for name, times in (("ore", 3), ("wool", 2)):
        for _ in range(times):
            assert lay_down.is_disabled()
            page.click(f"li:has(#catan-lay-{name}) [data-step='1']")
    assert "5 / 5" in lay_down.inner_text()
    assert page.locator("li:has(#catan-lay-grain) [data-step='1']").is_disabled(), "no more than are owed"
    page.click("li:has(#catan-lay-ore) [data-step='-1']")
    page.click("li:has(#catan-lay-grain) [data-step='1']")
    lay_down.click()
    assert heard(page) == "discard 2 wool + 1 grain + 2 ore"
    state = moment("discard").match.state
    assert state.check(0, GAME.read(heard(page))) is None


def test_a_single_card_is_clicked_away(shown: Show) -> None:
    page = shown(page_of(moment("discard one")), viewport=POCKET)
    page.click(".catan-hand [data-move='discard ore']")
    assert heard(page) == "discard ore"


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


def test_others_stay_in_sight_while_somebody_trades_and_a_refusal_is_told_there(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=LAPTOPS[1])
    page.click("#catan-trade summary")
    for n in range(4):
        assert page.locator(".catan-player .catan-points").nth(n).is_visible()
        assert page.locator(".catan-player .catan-count").first.is_visible()
    page.lines[-1].send(update_of(moment("declined")))
    page.wait_for_selector(".catan-declined")
    assert page.locator("#catan-trade .catan-declined").inner_text() == "All have declined your offer."


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


# Against a real hall


def sits_down(visitor: Visitor, *others: str) -> None:
    """Anna and these others (`bot` or `open`), from the lobby."""
    visitor.opens("/?game=catan")
    visitor.page.select_option("#setup [name=seat-0]", "me")
    for seat in range(1, 4):
        chair = {"bot": "bot:easy", "open": "open"}[others[seat - 1]] if seat <= len(others) else ""
        visitor.page.select_option(f"#setup [name=seat-{seat}]", chair)
    # The first table waits until the bots have warmed up, on a busy machine for long.
    visitor.page.click("#setup .seal", timeout=240_000)
    visitor.sits()


def plays_somehow(visitor: Visitor, chance: Chance) -> str:
    """Press something lit that can be seen, an end of the turn only when there is nothing else."""
    before = visitor.position
    lay_down = visitor.page.locator(".catan-lay button:not([type])")
    if lay_down.count():
        while lay_down.is_disabled():
            visitor.page.locator(".catan-lay [data-step='1']:enabled").first.click()
        lay_down.click()
        visitor.sees_position(before + 1)
        return "discard"
    lit = visitor.page.locator("#part-board [data-move]:not([aria-disabled]):visible")
    found = sorted({str(lit.nth(n).get_attribute("data-move")) for n in range(lit.count())})
    move = chance.pick([each for each in found if each != "end"] or found)
    visitor.page.locator(f"#part-board [data-move='{move}']:not([aria-disabled]):visible").first.click()
    visitor.sees_position(before + 1)
    return move


@pytest.mark.parametrize(
    ("bots", "settings"),
    [(3, {"viewport": DESK}), (2, {"viewport": POCKET, "locale": "de-DE", "has_touch": True})],
)
def test_a_person_plays_against_bots(come: Come, bots: int, settings: dict[str, Any]) -> None:
    anna, chance = come("Anna", **settings), Chance(8)
    sits_down(anna, *["bot"] * bots)
    played = []
    while played.count("roll") < 4:
        assert anna.awaits_turn()
        played.append(plays_somehow(anna, chance))
    assert anna.page.locator(".catan-piece.catan-seat-0").count() >= 4
    assert anna.width() <= settings["viewport"]["width"]


def holds(visitor: Visitor) -> dict[str, int]:
    """What somebody sees in their own hand."""
    seen = visitor.page.locator(".catan-hand .catan-card")
    words = [str(seen.nth(n).get_attribute("aria-label")).split() for n in range(seen.count())]
    return {name: int(count) for count, name in words}


def test_three_people_trade(come: Come) -> None:
    people, chance = [come(name) for name in ("Anna", "Ben", "Cara")], Chance(3)
    sits_down(people[0], "open", "open")
    for other in people[1:]:
        other.opens(people[0].table).sits().does("sit")
    while True:
        for each in people:
            each.waits_for("#table[data-turn=mine], #part-turn:not(:has(.turn-mine))")
        acting = next((each for each in people if each.is_my_turn), None)
        if acting is None:
            people[0].page.wait_for_timeout(20)
            continue
        partner = next(each for each in people if each is not acting)
        if acting.page.locator("#catan-trade .catan-build").count():
            give = next((name for name, count in holds(acting).items() if count), "")
            want = next((name for name, count in holds(partner).items() if count and name != give), "")
            if give and want:
                break
        position = acting.position
        plays_somehow(acting, chance)
        for each in people:
            each.sees_position(position + 1)
    before = [holds(acting), holds(partner)]
    acting.page.click("#catan-trade summary")
    acting.page.click(f".catan-step:has(#catan-gives-{give}) [data-step='1']")
    acting.page.click(f".catan-step:has(#catan-takes-{want}) [data-step='1']")
    acting.page.click(".catan-build button:not([type])")
    for each in people:
        if each is not acting:
            each.page.click(f".catan-offer [data-move={'accept' if each is partner else 'decline'}]")
    acting.page.click(".catan-offer [data-move^=agree]")
    acting.waits_for("#catan-trade")
    partner.waits_for(".catan:not(:has(.catan-offer))")
    assert holds(acting) == {**before[0], give: before[0][give] - 1, want: before[0][want] + 1}
    assert holds(partner) == {**before[1], give: before[1][give] + 1, want: before[1][want] - 1}
