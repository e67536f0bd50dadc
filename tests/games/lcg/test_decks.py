"""Decks: values, those that come with the game, files, and the one line that travels in records."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from thronsaal.core.shelf import BadDeck
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.decks import Deck, size
from thronsaal.games.lcg.decks.draft import MOST_COPIES, MOST_WRONG, deck_texts
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.listing import LARGEST_FILE, LONGEST_ROW, MOST_ROWS, read_list, write_list
from thronsaal.games.lcg.decks.option import LONGEST, deck_from_option, option_of
from thronsaal.games.lcg.decks.shipped import SHIPPED, shipped, text_of
from thronsaal.games.lcg.material import House

from .binder import DECKS, DRAWN, both, build, tried

CARD_ROW = re.compile(r"([1-9])x (.+) \(([A-Z0-9]+)\)")


def listed(deck_id: str) -> dict[str, list[tuple[int, str, str]]]:
    """A shipped file as it is written, pile by pile, whether or not its cards are declared."""
    piles: dict[str, list[tuple[int, str, str]]] = {}
    for row in text_of(deck_id).decode().splitlines():
        if row.startswith("# "):
            pile = piles.setdefault(row.split()[2].rstrip("s"), [])
            assert sum(copies for copies, _, _ in pile) == 0
            wanted = int(row.split()[1])
            piles[f"{row.split()[2].rstrip('s')} count"] = [(wanted, "", "")]
        elif found := CARD_ROW.fullmatch(row):
            pile.append((int(found[1]), found[2], found[3]))
    return piles


def rows(deck_id: str) -> list[tuple[int, str, str]]:
    return [row for pile, found in listed(deck_id).items() if not pile.endswith(" count") for row in found]


def whole(deck_id: str) -> bool:
    return all(code in CATALOGUE for _, _, code in rows(deck_id))


def wrong(error: pytest.ExceptionInfo[BadDeck]) -> str:
    """What was wrong, in English; it can be said in German too."""
    return both(error.value.wrong)


# The value


def test_equal_lists_are_equal_decks_however_they_were_written() -> None:
    one = Deck("A", House.STARK, (("S10", 1), ("S2", 2)), (("S201", 1),))
    two = Deck("A", House.STARK, (("S2", 1), ("S10", 1), ("S2", 1)), (("S201", 1),))
    assert one == two
    assert one.cards == (("S2", 2), ("S10", 1))
    assert hash(one) == hash(two)


def test_the_fingerprint_is_that_of_the_list_not_of_the_name() -> None:
    one = Deck("A", House.STARK, (("S2", 2),), (("S201", 1),))
    assert one.fingerprint == Deck("B", House.STARK, (("S2", 2),), (("S201", 1),)).fingerprint
    others = [
        Deck("A", House.LANNISTER, (("S2", 2),), (("S201", 1),)),
        Deck("A", House.STARK, (("S2", 1),), (("S201", 1),)),
        Deck("A", House.STARK, (("S2", 2),), (("S200", 1),)),
        Deck("A", House.STARK, (("S2", 2),), (("S201", 1),), "X1"),
    ]
    assert len({deck.fingerprint for deck in [one, *others]}) == 5


def test_a_list_has_no_line_without_copies() -> None:
    with pytest.raises(ValueError, match="at least one copy"):
        Deck("A", House.STARK, (("S2", 0),), ())


# Decks that come with the game


@pytest.mark.parametrize("deck_id", SHIPPED)
def test_a_shipped_deck_has_45_cards_and_7_plots_with_shadows_60(deck_id: str) -> None:
    piles = listed(deck_id)
    sizes = {pile: sum(row[0] for row in found) for pile, found in piles.items()}
    assert sizes["plot"] == 7
    wanted = 60 if "." in deck_id else 45
    assert sum(sizes[pile] for pile in ("character", "location", "attachment", "event")) == wanted
    for pile in ("plot", "character", "location", "attachment", "event"):
        assert sizes[pile] == sizes[f"{pile} count"]


def test_the_four_decks_of_the_box_are_its_220_cards() -> None:
    box = [deck_id for deck_id, provenance in SHIPPED.items() if provenance == "printed"]
    assert box == ["stark", "lannister", "baratheon", "targaryen"]
    houses, titles = 6, 6
    assert sum(copies for deck_id in box for copies, _, _ in rows(deck_id)) + houses + titles == 220
    faces = {code for deck_id in box for _, _, code in rows(deck_id)}
    assert len(faces) + houses + titles == 200


@pytest.mark.parametrize("deck_id", SHIPPED)
def test_a_shipped_deck_calls_its_cards_by_their_names_and_types(deck_id: str) -> None:
    for pile, found in listed(deck_id).items():
        for _, name, code in found:
            if code in CATALOGUE:
                assert (CATALOGUE[code].name, CATALOGUE[code].type) == (name, pile)


@pytest.mark.parametrize("deck_id", SHIPPED)
def test_every_shipped_deck_is_valid(deck_id: str) -> None:
    """Complete once all its cards are declared; until then it says exactly which are not."""
    missing = {code for _, _, code in rows(deck_id) if code not in CATALOGUE}
    if missing:
        with pytest.raises(BadDeck) as error:
            shipped(deck_id)
        named = set(re.findall(r"the code ([A-Z0-9]+)\.", wrong(error)))
        assert named <= missing
        assert named == missing or len(error.value.wrong) > MOST_WRONG
        return
    deck = shipped(deck_id)
    house, _, behind = deck_id.partition(".")
    assert deck.house.value == house
    form = {"": "core", "shadows": "kings-landing", "blackwater": "blackwater"}[behind]
    assert faults(deck, FORMATS[form]) == ()
    assert write_list(deck) == text_of(deck_id)
    assert option_of(deck) == deck_id
    assert deck_from_option(deck_id) == deck


# Deck files


@given(DECKS)
@example(Deck("", House.STARK, (), ()))
@example(Deck("name: #1 # x", House.MARTELL, (("S29", 3),), ()))
def test_a_written_file_reads_and_writes_back_byte_for_byte(deck: Deck) -> None:
    data = write_list(deck)
    assert read_list(data) == deck
    assert write_list(read_list(data)) == data


def test_the_canonical_form() -> None:
    deck = Deck("Wolves", House.STARK, (("S29", 3), ("S5", 1), ("S1", 2)), (("S200", 2), ("L190", 1)))
    assert write_list(deck).decode() == (
        "name: Wolves\nhouse: Stark\n\n# 3 plots\n1x Planning Ahead (L190)\n2x The Power of Arms (S200)\n\n"
        "# 1 character\n1x Eddard Stark (S5)\n\n# 3 locations\n3x Great Keep (S29)\n\n# 2 attachments\n2x Ice (S1)\n"
    )


@pytest.mark.parametrize(
    "row",
    [
        "3x Great Keep (S29)",
        "3 Great Keep",
        "3 great-keep",
        "3x S29",
        "3 x GREAT KEEP",
        "3× great  keep",
        "3*\tGreat Keep ( s29 )",
        "3x (S29)",
        "  3x Great Keep   # of the box",
        "2x Great Keep\nGreat Keep",
    ],
)
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_reading_takes_what_people_write(row: str, ends: str) -> None:
    text = f"\ufeff# mine\n\nHaus : STARK\n{row}\n".replace("\n", ends)
    assert read_list(text.encode()) == Deck("", House.STARK, (("S29", 3),), ())


def test_names_may_be_german_and_a_house_card_names_the_house() -> None:
    deck = read_list(b"1x Haus Stark\n1 vorausplanung\n1 Lord Eddard's Chambers\n", "file")
    assert deck == Deck("file", House.STARK, (("S28", 1),), (("L190", 1),))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "house: Stark\n2x Great Keeep\n",
            "Line 2: There is no card called “Great Keeep”. Close to it: Great Keep (S29).",
        ),
        ("house: Stark\nxyzzy plugh\n", "Line 2: There is no card called “xyzzy plugh”."),
        (
            "house: Stark\n\n2x Great Keep (S99999)\n",
            "Line 3: No card has the code S99999. Close to the name: Great Keep",
        ),
        ("house: Stark\n1x Great Keep (S5)\n", "Line 2: S5 is Eddard Stark, not “Great Keep”."),
        ("house: Stark\n0x Great Keep\n", f"Line 2: A line has 1 to {MOST_COPIES} copies of a card, not “0”."),
        ("house: Stark\n1000000000000x Great Keep\n", "not “1000000000000”."),
        ("house: Stark\n2x (S29) Great Keep (S29)\n", "Line 2: “2x (S29) Great Keep (S29)” is no card."),
        ("house: Stark\n()\n", "Line 2: “()” is no card."),
        ("1x Great Keep\n", "The deck names no house."),
        ("house: Frey\n", "Line 1: There is no house “Frey”. The houses are Stark, Lannister,"),
        ("house: Stark\nhouse: Lannister\n", "Line 2: A deck has one house."),
        ("house: Stark\nagenda: Great Keep\n", "Line 2: Great Keep is no agenda."),
        ("house: Stark\nagenda: No such thing\n", "Line 2: There is no card called “No such thing”."),
        (f"name: {'x' * 41}\nhouse: Stark\n", "cannot be the name of a deck"),
        ("name: a\u202eb\nhouse: Stark\n", "“a�b” cannot be the name of a deck"),
        ("house: Stark\n" + "8x Great Keep\n" * 40, "S29 is listed 320 times"),
        ("x" * (LONGEST_ROW + 1), "Line 1: The line is too long"),
        ("\n" * MOST_ROWS, f"at most {MOST_ROWS:,} lines"),
        ("#" * (LARGEST_FILE + 1), f"at most {LARGEST_FILE:,} bytes"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(BadDeck) as error:
        read_list(text.encode())
    assert sentence in wrong(error)
    assert sentence in str(error.value)


def test_all_mistakes_are_told_at_once_but_not_without_end() -> None:
    with pytest.raises(BadDeck) as error:
        read_list(b"nonsense\nhouse: Stark\n99x Great Keep\n")
    assert wrong(error).splitlines() == [
        "Line 1: There is no card called “nonsense”.",
        f"Line 3: A line has 1 to {MOST_COPIES} copies of a card, not “99”.",
    ]
    with pytest.raises(BadDeck) as error:
        read_list(b"zzzzzzzz\n" * 500)
    assert len(error.value.wrong) == MOST_WRONG + 1
    assert "the rest was not read" in wrong(error)


def test_cards_of_the_same_name_need_their_code(monkeypatch: pytest.MonkeyPatch) -> None:
    twins = (CATALOGUE["S5"], CATALOGUE["S6"])
    monkeypatch.setattr("thronsaal.games.lcg.decks.lookup.named", lambda name: twins)
    with pytest.raises(BadDeck) as error:
        read_list(b"house: Stark\nTwin\n")
    assert "Several cards are called “Twin”: Eddard Stark (S5) and Catelyn Stark (S6)." in wrong(error)


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(BadDeck, match="UTF-8"):
        read_list(b"\xff\xfe\x00")


@given(st.binary(max_size=400) | st.text(max_size=400).map(lambda text: text.encode("utf-8", "replace")))
def test_any_file_is_a_deck_or_is_refused_in_sentences(data: bytes) -> None:
    deck, why = tried(read_list, data)
    assert why if deck is None else read_list(write_list(deck)) == deck


LIKELY = st.lists(
    st.sampled_from(
        ["house: Stark", "name: x", "agenda: y", "2x Great Keep (S29)", "3 s5", "# c", "Ice (S2)", "9x Ice"]
    )
    | st.text(alphabet="2x ()#:*Sabe\t", max_size=20),
    max_size=12,
)


@given(LIKELY)
def test_any_list_is_a_deck_or_is_refused_in_sentences(found: list[str]) -> None:
    deck, why = tried(read_list, "\n".join(found).encode())
    assert why if deck is None else read_list(write_list(deck)) == deck


def test_what_cannot_be_read_again_is_not_written() -> None:
    for deck in (
        Deck("two\nlines", House.STARK, (), ()),
        Deck("A", House.STARK, (("S99999", 1),), ()),
        Deck("A", House.STARK, (("S29", MOST_COPIES + 1),), ()),
        Deck(
            "A", House.STARK, tuple((code, 8) for code in DRAWN), tuple((code, 8) for code in ("S200", "S201", "L190"))
        ),
    ):
        for write in (write_list, option_of):
            with pytest.raises(BadDeck) as error:
                write(deck)
            assert wrong(error)


# The one line of options and records


@given(DECKS)
@example(Deck("a;b=c,d*2 %20 \"q\" 'ß'", House.GREYJOY, (("S29", 3),), (("S200", 2),)))
@example(Deck("😀" * 40, House.GREYJOY, tuple((code, 2) for code in DRAWN[:100]), ()))
def test_a_line_reads_and_writes_back(deck: Deck) -> None:
    text = option_of(deck)
    assert deck_from_option(text) == deck
    assert option_of(deck_from_option(text)) == text
    assert len(text) <= LONGEST
    assert re.fullmatch(r"[!-~]+", text)
    assert '"' not in text


def test_the_canonical_line() -> None:
    deck = Deck("Wolves at night", House.STARK, (("S29", 3), ("S1", 1)), (("S200", 2), ("L190", 1)))
    assert option_of(deck) == "name=Wolves%20at%20night;house=stark;plots=L190,S200*2;cards=S1,S29*3"
    assert deck_from_option("house=stark;cards=S29,S1,S29*2;plots=S200*2,L190").fingerprint == deck.fingerprint


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("frey", "There is no deck “frey”. Decks that come with the game: stark, lannister,"),
        ("", "There is no deck “”."),
        ("cards=S1", "The deck names no house."),
        ("house=frey", "There is no house “frey”."),
        ("house=stark;cards=S99999", "No card has the code S99999."),
        ("house=stark;cards=S1*9", "not “9”."),
        ("house=stark;cards=S1*0", "not “0”."),
        ("house=stark;cards=S1*100", "“S1*100” is no card."),
        ("house=stark;cards=Ice", "“Ice” is no card."),
        ("house=stark;cards=S200", "The Power of Arms does not belong there"),
        ("house=stark;plots=S1", "Ice does not belong there"),
        ("house=stark;agenda=S1", "Ice does not belong there"),
        ("house=stark;house=stark", "“house=stark” is no part"),
        ("house=stark;deck=S1", "“deck=S1” is no part"),
        ("house=stark;", "“” is no part"),
        ("house=stark;name=%0Ax", "cannot be the name of a deck"),
        ("house=stark;name=%FF%FE%00", "cannot be the name of a deck"),
        ("house=stark;cards=" + "S1," * 1000, f"at most {LONGEST:,} characters"),
        ("house=stark;cards=" + "S1*8," * 100, "S1 is listed 800 times"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(text: str, sentence: str) -> None:
    with pytest.raises(BadDeck) as error:
        deck_from_option(text)
    assert sentence in wrong(error)


@given(st.text(max_size=300) | st.text(alphabet="houseplotcards=;,*S12%starkLname", max_size=120))
def test_any_line_is_a_deck_or_is_refused_in_sentences(text: str) -> None:
    deck, why = tried(deck_from_option, text)
    assert why if deck is None else deck_from_option(option_of(deck)) == deck


def test_a_deck_plays_alike_however_it_came() -> None:
    deck = build(cards=45)
    assert deck_from_option(option_of(deck)) == read_list(write_list(deck)) == deck
    assert size(deck.cards) == 45


def test_both_languages_say_the_same_things() -> None:
    texts = deck_texts()
    assert texts.placeholders("de") == texts.placeholders("en")
