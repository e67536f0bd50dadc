"""The game in the terminal: what is shown, what is asked, and what is passed by itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Run, _plain, run  # noqa: F401
from games.lcg.realm import realm
from thronsaal.core.chance import Chance
from thronsaal.core.record import read_record
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.state import LcgState

START = "play lcg --seed 1 --against greedy"
"""Guest is Stark: Nymeria, Arya, the Honor Guard, Trident Reinforcements, Northern Fiefdoms, Ghost and an event."""
LAID = ("No", "Winterfell Honor Guard", "Northern Fiefdoms")
"""The hand is kept, and this lies on the table."""


@pytest.fixture(autouse=True)
def _installed(install: Callable[..., None]) -> None:
    install(claim="thronsaal.games.claim:GAME", lcg="thronsaal.games.lcg:GAME")


def glanced(state: LcgState, seat: int | None, language: str = "en") -> dict[str, str]:
    """The lines of a view by their heads; of several alike the last."""
    voice = Voice(language, GAME.texts, ["Chris", "Isa", "Jo", "Kim"][: state.seats_count])
    return {
        voice.say(head).strip(): "  ".join(map(voice.say, things)) for head, things in GAME.glance(state.view(seat))
    }


# Whole games.


@pytest.mark.parametrize(
    ("language", "columns", "seats", "bots"),
    [("en", 80, 2, "random"), ("de", 120, 2, "greedy"), ("de", 80, 4, "random"), ("en", 120, 4, "greedy")],
)
def test_a_whole_game(
    run: Run,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
    columns: int,
    seats: int,
    bots: str,
) -> None:
    """Whoever types some number or other plays to the end, and is never asked what leaves no choice."""
    monkeypatch.setenv("COLUMNS", str(columns))
    file = tmp_path / "whole.txt"
    typed = [["2", "1"][number % 2] for number in range(700)]
    ran = run(f"play lcg --seed 3 --seats {seats} --against {bots} --lang {language}", *typed, f"save {file}")
    assert (ran.code, ran.err) == (0, "")
    match = read_record(file.read_text("utf-8"))
    assert match.outcome is not None
    assert max(map(len, ran.out.splitlines())) <= columns
    assert not re.findall(r"  lcg\.[a-z-]+\n(?:  \S.*\n)*?  1\) .*\n> ", re.sub(r" 2\) ", "\n  2) ", ran.out))


# The table.


def test_the_table_is_shown(run: Run) -> None:  # noqa: F811
    out = run(START, *LAID, "Calm Over Westeros").out
    assert "Round 1: Marshalling, turn of Bruno" in out
    for part in (
        "House Lannister  first player  0 power  5 gold",
        "Plot: Hear Me Roar (income 8, initiative 3, claim 1; 6 left)",
        "Bronn 2 (mil/pow · deadly · printed 3: Hear Me Roar)",
        "Winterfell Honor Guard 3 (mil/pow · kneeling · printed 4: Hear Me Roar)",
        "Ghost (cost 3 · STR 3 · mil)",
        "Kings in the North (Event)",
    ):
        assert part in out
    german = run(f"{START} --lang de", *LAID, "Calm Over Westeros").out
    assert "Runde 1: Aufmarsch, am Zug Bruno" in german
    assert "Winterfell Honor Guard 3 (Mil/Macht · gebeugt · aufgedruckt 4: Hear Me Roar)" in german


def test_whoever_looks_sees_themselves_last_and_nobody_else_s_hand() -> None:
    table = realm("stark", "lannister").given(A="play: Hodor; hand: Ice", B="hand: Bronn", at="challenges")
    heads = [*glanced(table.state, 0)]
    assert heads.index("Isa") < heads.index("Chris") < heads.index("Your hand (1)")
    assert "Bronn" not in str(glanced(table.state, 0))
    assert "Ice" not in str(glanced(table.state, None))


def test_cards_show_all_that_lies_on_them() -> None:
    table = realm("stark", "lannister").given(
        A="play: Arya Stark (kneeling, 2 power, duplicate, with Nymeria), 2x Great Keep, Godswood (kneeling); "
        "discard: Ice; dead: Robb Stark; gold: 3; power: 1",
        at="challenges",
    )
    lines = glanced(table.state, 0)
    arya = "Arya Stark 3 (mil/pow · kneeling · stealth · 2 power · with Nymeria · a duplicate · printed 2: Nymeria)"
    assert lines["Characters"] == arya
    assert lines["Locations"] == "2× Great Keep  Godswood (kneeling)"
    assert (lines["Dead"], lines["Discarded"]) == ("Robb Stark", "Ice")
    assert "3 power  3 gold" in lines["Chris"]
    assert "gebeugt · Heimlich · 2 Macht · mit Nymeria · ein Duplikat" in glanced(table.state, 0, "de")["Charaktere"]


def test_what_is_on_the_house_is_not_on_a_knight_of_that_name() -> None:
    table = realm("martell", "stark").given(
        A="play: House Dayne Knight (with Taste for Blood)",
        B="play: Lord Eddard's Chambers (on house)",
        at="challenges",
    )
    assert [head for head in glanced(table.state, 1) if head == "On the house"] == ["On the house"]
    assert glanced(table.state, 1)["On the house"] == "Lord Eddard's Chambers"
    assert glanced(table.state, 0)["On the house"] == "Lord Eddard's Chambers"
    assert "with Taste for Blood" in glanced(table.state, 1)["Characters"]


def test_a_long_pile_names_its_latest_cards() -> None:
    pile = "Ice, Arya Stark, Hodor, Bran Stark, Sansa Stark, Greatjon Umber, Great Keep, Godswood"
    table = realm("stark", "lannister").given(A=f"discard: {pile}", at="challenges")
    shown = "Godswood  Great Keep  Greatjon Umber  Sansa Stark  Bran Stark  Hodor  … and 2 more"
    assert glanced(table.state, 0)["Discarded"] == shown


def test_a_challenge_shows_both_sides() -> None:
    table = realm("stark", "lannister").given(A="play: Grey Wind, Arya Stark", B="play: Bronn, Shae", at="challenges")
    table.attack("military", "Arya Stark", "Grey Wind").defend("Bronn")
    shown = "Chris against Isa  attacking with 6: Arya Stark and Grey Wind  defending with 3: Bronn  claim 1"
    assert glanced(table.state, 1)["Military"] == shown
    assert glanced(table.state, 1)["Characters"].startswith("Bronn 3 (mil/pow · kneeling · defends · deadly)")
    assert "Grey Wind 4 (mil · kneeling · attacks" in glanced(table.state, 0)["Characters"]


def test_what_lasts_is_said() -> None:
    table = realm("lannister", "stark").given(
        A="play: Raff the Sweetling; hand: Insidious Ways", B="play: Grey Wind", at="challenges"
    )
    table.attack("military", "Raff the Sweetling").seat("A").plays("use Insidious Ways")
    lasting = glanced(table.state, 0)["Lasting"]
    assert lasting.startswith("Raff the Sweetling has +2 STR until the end of the phase (Insidious Ways)  ")


def test_what_is_coming_is_said_before_it_can_be_prevented() -> None:
    table = realm("stark", "lannister").given(
        A="play: Robb Stark (duplicate)", B="play: Ser Ilyn Payne, Bronn", at="challenges", active="B"
    )
    table.attack("military", "Bronn").defend()
    table.until("save Robb Stark")
    prompt = table.state.prompt(0)
    assert prompt is not None
    english = "Robb Stark is about to be killed. Do you want to prevent any of this?"
    german = "Robb Stark soll sterben. Willst du etwas davon verhindern?"
    assert [Voice(language, GAME.texts).say(prompt.word) for language in LANGUAGES] == [german, english]


# Questions and answers.


def test_moves_say_what_they_cost_and_bring(run: Run) -> None:  # noqa: F811
    out = run(START, *LAID, "Calm Over Westeros", "Pass", "again").out
    assert "4) Calm Over Westeros (gold 4, initiative 3, claim 1)" in out
    assert "Play Arya Stark for 2 gold" in out
    assert "Play Great Keep for free" in out
    assert "Attach Lord Eddard's Chambers to the House card for 1 gold" in out
    titles = run("play lcg --seed 7 --seats 4 --against greedy --lang de", "2", "1", "2", "2", "1").out
    assert "Meister der Gesetze: zieht eine Karte mehr; unterstützt die Hand, konkurriert mit den Gerüchten" in titles


def test_long_moves_are_set_in(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setenv("COLUMNS", "80")
    titles = run("play lcg --seed 7 --seats 4 --against greedy --lang de", "2", "1", "2", "2", "1").out
    assert "unterstützt die Hand,\n     konkurriert mit den Gerüchten\n" in titles


def test_again_passes_until_something_else_is_asked(run: Run) -> None:  # noqa: F811
    """In Lannister's marshalling one is asked after each card; the own turn is another question."""
    asked = "Marshalling: do you want to take an action?"
    assert run(START, *LAID, "Calm Over Westeros", "Pass", "Pass").out.count(asked) == 3
    for again in ("again", "nochmal"):
        out = run(START, *LAID, "Calm Over Westeros", "Pass", again).out
        assert out.count(asked) == 2
        assert "Your marshalling: you have 4 gold.  lcg.actions" in out
    assert "There is nothing to repeat" in run(START, "again").out
    assert "There is nothing to repeat" in run(START, "No", "again").out


