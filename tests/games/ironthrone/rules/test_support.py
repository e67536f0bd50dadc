"""2. Unterstützung."""

import pytest

from games.ironthrone.court import Court, meeting
from thronsaal.games.ironthrone.encounter import LayCards
from thronsaal.games.ironthrone.hostages import TakeHostage
from thronsaal.games.ironthrone.support import OfferSupport
from thronsaal.games.ironthrone.windows import Window

rule = pytest.mark.rule
FIVE = {
    "houses": "stark-lannister-tyrell-baratheon-targaryen",
    "leaders": "eddard tywin mace robert daenerys",
    "fighters": {"B": "cersei", "D": "stannis"},
}


@rule("ironthrone.support")
def test_offers_go_clockwise_from_the_challengers_left():
    court = Court(**FIVE, at="support", challenger="D", defender="B")
    asked = []
    while court.asked is OfferSupport:
        asked.append("ABCDE"[court.state.actors[0]])
        court.play("pass")
    assert asked == ["E", "A", "C"]


@rule("ironthrone.support", "ironthrone.acceptance")
def test_an_offer_is_accepted_or_declined_and_made_once():
    court = Court(**FIVE, at="support", challenger="D", defender="B")
    court.play("support challenger drogo").expects(turn="D", rule="ironthrone.support")
    court.play("no").expects(turn="A", rule="ironthrone.acceptance")
    assert court.state.side[4] == 0
    court.play("support defender arya").expects(turn="B")
    court.play("yes").expects(turn="C", rule="ironthrone.acceptance")
    assert court.state.side[0] == 2
    court.play("pass")
    assert court.asked is not OfferSupport


@rule("ironthrone.support")
def test_only_living_characters_of_the_own_house_are_offered():
    court = Court(at="support", defender="B", fighters={"A": "arya", "B": "cersei"}, power={"loras": 0})
    court.seat("C").tries("support defender loras")
    court.expects(reason="ironthrone.death")
    court.seat("C").tries("support defender mace")
    court.expects(reason="ironthrone.leaders")
    court.seat("C").tries("support defender jaime")
    court.expects(reason="ironthrone.characters")


@rule("ironthrone.participants")
def test_nobody_plays_cards_before_the_encounter():
    court = Court(at="support", defender="B", fighters={"A": "arya", "B": "cersei"}, hand={"A": "arya-1, bran-1"})
    court.play("support challenger loras", "yes")
    court.quiet()
    assert court.asked is LayCards
    assert [seat for seat in range(3) if court.state.side[seat]] == [0, 1, 2]


@rule("ironthrone.supporter-share")
def test_supporters_share_rewards_and_penalties():
    sides = {"sides": {"C": "challenger"}, "fighters": {"C": "loras"}}
    won = meeting(**sides).lay("stark-20", "lannister-1").quiet()
    assert (won.spread("A"), won.spread("C")) == (1, 1)
    assert won.asked is TakeHostage
    won.expects(turn="A")
    lost = meeting(**sides, sheet={"B": 0}).lay("stark-1", "lannister-20").quiet()
    assert (lost.power("arya"), lost.power("loras")) == (2, 2)


@rule("ironthrone.withdrawal")
def test_who_withdraws_gets_nothing():
    court = meeting(
        houses="stark-lannister-baratheon",
        leaders="eddard tywin robert",
        sides={"C": "challenger"},
        fighters={"C": "davos"},
        hand={"C": "davos-2, renly-1"},
        sheet={"B": 0},
    )
    court.lay("stark-1", "lannister-20")
    court.use("play davos-2")
    assert court.state.side[2] == 0
    assert court.discard("C") == ["davos-2"]
    assert "withdrawal" in court.rules()
    court.quiet()
    assert court.power("davos") == 4
    assert court.power("arya") == 2


@rule("ironthrone.withdrawal")
def test_active_seats_never_withdraw():
    court = meeting(
        houses="stark-baratheon-tyrell",
        leaders="eddard robert mace",
        fighters={"B": "davos"},
        hand={"B": "davos-2, baratheon-1", "C": ""},
    )
    court.lay("stark-20", "baratheon-1")
    while court.asked is Window:
        assert "play davos-2" not in court.listed("B")
        court.play("pass")


@rule("ironthrone.acceptance")
def test_the_offer_lies_open():
    court = meeting(at="support")
    court.play("support challenger loras")
    assert court.sees("offer") == {"to": 0, "from": 2, "character": "loras", "side": "challenger"}
