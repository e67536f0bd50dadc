"""Charaktertod."""

import pytest

from games.ironthrone.court import Court, meeting
from thronsaal.games.ironthrone.windows import Window

rule = pytest.mark.rule


@rule("ironthrone.death")
def test_without_power_a_character_dies_for_good():
    court = meeting(power={"arya": 1}).lay("stark-1", "lannister-20")
    court.do("choose jaime", "choose jaime")
    assert "death" in court.rules()
    dead = next(each for each in court.sees("houses")[0]["characters"] if each["name"] == "arya")
    assert dead["dead"] is True
    court = Court(at="characters", defender="B", power={"arya": 0})
    court.seat("A").tries("choose arya")
    court.expects(reason="ironthrone.death")


@rule("ironthrone.death-in-encounter")
def test_the_house_of_the_dead_still_takes_part():
    court = meeting(
        leaders="eddard tywin olenna",
        sides={"C": "defender"},
        fighters={"A": "arya", "C": "loras"},
        power={"loras": 1},
        hand={"A": "stark-20, arya-2", "C": "loras-1, olenna-1, tyrell-1"},
    )
    court.lay("stark-20", "lannister-1")
    while "play arya-2" not in court.listed("A"):
        court.play("pass")
    court.play("play arya-2", "seat C")
    assert court.power("loras") == 0
    assert court.state.side[2] == 2
    while court.asked is Window:
        assert court.listed("C") == [], "neither the dead nor the leader plays without a living fighter"
        court.play("pass")
    court.seat("A").may_play("seat B", "seat C")


@rule("ironthrone.death")
def test_cards_of_the_dead_are_not_played_for_their_text():
    court = meeting(at="encounter", fighters={"A": "arya"}, power={"bran": 0}, hand={"A": "bran-1, stark-1"})
    while court.asked is Window:
        assert "play bran-1" not in court.listed("A")
        court.play("pass")
