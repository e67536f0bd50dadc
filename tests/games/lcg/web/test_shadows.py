"""The board shows shadows: backs with numbers for others, one's own cards with their price, lit when they can come."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.notation import write
from thronsaal.games.lcg.present import present


def drawn(table, seat: int, language: str = "en"):
    state = table.state
    legal = [write(move) for move in state.legal(seat)] if seat in state.actors else []
    return present([state.view(seat)], legal, Voice(language, GAME.texts, ["Anna", "Ben"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_others_see_backs_and_one_reads_ones_own(language: str):
    table = realm("lannister", "stark").given(
        shadows="first",
        A="shadows: Alley Cat, Patient Killer; gold: 1",
        B="shadows: Hidden Stair",
        at="challenges-begins",
    )
    board = drawn(table, 0, language)
    mine, theirs = board["mine"].shadows, board["others"][0].shadows
    assert [veil.number for veil in mine] == [1, 2]
    assert [veil.price for veil in mine] == [1, 2]
    assert [act.move for act in mine[0].acts] == ["emerge 1"], "affordable, so it is lit"
    assert not mine[1].acts
    assert mine[1].tried == "emerge 2", "pressed, it says why not"
    assert theirs[0].face is None
    assert theirs[0].look == "lcg-back"
    assert board["window"].kind == "shadows"


def test_a_card_in_hand_that_may_go_either_way_offers_both():
    table = realm("lannister", "stark").given(shadows="second", A="hand: Cloaked Rider; gold: 9", at="marshalling")
    (tile,) = drawn(table, 0)["mine"].hand
    assert [act.move.partition(" ")[0] for act in tile.acts] == ["play", "hide"]


def test_a_place_in_anothers_shadows_is_pressed_to_choose_it():
    table = realm("lannister", "stark").given(
        shadows="first", A="play: Lamp Room", B="shadows: Alley Cat, Hidden Stair", at="challenge-actions"
    )
    table.seat("A").plays("use Lamp Room:3")
    theirs = drawn(table, 0)["others"][0].shadows
    assert [[act.move for act in veil.acts] for veil in theirs] == [["slot B 1"], ["slot B 2"]]


def test_the_moment_at_the_start_of_a_phase_is_a_pause_that_may_be_passed_over():
    table = realm("lannister", "stark").given(shadows="first", A="shadows: Alley Cat", at="challenges-begins")
    pause = table.state.pause(0)
    assert (pause.kind, pause.phase) == ("shadows", "challenges")
    assert pause.kind in GAME.pauses.kinds
