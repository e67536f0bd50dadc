"""The map in a terminal: 80 columns, everything on it, and every move that has a place at that place."""

from __future__ import annotations

import re

import pytest

from games.catan.web.moments import GAME, MOMENTS, moment, moves_of
from thronsaal.core.text import LANGUAGES, Voice

ON_THE_MAP = ("road", "yarwyck", "settlement", "keep", "guard", "tormund", "repel", "ygritte", "benjen")


def drawn(name: str, language: str = "en") -> list[str]:
    table = moment(name)
    return list(GAME.sketch(table.match.state.view(0), moves_of(table), Voice(language, GAME.texts)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
def test_a_map_fits_a_terminal_and_shows_where_each_move_is_made(name: str, language: str) -> None:
    lines = drawn(name, language)
    assert max(map(len, lines)) <= 80
    assert 20 <= len(lines) <= 36
    text = "\n".join(lines[:-1])
    for number, move in enumerate(moves_of(moment(name)), 1):
        if move.split()[0] in ON_THE_MAP:
            assert re.search(rf"(?<!\d){number}\)", text), move


def test_land_pieces_tormund_and_wildlings_are_drawn() -> None:
    text = "\n".join(drawn("watched"))
    view, land = moment("watched").match.state.view(None), text[: text.index("(A) settlement")]
    for seat, letter in enumerate("ABCD"):
        assert land.count(f"({letter})") == len(view["settlements"][seat])
        assert land.count(f"[{letter}]") == len(view["keeps"][seat])
    assert re.search(r"4 ore .*\n.*Tormund", text)
    assert "=AAB__=" in text
    assert "Hornfoots: w w g c" in text
    for words in ("8 grain", "10 wool", "12 lumber", "3 brick", "2 ore", "w c"):
        assert words in text
    assert "=" not in "\n".join(drawn("classic")), "no wall there"
    assert "3:1" in "\n".join(drawn("classic"))
    assert "ice" in "\n".join(drawn("main three"))


def test_the_position_in_words_tells_the_land_too() -> None:
    english = Voice("en", GAME.texts)
    said = [english.say(word) for _, under in GAME.glance(moment("main").match.state.view(0)) for word in under]
    assert "row 1: 5 ore, 6 wool, 5 brick and 8 grain" in said
    assert "Settlement at the corner of 6 wool, 5 brick and 9 grain" in said
    assert "Tormund stands on the 4 ore" in said
    assert any(line.startswith("grain station on the ") for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["main", "main three", "base", "classic"])
def test_no_name_on_the_map_covers_another(name: str, language: str) -> None:
    voice, seen = Voice(language, GAME.texts), moment(name).match.state.view(None)
    bare = {**seen, **dict.fromkeys(("roads", "settlements", "keeps"), [[]] * seen["seats"])}
    land = "\n".join(GAME.sketch(bare, [], voice))
    resources = {kind: voice.say(f"resource-{kind}") for kind in ("lumber", "brick", "wool", "grain", "ore")}
    kinds = dict(zip(("forest", "hills", "pasture", "fields", "mountains"), resources, strict=True))
    for kind, word in resources.items():
        hexes = sum(kinds.get(terrain) == kind for terrain in seen["terrain"])
        stations = sum(each == kind for _, each in seen["stations"])
        assert len(re.findall(rf"(?<!\w){word}(?!\w)", land)) == hexes + stations, kind
    assert land.count("3:1") == sum(each == "any" for _, each in seen["stations"])
