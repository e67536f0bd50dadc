"""Words that nest, vocabularies that find them, and the small things Iron Throne asked of the engine room."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Self

import pytest

from thronsaal.core.engine.frame import Frame, record
from thronsaal.core.engine.phrase import BadPhrase, Phrase, Vocabulary, declared
from thronsaal.core.engine.position import Position, octets
from thronsaal.core.engine.window import PASS, Once
from thronsaal.core.words import Move, Seat, Word


class Colour(Enum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Guest(Phrase):
    family = "guest"


class King(Guest):
    name = "king"


class Fool(Guest):
    name = "fool"


@dataclass(frozen=True, slots=True)
class Serve(Phrase):
    name = "serve"
    n: int
    colour: Colour
    guest: Guest


GUESTS = declared(globals(), Guest)
WORDS = Vocabulary(Serve, *GUESTS, largest=9)


def test_a_module_finds_its_words():
    assert list(GUESTS) == [King, Fool], "bases without a name are no words"
    assert declared({"__name__": "elsewhere", "King": King}, Guest) == (), "what is imported belongs elsewhere"


def test_a_phrase_in_a_phrase_is_one_word():
    read = WORDS.read("serve 2 red fool", (Serve,))
    assert read == Serve(2, Colour.RED, Fool())
    assert str(read) == "serve 2 red fool"
    assert WORDS.read("king", GUESTS) == King()


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("serve 2 red queen", "'queen' is not among king, fool"),
        ("serve 2 red serve", "'serve' is not among king, fool"),
        ("king", "'king' is not among serve"),
    ],
)
def test_only_words_of_the_family_nest(text: str, wrong: str):
    with pytest.raises(BadPhrase, match=wrong):
        WORDS.read(text, (Serve,))


class Table(Position):
    marks: bytearray = octets(40)


def test_octets_are_copied_and_packed():
    table = Table(3, 1)
    twin = table.copy()
    assert table.marks == bytes(40)
    twin.marks[7] = 255
    assert table.marks[7] == 0
    assert table.pack() != twin.pack()
    assert twin.copy().pack() == twin.pack()


@record
class Paint(Frame[Table]):
    colour: Colour

    def run(self, s: Table) -> bool:
        return True


def test_a_frame_says_an_enumeration_by_its_value():
    assert Paint(Colour.RED).plain() == ["paint", "red"]


MADE: list[int] = []


@record
class Toast(Once[Table]):
    """Every seat may speak; those that are marked could."""

    rule = "toast"
    place: int

    def places(self, s: Table) -> int:
        return s.seats_count

    def moved(self, place: int) -> Self:
        MADE.append(place)
        return type(self)(place)

    def could(self, s: Table, seat: Seat) -> bool:
        return bool(s.marks[seat])

    def actors(self, s: Table) -> tuple[Seat, ...]:
        return (self.place,)

    def legal(self, s: Table, seat: Seat) -> list[Move]:
        return [PASS]

    def answer(self, s: Table, seat: Seat, move: Move) -> None:
        self.next(s)

    def prompt(self, s: Table, seat: Seat) -> Word:
        return Word("toast")


@record
class QuickToast(Toast):
    """The same, but it looks at places without making a window for each."""

    place: int

    def could_at(self, s: Table, place: int) -> bool:
        return bool(s.marks[place])


@pytest.mark.parametrize(("kind", "made"), [(Toast, 4), (QuickToast, 1)])
def test_a_window_looks_at_places_with_or_without_making_them(kind: type[Toast], made: int):
    table = Table(5, 1)
    table.marks[3] = 1
    table.push(kind(0))
    MADE.clear()
    assert table.stack[-1].run(table)
    assert table.stack == [kind(3)]
    assert len(MADE) == made
    table.stack[-1].answer(table, 3, PASS)
    assert not table.stack[-1].run(table)
    assert table.stack == [], "nobody else could act"
