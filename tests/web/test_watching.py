"""A spectator sees what anybody may see, and nothing more."""

from __future__ import annotations

from collections.abc import Callable

from web.visitor import Visitor

Come = Callable[..., Visitor]


def test_a_spectator_sees_no_hand_and_every_move(come: Come) -> None:
    anna, cara = come("Anna"), come("Cara")
    anna.plays_at_once()
    anna.awaits_turn()
    hand = [
        anna.page.locator(".claim-play").nth(n).get_attribute("aria-label")
        for n in range(anna.page.locator(".claim-play").count())
    ]
    cara.opens(anna.table).sits()
    assert "You are watching" in cara.turn
    assert cara.page.locator("[data-move], .claim-hand").count() == 0
    shown = cara.page.locator("[data-glide]")
    seen = {shown.nth(n).get_attribute("aria-label") for n in range(shown.count())}
    stake = cara.page.get_attribute(".claim-prize [data-glide]", "aria-label")
    on_table = cara.page.locator(".claim-trick [data-glide]")
    assert seen == {stake} | {on_table.nth(n).get_attribute("aria-label") for n in range(on_table.count())}
    for name in set(hand) - seen:
        assert f'"{name}"' not in cara.page.content()
    anna.plays()
    cara.sees_position(anna.position)
    assert any("Anna" in line for line in cara.log)
    assert cara.page.get_attribute("#say", "data-say") == "murmur", "watchers talk among themselves"


def test_hidden_cards_cannot_be_told_apart(come: Come) -> None:
    anna = come().plays_at_once()
    anna.awaits_turn()
    backs = anna.page.locator(".claim-other .claim-backs svg")
    assert backs.count() > 0
    drawn = {backs.nth(n).evaluate("each => each.outerHTML") for n in range(backs.count())}
    assert len(drawn) == 1
    assert "data-glide" not in drawn.pop()


def test_a_stranger_can_not_act(come: Come) -> None:
    anna, cara = come("Anna"), come("Cara")
    anna.plays_at_once()
    anna.awaits_turn()
    cara.opens(anna.table).sits()
    before = anna.position
    move = anna.page.get_attribute("#part-board button.lit", "data-move")
    refusal = cara.page.evaluate(
        """([table, move, position]) => new Promise((done) => {
          const line = new WebSocket(`ws://${location.host}/api/v1/tables/${table}/events`);
          line.onmessage = (event) => { const said = JSON.parse(event.data); if (said.type === 'answer') done(said); };
          line.onopen = () => line.send(JSON.stringify({type: 'move', id: 1, move, position})); })""",
        [anna.table.rpartition("/")[2], move, before],
    )
    assert refusal["error"]["code"] == "not-seated"
    assert anna.position == before
