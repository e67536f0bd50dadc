"""Frames are records: known by their type, equal by what they hold, never more than data."""

from __future__ import annotations

import pickle

import pytest

from thronsaal.core.engine.frame import Frame, Question, SeatQuestion, record
from thronsaal.core.engine.position import Position
from thronsaal.core.words import Move, Seat, Word


@record
class DrawCards(Frame[Position]):
    seat: Seat
    n: int = 1
    why: str | None = None

    def run(self, s: Position) -> bool:
        s.stack.pop()
        return False


@record
class ChooseTarget(SeatQuestion[Position]):
    rule = "toy.target"
    seat: Seat
    among: tuple[int, ...]

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return list(self.among)

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-target")


def test_a_frame_is_known_by_its_type_and_its_name():
    assert isinstance(ChooseTarget(0, (1,)), SeatQuestion)
    assert not isinstance(DrawCards(0), Question)
    assert (DrawCards.kind, ChooseTarget.kind, DrawCards(2).kind) == ("draw-cards", "choose-target", "draw-cards")


def test_a_frame_as_json():
    assert DrawCards(1, 2).plain() == ["draw-cards", 1, 2, None]
    assert ChooseTarget(0, (3, 4)).plain() == ["choose-target", 0, "(3, 4)"]


def test_frames_are_equal_by_what_they_hold():
    assert DrawCards(1, 2) == DrawCards(1, n=2)
    assert DrawCards(1, 2) != DrawCards(1, 3)
    assert repr(DrawCards(1)) == "DrawCards(seat=1, n=1, why=None)"
    assert pickle.loads(pickle.dumps(ChooseTarget(0, (3,)))) == ChooseTarget(0, (3,))


def test_a_frame_holds_nothing_else():
    with pytest.raises(AttributeError):
        DrawCards(0).target = 3  # type: ignore[attr-defined]
    assert not hasattr(ChooseTarget(0, ()), "__dict__")


def test_a_frame_that_does_nothing_cannot_be_made():
    @record
    class Idle(Frame[Position]):
        seat: Seat

    with pytest.raises(TypeError, match="run"):
        Idle(0)


def test_a_question_waits_for_its_seat():
    s = Position(2, 0)
    s.stack.append(ChooseTarget(1, (4, 6)))
    asked = s.stack[-1]
    assert isinstance(asked, ChooseTarget)
    assert asked.run(s)
    assert asked.actors(s) == (1,)
    assert asked.allows(s, 1, 6)
    assert not asked.allows(s, 1, 5)
    assert asked.because(s, 6) == "toy.target"
    assert asked.refuse(s, 1, 5) is None
    assert not asked.explains(5)
