"""The engine agrees with the second telling of the rules, at every step of whole games."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from games.lcg.telling.board import Disagreement
from games.lcg.telling.follow import at_random, follow, greedily
from thronsaal.games.lcg import material

GAMES = int(os.environ.get("LCG_TELLING_GAMES", "6"))
"""How many games of chance are followed to the end; twice as many, and so many of greedy bots, for three rounds."""
FIGURES = ("strength", "icons", "keywords", "income", "initiative", "claim", "dominance", "power", "gold", "all cards")
QUESTIONS = ("lay-out", "choose-plots", "name-first", "action-window", "turn", "declare-attackers")


def hold(count: Counter[str]) -> None:
    """At every step all figures were compared, and all questions of the rulebook."""
    assert sum(count.values()) > 60 * count["moves"]
    for what in FIGURES:
        assert count[what] > count["moves"] // 2, what
    for question in QUESTIONS:
        assert count[f"choices: {question}"] > 0, question


@pytest.mark.parametrize("seed", range(GAMES))
def test_whole_games_agree_at_every_step(seed: int) -> None:
    count = follow(seed, at_random)
    hold(count)
    assert count["games"] == 1


@pytest.mark.parametrize("seed", range(100, 100 + 2 * GAMES))
def test_first_rounds_agree_at_every_step(seed: int) -> None:
    hold(follow(seed, at_random, rounds=3))


@pytest.mark.parametrize("seed", range(1000, 1000 + GAMES))
def test_rounds_of_greedy_bots_agree_at_every_step(seed: int) -> None:
    hold(follow(seed, greedily, rounds=3))


@pytest.mark.parametrize(
    ("what", "n", "seed", "fault"),
    [
        ("SETUP_GOLD", 6, 2, "lay-out"),
        ("DRAW", 1, 2, "draws 1 not 2"),
        ("TITLE_BONUS", 2, 2, "challenge strength"),
        ("VICTORY", 4, 2, "won"),
        ("DRAW_CAP", 0, 3, "was not given"),
    ],
)
def test_a_table_with_other_rules_is_found_out(
    monkeypatch: pytest.MonkeyPatch, what: str, n: int, seed: int, fault: str
) -> None:
    monkeypatch.setattr(material, what, n)
    with pytest.raises(Disagreement, match=fault):
        follow(seed, at_random)
