"""Bots are found by name, with how long they may think."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from thronsaal.bots import BadBot, BadBudget, Random, UnknownBot, bot_names, hire, make, player, stream
from thronsaal.bots.stream import seed_for
from thronsaal.core.bot import Budget, Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game

GAME = find_game("claim")


def test_random_plays_every_game() -> None:
    assert "random" in bot_names(GAME)
    player = make(GAME, "random")
    assert isinstance(player.bot, Random)
    assert (player.name, player.budget) == ("random", Budget())


def test_every_bot_of_a_game_is_found() -> None:
    assert set(bot_names(GAME)) == {"random", *GAME.bots}
    for name in bot_names(GAME):
        assert make(GAME, name).name == name


@pytest.mark.parametrize(
    ("spec", "budget"),
    [
        ("random@0.1", Budget(seconds=0.1)),
        ("random@.5", Budget(seconds=0.5)),
        ("random@2", Budget(seconds=2.0)),
        ("random@3600", Budget(seconds=3600.0)),
        ("random@500p", Budget(playouts=500)),
    ],
)
def test_a_budget_stands_after_the_name(spec: str, budget: Budget) -> None:
    player = make(GAME, spec)
    assert (player.name, player.budget) == (spec, budget)


@pytest.mark.parametrize(
    "spec",
    [
        "random@",
        "random@0",
        "random@-1",
        "random@1e3",
        "random@nan",
        "random@3601",
        "random@0p",
        "random@1.5p",
        "random@1@2",
    ],
)
def test_a_wrong_budget_is_refused(spec: str) -> None:
    with pytest.raises(BadBudget, match="NAME@SECONDS"):
        make(GAME, spec)


@pytest.mark.parametrize("name", ["", "Random", "stockfish", " random"])
def test_an_unknown_name_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match="it has: random"):
        make(GAME, name)


def test_random_draws_every_legal_move() -> None:
    state = GAME.start(seed=7)
    (seat,) = state.actors
    drawn = {Random().choose(Vantage(state, seat, Chance(n))) for n in range(300)}
    assert drawn == set(state.legal(seat))


def test_streams_of_one_seed_are_independent_and_repeatable() -> None:
    assert seed_for(1, "bot", 2, 3) == 33771902303982780923216555402312362735
    seeds = {seed_for(1, "bot", game, bot) for game in range(30) for bot in range(3)}
    assert len(seeds) == 90
    assert [stream(4, "a").below(99) for _ in range(2)] == [stream(4, "a").below(99)] * 2


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody's package with a bot for Claim that is offered, and things that are none."""
    (tmp_path / "strangers.py").write_text(
        "class Bold:\n    def choose(self, vantage):\n        return max(vantage.legal)\n"
        "class Mute:\n    pass\n"
        "def broken():\n    raise RuntimeError('no weights')\n",
        encoding="utf-8",
    )
    about = tmp_path / "strangers-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(
        "[thronsaal.bots]\nclaim.bold = strangers:Bold\nclaim.mute = strangers:Mute\nclaim.greedy = strangers:Mute\n"
        "catan.other = strangers:Bold\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    player._brought.cache_clear()
    yield
    player._brought.cache_clear()
    sys.modules.pop("strangers", None)


@pytest.mark.usefixtures("package")
def test_a_package_brings_bots_for_a_game() -> None:
    assert set(bot_names(GAME)) == {"random", "bold", "mute", *GAME.bots}
    bold = make(GAME, "bold@0.5")
    assert (bold.name, bold.budget) == ("bold@0.5", Budget(seconds=0.5))
    state = GAME.start(seed=3)
    assert bold.bot.choose(Vantage(state, state.actors[0], Chance(1))) == max(state.legal(state.actors[0]))
    assert type(make(GAME, "greedy").bot).__module__.startswith("thronsaal"), "nobody takes a game's own names"
    with pytest.raises(UnknownBot):
        make(GAME, "other")


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("strangers:Mute", "no method choose"),
        ("strangers:broken", "no weights"),
        ("strangers:Nobody", "AttributeError"),
        ("nowhere.at.all:Bold", "ModuleNotFoundError"),
        (":", "AttributeError"),
    ],
)
def test_what_is_no_bot_is_said(spec: str, why: str) -> None:
    with pytest.raises(BadBot, match=why):
        hire(GAME, spec)


@pytest.mark.usefixtures("package")
def test_a_bot_is_named_by_where_it_is() -> None:
    bold = hire(GAME, "strangers:Bold@20p")
    assert (bold.name, type(bold.bot).__name__, bold.budget) == ("strangers:Bold@20p", "Bold", Budget(playouts=20))
    assert hire(GAME, "random").name == "random"
    with pytest.raises(BadBot, match="no method choose"):
        make(GAME, "mute")
    with pytest.raises(UnknownBot):
        make(GAME, "strangers:Bold")  # the hall takes what is installed, and runs nothing else
