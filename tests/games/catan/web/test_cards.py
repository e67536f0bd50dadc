"""Cards of Catan on the page: trade, the hand, development cards."""

from __future__ import annotations

from games.catan.web.moments import GAME, moment
from games.catan.web.window import LAPTOPS, POCKET, heard, offered
from web.stills import DESK, Show, board_of, page_of, update_of


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


def test_others_stay_in_sight_while_somebody_trades_and_a_refusal_is_told_there(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=LAPTOPS[1])
    page.click("#catan-trade summary")
    for n in range(4):
        assert page.locator(".catan-player .catan-points").nth(n).is_visible()
        assert page.locator(".catan-player .catan-count").first.is_visible()
    page.lines[-1].send(update_of(moment("declined")))
    page.wait_for_selector(".catan-declined")
    assert page.locator("#catan-trade .catan-declined").inner_text() == "All have declined your offer."


def test_a_development_card_is_read_and_played(shown: Show) -> None:
    page = shown(page_of(moment("main")), viewport=DESK)
    page.click("[popovertarget=catan-card-winter]")
    assert page.locator("#catan-card-winter").is_visible()
    page.click("#catan-card-winter [data-move='play winter grain ore']")
    assert heard(page) == "play winter grain ore"
    page.keyboard.press("Escape")
    assert not page.locator("#catan-card-winter").is_visible()


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
