"""Phrases are frozen words that say themselves, in the case that whoever uses them needs."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from enum import Enum
from types import MappingProxyType

import pytest

from thronsaal.core.engine.phrase import (
    ACCUSATIVE,
    DATIVE,
    NOMINATIVE,
    BadPhrase,
    Phrase,
    Vocabulary,
    joined,
    one_of,
    say,
)
from thronsaal.core.text import Texts, Voice
from thronsaal.core.words import Word


class Whom(Enum):
    YOU = "you"
    RIVAL = "rival"


@dataclass(frozen=True, slots=True)
class Draw(Phrase):
    name = "draw"
    n: int


@dataclass(frozen=True, slots=True)
class Give(Phrase):
    name = "give"
    cases = MappingProxyType({"whom": DATIVE})
    n: int
    whom: Whom


@dataclass(frozen=True, slots=True)
class Gets(Phrase):
    name = "gets"
    cases = MappingProxyType({"whom": NOMINATIVE})
    whom: Whom
    n: int


@dataclass(frozen=True, slots=True)
class Gold(Phrase):
    name = "gold"
    family = "cost"
    n: int


@dataclass(frozen=True, slots=True)
class Pay(Phrase):
    name = "pay"
    cases = MappingProxyType({"what": ACCUSATIVE})
    what: Phrase
    also: tuple[Phrase, ...] = ()


TEXTS = Texts(
    {
        "de": """
effect-draw = ziehe { $n }
effect-give = gib { $whom } { $n }
effect-gets = { $whom } bekommt { $n }
effect-pay = zahle { $what } und { $also }
cost-gold = { $n } { $case ->
    [acc] Goldenen
   *[other] Gold
}
whom-you = { $case ->
    [dat] dir
   *[nom] du
}
whom-rival = { $case ->
    [dat] deinem Rivalen
   *[nom] dein Rivale
}
and = { $first } und { $second }
""",
        "en": """
effect-draw = draw { $n }
effect-give = give { $whom } { $n }
effect-gets = { $whom } gets { $n }
effect-pay = pay { $what } and { $also }
cost-gold = { $n } gold
whom-you = you
whom-rival = your rival
and = { $first } and { $second }
""",
    }
)
GERMAN, ENGLISH = Voice("de", TEXTS), Voice("en", TEXTS)


def test_a_phrase_says_its_fields():
    assert Draw(2).word == Word("effect-draw", {"n": 2})
    assert Gold(2).word == Word("cost-gold", {"n": 2})
    assert (GERMAN.say(Draw(2).word), ENGLISH.say(Draw(2).word)) == ("ziehe 2", "draw 2")


@pytest.mark.parametrize(
    ("phrase", "german", "english"),
    [
        (Give(1, Whom.RIVAL), "gib deinem Rivalen 1", "give your rival 1"),
        (Give(1, Whom.YOU), "gib dir 1", "give you 1"),
        (Gets(Whom.RIVAL, 1), "dein Rivale bekommt 1", "your rival gets 1"),
        (
            Pay(Gold(3), (Draw(1), Draw(2))),
            "zahle 3 Goldenen und ziehe 1 und ziehe 2",
            "pay 3 gold and draw 1 and draw 2",
        ),
    ],
)
def test_what_nests_is_said_in_the_case_that_is_needed(phrase: Phrase, german: str, english: str):
    assert GERMAN.say(phrase.word) == german
    assert ENGLISH.say(phrase.word) == english


def test_only_what_declines_gets_a_case():
    assert say("whom", Whom.YOU) == Word("whom-you")
    assert say("whom", Whom.YOU, NOMINATIVE) == Word("whom-you", {"case": "nom"})
    assert say("n", 3, DATIVE) == 3
    assert say("each", (1, Whom.YOU), DATIVE) == (1, Word("each-you", {"case": "dat"}))
    assert Gold(1).said(ACCUSATIVE) == Word("cost-gold", {"n": 1, "case": "acc"})


def test_phrases_are_frozen_and_equal_by_what_they_hold():
    assert Give(1, Whom.YOU) == Give(1, Whom.YOU) != Give(2, Whom.YOU)
    assert len({Draw(1), Draw(1), Draw(2)}) == 2
    with pytest.raises(FrozenInstanceError):
        Draw(1).n = 2  # type: ignore[misc]


def test_words_are_joined_two_by_two():
    words = tuple(Draw(n).word for n in (1, 2, 3))
    assert GERMAN.say(joined(words)) == "ziehe 1 und ziehe 2 und ziehe 3"
    assert joined(words[:1]) == words[0]


VOCABULARY = Vocabulary(Draw, Give, Gold, largest=20)
EFFECTS = (Draw, Give)


@pytest.mark.parametrize("phrase", [Draw(2), Give(20, Whom.RIVAL)])
def test_a_phrase_is_written_and_read_back(phrase: Phrase):
    assert VOCABULARY.read(str(phrase), EFFECTS) == phrase


def test_a_phrase_as_files_write_it():
    assert str(Give(2, Whom.RIVAL)) == "give 2 rival"
    assert VOCABULARY.read("  draw   7 ", EFFECTS) == Draw(7)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "'' is not among draw, give"),
        ("kill 2", "'kill' is not among draw, give"),
        ("gold 2", "'gold' is not among draw, give"),
        ("draw", "'draw' should read 'draw N'"),
        ("give 2", "'give 2' should read 'give N WHOM'"),
        ("draw 2 3", "'draw 2 3' should read 'draw N'"),
        ("draw two", "a number from 1 to 20 was expected, not 'two'"),
        ("draw 0", "a number from 1 to 20 was expected, not '0'"),
        ("draw 21", "a number from 1 to 20 was expected, not '21'"),
        ("draw -1", "a number from 1 to 20 was expected, not '-1'"),
        ("draw ²", "a number from 1 to 20 was expected, not '²'"),
        ("give 1 me", "'me' is not among you, rival"),
    ],
)
def test_a_text_that_is_no_phrase_says_what_would_be(text: str, says: str):
    with pytest.raises(BadPhrase) as error:
        VOCABULARY.read(text, EFFECTS)
    assert str(error.value) == says


def test_a_member_by_its_name():
    assert one_of(Whom, "rival") is Whom.RIVAL
