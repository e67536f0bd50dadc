"""Guided first games: what each game explains, when, and that it steps back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from thronsaal.bots import ask, make
from thronsaal.core.chance import Chance
from thronsaal.core.drawing import draw_board, has_board
from thronsaal.core.game import Event, Prompt
from thronsaal.core.guide import MOVES, BadGuide, Guide, Hint, load_guide
from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.core.words import Word

GOOD = 'id = "x"\nde = "so"\nen = "so"\nrule = "a.b"\n'


class Position:
    """As much of a state as a guide looks at."""

    def __init__(self, asked: str = "", allowed: str = "", is_over: bool = False) -> None:
        self.actors = (0,) if asked else ()
        self.outcome = object() if is_over else None
        self._asked, self._allowed = asked, allowed

    def prompt(self, seat: int) -> Prompt | None:
        return Prompt(Word(self._asked), "a.b") if self._asked else None

    def legal(self, seat: int) -> list[int]:
        return [1, 2] if self._allowed else [1]

    def because(self, seat: int, move: int) -> str:
        return self._allowed if move == 2 else "a.plain"


def hint(name: str, **when: object) -> Hint:
    return Hint(name, {"de": name, "en": name}, "a.b", **when)  # type: ignore[arg-type]


def said(guide: Guide, position: Position, *events: str, by: int | None = None) -> str | None:
    guide.note(position, [Event(kind, "a.b") for kind in events], by)  # type: ignore[arg-type]
    return None if guide.now is None else guide.now.id


def test_each_thing_is_explained_once_when_it_first_matters() -> None:
    guide = Guide(
        [
            hint("asked", prompt=("p",)),
            hint("allowed", moves=("a.road",)),
            hint("happened", events=("storm",)),
            hint("end", over=True),
        ],
        0,
    )
    assert said(guide, Position("q")) is None
    assert said(guide, Position("p", "a.road")) == "asked", "one at a time, the first of the file"
    assert said(guide, Position("p", "a.road"), by=1) == "asked", "others move, and it stays"
    assert said(guide, Position("p"), by=0) is None, "at my move it steps back and is not said again"
    assert said(guide, Position(""), "storm", by=1) is None, "it waits until I am asked"
    assert said(guide, Position("q")) == "happened"
    assert said(guide, Position("q", "a.road"), by=0) == "allowed"
    assert said(guide, Position(is_over=True), by=1) == "end"


def test_what_is_lit_are_the_moves_it_speaks_of() -> None:
    position = Position("p", "a.road")
    assert hint("all", prompt=("p",), lights=MOVES).lit(position, 0) == [1, 2]  # type: ignore[arg-type]
    assert hint("some", moves=("a.road",), lights=MOVES).lit(position, 0) == [2]  # type: ignore[arg-type]
    assert hint("none", prompt=("p",), lights=".board").lit(position, 0) == []  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("hint = 3", "[[hint]]"),
        ("[[hunt]]", "hint"),
        ("[[hint]", "guide.toml"),
        ("[[hint]]\n" + GOOD, "never matters"),
        ('[[hint]]\nid = "x"\nprompt = ["p"]\nrule = "a.b"\nde = "so"', "lacks en"),
        ("[[hint]]\n" + GOOD + 'prompt = ["p"]\nlight = "moves"', "has no light"),
    ],
)
def test_a_bad_guide_says_what_is_wrong(text: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / "guide.toml").write_text(text, "utf-8")
    with pytest.raises(BadGuide, match=re.escape(fault)):
        load_guide(tmp_path)


def test_a_game_without_a_guide_has_none(tmp_path: Path) -> None:
    assert load_guide(tmp_path) == ()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_guide_speaks_of_what_its_game_has(game_id: str) -> None:
    game = find_game(game_id)
    assert len(game.guide) >= 10
    assert len({each.id for each in game.guide}) == len(game.guide)
    assert any(each.over for each in game.guide)
    for language in LANGUAGES:
        voice = Voice(language, game.texts)
        for each in game.guide:
            assert each.rule in game.rulebook, each.id
            assert all(rule in game.rulebook for rule in each.moves), each.id
            assert all(voice.knows(key) for key in each.prompt), each.id
            assert all(voice.knows(f"event-{kind}") for kind in each.events), each.id


@pytest.mark.parametrize("game_id", game_ids())
def test_a_first_game_is_explained_from_its_beginning_to_its_end(game_id: str) -> None:
    game, chance, told = find_game(game_id), Chance(3), []
    voice = Voice("en", game.texts)
    bot = make(game, game.levels[0])
    for seed in range(3):
        state = game.start(seed=seed)
        guide = Guide(game.guide, 0)
        guide.note(state)
        shown: list[str] = []
        for _ in range(3000):
            if guide.now is not None and guide.now.id not in shown:
                shown.append(guide.now.id)
                if guide.now.lights == MOVES:
                    assert guide.now.lit(state, 0), guide.now.id
                elif guide.now.lights and has_board(game):
                    drawn = draw_board(game, [state.view(0)], {}, voice, playable=True)
                    assert f'"{guide.now.lights.removeprefix(".")}' in drawn, guide.now.id
            if not state.actors:
                break
            seat = state.actors[0]
            move = state.forced(seat)
            move = ask(bot.bot, bot.name, state, seat, chance).move if move is None else move
            guide.note(state, state.apply(seat, move), seat)
        assert guide.now is not None
        assert guide.now.over
        told.append(shown)
    assert all(len(shown) >= 6 for shown in told), told
    everything = {each.id for shown in told for each in game.guide if each.id in shown}
    assert len(everything) >= 0.6 * len(game.guide), {each.id for each in game.guide} - everything
