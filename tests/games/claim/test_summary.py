"""What Claim tells at the end, counted once more by hand."""

from __future__ import annotations

import pytest

from thronsaal.core.chance import Chance
from thronsaal.core.kit.walk import choose
from thronsaal.core.match import Match
from thronsaal.core.registry import find_game

GAME = find_game("claim")


def finished(seed: int) -> Match:
    match, rng = Match(GAME, seed=seed), Chance(seed)
    while (chosen := choose(match.state, rng)) is not None:
        match.apply(*chosen)
    return match


@pytest.mark.parametrize("seed", range(3))
def test_points_are_the_factions_that_take_a_side(seed: int):
    match = finished(seed)
    assert match.summary is not None
    assert match.outcome is not None
    favour = match.state.view(None)["favour"]
    assert isinstance(favour, list)
    names = [[share.word.key for share in shares] for shares in match.summary.shares]
    factions = ["goblin", "knight", "undead", "dwarf", "doppelganger"]
    for seat in range(2):
        assert names[seat] == [f"faction-{name}" for name, side in zip(factions, favour, strict=True) if side == seat]
        assert len(names[seat]) == match.outcome.points[seat]


@pytest.mark.parametrize("seed", range(3))
def test_tricks_and_piles(seed: int):
    match = finished(seed)
    assert match.summary is not None
    tricks, piles = match.summary.sheets
    first, second, longest = (figure.counts for figure in tricks.figures)
    assert sum(first) == sum(second) == 13
    winners = "".join(str(event.values["seat"].seat) for log in match.log for event in log if event.kind == "trick")  # type: ignore[union-attr]
    assert first == (winners[:13].count("0"), winners[:13].count("1"))
    assert longest == tuple(max(map(len, winners.split(str(1 - seat)))) for seat in range(2))
    score = match.state.view(None)["score"]
    assert isinstance(score, list)
    for seat, pile in enumerate(score):
        assert sum(figure.counts[seat] for figure in piles.figures[:5]) == len(pile)  # type: ignore[arg-type]
        assert piles.figures[5].counts[seat] == sum(int(card.split()[-1]) for card in pile)  # type: ignore[union-attr]
