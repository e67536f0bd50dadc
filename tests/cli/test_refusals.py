"""Whatever wrong move is typed in the terminal, the answer is a sentence in the language of the reader."""

from __future__ import annotations

import pytest

from support.wording import flaws, some_moves, titles
from thronsaal.core.registry import find_game, game_ids

from .conftest import Run

GAMES = [game_id for game_id in game_ids() if game_id in ("claim", "catan", "ironthrone", "lcg")]
NONSENSE = ("xyzzy", "Pferd nach f3", "999999", "why xyzzy", "warum Pferd", "promise dragon", "undo", "card xyzzy")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_wrong_move_gets_a_sentence(run: Run, game_id: str, language: str) -> None:
    game = find_game(game_id)
    own = some_moves(game, range(2), 2)
    foreign = [text for other in GAMES if other != game_id for text in some_moves(find_game(other), range(1), 1)]
    typed = [*NONSENSE, *(f"why {text}" for text in own), *foreign]
    # What could be legal would be played: that is asked about only.
    ran = run(f"play {game_id} --seed 4 --against random --name Anna --lang {language}", *typed)
    assert (ran.code, ran.err) == (0, "")
    at = ran.out.index("\n> ")
    answered = 0
    for line in ran.out[at:].splitlines():
        said = line.strip()
        if not said or said.startswith("> ") or said[0].isdigit():
            continue  # what was typed, and the table that is shown
        answered += 1
        for text in typed:  # an answer may say again what was typed
            said = said.replace(f"„{text[:60]}“", "„…“").replace(f"“{text[:60]}”", "“…”")
        rules = {rule.id for rule in game.rulebook} | {rule.source for rule in game.rulebook}
        assert not flaws(said, language, titles(game) | rules | {"house.take-back"}), line
    assert answered > len(NONSENSE)
