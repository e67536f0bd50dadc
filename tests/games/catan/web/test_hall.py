"""Catan against a real hall: people, bots, trade."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.catan.web.window import POCKET
from thronsaal.core.chance import Chance
from web.stills import DESK
from web.visitor import Visitor

Come = Callable[..., Visitor]


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
