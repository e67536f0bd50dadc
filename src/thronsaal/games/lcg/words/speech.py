"""How the words of card texts are said: of which card, in which form, in which order.

Every word becomes the message `<family>-<name>`, whose values are its fields and `form`:

    effects, rules    `say` begins a sentence, `so` follows something (German puts the verb first then), `aim` says what
                      a cost is paid for
    triggers          `done` has happened, `due` is about to
    conditions        `yes`, or `no` where they must not hold
    seats, numbers    a case; modifiers of cards: nothing
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from types import MappingProxyType
from typing import Any, ClassVar

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import ACCUSATIVE, DATIVE, NOMINATIVE, Phrase
from thronsaal.core.engine.select import (
    BARE,
    BEFORE,
    BEHIND,
    BOUND,
    CARD_GENDER,
    EACH,
    MANY,
    NO,
    NOUN,
    ONE,
    WHOLE,
    Form,
)
from thronsaal.core.words import Value, Word

SAY, SO, AIM = "say", "so", "aim"
DONE, DUE = "done", "due"
HOLDS, FAILS = "yes", "no"
SAME = "same"
"""The form of a field that is the form of the whole."""
NOTHING = "none"
"""How a field without a value is said, for messages to choose by."""

ALL, ALL_OF_THEM, SOME = Form(NOMINATIVE, MANY, EACH), Form(ACCUSATIVE, MANY, EACH), Form(ACCUSATIVE, MANY, BARE)
"""All characters; (kill) all characters; (choose 2) characters."""
A_CARD, TO_A_CARD, NO_CARD = Form(ACCUSATIVE), Form(DATIVE), Form(NOMINATIVE, ONE, NO)


def in_form(**forms: Form | str) -> Mapping[str, Form | str]:
    """The forms of fields, by name: noun phrases have a `Form`, everything else what its kind has."""
    return MappingProxyType(forms)


def naming(**cards: tuple[select.Selector, Form]) -> Mapping[str, tuple[select.Selector, Form]]:
    """Cards that a message names, by the name of the value: which, and in which form."""
    return MappingProxyType(cards)


@dataclass(frozen=True, slots=True)
class Speech:
    """What a text speaks of; None where that is not known."""

    card: select.Selector | None = None
    """What is said for the card itself."""
    it: select.Selector | None = None
    """What is said for the card that was chosen."""
    about: select.Selector | None = None
    """What is said for the card that what is answered was about."""
    person: str = "you"
    """Who is meant by "your"."""


UNKNOWN = Speech()


@dataclass(frozen=True, slots=True)
class Spoken(Phrase):
    """A word of card texts."""

    forms: ClassVar[Mapping[str, Form | str]] = in_form()
    """The form in which a field is said."""
    implied: ClassVar[Mapping[str, tuple[select.Selector, Form]]] = naming()
    """Cards that the message names although no field does."""
    raw: ClassVar[frozenset[str]] = frozenset()
    """Fields that messages choose by, and do not say."""
    every: ClassVar[frozenset[str]] = frozenset()
    """Fields of which all values are meant, not one or the other."""
    again: ClassVar[Mapping[str, tuple[str, Form]]] = MappingProxyType({})
    """Fields that are said a second time, under another name and in another form."""

    def said(self, case: str | None = None) -> Word:
        return self.told(UNKNOWN, case or SAY)

    def told(self, speech: Speech, form: str = SAY, **more: Value) -> Word:
        """The word in a form, to be said in the reader's language."""
        return Word(self.key, {**self.values(speech, form), **more})

    @property
    def key(self) -> str:
        """The message that says it; another one if it is so much for each of something."""
        counts = (getattr(self, field.name) for field in fields(self))
        each = any(isinstance(value, Amount) and value.per for value in counts)
        return f"{self.family}-{self.name}{'-per' if each else ''}"

    def values(self, speech: Speech, form: str) -> dict[str, Value]:
        """What its message gets."""
        values: dict[str, Value] = {"form": form}
        for field in fields(self):
            shape = self.forms.get(field.name, NOTHING)
            value = getattr(self, field.name)
            shape = form if shape == SAME else shape
            join = "and" if field.name in self.every else "or"
            told = tell(field.name, value, speech, shape, field.name in self.raw, join)
            values = {**told, **values}  # verbs agree with what comes first
        for name, (of, other) in self.again.items():
            values[name] = spoken(getattr(self, of), speech).formed(other)
        for name, (which, other) in self.implied.items():
            values[name] = spoken(which, speech).formed(other)
        return values


