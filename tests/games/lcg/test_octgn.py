"""Decks of OCTGN: real ids, odd files, hostile files."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thronsaal.core.shelf import BadDeck
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.octgn import (
    GAME,
    LARGEST_FILE,
    NO_ID,
    SECOND_EDITION,
    SECTIONS,
    ids,
    read_o8d,
    without_id,
    write_o8d,
)
from thronsaal.games.lcg.decks.shipped import SHIPPED, text_of
from thronsaal.games.lcg.material import House

from .binder import DECKS, both, tried

PREFIX = "a12af4e8-be4b-4cda-a6b6-534f97"
STARK = f'<section name="House"><card qty="1" id="{PREFIX}001005">House Stark</card></section>'


def file(*cards: str, game: str = GAME, head: str = "") -> bytes:
    return f'{head}<deck game="{game}">{STARK}<section name="Cards">{"".join(cards)}</section></deck>'.encode()


def card(name: str, octgn: str, qty: object = 1) -> str:
    return f'<card qty="{qty}" id="{octgn}">{name}</card>'


ICE = card("Ice", f"{PREFIX}001013")


def wrong(data: bytes) -> str:
    with pytest.raises(BadDeck) as error:
        read_o8d(data)
    return both(error.value.wrong)


# Ids


@pytest.mark.parametrize(
    ("code", "octgn"),
    [
        ("HOUSE-BARATHEON", "001001"),
        ("HOUSE-TARGARYEN", "001006"),
        ("S1", "001013"),
        ("S29", "001040"),
        ("S33", "001042"),
        ("L34", "001043"),
        ("L65", "001071"),
        ("B71", "001077"),
        ("B95", "001100"),
        ("B98", "001099"),
        ("T134", "001131"),
        ("S138", "001135"),
        ("T152", "001147"),
        ("S177", "001170"),
        ("L178", "001171"),
        ("T180", "001172"),
        ("L190", "001182"),
        ("S201", "001193"),
        ("T208", "001200"),
        ("KOTSE1", "0d1007"),
        ("KOTSE31", "0d1037"),
        ("KOTSE54", "0d1060"),
    ],
)
def test_ids_are_those_of_decks_made_with_octgn(code: str, octgn: str) -> None:
    assert ids()[code] == PREFIX + octgn


def test_every_card_of_the_box_has_an_id_of_its_own() -> None:
    box = {
        code
        for deck_id, provenance in SHIPPED.items()
        if provenance == "printed"
        for code in re.findall(r"\(([A-Z0-9]+)\)", text_of(deck_id).decode())
    }
    assert len(box) == 188
    assert box < ids().keys()
    assert len(set(ids().values())) == len(ids()) == 6 + 188 + 54


# Reading and writing


@given(DECKS)
def test_a_written_file_reads_and_writes_back_byte_for_byte(deck: Deck) -> None:
    data = write_o8d(deck)
    again = read_o8d(data, deck.name)
    assert again == deck
    assert write_o8d(again) == data


def test_what_is_written() -> None:
    deck = Deck("Wolves", House.STARK, (("S29", 3), ("S1", 1)), (("S200", 2),))
    text = write_o8d(deck).decode()
    assert re.findall(r'<section name="(\w+)">', text) == list(SECTIONS)
    assert f'<deck game="{GAME}">' in text
    assert f'<card qty="3" id="{PREFIX}001040">Great Keep</card>' in text
    assert without_id(deck) == ()


def test_a_deck_as_octgn_writes_it_is_read() -> None:
    data = file(
        ICE,
        card("Great Keep", f"{PREFIX}001040".upper(), 2),
        card("Valar Morghulis", f"{PREFIX}001193"),
        "<notes><![CDATA[winter <is> coming]]></notes>",
        head='\ufeff<?xml version="1.0" encoding="utf-8" standalone="yes" ?>',
    )
    assert read_o8d(data, "x") == Deck("x", House.STARK, (("S1", 1), ("S29", 2)), (("S201", 1),))
    assert read_o8d(file(ICE).decode().encode("utf-16")) == read_o8d(file(ICE))


def test_old_deck_builders_wrote_other_sections_and_another_game() -> None:
    data = f'<deck game="{NO_ID}"><House>{card("House Stark", f"{PREFIX}001005")}</House><Plots>{ICE}</Plots></deck>'
    assert read_o8d(data.encode()).cards == (("S1", 1),)


def test_the_id_decides_over_a_misspelt_name_and_names_do_where_ids_are_missing() -> None:
    assert read_o8d(file(card("Jce", f"{PREFIX}001013"))) == read_o8d(file(ICE))
    assert read_o8d(file(card("  Ice\n ", ""))) == read_o8d(file(ICE))
    assert read_o8d(file('<card qty="1">Ice</card>')) == read_o8d(file(ICE))
    assert "Line 1: S1 is Ice, not “Nymeria”." in wrong(file(card("Nymeria", f"{PREFIX}001013")))


def test_another_version_of_a_card_is_not_taken_for_ours() -> None:
    foreign = card("Eddard Stark", f"{PREFIX}008201")
    assert "“Eddard Stark” has the id of a version of the card that is not among ours" in wrong(file(foreign))


def test_of_cards_with_one_name_it_is_the_one_without_a_known_id(monkeypatch: pytest.MonkeyPatch) -> None:
    twins = (CATALOGUE["S5"], CATALOGUE["S6"])
    known = {code: octgn for code, octgn in ids().items() if code != "S6"}
    monkeypatch.setattr("thronsaal.games.lcg.decks.octgn.named", lambda name: () if "House" in name else twins)
    monkeypatch.setattr("thronsaal.games.lcg.decks.octgn.ids", lambda: known)
    assert read_o8d(file(card("Twin", f"{PREFIX}009999"))).cards == (("S6", 1),)
    deck = Deck("", House.STARK, (("S6", 1),), ())
    assert without_id(deck) == (CATALOGUE["S6"],)
    assert f'id="{NO_ID}">Catelyn Stark' in write_o8d(deck).decode()


# What is refused


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "Line 1: This is not well-formed XML"),
        (b"<deck>", "Line 1: This is not well-formed XML"),
        (b"<deck>\n<section>\n</deck>", "Line 3: This is not well-formed XML"),
        (b"<html></html>", "begins with <deck>, not with <html>"),
        (file(ICE, game=SECOND_EDITION), "This is a deck of the second edition"),
        (b"<deck></deck>", "The deck names no house."),
        (file(card("Ice", f"{PREFIX}001013", "many")), "Line 1: A line has 1 to 8 copies of a card, not “many”."),
        (file(card("Ice", f"{PREFIX}001013", 10**30)), "copies of a card, not"),
        (file('<card id="x">Ice</card>'), "has the id of a version"),
        (file(f'<card id="{PREFIX}001013">Ice</card>'), "copies of a card, not “”."),
        (file(card("", "")), "There is no card called “”."),
        (
            file(card("Sure Gamble", "bc0f047c-01b1-427f-a439-d451eda01050"), game="0f38e453"),
            "another game (“0f38e453”)",
        ),
        (file(ICE, head="<!DOCTYPE deck>"), "declares a document type"),
        (file(ICE, head='<!DOCTYPE deck [<!ENTITY a "b">]>'), "declares a document type"),
        (file("&a;", head='<!DOCTYPE deck SYSTEM "file:///etc/passwd">'), "declares a document type"),
        (file("&a;"), "This is not well-formed XML (undefined entity)"),
        (b'<?xml version="1.0" encoding="klingon"?><deck/>', "an encoding that cannot be read"),
        (b'<?xml version="1.0" encoding="utf-7"?><deck/>', "an encoding that cannot be read"),
        (b'<?xml version="1.0" encoding="hex"?><deck/>', "an encoding that cannot be read"),
        (b"<deck>" + b"<x>" * 50_000, "This is not well-formed XML"),
        (b"<deck>" + b"<card/>" * 2000 + b"</deck>", "at most 1,000 lines"),
        (b"<deck>" + b" " * LARGEST_FILE, "The file is too large"),
    ],
)
def test_what_is_refused_is_refused_in_sentences(data: bytes, sentence: str) -> None:
    assert sentence in wrong(data)


def test_no_entity_is_ever_expanded() -> None:
    """A billion laughs in UTF-16, where a search for the letters of DOCTYPE would see nothing."""
    laughs = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    bomb = f'<!DOCTYPE deck [<!ENTITY l0 "ha">{laughs}]><deck>&l9;</deck>'
    for data in (bomb.encode(), bomb.encode("utf-16")):
        assert "declares a document type" in wrong(data)


WORDS = "Ice &amp; &x; <![CDATA[ ]]> <!-- --> <!DOCTYPE_a> <?xml_version='1.0'?> \x00 <deck> </deck> </section> </card>"
TAGS = st.sampled_from(
    [
        *(word.replace("_", " ") for word in WORDS.split(" ")),
        f'<deck game="{GAME}">',
        STARK,
        ICE,
        '<section name="Plots">',
        "<card qty='2'>",
    ]
)


@given(st.binary(max_size=200) | st.lists(TAGS, max_size=12).map(lambda tags: "".join(tags).encode()))
def test_any_file_is_a_deck_or_is_refused_in_sentences(data: bytes) -> None:
    deck, why = tried(read_o8d, data)
    assert why if deck is None else read_o8d(write_o8d(deck)) == deck


@given(st.text(max_size=20))
def test_any_encoding_that_is_named_is_read_or_refused(name: str) -> None:
    data = f'<?xml version="1.0" encoding="{name}"?>'.encode() + file(ICE)
    deck, why = tried(read_o8d, data)
    assert why if deck is None else deck.cards == (("S1", 1),)
