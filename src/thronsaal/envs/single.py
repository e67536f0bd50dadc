"""Gymnasium: one seat to learn for, against bots by name, led as everywhere in the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from thronsaal.bots import Conductor, hire
from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.words import Move, Seat
from thronsaal.envs.table import Illegal, Seen, Table

SEEDS = 1 << 62


class _MatchTable(Table):
    """A table whose moves are made in a match, so that bots hear what was promised."""

    match: Match

    def play(self, seat: Seat, move: Move) -> None:
        if self.match.check(seat, move) is not None:
            raise Illegal(f"{self.game.write(move)!r} is refused")
        self.match.apply(seat, move, events=False)
        self.moved(seat)


class SeatEnv(gymnasium.Env[Seen, Any]):
    """You against bots: `against` names one for all other seats, or one for each of them, clockwise from yours.

    `seat` is yours; without one it is drawn for each match. Gymnasium's tools draw actions without looking at masks, so
    an impossible action is replaced by a possible one, drawn at random (`info["illegal"]`), unless `strict` refuses it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  (as its parent declares it)

    def __init__(
        self,
        game: str,
        against: str | Sequence[str] = "greedy",
        seats: int | None = None,
        seat: Seat | None = None,
        reward: str = "win",
        zero_sum: bool = True,
        skip_forced: bool = False,
        bargains: bool = True,
        strict: bool = False,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.table = _MatchTable(game, seats, options, bargains)
        names = [against] * (self.table.seats - 1) if isinstance(against, str) else list(against)
        if len(names) != self.table.seats - 1:
            raise ValueError(f"{self.table.seats - 1} bots are needed, not {len(names)}")
        self.bots = [hire(self.table.game, name) for name in names]
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self.render_mode = render_mode
        self._wanted, self._strict, self._skips = seat, strict, skip_forced
        self._by, self._zero_sum = reward, zero_sum
        self.seat: Seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        table = self.table
        self.seat = int(self.np_random.integers(table.seats)) if self._wanted is None else self._wanted
        while True:
            deal = int(self.np_random.integers(SEEDS))
            table.match = Match(table.game, table.options, deal, table.seats)
            table.state = table.match.state
            table.drafts.clear()
            self._conductor, self._chance = Conductor(table.match), Chance(int(self.np_random.integers(SEEDS)))
            self._go_on()
            if table.match.actors:
                return table.observe(self.seat), {"seat": self.seat}
            # It was over before you were asked: there is nothing to learn from it.

    def _go_on(self) -> None:
        """The others play until it is your turn, or over."""
        match, mine = self.table.match, self.seat
        others = {(mine + step) % self.table.seats: bot for step, bot in enumerate(self.bots, 1)}
        while match.actors:
            if mine in match.actors:
                only = match.state.forced(mine) if self._skips and mine not in self.table.drafts else None
                if only is None:
                    return
                match.apply(mine, only, events=False)
                continue
            cue = self._conductor.next_cue(others)
            assert cue is not None, "whoever acts is a bot"
            self._conductor.follow(cue, others[cue.seat], self._chance, events=False)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {"seat": self.seat}
        mask = self.table.mask(self.seat)
        chosen = int(action)
        if not mask[chosen]:
            if self._strict:
                raise Illegal(f"{self.table.names[chosen]!r} is not possible now")
            chosen = int(self.np_random.choice(np.flatnonzero(mask)))
            info["illegal"] = True
        self.table.act(self.seat, chosen)
        self._go_on()
        worth = self.table.rewards(self._by, self._zero_sum)[self.seat]
        return self.table.observe(self.seat), worth, not self.table.match.actors, False, info

    def action_masks(self) -> np.ndarray[Any, Any]:
        """What is possible now, for libraries that ask for it so."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The position in words, as a spectator sees it."""
        return str(self.table.state)
