"""The words of card tests work: each of these is how a test of a card looks."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm


def test_robb_kills_after_a_military_challenge() -> None:
    table = realm("stark", "stark").given(A="play: Robb Stark", B="play: Hodor (kneeling), Lady", at="challenges")
    table.attack("military", "Robb Stark").defend()
    table.play("card Lady").do("use Robb Stark")
    assert table.quiet().seat("B").dead == ["Lady", "Hodor"]


def test_nymeria_saves_by_kneeling() -> None:
    table = realm("stark", "stark").given(
        A="play: Grey Wind", B="play: Arya Stark (kneeling, with Nymeria)", at="challenges"
    )
    assert table.strength("Arya Stark") == 3
    assert table.keywords("Arya Stark") == ["stealth"]
    assert table.sources("Arya Stark") == ["Nymeria", "Nymeria"]
    table.attack("military", "Grey Wind").do("use Nymeria")
    assert table.zone("Arya Stark") == "play"
    assert table.is_kneeling("Nymeria")


def test_a_duplicate_saves() -> None:
    table = realm("stark", "stark").given(
        A="play: Grey Wind", B="play: Arya Stark (kneeling, duplicate)", at="challenges"
    )
    table.attack("military", "Grey Wind").do("save Arya Stark")
    assert table.duplicates("Arya Stark") == 0
    assert table.seat("B").discard == ["Arya Stark"]


def test_stealth_keeps_from_defending() -> None:
    table = realm("stark", "stark").given(
        A="play: Arya Stark (with Nymeria)", B="play: Lady, Direwolf Pup", at="challenges"
    )
    table.attack("military", "Arya Stark").sneak("Lady")
    assert table.targets() == ["Direwolf Pup"]
    table.seat("B").tries("card Lady")
    table.defend("Direwolf Pup")
    assert table.takes_part("Direwolf Pup")


def test_nobody_is_asked_what_nobody_can_do() -> None:
    table = realm("stark", "stark").given(A="hand: Hodor; gold: 3", at="marshalling")
    assert table.seat("A").moves == ["pass", "play hodor@A"]
    assert table.seat("A").can("play Hodor")
    table.seat("A").plays("play Hodor")
    assert table.state.is_halted
    assert table.seat("A").gold == 2
    assert table.seat("B").gold == 0
    table.end_phase()
    assert table.seat("B").gold == 3
    assert "marshals" in table.story


def test_what_does_not_come_is_told() -> None:
    table = realm("stark", "stark").given(A="play: Robb Stark", B="play: Hodor", at="challenges")
    with pytest.raises(AssertionError, match="turn was asked before use Robb Stark"):
        table.until("use Robb Stark")
    with pytest.raises(AssertionError, match="there is no Ice at this table"):
        table.card("Ice")
    with pytest.raises(AssertionError, match="was allowed"):
        table.seat("A").tries("done")
