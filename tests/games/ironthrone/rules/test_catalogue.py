"""Every rule of the catalogue is proven by a test; every scene plays as it says."""

from pathlib import Path

import pytest

from thronsaal.core.registry import find_game
from thronsaal.core.rulebook import proofs

GAME = find_game("ironthrone")


def test_every_rule_has_a_proof():
    proven = proofs(Path(__file__).parent)
    assert sorted(set(GAME.rulebook.ids) - set(proven)) == []
    assert sorted(set(proven) - set(GAME.rulebook.ids)) == []


@pytest.mark.parametrize("scene", GAME.scenes, ids=[scene.id for scene in GAME.scenes])
def test_scene(scene):
    assert all(rule in GAME.rulebook for rule in scene.rules)
    assert list(scene.play(GAME))


def test_there_are_scenes():
    assert len(GAME.scenes) >= 6
