"""What Catan tells at the end, counted once more by hand."""

from __future__ import annotations

import pytest

from thronsaal.core.chance import Chance
from thronsaal.core.kit.walk import choose
from thronsaal.core.match import Match
from thronsaal.core.registry import find_game
from thronsaal.core.words import Who, Word

GAME = find_game("catan")


def finished(board: str, seed: int) -> Match:
    match, rng = Match(GAME, {"board": board}, seed, 3), Chance(seed)
    while (chosen := choose(match.state, rng)) is not None:
        match.apply(*chosen)
    return match


@pytest.mark.parametrize(("board", "seed"), [("brotherhood", 1), ("brotherhood", 2), ("base", 3), ("classic", 4)])
def test_a_whole_match_is_summed_up(board: str, seed: int) -> None:
    match = finished(board, seed)
    told = match.summary
    assert told is not None
    assert match.outcome is not None
    assert tuple(sum(share.points for share in shares) for shares in told.shares) == match.outcome.points
    moves = [(each.seat, GAME.write(each.move)) for each in match.moves]
    (dice,) = told.charts
    assert sum(dice.counts) == sum(move == "roll" for _, move in moves)
    assert sum(dice.expected) == pytest.approx(sum(dice.counts))
    yields, dealings = told.sheets
    whole = yields.figures[-1].counts
    assert whole == tuple(sum(figure.counts[seat] for figure in yields.figures[:-1]) for seat in range(3))
    figures = {figure.word.key: figure.counts for figure in dealings.figures}
    starts = {"summary-supply": "supply ", "summary-discards": "discard ", "summary-bought": "buy"}
    for key, start in starts.items():
        by_hand = tuple(sum(who == seat and move.startswith(start) for who, move in moves) for seat in range(3))
        assert all(a >= b for a, b in zip(figures[key], by_hand, strict=True))
        assert key == "summary-bought" or figures[key] == by_hand
    assert sum(figures["summary-robs"]) == sum(figures["summary-robbed"])
    assert sum(figures["summary-trades"]) == 2 * sum(move.startswith("agree") for _, move in moves)


def test_the_dice_bring_what_the_log_tells() -> None:
    match = finished("classic", 5)
    assert match.summary is not None
    yields = match.summary.sheets[0]
    told = 0
    for events in match.log:
        for event in events:
            cards = event.values.get("cards")
            if event.kind in ("yield", "short") and event.rule != "catan.founding-yield":
                assert isinstance(event.values["seat"], Who)
                assert isinstance(cards, Word)
                told += int(str(cards.values["count"]))
    assert sum(yields.figures[-1].counts) == told
