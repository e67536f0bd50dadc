"""Nothing outside a game's folder knows the game: a new one touches its folder and one entry point only."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import thronsaal
from thronsaal.core.drawing import has_board
from thronsaal.core.registry import find_game, game_ids

SOURCE = Path(thronsaal.__file__).parent
ROOT = Path(__file__).parents[2]
TEXT = frozenset((".py", ".js", ".css", ".html", ".ftl", ".toml", ".svg", ".sh", ""))


def texts(folder: Path) -> list[Path]:
    """What people wrote there, the games left out."""
    files = (file for file in folder.rglob("*") if file.is_file() and file.suffix in TEXT)
    return sorted(file for file in files if SOURCE / "games" not in file.parents and "__pycache__" not in file.parts)


HOUSE = [*texts(SOURCE), *texts(ROOT / "scripts"), ROOT / "Makefile"]


def names_of(game_id: str) -> set[str]:
    """What a game goes by: its id and its title."""
    sources = find_game(game_id).texts.sources.values()
    titles = [re.search(r"^game-title = (.+)$", source, re.MULTILINE) for source in sources]
    return {game_id, *(title[1].strip() for title in titles if title)}


def classes_of(game_id: str) -> set[str]:
    """The names of a game's own style sheet; they begin alike."""
    found = set(re.findall(r"\.([a-z][\w-]+)", (find_game(game_id).folder / "board.css").read_text("utf-8")))
    ((own, _),) = Counter(name.partition("-")[0] for name in found).most_common(1)
    return {name for name in found if name.startswith(f"{own}-")}


BOARDS = [game_id for game_id in game_ids() if has_board(find_game(game_id))]


def test_there_is_something_to_look_at() -> None:
    assert len(HOUSE) > 90
    assert len(BOARDS) >= 3
    assert {".py", ".js", ".css", ".html", ".ftl"} <= {file.suffix for file in HOUSE}
    assert all(len(classes_of(game_id)) > 20 for game_id in BOARDS)


@pytest.mark.parametrize("game_id", game_ids())
def test_nobody_else_names_a_game(game_id: str) -> None:
    names = "|".join(map(re.escape, sorted(names_of(game_id))))
    pattern = re.compile(rf"(?<![^\W_])({names})(?![^\W_])", re.IGNORECASE)
    told = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for file in HOUSE
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert told == []


@pytest.mark.parametrize("game_id", BOARDS)
def test_nobody_else_knows_the_pieces_on_its_board(game_id: str) -> None:
    pattern = re.compile(rf"(?<![\w-])({'|'.join(sorted(classes_of(game_id)))})(?![\w-])")
    page = texts(SOURCE / "web")
    assert [(file.name, found[0]) for file in page if (found := pattern.search(file.read_text("utf-8")))] == []
