"""Entwicklungskarte; Fortschritt; Grenzpatrouille; Stärkste Grenzpatrouille; Siegpunktkarte."""

import pytest

from games.catan.island import CARD, Catan, rule


@rule("catan.development", "catan.development-secret")
def test_a_card_comes_from_the_top_and_only_its_owner_sees_it():
    table = Catan(hand={"A": CARD}, deck="winter point")
    table.seat("A").plays("buy")
    assert table.seat("A").view("cards")["winter"] == 1
    assert table.seat("B").view("card_counts")[0] == 1
    assert table.sees("deck") == 24
    drew = next(event for event in table.events if event.kind == "drew")
    assert drew.seen(0).key == "event-drew-seen"
    assert [drew.seen(other).key for other in (1, 2, 3, None)] == ["event-drew"] * 4
    assert "winter" not in str(table.state.view(1)["cards"]) or table.state.view(1)["cards"]["winter"] == 0


@rule("catan.development")
def test_an_empty_deck_sells_nothing():
    table = Catan(hand={"A": CARD})
    table.state.record.deck_left = 0
    table.seat("A").tries("buy")
    table.expects(reason="catan.development")


@rule("catan.not-fresh")
def test_a_card_is_not_played_in_the_turn_it_was_bought():
    table = Catan(fresh="winter", cards={"A": "patrol"})
    table.seat("A").tries("play winter ore ore")
    table.expects(reason="catan.not-fresh")
    table.seat("A").plays("play patrol")


@rule("catan.one-card")
def test_one_card_a_turn():
    table = Catan(cards={"A": "winter winter"})
    table.seat("A").plays("play winter ore ore")
    table.seat("A").tries("play winter ore ore")
    table.expects(reason="catan.one-card")
    assert table.hand("A") == "2 ore"


@rule("catan.before-dice")
@pytest.mark.parametrize("card", ["play patrol", "play winter wool ore", "play roads", "play recruits s1"])
def test_cards_are_played_before_the_dice_too(card: str):
    table = Catan(phase="before-dice", cards={"A": "patrol winter roads recruits"}, settlements={"A": "v1"})
    table.seat("A").plays(card)


@rule("catan.development")
def test_a_card_that_is_not_held():
    table = Catan()
    table.seat("A").tries("play patrol")
    table.expects(reason="catan.development")


@rule("catan.winter")
def test_winter_takes_two_that_the_supply_has():
    table = Catan(cards={"A": "winter"}, hand={"B": "18 ore"})
    table.seat("A").tries("play winter ore ore")
    table.expects(reason="catan.resources")
    table.seat("A").plays("play winter wool ore")
    assert table.hand("A") == "1 wool + 1 ore"


@rule("catan.recruits")
def test_recruits_post_a_guard_for_nothing():
    table = Catan(cards={"A": "recruits"}, wall=["BBBBB", "C", "", ""])
    table.seat("A").tries("play recruits s1")
    table.expects(reason="catan.wall-section")
    table.seat("A").plays("play recruits s2")
    assert table.sees("wall")[1][:2] == [2, 0]


@rule("catan.road-building")
def test_up_to_two_free_roads():
    table = Catan(cards={"A": "roads"}, settlements={"A": "v1"})
    table.seat("A").plays("play roads").plays("road e1").plays("road e2")
    assert table.sees("phase") == "main"
    assert table.sees("roads")[0] == ["e1", "e2"]
    table = Catan(cards={"A": "roads"}, settlements={"A": "v1"})
    table.seat("A").plays("play roads").plays("road e1").plays("done")
    assert table.sees("phase") == "main"
    table = Catan(cards={"A": "roads"}, settlements={"A": "v1"})
    table.seat("A").plays("play roads").plays("done")
    assert table.sees("phase") == "main"
    assert table.seat("A").view("cards")["roads"] == 0
    table = Catan(cards={"A": "roads"})
    table.seat("A").tries("play roads")
    table.expects(reason="catan.road-building")


@rule("catan.monopoly")
def test_monopoly_takes_all_of_one_kind():
    table = Catan(board="classic", cards={"A": "monopoly"}, hand={"B": "2 wool + 1 ore", "D": "3 wool"})
    table.seat("A").plays("play monopoly wool")
    assert table.hand("A") == "5 wool"
    assert table.hand("B") == "1 ore"
    assert table.sees("hand_sizes") == [5, 1, 0, 0]


@rule("catan.patrol", "catan.patrol-tormund")
def test_a_patrol_moves_tormund_to_another_landscape_and_robs():
    table = Catan(
        cards={"A": "patrol"},
        tormund="h3",
        settlements={"B": "v1", "C": "v16"},
        hand={"B": "1 wool", "C": "1 ore"},
    )
    table.seat("A").plays("play patrol")
    for move, why in (
        ("tormund h3", "catan.tormund-moves"),
        ("tormund camp", "catan.patrol-tormund"),
        ("tormund h1", "catan.rob"),
    ):
        table.seat("A").tries(move)
        table.expects(reason=why)
    table.seat("A").plays("tormund h1 rob C")
    assert table.hand("A") == "1 ore"
    assert table.sees("patrols")[0] == 1
    assert table.sees("phase") == "main"


