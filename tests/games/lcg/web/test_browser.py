"""The page of the living card game in a real browser: looked at, pressed, and played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from games.lcg.web.moments import arranged, crowded, kinds, moves_of, still
from thronsaal.core import pause
from thronsaal.core.pause import Liking
from thronsaal.server.table import Table
from web.stills import Show, page_of, serious_faults, turn_to, update_of

LAPTOP, DESK, PHONE = {"width": 1366, "height": 768}, {"width": 1280, "height": 800}, {"width": 390, "height": 844}
CROWDS = [
    (4, 3, "declare-attackers", "melee"),
    (4, 3, "declare-defenders", "melee"),
    (4, 4, "turn", "teams"),
    (4, 5, "turn", "littlefinger"),
    (3, 2, "declare-attackers", "melee"),
    (2, 5, "turn", "melee"),
]


def listening(page: Any) -> list[str]:
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return complaints


@pytest.mark.parametrize("size", [LAPTOP, DESK], ids=["laptop", "desk"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_crowded_table_is_seen_without_scrolling(shown: Show, size: dict[str, int], language: str) -> None:
    page = None
    for seats, seed, kind, variant in CROWDS:
        html = page_of(crowded(seats, seed, kind, rounds=5, variant=variant), language)
        page = shown(html, viewport=size) if page is None else turned(page, html)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        board = page.locator(".tabletop").bounding_box()
        assert board["y"] + board["height"] <= size["height"], (seats, kind, board)
        for part in (".lcg-bar", ".lcg-others", ".lcg-middle", ".lcg-lie", ".lcg-hand"):
            box = page.locator(part).bounding_box()
            assert box["x"] + box["width"] <= board["x"] + board["width"] + 1, part
        now = page.locator(".lcg-step-now").evaluate("step => step.scrollWidth - step.clientWidth")
        assert now <= 0, "the phase is named in full"


def turned(page: Any, html: str) -> Any:
    turn_to(page, html)
    return page


@pytest.mark.parametrize(("seats", "seed", "variant"), [(2, 1, "melee"), (4, 3, "melee"), (3, 5, "littlefinger")])
def test_no_question_breaks_the_page_on_a_phone(shown: Show, seats: int, seed: int, variant: str) -> None:
    page, complaints = None, []
    for at, (kind, table) in enumerate(kinds(seats, seed, variant).items()):
        html = page_of(table, ("de", "en")[at % 2])
        if page is None:
            page = shown(html, viewport=PHONE)
            complaints = listening(page)
        else:
            turn_to(page, html)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], kind
    assert complaints == []


def test_two_seats_fit_on_a_phone(shown: Show) -> None:
    page = shown(page_of(crowded(2, 5, "turn", rounds=2)), viewport=PHONE)
    hand = page.locator(".lcg-hand").bounding_box()
    assert hand["y"] < PHONE["height"] - 60
    done = page.locator(".lcg-pass").bounding_box()
    assert done["y"] + done["height"] <= PHONE["height"], "under the thumb without scrolling"
    assert done["height"] >= 44
    turn_to(page, page_of(crowded(2, 5, "turn", rounds=4), "de"))
    board = page.locator(".tabletop").bounding_box()
    assert board["y"] + board["height"] <= PHONE["height"], "the whole of it, with ten cards on the table"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(shown: Show, theme: str) -> None:
    page = shown(page_of(crowded(4, 3, "declare-attackers", rounds=5), theme=theme), viewport=LAPTOP)
    assert serious_faults(page) == []
    for kind in ("choose-plots", "choose-title", "turn", "responses"):
        table = kinds(4, 3).get(kind)
        if table is not None:
            turn_to(page, page_of(table, theme=theme))
            assert serious_faults(page) == [], kind
    turn_to(page, page_of(in_shadows(), theme=theme))
    assert page.locator(".lcg-veil").count() == 4
    assert serious_faults(page) == [], "shadows"


def in_shadows() -> Table:
    """Cards in shadows on both sides, one's own ready to come out."""
    mine, theirs = (
        "play: Tyrion Lannister; shadows: Alley Cat, Patient Killer; gold: 1",
        "shadows: Hidden Stair, Alley Cat",
    )
    return arranged(houses="lannister-stark", shadows="first", A=mine, B=theirs, at="challenges-begins")


