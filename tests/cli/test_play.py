"""A match in the terminal, from the greeting to the goodbye."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from thronsaal.cli.screen import Screen
from thronsaal.core.chance import seed_hash
from thronsaal.core.record import read_record, write_record

from .conftest import Run

START = "play claim --seed 5 --against random --option starter=A"
"""Guest leads and holds goblin 0 1 2, knight 3 5 9, undead 4 5 6 9, doppelganger 3 7 9."""
FOLLOW = "play claim --seed 9 --against random --option starter=B"
"""The bot has led goblin 4; Guest holds goblin 0 0 3 5 8, knight 4, undead 2 5 6 9, dwarf 1 4, doppelganger 4."""


def record_of(run: Run, tmp_path: Path, command: str, *typed: str) -> str:
    file = tmp_path / "match.txt"
    file.unlink(missing_ok=True)
    ran = run(command, *typed, f"save {file}")
    assert ran.code == 0
    return file.read_text("utf-8")


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "whole.txt"
    ran = run(f"{START} --lang {language}", *["1"] * 26, f"save {file}")
    assert (ran.code, ran.err) == (0, "")
    match = read_record(file.read_text("utf-8"))
    assert match.outcome is not None
    assert len(match.moves) == 52
    assert seed_hash(5) in ran.out
    assert ("Seed 5," in ran.out) == (match.outcome is not None)
    verdict = {"de": ("Du hast gewonnen!", "Du hast verloren."), "en": ("You have won!", "You have lost.")}[language]
    assert verdict[0 if match.outcome.winners == (0,) else 1] in ran.out
    assert {"de": "Auf Wiedersehen.", "en": "Goodbye."}[language] in ran.out


def test_the_same_seed_and_the_same_moves_give_the_same_match(run: Run, tmp_path: Path) -> None:
    assert record_of(run, tmp_path, START, "1", "1", "1") == record_of(run, tmp_path, START, "1", "1", "1")


def test_the_table_is_shown(run: Run) -> None:
    out = run(START).out
    for part in ("Phase 1, trick 1 of 13", "Dwarf 9", "Bruno holds 13 cards", "Your hand (13)", "You lead"):
        assert part in out
    assert "13) Doppelganger 9" in out
    assert "Seat A: Guest (you)" in out


@pytest.mark.parametrize("typed", ["knight 9", "Ritter 9", "6", "ri 9", "kn9", "Play Knight 9", "  KNIGHT   9 "])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_move_in_many_words(run: Run, tmp_path: Path, typed: str, language: str) -> None:
    assert "\n1 A knight 9\n2 B" in record_of(run, tmp_path, f"{START} --lang {language}", typed)


def test_what_is_ambiguous_is_asked_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    ran = run(START, "knight")
    assert "several moves: Play Knight 3, Play Knight 5, Play Knight 9." in ran.out
    assert "moves:\nresult: open" in record_of(
        run, tmp_path, START, "knight", "knight 4", "0", "14", "xyzzy", "why", ""
    )


@pytest.mark.parametrize("typed", ["0", "14", "99999999999999999999"])
def test_a_number_that_is_not_there(run: Run, typed: str) -> None:
    assert "The moves are numbered from 1 to 13." in run(START, typed).out


def test_nonsense_gets_a_pointer_to_help(run: Run) -> None:
    ran = run(START, "xyzzy", "[red]bold[/red]", "\x1b[31m")
    assert "I do not understand “xyzzy”" in ran.out
    assert "“[red]bold[/red]”" in ran.out


def test_why_gives_the_reason_the_rule_and_its_wording(run: Run) -> None:
    out = run(FOLLOW, "why dwarf 4").out
    assert "You cannot play Dwarf 4: the goblins were led and you can follow." in out
    assert "claim.follow · Following · from the rulebook" in out
    assert "must play one. The only exception is the doppelganger." in " ".join(out.split())


def test_why_in_german(run: Run) -> None:
    out = run(f"{FOLLOW} --lang de", "warum Zwerg 4").out
    assert "Zwerg 4 geht nicht: Ausgespielt sind Kobolde, und du kannst bedienen." in " ".join(out.split())
    assert "claim.follow · Bedienregel · aus dem Regelheft" in out
    assert "Ausgenommen ist nur der Doppelgänger." in " ".join(out.split())


def test_a_refused_move_explains_itself_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    out = run(FOLLOW, "dwarf 4", "knight 9").out
    assert "You cannot play Dwarf 4" in out
    assert "Following (claim.follow)" in out
    assert "You do not hold Knight 9." in out
    assert record_of(run, tmp_path, FOLLOW, "dwarf 4", "Zwerg 4") == record_of(run, tmp_path, FOLLOW)


def test_why_of_an_allowed_move_gives_the_rule_that_allows_it(run: Run) -> None:
    for text in ("why 6", "why knight 9", "warum ritter 9"):
        out = run(START, text).out
        assert "“Play Knight 9” is allowed:" in out
        assert "claim.lead" in out
    assert "I see no move called “dragon 3”" in run(START, "why dragon 3").out
    assert "Play Knight 2, Play Knight 3, Play Knight 4" in run(START, "why knight").out, "several fit"


def test_why_alone_gives_the_rule_behind_the_question(run: Run) -> None:
    assert "The leader plays any card from hand." in run(START, "why").out


def test_undo_needs_consent_and_bots_agree(run: Run, tmp_path: Path) -> None:
    ran = run(START, "undo", "8", "3", "undo", "undo", "undo")
    assert ran.out.count("Guest has not made a move yet.") == 2
    assert "the bots agree. We are after move" in ran.out
    assert "the bots agree. We are at the start again." in ran.out
    once = record_of(run, tmp_path, START, "8", "1", "zurück")
    assert once == record_of(run, tmp_path, START, "8")


def test_rules_are_looked_up(run: Run) -> None:
    assert "Whoever plays second" in run(START, "rules follow").out
    assert "Wer als Zweites spielt" in run(f"{START} --lang de", "regeln bedienen").out
    assert "Taking back" in run(START, "rules take-back").out
    assert "No rule speaks of “dragons”" in run(START, "rules dragons").out
    contents = run(START, "rules").out
    assert "claim.deal" in contents
    assert "house.resign" in contents


def test_the_log_tells_all_with_the_rules(run: Run) -> None:
    assert "Nothing has happened yet." in run(START, "log").out
    out = run(START, "6", "log").out.partition("> log")[2]
    assert "Guest leads Knight 9.  claim.lead" in out
    assert "claim.recruit" in out
    assert "leads Knight 9" not in run(START, "6", "1", "log 1").out.partition("> log")[2]


def test_the_log_keeps_secrets(run: Run) -> None:
    """Who wins the first trick does not read what the other drew."""
    out = run(START, "knight 9", "log").out
    assert "Bruno draws a follower from the deck." in out
    assert "Bruno draws Goblin" not in out


def test_help_names_every_command(run: Run) -> None:
    out = run(START, "help").out
    for word in ("why MOVE", "hint", "undo", "rules WORD", "table", "log N", "save FILE", "resign", "quit"):
        assert word in out
    assert "warum ZUG" in run(f"{START} --lang de", "hilfe").out


def test_table_shows_the_table_again(run: Run) -> None:
    assert run(START, "table").out.count("Your hand (13)") == 2
    assert run(START, "").out.count("Your hand (13)") == 1


@pytest.mark.parametrize("word", ["quit", "q", "ende", "exit"])
def test_quit(run: Run, word: str) -> None:
    ran = run(START, "1", word, "1")
    assert ran.code == 0
    assert "You left the match after 2 moves. The option --seed 5 gives the same deal again." in ran.out
    assert "> 1" not in ran.out.partition(f"> {word}")[2]


def test_resigning_ends_it(run: Run, tmp_path: Path) -> None:
    ran = run(START, "resign", "1", "undo", "hint", "why", "")
    assert "You have lost." in ran.out
    assert "by resignation" in ran.out
    assert "The match is over." in ran.out
    assert "result: A=2 B=1 (resigned)" in record_of(run, tmp_path, START, "1", "aufgeben")


def test_saving_overwrites_only_its_own(run: Run, tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.txt", tmp_path / "other.txt"
    other.write_text("precious")
    ran = run(START, f"save {mine}", "1", f"save {mine}", f"save {other}", f"save {tmp_path}", f"save {tmp_path}/no/no")
    assert len(read_record(mine.read_text("utf-8")).moves) == 2
    assert other.read_text() == "precious"
    assert ran.out.count("Saved as") == 2
    assert ran.out.count("already there") == 2
    assert "cannot be written" in ran.out


def test_saving_without_a_name(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(START, "save")
    assert [file.name for file in tmp_path.iterdir()] == [f"claim-{seed_hash(5)[:8]}.txt"]


def test_a_saved_match_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "later.txt"
    run(f"{START} --name Anna", "8", "1", f"save {file}")
    before = read_record(file.read_text("utf-8"))
    ran = run(f"play claim --resume {file}", "1", f"save {file}")
    after = read_record(file.read_text("utf-8"))
    assert "Seat A: Anna (you)" in ran.out
    assert after.names == before.names == ("Anna", "random")
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    assert write_record(after) == file.read_text("utf-8")


def test_the_other_seat(run: Run) -> None:
    ran = run("play claim --seed 5 --against random --seat b --option starter=A")
    assert "Seat B: Guest (you)" in ran.out
    assert "Alda has led" in ran.out


def test_the_language_of_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value, german in (
        ("LANG", "de_DE.UTF-8", True),
        ("LANG", "de", True),
        ("LANG", "C.UTF-8", False),
        ("LANG", "fr_FR", False),
        ("LC_ALL", "de_AT", True),
    ):
        monkeypatch.setenv(name, value)
        assert ("Deine Hand" in run(START).out) is german
    assert "Your hand" in run(f"{START} --lang en").out


def test_ctrl_c_says_goodbye(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: object, invitation: str = "> ") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("thronsaal.cli.screen.Screen.read", interrupt)
    ran = run(START)
    assert ran.code == 130
    assert "Goodbye." in ran.err


def test_a_bot_that_fails_is_reported_and_the_match_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def fail(self: object, vantage: object) -> int:
        asked.append(vantage)
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("thronsaal.bots.uniform.Random.choose", fail)
    ran = run(START, *["1"] * 26)
    assert ran.out.count("Bruno failed with an error (ZeroDivisionError: oops).") == len(asked)
    assert 13 < len(asked) <= 24, "all but the moves that leave no choice"
    assert "You have" in ran.out


def test_a_game_of_another_package(run: Run, court: str) -> None:
    """Four seats, all bid at once; nothing in the command line knows this game."""
    ran = run("play court --seed 1 --seats 4 --lang de", "bid 3", "3 bieten", "why bid 3", "1", "1", "1", "log")
    assert (ran.code, ran.err) == (0, "")
    assert "Platz D: Dankwart (Bot Zufall)" in ran.out
    assert ran.out.count("Gast bietet 3.") == 2, "once when bid, once in the log"
    assert "Das Gebot 3 hast du schon gemacht." in ran.out
    assert "nach Geschenken" in ran.out


def test_against_one_bot_for_each_seat(run: Run, court: str) -> None:
    assert "Seat C: Clara (Random bot @2)" in run("play court --against random,random@2").out
    assert "2 other seats" in run("play court --seats 3 --against random,random,random").err


@pytest.fixture
def vows(install: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Court with vows, and a bot that gives its word."""
    install(claim="thronsaal.games.claim:GAME", court="toys.vows:GAME")
    monkeypatch.setattr("thronsaal.bots.uniform.Random.speak", lambda self, vantage: "bid high", raising=False)
    monkeypatch.setattr("thronsaal.bots.uniform.Random.choose", lambda self, vantage: vantage.legal[0])