def test_a_card_is_read_at_the_table(run: Run) -> None:  # noqa: F811
    out = run(START, "card ghost", "karte hear me roar", "card", "card dragons of doom").out
    assert "Ghost  S137\n  Character · unique · neutral · cost 3 · STR 3 · military · Creature, Direwolf" in out
    assert "Hear Me Roar  L192" in out
    assert "Which card? Type “card” and its name." in out
    assert "No card has “dragons of doom”." in out
    assert "There are no cards to look up in this game." in run("play claim --seed 5", "card goblin").out


def test_a_question_about_a_card_shows_what_stands_on_it(run: Run) -> None:  # noqa: F811
    out = run(START, *LAID, "Building Season").out
    assert "Building Season: which card do you take from your draw deck?  lcg.search\n  Plot · income 4" in out
    assert "  When Revealed: Choose an opponent." in out


def test_undo_goes_back_to_the_last_choice(run: Run, tmp_path: Path) -> None:  # noqa: F811
    """What was passed by itself is not what somebody wants to take back."""
    file = tmp_path / "back.txt"
    ran = run(START, *LAID, "Calm", "undo", "undo", f"save {file}")
    assert "[1/2]" not in ran.out
    match = read_record(file.read_text("utf-8"))
    mine = [GAME.write(made.move) for made in match.moves if made.seat == 0]
    assert mine == ["no", "card winterfell-honor-guard@A"]
    assert ran.out.rstrip().rpartition("lcg.")[0].endswith("1 gold left.  ")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("play arya", "Arya Stark costs 2 gold, and you have 1."),
        ("Arya Stark für 2 Gold", "Arya Stark costs 2 gold, and you have 1."),
        ("play nymeria", "There is nothing in play to which Nymeria may be attached."),
        ("use arya", "To use this text Arya Stark must lie in play."),
        ("play kings", "The text of Kings in the North is not for this moment."),
        ("challenge military", "is not asked for now"),
        ("why play ghost", "Ghost costs 3 gold, and you have 1."),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_reason(run: Run, typed: str, answer: str) -> None:  # noqa: F811
    """Nobody needs to know how records write a move."""
    out = run(START, *LAID, "Calm Over Westeros", "Pass", "again", "Play Jon Snow", typed).out
    if "nymeria" in typed:
        out = run(START, *LAID, "Calm Over Westeros", "Pass", "again", typed).out
    assert answer in out.rpartition(f"> {typed}")[2]


def test_what_does_not_fit_the_question_is_refused_too(run: Run) -> None:  # noqa: F811
    out = run(START, "No", "Nymeria", "Kings in the North").out
    assert "For setup only characters and locations are laid out, not Kings in the North." in out
    assert "Nymeria" in out.rpartition("> Nymeria")[2]


def test_whatever_might_be_tried_is_a_move_and_has_its_words() -> None:
    for seed in range(3):
        state = GAME.start(seats=3, seed=seed)
        rng = Chance(seed)
        for _ in range(150):
            seat = state.actors[0]
            for move in state.imaginable(seat):
                assert GAME.read(GAME.write(move)) == move
                assert state.label(seat, move)
                state.check(seat, move)
            moves = state.legal(seat)
            state.apply(seat, moves[rng.below(len(moves))])
