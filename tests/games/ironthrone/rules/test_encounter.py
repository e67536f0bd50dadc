"""3. Begegnung."""

import pytest

from games.ironthrone.court import meeting
from thronsaal.games.ironthrone.encounter import LayCards
from thronsaal.games.ironthrone.truce import Talks
from thronsaal.games.ironthrone.windows import Window

rule = pytest.mark.rule


@rule("ironthrone.lay")
def test_both_lay_at_once_and_unseen():
    court = meeting()
    assert court.state.actors == (0, 1)
    court.seat("B").plays("lay lannister-5")
    assert court.state.actors == (0,)
    assert court.sees("encounter")["laid"] == [None, "hidden", None]
    assert court.state.view(0)["encounter"]["laid"][1] == "hidden"
    assert court.state.view(1)["encounter"]["laid"][1] == "lannister-5"
    court.seat("A").tries("lay stark-7")
    court.expects(reason="ironthrone.lay")
    court.seat("B").tries("lay lannister-1")
    court.expects(reason="ironthrone.turn")


@rule("ironthrone.foreign-cards")
def test_cards_of_others_cannot_be_laid():
    court = meeting(held={"A": "lannister-7"})
    court.seat("A").tries("lay lannister-7")
    court.expects(reason="ironthrone.foreign-cards")


@rule("ironthrone.reveal")
def test_cards_are_turned_up_when_both_lie():
    court = meeting().lay("stark-5", "lannister-12")
    assert court.rules().count("reveal") == 2
    assert court.sees("encounter")["laid"] == ["stark-5", "lannister-12", None]


@rule("ironthrone.empty-hand")
def test_an_empty_hand_lays_the_top_card():
    court = meeting(hand={"A": ""}, deck={"A": "stark-8"})
    assert court.state.actors == (1,)
    court.seat("B").plays("lay lannister-1")
    assert court.sees("encounter")["laid"][0] == "stark-8"


@rule("ironthrone.no-card")
def test_a_house_without_any_card_counts_as_war_of_nothing():
    names = [f"stark-{value}" for value in (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20)] + ["stark-truce"] * 4
    names += [f"{name}-{copy}" for name in ("eddard", "catelyn", "robb", "arya", "bran") for copy in (1, 2)]
    court = meeting(hand={"A": ""}, held={"C": ", ".join(names)})
    court.seat("B").plays("lay lannister-1")
    assert court.sees("encounter")["laid"][0] == "nothing"
    assert court.sees("encounter")["result"] == "war"
    assert court.sees("encounter")["strength"] == [4, 5]


@rule("ironthrone.character-as-war")
def test_a_laid_character_card_is_war_of_0_even_of_the_dead():
    court = meeting(hand={"A": "robb-1, stark-1"}, power={"robb": 0}).lay("robb-1", "lannister-1")
    assert court.sees("encounter")["result"] == "war"
    assert court.sees("encounter")["strength"] == [4, 5]


@rule("ironthrone.war")
def test_the_printed_example_of_a_war():
    court = meeting(
        houses="stark-lannister-baratheon",
        leaders="eddard tywin robert",
        fighters={"A": "arya", "B": "cersei", "C": "stannis"},
        sides={"C": "challenger"},
        power={"arya": 2, "cersei": 5},
        sheet={"B": 0},
        hand={"A": "stark-10, stark-1", "C": "baratheon-1"},
    )
    court.lay("stark-10", "lannister-12")
    assert court.sees("encounter")["strength"] == [16, 17]
    court.quiet()
    assert court.power("arya") == 1
    assert court.power("stannis") == 2
    court.expects(turn="B")


@rule("ironthrone.war-tie")
def test_in_a_tied_war_both_sides_lose_and_nobody_takes_a_hostage():
    court = meeting(leaders="eddard cersei mace", fighters={"B": "tywin"}).lay("stark-5", "lannister-5")
    court.quiet()
    assert (court.power("arya"), court.power("tywin")) == (2, 2)
    assert court.state.turn == 2
    assert court.held("A") == court.held("B") == []


@rule("ironthrone.truce")
def test_two_truces_open_talks():
    court = meeting().lay("stark-truce", "lannister-truce")
    assert "truce" in court.rules()
    assert court.quiet().asked is Talks
    assert court.sees("phase") == "resolution"


@rule("ironthrone.betrayal", "ironthrone.hostage-betrayal")
def test_war_beats_truce_whatever_the_sums():
    court = meeting(leaders="robb tywin mace", sides={"C": "challenger"}, fighters={"C": "loras"}, power={"cersei": 9})
    court.lay("stark-1", "lannister-truce")
    court.quiet()
    assert (court.spread("A"), court.spread("C")) == (1, 1)
    assert court.power("cersei") == 4
    court.expects(turn="B")
    court.do("deck", "hand")
    assert len(court.held("B")) == 2
    assert court.held("A") == []


@rule("ironthrone.open-laying", "ironthrone.costs")
def test_bran_sees_first():
    court = meeting(leaders="bran tywin mace", at="encounter")
    court.expects(turn="A")
    court.play("use")
    assert court.sheet("A") == 3
    assert court.state.box == 1
    court.quiet()
    assert court.state.actors == (1,)
    court.seat("B").plays("lay lannister-12").table.expects(rule="ironthrone.open-laying")
    assert court.state.view(0)["encounter"]["laid"][1] == "lannister-12"
    assert court.state.actors == (0,)


@rule("ironthrone.costs")
def test_who_cannot_pay_is_not_asked():
    court = meeting(leaders="bran tywin mace", at="encounter", sheet={"A": 0})
    while court.asked is Window:
        assert "use" not in court.listed("A")
        court.play("pass")
    assert court.asked is LayCards
