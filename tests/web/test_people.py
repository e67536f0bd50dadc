"""What people at a table see of each other: who is here, whose time runs, how it ended, and what they hear."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.hosting import serving, sqlite
from thronsaal.server.settings import Settings
from web.visitor import PATIENCE, Visitor

Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a hall where nobody waits long for those who are gone."""
    db = sqlite(tmp_path_factory.mktemp("quick"))
    loose = {"rate": 1e9, "address_rate": 1e9, "gone_seconds": 0.5, "patience_seconds": 1.0}
    with serving(Settings(port=0, db=db, workers=1, bot_pause=0.0, **loose)) as (port, _):  # type: ignore[arg-type]
        yield f"http://localhost:{port}"


def set_up(visitor: Visitor, **wish: Any) -> Any:
    """A table with one more seat; the first of a run may wait until the game is compiled."""
    wish |= {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]}
    request = visitor.context.request
    return request.post(f"{visitor.address}/api/v1/tables", data=wish, timeout=4 * PATIENCE).json()


def pair(come: Come, address: str, clock: str = "none") -> tuple[Visitor, Visitor]:
    anna, ben = come("Anna", address), come("Ben", address)
    made = set_up(anna, clock=clock)
    anna.opens(f"/tables/{made['table']}").sits()
    ben.opens(f"/tables/{made['table']}").sits()
    ben.page.click("#part-seats [data-act=sit]")
    for each in (anna, ben):
        each.waits_for(".claim-hand")
    return anna, ben


def test_who_goes_is_seen_to_be_gone_and_a_bot_may_play_on(come: Come, quick: str) -> None:
    anna, ben = pair(come, quick)
    anna.page.wait_for_function("() => document.querySelectorAll('.seat-here').length === 2")
    stays, goes = (anna, ben) if ben.is_my_turn else (ben, anna)
    address = goes.table
    goes.opens("/rules")
    stays.waits_for(".seat-gone time:not(:empty)")
    stays.waits_for("#part-turn [data-act=replace]")
    stays.page.click("#part-turn [data-act=replace]")
    stays.waits_for("#log >> text=lets a bot play on")
    goes.opens(address).sits()
    goes.page.click("#part-turn [data-act=sit]")
    stays.page.wait_for_function("() => document.querySelectorAll('.seat-here').length === 2")


def test_who_is_left_alone_may_take_the_match(come: Come, quick: str) -> None:
    anna, ben = pair(come, quick)
    stays, goes = (anna, ben) if ben.is_my_turn else (ben, anna)
    goes.opens("/rules")
    stays.page.click("#part-turn [data-act=walkover]")
    stays.confirms()
    stays.waits_for(".ranking")
    assert "You win" in stays.turn


def test_a_clock_counts_down(come: Come, quick: str) -> None:
    anna, ben = pair(come, quick, "match 600+10")
    for each in (anna, ben):
        face = each.waits_for(".seat-clock[data-until]")
        assert re.fullmatch(r"(9:[0-5]\d|10:00)", face.inner_text())
        each.page.wait_for_function("() => document.querySelector('.seat-clock[data-until]').textContent < '9:59'")
        assert each.page.locator(".seat-clock[data-left]").count() == 1


def test_the_host_fills_the_table_and_begins(come: Come, quick: str) -> None:
    anna = come("Anna", quick)
    anna.sets_up("me", "open")
    anna.page.click("#part-turn [data-act=fill]")
    anna.waits_for(".claim-hand")
    assert "takes a seat." in " ".join(anna.log)


