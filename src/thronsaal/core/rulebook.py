"""The rule catalogue of a game: ids, where each stands in the book, our wording, and the tests that prove it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from thronsaal.core.search import fits, stems, wanted_stems

PROVENANCES = ("printed", "reconstructed", "own")


class BadRulebook(ValueError):
    """A catalogue that cannot be used; the message names the rule."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `id` is full (`mygame.follow`); `source` is the section of the book, or says that it is a ruling."""

    id: str
    source: str
    provenance: str
    title: Mapping[str, str]
    wording: Mapping[str, str]

    @property
    def name(self) -> str:
        """The id without the game."""
        return self.id.partition(".")[2]

    @property
    def text(self) -> str:
        """All that the rule is found by."""
        return " ".join((self.name, self.source, *self.title.values(), *self.wording.values()))


class Rulebook:
    """All rules of a game, in the order of the book."""

    def __init__(self, rules: Iterable[Rule], called: Mapping[str, Sequence[str]] | None = None) -> None:
        self._rules = {rule.id: rule for rule in rules}
        self._called = called or {}
        """Words that people use, each with those that the book has for it."""

    @staticmethod
    def load(game: str, file: Traversable) -> Rulebook:
        """Read a `rules.toml`. Raises BadRulebook."""
        try:
            book = tomllib.loads(file.read_text("utf-8"))
            entries, called = book["rule"], book.get("called", {})
        except (tomllib.TOMLDecodeError, KeyError) as error:
            raise BadRulebook(f"rules of {game}: {error}") from error
        rules = [_rule(game, entry) for entry in entries]
        twice = {rule.id for rule in rules if sum(other.id == rule.id for other in rules) > 1}
        if twice:
            raise BadRulebook(f"rules of {game}: defined twice: {', '.join(sorted(twice))}")
        return Rulebook(rules, called)

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    @property
    def ids(self) -> tuple[str, ...]:
        """All ids, in the order of the book."""
        return tuple(self._rules)

    def find(self, word: str) -> list[Rule]:
        """The rule of this name alone, or else every rule that speaks of these words; first those titled so."""
        rules = self._rules.values()
        exact = [rule for rule in rules if word.casefold() in (rule.id, rule.name)]
        if exact:
            return exact
        answers = wanted_stems(word, {each for text in self._stems.values() for each in text}, self._called)
        found = [rule for rule in rules if answers and fits(answers, self._stems[rule.id])]
        return sorted(found, key=lambda rule: not fits(answers, stems(" ".join(rule.title.values()))))

    @cached_property
    def _stems(self) -> dict[str, frozenset[str]]:
        """The words of each rule, as they are sought."""
        return {rule.id: frozenset(stems(rule.text)) for rule in self}


def _rule(game: str, entry: Mapping[str, object]) -> Rule:
    needed = ("id", "source", "provenance", "title_de", "title_en", "de", "en")
    missing = [key for key in needed if not isinstance(entry.get(key), str) or not str(entry[key]).strip()]
    if missing:
        raise BadRulebook(f"rule {entry.get('id', '?')} of {game} lacks {', '.join(missing)}")
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", str(entry["id"])):
        raise BadRulebook(f"rules of {game}: {entry['id']!r} is no name for a rule")
    if entry["provenance"] not in PROVENANCES:
        raise BadRulebook(f"rule {entry['id']} of {game}: provenance is one of {', '.join(PROVENANCES)}")
    return Rule(
        id=f"{game}.{entry['id']}",
        source=str(entry["source"]),
        provenance=str(entry["provenance"]),
        title={"de": str(entry["title_de"]), "en": str(entry["title_en"])},
        wording={"de": str(entry["de"]).strip(), "en": str(entry["en"]).strip()},
    )


@cache
def house_rules() -> Rulebook:
    """The rules of the house, which hold at every table: taking back, resigning, talk."""
    return Rulebook.load("house", files("thronsaal.core") / "rules.toml")


def proofs(folder: Path) -> dict[str, list[str]]:
    """Every rule id that a test below this folder says it proves by `@rule("id", ...)`, with the tests' names."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            found.setdefault(argument.value, []).append(f"{file.name}::{node.name}")
    return found
