"""4. Auswertung, Ende des Spielzugs, Spielsieg."""

import pytest

from games.ironthrone.court import meeting

rule = pytest.mark.rule


@rule("ironthrone.reward-challenger", "ironthrone.spread")
def test_a_winning_challenger_spreads_influence():
    court = meeting(influence={"A": "B"}).lay("stark-20", "lannister-1").quiet()
    assert court.sees("houses")[0]["influence"] == [0, 2, 0]
    assert court.spread("A") == 2


@rule("ironthrone.reward-defender")
def test_a_winning_defender_draws_and_distributes():
    court = meeting(sides={"C": "defender"}, fighters={"C": "loras"}).lay("stark-1", "lannister-20").quiet()
    assert [len(court.hand(letter)) for letter in "BC"] == [6, 5]
    court.expects(turn="B")
    court.play("choose jaime", "choose jaime")
    assert court.power("jaime") == 6
    court.expects(turn="C")
    court.play("choose loras", "choose garlan")
    assert (court.power("loras"), court.power("garlan"), court.sheet("C")) == (5, 5, 2)
    assert len(court.hand("C")) == 7


@rule("ironthrone.penalty", "ironthrone.remove")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1), (5, 2), (8, 4)])
def test_losers_lose_half_rounded_up(before: int, after: int):
    court = meeting(power={"arya": before}, sheet={"B": 0}).lay("stark-1", "lannister-20").quiet()
    assert court.power("arya") == after
    assert court.sheet("A") == 4 + before - after


@rule("ironthrone.hostage-war")
def test_after_a_war_the_winner_takes_one_hostage():
    court = meeting(sides={"C": "defender"}, fighters={"C": "loras"}).lay("stark-20", "lannister-1").quiet()
    court.seat("A").may_play("seat B", "seat C")
    court.play("seat C", "deck")
    assert len(court.held("A")) == 1
    assert court.sees("houses")[0]["hostages"] == [{"house": "tyrell", "card": None}]


@rule("ironthrone.clear-up", "ironthrone.refill", "ironthrone.next-turn")
def test_the_table_is_cleared_and_hands_filled():
    court = meeting(hand={"C": "tyrell-1"}).lay("stark-20", "lannister-1").do("deck").quiet()
    assert court.state.turn == 2
    assert court.state.challenger == 1
    assert "stark-20" in court.discard("A")
    assert "lannister-1" in court.discard("B")
    assert len(court.hand("C")) >= 5
    assert court.state.fighter.count(-1) >= 1
    assert "refill" in court.rules()


@rule("ironthrone.refill")
def test_there_is_no_hand_limit():
    hand = "stark-truce, stark-1, stark-2, stark-3, stark-4, stark-5, stark-6, stark-20"
    court = meeting(hand={"A": hand}).lay("stark-20", "lannister-1").do("deck").quiet()
    assert len(court.hand("A")) >= 7


@rule("ironthrone.reshuffle")
def test_a_used_up_deck_is_made_anew_at_once():
    names = [f"stark-{value}" for value in (2, 3, 4, 6, 7, 8, 10)] + ["stark-truce"] * 3
    names += [f"{name}-{copy}" for name in ("eddard", "catelyn", "robb", "arya", "bran") for copy in (1, 2)]
    court = meeting(at="draw", discard={"A": ", ".join(names[1:])}, deck={"A": names[0]})
    assert len(court.hand("A")) == 6
    assert court.discard("A") == []
    assert len(court.state.deck[0]) == len(names) - 1


@rule("ironthrone.victory")
def test_five_markers_win():
    court = meeting(influence={"A": "B B C C", "C": "A A A A"}).lay("stark-20", "lannister-1").quiet()
    court.expects(outcome="influence", rule="ironthrone.victory")
    assert court.state.outcome is not None
    assert court.state.outcome.places == (1, 3, 2)
    assert court.state.outcome.points == (5, 0, 4)


@rule("ironthrone.shared-victory", "ironthrone.end-step")
def test_a_supporter_who_arrives_too_shares_the_win():
    influence = {"A": "B B C C", "C": "A A B B"}
    court = meeting(influence=influence, sides={"C": "challenger"}, fighters={"C": "loras"})
    court.lay("stark-20", "lannister-1").quiet()
    assert court.state.outcome is not None
    assert court.state.outcome.winners == (0, 2)


@rule("ironthrone.fallen-house")
def test_a_fallen_house_ends_the_game():
    power = {"arya": 1, "robb": 0, "catelyn": 0, "bran": 0}
    court = meeting(power=power, influence={"C": "A"}).lay("stark-1", "lannister-20").quiet()
    court.play("choose jaime", "choose jaime")
    court.expects(outcome="fallen", rule="ironthrone.fallen-house")
    assert court.state.outcome is not None
    assert court.state.outcome.winners == (2,)
