"""Every rule has a test that proves it, every test names rules that exist, and the code cites no other."""

import ast
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import thronsaal
from thronsaal import games
from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.rulebook import Rulebook, house_rules, proofs

TESTS = Path(__file__).parents[1]
SOURCE = Path(thronsaal.__file__).parent
PROOFS = proofs(TESTS)
CATALOGUE = {rule.id for rule in house_rules()} | {
    rule.id for game_id in game_ids() for rule in find_game(game_id).rulebook
}
WRITTEN = CATALOGUE | {
    rule.id
    for game in pkgutil.iter_modules(games.__path__)
    for rule in Rulebook.load(game.name, SOURCE / "games" / game.name / "rules.toml")
}
"""With the rules of games that are being built and not yet announced: these may be proven, and need not be."""
CITED = re.compile(rf"({'|'.join(['house', *game_ids()])})\.[a-z0-9]+(-[a-z0-9]+)*")

FILES = (".c", ".toml", ".html", ".svg")
"""Names of files read like ids of rules."""


@cache
def nodes() -> list[tuple[ast.AST, str]]:
    """Every piece of the sources, with the file it stands in."""
    return [
        (node, file.name)
        for file in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant | ast.JoinedStr)
    ]


def cited() -> Iterator[tuple[str, str]]:
    """Every text in the code that reads like the id of a rule, with the file it stands in."""
    for node, file in nodes():
        text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        if CITED.fullmatch(text) and Path(text).suffix not in FILES:
            yield text, file


@pytest.mark.parametrize("rule_id", sorted(CATALOGUE))
def test_the_rule_is_proven(rule_id: str):
    assert PROOFS.get(rule_id), f"no test is marked @rule({rule_id!r})"


@pytest.mark.parametrize("rule_id", sorted(PROOFS))
def test_the_proof_names_a_rule(rule_id: str):
    assert rule_id in WRITTEN, f"{PROOFS[rule_id]} prove a rule that is not in the catalogue"


def test_the_code_cites_rules_of_the_catalogue():
    found = set(cited())
    assert not {(rule_id, file) for rule_id, file in found if rule_id not in CATALOGUE}
    assert len({rule_id for rule_id, _ in found}) > 20, "the search finds citations"


def test_no_rule_id_is_put_together():
    """An id that is pieced together at run time would escape the test above."""
    for node, file in nodes():
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            assert not re.match(rf"({'|'.join(['house', *game_ids()])})\.$", str(node.values[0].value)), file


def test_marks_are_on_real_tests(request: pytest.FixtureRequest):
    """pytest sees the same marks as the search of the sources, and none on a test that is passed over."""
    for item in request.session.items:
        marks = {mark.name: mark.args for mark in item.iter_markers()}
        if "rule" in marks:
            assert set(marks["rule"]) <= set(PROOFS)
            assert not {"skip", "skipif", "xfail"} & set(marks), f"{item.nodeid} proves nothing while it is passed over"
