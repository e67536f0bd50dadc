"""A move is forced only where nothing else is allowed, listed or not."""

from __future__ import annotations

import pytest

from thronsaal.core.chance import Chance
from thronsaal.core.kit.walk import Route, walk
from thronsaal.core.registry import find_game
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.state import CatanState

GAME = find_game("catan")
TRADES = [
    base + (1 << r.PACK + 5 * give) + (1 << 5 * take)
    for base in (r.OFFER, r.COUNTER)
    for give in range(5)
    for take in range(5)
    if take != give
]
"""Every offer and counter-offer of one card for another: whoever may trade at all may make one of them."""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_may_trade_is_asked(seed: int) -> None:
    forced = asked = 0
    for stop in walk(Route.of(GAME, seed)):
        state = stop.state
        assert isinstance(state, CatanState)
        for seat in state.actors:
            only = state.forced(seat)
            listed = state.legal(seat)
            trades = [move for move in TRADES if state.check(seat, move) is None]
            if only is not None:
                forced += 1
                assert listed == [only]
                assert not {*trades} - {only}
            elif len(listed) == 1:
                asked += 1
                assert state.record.hand[seat].any()
    assert forced > 20
    assert bool(asked) == (Route.of(GAME, seed).options["offers"] == "on"), "one listed move, and yet free to trade"


def test_who_does_not_act_is_not_forced() -> None:
    state = GAME.start(3, {}, 1)
    assert [state.forced(seat) for seat in (-1, 3, 99) if seat not in state.actors] == [None] * 3
    rng = Chance(1)
    waiting = next(seat for seat in range(3) if seat not in state.actors)
    assert state.forced(waiting) is None
    assert state.guess(waiting, rng).forced(waiting) is None
