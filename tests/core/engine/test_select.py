"""Selectors join like sets and say themselves as nouns, in German in all four cases."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

import pytest

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import ACCUSATIVE, DATIVE, GENITIVE, NOMINATIVE, Phrase
from thronsaal.core.engine.select import (
    BARE,
    BEFORE,
    BOUND,
    EACH,
    MANY,
    NO,
    NOUN,
    ONE,
    THE,
    THIS,
    WHOLE,
    A,
    Form,
    Selector,
    all_of,
    cards_in,
    each,
    set_of,
    some,
)
from thronsaal.core.text import Texts, Voice, house_texts

TEXTS = Texts(
    {
        "de": """
cards-character = { $form ->
    [one-gen] Charakters
    [many-nom] Charaktere
    [many-gen] Charaktere
    [many-dat] Charakteren
    [many-acc] Charaktere
   *[other] Charakter
}
cards-event = { $form ->
    [one-gen] Ereignisses
    [many-nom] Ereignisse
    [many-gen] Ereignisse
    [many-dat] Ereignissen
    [many-acc] Ereignisse
   *[other] Ereignis
}
cards-standing = stehend{ $ending }
cards-unique = einzigartig{ $ending }
cards-lord = Lord
cards-yours = unter deiner Kontrolle
cards-chosen = { $gender ->
    [m] seiner Wahl
    [n] seiner Wahl
   *[other] ihrer Wahl
}
cards-beside = neben { $cards }
cards-cheap = mit Kosten { $n } oder weniger
cards-self = { $form ->
    [one-gen] dieser Karte
    [one-dat] dieser Karte
   *[other] diese Karte
}
effect-kill = Töte { $cards }
effect-help = Hilf { $cards }
""",
        "en": """
