"""Which cards: selectors over sets of cards. A set is an integer, card number n is bit n.

A selector is a phrase that gives a set; `&`, `|` and `-` join selectors as they join sets, so "a standing Stark
character that you control" is three ANDs. It says itself as a noun with what stands before and behind it, in every case
that German has: messages of nouns get `form` (`one-acc`) and `amount` (`one`, `many`), those of adjectives `ending`,
those of clauses `gender` (`m`, `f`, `n`, `pl`). English needs less of it and leaves the rest unused. What stands behind
a noun has no verb in German ("unter deiner Kontrolle"): nobody here knows where a relative clause would end.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Final

from thronsaal.core.engine.phrase import DATIVE, NOMINATIVE, Phrase, joined, say
from thronsaal.core.words import Value, Word

MOST_KEPT: Final = 20_000


class _Apart(dict[int, tuple[int, ...]]):
    """The cards of sets that were asked for: the same are, again and again, so looking one up calls no Python code."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        if len(self) >= MOST_KEPT:
            self.clear()
        cards, left = [], mask
        while left:
            low = left & -left
            cards.append(low.bit_length() - 1)
            left ^= low
        found = self[mask] = tuple(cards)
        return found


cards_in: Final[Callable[[int], tuple[int, ...]]] = _Apart().__getitem__
"""The cards of a set, ascending."""


def set_of(*cards: int) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


BEFORE, BOUND, NOUN, BEHIND, WHOLE = "before", "bound", "noun", "behind", "whole"
"""Where a word stands: an adjective, a part of the noun (Lord-Charakter), the noun, a clause, or all by itself."""
ONE, MANY = "one", "many"
A, THE, THIS, EACH, NO, BARE = "a", "the", "this", "each", "no", "bare"
CARD_GENDER = "f"
"""Die Karte."""


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a noun phrase: what German must know of it to decline its words. Many of `EACH` are all of them."""

    case: str = NOMINATIVE
    number: str = ONE
    article: str = A
    gender: str = "m"

    @property
    def is_bare(self) -> bool:
        """Whether there is no article."""
        return self.article == BARE or (self.article == A and self.number == MANY)

    def values(self) -> dict[str, Value]:
        """Arguments for every word of the phrase."""
        return {
            "form": f"{self.number}-{self.case}",
            "amount": self.number,
            "gender": self._gender,
            "ending": Word("grammar-ending", self._declined()),
        }

    def article_word(self, vowel: bool) -> Word:
        """The article before a word that begins with a vowel's sound or not."""
        return Word("grammar-article", {**self._declined(), "sound": "vowel" if vowel else "consonant"})

    def _declined(self) -> dict[str, Value]:
        article = BARE if self.is_bare else self.article
        return {"article": article, "gender": self._gender, "form": f"{self._gender}-{self.case}"}

    @property
    def _gender(self) -> str:
        return self.gender if self.number == ONE else "pl"


@dataclass(frozen=True, slots=True)
class Selector(Phrase):
    """Some cards, seen from an ability: `scope` says whose it is and what it answers, as the game has it."""

    family = "cards"
    place: ClassVar[str] = BEHIND
    """Where it stands in a noun phrase."""

    @property
    def gender(self) -> str:
        """The gender of a noun, in German."""
        return CARD_GENDER

    @property
    def vowel(self) -> bool:
        """Whether it begins with the sound of a vowel, in English."""
        return False

    def said(self, case: str | None = None) -> Word:
        return self.formed(Form(case or NOMINATIVE))

    def formed(self, form: Form) -> Word:
        """The selector as a noun phrase of this form."""
        phrases = tuple(noun_phrase(parts, form) for parts in self.alternatives())
        return joined(phrases, "cards-also" if form.article in (EACH, NO) else "cards-either")

    def part(self, form: Form) -> Word:
        """What it adds to a noun phrase of this form."""
        values = {
            field.name: say(field.name, getattr(self, field.name), self.cases.get(field.name)) for field in fields(self)
        }
        return Word(f"{self.family}-{self.name}", {**values, **form.values()})

    @abstractmethod
    def mask(self, s: Any, scope: Any) -> int:
        """The cards that fit, now."""

    def alternatives(self) -> tuple[tuple[Selector, ...], ...]:
        """The noun phrases that are said with an `or` between them, each as its parts."""
        return ((self,),)

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

    def alternatives(self) -> tuple[tuple[Selector, ...], ...]:
        return tuple((*one, *other) for one in self.first.alternatives() for other in self.second.alternatives())


