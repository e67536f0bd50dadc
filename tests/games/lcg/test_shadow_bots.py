"""Bots at tables with shadows: they hide what gold is left for, and bring out what is worth it."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from games.lcg.shadowy import SHADOWY
from thronsaal.core.chance import Chance
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.bots import hiding
from thronsaal.games.lcg.bots.greedy import decide
from thronsaal.games.lcg.notation import write
from thronsaal.games.lcg.state import LcgState


@pytest.mark.parametrize("edition", ["first", "second"])
def test_greedy_plays_whole_games_and_uses_shadows(edition: str):
    s = SHADOWY.start(2, {"shadows": edition}, 4)
    assert isinstance(s, LcgState)
    made: dict[str, int] = {}
    for number in range(4000):
        if s.ended:
            break
        seat = s.actors[0]
        legal = s.legal(seat)
        move = decide(s.guess(seat, Chance(number)), seat) if len(legal) > 1 else legal[0]
        assert s.check(seat, move) is None, write(move)
        verb = write(move).partition(" ")[0]
        made[verb] = made.get(verb, 0) + 1
        s.apply(seat, move, events=False)
    assert s.ended
    wanted = 3 if edition == "first" else 1  # in the second edition most cards may be marshalled at once
    assert made.get("hide", 0) >= wanted
    assert made.get("emerge", 0) + made.get("use", 0) >= wanted


def test_greedy_hides_a_card_for_gold_that_is_left_and_brings_out_what_it_can_pay():
    table = realm("lannister", "stark").given(shadows="first", A="hand: Alley Cat; gold: 2", at="marshalling")
    assert write(decide(table.state.copy(), 0)) == "hide alley-cat@A"
    table = realm("lannister", "stark").given(shadows="first", A="shadows: Alley Cat; gold: 1", at="challenges-begins")
    assert write(decide(table.state.copy(), 0)) == "emerge 1"


def test_greedy_keeps_gold_for_what_lies_in_shadows():
    table = realm("lannister", "stark").given(
        shadows="first", A="hand: Alley Cat, Lannisport Weaponsmith; shadows: Alley Cat; gold: 1", at="marshalling"
    )
    assert write(decide(table.state.copy(), 0)) == "pass", "the gold is for the cat"
    table = realm("lannister", "stark").given(
        shadows="first", A="hand: Alley Cat, Hidden Stair; shadows: Alley Cat; gold: 2", at="marshalling"
    )
    assert write(decide(table.state.copy(), 0)) == "pass", "a second card beside it would stay there, and the first too"


def test_who_may_fight_comes_out_before_a_location_when_challenges_begin():
    table = realm("lannister", "stark").given(
        shadows="first", A="shadows: The Red Keep, Gold Cloaks; gold: 3", at="challenges-begins"
    )
    assert write(decide(table.state.copy(), 0)) == "emerge 2"
    table = realm("lannister", "stark").given(
        shadows="first", A="shadows: The Red Keep; gold: 1", at="dominance-begins"
    )
    assert write(decide(table.state.copy(), 0)) == "emerge 1"


def test_coppers_come_out_before_cards_are_bought():
    given = {"shadows": "first", "A": "shadows: A Fistful of Coppers"}
    for at, said in (("marshalling-begins", "emerge 1"), ("taxation-begins", "pass")):
        assert write(decide(realm("lannister", "stark").given(**given, at=at).state.copy(), 0)) == said


def test_a_plot_that_hides_cards_for_nothing_is_for_a_hand_that_has_some():
    table = realm("stark", "stark").given(
        shadows="first", A="hand: Syrio Forel, Alley Cat; plots: City of Lies, Calm Over Westeros", at="plots"
    )
    assert write(decide(table.state.copy(), 0)) == "plot city-of-lies@A"
    table = realm("stark", "stark").given(
        shadows="first", A="hand: Hodor; plots: City of Lies, Calm Over Westeros", at="plots"
    )
    assert write(decide(table.state.copy(), 0)) == "plot calm-over-westeros@A"


def test_second_edition_a_gaoler_is_hidden_where_power_brings_him_out():
    given = "hand: Red Keep Gaoler; play: Robert Baratheon; gold: 4; power: "
    table = realm("baratheon", "stark").given(shadows="second", A=given + "3", at="marshalling")
    assert write(decide(table.state.copy(), 0)) == "hide red-keep-gaoler@A"
    table = realm("baratheon", "stark").given(shadows="second", A=given + "1", at="marshalling")
    assert write(decide(table.state.copy(), 0)) == "play red-keep-gaoler@A"


@pytest.mark.parametrize(("mine", "comes"), [("play: Viserys Targaryen; ", True), ("", False)])
def test_second_edition_an_attachment_that_nobody_could_bear_is_not_worth_its_gold(mine: str, comes: bool):
    table = realm("targaryen", "stark").given(
        shadows="second", A=f"{mine}shadows: Dragon Skull; gold: 3", B="play: Hodor", at="marshalling"
    )
    assert (hiding.return_of(table.state, 0, n.move(n.EMERGE, 0)) > 0) is comes
    assert (hiding.kept(table.state, 0) == 2) is comes
