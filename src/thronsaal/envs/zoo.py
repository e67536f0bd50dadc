"""PettingZoo: every game in turns (`TurnEnv`, its AEC), and with everybody at once (`SecretEnv`, its parallel API)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from thronsaal.core.words import Seat
from thronsaal.envs.table import Illegal, Seen, Table

SEEDS = 1 << 62


def _agents(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


def _metadata(table: Table) -> dict[str, Any]:
    return {"name": f"{table.game.id}_v{table.game.version}", "render_modes": ["ansi"]}


class TurnEnv(AECEnv[str, Seen, int]):
    """One agent a seat, one action a step. Where several may act, the first of them is asked; nobody sees the others'.

    `options` are the options of the game's table. An action that the mask forbids raises `Illegal` and changes nothing.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "win",
        zero_sum: bool = True,
        skip_forced: bool = False,
        bargains: bool = True,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, bargains)
        self.metadata = _metadata(self.table)
        self.render_mode = render_mode
        self.possible_agents = _agents(self.table.seats)
        self.agents: list[str] = []
        self._by, self._zero_sum, self._skips = reward, zero_sum, skip_forced
        self._limit = None if max_cycles is None else max_cycles * self.table.seats
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seat: Seat = 0
        self._random = np.random.default_rng()
        self._seen = {agent: self.table.observation_space() for agent in self.possible_agents}
        self._actions = {agent: self.table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self._skip_agent_selection = None
        self.table.start(int(self._random.integers(SEEDS)))
        self._next()

    def _next(self) -> None:
        """Ask the next agent, or end the match."""
        if self._skips:
            self.table.skip_forced()
        actors = self.table.state.actors
        if actors:
            self._seat = actors[0]
            self.agent_selection = self.possible_agents[self._seat]
            if self._limit is None or self.steps < self._limit:
                return
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        worth = self.table.rewards(self._by, self._zero_sum)
        self.rewards = {agent: worth[self._seat_of[agent]] for agent in self.agents}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        return self.table.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Illegal(f"{agent} has to act")
        self.table.act(self._seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        self._next()

    def render(self) -> str:
        """The position in words, as a spectator sees it."""
        return str(self.table.state)

    def close(self) -> None:
        """There is nothing to let go."""


class SecretEnv(ParallelEnv[str, Seen, int]):
    """One agent a seat, all act at once: whoever is asked does, the others wait, which is the last action.

    So nobody knows what the others choose in the same step. PettingZoo's own tools draw actions without looking at
    masks; therefore an action that is not possible is replaced by one that is, drawn at random, and `infos` says so.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "win",
        zero_sum: bool = True,
        skip_forced: bool = False,
        bargains: bool = True,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.table = Table(game, seats, options, bargains)
        self.metadata = _metadata(self.table)
        self.render_mode = render_mode
        self.possible_agents = _agents(self.table.seats)
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self.wait = self.table.size
        """The action of whoever is not asked."""
        self._by, self._zero_sum, self._skips = reward, zero_sum, skip_forced
        self._random = np.random.default_rng()
        seen = self.table.observation_space()["observation"]
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        self._seen = {each: spaces.Dict({"observation": seen, "action_mask": mask}) for each in self.possible_agents}
        self._actions = {each: spaces.Discrete(self.wait + 1) for each in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        self.table.start(int(self._random.integers(SEEDS)))
        if self._skips:
            self.table.skip_forced()
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Seen]:
        return {agent: self._seen_by(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen_by(self, seat: Seat) -> Seen:
        mask = np.append(self.table.mask(seat), np.int8(seat not in self.table.state.actors))
        return {"observation": self.table.numbers(seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table, agents = self.table, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        masks = {seat: table.mask(seat) for seat in table.state.actors}
        for seat, mask in masks.items():
            if seat not in table.state.actors:
                continue  # what another chose has answered its question
            agent = self.possible_agents[seat]
            action = int(actions[agent])
            if action >= table.size or not mask[action]:
                action = int(self._random.choice(np.flatnonzero(mask)))
                infos[agent]["illegal"] = True
            table.act(seat, action)
        if self._skips:
            table.skip_forced()
        self.steps += 1
        is_over = not table.state.actors
        is_cut = not is_over and self.max_cycles is not None and self.steps >= self.max_cycles
        worth = table.rewards(self._by, self._zero_sum)
        if is_over or is_cut:
            self.agents = []
        return (
            self._observed(),
            dict(zip(self.possible_agents, worth, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )

    def render(self) -> str:
        """The position in words, as a spectator sees it."""
        return str(self.table.state)

    def close(self) -> None:
        """There is nothing to let go."""
