"""Finished matches, step by step, and on from any point."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from web.test_pages import finished
from web.visitor import Visitor

Come = Callable[..., Visitor]


def at(visitor: Visitor, count: int) -> None:
    """Wait until the replay stands at this move."""
    visitor.page.wait_for_function(
        "count => document.querySelector('.where').innerText.startsWith(`Move ${count} `)", arg=count
    )


def test_step_by_key_and_from_every_side(come: Come) -> None:
    anna = come("Anna")
    path = finished(anna).replace("tables", "replay")
    anna.opens(path)
    at(anna, 0)
    moves = anna.page.locator(".all-moves li").count()
    assert moves >= 6
    for _ in range(3):
        anna.page.keyboard.press("ArrowRight")
    at(anna, 3)
    anna.page.keyboard.press("ArrowLeft")
    at(anna, 2)
    anna.page.keyboard.press("End")
    at(anna, moves)
    assert "by resignation" in anna.page.inner_text("main")
    in_sight = """() => { const list = document.querySelector('.all-moves').getBoundingClientRect();
        const { top, bottom } = document.querySelector('.all-moves [aria-current]').getBoundingClientRect();
        return list.top <= top && bottom <= list.bottom && scrollY === 0; }"""
    anna.page.evaluate("document.styleSheets[0].insertRule('.all-moves { max-height: 3rem !important; }')")
    anna.page.keyboard.press("ArrowLeft")
    at(anna, moves - 1)
    assert anna.page.evaluate(in_sight), "the list follows, and the page stays"
    anna.page.keyboard.press("Home")
    at(anna, 0)
    assert anna.page.locator(".claim-hand").count() == 1, "from the own seat only the own hand lies open"
    anna.page.click(".sides a:has-text('all cards open')")
    anna.page.wait_for_function("() => document.querySelectorAll('.claim-hand').length === 2")
    cards = anna.page.locator(".claim-hand [data-glide]")
    assert cards.count() == 26
    assert len({cards.nth(n).get_attribute("data-glide") for n in range(26)}) == 26
    anna.page.click(".sides a:has-text('anybody')")
    anna.page.wait_for_function("() => document.querySelectorAll('.claim-hand').length === 0")
    anna.page.click(".all-moves li:nth-child(4) a")
    at(anna, 4)
    assert anna.page.locator("[data-move]").count() == 0


def test_the_seed_is_checked_against_its_hash(come: Come) -> None:
    anna = come()
    anna.opens(finished(anna).replace("tables", "replay"))
    anna.page.click("[data-seed]")
    anna.page.wait_for_function(
        "() => document.getElementById('seed-verdict').textContent.startsWith('The hall kept its word')"
    )
    anna.page.evaluate("document.querySelector('[data-seed]').dataset.seed += '1'")
    anna.page.click("[data-seed]")
    anna.page.wait_for_function("() => document.getElementById('seed-verdict').textContent.includes('does not fit')")


def test_download_upload_and_play_on(come: Come, tmp_path: Path) -> None:
    anna, ben = come("Anna"), come("Ben")
    anna.opens(finished(anna).replace("tables", "replay"))
    moves = anna.page.locator(".all-moves li").count()
    with anna.page.expect_download() as download:
        anna.page.click("a[href$='/record']")
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    assert file.read_text("utf-8").startswith("Thronsaal record 1\ngame: claim ")

    ben.opens("/replays")
    ben.page.set_input_files("[name=record]", file)
    ben.page.click("form[action='/records'] .seal")
    ben.page.wait_for_url("**/replay/*")
    assert ben.page.locator(".all-moves li").count() == moves
    assert "Anna" in ben.page.inner_text("h1")
    ben.page.keyboard.press("ArrowRight")
    ben.page.keyboard.press("ArrowRight")
    at(ben, 2)
    ben.page.click("form[action$='/fork'] .seal")
    ben.sits()
    assert ben.position >= 2
    assert ben.awaits_turn()
    ben.plays()
    assert "Ben" in ben.page.inner_text("#part-seats")
    ben.opens("/replays")
    assert ben.page.locator(".tables li").count() == 1, "the uploaded record is kept"


def test_a_match_that_goes_on_has_no_replay(come: Come) -> None:
    anna = come().plays_at_once()
    answer = anna.page.goto(anna.table.replace("tables", "replay"))
    assert answer.status == 409
    assert "only when the match is over" in anna.page.inner_text("main")


def test_a_broken_record_is_refused_with_its_line(come: Come, tmp_path: Path) -> None:
    anna = come().opens("/replays")
    file = tmp_path / "record.txt"
    file.write_text("Thronsaal record 1\ngame: nothing 1\n", "utf-8")
    anna.page.set_input_files("[name=record]", file)
    anna.page.click("form[action='/records'] .seal")
    anna.waits_for("main a[href='/']")
    assert "line 2" in anna.page.inner_text("main")
