"""What each observer may know of each hand, and guessed worlds that keep to it."""

from games.catan.island import Catan
from thronsaal.core.chance import Chance
from thronsaal.core.kit.walk import choose
from thronsaal.core.registry import find_game


def robbed() -> Catan:
    table = Catan(cards={"A": "patrol"}, settlements={"B": "v1"}, hand={"B": "2 wool + 1 ore"}, luck={"steal": "B ore"})
    table.seat("A").plays("play patrol").plays("tormund h1 rob B")
    return table


def test_thief_and_victim_know_the_card_and_the_others_only_what_it_may_be():
    table = robbed()
    assert table.hand("A") == "1 ore"
    for insider in (0, 1):
        seen = table.state.view(insider)
        assert seen["least"] == seen["most"] == [[0, 0, 0, 0, 1], [0, 0, 2, 0, 0], [0] * 5, [0] * 5]
    for outsider in (2, 3, None):
        seen = table.state.view(outsider)
        assert seen["least"][1] == [0, 0, 1, 0, 0]
        assert seen["most"][1] == [0, 0, 2, 0, 1]
        assert seen["least"][0] == [0] * 5
        assert seen["most"][0] == [0, 0, 1, 0, 1]


def test_guessed_worlds_show_both_cards_to_outsiders_and_one_to_insiders():
    table, rng = robbed(), Chance(1)
    kinds = {tuple(table.state.guess(2, rng).view(0)["hand"].values()) for _ in range(40)}
    assert kinds == {(0, 0, 1, 0, 0), (0, 0, 0, 0, 1)}
    assert {tuple(table.state.guess(1, rng).view(0)["hand"].values()) for _ in range(20)} == {(0, 0, 0, 0, 1)}


def test_what_is_paid_openly_sharpens_what_is_known():
    table = robbed()
    table.seat("A").plays("offer 1 ore for 1 wool")
    assert table.state.view(2)["least"][0] == [0, 0, 0, 0, 1]
    assert table.state.view(2)["most"][0] == [0, 0, 0, 0, 1]


def test_the_only_possible_card_is_known_to_all():
    table = Catan(cards={"A": "patrol"}, settlements={"B": "v1"}, hand={"B": "3 wool"})
    table.seat("A").plays("play patrol").plays("tormund h1 rob B")
    for observer in (2, 3, None):
        seen = table.state.view(observer)
        assert seen["least"][:2] == seen["most"][:2] == [[0, 0, 1, 0, 0], [0, 0, 2, 0, 0]]


def test_bounds_hold_the_true_hands_through_a_whole_game():
    state, rng = find_game("catan").start(4, {"board": "brotherhood"}, seed=9), Chance(4)
    checked = 0
    for _ in range(600):
        chosen = choose(state, rng)
        if chosen is None:
            break
        state.apply(*chosen, events=False)
        for observer in (None, 0, 1, 2, 3):
            seen = state.view(observer)
            for seat in range(4):
                true = list(state.view(seat)["hand"].values())
                assert all(a <= b <= c for a, b, c in zip(seen["least"][seat], true, seen["most"][seat], strict=True))
                checked += seen["least"][seat] != seen["most"][seat]
    assert checked > 0, "something was in doubt"
