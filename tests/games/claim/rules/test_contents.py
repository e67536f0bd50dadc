"""Inhalt, Ziel des Spiels."""

from collections import Counter

import pytest

from games.claim.by_hand import CARDS
from support.play import play_out
from support.table import Table, rule
from thronsaal.core.registry import find_game
from thronsaal.games.claim.kernel import material
from thronsaal.games.claim.notation import write

KINDS = sorted(set(CARDS))


@rule("claim.cards")
def test_the_pack_is_as_printed():
    pack = Counter(write(card) for card in range(52))
    assert pack == Counter(f"{faction} {value}" for faction, value in CARDS)
    assert pack["goblin 0"] == 5
    assert Counter(text.split()[0] for text in pack.elements()) == {
        "goblin": 14,
        "knight": 8,
        "undead": 10,
        "dwarf": 10,
        "doppelganger": 10,
    }
    assert "knight 1" not in pack
    assert material.PROVENANCE == "printed"


@rule("claim.cards")
@pytest.mark.parametrize(("faction", "value"), KINDS)
def test_every_card_is_played(faction: str, value: int):
    """Each card leads one trick and follows in another, and ends where the rules put it."""
    card = f"{faction} {value}"
    other = "undead 3" if card != "undead 3" else "undead 4"
    for leader in "AB":
        table = Table("claim").given(
            leader=leader, hand={"A": card, "B": other}, turned_up="dwarf 9, " * (card != "dwarf 9")
        )
        table.play(*((card, other) if leader == "A" else (other, card)))
        where = table.sees("score")[table.sees("last_winner")] if faction == "undead" else table.sees("out")
        assert card in where


@rule("claim.cards", "claim.goblin-zeros")
def test_all_five_goblin_zeros_are_played():
    table = Table("claim").given(hand={"A": "goblin 0 0 0", "B": "goblin 0 0, dwarf 1"}, turned_up="knight 5")
    table.play("goblin 0", "goblin 0", "goblin 0", "goblin 0", "goblin 0", "dwarf 1")
    assert table.sees("phase") == 2
    assert table.sees("out").count("goblin 0") == 5


@rule("claim.cards")
@pytest.mark.parametrize("move", [-1, 1, 4, 52, 10**30])
def test_there_are_no_other_cards(move: int):
    table = Table("claim").given(hand={"A": "goblin 0 0 0 0 0 1", "B": "knight 2 3 4 5 6 7"})
    reason = table.state.check(0, move)
    assert reason is not None
    assert (reason.code, reason.rule) == ("no-such-card", "claim.cards")


@rule("claim.aim")
def test_two_phases_and_then_the_factions_decide():
    match = Table("claim").match(seed=12)
    phases = [match.state.view(None)["phase"]]
    while match.actors:
        (seat,) = match.actors
        match.apply(seat, match.state.legal(seat)[0])
        phases.append(match.state.view(None)["phase"])
    assert phases == [1] * 26 + [2] * 27
    assert match.outcome is not None
    sides = match.state.view(None)["favour"]
    assert match.outcome.points == (sides.count(0), sides.count(1))


@rule("claim.aim")
def test_whoever_has_more_factions_wins():
    for seed in range(30):
        outcome = play_out(Table("claim").match(seed), seed).outcome
        assert outcome is not None
        if outcome.points[0] != outcome.points[1]:
            assert outcome.winners == (outcome.points.index(max(outcome.points)),)
            assert outcome.why == "factions"


def test_the_game_says_who_plays_it():
    assert find_game("claim").seats == (2,)
