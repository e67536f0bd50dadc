"""Geiseln."""

import pytest

from games.ironthrone.court import Court, meeting
from thronsaal.core.chance import Chance
from thronsaal.games.ironthrone.hostages import DealWithHostages, TakeHostage
from thronsaal.games.ironthrone.windows import Window

rule = pytest.mark.rule


@rule("ironthrone.hostage-start")
def test_every_seat_deals_with_its_hostages_clockwise():
    court = Court(at="hostages", challenger="B", held={"A": "lannister-5", "B": "stark-5, tyrell-5", "C": "stark-7"})
    asked = []
    while court.asked is DealWithHostages:
        asked.append("ABC"[court.state.actors[0]])
        court.play("pass")
    assert asked == ["B", "C", "A"]
    court = Court(at="hostages", held={"A": "lannister-5"})
    court.seat("A").tries("release lannister-6")
    court.expects(reason="ironthrone.hostage-start")


@rule("ironthrone.release")
def test_a_released_hostage_returns_to_its_hand():
    court = Court(at="hostages", held={"A": "lannister-5, tyrell-5"}, hand={"A": "", "B": "", "C": ""})
    court.play("release lannister-5")
    assert court.hand("B") == ["lannister-5"]
    assert len(court.hand("A")) == 1
    assert court.held("A") == ["tyrell-5"]
    court.expects(turn="A", rule="ironthrone.release")


@rule("ironthrone.torture", "ironthrone.torture-card")
def test_torturing_a_war_card():
    court = Court(at="hostages", held={"A": "lannister-5"})
    court.play("torture lannister-5").expects(turn="A", rule="ironthrone.torture")
    court.seat("A").may_play("choose cersei", "choose jaime", "choose tyrion", "choose joffrey")
    court.play("choose cersei")
    assert court.power("cersei") == 3
    assert (court.sheet("A"), court.sheet("B")) == (5, 4)
    assert court.discard("B") == ["lannister-5"]


@rule("ironthrone.torture-leader", "ironthrone.leader-immortal", "ironthrone.as-much")
def test_torturing_the_leader():
    court = Court(at="hostages", held={"A": "tywin-1"}, sheet={"B": 3})
    court.play("torture tywin-1").expects(rule="ironthrone.torture-leader")
    assert court.sheet("B") == 0
    assert court.state.box == 3
    assert court.state.outcome is None
    assert len(court.state.alive(1)) == 4


@rule("ironthrone.torture-character")
def test_torturing_a_character():
    court = Court(at="hostages", held={"A": "cersei-1, jaime-2, tyrion-1"}, power={"cersei": 5, "jaime": 3})
    court.play("torture cersei-1").expects(rule="ironthrone.torture-character")
    assert (court.power("cersei"), court.sheet("B"), court.sheet("A")) == (1, 8, 4)
    court.play("torture jaime-2").expects(rule="ironthrone.death")
    assert (court.power("jaime"), court.sheet("B")) == (0, 11)


@rule("ironthrone.torture-dead")
def test_torturing_the_card_of_the_dead():
    court = Court(at="hostages", held={"A": "jaime-2, tyrell-1"}, power={"jaime": 0})
    court.play("torture jaime-2")
    assert court.discard("B") == ["jaime-2"]
    assert (court.sheet("B"), court.sheet("A")) == (4, 4)
    assert court.asked is DealWithHostages


@rule("ironthrone.end-step", "ironthrone.fallen-house")
def test_a_torture_can_end_the_game():
    court = Court(
        at="hostages", held={"A": "jaime-2"}, power={"cersei": 0, "tyrion": 0, "joffrey": 0}, influence={"A": "C"}
    )
    court.play("torture jaime-2").expects(outcome="fallen")


@rule("ironthrone.hostage-source")
def test_hostages_come_from_deck_hand_or_custody():
    court = meeting(held={"B": "tyrell-7, stark-7"}, deck={"B": "lannister-8"}).lay("stark-20", "lannister-1").quiet()
    court.seat("A").may_play("deck", "hand", "held stark", "held tyrell")
    court.play("deck")
    assert court.held("A") == ["lannister-8"]


@rule("ironthrone.hostage-held")
def test_a_hostage_is_picked_by_its_back():
    court = meeting(held={"B": "tyrell-7, tyrell-8"}).lay("stark-20", "lannister-1").quiet()
    court.play("held tyrell").expects(rule="ironthrone.hostage-held")
    assert sorted(court.held("A") + court.held("B")) == ["tyrell-7", "tyrell-8"]
    assert len(court.held("A")) == 1


@rule("ironthrone.hostage-own")
def test_the_own_card_goes_to_hand():
    court = meeting(held={"B": "stark-7"}).lay("stark-20", "lannister-1").quiet()
    court.play("held stark").expects(rule="ironthrone.hostage-own")
    assert "stark-7" in court.hand("A")
    assert court.held("A") == []


