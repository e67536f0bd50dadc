"""Which cards: selectors over sets of cards. A set is an integer, card number n is bit n.

A selector is a phrase that gives a set; `&`, `|` and `-` join selectors as they join sets, so "a standing Stark
character that you control" is three ANDs. It says itself as a noun with what stands before and behind it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar

from thronsaal.core.engine.phrase import NOMINATIVE, Phrase, say
from thronsaal.core.words import Value, Word


def cards_in(mask: int) -> Iterator[int]:
    """The cards of a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def set_of(*cards: int) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


BEFORE, NOUN, BEHIND = "before", "noun", "behind"
ONE, MANY = "one", "many"
A, THE, EACH, BARE = "a", "the", "each", "bare"


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a noun phrase: what German must know of it to decline its words."""

    case: str = NOMINATIVE
    number: str = ONE
    article: str = A
    gender: str = "m"

    def values(self) -> dict[str, Value]:
        """Arguments for every word of the phrase: `form` (such as `one-acc`) for nouns, `ending` for adjectives."""
        return {"form": f"{self.number}-{self.case}", "ending": Word("grammar-ending", {"form": self._key()})}

    def article_word(self) -> Word:
        """The article."""
        return Word("grammar-article", {"form": self._key()})

    def _key(self) -> str:
        return f"{self.article}-{self.gender if self.number == ONE else 'pl'}-{self.case}"


@dataclass(frozen=True, slots=True)
class Selector(Phrase):
    """Some cards, seen from an ability: `scope` says whose it is and what it answers, as the game has it."""

    family = "cards"
    place: ClassVar[str] = BEHIND
    """Where it stands in a noun phrase: an adjective before the noun, the noun, or a clause behind it."""
    gender: ClassVar[str] = "f"
    """The gender of a noun, in German."""

    def said(self, case: str | None = None) -> Word:
        return self.formed(Form(case or NOMINATIVE))

    def formed(self, form: Form) -> Word:
        """The selector as a noun phrase of this form."""
        return noun_phrase(self.parts(), form)

    def part(self, form: Form) -> Word:
        """What it adds to a noun phrase of this form."""
        values = {field.name: say(field.name, getattr(self, field.name)) for field in fields(self)}
        return Word(f"{self.family}-{self.name}", {**values, **form.values()})

    @abstractmethod
    def mask(self, s: Any, scope: Any) -> int:
        """The cards that fit, now."""

    def parts(self) -> tuple[Selector, ...]:
        """What a noun phrase is made of."""
        return (self,)

    def __and__(self, other: Selector) -> Both:
        return Both(self, other)

    def __or__(self, other: Selector) -> Either:
        return Either(self, other)

    def __sub__(self, other: Selector) -> Except:
        return Except(self, other)


@dataclass(frozen=True, slots=True)
class Both(Selector):
    """Cards that are this and that."""

    name = "both"
    first: Selector
    second: Selector

    def mask(self, s: Any, scope: Any) -> int:
        found = self.first.mask(s, scope)
        return found and found & self.second.mask(s, scope)

    def parts(self) -> tuple[Selector, ...]:
        return (*self.first.parts(), *self.second.parts())


@dataclass(frozen=True, slots=True)
class Either(Selector):
    """Cards that are this or that."""

    name = "either"
    first: Selector
    second: Selector

    def mask(self, s: Any, scope: Any) -> int:
        return self.first.mask(s, scope) | self.second.mask(s, scope)

    def formed(self, form: Form) -> Word:
        return Word("cards-either", {"first": self.first.formed(form), "second": self.second.formed(form)})


@dataclass(frozen=True, slots=True)
class Except(Selector):
    """Cards that are this, and not that."""

    name = "except"
    first: Selector
    second: Selector

    def mask(self, s: Any, scope: Any) -> int:
        found = self.first.mask(s, scope)
        return found and found & ~self.second.mask(s, scope)

    def formed(self, form: Form) -> Word:
        return Word("cards-except", {"first": self.first.formed(form), "second": self.second.formed(form)})


def noun_phrase(parts: tuple[Selector, ...], form: Form) -> Word:
    """The parts in the order in which they are said: article, what stands before the noun, the noun, what is behind.

    Without a noun among them it is a card.
    """
    nouns = [part for part in parts if part.place == NOUN]
    form = replace(form, gender=nouns[0].gender if nouns else Selector.gender)
    said = nouns[0].part(form) if nouns else Word("cards-card", form.values())
    for each in reversed([part for part in parts if part.place == BEFORE]):
        said = Word("cards-before", {"first": each.part(form), "second": said})
    for each in (part for part in parts if part.place == BEHIND):
        said = Word("cards-behind", {"first": said, "second": each.part(form)})
    return said if form.article == BARE else Word("cards-noun", {"article": form.article_word(), "noun": said})
