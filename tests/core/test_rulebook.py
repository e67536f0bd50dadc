"""The rule catalogue: read strictly, searched kindly, and its proofs found in the tests."""

from pathlib import Path

import pytest

from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.rulebook import BadRulebook, Rule, Rulebook, house_rules, proofs

ENTRY = """
[[rule]]
id = "{id}"
source = "Kapitel 1"
provenance = "{provenance}"
title_de = "Titel"
title_en = "Title"
de = "Der Ritter schlägt."
en = "{en}"
"""


def book(tmp_path: Path, *entries: str) -> Rulebook:
    file = tmp_path / "rules.toml"
    file.write_text("".join(entries), "utf-8")
    return Rulebook.load("toy", file)


def entry(id: str = "strike", provenance: str = "printed", en: str = "The knight strikes.") -> str:
    return ENTRY.format(id=id, provenance=provenance, en=en)


def test_a_rule_is_read_whole(tmp_path: Path):
    rules = book(tmp_path, entry(), entry("parry", "own"))
    assert rules.ids == ("toy.strike", "toy.parry")
    assert len(rules) == 2
    assert [rule.name for rule in rules] == ["strike", "parry"]
    rule = rules["toy.strike"]
    assert rule.title == {"de": "Titel", "en": "Title"}
    assert rule.wording == {"de": "Der Ritter schlägt.", "en": "The knight strikes."}
    assert (rule.source, rule.provenance) == ("Kapitel 1", "printed")
    assert "toy.parry" in rules
    assert "parry" not in rules


def test_find_prefers_the_name_and_then_any_word(tmp_path: Path):
    rules = book(tmp_path, entry(), entry("strike-back", en="Nothing."))
    assert [rule.name for rule in rules.find("strike")] == ["strike"]
    assert [rule.name for rule in rules.find("TOY.Strike")] == ["strike"]
    assert [rule.name for rule in rules.find("SCHLÄGT")] == ["strike", "strike-back"]
    assert [rule.name for rule in rules.find("nothing")] == ["strike-back"]
    assert rules.find("wizard") == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (entry() + entry(), "defined twice: toy.strike"),
        (entry(provenance="heard"), "provenance is one of printed, reconstructed, own"),
        (entry(en=" "), "rule strike of toy lacks en"),
        (entry().replace('source = "Kapitel 1"', ""), "lacks source"),
        (entry().replace('id = "strike"', ""), "rule \\? of toy lacks id"),
        (entry(id="Strike Back"), "is no name for a rule"),
        ("[[rule]\n", "rules of toy: "),
        ("[rules]\n", "rules of toy: 'rule'"),
    ],
)
def test_a_bad_catalogue_names_the_rule(tmp_path: Path, text: str, says: str):
    with pytest.raises(BadRulebook, match=says):
        book(tmp_path, text)


def test_proofs_are_found_by_their_marks(tmp_path: Path):
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_one.py").write_text(
        "@rule('toy.a', 'toy.b')\ndef test_first(): ...\n\n@other('toy.c')\ndef test_second(): ...\n"
        "@rule('toy.d')\ndef no_test(): ...\n\n# @rule('toy.e')\n"
        "class TestIt:\n    @rule('toy.a')\n    def test_third(self): ...\n"
    )
    (tmp_path / "other.py").write_text("@rule('toy.f')\ndef test_fourth(): ...\n")
    assert proofs(tmp_path) == {
        "toy.a": ["test_one.py::test_first", "test_one.py::test_third"],
        "toy.b": ["test_one.py::test_first"],
    }


@pytest.mark.parametrize("game_id", game_ids())
def test_catalogues_of_games_can_be_used(game_id: str):
    rules = find_game(game_id).rulebook
    assert len(rules) > 10
    for rule in rules:
        assert rule.id.startswith(f"{game_id}.")
        assert rule.wording["de"] != rule.wording["en"]


def test_the_house_has_rules():
    assert set(house_rules().ids) == {"house.take-back", "house.resign", "house.over", "house.talk", "house.seed"}


def test_search_finds_whole_words_in_all_their_endings() -> None:
    book = Rulebook([_rule_about("a", "Dwarves go to the loser", "Zwerge"), _rule_about("b", "Capacity", "Lager")])
    assert [rule.name for rule in book.find("dwarf")] == ["a"]
    assert [rule.name for rule in book.find("Zwerg")] == ["a"]
    assert [rule.name for rule in book.find("Zwergen loser")] == ["a"]
    assert book.find("city") == [], "never inside a word"
    assert book.find("zwerg capacity") == [], "all the words"
    assert book.find("?!") == []


def test_search_forgives_a_typo_and_knows_other_words() -> None:
    book = Rulebook([_rule_about("a", "Keeps", "Befestigung"), _rule_about("b", "Roads", "Straße")], {"city": ["keep"]})
    for word in ("city", "cities", "citty", "keap", "Befestigng", "befsetigung"):
        assert [rule.name for rule in book.find(word)] == ["a"], word
    assert [rule.name for rule in book.find("strase")] == ["b"]
    assert book.find("dragon") == []


def test_titles_come_first() -> None:
    book = Rulebook([_rule_about("a", "Roads", "Straßen", "a keep"), _rule_about("b", "Keeps", "Befestigung")])
    assert [rule.name for rule in book.find("keep")] == ["b", "a"]


def _rule_about(name: str, en: str, de: str, wording: str = "text") -> Rule:
    return Rule(f"toy.{name}", "p. 1", "printed", {"de": de, "en": en}, {"de": "Text", "en": wording})