@pytest.mark.usefixtures("vows")
def test_bots_give_their_word_and_are_judged_by_it(run: Run) -> None:
    out = run("play court --seed 1", "bid 4", "log").out
    told, _, log = out.partition("> log")
    assert told.count("Bruno vows to bid high.\n") == 2, "before the first bid and before the second"
    assert told.index("Clara vows to bid high.") < told.index("> bid 4"), "people hear it before they choose"
    assert "Bruno vows to bid high. Bruno broke the word given." in told
    assert log.index("vows to bid high.") < log.index("broke the word given.")
    assert "Bruno hat das Wort gebrochen." in run("play court --seed 1 --lang de", "bid 4").out


@pytest.mark.usefixtures("vows")
@pytest.mark.parametrize("word", ["promise 1", "promise bid high", "versprechen I bid", "promise I bid high"])
def test_a_promise_is_given_in_the_terminal(run: Run, tmp_path: Path, word: str) -> None:
    file = tmp_path / "vows.txt"
    out = run("play court --seed 1 --name Anna", word, "bid 4", f"save {file}").out
    assert out.count("Anna vows to bid high.") == 2
    assert "Anna vows to bid high. Anna kept the word given." in out
    assert '* A promises "bid high"' in file.read_text("utf-8")


@pytest.mark.usefixtures("vows")
def test_what_can_be_promised_is_listed(run: Run) -> None:
    assert "1) I bid high" in run("play court --seed 1", "promise").out
    out = run("play court --seed 1 --lang de", "versprechen alles").out
    assert "„alles“ kannst du hier nicht versprechen. Möglich ist:" in out
    assert "1) Ich biete hoch" in out
    assert "You cannot promise “2” here." in run("play court --seed 1", "promise 2").out