@rule("ironthrone.hostage-secret")
def test_others_see_only_the_backs():
    court = Court(at="hostages", held={"A": "lannister-5"})
    own, other = court.state.view(0), court.state.view(2)
    assert own["houses"][0]["hostages"] == [{"house": "lannister", "card": "lannister-5"}]
    assert other["houses"][0]["hostages"] == [{"house": "lannister", "card": None}]


@rule("ironthrone.hostage-secret")
def test_who_lost_a_card_from_hand_knows_which():
    court = meeting(hand={"B": "lannister-1, lannister-8"}).lay("stark-20", "lannister-1").quiet()
    court.play("hand")
    hostages = [court.state.view(seat)["houses"][0]["hostages"] for seat in (0, 1, 2)]
    assert [each[0]["card"] for each in hostages] == ["lannister-8", "lannister-8", None]


@rule("ironthrone.no-penalty")
def test_from_the_spared_no_hostage_is_taken():
    court = meeting(
        at="lay",
        leaders="eddard tywin mace",
        fighters={"A": "catelyn"},
        hand={"A": "stark-1, catelyn-1", "B": "lannister-20"},
    )
    court.lay("stark-1", "lannister-20")
    court.use("play catelyn-1").do("choose jaime", "choose jaime").quiet()
    assert court.power("catelyn") == 4
    assert court.state.turn == 2
    assert court.held("B") == []


@rule("ironthrone.no-reward")
def test_the_denied_neither_spread_nor_take():
    court = meeting(
        challenger="B",
        defender="A",
        leaders="robb tywin mace",
        fighters={"A": "eddard"},
        hand={"A": "stark-truce, eddard-2", "B": "lannister-1, lannister-2"},
    )
    court.lay("lannister-1", "stark-truce")
    court.use("play eddard-2").quiet()
    assert court.spread("B") == 0
    assert court.power("eddard") == 2
    court.expects(turn="A")
    assert court.asked is TakeHostage


@rule("ironthrone.no-reward")
@pytest.mark.parametrize("denied", [True, False])
def test_the_denied_take_no_hostage_by_an_effect_either(denied: bool):
    court = meeting(
        houses="stark-targaryen-tyrell",
        challenger="B",
        defender="A",
        leaders="robb daenerys mace",
        fighters={"A": "eddard", "B": "drogo"},
        hand={"A": "stark-truce, eddard-2", "B": "targaryen-1, drogo-2"},
    )
    court.lay("targaryen-1", "stark-truce")
    court = court.use("play eddard-2") if denied else court
    court.quiet().play("deck")
    while court.asked is Window and "play drogo-2" not in court.listed("B"):
        court.play("pass")
    assert ("play drogo-2" in court.listed("B")) is not denied


@rule("ironthrone.hostage-source", "ironthrone.hostage-secret")
@pytest.mark.parametrize(("source", "knowing"), [("deck", [0]), ("hand", [0, 1])])
def test_everybody_remembers_where_a_hostage_came_from(source: str, knowing: list[int]):
    """The next turn has begun and hands are full again: nothing on the table would tell."""
    court = meeting(leaders="eddard tywin olenna", held={"B": "tyrell-7"}).lay("stark-20", "lannister-1")
    court.quiet().play(source).quiet()
    assert court.state.turn == 2
    for seat in (None, 0, 1, 2):
        (took,) = (each for each in court.state.view(seat)["last"]["sights"] if each["what"].startswith("took"))
        assert (took["what"], took["seat"], took["other"], took["count"]) == (f"took-from-{source}", 0, 1, 1)
        assert took["cards"] == (court.held("A") if seat in knowing else None)
    line = f"event-took-from-{source}"
    assert line in [word.key for _, under in court.game.glance(court.state.view(2)) for word in under]


@rule("ironthrone.release")
def test_who_gets_a_card_back_and_draws_another_knows_which_is_which():
    """The others could not tell by the hand of whom the hostage went home to, and see no card at all."""
    court = Court(at="hostages", held={"A": "lannister-5"}, hand={"A": "", "B": "", "C": ""}, event="lannister")
    court.play("release lannister-5")
    hand = court.hand("B")
    assert len(hand) == 2
    seen = {seat: court.state.view(seat)["sights"] for seat in (None, 0, 1, 2)}
    told = [(each["what"], each["seat"], each["cards"]) for each in seen[1]]
    drawn = next(name for name in hand if name != "lannister-5")
    assert told == [("released", 0, ["lannister-5"]), ("drew", 0, None), ("drew", 0, None), ("drew", 1, [drawn])]
    assert [each["cards"] for each in seen[2]] == [each["cards"] for each in seen[None]] == [None] * 4
    assert seen[0][0]["cards"] == ["lannister-5"]
    assert all(sight.cards == () for sight in court.state.guess(None, Chance(1)).sights), "a guess knows no secret"
