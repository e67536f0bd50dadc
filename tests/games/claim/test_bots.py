"""The bots of Claim: fair, legal, repeatable, on time, and each level stronger than the one before."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import numpy as np
import pytest

from thronsaal.bots import make
from thronsaal.core.bot import Bot, Budget, Vantage
from thronsaal.core.buffer import Buffer
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.games.claim.bots import BOTS, Search
from thronsaal.games.claim.kernel import rules as k
from thronsaal.games.claim.kernel.policy import thumb_move
from thronsaal.games.claim.kernel.search import NODE, imagine, sort_unseen, think, tried
from thronsaal.games.claim.kernel.solver import ENTRY, RACE_WORDS, value_of
from thronsaal.games.claim.state import ClaimState

GAME = find_game("claim")
FEW = Budget(playouts=30)


def dice() -> Buffer:
    return np.array([12345], np.int64)


def positions(games: int, seed: int = 0) -> Iterator[ClaimState]:
    """All positions of some random games."""
    rng = Chance(seed)
    for game in range(games):
        state = ClaimState.dealt(100 * seed + game, k.NOBODY)
        while state.actors:
            yield state.copy()
            state.apply(state.actors[0], rng.pick(state.legal(state.actors[0])), events=False)


def play(state: ClaimState, bots: tuple[Bot, Bot], budgets: tuple[Budget, Budget], seed: int) -> float:
    """What seat 0 gets of the win."""
    rngs = Chance(seed), Chance(seed + 1_000_000)
    while state.actors:
        seat = state.actors[0]
        move = bots[seat].choose(Vantage(state, seat, rngs[seat], budgets[seat]))
        state.apply(seat, move, events=False)
    outcome = state.outcome
    assert outcome is not None
    return 0.5 if outcome.is_draw else float(outcome.winners == (0,))


def share(name: str, other: str, deals: int) -> float:
    """What the first bot wins of these deals, each played twice with the seats exchanged."""
    one, two = make(GAME, name), make(GAME, other)
    won = 0.0
    for deal in range(deals):
        won += play(ClaimState.dealt(deal, deal % 2), (one.bot, two.bot), (one.budget, two.budget), deal)
        won += 1 - play(ClaimState.dealt(deal, deal % 2), (two.bot, one.bot), (two.budget, one.budget), deal)
    return won / (2 * deals)


def test_the_levels_are_there() -> None:
    assert {"greedy", "search", *GAME.levels} == set(BOTS)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_moves_legally_in_every_position(name: str) -> None:
    bot = BOTS[name]()
    for state in positions(3, seed=1):
        seat = state.actors[0]
        assert bot.choose(Vantage(state, seat, Chance(5), FEW)) in state.legal(seat)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_chance_and_playouts_give_the_same_move(name: str) -> None:
    for number, state in enumerate(positions(1, seed=2)):
        seat = state.actors[0]
        chosen = {BOTS[name]().choose(Vantage(state, seat, Chance(number), FEW)) for _ in range(3)}
        assert len(chosen) == 1


def test_the_rule_of_thumb_uses_only_what_the_seat_knows() -> None:
    rng = Chance(9)
    hidden = 0
    for state in positions(40, seed=3):
        seat = state.actors[0]
        move = thumb_move(state.buffer)
        for _ in range(4):
            world = state.guess(seat, rng)
            hidden += world != state
            assert thumb_move(world.buffer) == move
    assert hidden > 4000


def test_the_search_uses_only_what_the_seat_knows() -> None:
    """The same chance in different worlds of a seat gives the same count of visits for every move."""
    rng = Chance(11)
    for state in positions(1, seed=4):
        seat = state.actors[0]
        counts = set()
        for world in (state, state.guess(seat, rng), state.guess(seat, rng)):
            tree, used, visits = np.zeros(500, NODE), np.zeros(1, np.int64), np.zeros(52, np.int64)
            think(world.buffer, seat, k.NOBODY, 60, tree, used, dice())
            tried(tree, visits)
            assert set(np.flatnonzero(visits)) == set(state.legal(seat))
            counts.add(visits.tobytes())
        assert len(counts) == 1


def test_imagined_worlds_look_the_same_to_the_seat_and_are_dealt_evenly() -> None:
    cards, rolls = np.zeros(52, np.int8), dice()
    for state in list(positions(2, seed=8))[::8]:
        seat = state.actors[0]
        if state.record.phase != 1:
            continue
        in_hand = np.zeros((2, 52))
        for number in range(800):
            world, guessed = state.copy(), state.guess(seat, Chance(int(rolls[0])))
            imagine(world.record, seat, cards, *sort_unseen(state.record, seat, cards), rolls)
            assert number >= 50 or world.view(seat) == state.view(seat)
            for which, each in enumerate((world, guessed)):
                in_hand[which] += [int(each.record.hand[1 - seat]) >> card & 1 for card in range(52)]
        # The standard deviation of the difference of two shares of 800 is at most 0.025.
        assert np.abs(in_hand[0] - in_hand[1]).max() / 800 < 0.12


def test_a_full_tree_still_takes_visits() -> None:
    state = ClaimState.dealt(1, 0)
    tree, used, visits = np.zeros(20, NODE), np.zeros(1, np.int64), np.zeros(52, np.int64)
    think(state.buffer, 0, k.NOBODY, 500, tree, used, dice())
    tried(tree, visits)
    assert used[0] == 20
    assert tree[0].visits == 500
    assert visits.sum() >= 500


def test_playouts_are_counted_exactly() -> None:
    state = ClaimState.dealt(2, 0)
    tree, used = np.zeros(5000, NODE), np.zeros(1, np.int64)
    for playouts in (1, 7, 100):
        before = int(tree[0].visits)
        think(state.buffer, 0, k.NOBODY, playouts, tree, used, dice())
        assert tree[0].visits == before + playouts


@pytest.mark.parametrize("seconds", [0.02, 0.2])
def test_search_keeps_to_its_time(seconds: float) -> None:
    bot = Search(seconds=9.0)
    states = list(positions(1, seed=5))
    for state in (states[0], states[13], states[26], states[30]):
        vantage = Vantage(state, state.actors[0], Chance(1), Budget(seconds=seconds))
        bot.choose(vantage)  # compiled now, if it was not
        begin = perf_counter()
        bot.choose(vantage)
        spent = perf_counter() - begin
        assert spent < seconds + 2.0
        if state.record.phase == 1:
            assert spent >= seconds


def test_without_a_budget_the_own_one_counts() -> None:
    state = ClaimState.dealt(3, 0)
    begin = perf_counter()
    Search(playouts=5).choose(Vantage(state, 0, Chance(1)))
    Search(seconds=0.01).choose(Vantage(state, 0, Chance(1)))
    assert perf_counter() - begin < 5.0


def solved(state: ClaimState, move: int) -> int:
    race, table = np.zeros(RACE_WORDS, np.int64), np.zeros(ENTRY << 18, np.int64)
    return int(value_of(state.buffer, move, 1 << 40, race, table))


def test_search_never_lets_go_of_a_won_or_drawn_position() -> None:
    checked = 0
    for state in positions(16, seed=6):
        if state.record.phase == 1 or state.record.trick < 5:
            continue
        seat = state.actors[0]
        values = {move: solved(state, move) for move in state.legal(seat)}
        move = Search(playouts=3000).choose(Vantage(state, seat, Chance(1)))
        assert values[move] == max(values.values())
        checked += len(set(values.values())) > 1
    assert checked > 15


def test_search_prefers_what_is_not_yet_refuted_when_it_runs_out_of_positions() -> None:
    """With few positions for the solution, no move known to lose is played while another may win."""
    for state in positions(6, seed=7):
        if state.record.phase == 2:
            seat = state.actors[0]
            assert Search(playouts=3).choose(Vantage(state, seat, Chance(1))) in state.legal(seat)


def test_a_lost_position_is_played_for_mistakes() -> None:
    """Against the rule of thumb, search turns around positions of phase 2 that are lost against perfect play."""
    turned = lost = 0
    for seed in range(24):
        state = next(each for each in positions(1, seed=200 + seed) if each.record.phase == 2)
        seat = state.actors[0]
        if all(solved(state, move) == -1 for move in state.legal(seat)):
            lost += 1
            bots = (BOTS["search"](), BOTS["greedy"]())
            budgets = (Budget(playouts=1000), Budget())
            if seat:
                turned += 1 - play(state, bots[::-1], budgets[::-1], seed) > 0.5
            else:
                turned += play(state, bots, budgets, seed) > 0.5
    assert lost >= 6
    assert turned >= 2


def test_greedy_beats_random() -> None:
    assert share("greedy", "random", 150) >= 0.8


def test_search_beats_greedy() -> None:
    assert share("search@500p", "greedy", 30) >= 0.65


def test_each_level_is_stronger_than_the_one_before() -> None:
    assert share("easy", "random", 100) >= 0.6
    assert share("medium", "easy", 30) >= 0.65
    assert share("hard@2000p", "medium", 20) >= 0.55
