"""The bots of Catan: legal, sensible, and in their order of strength."""

import itertools

import numpy as np
import pytest

from games.catan.island import GUARD, Catan
from thronsaal.bots import make
from thronsaal.core import bot as core_bot
from thronsaal.core.bot import Budget, Hourglass, Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.games.catan.bots import search
from thronsaal.games.catan.bots.weights import NAMES, NETS, WEIGHTS
from thronsaal.games.catan.kernel.features import ASKING, HERO_B
from thronsaal.games.catan.kernel.judge import NET_ROWS
from thronsaal.games.catan.kernel.material import CLASSIC_MAP
from thronsaal.games.catan.kernel.policy import think

GAME = find_game("catan")


def choice(table: Catan, letter: str, bot: str = "greedy", luck: int = 3) -> str:
    seat = "ABCD".index(letter)
    return GAME.write(make(GAME, bot).bot.choose(Vantage(table.state, seat, Chance(luck), Budget(playouts=48))))


def play(players: tuple[str, ...], seed: int, board: str) -> int:
    """The winner of a game, as a place in `players`; the seats move round with the seed."""
    state, rng = GAME.start(4, {"board": board}, seed), Chance(seed)
    made = [make(GAME, name) for name in players]
    while state.actors:
        seat = state.actors[0]
        player = made[(seat + seed) % 4]
        move = player.bot.choose(Vantage(state, seat, rng, player.budget))
        assert state.check(seat, move) is None
        state.apply(seat, move, events=False)
    outcome = state.outcome
    assert outcome is not None
    return (outcome.winners[0] + seed) % 4


@pytest.mark.parametrize("board", ["brotherhood", "classic"])
def test_greedy_beats_three_random_ones(board: str):
    won = sum(play(("greedy", "random", "random", "random"), seed, board) == 0 for seed in range(10))
    assert won >= 8


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_settlement_is_built_when_it_can_be(bot: str):
    table = Catan(
        board="base",
        settlements={"A": "v1 v28"},
        roads={"A": "e2 e10 e17"},
        hand={"A": "1 lumber + 1 brick + 1 wool + 1 grain"},
    )
    assert choice(table, "A", bot).startswith("settlement")


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_winning_keep_is_built(bot: str):
    table = Catan(
        board="base", settlements={"A": "v1 v3 v28"}, keeps={"A": "v16 v18 v37"}, hand={"A": "2 grain + 3 ore"}
    )
    assert choice(table, "A", bot).startswith("keep")


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_whoever_has_ten_points_ends_the_turn_before_the_wall_can_fall(bot: str):
    table = Catan(
        settlements={"A": "v1 v3"},
        keeps={"A": "v16 v18 v28 v30"},
        hand={"A": "4 lumber + 4 brick + 4 wool + 4 grain + 4 ore"},
        breaches=2,
    )
    assert choice(table, "A", bot) == "end"


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_guards_are_recruited_when_the_wall_is_about_to_fall_and_the_seat_would_lose_by_it(bot: str):
    table = Catan(
        breaches=2,
        hand={"A": GUARD},
        settlements={"A": "v1 v28", "B": "v3 v30"},
        wall=["", "B", "B", ""],
        camps={"ice-river": "regular regular"},
    )
    assert choice(table, "A", bot).startswith("guard")


def about_to_win() -> Catan:
    """A has eight points in the open and offers something that B would like to have."""
    return Catan(
        board="base",
        settlements={"A": "v1 v3", "B": "v37"},
        keeps={"A": "v16 v18 v28"},
        hand={"A": "1 ore", "B": "1 wool + 2 grain + 2 ore"},
    )


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_deal_is_not_given_to_somebody_about_to_win(bot: str):
    table = about_to_win()
    table.seat("A").plays("offer 1 ore for 1 wool")
    assert choice(table, "B", bot) == "decline"


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_deal_that_helps_is_accepted(bot: str):
    table = Catan(
        board="base",
        settlements={"A": "v1", "B": "v37"},
        keeps={"B": "v16"},
        hand={"A": "1 ore", "B": "3 wool + 2 grain + 2 ore"},
    )
    table.seat("A").plays("offer 1 ore for 1 wool")
    assert choice(table, "B", bot) == "accept"


def test_a_card_that_completes_a_keep_is_not_given_for_one_of_no_use():
    table = Catan(
        board="base", settlements={"A": "v1", "B": "v37"}, hand={"A": "2 wool", "B": "1 wool + 2 grain + 3 ore"}
    )
    table.seat("A").plays("offer 1 wool for 1 ore")
    assert choice(table, "B") != "accept"


