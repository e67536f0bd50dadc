"""`thronsaal verify`: is a record what it seems?"""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run
from thronsaal.core.chance import seed_hash
from thronsaal.core.match import Match
from thronsaal.core.record import write_record
from thronsaal.core.registry import find_game
from thronsaal.core.shares import Shares
from thronsaal.server.signing import Signer

SHARES = Shares(5, ("ab" * 8, "cd" * 8))
HALL = Signer(bytes(range(32)))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "record.txt"
    match = Match(find_game("claim"), shares=SHARES)
    match.apply(match.actors[0], match.state.legal(match.actors[0])[0])
    file.write_text(HALL.signed(write_record(match)))
    return file


def test_a_record_that_is_what_it_seems(run: Run, record: Path) -> None:
    ran = run(f"verify {record} --key {HALL.key} --hash {seed_hash(5)}")
    assert ran.code == 0
    for said in ("1 move, by the rules", f"A added {'ab' * 8}", f"B added {'cd' * 8}", seed_hash(5), HALL.key):
        assert said in ran.out.replace("\n", " ").replace("  ", " "), said


def test_another_hash_or_key_than_was_expected(run: Run, record: Path) -> None:
    assert run(f"verify {record} --hash {seed_hash(6)}").code == 1
    assert run(f"verify {record} --key {'0' * 64}").code == 1


def test_an_altered_record(run: Run, record: Path) -> None:
    record.write_text(record.read_text().replace('seat A: "A"', 'seat A: "Anna"'))
    ran = run(f"verify {record}")
    assert ran.code == 1
    assert "altered" in ran.out + ran.err
    record.write_text(record.read_text().replace("seed-from: 5", "seed-from: 6"))
    assert run(f"verify {record}").code == 2, "not even the seed is made of its shares"


def test_a_record_that_nobody_signed(run: Run, record: Path) -> None:
    record.write_text(write_record(Match(find_game("claim"), seed=3)))
    ran = run(f"verify {record} --lang de")
    assert ran.code == 0
    assert "Niemand hat" in ran.out
    assert run(f"verify {record} --key {HALL.key}").code == 1
