"""A hint comes from the strongest level, knows what the seat knows, and names a move of the list."""

from __future__ import annotations

import re

import pytest

from thronsaal.core.bot import Vantage
from toys.court import GAME as COURT

from .conftest import Run


class Highest:
    def choose(self, vantage: Vantage) -> int:
        assert vantage.budget.seconds is not None
        return vantage.legal[-1]


class Silly:
    def choose(self, vantage: Vantage) -> int:
        return 99


@pytest.fixture
def levels(court: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COURT.__dict__, "bots", {"easy": Silly, "hard": Highest})


@pytest.mark.usefixtures("levels")
def test_the_strongest_level_is_asked(run: Run) -> None:
    assert "Hard bot would choose: Bid 4  (4)" in run("play court --against random", "hint").out
    assert "Bot Schwer würde wählen: 4 bieten  (4)" in run("play court --against random --lang de", "tipp").out


def test_a_hint_that_fails_is_none(run: Run, court: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COURT.__dict__, "bots", {"hard": Silly})
    assert "There is no hint for this." in run("play court --against random", "hint").out


def test_no_hint_without_levels(run: Run, court: str) -> None:
    assert "There is no hint for this." in run("play court", "hint").out


@pytest.mark.usefixtures("levels")
def test_who_names_no_bot_plays_the_middle_level(run: Run) -> None:
    assert "Seat B: Baldur (Hard bot)" in run("play court").out


def test_claim_has_hints(run: Run) -> None:
    out = run("play claim --seed 5 --against random --option starter=A", "hint").out
    found = re.search(r"Hard bot would choose: Play (.+)  \((\d+)\)", out)
    assert found is not None
    assert f"{found[2]}) {found[1]}" in out
