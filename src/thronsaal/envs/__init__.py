"""Environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel on the rules that people play.

Importing this package makes every installed game known to PettingZoo and to Gymnasium:

    import pettingzoo, thronsaal.envs
    env = pettingzoo.make("aec", "thronsaal/GAME-v1")

table.py    a match as a row of small actions: all environments play on it
zoo.py      PettingZoo, in turns and in parallel
single.py   Gymnasium: one seat against bots
spiel.py    OpenSpiel; importing it makes the games known there
bench.py    steps a second, beside a peer
layouts.py  what every observation says, as a page
"""

from __future__ import annotations

import gymnasium
import pettingzoo

from thronsaal.core.registry import find_game, game_ids
from thronsaal.envs.table import Illegal, Table

__all__ = ["Illegal", "Table", "register"]


def register() -> None:
    """Make every installed game known to PettingZoo and Gymnasium, once."""
    for name in game_ids():
        game = find_game(name)
        zoo, single = f"thronsaal/{name}-v{game.version}", f"thronsaal/{name.capitalize()}-v{game.version}"
        if zoo not in pettingzoo.aec_registry:
            pettingzoo.register("aec", zoo, "thronsaal.envs.zoo:TurnEnv", kwargs={"game": name})
            pettingzoo.register("parallel", zoo, "thronsaal.envs.zoo:SecretEnv", kwargs={"game": name})
        if single not in gymnasium.registry:
            gymnasium.register(single, "thronsaal.envs.single:SeatEnv", kwargs={"game": name})


register()