@rule("catan.patrol-wildling")
def test_a_patrol_drives_a_wildling_out_and_takes_its_resource():
    table = Catan(cards={"A": "patrol"}, gift={"h4": "climber regular"})
    table.seat("A").plays("play patrol").tries("repel giant h4")
    table.expects(reason="catan.patrol-wildling")
    table.seat("A").plays("repel climber h4")
    assert table.hand("A") == "1 grain"
    assert table.sees("gift")[3] == {"regular": 1, "climber": 0, "giant": 0}
    assert table.sees("frost")["climber"] == 8


@rule("catan.patrol-wildling")
def test_a_patrol_drives_a_wildling_out_even_when_the_supply_is_bare():
    table = Catan(cards={"A": "patrol"}, gift={"h4": "climber"}, hand={"B": "19 grain"})
    table.seat("A").plays("play patrol").plays("repel climber h4")
    assert table.hand("A") == "nothing"
    assert table.sees("frost")["climber"] == 8


@rule("catan.patrol-wildling")
def test_in_the_base_game_a_patrol_only_moves_tormund():
    table = Catan(board="base", cards={"A": "patrol"})
    table.seat("A").plays("play patrol")
    assert table.state.prompt(0).word.key == "prompt-patrol-plain", "no wildling is offered"
    table.seat("A").tries("repel regular h4")
    table.expects(reason="catan.boards")


@rule("catan.strongest-patrol")
def test_three_patrols_win_the_card_and_one_more_takes_it():
    table = Catan(cards={"A": "patrol", "B": "patrol"}, patrols={"A": 2, "B": 2}, luck={"pool": "hornfoots regular"})
    table.seat("A").plays("play patrol")
    assert table.sees("strongest") is None, "first the patrol acts"
    assert table.sees("camps")[2][0] is None
    table.seat("A").plays("tormund h1")
    assert table.kinds() == ["tormund", "strongest", "token", "camped"]
    assert table.sees("strongest") == 0
    assert table.sees("points")[0] == 1
    assert table.sees("camps")[2][0] == "regular"
    table.seat("A").plays("end")
    table.state.record.phase = 7
    table.seat("B").plays("play patrol").plays("tormund h2")
    assert table.sees("strongest") == 0, "equal is not more"
    table = Catan(active="B", cards={"B": "patrol"}, patrols={"A": 3, "B": 3}, strongest="A")
    table.seat("B").plays("play patrol").plays("tormund h2")
    assert table.sees("strongest") == 1


@rule("catan.strongest-patrol", "catan.special-wildling")
def test_a_patrol_repels_before_the_wildling_of_its_card_comes():
    table = Catan(
        cards={"A": "patrol"},
        patrols={"A": 2},
        gift={"h3": "regular"},
        camps={"hornfoots": "regular regular regular regular"},
        luck={"pool": "hornfoots climber"},
    )
    table.seat("A").plays("play patrol").plays("repel regular h3")
    kinds = table.kinds()
    assert kinds[:4] == ["repel", "yield", "strongest", "token"]
    assert "rush" in kinds[4:], "the fifth of the clan sets off a rush, after the patrol"


@rule("catan.end", "catan.strongest-patrol")
def test_the_patrol_card_may_bring_the_tenth_point_once_the_patrol_has_acted():
    table = Catan(board="base", keeps={"A": "v1 v3 v12 v18"}, cards={"A": "patrol"}, patrols={"A": 2})
    table.seat("A").plays("play patrol")
    assert table.state.outcome is None
    table.seat("A").plays("tormund h1")
    assert table.state.outcome.winners == (0,)
    assert table.kinds()[-1] == "over"


@rule("catan.strongest-patrol")
def test_yoren_may_weaken_the_holder_and_the_next_reveal_compares():
    table = Catan(heroes={"A": "yoren"}, patrols={"A": 3, "B": 2}, strongest="A", cards={"B": "patrol"})
    table.seat("A").plays("yoren s1").plays("flip")
    assert table.sees("strongest") == 0
    table.seat("A").plays("end")
    table.seat("B").plays("play patrol").plays("tormund h1")
    assert table.sees("strongest") == 1


@rule("catan.point-card")
def test_hidden_points_win_at_once_even_when_just_bought():
    table = Catan(
        board="base",
        settlements={"A": "v1 v3"},
        keeps={"A": "v16 v18 v28"},
        cards={"A": "point"},
        deck="point",
        hand={"A": CARD},
    )
    assert table.sees("points")[0] == 8
    table.seat("A").plays("buy")
    table.expects(outcome="ten-points")
    assert table.sees("points")[0] == 10, "at the end all lie open"
    assert table.sees("all_cards")[0]["point"] == 2
