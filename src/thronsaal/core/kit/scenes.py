"""The game does what its scenes say."""

from __future__ import annotations

from collections.abc import Iterable

from thronsaal.core.game import Game
from thronsaal.core.kit.walk import Broken, Tally
from thronsaal.core.rulebook import house_rules
from thronsaal.core.scene import BadScene, Scene, Unlike


def scenes(game: Game, seeds: Iterable[int]) -> Tally:
    """Every scene can be set up, plays as it says, and names rules of the catalogue."""
    tally = Tally({"scenes": 0})
    try:
        for scene in game.scenes:
            _check_rules(game, scene)
            tally["scenes"] += 1
            tally["moves"] += sum(1 for _ in scene.play(game))
    except (BadScene, Unlike) as error:
        raise Broken(str(error)) from error
    return tally


def _check_rules(game: Game, scene: Scene) -> None:
    named = [*scene.rules, *(rule for step in scene.steps for rule in (*step.rules, step.refused) if rule)]
    for rule in named:
        if rule not in game.rulebook and rule not in house_rules():
            raise Broken(f"scene {scene.id} names the rule {rule!r}, which is not in the catalogue")
    if not scene.rules:
        raise Broken(f"scene {scene.id} shows no rule")
