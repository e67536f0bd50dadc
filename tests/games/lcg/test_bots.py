"""Bots of the living card game: legal at every table, fair, repeatable, and with sense for titles and gold."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games.lcg.soundness import TABLES
from thronsaal.bots.conduct import Conductor
from thronsaal.bots.player import Player, make
from thronsaal.core.bot import Bot, Budget, Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.engine.window import PASS
from thronsaal.core.match import Match
from thronsaal.core.talk import Talk, honesty
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.bots import bribes, judge, swift
from thronsaal.games.lcg.bots.greedy import Greedy, decide
from thronsaal.games.lcg.bots.lines import lines
from thronsaal.games.lcg.bots.search import Search
from thronsaal.games.lcg.material import Phase
from thronsaal.games.lcg.promises import Entry, hear
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.windows import ActionWindow

LITTLE = Budget(playouts=1)


def begun(seats: int, seed: int, **options: str) -> LcgState:
    return cast("LcgState", GAME.start(seats, options, seed))


def arranged(**given: Any) -> LcgState:
    return cast("LcgState", GAME.arrange(given))


def chosen(bot: Bot, state: LcgState, seat: int, seed: int = 1, playouts: int = 24) -> str:
    return GAME.write(bot.choose(Vantage(state, seat, Chance(seed), Budget(playouts=playouts))))


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_search_plays_whole_games(seats: int, variant: str):
    """One seat searches, the others are greedy; every move is allowed, and somebody wins."""
    match = Match(GAME, {"variant": variant}, seats, seats)
    conductor, chances = Conductor(match), [Chance(seat) for seat in range(seats)]
    players = [Player("search", Search(), LITTLE), *[make(GAME, "greedy")] * (seats - 1)]
    while (cue := conductor.next_cue(range(seats))) is not None:
        assert conductor.follow(cue, players[cue.seat], chances[cue.seat], events=False) is None
    assert match.state.outcome is not None


@pytest.mark.parametrize("decks", ["choose", "random", "greyjoy-martell"])
def test_search_plays_whichever_decks(decks: str):
    state, bot, rng = begun(2, 3, decks=decks, lists="closed"), Search(), Chance(1)
    while not state.ended and state.round < 2:
        seat = state.actors[0]
        state.apply(seat, bot.choose(Vantage(state, seat, rng, LITTLE)), events=False)
    assert state.round == 2 or state.ended


def test_levels_are_bots():
    assert set(GAME.levels) <= set(GAME.bots)
    assert {"greedy", "search", "easy", "medium", "hard"} <= set(GAME.bots)
    assert isinstance(GAME.bots["hard"](), Search)


def test_with_the_same_chance_the_same_moves():
    games = []
    for _ in range(2):
        state, rng, moves = begun(3, 8), Chance(4), []
        while state.round < 2 and not state.ended:
            seat = state.actors[0]
            moves.append(Search().choose(Vantage(state, seat, rng, Budget(playouts=4))))
            state.play(seat, moves[-1])
        games.append(moves)
    assert games[0] == games[1]
    assert len(games[0]) > 40


@pytest.mark.parametrize("bot", [Search(), Greedy()], ids=["search", "greedy"])
def test_nothing_hidden_is_looked_at(bot: Bot):
    """In any world the seat cannot tell from the real one a bot makes the same move."""
    state, compared = begun(2, 21, decks="targaryen-lannister"), 0
    while not state.ended and compared < 60:
        seat = state.actors[0]
        if len(state.listing(seat)) > 1:
            worlds = (state, state.guess(seat, Chance(99)))
            moves = {bot.choose(Vantage(world, seat, Chance(5), Budget(playouts=3))) for world in worlds}
            assert len(moves) == 1, state.asked
            compared += 1
        state.play(seat, decide(state, seat))
    assert compared == 60


def test_what_is_tried_is_allowed_and_begins_with_what_greedy_would_do():
    state, seen = begun(4, 2), set()
    while not state.ended:
        seat = state.actors[0]
        usual, legal = decide(state, seat), state.listing(seat)
        if state.round and len(legal) > 1:
            tried = lines(state, seat, usual)
            assert tried[0][0] == usual
            assert {line[0] for line in tried} <= set(legal)
            seen.add(type(state.asked).__name__)
        state.play(seat, usual)
    assert {"Turn", "DeclareAttackers", "DeclareDefenders", "ActionWindow", "ChoosePlots", "ChooseTitle"} <= seen


def test_in_a_hurry_all_pass_a_time_for_actions_at_once():
    """That leads where everybody's passing leads."""
    state, compared = begun(3, 5), 0
    while not state.ended and compared < 60:
        top = state.asked
        if isinstance(top, ActionWindow) and not state.is_phase(Phase.MARSHALLING):
            quick, slow = state.copy(), state.copy()
            swift.play_on(quick)
            while not slow.ended and isinstance(slow.asked, ActionWindow) and slow.asked.passed < state.seats_count:
                before = slow.asked
                slow.play(slow.actors[0], PASS)
                if not isinstance(slow.asked, ActionWindow) or slow.asked.passed <= before.passed:
                    break
            quick.latest = slow.latest
            assert quick.pack() == slow.pack()
            compared += 1
        state.play(state.actors[0], decide(state, state.actors[0]))
    assert compared == 60


# Judging.


def test_chances_of_all_seats_are_shared_out():
    for seats, variant in TABLES:
        s = begun(seats, 1, variant=variant)
        while s.round < 3 and not s.ended:
            s.play(s.actors[0], decide(s, s.actors[0]))
        winners = 2 if variant == "teams" else 1
        assert sum(judge.chance_of(s, seat) for seat in range(seats)) == pytest.approx(winners)
        assert len(judge.features(s, 0)) == len(judge.NAMES)


