"""Aufbau, variabler; Grenzlandschaft; Kreuzung; Weg; Zahlenchips."""

from collections import Counter

import pytest

from games.catan.island import ROAD, SETTLEMENT, Catan, rule
from thronsaal.core.registry import find_game
from thronsaal.games.catan.kernel.geometry import plan
from thronsaal.games.catan.kernel.material import BASE_MAP, BOARDS, BROTHERHOOD_THREE_MAP, ICE, PER_RESOURCE


def start(seats: int = 4, seed: int = 0, **options: str):
    return find_game("catan").start(seats, options, seed)


@rule("catan.boards")
def test_only_the_brotherhood_has_wall_wildlings_and_heroes():
    assert "wall" in start(board="brotherhood").view(None)
    for board in ("base", "classic"):
        assert not {"wall", "camps", "heroes"} & start(board=board).view(None).keys()
    table = Catan(board="base", hand={"A": "1 lumber + 1 brick + 1 wool"})
    table.seat("A").tries("guard s1")
    table.expects(reason="catan.boards")


@rule("catan.board-brotherhood-4", "catan.setup-standard", "catan.chips")
def test_four_seat_board():
    seen = start().view(None)
    assert Counter(seen["terrain"]) == {"fields": 4, "hills": 4, "forest": 4, "pasture": 4, "mountains": 5}
    assert Counter(seen["chips"]) == {2: 1, 3: 3, 4: 3, 5: 2, 6: 2, 8: 2, 9: 2, 10: 3, 11: 2, 12: 1}
    assert (len(plan(0).open_paths), len(plan(0).open_corners)) == (80, 60)
    assert [kind for _, kind in seen["stations"]] == ["grain", "brick", "lumber", "wool", "ore"]
    # The printed example: the two wildlings behind the second section stand on the 6, then the 4.
    assert [seen["chips"][at] for at in (1, 5)] == [6, 4]


@rule("catan.board-brotherhood-3", "catan.chips")
def test_three_seat_board_has_five_ice_hexes_and_the_double_chip():
    seen = start(3).view(None)
    assert seen["terrain"].count("ice") == 5
    assert seen["chips"].count("2&12") == 1
    assert 2 not in seen["chips"]
    assert 12 not in seen["chips"]
    lies = [(x, y, terrain == ICE) for x, y, terrain, _ in BOARDS[BROTHERHOOD_THREE_MAP].hexes]
    for row in {y for _, y, _ in lies}:
        assert [ice for _, y, ice in sorted(lies) if y == row] == sorted(ice for _, y, ice in lies if y == row), "east"
    at = plan(BROTHERHOOD_THREE_MAP)
    assert (len(at.open_paths), len(at.open_corners)) == (63, 48)


@pytest.mark.parametrize("dice", [[1, 1, 12], [6, 6, 12]])
@rule("catan.chips")
def test_the_double_chip_yields_on_2_and_12(dice: list[int]):
    table = Catan(seats=3, phase="before-dice", settlements={"A": "v43"}, heroes={"A": "mance"}, luck={"dice": dice})
    table.seat("A").plays("roll")
    assert table.hand("A") == "1 lumber"


@rule("catan.board-base")
def test_base_board_is_the_same_for_three_and_four():
    three, four = start(3, board="base").view(None), start(4, board="base").view(None)
    assert three["terrain"] == four["terrain"]
    assert four["terrain"].count("ice") == 3
    at = plan(BASE_MAP)
    assert (len(at.open_paths), len(at.open_corners)) == (69, 52)
    assert len(four["stations"]) == 9


@rule("catan.board-classic")
def test_classic_board():
    seen = start(board="classic").view(None)
    assert len(seen["terrain"]) == 19
    assert seen["tormund"] == f"h{seen['terrain'].index('desert') + 1}"
    assert Counter(kind for _, kind in seen["stations"])["any"] == 4
    assert seen["deck"] == 25
    assert BOARDS[3].deck == (14, 2, 2, 0, 2, 5)


