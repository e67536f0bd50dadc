"""Bots at tables with shadows: they hide what gold is left for, and bring out what is worth it."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from games.lcg.shadowy import SHADOWY
from thronsaal.core.chance import Chance
from thronsaal.games.lcg.bots.greedy import decide
from thronsaal.games.lcg.notation import write
from thronsaal.games.lcg.state import LcgState


@pytest.mark.parametrize("edition", ["first", "second"])
def test_greedy_plays_whole_games_and_uses_shadows(edition: str):
    s = SHADOWY.start(2, {"shadows": edition}, 4)
    assert isinstance(s, LcgState)
    made: dict[str, int] = {}
    for number in range(4000):
        if s.ended:
            break
        seat = s.actors[0]
        legal = s.legal(seat)
        move = decide(s.guess(seat, Chance(number)), seat) if len(legal) > 1 else legal[0]
        assert s.check(seat, move) is None, write(move)
        verb = write(move).partition(" ")[0]
        made[verb] = made.get(verb, 0) + 1
        s.apply(seat, move, events=False)
    assert s.ended
    wanted = 3 if edition == "first" else 1  # in the second edition most cards may be marshalled at once
    assert made.get("hide", 0) >= wanted
    assert made.get("emerge", 0) + made.get("use", 0) >= wanted


def test_greedy_hides_a_card_for_gold_that_is_left_and_brings_out_what_it_can_pay():
    table = realm("lannister", "stark").given(shadows="first", A="hand: Alley Cat; gold: 2", at="marshalling")
    assert write(decide(table.state.copy(), 0)) == "hide alley-cat@A"
    table = realm("lannister", "stark").given(shadows="first", A="shadows: Alley Cat; gold: 1", at="challenges-begins")
    assert write(decide(table.state.copy(), 0)) == "emerge 1"
