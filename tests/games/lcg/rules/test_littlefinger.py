"""Littlefinger's table: gold changes hands, and words are remembered."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.bots.conduct import Conductor
from thronsaal.bots.player import Player
from thronsaal.core.bot import Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.game import BadNotation
from thronsaal.core.match import Match
from thronsaal.core.talk import honesty
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.core.words import Move
from thronsaal.games.lcg import GAME


def table(**given: Any) -> RealmTable:
    """Three seats who may bribe each other."""
    return realm("stark", "lannister", "stark").given(variant="littlefinger", **given)


def match(**given: Any) -> Match:
    """A match at Littlefinger's table that has come to this position."""
    found = Match(GAME, {"variant": "littlefinger"}, seats=3)
    found.state = GAME.arrange({"houses": "stark-lannister-stark", "variant": "littlefinger", **given})
    return found


def moved(found: Match, *moves: str) -> Match:
    """Moves of whoever is asked."""
    for text in moves:
        found.apply(found.actors[0], GAME.read(text))
    return found


def verdicts(found: Match) -> list[str]:
    return [pledge.verdict for pledge in found.ledger]


# Gold.


@rule("lcg.littlefinger")
@pytest.mark.parametrize(
    "step",
    [
        "plot-actions",
        "title-actions",
        "draw-actions",
        "drawn-actions",
        "challenge-actions",
        "dominance-actions",
        "standing-actions",
    ],
)
def test_who_has_gold_may_hand_it_over_in_every_phase_but_marshalling(step: str):
    """Nobody here can do anything else: who has gold is asked all the same, who has none is not."""
    littlefinger = table(B="gold: 2", C="gold: 1", at=step)
    assert littlefinger.state.actors == (1,)
    assert littlefinger.seat("B").moves == ["pass", "give A 1", "give A 2", "give C 1", "give C 2"]
    littlefinger.seat("B").plays("give A 2").passes()
    assert [littlefinger.seat(letter).gold for letter in "ABC"] == [2, 0, 1]
    assert littlefinger.state.actors == (2,)


@rule("lcg.littlefinger")
def test_not_in_marshalling():
    littlefinger = table(A="gold: 2; hand: Hodor", at="marshalling")
    littlefinger.seat("A").tries("give B 1")
    littlefinger.expects(reason="lcg.littlefinger")
    assert not any(move.startswith("give") for move in littlefinger.seat("A").moves)


@rule("lcg.littlefinger")
def test_not_at_other_tables():
    other = realm("stark", "stark").given(A="gold: 2; play: Lady", at="challenges").until("turn")
    other.seat("A").tries("give B 1")
    other.expects(reason="lcg.littlefinger")


@rule("lcg.littlefinger")
@pytest.mark.parametrize("move", ["give A 1", "give B 3"])
def test_neither_to_oneself_nor_more_than_one_has(move: str):
    littlefinger = table(A="gold: 2; play: Lady", at="challenges").until("turn")
    littlefinger.seat("A").tries(move)
    littlefinger.expects(reason="lcg.littlefinger")


@rule("lcg.littlefinger")
def test_it_is_paid_in_advance_and_whatever_was_asked_is_still_asked():
    littlefinger = table(A="gold: 3; play: Lady", B="play: Bronn", at="challenges").until("turn")
    littlefinger.seat("A").plays("give B 1", "give C 2")
    assert [littlefinger.seat(letter).gold for letter in "ABC"] == [0, 1, 2]
    assert (littlefinger.asked, littlefinger.state.actors) == ("turn", (0,))
    (event,) = littlefinger.events
    assert (event.kind, event.rule, event.secret) == ("gave", "lcg.littlefinger", {}), "all see it"


@rule("lcg.littlefinger")
def test_the_receiver_owes_nothing():
    """B takes the gold of A and attacks A all the same."""
    littlefinger = table(A="gold: 1", B="play: Bronn", at="challenge-actions")
    littlefinger.seat("A").plays("give B 1").passes()
    littlefinger.attack("military", "Bronn", target="A").quiet()
    assert littlefinger.seat("B").house_power == 1


@rule("lcg.littlefinger")
def test_gold_that_is_being_paid_cannot_be_given_away():
    """While attackers are declared nobody trades."""
    littlefinger = table(A="gold: 2; play: Lady, Direwolf Pup", at="challenges").until("turn")
    littlefinger.seat("A").plays("challenge military B").tries("give B 1")
    littlefinger.expects(reason="lcg.littlefinger")


@rule("lcg.littlefinger")
def test_gold_that_was_given_is_the_other_s_for_everything():
    littlefinger = table(A="gold: 3", B="gold: 1", C="play: Lady", at="challenge-actions")
    littlefinger.seat("A").plays("give B 3").passes()
    littlefinger.until("turn").play("done")
    littlefinger.end_phase()
    littlefinger.until("B")
    assert littlefinger.state.view(None)["phase"] == "dominance"
    assert littlefinger.seat("B").house_power == 1, "four gold against Lady's strength"


@rule("lcg.littlefinger", "lcg.titles")
def test_titles_are_in_use():
    assert table(at="titles").until("choose-title").asked == "choose-title"


# Promises.


