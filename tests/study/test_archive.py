"""Games as Parquet: whole parts, the same rows however often it was interrupted, and nothing of another batch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from thronsaal.core.match import Match
from thronsaal.core.registry import find_game
from thronsaal.study import Played, Report, archive, simulate
from thronsaal.study.archive import Archive, NoRun, OtherRun, Run

parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: Parquet is not tested")

CLAIM = find_game("claim")
BOTS = ("greedy", "random")
RUN = Run("claim", CLAIM.version, BOTS, CLAIM.settle({}), 7, False, True)


def opened(folder: Path, run: Run = RUN) -> Archive:
    return Archive(folder, run, CLAIM.spaces(2, run.options) if run.decisions else None)


def play(kept: Archive, games: int, workers: int = 1) -> tuple[Report, list[Played]]:
    told: list[Played] = []

    def hear(played: Played) -> None:
        told.append(played)
        kept.add(played)

    report = simulate(CLAIM, BOTS, games, 7, workers, False, None, hear, None, "decisions", kept.played())
    kept.flush()
    return report, told


def rows(folder: Path, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / kind).to_pylist()
    return found


def test_a_row_says_how_a_game_went(tmp_path: Path) -> None:
    _, told = play(opened(tmp_path), 3)
    kept = rows(tmp_path, "games")
    assert [row["number"] for row in kept] == [1, 2, 3]
    for row, played in zip(kept, told, strict=True):
        match = Match(CLAIM, {}, int(row["seed"]), 2)
        assert match.actors == (row["first"],)
        assert row["bots"] == [BOTS[bot] for bot in row["entrants"]] == [BOTS[bot] for bot in played.bots]
        assert (row["places"], row["points"]) == (list(played.places), list(played.points))
        assert row["winners"] == [seat for seat in (0, 1) if row["places"][seat] == 1]
        assert row["shares"] == list(played.shares)
        assert (row["moves"], row["why"], row["faults"], row["game"]) == (52, played.why, [], "claim")
        assert row["why"]
        assert 26 <= row["turns"] <= 52
        assert json.loads(row["options"]) == CLAIM.settle({})


def test_decisions_are_what_a_seat_saw_could_do_and_did(tmp_path: Path) -> None:
    """The game is played again from its seed and the moves that were written; where one is missing, it was forced."""
    play(opened(tmp_path), 2)
    for game in rows(tmp_path, "games"):
        noted = {row["move"]: row for row in rows(tmp_path, "decisions") if row["number"] == game["number"]}
        match = Match(CLAIM, {}, int(game["seed"]), 2)
        for move in range(1, game["moves"] + 1):
            (seat,), state = match.actors, match.state
            forced = state.forced(seat)
            assert (forced is None) == (move in noted)
            if forced is not None:
                match.apply(seat, forced)
                continue
            row = noted[move]
            assert row["seat"] == seat
            assert np.array_equal(row["observation"], state.observe(seat))
            assert np.array_equal(row["mask"], state.mask(seat))
            assert row["mask"][row["action"]] == 1
            assert row["result"] == game["shares"][seat]
            made = CLAIM.read(row["written"])
            assert made == CLAIM.actions().move(state, seat, row["action"])
            match.apply(seat, made)
        assert match.outcome is not None
        assert list(match.outcome.places) == game["places"]


def test_the_numbers_are_explained_beside_them(tmp_path: Path) -> None:
    opened(tmp_path)
    numbers = json.loads((tmp_path / "numbers.json").read_text("utf-8"))
    layout, actions = CLAIM.layout(), CLAIM.actions()
    assert numbers["actions"] == list(actions.names)
    assert [(each["name"], each["first"]) for each in numbers["observation"]] == [
        (field.name, layout.first(field.name)) for field in layout.fields
    ]
    assert numbers["kinds"] == {"observation": "int8", "mask": "int8"}


def test_a_move_that_is_not_listed_has_words_and_no_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CLAIM.actions()), "action", lambda *_: {}[0])
    monkeypatch.setattr(type(CLAIM.start()), "mask", lambda *_: np.zeros(CLAIM.actions().size, np.int8))
    play(opened(tmp_path), 1)
    assert {row["action"] for row in rows(tmp_path, "decisions")} == {None}
    assert all(row["written"] for row in rows(tmp_path, "decisions"))


def test_going_on_gives_the_rows_of_one_go_and_counts_all(tmp_path: Path) -> None:
    whole, told = play(opened(tmp_path / "whole"), 6)
    play(opened(tmp_path / "parts"), 2)
    report, told_again = play(opened(tmp_path / "parts"), 6, workers=2)
    assert (report.earlier, report.tally) == (2, whole.tally)
    assert [played.number for played in told_again] == list(range(6))
    assert told_again[2:] == told[2:]
    for kind in ("games", "decisions"):
        assert rows(tmp_path / "parts", kind) == rows(tmp_path / "whole", kind)
        assert [part.name for part in sorted((tmp_path / "parts" / kind / "game=claim").iterdir())] == [
            "part-00000.parquet",
            "part-00001.parquet",
        ]
    again, _ = play(opened(tmp_path / "parts"), 4)
    assert (again.earlier, again.tally.games, again.interrupted) == (6, 6, False)


def test_parts_are_of_bounded_size_and_there_while_it_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_GAMES", 2)
    kept, sizes = opened(tmp_path), []
    for played in told_by(5):
        kept.add(played)
        sizes.append(len(rows(tmp_path, "games")))
    assert sizes == [0, 2, 2, 4, 4]
    kept.flush()
    kept.flush()
    assert len(rows(tmp_path, "games")) == 5
    assert len(list((tmp_path / "games").rglob("*.parquet"))) == 3


@pytest.mark.parametrize("bound", ["MOST_BYTES", "MOST_SECONDS"])
def test_many_numbers_or_a_long_time_end_a_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str) -> None:
    monkeypatch.setattr(archive, bound, -1)
    kept = opened(tmp_path)
    for played in told_by(2):
        kept.add(played)
    assert len(list((tmp_path / "decisions").rglob("*.parquet"))) == 2


def told_by(games: int) -> list[Played]:
    told: list[Played] = []
    simulate(CLAIM, BOTS, games, 7, each=told.append, detail="decisions")
    return told


def test_what_somebody_left_half_done_is_done_again(tmp_path: Path) -> None:
    play(opened(tmp_path), 2)
    decisions = tmp_path / "decisions" / "game=claim"
    (decisions / "part-00001.parquet").write_bytes((decisions / "part-00000.parquet").read_bytes())
    (decisions / ".part-00002.parquet.half").write_bytes(b"PAR1")
    kept = opened(tmp_path)
    assert kept.count == 2
    assert [each.name for each in decisions.iterdir()] == ["part-00000.parquet"]


def test_a_second_writer_is_stopped(tmp_path: Path) -> None:
    first, second = opened(tmp_path), opened(tmp_path)
    play(first, 1)
    with pytest.raises(FileExistsError):
        play(second, 1)
    assert len(rows(tmp_path, "games")) == 1


def test_another_batch_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    play(opened(tmp_path), 1)
    other = Run("claim", CLAIM.version, BOTS, RUN.options, 8, True, True)
    with pytest.raises(OtherRun) as refused:
        opened(tmp_path, other)
    assert refused.value.differing == "duplicate, seed"
    assert len(rows(tmp_path, "games")) == 1


@pytest.mark.parametrize("content", ["", "[]", "{"])
def test_a_folder_of_something_else_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / ("run.json" if content else "letters.txt")).write_text(content, "utf-8")
    with pytest.raises(NoRun):
        opened(tmp_path)
    assert len(list(tmp_path.iterdir())) == 1


def test_a_missing_part_is_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_GAMES", 1)
    play(opened(tmp_path), 2)
    (tmp_path / "decisions" / "game=claim" / "part-00000.parquet").unlink()
    with pytest.raises(NoRun):
        opened(tmp_path)
