"""Gründungsphase, Basisspiel und Bruderschaft; Heldenkarten-Auslage."""

import pytest

from games.catan.island import Catan, rule
from thronsaal.core.game import BadOption
from thronsaal.core.registry import find_game


def start(seats: int = 4, **options: str):
    return find_game("catan").start(seats, {"starter": "A", **options}, 3)


@rule("catan.founding", "catan.founding-yield")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_rounds_there_and_back(seats: int):
    state = start(seats, board="base")
    order = []
    while state.view(None)["phase"].startswith("found"):
        (seat,) = state.actors
        order.append(seat)
        before = sum(state.view(None)["hand_sizes"])
        events = state.apply(seat, state.legal(seat)[0])
        gained = sum(state.view(None)["hand_sizes"]) - before
        second = len(order) > 2 * seats and len(order) % 2 == 1
        assert gained == sum(event.rule == "catan.founding-yield" for event in events)
        assert (gained > 0) == second
    there = [seat for seat in range(seats) for _ in range(2)]
    assert order == [*there, *reversed(there)]
    assert state.actors == (0,)
    assert state.view(None)["points"] == [2] * seats


@rule("catan.founding")
def test_the_road_starts_at_the_new_settlement_and_distance_holds():
    table = Catan(board="base", phase="found-settlement")
    table.seat("A").plays("settlement v17")
    table.seat("A").tries("road e10")
    table.expects(reason="catan.road")
    table.seat("A").plays("road e17")
    table.seat("B").tries("settlement v11")
    table.expects(reason="catan.distance")


@rule("catan.founding")
def test_the_second_road_does_not_start_at_the_first_settlement():
    state = start(3, board="base")
    game = find_game("catan")
    for move in ("settlement v1", "road e1", "settlement v3", "road e5", "settlement v13", "road e20"):
        state.apply(state.actors[0], game.read(move))
    for move in ("settlement v17", "road e17", "settlement v29", "road e33", "settlement v37"):
        state.apply(state.actors[0], game.read(move))
    assert state.actors == (0,)
    assert state.check(0, game.read("road e2")).code == "not-at-new-settlement"


@rule("catan.founding-guard", "catan.wall-section")
def test_in_the_third_round_each_seat_posts_a_guard_on_the_lowest_place():
    state = start()
    while state.view(None)["phase"] != "found-guard":
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[0])
    order = []
    while state.view(None)["phase"] == "found-guard":
        order.append(state.actors[0])
        state.apply(state.actors[0], find_game("catan").read("guard s2"))
    assert order == [0, 1, 2, 3]
    assert state.view(None)["wall"][1] == [0, 1, 2, 3, None]
    assert state.view(None)["phase"] == "before-dice"


@rule("catan.founding-tokens", "catan.frostfangs")
def test_founding_brings_no_wildling_and_tokens_lie_under_what_is_left():
    state = start()
    while state.view(None)["phase"].startswith("found"):
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[0])
    seen = state.view(None)
    assert seen["frost"] == {"regular": 24, "climber": 8, "giant": 8}
    assert not any(any(camps) for camps in seen["camps"])
    under = (state.record.tokens >= 0).sum(axis=1)
    assert under.tolist() == [3 + 4 * 2] * 4
    assert int(state.record.pool.sum()) == 57 - 44


@rule("catan.starter")
def test_who_begins():
    game = find_game("catan")
    assert [game.start(4, {"starter": letter}).actors for letter in "ABCD"] == [(0,), (1,), (2,), (3,)]
    with pytest.raises(BadOption, match="seat D does not take part at a table of 3"):
        game.start(3, {"starter": "D"})
    assert {game.start(4, seed=seed).actors for seed in range(30)} == {(0,), (1,), (2,), (3,)}


@rule("catan.hero-start", "catan.hero-display")
def test_heroes_at_the_start():
    four = [hero["hero"] for hero in start().view(None)["heroes"]]
    assert four == ["yarwyck", "tarly", "marsh", "mormont"]
    seen = find_game("catan").start(3, {"starter": "B"}).view(None)
    assert [hero["hero"] for hero in seen["heroes"]] == ["mormont", "tarly", "marsh"]
    assert len(seen["display"]) == 8
    assert not {hero["hero"] for hero in seen["heroes"]} & set(seen["display"])