@dataclass(frozen=True, slots=True)
class Either(Selector):
    """Cards that are this or that."""

    name = "either"
    first: Selector
    second: Selector

    def mask(self, s: Any, scope: Any) -> int:
        return self.first.mask(s, scope) | self.second.mask(s, scope)

    def alternatives(self) -> tuple[tuple[Selector, ...], ...]:
        return (*self.first.alternatives(), *self.second.alternatives())


@dataclass(frozen=True, slots=True)
class Except(Selector):
    """Cards that are this, and not that."""

    name = "except"
    first: Selector
    second: Selector

    def mask(self, s: Any, scope: Any) -> int:
        found = self.first.mask(s, scope)
        return found and found & ~self.second.mask(s, scope)

    def alternatives(self) -> tuple[tuple[Selector, ...], ...]:
        return tuple((*parts, *_excluded(self.second, parts)) for parts in self.first.alternatives())


def _excluded(selector: Selector, host: tuple[Selector, ...]) -> Iterator[Selector]:
    """What the parts of a noun phrase get in addition when these cards are left out."""
    for parts in selector.alternatives():
        if len(parts) == 1 and parts[0].place == BEFORE:
            yield Not(parts[0])
        elif any(part.place in (NOUN, WHOLE) for part in parts):
            yield But(parts)
        else:
            yield But((*(part for part in host if part.place == NOUN), *parts))


@dataclass(frozen=True, slots=True)
class Not(Selector):
    """Part of a noun phrase: an adjective that does not hold."""

    name = "not"
    place = BEFORE
    quality: Selector

    def mask(self, s: Any, scope: Any) -> int:
        return ~self.quality.mask(s, scope)

    def part(self, form: Form) -> Word:
        return Word("cards-not", {"quality": self.quality.part(form)})


@dataclass(frozen=True, slots=True)
class But(Selector):
    """Part of a noun phrase: the cards that are left out."""

    name = "but"
    parts: tuple[Selector, ...]

    def mask(self, s: Any, scope: Any) -> int:
        found = -1
        for part in self.parts:
            found &= part.mask(s, scope)
        return ~found

    def part(self, form: Form) -> Word:
        number = MANY if form.article == EACH else form.number
        return Word("cards-except", {"cards": noun_phrase(self.parts, Form(DATIVE, number))})


@dataclass(frozen=True, slots=True)
class Told(Phrase):
    """Cards in a number and with an article of their own: "each character" and not "a character"."""

    name = "told"
    family = "cards"
    cards: Selector
    article: str = A
    number: str = ONE

    def said(self, case: str | None = None) -> Word:
        return self.cards.formed(Form(case or NOMINATIVE, self.number, self.article))

    def mask(self, s: Any, scope: Any) -> int:
        """The cards that fit, now."""
        return self.cards.mask(s, scope)


def each(cards: Selector) -> Told:
    """Every single one of these cards."""
    return Told(cards, EACH)


def all_of(cards: Selector) -> Told:
    """All of these cards."""
    return Told(cards, EACH, MANY)


def some(cards: Selector) -> Told:
    """Several of these cards, without an article: a number may stand before it."""
    return Told(cards, BARE, MANY)


def noun_phrase(parts: tuple[Selector, ...], form: Form) -> Word:
    """The parts in the order in which they are said: article, what stands before the noun, the noun, what is behind.

    Without a noun among them it is a card. Raises ValueError for parts that cannot be said together.
    """
    parts = tuple(dict.fromkeys(parts))
    at = {place: [part for part in parts if part.place == place] for place in (BEFORE, BOUND, NOUN, BEHIND, WHOLE)}
    if at[WHOLE] and len(parts) == 1:
        return parts[0].part(form)
    if at[WHOLE] or len(at[NOUN]) > 1:
        raise ValueError(f"cannot be said as one noun: {', '.join(part.name for part in parts)}")
    form = replace(form, gender=at[NOUN][0].gender if at[NOUN] else CARD_GENDER)
    said = at[NOUN][0].part(form) if at[NOUN] else Word("cards-card", form.values())
    for key, words in (("cards-bound", at[BOUND]), ("cards-before", at[BEFORE])):
        for part in reversed(words):
            said = Word(key, {"first": part.part(form), "second": said})
    for part in at[BEHIND]:
        said = Word("cards-behind", {"first": said, "second": part.part(form)})
    if form.is_bare:
        return said
    opening = [*at[BEFORE], *at[BOUND], *at[NOUN]]
    return Word("cards-noun", {"first": form.article_word(bool(opening) and opening[0].vowel), "second": said})
