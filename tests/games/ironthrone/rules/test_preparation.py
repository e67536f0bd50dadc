"""1. Vorbereitung."""

import pytest

from games.ironthrone.court import Court
from thronsaal.games.ironthrone.hostages import DealWithHostages
from thronsaal.games.ironthrone.preparation import ChooseFighter
from thronsaal.games.ironthrone.support import OfferSupport
from thronsaal.games.ironthrone.windows import Window

rule = pytest.mark.rule


@rule("ironthrone.turn")
def test_only_who_is_asked_decides():
    court = Court(at="characters", defender="B")
    court.expects(turn="A")
    court.seat("B").tries("choose cersei")
    court.expects(reason="ironthrone.turn")
    court.seat("A").tries("lay stark-truce")
    court.expects(reason="ironthrone.characters")


@rule("ironthrone.before-turn")
def test_before_your_turn_comes_before_the_hostages():
    court = Court(leaders="catelyn tywin mace", held={"A": "lannister-5", "B": "stark-5"}, sheet={"A": 4})
    assert court.asked is Window
    court.expects(turn="A")
    court.play("use", "choose arya", "choose arya")
    assert court.power("arya") == 6
    assert court.asked is DealWithHostages


@rule("ironthrone.before-turn")
def test_before_your_turn_is_for_the_challenger_only():
    court = Court(leaders="catelyn tywin mace", challenger="B", held={"B": "stark-5"})
    assert court.asked is DealWithHostages


@rule("ironthrone.event", "ironthrone.defender")
def test_the_event_names_the_defender():
    court = Court(at="hostages", held={"A": "lannister-5"}, event="tyrell").do("pass")
    assert court.state.defender == 2
    assert "event" in court.rules()
    assert "defender" in court.rules()


@rule("ironthrone.defender")
def test_the_own_house_lets_the_challenger_pick():
    court = Court(at="event", event="stark")
    court.seat("A").may_play("seat B", "seat C")
    court.seat("A").tries("seat A")
    court.expects(reason="ironthrone.defender")
    court.play("seat C")
    assert court.state.defender == 2


@rule("ironthrone.event-influential")
def test_influential():
    assert Court(at="event", event="influential", influence={"A": "B B B", "C": "B"}).state.defender == 2
    court = Court(at="event", event="influential")
    court.seat("A").may_play("seat B", "seat C")


@rule("ironthrone.event-wealthy")
def test_wealthy():
    hands = {"A": "stark-1, stark-2, stark-3, stark-4, stark-5, stark-6", "B": "lannister-1", "C": "tyrell-1, tyrell-2"}
    assert Court(at="event", event="wealthy", hand=hands).state.defender == 2
    equal = {**hands, "B": "lannister-1, lannister-2"}
    Court(at="event", event="wealthy", hand=equal).seat("A").may_play("seat B", "seat C")


@rule("ironthrone.event-feared")
def test_feared():
    assert Court(at="event", event="feared", power={"cersei": 5, "arya": 9}).state.defender == 1
    Court(at="event", event="feared").seat("A").may_play("seat B", "seat C")


@rule("ironthrone.prepare-draw", "ironthrone.prepare-power")
def test_both_active_seats_get_a_card_and_a_power():
    court = Court(at="event", event="lannister")
    assert [len(court.hand(letter)) for letter in "ABC"] == [6, 6, 5]
    court.expects(turn="A")
    court.play("choose bran").expects(turn="B", rule="ironthrone.distribute")
    court.play("choose jaime")
    assert (court.power("bran"), court.power("jaime")) == (5, 5)
    assert (court.sheet("A"), court.sheet("B"), court.sheet("C")) == (3, 3, 4)


@rule("ironthrone.distribute")
def test_power_goes_to_own_living_characters():
    court = Court(at="power", defender="B", power={"arya": 0})
    court.seat("A").tries("choose arya")
    court.expects(reason="ironthrone.death")
    court.seat("A").tries("choose eddard")
    court.expects(reason="ironthrone.leaders")
    court.seat("A").tries("choose cersei")
    court.expects(reason="ironthrone.characters")


@rule("ironthrone.distribute", "ironthrone.as-much")
def test_an_empty_sheet_distributes_nothing():
    court = Court(at="power", defender="B", sheet={"A": 0, "B": 0})
    assert court.asked is ChooseFighter


@rule("ironthrone.characters")
def test_first_the_challenger_then_the_defender():
    court = Court(at="characters", defender="B", power={"robb": 0})
    court.seat("A").tries("choose robb")
    court.expects(reason="ironthrone.death")
    court.play("choose arya").expects(turn="B", rule="ironthrone.characters")
    court.play("choose joffrey")
    assert court.asked is OfferSupport
    encounter = court.sees("encounter")
    assert encounter["fighters"] == ["arya", "joffrey", None]
    assert encounter["sides"] == ["challenger", "defender", None]
