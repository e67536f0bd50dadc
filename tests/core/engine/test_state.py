"""A state answers from the top of its stack: who is asked, what may be answered, why not."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from thronsaal.core.chance import Chance
from thronsaal.core.engine.frame import Frame, Question, SeatQuestion, record
from thronsaal.core.engine.position import aside, each_seat
from thronsaal.core.engine.state import EngineState
from thronsaal.core.engine.window import PASS
from thronsaal.core.game import Outcome, Prompt
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.words import Json, Move, Seat, Who, Word


class Notation:
    """All that a state asks of its game."""

    def write(self, move: Move) -> str:
        return f"move {move}"


class Counting(EngineState):
    """Each seat in turn names a digit of its sort: A below 10, B from 10 on; six ends it."""

    game: ClassVar[Any] = Notation()
    turn_rule = "count.turn"
    named: list[int] = each_seat(0)
    lists: int = aside(0)

    def is_move(self, move: Move) -> bool:
        return 0 <= move < 30

    def sort_of(self, move: Move) -> int:
        return move // 10

    @property
    def outcome(self) -> Outcome | None:
        return Outcome((1, 1), (0, 0), self.ended) if self.ended else None

    def tell_end(self) -> None:
        self.tell("over", "count.end")

    def view(self, seat: Seat | None) -> dict[str, Json]:
        return {}

    def guess(self, seat: Seat | None, rng: Chance):
        return self.copy()

    def label(self, seat: Seat, move: Move) -> Word:
        return Word(f"move-{move}")


@record
class Name(SeatQuestion[Counting]):
    rule = "count.name"
    seat: Seat

    def legal(self, s: Counting, seat: Seat) -> list[Move]:
        s.lists += 1
        return [10 * seat + digit for digit in (2, 4, 6)]

    def answer(self, s: Counting, seat: Seat, move: Move) -> None:
        s.named[seat] = move
        s.tell("named", "count.name", seat=seat, n=move)
        s.stack[-1] = Name(1 - seat)
        if move % 10 == 6:
            s.ended = "six"

    def prompt(self, s: Counting, seat: Seat) -> Word:
        return Word("prompt-name")

    def refuse(self, s: Counting, seat: Seat, move: Move) -> Reason | None:
        return Reason("odd", "count.even") if move % 2 else None

    def explains(self, move: Move) -> bool:
        return move == 29


@record
class Both(Question[Counting]):
    rule = "count.both"

    def actors(self, s: Counting) -> tuple[Seat, ...]:
        return (0, 1)

    def legal(self, s: Counting, seat: Seat) -> list[Move]:
        return [seat, seat + 2]

    def answer(self, s: Counting, seat: Seat, move: Move) -> None:
        s.stack.pop()

    def prompt(self, s: Counting, seat: Seat) -> Word:
        return Word("prompt-both")


@record
class Peek(Frame[Counting]):
    """Looks at the list of the question below, then changes what is asked."""

    def run(self, s: Counting) -> bool:
        s.stack.pop()
        s.listing(0)
        s.stack[-1] = Both()
        return False


@record
class Only(SeatQuestion[Counting]):
    """There is one answer."""

    rule = "count.only"
    seat: Seat
    move: Move

    def legal(self, s: Counting, seat: Seat) -> list[Move]:
        return [self.move]

    def answer(self, s: Counting, seat: Seat, move: Move) -> None:
        s.stack.pop()

    def prompt(self, s: Counting, seat: Seat) -> Word:
        return Word("prompt-only")


def state(*frames: Frame[Any]) -> Counting:
    s = Counting(2, 0)
    s.stack.extend(frames)
    return s


def test_the_top_of_the_stack_is_asked():
    s = state(Both(), Name(0))
    assert s.seats == 2
    assert s.asked == Name(0)
    assert s.actors == (0,)
    assert s.legal(0) == [2, 4, 6]
    assert s.legal(1) == s.legal(7) == s.legal(-1) == []
    assert s.prompt(0) == Prompt(Word("prompt-name"), "count.name")
    assert s.prompt(1) is None
    assert s.because(0, 2) == "count.name"


def test_who_can_only_pass_is_idle():
    assert state(Only(0, PASS)).is_idle(0)
    assert not state(Only(0, PASS)).is_idle(1), "not asked"
    assert not state(Only(0, 4)).is_idle(0), "forced to do something"
    assert not state(Both()).is_idle(0), "passing is one of two answers"


def test_several_are_asked_at_once():
    s = state(Both())
    assert s.actors == (0, 1)
    assert (s.legal(0), s.legal(1)) == ([0, 2], [1, 3])
    assert s.check(0, 3) is not None
    assert s.check(1, 3) is None


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (1, 12, Reason("not-your-turn", "count.turn", {"seats": (Who(0),)})),
        (5, 2, Reason("not-your-turn", "count.turn", {"seats": (Who(0),)})),
        (0, -1, Reason("no-such-move", "count.turn")),
        (0, 10**40, Reason("no-such-move", "count.turn")),
        (0, 12, Reason("not-now", "count.name", {"move": Word("move-12"), "asked": Word("prompt-name")})),
        (0, 3, Reason("odd", "count.even")),
        (0, 8, Reason("not-possible", "count.name", {"move": Word("move-8")})),
        (0, 29, Reason("odd", "count.even")),
    ],
)
def test_a_refusal_says_why(seat: Seat, move: Move, reason: Reason):
    s = state(Name(0))
    assert s.check(seat, move) == reason
    before = s.pack()
    with pytest.raises(Refused) as refused:
        s.apply(seat, move)
    assert refused.value.reason == reason
    assert s.pack() == before


def test_a_move_is_made_and_told():
    s = state(Name(0))
    (named,) = s.apply(0, 4)
    assert (named.kind, named.values) == ("named", {"seat": Who(0), "n": 4})
    assert s.log is None
    assert (s.named, s.actors) == ([4, 0], (1,))
    assert s.apply(1, 12, events=False) == []


def test_the_end_is_told_and_nobody_is_asked_any_more():
    s = state(Name(0))
    assert [event.kind for event in s.apply(0, 6)] == ["named", "over"]
    assert (s.stack, s.actors, s.legal(1), s.prompt(1)) == ([], (), [], None)
    assert s.check(1, 12) == Reason("over", "house.over")


def test_moves_are_listed_once_for_each_position():
    s = state(Name(0))
    assert s.legal(0) == s.legal(0) == [2, 4, 6]
    assert s.check(0, 4) is None
    assert s.lists == 1
    s.apply(0, 4)
    assert s.lists == 1
    assert s.legal(1) == [12, 14, 16]
    assert s.lists == 2
    twin = s.copy()
    assert twin.legal(1) == [12, 14, 16]
    assert (s.lists, twin.lists) == (2, 1)


def test_the_list_belongs_to_the_caller():
    s = state(Name(0))
    s.legal(0).clear()
    assert s.legal(0) == [2, 4, 6]


def test_a_list_that_a_frame_looked_at_is_forgotten():
    s = state(Name(0), Peek())
    s.advance()
    assert s.asked == Both()
    assert s.legal(0) == [0, 2]


def test_work_goes_on_until_somebody_is_asked():
    @record
    class Step(Frame[Counting]):
        n: int

        def run(self, s: Counting) -> bool:
            s.stack.pop()
            s.named[0] = 10 * s.named[0] + self.n
            return False

    s = state(Name(1))
    s.push(Step(1), Step(2), Step(3))
    s.advance()
    assert (s.named[0], s.asked) == (123, Name(1))


def test_a_position_with_fresh_chance():
    s = state(Name(0))
    twin = s.reseed(Chance(5))
    assert twin.chance.words.tolist() != s.chance.words.tolist()
    assert (twin.stack, twin.named) == (s.stack, s.named)
    assert s.reseed(Chance(5)) == twin
