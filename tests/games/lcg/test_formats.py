"""Formats: what is wrong with a deck is said, never only that it is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from thronsaal.games.lcg.catalogue import CATALOGUE, SET_OF
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.formats import FORMATS, Format, faults
from thronsaal.games.lcg.decks.summary import summary
from thronsaal.games.lcg.material import House
from thronsaal.games.lcg.printed import Card

from .binder import DECKS, VOICES, both, build

STANDARD, CORE = FORMATS["standard"], FORMATS["core"]


def told(deck: Deck, form: Format = STANDARD) -> list[str]:
    return both(faults(deck, form)).splitlines() if faults(deck, form) else []


def plus(deck: Deck, *lines: tuple[str, int]) -> Deck:
    """The deck with more cards in it."""
    return replace(deck, cards=(*deck.cards, *lines))


def test_the_formats() -> None:
    assert list(FORMATS) == ["standard", "core", "kings-landing", "blackwater"]
    assert told(build(cards=60)) == []
    assert told(build(cards=75)) == []
    assert told(build(cards=45), CORE) == []


@pytest.mark.parametrize(
    ("cards", "form", "sentence"),
    [
        (59, STANDARD, "The draw deck has 59 cards; it needs at least 60."),
        (44, CORE, "The draw deck has 44 cards; it must have exactly 45."),
        (46, CORE, "The draw deck has 46 cards; it must have exactly 45."),
        (61, Format(name="small", least=30, most=60), "The draw deck has 61 cards; it may have 60 at most."),
    ],
)
def test_the_size_of_the_draw_deck(cards: int, form: Format, sentence: str) -> None:
    assert told(build(cards=cards), form) == [sentence]


def test_seven_plots() -> None:
    assert told(build(cards=60, plots=6)) == ["The plot deck has 6 cards; it must have exactly 7."]
    assert told(build(cards=60, plots=1)) == ["The plot deck has one card; it must have exactly 7."]
    assert told(replace(build(cards=60), plots=(("S201", 1), ("L191", 7))))[0] == (
        "The plot deck has 8 cards; it must have exactly 7."
    )


def test_plots_differ_unless_they_say_otherwise() -> None:
    single = (("L190", 1), ("L191", 1), ("B184", 1), ("T203", 1))
    twice = replace(build(cards=60), plots=(*single, ("S201", 1), ("S200", 2)))
    assert told(twice) == []
    assert told(replace(twice, plots=(*single, ("S200", 3)))) == [
        "The Power of Arms is among the plots 3 times; 2 copies are allowed."
    ]
    assert told(replace(twice, plots=(*single, ("S200", 1), ("S201", 2)))) == [
        "Valar Morghulis is among the plots 2 times; plots must differ."
    ]


def test_three_copies_of_a_title() -> None:
    others = tuple(line for line in build(cards=60).cards if line[0] != "S29")
    deck = replace(build(cards=60), cards=others)
    small = Format(name="small", least=40)
    assert told(plus(deck, ("S29", 3)), small) == []
    assert told(plus(deck, ("S29", 4)), small) == ["Great Keep is in the deck 4 times; 3 copies are allowed."]


def test_versions_of_a_card_share_its_title(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**CATALOGUE, "X1": replace(CATALOGUE["S29"], code="X1")}
    for module in ("decks", "decks.formats"):
        monkeypatch.setattr(f"thronsaal.games.lcg.{module}.CATALOGUE", known)
    deck = Deck("A", House.STARK, (("S29", 2), ("X1", 2)), build(cards=1).plots)
    assert told(deck, Format(name="tiny", least=1)) == ["Great Keep is in the deck 4 times; 3 copies are allowed."]


def test_a_card_may_allow_fewer_copies_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**CATALOGUE, "S29": replace(CATALOGUE["S29"], copies=1)}
    monkeypatch.setattr("thronsaal.games.lcg.decks.formats.CATALOGUE", known)
    deck = Deck("A", House.STARK, (("S29", 2),), build(cards=1).plots)
    assert told(deck, Format(name="tiny", least=1)) == ["Great Keep is in the deck 2 times; one copy is allowed."]


def test_cards_of_one_house_only() -> None:
    """Sansa Stark and the Direwolf Pup may only serve their own house; Eddard may be hired."""
    deck = build(cards=60, house=House.LANNISTER)
    assert told(plus(deck, ("S5", 1))) == []
    assert told(plus(deck, ("S9", 1))) == ["Sansa Stark may only be in a deck of House Stark."]


def test_house_only_plots_too(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Card] = {**CATALOGUE, "L190": replace(CATALOGUE["L190"], only=House.LANNISTER)}
    monkeypatch.setattr("thronsaal.games.lcg.decks.formats.CATALOGUE", known)
    plots = (*((code, 1) for code in ("L190", "L191", "B184", "S201", "T203")), ("S200", 2))
    assert told(replace(build(cards=60), plots=plots)) == ["Planning Ahead may only be in a deck of House Lannister."]


def test_everything_lies_where_it_belongs() -> None:
    deck = build(cards=59)
    assert told(plus(deck, ("S201", 1))) == [
        "Valar Morghulis does not belong there: plots lie apart, "
        "characters, locations, attachments and events are drawn."
    ]
    assert "Ice does not belong there" in told(replace(build(cards=60), agenda="S1"))[0]
    assert "House Stark does not belong there" in told(plus(deck, ("HOUSE-STARK", 1)))[0]


def test_unknown_codes_are_named_and_the_rest_is_checked() -> None:
    deck = plus(build(cards=50), ("X77", 1))
    assert told(deck) == ["No card has the code X77.", "The draw deck has 51 cards; it needs at least 60."]


def test_a_format_may_take_some_sets_only_and_no_agenda() -> None:
    sets = Format(name="sets", least=1, sets=("houses",))
    deck = Deck("A", House.STARK, (("S29", 1),), build(cards=1).plots)
    assert told(deck, sets)[-1] == "Great Keep (S29) is not in one of the sets of this format."
    assert told(deck, replace(sets, sets=("houses", *(SET_OF[code] for code in deck.codes)))) == []
    bare = Format(name="bare", least=1, agendas=0)
    assert "Agendas are not allowed in this format." in told(replace(deck, agenda="S1"), bare)


@given(DECKS)
def test_any_deck_is_judged_and_summed_up_in_both_languages(deck: Deck) -> None:
    for form in FORMATS.values():
        assert told(deck, form) or not faults(deck, form)
    for voice in VOICES.values():
        for head, words in summary(deck):
            assert voice.say(head)
            assert all(map(voice.say, words))


def test_a_summary_counts_costs_icons_gold_and_influence() -> None:
    lines = (("S5", 1), ("S6", 2), ("S29", 3), ("S26", 2), ("S1", 1))
    deck = Deck("Wolves", House.LANNISTER, lines, (("S201", 1), ("S200", 2)))
    said = {VOICES["en"].say(head): [VOICES["en"].say(word) for word in words] for head, words in summary(deck)}
    assert said == {
        "Wolves (House Lannister)": [],
        "9 draw cards": ["3 characters", "5 locations", "1 attachment"],
        "Costs": ["3× 0 gold", "2× 1 gold", "1× 2 gold", "2× 3 gold", "1× 4 gold"],
        "Icons": ["military 1 (strength 3)", "intrigue 2 (strength 6)", "power 3 (strength 9)"],
        "Means": ["income +3", "influence 2", "initiative +0", "9 cards of other houses"],
        "3 plots": [
            *["The Power of Arms (gold 3, initiative 1, claim 2)"] * 2,
            "Valar Morghulis (gold 2, initiative 0, claim 0)",
        ],
    }
