"""Frieden."""

import pytest

from games.ironthrone.court import Court, meeting
from thronsaal.games.ironthrone.truce import PATIENCE

rule = pytest.mark.rule


def talks(**given: object) -> Court:
    court = meeting(**given).lay("stark-truce", "lannister-truce")
    return court.quiet()


@rule("ironthrone.talks")
def test_a_deal_is_put_changed_confirmed_and_carried_out():
    court = talks()
    court.seat("A").tries("confirm")
    court.expects(reason="ironthrone.talks")
    court.play("deal 0.0.0 for 1.0.0").expects(turn="B", rule="ironthrone.talks")
    court.seat("B").tries("deal 0.0.0 for 1.0.0")
    court.expects(reason="ironthrone.talks")
    court.play("deal 1.0.2 for 1.0.0").expects(turn="A")
    assert court.sees("deal") == {"to_speak": 0, "challenger": [1, 0, 2], "defender": [1, 0, 0], "proposals": 2}
    court.play("confirm").expects(rule="ironthrone.deal-items")
    assert (court.spread("A"), court.spread("B")) == (1, 1)
    assert (court.sheet("A"), court.sheet("B")) == (2, 6)


@rule("ironthrone.deal-items")
def test_hostages_of_a_deal_are_taken_by_the_other_side():
    court = talks(hand={"B": "lannister-truce, lannister-7"})
    court.play("deal 0.0.0 for 0.2.0", "confirm")
    court.expects(turn="A")
    court.seat("A").may_play("deck", "hand")
    court.play("hand", "deck")
    assert len(court.held("A")) == 2
    assert "lannister-7" in court.held("A")


@rule("ironthrone.hostage-exchange")
def test_hostages_change_hands_both_ways_at_the_same_time():
    court = talks(hand={"A": "stark-truce", "B": "lannister-truce"}, held={"A": "tyrell-7"}, discard={"A": "stark-3"})
    court.play("deal 0.1.0 for 0.1.0", "confirm").expects(turn="A", rule="ironthrone.talks")
    court.seat("A").may_play("deck")
    court.play("deck").expects(turn="B")
    court.seat("B").may_play("deck", "held tyrell")
    assert court.held("A") == ["tyrell-7"], "nothing is handed over before both have chosen"
    court.play("held tyrell")
    assert court.held("B") == ["tyrell-7"]
    assert len(court.held("A")) == 1
    assert court.held("A")[0] not in court.held("B")


@rule("ironthrone.hostage-exchange")
def test_nobody_takes_back_what_was_just_given():
    court = talks(hand={"A": "stark-truce", "B": "lannister-truce, lannister-7"}, held={"B": "arya-1"})
    court.play("deal 0.2.0 for 0.2.0", "confirm")
    court.seat("A").may_play("deck", "hand", "held stark")
    court.play("held stark").seat("A").may_play("deck", "hand")
    court.play("hand").seat("B").may_play("deck")
    court.play("deck").seat("B").may_play("deck")
    court.play("deck")
    assert court.held("A") == ["lannister-7"]
    assert "arya-1" in court.hand("A"), "a card of the own house comes home"
    assert len(court.held("B")) == 2
    assert all("lannister" not in name for name in court.held("B"))


@rule("ironthrone.deal-items")
def test_nobody_gives_what_is_not_there():
    court = talks(sheet={"A": 2})
    court.seat("A").tries("deal 0.0.3 for 0.0.0")
    court.expects(reason="ironthrone.deal-items")
    court.seat("A").plays("deal 0.0.2 for 0.0.0")


@rule("ironthrone.truce-kept")
def test_an_exchange_leaves_neither_winners_nor_losers():
    court = talks(sides={"C": "challenger"}, fighters={"C": "loras"})
    court.play("deal 0.0.1 for 0.0.0", "confirm").quiet()
    assert (court.power("arya"), court.power("cersei"), court.power("loras")) == (4, 4, 4)
    assert [court.spread(letter) for letter in "ABC"] == [0, 0, 0]
    assert court.state.turn == 2


@rule("ironthrone.truce-failed")
def test_without_an_exchange_everybody_loses():
    court = talks(sides={"C": "challenger"}, fighters={"C": "loras"})
    court.play("deal 1.0.0 for 0.0.0", "no-deal").expects(rule="ironthrone.truce-failed")
    assert (court.power("arya"), court.power("cersei"), court.power("loras")) == (2, 2, 2)
    court.quiet()
    assert [court.held(letter) for letter in "ABC"] == [[], [], []]


@rule("ironthrone.talks-end")
def test_patience_ends():
    court = talks()
    for number in range(PATIENCE):
        court.play("deal 0.0.1 for 0.0.0" if number % 2 else "deal 0.0.0 for 0.0.1")
    court.seat("A").may_play("confirm", "no-deal")
    court.seat("A").tries("deal 0.0.2 for 0.0.0")
    court.expects(reason="ironthrone.talks-end")


@rule("ironthrone.truce-supporters")
def test_supporters_have_no_part_in_the_deal():
    court = talks(sides={"C": "challenger"}, fighters={"C": "loras"})
    court.seat("C").tries("deal 0.0.1 for 0.0.0")
    court.expects(reason="ironthrone.turn")
    court.play("deal 0.0.0 for 1.0.0", "confirm")
    assert court.spread("A") == 1
    assert court.spread("C") == 0


@rule("ironthrone.shared-victory", "ironthrone.end-step")
def test_a_deal_can_end_the_game_for_both():
    court = talks(influence={"A": "B B C C", "B": "A A C C"})
    court.play("deal 1.0.0 for 1.0.0", "confirm")
    assert court.state.outcome is not None
    assert court.state.outcome.winners == (0, 1)
    court.expects(rule="ironthrone.shared-victory", outcome="influence")
