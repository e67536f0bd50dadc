"""What the hall says, it says in both languages, and it never lacks words."""

from __future__ import annotations

import ast
from pathlib import Path

import thronsaal.server
from thronsaal.core.text import LANGUAGES
from thronsaal.server.voices import Voices, hall_texts

SOURCES = [file.read_text("utf-8") for file in Path(thronsaal.server.__file__).parent.glob("*.py")]


def test_both_languages_have_the_same_messages_with_the_same_values() -> None:
    texts = hall_texts()
    assert texts.placeholders("de") == texts.placeholders("en")


def denials() -> list[tuple[str, set[str]]]:
    """The code of each denial in the sources, with the values of its sentence."""
    found: list[tuple[str, set[str]]] = []
    for file in SOURCES:
        for call in ast.walk(ast.parse(file)):
            if not isinstance(call, ast.Call) or not call.args or not isinstance(call.args[0], ast.Constant):
                continue
            named = ast.unparse(call.func)
            if named == "Denied":
                found.append((str(call.args[0].value), {str(each.arg) for each in call.keywords} - {"detail"}))
            elif named == "Denied.because":
                found.append((str(call.args[0].value), {"why"}))
    return found


def test_every_denial_has_its_sentence_with_its_values() -> None:
    found = denials()
    codes = {code for code, _ in found}
    assert len(codes) > 30
    messages = hall_texts().placeholders("en")
    assert {f"error-{code}" for code in codes} <= set(messages)
    for code, values in found:
        assert messages[f"error-{code}"] == values, code


def test_every_sentence_is_used() -> None:
    source = "\n".join(SOURCES)
    for key in hall_texts().placeholders("en"):
        kind, _, name = key.partition("-")
        if kind == "error":
            assert f'"{name}"' in source, key


def test_bots_and_seats_have_names() -> None:
    for language in LANGUAGES:
        voice = Voices().of_hall(language)
        for level in ("easy", "medium", "hard"):
            assert voice.say(f"level-{level}")
