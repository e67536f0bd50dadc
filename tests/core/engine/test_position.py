"""A position is what its class body declares: slots, copies, bytes and equality come from that."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import ClassVar

import pytest

from thronsaal.core.chance import Chance
from thronsaal.core.engine.frame import Frame, record
from thronsaal.core.engine.position import Position, aside, derived, each_pair, each_seat, row
from thronsaal.core.game import State
from thronsaal.core.words import Who, Word


@record
class Wait(Frame[Position]):
    place: int

    def run(self, s: Position) -> bool:
        return True


@dataclass(frozen=True)
class Deck:
    cards: tuple[str, ...]
    fingerprint: str = "0123"


class Board(Position):
    size: ClassVar[int] = 3

    deck: Deck
    turn: int = 0
    hand: list[tuple[int, ...]] = each_seat(())
    influence: list[int] = each_pair(0)
    power: list[int] = row(4, 25)
    sums: list[int] = derived(row(2, 0))
    best: int = derived(7)
    glanced: int = aside(5)


class Later(Board):
    season: str = "summer"


def board(**given: object) -> Board:
    return Board(3, 42, deck=Deck(("a", "b")), **given)


def test_every_field_starts_as_declared():
    s = board()
    assert (s.seats_count, s.turn, s.size, s.glanced, s.best) == (3, 0, 3, 5, 7)
    assert s.hand == [(), (), ()]
    assert s.influence == [0] * 9
    assert s.power == [25] * 4
    assert s.deck.cards == ("a", "b")
    assert (s.stack, s.ended, s.log, s.listed) == ([], "", None, None)
    assert s.chance.below(1000) == Chance(42).below(1000)


def test_what_is_given_replaces_what_is_declared():
    assert board(turn=4).turn == 4


def test_a_forgotten_field_cannot_exist():
    s = board()
    with pytest.raises(AttributeError):
        s.phase = "war"  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        Board(2, 0, phase="war")
    assert not hasattr(s, "__dict__")


def test_what_is_not_given_is_missed():
    with pytest.raises(AttributeError):
        _ = Board(2, 0).deck


def test_starting_lists_are_nobody_elses():
    one, other = board(), board()
    one.power[0] = 1
    one.hand[1] = (7,)
    assert other.power[0] == 25
    assert other.hand[1] == ()


def test_a_copy_is_equal_and_independent():
    s = board(turn=2)
    s.stack.append(Wait(1))
    twin = s.copy()
    assert type(twin) is Board
    assert twin.pack() == s.pack()
    before = s.pack()
    twin.hand[0] = (3,)
    twin.influence[4] += 1
    twin.sums[0] = 9
    twin.stack.append(Wait(2))
    twin.chance.below(2)
    twin.turn = 3
    assert s.pack() == before
    assert (s.sums[0], s.chance.words[4]) == (0, 0)
    assert twin.deck is s.deck


def test_what_is_aside_is_neither_copied_nor_packed():
    s = board(glanced=9)
    s.log = []
    s.listed = (0, [1])
    assert s.pack() == board().pack()
    twin = s.copy()
    assert (twin.glanced, twin.log, twin.listed) == (5, None, None)


def test_what_is_derived_is_copied_and_not_packed():
    s = board()
    s.sums[1], s.best = 8, 3
    assert s.pack() == board().pack()
    assert (s.copy().sums, s.copy().best) == ([0, 8], 3)


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 1},
        {"power": [25, 25, 25, 24]},
        {"hand": [(), (1,), ()]},
        {"ended": "power"},
        {"deck": Deck(("a", "b"), "4567")},
        {"stack": [Wait(0)]},
        {"chance": Chance(43)},
    ],
)
def test_everything_else_tells_positions_apart(change: dict[str, object]):
    s = board()
    for name, value in change.items():
        setattr(s, name, value)
    assert s.pack() != board().pack()


def test_what_is_given_is_packed_by_its_fingerprint():
    assert board().pack() == Board(3, 42, deck=Deck(("other", "cards"))).pack()
    assert Board(3, 42, deck="plain").pack() != Board(3, 42, deck="other").pack()


def test_the_bytes_are_the_same_everywhere():
    fields = "3, [42, 0, 0, 0, 0], [], '', '0123', 0, [(), (), ()], [0, 0, 0, 0, 0, 0, 0, 0, 0], [25, 25, 25, 25]"
    assert board().pack() == f"({fields})".encode()


def test_a_position_survives_the_way_to_another_process():
    s = board(turn=3)
    s.stack += [Wait(1), Wait(2)]
    twin = pickle.loads(pickle.dumps(s))
    assert type(twin) is Board
    assert twin.pack() == s.pack()
    assert twin.stack == [Wait(1), Wait(2)]


def test_a_class_below_has_all_fields():
    s = Later(2, 1, deck="plain", season="winter")
    assert list(Later.declared)[-1] == "season"
    assert set(Board.declared) < set(Later.declared)
    twin = s.copy()
    assert (twin.season, twin.power, type(twin)) == ("winter", [25] * 4, Later)
    assert twin.pack() != Later(2, 1, deck="plain").pack()
    s.power[0] = 0
    assert twin.power[0] == 25


def test_a_state_is_equal_by_its_bytes():
    class Small(Position, State):
        turn: int = 0
        actors = legal = check = apply = view = guess = outcome = prompt = because = label = seats = None  # type: ignore

    one, other = Small(2, 7), Small(2, 7)
    assert one == other == one.copy()
    assert hash(one) == hash(other)
    other.turn = 1
    assert one != other


def test_a_field_must_not_hide_a_method():
    class Playing(Position):
        def play(self) -> None:
            """Make a move."""

    with pytest.raises(TypeError, match="Hiding has a field 'play', which means something else in Playing"):

        class Hiding(Playing):
            play: int = 0

    with pytest.raises(TypeError, match="'copy', which means something else"):

        class Uncopied(Position):
            copy: int = 0


def test_fields_of_a_sibling_must_not_hide_a_method():
    class Fields(Position):
        play: int = 0

    class Playing(Position):
        def play(self) -> None:
            """Make a move."""

    with pytest.raises(TypeError, match="Both has a field 'play', which means something else in Playing"):

        class Both(Fields, Playing):
            pass


def test_seats_clockwise():
    assert [board().clockwise(first) for first in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_the_first_frame_pushed_is_done_first():
    s = board()
    s.push(Wait(1), Wait(2), Wait(3))
    assert s.stack[-1] == Wait(1)
    assert s.stack == [Wait(3), Wait(2), Wait(1)]


def test_events_are_told_only_when_somebody_reads():
    s = board()
    s.tell("won", "board.end", seat=1)
    assert s.log is None
    s.log = []
    s.tell("won", "board.end", news=True, seat=1, n=2)
    s.whisper("drew", "board.draw", (2,), {"card": 7}, other=2)
    s.confide("laid", "board.lay", 0, {"card": 8})
    won, drew, laid = s.log
    assert (won.kind, won.values, won.news) == ("won", {"seat": Who(1), "n": 2}, True)
    assert drew.seen(2) == Word("event-drew-seen", {"other": Who(2), "card": 7})
    assert drew.seen(1) == Word("event-drew", {"other": Who(2)})
    assert drew.news
    assert (laid.to, laid.seen(None), laid.news) == ((0,), Word("event-laid", {"seat": Who(0)}), False)
