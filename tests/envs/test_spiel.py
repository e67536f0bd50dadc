"""OpenSpiel: its own tests pass on every game, and its algorithms play."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

from thronsaal.core.registry import game_ids

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: none of this is tested")
warnings.filterwarnings("ignore", category=DeprecationWarning)

from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, mcts  # noqa: E402
from open_spiel.python.algorithms.generate_playthrough import playthrough  # noqa: E402

import thronsaal.envs.spiel  # noqa: E402, F401  (makes the games known)

SMALL = {"last": 4}


@pytest.mark.parametrize("name", game_ids())
def test_random_play(name: str):
    pyspiel.random_sim_test(pyspiel.load_game(f"thronsaal_{name}", SMALL), num_sims=1, serialize=True, verbose=False)


def test_random_play_from_the_deal_on():
    pyspiel.random_sim_test(pyspiel.load_game("thronsaal_claim"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", game_ids())
def test_a_playthrough_is_the_same_again(name: str):
    game = f"thronsaal_{name}(last=1)"
    told = playthrough(game, None, seed=5)
    assert told == playthrough(game, None, seed=5)
    assert "InformationStateString(0)" in told


def test_chance_comes_before_the_dice():
    game = pyspiel.load_game("thronsaal_catan", {"seats": 3, "options": "board:classic offers:off"})
    state = game.new_initial_state()
    for _ in range(4):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 256
        state.apply_action(7)
    rng = np.random.default_rng(1)
    while "roll" not in (names := [state.action_to_string(action) for action in state.legal_actions()]):
        state.apply_action(int(rng.choice(state.legal_actions())))
    roll, seat = state.legal_actions()[names.index("roll")], state.current_player()
    sums = set()
    for outcome in range(30):
        twin = state.clone()
        twin.apply_action(roll)
        assert twin.is_chance_node()
        twin.apply_action(outcome)
        twin.apply_action(0)
        layout = game.spaces.layout
        sums.add(int(layout.named(twin.play.state.observe(seat))["dice"].sum()))
    assert len(sums) > 5, "the dice are not those that a copy foresees"


def test_a_small_claim_is_solved_by_cfr():
    game = pyspiel.load_game("thronsaal_claim", {"deals": 6, "last": 6})
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(12):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < before
    sampling = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        sampling.iteration()


def test_mcts_plays_claim_to_its_end():
    game = pyspiel.load_game("thronsaal_claim", {"last": 14})
    rng = np.random.RandomState(3)
    bot = mcts.MCTSBot(game, 1.4, 12, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice(256)))
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)


def test_a_clone_goes_its_own_way_and_strings_tell_seats_apart():
    state = pyspiel.load_game("thronsaal_claim", {"deals": 2}).new_initial_state()
    state.apply_action(1)
    twin = state.clone()
    action = twin.legal_actions()[0]
    twin.apply_action(action)
    assert state.play.state.pack() != twin.play.state.pack()
    assert state.information_state_string(0) != state.information_state_string(1)
    assert state.observation_string(0).startswith("seat 0 phase=")
    assert twin.information_state_string(0) != state.information_state_string(0)
