"""The printed examples of the book, as lessons: each can be set up and plays as it says."""

from __future__ import annotations

import pytest

from thronsaal.core import kit
from thronsaal.core.scene import Scene
from thronsaal.core.text import LANGUAGES
from thronsaal.games.lcg import GAME

PRINTED = {
    "influence": 2,
    "marshalling": 1,
    "challenge": 1,
    "gold": 3,
    "planning": 1,
    "support": 2,
    "rivals": 1,
    "regent": 2,
    "commander": 2,
    "whispers": 1,
    "laws": 1,
    "cancel": 1,
    "strengths": 1,
    "teams": 1,
}
"""The examples of the book by the word in their scenes' names, and how many scenes show them."""


@pytest.mark.parametrize("scene", GAME.scenes, ids=lambda scene: scene.id)
def test_a_scene_plays_as_it_says(scene: Scene) -> None:
    made = [step for step, _, _ in scene.play(GAME)]
    assert made == list(scene.steps)
    assert scene.expect, "a lesson ends with something that can be seen"


def test_every_printed_example_has_its_scene() -> None:
    names = [scene.id for scene in GAME.scenes]
    for word, count in PRINTED.items():
        assert sum(word in name for name in names) == count, word
    assert kit.CHECKS["scenes"](GAME, ())["scenes"] == len(names)


def test_lessons_are_told_in_both_languages() -> None:
    for scene in GAME.scenes:
        for language in LANGUAGES:
            assert scene.title[language] != scene.id
            assert len(scene.text[language]) > 60
        assert scene.text["de"] != scene.text["en"]
        assert scene.title["de"] != scene.title["en"]