def test_where_nothing_can_be_promised(run: Run) -> None:
    assert "There is nothing to promise now." in run(START, "promise").out
    assert "There is nothing to promise now." in run(START, "resign", "promise 1").out


@pytest.mark.parametrize("language", ["de", "en"])
def test_an_interrupt_keeps_the_match(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Ctrl-C writes the record and says how to go on; that command goes on."""
    monkeypatch.chdir(tmp_path)
    typed = iter(("1", "1", "1"))

    def read(self: Screen, invitation: str = "> ") -> str:
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    with monkeypatch.context() as interrupted:
        interrupted.setattr(Screen, "read", read)
        ran = run(f"{START} --lang {language}")
    assert ran.code == 130
    (file,) = tmp_path.iterdir()
    assert {"de": "So geht es weiter:", "en": "This goes on with it:"}[language] in ran.out
    command = f"play claim{' --lang de' if language == 'de' else ''} --resume {file.name}"
    assert f"\n  thronsaal {command}\n" in ran.out
    moves = len(read_record(file.read_text("utf-8")).moves)
    assert moves >= 6
    assert run(command, "1", f"save {file.name}").code == 0
    assert len(read_record(file.read_text("utf-8")).moves) > moves


def test_an_interrupt_overwrites_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    name = f"claim-{seed_hash(5)[:8]}"
    (tmp_path / f"{name}.txt").write_text("mine", "utf-8")
    typed = iter(("1",))

    def read(self: Screen, invitation: str = "> ") -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "read", read)
    assert run(START).code == 130
    assert (tmp_path / f"{name}.txt").read_text("utf-8") == "mine"
    assert read_record((tmp_path / f"{name}-2.txt").read_text("utf-8")).moves


WORDS = {
    "ironthrone": {
        "de": ("verspricht, Frieden auszulegen.", "droht, Krieg auszulegen.", "hat Wort gehalten.", "Wort gebrochen."),
        "en": ("promises to lay a truce.", "warns of laying war.", "kept the word given.", "broke the word given."),
    },
    "lcg -o variant=littlefinger --seats 3": {
        "de": ("Anna verspricht, Bruno nicht herauszufordern.", "hat Wort gehalten.", "gegenstandslos."),
        "en": ("Anna promises not to challenge Bruno.", "kept the word given.", "has become void."),
    },
}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", WORDS)
def test_promises_and_verdicts_are_heard_while_playing(run: Run, game: str, language: str) -> None:
    """Whoever gives a word, and whatever becomes of it, is told as a sentence."""
    typed = ["promise 1" if game == "ironthrone" else "promise 2", "1"] * 60
    ran = run(f"play {game} --seed 3 --against greedy --name Anna --lang {language}", *typed)
    assert (ran.code, ran.err) == (0, "")
    out = " ".join(ran.out.split())
    assert sum(said in out for said in WORDS[game][language]) >= 2, "one is given, one is judged"
    for notation in ("lay truce", "lay war", "not support", "spare B", "stay out C"):
        assert notation not in out
