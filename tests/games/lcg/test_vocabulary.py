"""Each word of the vocabulary has its messages in German and English, and can be said in every form."""

from __future__ import annotations

import inspect
import itertools
import re
import types
import typing
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from games.lcg.saying import WORDS, both, flaws_of
from thronsaal.core.engine import select
from thronsaal.core.text import LANGUAGES, house_texts
from thronsaal.games.lcg import words
from thronsaal.games.lcg.material import House, Keyword, Zone
from thronsaal.games.lcg.words import choosing, conditions, costs, effects, modifiers, speech, triggers
from thronsaal.games.lcg.words import selectors as w
from thronsaal.games.lcg.words.conditions import Condition, Count, Not, There, X
from thronsaal.games.lcg.words.costs import KNEEL_SELF, Influence
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.decrees import Late
from thronsaal.games.lcg.words.edicts import Discount
from thronsaal.games.lcg.words.effects import Effect, Grant, Ordain, kill
from thronsaal.games.lcg.words.measures import Carrying
from thronsaal.games.lcg.words.modifiers import CannotAttack, CardModifier, Modifier, Strength
from thronsaal.games.lcg.words.pointing import BEARER, IT, SELF, Named
from thronsaal.games.lcg.words.seats import CHOSEN, EVERYBODY, YOU, YOU_AND_CHOSEN, PlayersOf, Seats, You
from thronsaal.games.lcg.words.selectors import CHARACTER, LORD, STARK, YOURS
from thronsaal.games.lcg.words.speech import (
    AIM,
    DONE,
    DUE,
    FAILS,
    HOLDS,
    SAY,
    SO,
    Amount,
    Noun,
    Speech,
    Spoken,
    spoken,
)
from thronsaal.games.lcg.words.triggers import Lost, Trigger, Won

MODULES = tuple(
    import_module(f"{words.__name__}.{found.name}")
    for found in iter_modules(words.__path__)
    if found.name != "speech"  # how words are put into sentences, no words itself
)
TOLD_BY_OTHERS = {Not, Grant, Ordain, Late}
"""Words that leave it to what is in them to say it."""
UNSAID = {
    ("cards-named", "code"),  # it chooses the title
    ("gives-cheaper-out", "once"),
    ("after-named-plot-revealed", "face"),
    ("effect-spare", "own"),
    ("number-tokens", "times"),
    ("number-count-veiled", "times"),
}
"""Fields that a text needs not name, because others say it."""


def vocabulary() -> list[type[Spoken] | type[Noun]]:
    found: list[type[Spoken] | type[Noun]] = []
    for module in MODULES:
        for kind in vars(module).values():
            if not inspect.isclass(kind) or not issubclass(kind, Spoken | Noun) or kind.__module__ != module.__name__:
                continue
            if "name" in vars(kind) and not inspect.isabstract(kind):
                found.append(kind)
    return found


