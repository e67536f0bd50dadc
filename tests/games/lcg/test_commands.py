"""`thronsaal deck` and `thronsaal cards`, asked about this game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Run, _plain, run  # noqa: F401
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.listing import read_list, write_list
from thronsaal.games.lcg.decks.octgn import read_o8d
from thronsaal.games.lcg.decks.option import option_of
from thronsaal.games.lcg.material import House
from thronsaal.games.lcg.wording import card_line, card_lines

from .binder import build
from .cardtable import GAME


@pytest.fixture(autouse=True)
def _installed(install: Callable[..., None]) -> None:
    install(claim="thronsaal.games.claim:GAME", cardtable="games.lcg.cardtable:GAME")


def saved(folder: Path, deck: Deck, name: str = "mine.deck") -> Path:
    file = folder / name
    file.write_bytes(write_list(deck))
    return file


def test_a_good_deck_is_summed_up(run: Run, tmp_path: Path) -> None:  # noqa: F811
    ran = run(f"deck check {saved(tmp_path, build(cards=45))}")
    assert (ran.code, ran.err) == (0, "")
    assert "Test (House Stark)" in ran.out
    for part in ("45 draw cards", "Costs", "Icons\n  military ", "Means\n  income +", "influence ", "7 plots"):
        assert part in ran.out
    assert len(re.findall(r"^  .+ \(gold \d+, initiative \d+, claim \d+\)$", ran.out, re.MULTILINE)) == 7
    assert "Fits the format: core\n" in ran.out
    german = run(f"deck check {tmp_path / 'mine.deck'} --lang de").out
    assert "Passt zum Format: core" in german
    assert "Einkommen" in german


def test_a_format_may_be_asked_for(run: Run, tmp_path: Path) -> None:  # noqa: F811
    file = saved(tmp_path, build(cards=45))
    assert run(f"deck check {file} --format core").code == 0
    ran = run(f"deck check {file} --format standard")
    assert ran.code == 1
    assert "Not in the format standard:\n  The draw deck has 45 cards; it needs at least 60." in ran.out
    assert "core" not in ran.out
    bad = run(f"deck check {file} --format blitz")
    assert (bad.code, bad.out) == (2, "")
    assert "there is no format “blitz”; there are: standard, core" in bad.err


def test_a_deck_that_fits_nowhere_hears_why_for_each(run: Run, tmp_path: Path) -> None:  # noqa: F811
    ran = run(f"deck check {saved(tmp_path, build(cards=50, plots=6))}")
    assert ran.code == 1
    for sentence in ("needs at least 60", "must have exactly 45", "The plot deck has 6 cards"):
        assert sentence in ran.out
    assert "Der Strategiestapel hat 6 Karten" in run(f"deck check {tmp_path / 'mine.deck'} --lang de").out


def test_what_is_no_deck_is_told_line_by_line(run: Run, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "mine.txt"
    file.write_text("house: Stark\n2x Great Keeep\n9x Ice\n", "utf-8")
    ran = run(f"deck check {file}")
    assert ran.code == 1
    assert "mine.txt is no deck that can be read:" in ran.out.replace("\n", " ").replace("  ", " ")
    assert "Line 2: There is no card called “Great Keeep”. Close to it: Great Keep (S29)." in ran.out
    assert "Line 3: A line has 1 to 8 copies of a card, not “9”." in ran.out
    assert run(f"deck convert {file} {tmp_path / 'other.deck'}").code == 1
    assert not (tmp_path / "other.deck").exists()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("deck", "required: COMMAND"),
        ("deck check", "required: FILE"),
        ("deck shuffle x", "invalid choice: 'shuffle'"),
        ("deck check /no/such/file", "/no/such/file: No such file or directory"),
        ("deck check /", "/: Is a directory"),
        ("deck convert x", "required: OUT"),
        ("cards", "required: WORD"),
        ("cards ice --game claim", "claim has no cards to look up"),
        ("cards ice --game chess", "there is no game “chess”"),
    ],
)
def test_wrong_arguments_get_one_clear_line(run: Run, command: str, said: str) -> None:  # noqa: F811
    ran = run(command)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_a_deck_is_converted_there_and_back(run: Run, tmp_path: Path) -> None:  # noqa: F811
    deck = build(cards=60, name="mine")
    file, octgn, back = saved(tmp_path, deck), tmp_path / "mine.o8d", tmp_path / "back.TXT"
    assert run(f"deck convert {file} {octgn}") == (0, "", "")
    assert read_o8d(octgn.read_bytes(), "mine") == deck
    assert run(f"deck convert {octgn} {back}").code == 0
    assert read_list(back.read_bytes()) == deck
    assert run(f"deck check {octgn}").code == 0
    assert run(f"deck convert {octgn} -").out == option_of(deck) + "\n"


def test_nothing_is_overwritten_and_forms_are_known_by_their_ending(run: Run, tmp_path: Path) -> None:  # noqa: F811
    file = saved(tmp_path, build(cards=45))
    before = file.read_bytes()
    again = run(f"deck convert {file} {file}")
    assert again.code == 2
    assert "is already there" in again.err
    assert file.read_bytes() == before
    odd = run(f"deck convert {file} {tmp_path / 'mine.pdf'}")
    assert odd.code == 2
    assert "names end with .deck, .txt, .o8d" in odd.err
    assert "cannot be written" in run(f"deck convert {file} {tmp_path / 'no' / 'where.deck'}").err


def test_cards_without_an_octgn_id_are_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr("thronsaal.games.lcg.decks.octgn.ids", dict)
    file = saved(tmp_path, Deck("A", House.STARK, (("S1", 1), ("S29", 2)), ()))
    ran = run(f"deck convert {file} {tmp_path / 'a.o8d'}")
    assert ran.code == 0
    assert "OCTGN will not find these cards, whose ids are not known here: Ice and Great Keep." in ran.out


def test_a_file_name_is_the_name_of_a_deck_without_one(run: Run, tmp_path: Path) -> None:  # noqa: F811
    deck = Deck("", House.STARK, (("S1", 1),), ())
    file = saved(tmp_path, deck, f"wolves {'x' * 60}.deck")
    out = run("deck convert", words=(str(file), "-")).out
    assert out.startswith(f"name=wolves%20{'x' * 33};house=stark;")


# Cards


def test_a_card_by_its_name_its_code_or_in_german(run: Run) -> None:  # noqa: F811
    for word in ("Eddard Stark", "eddard-stark", "s5"):
        ran = run(f"cards {word}")
        assert ran.code == 0
        line = "Eddard Stark S5 Character · unique · Stark · cost 4 · STR 3 · military, power · crest: noble · Lord "
        assert " ".join(ran.out.split()).startswith(line)
        assert "  Stalwart. Renown. Deadly.\n" in ran.out
        assert "Nymeria" not in ran.out
    german = run("cards vorausplanung --lang de").out
    assert german.startswith("Vorausplanung  L190\n  Strategiekarte · Einkommen 3, Initiative 0, Schadenswert 1\n")
    assert run("cards vorausplanung").out.startswith("Planning Ahead  L190\n")


def test_cards_by_words_of_traits_and_text(run: Run) -> None:  # noqa: F811
    many = run("cards direwolf")
    assert many.code == 0
    for name in ("Nymeria  S2", "Grey Wind  S14", "Direwolf Pup  S19"):
        assert name in many.out
    assert "Eddard" not in many.out
    assert "Name one of them" in many.out
    one = run("cards direwolf nymer attach")
    assert [line for line in one.out.splitlines() if not line.startswith(" ")] == ["Nymeria  S2"]
    assert "Creature, Direwolf" in one.out
    assert "Nymeria" in run("cards schattenwolf zusatz --lang de").out


def test_no_card_is_found(run: Run) -> None:  # noqa: F811
    ran = run("cards dragons of doom")
    assert ran.code == 1
    assert "No card has “dragons of doom”." in ran.out


def test_a_card_is_said_as_the_game_words_it(run: Run) -> None:  # noqa: F811
    """Type and numbers, then the text box: the very words of the card texts, in either language."""
    for language in LANGUAGES:
        voice = Voice(language, GAME.texts)
        for code in ("S5", "S16", "L190", "T175"):
            card = CATALOGUE[code]
            said = [voice.say(line) for line in (card_line(card), *card_lines(card))]
            out = run(f"cards {code} --lang {language}").out
            assert out.splitlines()[0] == f"{voice.say(card.title)}  {code}"
            assert " ".join(out.split()) == " ".join(f"{voice.say(card.title)} {code} {' '.join(said)}".split())


def test_a_keyword_has_one_name(run: Run) -> None:  # noqa: F811
    assert "Zweikampf." in run("cards PROOF-2 --lang de").out
    assert run("cards tjost --lang de").code == 1