def test_a_card_tells_all_about_itself_when_looked_at(shown: Show) -> None:
    page = shown(page_of(crowded(4, 3, "declare-attackers", rounds=5)), viewport=LAPTOP)
    raised = page.locator(".lcg-lie .lcg-character:has(.lcg-up) .lcg-tile").first
    raised.hover()
    page.wait_for_selector("#inspector:not([hidden])")
    told = page.inner_text("#inspector")
    assert raised.locator(".lcg-name").inner_text().split()[0] in told
    assert "+2 Holding the Trident" in told, "each change with its cause"
    assert page.locator("#inspector a[data-rule]").count() > 0
    assert page.locator("#inspector a[href^='/cards/lcg/']").count() == 1, "its page is a click away"
    page.mouse.move(5, 5)
    page.wait_for_selector("#inspector", state="hidden")
    # With keys alone: the focus shows it, i goes there, Escape closes it.
    page.focus(".lcg-others .lcg-tile")
    page.keyboard.press("Tab")
    page.wait_for_selector("#inspector:not([hidden])")
    page.keyboard.press("i")
    assert page.evaluate("document.activeElement.id") == "inspector"
    page.keyboard.press("Escape")
    page.wait_for_selector("#inspector", state="hidden")
    # A press on what cannot act keeps it open.
    page.locator(".lcg-others .lcg-tile:not([data-move])").first.click()
    page.mouse.move(5, 5)
    page.wait_for_timeout(400)
    assert page.locator("#inspector").is_visible()
    page.click("#inspector [data-inspected]")
    assert not page.locator("#inspector").is_visible()
    assert page.heard == [], "looking plays nothing"


def test_a_long_press_looks_and_a_tap_plays(shown: Show) -> None:
    page = shown(page_of(crowded(4, 3, "declare-attackers", rounds=5)), viewport=PHONE, has_touch=True)
    lit = page.locator(".lcg-lie .lcg-tile.lit").first
    lit.scroll_into_view_if_needed()
    lit.dispatch_event("pointerdown", {"pointerType": "touch"})
    page.wait_for_selector("#inspector.pinned:not([hidden])")
    lit.dispatch_event("pointerup", {"pointerType": "touch"})
    lit.dispatch_event("click")
    assert page.heard == []
    page.click("#inspector [data-inspected]")
    lit.tap()
    page.wait_for_timeout(50)
    assert page.heard[-1]["move"] == lit.get_attribute("data-move")


def test_the_space_bar_passes_but_never_the_next_question(shown: Show) -> None:
    table = crowded(2, 6, "action-window", rounds=2)
    assert "pass" in moves_of(table)
    page = shown(page_of(table), viewport=DESK)
    page.keyboard.press("Space")
    page.wait_for_timeout(50)
    assert [each["move"] for each in page.heard] == ["pass"]
    # Another question comes: for a moment nothing answers it; a longer one here, so that a slow machine sees it.
    page.evaluate("() => { CALM = 3000; }")
    other = crowded(2, 6, "turn", rounds=2)
    page.lines[-1].send(update_of(other))
    page.wait_for_selector(".lcg-pass.settling")
    page.keyboard.press("Space")
    assert [each["move"] for each in page.heard] == ["pass"]
    page.wait_for_selector(".lcg-pass:not(.settling)")
    page.keyboard.press("Space")
    page.wait_for_timeout(50)
    assert [each["move"] for each in page.heard] == ["pass", "done"]


def bow_at_hand(how: str = "") -> Table:
    """Seafarer's Bow can be shot by kneeling its bearer, if she stands, and by kneeling itself."""
    bearer = f"Asha Greyjoy ({how}with Seafarer's Bow)"
    fight = "challenge military B; card sea-raiders@A; done"
    return arranged(
        houses="greyjoy-stark", A=f"play: {bearer}, Sea Raiders", B="play: Hodor", at="challenges", then=fight
    )


