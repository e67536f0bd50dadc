"""Places have names that people use: each once on its board, in both languages, and no coordinates anywhere."""

from __future__ import annotations

import re

import pytest

from games.catan.island import Catan
from thronsaal.core.chance import Chance
from thronsaal.core.game import State
from thronsaal.core.kit.walk import choose
from thronsaal.core.registry import find_game
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.core.words import places_in
from thronsaal.games.catan.snapshot import CatanSnapshot
from thronsaal.games.catan.view import names_of

GAME = find_game("catan")
BOARDS = [(4, "brotherhood"), (3, "brotherhood"), (4, "base"), (3, "classic")]
COORDINATE = re.compile(r"\b[vehs][1-9][0-9]?\b")


def begun(seats: int, board: str, setup: str, seed: int) -> State:
    return GAME.start(seats, {"board": board, "setup": setup}, seed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "board"), BOARDS)
def test_each_place_has_a_name_of_its_own(seats: int, board: str, language: str) -> None:
    voice = Voice(language, GAME.texts)
    set_ups = [("standard", 1), *((setup, seed) for setup in ("variable", "random") for seed in range(12))]
    for setup, seed in set_ups:
        state = begun(seats, board, setup, seed)
        names = CatanSnapshot(state.buffer).names
        for words in (names.hexes, names.corners, names.paths):
            said = [voice.say(word) for word in words]
            assert len(set(said)) == len(said), (setup, seed)
            assert not COORDINATE.findall(" ".join(said))


@pytest.mark.parametrize(("seats", "board"), BOARDS)
def test_a_view_calls_places_as_the_log_does_and_each_points_at_itself(seats: int, board: str) -> None:
    state = begun(seats, board, "random", 3)
    names = CatanSnapshot(state.buffer).names
    assert names_of(state.view(None)) == names
    for letter, words in (("h", names.hexes), ("v", names.corners), ("e", names.paths)):
        assert [list(places_in(word)) for word in words] == [[f"{letter}{n + 1}"] for n in range(len(words))]


def test_places_are_called_as_at_a_table() -> None:
    names = CatanSnapshot(begun(4, "brotherhood", "standard", 1).buffer).names
    english, german = (Voice(language, GAME.texts) for language in LANGUAGES[::-1])
    corner, path, edge, hexagon = names.corners[17], names.paths[24], names.paths[0], names.hexes[1]
    assert english.say(corner) == "at the corner of 5 brick, 9 grain and 10 wool"
    assert german.say(corner) == "an der Kreuzung von Lehm 5, Getreide 9 und Wolle 10"
    assert english.say(path) == "between 6 ore and western 4 brick"
    assert german.say(path) == "zwischen Erz 6 und Lehm 4 (West)"
    assert english.say(edge) == "on the north-western edge of 5 ore"
    assert german.say(edge) == "am nordwestlichen Rand von Erz 5"
    assert (english.say(hexagon), german.say(hexagon)) == ("6 wool", "Wolle 6")
    assert english.say(names.corners[0]) == "at the northern corner of 5 ore"
    assert english.say(names.corners[54]) == "at the southern corner of western 10 grain (grain station)"


@pytest.mark.parametrize(("seats", "board"), BOARDS)
def test_no_log_line_button_question_or_refusal_shows_a_coordinate(seats: int, board: str) -> None:
    state, rng = begun(seats, board, "standard", 5), Chance(5)
    voices = [Voice(language, GAME.texts) for language in LANGUAGES]
    moves = [GAME.read(text) for text in ("road e1", "settlement v2", "keep v3", "tormund h2", "guard s1", "road e80")]
    for _ in range(400):
        if (chosen := choose(state, rng)) is None:
            break
        seat = chosen[0]
        words = [state.label(seat, move) for move in state.legal(seat)]
        prompt = state.prompt(seat)
        words += [prompt.word] if prompt else []
        words += [reason.word for move in moves if (reason := state.check(seat, move)) is not None]
        words += [word for head, under in GAME.glance(state.view(seat)) for word in (head, *under)]
        words += [event.seen(seat) for event in state.apply(*chosen)]
        for voice in voices:
            assert not COORDINATE.findall(" ".join(voice.say(word) for word in words))


def test_what_happened_points_at_its_place() -> None:
    table = Catan(roads={"A": "e2"}, hand={"A": "1 lumber + 1 brick + 1 wool + 1 grain"})
    table.seat("A").plays("settlement v1")
    assert list(places_in(table.events[0].seen(0))) == ["v1"]
    table = Catan(phase="before-dice", camps={"ice-river": "climber"}, luck={"dice": [1, 1, 1]})
    table.seat("A").plays("roll")
    told = {event.kind: list(places_in(event.seen(0))) for event in table.events}
    assert told["advanced"] == ["clearing 1"]
    assert told["climbed"] == ["s1", "h1"]
