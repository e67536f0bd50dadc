"""What somebody types is understood leniently, and never guessed."""

from __future__ import annotations

import pytest

from thronsaal.cli.reading import Commands, MoveReader, begins, fold, pieces
from thronsaal.core.game import State
from thronsaal.core.registry import find_game
from thronsaal.core.text import LANGUAGES, Voice

GAME = find_game("claim")


def reader(language: str) -> MoveReader:
    voices = {each: Voice(each, GAME.texts) for each in LANGUAGES}
    return MoveReader(voices[language], [voice for each, voice in voices.items() if each != language])


def meant(language: str, text: str, *cards: str) -> set[str]:
    """Which of the cards a text can mean."""
    state = GAME.start(seed=1)
    moves = [GAME.read(card) for card in cards]
    return {GAME.write(move) for move in reader(language).find(state, 0, text, moves)}


@pytest.mark.parametrize("text", ["Doppelgänger", "doppelgaenger", "DOPPELGANGER", "DoppelGÄNGER"])
def test_umlauts_and_case_do_not_matter(text: str) -> None:
    assert fold(text) == "doppelganger"


def test_numbers_need_no_space() -> None:
    assert pieces("k7") == pieces(" K 7 ") == ("k", "7")
    assert pieces("…!") == ()


def test_beginnings() -> None:
    assert begins(("kn", "7"), ("knight", "7"))
    assert begins(("kn",), ("knight", "7"))
    assert not begins(("kn", "1"), ("knight", "10"))
    assert not begins(("night",), ("knight", "7"))
    assert not begins(("knight", "7", "x"), ("knight", "7"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["knight 7", "Ritter 7", "play knight 7", "Ritter 7 spielen", "ritt7", "kni 7", "KNIGHT7", "r7"]
)
def test_a_card_in_either_language(language: str, text: str) -> None:
    assert meant(language, text, "knight 7", "knight 8", "dwarf 7", "doppelganger 7") == {"knight 7"}


def test_a_beginning_that_fits_several() -> None:
    assert meant("en", "knight", "knight 7", "knight 8", "dwarf 7") == {"knight 7", "knight 8"}
    assert meant("en", "d 7", "dwarf 7", "doppelganger 7") == {"dwarf 7", "doppelganger 7"}
    assert meant("en", "d7", "dwarf 7", "knight 7") == {"dwarf 7"}


def test_the_own_language_comes_first() -> None:
    """K is the knight for one and the Kobold for the other."""
    assert meant("en", "k 7", "knight 7", "goblin 7") == {"knight 7"}
    assert meant("de", "k 7", "knight 7", "goblin 7") == {"goblin 7"}


def test_an_exact_name_comes_before_longer_ones() -> None:
    assert meant("en", "goblin 1", "goblin 1", "goblin 2") == {"goblin 1"}
    assert meant("en", "", "goblin 1") == set()
    assert meant("en", "xyzzy", "goblin 1") == set()


def test_cards_that_are_not_held_are_in_sight_too() -> None:
    state: State = GAME.start(seed=1)
    (seat,) = state.actors
    for text in ("Ritter 7", "knight 7", "zwerg 0", "Doppelgänger 9"):
        assert len(reader("de").in_sight(state, seat, text)) == 1
    assert reader("de").in_sight(state, seat, "Drache 3") == []


def test_commands_in_both_languages() -> None:
    commands = Commands(("why", "undo", "help", "hint"))
    assert commands.exact("why knight 7") == ("why", "knight 7")
    assert commands.exact("  WARUM Ritter 7 ") == ("why", "Ritter 7")
    assert commands.exact("zurueck") == commands.exact("zurück") == ("undo", "")
    assert commands.exact("?") == ("help", "")
    assert commands.exact("knight 7") is None
    assert commands.begun("und") == ("undo", "")
    assert commands.begun("hi") is None, "hint, hilfe"
    assert commands.begun("xyzzy") is None
