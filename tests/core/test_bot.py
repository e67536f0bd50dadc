"""Budgets, the hourglass that runs while a bot thinks, and a beginner's blunders."""

import itertools

import pytest

from thronsaal.core import bot
from thronsaal.core.bot import UNCOUNTED, Budget, Hourglass, Vantage, blunder
from thronsaal.core.chance import Chance
from toys import court


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a quarter of a second whenever somebody looks."""
    ticks = itertools.count()
    monkeypatch.setattr(bot.time, "perf_counter", lambda: 0.25 * next(ticks))


def test_an_empty_budget_leaves_the_choice_to_the_bot():
    usual = Budget(seconds=2.0)
    assert Budget().or_else(usual) == usual
    assert Budget(playouts=3).or_else(usual) == Budget(playouts=3)
    assert Budget(seconds=0.0).or_else(usual) == Budget(seconds=0.0)


def test_a_budget_is_scaled_in_both_coins():
    assert Budget(2.0, 40).scaled(0.5, 3) == Budget(1.0, 120)
    assert Budget(playouts=40).scaled(1 / 3, 1 / 3) == Budget(playouts=14)
    assert Budget(playouts=49).scaled(1 / 7, 1 / 7) == Budget(playouts=7)
    assert Budget(seconds=3.0).scaled(2, 2) == Budget(seconds=6.0)


def test_playouts_run_through():
    glass = Hourglass(Budget(playouts=10))
    assert (glass.left, glass.part, glass.is_over()) == (10, 0, False)
    glass.spent += 8
    assert (glass.left, glass.part) == (2, 0.8)
    assert not glass.is_over(need=2)
    assert glass.is_over(need=3)
    glass.spent += 2
    assert glass.is_over()


@pytest.mark.usefixtures("ticking")
def test_seconds_run_through():
    glass = Hourglass(Budget(seconds=1.0))
    assert glass.left == UNCOUNTED
    glass.spent += 1
    assert [glass.part for _ in range(3)] == [0.25, 0.5, 0.75]
    assert glass.is_over()


@pytest.mark.usefixtures("ticking")
def test_whichever_ends_first_counts():
    glass = Hourglass(Budget(seconds=100.0, playouts=4))
    glass.spent = 2
    assert glass.part == 0.5
    glass = Hourglass(Budget(seconds=0.5, playouts=400))
    glass.spent = 1
    assert glass.part == 0.5
    assert glass.is_over()


@pytest.mark.parametrize("budget", [Budget(playouts=0), Budget(seconds=0.0)])
def test_something_may_always_be_tried(budget: Budget):
    glass = Hourglass(budget)
    assert not glass.is_over()
    assert glass.left >= 1
    glass.spent += 1
    assert glass.is_over()


def test_nothing_given_is_never_spent():
    glass = Hourglass(Budget())
    glass.spent += 1_000_000
    assert glass.part == 0
    assert not glass.is_over()


def blunders(slips: int, count: int = 2000) -> list[int]:
    state, rng = court.GAME.start(seed=1), Chance(5)
    made = [blunder(Vantage(state, 0, rng), slips) for _ in range(count)]
    return [move for move in made if move is not None]


def test_so_many_of_a_hundred_moves_are_blunders():
    assert len(blunders(35)) / 2000 == pytest.approx(0.35, abs=0.05)
    assert set(blunders(100)) == set(court.BIDS)
    assert blunders(0) == []


def test_without_blunders_no_chance_is_drawn():
    rng = Chance(5)
    vantage = Vantage(court.GAME.start(seed=1), 0, rng)
    before = rng.words.copy()
    assert blunder(vantage, 0) is None
    assert (rng.words == before).all()


def test_even_a_beginner_does_nothing_insane():
    vantage = Vantage(court.GAME.start(seed=1), 0, Chance(5))
    assert {blunder(vantage, 100, sane=lambda bid: bid > 2) for _ in range(60)} == {3, 4}
