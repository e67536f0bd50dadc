"""`thronsaal sim`: figures for people, programs and spreadsheets."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from thronsaal.core.registry import find_game
from thronsaal.study import simulate

from .conftest import Run

SIM = "sim claim --games 20 --bots random,random --seed 4"


def test_the_figures_for_people(run: Run) -> None:
    ran = run(SIM)
    report = simulate(find_game("claim"), ["random", "random"], 20, 4)
    assert (ran.code, ran.err) == (0, "")
    assert "claim: 20 games" in ran.out
    rows = [line.split() for line in ran.out.splitlines() if line.startswith("random")]
    assert [float(row[1]) for row in rows] == report.tally.shares
    assert f"{100 * report.tally.shares[0] / 20:.1f} %" in ran.out
    low, high = report.interval(0)
    assert f"{100 * low:.1f} % – {100 * high:.1f} %" in ran.out
    assert "won by the first to act" in ran.out
    assert "games a second" in ran.out
    assert "seed 4" in ran.out


def test_a_bot_of_ones_own_plays_from_the_folder_one_is_in(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bots.py").write_text(
        "class Last:\n    def choose(self, vantage):\n        return vantage.legal[-1]\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    ran = run("sim claim --games 4 --bots my_bots:Last,random --seed 4 --workers 2")
    assert (ran.code, ran.err) == (0, "")
    assert "my_bots:Last" in ran.out
    ran = run("sim claim --games 4 --bots my_bots:First,random --lang de")
    assert ran.code == 2
    assert "my_bots:First ist kein Bot" in ran.err


def test_german_figures(run: Run) -> None:
    out = run(f"{SIM} --lang de").out
    assert "20 Partien" in out
    assert "wer beginnt, gewinnt" in out
    assert ",0 %" in out


def test_json_on_standard_output(run: Run) -> None:
    ran = run(f"{SIM} --json")
    data = json.loads(ran.out)
    assert {"games", "bots", "wins", "draws", "games_per_s", "seed"} <= data.keys()
    report = simulate(find_game("claim"), ["random", "random"], 20, 4)
    assert (data["games"], data["bots"], data["seed"]) == (20, ["random", "random"], 4)
    assert (data["wins"], data["draws"]) == (report.tally.wins, report.tally.draws)
    assert data["games_per_s"] > 0


def test_json_to_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    ran = run(f"{SIM} --duplicate --json {file}")
    assert json.loads(file.read_text("utf-8"))["duplicate"] is True
    assert "claim: 20 games, each deal in every seating" in ran.out


def test_csv_has_a_line_for_every_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    ran = run(f"{SIM} --duplicate --csv {file}")
    assert ran.code == 0
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    assert [int(row["game"]) for row in rows] == list(range(1, 21))
    assert [int(row["deal"]) for row in rows] == [n // 2 + 1 for n in range(20)]
    for row in rows:
        assert row["winner"] in ("", *(seat for seat in "AB" if row[f"{seat}_place"] == "1"))
        assert row["first"] in ("A", "B")
        assert row["moves"] == "52"
        assert row["faults"] == "0"
    assert rows[0]["deal_seed"] == rows[1]["deal_seed"] != rows[2]["deal_seed"]


def test_workers_change_nothing(run: Run) -> None:
    alone = json.loads(run(f"{SIM} --json").out)
    shared = json.loads(run(f"{SIM} --workers 2 --json").out)
    for name in ("games", "wins", "draws", "first_actor_shares", "shares", "moves", "seed"):
        assert alone[name] == shared[name]


def test_options_reach_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    run(f"{SIM} --option starter=B --csv {file}")
    assert {row["first"] for row in csv.DictReader(file.read_text("utf-8").splitlines())} == {"B"}


def test_a_drawn_seed_is_told(run: Run) -> None:
    data = json.loads(run("sim claim --games 2 --bots random,random --json").out)
    again = json.loads(run(f"sim claim --games 2 --bots random,random --seed {data['seed']} --json").out)
    assert data["wins"] == again["wins"]


def test_a_bot_that_fails_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Counter[int]()
    monkeypatch.setattr(
        "thronsaal.bots.uniform.Random.choose", lambda self, vantage: asked.update([vantage.seat]) or "no"
    )
    ran = run("sim claim --games 1 --bots random,random@1p --seed 4")
    assert f"{asked[0]}×: random answered with 'no', which is no move." in ran.out
    assert f"{asked[1]}×: random@1p answered with 'no', which is no move." in ran.out
    assert all(13 < asked[seat] <= 24 for seat in range(2)), "all but the moves that leave no choice"


def test_three_seats(run: Run, court: str) -> None:
    data = json.loads(run("sim court --games 6 --bots random,random@1,random@2 --duplicate --json").out)
    assert (data["games"], len(data["wins"])) == (6, 3)
    assert data["first_actor_games"] == 0


def test_ctrl_c_prints_what_is_done_so_far() -> None:
    """A real process, a real signal, and no traceback."""
    command = ["sim", "claim", "--games", "100000000", "--bots", "random,random", "--workers", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "thronsaal", *command, "--csv", "/dev/stdout"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LANG": "en_GB.UTF-8"},
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    header, first = process.stdout.readline(), process.stdout.readline()  # the games have begun
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
    out, err = process.stdout.read(), process.stderr.read()
    process.wait(60)
    assert (process.returncode, err) == (130, "")
    assert header.startswith("game,deal,")
    numbers = [
        int(row.partition(",")[0]) for row in (first + out).splitlines() if row[:1].isdigit() and "," in row[:12]
    ]
    assert numbers == sorted(set(numbers))
    assert "Interrupted: this is what was finished." in out
    assert f"claim: {len(numbers):,} games" in out
