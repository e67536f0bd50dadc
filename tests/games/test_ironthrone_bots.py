"""Bots of Iron Throne: legal, fair, unreadable, and better the harder they are."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from rules.ironthrone.court import meeting
from thronsaal.core.bot import Bot, Budget, Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.record import read_record, write_record
from thronsaal.core.registry import find_game
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.bots.search import Greedy, Search
from thronsaal.games.ironthrone.bots.speaking import Speaker, expected_truce, play_match
from thronsaal.games.ironthrone.bots.thumb import thumb
from thronsaal.games.ironthrone.promises import Ledger, judge
from thronsaal.games.ironthrone.state import IronThroneState

GAME = find_game("ironthrone")


def duel(bots: list[Bot], seed: int) -> tuple[int, ...]:
    """Play a game; who won."""
    state, rng = GAME.start(len(bots), {}, seed), Chance(seed)
    while state.outcome is None:
        seat = state.actors[0]
        state.apply(seat, bots[seat].choose(Vantage(state, seat, rng)), events=False)
    return state.outcome.winners


@pytest.mark.parametrize("name", ["greedy", "easy", "medium"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_bot_plays_whole_games(name: str, seats: int):
    assert duel([GAME.bots[name]() for _ in range(seats)], seats)


def test_the_search_plays_a_whole_game():
    assert duel([Search(8), Greedy(), Greedy()], 2)


def test_levels_are_bots():
    assert set(GAME.levels) <= set(GAME.bots)


def test_rules_of_thumb_look_at_nothing_hidden():
    """In any world the seat cannot tell from the real one they make the same move."""
    compared = 0
    for seed in range(12):
        state = cast("IronThroneState", GAME.start(3 + seed % 3, {}, seed))
        rng = Chance(seed)
        while not state.ended:
            seat = state.actors[0]
            guessed = state.guess(seat, Chance(99))
            moves = {thumb(world, seat, Chance(5)) for world in (state, guessed)}
            assert len(moves) == 1, f"{state.stack[-1]} of seed {seed}"
            compared += 1
            state.play(seat, thumb(state, seat, rng))
    assert compared > 2000


def test_cards_are_laid_by_a_mixed_strategy():
    court = meeting()
    laid = Counter(n.write(thumb(court.state, 0, Chance(seed))) for seed in range(300))
    assert len(laid) >= 2
    assert max(laid.values()) < 290


def test_nobody_supports_a_rival_into_victory():
    for seed in range(40):
        court = meeting(at="support", influence={"A": "B B C C"}, power={"arya": 9})
        move = n.write(thumb(court.state, 2, Chance(seed)))
        assert not move.startswith("support challenger")


def test_support_that_hands_a_rival_the_win_is_declined():
    court = meeting(at="support", influence={"C": "A A B B"})
    court.play("support challenger loras")
    assert {n.write(thumb(court.state, 0, Chance(seed))) for seed in range(20)} == {"no"}


def test_whoever_can_share_the_win_joins():
    court = meeting(at="support", influence={"A": "B B C C", "C": "A A B B"}, power={"arya": 12})
    assert n.write(thumb(court.state, 2, Chance(1))).startswith("support challenger")


def test_the_search_keeps_to_its_budget():
    court = meeting()
    vantage = Vantage(court.state, 0, Chance(1), Budget(playouts=12))
    assert Search().choose(vantage) in court.state.legal(0)
    vantage = Vantage(court.state, 0, Chance(1), Budget(seconds=0.05))
    assert Search().choose(vantage) in court.state.legal(0)


def test_bargaining_ends_in_a_deal_that_suits_both():
    court = meeting().lay("stark-truce", "lannister-truce").quiet()
    for _ in range(14):
        if court.asked != "talks":
            break
        seat = court.state.actors[0]
        court.play(n.write(thumb(court.state, seat, Chance(3))))
    assert (court.spread("A"), court.spread("B")) == (1, 1)


def test_speakers_make_keep_and_break_promises():
    verdicts: Counter[str] = Counter()
    for seed in range(6):
        match = Match(GAME, {}, seed=seed, seats=4)
        speakers = [Speaker(Greedy(), honesty) for honesty in (1.0, 0.8, 0.5, 0.2)]
        ledger = play_match(match, speakers, Chance(seed))
        verdicts.update(entry.verdict for entry in ledger.entries)
        again = judge(read_record(write_record(match)))
        assert [entry.verdict for entry in again.entries] == [entry.verdict for entry in ledger.entries]
    assert verdicts["kept"] > 5
    assert verdicts["broken"] > 0


def test_a_word_counts_as_far_as_it_is_trusted():
    court = meeting()
    trusted, doubted = Ledger(3), Ledger(3)
    for ledger, verdict in ((trusted, "kept"), (doubted, "broken")):
        for _ in range(4):
            ledger.hear(1, "lay truce", court.state).verdict = verdict
        ledger.hear(1, "lay truce", court.state)
    silent = Ledger(3)
    assert expected_truce(1, trusted) > expected_truce(1, silent) >= expected_truce(1, doubted)


def test_harder_is_better():
    """A small sample only; the docs hold the large one. Easy against three medium ones must fall behind."""
    won = sum(0 in duel([GAME.bots["easy"](), Greedy(), Greedy(), Greedy()], seed) for seed in range(30))
    assert won <= 10
