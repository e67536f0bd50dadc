"""Ladders: who is how strong, found from games, kept and resumed."""

from __future__ import annotations

import json
from math import log
from pathlib import Path
from typing import Any

import pytest

from thronsaal.bots import UnknownBot
from thronsaal.core.chance import Chance
from thronsaal.core.game import BadOption
from thronsaal.core.registry import find_game
from thronsaal.study import BadLadder, ladder
from thronsaal.study.ladder import FEW_DEALS, Plan, Standing, climb
from thronsaal.study.ratings import ELO, Result, rate

LCG, CLAIM = find_game("lcg"), find_game("claim")


def two(wins: int, losses: int, draws: int = 0) -> list[Result]:
    places = [(1, 2)] * wins + [(2, 1)] * losses + [(1, 1)] * draws
    return [Result(deal, (0, 1), each) for deal, each in enumerate(places)]


@pytest.mark.parametrize(("wins", "losses", "draws"), [(300, 100, 0), (50, 50, 0), (10, 10, 30), (100, 0, 100)])
def test_two_players_stand_as_far_apart_as_their_score_says(wins: int, losses: int, draws: int) -> None:
    """Bradley and Terry: the difference is the logarithm of the odds; a draw is half a win each."""
    found = rate(two(wins, losses, draws), 2)
    odds = (wins + draws / 2) / (losses + draws / 2)
    assert found.points[0] - found.points[1] == pytest.approx(ELO * log(odds), abs=0.5)
    assert sum(found.points) == pytest.approx(0, abs=1e-6)


def test_four_hundred_points_are_ten_to_one() -> None:
    found = rate(two(1000, 100), 2)
    assert found.points[0] - found.points[1] == pytest.approx(400, abs=1)


def test_an_unbeaten_player_has_points_and_a_wide_interval() -> None:
    found = rate(two(20, 0), 2)
    assert 400 < found.points[0] - found.points[1] < 4000
    assert found.reach[0] > rate(two(10, 10), 2).reach[0]


def test_more_games_tell_more() -> None:
    few, many = rate(two(30, 20), 2), rate(two(300, 200), 2)
    assert few.points == pytest.approx(many.points, abs=1)
    assert many.reach[0] == pytest.approx(few.reach[0] / 10**0.5, rel=0.05)


def test_deals_that_cancel_out_say_more_than_games() -> None:
    paired = [Result(deal, (0, 1), places) for deal in range(50) for places in ((1, 2), (2, 1))]
    single = [Result(number, (0, 1), each.places) for number, each in enumerate(paired)]
    assert rate(paired, 2).reach[0] < rate(single, 2).reach[0] / 4


def chosen(strength: list[float], seats: list[int], chance: Chance) -> tuple[int, ...]:
    """Places drawn as Plackett and Luce say: of those left each comes next with a chance of its weight."""
    left, places = list(range(len(seats))), [0] * len(seats)
    for place in range(1, len(seats) + 1):
        weights = [int(1000 * 10 ** (strength[seats[seat]] / 400)) for seat in left]
        at = chance.below(sum(weights))
        while at >= weights[0]:
            at -= weights.pop(0)
            left.append(left.pop(0))
            weights.append(0)
        places[left.pop(0)] = place
    return tuple(places)


def test_four_at_a_table_are_told_apart() -> None:
    strength, chance = [200.0, 50.0, -50.0, -200.0, 0.0], Chance(3)
    results = []
    for deal in range(1500):
        seats = list(range(5))
        chance.shuffle(seats)
        results.append(Result(deal, tuple(seats[:4]), chosen(strength, seats[:4], chance)))
    found = rate(results, 5)
    for true, points, reach in zip(strength, found.points, found.reach, strict=True):
        assert reach < 40
        assert abs(points - true) < 1.6 * reach


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held, chance = 0, Chance(8)
    for _ in range(200):
        results = [Result(deal, (0, 1), chosen([60.0, -60.0], [0, 1], chance)) for deal in range(60)]
        found = rate(results, 2)
        held += abs(found.points[0] - 60) <= found.reach[0]
    assert 0.9 <= held / 200 <= 0.995


def test_everyone_meets_everyone() -> None:
    plan = Plan("lcg", ("a", "b", "c"), 2, {}, 0)
    assert plan.tables() == [(0, 1), (0, 2), (1, 2)]
    assert Plan("lcg", ("a", "b", "c", "d"), 3, {}, 0).tables() == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert Plan("lcg", ("a", "b"), 4, {}, 0).tables() == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]


