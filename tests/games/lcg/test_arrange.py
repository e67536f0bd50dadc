"""Positions that tests and scenes describe, and the words in which card tests are written."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.realm import realm
from thronsaal.core.chance import Chance
from thronsaal.core.kit.walk import choose
from thronsaal.core.scene import BadScene
from thronsaal.games.lcg.arrange import STEPS, arrange


def test_ice_kills_somebody_else_in_the_challenge() -> None:
    table = realm("stark", "stark").given(A="play: Robb Stark (with Ice)", B="play: Hodor", at="challenges")
    table.attack("military", "Robb Stark").defend("Hodor")
    table.seat("A").plays("use Ice")
    assert table.quiet().seat("B").dead == ["Hodor"]
    assert table.seat("A").discard == ["Ice"]


def test_godswood_makes_the_next_character_cheaper() -> None:
    table = realm("stark", "stark").given(A="play: Godswood; hand: Grey Wind; gold: 2", at="marshalling")
    table.seat("A").tries("play Grey Wind")
    table.expects(reason="lcg.playing")
    table.seat("A").plays("use Godswood", "play Grey Wind")
    assert table.seat("A").gold == 0
    assert table.zone("Grey Wind") == "play"
    assert table.seat("A").court == ["Godswood", "Grey Wind"]


def test_everything_lies_where_it_was_said() -> None:
    table = realm("stark", "lannister").given(
        A="play: Robb Stark (kneeling, 2 power, 2 duplicates, with Ice + Nymeria), 2x Great Keep, "
        "Lord Eddard's Chambers (on house); hand: Arya Stark, 2x Direwolf Pup; dead: Hodor; discard: Lady, Summer; "
        "deck: Bran Stark, Godswood; gold: 4; power: 3; plot: The Power of Arms; plots: Valar Morghulis; "
        "used: Rains of Autumn",
        B="play: Knight of the Tumblestone (of A), Hodor; rest: 0",
        at="dominance-begins",
        first="B",
        round=3,
    )
    s, a, b = table.state, table.seat("A"), table.seat("B")
    assert a.court == ["Great Keep", "Great Keep", "Ice", "Lord Eddard's Chambers", "Nymeria", "Robb Stark"]
    assert (a.hand, a.dead, a.discard) == (
        ["Arya Stark", "Direwolf Pup", "Direwolf Pup"],
        ["Hodor"],
        ["Lady", "Summer"],
    )
    assert a.deck[::-1][:2] == ["Bran Stark", "Godswood"]
    assert len(a.deck) == 7
    assert (a.gold, a.house_power, a.power, a.plot) == (4, 3, 5, "The Power of Arms")
    assert [s.deal.names[card] for card in s.used[0]] == ["Rains of Autumn"]
    assert table.attachments("Robb Stark") == ["Ice", "Nymeria"]
    assert table.bearer("Lord Eddard's Chambers") == "House Stark"
    assert table.duplicates("Robb Stark") == 2
    assert table.is_kneeling("Robb Stark")
    assert (b.court, b.deck) == (["Hodor", "Knight of the Tumblestone"], [])
    assert table.controller("Knight of the Tumblestone") == "B"
    assert (s.first, s.round) == (1, 3)


def test_a_table_says_the_same_as_a_text() -> None:
    described = {"play": "Robb Stark (kneeling)", "gold": 4, "plot": "Valar Morghulis"}
    text = "play: Robb Stark (kneeling); gold: 4; plot: Valar Morghulis"
    assert arrange({"houses": "stark-stark", "A": described}) == arrange({"houses": "stark-stark", "A": text})


@pytest.mark.parametrize("step", [*STEPS, "income"])
def test_a_match_goes_on_from_every_step(step: str) -> None:
    state = arrange(
        {"houses": "stark-stark-stark", "A": "play: Robb Stark", "B": "play: Hodor", "at": step, "round": 2}
    )
    rng = Chance(1)
    while state.round < 4:
        chosen = choose(state, rng)
        assert chosen is not None
        state.apply(*chosen)


def test_turns_before_the_active_seat_are_over() -> None:
    table = realm("stark", "stark", "stark").given(A="gold: 2", B="gold: 3; hand: Hodor", at="marshalling", active="B")
    table.until("play Hodor").seat("B").plays("play Hodor")
    assert table.seat("B").gold == 2
    assert table.seat("A").gold == 2
    assert table.seat("C").gold == 0
    table = realm("stark", "stark").given(A="play: Robb Stark", B="play: Robb Stark", at="challenges", active="B")
    assert table.asked == "turn"
    table.expects(turn="B")


def test_shipped_decks_lie_where_nothing_is_said() -> None:
    table = realm().given(decks="stark-stark", A="hand: Ice; play: Robb Stark", at="challenges")
    s = table.state
    mine = set(s.deck[0])
    assert len(mine) == s.deal.draw_deck[0].bit_count() - 2
    assert table.card("Ice@A") not in mine
    assert len(s.deck[1]) == s.deal.draw_deck[1].bit_count()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "either houses or decks"),
        ({"houses": "stark-stark", "decks": "stark-stark"}, "either houses or decks"),
        ({"houses": "stark"}, "two to four"),
        ({"houses": "stark-frey"}, "a house is one of"),
        ({"decks": "stark-frey"}, "decks are some of"),
        ({"houses": "stark-stark", "C": "gold: 1"}, "unknown: C"),
        ({"houses": "stark-stark", "A": "purse: 1"}, "unknown: purse"),
        ({"houses": "stark-stark", "A": ["gold"]}, "a text or a table"),
        ({"houses": "stark-stark", "A": "gold: many"}, "gold is a number"),
        ({"houses": "stark-stark", "A": "hand: Jorah the Bear"}, "there is no card 'Jorah the Bear'"),
        ({"houses": "stark-stark", "A": "hand: Robb Stark ("}, "a card such as"),
        ({"houses": "stark-stark", "A": "play: Robb Stark (asleep)"}, "cannot be 'asleep'"),
        ({"houses": "stark-stark", "A": "play: Robb Stark, Robb Stark"}, "is unique"),
        ({"houses": "stark-stark", "A": "play: Robb Stark; dead: Robb Stark"}, "is unique"),
        ({"houses": "stark-stark", "A": "play: Great Keep (duplicate)"}, "cannot have a duplicate"),
        ({"houses": "stark-stark", "A": "play: Valar Morghulis"}, "cannot lie in play"),
        ({"houses": "stark-stark", "A": "plots: Robb Stark"}, "cannot lie in plots"),
        ({"houses": "stark-stark", "A": "hand: House Stark"}, "cannot lie in hand"),
        ({"houses": "stark-stark", "A": "plot: Valar Morghulis, Rains of Autumn"}, "one revealed plot"),
        ({"houses": "stark-stark", "A": "play: Ice"}, "is an attachment"),
        ({"houses": "stark-stark", "A": "play: Hodor (with Ice)"}, "Ice cannot be on Hodor"),
        ({"houses": "stark-stark", "A": "play: Godswood (on house)"}, "cannot be on House Stark"),
        ({"houses": "stark-stark", "A": "play: Ice (on Arya Stark@B)"}, "is not in play with B"),
        ({"houses": "stark-stark", "A": "hand: 8x Hodor, Hodor"}, "9 times"),
        ({"houses": "stark-stark", "A": "power: 15"}, "has won already"),
        ({"houses": "stark-stark", "A": "title: master-of-coin"}, "each title"),
        ({"houses": "stark-stark-stark", "A": "title: master-of-coin", "B": "title: master-of-coin"}, "each title"),
        ({"houses": "stark-stark-stark", "A": "title: master-of-fish"}, "title is one of"),
        ({"houses": "stark-stark", "at": "tea"}, "at is one of"),
        ({"houses": "stark-stark", "first": "C"}, "first is one of"),
        ({"houses": "stark-stark", "at": "dominance", "active": "B"}, "somebody is active"),
        ({"houses": "stark-stark", "variant": "teams"}, "four seats"),
        ({"houses": "stark-stark", "variant": "solo"}, "variant is one of"),
        ({"houses": "stark-stark", "A": "agenda: Hodor"}, "Hodor is no agenda"),
        ({"houses": "stark-stark", "A": "hand: Oath of the Small Folk"}, "cannot lie in hand"),
        ({"houses": "stark-stark", "at": "lay-out", "active": "A"}, "before the game begins"),
        ({"houses": "stark-stark", "at": "mulligan", "round": 2}, "before the game begins"),
        ({"decks": "choose", "A": "gold: 1"}, "before decks are chosen"),
        ({"decks": "choose", "seats": 5}, "seats is one of"),
        ({"decks": "choose", "seats": 3, "first": "D"}, "first is one of"),
        ({"decks": "choose", "seats": 3, "variant": "teams"}, "four seats"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], told: str) -> None:
    with pytest.raises(BadScene, match=told):
        arrange(given)