def tell(
    name: str, value: Any, speech: Speech, form: Form | str = NOTHING, raw: bool = False, join: str = "or"
) -> dict[str, Value]:
    """What a message gets of a field: its value, and what others must agree with."""
    if value is None or value in ("", ()):
        return {name: NOTHING}
    if isinstance(value, bool):
        return {name: HOLDS if value else FAILS}
    if isinstance(value, select.Told):
        case = form.case if isinstance(form, Form) else NOMINATIVE
        return tell(name, value.cards, speech, Form(case, value.number, value.article))
    if isinstance(value, select.Selector):
        which, shape = spoken(value, speech), form if isinstance(form, Form) else Form()
        return {name: which.formed(shape), "amount": amount_of(which, shape), "gender": gender_of(which)}
    if isinstance(value, Amount):
        return {name: value.each, "per": value.told(speech)} if value.per else {name: value.told(speech)}
    if isinstance(value, Spoken):
        said: dict[str, Value] = {name: value.told(speech, SAY if form == NOTHING else str(form))}
        return {**said, **({"person": value.person} if isinstance(value, Person) else {})}
    if isinstance(value, tuple) and raw:
        return {name: "-".join(each.value for each in value)}
    if isinstance(value, tuple):
        return {name: listed([tell(name, each, speech, form)[name] for each in value], join)}
    if isinstance(value, Enum):
        return {name: value.value if raw else Word(f"{_kind(name, value)}-{value.value}", {"form": _plain(form)})}
    assert isinstance(value, int | str)
    return {name: trait_word(str(value), _plain(form)) if name == "trait" else value}


def _kind(name: str, value: Enum) -> str:
    """The messages of an enumeration; a challenge of a type and a phase in a sentence are said in their own way."""
    if name == "types":
        return "contest"
    return "in-phase" if name == "phase" else type(value).__name__.lower()


def _plain(form: Form | str) -> str:
    return form if isinstance(form, str) else form.case


def trait_word(trait: str, form: str = NOTHING) -> Word:
    """A trait, in the reader's language; `bound` as part of a noun."""
    slug = trait.lower().replace("'", "").replace(" ", "-")
    return Word(f"trait-{slug}", {"form": form})


def listed(words: Iterable[Value], last: str) -> Value:
    """First, second and third; `last` is the message that joins the last two."""
    said, *rest = words
    for at, word in enumerate(rest, 1):
        comma = "comma-bound" if last == "or-bound" else "comma"
        said = Word(last if at == len(rest) else comma, {"first": said, "second": word})
    return said


@dataclass(frozen=True, slots=True)
class Person(Spoken):
    """Somebody who does something: verbs agree with `person`, which is `you`, `one` or `both`."""

    person: ClassVar[str] = "one"
    is_single: ClassVar[bool] = True
    """One and the same, not each of several."""


@dataclass(frozen=True, slots=True)
class Amount(Spoken):
    """A number that is not printed: so much for each of something, unless it is the X that was paid."""

    per: ClassVar[bool] = True

    @property
    def each(self) -> int:
        """So much for each of them."""
        return 1


# Noun phrases.


@dataclass(frozen=True, slots=True)
class Noun(select.Selector):
    """A part of a noun phrase in card texts."""

    forms: ClassVar[Mapping[str, Form | str]] = in_form()
    """The form in which a field is said."""
    means: ClassVar[str] = ""
    """What of a speech it stands for: `card`, `it` or `about`."""
    is_near: ClassVar[bool] = False
    """Stands next to the noun, before other clauses."""
    is_several: ClassVar[bool] = False
    """Several cards, though it stands for itself."""
    is_name: ClassVar[bool] = False
    """Said again, where of other things one says he, she or it."""

    def said(self, case: str | None = None) -> Word:
        return spoken(self, UNKNOWN).formed(Form(case or NOMINATIVE))

    def part(self, form: Form) -> Word:
        values: dict[str, Value] = {}
        for field in fields(self):
            values |= tell(field.name, getattr(self, field.name), UNKNOWN, self.forms.get(field.name, NOTHING))
        return Word(f"{self.family}-{self.name}", {**values, **form.values()})

    def predicate(self, form: str) -> Word:
        """That a card is such a card, or is not: "is standing"."""
        return Word(f"is-{self.name}", {**self.part(Form()).values, "form": form})

    def of(self, speech: Speech) -> select.Selector:
        """What is said for it."""
        meant: select.Selector | None = getattr(speech, self.means) if self.means else None
        return meant or self


@dataclass(frozen=True, slots=True)
class Said(Noun):
    """A noun phrase, or a part of one, that is only ever said."""

    def mask(self, s: Any, scope: Any) -> int:
        raise TypeError(f"{self.name} is only said")


@dataclass(frozen=True, slots=True)
class Pronoun(Said):
    """He, she or it, by the gender of what was named before."""

    name = "pronoun"
    place = WHOLE
    like: str

    @property
    def gender(self) -> str:
        return self.like

    def part(self, form: Form) -> Word:
        return Word("cards-pronoun", {**form.values(), "gender": self.like})


@dataclass(frozen=True, slots=True)
class SoPicked(Said):
    """Each card that somebody picked."""

    name = "so-picked"
    place = WHOLE


@dataclass(frozen=True, slots=True)
class Theirs(Said):
    """Controlled by whoever is spoken of."""

    name = "theirs"
    is_near = True


@dataclass(frozen=True, slots=True)
class NotTheirs(Said):
    """Not controlled by whoever is spoken of."""

    name = "not-theirs"
    is_near = True


@dataclass(frozen=True, slots=True)
class Next(Said):
    """The next such card."""

    name = "next"
    place = BEFORE


