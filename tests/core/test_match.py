"""A match: replay, fork, take back, resign, and the hash of the seed."""

import hashlib

import pytest

from support.play import play_out, play_some
from thronsaal.core.game import BadOption
from thronsaal.core.match import LONGEST_NAME, Match
from thronsaal.core.reason import Refused
from thronsaal.core.registry import find_game
from toys import court


@pytest.fixture
def claim() -> Match:
    return Match(find_game("claim"), seed=17, names=("Anna", "Bert"))


@pytest.fixture
def bids() -> Match:
    return Match(court.GAME, seed=5, seats=3)


def refusal(match: Match, seat: int, agreed: tuple[int, ...] = ()) -> str | None:
    reason = match.may_take_back(seat, agreed)
    return reason.code if reason else None


def test_replay_reaches_every_position(claim: Match):
    digests = [claim.state.digest()]
    while claim.actors:
        play_some(claim, 1)
        digests.append(claim.state.digest())
    assert len(digests) == 53
    assert len(set(digests)) == 53
    assert [claim.at(count).digest() for count in range(53)] == digests


@pytest.mark.parametrize("count", [-1, 53])
def test_there_is_no_position_beyond_the_match(claim: Match, count: int):
    play_out(claim)
    with pytest.raises(IndexError, match="the match has 52 moves"):
        claim.at(count)
    with pytest.raises(IndexError, match="the match has 52 moves"):
        claim.fork(count)


def test_a_fork_shares_the_past_and_nothing_else(claim: Match):
    claim.say(0, "first")
    play_some(claim, 10)
    claim.say(1, "tenth")
    before = claim.state.digest()
    fork = claim.fork(6)
    assert fork.moves == claim.moves[:6]
    assert [talk.text for talk in fork.talk] == ["first"]
    assert fork.names == claim.names
    play_out(fork, seed=9)
    fork.say(0, "elsewhere")
    assert claim.state.digest() == before
    assert len(claim.moves) == 10
    assert [talk.text for talk in claim.talk] == ["first", "tenth"]


def test_a_fork_of_everything_is_equal(claim: Match):
    play_some(claim, 20)
    assert claim.fork().state == claim.state
    assert claim.fork().log == claim.log


def test_a_refused_move_leaves_no_trace(claim: Match):
    (seat,) = claim.actors
    before = claim.state.digest()
    with pytest.raises(Refused):
        claim.apply(1 - seat, 0)
    assert (claim.moves, claim.log, claim.state.digest()) == ([], [], before)
    reason = claim.check(1 - seat, 0)
    assert reason is not None
    assert reason.rule == "claim.turns"


def test_a_quiet_move_is_taken_back_alone(bids: Match):
    before = bids.state.digest()
    bids.apply(1, 3)
    assert refusal(bids, 1) is None
    assert bids.take_back(1) == 0
    assert bids.state.digest() == before
    assert (bids.moves, bids.log) == ([], [])


def test_not_alone_once_somebody_else_has_moved(bids: Match):
    bids.apply(1, 3)
    bids.apply(0, 2)
    assert refusal(bids, 1) == "take-back-alone"
    assert refusal(bids, 1, (0,)) == "take-back-alone"
    assert refusal(bids, 1, (0, 2)) is None
    assert refusal(bids, 0) is None, "the last to bid takes it back alone"


def test_not_alone_once_there_is_news(bids: Match):
    for seat in range(3):
        bids.apply(seat, 1 + seat)
    assert refusal(bids, 2) == "take-back-alone"
    reason = bids.may_take_back(2)
    assert reason is not None
    assert [who.seat for who in reason.values["others"]] == [0, 1]
    with pytest.raises(Refused):
        bids.take_back(2)
    assert len(bids.moves) == 3
    assert bids.take_back(2, (0, 1)) == 2


def test_taking_back_takes_all_that_followed(bids: Match):
    for seat in (2, 0, 1):
        bids.apply(seat, 4)
    bids.say(1, "hm")
    assert bids.take_back(2, (0, 1)) == 0
    assert bids.state == bids.at(0)
    assert [(talk.after, talk.text) for talk in bids.talk] == [(0, "hm")], "what was said was said"


