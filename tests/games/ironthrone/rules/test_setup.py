"""Aufbau."""

import pytest

from games.ironthrone.court import Court
from thronsaal.core.game import BadOption
from thronsaal.core.registry import find_game
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.state import IronThroneState

rule = pytest.mark.rule
GAME = find_game("ironthrone")


def begun(seats: int = 4, seed: int = 5, **options: str) -> IronThroneState:
    state = GAME.start(seats, options, seed)
    assert isinstance(state, IronThroneState)
    return state


def choose_all(state: IronThroneState) -> list:
    events = []
    while state.turn == 0 and state.actors:
        seat = state.actors[0]
        events += state.apply(seat, state.legal(seat)[0])
    return events


@rule("ironthrone.pieces", "ironthrone.house-deck")
def test_each_house_has_its_pieces():
    assert len(m.HOUSES) == 5
    assert len(set(m.CHARACTERS)) == 25
    for house in range(5):
        cards = list(m.cards_of(house))
        assert len(cards) == 25
        assert [m.TYPE[card] for card in cards].count(m.TRUCE) == 4
        assert sorted(m.VALUE[card] for card in cards if m.TYPE[card] == m.WAR) == [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20]
        for character in m.characters_of(house):
            assert [m.CHARACTER_OF[card] for card in cards].count(character) == 2


@rule("ironthrone.houses")
def test_houses_are_drawn_given_or_chosen():
    assert len({tuple(begun(3, seed).house) for seed in range(30)}) > 10
    assert begun(3, houses="tyrell-stark-baratheon").house == [4, 0, 2]
    state = begun(3, houses="choose")
    assert [GAME.write(move) for move in state.legal(0)] == [f"house {name}" for name in m.HOUSES]
    state.apply(0, GAME.read("house tyrell"))
    assert GAME.read("house tyrell") not in state.legal(1)
    reason = state.check(1, GAME.read("house tyrell"))
    assert reason is not None
    assert reason.rule == "ironthrone.houses"


@rule("ironthrone.houses")
@pytest.mark.parametrize(
    "houses", ["stark", "stark-stark-tyrell", "stark-tyrell-greyjoy", "stark-tyrell-stark-targaryen", ""]
)
def test_bad_houses_are_refused(houses: str):
    with pytest.raises(BadOption, match="houses"):
        begun(3, houses=houses)


@rule("ironthrone.leaders")
def test_leaders_are_chosen_in_secret_and_shown_together():
    state = begun(3)
    assert state.actors == (0, 1, 2)
    assert all(len(state.legal(seat)) == 2 for seat in range(3))
    state.apply(2, state.legal(2)[0])
    state.apply(0, state.legal(0)[1])
    assert state.actors == (1,)
    assert [house["leader"] for house in state.view(1)["houses"]] == [None] * 3
    assert state.view(0)["offered"] == [m.CHARACTERS[state.offered[0][0]]]
    events = state.apply(1, state.legal(1)[0])
    assert [event.rule for event in events if event.kind == "leader"] == ["ironthrone.leaders"] * 3
    for seat in range(3):
        assert state.power[state.leader[seat]] == 0
        assert len(state.alive(seat)) == 4


@rule("ironthrone.leaders")
def test_a_leader_that_was_not_drawn_is_refused():
    state = begun(3)
    drawn = state.offered[0]
    other = next(each for each in m.characters_of(state.house[0]) if each not in drawn)
    reason = state.check(0, GAME.read(f"leader {m.CHARACTERS[other]}"))
    assert reason is not None
    assert reason.rule == "ironthrone.leaders"


@rule("ironthrone.hands", "ironthrone.start-power")
def test_hands_and_power():
    state = begun(5)
    events = choose_all(state)
    dealt = [event for event in events if event.rule == "ironthrone.hands"]
    assert [event.values["count"] for event in dealt] == [5] * 5
    assert sum(state.power) == 5 * 16
    assert set(state.sheet) == {4}
    assert state.influence == [0] * 25


@rule("ironthrone.event-deck")
def test_the_event_deck_follows_the_houses():
    state = Court(at="event").state
    counts = [state.events.count(event) + (state.event == event) for event in range(8)]
    assert counts == [3, 3, 0, 0, 3, 1, 1, 1]


@rule("ironthrone.event-deck")
def test_the_event_deck_is_shuffled_anew():
    court = Court(at="hostages", held={"A": "lannister-5"})
    court.state.events, court.state.spent = (), (0, 1, 4, 5)
    court.do("pass")
    assert "event-deck" in court.rules()
    assert len(court.state.events) == 3
    assert court.state.spent == ()


@rule("ironthrone.starter")
def test_chance_names_who_begins():
    starters = set()
    for seed in range(20):
        state = begun(3, seed)
        events = choose_all(state)
        assert "ironthrone.starter" in [event.rule for event in events]
        starters.add(state.challenger)
    assert starters == {0, 1, 2}
