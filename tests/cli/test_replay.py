"""`thronsaal replay`: forward and back through a record."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from thronsaal.cli import main
from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.record import write_record
from thronsaal.core.registry import find_game

from .conftest import Run


def played(moves: int = 60) -> Match:
    match = Match(find_game("claim"), {"starter": "A"}, 5, names=("Anna", "Bert"))
    rng = Chance(1)
    while match.outcome is None and len(match.moves) < moves:
        (seat,) = match.actors
        match.apply(seat, rng.pick(match.state.legal(seat)))
    return match


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    file = tmp_path / "whole.txt"
    match = played()
    match.say(0, "good game")
    file.write_text(write_record(match), "utf-8")
    return file


def test_stepping_forward_and_back(run: Run, whole: Path) -> None:
    first = f"Anna leads {played(1).game.write(played(1).moves[0].move).title()}."
    ran = run(f"replay {whole}", "", "next", "back", "back", "zurück", "q")
    assert ran.code == 0
    steps = ran.out.split("/52>")
    assert "Seat A: Anna" in steps[0]
    assert first not in steps[0]
    assert first in steps[1]
    assert "Bert follows with" in steps[2]
    assert first in steps[3]
    assert "trick 1 of 13" in steps[4]
    assert first not in steps[4]
    assert "The record goes from 0 to 52." in steps[5]


def test_jumping(run: Run, whole: Path) -> None:
    ran = run(f"replay {whole}", "27", "goto 3", "last", "first", "53", "-1", "next", "q")
    assert [int(part.rsplit(maxsplit=1)[-1]) for part in ran.out.split("/52>")[:-1]] == [0, 27, 3, 52, 0, 0, 0, 1]
    assert ran.out.count("The record goes from 0 to 52.") == 1
    assert "Phase 2, trick 1 of 13" in run(f"replay {whole}", "26").out


def test_the_end_has_the_result_and_the_talk(run: Run, whole: Path) -> None:
    out = run(f"replay {whole}", "last", "next").out
    outcome = played().outcome
    assert outcome is not None
    assert f"1. {('Anna', 'Bert')[outcome.winners[0]]}: " in out
    assert "Anna: “good game”" in out
    assert "The record goes from 0 to 52." in out


def test_whose_eyes(run: Run, whole: Path) -> None:
    match = played(0)
    hands = [[str(card).title().split() for card in match.state.view(seat)["hand"]] for seat in range(2)]  # type: ignore[union-attr]
    shown = [
        " ".join(
            " ".join([name, *(value for _, value in cards)]) for name, cards in groupby(hand, lambda card: card[0])
        )
        for hand in hands
    ]

    def flat(text: str) -> str:
        return " ".join(text.split())

    assert shown[0] in flat(run(f"replay {whole}", "q").out), "whoever is to act"
    assert shown[1] in flat(run(f"replay {whole} --seat B", "q").out)
    ran = run(f"replay {whole}", "seat b", "platz", "seat C", "q")
    assert shown[1] in flat(ran.out)
    assert "As Bert sees it:" in ran.out
    assert "the seats are A, B, not “C”" in ran.out


@pytest.mark.parametrize("command", ["replay {} --all", "replay {}"])
def test_without_a_command_the_whole_match_is_told(run: Run, whole: Path, command: str) -> None:
    ran = run(command.format(whole))
    match = played()
    assert ran.code == 0
    for number, made in enumerate(match.moves, 1):
        verb = "leads" if number % 2 else "follows with"
        assert f"\n{number:>4}  {match.names[made.seat]} {verb} {match.game.write(made.move).title()}." in ran.out
    assert "wins the throne" in ran.out


def test_an_open_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "open.txt"
    file.write_text(write_record(played(7)), "utf-8")
    assert "Die Partie wurde nicht beendet." in run(f"replay {file} --lang de", "schluss").out


def test_a_resigned_match(run: Run, tmp_path: Path) -> None:
    match = played(7)
    match.resign(1)
    file = tmp_path / "resigned.txt"
    file.write_text(write_record(match), "utf-8")
    assert "by resignation" in run(f"replay {file}", "last").out


def test_help_and_nonsense(run: Run, whole: Path) -> None:
    ran = run(f"replay {whole}", "help", "xyzzy")
    assert "seat A" in ran.out
    assert "I do not understand “xyzzy”" in ran.out


def test_the_log(run: Run, whole: Path) -> None:
    assert run(f"replay {whole}", "log").out.count("  claim.") > 100
    last = run(f"replay {whole}", "log 2").out
    assert "\n  51  " in last
    assert "\n  50  " not in last


def test_what_was_played_in_the_terminal_can_be_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    run("play claim --seed 5 --against random", *["1"] * 30, f"save {file}")
    assert run(f"replay {file} --all").code == 0


@pytest.mark.parametrize(
    ("language", "given", "judged"),
    [
        ("en", "Anna warns of laying war.", "Anna kept the word given."),
        ("de", "Anna droht, Krieg auszulegen.", "Anna hat Wort gehalten."),
    ],
)
def test_promises_and_verdicts_are_told_in_words(
    run: Run, tmp_path: Path, language: str, given: str, judged: str
) -> None:
    options = {"houses": "stark-lannister-tyrell"}
    match = Match(find_game("ironthrone"), options, 3, 3, names=("Anna", "Bert", "Cleo"))
    match.say(0, "lay war", "promises")
    while all(pledge.verdict == "open" for pledge in match.ledger):
        seat = match.actors[0]
        moves = match.state.legal(seat)
        laid = [move for move in moves if match.game.write(move).startswith("lay ")]
        match.apply(seat, next((move for move in laid if "truce" not in match.game.write(move)), moves[0]))
    file = tmp_path / "promised.txt"
    file.write_text(write_record(match), "utf-8")
    for command in ("--all", ""):
        out = " ".join(run(f"replay {file} {command} --lang {language}", *(() if command else ("log",))).out.split())
        assert given in out, "when it was given"
        assert f"{given} {judged}" in out, "when it was judged"
        assert "lay war" not in out


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_record_of_another_version_is_shown_as_it_is_written(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(find_game("claim"), {}, 7, names=("Anna", "Ben"))
    for _ in range(3):
        seat = match.actors[0]
        match.apply(seat, match.state.legal(seat)[0])
    match.say(0, "hm")
    text = write_record(match)
    file = tmp_path / "record"
    spoiled = {
        "claim 77": text.replace("game: claim 1", "game: claim 77"),
        "position": text.replace(match.state.digest(), "0" * 16),
        "1 A": re.sub(r"^1 A (.+)$", "1 B \\1", text, flags=re.MULTILINE),
    }
    for about, old in spoiled.items():
        assert old != text
        file.write_text(old, "utf-8")
        assert main(["replay", str(file), "--all", "--lang", lang]) == 1, about
        out = capsys.readouterr().out
        assert "Anna" in out
        assert '* A says "hm"' in out
        assert text.splitlines()[-4] in out
        assert ("Regeln" if lang == "de" else "rules") in out
    file.write_text(text.replace("moves:", "movez:"), "utf-8")
    assert main(["replay", str(file), "--lang", lang]) == 2