def pretend(monkeypatch: pytest.MonkeyPatch, better: float = 0.75) -> list[tuple[int, int]]:
    """Games at once: bots are as strong as their place in the list; heard of each batch are seed and games."""
    asked: list[tuple[int, int]] = []

    def simulate(game: Any, bots: list[str], games: int, seed: int, workers: int, *rest: Any) -> Any:
        asked.append((seed, games))
        hear, chance, seats = rest[-1], Chance(seed), len(bots)
        for number in range(games):
            order = [(seat + number) % seats for seat in range(seats)]
            strength = [300 * better * bots.index(bot) for bot in bots]
            hear(ladder_game(number, seats, order, chosen(strength, order, chance)))
        return type("Report", (), {"interrupted": False})

    monkeypatch.setattr(ladder, "simulate", simulate)
    return asked


def ladder_game(number: int, seats: int, order: list[int], places: tuple[int, ...]) -> Any:
    return type("Played", (), {"deal": number // seats, "bots": tuple(order), "places": places})


def test_it_is_played_until_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = pretend(monkeypatch)
    rough, fine = climb(CLAIM, ["random", "greedy"], 80), climb(CLAIM, ["random", "greedy"], 25)
    assert max(rough.ratings.reach) <= 80 < 200
    assert max(fine.ratings.reach) <= 25
    assert len(rough.results) < len(fine.results)
    assert fine.order(fine.ratings) == [1, 0]
    assert asked[0] == asked[len(rough.rounds)], "the same seed gives the same games"
    bounded = climb(CLAIM, ["random", "greedy"], 1, games=20)
    assert len(bounded.results) == 4 * 2 * FEW_DEALS, "rounds are whole: 8, 8, and 16 games"


def test_a_ladder_that_was_kept_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = pretend(monkeypatch)
    keep = tmp_path / "ladder.jsonl"
    whole = climb(CLAIM, ["random", "greedy", "easy"], 30)
    batches = len(asked)
    rough = climb(CLAIM, ["random", "greedy", "easy"], 90, keep=keep)
    assert len(keep.read_text("utf-8").splitlines()) == 1 + len(rough.rounds)
    with keep.open("a", encoding="utf-8") as file:
        file.write('{"deals": 8, "pla')  # the machine went down while this was written
    asked.clear()
    again = climb(CLAIM, ["random", "greedy", "easy"], 30, keep=keep)
    assert len(asked) == batches - 3 * len(rough.rounds), "nothing is played twice"
    assert again.json() == whole.json()
    asked.clear()
    assert climb(CLAIM, ["random", "greedy", "easy"], 30, keep=keep).json() == whole.json()
    assert asked == []


@pytest.mark.parametrize("written", ["{}\n", "nothing\n", "[1]\n[2]\n", '{"game": "claim"}\n{"deals": 1}\n'])
def test_what_keeps_no_ladder_or_another_is_refused(tmp_path: Path, written: str) -> None:
    keep = tmp_path / "ladder.jsonl"
    keep.write_text(written, "utf-8")
    with pytest.raises(BadLadder):
        climb(CLAIM, ["random", "greedy"], keep=keep)
    assert keep.read_text("utf-8") == written


@pytest.mark.parametrize(
    ("bots", "named", "error"),
    [
        (["random"], {}, ValueError),
        (["random", "random"], {}, ValueError),
        (["random", "nobody"], {}, UnknownBot),
        (["random", "greedy"], {"seats": 9}, BadOption),
        (["random", "greedy"], {"within": 0}, ValueError),
        (["random", "greedy"], {"options": {"colour": "red"}}, BadOption),
    ],
)
def test_what_cannot_be_climbed_is_refused(bots: list[str], named: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        climb(LCG, bots, **named)


def test_real_games_tell_greedy_from_random() -> None:
    standing = climb(CLAIM, ["random", "greedy"], within=200, games=200, seed=1)
    ratings = standing.ratings
    assert ratings.points[1] - ratings.points[0] > 100
    assert [row["bot"] for row in standing.json()["ladder"]] == ["greedy", "random"]  # type: ignore[union-attr, index, call-overload]
    assert json.dumps(standing.json())
    assert standing.games(0) == len(standing.results)
    assert standing.score(0) + standing.score(1) == pytest.approx(1)


def test_nothing_played_says_nothing() -> None:
    empty = Standing(Plan("claim", ("a", "b"), 2, {}, 0))
    assert empty.score(0) == 0.0
    assert empty.ratings.points == (0.0, 0.0)