def test_nothing_is_offered_when_only_somebody_about_to_win_could_accept():
    table = Catan(
        board="base",
        active="B",
        settlements={"A": "v1 v3", "B": "v37 v39"},
        keeps={"A": "v16 v18 v28"},
        hand={"A": "3 ore", "B": "3 wool + 2 grain + 2 ore"},
    )
    assert not choice(table, "B").startswith("offer")


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_nobody_is_asked_twice_in_a_turn_for_what_nobody_gave(bot: str):
    table = Catan(
        board="base",
        settlements={"A": "v1 v30", "B": "v37 v39", "C": "v5", "D": "v7"},
        hand={"A": "3 lumber + 2 grain + 2 ore", **dict.fromkeys("BCD", "1 brick + 5 ore")},
    )
    asked = []
    for _ in range(4):
        said = choice(table, "A", bot)
        if not said.startswith("offer"):
            break
        asked.append(said.split(" for ")[1])
        table.seat("A").plays(said)
        for letter in "BCD":
            table.seat(letter).plays("decline")
    assert len(asked) in (1, 2, 3)
    assert len(set(asked)) == len(asked)


def test_tormund_goes_to_a_rival_not_to_an_own_hex():
    table = Catan(board="base", phase="before-dice", settlements={"A": "v1", "B": "v37"}, luck={"dice": [3, 4]})
    table.seat("A").plays("roll")
    hexes = {"h12", "h13", "h19"}
    assert choice(table, "A").split()[1] in hexes


@pytest.mark.parametrize("bot", ["greedy", "search"])
@pytest.mark.parametrize("board", ["brotherhood", "classic"])
def test_the_same_chance_and_budget_make_the_same_choice(bot: str, board: str):
    for seed in range(3):
        state = GAME.start(4, {"board": board}, seed)
        rng = Chance(seed)
        for _ in range(30):
            state.apply(state.actors[0], rng.pick(state.legal(state.actors[0])), events=False)
        seat = state.actors[0]
        first, again = (
            make(GAME, bot).bot.choose(Vantage(state, seat, Chance(seed), Budget(playouts=40))) for _ in range(2)
        )
        assert first == again


def test_thinking_ends_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch):
    ticks = itertools.count()
    asked = []

    def clock() -> float:
        asked.append(next(ticks))
        return 0.25 * asked[-1]

    monkeypatch.setattr(core_bot.time, "perf_counter", clock)
    table = Catan(board="base", settlements={"A": "v1 v28"}, roads={"A": "e2 e10"}, hand={"A": "3 lumber + 3 brick"})
    state = table.state
    make(GAME, "hard").bot.choose(Vantage(state, 0, Chance(1), Budget(seconds=1.0)))
    assert len(asked) == 5  # the start, and a look after each of four worlds


def test_cards_to_discard_share_the_time(monkeypatch: pytest.MonkeyPatch):
    shared = []

    def noted(budget: Budget) -> Hourglass:
        shared.append(budget)
        return Hourglass(budget)

    monkeypatch.setattr(search, "Hourglass", noted)
    table = Catan(
        board="base",
        phase="before-dice",
        settlements={"A": "v1", "B": "v37"},
        hand={"A": "5 lumber + 4 ore"},
        luck={"dice": [3, 4]},
    )
    table.seat("A").plays("roll")
    for _ in range(2):
        table.seat("A").plays(choice(table, "A", "hard"))
    assert shared == [Budget(playouts=48 // 4), Budget(playouts=48 // 3)]


def test_every_feature_has_a_name_and_weights():
    assert NAMES[HERO_B] == "second use"
    assert WEIGHTS.shape == (2, ASKING + 1) == (2, len(NAMES))


def chances(table: Catan) -> list[float]:
    """How likely A is to win right after each of its moves, without playing on."""
    moves, sums = np.array(table.state.legal(0), np.int64), np.zeros(len(table.state.legal(0)))
    game = 0 if table.state.record.map == CLASSIC_MAP else 1
    think(table.state.buffer, 0, WEIGHTS[game], NETS[game], Chance(1).words, moves, sums, 1, 0)
    return sums.tolist()


@pytest.mark.parametrize("board", ["brotherhood", "classic"])
def test_the_nets_know_who_is_ahead(board: str):
    rich, poor = "v16 v18 v28 v30", "v1"
    ahead = chances(Catan(board=board, keeps={"A": rich}, settlements={"B": poor}))
    behind = chances(Catan(board=board, keeps={"B": rich}, settlements={"A": poor}))
    assert all(0.8 < chance <= 1 for chance in ahead)
    assert all(0 <= chance < 0.2 for chance in behind)


def test_a_net_has_a_row_for_each_input():
    assert {len(net) for net in NETS} == {NET_ROWS}
    assert all(np.isfinite(net).all() for net in NETS)


def test_the_levels_are_there():
    assert set(GAME.bots) >= {"greedy", "search", *GAME.levels}
    for name in GAME.levels:
        table = Catan(hand={"A": "1 ore"})
        assert choice(table, "A", name)
