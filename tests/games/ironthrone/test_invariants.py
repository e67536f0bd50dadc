"""What holds in every position of Iron Throne, whoever plays: nothing is lost, nothing is in two places."""

from __future__ import annotations

from typing import cast

import pytest

from thronsaal.core.chance import Chance
from thronsaal.core.kit.walk import choose
from thronsaal.core.registry import find_game
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.bots.thumb import thumb
from thronsaal.games.ironthrone.state import IronThroneState

GAME = find_game("ironthrone")


def check(s: IronThroneState) -> None:
    n = s.seats_count
    laid = [card for card in s.laid if card >= 0]
    places = [*s.deck, *s.hand, *s.discard, *s.held, *s.played, tuple(laid)]
    assert sorted(card for pile in places for card in pile) == sorted(c for house in s.house for c in m.cards_of(house))
    assert sum(s.power) + sum(s.sheet) + s.box == 20 * n
    for seat in range(n):
        assert all(m.HOUSE_OF[card] == s.house[seat] for card in (*s.hand[seat], *s.deck[seat], *s.discard[seat]))
        assert all(m.HOUSE_OF[card] != s.house[seat] for card in s.held[seat])
        assert list(s.hand[seat]) == sorted(s.hand[seat])
        assert s.influence[seat * n + seat] == 0
        assert s.spread_by(seat) <= m.MARKERS
        assert s.power[s.leader[seat]] == 0
    assert min(s.power) >= 0
    assert min(s.sheet) >= 0
    assert all(s.seen[card] == 0 for pile in (*s.deck, *s.discard, *s.played) for card in pile)
    assert len(s.events) + len(s.spent) + (s.event >= 0) == 3 * n + 3


@pytest.mark.parametrize("seed", range(9))
def test_random_play(seed: int):
    s = cast("IronThroneState", GAME.start(3 + seed % 3, {}, seed))
    rng = Chance(seed)
    while (chosen := choose(s, rng)) is not None:
        s.apply(*chosen, events=False)
        if s.turn:
            check(s)
    assert s.outcome is not None


@pytest.mark.parametrize("seed", range(9))
def test_bots_at_play(seed: int):
    s = cast("IronThroneState", GAME.start(3 + seed % 3, {}, seed))
    rng = Chance(seed)
    while not s.ended:
        seat = s.actors[0]
        s.play(seat, thumb(s, seat, rng))
        if s.turn:
            check(s)