def test_nothing_to_take_back(bids: Match):
    assert refusal(bids, 0) == "nothing-to-take-back"
    bids.apply(1, 1)
    assert refusal(bids, 0) == "nothing-to-take-back"


def test_a_card_on_the_table_is_news(claim: Match):
    (seat,) = claim.actors
    play_some(claim, 1)
    assert refusal(claim, seat) == "take-back-alone"
    assert refusal(claim, seat, (1 - seat,)) is None


def test_resigning_ends_a_match_of_two(claim: Match):
    play_some(claim, 5)
    claim.resign(0)
    assert claim.outcome is not None
    assert (claim.outcome.places, claim.outcome.why, claim.outcome.winners) == ((2, 1), "resigned", (1,))
    assert claim.actors == ()
    for refused in (lambda: claim.apply(1, 0), lambda: claim.resign(1), lambda: claim.take_back(0, (1,))):
        with pytest.raises(Refused, match=r"house\.over"):
            refused()
    assert claim.check(1, 0).code == "over"
    assert len(claim.moves) == 5


def test_nobody_resigns_among_three(bids: Match):
    with pytest.raises(Refused, match=r"house\.resign"):
        bids.resign(0)
    assert bids.outcome is None


def test_nobody_moves_after_the_end(claim: Match):
    play_out(claim)
    assert claim.outcome is not None
    with pytest.raises(Refused, match=r"house\.over"):
        claim.apply(0, 0)
    with pytest.raises(Refused, match=r"house\.over"):
        claim.resign(0)
    assert refusal(claim, 0) == "over"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_strangers_have_no_say(claim: Match, seat: int):
    for tried in (claim.resign, claim.may_take_back, claim.take_back, lambda stranger: claim.say(stranger, "hello")):
        with pytest.raises(ValueError, match="there is no seat"):
            tried(seat)
    assert claim.outcome is None
    assert claim.talk == []


def test_the_seed_is_hashed_before_and_shown_after(claim: Match):
    shown = claim.seed_hash
    play_out(claim)
    assert hashlib.sha256(str(claim.seed).encode()).hexdigest() == shown == claim.seed_hash


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"seats": 3}, "played by 2 seats, not 3"),
        ({"options": {"starter": "C"}}, "one of random, A, B"),
        ({"options": {"begin": "A"}}, "no option 'begin'"),
        ({"names": ("Anna",)}, "2 seats need as many names"),
        ({"names": ("Anna", "")}, "a name has 1 to"),
        ({"names": ("Anna", "x" * (LONGEST_NAME + 1))}, "a name has 1 to"),
        ({"names": ("Anna", "Bert\nseat C")}, "one line"),
        ({"names": ("Anna", "\ud800")}, "one line"),
        ({"seed": -1}, "a seed is a number"),
    ],
)
def test_bad_tables_are_refused(arguments: dict, says: str):
    with pytest.raises(ValueError, match=says) as caught:
        Match(find_game("claim"), **arguments)
    assert isinstance(caught.value, BadOption) == ("options" in arguments or "seats" in arguments)


def test_names_default_to_letters():
    assert Match(court.GAME, seats=4).names == ("A", "B", "C", "D")


def test_a_question_keeps_its_number_while_others_choose_in_secret(bids: Match):
    first = bids.questions
    bids.apply(1, 3)
    assert [new == old for new, old in zip(bids.questions, first, strict=True)] == [True, False, True]
    bids.apply(0, 2)
    assert bids.questions[2] == first[2]
    bids.apply(2, 2)
    assert not set(bids.questions) & set(first), "another gift, another question"


def test_numbers_of_questions_are_never_used_twice(claim: Match, bids: Match):
    met: set[int] = set()
    for _ in range(4):
        assert len(set(claim.questions)) == 1
        assert claim.questions[0] not in met
        met |= set(claim.questions)
        play_some(claim, 1)
    claim.take_back(claim.moves[-1].seat, agreed=(0, 1))
    assert not met & set(claim.questions)
    before = claim.questions
    claim.resign(0)
    assert claim.questions != before


def test_a_match_without_events_is_the_same_match(claim: Match):
    play_out(claim)
    quiet = Match(claim.game, seed=claim.seed)
    for made in claim.moves:
        assert quiet.apply(made.seat, made.move, events=False) == []
    assert quiet.state == claim.state
    assert quiet.moves == claim.moves
