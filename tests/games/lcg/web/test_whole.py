"""Whole games in real browsers: by click, by tap and by key, from choosing decks to the last point of power.

What to do is thought out by the greedy bot, so that a game comes to its end; how it is done is what the page offers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from games.lcg.web.moments import GAME
from server.hosting import eventually
from thronsaal.core.match import Match
from thronsaal.core.record import write_record
from thronsaal.games.lcg.bots.greedy import decide
from thronsaal.games.lcg.state import LcgState
from thronsaal.server.house import House
from web.visitor import Visitor

Come = Callable[..., Visitor]
LAPTOP, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}
LONGEST = 600


def wanted(house: House, visitor: Visitor, seat: int) -> str:
    """What the bot would do here; empty where the page shows what is already past."""
    name = visitor.table.rpartition("/")[2]
    table = next(each for each in house.hall.tables if each.table.id == name).table
    state = table.match.state.copy()
    assert isinstance(state, LcgState)
    if table.position != visitor.position or seat not in state.actors:
        visitor.sees_position(table.position)
        return ""
    return GAME.write(decide(state, seat))


def begins(visitor: Visitor, *chairs: str) -> Visitor:
    """A table by the form of the lobby."""
    visitor.opens("/?game=lcg")
    for seat, chair in enumerate((*chairs, "", "")[:4]):
        visitor.page.select_option(f"#setup [name=seat-{seat}]", chair)
    visitor.page.click("#setup .seal")
    return visitor.sits()


def presses(visitor: Visitor, move: str) -> None:
    """Press what makes this move on the board; where a card can do several things, by its menu."""
    page, before = visitor.page, visitor.position
    page.wait_for_selector("#part-board:not(:has(.settling))")
    verb, _, about = move.partition(" ")
    if page.locator(f'#part-board form[data-makes^="{verb} "]').count():
        page.select_option("#lcg-what", about)
        page.click(".lcg-form .lcg-do")
    else:
        buttons = f'#part-board [data-move="{move}"]:not([aria-disabled])'
        if not page.locator(f"{buttons}:visible").count():
            pop = page.locator(buttons).first.evaluate("thing => thing.closest('[popover]').id")
            page.click(f'[popovertarget="{pop}"]', position={"x": 9, "y": 9})
        button = page.locator(f"{buttons}:visible").first
        # Cards in a hand overlap: they are pressed where they are seen, at their left edge.
        is_held = button.evaluate("thing => thing.matches('.lcg-hand > .lcg-card')")
        button.click(position={"x": 9, "y": 50} if is_held else None)
    visitor.sees_position(before + 1)


def strikes(visitor: Visitor, move: str) -> None:
    """Make a move without a mouse: by its key, by the space bar, or by Tab and Enter."""
    page, before = visitor.page, visitor.position
    page.wait_for_selector("#part-board:not(:has(.settling))")
    button = page.locator(f'main [data-move="{move}"][aria-keyshortcuts]').first
    key = button.get_attribute("aria-keyshortcuts") if button.count() else ""
    if key:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
    else:
        page.locator(f'main [data-move="{move}"]:not([aria-disabled])').first.focus()
        page.keyboard.press("Enter")
    visitor.sees_position(before + 1)


def test_two_browsers_play_a_whole_game(come: Come, host: tuple[int, House]) -> None:
    """Anna in German at a laptop, Ben in English on his phone; he lets her have her way, so that it ends soon."""
    house = host[1]
    anna = begins(come("Anna", locale="de-DE", viewport=LAPTOP), "me", "open")
    ben = come("Ben", viewport=PHONE, has_touch=True).opens(anna.table)
    ben.sits().does("sit")
    for _ in range(LONGEST):
        eventually(lambda: any(each.is_my_turn or each.is_over for each in (anna, ben)))
        if anna.is_over or ben.is_over:
            break
        mover = anna if anna.is_my_turn else ben
        calm = ben.page.locator("#part-board .lcg-pass")
        move = str(calm.get_attribute("data-move")) if mover is ben and calm.count() else ""
        move = move or wanted(house, mover, (anna, ben).index(mover))
        if move:
            presses(mover, move)
        assert mover.width() <= (LAPTOP if mover is anna else PHONE)["width"]
    anna.waits_for("#part-turn a[href^='/replay/']")
    ben.waits_for("#part-turn a[href^='/replay/']")
    assert "gewinn" in anna.turn
    assert "win" in ben.turn
    assert anna.page.locator(".lcg-ring-on").count() >= 1
    assert anna.page.locator("#part-end").inner_text()


@cache
def late() -> tuple[str, int]:
    """A match of four greedy seats as a record, and after how many moves its last round began."""
    match, rounds = Match(GAME, seats=4, options={"decks": "random"}, seed=3), [0]
    while match.actors:
        assert isinstance(match.state, LcgState)
        if match.state.round == len(rounds):
            rounds.append(len(match.moves))
        seat = match.actors[0]
        match.apply(seat, decide(match.state.copy(), seat))
    return write_record(match), rounds[-1]


@pytest.mark.parametrize(("locale", "size"), [("de-DE", PHONE), ("en-GB", LAPTOP)], ids=["taps-de", "keys-en"])
def test_a_person_among_four_seats(come: Come, host: tuple[int, House], locale: str, size: dict[str, int]) -> None:
    """The last round of a match, on a phone by taps, at a laptop with the keyboard alone."""
    house, by_keys = host[1], size is LAPTOP
    anna = come("Anna", locale=locale, viewport=size, has_touch=not by_keys)
    (record, count), api = late(), f"{anna.address}/api/v1"
    filed = anna.context.request.post(f"{api}/records", data=record, headers={"content-type": "text/plain"})
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * 3]
    wish = {"count": count, "seats": chairs}
    table = anna.context.request.post(f"{api}/tables/{filed.json()['table']}/fork", data=wish).json()["table"]
    anna.opens(f"/tables/{table}").sits()
    asked = 0
    while not anna.is_over:
        # The turn may have gone again since: the hall passes where nothing else can be done.
        move = wanted(house, anna, 0) if anna.awaits_turn() else ""
        if move:
            (strikes if by_keys else presses)(anna, move)
            asked += 1
        assert asked < LONGEST
        assert anna.width() <= size["width"]
    assert asked > 4
    assert ("gewinn" if locale == "de-DE" else "win") in anna.turn
