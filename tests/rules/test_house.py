"""The rules of the house, at tables of two and of three."""

import hashlib

import pytest

from server.hosting import ANNA, BEN, absorb
from server.test_pace import START, moves, paced
from support.play import play_out, play_some
from support.table import rule
from thronsaal.core.match import Match
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.record import read_record, write_record
from thronsaal.core.registry import find_game
from thronsaal.server.errors import Denied
from thronsaal.server.table import Chair, Deed, Table
from toys import court


def refused(match: Match, action: str, *arguments: object) -> Reason:
    before = match.state.pack(), list(match.moves)
    with pytest.raises(Refused) as caught:
        getattr(match, action)(*arguments)
    assert (match.state.pack(), match.moves) == before
    return caught.value.reason


@rule("house.take-back")
def test_alone_while_nobody_moved_and_nobody_learned_anything():
    match = Match(court.GAME, seats=3, seed=1)
    match.apply(0, 4)
    match.apply(1, 2)
    assert match.take_back(1) == 1
    match.apply(1, 3)
    assert refused(match, "take_back", 0).rule == "house.take-back"
    match.apply(2, 1)  # the bids are turned up: news
    assert refused(match, "take_back", 2).rule == "house.take-back"


@rule("house.take-back")
def test_otherwise_all_others_must_agree():
    match = Match(court.GAME, seats=3, seed=1)
    for seat in range(3):
        match.apply(seat, 1)
    assert refused(match, "take_back", 0, {1}).code == "take-back-alone"
    assert refused(match, "take_back", 0, {0, 1}).code == "take-back-alone", "one's own consent counts for nothing"
    assert match.take_back(0, {1, 2}) == 0
    assert refused(match, "take_back", 0, {1, 2}).code == "nothing-to-take-back"


@rule("house.absence")
def test_the_last_one_may_take_all_a_match_of_any_size():
    match = Match(court.GAME, seed=1, seats=3)
    match.walk_over(1)
    assert match.outcome is not None
    assert match.outcome.places == (2, 1, 2)
    assert match.actors == ()
    assert read_record(write_record(match), lambda _: court.GAME).walked_over == 1
    assert refused(match, "walk_over", 0).rule == "house.over"


@rule("house.clock")
def test_a_clock_runs_for_the_one_who_is_to_move_and_nothing_happens_by_itself():
    table = paced("move 60")
    assert (table.time.until(0), table.time.until(1)) == (START + 60_000, None)
    moves(table, START + 20_000)
    assert (table.time.until(0), table.time.until(1)) == (None, START + 80_000)
    assert table.time.late(START + 80_000) == [1]
    assert table.plan_lapse(START + 10**9) == [], "the others decide whether they wait"
    assert paced("move 60", people=1).time.until(0) is None


@rule("house.host")
def test_the_host_seats_bots_sends_away_and_begins():
    chairs = (Chair("person", "Anna", ANNA.id), Chair("open"), Chair("person", "Ben", BEN.id), Chair("open"))
    table = Table(Deed("t", court.GAME, court.GAME.settle({}), 7, chairs[:3], host=ANNA.id))
    for plan in (lambda: table.plan_fill(BEN, "random"), lambda: table.plan_remove(BEN, 0)):
        with pytest.raises(Denied, match="not-host"):
            plan()
    assert [draft.seat for draft in table.plan_fill(ANNA, "random")] == [1]
    absorb(table, table.plan_remove(ANNA, 2))
    assert [chair.kind for chair in table.chairs] == ["person", "open", "open"]
    with pytest.raises(Denied, match="sent-away"):
        table.plan_sit(BEN)
    absorb(table, table.plan_fill(ANNA, "random"))
    assert table.phase == "playing"
    with pytest.raises(Denied, match="has-begun"):
        table.plan_fill(ANNA, "random")
    throne = find_game("ironthrone")
    table = Table(Deed("t", throne, throne.settle({}), 7, (*chairs, chairs[1]), host=ANNA.id))
    absorb(table, table.plan_fill(ANNA, "easy", 4))
    absorb(table, table.plan_begin(ANNA))
    assert (table.phase, [chair.name for chair in table.chairs][:2]) == ("playing", ["Anna", "Ben"])


@rule("house.resign")
def test_either_of_two_may_resign_at_any_time():
    for seat in range(2):
        for count in (0, 1, 30):
            match = play_some(Match(find_game("claim"), seed=count), count)
            match.resign(seat)
            assert match.outcome is not None
            assert match.outcome.winners == (1 - seat,)


@rule("house.resign")
def test_among_more_one_does_not_resign():
    match = Match(court.GAME, seats=4)
    assert refused(match, "resign", 2).rule == "house.resign"
    assert match.outcome is None


@rule("house.over")
def test_nothing_moves_after_the_end():
    match = play_out(Match(find_game("claim"), seed=3))
    for seat in range(2):
        for move in range(52):
            assert refused(match, "apply", seat, move).rule == "house.over"
        assert refused(match, "resign", seat).rule == "house.over"
        assert refused(match, "take_back", seat, {0, 1}).rule == "house.over"
        assert match.state.check(seat, 0) == Reason("over", "house.over")


@rule("house.talk")
def test_talk_is_recorded_and_binds_nobody():
    match = play_some(Match(find_game("claim"), seed=3), 5)
    before = match.state.pack()
    legal = [match.state.legal(seat) for seat in range(2)]
    match.say(0, "I shall lead a knight")
    match.say(1, "knight 9", "promises")
    assert match.state.pack() == before
    assert [match.state.legal(seat) for seat in range(2)] == legal
    again = read_record(write_record(match))
    assert [(talk.seat, talk.kind, talk.text) for talk in again.talk] == [
        (0, "says", "I shall lead a knight"),
        (1, "promises", "knight 9"),
    ]
    for text in ("x" * 501, "two\nlines", ""):
        with pytest.raises(ValueError, match="a message"):
            match.say(0, text)
    assert len(match.talk) == 2


@rule("house.seed")
def test_the_shuffle_can_be_checked_afterwards():
    match = Match(find_game("claim"), seed=271828182845904523536)
    shown_before = match.seed_hash
    play_out(match)
    assert hashlib.sha256(b"271828182845904523536").hexdigest() == shown_before
    dealt_again = find_game("claim").start(seed=match.seed)
    for made in match.moves:
        dealt_again.apply(made.seat, made.move)
    assert dealt_again == match.state
