"""Wrong arguments get one clear line; nothing else happens."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from thronsaal.cli import COMMANDS
from thronsaal.core.registry import game_ids

from .conftest import Run


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("play chess", "no game “chess”; installed: catan, claim, ironthrone"),
        ("rules chess", "no game “chess”"),
        ("sim chess --bots random,random", "no game “chess”"),
        ("check chess", "no game “chess”"),
        ("bench chess", "no game “chess”"),
        ("play", "required: GAME"),
        ("dance", "invalid choice: 'dance'"),
        ("play claim --bogus", "unrecognized arguments: --bogus"),
        ("play claim --lang fr", "invalid choice: 'fr'"),
        ("play claim --against nobody", "claim has no bot “nobody”; it has: random"),
        ("play claim --against random@soon", "NAME@SECONDS"),
        ("play claim --against random,random", "1 other seat and needs one bot, not 2"),
        ("play claim --seed x", "a seed is a whole number from 0"),
        ("play claim --seed=-1", "a seed is a whole number from 0"),
        ("play claim --seed 1.5", "a seed is a whole number from 0"),
        ("play claim --seed 340282366920938463463374607431768211456", "a seed is a whole number from 0"),
        ("play claim --seat C", "the seats are A, B, not “C”"),
        ("play claim --seats 5", "claim is played by 2 seats, not 5"),
        ("play claim --seats none", "a whole number from 1 to 100 was expected"),
        ("play claim --option colour=red", "no option 'colour'"),
        ("play claim --option starter=C", "one of random, A, B"),
        ("play claim --option starter", "an option is written NAME=VALUE"),
        ("play claim --option starter=A --option starter=B", "each name once"),
        ("play claim --resume /no/such/file", "/no/such/file: No such file or directory"),
        ("serve --port 99999", "a whole number from 0 to 65535"),
        ("serve --port http", "a whole number from 0 to 65535"),
        ("sim claim", "required: --bots"),
        ("sim claim --bots random", "needs one bot for each, not 1"),
        ("sim claim --bots random,random,random", "needs one bot for each, not 3"),
        ("sim claim --bots random,", "claim has no bot “”"),
        ("sim claim --bots random,nobody", "claim has no bot “nobody”"),
        ("sim claim --bots random,random --games 0", "a whole number from 1 to"),
        ("sim claim --bots random,random --games many", "a whole number from 1 to"),
        ("sim claim --bots random,random --workers 0", "a whole number from 1 to"),
        ("sim claim --bots random,random --seed x", "a seed is a whole number"),
        ("sim claim --bots random,random --json --csv x", "not allowed with"),
        ("sim claim --bots random,random --csv /no/such/place", "/no/such/place: No such file"),
        ("sim claim --bots random,random --json /no/such/place", "/no/such/place: No such file"),
        ("replay", "required: FILE"),
        ("replay /no/such/file", "/no/such/file: No such file or directory"),
        ("replay /", "/: Is a directory"),
        ("check claim --seed x", "a seed is a whole number"),
    ],
)
def test_one_clear_line(run: Run, command: str, said: str) -> None:
    ran = run(command)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("thronsaal: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1"),
        (b"Thronsaal record 1\n", "line 2"),
        (b"Thronsaal record 1\ngame: chess 1\n", "line 2: there is no game 'chess'"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"\x00" * 100, "line 1"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "play claim --resume"])
def test_a_broken_record(run: Run, tmp_path: Path, content: bytes, said: str, command: str) -> None:
    file = tmp_path / "broken.txt"
    file.write_bytes(content)
    ran = run(f"{command} {file}")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_a_record_of_another_game(run: Run, court: str, tmp_path: Path) -> None:
    file = tmp_path / "court.txt"
    run("play court --against random", f"save {file}")
    assert "is a record of court" in run(f"play claim --resume {file}").err
    assert run(f"play court --resume {file}").code == 0


def test_a_name_that_cannot_be_written(run: Run) -> None:
    assert run("play claim", words=("--name", "two\nlines")).code == 2
    assert run("play claim", words=("--name", "x" * 1000)).code == 2


def test_errors_in_german(run: Run) -> None:
    installed = ", ".join(game_ids())
    said = f"thronsaal: ein Spiel „chess“ gibt es nicht; installiert: {installed}\n"
    assert run("play chess --lang de").err == said


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("play", "es fehlt noch: SPIEL"),
        ("dance", "BEFEHL: „dance“ gibt es nicht; möglich: "),
        ("play claim --bogus", "damit kann ich nichts anfangen: --bogus"),
        ("play claim --seed", "nach --seed fehlt ein Wert"),
        ("play claim --se 3", "„--se“ kann mehreres heißen: --"),
        ("games --ids=3", "--ids nimmt keinen Wert, auch nicht „3“"),
        ("serve --port x", "--port: erwartet wird eine ganze Zahl von 0 bis 65535"),
        ("sim claim --bots random,random --json --csv x", "vertragen sich nicht"),
        ("play claim --option colour=red", "claim hat keine Option „colour“"),
        ("play claim --option starter=C", "die Option starter von claim ist eine von random, A, B, nicht „C“"),
        ("replay /no/such/file", "/no/such/file: gibt es nicht"),
        ("replay /", "/: ist ein Ordner"),
        ("sim claim --bots random,random --csv /no/such/place", "/no/such/place: gibt es nicht"),
    ],
)
def test_one_clear_line_in_german(run: Run, command: str, said: str) -> None:
    """Whether the language is named before the command or after it."""
    ran = run(f"--lang de {command}")
    assert run(f"{command} --lang de").err == ran.err
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert not ENGLISH.search(ran.err), ran.err


ENGLISH = re.compile(r"\b(the|is|not|was|expected|argument|invalid|choose|required|line)\b")


def test_a_name_too_long_in_german(run: Run) -> None:
    said = "ein Name ist eine Zeile mit 1 bis 80 Zeichen"
    assert said in run("--lang de play claim", words=("--name", "x" * 100)).err


def test_the_language_before_the_command(run: Run) -> None:
    assert run("--lang de rules claim dwarves").out == run("rules claim dwarves --lang de").out
    assert "Zwerge" in run("--lang=de rules claim dwarves").out
    for between in ("rules --lang de claim dwarves", "rules claim --lang de dwarves", "rules claim --lang=de dwarves"):
        assert run(between).out == run("rules claim dwarves --lang de").out
    assert "invalid choice: 'fr'" in run("--lang fr games").err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "Zeile 1: die Aufzeichnung bricht ab: erwartet wird ein Zeilenende"),
        ("Thronsaal record 2\n", "Zeile 1: erwartet wird 'Thronsaal record 1'"),
        ("Thronsaal record 1\ngame: chess 1\n", "Zeile 2: ein Spiel „chess“ gibt es nicht"),
        ("Thronsaal record 1\ngame: claim 9\n", "Zeile 2: erwartet wird Version 1 von claim"),
        ("Thronsaal record 1\ngame: claim 1\noptions: a=b\n", "Zeile 3: claim hat keine Option „a“"),
        ("2 B", "Zeile 9: erwartet wird Zug 1, nicht 2"),
        ("1 A wizard 7", "Zeile 9: „wizard 7“ ist kein Zug von claim"),
        ("1 B knight 9", "Zeile 9: der Zug „knight 9“ von B verstößt gegen die Regel"),
    ],
)
def test_records_in_german(run: Run, tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "match.txt"
    run("play claim --seed 5 --against random --option starter=A", "1", f"save {file}")
    lines = file.read_text("utf-8").split("\n")
    at = lines.index("moves:") + 1
    if content[:1].isdigit():
        lines[at] = content if " " in content[3:] else content + lines[at][3:]
        content = "\n".join(lines)
    file.write_text(content, "utf-8")
    shown = run(f"--lang de replay {file}")
    # What can be read but not replayed is shown as it is written, with the reason above it.
    err = shown.err or " ".join(shown.out.partition("moves:")[0].split())
    assert said in err
    assert not ENGLISH.search(err), err


def test_wrong_arguments_write_no_file(run: Run, tmp_path: Path) -> None:
    for command in ("--bots random --csv", "--bots random,nobody --json", "--bots random,random --seed x --csv"):
        assert run(f"sim claim {command} {tmp_path / 'out'}").code == 2
    assert list(tmp_path.iterdir()) == []


def test_no_command_shows_help(run: Run) -> None:
    ran = run("")
    assert ran.code == 0
    for command in COMMANDS:
        assert f"\n    {command} " in ran.out


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("language", ["de_DE.UTF-8", "en_GB.UTF-8"])
def test_help(
    run: Run, command: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", language)
    with pytest.raises(SystemExit) as ended:
        run(f"{command} --help")
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("Aufruf:" if language.startswith("de") else "usage:")


def test_help_and_version_load_no_game() -> None:
    """Whoever asks for help does not wait for a compiler."""
    code = "import sys; from thronsaal.cli import main; main([]); assert 'numba' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0


def test_a_closed_pipe_is_no_error() -> None:
    """`thronsaal rules claim | head -1` says nothing on stderr."""
    process = subprocess.Popen(
        [sys.executable, "-m", "thronsaal", "rules", "claim"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.wait(60)
