"""Every game passes PettingZoo's own tests, in turns and in parallel, with every number of seats."""

from __future__ import annotations

import warnings
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import thronsaal.envs
from thronsaal.core.registry import find_game, game_ids
from thronsaal.envs import Illegal, Table

TABLES = [(name, seats) for name in game_ids() for seats in find_game(name).seats]
OTHERS = [("catan", 3, {"board": "classic"}), ("catan", 4, {"board": "base", "offers": "off"})]
OTHERS += [("lcg", 2, {"shadows": "second", "decks": "random"}), ("lcg", 4, {"variant": "teams"})]


@pytest.fixture(autouse=True)
def _without_advice():
    """What the kit only advises (dictionaries as observations are unusual) is none of our business."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_in_turns(name: str, seats: int):
    api_test(pettingzoo.make("aec", f"thronsaal/{name}-v1", seats=seats), num_cycles=30)
    seed_test(lambda: pettingzoo.make("aec", f"thronsaal/{name}-v1", seats=seats), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_at_once(name: str, seats: int):
    parallel_api_test(pettingzoo.make("parallel", f"thronsaal/{name}-v1", seats=seats), num_cycles=30)
    parallel_seed_test(lambda: pettingzoo.make("parallel", f"thronsaal/{name}-v1", seats=seats), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_limit_of_cycles_is_kept(name: str, seats: int):
    def parallel(max_cycles: int):
        return pettingzoo.make("parallel", f"thronsaal/{name}-v1", seats=seats, max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


def play(env, seed: int, most: int = 100_000) -> dict[str, float]:
    """A whole random match; what each agent got."""
    random, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter(most):
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert not env.agents
    return total


@pytest.mark.parametrize(("name", "seats", "options"), [*((*table, {}) for table in TABLES), *OTHERS])
def test_whole_matches_end_and_add_up_to_nothing(name: str, seats: int, options: dict[str, str]):
    env = pettingzoo.make("aec", f"thronsaal/{name}-v1", seats=seats, max_cycles=400, bargains=False, **options)
    got = play(env, 3)
    assert sum(got.values()) == pytest.approx(0)
    assert env.table.state.outcome is None or max(got.values()) > 0 or env.table.state.outcome.is_draw


def test_observations_are_what_their_space_says_all_the_way():
    for name, seats, options in OTHERS:
        env = pettingzoo.make("aec", f"thronsaal/{name}-v1", seats=seats, **options)
        random = np.random.default_rng(1)
        env.reset(seed=1)
        for agent in env.agent_iter(300):
            seen, _, over, _, _ = env.last()
            assert env.observation_space(agent).contains(seen)
            env.step(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))


def test_an_action_that_the_mask_forbids_is_refused_and_changes_nothing():
    env = pettingzoo.make("aec", "thronsaal/claim-v1")
    env.reset(seed=1)
    before = env.table.state.pack()
    forbidden = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(Illegal, match="refused"):
        env.step(forbidden)
    with pytest.raises(Illegal):
        env.step(None)
    assert env.table.state.pack() == before


def test_forced_moves_are_left_out():
    env = pettingzoo.make("aec", "thronsaal/claim-v1", skip_forced=True)
    env.reset(seed=1)
    while env.agents and not any(env.terminations.values()):
        mask = env.last()[0]["action_mask"]
        assert mask.sum() > 1
        env.step(int(np.flatnonzero(mask)[-1]))


def test_an_offer_is_put_together_card_by_card():
    table = Table("catan", 4, {"board": "classic"})
    random = np.random.default_rng(7)
    made = 0
    for seed in range(40):
        table.start(seed)
        for _ in range(400):
            if not table.state.actors:
                break
            seat = table.state.actors[0]
            mask = table.mask(seat)
            drafts = [n for n in np.flatnonzero(mask) if n >= table.actions.size]
            before = table.state.pack()
            action = int(random.choice(drafts if drafts else np.flatnonzero(mask)))
            is_last = table.names[action].endswith("propose")
            if is_last:
                draft = table.drafts[seat]
                _, move = draft.look(table.state, seat)
                steps = table.steps_to(seat, move)
                assert len(steps) in (1, sum(draft.counts) + 1)
                made += 1
            elif drafts:
                twin_draft = table.layout.named(table.numbers(seat))["draft"].sum()
            table.act(seat, action)
            if drafts and not is_last:
                assert table.state.pack() == before, "a draft tells nobody anything"
                assert table.layout.named(table.numbers(seat))["draft"].sum() == twin_draft + 1
                others = [s for s in range(4) if s != seat]
                assert not any(table.layout.named(table.numbers(s))["draft"].any() for s in others)
            elif is_last:
                assert seat not in table.drafts
        if made > 20:
            return
    raise AssertionError("too few offers were made")


def test_everything_is_known_once():
    thronsaal.envs.register()
    assert {f"thronsaal/{name}-v1" for name in game_ids()} <= set(pettingzoo.aec_registry)


def test_a_match_in_words():
    env = pettingzoo.make("aec", "thronsaal/claim-v1", render_mode="ansi")
    env.reset(seed=1)
    assert "1" in env.render()
