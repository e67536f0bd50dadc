"""The page of Iron Throne: drawn from what a seat may know, and played by buttons in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest

from games.ironthrone.web.moments import GAME, MOMENTS, moment, moves_of, seated, step
from server.hosting import absorb, bare_table
from thronsaal.core.chance import Chance
from thronsaal.games.ironthrone.view import CARDS
from thronsaal.server.errors import Denied
from thronsaal.server.render import TablePage
from thronsaal.server.table import Draft, Table
from web.stills import DESK, PHONE, Show, board_of, page_of, serious_faults, sight, twin
from web.visitor import Visitor

Come = Callable[..., Visitor]


# What is drawn


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_legal_move_is_on_the_board(name: str, seats: int) -> None:
    table = moment(name, seats)
    board = board_of(table)
    offered = set(re.findall(r'data-move="([^"]+)"(?![^>]*aria-disabled)', board))
    for text in moves_of(table):
        # All deals are made with one form.
        assert text in offered or (text.startswith("deal ") and "data-makes" in board), text


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_is_drawn_in_both_languages_for_everybody(name: str, language: str) -> None:
    table = moment(name, 4)
    for seat in (*range(4), None):
        board = board_of(table, seat, language)
        ids = re.findall(r' id="([^"]+)"', board)
        glides = re.findall(r'data-glide="([^"]+)"', board)
        assert len(ids) == len(set(ids))
        assert len(glides) == len(set(glides)), "two pieces of one name cannot glide"
        if seat is None:
            assert "data-move" not in board


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_the_page_tells_nothing_that_its_viewer_cannot_know(seats: int, seed: int) -> None:
    table, chance = seated(seats, seed), Chance(seed)
    exchanged = 0
    for count in range(240):
        if not table.actors:
            break
        if count % 6 == 0 or table.match.state.view(None)["phase"] == "encounter":
            for seat in (count % seats, None):
                other = twin(table, seat, chance)
                exchanged += other.match.state != table.match.state
                assert page_of(other, seat=seat) == page_of(table, seat=seat)
        step(table, chance)
    assert exchanged > 60, "the guesses were the truth: nothing was tested"


def test_the_leak_test_would_find_a_leak() -> None:
    table = moment("laid", 3)
    other = twin(table, 1, Chance(3))
    other.events = table.events
    assert board_of(other) != board_of(table)


def test_a_card_laid_face_down_has_no_name_for_others() -> None:
    table = moment("laid", 3)
    mine, theirs = board_of(table, 0), board_of(table, None)
    laid = str(table.match.state.view(0)["encounter"]["laid"][0])
    assert laid in CARDS
    assert "You have laid" in mine
    assert "has laid a card face down" in theirs
    assert laid not in theirs


def test_promises_are_shown_judged_and_counted() -> None:
    table, chance = seated(3, 5), Chance(5)
    while table.actors and not any(each.verdict == "broken" for each in table.ledger):
        step(table, chance)
    drawn = sight(table)
    broken = next(each for each in table.ledger if each.verdict == "broken")
    assert drawn.talk.honesty[broken.seat][1] >= 1
    assert any("broke the word given" in line.text and line.rule == "ironthrone.promises" for line in drawn.lines)
    assert "broke it" in board_of(table)
    assert any("promises" in line.text for line in drawn.lines if line.kind == "said")


@pytest.mark.parametrize("text", ["lay down arms", "support Z", "support", ""])
def test_a_promise_that_the_game_does_not_know_is_refused(text: str) -> None:
    table = moment("support", 3)
    with pytest.raises(Denied):
        table.plan_talk(0, text, "promises")


def test_a_game_without_promises_takes_none() -> None:
    with pytest.raises(Denied):
        bare_table().plan_talk(0, "lay truce", "promises")


def test_a_bad_promise_of_an_uploaded_record_is_shown_as_it_was_said() -> None:
    table = seated(3, 1)
    absorb(table, [Draft("said", 0, {"text": "no such promise", "how": "promises"})])
    assert [line.text for line in sight(table).lines] == ["no such promise"]


def test_card_texts_tell_where_they_come_from() -> None:
    board = board_of(moment("lay", 3))
    assert "our own design" in board
    assert "our design" in board


# In a browser


@pytest.mark.parametrize("name", MOMENTS)
def test_no_moment_scrolls_sideways_on_a_phone(shown: Show, name: str) -> None:
    for seats, language in ((3, "en"), (5, "de")):
        page = shown(page_of(moment(name, seats), language), viewport=PHONE)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", ["leader", "support", "revealed", "talks", "hostages"])
def test_axe_finds_nothing_serious(shown: Show, name: str, theme: str) -> None:
    assert serious_faults(shown(page_of(moment(name, 4), theme=theme), viewport=DESK)) == []


def test_a_deal_is_put_together_with_plus_and_minus(shown: Show) -> None:
    table = moment("talks", 3)
    page = shown(page_of(table), viewport=PHONE)
    given = [page.input_value(f"#iron-{role}-influence") for role in ("challenger", "defender")]
    for role, value in zip(("challenger", "defender"), given, strict=True):
        item = page.locator(f".iron-step:has(#iron-{role}-influence)")
        item.locator("[data-step='1']" if value == "0" else "[data-step='-1']").click()
    hostages = page.locator(".iron-step:has(#iron-defender-hostages)")
    for _ in range(4):
        hostages.locator("[data-step='1']").click()
    assert page.input_value("#iron-defender-hostages") == "2", "no more than the rules allow"
    page.click(".iron-form button:not([type])")
    page.wait_for_timeout(50)
    sent = page.heard[-1]
    assert sent["type"] == "move"
    assert re.fullmatch(r"deal [01]\.\d\.\d for [01]\.2\.\d", sent["move"])
    assert [sent["move"].split()[at][0] for at in (1, 3)] == ["1" if value == "0" else "0" for value in given]
    GAME.read(sent["move"])


def test_a_word_is_given_with_two_taps(shown: Show) -> None:
    table = moment("support", 3)
    page = shown(page_of(table), viewport=PHONE)
    page.click(".iron-pledges summary")
    page.click("[data-promise='stay out']")
    page.wait_for_timeout(50)
    assert {**page.heard[-1], "id": 0} == {"type": "say", "how": "promises", "text": "stay out", "id": 0}
    absorb(copied := replayed(table), copied.plan_talk(0, "stay out", "promises"))
    assert "stay out" not in [text for text, _ in sight(copied).talk.pledges], "given once is enough"
    assert "Anna promises to stay out" in board_of(copied)


def replayed(table: Table) -> Table:
    """The same table, to go on with."""
    twin = Table(table.deed)
    twin.replay(table.entries)
    return twin


def test_a_leader_tells_what_it_can_do(shown: Show) -> None:
    page = shown(page_of(moment("support", 4)), viewport=DESK)
    page.locator(".iron-mine .iron-lead").click()
    assert page.locator("#iron-sheet-0").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#iron-sheet-0").is_visible()


@pytest.mark.parametrize("name", ["support", "accept", "lay", "revealed", "take", "talks", "hostages"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_hand_is_in_sight_without_scrolling(shown: Show, name: str, seats: int) -> None:
    page = shown(page_of(moment(name, seats), "de"), viewport=DESK)
    page.mouse.move(1, 1)
    hand = page.locator(".iron-hold .iron-hand").bounding_box()
    assert hand["y"] > 0
    assert hand["y"] + hand["height"] <= DESK["height"]
    for card in page.locator(".iron-hold .iron-card").all():
        box = card.bounding_box()
        assert hand["x"] - 1 <= box["x"]
        assert box["x"] + box["width"] <= hand["x"] + hand["width"] + 1, "the whole hand, not only its beginning"


LAPTOP = {"width": 1366, "height": 768}
SIDEWAYS = {"width": 844, "height": 390}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("name", "seats"), [("support", 4), ("lay", 5), ("accept", 4), ("revealed", 4), ("talks", 3)])
def test_a_laptop_shows_everything_at_once(shown: Show, name: str, seats: int, language: str) -> None:
    page = shown(page_of(moment(name, seats), language), viewport=LAPTOP)
    for what in (".iron-hold .iron-hand", ".iron-mine", "#say-text", "#log", "#part-moves"):
        box = page.locator(what).bounding_box()
        assert box["y"] + box["height"] <= LAPTOP["height"], what
    hand = page.locator(".iron-hold").bounding_box()
    for word in page.locator(".iron-pledges summary, .iron-asks .iron-do, .iron-join .lit").all():
        box = word.bounding_box()
        assert box["y"] + box["height"] <= hand["y"] + 1, "promises and answers do not lie under the hand"


BROKEN_WORDS = """(selector) => [...document.querySelectorAll(selector)].flatMap((thing) => {
  const text = thing.firstChild;
  if (text?.nodeType !== 3 || !thing.checkVisibility()) return [];
  return [...text.data.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map((word) => word[0]);
})"""


@pytest.mark.parametrize("name", ["support", "lay", "talks", "hostages"])
def test_no_name_breaks_inside_a_word(shown: Show, name: str) -> None:
    for viewport in (LAPTOP, DESK, PHONE):
        page = shown(page_of(moment(name, 5), "de"), viewport=viewport)
        names = ".iron-short, .iron-head b, .iron-head i, .iron-who b, .iron-who i, .iron-small b, .iron-owner"
        assert page.evaluate(BROKEN_WORDS, names) == []


@pytest.mark.parametrize("name", ["lay", "support", "revealed"])
def test_keys_are_in_reading_order(shown: Show, name: str) -> None:
    page = shown(page_of(moment(name, 4)), viewport=LAPTOP)
    keys = [key.inner_text() for key in page.locator(".iron-hold kbd:visible, .iron-join kbd:visible").all()]
    assert keys == sorted(keys)
    assert keys[0] == "1"


def test_to_break_off_the_talks_is_no_first_key_and_asks_once(shown: Show) -> None:
    table = moment("talks", 3)
    page = shown(page_of(table), viewport=LAPTOP)
    assert page.get_attribute(".iron [data-move=no-deal]", "aria-keyshortcuts") != "1"
    page.click(".iron [data-move=no-deal]")
    page.wait_for_selector("#confirm:not([hidden])")
    assert "Break off the talks?" in page.inner_text("#confirm-text")
    assert [message for message in page.heard if message["type"] == "move"] == []
    page.keyboard.press("Escape")
    assert not page.is_visible("#confirm")


@pytest.mark.parametrize("name", ["support", "lay", "talks"])
def test_a_phone_held_sideways_shows_hand_and_board(shown: Show, name: str) -> None:
    page = shown(page_of(moment(name, 4), "de"), viewport=SIDEWAYS, is_mobile=True, has_touch=True)
    hand = page.locator(".iron-hold").bounding_box()
    assert hand["y"] > 150, "most of it is left to the board"
    assert hand["y"] + hand["height"] <= SIDEWAYS["height"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= SIDEWAYS["width"]
    mine = page.evaluate(
        """() => [...document.querySelectorAll('.iron-mine .iron-short')].map(name => {
            const words = document.createRange(); words.selectNodeContents(name);
            const { left, right } = words.getBoundingClientRect(); return [left, right]; })"""
    )
    assert len(mine) == 4
    assert all(right < left for (_, right), (left, _) in pairwise(mine)), "no name of mine lies over another"


def test_everybody_reads_by_when_the_talks_end(shown: Show) -> None:
    for name in ("talks", "watched talks"):
        page = shown(page_of(moment(name, 4), "de"), viewport=PHONE)
        page.wait_for_function("document.querySelector('.turn-clock').textContent")
        assert re.fullmatch(r"Noch 0:00, bis 01\.01\.1970, \d\d:05 Uhr\.", page.inner_text(".turn-clock").strip())
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert shown(page_of(moment("lay", 4)), viewport=PHONE).locator(".turn-clock").count() == 0


def test_a_promise_is_no_speech_of_its_giver() -> None:
    """The sentence names who promised; whoever only writes such a sentence is named before it."""
    table = seated(3, 5)
    absorb(table, table.plan_talk(0, "lay truce", "promises"))
    absorb(table, table.plan_talk(0, "Anna promises to lay a truce."))
    promised, said = (line.strip() for line in re.findall(r"<li[^>]*>(.*?)</li>", str(TablePage(sight(table)).chat())))
    assert promised == "Anna promises to lay a truce."
    assert said == "<b>Anna:</b> Anna promises to lay a truce."


# Against a real hall


def sits_down(visitor: Visitor, bots: int) -> None:
    """Anna against bots, from the lobby."""
    visitor.opens("/?game=ironthrone")
    visitor.page.select_option("#setup [name=seat-0]", "me")
    for seat in range(1, 5):
        visitor.page.select_option(f"#setup [name=seat-{seat}]", "bot:easy" if seat <= bots else "")
    # The first table waits until the bots have warmed up, on a busy machine for long.
    visitor.page.click("#setup .seal", timeout=180_000)
    visitor.sits()


def plays_somehow(visitor: Visitor, chance: Chance) -> None:
    """Press one of the lit buttons of the board; what asks whether it is meant is meant."""
    before = visitor.position
    buttons = visitor.page.locator("#part-board button[data-move]:not([aria-disabled])")
    buttons.nth(chance.below(buttons.count())).click()
    visitor.page.wait_for_function(
        "position => Number(document.getElementById('table').dataset.position) > position"
        " || !document.getElementById('confirm').hidden",
        arg=before,
    )
    if visitor.page.is_visible("#confirm"):
        visitor.confirms()
    visitor.sees_position(before + 1)


def test_a_person_plays_a_whole_game_by_buttons(come: Come) -> None:
    anna, chance = come("Anna"), Chance(8)
    sits_down(anna, 2)
    for _ in range(900):
        if not anna.awaits_turn():
            break
        plays_somehow(anna, chance)
    assert anna.is_over
    assert re.search(r"(wins?|win together)", anna.turn)
    # The bots have talked, and the log tells who kept their word.
    assert any("promises" in line for line in anna.page.locator("#chat li").all_inner_texts())
    assert any("the word given" in line for line in anna.log)
    anna.page.click("#part-turn a[href^='/replay/']")
    anna.waits_for(".iron")


def test_a_promise_is_told_at_a_real_table(come: Come) -> None:
    anna, chance = come("Anna", locale="de-DE", viewport=PHONE), Chance(2)
    sits_down(anna, 3)
    while not anna.page.locator("[data-promise]").count():
        assert anna.awaits_turn()
        plays_somehow(anna, chance)
    anna.awaits_turn()
    anna.page.click(".iron-pledges summary")
    anna.page.locator("[data-promise]").first.click()
    anna.waits_for("#chat li:has-text('Anna verspricht'), #chat li:has-text('Anna droht')")
    anna.waits_for(".iron-mine .iron-vow")
    assert anna.width() <= PHONE["width"]