@dataclass(frozen=True, slots=True)
class Lacking(Said):
    """Without something: `with-icon` is `without-icon` then."""

    name = "lacking"
    what: Noun

    def part(self, form: Form) -> Word:
        said = self.what.part(form)
        return Word(said.key.replace("-with-", "-without-"), said.values)


@dataclass(frozen=True, slots=True)
class Other(Said):
    """Not of a house or with a trait, as part of the noun."""

    name = "not-bound"
    place = BOUND
    what: Noun

    def part(self, form: Form) -> Word:
        return Word("cards-not-bound", {"what": self.what.part(form)})


@dataclass(frozen=True, slots=True)
class OneOf(Said):
    """One or the other of words that stand in the same place."""

    name = "one-of"
    among: tuple[Noun, ...]

    @property
    def vowel(self) -> bool:
        return self.among[0].vowel

    def part(self, form: Form) -> Word:
        said = [each.part(form) for each in self.among]
        join = "or-bound" if self.place == BOUND else "or"
        names = [field.name for field in fields(self.among[0])]
        if len({each.key for each in said}) == len(names) == 1:
            (name,) = names  # with stealth or renown
            return Word(said[0].key, {**said[0].values, name: listed([each.values[name] for each in said], join)})
        together = listed(said, join)  # attacking or defending
        assert isinstance(together, Word)
        return together


@dataclass(frozen=True, slots=True)
class OneBefore(OneOf):
    """Attacking or defending."""

    place = BEFORE


@dataclass(frozen=True, slots=True)
class OneBound(OneOf):
    """Stark or Baratheon."""

    place = BOUND


_ONE_OF = {BEFORE: OneBefore, BOUND: OneBound, BEHIND: OneOf}


def spoken(which: select.Selector, speech: Speech) -> select.Selector:
    """The cards as they are said: by name, by pronoun, and with what they lack."""
    match which:
        case select.Both(first, second):
            parts = [*parts_of(spoken(first, speech)), *parts_of(spoken(second, speech))]
            return joined_again(sorted(parts, key=lambda part: not (isinstance(part, Noun) and part.is_near)))
        case select.Either():
            return _either([spoken(each, speech) for each in _flat(which)])
        case select.Except(first, second):
            return _except(spoken(first, speech), spoken(second, speech))
        case Noun():
            changed = {
                field.name: spoken(value, speech)
                for field in fields(which)
                if isinstance(value := getattr(which, field.name), select.Selector)
            }
            return (replace(which, **changed) if changed else which).of(speech)
    return which


def _flat(which: select.Selector) -> list[select.Selector]:
    return [*_flat(which.first), *_flat(which.second)] if isinstance(which, select.Either) else [which]


def _either(among: list[select.Selector]) -> select.Selector:
    place = among[0].place
    nouns = tuple(each for each in among if isinstance(each, Noun) and each.place == place)
    if place in _ONE_OF and len(nouns) == len(among):
        return _ONE_OF[place](nouns)
    said = among[0]
    for each in among[1:]:
        said = select.Either(said, each)
    return said


def _except(first: select.Selector, second: select.Selector) -> select.Selector:
    if isinstance(second, Noun) and second.place == BOUND:
        return select.Both(first, Other(second))
    if isinstance(second, Noun) and second.part(Form()).key.startswith("cards-with-"):
        return select.Both(first, Lacking(second))
    return select.Except(first, second)


def parts_of(which: select.Selector) -> list[select.Selector]:
    """What is joined by AND in a selector."""
    return [*parts_of(which.first), *parts_of(which.second)] if isinstance(which, select.Both) else [which]


def joined_again(parts: Iterable[select.Selector]) -> select.Selector:
    """The selector of these parts."""
    said, *rest = parts
    for each in rest:
        said = select.Both(said, each)
    return said


def amount_of(which: select.Selector, form: Form) -> str:
    """Whether a verb with this subject stands in the singular or in the plural."""
    if isinstance(which, Noun) and which.is_several:
        return MANY
    return ONE if all(len(parts) == 1 and parts[0].place == WHOLE for parts in which.alternatives()) else form.number


def gender_of(which: select.Selector) -> str:
    """The gender of a noun phrase, in German."""
    return next((part.gender for part in which.alternatives()[0] if part.place in (NOUN, WHOLE)), CARD_GENDER)


def pronoun(which: select.Selector) -> select.Selector:
    """What is said when the cards are spoken of again."""
    return which if isinstance(which, Noun) and which.is_name else Pronoun(gender_of(which))


def predicate(which: select.Selector, form: str = HOLDS) -> Value:
    """That a card is such a card: a noun phrase turned into a verb."""
    return listed(_predicates(which, form), "and")


def _predicates(which: select.Selector, form: str) -> list[Value]:
    said: list[Value] = []
    for part in parts_of(which):
        if isinstance(part, select.Except):
            said += [*_predicates(part.first, form), *_predicates(part.second, FAILS if form == HOLDS else HOLDS)]
        elif isinstance(part, select.Either):
            said.append(listed([predicate(each, form) for each in _flat(part)], "or"))
        elif part.name != "card":  # every card is one
            assert isinstance(part, Noun)
            said.append(part.predicate(form))
    return said
