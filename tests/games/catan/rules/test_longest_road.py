"""Längste Straße: every case of the book, and a check against counting by hand."""

import random

from games.catan.island import ROAD, SETTLEMENT, Catan, rule
from thronsaal.games.catan.kernel.geometry import plan

LINE = "e2 e3 e4 e5 e6"


def by_hand(paths: set[int], blocked: set[int]) -> int:
    """The longest walk over these paths, each used once, found by trying all of them."""
    ends = plan(0).paths

    def walk(corner: int, left: frozenset[int]) -> int:
        best = 0
        for path in left:
            if corner in ends[path]:
                there = sum(ends[path]) - corner
                best = max(best, 1 + (0 if there in blocked else walk(there, left - {path})))
        return best

    return max((walk(corner, frozenset(paths)) for path in paths for corner in ends[path]), default=0)


@rule("catan.longest-road")
def test_lengths_agree_with_trying_every_walk():
    rng = random.Random(5)
    for _ in range(60):
        paths: set[int] = {rng.randrange(80)}
        while len(paths) < rng.randrange(6, 13):
            touched = {corner for path in paths for corner in plan(0).paths[path]}
            near = [n for n, ends in enumerate(plan(0).paths) if set(ends) & touched and n not in paths]
            paths.add(rng.choice(near))
        blocked = {rng.randrange(60) for _ in range(2)}
        if any(len({a, b} & blocked) == 2 for a, b in plan(0).paths):
            blocked = {min(blocked)}
        roads = " ".join(f"e{path + 1}" for path in sorted(paths))
        table = Catan(board="brotherhood", roads={"A": roads}, settlements={"B": _places(blocked)})
        assert table.sees("lengths")[0] == by_hand(paths, blocked)


def _places(corners: set[int]) -> str:
    return " ".join(f"v{corner + 1}" for corner in sorted(corners))


@rule("catan.longest-road")
def test_a_ring_counts_whole():
    table = Catan(roads={"A": "e1 e2 e10 e16 e15 e9"})
    assert table.sees("lengths")[0] == 6


@rule("catan.longest-road")
def test_five_in_a_line_win_the_card_and_branches_do_not_count():
    table = Catan(board="base", settlements={"A": "v6"}, roads={"A": "e2 e3 e4 e10"}, hand={"A": "2 lumber + 2 brick"})
    assert table.sees("longest") is None
    table.seat("A").plays("road e17")
    assert table.sees("lengths")[0] == 4
    assert table.sees("longest") is None
    table.seat("A").plays("road e5")
    assert table.sees("longest") == 0
    assert table.sees("points")[0] == 3
    table.expects(rule="catan.longest-road")


@rule("catan.longest-road", "catan.special-wildling")
def test_who_builds_longer_takes_it_and_in_the_brotherhood_a_wildling_comes():
    table = Catan(
        settlements={"A": "v21", "B": "v1"},
        roads={"B": "e2 e3 e4 e5 e6", "A": "e30 e31 e32 e33 e34"},
        hand={"A": ROAD},
        longest="B",
        luck={"pool": "cave-dwellers giant"},
    )
    assert table.sees("longest") == 1
    table.seat("A").plays("road e35")
    assert table.sees("longest") == 0
    assert table.sees("points")[:2] == [2, 1]
    assert table.sees("camps")[1][0] == "giant"


@rule("catan.longest-tie")
def test_equal_length_does_not_take_the_card():
    table = Catan(
        board="base", settlements={"A": "v21"}, roads={"B": LINE, "A": "e30 e31 e32 e33"}, hand={"A": ROAD}, longest="B"
    )
    table.seat("A").plays("road e34")
    assert table.sees("lengths")[:2] == [5, 5]
    assert table.sees("longest") == 1


@rule("catan.longest-cut")
def test_a_settlement_cuts_a_line_and_the_card_passes():
    table = Catan(
        board="base",
        roads={"A": "e3 e4 e5 e6 e7 e8", "B": "e25 e16 e17 e18 e11"},
        hand={"B": SETTLEMENT},
        active="B",
        longest="A",
    )
    assert table.sees("lengths")[:2] == [6, 5]
    table.seat("B").plays("settlement v7")
    assert table.sees("lengths")[:2] == [4, 5]
    assert table.sees("longest") == 1
    table.expects(rule="catan.longest-cut")


@rule("catan.special-wildling", "catan.longest-cut")
def test_the_token_of_the_settlement_comes_before_that_of_the_card_it_won():
    table = Catan(
        roads={"A": "e3 e4 e5 e6 e7 e8", "B": "e25 e16 e17 e18 e11"},
        hand={"B": SETTLEMENT},
        tokens={"B": "hornfoots giant"},
        active="B",
        longest="A",
    )
    table.seat("B").plays("settlement v7")
    assert table.sees("longest") == 1
    tokens = [event.values["wildling"].key for event in table.events if event.kind == "token"]
    assert len(tokens) == 2
    assert tokens[0] == "kind-giant"


@rule("catan.longest-tie")
def test_who_shares_in_the_tie_keeps_the_card():
    table = Catan(
        board="base",
        roads={"A": "e25 e16 e17 e18 e11 e5 e6", "C": "e30 e31 e43 e52 e53", "B": "e4"},
        hand={"B": SETTLEMENT},
        active="B",
        longest="A",
    )
    assert table.sees("lengths")[:3] == [7, 1, 5]
    table.seat("B").plays("settlement v7")
    assert table.sees("lengths")[:3] == [5, 1, 5]
    assert table.sees("longest") == 0


@rule("catan.longest-aside")
def test_two_others_tied_set_the_card_aside_until_one_is_alone():
    table = Catan(
        board="base",
        roads={
            "A": "e16 e17 e18 e11 e5 e6",
            "B": "e4",
            "C": "e30 e31 e43 e52 e53",
            "D": "e76 e66 e56 e55 e65",
        },
        settlements={"C": "v27"},
        hand={"B": SETTLEMENT, "C": ROAD},
        active="B",
        longest="A",
    )
    assert table.sees("lengths") == [6, 1, 5, 5]
    table.seat("B").plays("settlement v7")
    assert table.sees("lengths") == [4, 1, 5, 5]
    assert table.sees("longest") is None
    table.expects(rule="catan.longest-aside")
    table.state.record.active = table.state.record.actor = 2
    table.seat("C").plays("road e44")
    assert table.sees("longest") == 2


@rule("catan.longest-aside")
def test_nobody_with_five_sets_the_card_aside():
    table = Catan(
        board="base", roads={"A": "e17 e18 e11 e5 e6", "B": "e4"}, hand={"B": SETTLEMENT}, active="B", longest="A"
    )
    table.seat("B").plays("settlement v7")
    assert table.sees("lengths")[0] == 3
    assert table.sees("longest") is None
    assert table.sees("points")[0] == 0