def test_a_card_with_several_abilities_asks_which(shown: Show) -> None:
    """The first press asks, the second acts."""
    table = bow_at_hand()
    both = [move for move in moves_of(table) if move.startswith("use seafarers-bow@A")]
    assert len(both) == 2
    page = shown(page_of(table), viewport=LAPTOP)
    page.locator('[popovertarget^="lcg-menu-"]').click()
    menu = page.locator(".lcg-menu:popover-open")
    assert menu.locator("[data-move]").evaluate_all("all => all.map(each => each.dataset.move)") == both
    assert len(set(menu.locator("[data-move] span").all_inner_texts())) == 2, "told apart in words"
    assert page.heard == []
    menu.locator("[data-move]").last.click()
    page.wait_for_timeout(50)
    assert [each["move"] for each in page.heard] == [both[1]]


def test_a_card_with_one_ability_acts_at_the_first_press(shown: Show) -> None:
    table = bow_at_hand("kneeling, ")
    uses = [move for move in moves_of(table) if move.startswith("use seafarers-bow@A")]
    assert len(uses) == 1
    page = shown(page_of(table), viewport=LAPTOP)
    page.locator("#lcg-c-seafarers-bow-A").click()
    page.wait_for_timeout(50)
    assert [each["move"] for each in page.heard] == uses


@pytest.mark.parametrize(("language", "size"), [("de", LAPTOP), ("en", PHONE)], ids=["laptop", "phone"])
def test_pauses_are_ordered_at_the_board_with_one_click(shown: Show, language: str, size: dict[str, int]) -> None:
    page = shown(page_of(crowded(4, 7, "responses", rounds=3), language), viewport=size)
    for order in ("quiet", "challenge", "phase"):
        page.locator(f".lcg-stops [data-pass={order}]").click()
    page.locator(".lcg-stops [data-stops]").click()
    page.locator(".lcg-stops [data-open=pauses]").click()
    page.locator("#likings select[name='response.challenges']").select_option("never")
    page.wait_for_timeout(50)
    said = [message for message in page.heard if message["type"] in ("pass", "pauses")]
    assert [each["until"] for each in said[:3]] == ["quiet", "challenge", "phase"]
    assert said[3]["preset"] == "tournament"
    assert (said[4]["preset"], said[4]["own"]["response.challenges"]) == ("own", "never")
    assert page.locator(".moves > .pauses").is_hidden(), "not twice on one page"
    assert [each for each in page.heard if each["type"] == "move"] == [], "ordering is the hall's to answer"


def test_an_order_that_stands_is_seen_and_taken_back(shown: Show) -> None:
    table = still(crowded(4, 7, "responses", rounds=3))
    given = pause.order(table.match, "phase")
    assert given is not None
    table.likings[0], table.orders[0] = Liking(), given
    page = shown(page_of(table), viewport=LAPTOP)
    assert page.locator(".lcg-pass").count() == 0, "the hall passes"
    stands = page.locator(".lcg-stops [aria-pressed=true]")
    assert stands.get_attribute("data-pass") == "phase"
    stands.click()
    page.wait_for_timeout(50)
    assert page.heard[-1]["until"] == ""


def test_outside_a_challenge_none_can_be_passed_over(shown: Show) -> None:
    page = shown(page_of(kinds(4, 3)["choose-plots"]), viewport=LAPTOP)
    assert page.locator(".lcg-stops [data-pass=challenge]").is_disabled()
    assert page.locator(".lcg-stops [data-pass=phase]").is_enabled()


HOSTS = (
    "play: Hodor, Lady, Ghost, Winterfell Reserves, House Tully Recruiter, Arya Stark, Robb Stark, Bran Stark, "
    "Eddard Stark, Benjen Stark, Catelyn Stark, Sansa Stark, Shaggydog, Grey Wind, Ser Rodrik Cassel, Great Keep, "
    "Winterfell Kennels"
)


