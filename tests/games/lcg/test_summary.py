"""What the living card game tells at the end, counted once more where it happens."""

from __future__ import annotations

from collections import Counter

import pytest

from thronsaal.core.chance import Chance
from thronsaal.core.kit.walk import choose
from thronsaal.core.match import Match
from thronsaal.core.registry import find_game
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import ICONS, NONE
from thronsaal.games.lcg.realm import Realm

GAME = find_game("lcg")


@pytest.mark.parametrize(("seed", "seats", "variant"), [(1, 2, "melee"), (2, 3, "littlefinger"), (3, 4, "teams")])
def test_power_and_challenges(seed: int, seats: int, variant: str, monkeypatch: pytest.MonkeyPatch):
    power: Counter[tuple[str, int]] = Counter()
    won: Counter[tuple[str, int]] = Counter()
    place, happen = Realm.place_power, o.Wins.happen

    def placed(self: Realm, card: int, count: int, how: str, source: int = NONE) -> None:
        if self.log is not None and source == NONE:
            power[how or "text", self.controller(card)] += count
        place(self, card, count, how, source)

    def happened(self: o.Wins, s: Realm) -> None:
        if s.log is not None:
            won[ICONS[self.contest].value, self.winner] += 1
        happen(self, s)

    monkeypatch.setattr(Realm, "place_power", placed)
    monkeypatch.setattr(o.Wins, "happen", happened)
    match, rng = Match(GAME, {"variant": variant}, seed, seats), Chance(seed)
    while (chosen := choose(match.state, rng)) is not None:
        match.apply(*chosen)
    told, outcome = match.summary, match.outcome
    assert told is not None
    assert outcome is not None
    challenges = {figure.word.key: figure.counts for figure in told.sheets[0].figures}
    for seat in range(seats):
        shares = {share.word.key.removeprefix("summary-power-"): share.points for share in told.shares[seat]}
        assert sum(shares.values()) == outcome.points[seat]
        for how in ("unopposed", "opposed", "renown", "dominance", "text"):
            assert shares.get(how, 0) == power[how, seat]
        for icon in ICONS:
            assert challenges[f"type-{icon.value}"][seat] == won[icon.value, seat]
        assert ("mate" in shares) <= (variant == "teams")
    assert sum(won.values()) > 0
    assert sum(power.values()) > 0
