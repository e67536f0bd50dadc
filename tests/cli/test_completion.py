"""The Tab key completes commands, games, options and bots: the scripts are run, or read line by line."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from thronsaal.bots import bot_names
from thronsaal.cli import COMMANDS
from thronsaal.core.registry import find_game, game_ids

from .conftest import Run

Complete = Callable[..., set[str]]


@pytest.fixture
def complete(run: Run, tmp_path: Path) -> Complete:
    """What bash offers behind these words, the last of which is begun."""
    if shutil.which("bash") is None:
        pytest.skip("there is no bash")
    script = tmp_path / "completion.sh"
    script.write_text(run("completion bash").out, "utf-8")

    def offer(*words: str) -> set[str]:
        ask = f'source {script}; COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _thronsaal; echo "${{COMPREPLY[@]}}"'
        done = subprocess.run(
            ["bash", "-c", ask, "bash", "thronsaal", *words], capture_output=True, text=True, check=True, cwd=tmp_path
        )
        assert done.stderr == ""
        return set(done.stdout.split())

    return offer


def test_commands_games_and_options_are_offered(complete: Complete) -> None:
    assert set(COMMANDS) | {"--lang", "--version", "--help"} == complete("")
    assert complete("rep") == {"replay"}
    assert complete("re") == {"replay", "restore"}
    assert set(game_ids()) <= complete("play", "")
    assert not set(game_ids()) & complete("play", "claim", ""), "one game is enough"
    assert complete("play", "claim", "--se") == {"--seed", "--seat", "--seats"}
    assert complete("deck", "") >= {"check", "convert"}
    assert complete("deck", "check", "--f") == {"--format"}
    assert complete("completion", "z") == {"zsh"}


@pytest.mark.parametrize("before", [("play", "claim", "--lang", ""), ("--lang", ""), ("deck", "check", "--lang", "")])
def test_languages_are_offered_before_and_after_the_command(complete: Complete, before: tuple[str, ...]) -> None:
    assert complete(*before) == {"de", "en"}


@pytest.mark.parametrize("game_id", game_ids())
def test_bots_and_options_are_those_of_the_game(complete: Complete, game_id: str) -> None:
    game = find_game(game_id)
    assert complete("play", game_id, "--against", "") == set(bot_names(game))
    assert complete("sim", game_id, "--bots", "random,e") == {"random,easy"}
    for option in game.options:
        choices = option.choices or option.usual
        if choices:
            assert complete("play", game_id, "--option", option.name, "=", "") >= set(choices)
            assert f"{option.name}={choices[0]}" in complete("play", game_id, "-o", "")


def test_files_are_offered_where_one_is_wanted(complete: Complete, tmp_path: Path) -> None:
    (tmp_path / "match.txt").write_text("", "utf-8")
    assert complete("replay", "mat") == {"match.txt"}
    assert complete("play", "claim", "--resume", "mat") == {"match.txt"}


def test_zsh_gets_the_same_and_fish_its_own_form(run: Run) -> None:
    bash, zsh = run("completion bash").out, run("completion zsh").out
    assert zsh.endswith(bash)
    assert "bashcompinit" in zsh
    fish = run("completion fish --lang de").out.splitlines()
    assert all(line.startswith("complete -c thronsaal") for line in fish)
    assert any("-a play" in line and "Ein Spiel im Terminal spielen." in line for line in fish)
    for game_id in game_ids():
        bots = " ".join(bot_names(find_game(game_id)))
        assert any(f"from {game_id}'" in line and "-l against" in line and bots in line for line in fish)
    assert run("completion tcsh").code == 2
