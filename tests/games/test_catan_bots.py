"""The bots of Catan: legal, sensible, and in their order of strength."""

import pytest

from support.catan import GUARD, Catan
from thronsaal.bots import make
from thronsaal.core.bot import Budget, Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game

GAME = find_game("catan")


def choice(table: Catan, letter: str, bot: str = "greedy") -> str:
    seat = "ABCD".index(letter)
    return GAME.write(make(GAME, bot).bot.choose(Vantage(table.state, seat, Chance(3), Budget(playouts=16))))


def play(bots: tuple[str, ...], seed: int, board: str) -> int:
    """The winner of a game, as a place in `bots`; the seats move round with the seed."""
    state, rng = GAME.start(4, {"board": board}, seed), Chance(seed)
    players = [make(GAME, name) for name in bots]
    while state.actors:
        seat = state.actors[0]
        player = players[(seat + seed) % 4]
        move = player.bot.choose(Vantage(state, seat, rng, player.budget))
        assert state.check(seat, move) is None
        state.apply(seat, move, events=False)
    outcome = state.outcome
    assert outcome is not None
    return (outcome.winners[0] + seed) % 4


@pytest.mark.parametrize("board", ["brotherhood", "classic"])
def test_greedy_beats_three_random_ones(board: str):
    won = sum(play(("greedy", "random", "random", "random"), seed, board) == 0 for seed in range(10))
    assert won >= 7


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_settlement_is_built_when_it_can_be(bot: str):
    table = Catan(
        board="base",
        settlements={"A": "v1 v28"},
        roads={"A": "e2 e10 e17"},
        hand={"A": "1 lumber + 1 brick + 1 wool + 1 grain"},
    )
    assert choice(table, "A", bot) == "settlement v17"


def test_a_winning_keep_is_built():
    table = Catan(
        board="base", settlements={"A": "v1 v3 v28"}, keeps={"A": "v16 v18 v37"}, hand={"A": "2 grain + 3 ore"}
    )
    assert choice(table, "A").startswith("keep")


def test_guards_are_recruited_when_the_wall_is_in_danger():
    table = Catan(
        breaches=2,
        hand={"A": GUARD},
        settlements={"A": "v1 v28"},
        wall=["", "B", "B", ""],
        camps={"ice-river": "regular regular"},
    )
    assert choice(table, "A").startswith("guard")


def test_a_deal_is_not_given_to_somebody_about_to_win():
    strong = {"settlements": {"A": "v1 v3", "B": "v37"}, "keeps": {"A": "v16 v18 v28"}}
    table = Catan(board="base", **strong, hand={"A": "1 ore", "B": "1 wool + 2 grain + 2 ore"})
    table.seat("A").plays("offer 1 ore for 1 wool")
    assert choice(table, "B") == "decline"
    table = Catan(
        board="base", settlements={"A": "v1", "B": "v37"}, hand={"A": "1 ore", "B": "1 wool + 2 grain + 2 ore"}
    )
    table.seat("A").plays("offer 1 ore for 1 wool")
    assert choice(table, "B") == "accept"


def test_tormund_does_not_go_to_an_own_hex():
    table = Catan(board="base", phase="before-dice", settlements={"A": "v1", "B": "v37"}, luck={"dice": [3, 4]})
    table.seat("A").plays("roll")
    hexes = {"h12", "h13", "h19"}
    assert choice(table, "A").split()[1] in hexes


def test_the_levels_are_there():
    assert set(GAME.bots) >= {"greedy", "search", *GAME.levels}
    for name in GAME.levels:
        table = Catan(hand={"A": "1 ore"})
        assert choice(table, "A", name)
