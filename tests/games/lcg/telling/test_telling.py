"""The engine agrees with the second telling of the rules, at every step of whole games."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from games.lcg.telling.board import Disagreement
from games.lcg.telling.follow import at_random, follow, greedily
from games.lcg.telling.unfollowed import TEXTS
from thronsaal.games.lcg import material

GAMES = int(os.environ.get("LCG_TELLING_GAMES", "18"))
"""How many games of chance are followed; a third as many of greedy bots."""
FIGURES = ("strength", "icons", "keywords", "income", "initiative", "claim", "dominance", "power", "gold", "all cards")
QUESTIONS = ("lay-out", "choose-plots", "name-first", "action-window", "turn", "declare-attackers")


def hold(count: Counter[str]) -> None:
    """A whole game was followed, and at every step all figures were compared."""
    assert count["games"] == 1 or any(count[f"unfollowed: {name}"] for name in TEXTS)
    assert sum(count.values()) > 60 * count["moves"]
    for what in FIGURES:
        assert count[what] > count["moves"] // 2, what
    for question in QUESTIONS:
        assert count[f"choices: {question}"] > 0, question


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_agree_at_every_step(seed: int) -> None:
    hold(follow(seed, at_random))


@pytest.mark.parametrize("seed", range(GAMES // 3))
def test_greedy_games_agree_at_every_step(seed: int) -> None:
    hold(follow(1000 + seed, greedily))


@pytest.mark.parametrize(
    ("what", "n", "fault"),
    [
        ("SETUP_GOLD", 6, "lay-out"),
        ("DRAW", 1, "draws 1 not 2"),
        ("TITLE_BONUS", 2, "challenge strength"),
        ("VICTORY", 4, "won"),
        ("DRAW_CAP", 0, "was not given"),
    ],
)
def test_a_table_with_other_rules_is_found_out(monkeypatch: pytest.MonkeyPatch, what: str, n: int, fault: str) -> None:
    monkeypatch.setattr(material, what, n)
    with pytest.raises(Disagreement, match=fault):
        follow(2, at_random)


def test_few_texts_are_not_followed() -> None:
    assert len(TEXTS) <= 5
