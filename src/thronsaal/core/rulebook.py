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
from typing import Any

from thronsaal.core.search import fits, stems, wanted_stems, words_of

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
    source_en: str = ""
    """The section as an English page calls it; "" where the book has no other name for it."""

    def source_in(self, language: str) -> str:
        """Where the rule stands, in the reader's language."""
        return self.source_en or self.source if language == "en" else self.source

    @property
    def name(self) -> str:
        """The id without the game."""
        return self.id.partition(".")[2]

    @property
    def text(self) -> str:
        """All that the rule is found by."""
        return " ".join((self.name, self.source, self.source_en, *self.title.values(), *self.wording.values()))


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the manual: a short introduction, then its rules."""

    id: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    rules: tuple[Rule, ...]


class Rulebook:
    """All rules of a game, in the order of the book."""

    def __init__(
        self,
        rules: Iterable[Rule],
        called: Mapping[str, Sequence[str]] | None = None,
        chapters: Iterable[Chapter] = (),
        sections: Mapping[str, str] | None = None,
    ) -> None:
        self._rules = {rule.id: rule for rule in rules}
        self._called = called or {}
        """Words that people use, each with those that the book has for it."""
        self.chapters = tuple(chapters)
        """All rules as a manual to be read from front to back; () where nobody has written one."""
        self._sections = sections or {}

    @staticmethod
    def load(game: str, file: Traversable) -> Rulebook:
        """Read a `rules.toml`. Raises BadRulebook."""
        try:
            book = tomllib.loads(file.read_text("utf-8"))
            entries, called, sections = book["rule"], book.get("called", {}), book.get("sections", {})
        except (tomllib.TOMLDecodeError, KeyError) as error:
            raise BadRulebook(f"rules of {game}: {error}") from error
        rules = [_rule(game, entry, sections) for entry in entries]
        twice = {rule.id for rule in rules if sum(other.id == rule.id for other in rules) > 1}
        if twice:
            raise BadRulebook(f"rules of {game}: defined twice: {', '.join(sorted(twice))}")
        return Rulebook(rules, called, _chapters(game, book.get("chapter", ()), rules), sections)

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

    def source_in(self, source: str, language: str) -> str:
        """A place in the book, as a reader of this language calls it."""
        return _in_english(source, self._sections) if language == "en" else source

    def find(self, word: str) -> list[Rule]:
        """The rule of this name alone, or else every rule that speaks of these words; first those titled so."""
        rules = self._rules.values()
        exact = [rule for rule in rules if word.casefold() in (rule.id, rule.name)]
        if exact:
            return exact
        answers = wanted_stems(word, self._words, self._called)
        found = [rule for rule in rules if answers and fits(answers, self._stems[rule.id])]
        return sorted(found, key=lambda rule: not fits(answers, stems(" ".join(rule.title.values()))))

    @cached_property
    def _words(self) -> frozenset[str]:
        """Every word that a rule has."""
        return frozenset(word for rule in self for word in words_of(rule.text))

    @cached_property
    def _stems(self) -> dict[str, frozenset[str]]:
        """The words of each rule, as they are sought."""
        return {rule.id: frozenset(stems(rule.text)) for rule in self}


def _in_english(source: str, sections: Mapping[str, str]) -> str:
    """A place in the book, each of its parts by its English name."""
    return re.sub(r"[^,;:()]+", lambda part: _renamed(part[0], sections), source)


def _renamed(part: str, sections: Mapping[str, str]) -> str:
    name = part.strip()
    return part.replace(name, sections.get(name, name)) if name else part


def _chapters(game: str, entries: Sequence[Mapping[str, Any]], rules: Sequence[Rule]) -> list[Chapter]:
    """The chapters, each rule in one of them. Raises BadRulebook."""
    if not entries:
        return []
    known, chapters = {rule.name: rule for rule in rules}, []
    for entry in entries:
        name = entry.get("id", "?")
        missing = [key for key in ("id", "title_de", "title_en", "de", "en", "rules") if not entry.get(key)]
        if missing:
            raise BadRulebook(f"chapter {name} of {game} lacks {', '.join(missing)}")
        told = [known.pop(rule, None) for rule in entry["rules"]]
        if None in told:
            wrong = entry["rules"][told.index(None)]
            raise BadRulebook(f"chapter {name} of {game}: {wrong} is no rule, or stands in two chapters")
        title, text = ({"de": entry[f"{key}de"], "en": entry[f"{key}en"]} for key in ("title_", ""))
        chapters.append(Chapter(name, title, text, tuple(filter(None, told))))
    if known:
        raise BadRulebook(f"rules of {game}: in no chapter: {', '.join(known)}")
    return chapters


def _rule(game: str, entry: Mapping[str, object], sections: Mapping[str, str]) -> Rule:
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
        source_en=_in_english(str(entry["source"]), sections),
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
