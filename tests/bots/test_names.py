"""Bots have names, and at a table everybody has another."""

from __future__ import annotations

from itertools import product

import pytest

from thronsaal.bots import called
from thronsaal.bots.names import NAMES
from thronsaal.core.words import SEAT_LETTERS, seat_letter


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "random", "greedy", "search", "my-bot"])
def test_a_name_begins_with_the_letter_of_its_seat(level: str) -> None:
    for seat in range(len(SEAT_LETTERS)):
        assert called(seat, level)[0] == seat_letter(seat)


def test_no_two_seats_share_a_name() -> None:
    for levels in product(["easy", "medium", "hard", "random"], repeat=4):
        assert len({called(seat, level) for seat, level in enumerate(levels)}) == 4
    assert len({name for row in NAMES for name in row}) == sum(map(len, NAMES))
