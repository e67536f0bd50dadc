"""The words cards are made of: each says itself in both languages and does what it says; none goes without a test."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from enum import Enum
from typing import Any, get_type_hints

import pytest

from games.ironthrone.court import Court, meeting
from games.ironthrone.rules.test_abilities import card, leader
from games.ironthrone.rules.test_every_card import DOES, carry_on, holds_its_words, stage
from thronsaal.core.engine.phrase import ACCUSATIVE, DATIVE, GENITIVE, NOMINATIVE, Phrase
from thronsaal.core.registry import find_game
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.cardset import built_in, read
from thronsaal.games.ironthrone.position import CLEAR_UP
from thronsaal.games.ironthrone.vocabulary import CONDITIONS, COSTS, COUNTS, EFFECTS, PHRASES, WHOM
from thronsaal.games.ironthrone.vocabulary.whom import OpposingActive
from thronsaal.games.ironthrone.wording import sentence

GAME = find_game("ironthrone")
VOICES = {language: Voice(language, GAME.texts) for language in LANGUAGES}
FROM = "von"
CASES = (NOMINATIVE, GENITIVE, DATIVE, ACCUSATIVE, FROM)


def names(words: Any) -> set[str]:
    return {each.name for each in words}


# Each word says itself


def spoken(word: type[Phrase]) -> Iterator[Phrase]:
    """A word with everything that may stand in it."""
    choices: list[list[Any]] = []
    for field in fields(word):
        kind = get_type_hints(word)[field.name]
        if kind is int:
            choices.append([1, 3])
        elif issubclass(kind, Enum):
            choices.append(list(kind))
        else:
            choices.append([each() for each in PHRASES if issubclass(each, kind)])
    longest = max(map(len, choices), default=1)
    for number in range(longest):
        yield word(*(values[number % len(values)] for values in choices))


@pytest.mark.parametrize("word", PHRASES, ids=[each.name for each in PHRASES])
def test_a_word_is_said_in_both_languages_and_every_case(word: type[Phrase]):
    for phrase in spoken(word):
        for case in CASES if word in WHOM else (None,):
            said = [VOICES[language].say(phrase.said(case)) for language in LANGUAGES]
            assert said[0] != said[1]
            for text in said:
                assert text.strip() == text != ""
                assert not re.search(r"  |[{}()]", text), text


@pytest.mark.parametrize("whom", WHOM, ids=[each.name for each in WHOM])
def test_a_seat_is_declined_in_german(whom: Any):
    said = {case: VOICES["de"].say(whom().said(case)) for case in CASES}
    assert said[GENITIVE].split()[0] in ("deines", "jedes", "des", "eines")
    assert said[DATIVE].split()[0] in ("dir", "jedem", "dem", "einem")
    assert said[ACCUSATIVE].split()[0] in ("dich", "jedes", "jeden", "das", "ein", "einen")
    assert said[FROM].split()[0] in ("von", "vom")
    assert len({said[NOMINATIVE], said[GENITIVE], said[DATIVE]}) == 3


def test_an_effect_asks_for_the_case_it_needs():
    effects = {each.name: each for each in EFFECTS}
    said = {
        name: VOICES["de"].say(effects[name](*numbers, OpposingActive()).word)
        for name, numbers in (("deny", ()), ("scatter", (1,)), ("spread", ()), ("take-hostage", ()))
    }
    assert said == {
        "deny": "Verwehre dem aktiven Haus der Gegenseite die Belohnungen dieser Begegnung",
        "scatter": "Wirf 1 zufällige Handkarte des aktiven Hauses der Gegenseite ab",
        "spread": "Weite deinen Einfluss auf das aktive Haus der Gegenseite aus",
        "take-hostage": "Nimm 1 Geisel vom aktiven Haus der Gegenseite",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_card_is_out_of_shape(language: str):
    for each in (*built_in().leaders, *built_in().cards.values()):
        text = VOICES[language].say(sentence(each.ability))
        assert not re.search(r"  |[{}()]|\.\.|:\.| ,", text), text


# Each effect and each cost does what it says

TRIALS: dict[str, tuple[str, str, str]] = {
    # the word in use, the moment, the conditions it needs
    "draw": ("draw 2", "after-reveal", ""),
    "discard": ("discard 1", "after-reveal", ""),
    "distribute": ("distribute 2", "after-reveal", ""),
    "remove": ("remove 1 opposing-active", "after-reveal", ""),
    "reduce-to": ("reduce-to 1 opposing-side", "after-reveal", ""),
    "seize": ("seize 1 chosen-opponent", "after-reveal", ""),
    "strengthen": ("strengthen 3", "after-reveal", "war"),
    "strengthen-per": ("strengthen-per 1 enemies", "after-reveal", "war"),
    "become": ("become truce", "after-reveal", "war"),
    "open-laying": ("open-laying", "before-laying", "active"),
    "press": ("press", "before-offer", "active"),
    "bar": ("bar", "before-offer", "active"),
    "raise-card": ("raise-card", "after-reveal", ""),
    "swap-card": ("swap-card", "after-reveal", "active"),
    "keep-card": ("keep-card", "after-resolution", "won"),
    "reshuffle": ("reshuffle", "after-resolution", ""),
    "recover": ("recover 1", "after-resolution", ""),
    "take-hostage": ("take-hostage chosen-opponent", "after-resolution", ""),
    "rescue": ("rescue", "after-resolution", ""),
    "withdraw": ("withdraw chosen-supporter", "after-reveal", ""),
    "spare": ("spare your-side", "before-resolution", "lost"),
    "deny": ("deny opposing-side", "before-resolution", "lost"),
    "spread": ("spread opposing-active", "after-reveal", ""),
    "look": ("look opposing-active", "before-laying", ""),
    "scatter": ("scatter 1 opposing-active", "before-laying", ""),
    "pay-sheet": ("pay-sheet 1", "after-reveal", ""),
    "pay-cards": ("pay-cards 1", "after-reveal", ""),
    "pay-fighter": ("pay-fighter 1", "after-reveal", ""),
}


@pytest.mark.parametrize("word", [*EFFECTS, *COSTS], ids=[each.name for each in (*EFFECTS, *COSTS)])
def test_a_deed_does_what_it_says(word: Any):
    text, moment, when = TRIALS[word.name]
    do, cost = ("draw 1", text) if word in COSTS else (text, "")
    if moment == "before-offer":
        cards, wanted = read(leader("eddard", moment, do, when), "trial"), "use"
        ability = cards.leaders[m.CHARACTERS.index("eddard")].ability
    else:
        cards, wanted = read(card("arya", 1, moment, do, when, cost), "trial"), "play arya-1"
        ability = cards.cards[m.cards_for(m.CHARACTERS.index("arya"))[0]].ability
    assert isinstance((*ability.cost, *ability.do)[0], word)
    court = stage(ability, 0, m.CHARACTERS.index("eddard"), m.CHARACTERS.index("arya"), ", arya-1", cards)
    holds_its_words(ability, carry_on(court, ability, wanted))


def test_every_deed_has_its_trial():
    assert set(TRIALS) == names(EFFECTS) | names(COSTS)
    assert set(DOES) == set(TRIALS)


def test_what_lasts_knows_its_source_and_its_end():
    court = meeting(leaders="eddard tywin mace", hand={"A": "stark-5, eddard-1"}).lay("stark-5", "lannister-5")
    court.use("play eddard-1")
    (lasting,) = court.state.lasting
    assert court.state.cards.abilities[lasting.source] is built_in().cards[m.cards_for(0)[0]].ability
    assert lasting.until == CLEAR_UP
    assert court.sees("encounter")["lasting"] == [
        {"what": "strength", "whom": 1, "n": lasting.n, "source": "eddard-1", "until": CLEAR_UP}
    ]
    court.quiet()
    while court.state.turn == 1:
        court.play(court.listed("ABC"[court.state.actors[0]])[0])
    assert court.state.lasting == ()


# Each condition holds for one and not for another


def war() -> Court:
    """Stark with Tyrell against Lannister, which has the higher card."""
    return meeting(sides={"C": "challenger"}, fighters={"C": "loras"}).lay("stark-1", "lannister-20")


def betrayed() -> Court:
    return meeting().lay("stark-truce", "lannister-12")


HOLDS: dict[str, tuple[Callable[[], Court], str, str]] = {
    # the position, a seat for which it holds, and one for which it does not
    "active": (meeting, "A", "C"),
    "challenger": (meeting, "A", "B"),
    "defender": (meeting, "B", "A"),
    "supporting": (war, "C", "A"),
    "war": (lambda: meeting().lay("stark-1", "lannister-20"), "A", "C"),
    "truce": (lambda: meeting().lay("stark-truce", "lannister-truce"), "B", "C"),
    "betrayal": (betrayed, "A", "C"),
    "won": (lambda: war().quiet(), "B", "C"),
    "lost": (lambda: war().quiet(), "C", "B"),
    "laid-truce": (betrayed, "A", "B"),
    "laid-war": (betrayed, "B", "A"),
    "laid-character": (lambda: meeting(hand={"A": "robb-1, stark-1"}).lay("robb-1", "lannister-1"), "A", "B"),
    "influence-there": (lambda: meeting(influence={"A": "C"}), "A", "B"),
    "holds-hostage": (lambda: meeting(held={"A": "lannister-7", "B": "tyrell-7"}), "A", "B"),
    "outnumbered": (war, "B", "C"),
    "alone": (war, "B", "A"),
    "behind": (lambda: meeting(influence={"A": "C", "C": "B"}), "B", "A"),
    "rival-ahead": (lambda: meeting(influence={"A": "C"}), "B", "A"),
}


@pytest.mark.parametrize("word", CONDITIONS, ids=[each.name for each in CONDITIONS])
def test_a_condition_holds_where_it_says(word: Any):
    position, yes, no = HOLDS[word.name]
    state, about = position().state, 2
    assert word().holds(state, "ABC".index(yes), about)
    assert not word().holds(state, "ABC".index(no), about)


def test_results_exclude_each_other():
    conditions = {each.name: each() for each in CONDITIONS}
    for name in ("war", "truce", "betrayal"):
        state = HOLDS[name][0]().state
        held = [each for each in ("war", "truce", "betrayal") if conditions[each].holds(state, 0, -1)]
        assert held == [name]


def test_every_condition_has_its_test():
    assert set(HOLDS) == names(CONDITIONS)


# Counts and seats


def four() -> Court:
    """Stark (A) with Tyrell (C) against Lannister (B) with Baratheon (D)."""
    return meeting(
        houses="stark-lannister-tyrell-baratheon",
        leaders="eddard tywin mace robert",
        fighters={"A": "arya", "B": "cersei", "C": "loras", "D": "davos"},
        sides={"C": "challenger", "D": "defender"},
        held={"B": "stark-7, tyrell-7, baratheon-7"},
        influence={"A": "B C"},
        power={"loras": 1, "garlan": 0},
        hand={"D": "baratheon-1"},
    )


def test_everything_that_is_counted():
    counted = {each.name: [each().count(four().state, seat) for seat in range(4)] for each in COUNTS}
    assert counted == {
        "supporters": [1, 1, 1, 1],
        "enemies": [2, 2, 2, 2],
        "hostages": [0, 3, 0, 0],
        "influence": [2, 0, 0, 0],
        "dead": [0, 0, 1, 0],
    }
    alone = meeting().state
    assert [each().count(alone, 0) for each in COUNTS if each.name in ("supporters", "enemies")] == [0, 1]


def test_everybody_who_is_touched():
    state = four().state
    touched = {each.name: [each().seats(state, seat) for seat in (0, 3)] for each in WHOM}
    assert {name: ["".join("ABCD"[seat] for seat in seats) for seats in both] for name, both in touched.items()} == {
        "you": ["A", "D"],
        "your-side": ["AC", "BD"],
        "opposing-active": ["B", "A"],
        "opposing-supporters": ["D", "C"],
        "opposing-side": ["BD", "AC"],
        "chosen-opponent": ["BD", "AC"],
        "chosen-supporter": ["D", "C"],
        "chosen-player": ["BCD", "ABC"],
    }
    outside = meeting().state
    assert {each.name for each in WHOM if each().seats(outside, 2)} == {"you", "chosen-player"}
    assert {each.name for each in WHOM if each.is_chosen} == {"chosen-opponent", "chosen-supporter", "chosen-player"}
