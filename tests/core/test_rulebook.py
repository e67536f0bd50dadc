"""The rule catalogue: read strictly, searched kindly, and its proofs found in the tests."""

import re
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
    told = {"take-back", "resign", "over", "talk", "seed", "clock", "absence", "host"}
    assert set(house_rules().ids) == {f"house.{name}" for name in told}


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
    thieves = Rulebook(
        [_rule_about("a", "Tormund", "Tormund"), _rule_about("b", "Wall", "Mauer")], {"robber": ["Tormund"]}
    )
    for word in ("robbar", "robbor", "robebr", "rober"):
        assert [rule.name for rule in thieves.find(word)] == ["a"], word
    assert thieves.find("rubbish") == []
    for word in ("wallet", "wally", "wallow", "ball", "well", "wal"):
        assert [rule.name for rule in thieves.find(word)] == (["b"] if word in ("wally", "ball", "well") else []), word
    assert book.find("dragon") == []


def test_titles_come_first() -> None:
    book = Rulebook([_rule_about("a", "Roads", "Straßen", "a keep"), _rule_about("b", "Keeps", "Befestigung")])
    assert [rule.name for rule in book.find("keep")] == ["b", "a"]


def _rule_about(name: str, en: str, de: str, wording: str = "text") -> Rule:
    return Rule(f"toy.{name}", "p. 1", "printed", {"de": de, "en": en}, {"de": "Text", "en": wording})


def _book(tmp_path: Path, more: str) -> Rulebook:
    rule = 'source = "Aufbau, 2 (Regelung)"\nprovenance = "own"\ntitle_de = "T"\ntitle_en = "T"\nde = "D"\nen = "E"\n'
    file = tmp_path / "rules.toml"
    file.write_text(f'[[rule]]\nid = "a"\n{rule}[[rule]]\nid = "b"\n{rule}{more}', "utf-8")
    return Rulebook.load("toy", file)


CHAPTER = '[[chapter]]\nid = "x"\ntitle_de = "T"\ntitle_en = "T"\nde = "D"\nen = "E"\nrules = '


def test_a_book_has_chapters_and_each_rule_stands_in_one(tmp_path: Path) -> None:
    assert _book(tmp_path, "").chapters == ()
    chapters = _book(tmp_path, f'{CHAPTER}["b", "a"]').chapters
    assert [rule.name for chapter in chapters for rule in chapter.rules] == ["b", "a"]


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        (f'{CHAPTER}["a"]', "in no chapter: b"),
        (f'{CHAPTER}["a", "b", "a"]', "a is no rule, or stands in two"),
        (f'{CHAPTER}["a", "b", "c"]', "c is no rule"),
        (f"{CHAPTER}[]", "lacks rules"),
    ],
)
def test_bad_chapters_are_refused(tmp_path: Path, more: str, fault: str) -> None:
    with pytest.raises(BadRulebook, match=fault):
        _book(tmp_path, more)


def test_a_source_is_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    book = _book(tmp_path, '[sections]\nAufbau = "Set-up"\nRegelung = "ruling"')
    assert book["toy.a"].source_in("en") == "Set-up, 2 (ruling)"
    assert book["toy.a"].source_in("de") == "Aufbau, 2 (Regelung)"
    assert book.source_in("Aufbau; Pfad", "en") == "Set-up; Pfad"


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_a_manual_and_names_its_sections_in_english(game_id: str) -> None:
    game = find_game(game_id)
    assert len(game.rulebook.chapters) >= 6
    assert sum(len(chapter.rules) for chapter in game.rulebook.chapters) == len(game.rulebook)
    german = {each.source for each in (*game.rulebook, *game.scenes)}
    parts = {part.strip() for source in german for part in re.split(r"[,;:()]", source)}
    same = {part for part in parts if part and game.rulebook.source_in(part, "en") == part}
    assert {part for part in same if not re.search(r"\d", part)} <= SAME_IN_BOTH


SAME_IN_BOTH = {"Tormund", "Agenda", "Errata", "Littlefinger", "Moribund", "Rulings", "Timing", "Tyrion Lannister"}


@pytest.mark.parametrize(
    ("game", "word", "rule"),
    [
        ("catan", "robber", "tormund"),
        ("catan", "Räuber", "tormund"),
        ("catan", "city", "keep"),
        ("catan", "Stadt", "keep"),
        ("catan", "Tormnd", "tormund"),
        ("catan", "setlement", "settlement"),
        ("claim", "Zwergen", "dwarves"),
        ("claim", "doppelgnger", "doppelganger-led"),
        ("lcg", "stealthy", "stealth"),
    ],
)
def test_rules_are_found_by_the_words_people_use(game: str, word: str, rule: str) -> None:
    assert f"{game}.{rule}" in [each.id for each in find_game(game).rulebook.find(word)]


def test_a_word_is_never_found_inside_another() -> None:
    """`ore` is in `more`, `before` and `score`; `cut` in `execute`."""
    found = find_game("catan").rulebook.find("ore")
    assert found
    for rule in found:
        assert re.search(r"\bores?\b|\bErze?\b", f"{rule.text}", re.IGNORECASE), rule.id
    assert find_game("claim").rulebook.find("ick") == []
