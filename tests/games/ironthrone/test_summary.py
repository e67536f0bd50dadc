"""What Iron Throne tells at the end, counted once more by the positions themselves."""

from __future__ import annotations

from typing import cast

import pytest

from thronsaal.core.chance import Chance
from thronsaal.core.kit.walk import choose
from thronsaal.core.match import Match
from thronsaal.core.registry import find_game
from thronsaal.core.summary import Summary
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.state import IronThroneState

GAME = find_game("ironthrone")


def figures(told: Summary) -> dict[str, tuple[int, ...]]:
    return {figure.word.key: figure.counts for sheet in told.sheets for figure in sheet.figures}


@pytest.mark.parametrize(("seed", "houses"), [(1, "random"), (2, "choose"), (5, "random")])
def test_influence_meetings_and_characters(seed: int, houses: str):
    match, rng = Match(GAME, {"houses": houses}, seed, 3 + seed % 3), Chance(seed)
    state = cast("IronThroneState", match.state)
    met: list[tuple[int, int]] = []
    turn = 0
    while True:
        if state.defender != m.NONE and state.turn != turn:
            turn = state.turn
            met.append((state.challenger, state.defender))
        chosen = choose(state, rng)
        if chosen is None:
            break
        match.apply(*chosen)
    told = match.summary
    assert told is not None
    found = figures(told)
    for seat in range(state.seats):
        assert sum(share.points for share in told.shares[seat]) == state.spread_by(seat)
        assert found["summary-challenged"][seat] == sum(challenger == seat for challenger, _ in met)
        assert found["summary-defended"][seat] == sum(defender == seat for _, defender in met)
        assert found["summary-alive"][seat] == len(state.alive(seat))
    assert sum(found["summary-won"]) <= len(met)


def test_promises_are_counted_by_the_ledger():
    match = Match(GAME, seed=4, seats=3)
    rng = Chance(4)
    while (chosen := choose(match.state, rng)) is not None:
        for seat in range(3):
            pledges = GAME.pledges(match.state, seat)
            if pledges and rng.below(6) == 0:
                match.say(seat, rng.pick(list(pledges))[0], "promises")
        match.apply(*chosen)
    assert match.summary is not None
    found = figures(match.summary)
    for seat in range(3):
        verdicts = [pledge.verdict for pledge in match.ledger if pledge.seat == seat]
        assert found["summary-kept"][seat] == verdicts.count("kept")
        assert found["summary-broken"][seat] == verdicts.count("broken")
    assert sum(found["summary-kept"]) > 0
