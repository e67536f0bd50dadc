"""Who may act when: each place once, or round and round until all have passed in a row."""

from __future__ import annotations

from typing import Any, Self

import pytest

from thronsaal.core.engine.frame import Frame, record
from thronsaal.core.engine.position import Position
from thronsaal.core.engine.window import PASS, Once, Rounds
from thronsaal.core.words import Move, Seat, Word


class Table(Position):
    able: int = 0
    """Seats that could act, as bits."""
    asked: tuple[Seat, ...] = ()


class Asking:
    rule = "toy.window"

    def could(self, s: Table, seat: Seat) -> bool:
        return s.able >> seat & 1 == 1

    def legal(self, s: Table, seat: Seat) -> list[Move]:
        return [PASS, 1]

    def prompt(self, s: Table, seat: Seat) -> Word:
        return Word("prompt")


@record
class Each(Asking, Once[Table]):
    first: Seat
    place: int

    def places(self, s: Table) -> int:
        return s.seats_count

    def moved(self, place: int) -> Self:
        return type(self)(self.first, place)

    def actors(self, s: Table) -> tuple[Seat, ...]:
        return ((self.first + self.place) % s.seats_count,)

    def answer(self, s: Table, seat: Seat, move: Move) -> None:
        self.next(s)
        if move != PASS:
            s.stack.append(Lose(seat))


@record
class Round(Asking, Rounds[Table]):
    at: Seat
    passed: int = 0

    def moved(self, at: Seat, passed: int) -> Self:
        return type(self)(at, passed)

    def answer(self, s: Table, seat: Seat, move: Move) -> None:
        if move == PASS:
            self.passes(s)
        else:
            self.acts(s)
            s.stack.append(Lose(seat))


@record
class Lose(Frame[Table]):
    """Acting costs a seat the chance to act again."""

    seat: Seat

    def run(self, s: Table) -> bool:
        assert not isinstance(s.stack[-2], Lose)
        s.stack.pop()
        s.able &= ~(1 << self.seat)
        return False


@record
class Bottom(Frame[Table]):
    def run(self, s: Table) -> bool:
        return True


def run(window: Frame[Any], able: str, moves: str, seats: int = 3) -> str:
    """Who is asked while these moves are made: `-` passes, `x` acts; a dot when the window is shut."""
    s = Table(seats, 0, able=sum(1 << "ABCD".index(letter) for letter in able))
    s.stack += [Bottom(), window]
    said = ""
    for move in (*moves, ""):
        while not s.stack[-1].run(s):
            pass
        if isinstance(s.stack[-1], Bottom):
            return said + "."
        (seat,) = s.stack[-1].actors(s)
        said += "ABCD"[seat]
        if move:
            s.stack[-1].answer(s, seat, PASS if move == "-" else 1)
    return said


@pytest.mark.parametrize(
    ("first", "able", "moves", "asked"),
    [
        (0, "ABC", "---", "ABC."),
        (1, "ABC", "---", "BCA."),
        (2, "ABC", "x--", "CAB."),
        (0, "AC", "x-", "AC."),
        (0, "", "", "."),
        (1, "A", "x", "A."),
        (0, "ABC", "xxx", "ABC."),
        (0, "ABC", "-", "AB"),
    ],
)
def test_each_place_is_asked_once(first: Seat, able: str, moves: str, asked: str):
    assert run(Each(first, 0), able, moves) == asked


@pytest.mark.parametrize(
    ("first", "able", "moves", "asked"),
    [
        (0, "ABC", "---", "ABC."),
        (1, "ABC", "---", "BCA."),
        # Who acts is followed by the left neighbour, and everybody is asked again.
        (0, "ABC", "-x--", "ABCA."),
        (0, "ABC", "--x--", "ABCAB."),
        (0, "ABC", "x-x-", "ABCB."),
        (0, "ABC", "xxx", "ABC."),
        # A seat that could not act has passed without being asked.
        (0, "AC", "-x-", "ACA."),
        (0, "C", "-", "C."),
        (1, "A", "x", "A."),
        (2, "", "", "."),
    ],
)
def test_seats_are_asked_round_and_round(first: Seat, able: str, moves: str, asked: str):
    assert run(Round(first), able, moves) == asked


def test_a_seat_that_could_act_only_later_is_asked_then():
    s = Table(3, 0, able=0b001)
    s.stack += [Bottom(), Round(0)]
    s.stack[-1].run(s)
    s.able = 0b011
    s.stack[-1].answer(s, 0, PASS)
    assert s.stack[-1].run(s)
    assert s.stack[-1] == Round(1, 1)


def test_what_is_put_on_top_is_done_before_the_next_is_asked():
    s = Table(2, 0, able=0b11)
    s.stack += [Bottom(), Round(0)]
    assert s.stack[-1].run(s)
    s.stack[-1].answer(s, 0, 1)
    assert s.stack[1:] == [Round(1), Lose(0)]
    assert not s.stack[-1].run(s)
    assert s.stack[-1].run(s)
    assert s.stack[-1].actors(s) == (1,)