@rule("catan.setup-variable")
@pytest.mark.parametrize("board", ["brotherhood", "base", "classic"])
def test_variable_set_up_shuffles_terrain_and_keeps_chips(board: str):
    printed = start(board=board).view(None)
    mixed = [start(board=board, setup="variable", seed=seed).view(None) for seed in range(5)]
    for seen in mixed:
        assert Counter(seen["terrain"]) == Counter(printed["terrain"])
        assert Counter(map(str, seen["chips"])) == Counter(map(str, printed["chips"]))
        if board != "classic":
            assert seen["chips"] == printed["chips"]
        else:
            assert [seen["chips"][at] is None for at in range(19)] == [land == "desert" for land in seen["terrain"]]
        if board == "base":
            assert seen["stations"] == printed["stations"]
    assert len({tuple(seen["terrain"]) for seen in mixed}) == 5


@rule("catan.setup-variable")
def test_a_chip_from_under_the_desert_never_puts_red_beside_red():
    around = plan(3).corners_of
    for seed in range(40):
        chips = start(4, board="classic", seed=seed, setup="variable").view(None)["chips"]
        red = [at for at, chip in enumerate(chips) if chip in (6, 8)]
        assert all(a == b or len(set(around[a]) & set(around[b])) < 2 for a in red for b in red)


@rule("catan.setup-random")
@pytest.mark.parametrize(("board", "seats", "reds"), [(0, 4, 4), (1, 3, 3), (2, 4, 4), (3, 4, 4)])
@pytest.mark.parametrize("seed", range(4))
def test_random_set_up_keeps_red_numbers_apart(board: int, seats: int, reds: int, seed: int):
    name = BOARDS[board].name.partition("-")[0]
    seen = start(seats, board=name, seed=seed, setup="random").view(None)
    assert seen["chips"] != start(seats, board=name).view(None)["chips"]
    assert [chip is None for chip in seen["chips"]] == [land in ("ice", "desert") for land in seen["terrain"]]
    around = plan(board).corners_of
    red = [at for at, chip in enumerate(seen["chips"]) if chip in (6, 8)]
    assert len(red) == reds
    for a in red:
        for b in red:
            assert a == b or len(set(around[a]) & set(around[b])) < 2


@rule("catan.border")
def test_building_along_the_rim_and_below_the_wall():
    table = Catan(settlements={"A": "v1"}, hand={"A": "3 lumber + 3 brick + 1 wool + 1 grain"})
    table.seat("A").plays("road e1")
    table.seat("A").plays("road e9")
    table.seat("A").plays("settlement v10")
    assert "v10" in table.sees("settlements")[0]


@rule("catan.forbidden-paths")
def test_no_road_between_ice_and_ice_or_ice_and_frame():
    table = Catan(board="base", settlements={"A": "v26 v39"}, hand={"A": ROAD})
    for path in ("e41", "e60"):
        table.seat("A").tries(f"road {path}")
        table.expects(reason="catan.forbidden-paths")
    table = Catan(board="base", phase="found-settlement")
    table.seat("A").tries("settlement v48")
    table.expects(reason="catan.forbidden-paths")


@rule("catan.corner")
def test_settlements_stand_on_corners_only():
    table = Catan(board="classic", phase="found-settlement")
    assert len(table.state.legal(0)) == 54
    table.seat("A").tries("settlement v60")
    table.expects(reason="catan.corner")


@rule("catan.path")
def test_one_road_on_a_path():
    table = Catan(settlements={"A": "v1", "B": "v11"}, roads={"B": "e10 e2"}, hand={"A": ROAD})
    table.seat("A").tries("road e2")
    table.expects(reason="catan.path")


@rule("catan.resources")
def test_five_resources_of_nineteen_cards():
    assert start(board="base").view(None)["supply"] == dict.fromkeys(
        ("lumber", "brick", "wool", "grain", "ore"), PER_RESOURCE
    )
    table = Catan(hand={"A": "3 wool", "B": "19 ore"})
    table.seat("A").tries("supply wool for ore")
    table.expects(reason="catan.resources")


@rule("catan.distance")
def test_neighbouring_corners_stay_free():
    table = Catan(settlements={"B": "v6"}, roads={"A": "e2 e10 e17 e1"}, hand={"A": SETTLEMENT})
    for corner, why in (("v6", "catan.distance"), ("v1", "catan.distance"), ("v11", "catan.distance")):
        table.seat("A").tries(f"settlement {corner}")
        table.expects(reason=why)
    table.seat("A").plays("settlement v17")
