"""Gymnasium: one seat against bots by name."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import thronsaal.envs  # noqa: F401  (makes the games known)
from thronsaal.bots import UnknownBot
from thronsaal.core.registry import find_game, game_ids
from thronsaal.envs import Illegal


@pytest.mark.parametrize("name", game_ids())
def test_gymnasium_finds_nothing_wrong(name: str):
    env = gymnasium.make(f"thronsaal/{name.capitalize()}-v1", against="random")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(env.unwrapped, skip_render_check=True)


def play(env: gymnasium.Env, seed: int) -> tuple[float, int]:
    random = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    for count in range(1, 3000):
        seen, reward, over, _, info = env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        assert "illegal" not in info
        if over:
            return reward, count
    raise AssertionError("it does not end")


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in game_ids() for seats in find_game(name).seats])
def test_a_match_against_others(name: str, seats: int):
    options = {"board": "classic", "bargains": False} if name == "catan" else {}
    env = gymnasium.make(f"thronsaal/{name.capitalize()}-v1", against="random", seats=seats, **options)
    reward, _ = play(env, 5)
    assert -1 <= reward <= 1


def test_greedy_is_stronger_than_chance():
    env = gymnasium.make("thronsaal/Claim-v1", against="greedy")
    assert sum(play(env, seed)[0] for seed in range(30)) < -5


def test_each_other_seat_may_have_a_bot_of_its_own():
    env = gymnasium.make("thronsaal/Ironthrone-v1", against=("greedy", "random"), seat=1, talks="none").unwrapped
    assert [bot.name for bot in env.bots] == ["greedy", "random"]
    env.reset(seed=1)
    assert env.seat == 1
    with pytest.raises(ValueError, match="2 bots are needed"):
        gymnasium.make("thronsaal/Ironthrone-v1", against=("greedy",))
    with pytest.raises(UnknownBot):
        gymnasium.make("thronsaal/Claim-v1", against="nobody")


def test_forced_moves_are_left_out():
    env = gymnasium.make("thronsaal/Claim-v1", against="random", skip_forced=True)
    random = np.random.default_rng(1)
    over = False
    seen, _ = env.reset(seed=1)
    while not over:
        assert seen["action_mask"].sum() > 1
        seen, _, over, _, _ = env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))


def test_an_impossible_action_is_replaced_or_refused():
    lenient = gymnasium.make("thronsaal/Claim-v1", against="random").unwrapped
    strict = gymnasium.make("thronsaal/Claim-v1", against="random", strict=True).unwrapped
    for env in (lenient, strict):
        env.reset(seed=2)
    wrong = int(np.flatnonzero(~lenient.action_masks())[0])
    assert lenient.step(wrong)[4]["illegal"]
    with pytest.raises(Illegal, match="not possible"):
        strict.step(wrong)