cards-character = { $amount ->
    [many] characters
   *[one] character
}
cards-event = { $amount ->
    [many] events
   *[one] event
}
cards-standing = standing
cards-unique = unique
cards-lord = Lord
cards-yours = you control
cards-chosen = of choice
cards-beside = beside { $cards }
cards-cheap = with cost { $n } or less
cards-self = this card
effect-kill = Kill { $cards }
effect-help = Help { $cards }
""",
    }
)
GERMAN, ENGLISH = Voice("de", TEXTS), Voice("en", TEXTS)


@dataclass(frozen=True, slots=True)
class Fixed(Selector):
    """Some cards, whatever the position."""

    def mask(self, s: dict[str, int], scope: object) -> int:
        return s[self.name]


@dataclass(frozen=True, slots=True)
class Character(Fixed):
    name = "character"
    place = NOUN
    gender = "m"


@dataclass(frozen=True, slots=True)
class Event(Fixed):
    name = "event"
    place = NOUN
    gender = "n"
    vowel = True


@dataclass(frozen=True, slots=True)
class Standing(Fixed):
    name = "standing"
    place = BEFORE


@dataclass(frozen=True, slots=True)
class Unique(Fixed):
    name = "unique"
    place = BEFORE


@dataclass(frozen=True, slots=True)
class Lord(Fixed):
    name = "lord"
    place = BOUND


@dataclass(frozen=True, slots=True)
class Yours(Fixed):
    name = "yours"


@dataclass(frozen=True, slots=True)
class Chosen(Fixed):
    name = "chosen"


@dataclass(frozen=True, slots=True)
class Self(Fixed):
    name = "self"
    place = WHOLE


@dataclass(frozen=True, slots=True)
class Cheap(Selector):
    name = "cheap"
    n: int

    def mask(self, s: dict[str, int], scope: object) -> int:
        return (1 << self.n) - 1


@dataclass(frozen=True, slots=True)
class Beside(Selector):
    name = "beside"
    cases = MappingProxyType({"cards": DATIVE})
    cards: Selector

    def mask(self, s: dict[str, int], scope: object) -> int:
        return self.cards.mask(s, scope) << 1


CHARACTER, EVENT, STANDING, UNIQUE, LORD = Character(), Event(), Standing(), Unique(), Lord()
YOURS, CHOSEN, SELF = Yours(), Chosen(), Self()
CASES = (NOMINATIVE, GENITIVE, DATIVE, ACCUSATIVE)
CARDS = {"character": 0b1111, "standing": 0b0101, "unique": 0b1100, "yours": 0b110011, "event": 0b110000, "self": 0b1}


def said(selector: Selector, form: Form, voice: Voice = GERMAN) -> str:
    return voice.say(selector.formed(form))


# Sets.


def test_cards_of_a_set_ascend():
    assert list(cards_in(0b101001)) == [0, 3, 5]
    assert list(cards_in(0)) == []
    assert list(cards_in(1 << 300 | 1)) == [0, 300]
    assert set_of(5, 0, 3, 3) == 0b101001
    assert set_of() == 0


@pytest.mark.parametrize(
    ("selector", "mask"),
    [
        (CHARACTER & STANDING, 0b0101),
        (CHARACTER | EVENT, 0b111111),
        (CHARACTER - UNIQUE, 0b0011),
        (STANDING & CHARACTER & YOURS, 0b0001),
        ((CHARACTER | EVENT) & YOURS - SELF, 0b110010),
        (CHARACTER - (UNIQUE | SELF), 0b0010),
        (Beside(SELF) & CHARACTER, 0b10),
        (Cheap(3) & UNIQUE, 0b100),
        ((CHARACTER & EVENT) - UNIQUE, 0),
    ],
)
def test_selectors_join_like_sets(selector: Selector, mask: int):
    assert selector.mask(CARDS, None) == mask
    assert each(selector).mask(CARDS, None) == mask


@pytest.mark.parametrize("selector", [CHARACTER - UNIQUE, CHARACTER - YOURS, STANDING & CHARACTER - (UNIQUE | YOURS)])
def test_what_is_said_is_what_is_selected(selector: Selector):
    found = 0
    for parts in selector.alternatives():
        mask = -1
        for part in parts:
            mask &= part.mask(CARDS, None)
        found |= mask
    assert found == selector.mask(CARDS, None)


def test_a_set_that_is_empty_already_is_not_looked_at_further():
    assert (CHARACTER & LORD).mask({"character": 0}, None) == 0
    assert (CHARACTER - LORD).mask({"character": 0}, None) == 0


def test_selectors_are_equal_by_what_they_hold():
    assert Character() & Standing() == CHARACTER & STANDING
    assert len({Cheap(2), Cheap(2), Cheap(3)}) == 2


# German.

DECLINED = {
    # Nominative, genitive, dative, accusative of a standing character, event and card.
    (A, ONE): """
      ein stehender Charakter, eines stehenden Charakters, einem stehenden Charakter, einen stehenden Charakter
      ein stehendes Ereignis, eines stehenden Ereignisses, einem stehenden Ereignis, ein stehendes Ereignis
      eine stehende Karte, einer stehenden Karte, einer stehenden Karte, eine stehende Karte
    """,
    (THE, ONE): """
      der stehende Charakter, des stehenden Charakters, dem stehenden Charakter, den stehenden Charakter
      das stehende Ereignis, des stehenden Ereignisses, dem stehenden Ereignis, das stehende Ereignis
      die stehende Karte, der stehenden Karte, der stehenden Karte, die stehende Karte
    """,
    (THIS, ONE): """
      dieser stehende Charakter, dieses stehenden Charakters, diesem stehenden Charakter, diesen stehenden Charakter
      dieses stehende Ereignis, dieses stehenden Ereignisses, diesem stehenden Ereignis, dieses stehende Ereignis
      diese stehende Karte, dieser stehenden Karte, dieser stehenden Karte, diese stehende Karte
    """,
    (EACH, ONE): """
      jeder stehende Charakter, jedes stehenden Charakters, jedem stehenden Charakter, jeden stehenden Charakter
      jedes stehende Ereignis, jedes stehenden Ereignisses, jedem stehenden Ereignis, jedes stehende Ereignis
      jede stehende Karte, jeder stehenden Karte, jeder stehenden Karte, jede stehende Karte
    """,
    (NO, ONE): """
      kein stehender Charakter, keines stehenden Charakters, keinem stehenden Charakter, keinen stehenden Charakter
      kein stehendes Ereignis, keines stehenden Ereignisses, keinem stehenden Ereignis, kein stehendes Ereignis
      keine stehende Karte, keiner stehenden Karte, keiner stehenden Karte, keine stehende Karte
    """,
    (BARE, ONE): """
      stehender Charakter, stehenden Charakters, stehendem Charakter, stehenden Charakter
      stehendes Ereignis, stehenden Ereignisses, stehendem Ereignis, stehendes Ereignis
      stehende Karte, stehender Karte, stehender Karte, stehende Karte
    """,
    (A, MANY): """
      stehende Charaktere, stehender Charaktere, stehenden Charakteren, stehende Charaktere
      stehende Ereignisse, stehender Ereignisse, stehenden Ereignissen, stehende Ereignisse
      stehende Karten, stehender Karten, stehenden Karten, stehende Karten
    """,
    (THE, MANY): """
      die stehenden Charaktere, der stehenden Charaktere, den stehenden Charakteren, die stehenden Charaktere
      die stehenden Ereignisse, der stehenden Ereignisse, den stehenden Ereignissen, die stehenden Ereignisse
      die stehenden Karten, der stehenden Karten, den stehenden Karten, die stehenden Karten
    """,
    (THIS, MANY): """
      diese stehenden Charaktere, dieser stehenden Charaktere, diesen stehenden Charakteren, diese stehenden Charaktere
      diese stehenden Ereignisse, dieser stehenden Ereignisse, diesen stehenden Ereignissen, diese stehenden Ereignisse
      diese stehenden Karten, dieser stehenden Karten, diesen stehenden Karten, diese stehenden Karten
    """,
    (EACH, MANY): """
      alle stehenden Charaktere, aller stehenden Charaktere, allen stehenden Charakteren, alle stehenden Charaktere
      alle stehenden Ereignisse, aller stehenden Ereignisse, allen stehenden Ereignissen, alle stehenden Ereignisse
      alle stehenden Karten, aller stehenden Karten, allen stehenden Karten, alle stehenden Karten
    """,
    (NO, MANY): """
      keine stehenden Charaktere, keiner stehenden Charaktere, keinen stehenden Charakteren, keine stehenden Charaktere
      keine stehenden Ereignisse, keiner stehenden Ereignisse, keinen stehenden Ereignissen, keine stehenden Ereignisse
      keine stehenden Karten, keiner stehenden Karten, keinen stehenden Karten, keine stehenden Karten
    """,
}
DECLINED[BARE, MANY] = DECLINED[A, MANY]


@pytest.mark.parametrize(("article", "number"), DECLINED)
def test_german_declines_article_adjective_and_noun(article: str, number: str):
    lines = DECLINED[article, number].strip().splitlines()
    for selector, line in zip((STANDING & CHARACTER, STANDING & EVENT, STANDING), lines, strict=True):
        assert ", ".join(said(selector, Form(case, number, article)) for case in CASES) == line.strip()


def test_every_article_is_tested():
    articles = {select.A, select.THE, select.THIS, select.EACH, select.NO, select.BARE}
    assert {article for article, _ in DECLINED} == articles


@pytest.mark.parametrize(
    ("selector", "form", "german", "english"),
    [
        (CHARACTER, Form(), "ein Charakter", "a character"),
        (EVENT, Form(), "ein Ereignis", "an event"),
        (STANDING & EVENT, Form(), "ein stehendes Ereignis", "a standing event"),
        (UNIQUE, Form(DATIVE, ONE, THE), "der einzigartigen Karte", "the unique card"),
        (YOURS, Form(ACCUSATIVE), "eine Karte unter deiner Kontrolle", "a card you control"),
        (
            UNIQUE & STANDING & LORD & CHARACTER & YOURS & Cheap(3),
            Form(DATIVE),
            "einem einzigartigen stehenden Lord-Charakter unter deiner Kontrolle mit Kosten 3 oder weniger",
            "a unique standing Lord character you control with cost 3 or less",
        ),
        (YOURS & CHARACTER & STANDING, Form(DATIVE, MANY), "stehenden Charakteren unter deiner Kontrolle", None),
        (CHARACTER & CHOSEN, Form(), "ein Charakter seiner Wahl", "a character of choice"),
        (CHARACTER & CHOSEN, Form(number=MANY), "Charaktere ihrer Wahl", "characters of choice"),
        (
            CHARACTER & Beside(STANDING & CHARACTER),
            Form(ACCUSATIVE),
            "einen Charakter neben einem stehenden Charakter",
            None,
        ),
        (SELF, Form(GENITIVE, ONE, THE), "dieser Karte", "this card"),
        (STANDING & STANDING & CHARACTER & CHARACTER, Form(), "ein stehender Charakter", "a standing character"),
        # One or the other: each with its own article, gender and adjectives.
        (CHARACTER | EVENT, Form(ACCUSATIVE), "einen Charakter oder ein Ereignis", "a character or an event"),
        (
            STANDING & (CHARACTER | EVENT) & YOURS,
            Form(DATIVE, ONE, THE),
            "dem stehenden Charakter unter deiner Kontrolle oder dem stehenden Ereignis unter deiner Kontrolle",
            "the standing character you control or the standing event you control",
        ),
        (
            CHARACTER | EVENT | UNIQUE,
            Form(NOMINATIVE, ONE, EACH),
            "jeder Charakter und jedes Ereignis und jede einzigartige Karte",
            "each character and each event and each unique card",
        ),
        (
            CHARACTER | EVENT,
            Form(ACCUSATIVE, ONE, NO),
            "keinen Charakter und kein Ereignis",
            "no character and no event",
        ),
        (CHARACTER | EVENT, Form(NOMINATIVE, MANY, BARE), "Charaktere oder Ereignisse", "characters or events"),
        # What is left out: an adjective is turned round, everything else follows in the dative.
        (CHARACTER - UNIQUE, Form(ACCUSATIVE), "einen nicht einzigartigen Charakter", "a non-unique character"),
        (
            CHARACTER - (UNIQUE | STANDING),
            Form(NOMINATIVE, ONE, EACH),
            "jeder nicht einzigartige nicht stehende Charakter",
            "each non-unique non-standing character",
        ),
        (CHARACTER - SELF, Form(ACCUSATIVE), "einen Charakter außer dieser Karte", "a character except this card"),
        (
            CHARACTER - YOURS,
            Form(ACCUSATIVE),
            "einen Charakter außer einem Charakter unter deiner Kontrolle",
            "a character except a character you control",
        ),
        (
            CHARACTER - (UNIQUE & LORD & CHARACTER),
            Form(ACCUSATIVE, ONE, EACH),
            "jeden Charakter außer einzigartigen Lord-Charakteren",
            "each character except unique Lord characters",
        ),
        (
            (CHARACTER | EVENT) - YOURS,
            Form(NOMINATIVE, MANY, EACH),
            "alle Charaktere außer Charakteren unter deiner Kontrolle und alle Ereignisse außer Ereignissen "
            "unter deiner Kontrolle",
            None,
        ),
    ],
)
def test_a_noun_phrase_says_all_its_parts(selector: Selector, form: Form, german: str, english: str | None):
    assert said(selector, form) == german
    if english is not None:
        assert said(selector, form, ENGLISH) == english


@pytest.mark.parametrize("selector", [CHARACTER & EVENT, SELF & STANDING, CHARACTER & SELF])
def test_what_cannot_be_said_as_one_noun_is_an_error(selector: Selector):
    with pytest.raises(ValueError, match="cannot be said as one noun"):
        selector.formed(Form())


# Phrases with cards in them.


@dataclass(frozen=True, slots=True)
class Kill(Phrase):
    name = "kill"
    cases = MappingProxyType({"cards": ACCUSATIVE})
    cards: Phrase


@dataclass(frozen=True, slots=True)
class Help(Phrase):
    name = "help"
    cases = MappingProxyType({"cards": DATIVE})
    cards: Phrase


@pytest.mark.parametrize(
    ("phrase", "german", "english"),
    [
        (Kill(STANDING & CHARACTER), "Töte einen stehenden Charakter", "Kill a standing character"),
        (Kill(each(STANDING & CHARACTER)), "Töte jeden stehenden Charakter", "Kill each standing character"),
        (Kill(all_of(CHARACTER)), "Töte alle Charaktere", "Kill all characters"),
        (Help(each(UNIQUE & CHARACTER)), "Hilf jedem einzigartigen Charakter", "Help each unique character"),
        (Help(all_of(UNIQUE & CHARACTER)), "Hilf allen einzigartigen Charakteren", "Help all unique characters"),
        (Help(some(UNIQUE & CHARACTER)), "Hilf einzigartigen Charakteren", "Help unique characters"),
        (Help(SELF), "Hilf dieser Karte", "Help this card"),
    ],
)
def test_a_phrase_says_its_cards_in_the_case_it_needs(phrase: Phrase, german: str, english: str):
    assert GERMAN.say(phrase.word) == german
    assert ENGLISH.say(phrase.word) == english


def test_a_selector_alone_is_said_in_the_nominative():
    assert GERMAN.say(CHARACTER.word) == "ein Charakter"
    assert GERMAN.say(CHARACTER.said(GENITIVE)) == "eines Charakters"


def test_grammar_is_the_only_thing_in_which_languages_may_differ():
    assert TEXTS.placeholders("de") == TEXTS.placeholders("en")
    assert TEXTS.placeholders("de")["cards-standing"] == set()
    assert TEXTS.placeholders("de")["cards-cheap"] == {"n"}
    assert {"grammar-article", "grammar-ending"} <= house_texts().placeholders("en").keys()