def test_the_end_has_a_screen_and_a_picture_to_keep(come: Come, quick: str, tmp_path: Path) -> None:
    anna, _ = pair(come, quick)
    assert anna.page.locator(".ranking").count() == 0
    anna.does("resign")
    anna.confirms()
    anna.waits_for("#part-end .ranking")
    anna.page.click("#part-end a[href$='/end']")
    assert anna.page.locator(".ranking li").count() == 2
    assert "Tricks" in anna.page.inner_text(".sheet >> nth=0")
    with anna.page.expect_download() as kept:
        anna.page.click("a[download]")
    kept.value.save_as(tmp_path / "end.svg")
    assert (tmp_path / "end.svg").read_text("utf-8").startswith("<svg")
    with anna.page.expect_download() as kept:
        anna.page.click("button[data-picture]")
    kept.value.save_as(tmp_path / "end.png")
    assert (tmp_path / "end.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_before_the_end_there_is_no_such_screen(come: Come, quick: str) -> None:
    anna, _ = pair(come, quick)
    for path in ("/end", "/end.svg"):
        assert anna.context.request.get(anna.table + path).status == 409


def test_watchers_talk_among_themselves(come: Come, quick: str) -> None:
    anna, ben = pair(come, quick)
    cara = come("Cara <b>", quick)
    cara.opens(anna.table).sits()
    cara.says("I would play the dragon")
    cara.waits_for("#chat .murmur")
    cara.page.click(".quick summary")
    cara.page.click("[data-signal=laughs]")
    cara.waits_for("#chat >> text=laughs")
    ben.page.click(".quick summary")
    ben.page.click("[data-signal=good-luck]")
    anna.waits_for("#chat >> text=Good luck!")
    assert "dragon" not in anna.page.inner_text("#chat")
    anna.does("resign")
    anna.confirms()
    for each in (anna, ben):
        each.waits_for("#chat >> text=dragon")
        assert "Cara <b>" in each.page.inner_text("#chat")


LISTEN = """
window.heardSounds = [];
window.told = [];
document.addEventListener("heard", (event) => heardSounds.push(...event.detail));
window.Notification = class extends EventTarget {
  static permission = "default";
  static requestPermission() { Notification.permission = "granted"; return Promise.resolve("granted"); }
  constructor(title, more) { super(); told.push([title, more.body]); }
};
Object.defineProperty(document, "hidden", { get: () => window.isAway === true });
"""


def listening(visitor: Visitor) -> Any:
    visitor.context.add_init_script(LISTEN)
    return visitor.page


def test_sounds_are_off_until_somebody_likes_them(come: Come, quick: str) -> None:
    anna, ben = come("Anna", quick), come("Ben", quick)
    for each in (anna, ben):
        listening(each)
    anna.opens("/").prefers(sound="on")
    made = set_up(anna)
    for each in (anna, ben):
        each.opens(f"/tables/{made['table']}").sits()
    ben.page.click("#part-seats [data-act=sit]")
    for _ in range(2):
        for each in (anna, ben):
            each.waits_for(".claim-hand")
        mover, other = (anna, ben) if anna.is_my_turn else (ben, anna)
        position = mover.position
        mover.plays()
        other.sees_position(position + 1)
    anna.page.wait_for_function("() => heardSounds.includes('card') && heardSounds.includes('turn')")
    assert ben.page.evaluate("heardSounds") == []


def test_telling_outside_the_window_is_asked_for_by_a_button(come: Come, quick: str) -> None:
    anna, ben = come("Anna", quick), come("Ben", quick)
    page = listening(anna)
    anna.opens("/")
    assert page.evaluate("Notification.permission") == "default"
    page.click("details.prefs summary")
    with page.expect_response(lambda answer: answer.url.endswith("/preferences")):
        page.click("button[data-notify]")
    page.wait_for_function("() => document.documentElement.dataset.notify === 'on'")
    made = set_up(anna, options={"starter": "B"})
    anna.opens(f"/tables/{made['table']}").sits()
    assert page.evaluate("document.documentElement.dataset.notify") == "on", "it is kept with the person"
    page.evaluate("Notification.permission = 'granted'; window.isAway = true")
    ben.opens(f"/tables/{made['table']}").sits()
    ben.page.click("#part-seats [data-act=sit]")
    ben.waits_for(".claim-hand")
    ben.plays()
    page.wait_for_function("() => told.length === 1")
    assert page.evaluate("told[0][1]") == "It is your turn."


def resigned(come: Come, quick: str, moves: int = 6) -> Visitor:
    """A short match that is over."""
    anna, ben = pair(come, quick)
    for _ in range(moves):
        mover, other = (anna, ben) if anna.is_my_turn else (ben, anna)
        position = mover.position
        mover.plays()
        other.sees_position(position + 1)
    anna.does("resign")
    anna.confirms()
    anna.waits_for(".ranking")
    return anna


def test_a_replay_plays_pauses_slides_and_jumps(come: Come, quick: str) -> None:
    anna = resigned(come, quick)
    table = anna.table.rpartition("/")[2]
    where = "() => document.querySelector('.where').textContent"
    anna.opens(f"/replay/{table}")
    anna.page.click("[data-key=PageDown]")
    anna.page.wait_for_function(f"{where} === 'Move 2 of 6'")
    anna.page.click("[data-key=PageUp]")
    anna.page.wait_for_function(f"{where} === 'Move 0 of 6'")
    anna.page.fill("#replay-slider", "5")
    anna.page.wait_for_function(f"{where} === 'Move 5 of 6'")
    assert "at=5" in anna.page.url
    anna.page.select_option("#replay-speed", "4")
    anna.page.click("#replay-play")
    anna.page.wait_for_function(f"{where} === 'Move 6 of 6'")
    anna.page.wait_for_function("() => document.getElementById('replay-play').getAttribute('aria-pressed') === 'false'")
    anna.opens("/replays")
    entry = anna.page.inner_text(".tables li >> nth=0")
    assert "Ben" in entry
    assert re.search(r"\d{1,2}:\d\d", entry), "when it was"
    assert "Ben won" in entry


def test_a_replay_works_without_a_script(come: Come, quick: str) -> None:
    anna = resigned(come, quick)
    table = anna.table.rpartition("/")[2]
    plain = come("", quick, java_script_enabled=False)
    plain.opens(f"/replay/{table}")
    plain.page.click("[data-key=PageDown]")
    assert "Move 2 of 6" in plain.page.inner_text(".where")
    plain.page.fill("#replay-slider", "4")
    plain.page.click("noscript button, #replay-jump button.small")
    assert "Move 4 of 6" in plain.page.inner_text(".where")
    assert not plain.page.is_visible("#replay-play")