@pytest.mark.parametrize("size", [LAPTOP, DESK], ids=["laptop", "desk"])
def test_fifteen_characters_a_seat_are_seen_without_scrolling(shown: Show, size: dict[str, int]) -> None:
    hosts = dict.fromkeys("ABCD", HOSTS)
    table = arranged(houses="stark-stark-stark-stark", at="challenges", then="challenge military B", **hosts)
    page = shown(page_of(table, "de"), viewport=size)
    board = page.locator(".tabletop").bounding_box()
    assert board["y"] + board["height"] <= size["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    lie = page.locator(".lcg-lie").bounding_box()
    last = page.locator(".lcg-lie .lcg-tile").last.bounding_box()
    assert last["x"] + last["width"] <= lie["x"] + lie["width"] + 1


ARMY = (
    "Greatjon Umber, Kennel Master, Knight of the Tumblestone, Direwolf Pup, War Host of the North, Storm Dancer, "
    "Lord Eddard's Chambers, Northern Fiefdoms, Godswood, Winterfell Castle, Moat Cailin"
)


def test_more_cards_than_fit_scroll_inside_their_rows(shown: Show) -> None:
    """Twenty characters and eight locations a seat: the page stays, each card can be brought into sight."""
    hosts = dict.fromkeys("ABCD", f"{HOSTS}, {ARMY}")
    table = arranged(houses="stark-stark-stark-stark", at="challenges", **hosts)
    page = shown(page_of(table, "de"), viewport=LAPTOP)
    board = page.locator(".tabletop").bounding_box()
    assert board["y"] + board["height"] <= LAPTOP["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= LAPTOP["width"]
    for row in (".lcg-seat:nth-child(3) .lcg-locations", ".lcg-lie .lcg-locations"):
        last = page.locator(f"{row} .lcg-tile").last
        last.scroll_into_view_if_needed()
        # The middle of the tile is what a pointer meets there, nothing that lies over it.
        assert last.evaluate(
            "tile => { const box = tile.getBoundingClientRect();"
            " return tile.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"
        ), row
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("count", [5, 8, 9, 14])
def test_a_large_hand_is_a_fan_beside_the_buttons(shown: Show, count: int) -> None:
    hand = ", ".join((["Winterfell Reserves", "House Tully Recruiter", "Eddard Stark", "Great Keep"] * 4)[:count])
    table = arranged(houses="stark-stark", at="marshalling", A=f"hand: {hand}; gold: 9", B="play: Hodor")
    for size in (LAPTOP, DESK):
        page = shown(page_of(table), viewport=size)
        cards = page.locator(".lcg-hand .lcg-card").evaluate_all("all => all.map(each => each.getBoundingClientRect())")
        assert len(cards) == count
        assert page.locator(".lcg-hand .lcg-card").evaluate_all(
            "all => all.every(each => { const box = each.getBoundingClientRect();"
            " return each.contains(document.elementFromPoint(box.x + 11, box.y + box.height / 2)); })"
        ), "each is pressed where it is seen"
        strips = [right["x"] - left["x"] for left, right in pairwise(cards)]
        assert min(strips) >= 22
        assert max(strips) - min(strips) < 1
        assert cards[-1]["right"] <= page.locator(".lcg-deed").bounding_box()["x"]
        names = page.locator(".lcg-hand .lcg-name").evaluate_all(
            "all => all.map(each => [each.getBoundingClientRect().right, each.scrollWidth - each.clientWidth])"
        )
        for (right, hidden), following in zip(names, cards[1:], strict=False):
            assert right <= following["x"] + 1, "a name is not under the next card"
            assert hidden <= 1 or min(strips) < 40, "nor cut off"


@pytest.mark.parametrize("language", ["de", "en"])
def test_titles_are_chosen_in_a_crowded_game_without_scrolling(shown: Show, language: str) -> None:
    page = shown(page_of(crowded(4, 3, "choose-title", rounds=5), language), viewport=LAPTOP)
    board = page.locator(".tabletop").bounding_box()
    assert board["y"] + board["height"] <= LAPTOP["height"]
    assert page.locator(".lcg-titles .lcg-do.lit").count() >= 2
