"""Random play, talk, taking back, forks, saving and loading, in any order: a match is its list of moves."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, precondition, rule

from thronsaal.core.game import Game
from thronsaal.core.match import Made, Match
from thronsaal.core.reason import Refused
from thronsaal.core.record import read_record, write_record
from thronsaal.core.registry import find_game
from toys import court

seeds = st.integers(0, (1 << 128) - 1)


class MatchMachine(RuleBasedStateMachine):
    """A match beside the plainest model of it: the digests of its positions and the moves between them."""

    game: Game
    saved = Bundle("saved")

    @initialize(seed=seeds, seats=st.data())
    def begin(self, seed: int, seats: st.DataObject) -> None:
        self.match = Match(self.game, seed=seed, seats=seats.draw(st.sampled_from(self.game.seats)))
        self.moves: list[Made] = []
        self.digests = [self.match.state.digest()]
        self.news: list[bool] = []
        self.said: list[str] = []

    @precondition(lambda self: self.match.actors)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.match.actors))
        move = data.draw(st.sampled_from(self.match.state.legal(seat)))
        events = self.match.apply(seat, move)
        self.moves.append(Made(seat, move))
        self.digests.append(self.match.state.digest())
        self.news.append(any(event.news for event in events))

    @precondition(lambda self: len(self.match.actors) > 0)
    @rule(count=st.integers(1, 12))
    def hurry(self, count: int) -> None:
        for _ in range(count):
            if not self.match.actors:
                return
            seat = self.match.actors[-1]
            events = self.match.apply(seat, move := self.match.state.legal(seat)[-1])
            self.moves.append(Made(seat, move))
            self.digests.append(self.match.state.digest())
            self.news.append(any(event.news for event in events))

    @rule(seat=st.integers(-1, 4), move=st.integers(-2, 60))
    def try_anything(self, seat: int, move: int) -> None:
        if self.match.check(seat, move) is None:
            return
        with pytest.raises(Refused) as caught:
            self.match.apply(seat, move)
        assert caught.value.reason == self.match.check(seat, move)

    @rule(text=st.sampled_from(["hm", "Schön!", '"so"']), data=st.data())
    def say(self, text: str, data: st.DataObject) -> None:
        self.match.say(data.draw(st.integers(0, self.match.state.seats - 1)), text)
        self.said.append(text)

    @precondition(lambda self: self.moves)
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.match.state.seats - 1))
        others = set(range(self.match.state.seats)) - {seat}
        agreed = data.draw(st.sets(st.sampled_from(sorted(others))))
        mine = [number for number, made in enumerate(self.moves) if made.seat == seat]
        over = self.match.outcome is not None
        alone = mine and mine[-1] == len(self.moves) - 1 and not self.news[-1]
        allowed = bool(mine) and not over and bool(alone or agreed == others)
        try:
            kept = self.match.take_back(seat, agreed)
        except Refused:
            assert not allowed
        else:
            assert allowed
            assert kept == mine[-1]
            del self.moves[kept:], self.digests[kept + 1 :], self.news[kept:]

    @rule(target=saved)
    def save(self) -> object:
        return (write_record(self.match), list(self.moves), list(self.digests), list(self.news), list(self.said))

    @rule(record=saved)
    def load(self, record: tuple[str, list[Made], list[str], list[bool], list[str]]) -> None:
        text, *model = record
        self.match = read_record(text, lambda _: self.game)
        self.moves, self.digests, self.news, self.said = (list(part) for part in model)
        assert write_record(self.match) == text

    @rule(data=st.data())
    def fork(self, data: st.DataObject) -> None:
        keep = data.draw(st.integers(0, len(self.moves)))
        left = self.match.state.digest()
        other, self.match = self.match, self.match.fork(keep)
        self.said = [talk.text for talk in other.talk if talk.after <= keep]
        del self.moves[keep:], self.digests[keep + 1 :], self.news[keep:]
        assert other.state.digest() == left

    @rule(data=st.data())
    def look_back(self, data: st.DataObject) -> None:
        number = data.draw(st.integers(0, len(self.moves)))
        assert self.match.at(number).digest() == self.digests[number]

    @invariant()
    def is_its_moves(self) -> None:
        assert self.match.moves == self.moves
        assert len(self.match.log) == len(self.moves)
        assert self.match.state.digest() == self.digests[-1]
        assert [talk.text for talk in self.match.talk] == self.said
        assert bool(self.match.actors) == (self.match.outcome is None)


class ClaimMachine(MatchMachine):
    game = find_game("claim")


class CourtMachine(MatchMachine):
    game = court.GAME


TestClaim = ClaimMachine.TestCase
TestClaim.settings = settings(max_examples=25, stateful_step_count=30)
TestCourt = CourtMachine.TestCase
TestCourt.settings = settings(max_examples=40, stateful_step_count=30)