VOCABULARY = vocabulary()


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Each message of the game and of the house."""
    sources = house_texts().sources[language] + "\n" + WORDS.sources[language]
    parsed = FluentParser(with_spans=False).parse(sources).body
    return {entry.id.name: entry for entry in parsed if isinstance(entry, ast.Message)}


def asked_for(language: str, key: str) -> set[str]:
    """The values that a message asks for, itself or through others that it names."""
    found: set[str] = set()
    seen = {key}
    waiting: list[Any] = [messages(language)[key]]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference) and node.id.name not in seen:
            seen.add(node.id.name)
            waiting.append(messages(language)[node.id.name])
        elif isinstance(node, list):
            waiting += node
        elif isinstance(node, ast.BaseNode):
            waiting += vars(node).values()
    return found


def test_the_vocabulary_is_found():
    assert len(VOCABULARY) > 150
    assert {Draw, Won, Strength, Influence, There, w.Characters, You, choosing.Pick} <= set(VOCABULARY)


def test_no_two_words_share_a_message():
    keys = [f"{kind.family}-{kind.name}" for kind in VOCABULARY]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", [each for each in VOCABULARY if each not in TOLD_BY_OTHERS], ids=lambda kind: kind.__name__
)
def test_every_word_has_its_message(kind: type[Spoken], language: str):
    key = f"{kind.family}-{kind.name}"
    assert key in messages(language)
    wanted = {field.name for field in fields(kind) if (key, field.name) not in UNSAID}
    assert wanted <= asked_for(language, key)


# Each word can be said with whatever it may hold, in whatever form: words are made up from the types of their fields.

NAMED_VALUES: dict[Any, tuple[Any, ...]] = {
    "role": ("any", "attacker", "defender", "both"),
    "by": ("anybody", "you", "opponent"),
    "until": ("phase", "round", "challenge", "trigger"),
    "title": ("Robb Stark", "Raff the Sweetling"),
    "code": ("", "13087"),
    "trait": ("Lord", "House Tully", "Weapon"),
    "how": ("renown", "unopposed", "dominance", ""),
    "but": ("", "Grand Maester Pycelle"),
    "area": ("all", "you", "opponents", "chosen", "loser"),
    ("gives-toll", "what"): ("challenge", "event", "bearer"),
    ("number-tokens", "what"): ("power", "gold"),
    ("when-itself", "which"): (w.STANDING, w.HAS_POWER, CHARACTER & LORD, w.ATTACKING | w.KNEELING, w.CARD - w.UNIQUE),
    ("when-chosen-is", "which"): (w.STANDING, CHARACTER & LORD, w.CARD - w.UNIQUE),
    ("when-bearer-is", "which"): (w.DEFENDING, Named("Arya Stark"), Carrying(w.ATTACHMENT), w.WAR - w.PARTICIPATING),
    ("after-event-played", "which"): (w.CARD, w.WithTrait("Small Council")),
    ("effect-grant-one", "gifts"): ((Strength(1), CannotAttack()),),
    ("gives-hatches", "of"): (Named("Robb Stark"),),
    ("cost-kneel-yours", "which"): (CHARACTER & STARK, w.CARD),
    ("cost-give-up", "which"): (CHARACTER & STARK, w.CARD),
    ("gives-gratis", "which"): (CHARACTER & STARK, w.CARD, w.EVENT),
}
SAMPLES: dict[Any, tuple[Any, ...]] = {
    bool: (False, True),
    int: (1, 0, 2),
    select.Selector: (CHARACTER & STARK & YOURS, SELF, IT, BEARER, w.CARD, Named("Robb Stark") | SELF, w.ATTACHMENT),
    Seats: (YOU, CHOSEN, YOU_AND_CHOSEN, EVERYBODY, PlayersOf(House.STARK)),
    Condition: (conditions.Opponents(2), Not(There(LORD & YOURS))),
    Amount: (Count(CHARACTER & LORD), X()),
    Effect: (Draw(2), kill()),
    CardModifier: (Strength(1), CannotAttack()),
    Modifier: (Discount(CHARACTER & STARK, 2),),
    Trigger: (Won(), Lost()),
    costs.Cost: (Influence(1), KNEEL_SELF),
}


def samples(key: str, name: str, hint: Any) -> tuple[Any, ...]:
    """What a field may hold."""
    if (key, name) in NAMED_VALUES or hint is str:
        return NAMED_VALUES[(key, name) if (key, name) in NAMED_VALUES else name]
    if isinstance(hint, types.UnionType):
        return tuple(each for part in typing.get_args(hint) for each in samples(key, name, part))
    if hint is types.NoneType:
        return (None,)
    if typing.get_origin(hint) is tuple:
        among = (Keyword.STEALTH, Keyword.RENOWN) if name == "keywords" else tuple(typing.get_args(hint)[0])
        return (*(() if name in ("keywords", "crests", "how", "entry") else ((),)), among[:1], among[:2])
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    for kind, found in SAMPLES.items():
        if isinstance(hint, type) and (hint is kind or (kind not in (bool, int) and issubclass(hint, kind))):
            return found
    raise AssertionError(f"{key}: no samples of {name}: {hint}")


ZONES = (Zone.HAND, Zone.DEAD, Zone.DISCARD)


def examples(kind: type[Any]) -> Iterator[Any]:
    """The word with the first sample of every field, and with each other sample in turn."""
    hints = typing.get_type_hints(kind, localns={**vars(triggers), **vars(effects), **vars(costs)})
    held = {
        field.name: [
            each
            for each in samples(f"{kind.family}-{kind.name}", field.name, hints[field.name])
            if not isinstance(each, Zone) or each in ZONES or field.name == "to"
        ]
        for field in fields(kind)
    }
    first = kind(**{name: values[0] for name, values in held.items()})
    yield first
    for name, values in held.items():
        yield from (replace(first, **{name: value}) for value in values[1:])


def forms_of(kind: type[Spoken]) -> tuple[str, ...]:
    """The forms in which a word may be asked for."""
    if issubclass(kind, Trigger):
        return DONE, DUE
    if issubclass(kind, Condition):
        return HOLDS, FAILS
    if issubclass(kind, Effect | modifiers.Rule):
        return SAY, SO, AIM
    if issubclass(kind, Seats):
        return "nom", "gen", "dat", "acc"
    return (SAY,)


SPEECHES = (Speech(), Speech(card=Named("Robb Stark"), it=speech.Pronoun("m"), about=speech.Pronoun("f")))


@pytest.mark.parametrize(
    "kind", [each for each in VOCABULARY if issubclass(each, Spoken)], ids=lambda kind: f"{kind.family}-{kind.name}"
)
def test_every_word_can_be_said_in_every_form(kind: type[Spoken]):
    for word, form, about in itertools.product(examples(kind), forms_of(kind), SPEECHES):
        for said in both(word.told(about, form)):
            assert said, (word, form)
            assert not flaws_of(re.sub(r",$", "", said)), said
    assert all(both(example.word) for example in examples(kind))


@pytest.mark.parametrize(
    "kind", [each for each in VOCABULARY if issubclass(each, Noun)], ids=lambda kind: f"{kind.family}-{kind.name}"
)
def test_every_noun_declines(kind: type[Noun]):
    articles = (select.A, select.THE, select.EACH, select.NO, select.BARE)
    for noun in examples(kind):
        phrase = noun if noun.place in (select.NOUN, select.WHOLE) else CHARACTER & noun
        for case, number, article in itertools.product(("nom", "gen", "dat", "acc"), ("one", "many"), articles):
            for said in both(spoken(phrase, Speech()).formed(select.Form(case, number, article))):
                assert not flaws_of(said), said
