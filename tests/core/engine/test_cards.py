"""Card files are read with errors that say which entry is wrong, and how."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from thronsaal.core.engine import cards
from thronsaal.core.engine.cards import BadCards
from thronsaal.core.text import Texts, Voice


def test_a_fingerprint_is_the_same_everywhere_and_tells_apart():
    assert cards.fingerprint("stark", 3) == "e749f2e974572103"
    assert cards.fingerprint("stark", 3) != cards.fingerprint("stark", 4)


@pytest.mark.parametrize(("language", "said"), [("de", "Der Winter naht"), ("en", "Winter Is Coming")])
def test_a_title_is_said_in_the_readers_language(language: str, said: str):
    assert Voice(language, Texts({"de": "", "en": ""})).say(cards.title("Der Winter naht", "Winter Is Coming")) == said


def test_a_file_is_read(tmp_path: Path):
    file = tmp_path / "own.toml"
    file.write_text('[[card]]\ntitle = "Nebel"\n', "utf-8")
    assert cards.entries(cards.read_toml(cards.read_file(file)), "card") == [{"title": "Nebel"}]


def test_a_file_that_is_too_large_or_no_text_is_refused(tmp_path: Path):
    large, torn = tmp_path / "large.toml", tmp_path / "torn.toml"
    large.write_bytes(b"#" * (cards.LARGEST_FILE + 1))
    torn.write_bytes(b"title = '\xff'")
    with pytest.raises(BadCards, match=r"large\.toml is larger than 200000 bytes"):
        cards.read_file(large)
    with pytest.raises(BadCards, match=r"torn\.toml is not UTF-8 text"):
        cards.read_file(torn)


GOOD = {"title_de": "Nebel", "title_en": "Fog", "traits": ["Storm"], "provenance": "own"}


def test_an_entry_is_read():
    assert cards.titles(GOOD, "card 1") == ("Nebel", "Fog")
    assert cards.texts(GOOD, "card 1", "traits") == ["Storm"]
    assert cards.texts(GOOD, "card 1", "crests") == []
    assert cards.provenance(GOOD, "card 1") == "own"
    assert cards.provenance({}, "card 1") == "printed"
    assert cards.entries({}, "card") == []
    cards.only(GOOD, "card 1", GOOD)
    cards.check_name("my-cards-2")
    seen: set[str] = set()
    cards.once("fog", seen)
    assert seen == {"fog"}


@pytest.mark.parametrize(
    ("reading", "says"),
    [
        (lambda: cards.read_toml("title = "), "not TOML"),
        (lambda: cards.entries({"card": {"a": 1}}, "card"), r"card is a list of tables, written \[\[card\]\]"),
        (lambda: cards.entries({"card": [1]}, "card"), "card is a list of tables"),
        (lambda: cards.texts({"traits": "Lord"}, "card 3", "traits"), "card 3: traits is a list of texts"),
        (lambda: cards.texts({"traits": [1]}, "card 3", "traits"), "card 3: traits is a list of texts"),
        (lambda: cards.titles({"title_de": "Nebel"}, "card 3"), "card 3: title_de and title_en are texts of 1 to 60"),
        (lambda: cards.titles({"title_de": "", "title_en": "Fog"}, "card 3"), "card 3: title_de and title_en"),
        (lambda: cards.titles({"title_de": "N" * 61, "title_en": "Fog"}, "card 3"), "card 3: title_de and title_en"),
        (lambda: cards.provenance({"provenance": "guessed"}, "card 3"), "card 3: provenance is one of .*guess"),
        (lambda: cards.provenance({"provenance": ["own"]}, "card 3"), "card 3: provenance is one of"),
        (lambda: cards.only({"a": 1, "c": 2}, "card 3", ("a", "b")), "card 3: unknown c; known: a, b"),
        (lambda: cards.once("fog", {"fog"}), "fog is there twice"),
        (lambda: cards.check_name("../fog"), r"small letters, digits and hyphens, not '\.\./fog'"),
        (lambda: cards.check_name("Fog"), "not 'Fog'"),
        (lambda: cards.check_name(""), "not ''"),
        (lambda: cards.check_name("f" * 42), "small letters"),
    ],
)
def test_what_is_wrong_is_said(reading: Callable[[], object], says: str):
    with pytest.raises(BadCards, match=says):
        reading()
