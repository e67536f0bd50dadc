"""German and English: Fluent files, and the voice that says a Word in one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from thronsaal.core.words import Seat, Value, Who, Word, seat_letter

LANGUAGES = ("de", "en")

GRAMMAR = frozenset({"amount", "article", "case", "ending", "form", "gender", "sound"})
"""Values that only inflect a word: a language asks for those it needs."""
NUMBER = "-count"
"""What ends the name of how many there are in a list: `$seats` comes with `$seats-count`."""

REMEMBERED = 20_000
"""How many sentences a voice keeps: most are said over and over, and making one costs a hundred times as much."""


class MissingText(KeyError):
    """A message that no Fluent file has, or that lacks a value."""


@dataclass(frozen=True, slots=True)
class Texts:
    """The Fluent files of a game (or of the house), all of a language as one."""

    sources: Mapping[str, str]

    @staticmethod
    def load(folder: Traversable) -> Texts:
        """Read `de.ftl` and `en.ftl` of a folder, and those of a topic, such as `words.de.ftl`, behind them."""
        names = sorted(each.name for each in folder.iterdir())
        return Texts(
            {
                language: "\n".join(
                    (folder / name).read_text("utf-8")
                    for name in (f"{language}.ftl", *(each for each in names if each.endswith(f".{language}.ftl")))
                )
                for language in LANGUAGES
            }
        )

    def placeholders(self, language: str) -> dict[str, set[str]]:
        """Each message of a language with the names of the values it asks for, but those that only inflect it."""
        found: dict[str, set[str]] = {}
        for entry in FluentParser(with_spans=False).parse(self.sources[language]).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{language}.ftl: cannot be read near {(entry.content or '').strip()[:60]!r}")
            if isinstance(entry, ast.Message | ast.Term):
                names: set[str] = set()
                _variables(entry, names)
                found[entry.id.name] = {name for name in names if name not in GRAMMAR and not name.endswith(NUMBER)}
        return found


def _variables(node: object, names: set[str]) -> None:
    if isinstance(node, ast.VariableReference):
        names.add(node.id.name)
    elif isinstance(node, list):
        for each in node:
            _variables(each, names)
    elif isinstance(node, ast.BaseNode):
        for each in vars(node).values():
            _variables(each, names)


@cache
def house_texts() -> Texts:
    """The words of the house itself, which every voice knows."""
    return Texts.load(files("thronsaal.core") / "texts")


def capital(text: str) -> str:
    """A text that begins a sentence. Messages call it as `CAPITAL($text)`."""
    return text[:1].upper() + text[1:]


@cache
def _parsed(source: str) -> ast.Resource:
    """A Fluent file read once: that takes far longer than a voice does."""
    return FluentResource(source)


class Voice:
    """Says Words in one language, with the names of those who sit at the table."""

    def __init__(self, language: str, texts: Texts, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.names = names
        self._bundle = FluentBundle([language], use_isolating=False, functions={"CAPITAL": cast("Any", capital)})
        self._bundle.add_resource(_parsed(house_texts().sources[language]))
        self._bundle.add_resource(_parsed(texts.sources[language]), allow_overrides=True)
        self._said: dict[object, str] = {}

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def name(self, seat: Seat) -> str:
        """Who sits there, or the seat's letter."""
        return self.names[seat] if seat < len(self.names) else seat_letter(seat)

    def say(self, word: Word | str, /, **values: Value) -> str:
        """The sentence. Raises MissingText when the message or one of its values is not there."""
        asked: Mapping[str, Value] = values
        if isinstance(word, Word):
            asked = word.values
            word = word.key
        spoken: dict[str, str | int] = {}
        for name, value in asked.items():
            if isinstance(value, str | int):
                spoken[name] = value
            else:
                spoken[name] = self._spoken(value)
                if isinstance(value, tuple):
                    spoken[name + NUMBER] = len(value)
        # 1 and "1" are equal to nobody but a plural rule: the kind belongs to the key.
        key = (word, *spoken, *spoken.values(), *map(type, spoken.values())) if spoken else word
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._format(word, spoken)
        return said

    def _format(self, word: str, spoken: dict[str, str | int]) -> str:
        if not self._bundle.has_message(word):
            raise MissingText(f"no text {word!r} in {self.language}")
        pattern = self._bundle.get_message(word).value
        if pattern is None:
            raise MissingText(f"text {word!r} in {self.language} is empty")
        said, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise MissingText(f"text {word!r} in {self.language}: {errors[0]}")
        return str(said)

    def _spoken(self, value: Value) -> str | int:
        match value:
            case Who(seat):
                return self.name(seat)
            case Word():
                return self.say(value)
            case tuple():
                return self.listed([str(self._spoken(each)) for each in value])
            case _:
                return value

    def listed(self, things: Sequence[str]) -> str:
        """Several things as a sentence names them: "A, B and C"."""
        if len(things) < 2:
            return "".join(things)
        return self.say("list-end", first=", ".join(things[:-1]), last=things[-1])