def test_more_of_a_good_thing_is_better():
    plain = arranged(houses="stark-stark", A="play: Hodor", B="play: Hodor")
    assert judge.chance_of(plain, 0) == pytest.approx(0.5)
    for more in ("play: Hodor; power: 3", "play: Hodor, Robb Stark", "play: Hodor; hand: Arya Stark"):
        assert judge.chance_of(arranged(houses="stark-stark", A=more, B="play: Hodor"), 0) > 0.5


# Sense.


@pytest.mark.parametrize("bot", [Search(), Greedy()], ids=["search", "greedy"])
def test_who_can_win_does(bot: Bot):
    """A power for meeting nobody is the fifteenth."""
    s = arranged(houses="stark-lannister", A="play: Robb Stark; power: 14", B="play: ", at="challenges")
    for _ in range(12):
        if s.ended:
            break
        seat = s.actors[0]
        s.play(seat, bot.choose(Vantage(s, seat, Chance(1), Budget(playouts=12))))
    assert s.winner == (0,)


def _attacked(s: LcgState, contest: int, target: int) -> LcgState:
    """Everybody whom A has attacks, and nobody acts, until somebody else is asked something else."""
    s.play(0, n.challenge(contest, target))
    while s.actors == (0,) or isinstance(s.asked, ActionWindow):
        moves = s.listing(s.actors[0])
        cards = [move for move in moves if n.kind_of(move) == n.CARD]
        s.play(s.actors[0], cards[0] if cards else moves[0])
    return s


def test_nobody_is_let_through_to_the_fifteenth_power():
    s = arranged(houses="stark-lannister", A="play: Hodor; power: 14", B="play: Bronn, Enemy Informer", at="challenges")
    _attacked(s, 0, 1)
    assert s.actors == (1,)
    assert chosen(Search(), s, 1) != "done"
    assert chosen(Greedy(), s, 1) != "done"


def test_the_regent_sends_a_lost_challenge_elsewhere():
    s = arranged(
        houses="stark-stark-stark",
        A="play: Robb Stark; title: hand-of-the-king",
        B="title: crown-regent; power: 6",
        C="play: Grey Wind; title: lord-commander; power: 6",
        at="challenges",
    )
    _attacked(s, 2, 1)
    assert s.actors == (1,)
    assert chosen(Search(), s, 1) == chosen(Greedy(), s, 1) == "yes"


# Littlefinger.


def _littlefinger(**given: Any) -> LcgState:
    return arranged(houses="stark-lannister-stark", variant="littlefinger", at="challenge-actions", **given)


def _pledge(s: LcgState, seat: int, text: str) -> Entry:
    found = hear(s, Talk(0, seat, "promises", text))
    assert found is not None
    return found


def test_whom_one_would_not_attack_anyway_is_promised_to_be_spared():
    s = _littlefinger(A="play: Hodor; gold: 1", B="play: Robb Stark, Grey Wind", C="power: 3")
    assert bribes.speak(s, 0, ()) == "spare B"
    assert bribes.speak(s, 0, [_pledge(s, 0, "spare B")]) is None, "once a round is enough"
    near = _littlefinger(A="play: Hodor; gold: 1", B="play: Robb Stark, Grey Wind; power: 12", C="power: 12")
    assert bribes.speak(near, 0, ()) is None


@pytest.mark.parametrize("bot", [Search(), Greedy()], ids=["search", "greedy"])
def test_gold_that_is_left_goes_to_who_promised_to_spare(bot: Bot):
    s = _littlefinger(A="gold: 3", B="play: Robb Stark", C="play: Eddard Stark, Grey Wind")
    assert s.actors == (0,)
    promise = _pledge(s, 1, "spare A")

    def answer(*heard: Entry) -> str:
        return GAME.write(bot.choose(Vantage(s, 0, Chance(1), Budget(playouts=4), heard=heard)))

    assert answer(promise) == "give B 1"
    assert not answer().startswith("give"), "nothing is given for nothing"
    s.play(0, GAME.read("give B 1"))
    s.play(0, GAME.read("give B 1"))
    assert not answer(promise).startswith("give"), "who has more already gets no more"


def test_gold_that_decides_dominance_is_kept():
    s = _littlefinger(A="gold: 3; play: Robb Stark", B="play: Hodor", C="play: Hodor")
    vantage = Vantage(s, 0, Chance(1), heard=[_pledge(s, 1, "spare A")])
    assert bribes.gift(vantage, s) is None


@pytest.mark.parametrize("bot", [Search(), Greedy()], ids=["search", "greedy"])
def test_a_word_is_kept_but_not_towards_who_is_about_to_win(bot: Bot):
    for power, kept in ((2, True), (13, False)):
        s = arranged(
            houses="stark-lannister-stark",
            variant="littlefinger",
            A="play: Robb Stark",
            B=f"power: {power}",
            C="play: Hodor, Grey Wind, Robb Stark",
            at="challenges",
        )
        vantage = Vantage(s, 0, Chance(1), Budget(playouts=12), heard=[_pledge(s, 0, "spare B")])
        assert GAME.write(bot.choose(vantage)).endswith(" B") is not kept


def test_bots_keep_their_word_in_whole_games():
    match = Match(GAME, {"variant": "littlefinger"}, 4, 3)
    conductor, chances = Conductor(match), [Chance(seat) for seat in range(3)]
    while (cue := conductor.next_cue(range(3))) is not None:
        assert conductor.follow(cue, make(GAME, "greedy"), chances[cue.seat], events=False) is None
    words = [honesty(match.ledger, seat) for seat in range(3)]
    assert sum(kept for kept, _ in words) > 0
    near = sum(broken for _, broken in words)
    assert near <= len(match.ledger) // 4