@rule("lcg.littlefinger-promises")
def test_what_may_be_promised():
    found = match(A="play: Lady", at="challenges")
    assert [text for text, _ in GAME.pledges(found.state, 0)] == [
        "challenge B",
        "spare B",
        "first B",
        "challenge C",
        "spare C",
        "first C",
    ]
    assert GAME.pledges(GAME.arrange({"houses": "stark-stark", "A": "play: Lady", "at": "challenges"}), 0) == []
    for language in LANGUAGES:
        voice = Voice(language, GAME.texts)
        assert all(voice.say(button) for _, button in GAME.pledges(found.state, 0))
        assert len({voice.say(GAME.promised(0, text)) for text, _ in GAME.pledges(found.state, 0)}) == 6
    for text in ("spare E", "love B", "spare"):
        with pytest.raises(BadNotation, match="a promise is one of"):
            GAME.promised(0, text)


@rule("lcg.littlefinger-promises")
def test_who_challenges_as_promised_keeps_the_word():
    found = match(A="play: Lady; gold: 1", at="challenges")
    for text in ("challenge B", "spare C", "challenge C"):
        found.say(0, text, "promises")
    assert verdicts(found) == ["open"] * 3
    moved(found, "challenge military B")
    assert verdicts(found) == ["kept", "open", "open"]
    moved(found, "card lady@A", "done")
    while found.state.view(None)["phase"] == "challenges" and found.actors:
        moved(found, "pass")
    assert verdicts(found) == ["kept", "kept", "void"], "nobody was left to challenge C with"
    assert honesty(found.ledger, 0) == (2, 0)


@rule("lcg.littlefinger-promises")
def test_who_challenges_the_other_or_nobody_breaks_it():
    found = match(A="play: Lady", at="challenges")
    found.say(0, "spare B", "promises")
    found.say(0, "challenge C", "promises")
    moved(found, "challenge military B")
    assert verdicts(found) == ["broken", "open"]
    found = match(A="play: Lady", at="challenges")
    found.say(0, "challenge C", "promises")
    moved(found, "done")
    assert verdicts(found) == ["broken"]
    assert honesty(found.ledger, 0) == (0, 1)
    assert found.ledger[0].rule == "lcg.littlefinger-promises"


@rule("lcg.littlefinger-promises")
def test_a_promise_binds_nobody():
    found = match(A="play: Lady", at="challenges")
    found.say(0, "spare B", "promises")
    assert "challenge military B" in [GAME.write(move) for move in found.state.legal(0)]


@rule("lcg.littlefinger-promises")
def test_who_is_made_first_player_and_that_handing_over_gold_judges_nothing():
    found = match(A="plots: Blockade; gold: 3", B="plots: Uneasy Truce", C="plots: Uneasy Truce", at="plots")
    found.say(0, "first C", "promises")
    found.say(1, "first C", "promises")
    while found.state.asked.kind != "name-first":
        seat = found.actors[0]
        found.apply(seat, found.state.legal(seat)[0])
    assert found.actors == (0,)
    moved(found, "give B 2")
    assert verdicts(found) == ["open", "open"]
    moved(found, "seat C")
    assert verdicts(found) == ["kept", "open"], "B had no choice to make"
    found.say(0, "first B", "promises")
    assert verdicts(found)[-1] == "open", "about the next time"


@rule("lcg.littlefinger-promises")
def test_what_comes_too_late_is_talk_and_no_promise():
    found = match(A="play: Lady", C="gold: 1", at="dominance-actions")
    found.say(0, "spare B", "promises")
    assert (found.ledger, len(found.talk)) == ([], 1)
    found.say(0, "first B", "promises")
    assert len(found.ledger) == 1


@rule("lcg.littlefinger-promises")
def test_a_spared_seat_is_spared_when_the_turn_is_over():
    found = match(A="play: Lady", B="play: Bronn", at="challenges")
    found.say(0, "spare B", "promises")
    moved(found, "done")
    assert found.actors == (1,)
    assert verdicts(found) == ["kept"]


class Faithless:
    """Promises what it can, and plays on."""

    def speak(self, vantage: Vantage) -> str | None:
        offered = GAME.pledges(vantage.world(), vantage.seat)
        return offered[vantage.rng.below(len(offered))][0] if offered else None

    def choose(self, vantage: Vantage) -> Move:
        return vantage.rng.pick(vantage.legal)


@rule("lcg.littlefinger-promises")
def test_bots_give_their_word_wherever_they_are_led():
    """The conductor leads in the hall, the terminal and the simulator alike; a record holds what was said."""
    found = Match(GAME, {"variant": "littlefinger"}, seed=3, seats=3)
    conductor, chance, player = Conductor(found), Chance(5), Player("faithless", Faithless())
    while len(found.moves) < 220 and (cue := conductor.next_cue(range(3))) is not None:
        assert conductor.follow(cue, player, chance) is None
    assert len(found.talk) > len(found.ledger) > 20, "what was promised and still stands is not written down again"
    assert {(pledge.seat, pledge.text) for pledge in found.ledger} == {(each.seat, each.text) for each in found.talk}
    assert {"kept", "broken"} <= set(verdicts(found))
    again = found.fork()
    assert [(pledge.text, pledge.verdict) for pledge in again.ledger] == [
        (pledge.text, pledge.verdict) for pledge in found.ledger
    ]
