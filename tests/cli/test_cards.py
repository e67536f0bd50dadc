"""Cards can be read in the terminal in every game that has texts on them."""

from __future__ import annotations

import pytest

from .conftest import Run

START = "play ironthrone --seed 5 --against random --name Anna"


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("de", "karte Erpressung", "Cersei Lennister, Anführer: Erpressung"),
        ("de", "karte erpressung", "Wähle einen Charakter dieses Hauses; er muss dich unterstützen."),
        ("de", "karte Blackmail", "Cersei Lennister, Anführer: Erpressung"),
        ("en", "card Blackmail", "Cersei Lannister, leader: Blackmail"),
        ("en", "card robb wolf", "Robb Stark: The Young Wolf"),
        ("en", "card The Young Wolf", "more strength for each participant on the other side."),
        ("de", "karte xyzzy", "Keine Karte hat „xyzzy“."),
        ("de", "karte", "Welche Karte?"),
    ],
)
def test_leaders_and_cards_can_be_read_at_the_table(run: Run, language: str, typed: str, said: str) -> None:
    assert said in " ".join(run(f"{START} --lang {language}", typed).out.split())


def test_cards_can_be_looked_up_without_a_table(run: Run) -> None:
    ran = run("cards --game ironthrone --lang de Erpressung")
    assert (ran.code, ran.err) == (0, "")
    assert "Anführer: Erpressung" in ran.out
    assert run("cards --game ironthrone xyzzy").code == 1
    none = run("cards --game claim --lang de Ritter")
    assert (none.code, none.out) == (2, "")
    assert "in claim gibt es keine Karten nachzuschlagen" in none.err


def test_every_leader_and_every_card_is_there(run: Run) -> None:
    out = run("cards --game ironthrone a").out
    assert out.count("leader: ") == 25
    assert sum(": " in line for line in out.splitlines()) == 75, "two cards for each of them, too"
