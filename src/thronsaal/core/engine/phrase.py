"""The words of declarations: each is frozen data, does itself and says itself, in German and English.

A phrase of the name `draw` in the family `effect` is said by the message `effect-draw`, whose arguments are its fields.
What nests in it says itself first: another phrase, or a member of an enumeration as `<field>-<value>`. German wants
cases: a phrase says in `cases` which one it needs of a field, and what is asked for in a case gets it as `case`. A word
that declines is asked for in a case by everybody who uses it, also in the nominative.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, ClassVar, TypeVar, get_type_hints

from thronsaal.core.words import Value, Word

P = TypeVar("P", bound="Phrase")
E = TypeVar("E", bound=Enum)

NOMINATIVE, GENITIVE, DATIVE, ACCUSATIVE = "nom", "gen", "dat", "acc"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A word of a vocabulary; `name` is how files and texts call it."""

    name: ClassVar[str]
    family: ClassVar[str] = "effect"
    cases: ClassVar[Mapping[str, str]] = {}
    """The German case in which a field stands; what is not named here does not decline."""

    def __str__(self) -> str:
        return " ".join((self.name, *(written(getattr(self, field.name)) for field in fields(self))))

    def said(self, case: str | None = None) -> Word:
        """The phrase, in a case if it declines, to be said in the reader's language."""
        values = {
            field.name: say(field.name, getattr(self, field.name), self.cases.get(field.name)) for field in fields(self)
        }
        if case is not None:
            values["case"] = case
        return Word(f"{self.family}-{self.name}", values)

    @property
    def word(self) -> Word:
        """The phrase, to be said in the reader's language."""
        return self.said()


def say(name: str, value: Any, case: str | None = None) -> Value:
    """The value of a field, to be said in a case if it declines."""
    if isinstance(value, Phrase):
        return value.said(case)
    if isinstance(value, Enum):
        return Word(f"{name}-{written(value)}", {} if case is None else {"case": case})
    if isinstance(value, tuple):
        return tuple(say(name, each, case) for each in value)
    assert isinstance(value, int | str | None)
    return "" if value is None else value


def written(value: Any) -> str:
    """A value as files write it."""
    return str(value.value) if isinstance(value, Enum) else str(value)


def joined(words: tuple[Word, ...], key: str = "and") -> Word:
    """First and second and third, joined two by two by the message `key`."""
    said = words[0]
    for word in words[1:]:
        said = Word(key, {"first": said, "second": word})
    return said


def declared(module: Mapping[str, Any], family: type[P]) -> tuple[type[P], ...]:
    """The words of a family that a module declares, in their order; `module` is its `globals()`.

    So a new word is a class, and no list must learn of it.
    """
    return tuple(
        each
        for each in module.values()
        if isinstance(each, type) and issubclass(each, family) and each.__module__ == module["__name__"]
        if "name" in vars(each)
    )


class BadPhrase(ValueError):
    """A text that is no word of the vocabulary; the message says what would be."""


class Vocabulary:
    """Phrases by name, read from texts such as `remove 2 opposing-supporters`; a phrase in a phrase is one word."""

    def __init__(self, *phrases: type[Phrase], largest: int) -> None:
        self.largest = largest
        """No number on a card is greater."""
        self.phrases = {phrase.name: phrase for phrase in phrases}
        self._kinds = {phrase: get_type_hints(phrase) for phrase in phrases}

    def read(self, text: str, among: tuple[type[P], ...]) -> P:
        """The phrase of a text. Raises BadPhrase."""
        name, *arguments = text.split() or [""]
        phrase = next((each for each in among if each.name == name), None)
        if phrase is None:
            raise BadPhrase(f"{name!r} is not among {', '.join(sorted(each.name for each in among))}")
        wanted = fields(phrase)
        if len(arguments) != len(wanted):
            form = " ".join((name, *(field.name.upper() for field in wanted)))
            raise BadPhrase(f"{text!r} should read {form!r}")
        values = {
            field.name: self._argument(self._kinds[phrase][field.name], argument)
            for field, argument in zip(wanted, arguments, strict=True)
        }
        return phrase(**values)

    def _argument(self, kind: type[int] | type[Enum] | type[Phrase], text: str) -> int | Enum | Phrase:
        if issubclass(kind, Enum):
            return one_of(kind, text)
        if issubclass(kind, Phrase):
            words = {each.name: each for each in self._kinds if issubclass(each, kind)}
            if text not in words:
                raise BadPhrase(f"{text!r} is not among {', '.join(words)}")
            return words[text]()
        if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= self.largest:
            raise BadPhrase(f"a number from 1 to {self.largest} was expected, not {text!r}")
        return int(text)


def one_of(kind: type[E], text: str) -> E:
    """The member of this name. Raises BadPhrase."""
    for each in kind:
        if each.value == text:
            return each
    raise BadPhrase(f"{text!r} is not among {', '.join(str(each.value) for each in kind)}")
